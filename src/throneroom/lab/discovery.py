"""Strong plans for a kingdom, found by evolution."""

import math
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from throneroom.bots.plans.reading import read_plan
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.setup import Setup
from throneroom.finder.evolution import Evolution
from throneroom.finder.findings import PRUNING, Findings, conclude
from throneroom.finder.islands import Evolved, Stretch, evolve
from throneroom.finder.keeping import keep, kept
from throneroom.kingdoms import Kingdom
from throneroom.lab.results import LabResult, Row
from throneroom.lab.tables import kingdom_for
from throneroom.lab.workers import check_work, collect_work
from throneroom.sim.cores import cores
from throneroom.text.words import Words

SECONDS = 60.0
"""The default time for a search."""

STRETCH = 5.0
"""After this many seconds the processes hear of each other's plans, and progress is shown."""

ON_CLUSTER = 16
"""How many islands there are on a cluster, unless another number is asked for."""

BEFORE = -1
"""The island of the plans that were found before."""

MOST_RIVALS = 8
"""How many of the best plans the islands hear of."""


@dataclass(frozen=True)
class Discovery(LabResult):
    """What a search for plans has found."""

    kingdom: Kingdom
    findings: Findings
    seed: str
    asked: float
    """For how many seconds to search."""
    interrupted: bool
    file: Path
    """Where it is kept."""

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.findings.games

    @property
    def games_asked(self) -> int:
        """A search ends by time; how many games that takes is not known."""
        return self.findings.games

    @property
    def names(self) -> list[str]:
        """A name for each plan, in their order: a number."""
        return [str(place) for place, _ in enumerate(self.findings.plans, 1)]

    def command(self) -> list[str]:
        """What to type to search again."""
        findings = self.findings
        return [
            *("throneroom", "lab", "find", str(self.kingdom)),
            *("--players", str(findings.players), "--profile", findings.profile),
            *("--seconds", f"{self.asked:g}", "--seed", self.seed),
        ]

    def rows(self) -> list[Row]:
        """A row for each plan of the mixture."""
        return [
            {
                "plan": plan.text,
                "weight": plan.weight,
                "share_against_library": plan.share_against_library,
            }
            for plan in self.findings.plans
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            **self.findings.as_dict(),
            "seed": self.seed,
            "interrupted": self.interrupted,
        }

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report."""
        from throneroom.lab.report import discovery_report

        return discovery_report(self, words or Words(), page)

    def write_plans(self, folder: Path) -> list[Path]:
        """Write each plan to a file of its own, to compare and to change."""
        folder.mkdir(parents=True, exist_ok=True)
        files = []
        for name, plan in zip(self.names, self.findings.plans, strict=True):
            file = folder / f"plan-{name}.plan"
            file.write_text(plan.text + "\n", encoding="utf-8")
            files.append(file)
        return files


@dataclass
class SearchProgress:
    """How far a search is."""

    seconds: float = 0.0
    games: int = 0
    share: float = 0.5
    """The best plan's share against the library's best, so far."""
    best: str = ""
    """That plan, as text."""


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


def discover(
    kingdom: str | Kingdom,
    *,
    seconds: float = SECONDS,
    players: int = 2,
    seed: str | None = None,
    profile: str = FIRST_EDITION,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[SearchProgress], None] | None = None,
    folder: Path | None = None,
) -> Discovery:
    """Search for strong plans for a kingdom.

    Several processes (`jobs`) or a Ray cluster (its address) search on their own and hear of each
    other every few seconds. What was found before for this kingdom is searched on from, and the
    result is kept in a folder, that of the user's data unless another is given. An interrupt ends
    the search; what was found by then is the result.
    """
    check_work(1, jobs)
    if not (math.isfinite(seconds) and seconds > 0):
        raise SetupError("no-seconds", seconds=seconds)
    began = time.perf_counter()
    seed = secrets.token_hex(4) if seed is None else seed
    chosen = kingdom_for([], kingdom, seed)
    setup = Setup(chosen.cards, players, chosen.bane, profile)
    islands = _Islands.after(kept(setup, folder))
    stretch = Stretch(chosen.ids, chosen.bane_id, players, profile, seed, (1 - PRUNING) * seconds)

    def take(island: int, evolved: Evolved) -> bool:
        islands.take(island, evolved)
        if progress is not None:
            progress(islands.progress(time.perf_counter() - began))
        return False

    interrupted = _search(stretch, islands, take, jobs, ray)
    evolution = Evolution(setup, seed)
    evolution.meet([read_plan(text) for text in islands.rivals()])
    findings = conclude(evolution, PRUNING * seconds, began, islands.games)
    return Discovery(chosen, findings, seed, seconds, interrupted, keep(findings, setup, folder))


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
