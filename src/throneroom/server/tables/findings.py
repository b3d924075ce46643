"""Plans found for kingdoms: searched for once, in the background, and kept in the database."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from throneroom import __version__
from throneroom.finder.findings import VERSION, Findings
from throneroom.finder.keeping import findings_in, lasting
from throneroom.finder.steps import StepwiseSearch, next_step
from throneroom.roster import SEARCH_TIME
from throneroom.server.errors import TooMuch
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint, writing
from throneroom.server.storage.schema import FindingsRow
from throneroom.server.work.queue import FairQueue, Requester, Waiting
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply

MOST_KEPT = 1_000
"""Findings in memory; then all are forgotten, and those still needed read again."""
MOST_WAITING = 100
"""Kingdoms that wait to be searched; beyond that, the last in the queue is dropped."""
MOST_EACH = 3
"""Kingdoms that a person may be waiting for at a time."""
WATCHED = 15.0
"""Seconds after which nobody is thought to wait for a search that was not looked at."""
SEARCHED_BY = f"{__version__} {VERSION}"
"""What rows say about who searched."""


@dataclass(frozen=True)
class Seen:
    """What there is to know about a kingdom at the moment."""

    findings: Findings | None
    begun: bool = False
    """Whether it is being searched for plans, or waits for that."""
    waits: bool = False
    """Whether it only waits so far."""
    done: float = 0.0
    """Which part of the search has been done."""
    failed: bool = False


class Searches:
    """All that was found, and the searches that find more.

    They go on step by step in processes that they share with other work, which has its turn between
    two steps. A kingdom whose search failed is left alone until the server is started again.
    """

    def __init__(
        self,
        engine: Engine,
        workers: Workers,
        step: Callable[[StepwiseSearch], StepwiseSearch] = next_step,
    ) -> None:
        self._engine = engine
        self._workers = workers
        self._step = step
        self._known: dict[Supply, Findings] = {}
        self._failed: set[Supply] = set()
        self._queue: FairQueue[Supply] = FairQueue()
        self._wanted: dict[Supply, Waiting[Supply]] = {}
        """The kingdoms that are searched or wait for it."""
        self._searched: dict[Supply, StepwiseSearch] = {}
        """How far the searches are that have begun."""
        self._looked_at: dict[Supply, float] = {}
        """When people last looked how far a search is."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def findings(
        self, supply: Supply, requester: Requester, awaited: Callable[[], bool]
    ) -> Findings | None:
        """What is known about a kingdom now; where that is nothing, it will be searched for."""
        known = self._known.get(supply)
        if known is not None or supply in self._failed:
            return known
        if supply not in self._wanted and await self._look_up(supply):
            return self._known[supply]
        self._want(supply, requester, awaited)
        return None

    async def known(self, supply: Supply) -> Findings | None:
        """What is known about a kingdom now; nothing is searched for."""
        if supply not in self._known:
            await self._look_up(supply)
        return self._known.get(supply)

    async def begin(self, supply: Supply, requester: Requester) -> Seen:
        """Search for a person, who may not ask for many kingdoms at a time."""
        seen = await self.look(supply)
        if seen.findings is not None or seen.begun or seen.failed:
            return seen
        asked = sum(waiting.requester == requester for waiting in self._wanted.values())
        if asked >= MOST_EACH:
            raise TooMuch("too-many-searches", most=MOST_EACH)
        self._want(supply, requester, lambda: False)
        return await self.look(supply)

    async def look(self, supply: Supply) -> Seen:
        """What a person sees who looks at a kingdom now."""
        wanted = supply in self._wanted
        if wanted:
            self._looked_at[supply] = time.monotonic()
        known = self._known.get(supply) if wanted else await self.known(supply)
        search = self._searched.get(supply)
        done = 0.0 if search is None else search.done
        failed = known is None and supply in self._failed
        return Seen(known, wanted, wanted and search is None, done, failed)

    def _want(self, supply: Supply, requester: Requester, awaited: Callable[[], bool]) -> None:
        """Let a kingdom wait for its search, on behalf of the table that asked last."""
        if supply in self._known:
            return

        def is_awaited() -> bool:
            looked_at = self._looked_at.get(supply, -WATCHED)
            return awaited() or time.monotonic() - looked_at < WATCHED

        if (earlier := self._wanted.get(supply)) is not None:
            earlier.requester, earlier.awaited = requester, is_awaited
            return
        self._wanted[supply] = waiting = Waiting(supply, requester, is_awaited, heavy=True)
        self._queue.add(waiting)
        if len(self._queue) > MOST_WAITING:
            del self._wanted[self._queue.drop_last().job]
        if len(self._tasks) < self._workers.most_heavy:
            task = asyncio.get_running_loop().create_task(self._search_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _search_all(self) -> None:
        """Search one kingdom after the other until none waits."""
        while (waiting := self._queue.take(heavy=True)) is not None:
            supply = waiting.job
            self._searched[supply] = StepwiseSearch(supply, SEARCH_TIME)
            try:
                await self._find(waiting)
            finally:
                search = self._searched.pop(supply)
                self._queue.charge(waiting.requester, search.spent)
                del self._wanted[supply]
                self._looked_at.pop(supply, None)

    async def _find(self, waiting: Waiting[Supply]) -> None:
        """Search, unless another process of this server was quicker."""
        supply = waiting.job
        if await self._look_up(supply):
            return
        try:
            search = await self._all_steps(waiting)
            found = findings_in(search.findings)
            assert found is not None
        except Exception:
            log.crash("search failed", kingdom=str(supply))
            if len(self._failed) >= MOST_KEPT:
                self._failed.clear()
            self._failed.add(supply)
            return
        log.info("plans found", seconds=round(search.spent, 1))
        self._keep(supply, await asyncio.to_thread(self._write, supply, found))

    async def _all_steps(self, waiting: Waiting[Supply]) -> StepwiseSearch:
        supply = waiting.job
        search = self._searched[supply]
        while not search.findings:
            search = await self._workers.run(
                self._step,
                search,
                waiting.requester,
                subject=str(supply),
                heavy=True,
                # Another table may have asked since, whose people are there.
                awaited=lambda: waiting.awaited(),
            )
            self._searched[supply] = search
        return search

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
                return _current(session, supply)
        except SQLAlchemyError as error:
            log.error("read failed", reason=complaint(error))
            return None

    def _write(self, supply: Supply, found: Findings) -> Findings:
        """Keep what was found, unless a longer search has been kept meanwhile; gives what lasts.

        If it cannot be written, it is merely searched for once more.
        """
        try:
            with Session(writing(self._engine)) as session, session.begin():
                lasts = lasting(found, _current(session, supply))
                if lasts is found:
                    text = found.to_json()
                    row = FindingsRow(setup=str(supply), findings=text, version=SEARCHED_BY)
                    session.merge(row)
        except SQLAlchemyError as error:
            log.error("findings not kept", reason=complaint(error))
            return found
        return lasts

    async def close(self) -> None:
        """End all searches; nothing may ask for another one after this."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _current(session: Session, supply: Supply) -> Findings | None:
    """What the database has that this version can read."""
    row = session.get(FindingsRow, str(supply))
    return findings_in(row.findings) if row is not None and row.version == SEARCHED_BY else None
