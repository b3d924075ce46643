"""Everything that happens, told as it happens.

Whoever wants to know hangs a list on `State.told`; without one nothing is made or stored.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i16, i32, i64, mypyc_attr

from throneroom.engine.card import NONE

if TYPE_CHECKING:
    from throneroom.engine.state import Player, State

HIDDEN: Final = -1
"""Stands for a card that the viewer may not see."""

HIDDEN_BYTE: Final = 255
"""How it is kept; no card has this number."""

ONE_CARD: Final = [bytes([card]) for card in range(HIDDEN_BYTE)]
"""Most events are about one card; all that are about the same share this."""

ALL_SEATS: Final = -1
"""For `seen_by`: everybody, spectators included."""


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened.

    `kind` is a verb: turn, play, draw, discard, trash, gain, buy, reveal, show, look, put_back,
    set_aside, take, pass, name, come_back, shuffle, actions, buys, coins, potions, tokens,
    spend, overpay, end, undo. `cards` are card numbers in the order of the movement, `origin`
    and `target` the names of the zones they left and reached, `amount` a number where there
    is one, `other` a second player's seat. `cause` is the card whose effect it is part of,
    `depth` how deep that effect is nested.

    A server keeps hundreds of them for every game that is played, so they are small.
    """

    def __init__(
        self,
        number: i32,
        kind: str,
        seat: i16,
        cards: bytes,
        origin: str,
        target: str,
        amount: i32,
        cause: i16,
        depth: i16,
        seen_by: i16,
        last_seen: bool,
        other: i16,
    ) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.seat: Final = seat
        self._cards: Final = cards
        self.origin: Final = origin
        self.target: Final = target
        self.amount: Final = amount
        self.cause: Final = cause
        self.depth: Final = depth
        self._seen_by: Final = seen_by
        self._last_seen: Final = last_seen
        self._other: Final = other

    @property
    def cards(self) -> list[int]:
        """The cards that were moved; HIDDEN stands for those that the viewer may not see."""
        return [HIDDEN if card == HIDDEN_BYTE else card for card in self._cards]

    @property
    def other(self) -> int | None:
        """A second player's seat, where there is one."""
        return None if self._other == NONE else int(self._other)

    def for_seat(self, seat: int | None) -> "Event":
        """What a seat (None: a spectator) gets to know of it."""
        seen_by = int(self._seen_by)
        if seen_by == ALL_SEATS or (seat is not None and seen_by >> seat & 1):
            return self
        count = len(self._cards)
        cards = bytes([HIDDEN_BYTE]) * count
        if self._last_seen and count:
            cards = cards[1:] + self._cards[-1:]
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
            self._other,
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
            i32(len(told) + 1),
            kind,
            i16(me.seat),
            ONE_CARD[cards[0]] if len(cards) == 1 else bytes(cards),
            origin,
            target,
            i32(amount),
            i16(game.cause),
            i16(game.depth),
            i16(seen_by),
            last_seen,
            i16(other),
        )
    )


def by_owner(game: "State", me: "Player") -> i64:
    """The mask for events whose cards only their owner sees, and who decides for the owner."""
    owner: i64 = 1 << me.seat
    decider: i64 = 1 << game.decider(me)
    return owner | decider
