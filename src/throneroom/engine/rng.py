"""Random numbers that are the same on every machine, compiled or not.

A counter is stepped by an odd constant and its value mixed by multiplications and shifts:
the state is one number, copying is free, and no draw tells the next one.

Native integers wrap when compiled and grow without bound when not, so every sum and product
is cut to 62 bits at once: then both forms give the same numbers, and none is negative.
(A constant of 63 bits would be a heap object in the compiled form.)
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
HALF: Final = 0x7FFF_FFFF
STEP: Final = 0x1E37_79B9_7F4A_7C15
MIX_1: Final = 0x3F58_476D_1CE4_E5B9
MIX_2: Final = 0x14D0_49BB_1331_11EB


def step(state: i64) -> i64:
    """The state after this one."""
    return (state + STEP) & MASK


def mix(state: i64) -> i64:
    """62 random bits for a state."""
    bits = ((state ^ (state >> 30)) * MIX_1) & MASK
    bits = ((bits ^ (bits >> 27)) * MIX_2) & MASK
    return bits ^ (bits >> 31)


def seed_of(text: str) -> i64:
    """The first state for a seed, which is any text."""
    digest = hashlib.sha256(text.encode(errors="surrogatepass")).digest()
    return i64(int.from_bytes(digest[:8], "big") & MASK)


def derive(state: i64, number: i64) -> i64:
    """A state of its own for each number (a game of a series, a decision of a bot)."""
    return mix((mix(state) + number * STEP) & MASK)


def below(bits: i64, count: i64) -> i64:
    """A number from 0 to count - 1 from the lower 31 random bits."""
    return ((bits & HALF) * count) >> 31
