"""Searching for plans in several processes."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from throneroom.engine.errors import SetupError
from throneroom.engine.setup import Setup
from throneroom.finder.findings import Findings
from throneroom.finder.islands import Evolved, IslandSearch, evolve
from throneroom.finder.keeping import keep, kept
from throneroom.finder.practising import practise, rounds_in
from throneroom.lab.workers import check_work, collect_work
from throneroom.sim.cores import cores
from throneroom.sim.supply import Supply

ON_CLUSTER = 16
"""How many islands there are on a cluster, unless another number is asked for."""


@dataclass
class SearchProgress:
    """How far a search is."""

    seconds: float = 0.0
    games: int = 0
    share: float = 0.5
    """The best plan's share against the library's best, so far."""
    best: str = ""
    """That plan, as text."""


SearchListener = Callable[[SearchProgress], None]
"""Is told from time to time how far a search is."""


@dataclass(frozen=True)
class Searched:
    """What came of a search."""

    findings: Findings
    interrupted: bool
    file: Path
    """Where the findings are kept."""


def search(
    setup: Setup,
    seconds: float,
    seed: str,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: SearchListener | None = None,
    folder: Path | None = None,
) -> Searched:
    """Search for strong plans, and keep what was found; see `discover`."""
    check_work(1, jobs)
    if not (math.isfinite(seconds) and seconds > 0):
        raise SetupError("no-seconds", seconds=seconds)
    began = time.perf_counter()
    known = kept(setup, folder)
    before = () if known is None else tuple(plan.text for plan in known.plans)
    processes = jobs or (cores() if ray is None else ON_CLUSTER)
    islands = IslandSearch(Supply.of(setup), seconds, seed, processes, before)
    interrupted = False
    while islands.taken < islands.rounds and not interrupted:
        islands, interrupted = _after_next_round(islands, began, jobs, ray, progress)
    findings = islands.conclude(began)
    if not interrupted:
        findings, interrupted = _practised(findings, setup, islands, began, progress)
    return Searched(findings, interrupted, keep(findings, setup, folder))


def _practised(
    findings: Findings,
    setup: Setup,
    islands: IslandSearch,
    began: float,
    progress: SearchListener | None,
) -> tuple[Findings, bool]:
    """The findings after practice, and whether it was interrupted."""
    interrupted = False
    try:
        for number in range(rounds_in(islands.practice)):
            findings = practise(findings, setup, number, islands.practice, islands.seed)
            seconds = time.perf_counter() - began
            if progress is not None:
                progress(SearchProgress(seconds, findings.games, islands.share, islands.best[0]))
    except KeyboardInterrupt:
        interrupted = True
    return replace(findings, seconds=round(time.perf_counter() - began, 1)), interrupted


def _after_next_round(
    islands: IslandSearch,
    began: float,
    jobs: int | None,
    ray: str | None,
    progress: SearchListener | None,
) -> tuple[IslandSearch, bool]:
    """The search after its next round, and whether it was interrupted."""
    evolved: dict[int, Evolved] = {}

    def take(place: int, one: Evolved) -> bool:
        evolved[place] = one
        if progress is not None:
            told = islands.after(evolved)
            seconds = time.perf_counter() - began
            progress(SearchProgress(seconds, told.games, told.share, told.best[0]))
        return False

    try:
        interrupted = collect_work(evolve, islands.stretches().items(), take, jobs, ray)
    except KeyboardInterrupt:
        if not (evolved or islands.evolved):
            raise
        interrupted = True
    return islands.after(evolved), interrupted
