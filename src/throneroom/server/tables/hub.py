"""The tables in memory, and everything that changes them.

A table in memory is a cache of its rows. A request becomes entries; they are applied and written,
and clients are told once they are safe. If writing fails, or another process was first, the table
is loaded again from its rows.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from itertools import takewhile

from pydantic import ValidationError
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.fairness import new_secret
from throneroom.server import metrics
from throneroom.server.errors import Missing, Unavailable
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages
from throneroom.server.settings import Settings
from throneroom.server.storage.database import complaint
from throneroom.server.storage.schema import new_id, now
from throneroom.server.tables import handlers, making, rematch
from throneroom.server.tables.background import Background
from throneroom.server.tables.changes import ChangeWatch
from throneroom.server.tables.entries import (
    Answered,
    Entry,
    Made,
    Rematched,
    write_entry,
)
from throneroom.server.tables.index import summary
from throneroom.server.tables.journal import Journal, Write, packed
from throneroom.server.tables.loaded import (
    HEARTBEAT,
    LoadedTable,
    PresenceReport,
    Watcher,
    read_report,
)
from throneroom.server.tables.loading import entries_of, load_table, status_of
from throneroom.server.tables.lobby import Attendance
from throneroom.server.tables.table import Table
from throneroom.server.tables.thinking import Thinkers
from throneroom.server.work.queue import Requester

UNREADABLE = (SQLAlchemyError, ValidationError)
"""The database does not answer, or a newer version wrote an entry that this one does not know."""
TRIES = 10
"""How often another process may be first before a write is given up."""
TICK = 1.0
"""Seconds between rounds of housekeeping."""
SETTLING = 0.3
"""Seconds until other processes have told how long the seat being asked has been thinking."""
UNUSED = 60.0
"""Seconds after which a table without connections is dropped from memory."""
HEAD_START = 2.0
"""Seconds that the process which wrote an entry has to ask the bots before others do."""
BEFORE_BOTS = (messages.Sit, messages.Start, messages.Change, messages.Pick, messages.GiveAnswer)
"""What players do before it is the bots' turn."""


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
        self._tables: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._background = Background()
        self._changes = ChangeWatch(engine)
        self._attendance = Attendance(engine, settings)
        self._reported_at = 0.0

    # Connections

    async def open(self, id: str) -> LoadedTable:
        """A table, from memory or from its rows."""
        loaded = self._tables.get(id)
        if loaded is not None:
            return loaded
        if id not in self._loading:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def join(self, loaded: LoadedTable, watcher: Watcher) -> None:
        """A connection begins."""
        banned_perhaps = self._changes.changed_since(watcher.who.person_id, watcher.who.found)
        if self._is_dropped(loaded) or banned_perhaps:
            watcher.drop()
            return
        loaded.watchers.add(watcher)
        self._presence_changed(loaded)
        self._ask_bots(loaded)

    def part(self, loaded: LoadedTable, watcher: Watcher) -> None:
        """A connection ends."""
        loaded.watchers.discard(watcher)
        loaded.left_at = time.monotonic()
        self._presence_changed(loaded)

    def _presence_changed(self, loaded: LoadedTable) -> None:
        loaded.update_away(self._settings)
        self._report(loaded)
        loaded.touch()
        self._settle(loaded)

    # Requests

    async def make(self, who: Identity, made: Made) -> str:
        """A new table; its id."""
        return await self.lay(who, Table(new_id(), new_secret()), [made])

    async def lay(self, who: Identity, table: Table, entries: list[Entry]) -> str:
        """Write an empty table with what happens there first; its id.

        If there is a table with that id already, it stays as it is.
        """
        at = now()
        for number, entry in enumerate(entries, 1):
            table.apply(number, entry, at)
        if table.has_bots:
            self._thinkers.check_free(_requester(who))
        bodies = [write_entry(entry) for entry in entries]
        await self._journal.append(Write(table.id, 1, bodies, at, summary(table, at).write))
        for entry in entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        return table.id

    async def request(self, loaded: LoadedTable, who: Identity, request: messages.Request) -> None:
        """Do what a client asks for; once this returns it is safe."""
        requester = _requester(who)
        if isinstance(request, BEFORE_BOTS) and loaded.table.has_bots and not loaded.waits_for_bot:
            self._thinkers.check_free(requester)
        if loaded.table.game is not None and loaded.table.options.clock is not None:
            await asyncio.sleep(loaded.loaded_at + SETTLING - time.monotonic())

        def entries() -> list[Entry]:
            moment = handlers.Moment(loaded.used, loaded.away, loaded.absent)
            return handlers.entries(loaded.table, who, request, moment)

        before = loaded.here
        loaded.requester = requester
        await self._write(loaded, entries)
        if loaded.here != before:
            self._presence_changed(loaded)
        self._settle(loaded)

    async def change(self, loaded: LoadedTable, who: Identity, request: messages.Change) -> None:
        """Change the options of a table, of which a random kingdom is drawn first."""
        drawn = await making.drawn(request.options.kingdom)
        options = request.options.model_copy(update={"kingdom": drawn})
        await self.request(loaded, who, request.model_copy(update={"options": options}))

    async def rematch(self, loaded: LoadedTable, who: Identity, request: rematch.Request) -> None:
        """Ask for another game, agree to one or decline it."""
        if isinstance(request, messages.Rematch):
            request = request.model_copy(update={"kingdom": await making.drawn(request.kingdom)})
        closed = await asyncio.to_thread(self._closed, loaded.table.next)
        seed = secrets.token_hex(8)

        def entries() -> list[Entry]:
            return rematch.entries(loaded.table, who, request, seed, closed)

        await self._write(loaded, entries)
        await self._begin_rematch(loaded)

    async def _begin_rematch(self, loaded: LoadedTable) -> None:
        """Make the next table once all have agreed, and tell at this one where it is."""
        next, secret = new_id(), new_secret()

        def entries() -> list[Entry]:
            agreed = rematch.is_agreed(loaded.table, loaded.gone)
            return [Rematched(table=next)] if agreed else []

        def begin(connection: Connection) -> None:
            rematch.write(connection, loaded.table, next, secret, now())

        await self._write(loaded, entries, begin)

    def _closed(self, table: str | None) -> str | None:
        """The same table, if it is closed."""
        return table if table and status_of(self._engine, table) == "closed" else None

    def _settle(self, loaded: LoadedTable) -> None:
        """Begin what waited for people to come or to go: the game, or a rematch."""
        if self._is_dropped(loaded):
            return
        if handlers.is_complete(loaded.table, loaded.absent):
            self._background.start(self._begin(loaded))
        elif rematch.is_agreed(loaded.table, loaded.gone):
            self._background.start(self._begin_rematch(loaded))

    async def _begin(self, loaded: LoadedTable) -> None:
        def entries() -> list[Entry]:
            return handlers.begin_by_itself(loaded.table, loaded.absent)

        await self._write(loaded, entries)

    # Writing

    async def _write(
        self,
        loaded: LoadedTable,
        entries: Callable[[], list[Entry]],
        then: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write what `entries` gives for the table as it is once its lock is free."""
        async with loaded.lock:
            for _ in range(TRIES):
                if self._is_dropped(loaded):
                    # What it shows may never have been written.
                    raise Unavailable("not-saved")
                wanted = entries()
                if not wanted or await self._commit(loaded, wanted, then):
                    break
            else:
                raise Unavailable("not-saved")
        self._changed(loaded)

    async def _commit(
        self, loaded: LoadedTable, entries: list[Entry], then: Callable[[Connection], None] | None
    ) -> bool:
        """Apply and write; False if another process was first, and the table is up to date now."""
        table, at = loaded.table, now()
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
            # The connection may have been lost after the commit.
            found = await self._reload(loaded)
            if found[first - 1 : first - 1 + len(entries)] != entries:
                raise
            written = True
        except BaseException as error:
            # A game that refuses an answer has not changed.
            if not isinstance(error, IllegalAnswer) or table.number >= first:
                await self._reload(loaded)
            raise
        if written:
            for entry in entries:
                metrics.ENTRIES.labels(entry.kind).inc()
        else:
            await self._reload(loaded)
        return written

    async def _reload(self, loaded: LoadedTable) -> list[Entry]:
        """Replace what is in memory by what the rows say; their entries, none if unreadable."""
        try:
            loaded.table, found = await asyncio.to_thread(self._read, loaded.table.id)
        except (*UNREADABLE, Missing):
            self._abandon(loaded)
            return []
        # The rows may hold entries of other processes that nothing else will tell us about.
        self._changed(loaded)
        return found

    # Reading

    async def _load(self, id: str) -> LoadedTable:
        began = time.perf_counter()
        try:
            table, _ = await asyncio.to_thread(self._read, id)
        except UNREADABLE as error:
            log.error("read failed", reason=complaint(error))
            raise Unavailable("not-read") from None
        loaded = LoadedTable(table, Requester(table.owner))
        self._tables[id] = loaded
        metrics.LOADING.observe(time.perf_counter() - began)
        metrics.TABLES.set(len(self._tables))
        # Notices that came while we were reading were about a table we did not have yet.
        await self._catch_up(loaded)
        loaded.update_away(self._settings)
        self._changed(loaded)
        self._journal.announce(f"who {self._process} {id}")
        return loaded

    def _read(self, id: str) -> tuple[Table, list[Entry]]:
        return load_table(self._engine, id)

    async def _catch_up(self, loaded: LoadedTable) -> None:
        """Apply what other processes have written."""
        async with loaded.lock:
            if self._is_dropped(loaded):
                return
            try:
                new = await asyncio.to_thread(
                    entries_of, self._engine, loaded.table.id, loaded.table.number
                )
            except UNREADABLE as error:
                log.error("read failed", reason=complaint(error))
                # There will be no other notice of what we have missed.
                self._abandon(loaded)
                return
            for number, entry, at in new:
                loaded.table.apply(number, entry, at)
        if new:
            self._changed(loaded, HEAD_START)

    # Other processes

    def heard(self, notice: str) -> None:
        """Another process announces something."""
        what, process, *rest = notice.split(" ")
        if process == self._process:
            return
        if what == "rows":
            for changed in filter(None, map(self._tables.get, rest)):
                self._background.start(self._catch_up(changed))
        elif what == "here":
            for part in rest:
                self._hear_report(process, read_report(part))
        elif what == "who" and (loaded := self._tables.get(rest[0])) is not None:
            self._report(loaded)

    def _hear_report(self, process: str, report: PresenceReport) -> None:
        loaded = self._tables.get(report.table)
        if loaded is None:
            return
        if report.number > loaded.table.number:
            # The notice about it was lost.
            self._background.start(self._catch_up(loaded))
        loaded.hear(process, report)
        loaded.update_away(self._settings)
        self._set_timer(loaded)
        self._settle(loaded)

    def missed(self) -> None:
        """Notices may have been lost."""
        for loaded in self._tables.values():
            self._background.start(self._catch_up(loaded))

    def _report(self, *tables: LoadedTable) -> None:
        """Tell the other processes who is connected here, and how long they have been thinking."""
        for reports in packed(str(loaded.report) for loaded in tables):
            self._journal.announce(f"here {self._process} {reports}")

    # What follows from a change

    def _changed(self, loaded: LoadedTable, head_start: float = 0.0) -> None:
        """Tell clients, set the clock, and ask the bots."""
        if self._is_dropped(loaded):
            return
        game = loaded.table.game
        number = 0 if game is None or game.decision is None else int(game.decision.number)
        if number != loaded.question:
            loaded.question = number
            loaded.put_at = time.monotonic()
        self._set_timer(loaded)
        loaded.wake()
        self._ask_bots(loaded, head_start)

    def _ask_bots(self, loaded: LoadedTable, head_start: float = 0.0) -> None:
        if loaded.waits_for_bot and loaded.thinking is None:
            loaded.thinking = self._background.start(self._think(loaded, head_start))

    async def _think(self, loaded: LoadedTable, head_start: float) -> None:
        """Let bots answer; their answers count only if the question is still the same."""
        try:
            await asyncio.sleep(head_start)
            question = loaded.question
            answers = await self._thinkers.answers_at(loaded) if loaded.waits_for_bot else []
        finally:
            loaded.thinking = None

        def entries() -> list[Entry]:
            game = loaded.table.game
            decision = None if game is None else game.decision
            if decision is None or decision.number != question:
                return []
            seats = loaded.table.seats
            # People may have come back while their bot was thinking.
            theirs = takewhile(lambda answer: not seats[answer[0]].played_by_person, answers)
            return [
                Answered(seat=seat, decision=number, words=tuple(words))
                for number, (seat, words) in enumerate(theirs, question)
            ]

        await self._write(loaded, entries)

    def _set_timer(self, loaded: LoadedTable) -> None:
        """Wake up when the clock of the seat being asked runs out."""
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        left = loaded.time_left
        if left is not None:
            loop = asyncio.get_running_loop()
            loaded.timer = loop.call_later(
                max(0.0, left) + 0.01, lambda: self._background.start(self._time_out(loaded))
            )

    async def _time_out(self, loaded: LoadedTable) -> None:
        loaded.timer = None

        def entries() -> list[Entry]:
            asked, left = loaded.table.asked, loaded.time_left
            if asked is None or left is None or left > 0:
                return []
            return handlers.out_of_time(asked, loaded.used)

        await self._write(loaded, entries)

    # Housekeeping

    async def keep_house(self) -> None:
        """Do what has to be done from time to time, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            if time.monotonic() - self._reported_at > HEARTBEAT:
                self._reported_at = time.monotonic()
                self._report(*(loaded for loaded in self._tables.values() if loaded.watchers))
            for loaded in list(self._tables.values()):
                self._look_after(loaded)
            await self._attendance.note(list(self._tables.values()))
            await self._drop_changed()
            metrics.TABLES.set(len(self._tables))

    def _look_after(self, loaded: LoadedTable) -> None:
        """Update who is away, make up for tasks that failed, and drop a table that is not used."""
        if loaded.update_away(self._settings):
            loaded.touch()
            self._settle(loaded)
        self._ask_bots(loaded)
        if loaded.timer is None:
            self._set_timer(loaded)
        idle = not loaded.watchers and not loaded.lock.locked() and loaded.thinking is None
        if idle and time.monotonic() - loaded.left_at > UNUSED:
            self._drop(loaded)

    async def _drop_changed(self) -> None:
        """Where rows were changed, drop the table and let its clients and the persons reconnect."""
        try:
            changed = await self._changes.new()
        except SQLAlchemyError:
            return
        if not changed:
            return
        for loaded in [loaded for id, loaded in self._tables.items() if id in changed]:
            self._abandon(loaded)
        watchers = [watcher for loaded in self._tables.values() for watcher in loaded.watchers]
        concerned = [watcher for watcher in watchers if watcher.who.person_id in changed]
        for watcher in await self._changes.unwelcome(concerned):
            watcher.drop()

    def _abandon(self, loaded: LoadedTable) -> None:
        """Drop a table that is out of date, with its clients; they will reconnect."""
        self._drop(loaded)
        for watcher in loaded.watchers:
            watcher.drop()

    def _drop(self, loaded: LoadedTable) -> None:
        self._tables.pop(loaded.table.id, None)
        if loaded.timer is not None:
            loaded.timer.cancel()
        if loaded.thinking is not None:
            loaded.thinking.cancel()

    def _is_dropped(self, loaded: LoadedTable) -> bool:
        """Whether it is no longer in memory, though something still refers to it."""
        return self._tables.get(loaded.table.id) is not loaded

    async def close(self) -> None:
        """Let go of all tables; writes that have begun are still carried out."""
        for loaded in self._tables.values():
            if loaded.timer is not None:
                loaded.timer.cancel()
        await self._background.close()


def _requester(who: Identity) -> Requester:
    """Whom the time of bots is charged to."""
    return Requester(who.person_id, who.address)


def _all(changes: list[Callable[[Connection], None]], connection: Connection) -> None:
    for change in changes:
        change(connection)
