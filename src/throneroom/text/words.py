"""Sentences in a language, from its Fluent files."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from throneroom.engine.card import CARDS, NONE, Card
from throneroom.engine.decision import ALL, FROM_AMOUNTS, FROM_MODES, Decision
from throneroom.engine.events import HIDDEN

LANGUAGES = ("en", "de")
FILES = ("cards.ftl", "game.ftl", "terminal.ftl")


class Words:
    """Everything that is said in one language; `paint` may colour what names a card."""

    def __init__(
        self, language: str = "en", paint: Callable[[Card, str], str] | None = None
    ) -> None:
        self.language = language
        self.paint = paint or _unpainted
        self._bundle = _bundle(language)

    def say(self, key: str, **values: object) -> str:
        """A message with its blanks filled in."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def name(self, card: Card) -> str:
        """A card's name."""
        return self.say(card.id)

    def card_part(self, card: Card, part: str) -> str:
        """A card's name with article (`one`), its plural (`many`) or its rules (`text`).

        A card that is all plain bonuses has no text.
        """
        pattern = self._bundle.get_message(card.id).attributes.get(part)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def cards(self, numbers: Iterable[int]) -> str:
        """Cards as people list them: `a Silver and 2 Coppers`; hidden ones are counted."""
        parts: list[str] = []
        for number, count in Counter(numbers).items():
            if number == HIDDEN:
                parts.append(self.say("cards-hidden", count=count))
            elif count == 1:
                card = CARDS[number]
                parts.append(self.paint(card, self.card_part(card, "one")))
            else:
                name = self.paint(CARDS[number], self.card_part(CARDS[number], "many"))
                parts.append(self.say("cards-many", count=count, name=name))
        if not parts:
            return self.say("cards-none")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def types(self, card: Card) -> str:
        """A card's types as printed."""
        return " - ".join(self.say(f"type-{name}") for name in card.type_names())

    def bonuses(self, card: Card) -> list[str]:
        """A card's plain bonuses in printed order; a Treasure's value is one of them."""
        return [
            self.say(f"bonus-{what}", count=count)
            for what, count in (
                ("cards", card.cards),
                ("actions", card.actions),
                ("buys", card.buys),
                ("coins", card.coins),
                ("potions", card.potions),
                ("tokens", card.tokens),
            )
            if count
        ]

    def rules(self, card: Card) -> str:
        """What a card does: bonuses, points and text."""
        parts = [", ".join(self.bonuses(card))] if self.bonuses(card) else []
        if card.points:
            parts.append(self.say("points", count=int(card.points)))
        parts.append(self.card_part(card, "text"))
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def price(self, coins: int, potions: int) -> str:
        """A price in coins and Potions."""
        return self.say("price", coins=int(coins), potions=int(potions))

    def question(self, decision: Decision) -> str:
        """What a decision asks, for the one who decides."""
        kind = decision.kind_name
        source = decision.source_id
        key = f"ask-{kind}-{source}"
        if source is None or not self.has(key):
            key = f"ask-{kind}"
        about = decision.listed[0] if decision.place == FROM_MODES and decision.listed else None
        return self.say(
            key,
            most=int(decision.most),
            source="" if source is None else self.card_part(CARDS[decision.source], "one"),
            card="" if about is None else self.card_part(CARDS[about], "one"),
            name="" if about is None else self.name(CARDS[about]),
        )

    def mode(self, decision: Decision, mode: str) -> str:
        """One of several effects; some cards have their own words for it."""
        special = f"mode-{mode}-{decision.source_id}"
        return self.say(special if self.has(special) else f"mode-{mode}")

    def option(self, decision: Decision, option: int) -> str:
        """One option of a decision."""
        if option == NONE:
            return self.say("option-done", kind=decision.kind_name)
        if option == ALL:
            return self.say("option-all")
        if decision.place == FROM_MODES:
            return self.mode(decision, decision.modes[option])
        if decision.place == FROM_AMOUNTS:
            return decision.word(option)
        return self.name(CARDS[option])


def _unpainted(card: Card, text: str) -> str:  # noqa: ARG001
    return text


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__package__) / language
    for file in FILES:
        bundle.add_resource(FluentResource((folder / file).read_text(encoding="utf-8")))
    return bundle
