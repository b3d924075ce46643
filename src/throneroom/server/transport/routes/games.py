"""Finished games over HTTP."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from starlette.concurrency import run_in_threadpool

from throneroom.server.history import replay
from throneroom.server.history.analysis_shown import analysis_shown
from throneroom.server.history.branches import moment_of
from throneroom.server.history.search import GameSearch, search
from throneroom.server.history.shown import AnalysisShown, GameShown, Page, TurnShown
from throneroom.server.protocol.fields import SeatNumber
from throneroom.server.protocol.wishes import BranchWishes
from throneroom.server.tables import making
from throneroom.server.tables.entries import Made
from throneroom.server.transport.dependencies import Known, Perhaps, Served, Spoken
from throneroom.server.transport.routes.tables import NewTable, TableId, check_few_tables

router = APIRouter(prefix="/api/games", tags=["games"])

TurnNumber = Annotated[int, Path(ge=1, le=1_000_000)]
# A class of the route for text would declare refusals as text, too.
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("")
def games(by: Annotated[GameSearch, Query()], who: Perhaps, served: Served, words: Spoken) -> Page:
    """Finished games, the latest first: public ones, and those that you sat at."""
    return search(served.engine, served.people, who, by, words)


@router.get("/{id}")
def game(id: TableId, who: Perhaps, served: Served) -> GameShown:
    """How a game went."""
    return replay.show_game(served.engine, id, who)


@router.post("/{id}/branches", status_code=201)
async def branch(id: TableId, body: BranchWishes, who: Known, served: Served) -> NewTable:
    """Make a table at which a game is played on from one of its moments, unrated."""
    await check_few_tables(who, served)

    def made() -> Made:
        table = replay.finished_table(served.engine, id)
        origin = moment_of(table, body.answers, body.anew)
        return making.make_branch(who, body, origin, table.options)

    return NewTable(id=await served.hub.make(who, await run_in_threadpool(made)))


@router.post("/{id}/analysis", status_code=202)
async def analyse(id: TableId, who: Known, served: Served) -> AnalysisShown:
    """Begin to find out what decided a game; gives what is known so far."""
    return analysis_shown(await served.analyses.start(id, who))


@router.get("/{id}/analysis")
async def analysis(id: TableId, served: Served) -> AnalysisShown:
    """What decided a game, as far as it is known."""
    return analysis_shown(await served.analyses.show(id))


@router.get("/{id}/record", response_class=Response, responses=TEXT)
def record(id: TableId, served: Served) -> Response:
    """The record of a game, to keep and to check."""
    text = replay.record_text(served.engine, id)
    name = f'attachment; filename="throneroom-{id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/{id}/turns/{turn}")
def turn(
    id: TableId, turn: TurnNumber, who: Perhaps, served: Served, seat: SeatNumber | None = None
) -> TurnShown:
    """Every position of a turn, as a seat saw it; without a seat with all hands open."""
    return replay.show_turn(served.engine, id, turn, seat, who)
