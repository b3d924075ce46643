"""Everything that happens, told as it happens.

Whoever wants to know hangs a list on `State.told`; without one nothing is made or stored.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.card import NONE

if TYPE_CHECKING:
    from throneroom.engine.state import Player, State

HIDDEN: Final = -1
"""Stands for a card that the viewer may not see."""

ALL_SEATS: Final = -1
"""For `seen_by`: everybody, spectators included."""


@final
class Event:
    """Something that happened.

    `kind` is a verb: turn, play, draw, discard, trash, gain, buy, reveal, show, put_back,
    set_aside, take, pass, name, come_back, shuffle, actions, buys, coins, potions, tokens,
    spend, overpay, end, undo. `cards` are card numbers in the order of the movement, `origin`
    and `target` the names of the zones they left and reached, `amount` a number where there
    is one, `other` a second player's seat. `cause` is the card whose effect it is part of,
    `depth` how deep that effect is nested.
    """

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        cards: list[int],
        origin: str,
        target: str,
        amount: int,
        cause: int,
        depth: int,
        seen_by: int,
        last_seen: bool,
        other: int | None,
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.seat: Final = seat
        self.cards: Final = cards
        self.origin: Final = origin
        self.target: Final = target
        self.amount: Final = amount
        self.cause: Final = cause
        self.depth: Final = depth
        self._seen_by: Final = seen_by
        self._last_seen: Final = last_seen
        self.other: Final = other

    def for_seat(self, seat: int | None) -> "Event":
        """What a seat (None: a spectator) gets to know of it."""
        if self._seen_by == ALL_SEATS or (seat is not None and self._seen_by >> seat & 1):
            return self
        cards = [HIDDEN] * len(self.cards)
        if self._last_seen and self.cards:
            cards[-1] = self.cards[-1]
        return Event(
            self.number,
            self.kind,
            self.seat,
            cards,
            self.origin,
            self.target,
            self.amount,
            self.cause,
            self.depth,
            ALL_SEATS,
            False,
            self.other,
        )

    def __repr__(self) -> str:
        return (
            f"<Event {self.number} {self.kind} seat={self.seat} cards={self.cards} "
            f"{self.origin}->{self.target} amount={self.amount} depth={self.depth}>"
        )


def tell(
    game: "State",
    kind: str,
    me: "Player",
    cards: list[int],
    origin: str = "",
    target: str = "",
    amount: i64 = 0,
    seen_by: i64 = ALL_SEATS,
    last_seen: bool = False,
    other: i64 = NONE,
) -> None:
    """Tell what happened; callers look at `game.told` first, so that no listener costs nothing."""
    told = game.told
    if told is None:
        return
    history = game.history
    if history is not None and game.answered <= history.told:
        return
    told.append(
        Event(
            len(told) + 1,
            kind,
            int(me.seat),
            cards,
            origin,
            target,
            int(amount),
            int(game.cause),
            int(game.depth),
            int(seen_by),
            last_seen,
            None if other == NONE else int(other),
        )
    )


def by_owner(game: "State", me: "Player") -> i64:
    """The mask for events whose cards only their owner sees, and who decides for the owner."""
    owner: i64 = 1 << me.seat
    decider: i64 = 1 << game.decider(me)
    return owner | decider
