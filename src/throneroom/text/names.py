"""Finding a card by what somebody typed."""

import difflib
import re
import unicodedata
from collections.abc import Iterable

from throneroom.engine.card import CARDS, Card
from throneroom.engine.errors import ThroneroomError
from throneroom.text.words import LANGUAGES, Words


class UnknownCard(ThroneroomError):
    """No card is called that, or several may be meant."""


def find_card(typed: str, among: Iterable[Card] | None = None, words: Words | None = None) -> Card:
    """The card meant by a name in any language, or by a prefix of each of its words.

    Case, spaces, umlauts and punctuation do not matter. With several matches an exact one
    wins, then those in the language of `words`; if that does not decide it, or nothing
    matches, UnknownCard tells what might be meant.
    """
    cards = list(CARDS if among is None else among)
    words = words or Words()
    typed = typed.strip()[:60]
    wanted = plain_words(typed)
    if not wanted:
        raise UnknownCard(words.say("no-card-named"))
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
            names = ", ".join(sorted(words.name(card) for card in found))
            raise UnknownCard(words.say("ambiguous-card", typed=typed, names=names))
    close = closest(typed, map(words.name, cards))
    hint = words.say("unknown-card-hint", name=close) if close else ""
    raise UnknownCard(words.say("unknown-card", typed=typed, hint=hint))


def closest(typed: str, names: Iterable[str]) -> str | None:
    """The name that was perhaps meant."""
    by_key = {"".join(plain_words(name)): name for name in names}
    close = difflib.get_close_matches("".join(plain_words(typed)), by_key, n=1, cutoff=0.6)
    return by_key[close[0]] if close else None


def suggestion(typed: str, names: Iterable[str]) -> str:
    """Ends a complaint with the name that was perhaps meant."""
    close = closest(typed, names)
    return f"; did you mean {close}?" if close else ""


def _names(card: Card, language: str) -> list[list[str]]:
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
