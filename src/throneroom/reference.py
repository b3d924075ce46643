"""What can be looked up: cards by what they are, questions about them, the rules, the glossary."""

import re
from dataclasses import dataclass

from throneroom.cards.editions import sets_of
from throneroom.cards.traits import EARNERS
from throneroom.engine.card import ACTION, CARDS, TYPE_NAMES, Card
from throneroom.engine.errors import ThroneroomError
from throneroom.kingdoms import FEATURES, RECOMMENDED, Kingdom
from throneroom.text.book import book
from throneroom.text.names import choice, find_word, plain_words, suggestion
from throneroom.text.words import Words


@dataclass(frozen=True)
class ReferenceEntry:
    """A heading with what stands below it: a section of the rules, a term, a question."""

    key: str
    title: str
    text: str

    @property
    def paragraphs(self) -> list[str]:
        """The text in paragraphs; the items of a list, each beginning with `- `, are some."""
        return [line for line in self.text.split("\n") if line]


@dataclass(frozen=True)
class Search:
    """What the cards looked for have in common; what is not said does not matter."""

    sets: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    prices: tuple[tuple[int, int, bool], ...] = ()
    """A range of prices in coins, with a Potion or without."""
    text: str = ""

    def cards(self, words: Words) -> list[Card]:
        """The cards that fit, set by set, each by price and name."""
        fitting = [card for card in CARDS if self._fits(card, words)]
        order = sets()
        return sorted(
            fitting,
            key=lambda card: (
                order.index(card.set),
                card.potion_cost,
                card.cost,
                plain_words(words.name(card)),
            ),
        )

    def _fits(self, card: Card, words: Words) -> bool:
        prices = [
            least <= card.cost <= most and potion == bool(card.potion_cost)
            for least, most, potion in self.prices
        ]
        said = f"{words.name(card)} {words.rules(card)}".casefold()
        return (
            (not self.sets or not set(self.sets).isdisjoint(sets_of(card)))
            and set(self.types) <= set(card.type_names)
            and (not prices or any(prices))
            and all(word in said for word in self.text.casefold().split())
        )


def sets() -> list[str]:
    """Every set that has cards, in the order of definition."""
    return list(dict.fromkeys(card.set for card in CARDS))


def read_set(typed: str, words: Words) -> str:
    """A set by its name in any language."""
    found = find_word(typed, "set", sets())
    if found is None:
        names = [words.label("set", id) for id in sets()]
        raise ThroneroomError("no-set", name=typed[:40], hint=choice(typed, names))
    return found


def read_type(typed: str, words: Words) -> str:
    """A card type by its name in any language."""
    found = find_word(typed, "type", TYPE_NAMES)
    if found is None:
        names = [words.label("type", id) for id in TYPE_NAMES]
        raise ThroneroomError("no-type", name=typed[:40], hint=choice(typed, names))
    return found


def read_price(typed: str) -> tuple[int, int, bool]:
    """A price such as `4`, `2-4`, `$3` or, with a Potion, `3P`."""
    match = re.fullmatch(
        r"\$?(\d{1,2})(?:-\$?(\d{1,2}))?\s*\+?\s*([pt])?", typed.strip().casefold()
    )
    if match is None:
        raise ThroneroomError("no-price", typed=typed[:40])
    return int(match[1]), int(match[2] or match[1]), match[3] is not None


def role(card: Card) -> str:
    """What an Action is mainly bought for, by which clients colour it; empty for other cards.

    Follows from types, bonuses and `cards/traits.py`, so that a card from outside has one, too.
    """
    if not card.is_a(ACTION):
        return ""
    roles = {
        "attack": FEATURES["attacks"](card),
        "acting": FEATURES["villages"](card),
        "trashing": FEATURES["trashing"](card),
        "drawing": FEATURES["drawing"](card),
        "earning": card.coins or card.buys or card.tokens or card.id in EARNERS,
    }
    # A single card drawn is all that remains to tell of a card that does none of these.
    usual = "drawing" if card.cards else "other"
    return next((name for name, fits in roles.items() if fits), usual)


def printed(card: Card) -> dict[str, object]:
    """What is printed on a card, but for words, and what it is for."""
    bonuses = {
        name: count
        for name in ("cards", "actions", "buys", "coins", "potions", "tokens", "victory_tokens")
        if (count := int(getattr(card, name)))
    }
    return {
        "set": card.set,
        "sets": list(sets_of(card)),
        "cost": int(card.cost),
        "potion": int(card.potion_cost),
        "types": list(card.type_names),
        "points": int(card.points),
        "bonuses": bonuses,
        "role": role(card),
    }


def questions(card: Card, language: str) -> list[ReferenceEntry]:
    """What is asked about a card, with the answers."""
    faq = book(language, "faq.ftl")
    keys = [key for key in faq.keys if key.rpartition("-q")[0] == card.id]
    return [ReferenceEntry(key, faq.say(key), faq.part(key, "answer")) for key in keys]


def rules(language: str) -> list[ReferenceEntry]:
    """The rules of the game, section by section."""
    return _entries(language, "rules.ftl")


def glossary(language: str) -> list[ReferenceEntry]:
    """Every term, in the order of the alphabet."""
    return sorted(_entries(language, "glossary.ftl"), key=lambda entry: plain_words(entry.title))


def _entries(language: str, file: str) -> list[ReferenceEntry]:
    said = book(language, file)
    return [ReferenceEntry(key, said.say(key), said.part(key, "text")) for key in said.keys]


def find_entry(typed: str, entries: list[ReferenceEntry]) -> ReferenceEntry:
    """The entry whose title begins like what was typed, or has it among its words."""
    wanted = plain_words(typed)
    for entry in entries:
        if "".join(plain_words(entry.title)).startswith("".join(wanted)):
            return entry
    for entry in entries:
        if set(wanted) & set(plain_words(entry.title)):
            return entry
    hint = suggestion(typed, {entry.title: entry.title for entry in entries})
    raise ThroneroomError("no-entry", typed=typed[:40], hint=hint)


def recommended_with(card: Card) -> list[Kingdom]:
    """The recommended sets that have a card."""
    return [kingdom for kingdom in RECOMMENDED if card in (*kingdom.cards, kingdom.bane)]
