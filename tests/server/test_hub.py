"""A table in memory is a cache of its rows, whatever happens while they are written."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from server.sitting import Sitting, somebody
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from throneroom.engine.errors import IllegalAnswer
from throneroom.server.errors import Refused, Unavailable
from throneroom.server.people.accounts import People
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.settings import Settings
from throneroom.server.storage.database import note_changes
from throneroom.server.tables import hub as hubs
from throneroom.server.tables.entries import Entry, Replaced, Said, write_entry
from throneroom.server.tables.findings import Searches
from throneroom.server.tables.hub import Hub
from throneroom.server.tables.journal import LONGEST_NOTICE, Journal, Write, packed
from throneroom.server.tables.loaded import LoadedTable
from throneroom.server.tables.loading import entries_of
from throneroom.server.tables.making import made_for
from throneroom.server.tables.table import Table
from throneroom.server.tables.thinking import Task, Thinkers, think
from throneroom.server.tables.trials import Trials
from throneroom.server.transport.channel import Channel
from throneroom.server.transport.limits import RateLimits
from throneroom.server.work.workers import Workers

ANNA, BEN = somebody("anna"), somebody("ben")
PEOPLE = {"anna": ANNA, "ben": BEN}


class Process:
    """A hub and its journal: what a process has of a server."""

    def __init__(self, engine: Engine, name: str = "one") -> None:
        self.journal = Journal(engine, name)
        workers = Workers()
        thinkers = Thinkers(workers, Trials(engine, workers), Searches(engine, workers))
        self.hub = Hub(engine, self.journal, thinkers, Settings(""), name)

    async def ask(self, loaded: LoadedTable, who: Identity, **message: object) -> None:
        request = messages.REQUEST.validate_python(message)
        await self.hub.request(loaded, who, request)

    async def begun(self, **wishes: Any) -> LoadedTable:
        """A table at which Anna and Ben play."""
        made = TableWishes(autostart=True, **wishes)
        loaded = await self.hub.open(await self.hub.make(ANNA, await made_for(ANNA, made)))
        anna = Connected([0])
        self.hub.join(loaded, anna)
        for who in (ANNA, BEN):
            await self.ask(loaded, who, type="sit", name=who.name, value="v")
        self.hub.part(loaded, anna)
        return loaded

    async def answer(self, loaded: LoadedTable) -> None:
        """Play all Treasures of whoever begins."""
        seat = loaded.table.asked
        assert seat is not None
        who = PEOPLE[loaded.table.seats[seat].person]
        await self.ask(loaded, who, type="answer", seat=seat, decision=1, words=["all"])


class Connected:
    """A connection that counts what it hears."""

    def __init__(self, seats: Iterable[int] = (), who: Identity | None = None) -> None:
        self.seats = list(seats)
        self.owns = False
        self.who = who or somebody("somebody")
        self.heard = 0
        self.dropped = False

    def wake(self) -> None:
        self.heard += 1

    def drop(self) -> None:
        self.dropped = True


@contextmanager
def failing(engine: Engine, times: int, statement: str = "") -> Iterator[None]:
    """The database is away for the next few statements (that begin so)."""
    left = times

    def fail(_c: object, _u: object, text: str, _p: object, _x: object, _m: object) -> None:
        nonlocal left
        if left and text.startswith(statement):
            left -= 1
            raise OperationalError("away", None, Exception("away"))

    event.listen(engine, "before_cursor_execute", fail)
    try:
        yield
        assert not left
    finally:
        event.remove(engine, "before_cursor_execute", fail)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(in_time())


def numbers(engine: Engine, loaded: LoadedTable) -> list[int]:
    return [number for number, _, _ in entries_of(engine, loaded.table.id)]


def test_nothing_is_written_after_a_table_was_given_up(engine: Engine) -> None:
    """Else an entry that was never written would leave a gap before the next one."""

    async def work() -> None:
        process = Process(engine)
        loaded = await process.begun()
        say = {"type": "say", "seat": 0, "text": "hello"}
        with failing(engine, 2):  # Neither writing nor reading the rows again succeeds.
            results = await asyncio.gather(
                *(process.ask(loaded, ANNA, **say) for _ in range(2)), return_exceptions=True
            )
        assert [getattr(result, "key", result) for result in results] == ["not-saved"] * 2
        again = await process.hub.open(loaded.table.id)
        await process.ask(again, ANNA, **say)
        assert numbers(engine, loaded) == list(range(1, again.table.number + 1))

    run(work)


def test_nobody_is_told_what_a_given_up_table_shows(engine: Engine) -> None:
    sent: list[str] = []

    class Socket:
        async def send_text(self, text: str) -> None:
            sent.append(text)

    async def work() -> None:
        process, socket = Process(engine), Socket()
        loaded = await process.begun()
        nothing = RateLimits(1, 1)
        unused = cast("Any", None)
        channel = Channel(
            cast("Any", socket), BEN, process.hub, loaded, Settings(""), nothing, unused
        )
        async with loaded.lock:
            telling = asyncio.create_task(channel._tell_news())
            await asyncio.sleep(0)
            channel.drop()
        await telling
        assert not sent

    run(work)


async def behind(one: Process, other: Process) -> tuple[LoadedTable, LoadedTable, Connected]:
    """A table at two processes, of which the other has not heard of the last answer."""
    loaded = await one.begun()
    copy, looking = await other.hub.open(loaded.table.id), Connected()
    other.hub.join(copy, looking)
    await one.answer(loaded)
    return loaded, copy, looking


def test_a_refusal_because_another_process_was_first_is_news_to_all(engine: Engine) -> None:
    async def work() -> None:
        one, other = Process(engine), Process(engine, "other")
        loaded, copy, looking = await behind(one, other)
        before = looking.heard
        with pytest.raises(Refused, match="answered already"):
            await other.answer(copy)
        # What the other process then tells is known already.
        other.hub.heard(f"rows one {loaded.table.id}")
        await asyncio.sleep(0.1)
        assert looking.heard > before
        assert copy.question == loaded.question == 2

    run(work)


def test_what_is_found_when_writing_fails_is_news_to_all(engine: Engine) -> None:
    """Else nobody here would hear of it: to those who tell us later it is known already."""

    async def work() -> None:
        one, other = Process(engine), Process(engine, "other")
        loaded, copy, looking = await behind(one, other)
        before = looking.heard
        with failing(engine, 1, "INSERT"), pytest.raises(Unavailable):
            await other.ask(copy, ANNA, type="say", seat=0, text="hello")
        assert copy.table.number == loaded.table.number
        assert looking.heard > before

    run(work)


def test_a_heartbeat_tells_what_was_not_heard(engine: Engine) -> None:
    async def work() -> None:
        one, other = Process(engine), Process(engine, "other")
        loaded, copy, looking = await behind(one, other)
        before = looking.heard
        other.hub.heard(f"here one {loaded.report}")
        while copy.table.number < loaded.table.number:
            await asyncio.sleep(0.01)
        assert looking.heard > before

    run(work)


def test_what_is_written_while_a_table_is_read_is_not_missed(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        one, other = Process(engine), Process(engine, "other")
        loaded = await one.begun()
        loop, read = asyncio.get_running_loop(), other.hub._read

        def read_slowly(id: str) -> tuple[Table, list[Entry]]:
            found = read(id)
            asyncio.run_coroutine_threadsafe(one.answer(loaded), loop).result()
            loop.call_soon_threadsafe(other.hub.heard, f"rows one {id}")
            return found

        monkeypatch.setattr(other.hub, "_read", read_slowly)
        copy = await other.hub.open(loaded.table.id)
        assert copy.table.number == loaded.table.number
        assert copy.table.events == loaded.table.events

    run(work)


def test_an_illegal_answer_is_refused_without_loading_the_table_again(engine: Engine) -> None:
    async def work() -> None:
        process = Process(engine)
        loaded = await process.begun()
        table, events, number = loaded.table, loaded.table.events, loaded.table.number
        seat = table.asked or 0
        who = PEOPLE[table.seats[seat].person]
        with pytest.raises(IllegalAnswer):
            await process.ask(loaded, who, type="answer", seat=seat, decision=1, words=["province"])
        assert loaded.table is table
        assert (table.events, table.number, table.moved) == (events, number, number)
        assert numbers(engine, loaded)[-1] == number
        await process.answer(loaded)
        assert numbers(engine, loaded)[-1] == number + 1

    run(work)


def test_who_is_there_is_found_out_once_for_all_who_are_told(engine: Engine) -> None:
    """Else a crowd of spectators would cost the square of their number whenever one comes."""
    looks = 0

    class Spectator(Connected):
        @property
        def seats(self) -> list[int]:
            nonlocal looks
            looks += 1
            return []

        @seats.setter
        def seats(self, _: list[int]) -> None: ...

    async def work() -> None:
        nonlocal looks
        process = Process(engine)
        loaded = await process.begun()
        crowd = [Spectator() for _ in range(50)]
        for each in crowd:
            process.hub.join(loaded, each)
        looks = 0
        assert {loaded.presence.spectators for _ in crowd} == {50}
        assert looks <= 2 * len(crowd)
        process.hub.part(loaded, crowd[0])
        assert loaded.presence.spectators == 49

    run(work)


def test_time_that_runs_out_while_nothing_can_be_written(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "TICK", 0.05)

    async def work() -> None:
        process = Process(engine)
        loaded = await process.begun(clock=60)
        keeping = asyncio.create_task(process.hub.keep_house())
        seat = loaded.table.asked or 0
        with failing(engine, 1, "BEGIN IMMEDIATE"):
            loaded.put_at -= 61
            process.hub._set_timer(loaded)
            await asyncio.sleep(0.1)
        while not loaded.table.seats[seat].out_of_time:
            await asyncio.sleep(0.05)
        keeping.cancel()
        await process.hub.close()

    run(work)


def test_a_bot_does_not_answer_for_somebody_who_has_come_back(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        process, back = Process(engine), asyncio.Event()

        async def answers(task: Task, *_: object) -> Any:
            await back.wait()
            return think(task).answers

        monkeypatch.setattr(process.hub._thinkers, "answers", answers)
        loaded = await process.begun()
        seat = loaded.table.asked or 0
        gone, other = (PEOPLE[loaded.table.seats[n].person] for n in (seat, 1 - seat))
        await process.ask(loaded, gone, type="leave", seat=seat)
        await process.ask(loaded, other, type="ask_for_bot", seat=1 - seat, about=seat)
        thinking = loaded.thinking
        assert thinking is not None
        await asyncio.sleep(0.05)
        await process.ask(loaded, gone, type="return", seat=seat)
        back.set()
        await thinking
        assert loaded.table.asked == seat
        assert loaded.question == 1

    run(work)


def test_bots_among_themselves_go_on_only_where_somebody_watches() -> None:
    """People are gone, and bots play for them; where one may come back, bots still answer."""
    sitting = Sitting(seats=["person", "person", "money"]).begin(ANNA, BEN)
    loaded = sitting.loaded
    sitting.write([Replaced(seat=0, bot="money", why="away")])
    while sitting.table.asked == 1:
        words = sitting.game.decision.words if sitting.game.decision else []
        sitting.answer(BEN, "all" if "all" in words else "done")
    asked = [loaded.waits_for_bot]  # A person's turn can follow.
    sitting.write([Replaced(seat=1, bot="money", why="away")])
    asked.append(loaded.waits_for_bot)
    loaded.watchers.add(Connected())
    asked.append(loaded.waits_for_bot)
    assert asked == [True, False, True]


def test_what_a_newer_version_wrote_sends_everybody_to_another_process(engine: Engine) -> None:
    async def work() -> None:
        one = Process(engine)
        loaded = await one.begun()
        watcher = Connected()
        one.hub.join(loaded, watcher)
        unknown = Write(loaded.table.id, loaded.table.number + 1, ['{"kind": "enchanted"}'], 0)
        assert await one.journal.append(unknown)
        one.hub.heard(f"rows another {loaded.table.id}")
        while not watcher.dropped:
            await asyncio.sleep(0.01)
        with pytest.raises(Unavailable):
            await one.hub.open(loaded.table.id)

    run(work)


def test_a_heartbeat_of_another_process_is_no_news(engine: Engine) -> None:
    async def work() -> None:
        one = Process(engine)
        loaded, watcher = await one.begun(), Connected()
        one.hub.join(loaded, watcher)
        before = watcher.heard
        for _ in range(3):
            one.hub.heard(f"here another {loaded.table.id}:0:1:2:{loaded.question}:5000")
        assert watcher.heard == before + 1
        assert loaded.presence.spectators == 3
        assert 1 in loaded.presence.seats
        assert loaded.used >= 5000
        one.hub.heard(f"here another {loaded.table.id}:0::0:{loaded.question}:0")
        assert watcher.heard == before + 2
        assert loaded.presence.spectators == 1
        assert loaded.used >= 5000

    run(work)


def test_notices_hold_as_much_as_the_database_takes() -> None:
    parts = [f"table-{number}" * 5 for number in range(1000)]
    packs = list(packed(parts))
    assert " ".join(packs).split() == parts
    assert all(len(pack) <= LONGEST_NOTICE for pack in packs)
    assert len(packs) < 12
    assert list(packed([])) == []


def test_whoever_is_shown_out_while_coming_in_is_not_let_in(engine: Engine) -> None:
    """Else a channel that has not said hello would be a way to stay."""

    async def work() -> None:
        process = Process(engine)
        loaded = await process.begun()
        coming, welcome = Connected(), Connected(who=somebody("else"))
        with engine.begin() as connection:
            note_changes(connection, [coming.who.person_id])
        await process.hub._drop_changed()
        for each in (coming, welcome):
            process.hub.join(loaded, each)
        assert coming.dropped
        assert not welcome.dropped
        again = Connected()
        process.hub.join(loaded, again)
        assert not again.dropped

    run(work)


def test_only_connections_of_ended_tokens_and_banned_people_are_closed(engine: Engine) -> None:
    """Who has just made an account and come back would lose what they say in that second."""

    async def work() -> None:
        process, people = Process(engine), People(engine, "key")
        guest, rude = people.guest(), people.guest()
        loaded = await process.begun()
        member = people.sign_up(guest, "Carla", "a long password")
        people.ban(rude.person_id, on=True)
        before, after, banned = (Connected(who=who) for who in (guest, member, rude))
        for each in (before, after, banned):
            process.hub.join(loaded, each)
        await process.hub._drop_changed()
        assert [before.dropped, after.dropped, banned.dropped] == [True, False, True]
        people.log_out(member)
        with failing(engine, 1, "SELECT persons.id, persons.epoch"):
            await process.hub._drop_changed()
        assert after.dropped

    run(work)


def test_of_two_writes_of_one_number_one_counts(engine: Engine) -> None:
    """A table may be built anew while something for the one before is still on its way."""

    async def work() -> None:
        process = Process(engine)
        loaded = await process.begun()
        other = await process.begun()
        number, id = loaded.table.number + 1, loaded.table.id
        bodies = [[write_entry(Said(seat=0, person="anna", text=text))] for text in "ab"]
        with engine.connect() as busy:
            busy.exec_driver_sql("ROLLBACK")
            busy.exec_driver_sql("BEGIN IMMEDIATE")
            # The thread waits for the file; what comes now shares a transaction.
            say = process.ask(other, ANNA, type="say", seat=0, text="hello")
            saying = asyncio.create_task(say)
            await asyncio.sleep(0.1)
            appended = [
                asyncio.create_task(process.journal.append(Write(id, number, body, 0)))
                for body in bodies
            ]
            await asyncio.sleep(0.1)
            busy.exec_driver_sql("ROLLBACK")
        await saying
        assert [await each for each in appended] == [True, False]
        assert cast("Said", entries_of(engine, id)[-1][1]).text == "a"

    run(work)
