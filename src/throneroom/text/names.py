"""Finding a card by what somebody typed."""

import difflib
import re
import unicodedata
from collections.abc import Iterable

from throneroom.engine.card import CARDS, Card
from throneroom.engine.errors import ThroneroomError
from throneroom.text.words import NAME_LANGUAGES, Words


class UnknownCard(ThroneroomError):
    """No card is called that, or several may be meant."""


def find_card(typed: str, among: Iterable[Card] | None = None) -> Card:
    """The card meant by a name in any language, or by a prefix of each of its words.

    Case, spaces and punctuation do not matter. With several matches an exact one wins;
    otherwise, and if nothing matches, UnknownCard tells what might be meant.
    """
    cards = list(CARDS if among is None else among)
    typed = typed.strip()[:60]
    wanted = plain_words(typed)
    if not wanted:
        raise UnknownCard("no card is named")
    exact = [card for card in cards if any("".join(wanted) == "".join(n) for n in _names(card))]
    if exact:
        return exact[0]
    matches = [card for card in cards if any(_begins(wanted, name) for name in _names(card))]
    if len(matches) == 1:
        return matches[0]
    english = Words("en")
    if matches:
        names = ", ".join(sorted(english.name(card) for card in matches))
        raise UnknownCard(f"'{typed}' may be {names}")
    raise UnknownCard(f"there is no '{typed}' here" + suggestion(typed, map(english.name, cards)))


def suggestion(typed: str, names: Iterable[str]) -> str:
    """Ends a complaint with the name that was perhaps meant."""
    by_key = {"".join(plain_words(name)): name for name in names}
    close = difflib.get_close_matches("".join(plain_words(typed)), by_key, n=1, cutoff=0.6)
    return f"; did you mean {by_key[close[0]]}?" if close else ""


def _names(card: Card) -> list[list[str]]:
    names = [plain_words(card.id)]
    for language in NAME_LANGUAGES:
        words = Words(language)
        names += [plain_words(words.name(card)), plain_words(words.card_part(card, "many"))]
    return [name for name in names if name]


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
