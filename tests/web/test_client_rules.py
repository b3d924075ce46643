"""The browser client has no cards and sets of its own: what it knows of them is generated."""

import json
import re
from pathlib import Path

from throneroom import CARDS

SOURCES = Path(__file__).parents[2] / "web" / "src"
IDS = {card.id for card in CARDS}
SETS = {card.set for card in CARDS}

ART = ("emblems.json", "decorations.json")
"""Which picture a card has, and which cards decorate a page."""

OTHER_MEANINGS = {
    "curse": "a type of cards, and its colour",
    "potion": "a part of a price",
    "mine": "what belongs to the viewer",
    "library": "the plans that come with the program",
    "replace": "a method of strings",
    "navigator": "what a browser knows of itself",
    "market": "the cards for sale beside the supply, whichever card offers them",
    "scheme": "the colours of a page, light or dark",
}


def code() -> list[Path]:
    """The files of the client, but for tests and what is generated."""
    return [
        file
        for file in sorted(SOURCES.rglob("*"))
        if file.is_file()
        and not {"generated", "testdata"} & set(file.relative_to(SOURCES).parts)
        and not file.name.endswith(".test.ts")
        and file.name not in ART
    ]


def test_the_client_names_no_card_and_no_set() -> None:
    files = code()
    assert len(files) > 50
    names = (IDS | SETS) - OTHER_MEANINGS.keys()
    found = [
        f"{file.relative_to(SOURCES)}:{number}: {word}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for word in re.findall(r"[a-z_]+", line)
        if word in names
    ]
    assert found == [], "if a word means something else there, add it to OTHER_MEANINGS"


def test_cards_that_decorate_pages_exist() -> None:
    decorations = json.loads((SOURCES / "decorations.json").read_text(encoding="utf-8"))
    assert {id for ids in decorations.values() for id in ids} <= IDS
