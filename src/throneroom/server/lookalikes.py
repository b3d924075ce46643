"""Names that look the same though their letters differ: a Cyrillic letter A is like a Latin one.

The comparison is that of Unicode's security mechanisms (UTS #39): what looks the same has the same
skeleton. The data is reduced to what looks like ASCII, and small letters are not told from capital
ones.
"""

import unicodedata
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("lookalikes.txt")
FOLDED = str.maketrans("01i", "oll")
"""A small l is also like a capital I, which is an i to those who compare without case."""


def skeleton(name: str) -> str:
    """The same for all names that can be mistaken for each other."""
    table = _table()
    marks = unicodedata.normalize("NFKD", name)
    plain = "".join(table.get(mark, mark) for mark in marks).casefold()
    return unicodedata.normalize("NFKD", plain).translate(FOLDED).replace("rn", "m")


@cache
def _table() -> dict[str, str]:
    """What each letter looks like."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    rows = (line.split(" ") for line in lines if not line.startswith("#"))
    return {letter: like for like, letters in rows for letter in letters}
