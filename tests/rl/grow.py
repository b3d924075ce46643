"""Appends what is new to the index table of the learning environments, as a new version.

PYTHONPATH=src .venv/bin/python tests/rl/grow.py

New are cards, modes, kinds of questions and purposes that are not in src/throneroom/rl/index.txt.
What is there stays where it is; tests/rl/versions.txt holds a check of every version.
"""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from throneroom.cards import SETS
from throneroom.engine.card import CARDS
from throneroom.engine.question import AFTER_GAIN, INSTEAD, KINDS

ROOT = Path(__file__).parents[2]
INDEX = ROOT / "src" / "throneroom" / "rl" / "index.txt"
VERSIONS = Path(__file__).with_name("versions.txt")
CARDS_SOURCE = ROOT / "src" / "throneroom" / "cards"
WORDS = ROOT / "src" / "throneroom" / "text" / "en" / "game.ftl"


def wanted() -> Iterator[str]:
    """Every line that the index table must have, apart from versions and amounts."""
    yield from (f"kind {kind}" for kind in KINDS)
    yield from (f"purpose {purpose}" for purpose in purposes())
    yield from (f"mode {mode}" for mode in modes())
    yield from (f"card {card.id}" for card in CARDS if card.set in SETS)


def modes() -> list[str]:
    """Every mode that has a text, which a test of texts demands."""
    found = re.findall(r"^mode-(\w+)", WORDS.read_text(encoding="utf-8"), re.MULTILINE)
    return list(dict.fromkeys(found))


def purposes() -> list[str]:
    """Every purpose that a card or the engine gives to tell questions apart."""
    text = "".join(p.read_text(encoding="utf-8") for p in sorted(CARDS_SOURCE.glob("*.py")))
    return list(dict.fromkeys([*re.findall(r'purpose="(\w+)"', text), INSTEAD, AFTER_GAIN]))


def missing(lines: list[str]) -> list[str]:
    """What the lines of an index table lack."""
    return [line for line in wanted() if line not in lines]


def check(lines: list[str]) -> str:
    """A check of the lines up to the end of a version."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def grown(lines: list[str]) -> list[str]:
    """The lines with a further version, if something is new."""
    new = missing(lines)
    version = sum(line.startswith("version ") for line in lines) + 1
    return [*lines, f"version {version}", *new] if new else lines


def main() -> None:
    """Append, if there is something."""
    before = INDEX.read_text(encoding="utf-8").splitlines()
    lines = grown(before)
    if lines != before:
        INDEX.write_text("\n".join(lines) + "\n", encoding="utf-8")
        version = sum(line.startswith("version ") for line in lines)
        with VERSIONS.open("a", encoding="utf-8") as versions:
            versions.write(f"{version} {check(lines)}\n")


if __name__ == "__main__":
    main()
