"""The reference as pages of text: wrapped to the width of the terminal, headings in bold."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby

from throneroom import reference
from throneroom.engine.card import LATER, Card
from throneroom.reference import ReferenceEntry
from throneroom.text.book import LANGUAGES
from throneroom.text.words import Words

WIDEST = 88
"""Longer lines are hard to read however wide the terminal is."""


class Pages:
    """Puts what was looked up into lines."""

    def __init__(self, words: Words, width: int, *, bold: bool = False) -> None:
        self.words = words
        self.width = max(40, min(width, WIDEST))
        self._bold = bold

    def heading(self, text: str) -> str:
        """A text that stands out."""
        return f"\x1b[1m{text}\x1b[0m" if self._bold else text

    def text(self, text: str) -> Iterator[str]:
        """Paragraphs with an empty line between."""
        for number, paragraph in enumerate(text.split("\n\n")):
            if number:
                yield ""
            yield from self._wrapped(paragraph)

    def cards(self, cards: Iterable[Card]) -> Iterator[str]:
        """A list of cards, set by set."""
        for number, (set, group) in enumerate(groupby(cards, key=lambda card: card.set)):
            if number:
                yield ""
            yield self.heading(self.words.label("set", set))
            for card in group:
                yield from self._listed(card)

    def _listed(self, card: Card) -> Iterator[str]:
        price = self.words.price(int(card.cost), int(card.potion_cost))
        name = self.words.paint(card, self.words.name(card))
        title = self.words.say("listed-card", price=price, name=name, types=self.words.types(card))
        yield f"  {title}"
        yield from self._wrapped(self.words.rules(card), "      ")

    def card(self, card: Card) -> Iterator[str]:
        """Everything there is about a card."""
        others = [Words(code).name(card) for code in LANGUAGES if code != self.words.language]
        name = self.words.paint(card, self.words.name(card))
        yield self.words.say("card-title", name=self.heading(name), others=", ".join(others))
        yield self.words.say(
            "card-kind",
            price=self.words.price(int(card.cost), int(card.potion_cost)),
            types=self.words.types(card),
            set=self.words.label("set", card.set),
        )
        yield ""
        yield from self._wrapped(self.words.rules(card))
        if self.words.card_part(card, "later"):
            later = self.words.rules(card, LATER)
            yield from self._wrapped(self.words.say("card-later", rules=later))
        yield from self._questions(reference.questions(card, self.words.language))
        kingdoms = [
            kingdom.name(self.words.language) for kingdom in reference.recommended_with(card)
        ]
        if kingdoms:
            yield ""
            yield from self._wrapped(self.words.say("card-kingdoms", names=", ".join(kingdoms)))

    def _questions(self, questions: list[ReferenceEntry]) -> Iterator[str]:
        for question in questions:
            yield ""
            yield from (self.heading(line) for line in self._wrapped(question.title))
            yield from self._wrapped(question.text)

    def entries(self, entries: Iterable[ReferenceEntry]) -> Iterator[str]:
        """Sections of the rules, or terms, one below the other."""
        for number, entry in enumerate(entries):
            if number:
                yield ""
            yield self.heading(entry.title)
            for place, paragraph in enumerate(entry.paragraphs):
                item = paragraph.startswith("- ")
                if place and not item:
                    yield ""
                yield from self._wrapped(paragraph, "  ", "    " if item else "  ")

    def _wrapped(self, text: str, indent: str = "", hanging: str | None = None) -> list[str]:
        hanging = indent if hanging is None else hanging
        return textwrap.wrap(
            text, self.width, initial_indent=indent, subsequent_indent=hanging,
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
