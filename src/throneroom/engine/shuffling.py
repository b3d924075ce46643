"""Where the order of a shuffled deck comes from: one of two generators.

`counter` is fast, and good enough for everything that nobody has a reason to attack: the lab,
search, games at one screen. Its whole state has 62 bits, so a patient opponent with fast hardware
can find it from the cards they drew.

`sha256` deals at tables. Each shuffle has random numbers of its own, hashed from the whole seed and
the number of the shuffle, so that no shuffle tells anything about another one. It can be checked
without this program (see "Checking a deal" in docs/protocol.md), so it must never change.
"""

import hashlib
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from throneroom.engine.errors import SetupError
from throneroom.engine.rng import HALF, MASK, STEP, mix
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Position

COUNTER: Final = "counter"
SHA256: Final = "sha256"
GENERATORS: Final = (COUNTER, SHA256)

RANGE: Final = 1 << 32
"""How many numbers of 32 bits there are."""


def check_generator(generator: str, seed: str) -> None:
    """Refuse a generator that there is not, or that the seed is not enough for."""
    if generator not in GENERATORS:
        raise SetupError("no-generator", generator=generator, known=list(GENERATORS))
    if generator == SHA256 and not seed:
        raise SetupError("empty-seed", generator=generator)


def shuffle_cards(game: "Position", zone: Zone) -> None:
    """Put the cards of a zone into a random order."""
    if game.shuffle_seed:
        _by_sha256(zone.buffer, zone.size, f"{game.shuffle_seed} {game.rng}")
        game.rng += 1
    else:
        game.rng = _by_counter(zone.buffer, zone.size, game.rng)


def draw_by_sha256(name: str, count: i64) -> i64:
    """A number below `count`, the first one that a shuffle of this name and size would use."""
    block = 0
    while True:
        for number in _numbers(name, block):
            word: i64 = number
            if word < RANGE - RANGE % count:
                return word % count
        block += 1


def _by_counter(cards: "vec[u8]", left: i64, state: i64) -> i64:
    """Shuffle with the numbers that follow a state; the result is the state after them."""
    # `step` and `below` are written out: no other loop draws as many random numbers.
    while left > 1:
        state = (state + STEP) & MASK
        bits = mix(state)
        other = ((bits & HALF) * left) >> 31
        left -= 1
        card = cards[left]
        cards[left] = cards[other]
        cards[other] = card
        # The upper half of the random bits serves for the next card.
        other = ((bits >> 31) * left) >> 31
        left -= 1
        if left > 0:
            card = cards[left]
            cards[left] = cards[other]
            cards[other] = card
    return state


def _by_sha256(cards: "vec[u8]", left: i64, name: str) -> None:
    """Shuffle with the numbers that the name of a shuffle stands for."""
    words: list[int] = []
    block = 0
    while left > 1:
        if not words:
            words = _numbers(name, block)
            block += 1
        word: i64 = words.pop(0)
        # The highest numbers would favour some cards, so they are passed over.
        if word < RANGE - RANGE % left:
            other = word % left
            left -= 1
            card = cards[left]
            cards[left] = cards[other]
            cards[other] = card


def _numbers(name: str, block: int) -> list[int]:
    """Eight random numbers of 32 bits."""
    digest = hashlib.sha256(f"{name} {block}".encode(errors="surrogatepass")).digest()
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
