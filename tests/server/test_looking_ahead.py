"""Bots that look ahead take their time, but not too much of it, and people see every answer."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from server.served import serving
from server.sitting import Sitting, somebody
from server.test_hub import Connected, Process, run
from server.test_thinking import played_on, waiting_for_bot
from sqlalchemy import Engine

from throneroom.cli.serve import LONGEST_THOUGHT, check_thinking_time
from throneroom.engine.bot import Bot
from throneroom.engine.errors import SetupError
from throneroom.roster import THINKING_TIME, make_bot
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.settings import Settings
from throneroom.server.tables import thinking
from throneroom.server.tables.loaded import TurnTime
from throneroom.server.tables.making import made_for
from throneroom.server.tables.thinking import Replies, Task, Thinkers, task, think, time_to_think
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers

ANNA = somebody("anna")
BEN = Requester("ben", "192.0.2.1")


@pytest.fixture
def efforts(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that bots were given, which use none of them and play for money."""
    given: list[float] = []

    def quick(level: str, *rest: Any) -> Bot:
        if level == "master":
            given.append(rest[-1].seconds)
            return make_bot("money", *rest)
        return make_bot(level, *rest)

    monkeypatch.setattr(thinking, "make_bot", quick)
    return given


def asked_of(seats: list[str]) -> Sitting:
    """A game in which the person at the first seat has just ended a turn."""
    sitting = Sitting(kingdom="First Game", seats=seats)
    sitting.begin(ANNA)
    while sitting.table.asked == 0:
        words = sitting.game.decision.words if sitting.game.decision else ()
        sitting.answer(ANNA, "all" if "all" in words else "done")
    return sitting


@pytest.mark.usefixtures("efforts")
def test_each_answer_is_given_when_it_is_found() -> None:
    """Others that need no time answer in between, before and after."""
    sitting = asked_of(["person", "money", "master", "money"])
    first = think(task(sitting.table)).answers
    assert [seat for seat, _ in first] == [1, 1, 2], "all of the first turn, then one answer"
    played_on(sitting, first)
    second = think(task(sitting.table)).answers
    assert [seat for seat, _ in second] == [2, 3, 3]
    played_on(sitting, second)
    assert sitting.table.asked == 0


def test_a_thought_counts_for_the_turn_in_which_it_was_thought(efforts: list[float]) -> None:
    sitting = asked_of(["person", "money", "master"])
    before, thought = sitting.game.turn, think(task(sitting.table))
    assert thought.turn == before + 1
    assert len(efforts) == 1
    time = sitting.loaded.turn_time
    time.add(thought.turn, 0.7)
    played_on(sitting, thought.answers)
    assert sitting.loaded.turn_time is time
    assert time.seconds == 0.7


@pytest.mark.parametrize(
    ("spent", "thoughts", "processes", "seconds"),
    [
        (0.0, 1, 1, 1.0),
        (2.0, 1, 1, 1.0),
        (2.5, 1, 1, 0.5),
        (3.2, 1, 1, 0.0),
        (0.0, 3, 7, 1.0),
        (0.0, 4, 1, 0.25),
        (0.0, 10, 2, 0.2),
        (2.5, 2, 1, 0.25),
    ],
)
def test_time_is_limited_in_a_turn_and_shared_where_many_think(
    spent: float, thoughts: int, processes: int, seconds: float
) -> None:
    assert time_to_think(1.0, spent, thoughts, processes) == pytest.approx(seconds)


@dataclass
class Gate:
    """Stands for processes: work begins when it opens."""

    most_heavy: int = 1
    open: asyncio.Event = field(default_factory=asyncio.Event)
    heavy: list[bool] = field(default_factory=list)

    async def run(
        self,
        function: Callable[[Task], Replies],
        given: Task,
        _requester: Requester,
        *,
        heavy: bool,
        at_start: Callable[[Task], Task],
        **_: object,
    ) -> Replies:
        self.heavy.append(heavy)
        await self.open.wait()
        thought = function(at_start(given))
        return Replies(thought.answers, thought.turn, 0.7 * heavy)


def thinkers_behind(gate: Any) -> Thinkers:
    """Nothing is known about any kingdom, and nothing searched for."""

    class Nothing:
        async def findings(self, *_: object) -> None:
            return None

    nothing: Any = Nothing()
    return Thinkers(gate, nothing, nothing, 1.0)


def test_a_turn_has_three_times_as_long_as_a_question(efforts: list[float]) -> None:
    async def scene() -> None:
        gate, spent = Gate(), TurnTime()
        gate.open.set()
        thinkers, job = thinkers_behind(gate), task(waiting_for_bot("master").table)
        for _ in range(6):
            await thinkers.answers(job, BEN, spent=spent)
        assert efforts == pytest.approx([1.0, 1.0, 1.0, 0.9, 0.2, 0.0])
        assert all(gate.heavy)
        await thinkers.answers(task(waiting_for_bot("money").table), BEN)
        assert not gate.heavy[-1]

    asyncio.run(scene())


def test_bots_of_many_tables_share_the_processes(efforts: list[float]) -> None:
    """By how many there are when a thought begins, not when it was asked for."""

    async def scene() -> None:
        gate = Gate(most_heavy=2)
        thinkers, job = thinkers_behind(gate), task(waiting_for_bot("master").table)
        many = [asyncio.create_task(thinkers.answers(job, BEN)) for _ in range(5)]
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(*many)
        assert efforts == pytest.approx([2 / 5, 2 / 4, 2 / 3, 1.0, 1.0])
        await thinkers.answers(job, BEN)
        assert efforts[-1] == 1.0

    asyncio.run(scene())


def test_what_work_is_given_can_wait_until_it_begins() -> None:
    async def scene() -> None:
        workers, given = Workers(processes=1), 1
        busy = asyncio.create_task(workers.run(time.sleep, 0.1, BEN))
        waiting = asyncio.create_task(workers.run(abs, 0, BEN, at_start=lambda _: given))
        await asyncio.sleep(0)
        given = 2
        await busy
        assert await waiting == 2
        workers.close()

    asyncio.run(scene())


def test_the_time_of_a_turn_begins_anew_with_the_next_and_after_an_undo() -> None:
    sitting = Sitting(kingdom="Big Money", seats=["person", "money"], undo="always").begin(ANNA)
    if sitting.table.asked == 1:
        played_on(sitting, think(task(sitting.table)).answers)
    loaded, first = sitting.loaded, sitting.loaded.turn_time
    first.seconds = 2.5
    assert loaded.turn_time is first
    sitting.answer(ANNA, "all")
    assert loaded.turn_time is first, "within the turn"
    sitting.ask(ANNA, {"type": "undo", "seat": 0})
    assert loaded.turn_time.seconds == 0.0
    loaded.turn_time.seconds = 2.5
    sitting.answer(ANNA, "all")
    sitting.answer(ANNA, "done")
    assert sitting.table.asked == 1
    assert loaded.turn_time.seconds == 0.0


def test_a_thought_about_what_was_taken_back_counts_for_nothing(
    engine: Engine, efforts: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks, its opponent takes the last answer back and gives another."""

    async def work() -> None:
        process, gate = Process(engine), Gate()
        monkeypatch.setattr(process.hub, "_thinkers", thinkers_behind(gate))
        wishes = TableWishes(seats=["person", "master"], autostart=True, kingdom="Big Money")
        loaded = await process.hub.open(await process.hub.make(ANNA, await made_for(ANNA, wishes)))
        process.hub.join(loaded, Connected([0]))
        await process.ask(loaded, ANNA, type="sit", name="Anna", value="v")
        table = loaded.table

        async def answer(*words: str) -> None:
            number = loaded.question
            await process.ask(
                loaded, ANNA, type="answer", seat=0, decision=number, words=list(words)
            )

        gate.open.set()
        while table.asked != 0:
            await asyncio.sleep(0.01)
        gate.open.clear()
        await answer("all")
        await answer("copper")
        assert table.asked == 1
        await asyncio.sleep(0.05)
        late = loaded.thinking
        await process.ask(loaded, ANNA, type="undo", seat=0)
        assert table.asked == 0
        given = len(table.game.answers) if table.game else 0
        gate.open.set()
        assert late is not None
        await late
        assert table.asked == 0
        assert table.game is not None
        assert len(table.game.answers) == given
        await answer("done")
        while table.asked != 0:
            await asyncio.sleep(0.01)
        assert efforts
        await process.hub.close()

    run(work)


def test_over_the_wire_every_answer_comes_by_itself(tmp_path: Path) -> None:
    """A whole turn of a bot that really looks ahead, though not for long."""

    async def scene() -> None:
        async with serving(tmp_path, thinking_time=0.02) as served:
            token = await served.guest("Anna")
            seats = ["person", "master"]
            id = await served.table(token, seats=seats, autostart=True, kingdom="First Game")
            async with served.client(id, token) as client:
                await client.sit("Anna")
                seen: Counter[int] = Counter()
                while max(seen.values(), default=0) < 2:
                    if client.decision:
                        await client.answer(*client.money())
                    else:
                        await client.hear()
                    asked = client.game.get("asked")
                    if asked and asked["seat"] == 1:
                        assert asked["about"] in ("actions", "purchase", "effect")
                        seen[client.game["view"]["turn"]] += 1
                    assert client.game.get("view", {}).get("turn", 0) < 10

    asyncio.run(scene())


def test_the_time_to_think_can_be_chosen_within_limits() -> None:
    assert Settings("").thinking_time == THINKING_TIME
    for seconds in (0.0, 0.1, float(LONGEST_THOUGHT)):
        check_thinking_time(seconds)
    for wrong in (-0.1, LONGEST_THOUGHT + 1, float("nan")):
        with pytest.raises(SetupError, match="from 0 to 20 seconds"):
            check_thinking_time(wrong)


def test_where_a_bot_that_looks_ahead_fails_chance_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(level: str, *rest: Any) -> Bot:
        if level == "master":
            raise ValueError("a bug")
        return make_bot(level, *rest)

    monkeypatch.setattr(thinking, "make_bot", broken)

    async def scene() -> None:
        sitting = waiting_for_bot("master")
        gate = Gate()
        gate.open.set()
        played_on(sitting, await thinkers_behind(gate).answers(task(sitting.table), BEN))
        assert sitting.table.asked == 0

    asyncio.run(scene())
