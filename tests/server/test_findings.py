"""Plans for a kingdom are searched for once, beside everything else, and kept."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from server import searching
from server.searching import PLAN, found
from server.test_thinking import runs, waiting_for_bot
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from throneroom.finder.findings import VERSION, Findings
from throneroom.finder.steps import StepwiseSearch
from throneroom.kingdoms import parse
from throneroom.server.errors import TooMuch
from throneroom.server.storage.database import writing
from throneroom.server.storage.schema import FindingsRow
from throneroom.server.tables import findings as module
from throneroom.server.tables.findings import MOST_EACH, SEARCHED_BY, Searches, Seen
from throneroom.server.tables.thinking import Thinkers, task, think
from throneroom.server.tables.trials import Trials
from throneroom.server.work.queue import FairQueue, Requester, Waiting
from throneroom.server.work.workers import NICENESS, Workers
from throneroom.sim.supply import Supply

ANNA, BEN = Requester("anna", "192.0.2.1"), Requester("ben", "192.0.2.2")
SUPPLY = Supply(tuple(sorted(parse("First Game").ids)), None, 2, "first-edition")
OTHER = replace(SUPPLY, players=3)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where searches note what they were asked."""
    file = tmp_path / "notes"
    file.touch()
    return file


@asynccontextmanager
async def searches(
    engine: Engine,
    step: Callable[[Path, StepwiseSearch], StepwiseSearch],
    notes: Path,
    processes: int = 1,
    *,
    aside: bool = False,
) -> AsyncIterator[Searches]:
    # At the lowest priority they might wait for minutes, since other tests run beside this one.
    workers = Workers(processes, aside=aside)
    made = Searches(engine, workers, partial(step, notes))
    try:
        yield made
    finally:
        await made.close()
        workers.close()


async def asked(searches: Searches, supply: Supply = SUPPLY, by: Requester = ANNA) -> Any:
    return await searches.findings(supply, by, lambda: True)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def act(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


def kept(engine: Engine, supply: Supply = SUPPLY) -> FindingsRow | None:
    with Session(engine) as session:
        return session.get(FindingsRow, str(supply))


def keep(engine: Engine, text: str, version: str = SEARCHED_BY) -> None:
    with Session(engine) as session, session.begin():
        session.merge(FindingsRow(setup=str(SUPPLY), findings=text, version=version))


def plan_of(findings: Findings | None) -> str | None:
    return None if findings is None else findings.plans[0].text


def test_a_kingdom_is_searched_once_and_known_from_then_on(engine: Engine, notes: Path) -> None:
    """Nobody waits for it, and it survives a restart."""

    async def scene() -> None:
        async with searches(engine, searching.noting, notes) as all:
            assert await asyncio.gather(*(asked(all) for _ in range(5))) == [None] * 5
            await until(lambda: SUPPLY in all._known)
            assert plan_of(await asked(all)) == PLAN
            await until(lambda: kept(engine))
        async with searches(engine, searching.failing, notes) as restarted:
            assert plan_of(await asked(restarted)) == PLAN
        assert notes.read_text(encoding="utf-8") == f"{SUPPLY}\n"

    act(scene)


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("{}", SEARCHED_BY),
        ("no JSON", SEARCHED_BY),
        (found(SUPPLY, "Witch, perhaps"), SEARCHED_BY),
        (found(SUPPLY).replace(f'"version": {VERSION}', '"version": 0'), SEARCHED_BY),
        (found(SUPPLY), "0.0 1"),
    ],
    ids=["empty", "damaged", "no plan", "other finder", "other program"],
)
def test_what_cannot_be_used_is_searched_for_anew(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch, text: str, version: str
) -> None:
    async def scene() -> None:
        keep(engine, text, version)
        # The process itself is another test's matter.
        all = searches_here(engine, searching.noting, notes, monkeypatch)
        assert await asked(all) is None
        await until(lambda: not all._wanted)
        assert SUPPLY in all._known
        row = kept(engine)
        assert row is not None
        assert row.findings == found(SUPPLY)
        assert row.version == SEARCHED_BY
        await all.close()

    act(scene)


def searches_here(
    engine: Engine,
    step: Callable[[Path, StepwiseSearch], StepwiseSearch],
    notes: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Searches:
    """Searches in this process, where a step is done before anything else goes on."""
    workers = Workers(1, aside=True)

    async def run(
        function: Callable[[Any], Any], given: object, *_: object, **__: object
    ) -> object:
        await asyncio.sleep(0)
        return function(given)

    monkeypatch.setattr(workers, "run", run)
    return Searches(engine, workers, partial(step, notes))


def test_what_another_process_has_found_meanwhile_is_not_searched_again(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        all = searches_here(engine, searching.noting, notes, monkeypatch)
        all._want(SUPPLY, ANNA, lambda: True)
        keep(engine, found(SUPPLY))
        await until(lambda: not all._wanted)
        assert plan_of(await asked(all)) == PLAN
        assert notes.read_text(encoding="utf-8") == ""

    act(scene)


def test_what_a_longer_search_has_found_meanwhile_stays(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    longer = replace(Findings.from_json(found(SUPPLY, "Gold")), searched=300.0)

    def overtaken(file: Path, search: StepwiseSearch) -> StepwiseSearch:
        keep(engine, longer.to_json())
        return searching.noting(file, search)

    async def scene() -> None:
        all = searches_here(engine, overtaken, notes, monkeypatch)
        assert await asked(all) is None
        await until(lambda: not all._wanted)
        assert plan_of(await asked(all)) == "Gold"
        row = kept(engine)
        assert row is not None
        assert row.findings == longer.to_json()
        await all.close()

    act(scene)


def test_what_was_found_is_kept_although_others_write_meanwhile(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    current = module._current

    def write_other() -> None:
        with Session(writing(engine)) as session, session.begin():
            session.add(FindingsRow(setup=str(OTHER), findings=found(OTHER), version=SEARCHED_BY))

    other = Thread(target=write_other)

    def disturbed(session: Session, supply: Supply) -> Findings | None:
        row = current(session, supply)
        other.start()
        other.join(0.2)
        return row

    async def scene() -> None:
        async with searches(engine, searching.noting, notes) as all:
            monkeypatch.setattr(module, "_current", disturbed)
            all._write(SUPPLY, Findings.from_json(found(SUPPLY)))
        other.join()
        assert kept(engine)
        assert kept(engine, OTHER)

    act(scene)


def test_a_search_that_fails_is_not_repeated_and_does_not_hold_up_others(
    engine: Engine,
    notes: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        all = searches_here(engine, searching.failing, notes, monkeypatch)
        for _ in range(3):
            assert await asked(all) is None
            assert await asked(all, OTHER) is None
            await until(lambda: not all._wanted)
        assert sorted(notes.read_text(encoding="utf-8").splitlines()) == [str(SUPPLY), str(OTHER)]

    act(scene)
    assert [record.message for record in caplog.records] == ["search failed"] * 2


def test_a_search_holds_up_no_bot_and_ends_with_the_server(engine: Engine, notes: Path) -> None:
    """One at a time, in a process with the lowest priority; none is left behind."""

    async def scene() -> list[int]:
        workers = Workers(processes=2)
        async with searches(engine, searching.endless, notes, aside=True) as all:
            thinkers = Thinkers(workers, Trials(engine, workers), all)
            job = task(waiting_for_bot().table)
            await thinkers.answers(job, BEN)
            for supply in (SUPPLY, OTHER):
                assert await asked(all, supply) is None
            await until(lambda: notes.read_text(encoding="utf-8"))
            (process,) = all._workers._processes
            pids = process.pids
            assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in pids] == [NICENESS]
            began = time.monotonic()
            for _ in range(5):
                assert await thinkers.answers(job, BEN)
            assert time.monotonic() - began < 2
            assert notes.read_text(encoding="utf-8") == f"{SUPPLY}\n", "the other one waits"
        workers.close()
        return pids

    (pid,) = asyncio.run(scene())
    deadline = time.monotonic() + 10
    while runs(pid):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_where_many_kingdoms_wait_the_last_in_the_queue_is_dropped(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is another one of who brought many; each table asks again with its next answer."""
    monkeypatch.setattr(module, "MOST_WAITING", 3)

    async def scene() -> None:
        all = Searches(engine, Workers(1, aside=True), partial(searching.noting, notes))
        all._queue.charge(ANNA, 30)
        flood = [replace(SUPPLY, players=players) for players in (2, 3, 4, 5)]
        for supply in flood:
            all._want(supply, ANNA, lambda: True)
        assert list(all._wanted) == flood[:3]
        newcomer = replace(SUPPLY, players=6)
        all._want(newcomer, BEN, lambda: True)
        assert list(all._wanted) == [*flood[:2], newcomer]
        await all.close()

    act(scene)


def test_the_last_in_the_queue_is_what_nobody_waits_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for job, awaited in (("a", True), ("b", False), ("c", True)):
        queue.add(Waiting(job, ANNA, partial(bool, awaited), heavy=True))
    assert [queue.drop_last().job for _ in range(3)] == ["b", "c", "a"]


def test_a_game_that_is_being_played_uses_what_is_found(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the library's best plan is played by."""

    async def best_plan(*_: object) -> str:
        return "big-money"

    async def scene() -> None:
        workers = Workers(processes=1)
        monkeypatch.setattr(workers, "run", run_now)
        all = searches_here(engine, searching.noting, notes, monkeypatch)
        trials = Trials(engine, workers)
        monkeypatch.setattr(trials, "best_plan", best_plan)
        thinkers = Thinkers(workers, trials, all)
        expert, money = (task(waiting_for_bot(level).table) for level in ("expert", "money"))
        before = await thinkers.answers(expert, ANNA)
        assert ["silver"] in [words for _, words in before]
        assert before == think(money).answers
        await until(lambda: SUPPLY in all._known)
        after = await thinkers.answers(expert, ANNA)
        assert ["estate"] in [words for _, words in after]
        await all.close()

    act(scene)


async def run_now(function: Callable[[Any], Any], given: object, *_: object, **__: object) -> Any:
    return function(given)


def test_searches_and_other_work_that_stands_aside_take_turns(engine: Engine, notes: Path) -> None:
    """However long one of them takes, the other has its turn after a step."""

    async def scene() -> None:
        async with searches(engine, searching.strolling, notes) as all:
            assert await asked(all) is None
            for _ in range(3):
                await all._workers.run(partial(searching.note, notes), "analysis", BEN)
            await until(lambda: not all._wanted)
        lines = notes.read_text(encoding="utf-8").split()
        assert lines.count("search") == 6
        assert lines.count("analysis") == 3
        assert set(lines[:3]) == {"search", "analysis"}
        assert lines[-2:] == ["search", "search"], "an analysis waits for no more than a step"

    act(scene)


def test_several_kingdoms_are_searched_at_a_time_but_for_the_last_process(
    engine: Engine, notes: Path
) -> None:
    async def scene() -> None:
        async with searches(engine, searching.endless, notes, processes=3) as all:
            flood = [replace(SUPPLY, players=players) for players in (2, 3, 4)]
            for supply in flood:
                assert await asked(all, supply) is None
            await until(lambda: len(notes.read_text(encoding="utf-8").splitlines()) == 2)
            assert await all._workers.run(len, "another", BEN) == 7
            assert len(all._searched) == 2

    act(scene)


def test_a_person_sees_how_far_a_search_is(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        all = searches_here(engine, searching.strolling, notes, monkeypatch)
        assert await all.look(SUPPLY) == Seen(None)
        assert (await all.begin(SUPPLY, ANNA)).begun
        await until(lambda: SUPPLY in all._searched and all._searched[SUPPLY].taken == 3)
        going_on = await all.look(SUPPLY)
        assert going_on.begun
        assert 0 < going_on.done < 1
        assert all._wanted[SUPPLY].awaited(), "as long as somebody looks at it"
        await until(lambda: not all._wanted)
        seen = await all.begin(SUPPLY, ANNA)
        assert plan_of(seen.findings) == PLAN
        assert not seen.begun

    act(scene)


def test_a_person_does_not_wait_for_many_kingdoms_at_a_time(engine: Engine, notes: Path) -> None:
    async def scene() -> None:
        async with searches(engine, searching.endless, notes) as all:
            flood = [replace(SUPPLY, players=players) for players in (2, 3, 4, 5)]
            for supply in flood[:MOST_EACH]:
                await all.begin(supply, ANNA)
            with pytest.raises(TooMuch):
                await all.begin(flood[-1], ANNA)
            assert (await all.begin(flood[0], ANNA)).begun
            assert (await all.begin(flood[-1], BEN)).begun

    act(scene)


def test_a_search_that_failed_is_told_to_who_looks(
    engine: Engine, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        all = searches_here(engine, searching.failing, notes, monkeypatch)
        await all.begin(SUPPLY, ANNA)
        await until(lambda: not all._wanted)
        assert (await all.begin(SUPPLY, ANNA)).failed

    act(scene)
