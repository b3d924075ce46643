"""The tables that are in use: in memory, and who is connected to them.

A table in memory is a cache of its rows. A request makes entries, they are applied and written, and
only when they are safe is anybody told. If writing fails, or another process was first, the table
is built again from its rows.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from itertools import takewhile
from typing import Any, TypeVar

from pydantic import ValidationError
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import SQLAlchemyError

from throneroom.engine.fairness import new_secret
from throneroom.server import metrics
from throneroom.server.errors import Missing, Unavailable
from throneroom.server.logs import log
from throneroom.server.people.accounts import Identity
from throneroom.server.protocol import messages
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.settings import Settings
from throneroom.server.storage import schema
from throneroom.server.storage.database import complaint, noted_changes
from throneroom.server.storage.schema import new_id, now
from throneroom.server.tables import handlers as requests
from throneroom.server.tables import making
from throneroom.server.tables.entries import Answered, Entry, Made, Rematched, write_entry
from throneroom.server.tables.index import summary
from throneroom.server.tables.journal import (
    Journal,
    Write,
    entries_of,
    packed,
    secret_of,
    status_of,
)
from throneroom.server.tables.loaded import HEARTBEAT, Elsewhere, Live, Report, Watcher, read_report
from throneroom.server.tables.table import Table
from throneroom.server.tables.thinking import Thinkers, task
from throneroom.text.words import Words

UNREADABLE = (SQLAlchemyError, ValidationError)
"""The database does not answer, or a process of a newer version wrote what we do not know."""
TRIES = 10
"""So often another process may be first before we give up."""
TICK = 1.0
OVERLAP = 50
"""So many of the latest changes by hand are looked at again."""
SETTLING = 0.3
"""Seconds after which other processes have told how long whoever is asked has been thinking."""
ON_THEIR_WAY = 60.0
"""Seconds that nobody takes to come in."""
FORGOTTEN = 60.0
"""Seconds after which a table that nobody looks at is dropped from memory."""
SECOND_TO_THINK = 2.0
"""Seconds that another process gets for asking a bot before we do."""


Wishing = TypeVar("Wishing", TableWishes, messages.Rematch)


class Hub:
    """All tables in the memory of this process."""

    def __init__(
        self, engine: Engine, journal: Journal, thinkers: Thinkers, settings: Settings, process: str
    ) -> None:
        self._engine = engine
        self._journal = journal
        self._thinkers = thinkers
        self._settings = settings
        self._process = process
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced = 0.0
        self._heeded = set(noted_changes(engine))
        self._changed_at: dict[str, float] = {}
        """When we heard of changes by hand to tables and persons."""

    # For those who connect

    async def open(self, id: str) -> Live:
        """A table, from memory or from its rows."""
        live = self._tables.get(id)
        if live is not None:
            return live
        if id not in self._loading:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def join(self, live: Live, watcher: Watcher) -> None:
        """Somebody is connected."""
        if self._is_forgotten(live) or self._changed_at.get(watcher.person, 0.0) > watcher.since:
            # While they came in; perhaps they are not welcome any more.
            watcher.drop()
            return
        live.watchers.add(watcher)
        self._seen(live)

    def part(self, live: Live, watcher: Watcher) -> None:
        """Somebody's connection has ended."""
        live.watchers.discard(watcher)
        live.left_at = time.monotonic()
        self._seen(live)

    def _seen(self, live: Live) -> None:
        self._mark_gone(live)
        self._announce(live)
        live.touch()

    async def make(self, who: Identity, wishes: TableWishes, words: Words) -> str:
        """A new table."""
        wishes = await _drawn(wishes)
        made = making.make(who, wishes, words, secrets.token_hex(8))
        table, at = Table(new_id(), new_secret()), now()
        table.apply(1, made, at)
        write = Write(table.id, 1, [write_entry(made)], at, summary(table, at).write)
        await self._journal.append(write)
        metrics.ENTRIES.labels(made.kind).inc()
        return table.id

    async def request(
        self, live: Live, who: Identity, request: messages.Request, words: Words
    ) -> None:
        """Do what somebody asks for; once this returns it is safe."""
        if isinstance(request, messages.Rematch):
            await self._rematch(live, who, await _drawn(request), words)
            return
        if isinstance(request, messages.Change):
            options = await _drawn(request.options)
            request = request.model_copy(update={"options": options})
        if isinstance(request, messages.GiveAnswer) and live.table.options.clock is not None:
            await asyncio.sleep(live.loaded_at + SETTLING - time.monotonic())

        def entries() -> list[Entry]:
            moment = requests.Moment(live.used, live.away)
            return requests.entries(live.table, who, request, moment, words)

        await self._write(live, entries)
        if isinstance(request, (messages.Sit, messages.Stand)):
            self._seen(live)

    async def _rematch(
        self, live: Live, who: Identity, request: messages.Rematch, words: Words
    ) -> None:
        """Two tables in one transaction: the old one tells where the new one is."""
        made: Made | None = None
        next, secret = new_id(), new_secret()
        closed = await asyncio.to_thread(self._closed, live.table.next)

        def entries() -> list[Entry]:
            nonlocal made
            if live.table.next not in (None, closed):
                return []
            made = making.rematch(live.table, who, request, words, secrets.token_hex(8))
            return [Rematched(table=next)]

        def begin(connection: Connection) -> None:
            assert made is not None
            table, at = Table(next, secret), now()
            table.apply(1, made, at)
            row = {"table_id": next, "number": 1, "body": write_entry(made), "at": at}
            connection.execute(insert(schema.EntryRow), [row])
            summary(table, at).write(connection)

        await self._write(live, entries, begin)

    def _closed(self, table: str | None) -> str | None:
        """The same table, if nobody can play there any more."""
        return table if table and status_of(self._engine, table) == "closed" else None

    # Writing

    async def _write(
        self,
        live: Live,
        entries: Callable[[], list[Entry]],
        then: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write what `entries` gives for the table as it is when its turn comes."""
        async with live.lock:
            for _ in range(TRIES):
                if self._is_forgotten(live):
                    # Given up meanwhile: what it shows may never have been written.
                    raise Unavailable("not-saved")
                wanted = entries()
                if not wanted or await self._commit(live, wanted, then):
                    break
            else:
                raise Unavailable("not-saved")
        self._changed(live)

    async def _commit(
        self, live: Live, entries: list[Entry], then: Callable[[Connection], None] | None
    ) -> bool:
        """Apply and write; False if another process wrote first, which we then know of."""
        table, at = live.table, now()
        first = table.number + 1
        try:
            for number, entry in enumerate(entries, first):
                table.apply(number, entry, at)
            changes = [] if then is None else [then]
            if table.shaped >= first:
                changes.append(summary(table, at).write)
            bodies = [write_entry(entry) for entry in entries]
            write = Write(table.id, first, bodies, at, lambda c: _all(changes, c))
            written = await self._journal.append(write)
        except Unavailable:
            # The connection may have been lost after the database did what it was told.
            there = await self._rebuild(live)
            if there[first - 1 : first - 1 + len(entries)] != entries:
                raise
            written = True
        except BaseException:
            await self._rebuild(live)
            raise
        if written:
            for entry in entries:
                metrics.ENTRIES.labels(entry.kind).inc()
        else:
            await self._rebuild(live)
        return written

    async def _rebuild(self, live: Live) -> list[Entry]:
        """Forget what is in memory and read the rows; what they say, or nothing if they cannot be.

        It may be news to everybody here, of which nobody tells us again.
        """
        try:
            live.table, there = await asyncio.to_thread(self._read, live.table.id)
        except (*UNREADABLE, Missing):
            self._abandon(live)
            return []
        self._changed(live)
        return there

    def _abandon(self, live: Live) -> None:
        """Send everybody away: they come back when the table can be read again."""
        self._forget(live)
        for watcher in live.watchers:
            watcher.drop()

    # Reading

    async def _load(self, id: str) -> Live:
        began = time.perf_counter()
        try:
            table, _ = await asyncio.to_thread(self._read, id)
        except UNREADABLE as error:
            log.error("read failed", reason=complaint(error))
            raise Unavailable("not-read") from None
        live = Live(table)
        self._tables[id] = live
        metrics.LOADING.observe(time.perf_counter() - began)
        metrics.TABLES.set(len(self._tables))
        # What others wrote while we read, they told us before we could listen.
        await self._catch_up(live)
        self._mark_gone(live)
        self._changed(live)
        self._journal.announce(f"who {self._process} {id}")
        return live

    def _read(self, id: str) -> tuple[Table, list[Entry]]:
        secret = secret_of(self._engine, id)
        if secret is None:
            raise Missing("no-table")
        table = Table(id, secret)
        rows = entries_of(self._engine, id)
        for number, entry, at in rows:
            table.apply(number, entry, at)
        return table, [entry for _, entry, _ in rows]

    def heard(self, notice: str) -> None:
        """Another process tells something."""
        what, process, *rest = notice.split(" ")
        if process == self._process:
            return
        if what == "rows":
            for changed in filter(None, map(self._tables.get, rest)):
                self._spawn(self._catch_up(changed))
        elif what == "here":
            for part in rest:
                self._hear_report(process, read_report(part))
        elif what == "who" and (live := self._tables.get(rest[0])) is not None:
            self._announce(live)

    def _hear_report(self, process: str, report: Report) -> None:
        live = self._tables.get(report.table)
        if live is None:
            return
        if report.number > live.table.number:
            # However it came that we did not hear of it.
            self._spawn(self._catch_up(live))
        before = live.elsewhere.get(process)
        after = Elsewhere(report.seats, report.spectators, time.monotonic())
        live.elsewhere[process] = after
        if report.question == live.question:
            # Who comes to another process does not begin to think anew.
            live.put_at = min(live.put_at, time.monotonic() - report.used / 1000)
            self._set_timer(live)
        self._mark_gone(live)
        if before is None or (before.seats, before.spectators) != (after.seats, after.spectators):
            live.touch()

    def missed(self) -> None:
        """We may not have heard everything."""
        for live in self._tables.values():
            self._spawn(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if self._is_forgotten(live):
                return
            try:
                new = await asyncio.to_thread(
                    entries_of, self._engine, live.table.id, live.table.number
                )
            except UNREADABLE as error:
                log.error("read failed", reason=complaint(error))
                # What we missed nobody tells us again.
                self._abandon(live)
                return
            for number, entry, at in new:
                live.table.apply(number, entry, at)
        if new:
            self._changed(live, SECOND_TO_THINK)

    # What follows from a change

    def _changed(self, live: Live, patience: float = 0.0) -> None:
        """Tell those who watch, put the clock on, and let bots think."""
        if self._is_forgotten(live):
            return
        game = live.table.game
        number = 0 if game is None or game.decision is None else int(game.decision.number)
        if number != live.question:
            live.question = number
            live.put_at = time.monotonic()
        self._set_timer(live)
        live.wake()
        if self._waits_for_bot(live) and live.thinking is None:
            live.thinking = self._spawn(self._think(live, patience))

    def _waits_for_bot(self, live: Live) -> bool:
        asked = live.table.asked
        return asked is not None and not live.table.seats[asked].played_by_person

    async def _think(self, live: Live, patience: float) -> None:
        """Let bots answer; what they say counts only if the question is still the same."""
        try:
            await asyncio.sleep(patience)
            question = live.question
            answers = (
                await self._thinkers.answers(task(live.table)) if self._waits_for_bot(live) else []
            )
        finally:
            live.thinking = None

        def entries() -> list[Entry]:
            game = live.table.game
            decision = None if game is None else game.decision
            if decision is None or decision.number != question:
                return []
            seats = live.table.seats
            # Somebody may have come back while their bot thought.
            theirs = takewhile(lambda answer: not seats[answer[0]].played_by_person, answers)
            return [
                Answered(seat=seat, decision=number, words=tuple(words))
                for number, (seat, words) in enumerate(theirs, question)
            ]

        await self._write(live, entries)

    def _set_timer(self, live: Live) -> None:
        """Look again when the clock of whoever is asked will have run out."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        asked = live.table.asked
        if asked is None or not live.table.seats[asked].played_by_person:
            return
        reserve = live.table.reserve(asked)
        if reserve is not None:
            wait = max(0.0, (reserve - live.used) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self._spawn(self._time_out(live)))

    async def _time_out(self, live: Live) -> None:
        live.timer = None

        def entries() -> list[Entry]:
            asked = live.table.asked
            if asked is None or not live.table.seats[asked].played_by_person:
                return []
            reserve = live.table.reserve(asked)
            if reserve is None or live.used < reserve:
                return []
            return requests.out_of_time(asked, live.used)

        await self._write(live, entries)

    # Who is there

    def _mark_gone(self, live: Live) -> None:
        present, at = live.present, time.monotonic()
        for number in live.table.people:
            if number in present:
                live.gone_at.pop(number, None)
            else:
                live.gone_at.setdefault(number, at)
        long_ago = at - self._settings.away_after
        live.away = frozenset(seat for seat, since in live.gone_at.items() if since <= long_ago)

    def _announce(self, *lives: Live) -> None:
        """Tell the other processes who is connected here, and how long they have been thinking."""
        for told in packed(str(live.report) for live in lives):
            self._journal.announce(f"here {self._process} {told}")

    async def keep_house(self) -> None:
        """See to what time brings, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            if time.monotonic() - self._announced > HEARTBEAT:
                self._announced = time.monotonic()
                self._announce(*(live for live in self._tables.values() if live.watchers))
            for live in list(self._tables.values()):
                self._look_after(live)
            await self._heed_changes()
            metrics.TABLES.set(len(self._tables))

    async def _heed_changes(self) -> None:
        """Where rows were changed by hand, forget the table and let those concerned come anew."""
        # Numbers may become visible in another order than they were given.
        after = max(self._heeded, default=0) - OVERLAP
        try:
            noted = await asyncio.to_thread(noted_changes, self._engine, after)
        except SQLAlchemyError:
            return
        about = {id for number, id in noted.items() if number not in self._heeded}
        self._heeded = set(noted)
        self._remember(about)
        for live in list(self._tables.values()) if about else ():
            if live.table.id in about:
                self._forget(live)
            for watcher in live.watchers:
                if live.table.id in about or watcher.person in about:
                    watcher.drop()

    def _remember(self, about: set[str]) -> None:
        """Keep in mind who was shown out, as long as they may still be on their way in."""
        at = time.monotonic()
        recent = {id: when for id, when in self._changed_at.items() if when > at - ON_THEIR_WAY}
        self._changed_at = recent | dict.fromkeys(about, at)

    def _forget(self, live: Live) -> None:
        self._tables.pop(live.table.id, None)
        if live.timer is not None:
            live.timer.cancel()
        if live.thinking is not None:
            live.thinking.cancel()

    def _is_forgotten(self, live: Live) -> bool:
        """Whether it has been dropped from memory while somebody still held on to it."""
        return self._tables.get(live.table.id) is not live

    def _look_after(self, live: Live) -> None:
        before = live.away
        self._mark_gone(live)
        if live.away != before:
            live.touch()
        if self._waits_for_bot(live) and live.thinking is None:
            live.thinking = self._spawn(self._think(live, 0.0))
        if live.timer is None:
            self._set_timer(live)
        idle = not live.watchers and not live.lock.locked() and live.thinking is None
        if idle and time.monotonic() - live.left_at > FORGOTTEN:
            self._forget(live)

    # Tasks in the background

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        made = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(made)
        made.add_done_callback(self._tasks.discard)
        return made

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails in the background is logged, and tried again when the house is kept."""
        try:
            await work
        except Exception:
            log.crash("task failed")

    async def close(self) -> None:
        """Let go of all tables; what is being written will be."""
        for live in self._tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for running in self._tasks:
            running.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _drawn(wishes: Wishing) -> Wishing:
    """Wishes with nothing left to chance; no table waits while a kingdom is drawn."""
    kingdom = await asyncio.to_thread(making.drawn, wishes.kingdom)
    return wishes.model_copy(update={"kingdom": kingdom})


def _all(changes: list[Callable[[Connection], None]], connection: Connection) -> None:
    for change in changes:
        change(connection)
