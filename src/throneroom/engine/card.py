"""What a card is, and the list of all cards that have been defined."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.errors import SetupError

if TYPE_CHECKING:
    from throneroom.engine.counts import Counts
    from throneroom.engine.live import LiveGame
    from throneroom.engine.position import Player, Position

    Effect = Callable[[LiveGame, Player], None]
    Condition = Callable[[LiveGame, Player], bool]
    Worth = Callable[[Position, Counts], int]

ACTION: Final = 1
"""The type of what is played in the Action phase."""
TREASURE: Final = 2
"""The type of what is played in the Buy phase for coins."""
VICTORY: Final = 4
"""The type of what gives points."""
CURSE: Final = 8
"""The type of the Curse, which takes points."""
ATTACK: Final = 16
"""The type of Actions that do something to the other players, who may react."""
REACTION: Final = 32
"""The type of what may be shown or used when something happens."""
PRIZE: Final = 64
"""The type of the cards that Tournament brings, which have no pile."""
DURATION: Final = 128
"""The type of what stays in play for as long as it has something left to do."""
PLAIN_TREASURE: Final = 256
"""Not printed: a Treasure that does nothing but what its bonuses say."""
OVERPAYABLE: Final = 512
"""Not printed: a card that may be overpaid."""
SHIELDING: Final = 1024
"""Not printed: while it is in play, Attacks of others do not affect its owner."""
TELLTALE: Final = 2048
"""Not printed: its back gives it away, so its owner places it in a shuffle and all see where."""

TYPE_NAMES: Final = (
    *("action", "treasure", "victory", "curse", "attack", "reaction", "prize", "duration"),
)
"""The printed types in the order of their bits."""


NONE: Final = -1
"""Stands for "no card" wherever a card's index or number is expected."""

FIRST_EDITION: Final = "first-edition"
"""The rules profile of the rulebooks."""
LATER: Final = "later"
"""The rules profile with the cards that official rules have changed since."""
PROFILES: Final = (FIRST_EDITION, LATER)
"""The rules profiles: as the rulebooks say, and as later official rules changed it."""

# What is noted of a game for the cards that look back.
PLAYS: Final = 1
"""Which cards have been played in the turn."""
GAINS: Final = 2
"""Which cards each player has gained in the latest own turn."""
TURNS: Final = 4
"""Whose turn the one before was."""
PURCHASES: Final = 8
"""Which types of cards have been bought in the turn."""

# The moments at which a card does something. `resolve` carries out any of them.
WHEN_PLAYED: Final = 0
WHEN_ATTACKED: Final = 1
WHEN_OVERPAID: Final = 2
WHEN_DISCARDED_FROM_PLAY: Final = 3
WHEN_TURN_STARTS: Final = 4
# This comes before all else that a purchase causes, and in no particular order.
WHEN_PAYING: Final = 5
# These belong to the card that granted an extra turn, for the length of that turn.
WHEN_GAINING: Final = 6
WHEN_TRASHING: Final = 7
WHEN_TAKING_TOKENS: Final = 8
WHEN_TURN_ENDS: Final = 9
# These belong to a card that takes part in the game, wherever its copies are.
WHEN_ANYONE_BUYS: Final = 10
# These belong to a card in play.
WHEN_BUYING: Final = 11
WHEN_CLEAN_UP_STARTS: Final = 12
MOMENTS: Final = 13


@final
class Card:
    """A card's definition. There is one object per card, however many copies are in a game.

    The plain bonuses are what its text lists first; what it does beyond them are functions, each
    for one of the moments above. A Treasure's value is its `coins`: playing it gives them.

    `index` is the card's place in `CARDS`. It is valid while the program runs. Within a game
    cards have short numbers of their own, which the game's `Catalogue` assigns.
    """

    notes: i64 = 0
    """What must be noted of a game with it."""

    def __init__(
        self,
        index: int,
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
        brings: "tuple[str, ...]",
    ) -> None:
        self.index: Final = index
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
        self.brings: Final = brings
        self.effects: Final[list[Effect | None]] = [None] * MOMENTS
        self.conditions: Final[list[Condition | None]] = [None] * MOMENTS
        self.profile: str = FIRST_EDITION
        self.shown_once: bool = False
        self.worth: Worth | None = None
        self.prepare: Callable[[Position], None] | None = None
        self.extra_pile: Callable[[Card], bool] | None = None

    # What a card does when. Each of these stands above the function that does it.

    def __call__(self, effect: "Effect") -> "Card":
        """When it is played, after its bonuses: the rest of its text."""
        self.effects[WHEN_PLAYED] = effect
        return self

    def when_attacked(self, effect: "Effect") -> "Card":
        """When another player plays an Attack, this may be shown from the hand, repeatedly."""
        self.effects[WHEN_ATTACKED] = effect
        return self

    def when_attacked_once(self, effect: "Effect") -> "Card":
        """The same, but showing it a second time against one Attack would be pointless."""
        self.shown_once = True
        return self.when_attacked(effect)

    def when_attacked_if(self, condition: "Condition") -> "Callable[[Effect], Card]":
        """The same, as long as the condition holds."""
        return self._at(WHEN_ATTACKED, condition)

    def when_overpaid(self, condition: "Condition") -> "Callable[[Effect], Card]":
        """When it is bought for more than its price, if that brings anything.

        `game.overpaid_coins` and `game.overpaid_potions` say how much more.
        """
        return self._at(WHEN_OVERPAID, condition)

    def when_paying(self, effect: "Effect") -> "Card":
        """While it is in play, when its player pays for a card, before all else."""
        self.effects[WHEN_PAYING] = effect
        return self

    def when_buying(self, effect: "Effect") -> "Card":
        """While it is in play, when its player buys a card."""
        self.effects[WHEN_BUYING] = effect
        return self

    def when_anyone_buys(self, condition: "Condition") -> "Callable[[Effect], Card]":
        """Wherever its copies are, when a player buys a card and the condition holds."""
        return self._at(WHEN_ANYONE_BUYS, condition)

    def when_clean_up_starts(self, condition: "Condition") -> "Callable[[Effect], Card]":
        """While it is in play, before anything is discarded in Clean-up, if the condition holds."""
        return self._at(WHEN_CLEAN_UP_STARTS, condition)

    def when_discarded_from_play(self, condition: "Condition") -> "Callable[[Effect], Card]":
        """When it is discarded from play in Clean-up, if the condition holds."""
        return self._at(WHEN_DISCARDED_FROM_PLAY, condition)

    def _at(self, moment: int, condition: "Condition") -> "Callable[[Effect], Card]":
        def give(effect: "Effect") -> "Card":
            self.conditions[moment] = condition
            self.effects[moment] = effect
            return self

        return give

    def when_turn_starts(self, effect: "Effect") -> "Card":
        """When its player's next turn starts, if it has been set aside."""
        self.effects[WHEN_TURN_STARTS] = effect
        return self

    def next_turn(self, effect: "Effect") -> "Card":
        """When its player's next turn starts, if it has stayed in play: what a Duration does then.

        A Duration without a text of its own always stays; the text of another one says when, by
        the verb `stay`.
        """
        self.effects[WHEN_TURN_STARTS] = effect
        return self

    def when_set_up(self, prepare: "Callable[[Position], None]") -> "Card":
        """When a game with it is set up, before the deal."""
        self.prepare = prepare
        return self

    def when_gaining(self, effect: "Effect") -> "Card":
        """In an extra turn that it granted, when the player on turn would gain a card."""
        self.effects[WHEN_GAINING] = effect
        return self

    def when_trashing(self, effect: "Effect") -> "Card":
        """In an extra turn that it granted, when the player on turn would trash a card."""
        self.effects[WHEN_TRASHING] = effect
        return self

    def when_taking_tokens(self, effect: "Effect") -> "Card":
        """In an extra turn that it granted, when the player on turn would take coin tokens."""
        self.effects[WHEN_TAKING_TOKENS] = effect
        return self

    def when_turn_ends(self, effect: "Effect") -> "Card":
        """When an extra turn that it granted is over."""
        self.effects[WHEN_TURN_ENDS] = effect
        return self

    def scores(self, worth: "Worth") -> "Card":
        """Let its points depend on all the cards that its owner has."""
        self.worth = worth
        return self

    def adds_pile(self, fits: "Callable[[Card], bool]") -> "Callable[[Card], bool]":
        """Let it add an eleventh pile, the bane; the function says which cards can be it."""
        self.extra_pile = fits
        return fits

    def inherit(self, earlier: "Card") -> None:
        """Do whatever an earlier edition of the card does, until that is redefined."""
        for moment in range(MOMENTS):
            self.effects[moment] = earlier.effects[moment]
            self.conditions[moment] = earlier.conditions[moment]
        self.shown_once = earlier.shown_once
        self.worth = earlier.worth
        self.prepare = earlier.prepare
        self.extra_pile = earlier.extra_pile

    def __repr__(self) -> str:
        return f"<Card {self.id}>"

    def __str__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        # A copied or unpickled card is the one object that defines it.
        return _edition_of, (self.id, self.profile)

    def is_a(self, types: i64) -> bool:
        """Whether the card has at least one of these types."""
        return self.types & types != 0

    @property
    def is_kingdom_card(self) -> bool:
        """Whether it can be one of a kingdom's cards: neither basic nor a Prize."""
        return self.set != "basic" and not self.is_a(PRIZE)

    @property
    def changes_set_up(self) -> bool:
        """Whether a game with it is set up differently: with a bane, Prizes or tokens."""
        return bool(self.brings) or self.prepare is not None or self.extra_pile is not None

    @property
    def type_names(self) -> list[str]:
        """The card's types in words, in the order in which they are printed."""
        return type_names(self.types)


def type_names(types: i64) -> list[str]:
    """Types in words, in the order in which they are printed."""
    return [name for bit, name in enumerate(TYPE_NAMES) if types >> bit & 1]


CARDS: Final[list[Card]] = []
"""Every card defined so far; a card's index is its place in this list."""

BY_ID: Final[dict[str, Card]] = {}
"""Every card defined so far, by its id."""

_ON_DEFINITION: "Final[list[Callable[[Card], None]]]" = []


def on_definition(callback: "Callable[[Card], None]") -> None:
    """Call back for every card, in the order of definition: those there are, then each new one.

    A new card has its numbers and types, but not yet the functions that will be attached to it.
    """
    for card in CARDS:
        callback(card)
    _ON_DEFINITION.append(callback)


_EDITIONS: Final[dict[str, Card]] = {}
"""The cards that a profile defines anew, by profile and id."""


def _edition_of(id: str, profile: str) -> Card:
    return edition(BY_ID[id], profile)


def edition(card: Card, profile: str) -> Card:
    """The definition of a card in a rules profile."""
    return _EDITIONS.get(f"{profile} {card.id}", card)


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
        brings: "tuple[str, ...]" = (),
        notes: int = 0,
        profile: str = FIRST_EDITION,
    ) -> Card:
        """Define a card; above a function it makes that function the card's effect.

        `reduction` is how much less all cards cost while it is in play, `brings` names the cards
        outside the supply that come into the game with it; `notes` says what must be noted of the
        game for it. With another `profile` it is the card as those rules have it, which does what
        the first edition does until that is redefined.
        """
        first = BY_ID.get(id)
        new = Card(
            len(CARDS) if first is None else first.index, id, self.name, cost, potion_cost, types,
            cards, actions, buys, coins, potions, tokens, points, reduction, brings,
        )  # fmt: skip
        new.notes = notes
        _define(new, first, profile)
        return new


def _define(card: Card, first: Card | None, profile: str) -> None:
    """Enter a card, or what a profile makes of one that has been defined."""
    key = f"{profile} {card.id}"
    if first is None:
        if profile != FIRST_EDITION:
            raise SetupError("no-card", name=card.id)
        CARDS.append(card)
        BY_ID[card.id] = card
        for callback in _ON_DEFINITION:
            callback(card)
    elif profile == FIRST_EDITION or key in _EDITIONS:
        raise SetupError("card-defined-twice", id=card.id)
    else:
        card.profile = profile
        card.inherit(first)
        _EDITIONS[key] = card
