"""Analyses of finished games: found piece by piece beside everything else, kept, and bounded."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps

import pytest
from server.games import SavedTable
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from throneroom.analysis import Analysis
from throneroom.server.errors import Missing, Refused, TooMuch
from throneroom.server.history import analyses as module
from throneroom.server.history.analyses import ANALYSED_BY, MOST_EACH, Analyses
from throneroom.server.history.analysis_shown import analysis_shown
from throneroom.server.people.identity import Identity
from throneroom.server.storage.schema import AnalysisRow
from throneroom.server.tables.findings import Searches
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import NICENESS, Workers

SECONDS = 1.0


def in_a_loop(scene: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """Run a test that waits for what goes on beside it."""

    @wraps(scene)
    def test(*given: object, **named: object) -> None:
        asyncio.run(scene(*given, **named))

    return test


def whole_game(engine: Engine) -> str:
    return SavedTable("Anna", "Ben").start().play("money").save(engine)


def person(name: str) -> Identity:
    return Identity(name, name, None, None, False, frozenset({name}), False)


ANNA, BEN = person("anna"), person("ben")


@asynccontextmanager
async def analysing(engine: Engine, seconds: float = SECONDS) -> AsyncIterator[Analyses]:
    # At the lowest priority they might wait for minutes, since other tests run beside this one.
    workers = Workers(1)
    searches = Searches(engine, workers)
    made = Analyses(engine, workers, searches, seconds)
    try:
        yield made
    finally:
        await made.close()
        await searches.close()
        workers.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def finished(analyses: Analyses, id: str) -> Analysis:
    await until(lambda: id not in analyses._running)
    known = await analyses.show(id)
    assert known is not None
    return known


@in_a_loop
async def test_an_analysis_grows_and_is_kept(engine: Engine) -> None:
    id = whole_game(engine)
    async with analysing(engine) as analyses:
        assert await analyses.show(id) is None
        growing = await analyses.start(id, ANNA)
        assert growing.done == 0
        assert await analyses.start(id, BEN) is growing
        await until(lambda: growing.outlooks)
        assert 0 < growing.done < 1
        found = await finished(analyses, id)
        assert found.done == 1
        assert found.answers
        assert found == growing
    async with analysing(engine) as later:
        assert await later.start(id, BEN) == found
        assert later._running == {}


@in_a_loop
async def test_what_another_version_found_is_found_anew(engine: Engine) -> None:
    id = whole_game(engine)
    with Session(engine) as session, session.begin():
        session.add(AnalysisRow(id=id, analysis=Analysis(done=1).to_json(), version="0"))
    async with analysing(engine) as analyses:
        assert await analyses.show(id) is None
        await analyses.start(id, ANNA)
        assert (await finished(analyses, id)).outlooks
    with Session(engine) as session:
        assert session.get_one(AnalysisRow, id).version == ANALYSED_BY


@in_a_loop
async def test_only_finished_games_are_analysed(engine: Engine) -> None:
    going_on = SavedTable("Anna", "Ben").start().save(engine)
    async with analysing(engine) as analyses:
        with pytest.raises(Refused, match="not over"):
            await analyses.start(going_on, ANNA)
        with pytest.raises(Refused, match="not over"):
            await analyses.show(going_on)
        with pytest.raises(Missing):
            await analyses.start("no-such-table", ANNA)


@in_a_loop
async def test_nobody_waits_for_many_at_a_time(engine: Engine) -> None:
    games = [whole_game(engine) for _ in range(MOST_EACH + 1)]
    async with analysing(engine, seconds=30) as analyses:
        for id in games[:MOST_EACH]:
            await analyses.start(id, ANNA)
        with pytest.raises(TooMuch):
            await analyses.start(games[-1], ANNA)
        await analyses.start(games[0], ANNA)
        await analyses.start(games[-1], BEN)


@in_a_loop
async def test_what_fails_can_be_tried_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = whole_game(engine)
    async with analysing(engine) as analyses:
        monkeypatch.setattr(module, "look_out", len)
        await analyses.start(id, ANNA)
        await until(lambda: id not in analyses._running)
        assert await analyses.show(id) is None
        monkeypatch.undo()
        await analyses.start(id, ANNA)
        assert (await finished(analyses, id)).done == 1


@in_a_loop
async def test_processes_that_stand_aside_end_when_there_is_no_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("throneroom.server.work.workers.IDLE", 0.2)
    workers = Workers(1, aside=True)
    try:
        (process,) = workers._processes
        assert await workers.run(os.nice, 0, Requester("anna")) == NICENESS
        (first,) = process.pids
        assert await workers.run(os.nice, 0, Requester("anna")) == NICENESS
        assert process.pids == [first]
        await until(lambda: not process.pids)
        assert await workers.run(os.nice, 0, Requester("anna")) == NICENESS
    finally:
        workers.close()


@in_a_loop
async def test_an_analysis_is_shown_as_far_as_it_has_come(engine: Engine) -> None:
    id = whole_game(engine)
    assert not analysis_shown(None).begun
    async with analysing(engine) as analyses:
        growing = await analyses.start(id, ANNA)
        assert analysis_shown(growing).begun
        assert analysis_shown(growing).players == []
        shown = analysis_shown(await finished(analyses, id))
    assert [one.turn for one in shown.outlooks] == list(range(1, len(shown.outlooks) + 1))
    assert shown.outlooks[-1].seat is None
    assert len(shown.players) == 2
    assert sum(one.mistakes for one in shown.players) == sum(one.mistake for one in shown.judged)
    assert all(point.change < 0 for point in shown.points if point.judged is not None)
