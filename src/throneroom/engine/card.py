"""What a card is, and the list of all cards that have been defined."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from throneroom.engine.counts import Counts
    from throneroom.engine.state import Player, State

    Effect = Callable[[State, Player], None]

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
PRIZE: Final = 64
PLAIN_TREASURE: Final = 128
"""No printed type: a Treasure that only gives what its bonuses say."""
OVERPAYABLE: Final = 256
"""No printed type either: a card that may be overpaid."""

TYPE_NAMES: Final = ("action", "treasure", "victory", "curse", "attack", "reaction", "prize")
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
        potion_cost: int,
        types: int,
        cards: int,
        actions: int,
        buys: int,
        coins: int,
        potions: int,
        tokens: int,
        points: int,
        reduction: int,
        setup: str,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.set: Final = set
        self.cost: Final[i64] = cost
        self.potion_cost: Final[i64] = potion_cost
        self.types: Final[i64] = types
        self.cards: Final[i64] = cards
        self.actions: Final[i64] = actions
        self.buys: Final[i64] = buys
        self.coins: Final[i64] = coins
        self.potions: Final[i64] = potions
        self.tokens: Final[i64] = tokens
        self.points: Final[i64] = points
        self.reduction: Final[i64] = reduction
        self.setup: Final = setup
        self.effect: Effect | None = None
        self.reaction: Callable[[State, Player], bool] | None = None
        self.overpaid: Callable[[State, Player, int, int], None] | None = None
        self.purchase: Effect | None = None
        self.farewell: Callable[[State, Player, int], None] | None = None
        self.may_part: Callable[[State, Player], bool] | None = None
        self.comeback: Effect | None = None
        self.worth: Callable[[Counts], int] | None = None

    def __call__(self, effect: "Effect") -> "Card":
        """Give the card its effect, so that `card(...)` can stand above a function."""
        self.effect = effect
        return self

    def when_attacked(self, reaction: "Callable[[State, Player], bool]") -> "Card":
        """Let the card be shown from the hand when another player plays an Attack.

        The function says whether it may be shown again against the same Attack.
        """
        self.reaction = reaction
        return self

    def when_overpaid(self, effect: "Callable[[State, Player, int, int], None]") -> "Card":
        """What happens when it is bought for more: so many coins, so many Potions."""
        self.overpaid = effect
        return self

    def at_purchases(self, effect: "Effect") -> "Card":
        """What happens, while it is in play, whenever its player buys a card."""
        self.purchase = effect
        return self

    def when_discarded_from_play(
        self, possible: "Callable[[State, Player], bool]"
    ) -> "Callable[[Callable[[State, Player, int], None]], Card]":
        """What its player may do in Clean-up, if possible, before that slot is discarded."""

        def give(effect: "Callable[[State, Player, int], None]") -> "Card":
            self.may_part = possible
            self.farewell = effect
            return self

        return give

    def at_next_turn(self, effect: "Effect") -> "Card":
        """What happens at the start of its player's next turn if it has been set aside."""
        self.comeback = effect
        return self

    def scores(self, worth: "Callable[[Counts], int]") -> "Card":
        """Let its points depend on all the cards that its owner has."""
        self.worth = worth
        return self

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        # Whoever copies a card or gets one from another process has the one object of it.
        return _defined, (self.id, _LATER_EDITIONS.get(self.number) is self)

    def is_a(self, types: i64) -> bool:
        """Whether the card has at least one of these types."""
        return self.types & types != 0

    def type_names(self) -> list[str]:
        """The card's types in words, in the order in which they are printed."""
        return [name for bit, name in enumerate(TYPE_NAMES) if self.types >> bit & 1]


CARDS: Final[list[Card]] = []
"""Every card defined so far; a card's number is its place in this list."""

BY_ID: Final[dict[str, Card]] = {}

FIRST_EDITION: Final = "first-edition"
LATER: Final = "later"
PROFILES: Final = (FIRST_EDITION, LATER)
"""The rules profiles: as the rulebooks say, and as later official rules changed it."""

_LATER_EDITIONS: Final[dict[int, Card]] = {}


def _defined(id: str, later: bool) -> Card:
    card = BY_ID[id]
    return _LATER_EDITIONS[card.number] if later else card


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
        potion_cost: int = 0,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        potions: int = 0,
        tokens: int = 0,
        points: int = 0,
        reduction: int = 0,
        setup: str = "",
        later: bool = False,
    ) -> Card:
        """Define a card; above a function it makes that function the card's effect.

        `reduction` is how much less all cards cost while it is in play, `setup` what it
        brings into the game: bane, prizes or tokens. With `later` it is the card as later
        official rules have it, for the profile of that name.
        """
        number = BY_ID[id].number if later else len(CARDS)
        new = Card(
            number, id, self.name, cost, potion_cost, types, cards, actions, buys, coins, potions,
            tokens, points, reduction, setup,
        )  # fmt: skip
        if later:
            _LATER_EDITIONS[number] = new
        else:
            CARDS.append(new)
            BY_ID[id] = new
        return new


@final
class Catalogue:
    """The definitions a game is played with, as tables by card number for quick look-ups."""

    def __init__(self, profile: str) -> None:
        later = _LATER_EDITIONS if profile == LATER else {}
        self.profile: Final = profile
        self.possessor_takes_tokens: Final = profile == LATER
        self.cards: Final = [later.get(card.number, card) for card in CARDS]
        types = vec[i64]()
        cost = vec[i64]()
        potion_cost = vec[i64]()
        coins = vec[i64]()
        potions = vec[i64]()
        reduction = vec[i64]()
        for card in self.cards:
            plain = card.is_a(TREASURE) and card.effect is None
            marks = PLAIN_TREASURE if plain else 0
            marks |= OVERPAYABLE if card.overpaid is not None else 0
            types = append(types, card.types | marks)
            cost = append(cost, card.cost)
            potion_cost = append(potion_cost, card.potion_cost)
            coins = append(coins, card.coins)
            potions = append(potions, card.potions)
            reduction = append(reduction, card.reduction)
        self.types: vec[i64] = types
        self.cost: vec[i64] = cost
        self.potion_cost: vec[i64] = potion_cost
        self.coins: vec[i64] = coins
        self.potions: vec[i64] = potions
        self.reduction: vec[i64] = reduction
        treasures = vec[i64]()
        for card in self.cards:
            if card.is_a(TREASURE):
                treasures = append(treasures, card.number)
        self.treasures: vec[i64] = treasures
        self.scoring: Final = [card for card in self.cards if card.points or card.worth]
        self.treasures_with_text: Final = [
            card.number for card in self.cards if card.is_a(TREASURE) and card.effect is not None
        ]
