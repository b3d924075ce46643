"""Picking the cards of a kingdom in turn."""

from dataclasses import dataclass, replace

from throneroom.cards.editions import sets_of
from throneroom.engine.card import Card
from throneroom.engine.errors import SetupError
from throneroom.engine.setup import KINGDOM_SIZE, check_kingdom
from throneroom.kingdoms.kingdom import Kingdom
from throneroom.kingdoms.pool import DEFAULT_SETS, KINGDOM_CARDS, shuffled
from throneroom.text.names import find_card
from throneroom.text.words import Words


@dataclass(frozen=True)
class Draft:
    """Players take turns picking a card, clockwise, until there are ten."""

    players: int
    sets: tuple[str, ...] = DEFAULT_SETS
    first: int = 0
    """The seat that picks the first card."""
    picked: tuple[Card, ...] = ()

    @property
    def turn(self) -> int | None:
        """Whose turn it is to pick, or None when the kingdom is complete."""
        if len(self.picked) == KINGDOM_SIZE:
            return None
        return (self.first + len(self.picked)) % self.players

    def choices(self) -> list[Card]:
        """The cards that may still be picked."""
        within = set(self.sets)
        return [
            card
            for card in KINGDOM_CARDS
            if card not in self.picked and not within.isdisjoint(sets_of(card))
        ]

    def find(self, name: str, words: Words | None = None) -> Card:
        """The card of this name that may be picked; the language of `words` comes first."""
        if self.turn is None:
            raise SetupError("draft-complete")
        return find_card(name, self.choices(), words)

    def draw(self, seed: str) -> Card:
        """A random card that may be picked."""
        return shuffled(self.choices(), seed)[0]

    def after(self, card: Card) -> "Draft":
        """The draft after this card has been picked."""
        return replace(self, picked=(*self.picked, card))

    def kingdom(self, seed: str) -> Kingdom:
        """The picked kingdom; what is still open is drawn by the seed."""
        check_kingdom(list(self.picked))
        return Kingdom(tuple(card.id for card in self.picked)).settled(seed)
