"""Searching for plans in several processes that hear of each other."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from throneroom.engine.errors import SetupError
from throneroom.engine.setup import Setup
from throneroom.finder.evolution import Evolution
from throneroom.finder.findings import PRUNING, Findings, conclude
from throneroom.finder.islands import Evolved, Stretch, evolve, plans_in
from throneroom.finder.keeping import keep, kept
from throneroom.lab.workers import check_work, collect_work
from throneroom.sim.cores import cores
from throneroom.sim.supply import Supply

STRETCH = 5.0
"""After this many seconds the processes hear of each other's plans, and progress is shown."""

ON_CLUSTER = 16
"""How many islands there are on a cluster, unless another number is asked for."""

BEFORE = -1
"""The island of the plans that were found before."""

MOST_RIVALS = 8
"""How many of the best plans the islands hear of."""

PROMISING = 4
"""How many further plans of each island are looked at in the end."""


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


@dataclass
class _Islands:
    """What all islands have found so far."""

    parents: dict[int, tuple[str, ...]] = field(default_factory=dict)
    best: dict[int, tuple[str, ...]] = field(default_factory=dict)
    share: float = 0.5
    games: int = 0

    @staticmethod
    def after(before: Findings | None) -> "_Islands":
        """Islands that know of plans that were found before."""
        islands = _Islands()
        if before is not None:
            islands.best[BEFORE] = tuple(plan.text for plan in before.plans)
        return islands

    def take(self, island: int, evolved: Evolved) -> None:
        """Note what came of a stretch on an island."""
        self.parents[island] = evolved.parents
        self.best[island] = evolved.best
        self.share = max(self.share, evolved.share)
        self.games += evolved.games

    def progress(self, seconds: float) -> SearchProgress:
        """How far the search is after some time."""
        return SearchProgress(seconds, self.games, self.share, self.rivals()[0])

    def rivals(self) -> tuple[str, ...]:
        """The best plans of all islands, each island's first before any second."""
        most = max(map(len, self.best.values()), default=0)
        texts = [
            plans[place]
            for place in range(most)
            for plans in self.best.values()
            if place < len(plans)
        ]
        return tuple(dict.fromkeys(texts))[:MOST_RIVALS]

    def promising(self) -> list[str]:
        """What each island would go on with, the first few plans."""
        return [text for parents in self.parents.values() for text in parents[:PROMISING]]


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
    islands = _Islands.after(kept(setup, folder))

    def take(island: int, evolved: Evolved) -> bool:
        islands.take(island, evolved)
        if progress is not None:
            progress(islands.progress(time.perf_counter() - began))
        return False

    stretch = Stretch(Supply.of(setup), seed, (1 - PRUNING) * seconds)
    interrupted = _search(stretch, islands, take, jobs, ray)
    evolution = Evolution(setup, seed)
    evolution.resume(plans_in(islands.rivals()), plans_in(islands.promising()))
    findings = conclude(evolution, PRUNING * seconds, began, islands.games)
    return Searched(findings, interrupted, keep(findings, setup, folder))


def _search(
    whole: Stretch,
    islands: _Islands,
    take: Callable[[int, Evolved], bool],
    jobs: int | None,
    ray: str | None,
) -> bool:
    """Search in short stretches; gives whether it was interrupted."""
    count = jobs or (cores() if ray is None else ON_CLUSTER)
    stretches = max(1, round(whole.seconds / STRETCH))
    for number in range(stretches):
        rivals = islands.rivals()
        pieces = [
            (
                island,
                replace(
                    whole,
                    seed=f"{whole.seed} {island} {number}",
                    seconds=whole.seconds / stretches,
                    rivals=rivals,
                    parents=islands.parents.get(island, ()),
                ),
            )
            for island in range(count)
        ]
        try:
            if collect_work(evolve, pieces, take, jobs, ray):
                return True
        except KeyboardInterrupt:
            if not islands.parents:
                raise
            return True
    return False
