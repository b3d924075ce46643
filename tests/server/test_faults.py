"""Nothing that was acknowledged is lost, whatever happens to the server."""

import asyncio
import json
import random
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.processes import HOST, SeatedTable, ServerProcess, seated_tables, some_answer
from sqlalchemy import Engine, event, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from throneroom.server.protocol.updates import PROTOCOL
from throneroom.server.serving import listen, server
from throneroom.server.settings import Settings
from throneroom.server.storage.database import open_database, upgrade
from throneroom.server.tables.entries import Answered
from throneroom.server.tables.frames import event_part, view_part
from throneroom.server.tables.loading import entries_of, load_table
from throneroom.server.tables.table import Table

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)
RESTART, TRY_AGAIN_LATER, NO_REASON = 1012, 1013, 1006
PATIENCE = 30.0


# Somebody who plays on, whatever happens


@dataclass
class Player:
    """A client that comes back after every fault, to any of the servers."""

    table: SeatedTable
    seat: int
    ports: list[int]
    chance: random.Random
    events: list[dict[str, Any]] = field(default_factory=list)
    entry: int = 0
    game: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    chosen: dict[int, list[str]] = field(default_factory=dict)
    """The answer to every question: sent again, it is the same."""
    sent: dict[int, int] = field(default_factory=dict)
    """The questions of what was sent on this connection and not replied to, by its id."""
    acknowledged: list[int] = field(default_factory=list)
    """The questions whose answers are safe, as the server said."""
    refusals: list[str] = field(default_factory=list)
    closings: list[int] = field(default_factory=list)
    """The codes that connections were closed with."""
    ids: int = 0

    async def play(self) -> None:
        """Until the game is over or somebody cancels this."""
        while not self.over:
            try:
                await self._visit(self.chance.choice(self.ports))
            except LOST as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.closings.append(error.rcvd.code)
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))

    async def _visit(self, port: int) -> None:
        async with entered(self.table, self.seat, port) as socket:
            self.sent.clear()
            await say(socket, "hello", protocol=PROTOCOL, event=len(self.events), entry=self.entry)
            while not self.over:
                await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.acknowledged.append(self.sent.pop(message["id"]))
        elif message["type"] == "refused":
            self.refusals.append(message["key"])
            del self.sent[message["id"]]
            await self._answer(socket)
        else:
            self._learn(message)
            await self._answer(socket)

    def _learn(self, update: dict[str, Any]) -> None:
        assert update["entry"] >= self.entry, "the server has forgotten something"
        self.entry = update["entry"]
        if "game" in update:
            self.game = update["game"]
            self.events += self.game["events"]
            numbers = [told["number"] for told in self.events]
            assert numbers == list(range(1, self.game["event"] + 1)), "a gap or a repeat"
        self.over = "table" in update and update["table"]["status"] == "over"

    async def _answer(self, socket: ClientConnection) -> None:
        decision = self.game.get("decision")
        if decision is None or decision["number"] in self.sent.values():
            return
        number = decision["number"]
        await asyncio.sleep(self.chance.uniform(0, 0.06))
        words = self.chosen.setdefault(number, some_answer(decision, self.chance))
        self.ids += 1
        self.sent[self.ids] = number
        await say(socket, "answer", id=self.ids, seat=self.seat, decision=number, words=words)


@asynccontextmanager
async def entered(table: SeatedTable, seat: int, port: int) -> AsyncIterator[ClientConnection]:
    """A connection to the channel of a table."""
    async with asyncio.timeout(PATIENCE):
        socket = await connect(
            f"ws://{HOST}:{port}/api/tables/{table.id}/channel",
            additional_headers={"Authorization": f"Bearer {table.tokens[seat]}"},
            compression=None,
            proxy=None,
            close_timeout=1,
        )
    try:
        yield socket
    finally:
        await socket.close()


async def say(socket: ClientConnection, type: str, **parts: object) -> None:
    await socket.send(json.dumps({"type": type, **parts}))


async def until(condition: Callable[[], object], limit: float = PATIENCE) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + limit
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.02)


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """Let everybody play meanwhile; what fails for one of them fails here."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


def everybody(tables: list[SeatedTable], ports: list[int], seed: int = 1) -> list[Player]:
    """The players of all tables."""
    return [
        Player(table, seat, ports, random.Random(f"{seed} {number} {seat}"))
        for number, table in enumerate(tables)
        for seat in (0, 1)
    ]


async def go_on(players: list[Player], answers: int = 3) -> None:
    """Wait until every game is over or has gone on for so many answers."""
    before = {id(player): len(player.acknowledged) for player in players}

    def went_on(table: SeatedTable) -> bool:
        there = [player for player in players if player.table is table]
        new = sum(len(player.acknowledged) - before[id(player)] for player in there)
        return new >= answers or all(player.over for player in there)

    await until(lambda: all(went_on(player.table) for player in players))


# What must be true afterwards


def rebuilt(engine: Engine, id: str) -> Table:
    """A table as its rows tell it, which are numbered without gaps."""
    numbers = [number for number, _, _ in entries_of(engine, id)]
    assert numbers == list(range(1, len(numbers) + 1))
    return load_table(engine, id)[0]


def check_rows(engine: Engine, players: list[Player]) -> None:
    """Everything acknowledged is there, nothing that nobody said, and all saw what happened."""
    for player in players:
        table = rebuilt(engine, player.table.id)
        answers = {
            entry.decision: list(entry.words)
            for _, entry, _ in entries_of(engine, table.id)
            if isinstance(entry, Answered) and entry.seat == player.seat
        }
        assert set(player.acknowledged) <= set(answers), "an acknowledged answer is lost"
        assert len(player.acknowledged) == len(set(player.acknowledged))
        assert all(player.chosen[number] == words for number, words in answers.items())
        assert player.events == events_of(table, player.seat)[: len(player.events)]
        assert player.entry <= table.number


def events_of(table: Table, seat: int) -> list[dict[str, Any]]:
    """All events as a client gets them."""
    assert table.game is not None
    return [json.loads(json.dumps(event_part(told))) for told in table.game.events(0, seat)]


async def check_memory(engine: Engine, players: list[Player]) -> None:
    """What the servers have in memory is what the rows tell."""
    for player in players:
        for port in player.ports:
            table, update = await look(engine, player, port)
            assert update["entry"] == table.number
            assert update["game"]["events"] == events_of(table, player.seat)
            view = json.loads(json.dumps(view_part(table, player.seat)))
            assert update["game"]["view"] == view


async def look(engine: Engine, player: Player, port: int) -> tuple[Table, dict[str, Any]]:
    """A table as its rows tell it, and what somebody sees there who comes new.

    The last answers may still be on their way, so both get a while to become the same.
    """
    deadline = time.monotonic() + 5
    while True:
        async with entered(player.table, player.seat, port) as socket:
            await say(socket, "hello", protocol=PROTOCOL)
            update: dict[str, Any] = json.loads(await socket.recv())
        table = rebuilt(engine, player.table.id)
        if update["entry"] == table.number or time.monotonic() > deadline:
            return table, update
        await asyncio.sleep(0.1)


@contextmanager
def laid_out(url: str, count: int, **wishes: object) -> Iterator[tuple[Engine, list[SeatedTable]]]:
    """A database with tables at which the game has begun."""
    engine = open_database(url)
    try:
        upgrade(engine)
        yield engine, seated_tables(engine, count, **wishes)
    finally:
        engine.dispose()


# Killed again and again


async def kill_again_and_again(
    servers: list[ServerProcess], players: list[Player], kills: int, chance: random.Random
) -> None:
    """Kill a server in the middle of its work, start it again, and so on."""
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 1.0))
        victim = chance.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(chance.uniform(0, 0.3))
        await asyncio.to_thread(victim.start)
        # Else a slow machine would be killed before it does anything.
        await go_on(players, 1)


async def play_through_kills(
    engine: Engine, servers: list[ServerProcess], tables: list[SeatedTable], kills: int
) -> None:
    chance = random.Random(kills)
    players = everybody(tables, [server.port for server in servers])
    async with playing(players):
        await go_on(players)
        await kill_again_and_again(servers, players, kills, chance)
        await go_on(players)
    check_rows(engine, players)
    await check_memory(engine, players)
    assert sum(len(player.acknowledged) for player in players) > 5 * kills


def test_killed_on_sqlite(tmp_path: Path) -> None:
    kill_on_sqlite(tmp_path, tables=6, kills=3)


@pytest.mark.slow
def test_killed_on_sqlite_for_long(tmp_path: Path) -> None:
    kill_on_sqlite(tmp_path, tables=40, kills=60)


def kill_on_sqlite(folder: Path, tables: int, kills: int) -> None:
    url = f"sqlite:///{folder}/games.db"
    with laid_out(url, tables) as (engine, seated), ServerProcess(url) as server:
        asyncio.run(play_through_kills(engine, [server], seated, kills))
        with engine.connect() as connection:
            assert connection.scalar(text("PRAGMA integrity_check")) == "ok"


def test_killed_on_postgres(postgres_url: str) -> None:
    kill_on_postgres(postgres_url, tables=6, kills=4)


@pytest.mark.slow
def test_killed_on_postgres_for_long(postgres_url: str) -> None:
    kill_on_postgres(postgres_url, tables=40, kills=60)


def kill_on_postgres(url: str, tables: int, kills: int) -> None:
    with (
        laid_out(url, tables) as (engine, seated),
        ServerProcess(url) as one,
        ServerProcess(url) as other,
    ):
        asyncio.run(play_through_kills(engine, [one, other], seated, kills))


# Stopped in good order


def test_stopped_in_good_order(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with laid_out(url, 4) as (engine, seated), ServerProcess(url, tmp_path / "log") as server:
        players = everybody(seated, [server.port])
        asyncio.run(stop_and_start(server, players))
        check_rows(engine, players)
    assert all(player.closings == [RESTART] for player in players)
    assert "Traceback" not in (tmp_path / "log").read_text()


async def stop_and_start(server: ServerProcess, players: list[Player]) -> None:
    async with playing(players):
        await go_on(players)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)
        await go_on(players)


# A full disk


@asynccontextmanager
async def served(url: str, engine: Engine) -> AsyncIterator[int]:
    """A server in this process; its port."""
    settings = Settings(url, port=0)
    with listen(settings) as listening:
        serving = server(settings, engine)
        running = asyncio.create_task(serving.serve([listening]))
        try:
            await until(lambda: serving.started)
            yield int(listening.getsockname()[1])
        finally:
            serving.should_exit = True
            await running


def count_rows(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.scalar(text("SELECT count(*) FROM entries")) or 0)


@dataclass
class Pages:
    """How many pages the file of a SQLite database may have; the disk is full beyond."""

    most: int = 1_000_000

    def watch(self, engine: Engine) -> None:
        """From now on see to it."""
        event.listen(engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {self.most}")


def test_a_full_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with laid_out(url, 3) as (engine, seated):
        asyncio.run(fill_the_disk(url, engine, seated))
        with engine.connect() as connection:
            assert connection.scalar(text("PRAGMA integrity_check")) == "ok"


async def fill_the_disk(url: str, engine: Engine, seated: list[SeatedTable]) -> None:
    pages = Pages()
    pages.watch(engine)
    async with served(url, engine) as port:
        players = everybody(seated, [port])
        async with playing(players):
            await go_on(players)
            # It cannot get smaller than it is.
            pages.most = 1
            await until(lambda: refused_everywhere(players))
            rows = count_rows(engine)
            await until(lambda: refused_everywhere(players, 3))
            assert count_rows(engine) == rows
            pages.most = 1_000_000
            await go_on(players)
        await check_memory(engine, players)
    check_rows(engine, players)
    assert {key for player in players for key in player.refusals} == {"not-saved"}


def refused_everywhere(players: list[Player], times: int = 1) -> bool:
    """Whether at every table somebody's answers were refused so often."""
    counts: Counter[str] = Counter()
    for player in players:
        counts[player.table.id] += len(player.refusals)
    return min(counts.values()) >= times


def test_a_disk_that_takes_nothing_more(tmp_path: Path) -> None:
    """The system refuses to let the process write any further."""
    url = f"sqlite:///{tmp_path}/games.db"
    with laid_out(url, 3) as (engine, seated), ServerProcess(url, tmp_path / "log") as server:
        players = everybody(seated, [server.port])
        asyncio.run(forbid_to_write(server, tmp_path / "games.db-wal", players))
        check_rows(engine, players)
        with engine.connect() as connection:
            assert connection.scalar(text("PRAGMA integrity_check")) == "ok"
    assert {key for player in players for key in player.refusals} == {"not-saved"}


async def forbid_to_write(server: ServerProcess, file: Path, players: list[Player]) -> None:
    async with playing(players):
        await go_on(players)
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (file.stat().st_size, most))
        await until(lambda: refused_everywhere(players, 3))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await go_on(players)


# A database that is gone for a while


@contextmanager
def administrator(url: str) -> Iterator[Callable[[str], object]]:
    """Does something to a PostgreSQL database from outside."""
    name = database_name(url)
    with psycopg.connect(url.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        yield lambda statement: connection.execute(statement.encode())


def database_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def cut_off(url: str, which: str = "true") -> None:
    """End connections to the database; `which` chooses among them."""
    with administrator(url) as execute:
        execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{database_name(url)}' AND {which}"
        )


def allow(url: str, on: bool) -> None:
    """Let nobody connect any more, or let them again."""
    with administrator(url) as execute:
        execute(f"ALTER DATABASE {database_name(url)} ALLOW_CONNECTIONS {on}")


def test_a_lost_database(postgres_url: str, tmp_path: Path) -> None:
    with (
        laid_out(postgres_url, 4) as (engine, seated),
        ServerProcess(postgres_url, tmp_path / "one") as one,
        ServerProcess(postgres_url, tmp_path / "other") as other,
    ):
        engine.dispose()
        players = everybody(seated, [one.port, other.port])
        asyncio.run(lose_the_database(postgres_url, players))
        check_rows(engine, players)
        asyncio.run(check_memory(engine, players))
    assert {key for player in players for key in player.refusals} <= {"not-saved", "late-answer"}
    codes = {code for player in players for code in player.closings}
    assert codes
    assert codes <= {TRY_AGAIN_LATER, NO_REASON}, "nobody is told a reason that is none"
    for name in ("one", "other"):
        assert "traceback" not in (tmp_path / name).read_text()


async def lose_the_database(url: str, players: list[Player]) -> None:
    async with playing(players):
        await go_on(players)
        await asyncio.to_thread(cut_off, url)
        await go_on(players)
        await asyncio.to_thread(allow, url, False)
        await asyncio.to_thread(cut_off, url)
        # Not at every table: where a process has not heard of the last answer nobody writes.
        await until(lambda: any(player.closings for player in players))
        await asyncio.sleep(1.0)
        # Nobody can have been acknowledged anything meanwhile.
        before = [len(player.acknowledged) for player in players]
        await asyncio.sleep(1.0)
        assert [len(player.acknowledged) for player in players] == before
        await asyncio.to_thread(allow, url, True)
        await go_on(players)


def test_a_process_that_did_not_hear(postgres_url: str) -> None:
    """Whoever's connection to the database was lost catches up with what it missed."""
    with (
        laid_out(postgres_url, 1) as (_, seated),
        ServerProcess(postgres_url) as one,
        ServerProcess(postgres_url) as other,
    ):
        asyncio.run(miss_something(postgres_url, seated[0], [one.port, other.port]))


async def miss_something(url: str, table: SeatedTable, ports: list[int]) -> None:
    """Who is asked answers at one process; the other player is told by the other one."""
    players = [Player(table, seat, [ports[seat]], random.Random(seat)) for seat in (0, 1)]
    async with playing(players):
        await go_on(players)
        await asyncio.to_thread(cut_off, url, "query LIKE 'LISTEN%'")
        await go_on(players, 10)
    entries = [player.entry for player in players]
    assert abs(entries[0] - entries[1]) <= 1


# A clock that jumps

DAY_MS = 86_400_000


@dataclass
class WallClock:
    """The time of day, which somebody may set."""

    ahead: int = 0
    """In milliseconds."""

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let this be the time of day for the whole process."""
        real, real_ns = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead / 1000)
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + self.ahead * 1_000_000)


def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    clock.install(monkeypatch)
    url = f"sqlite:///{tmp_path}/games.db"
    with laid_out(url, 2, clock=600) as (engine, seated):
        asyncio.run(jump(url, engine, seated, clock))


async def jump(url: str, engine: Engine, seated: list[SeatedTable], clock: WallClock) -> None:
    began = time.monotonic()
    async with served(url, engine) as port:
        players = everybody(seated, [port])
        async with playing(players):
            for ahead in (0, DAY_MS, -DAY_MS, 0):
                clock.ahead = ahead
                await go_on(players, 5)
        await check_memory(engine, players)
    check_rows(engine, players)
    most = (time.monotonic() - began) * 1000
    for table in (rebuilt(engine, seat.id) for seat in seated):
        used = [seat.used for seat in table.seats]
        assert sum(used) <= most
        assert all(amount > 0 for amount in used)
        assert not any(seat.out_of_time for seat in table.seats)
    for player in players:
        assert all(600_000 - most <= left <= 600_000 for left in player.game["clock"]["left"])
    days = {at // DAY_MS for _, _, at in entries_of(engine, seated[0].id)}
    assert len(days) >= 3, "the clock did not jump"
