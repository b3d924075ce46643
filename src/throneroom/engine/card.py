"""What a card is, and the list of all cards that have been defined."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from throneroom.engine.counts import Counts
    from throneroom.engine.state import Player, State

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32

TYPE_NAMES: Final = ("action", "treasure", "victory", "curse", "attack", "reaction")
"""The types in the order of their bits."""

NONE: Final = -1
"""Stands for no card, wherever a card number is expected."""


@final
class Card:
    """A card's definition. There is one object per card, whatever the number of copies.

    The plain bonuses are what its text lists first; `effect` is the rest of the text.
    A Treasure's value is its `coins`: playing it is what gives them.
    """

    def __init__(
        self,
        number: int,
        id: str,
        set: str,
        cost: int,
        types: int,
        cards: int,
        actions: int,
        buys: int,
        coins: int,
        points: int,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.set: Final = set
        self.cost: Final[i64] = cost
        self.types: Final[i64] = types
        self.cards: Final[i64] = cards
        self.actions: Final[i64] = actions
        self.buys: Final[i64] = buys
        self.coins: Final[i64] = coins
        self.points: Final[i64] = points
        self.effect: Callable[[State, Player], None] | None = None
        self.reaction: Callable[[State, Player], bool] | None = None
        self.worth: Callable[[Counts], int] | None = None

    def __call__(self, effect: "Callable[[State, Player], None]") -> "Card":
        """Give the card its effect, so that `card(...)` can stand above a function."""
        self.effect = effect
        return self

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    def is_a(self, types: i64) -> bool:
        """Whether the card has at least one of these types."""
        return self.types & types != 0

    def type_names(self) -> list[str]:
        """The card's types in words, in the order in which they are printed."""
        return [name for bit, name in enumerate(TYPE_NAMES) if self.types >> bit & 1]


CARDS: Final[list[Card]] = []
"""Every card defined so far; a card's number is its place in this list."""

BY_ID: Final[dict[str, Card]] = {}


@final
class CardSet:
    """Defines the cards of one set: `card = CardSet("base")`, then `card("smithy", ...)`."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __call__(
        self,
        id: str,
        *,
        cost: int,
        types: int,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        points: int = 0,
    ) -> Card:
        """Define a card; above a function it makes that function the card's effect."""
        new = Card(len(CARDS), id, self.name, cost, types, cards, actions, buys, coins, points)
        CARDS.append(new)
        BY_ID[id] = new
        return new


def when_attacked(
    card: Card,
) -> "Callable[[Callable[[State, Player], bool]], Callable[[State, Player], bool]]":
    """Let a card be shown from the hand when another player plays an Attack.

    The function says whether the card may be shown again against the same Attack.
    """

    def give(
        reaction: "Callable[[State, Player], bool]",
    ) -> "Callable[[State, Player], bool]":
        card.reaction = reaction
        return reaction

    return give


def worth(card: Card) -> "Callable[[Callable[[Counts], int]], Callable[[Counts], int]]":
    """Let a card's points depend on all the cards that its owner has."""

    def give(points: "Callable[[Counts], int]") -> "Callable[[Counts], int]":
        card.worth = points
        return points

    return give


@final
class Catalogue:
    """The definitions a game is played with, as tables by card number for quick look-ups."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards
        types = vec[i64]()
        cost = vec[i64]()
        coins = vec[i64]()
        for card in cards:
            types = append(types, card.types)
            cost = append(cost, card.cost)
            coins = append(coins, card.coins)
        self.types: vec[i64] = types
        self.cost: vec[i64] = cost
        self.coins: vec[i64] = coins
