"""Server processes and what they are to find in their database, for tests and measurements."""

import http.client
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, TypedDict

from sqlalchemy import Engine, insert

from throneroom.engine.card import BY_ID
from throneroom.engine.fairness import new_secret
from throneroom.kingdoms import RECOMMENDED
from throneroom.server.people.accounts import People
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.storage import schema
from throneroom.server.storage.database import setting
from throneroom.server.storage.schema import new_id, now
from throneroom.server.tables import handlers, making
from throneroom.server.tables.entries import Entry, write_entry
from throneroom.server.tables.index import summary
from throneroom.server.tables.table import Table

START_S = 30.0
STOP_S = 15.0
HOST = "127.0.0.1"


class ServerProcess:
    """A `throneroom serve` that can be killed and started again at the same address."""

    def __init__(self, data: str, log: Path | None = None, options: Sequence[str] = ()) -> None:
        self.port = 0
        self._data = data
        self._options = options
        self._log = log
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        """The process as the system knows it."""
        assert self._process is not None
        return self._process.pid

    def start(self, *, wait: bool = True) -> None:
        """Start it; with `wait` it listens when this returns."""
        assert self._process is None
        port = self.port or free_port()
        command = [sys.executable, "-m", "throneroom", "serve", "--data", self._data]
        with _opened(self._log) as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(port), *self._options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                # Ctrl-C is for whoever started us, who then ends this in good order.
                start_new_session=True,
                env={**os.environ, "LC_ALL": "C"},
            )
        self.port = port
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it listens."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if f":{self.port}" not in line:
            code = self._process.wait(STOP_S)
            raise AssertionError(f"the server ended with {code} instead of listening: {self.log}")

    @property
    def log(self) -> str:
        """What it has told so far."""
        return "" if self._log is None else self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it without warning; nothing happens if it is not there."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it in good order; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            return process.wait(STOP_S)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait(STOP_S)
            assert process.stdout is not None
            process.stdout.close()

    def get(self, path: str) -> str:
        """What it answers to an HTTP request; OSError if it does not, or not with 200."""
        return get(self.port, path)


def _opened(log: Path | None) -> IO[str]:
    return Path(os.devnull if log is None else log).open("a", encoding="utf-8")


def get(port: int, path: str) -> str:
    """What a server on this machine answers; OSError if it does not, or not with 200."""
    connection = http.client.HTTPConnection(HOST, port, timeout=10)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read().decode()
    except http.client.HTTPException as error:
        raise OSError(f"{path}: {error!r}") from None
    finally:
        connection.close()
    if answer.status != 200:
        raise OSError(f"{path}: {answer.status} {body[:200]}")
    return body


def wait_healthy(port: int, limit: float = START_S) -> None:
    """Until a server says that it can do its work."""
    deadline = time.monotonic() + limit
    while True:
        try:
            assert json.loads(get(port, "/healthz"))["status"] == "ok"
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def free_port() -> int:
    """A port that nobody listens on.

    It lies below those that the system gives to outgoing connections: else, while a server is
    down, one of them might take it.
    """
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port


# What the database holds


@dataclass(frozen=True)
class SeatedTable:
    """A table at which people sit, and what they show to be known."""

    id: str
    tokens: tuple[str, ...]


def seated_tables(engine: Engine, count: int, **wishes: object) -> list[SeatedTable]:
    """Tables with two people each, at which the game has begun; all recommended kingdoms in turn.

    No server is asked, since servers limit how many guests and tables come from one address.
    """
    people = People(engine, setting(engine, "cookie key", lambda: secrets.token_hex(32)))
    made = []
    with engine.begin() as connection:
        for number in range(count):
            players = [_player(f"{name} {number + 1}") for name in ("Anna", "Ben")]
            persons = [{"id": who.person_id, "name": who.name, "created": now()} for who in players]
            connection.execute(insert(schema.PersonRow), persons)
            kingdom = RECOMMENDED[number % len(RECOMMENDED)]
            table, entries = _begun(players, {"kingdom": ",".join(kingdom.ids), **wishes})
            rows = [
                {"table_id": table.id, "number": place, "body": write_entry(entry), "at": now()}
                for place, entry in enumerate(entries, 1)
            ]
            connection.execute(insert(schema.EntryRow), rows)
            summary(table, now()).write(connection)
            made.append(SeatedTable(table.id, tuple(map(people.token, players))))
    return made


def _player(name: str) -> Identity:
    id = new_id()
    return Identity(id, name, None, None, False, frozenset([id]), False)


def _begun(players: list[Identity], wishes: dict[str, object]) -> tuple[Table, list[Entry]]:
    """A table and the entries that led to the beginning of its game."""
    table = Table(new_id(), new_secret())
    wished = TableWishes.model_validate({"autostart": True, **wishes})
    entries: list[Entry] = [making.make(players[0], wished, secrets.token_hex(8))]
    table.apply(1, entries[0], now())
    for who in players:
        sit = messages.Sit(type="sit", name=who.name, value=re.sub("[^a-zA-Z0-9]", "", who.name))
        for entry in handlers.entries(table, who, sit, handlers.Moment()):
            entries.append(entry)
            table.apply(len(entries), entry, now())
    return table, entries


# What people answer


class Decision(TypedDict):
    """What a player looks at in a question."""

    number: int
    seat: int
    kind: str
    options: list[str]
    least: int
    most: int
    several: bool
    all: bool


def some_answer(decision: Decision, chance: random.Random) -> list[str]:
    """A legal answer, as of somebody who plays Treasures, buys dear cards and else does anything.

    Games go on for more than a hundred answers, with decks as people have them.
    """
    options = decision["options"]
    if decision["all"]:
        return ["all"]
    if decision["several"]:
        count = chance.randint(decision["least"], min(decision["most"], len(options)))
        return chance.sample(options, count)
    if decision["kind"] == "buy" and chance.random() < 0.5:
        return [max(options, key=lambda card: int(BY_ID[card].cost))]
    return [chance.choice(options)]
