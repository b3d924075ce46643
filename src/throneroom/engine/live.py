"""A game that is being played: a position, and everything that carries it on."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from throneroom.engine.card import NONE
from throneroom.engine.catalogue import Catalogue
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import Player, Position
from throneroom.engine.question import Question

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.events import Event
    from throneroom.engine.history import History

# Where a card goes that is gained or trashed.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_TRASH: Final = 3
LAID_BY: Final = 4
"""Back to its owner's discard pile when the turn is over."""
MOVED: Final = 5
"""Somewhere else by now: what waited for a gain has moved the gained card."""

# Where a card lies that is shown there.
IN_HAND: Final = 0
IN_DISCARD: Final = 1


@final
@mypyc_attr(acyclic=True)
class Shown:
    """Cards of a player that some seats, a bit for each, have been shown where they lie."""

    def __init__(self, owner: i64, where: i64, cards: list[int], seen_by: i64) -> None:
        self.owner: Final[i64] = owner
        self.where: Final[i64] = where
        self.cards: Final = cards
        self.seen_by: Final[i64] = seen_by


@final
@mypyc_attr(acyclic=True)
class Arrival:
    """A gained card and where it arrived, for as long as something waits for that gain.

    `place` becomes `MOVED` as soon as the card has been moved, be it to where it lay (H018).
    """

    def __init__(self, seat: i64, card: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.place: i64 = place


@final
class LiveGame(Position):
    """What card effects and verbs work on; people and bots see it through a view."""

    def __init__(self, catalogue: Catalogue, piles: "vec[i64]", players: i64) -> None:
        super().__init__(catalogue, piles, players)
        # The effect being carried out: its card, whose card that is, its slot in play (NONE if it
        # is not in play), how deep it is nested, and which seats the Attack does not affect.
        self.this: i64 = NONE
        self.owner: i64 = NONE
        self.slot: i64 = NONE
        self.depth: i64 = 0
        self.unaffected: i64 = 0
        # The card being bought, NONE if none is, its price, and what was paid beyond that.
        self.buying: i64 = NONE
        self.price_paid: i64 = 0
        self.overpaid_coins: i64 = 0
        self.overpaid_potions: i64 = 0
        # The coins that there were before paying for the card being gained; NONE if not bought.
        self.purse: i64 = NONE
        # Who receives the card being gained or the tokens being taken, and where a card being
        # gained or trashed goes; effects at these moments may change both.
        self.receiver: i64 = 0
        self.target: i64 = TO_DISCARD
        # The card that is about to be gained or has just been, NONE if that was replaced; whether
        # it was to come from the supply to the discard pile; what has arrived and is waited for.
        self.gaining: i64 = NONE
        self.gains_plainly: bool = True
        self.arrivals: list[Arrival] = []
        # In Clean-up, the slots whose cards have done what they do when discarded.
        self.settled: list[int] = []
        # What has been shown since the last checkpoint, if there is a history.
        self.shown: list[Shown] = []
        # Who answers, what has been answered, and who listens.
        self.answered: i64 = 0
        # After how many answers hidden cards may last have mattered; see `Game.foreseen`.
        self.unforeseen_at: i64 = NONE
        self.question: Question = Question(self)
        self.bots: list[Bot] = []
        self.views: list[FastView] = []
        self.history: History | None = None
        self.events: list[Event] | None = None

    def restore(self, position: Position, answered: i64) -> None:
        """Stand in a position between two effects, after a number of answers."""
        self.assign(position)
        self.answered = answered
        self.this = NONE
        self.slot = NONE
        self.depth = 0
        self.purse = NONE
        self.buying = NONE
        self.gaining = NONE
        self.arrivals = []
        self.settled = []

    def lose_track(self, owner: Player, place: i64, card: i64 = NONE) -> None:
        """Cards just gained have been moved: one card, the latest copy, or all at a place."""
        for arrival in reversed(self.arrivals):
            if arrival.seat == owner.seat and arrival.place == place:
                if card == NONE:
                    arrival.place = MOVED
                elif arrival.card == card:
                    arrival.place = MOVED
                    return

    def show(self, owner: Player, where: i64, cards: list[int], seen_by: i64) -> None:
        """Note that cards have been shown which stay where they are.

        Callers check `history` first: only where there is one can cards be imagined.
        """
        self.shown.append(Shown(owner.seat, where, cards, seen_by))

    def make_views(self) -> None:
        """Make every seat's view, once; many copies of games never need them."""
        if not self.views:
            self.views = [FastView(self, seat) for seat in range(len(self.players))]
        for view in self.views:
            # A bot may have failed while it imagined something.
            view.imagine_nothing()

    def fork(self) -> "LiveGame":
        """Another game in the same position at the same question, without players or listeners."""
        new = LiveGame(self.catalogue, self.piles, len(self.players))
        new.assign(self)
        new.answered = self.answered
        new.unforeseen_at = self.unforeseen_at
        new.question.assign(self.question)
        return new


def live(position: Position) -> LiveGame:
    """A game that goes on from a position between two effects."""
    new = LiveGame(position.catalogue, position.piles, len(position.players))
    new.assign(position)
    return new
