"""Analyses of finished games: found in the background, piece by piece, and kept with the game."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from throneroom import __version__
from throneroom.analysis import Analysis, Analyst, JudgedAnswer, Outlook
from throneroom.analysis.whole_game import FOR_OUTLOOKS, SECONDS
from throneroom.engine.record import Record, read
from throneroom.finder.keeping import findings_in
from throneroom.server.errors import TooMuch
from throneroom.server.history.replay import record_of
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.storage.database import complaint, writing
from throneroom.server.storage.schema import AnalysisRow
from throneroom.server.tables.findings import Searches
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply

MOST_EACH = 3
"""Analyses that a person may be waiting for at a time."""
WATCHED = 15.0
"""Seconds after which nobody is thought to wait for an analysis that was not looked at."""
ANALYSED_BY = f"{__version__} 1"
"""What rows say about who analysed."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Piece:
    """A part of an analysis that one process works on."""

    record: str
    findings: str
    """What is known about the kingdom, as JSON; empty if nothing is."""
    turn: int | None
    """The turn to judge, counted from 0; the chances of all turns if there is none."""
    seconds: float


def look_out(piece: Piece) -> tuple[list[Outlook], list[int]]:
    """The chances of all turns, and how many answers each turn has."""
    analyst = _analyst(piece)
    return list(analyst.outlooks(piece.seconds)), analyst.answers_by_turn


def judge(piece: Piece) -> tuple[list[JudgedAnswer], float]:
    """The answers of a turn, and how many seconds they took: the rest is for other turns."""
    assert piece.turn is not None
    began = time.monotonic()
    judged = _analyst(piece).judged(piece.turn, piece.seconds)
    return judged, time.monotonic() - began


def _analyst(piece: Piece) -> Analyst:
    return Analyst(read(piece.record), findings_in(piece.findings) if piece.findings else None)


@dataclass
class _Running:
    """An analysis that goes on."""

    requester: Requester
    analysis: Analysis
    watched: float
    """When it was last looked at."""


class Analyses:
    """All analyses; those that go on are in the memory of the process that was asked for them."""

    def __init__(
        self, engine: Engine, workers: Workers, searches: Searches, seconds: float = SECONDS
    ) -> None:
        self._engine = engine
        self._workers = workers
        self._searches = searches
        self._seconds = seconds
        self._running: dict[str, _Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, id: str, who: Identity) -> Analysis:
        """What is known about a game; if that is nothing, the analysis begins."""
        running = self._running.get(id)
        if running is not None:
            return running.analysis
        known = await asyncio.to_thread(self._read, id)
        if known is not None:
            return known
        record = await asyncio.to_thread(record_of, self._engine, id)
        return self._begin(id, record, Requester(who.person_id, who.address))

    async def show(self, id: str) -> Analysis | None:
        """What is known about a finished game; None if nobody has asked for its analysis."""
        running = self._running.get(id)
        if running is not None:
            running.watched = time.monotonic()
            return running.analysis
        known = await asyncio.to_thread(self._read, id)
        if known is None:
            await asyncio.to_thread(record_of, self._engine, id)
        return known

    def _begin(self, id: str, record: Record, requester: Requester) -> Analysis:
        if id in self._running:
            return self._running[id].analysis
        waiting = sum(one.requester == requester for one in self._running.values())
        if waiting >= MOST_EACH:
            raise TooMuch("too-many-analyses", most=MOST_EACH)
        running = _Running(requester, Analysis(), time.monotonic())
        self._running[id] = running
        task = asyncio.get_running_loop().create_task(self._analyse(id, record, running))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return running.analysis

    async def _analyse(self, id: str, record: Record, running: _Running) -> None:
        try:
            await self._all_pieces(record, running)
            await asyncio.to_thread(self._write, id, running.analysis)
        except Exception:
            log.crash("analysis failed", table=id)
        finally:
            del self._running[id]

    async def _all_pieces(self, record: Record, running: _Running) -> None:
        """First the chances of all turns, then the answers turn by turn."""
        analysis, line = running.analysis, record.line()
        known = await self._searches.known(Supply.of(record.begin().setup))
        findings = "" if known is None else known.to_json()
        left = self._seconds
        first = Piece(line, findings, None, FOR_OUTLOOKS * left)
        outlooks, counts = await self._run(look_out, first, running)
        analysis.outlooks += outlooks
        analysis.done = FOR_OUTLOOKS
        left -= first.seconds
        answers = sum(counts)
        for turn, count in enumerate(counts):
            piece = Piece(line, findings, turn, left * count / answers)
            judged, seconds = await self._run(judge, piece, running)
            analysis.answers += judged
            left -= min(seconds, piece.seconds)
            answers -= count
            analysis.done = 1 - (1 - FOR_OUTLOOKS) * answers / sum(counts)
        analysis.done = 1.0

    async def _run(
        self, function: Callable[[Piece], Found], piece: Piece, running: _Running
    ) -> Found:
        def is_watched() -> bool:
            return time.monotonic() - running.watched < WATCHED

        return await self._workers.run(function, piece, running.requester, awaited=is_watched)

    def _read(self, id: str) -> Analysis | None:
        """What was found before; None also where another version of the program found it."""
        try:
            with Session(self._engine) as session:
                row = session.get(AnalysisRow, id)
        except SQLAlchemyError as error:
            log.error("read failed", reason=complaint(error))
            return None
        current = row is not None and row.version == ANALYSED_BY
        return Analysis.from_json(row.analysis) if row is not None and current else None

    def _write(self, id: str, analysis: Analysis) -> None:
        """Keep what was found; without it, the game is merely analysed once more."""
        try:
            with Session(writing(self._engine)) as session, session.begin():
                text = analysis.to_json()
                session.merge(AnalysisRow(id=id, analysis=text, version=ANALYSED_BY))
        except SQLAlchemyError as error:
            log.error("analysis not kept", reason=complaint(error))

    async def close(self) -> None:
        """End what goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
