"""Finished games as clients are shown them."""

from collections.abc import Sequence

from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.orm import Session

from throneroom.server.protocol.updates import DecisionPart, EventPart, ViewPart
from throneroom.server.storage.schema import SeatRow, TableRow


class Result(BaseModel):
    """How a seat did."""

    name: str
    bot: str
    """The level of the bot that played here in the end, if one did."""
    points: int
    place: int
    """1 for the first; equal ones share a place."""
    yours: bool


class GameInList(BaseModel):
    """A finished game in a few words."""

    id: str
    public: bool
    rated: bool
    pasted: bool
    """Whether it was played elsewhere, and its record pasted."""
    kingdom: str
    """The recommended set, if it is one."""
    cards: list[str]
    ending: str
    """`provinces`, `colonies`, `piles`, `turn limit` or `resigned`."""
    turns: int
    """Of all players together."""
    created: int
    """In milliseconds since 1970."""
    ended: int
    """In milliseconds since 1970."""
    seats: list[Result]


class Page(BaseModel):
    """Games, the latest first; `next` leads to older ones, if there are any."""

    games: list[GameInList]
    next: str | None
    """To be sent as `before`; null on the last page."""


class DeckCard(BaseModel):
    """All copies of a card that a player has in the end, and their points together."""

    card: str
    count: int
    points: int


class TurnStart(BaseModel):
    """Where a turn begins."""

    turn: int
    """Counted over all players, from 1."""
    own_turn: int | None
    """Counted among the player's own; null for an extra turn, which does not count."""
    seat: int
    possessor: int | None
    """Who decided in this turn, if not its player."""
    event: int
    """The number of its first event, counted without what was undone."""
    answers: int
    """How many answers had been given before."""


class Deal(BaseModel):
    """Where the seed of the shuffles comes from; see `throneroom verify`.

    Without a commitment, as in some games from elsewhere, that cannot be checked.
    """

    commitment: str
    values: list[str]
    secret: str
    seed: str
    generator: str
    """How the seed makes shuffles."""


class BranchSeat(BaseModel):
    """A seat of a branch, and how it did, if the game is over."""

    name: str
    """Empty while the seat is free."""
    bot: str
    points: int | None
    place: int | None


class OriginShown(BaseModel):
    """The moment of another game from which this one was played on."""

    game: str
    """The id of that game."""
    names: list[str]
    """Its players."""
    answers: int
    """How many answers had been given."""
    turn: int
    """Counted over all players."""
    own_turn: int | None
    """Counted among the player's own; null for an extra turn."""
    anew: bool
    """Whether hidden cards were dealt anew."""


class BranchShown(BaseModel):
    """A game that was played on from a moment of this one."""

    id: str
    status: str
    """`over`, or that of a table where it is still played."""
    answers: int
    """How many answers of this game had been given."""
    created: int
    """In milliseconds since 1970."""
    seats: list[BranchSeat]


class GameShown(GameInList):
    """A finished game, with everything but its positions."""

    profile: str
    bane: str | None
    colonies: bool
    """Whether Platinum and Colonies were used."""
    winners: list[int]
    resigned: list[int]
    hints: bool
    """Whether hints were allowed in it."""
    removable: bool
    """Whether you may remove it: a game from elsewhere that you have added."""
    decks: list[list[DeckCard]]
    """The last cards of each seat."""
    starts: list[TurnStart]
    points: list[list[int]]
    """Of each seat: at the beginning, and after each turn."""
    money: list[list[int]]
    """The coins on all Treasures of each seat: at the beginning, and after each turn."""
    deal: Deal
    origin: OriginShown | None
    """Null unless it is a branch of another game."""
    branches: list[BranchShown]
    """The branches of this game that you may find, by their moments."""


class PositionShown(BaseModel):
    """What followed on the answer before (or on the turn's beginning), and how it looked then."""

    answers: int
    """How many answers had been given."""
    events: list[EventPart]
    view: ViewPart
    hands: list[list[str]] | None
    """All players' hands, if no seat was asked for."""
    decision: DecisionPart | None
    """What was asked then; null in the last position, where the turn was over."""
    answer: list[str] | None
    """What was answered to it; null in the last position."""


class TurnShown(BaseModel):
    """A turn: a position for each of its answers, and the one to which the last answer led."""

    turn: int
    seat: int
    possessor: int | None
    positions: list[PositionShown]


def seats_of(session: Session, ids: list[str]) -> Sequence[SeatRow]:
    """The seats of tables, in their order."""
    return session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.number)
    ).all()


def in_list(table: TableRow, cards: list[str], seats: list[Result]) -> dict[str, object]:
    """The fields of `GameInList`."""
    return {
        "id": table.id,
        "public": table.public,
        "rated": table.rated,
        "pasted": table.pasted,
        "kingdom": table.kingdom,
        "cards": cards,
        "ending": table.ending,
        "turns": table.turns,
        "created": table.created,
        "ended": table.ended,
        "seats": seats,
    }


def result_of(seat: SeatRow, persons: frozenset[str]) -> Result:
    """How a seat did, for a client with these persons."""
    assert seat.points is not None
    assert seat.place is not None
    yours = seat.person_id in persons
    return Result(name=seat.name, bot=seat.bot, points=seat.points, place=seat.place, yours=yours)


class OutlookShown(BaseModel):
    """Everybody's chance to win at the beginning of a turn; the last one is the result."""

    turn: int
    seat: int | None
    """Whose turn it is; null at the end of the game."""
    chances: list[float]
    """Each seat's expected share of the victory, from 0 to 1."""
    error: float
    """The standard error of these."""


class JudgedShown(BaseModel):
    """An answer beside the best other one."""

    answers: int
    """How many answers had been given before it."""
    turn: int
    own_turn: int
    """Counted as its player counts them."""
    seat: int
    kind: str
    """What the question was for."""
    place: str
    """Where its options came from."""
    source: str | None
    """The card that asked."""
    affects: int
    """The player whom the answer affects."""
    given: list[str]
    other: list[str]
    lost: float
    """The share of a victory that was lost; below 0 if the other answer is worse."""
    error: float
    """The standard error of that."""
    mistake: bool
    """Whether that is more than chance explains."""


class TurningPoint(BaseModel):
    """A mistake or a stroke of luck that changed much."""

    answers: int
    """How many answers had been given before it."""
    turn: int
    own_turn: int
    seat: int
    change: float
    """What it gave the player, as a share of the victory."""
    error: float
    judged: JudgedShown | None
    """The mistake; null where it was luck."""


class PlayShown(BaseModel):
    """How well a player chose, and how lucky the player was."""

    mistakes: int
    cost: float
    """What the mistakes cost, as a share of the victory."""
    luck: float
    """What the cards gave, as a share of the victory."""


class AnalysisShown(BaseModel):
    """What decided a game, as far as it is known."""

    begun: bool
    """Whether anybody has asked for it."""
    done: float
    """How much of the work is done, from 0 to 1."""
    outlooks: list[OutlookShown]
    judged: list[JudgedShown]
    points: list[TurningPoint]
    """In the order of the game."""
    players: list[PlayShown]
    """By seat; empty until the chances are known."""
