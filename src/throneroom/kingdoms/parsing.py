"""Reading the name of a kingdom, or its cards, as typed."""

import re
from dataclasses import replace
from functools import lru_cache

from throneroom.engine.card import CARDS, Card
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.engine.setup import KINGDOM_SIZE, check_bane, check_kingdom, check_kingdom_card
from throneroom.kingdoms.kingdom import Kingdom
from throneroom.kingdoms.pool import KINGDOM_CARDS
from throneroom.kingdoms.recommended import RECOMMENDED
from throneroom.text.names import find_card, plain_words, suggestion, unknown_card
from throneroom.text.words import LANGUAGES, Words, naming


def parse(text: str) -> Kingdom:
    """The kingdom that a text names.

    That is a recommended set or ten cards, by their names in any language. Case, umlauts, spaces
    and punctuation do not matter; between cards there are commas or only spaces. The bane is given
    as in `young witch (bane: cellar)`, and at the end `(with Colonies)` or `(without Colonies)` may
    say what else the cards would decide.
    """
    text, colonies = _take_colonies(text)
    kingdom = _without_colonies(text)
    if colonies is None:
        return kingdom
    return replace(kingdom, colonies=None if colonies == kingdom.decided_colonies else colonies)


def _take_colonies(text: str) -> tuple[str, bool | None]:
    match = re.search(r"[(\[]\s*(with|without|mit|ohne)\s+[ck]olon\w*\s*[)\]]", text, re.IGNORECASE)
    if match is None:
        return text, None
    return text[: match.start()] + text[match.end() :], match[1].casefold() in ("with", "mit")


def _without_colonies(text: str) -> Kingdom:
    """The kingdom that a text names which says nothing about Colonies."""
    wanted = "".join(plain_words(text))
    for kingdom in RECOMMENDED:
        if wanted in ["".join(plain_words(name)) for name in kingdom.names.values()]:
            return kingdom
    listed, bane = _take_bane(text)
    cards = _listed(listed) if "," in listed else _run_together(listed)
    kingdom = Kingdom(tuple(card.id for card in cards), None if bane is None else bane.id)
    check_kingdom(cards)
    if not kingdom.needs_bane:
        check_bane(cards, bane)
    return kingdom


def _take_bane(text: str) -> tuple[str, Card | None]:
    match = re.search(r"[(\[]\s*(?:bane|bann)\w*\s*[:=]?\s*([^)\]]*)[)\]]", text, re.IGNORECASE)
    if match is None:
        return text, None
    return text[: match.start()] + text[match.end() :], _find(match[1])


def _listed(text: str) -> list[Card]:
    names = [name for name in text.split(",") if name.strip()]
    if len(names) > 2 * KINGDOM_SIZE:
        # Looking each of them up would take long, and for nothing.
        raise SetupError("kingdom-size", size=KINGDOM_SIZE, count=len(names))
    return [_find(name) for name in names]


def _find(name: str) -> Card:
    card = _cards_by_name().get("".join(plain_words(name))) or find_card(name, KINGDOM_CARDS)
    check_kingdom_card(card)
    return card


def _run_together(text: str) -> list[Card]:
    """Cards with only spaces between their names, some of which have several words."""
    words = plain_words(text)
    cards: list[Card] = []
    place = 0
    while place < len(words):
        for length in range(5, 0, -1):
            card = _cards_by_name().get("".join(words[place : place + length]))
            if card is not None:
                break
        else:
            raise unknown_card(words[place], KINGDOM_CARDS) if cards else _unknown_kingdom(text)
        cards.append(card)
        place += length
    return cards


def _unknown_kingdom(text: str) -> SetupError:
    named = {name: kingdom.names for kingdom in RECOMMENDED for name in kingdom.names.values()}
    hint = suggestion(text, named) or ThroneroomError("kingdoms-listed")
    return SetupError("no-kingdom", name=text.strip()[:60], hint=hint)


def _cards_by_name() -> dict[str, Card]:
    return _named(naming())


@lru_cache(maxsize=1)
def _named(naming: tuple[int, int]) -> dict[str, Card]:  # noqa: ARG001
    return {
        "".join(plain_words(name)): card
        for card in CARDS
        for name in (card.id, *(Words(language).name(card) for language in LANGUAGES))
    }
