"""The kingdom of the day over HTTP."""

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict
from sqlalchemy import Engine
from starlette.concurrency import run_in_threadpool

from throneroom.server.history.days import DayRank, ranking
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.fields import Name
from throneroom.server.tables import calendar
from throneroom.server.tables.days import (
    Day,
    claim_try,
    find_day,
    find_try,
    first_entries,
    open_day,
)
from throneroom.server.tables.loading import status_of
from throneroom.server.tables.table import Table
from throneroom.server.transport.dependencies import Known, Perhaps, Served
from throneroom.server.transport.routes.tables import NewTable, check_few_tables

router = APIRouter(prefix="/api/today", tags=["today"])


class DayResult(BaseModel):
    """How a player did on a day."""

    place: int
    name: str
    you: bool
    won: bool
    lead: int | None
    """Points ahead of the bot; null for a player who resigned, or did not finish on the day."""
    turns: int | None
    """The player's own; null for one who did not finish."""


class DayShown(BaseModel):
    """The kingdom of a day, and how everybody did."""

    day: str
    """The date by UTC, such as `2026-11-16`."""
    cards: list[str]
    bane: str | None
    colonies: bool
    opponent: str
    """The level of the bot."""
    commitment: str
    """The hash of the secret that the deal comes from."""
    players: int
    """How many have finished; of a day that is over, how many have begun."""
    results: list[DayResult]
    """The best, and your own."""
    tried: str | None
    """The table of your own try."""


class TodayShown(DayShown):
    """The kingdom of today."""

    ends: int
    """When the day is over, and a game that goes on counts as resigned."""
    playing: bool
    """Whether your try goes on."""


class PastDay(DayShown):
    """The kingdom of a day that is over, with its secret."""

    secret: str
    best: str | None
    """The game of the best player."""


class Days(BaseModel):
    """What there is to play today, and how it went yesterday, if anybody asked."""

    today: TodayShown
    yesterday: PastDay | None


class DayTry(BaseModel):
    """A try that is to begin."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    """Under which the result is shown."""


@router.get("")
def show(who: Perhaps, served: Served) -> Days:
    """The kingdom of the day, and that of the day before."""
    date = calendar.today()
    day = open_day(served.engine, date)
    before = find_day(served.engine, calendar.day_before(date))
    return Days(
        today=_today(served.engine, day, who),
        yesterday=None if before is None else _past(served.engine, before, who),
    )


@router.post("/try", status_code=201)
async def play(body: DayTry, who: Known, served: Served) -> NewTable:
    """Begin your only try, or find it again; gives its table."""
    await check_few_tables(who, served)
    engine = served.engine

    def claimed() -> tuple[Day, str, bool]:
        day = open_day(engine, calendar.today())
        id = claim_try(engine, day.date, who)
        return day, id, status_of(engine, id) is not None

    day, id, begun = await run_in_threadpool(claimed)
    if not begun:
        entries = first_entries(id, day, who, body.name)
        await served.hub.lay(who, Table(id, day.secret), entries)
    return NewTable(id=id)


def _today(engine: Engine, day: Day, who: Identity | None) -> TodayShown:
    shown, _ = _shown(engine, day, who)
    return TodayShown(
        **dict(shown),
        ends=calendar.end_of(day.date),
        playing=shown.tried is not None and status_of(engine, shown.tried) != "over",
    )


def _past(engine: Engine, day: Day, who: Identity | None) -> PastDay:
    shown, ranks = _shown(engine, day, who)
    finished = [rank.table for rank in ranks if rank.lead is not None]
    return PastDay(**dict(shown), secret=day.secret, best=finished[0] if finished else None)


def _shown(engine: Engine, day: Day, who: Identity | None) -> tuple[DayShown, list[DayRank]]:
    own = None if who is None else find_try(engine, day.date, who)
    tried = None if own is None else own.table_id
    ranks, players = ranking(engine, day.date, tried or "")
    results = [
        DayResult(
            place=rank.place,
            name=rank.name,
            you=rank.table == tried,
            won=rank.won,
            lead=rank.lead,
            turns=rank.turns,
        )
        for rank in ranks
    ]
    shown = DayShown(
        day=day.date,
        cards=list(day.kingdom.ids),
        bane=day.kingdom.bane_id,
        colonies=day.kingdom.with_colonies,
        opponent=day.opponent,
        commitment=day.commitment,
        players=players,
        results=results,
        tried=tried,
    )
    return shown, ranks
