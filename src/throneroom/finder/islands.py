"""Evolution on islands, whose plans come together in the end.

What an evolution finds depends much on how it happens to begin. So several islands begin on their
own and know nothing of each other; after that, plans evolve from the best ones of all islands. A
search goes in rounds of a few seconds, between which other work can have its turn. In a round, each
of its processes evolves plans on an island.
"""

import math
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, zip_longest
from typing import Self

from throneroom.bots.plans.plan import Plan
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.setup import Setup
from throneroom.finder.evolution import Evolution
from throneroom.finder.findings import PRUNING, Findings, conclude
from throneroom.finder.practising import ROUND, practise, rounds_in
from throneroom.sim.supply import Supply

ISLANDS = 4
"""How many islands there are, if there is time for them; with more processes, one for each."""
TOGETHER = 0.3
"""The part of the time after the islands have come together."""
PRACTICE = 1 / 2
"""The part of the time for learning to buy by intuition, after plans have been found."""
BEGINNINGS = 0.2
"""The part of an island's time for plans to begin with, in its first round."""
MOST_RIVALS = 8
"""How many of the best plans of all islands are played against."""
FURTHER = 12
"""How many further plans are kept for players that look ahead."""
PROMISING = 4
"""How many further plans of each island are gone on with."""


@dataclass(frozen=True)
class Stretch:
    """A round of evolution on an island, in a form that can be sent to another process."""

    supply: Supply
    """What is played."""
    seed: str
    seconds: float
    beginning: float = 0.0
    """How many of the seconds are for plans to begin with."""
    rivals: tuple[str, ...] = ()
    """The best plans so far, as texts."""
    parents: tuple[str, ...] = ()
    """The plans that it goes on with; without any it begins."""
    engines: bool = False
    """Whether it begins with engines alone."""


@dataclass(frozen=True)
class Evolved:
    """What came of a stretch; plans are texts."""

    best: tuple[str, ...]
    """The mixture of the hall of fame, what is played most often first."""
    parents: tuple[str, ...]
    share: float
    """The first plan's share against the library's best."""
    games: int


def evolve(stretch: Stretch) -> Evolved:
    """Evolve plans for the time of a stretch."""
    began = time.perf_counter()
    evolution = Evolution(stretch.supply.setup(), stretch.seed)
    if stretch.parents:
        evolution.resume(_plans(stretch.rivals), _plans(stretch.parents))
    else:
        evolution.meet(_plans(stretch.rivals))
        evolution.begin(began + stretch.beginning, stretch.engines)
    evolution.run_until(began + stretch.seconds)
    hall = evolution.hall
    mixture = sorted(hall.mixture, key=lambda member: -member[1])
    return Evolved(
        tuple(str(plan) for plan, _ in mixture),
        tuple(str(plan) for plan in evolution.parents),
        hall.shares[hall.plans.index(mixture[0][0])][0],
        evolution.games,
    )


@dataclass(frozen=True)
class IslandSearch:
    """A search after some of its rounds, in a form that can be sent to another process."""

    supply: Supply
    seconds: float
    """How long all of it is to take."""
    seed: str = "find"
    processes: int = 1
    before: tuple[str, ...] = ()
    """Plans that an earlier search has found, as texts."""
    taken: int = 0
    """How many rounds have been taken."""
    evolved: Mapping[int, Evolved] = field(default_factory=dict)
    """What there is on each island; after they have come together, in each process."""
    apart: tuple[str, ...] = ()
    """The best plans of all islands when they came together, as texts."""
    games: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds evolve plans; after them, the search concludes and practice begins."""
        together = TOGETHER * self._seconds_of_evolution
        return self._rounds_apart + max(1, round(together / ROUND))

    @property
    def share(self) -> float:
        """The best plan's share against the library's best, so far."""
        return max((one.share for one in self.evolved.values()), default=0.5)

    @property
    def best(self) -> tuple[str, ...]:
        """The best plans so far, each island's first before any second."""
        islands = sorted(self.evolved.values(), key=lambda one: -one.share)
        told = [*(one.best for one in islands), self.before]
        texts = (text for text in chain.from_iterable(zip_longest(*told)) if text is not None)
        return tuple(dict.fromkeys(texts))[:MOST_RIVALS]

    def stretches(self) -> dict[int, Stretch]:
        """What is to be done in the next round, by island or, later, by process."""
        seconds = self._seconds_of_evolution
        if self.taken >= self._rounds_apart:
            each = TOGETHER * seconds / (self.rounds - self._rounds_apart)
            return {place: self._together(place, each) for place in range(self.processes)}
        each = (1 - TOGETHER) * seconds / self._rounds_apart
        first = self.processes * (self.taken // self._rounds_each)
        return {place: self._apart(place, each) for place in range(first, first + self.processes)}

    def after(self, evolved: Mapping[int, Evolved]) -> Self:
        """The search after a round in which plans have evolved as told."""
        coming_together = self.taken == self._rounds_apart
        return replace(
            self,
            taken=self.taken + 1,
            evolved=evolved if coming_together else {**self.evolved, **evolved},
            apart=self.best if coming_together else self.apart,
            games=self.games + sum(one.games for one in evolved.values()),
        )

    def after_next_round(self) -> Self:
        """The search after its next round, taken here and now."""
        return self.after({place: evolve(one) for place, one in self.stretches().items()})

    def conclude(self, began: float) -> Findings:
        """What has been found by a search that began at some time."""
        evolution = Evolution(self.supply.setup(), self.seed)
        evolution.resume(_plans(self.best), _plans(self._promising()))
        found = conclude(evolution, PRUNING * self._seconds_of_search, began, self.games)
        return replace(found, further=self._further(found))

    def _further(self, found: Findings) -> list[str]:
        """The best plans of the islands and the last ones of all, beyond those that were found."""
        known = {found.library, *(one.text for one in found.all_plans)}
        last = (text for one in self.evolved.values() for text in one.parents)
        return [text for text in dict.fromkeys((*self.apart, *last)) if text not in known][:FURTHER]

    def _apart(self, island: int, seconds: float) -> Stretch:
        seed = f"{self.seed} {island} {self.taken}"
        if island in self.evolved:
            own = self.evolved[island]
            rivals = (*self.before, *own.best)
            return Stretch(self.supply, seed, seconds, 0.0, rivals, own.parents)
        beginning = min(seconds, BEGINNINGS * self._rounds_each * seconds)
        engines = island % 2 == 1
        return Stretch(self.supply, seed, seconds, beginning, self.before, engines=engines)

    def _together(self, process: int, seconds: float) -> Stretch:
        coming_together = self.taken == self._rounds_apart
        parents = self._promising() if coming_together else self.evolved[process].parents
        seed = f"{self.seed} together {process} {self.taken}"
        return Stretch(self.supply, seed, seconds, 0.0, self.best, parents)

    def _promising(self) -> tuple[str, ...]:
        """What each island would go on with, the first few plans."""
        return tuple(text for one in self.evolved.values() for text in one.parents[:PROMISING])

    @property
    def practice(self) -> float:
        """How many seconds of practice there are."""
        return PRACTICE * self.seconds

    @property
    def _seconds_of_search(self) -> float:
        return self.seconds - self.practice

    @property
    def _seconds_of_evolution(self) -> float:
        return (1 - PRUNING) * self._seconds_of_search

    @property
    def _islands_each(self) -> int:
        """How many islands each process has, one after the other."""
        time_for = int((1 - TOGETHER) * self._seconds_of_evolution / ROUND)
        return max(1, min(math.ceil(ISLANDS / self.processes), time_for))

    @property
    def _rounds_each(self) -> int:
        """How many rounds an island has for itself."""
        apart = (1 - TOGETHER) * self._seconds_of_evolution
        return max(1, round(apart / self._islands_each / ROUND))

    @property
    def _rounds_apart(self) -> int:
        return self._islands_each * self._rounds_each


def find(
    setup: Setup, seconds: float, seed: str = "find", *, with_practice: bool = True
) -> Findings:
    """Search for plans for some time, the second half of which is practice.

    Without practice it ends after the first.
    """
    began = time.perf_counter()
    search = IslandSearch(Supply.of(setup), seconds, seed)
    while search.taken < search.rounds:
        search = search.after_next_round()
    found = search.conclude(began)
    for number in range(rounds_in(search.practice) if with_practice else 0):
        found = practise(found, setup, number, search.practice, seed)
    return replace(found, seconds=round(time.perf_counter() - began, 1))


def _plans(texts: Iterable[str]) -> list[Plan]:
    """Plans that were sent as texts."""
    return [read_plan(text) for text in texts]
