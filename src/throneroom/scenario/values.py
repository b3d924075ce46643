"""The values in a scenario: cards, answers, numbers. Each reader has one complaint."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from throneroom.cards import SHIPPED
from throneroom.engine.card import BY_ID, CARDS, Card
from throneroom.engine.decision import DECLINING
from throneroom.scenario.errors import Malformed
from throneroom.text.names import plain_words
from throneroom.text.words import LANGUAGES, Words, naming

MODES = {
    "pawn": "card action buy coin",
    "steward": "cards coins trash",
    "minion": "coins redraw",
    "nobles": "cards actions",
    "torturer": "discard curse",
    "trusty_steed": "cards actions coins silvers",
    "spy": "discard keep",
    "jester": "give take",
    "doctor": "trash discard keep",
    "courtier": "action buy coins gold",
    "lurker": "trash gain",
    "native_village": "store take",
    "navigator": "discard keep",
    "pirate_ship": "plunder coins",
    "governor": "cards treasures trash",
    "loan": "trash discard",
    "watchtower": "trash topdeck",
}

LARGEST_NUMBER = 10**6
"""Larger ones are not even shown: Python refuses to write down the largest."""

WORDS = {"all", "yes", *DECLINING, *" ".join(MODES.values()).split()}

_NAME = re.compile(r"[^\W\d_]+(?:[ '\u2019-][^\W\d_]+)*")
"""A card's name as people write it: words of letters, nothing else."""


def mapping(value: object, keys: set[str] | None, what: str) -> dict[str, Any]:
    """Pairs whose keys are texts, and known ones where only some are allowed."""
    if not isinstance(value, dict):
        raise Malformed("no-pairs", what=what, found=show(value))
    for key in value:
        if not isinstance(key, str):
            raise Malformed("no-key", what=what, found=show(key))
        if keys is not None and key not in keys:
            raise Malformed("unknown-key", what=what, found=show(key), known=sorted(keys))
    return value


def unless_none(value: object, instead: dict[str, Any] | None = None) -> object:
    """The value, or nothing at all where nothing is written."""
    if value is not None:
        return value
    return [] if instead is None else instead


def listed(value: object, what: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise Malformed("no-list", what=what, found=show(value))
    return value


def number(value: object, what: str, negative: bool = False) -> int:
    """A number that a game may come to."""
    if isinstance(value, bool) or not isinstance(value, int) or (value < 0 and not negative):
        raise Malformed("no-count", what=what, found=show(value))
    if not -1000 <= value <= 100:
        raise Malformed("beyond-any-game", what=what, found=show(value))
    return value


def flag(value: object, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Malformed("true-or-false", what=what)
    return value


def phase(value: object) -> str:
    """`action` or `buy`."""
    if value not in ("action", "buy"):
        raise Malformed("no-phase", found=show(value))
    return str(value)


def card(value: object, what: str) -> Card:
    """A card by its id, or by its name in any language."""
    found = named_card(value) if isinstance(value, str) else None
    if found is None:
        raise Malformed("no-card-in", what=what, name=show(value))
    return found


def cards(value: object, what: str) -> list[Card]:
    """Cards, of which each may be written with how many of it there are."""
    found: list[Card] = []
    for part in listed(value, what):
        count, name = _counted(_word(part))
        found += [card(name, what)] * count
    return found


def piles(value: object, what: str) -> dict[Card, int]:
    """How many cards are in some piles; each is written once, by whatever name."""
    sizes: dict[Card, int] = {}
    for name, size in mapping(value, None, what).items():
        pile = card(name, what)
        if pile in sizes:
            raise Malformed("key-twice", word=show(name))
        sizes[pile] = number(size, f"{what}.{name}")
    return sizes


def named_card(text: str) -> Card | None:
    """The card that has this id or this name; None where there is none."""
    if text in BY_ID:
        return BY_ID[text]
    if not _NAME.fullmatch(text):
        return None
    found = _cards_by_name(naming()).get("".join(plain_words(text)), ())
    if len(found) > 1:
        raise Malformed("name-of-several", name=show(text), cards=list(found))
    return found[0] if found else None


@lru_cache(maxsize=1)
def _cards_by_name(naming: tuple[int, int]) -> dict[str, tuple[Card, ...]]:  # noqa: ARG001
    named: dict[str, tuple[Card, ...]] = {}
    for each in CARDS:
        texts = [each.id]
        for language in LANGUAGES:
            words = Words(language)
            texts += [words.name(each), words.card_part(each, "many")]
        for name in {"".join(plain_words(text)) for text in texts}:
            named[name] = (*named.get(name, ()), each)
    return named


def answer(value: object) -> Any:
    """An answer as the game takes it: a word or a list of words."""
    words: list[str] = []
    for part in value if isinstance(value, list) else [value]:
        count, word = _counted(_word(part))
        words += [_known(word)] * count
    return words if isinstance(value, list) or len(words) > 1 else words[0]


def _counted(text: str) -> tuple[int, str]:
    """`3 copper` as three coppers, `copper` as one."""
    match = re.fullmatch(r"(?:([1-9][0-9]{0,2}) )?(.*)", text, re.ASCII | re.DOTALL)
    assert match is not None
    return int(match[1] or 1), match[2]


def _word(value: object) -> str:
    if isinstance(value, dict | list):
        raise Malformed("no-word", found=show(value))
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise Malformed("unknown-answer", answer=show(value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _known(word: str) -> str:
    amount = word.removesuffix("+p")
    if word in WORDS or word in BY_ID or (amount.isascii() and amount.isdigit()):
        return word
    found = named_card(word)
    if found is not None:
        return found.id
    if len(CARDS) > len(SHIPPED):
        # Perhaps a mode of a card from outside; the game will tell.
        return word
    raise Malformed("unknown-answer", answer=show(word))


def ids(cards: Iterable[Card]) -> list[str]:
    """The ids of cards."""
    return [card.id for card in cards]


def show(value: object) -> str:
    """A value for a message: not too long, however much is in it."""
    if isinstance(value, list):
        return "[" + ", ".join(_show_part(part) for part in value[:40]) + "]"
    return _show_part(value)


def _show_part(value: object) -> str:
    if isinstance(value, dict | list) or (isinstance(value, int) and abs(value) > LARGEST_NUMBER):
        return "..."
    return str(value)[:80]
