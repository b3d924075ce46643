"""Comparisons of plans that people ask for in the browser: played in the background, and kept."""

import asyncio
import json
import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy import Engine, delete, select
from sqlalchemy.orm import Session

from throneroom.engine.card import PROFILES
from throneroom.engine.errors import SetupError
from throneroom.kingdoms import parse
from throneroom.lab.chunks import Chunk, chunks, play
from throneroom.lab.comparison import Comparison
from throneroom.lab.competitors import (
    Competitor,
    named_competitor,
    told_apart,
    written_competitor,
)
from throneroom.lab.outcomes import Outcome
from throneroom.lab.tables import LabTable, kingdom_for
from throneroom.roster import SEARCHING, Knowledge
from throneroom.server.errors import Missing, TooMuch
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.labs import (
    MOST_GAMES_OF_THINKERS,
    LabResultShown,
    LabShown,
    LabWishes,
    PlanWish,
)
from throneroom.server.storage.database import writing
from throneroom.server.storage.schema import LabRow, new_id, now
from throneroom.server.tables.findings import Searches
from throneroom.server.tables.trials import hold_trial
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply
from throneroom.text.names import choice
from throneroom.text.words import LANGUAGES, Words

MOST_EACH = 2
"""Comparisons that a person may be waiting for at a time."""
MOST_KEPT_EACH = 50
"""Comparisons of a person that are kept; then the oldest are forgotten."""
LONGEST = 300.0
"""Seconds of games in a comparison; what is known by then is the result."""
WATCHED = 15.0
"""Seconds after which nobody is thought to wait for a comparison that was not looked at."""
OFTEN = 0.5
"""Seconds between two looks at a search that a comparison waits for."""

Given = TypeVar("Given")
Result = TypeVar("Result")


def timed_play(chunk: Chunk) -> tuple[Outcome, float]:
    """How the games of a chunk went, and how many seconds they took."""
    began = time.perf_counter()
    return play(chunk), time.perf_counter() - began


def write_reports(comparison: Comparison) -> dict[str, str]:
    """The report in every language."""
    return {language: comparison.html(Words(language)) for language in LANGUAGES}


@dataclass
class _RunningLab:
    """A comparison that goes on."""

    requester: Requester
    wishes: LabWishes
    table: LabTable
    outcome: Outcome
    seconds: float = 0.0
    watched: float = field(default_factory=time.monotonic)

    @property
    def comparison(self) -> Comparison:
        """The result so far."""
        games = self.wishes.games
        cut = self.seconds >= LONGEST
        return Comparison(self.table, self.outcome, games, self.seconds, interrupted=cut)

    def is_watched(self) -> bool:
        """Whether anyone has looked at it lately."""
        return time.monotonic() - self.watched < WATCHED


def make_table(wishes: LabWishes) -> LabTable:
    """The table of a comparison, with its players as far as they need no knowledge."""
    if wishes.profile not in PROFILES:
        raise SetupError("no-profile", profile=wishes.profile, known=list(PROFILES))
    plans = told_apart([_competitor(wish) for wish in wishes.plans])
    if any(plan.thinks for plan in plans) and wishes.games > MOST_GAMES_OF_THINKERS:
        raise TooMuch("lab-games", most=MOST_GAMES_OF_THINKERS)
    seed = secrets.token_hex(4)
    kingdom = kingdom_for(plans, parse(wishes.kingdom).settled(seed), seed)
    return LabTable(tuple(plans), len(plans), kingdom, wishes.profile, seed)


def _competitor(wish: PlanWish) -> Competitor:
    """A plan or a level; names are never those of files, which would be the server's own."""
    if not wish.name:
        return written_competitor(wish.text)
    found = named_competitor(wish.name)
    if found is None:
        raise SetupError("no-plan", name=wish.name, hint=choice(wish.name, []))
    return found


class Labs:
    """All comparisons; those that go on are in the memory of the process that was asked."""

    def __init__(self, engine: Engine, workers: Workers, searches: Searches) -> None:
        self._engine = engine
        self._workers = workers
        self._searches = searches
        self._running: dict[str, _RunningLab] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, wishes: LabWishes, who: Identity) -> str:
        """Begin a comparison; gives its id."""
        requester = Requester(who.person_id, who.address)
        if sum(one.requester == requester for one in self._running.values()) >= MOST_EACH:
            raise TooMuch("too-many-labs", most=MOST_EACH)
        table = await asyncio.to_thread(make_table, wishes)
        id = new_id()
        running = _RunningLab(requester, wishes, table, Outcome.none(table.seats()))
        self._running[id] = running
        try:
            await asyncio.to_thread(self._write_asked, id, wishes, who)
        except BaseException:
            del self._running[id]
            raise
        task = asyncio.get_running_loop().create_task(self._compare(id, running))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return id

    async def show(self, id: str) -> LabShown:
        """What is known about a comparison."""
        running = self._running.get(id)
        if running is None:
            return await asyncio.to_thread(self._read, id)
        running.watched = time.monotonic()
        outcome = running.outcome
        return LabShown(
            id=id,
            asked=running.wishes,
            cards=list(running.table.kingdom.ids),
            bane=running.table.kingdom.bane_id,
            colonies=running.table.kingdom.with_colonies,
            state="running",
            done=min(1.0, outcome.games / running.wishes.games),
            results=_results(running.comparison) if outcome.games else [],
        )

    def report(self, id: str, language: str) -> str:
        """The report of a comparison that has ended, as a page; reads the database."""
        row = self._row(id)
        if row.results is None:
            raise Missing("no-lab")
        reports: dict[str, str] = _unpacked(row.results)["reports"]
        return reports.get(language) or reports[LANGUAGES[0]]

    async def _compare(self, id: str, running: _RunningLab) -> None:
        try:
            await self._learn(running)
            await self._play(running)
            reports = await self._run(write_reports, running.comparison, running)
            kept = {
                "results": [one.model_dump() for one in _results(running.comparison)],
                "reports": reports,
            }
            await asyncio.to_thread(self._write_results, id, kept)
        except Exception:
            log.crash("comparison failed", lab=id)
        finally:
            del self._running[id]

    async def _learn(self, running: _RunningLab) -> None:
        """Find out what levels need to know about the kingdom."""
        table = running.table
        supply = Supply.of(table.setup())
        plans = list(table.plans)
        for place, plan in enumerate(plans):
            if plan.level == "plan" or plan.level in SEARCHING:
                best = await self._run(hold_trial, supply, running)
                searched = plan.level in SEARCHING
                known = await self._findings(supply, running) if searched else None
                plans[place] = plan.with_knowledge(Knowledge(best, known))
        running.table = replace(table, plans=tuple(plans))

    async def _findings(self, supply: Supply, running: _RunningLab) -> Any:
        """What is found about a kingdom; None if the search fails."""
        while True:
            found = await self._searches.findings(supply, running.requester, running.is_watched)
            if found is not None or (await self._searches.look(supply)).failed:
                return found
            await asyncio.sleep(OFTEN)

    async def _play(self, running: _RunningLab) -> None:
        for chunk in chunks(running.table, running.wishes.games):
            outcome, seconds = await self._run(timed_play, chunk, running)
            running.outcome += outcome
            running.seconds += seconds
            if running.seconds >= LONGEST:
                return

    async def _run(
        self, function: Callable[[Given], Result], given: Given, running: _RunningLab
    ) -> Result:
        return await self._workers.run(
            function, given, running.requester, heavy=True, awaited=running.is_watched
        )

    def _row(self, id: str) -> LabRow:
        with Session(self._engine) as session:
            row = session.get(LabRow, id)
        if row is None:
            raise Missing("no-lab")
        return row

    def _read(self, id: str) -> LabShown:
        row = self._row(id)
        asked = json.loads(row.asked)
        kept = {"results": []} if row.results is None else _unpacked(row.results)
        return LabShown(
            id=id,
            **asked,
            state="stopped" if row.results is None else "done",
            done=0.0 if row.results is None else 1.0,
            results=kept["results"],
        )

    def _write_asked(self, id: str, wishes: LabWishes, who: Identity) -> None:
        kingdom = self._running[id].table.kingdom
        asked = {
            "asked": wishes.model_dump(),
            "cards": kingdom.ids,
            "bane": kingdom.bane_id,
            "colonies": kingdom.with_colonies,
        }
        mine = LabRow.person_id.in_(who.persons)
        with Session(writing(self._engine)) as session, session.begin():
            newest = select(LabRow.id).where(mine).order_by(LabRow.created.desc())
            kept = session.scalars(newest.limit(MOST_KEPT_EACH - 1)).all()
            session.execute(delete(LabRow).where(mine, LabRow.id.not_in(kept)))
            text = json.dumps(asked)
            session.add(LabRow(id=id, person_id=who.person_id, asked=text, created=now()))

    def _write_results(self, id: str, kept: dict[str, Any]) -> None:
        with Session(writing(self._engine)) as session, session.begin():
            row = session.get(LabRow, id)
            # Its person may have deleted their account.
            if row is not None:
                row.results = zlib.compress(json.dumps(kept).encode())

    async def close(self) -> None:
        """End what goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _results(comparison: Comparison) -> list[LabResultShown]:
    return [
        LabResultShown(name=name, rate=rate.share, low=rate.low, high=rate.high)
        for name, rate in zip(comparison.names, comparison.rates(), strict=True)
    ]


def _unpacked(results: bytes) -> Any:
    return json.loads(zlib.decompress(results))
