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

import pytest
from server.sitting import Sitting, somebody

from throneroom.server.tables import thinking
from throneroom.server.tables.entries import Answered
from throneroom.server.tables.thinking import Task, Thinkers, task, think

ANNA = somebody("anna")
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
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(processes=2)
    try:
        yield made
    finally:
        made.close()


def played_on(sitting: Sitting, answers: list[tuple[int, list[str]]]) -> None:
    assert sitting.game.decision is not None
    first = sitting.game.decision.number
    for number, (seat, words) in enumerate(answers, first):
        sitting.write([Answered(seat=seat, decision=number, words=tuple(words))])


def test_a_bot_answers_until_a_person_is_asked() -> None:
    sitting = waiting_for_bot()
    answers = think(task(sitting.table))
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
            played_on(sitting, remembered)
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


def test_nobody_waits_while_bots_think() -> None:
    """Choosing a plan takes a bot a while; meanwhile the event loop hardly stops."""

    async def scene() -> float:
        wanted = [waiting_for_bot("plan", name) for name in ("Interaction", "Village Square")]
        async with thinkers() as made:
            await made.answers(task(waiting_for_bot().table))  # The processes are there now.
            thinking = asyncio.gather(*(made.answers(task(s.table)) for s in wanted))
            longest = 0.0
            while not thinking.done():
                before = time.monotonic()
                await asyncio.sleep(0.005)
                longest = max(longest, time.monotonic() - before)
            await thinking
            return longest

    assert asyncio.run(scene()) < 0.25


def test_processes_that_die_are_replaced() -> None:
    async def scene() -> None:
        sitting = waiting_for_bot()
        async with thinkers() as made:
            first = await made.answers(task(sitting.table))
            assert made._pool is not None
            for process in list(made._pool._processes.values()):
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            assert await made.answers(task(sitting.table))
            assert await made.answers(task(sitting.table)) == first

    asyncio.run(scene())


# A server that lets its bots think, tells which processes those are, and waits to be killed.
SERVER = """
import asyncio, time
from server.test_thinking import waiting_for_bot
from throneroom.server.tables.thinking import Thinkers, task

if __name__ == "__main__":
    thinkers = Thinkers(processes=1)
    asyncio.run(thinkers.answers(task(waiting_for_bot().table)))
    print(*thinkers._pool._processes, flush=True)
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


def test_where_a_bot_fails_chance_plays() -> None:
    async def scene() -> None:
        sitting = waiting_for_bot()
        broken: Task = replace(task(sitting.table), levels={1: "no such bot"})
        async with thinkers() as made:
            played_on(sitting, await made.answers(broken))
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
