"""Bots think elsewhere: nobody waits for them, and nothing hangs when one fails."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.sitting import Sitting, somebody
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from throneroom.kingdoms import parse
from throneroom.server.errors import TooMuch
from throneroom.server.storage.schema import TrialRow
from throneroom.server.tables import thinking
from throneroom.server.tables.entries import Answered
from throneroom.server.tables.findings import Searches
from throneroom.server.tables.thinking import (
    MOST_PER_ADDRESS,
    MOST_PER_PERSON,
    Task,
    Thinkers,
    task,
    think,
)
from throneroom.server.tables.trials import Trials
from throneroom.server.work.queue import FairQueue, RecentUse, Requester, Waiting
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply

ANNA = somebody("anna")
BEN = Requester("ben", "192.0.2.1")
TESTS = Path(__file__).parents[1]


def waiting_for_bot(level: str = "money", kingdom: str = "First Game") -> Sitting:
    """A game in which it is a bot's turn."""
    sitting = Sitting(kingdom=kingdom, seats=["person", level]).begin(ANNA)
    while sitting.table.asked == 0:
        assert sitting.game.decision is not None
        words = sitting.game.decision.words
        sitting.answer(ANNA, "all" if "all" in words else "done")
    return sitting


@asynccontextmanager
async def working(engine: Engine) -> AsyncIterator[tuple[Thinkers, Workers]]:
    workers = Workers(processes=2)
    searches = Searches(engine, workers)
    try:
        yield Thinkers(workers, Trials(engine, workers), searches), workers
    finally:
        await searches.close()
        workers.close()


async def warm_up(workers: Workers) -> None:
    """Let both processes start."""
    await asyncio.gather(*(workers.run(abs, -1, BEN, subject=str(n)) for n in range(2)))


def played_on(sitting: Sitting, answers: list[tuple[int, list[str]]]) -> None:
    assert sitting.game.decision is not None
    first = sitting.game.decision.number
    for number, (seat, words) in enumerate(answers, first):
        sitting.write([Answered(seat=seat, decision=number, words=tuple(words))])


def test_a_bot_answers_until_a_person_is_asked() -> None:
    sitting = waiting_for_bot()
    answers = think(task(sitting.table)).answers
    assert {seat for seat, _ in answers} == {1}
    played_on(sitting, answers)
    assert sitting.table.asked == 0


def test_the_same_position_gets_the_same_answers() -> None:
    sitting = waiting_for_bot("beginner")
    assert think(task(sitting.table)) == think(task(sitting.table))


@pytest.mark.parametrize("level", ["money", "engine", "beginner"])
def test_a_process_that_remembers_the_game_answers_like_a_new_one(level: str) -> None:
    """Also inside an effect, and after answers were taken back and others given."""
    sitting = Sitting(kingdom="Interaction", seats=["person", level, level], undo="always")
    sitting.begin(ANNA)
    chance = random.Random(level)
    turns = 0
    while sitting.game.turn < 40 and not sitting.game.over:
        if sitting.table.asked != 0:
            turns += 1
            remembered = think(task(sitting.table))
            thinking._games.clear()
            assert think(task(sitting.table)) == remembered
            played_on(sitting, remembered.answers)
        elif chance.random() < 0.2 and sitting.table.answers_since(0):
            sitting.ask(ANNA, {"type": "undo", "seat": 0})
        else:
            sitting.answer(ANNA, *some_words(sitting, chance))
    assert turns > 10


def some_words(sitting: Sitting, chance: random.Random) -> list[str]:
    """A legal answer to the open question."""
    decision = sitting.game.decision
    assert decision is not None
    count = max(decision.least, min(1, decision.most))
    return chance.sample(decision.sorted_candidates, count)


def test_only_the_latest_games_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT_GAMES", 2)
    thinking._games.clear()
    seen = [waiting_for_bot(kingdom=name) for name in ("First Game", "Big Money", "Interaction")]
    for sitting in seen:
        think(task(sitting.table))
    kingdoms = [game.kingdom for game in thinking._games.values()]
    assert kingdoms == [sitting.game.kingdom for sitting in seen[1:]]


def test_nobody_waits_while_bots_think(engine: Engine) -> None:
    """Choosing a plan takes a bot a while; meanwhile the event loop hardly stops."""

    async def scene() -> float:
        wanted = [waiting_for_bot("plan", name) for name in ("Interaction", "Village Square")]
        async with working(engine) as (thinkers, workers):
            await warm_up(workers)
            thinking = asyncio.gather(*(thinkers.answers(task(s.table), BEN) for s in wanted))
            longest = 0.0
            while not thinking.done():
                before = time.monotonic()
                await asyncio.sleep(0.005)
                longest = max(longest, time.monotonic() - before)
            await thinking
            return longest

    assert asyncio.run(scene()) < 0.25


def test_processes_that_die_are_replaced(engine: Engine) -> None:
    async def scene() -> None:
        sitting = waiting_for_bot()
        async with working(engine) as (thinkers, workers):
            first = await thinkers.answers(task(sitting.table), BEN)
            for pid in [pid for process in workers._processes for pid in process.pids]:
                os.kill(pid, signal.SIGKILL)
            assert await thinkers.answers(task(sitting.table), BEN)
            assert await thinkers.answers(task(sitting.table), BEN) == first

    asyncio.run(scene())


# A server that lets its bots think, tells which processes those are, and waits to be killed.
SERVER = """
import asyncio, time
from server.test_thinking import waiting_for_bot
from throneroom.server.tables.thinking import task, think
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers

if __name__ == "__main__":
    workers = Workers(processes=1)
    asyncio.run(workers.run(think, task(waiting_for_bot().table), Requester("anna")))
    print(*workers._processes[0].pids, flush=True)
    time.sleep(60)
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "served.py"
    file.write_text(SERVER, encoding="utf-8")
    paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]
    server = subprocess.Popen(
        [sys.executable, str(file)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )
    assert server.stdout is not None
    with server:
        left = [int(pid) for pid in server.stdout.readline().split()]
        assert left
        server.kill()
    deadline = time.monotonic() + 10
    while left:
        assert time.monotonic() < deadline, f"processes {left} are left"
        time.sleep(0.02)
        left = [pid for pid in left if runs(pid)]


def runs(pid: int) -> bool:
    """Whether there is such a process; one that has ended may wait for its parent to notice."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_where_a_bot_fails_chance_plays(engine: Engine) -> None:
    async def scene() -> None:
        sitting = waiting_for_bot()
        broken: Task = replace(task(sitting.table), levels={1: "no such bot"})
        async with working(engine) as (thinkers, _):
            played_on(sitting, await thinkers.answers(broken, BEN))
        assert sitting.table.asked == 0

    asyncio.run(scene())


def test_what_bots_leave_to_chance_tells_nothing_about_the_deal() -> None:
    """Whoever worked out a bot's seed from its moves would still not know that of the shuffles."""
    sitting = waiting_for_bot("beginner")
    job = task(sitting.table)
    assert job.record.generator == "sha256"
    assert job.chance != job.record.seed
    same_moves = think(replace(job, record=replace(job.record, names=["A", "B"])))
    assert think(job) == same_moves
    lines = {str(think(replace(job, chance=f"other {number}"))) for number in range(20)}
    assert len(lines) > 1


# The fair share of everybody


def test_a_flood_of_work_holds_up_nobody_else() -> None:
    """Four people at one address bring a hundred pieces of heavy work; then a stranger comes."""

    async def scene() -> None:
        workers = Workers(processes=2)
        await warm_up(workers)
        flooders = [Requester(f"flooder {n}", "198.51.100.7") for n in range(4)]
        flood = [
            asyncio.create_task(workers.run(time.sleep, 1.0, flooders[n % 4], heavy=True))
            for n in range(100)
        ]
        await asyncio.sleep(0.5)
        began = time.monotonic()
        assert await workers.run(abs, -7, BEN) == 7
        assert time.monotonic() - began < 0.8, "the last process is kept for what takes moments"
        await workers.run(time.sleep, 0.1, BEN, heavy=True)
        assert time.monotonic() - began < 3.0, "who has used little comes first"
        assert sum(piece.done() for piece in flood) < 10
        for piece in flood:
            piece.cancel()
        workers.close()

    asyncio.run(scene())


def test_the_limit_counts_from_when_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting is not held against it, and only the process of broken work is replaced."""

    async def scene() -> None:
        workers = Workers(processes=2)
        await warm_up(workers)
        monkeypatch.setattr("throneroom.server.work.workers.LONGEST", 1.5)
        before = [process.pids for process in workers._processes]
        pieces = [workers.run(time.sleep, 0.6, BEN, heavy=True) for _ in range(3)]
        await asyncio.gather(*pieces)
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 30.0, BEN)
        monkeypatch.undo()  # A new process takes a while to start.
        assert await workers.run(abs, -1, BEN) == 1
        after = [process.pids for process in workers._processes]
        assert len([pids for pids in after if pids in before]) == 1
        workers.close()

    asyncio.run(scene())


def test_an_interrupt_from_the_terminal_is_left_to_the_server() -> None:
    """Ctrl+C reaches all processes; those that work must not die of it with a traceback."""

    async def scene() -> None:
        workers = Workers(processes=1)
        await warm_up(workers)
        (before,) = workers._processes[0].pids
        os.kill(before, signal.SIGINT)
        await workers.run(time.sleep, 0.2, BEN)
        assert workers._processes[0].pids == [before]
        workers.close()

    asyncio.run(scene())


def order(*waiting: Waiting[str], charges: dict[Requester, float] | None = None) -> str:
    """The order in which work is taken."""
    queue: FairQueue[str] = FairQueue()
    for requester, seconds in (charges or {}).items():
        queue.charge(requester, seconds)
    for piece in waiting:
        queue.add(piece)
    return "".join(taken.job for _ in waiting if (taken := queue.take(heavy=True)))


def piece(job: str, requester: Requester, *, awaited: bool = True) -> Waiting[str]:
    return Waiting(job, requester, lambda: awaited, heavy=False)


def test_people_take_turns() -> None:
    anna, ben = Requester("anna", "a"), Requester("ben", "b")
    assert order(*(piece(n, anna) for n in "123"), *(piece(n, ben) for n in "ab")) == "1a2b3"


def test_people_at_one_address_share_what_one_address_gets() -> None:
    crowd = [Requester(f"guest {n}", "a") for n in range(6)]
    alone = Requester("ben", "b")
    work = [piece(str(n), guest) for n, guest in enumerate(crowd)]
    assert order(*work, piece("a", alone), piece("b", alone)) == "0a1b2345"


def test_people_whose_address_is_not_known_do_not_share_one() -> None:
    guests = [Requester(f"guest {n}") for n in range(3)]
    work = [piece(name, guests[0]) for name in "123"]
    assert order(*work, piece("a", guests[1]), piece("b", guests[2])) == "1ab23"


def test_who_used_much_lately_comes_later() -> None:
    anna, ben = Requester("anna", "a"), Requester("ben", "b")
    assert order(*(piece(n, anna) for n in "12"), piece("b", ben), charges={anna: 3.0}) == "b12"


def test_what_was_used_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    use, anna = RecentUse(), Requester("anna", "a")
    use.charge(anna, 3.0)
    later = time.monotonic() + 30.0
    monkeypatch.setattr("throneroom.server.work.queue.time.monotonic", lambda: later)
    use.charge(Requester("ben"), 0.0)
    assert use.of("person anna") == pytest.approx(1.5, abs=0.1)
    later += 600.0
    use.charge(Requester("ben"), 0.0)
    assert "person anna" not in use._seconds


def test_work_that_nobody_waits_for_comes_last() -> None:
    anna, ben = Requester("anna", "a"), Requester("ben", "b")
    gone = [piece(n, anna, awaited=False) for n in "12"]
    assert order(*gone, piece("b", ben), charges={ben: 5.0}) == "b12"


def test_more_bots_are_refused_where_many_still_think(engine: Engine) -> None:
    async def scene() -> None:
        sitting = waiting_for_bot()
        async with working(engine) as (thinkers, _):
            thinkers.check_free(BEN)
            waiting = [
                asyncio.create_task(thinkers.answers(task(sitting.table), BEN))
                for _ in range(MOST_PER_PERSON)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch, match="10 tables"):
                thinkers.check_free(BEN)
            thinkers.check_free(Requester("carol", BEN.address))
            await asyncio.gather(*waiting)
            thinkers.check_free(BEN)
            assert not thinkers._thinking

    asyncio.run(scene())


def test_people_of_one_address_cannot_bring_bots_without_end(engine: Engine) -> None:
    async def scene() -> None:
        job = task(waiting_for_bot().table)
        async with working(engine) as (thinkers, _):
            waiting = [
                asyncio.create_task(thinkers.answers(job, Requester(f"guest {n}", "a")))
                for n in range(MOST_PER_ADDRESS)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch):
                thinkers.check_free(Requester("one more", "a"))
            thinkers.check_free(Requester("elsewhere", "b"))
            for one in waiting:
                one.cancel()

    asyncio.run(scene())


# Trials


def test_a_trial_is_held_once_for_all(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whichever table comes first; all processes, and the server after a restart, know it."""

    async def scene() -> None:
        trial = Supply(tuple(parse("First Game").ids), None, 2, "first-edition")
        async with working(engine) as (thinkers, workers):
            held = []
            run = workers.run

            async def counted(*given: Any, **options: Any) -> Any:
                held.append(given)
                return await run(*given, **options)

            monkeypatch.setattr(workers, "run", counted)
            found = await asyncio.gather(
                *(thinkers._trials.best_plan(trial, BEN, lambda: True) for _ in range(3))
            )
            assert len(set(found)) == 1
            assert len(held) == 3
            assert await thinkers._trials.best_plan(trial, BEN, lambda: True) == found[0]
            assert len(held) == 3, "from memory"
            after_restart = Trials(engine, workers)
            assert await after_restart.best_plan(trial, BEN, lambda: True) == found[0]
            assert len(held) == 3, "from the database"

    asyncio.run(scene())


def test_what_another_version_found_does_not_count(engine: Engine) -> None:
    trial = Supply(tuple(parse("First Game").ids), None, 2, "first-edition")
    with Session(engine) as session, session.begin():
        session.add(TrialRow(setup=str(trial), plan="big-money", version="0.0"))
    workers = Workers(processes=1)
    assert Trials(engine, workers)._read(trial) is None
