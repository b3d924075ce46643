"""A search cut into steps of a few seconds, between which other work can have its turn."""

import time
from dataclasses import dataclass, replace

from throneroom.finder.evolution import Evolution
from throneroom.finder.findings import PRUNING, conclude
from throneroom.finder.islands import Stretch, evolve, plans_in
from throneroom.sim.supply import Supply

SECONDS = 5.0
"""About how long a step takes."""


@dataclass(frozen=True)
class StepwiseSearch:
    """A search after some of its steps, in a form that can be sent to another process."""

    supply: Supply
    seconds: float
    """How long all of it is to take."""
    taken: int = 0
    """How many steps have been taken."""
    rivals: tuple[str, ...] = ()
    """The best plans so far, as texts."""
    parents: tuple[str, ...] = ()
    """The plans that the next step varies."""
    games: int = 0
    spent: float = 0.0
    """Seconds that the steps have taken."""
    findings: str = ""
    """What was found, as JSON; empty before the last step."""

    @property
    def stretches(self) -> int:
        """How many steps evolve plans; one more concludes."""
        return max(1, round((1 - PRUNING) * self.seconds / SECONDS))

    @property
    def done(self) -> float:
        """Which part of the steps has been taken."""
        return self.taken / (self.stretches + 1)


def next_step(search: StepwiseSearch) -> StepwiseSearch:
    """Take the next step; the last one fills in the findings."""
    began = time.perf_counter()
    taken = _conclude(search) if search.taken == search.stretches else _evolve(search)
    spent = search.spent + time.perf_counter() - began
    return replace(taken, taken=search.taken + 1, spent=spent)


def _evolve(search: StepwiseSearch) -> StepwiseSearch:
    stretch = Stretch(
        search.supply,
        f"find {search.taken}",
        (1 - PRUNING) * search.seconds / search.stretches,
        search.rivals,
        search.parents,
    )
    evolved = evolve(stretch)
    games = search.games + evolved.games
    return replace(search, rivals=evolved.best, parents=evolved.parents, games=games)


def _conclude(search: StepwiseSearch) -> StepwiseSearch:
    began = time.perf_counter() - search.spent
    evolution = Evolution(search.supply.setup())
    evolution.resume(plans_in(search.rivals), plans_in(search.parents))
    found = conclude(evolution, PRUNING * search.seconds, began, search.games)
    return replace(search, findings=found.to_json())
