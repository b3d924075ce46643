"""Finding a card by what was typed."""

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from throneroom.engine.card import CARDS, Card
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.text.words import LANGUAGES, Words, naming

LONGEST = 60
"""Only this many letters of what was typed count; every name is shorter."""

MANY, FEW = 30, 3
"""Of more names than can be read at a glance, only the nearest few are shown."""


class UnknownCard(SetupError):
    """No card is called that, or several may be meant."""


def find_card(typed: str, among: Iterable[Card] | None = None, words: Words | None = None) -> Card:
    """The card meant by a name in any language, or by a prefix of each of its words.

    Case, spaces, umlauts and punctuation do not matter. With several matches an exact one
    wins, then those in the language of `words`; if that does not decide it, or nothing
    matches, UnknownCard tells what might be meant.
    """
    cards = list(CARDS if among is None else among)
    words = words or Words()
    typed = typed.strip()[:LONGEST]
    wanted = plain_words(typed)
    if not wanted:
        raise UnknownCard("no-card-named")
    languages = [words.language, *(code for code in LANGUAGES if code != words.language)]
    for language in languages:
        for card in cards:
            if any("".join(wanted) == "".join(name) for name in _names(card, language)):
                return card
    for language in languages:
        found = [c for c in cards if any(_begins(wanted, name) for name in _names(c, language))]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownCard("ambiguous-card", typed=typed, cards=sorted(found, key=words.name))
    raise unknown_card(typed, cards)


def unknown_card(typed: str, among: Iterable[Card]) -> UnknownCard:
    """Says that there is no such card, and which one was perhaps meant."""
    named = {Words(language).name(card): card for card in among for language in LANGUAGES}
    return UnknownCard("unknown-card", typed=typed, hint=suggestion(typed, named))


def closest(typed: str, names: Iterable[str]) -> str | None:
    """The name that was perhaps meant."""
    return next(iter(_nearest(typed, names, 1, 0.6)), None)


def suggestion(typed: str, named: Mapping[str, object]) -> ThroneroomError | str:
    """Ends a complaint with what was perhaps meant, or with nothing."""
    close = closest(typed, named)
    return "" if close is None else ThroneroomError("did-you-mean", meant=named[close])


def choice(typed: str, names: Iterable[str]) -> ThroneroomError | str:
    """Ends a complaint with the name that was perhaps meant, or with all there are.

    If those are too many to be read, it is the nearest few, or nothing where none is near.
    """
    named = {name: name for name in names}
    if hint := suggestion(typed, named):
        return hint
    if len(named) > MANY:
        near = _nearest(typed, named, FEW, 0.3)
        return ThroneroomError("nearest", names=near) if near else ""
    return ThroneroomError("there-are", names=list(named))


def _nearest(typed: str, names: Iterable[str], most: int, cutoff: float) -> list[str]:
    """The names that are most like what was typed, the nearest first."""
    by_key = {"".join(plain_words(name)): name for name in names}
    wanted = "".join(plain_words(typed[:LONGEST]))
    return [by_key[key] for key in difflib.get_close_matches(wanted, by_key, most, cutoff)]


def find_word(typed: str, kind: str, ids: Iterable[str]) -> str | None:
    """The one of these ids that is meant by its name in any language, or the beginning of a word.

    The kind is that of `Words.label`.
    """
    wanted = plain_words(typed)
    begun: set[str] = set()
    for id in ids:
        for name in (id, *(Words(language).label(kind, id) for language in LANGUAGES)):
            parts = plain_words(name)
            if parts == wanted:
                return id
            if any(_begins(wanted, parts[place:]) for place in range(len(parts)) if wanted):
                begun.add(id)
    return begun.pop() if len(begun) == 1 else None


def _names(card: Card, language: str) -> list[list[str]]:
    return _names_as_of(naming(), card, language)


@cache
def _names_as_of(naming: tuple[int, int], card: Card, language: str) -> list[list[str]]:  # noqa: ARG001
    words = Words(language)
    typed = (card.id, words.name(card), words.card_part(card, "many"))
    return [plain_words(name) for name in typed]


def plain_words(text: str) -> list[str]:
    """The words of a name, with or without umlauts all the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("'", ""))
    spelled = "".join(mark for mark in plain if not unicodedata.combining(mark))
    return re.findall(r"[^\W_]+", spelled.replace("ae", "a").replace("oe", "o").replace("ue", "u"))


def _begins(typed: list[str], name: list[str]) -> bool:
    joined = "".join(typed)
    if len(typed) == 1 and "".join(name).startswith(joined):
        return True
    return len(typed) <= len(name) and all(
        word.startswith(part) for part, word in zip(typed, name, strict=False)
    )
