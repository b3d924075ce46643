"""Plans found for kingdoms: searched for once, in the background, and kept in the database."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from throneroom import __version__
from throneroom.finder.findings import VERSION, Findings, find
from throneroom.finder.keeping import findings_in
from throneroom.roster import SEARCH_TIME
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint
from throneroom.server.storage.schema import FindingsRow
from throneroom.server.work.queue import FairQueue, Requester, Waiting
from throneroom.server.work.workers import WorkerProcess
from throneroom.sim.supply import Supply

MOST_KEPT = 1_000
"""Findings in memory; then all are forgotten, and those still needed read again."""
MOST_WAITING = 100
"""Kingdoms that wait to be searched; beyond that, the last in the queue is dropped."""
SEARCHED_BY = f"{__version__} {VERSION}"
"""What rows say about who searched."""


def search(supply: Supply) -> str:
    """The plans found for a kingdom, as JSON; takes a minute."""
    return find(supply.setup(), SEARCH_TIME).to_json()


class Searches:
    """All that was found, and the process that finds more.

    One kingdom is searched at a time, in a process that only gets the time which nothing else
    needs. A kingdom whose search failed is left alone until the server is started again.
    """

    def __init__(self, engine: Engine, search: Callable[[Supply], str] = search) -> None:
        self._engine = engine
        self._search = search
        self._process = WorkerProcess(aside=True)
        self._known: dict[Supply, Findings] = {}
        self._failed: set[Supply] = set()
        self._queue: FairQueue[Supply] = FairQueue()
        self._waiting: dict[Supply, Waiting[Supply]] = {}
        self._searched: Supply | None = None
        self._searching: asyncio.Task[None] | None = None

    async def findings(
        self, supply: Supply, requester: Requester, awaited: Callable[[], bool]
    ) -> Findings | None:
        """What is known about a kingdom now; where that is nothing, it will be searched for."""
        known = self._known.get(supply)
        if known is not None or supply == self._searched or supply in self._failed:
            return known
        if supply not in self._waiting and await self._look_up(supply):
            return self._known[supply]
        self._want(supply, requester, awaited)
        return None

    async def known(self, supply: Supply) -> Findings | None:
        """What is known about a kingdom now; nothing is searched for."""
        if supply not in self._known:
            await self._look_up(supply)
        return self._known.get(supply)

    def _want(self, supply: Supply, requester: Requester, awaited: Callable[[], bool]) -> None:
        """Let a kingdom wait for its search, on behalf of the table that asked last."""
        if supply == self._searched or supply in self._known:
            return
        if (earlier := self._waiting.get(supply)) is not None:
            earlier.requester, earlier.awaited = requester, awaited
            return
        self._waiting[supply] = waiting = Waiting(supply, requester, awaited, heavy=True)
        self._queue.add(waiting)
        if len(self._queue) > MOST_WAITING:
            del self._waiting[self._queue.drop_last().job]
        if self._searching is None:
            self._searching = asyncio.get_running_loop().create_task(self._search_all())

    async def _search_all(self) -> None:
        """Search one kingdom after the other until none waits."""
        try:
            while (waiting := self._queue.take(heavy=True)) is not None:
                self._searched = waiting.job
                del self._waiting[waiting.job]
                began = time.monotonic()
                await self._find(waiting.job)
                self._queue.charge(waiting.requester, time.monotonic() - began)
        finally:
            self._searched = self._searching = None
            # It may be hours until the next kingdom comes, and the process takes some 55 MB.
            self._process.stop()

    async def _find(self, supply: Supply) -> None:
        """Search, unless another process of this server was quicker."""
        if await self._look_up(supply):
            return
        began = time.monotonic()
        try:
            text = str(await self._process.run(self._search, supply))
            found = findings_in(text)
            assert found is not None
        except Exception:
            log.crash("search failed", kingdom=str(supply))
            if len(self._failed) >= MOST_KEPT:
                self._failed.clear()
            self._failed.add(supply)
            return
        log.info("plans found", seconds=round(time.monotonic() - began, 1))
        self._keep(supply, found)
        await asyncio.to_thread(self._write, supply, text)

    def _keep(self, supply: Supply, found: Findings) -> None:
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[supply] = found

    async def _look_up(self, supply: Supply) -> bool:
        """Whether the database has findings, which are kept in memory then."""
        found = await asyncio.to_thread(self._read, supply)
        if found is not None:
            self._keep(supply, found)
        return found is not None

    def _read(self, supply: Supply) -> Findings | None:
        """What an earlier search found; None if it is damaged or of another version."""
        try:
            with Session(self._engine) as session:
                row = session.get(FindingsRow, str(supply))
        except SQLAlchemyError as error:
            log.error("read failed", reason=complaint(error))
            return None
        current = row is not None and row.version == SEARCHED_BY
        return findings_in(row.findings) if row is not None and current else None

    def _write(self, supply: Supply, text: str) -> None:
        """Keep what was found; without it, it is merely searched for once more."""
        try:
            with Session(self._engine) as session, session.begin():
                row = FindingsRow(setup=str(supply), findings=text, version=SEARCHED_BY)
                session.merge(row)
        except SQLAlchemyError as error:
            log.error("findings not kept", reason=complaint(error))

    async def close(self) -> None:
        """End the search; nothing may ask for another one after this."""
        if self._searching is not None:
            self._searching.cancel()
            await asyncio.gather(self._searching, return_exceptions=True)
        self._process.stop()
