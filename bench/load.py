"""Measures the server: hundreds of tables over real sockets, and starting with many games.

python bench/load.py                    500 tables for a minute, on SQLite and on PostgreSQL
python bench/load.py --check            the same; fails if a goal is missed
python bench/load.py --thinking         the same while analyses, searches and labs go on

Linux only: what processes use is read from /proc.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import cast

import uvloop
from sqlalchemy import Engine, text
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from server.postgres import fresh_database, postgres  # noqa: E402
from server.processes import (  # noqa: E402
    HOST,
    SeatedTable,
    ServerProcess,
    seated_tables,
    some_answer,
    wait_healthy,
)

from bench.beside import Thinking  # noqa: E402
from throneroom.server.protocol.updates import PROTOCOL  # noqa: E402
from throneroom.server.storage import schema  # noqa: E402
from throneroom.server.storage.database import open_database, upgrade  # noqa: E402
from throneroom.server.storage.schema import new_id  # noqa: E402

PAUSE = 2.0
"""The longest time, in seconds, that a client takes to answer."""
WARM_UP = 3.0
HURRY = 0.5
"""The longest pause when all that matters is to have many answers."""
PATIENCE = 120.0
"""Seconds for what has no time of its own."""
TEMPLATES = 20
"""Games that are really played for a database full of them."""
COPIED = (schema.TableRow, schema.EntryRow, schema.SeatRow, schema.TableCardRow)
GOAL_P99 = 0.1
GOAL_MEMORY = 150_000
GOAL_START = 2.0

ENTRY = re.compile(rb'"entry":(\d+)')
DECISION = b'"decision":{'
OVER = b'"status":"over"'
UPDATE = b'{"type":"update"'
DONE = b'{"type":"done"'
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


# Clients


@dataclass
class Sent:
    """An answer on its way."""

    at: float
    entry: int
    """The number that it will have at its table."""
    uninformed: set[int]
    counts: bool


@dataclass
class Played:
    """A table as its clients know it."""

    table: SeatedTable
    answers: int = 0
    over: bool = False
    sent: list[Sent] = field(default_factory=list)


@dataclass
class Load:
    """All clients together."""

    port: int
    tables: list[Played]
    pause: float = PAUSE
    target: int = 0
    """A table rests after this many answers; 0 means never."""
    measuring: bool = False
    latencies: list[float] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    lost: int = 0
    clients: "list[Client]" = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def on_their_way(self) -> int:
        """Measured answers of which not every client has heard yet."""
        return sum(sent.counts for played in self.tables for sent in played.sent)

    @property
    def fewest(self) -> int:
        """How many answers every table has had."""
        return min(
            (played.answers for played in self.tables if not played.over), default=self.target
        )

    async def connect(self) -> None:
        """Let everybody take their seats, not all in the same moment."""
        loop = asyncio.get_running_loop()
        for number, played in enumerate(self.tables, 1):
            for seat in (0, 1):
                client = Client(self, played, seat)
                await loop.create_connection(partial(_itself, client), HOST, self.port)
                self.clients.append(client)
            if number % 25 == 0:
                progress(f"{number} of {len(self.tables)} tables connected")
                await self._ready()
        await self._ready()

    async def _ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(client.ready for client in self.clients))

    def close(self) -> None:
        """Let everybody go."""
        for client in self.clients:
            client.leave()


def _itself(client: "Client") -> "Client":
    return client


class Client(asyncio.Protocol):
    """Somebody at a table; reads of a message only what it needs to know."""

    def __init__(self, load: Load, played: Played, seat: int) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the table has been seen."""
        self._load = load
        self._played = played
        self._seat = seat
        self._entry = 0
        self._decision = 0
        self._left = False
        address = f"ws://{HOST}:{load.port}/api/tables/{played.table.id}/channel"
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        token = self._played.table.tokens[self._seat]
        request.headers.update(Headers(Authorization=f"Bearer {token}"))
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._send({"type": "hello", "protocol": PROTOCOL})
            elif event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._left:
            self._load.lost += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server does not let us in"))

    def leave(self) -> None:
        """Hang up."""
        self._left = True
        self._transport.abort()

    def _send(self, message: dict[str, object]) -> None:
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def _hear(self, data: bytes) -> None:
        if data.startswith(DONE):
            return
        if not data.startswith(UPDATE):
            self._load.refusals.append(data.decode())
            return
        found = ENTRY.search(data)
        assert found is not None
        self._entry = int(found[1])
        self._informed()
        self._played.over |= OVER in data
        asked = data.find(DECISION)
        if asked >= 0:
            self._think(data[asked + len(DECISION) - 1 :].decode())
        if not self.ready.done():
            self.ready.set_result(None)

    def _informed(self) -> None:
        sent, now = self._played.sent, time.perf_counter()
        for answer in sent:
            if answer.entry <= self._entry:
                answer.uninformed.discard(self._seat)
                if not answer.uninformed and answer.counts:
                    self._load.latencies.append(now - answer.at)
        sent[:] = [answer for answer in sent if answer.uninformed]

    def _think(self, text: str) -> None:
        decision, _ = json.JSONDecoder().raw_decode(text)
        # Who comes or goes brings the same question again.
        if decision["number"] == self._decision:
            return
        self._decision = decision["number"]
        load = self._load
        if load.target and self._played.answers >= load.target:
            return
        words = some_answer(decision, load.chance)
        pause = load.chance.uniform(0, load.pause)
        asyncio.get_running_loop().call_later(pause, self._answer, decision["number"], words)

    def _answer(self, number: int, words: list[str]) -> None:
        if self._left:
            return
        load, played = self._load, self._played
        sent = Sent(time.perf_counter(), self._entry + 1, {0, 1}, load.measuring)
        played.sent.append(sent)
        played.answers += 1
        self._send({"type": "answer", "seat": self._seat, "decision": number, "words": words})


# What processes use


def processor(pid: int) -> float:
    """The processor time that a process has used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def helpers(pid: int) -> float:
    """The processor time of the processes that a process has started, ended ones included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    running = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    return ended + sum(processor(int(child)) for child in running)


def main_thread(pid: int) -> float:
    """The processor time of the thread that a process began with."""
    fields = Path(f"/proc/{pid}/task/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """The memory that a process has, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def database_processes(url: str) -> list[int]:
    """The processes of the PostgreSQL server that is ours."""
    folder = url.partition("host=")[2]
    if not folder:
        return []
    first = int(Path(folder, "data", "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


@dataclass
class Usage:
    """What has been used up to a moment, of everything that is measured."""

    at: float
    server: float
    loop: float
    client: float
    database: float
    helpers: float
    figures: dict[str, float]

    @staticmethod
    def now(server: ServerProcess, url: str) -> "Usage":
        """Up to now."""
        database = sum(processor(pid) for pid in database_processes(url))
        own = processor(os.getpid())
        figures = read_figures(server.get("/metrics"))
        pid = server.pid
        return Usage(
            time.perf_counter(),
            processor(pid),
            main_thread(pid),
            own,
            database,
            helpers(pid),
            figures,
        )


def read_figures(metrics: str) -> dict[str, float]:
    """Sums and counts of the server's own measurements."""
    lines = (line.split() for line in metrics.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines if name.endswith(("_sum", "_count"))}


@dataclass
class Shares:
    """Where the time goes, in seconds per answer; and how many answers share a transaction."""

    total: float
    handling: float
    commit: float
    transaction: float
    batch: float
    frames: float
    frame: float

    @staticmethod
    def between(before: Usage, after: Usage, total: float) -> "Shares":
        """The means between two moments."""

        def mean(name: str) -> float:
            name = f"throneroom_{name}"
            count = after.figures[f"{name}_count"] - before.figures[f"{name}_count"]
            spent = after.figures[f"{name}_sum"] - before.figures[f"{name}_sum"]
            return spent / count if count else 0.0

        frame = mean("frame_seconds")
        return Shares(
            total=total,
            handling=mean("answer_seconds"),
            commit=mean("commit_seconds"),
            transaction=mean("batch_seconds"),
            batch=mean("batch_writes"),
            # Both clients are told, one after the other.
            frames=2 * frame,
            frame=frame,
        )


@dataclass
class Result:
    """What was measured of one database."""

    database: str
    tables: int
    seconds: float = 0.0
    answers: int = 0
    percentiles: dict[str, float] = field(default_factory=dict)
    uninformed: int = 0
    """Answers of which a client never heard."""
    refusals: int = 0
    lost: int = 0
    """Connections."""
    server: float = 0.0
    """Processor time, like the next ones."""
    loop: float = 0.0
    client: float = 0.0
    postgres: float = 0.0
    helpers: float = 0.0
    """Of the server's own processes for work that stands aside."""
    finished: dict[str, int] = field(default_factory=dict)
    """How much of such work came to its end, by kind."""
    problems: list[str] = field(default_factory=list)
    """Why such work could not go on."""
    shares: Shares | None = None
    memory_before: int = 0
    memory_after: int = 0
    answers_before_memory: int = 0
    games: int = 0
    healthy: float | None = None
    resumed: float | None = None

    @property
    def memory_per_table(self) -> float:
        """Of the server, in bytes."""
        return (self.memory_after - self.memory_before) / self.tables

    def missed(self) -> list[str]:
        """The goals that were not reached."""
        goals = {
            "99th percentile": self.percentiles["99"] < GOAL_P99,
            "memory per table": not self.memory_after or self.memory_per_table < GOAL_MEMORY,
            "start-up": self.healthy is None
            or (self.resumed is not None and max(self.healthy, self.resumed) < GOAL_START),
            "everybody informed": not (self.uninformed or self.refusals or self.lost),
            "work that goes on beside it": not self.problems,
        }
        return [f"{self.database}: {goal}" for goal, reached in goals.items() if not reached]


# Measuring


async def play(result: Result, server: ServerProcess, url: str, load: Load, answers: int) -> None:
    """Play, and note what it takes."""
    result.memory_before = memory(server.pid)
    try:
        await load.connect()
        await wait_for(WARM_UP, lambda left: f"warming up {left:.0f} s")
        before = await asyncio.to_thread(Usage.now, server, url)
        load.measuring = True
        await wait_for(
            result.seconds, lambda left: f"{len(load.latencies)} answers, {left:.0f} s left"
        )
        load.measuring = False
        after = await asyncio.to_thread(Usage.now, server, url)
        await wait_for(PAUSE, lambda _: "waiting for the last ones", until=not_waiting(load))
        note(result, load, before, after)
        if answers:
            await hurry(load, answers)
            result.memory_after = memory(server.pid)
            result.answers_before_memory = round(
                statistics.mean(played.answers for played in load.tables)
            )
    finally:
        load.close()


def not_waiting(load: Load) -> Callable[[], bool]:
    """Whether everybody has heard of every answer that counts."""
    return lambda: not load.on_their_way


async def hurry(load: Load, answers: int) -> None:
    """Play quickly until every table has had the number of answers that is wanted."""
    load.pause, load.target = min(load.pause, HURRY), answers

    def text(_left: float) -> str:
        return f"every table has had {load.fewest} of {answers} answers"

    await wait_for(PATIENCE, text, until=lambda: load.fewest >= answers)
    await asyncio.sleep(1.0)


async def wait_for(
    seconds: float, text: Callable[[float], str], until: Callable[[], bool] = lambda: False
) -> None:
    """Let time pass, and say so; less of it once `until` is true."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0 and not until():
        progress(text(left))
        await asyncio.sleep(min(left, 0.5))


def note(result: Result, load: Load, before: Usage, after: Usage) -> None:
    """What was measured between two moments."""
    found = sorted(load.latencies)
    if len(found) < 10:
        raise SystemExit(f"bench: hardly anybody was informed: {load.refusals[:3]}")
    cuts = statistics.quantiles(found, n=100, method="inclusive")
    result.percentiles = {"50": cuts[49], "90": cuts[89], "99": cuts[98], "max": found[-1]}
    result.answers = len(found)
    result.seconds = after.at - before.at
    result.uninformed, result.refusals = load.on_their_way, len(load.refusals)
    result.lost = load.lost
    result.server, result.loop = after.server - before.server, after.loop - before.loop
    result.client, result.postgres = after.client - before.client, after.database - before.database
    result.helpers = after.helpers - before.helpers
    result.shares = Shares.between(before, after, statistics.mean(found))


def measure_load(result: Result, url: str, tables: int, answers: int, *, thinking: bool) -> None:
    """Play at many tables at once."""
    progress(f"laying out {tables} tables")
    with database(url) as engine:
        seated = seated_tables(engine, tables)
    with ServerProcess(url) as server:
        wait_healthy(server.port)
        load = Load(server.port, [Played(table) for table in seated])
        beside = Thinking(server.port, [table.tokens[0] for table in seated[:3]])
        with beside if thinking else nullcontext():
            uvloop.run(play(result, server, url, load, answers))
        result.finished, result.problems = dict(beside.finished), beside.problems


@contextmanager
def database(url: str) -> Iterator[Engine]:
    """The database, up to date."""
    engine = open_database(url)
    try:
        upgrade(engine)
        yield engine
    finally:
        engine.dispose()


def measure_start(result: Result, url: str, games: int) -> None:
    """Start with many unfinished games, and resume one of them."""
    progress(f"making {games} unfinished games")
    with database(url) as engine:
        seated = seated_tables(engine, min(games, TEMPLATES))
    with ServerProcess(url) as server:
        load = Load(server.port, [Played(table) for table in seated], pause=0.05)
        uvloop.run(begin_games(load))
        server.stop()
    with database(url) as engine:
        copy_games(engine, [table.id for table in seated], games - len(seated))
    began = time.perf_counter()
    with ServerProcess(url) as server:
        wait_healthy(server.port)
        result.healthy = time.perf_counter() - began
        load = Load(server.port, [Played(seated[0])])
        uvloop.run(look_in(load))
        result.resumed = time.perf_counter() - began
        result.games = games


async def begin_games(load: Load) -> None:
    """Play each game for a while."""
    try:
        await load.connect()
        await hurry(load, 40)
    finally:
        load.close()


async def look_in(load: Load) -> None:
    """Both players come back to their game."""
    try:
        await load.connect()
    finally:
        load.close()


def copy_games(engine: Engine, originals: list[str], count: int) -> None:
    """More games like the original ones."""
    pairs = [{"old": originals[at % len(originals)], "new": new_id()} for at in range(count)]
    with engine.begin() as connection:
        for table in COPIED:
            key = "id" if table is schema.TableRow else "table_id"
            names = [column.name for column in table.__table__.columns]
            same = ", ".join(name for name in names if name != key)
            copy = f"INSERT INTO {table.__tablename__} ({key}, {same}) SELECT :new, {same}"
            source = f"FROM {table.__tablename__} WHERE {key} = :old"
            connection.execute(text(f"{copy} {source}"), pairs)


# Telling


def progress(line: str) -> None:
    """What is going on, shown to the user."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def ms(seconds: float) -> str:
    """Milliseconds, for people."""
    return f"{seconds * 1000:.1f} ms"


def told(result: Result) -> str:
    """A result as people read it."""
    cuts, seconds = result.percentiles, result.seconds
    lines = [
        f"{result.database}: {result.tables} tables, {result.answers} answers in {seconds:.0f} s, "
        f"{result.answers / seconds:.0f} per second",
        "  from answer to both informed   "
        + "   ".join(f"{name}{'%' * (name != 'max')} {ms(cut)}" for name, cut in cuts.items()),
        f"  not informed {result.uninformed}, refused {result.refusals}, "
        f"connections lost {result.lost}",
        f"  processor time                 server {result.server:.1f} s (its event loop "
        f"{result.loop:.1f} s), clients {result.client:.1f} s"
        + (f", PostgreSQL {result.postgres:.1f} s" if result.postgres else ""),
    ]
    if result.helpers or result.problems:
        done = ", ".join(f"{kind} {count}" for kind, count in sorted(result.finished.items()))
        lines.append(
            f"  thinking beside it             {result.helpers:.1f} s of processor time, "
            f"ended: {done or 'nothing yet'}"
        )
        lines += [f"    {problem}" for problem in result.problems]
    if result.shares is not None:
        lines += told_shares(result.shares, result.server / result.answers)
    if result.memory_after:
        lines.append(
            f"  memory of the server           {result.memory_before / 1e6:.0f} MB before, "
            f"{result.memory_after / 1e6:.0f} MB after {result.answers_before_memory} answers "
            f"at each table: {result.memory_per_table / 1000:.0f} KB per table"
        )
    if result.healthy is not None and result.resumed is not None:
        lines.append(
            f"  start with {result.games} games        healthy after {result.healthy:.2f} s, "
            f"a game resumed after {result.resumed:.2f} s"
        )
    return "\n".join(lines)


def told_shares(shares: Shares, processor: float) -> list[str]:
    """Where the time of an answer goes."""
    checking = max(0.0, shares.handling - shares.commit)
    waiting = max(0.0, shares.commit - shares.transaction)
    rest = max(0.0, shares.total - shares.handling - shares.frames)
    rows = {
        "checking it, playing it": checking,
        "waiting for the writer": waiting,
        f"transaction ({shares.batch:.1f} answers share it)": shares.transaction,
        f"making both updates ({ms(shares.frame)} each)": shares.frames,
        "sockets, JSON, and waiting for the processor": rest,
        "together": shares.total,
    }
    lines = ["  where the time of an answer goes, on average"]
    lines += [f"    {name:<48}{ms(spent):>10}" for name, spent in rows.items()]
    return [*lines, f"    {'processor time of the server':<48}{ms(processor):>10}"]


def measure(name: str, options: argparse.Namespace) -> Result:
    """Everything about one kind of database."""
    result = Result(name, options.tables, seconds=options.seconds)
    measure_tables = partial(
        measure_load,
        result,
        tables=options.tables,
        answers=options.answers,
        thinking=options.thinking,
    )
    if name == "sqlite":
        with tempfile.TemporaryDirectory(prefix="throneroom-load-") as folder:
            measure_tables(f"sqlite:///{folder}/load.db")
            if options.games:
                measure_start(result, f"sqlite:///{folder}/start.db", options.games)
        return result
    with postgres() as server:
        with fresh_database(server) as url:
            measure_tables(url)
        if options.games:
            with fresh_database(server) as url:
                measure_start(result, url, options.games)
    return result


def read_options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=500, help="with two clients each")
    parser.add_argument("--seconds", type=float, default=60, help="of measuring")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument(
        "--answers", type=int, default=100, help="at each table before its memory is measured"
    )
    parser.add_argument(
        "--games", type=int, default=10_000, help="unfinished ones when it starts; 0: leave it out"
    )
    parser.add_argument(
        "--thinking", action="store_true", help="with analyses, searches and labs beside the tables"
    )
    parser.add_argument("--check", action="store_true", help="fail if a goal is missed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there, too")
    return parser.parse_args()


def main() -> int:
    """Measure, and tell."""
    options = read_options()
    # However this process ends, the processes that it started end as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # Each connection is a file, here and in the server.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = ["sqlite", "postgres"] if options.database == "both" else [options.database]
    results = []
    for kind in kinds:
        results.append(measure(kind, options))
        progress("")
        print(told(results[-1]), flush=True)
    if options.json is not None:
        found = [
            {**asdict(result), "memory_per_table": result.memory_per_table} for result in results
        ]
        options.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    missed = [goal for result in results for goal in result.missed()]
    if missed and options.check:
        print("missed:", "; ".join(missed))
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
