"""Reading the fields of records, and refusing what they may not hold."""

import json

from throneroom.engine.card import BY_ID, PROFILES
from throneroom.engine.errors import RecordError
from throneroom.engine.shuffling import COUNTER, GENERATORS

RULES = 1


def read_profile(rules: str, profile: str) -> str:
    """The rules profile; records of other rules are refused."""
    if rules != str(RULES):
        raise RecordError("record-rules", rules=rules, known=RULES)
    if profile not in PROFILES:
        raise RecordError("no-profile", profile=profile, known=list(PROFILES))
    return profile


def read_kingdom(ids: list[str]) -> list[str]:
    """Ids of cards that there are."""
    for id in ids:
        if id not in BY_ID:
            raise RecordError("no-card", name=id[:40])
    return ids


def written_extras(colonies: bool, market: list[str]) -> list[str]:
    """The lines of what few games have: Platinum and Colonies, and cards for sale."""
    lines = ["colonies: yes"] if colonies else []
    return [*lines, "market: " + ", ".join(market)] if market else lines


def read_extras(header: dict[str, str]) -> tuple[bool, list[str]]:
    """Whether Platinum and Colonies are used, and the ids of the cards for sale."""
    if header.get("colonies", "yes") != "yes":
        raise RecordError("record-colonies", text=header["colonies"][:40])
    market = read_kingdom(header["market"].split(", ")) if "market" in header else []
    return "colonies" in header, market


def read_seed(text: str) -> str:
    """A text in quotes."""
    try:
        seed = json.loads(text)
    except (ValueError, RecursionError):
        seed = None
    if not isinstance(seed, str):
        raise RecordError("record-seed", text=text[:40])
    return seed


def read_generator(header: dict[str, str]) -> str:
    """The generator that a record names; those of before there were two name none."""
    generator = header.get("generator", COUNTER)
    if generator not in GENERATORS:
        raise RecordError("no-generator", generator=generator[:20], known=list(GENERATORS))
    return generator


def read_number(text: str) -> int:
    """A number of at most seven digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise RecordError("no-number", text=text[:20])
    return int(text)
