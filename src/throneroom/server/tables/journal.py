"""Writing entries so that what was acknowledged is never lost.

One thread writes for all tables: everything that is waiting goes into one transaction, so that many
tables share the cost of reaching the disk. A row's table and number are unique; if two processes
write the same number, one of them learns that it was too late.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, insert, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError

from throneroom.server import metrics
from throneroom.server.errors import Unavailable
from throneroom.server.logs import log
from throneroom.server.storage import schema
from throneroom.server.storage.database import complaint, writing

MOST_AT_ONCE = 500
CHANNEL = "throneroom"
DEADLOCK = "40P01"
LONGEST_NOTICE = 7000
"""Bytes; PostgreSQL takes just under 8000."""


@dataclass
class Write:
    """Consecutive entries of one table, as JSON, and what is to be written along with them."""

    table: str
    number: int
    bodies: list[str]
    at: int
    then: Callable[[Connection], None] | None = None
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def rows(self) -> list[dict[str, object]]:
        """The entries as rows."""
        return [
            {"table_id": self.table, "number": number, "body": body, "at": self.at}
            for number, body in enumerate(self.bodies, self.number)
        ]

    def settle(self, written: "bool | Unavailable") -> None:
        """Report the outcome, from the journal's thread."""
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
        """Whether the last attempt to write failed."""
        self._queue: queue.SimpleQueue[Write | str | None] = queue.SimpleQueue()
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(schema.EntryRow).on_conflict_do_nothing()
        self._insert = fresh.returning(schema.EntryRow.table_id)
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> bool:
        """Write; True once it is safe, False if another process was first.

        Raises Unavailable if it could not be written, or if that is not known.
        """
        began = time.perf_counter()
        self._queue.put(write)
        written = await write.done
        metrics.COMMIT.observe(time.perf_counter() - began)
        return written

    def announce(self, notice: str) -> None:
        """Tell the other processes something that need not be kept."""
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
        # All processes insert in the same order, which avoids most deadlocks.
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
                # One of them is at fault; the others can still be written.
                for write in writes:
                    self._write([write], [])
        else:
            for write in writes:
                write.settle(write.table in written)

    def _attempt(self, writes: list[Write], notices: list[str]) -> set[str]:
        """Write all in one transaction; once more after a deadlock."""
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
        """The tables whose entries were new: getting the first number means getting the rest."""
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
        """Notify the other processes, which PostgreSQL does on commit."""
        rows = [f"rows {self._process} {tables}" for tables in packed(w.table for w in writes)]
        for notice in (*rows, *notices):
            values = {"channel": CHANNEL, "notice": notice}
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)


def _one_per_table(writes: list[Write]) -> list[list[Write]]:
    """Batches without a table twice: if two writes have the same number, one has to be too late."""
    batches: list[dict[str, Write]] = [{}]
    for write in writes:
        if all(write.table in batch for batch in batches):
            batches.append({})
        next(batch for batch in batches if write.table not in batch)[write.table] = write
    return [list(batch.values()) for batch in batches]


def packed(parts: Iterable[str]) -> Iterator[str]:
    """Short texts joined by spaces, as many at a time as fit into a notice."""
    pack = ""
    for part in parts:
        if pack and len(pack) + len(part) >= LONGEST_NOTICE:
            yield pack
            pack = ""
        pack = f"{pack} {part}" if pack else part
    if pack:
        yield pack
