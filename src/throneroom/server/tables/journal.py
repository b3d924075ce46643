"""Writing entries so that what was acknowledged stays.

One thread writes for all tables: whatever has come in meanwhile goes into one transaction, so that
many tables share the cost of reaching the disk. A row's table and number are unique; of two
processes that write the same number one is told that it came too late.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError

from throneroom.server import metrics
from throneroom.server.errors import Unavailable
from throneroom.server.logs import log
from throneroom.server.storage import schema
from throneroom.server.storage.database import complaint, writing
from throneroom.server.tables.entries import Entry, read_entry

MOST_AT_ONCE = 500
CHANNEL = "throneroom"
DEADLOCK = "40P01"
LONGEST_NOTICE = 7000
"""Bytes; PostgreSQL takes just under 8000."""


@dataclass
class Write:
    """Entries that follow each other at one table, as JSON, and what is written with them."""

    table: str
    number: int
    bodies: list[str]
    at: int
    then: Callable[[Connection], None] | None = None
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def rows(self) -> list[dict[str, object]]:
        """The rows of the database."""
        return [
            {"table_id": self.table, "number": number, "body": body, "at": self.at}
            for number, body in enumerate(self.bodies, self.number)
        ]

    def settle(self, written: "bool | Unavailable") -> None:
        """Tell whoever waits, from another thread."""
        self.done.get_loop().call_soon_threadsafe(self._settle, written)

    def _settle(self, written: "bool | Unavailable") -> None:
        if self.done.cancelled():
            return
        if isinstance(written, Unavailable):
            self.done.set_exception(written)
        else:
            self.done.set_result(written)


class Journal:
    """The one writer of a process."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = writing(engine)
        self._process = process
        self.failing = False
        """Whether the last attempt to write came to nothing."""
        self._queue: queue.SimpleQueue[Write | str | None] = queue.SimpleQueue()
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(schema.EntryRow).on_conflict_do_nothing()
        self._insert = fresh.returning(schema.EntryRow.table_id)
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> bool:
        """Write; True once it is safe, False if another process was first.

        Unavailable tells that it could not be written.
        """
        began = time.perf_counter()
        self._queue.put(write)
        written = await write.done
        metrics.COMMIT.observe(time.perf_counter() - began)
        return written

    def announce(self, notice: str) -> None:
        """Tell the other processes something that need not last."""
        if self._engine.dialect.name == "postgresql":
            self._queue.put(notice)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    # In the thread

    def _run(self) -> None:
        while True:
            taken = [self._queue.get()]
            while len(taken) < MOST_AT_ONCE and not self._queue.empty():
                taken.append(self._queue.get())
            writes = [part for part in taken if isinstance(part, Write)]
            notices = [part for part in taken if isinstance(part, str)]
            for batch in _one_per_table(writes):
                self._write(batch, notices)
                notices = []
            if None in taken:
                return

    def _write(self, writes: list[Write], notices: list[str]) -> None:
        # All processes insert in the same order, so that none waits for another in a circle.
        writes.sort(key=lambda write: write.table)
        try:
            written = self._attempt(writes, notices)
            self.failing = False
        except (OperationalError, InterfaceError) as error:
            log.error("write failed", writes=len(writes), reason=complaint(error))
            metrics.WRITE_FAILURES.inc()
            self.failing = True
            for write in writes:
                write.settle(Unavailable("not-saved"))
        except Exception:
            log.crash("write failed", writes=len(writes))
            metrics.WRITE_FAILURES.inc()
            if len(writes) == 1:
                writes[0].settle(Unavailable("not-saved"))
            else:
                # One of them is at fault; the others need not suffer for it.
                for write in writes:
                    self._write([write], [])
        else:
            for write in writes:
                write.settle(write.table in written)

    def _attempt(self, writes: list[Write], notices: list[str]) -> set[str]:
        """Write all in one transaction, again if the database found two waiting in a circle."""
        began = time.perf_counter()
        for last in (False, True):
            try:
                with self._engine.begin() as connection:
                    written = self._insert_all(connection, writes) if writes else set()
                    if connection.dialect.name == "postgresql":
                        self._notify(connection, [w for w in writes if w.table in written], notices)
                break
            except OperationalError as error:
                if last or getattr(error.orig, "sqlstate", "") != DEADLOCK:
                    raise
        metrics.BATCH.observe(len(writes))
        metrics.BATCH_TIME.observe(time.perf_counter() - began)
        return written

    def _insert_all(self, connection: Connection, writes: list[Write]) -> set[str]:
        """The tables whose entries were new: whoever gets the first number gets those after it."""
        rows = {write.table: write.rows() for write in writes}
        first = [own[0] for own in rows.values()]
        written = {str(row[0]) for row in connection.execute(self._insert, first)}
        rest = [row for table in written for row in rows[table][1:]]
        if rest:
            connection.execute(insert(schema.EntryRow), rest)
        for write in writes:
            if write.then is not None and write.table in written:
                write.then(connection)
        return written

    def _notify(self, connection: Connection, writes: list[Write], notices: list[str]) -> None:
        """Let the other processes know, once this is committed."""
        rows = [f"rows {self._process} {tables}" for tables in packed(w.table for w in writes)]
        for notice in (*rows, *notices):
            values = {"channel": CHANNEL, "notice": notice}
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)


def _one_per_table(writes: list[Write]) -> list[list[Write]]:
    """Batches in which no table comes twice: of two writes of one number, one is too late."""
    batches: list[dict[str, Write]] = [{}]
    for write in writes:
        if all(write.table in batch for batch in batches):
            batches.append({})
        next(batch for batch in batches if write.table not in batch)[write.table] = write
    return [list(batch.values()) for batch in batches]


def packed(parts: Iterable[str]) -> Iterator[str]:
    """Short texts, as many together as a notice holds."""
    pack = ""
    for part in parts:
        if pack and len(pack) + len(part) >= LONGEST_NOTICE:
            yield pack
            pack = ""
        pack = f"{pack} {part}" if pack else part
    if pack:
        yield pack


def entries_of(engine: Engine, table: str, after: int = 0) -> list[tuple[int, Entry, int]]:
    """What has happened at a table since an entry, with numbers and times."""
    wanted = (
        select(schema.EntryRow.number, schema.EntryRow.body, schema.EntryRow.at)
        .where(schema.EntryRow.table_id == table, schema.EntryRow.number > after)
        .order_by(schema.EntryRow.number)
    )
    with engine.connect() as connection:
        return [(number, read_entry(body), at) for number, body, at in connection.execute(wanted)]


def status_of(engine: Engine, table: str) -> str | None:
    """Whether a table is open, played at, over or closed; None if there is no such table."""
    with engine.connect() as connection:
        return connection.scalar(select(schema.TableRow.status).where(schema.TableRow.id == table))


def secret_of(engine: Engine, table: str) -> str | None:
    """What the deal of a table depends on; None if there is no such table."""
    with engine.connect() as connection:
        return connection.scalar(select(schema.TableRow.secret).where(schema.TableRow.id == table))
