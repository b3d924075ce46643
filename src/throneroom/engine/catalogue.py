"""The cards that take part in one game, and their numbers there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.card import (
    ARRIVES_ON_DECK,
    BANS,
    BY_ID,
    CARDS,
    NO_TREASURE,
    NO_VICTORY,
    NONE,
    OVERPAYABLE,
    PLAIN_TREASURE,
    TREASURE,
    VICTORY,
    Card,
    edition,
)
from throneroom.engine.moments import (
    ABOUT_GAINS,
    MOMENTS,
    WHEN_ANYONE_BUYS,
    WHEN_BOUGHT,
    WHEN_BUYING,
    WHEN_DISCARDED_FROM_PLAY,
    WHEN_OVERPAID,
    WHEN_PLAYED,
    WHEN_PLAYS_ARE_DISCARDED,
)

GAIN_MOMENTS: Final = sum(1 << moment for moment in ABOUT_GAINS)
"""The moments that are about a gain, a bit for each."""

BASICS: Final = 10
"""The basic cards have the same numbers in every game, which are also their indices."""


class Prices:
    """What the cards of a game cost, by card number, and what may change that or forbid to buy."""

    def __init__(self, cards: list[Card]) -> None:
        self.cost: vec[i64] = vec[i64]([int(card.cost) for card in cards])
        self.potion_cost: vec[i64] = vec[i64]([int(card.potion_cost) for card in cards])
        self.reduction: vec[i64] = vec[i64]([int(card.reduction) for card in cards])
        reductions = [int(card.action_reduction) for card in cards]
        self.action_reduction: vec[i64] = vec[i64](reductions)
        self.reduces_actions: Final = any(reductions)
        """Whether a card of this game makes Actions cheaper while it is in play."""
        self.lowers_prices: Final = self.reduces_actions or any(card.reduction for card in cards)
        """Whether a card of this game makes others cheaper while it is in play."""
        self.varies_prices: Final = self.reduces_actions or any(
            card.discount is not None for card in cards
        )
        """Whether some cards may become cheaper without all becoming so."""
        self.limits_purchases: Final = any(
            card.may_be_bought is not None or card.notes & BANS for card in cards
        )
        """Whether there may be cards that must not be bought."""


@final
class Catalogue(Prices):
    """The definitions a game is played with, as tables by card number for quick look-ups.

    Only the cards that take part have numbers: the basic cards first, then the others in the order
    in which they were defined. So however many cards there are, a number fits into a byte and
    counts stay short. A number means nothing outside its game; views and events translate it.
    """

    def __init__(self, cards: list[Card], profile: str) -> None:
        taking_part = [edition(card, profile) for card in _numbered(cards)]
        super().__init__(taking_part)
        self.profile: Final = profile
        self.cards: Final = taking_part
        """The card with each number."""
        numbers = [NONE] * len(CARDS)
        for number, card in enumerate(self.cards):
            numbers[card.index] = number
        self.numbers_by_index: vec[i64] = vec[i64](numbers)
        """The number of the card with each index; NONE if it does not take part in this game.

        A card that is defined after the game was set up has no place here; see `find`.
        """
        self.numbers: vec[i64] = vec[i64](list(range(len(self.cards))))
        """Every number, at its own place."""
        self.index: vec[i64] = vec[i64]([card.index for card in self.cards])
        """The index of the card with each number."""
        self.types_of_index: vec[i64] = vec[i64](
            [int(edition(card, profile).types) for card in CARDS]
        )
        self.coins: vec[i64] = vec[i64]([int(card.coins) for card in self.cards])
        self.types: vec[i64] = vec[i64]([int(card.types) | _marks(card) for card in self.cards])
        treasures = [n for n, card in enumerate(self.cards) if card.is_a(TREASURE)]
        self.treasures: vec[i64] = vec[i64](treasures)
        """The numbers of all Treasures."""
        self.treasures_with_text: Final = _in_playing_order(self.cards, treasures)
        """Those that do something when played, in the order in which they are played together."""
        self.scoring: Final = [n for n, card in enumerate(self.cards) if card.points or card.worth]
        """The numbers of all cards that count at the end."""
        self.acting: Final = [_acting(self.cards, moment) for moment in range(MOMENTS)]
        """For each moment the numbers of the cards that do something then."""
        self._notes: Final[i64] = _noted(self.cards)
        self._all_types: Final[i64] = _all_types(self.cards)
        self._moments: Final[i64] = _moments(self.acting)

    def waits_for(self, moment: i64) -> bool:
        """Whether any card of this game does something at a moment."""
        return self._moments >> moment & 1 != 0

    @property
    def watches_purchases(self) -> bool:
        """Whether a card of this game may do something when it or another one is bought."""
        return (
            self.waits_for(WHEN_ANYONE_BUYS)
            or self.waits_for(WHEN_BUYING)
            or self.waits_for(WHEN_BOUGHT)
        )

    @property
    def watches_gains(self) -> bool:
        """Whether a card of this game may do something when it or another one is gained."""
        return self._moments & GAIN_MOMENTS != 0 or self.has_any(ARRIVES_ON_DECK)

    @property
    def watches_discarding(self) -> bool:
        """Whether a card of this game may do something when cards are discarded from play."""
        return self.waits_for(WHEN_DISCARDED_FROM_PLAY) or self.waits_for(WHEN_PLAYS_ARE_DISCARDED)

    def has_any(self, types: i64) -> bool:
        """Whether a card of this game has one of these types."""
        return self._all_types & types != 0

    def notes(self, what: i64) -> bool:
        """Whether something must be noted of the game for one of its cards."""
        return self._notes & what != 0

    def find(self, index: i64) -> i64:
        """The number of the card with an index; NONE if it does not take part in this game."""
        return self.numbers_by_index[index] if index < len(self.numbers_by_index) else i64(NONE)

    def number_of(self, card: Card) -> i64:
        """The number of a card; NONE if it does not take part in this game."""
        return self.find(card.index)


def _numbered(cards: list[Card]) -> list[Card]:
    """The basic cards and these, with what they bring, in the order of their definition."""
    taking_part = set(range(BASICS))
    for card in cards:
        taking_part.add(card.index)
        taking_part.update([BY_ID[id].index for id in card.brings])
    return [CARDS[index] for index in sorted(taking_part)]


def _acting(cards: list[Card], moment: int) -> list[int]:
    """The numbers of those of these cards that do something at a moment."""
    return [number for number, card in enumerate(cards) if card.effects[moment] is not None]


def _moments(acting: list[list[int]]) -> int:
    """The moments at which any card does something, a bit for each."""
    return sum([1 << moment for moment, cards in enumerate(acting) if cards])


def _all_types(cards: list[Card]) -> int:
    """The types that any of these cards has, those that are not printed included."""
    types = 0
    for card in cards:
        types |= int(card.types) | _marks(card)
    return types


def _noted(cards: list[Card]) -> int:
    """What must be noted of a game with these cards."""
    notes = 0
    for card in cards:
        notes |= int(card.notes)
    return notes


def _in_playing_order(cards: list[Card], treasures: list[int]) -> list[int]:
    """The Treasures that do something when played, as they are played together."""
    with_text = [number for number in treasures if cards[number].effects[WHEN_PLAYED] is not None]
    return sorted(with_text, key=lambda number: cards[number].place_among_treasures)


def _marks(card: Card) -> int:
    """The types that are not printed."""
    plain = card.is_a(TREASURE) and card.effects[WHEN_PLAYED] is None
    marks = {
        PLAIN_TREASURE: plain,
        OVERPAYABLE: card.effects[WHEN_OVERPAID] is not None,
        NO_TREASURE: not card.is_a(TREASURE),
        NO_VICTORY: not card.is_a(VICTORY),
    }
    return sum([mark for mark, holds in marks.items() if holds])
