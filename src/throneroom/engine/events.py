"""Everything that happens, recorded as it happens.

Events are collected in the list `LiveGame.events`; where there is none, no event is made.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from throneroom.engine.card import CARDS, NONE, TELLTALE, Card
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.live import LiveGame
    from throneroom.engine.position import Player

HIDDEN: Final = "\uffff"
"""How a card is kept that the viewer may not see."""

ALL_SEATS: Final = -1
"""For `seen_by`: everybody, spectators included."""

PLACES: Final = (
    *("hand", "deck", "discard", "in_play", "revealed", "set_aside", "passed", "laid_by"),
    *("mat", "private_mat", "saved"),
)
"""What the zones of a player are called in events, in the order of `Player.zones`."""

EVERYBODY: Final = 255
NOBODY: Final = 255
"""How `ALL_SEATS` and no seat at all are kept."""


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened to the player of `seat`, or that this player did.

    `cause` is the card whose effect it is part of, `depth` how deep that effect is nested.
    `cards` are cards in the order of the movement, None for each that the viewer may not see;
    `origin` and `target` are the zones that they left and reached: hand, deck, discard, in_play,
    revealed, set_aside, saved, mat, private_mat, trash, supply, prizes. The kinds, and what
    else each of them uses:

    | kind | what happened | fields |
    |---|---|---|
    | `turn` | a turn begins, `amount` among all and `own_turn` among the player's | amount, other |
    | `play` | plays a card that is no Treasure | cards, zones |
    | `play_again` | plays a card in play once more | cards, zones |
    | `play_treasure` | plays a Treasure, for this many coins | cards, zones, amount |
    | `play_treasures` | plays all plain Treasures in hand, for coins | cards, zones, amount |
    | `actions`, `buys`, `coins`, `potions`, `tokens` | gets this many | amount |
    | `spend` | spends this many coin tokens | amount |
    | `buy` | pays for a card; its gain follows | cards |
    | `overpay` | pays this many coins more for it | cards, amount |
    | `overpay_with_potion` | pays a Potion and this many coins more for it | cards, amount |
    | `gain` | gains a card | cards, zones |
    | `trash` | trashes cards | cards, zones |
    | `discard` | discards cards | cards, zones |
    | `clean_up` | discards everything in play, or the hand, as the turn ends | cards, zones |
    | `draw` | draws this many cards | cards, zones, amount |
    | `shuffle` | shuffles a discard pile of this many cards | zones, amount |
    | `deck_to_discard` | puts a deck of this many cards on the discard pile | zones, amount |
    | `put_back` | puts a card on the deck | cards, zones |
    | `put_into_deck` | puts a card under this many of the deck | cards, zones, amount |
    | `look` | looks at the top card of the deck | cards, zones |
    | `reveal` | reveals the top card of the deck | cards, zones |
    | `reveal_hand` | reveals the whole hand | cards, zones |
    | `show` | reveals a card in hand | cards, zones |
    | `set_aside` | sets a card aside | cards, zones |
    | `take` | takes revealed or set-aside cards into hand | cards, zones |
    | `put_on_mat` | puts a card on a mat | cards, zones |
    | `return` | returns cards to their pile | cards, zones |
    | `mark` | puts a token on a pile | cards |
    | `mat_token` | puts this many tokens on the own mat | amount |
    | `come_back` | gets back what was trashed while possessed | cards, zones |
    | `pass` | passes a card to the player of `other` | cards, zones, other |
    | `name` | names a card | cards |
    | `deal_anew` | the cards that the player cannot see are dealt anew | |
    | `undo` | this many answers are taken back, with all events from `since` on | amount |
    | `end` | the game is over | |

    In a possessed turn, `other` decides.

    A server keeps hundreds of them for every game that is played, so they are small.
    """

    def __init__(
        self,
        number: i32,
        kind: str,
        seat: i16,
        cards: str,
        origin: str,
        target: str,
        amount: i32,
        cause: i16,
        depth: i16,
        seen_by: i16,
        last_seen: bool,
        other: i16,
        detail: i32,
        answered: i32,
    ) -> None:
        # The large fields come first, so that no space is left between them.
        self.kind: Final = kind
        self._cards: Final = cards
        self.origin: Final = origin
        self.target: Final = target
        self.number: Final = number
        self.amount: Final = amount
        # One field for what only a turn or an undo has: `own_turn` or `since`.
        self._detail: Final = detail
        self.answered: Final = answered
        """How many answers of the game had been given."""
        self._cause: Final = cause
        self._seat: Final = u8(seat)
        self._depth: Final = u8(depth)
        self._seen_by: Final = u8(seen_by & 255)
        self._other: Final = u8(other & 255)
        self._last_seen: Final = last_seen

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self._seat

    @property
    def depth(self) -> int:
        """How deep the effect is nested."""
        return self._depth

    @property
    def cards(self) -> list[Card | None]:
        """The cards that were moved; None stands for one that the viewer may not see."""
        return [None if card == HIDDEN else CARDS[ord(card)] for card in self._cards]

    @property
    def cause(self) -> Card | None:
        """The card whose effect this is part of."""
        return None if self._cause == NONE else CARDS[self._cause]

    @property
    def other(self) -> int | None:
        """A second player's seat, where there is one."""
        return None if self._other == NOBODY else int(self._other)

    @property
    def own_turn(self) -> int | None:
        """Of a turn: its number among the player's own; None for an extra turn, which has none."""
        return int(self._detail) if self.kind == "turn" and self._detail else None

    @property
    def since(self) -> int | None:
        """Of an undo: the number of the first event that it takes back.

        Everything from there up to the undo no longer counts, earlier undos included. If the
        answers had led to no event, it is the undo's own number.
        """
        return int(self._detail) if self.kind == "undo" else None

    def for_seat(self, seat: int | None) -> "Event":
        """The event as a seat sees it (None: a spectator), with hidden cards left out."""
        seen_by = int(self._seen_by)
        if seen_by == EVERYBODY or (seat is not None and seen_by >> seat & 1):
            return self
        count = len(self._cards)
        cards = HIDDEN * count
        if self._last_seen and count:
            cards = cards[1:] + self._cards[-1:]
        return Event(
            self.number,
            self.kind,
            i16(self._seat),
            cards,
            self.origin,
            self.target,
            self.amount,
            self._cause,
            i16(self._depth),
            ALL_SEATS,
            False,
            i16(self._other),
            self._detail,
            self.answered,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (
            int(self.number),
            self.kind,
            int(self._seat),
            self._cards,
            self.origin,
            self.target,
            int(self.amount),
            int(self._cause),
            int(self._depth),
            int(self._seen_by),
            self._last_seen,
            int(self._other),
            int(self._detail),
            int(self.answered),
        )

    def __repr__(self) -> str:
        return (
            f"<Event {self.number} {self.kind} seat={self.seat} cards={self.cards} "
            f"{self.origin}->{self.target} amount={self.amount} depth={self.depth}>"
        )


def tell(
    game: "LiveGame",
    kind: str,
    me: "Player",
    cards: list[int],
    origin: str = "",
    target: str = "",
    amount: i64 = 0,
    seen_by: i64 = ALL_SEATS,
    last_seen: bool = False,
    other: i64 = NONE,
    detail: i64 = 0,
) -> None:
    """Record an event. Callers check `game.events` first, so that unwatched games pay nothing."""
    index = game.catalogue.index
    if len(cards) == 1:
        moved = chr(index[cards[0]])
    else:
        moved = "".join([chr(index[card]) for card in cards])
    _record(game, kind, me, moved, origin, target, amount, seen_by, last_seen, other, detail)


def tell_turn(game: "LiveGame") -> None:
    """Record that a turn begins; extra turns are not counted among the player's own."""
    me = game.players[game.current]
    own = me.turns + 1 if game.granted_by == NONE else i64(0)
    tell(game, "turn", me, [], amount=game.turn, other=game.possessor, detail=own)


def tell_name(game: "LiveGame", me: "Player", index: i64) -> None:
    """Record that a player named a card, which need not take part in this game."""
    _record(game, "name", me, chr(index), "", "", 0, ALL_SEATS, False, NONE, 0)


def _record(
    game: "LiveGame",
    kind: str,
    me: "Player",
    cards: str,
    origin: str,
    target: str,
    amount: i64,
    seen_by: i64,
    last_seen: bool,
    other: i64,
    detail: i64,
) -> None:
    events = game.events
    if events is None:
        return
    history = game.history
    if history is not None and game.answered <= history.told_up_to:
        return
    events.append(
        Event(
            i32(len(events) + 1),
            kind,
            i16(me.seat),
            cards,
            origin,
            target,
            i32(amount),
            i16(NONE if game.this == NONE else game.catalogue.index[game.this]),
            i16(game.depth),
            i16(seen_by),
            last_seen,
            i16(other),
            i32(detail),
            i32(game.answered),
        )
    )


def first_told_after(events: list[Event], answered: i64) -> int:
    """The number of the first event that still counts and came after this many answers.

    If there is none it is the number of the next event.
    """
    place: i64 = len(events)
    while place:
        event = events[place - 1]
        if i64(event.answered) <= answered:
            break
        since = event.since
        place = place - 1 if since is None else i64(since) - 1
    return int(place) + 1


def by_owner(game: "LiveGame", me: "Player") -> i64:
    """The mask for events whose cards only their owner and the owner's decider see."""
    owner: i64 = 1 << me.seat
    decider: i64 = 1 << game.decider(me)
    return owner | decider


def seen_face_down(game: "LiveGame", me: "Player", card: i64) -> i64:
    """The mask for events in which a card moves face down: its back may give it away."""
    return i64(ALL_SEATS) if game.is_a(card, TELLTALE) else by_owner(game, me)


def place_name(me: "Player", zone: Zone) -> str:
    """The name of one of a player's zones."""
    for name, other in zip(PLACES, me.zones(), strict=True):
        if other is zone:
            return name
    return ""
