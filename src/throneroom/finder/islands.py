"""Evolution in stretches that several processes or machines can share.

Each process evolves plans of its own, an island. After every stretch the islands hear of each
other's best plans, so that all of them play against the best there is.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from throneroom.bots.plans.plan import Plan
from throneroom.bots.plans.reading import read_plan
from throneroom.finder.evolution import Evolution
from throneroom.sim.supply import Supply


@dataclass(frozen=True)
class Stretch:
    """Some time of evolution on an island, in a form that can be sent to another process."""

    supply: Supply
    """What is played."""
    seed: str
    seconds: float
    rivals: tuple[str, ...] = ()
    """The best plans so far, of all islands."""
    parents: tuple[str, ...] = ()
    """The plans that the island goes on with; without any it begins."""


@dataclass(frozen=True)
class Evolved:
    """What came of a stretch; plans are texts."""

    best: tuple[str, ...]
    """The mixture of the island's hall of fame, what is played most often first."""
    parents: tuple[str, ...]
    share: float
    """The first plan's share against the library's best."""
    games: int


def evolve(stretch: Stretch) -> Evolved:
    """Evolve plans for the time of a stretch."""
    until = time.perf_counter() + stretch.seconds
    evolution = Evolution(stretch.supply.setup(), stretch.seed)
    if stretch.parents:
        evolution.resume(plans_in(stretch.rivals), plans_in(stretch.parents))
        evolution.run_until(until)
    else:
        evolution.meet(plans_in(stretch.rivals))
        evolution.run(stretch.seconds)
    hall = evolution.hall
    mixture = sorted(hall.mixture, key=lambda member: -member[1])
    return Evolved(
        tuple(str(plan) for plan, _ in mixture),
        tuple(str(plan) for plan in evolution.parents),
        hall.shares[hall.plans.index(mixture[0][0])][0],
        evolution.arena.games,
    )


def plans_in(texts: Iterable[str]) -> list[Plan]:
    """Plans that were sent as texts."""
    return [read_plan(text) for text in texts]
