"""Searching for plans: they are varied, and those stay that do well against the best so far."""

import math
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, islice

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import Plan
from throneroom.engine.setup import Setup
from throneroom.finder.arena import Arena
from throneroom.finder.beginnings import (
    engine_plans,
    library_plans,
    mixed_plans,
    money_plans,
    within,
)
from throneroom.finder.mixture import COMMON, balance, with_common
from throneroom.finder.variation import Variation
from throneroom.sim.supply import Supply
from throneroom.sim.trial import best_plan

PARENTS = 8
CHILDREN = 40
RIVALS = 4
"""Plans of the hall of fame that are played against, at most."""
ROUNDS = ((3, 26), (8, 14), (32, 6), (60, 4), (100, 4))
"""For each round: how many deals the children play, and how many of them remain at most.

Many children are hopeless, and their games are the longest; few deals are enough to see that.
"""
FIRST_ROUNDS = ((40, 2 * PARENTS), (120, 2 * PARENTS))
"""The same for the most promising plans to begin with."""
AGAIN = 40
"""How many more deals the parents play in each generation."""
ENOUGH = 400
"""After this many deals they play no more, unless there is a new rival."""
CAUTION = 40.0
"""A plan counts as if it had done as well as the average parent in this many deals more.

What looks best among many children is often only lucky.
"""
SPREAD = 0.33
"""About the standard deviation of a plan's share of a deal."""
BETTER = 0.015
"""How much better than its mixture a plan must do to enter the hall of fame."""
IN_HALL = "hall of fame"
"""What the deals of all halls of fame are drawn from, so that rounds of a search share them."""
KEPT_PAIRS = 10_000
"""For how many pairs of plans a process remembers how they do against each other."""
_KNOWN_PAIRS: dict[tuple[Supply, Plan, Plan, int], tuple[float, float]] = {}
TWINS = 2
"""How many plans with the same cards stay among the parents."""


@dataclass
class Contender:
    """A plan, and how well it seems to do."""

    plan: Plan
    value: float = 0.0
    promise: float = 1.0
    """How well it may still turn out to do."""
    played: dict[Plan, tuple[float, int]] = field(default_factory=dict)
    """For each rival: its share of the victories, added up over all deals, and how many deals."""


class HallOfFame:
    """The best plans so far, and how often each is to be played so that no other one profits.

    The first one is the best plan that is commonly known.
    """

    def __init__(self, setup: Setup) -> None:
        self.arena = Arena(setup, IN_HALL)
        self._supply = Supply.of(setup)
        self.plans: list[Plan] = []
        self.shares: list[list[float]] = []
        self.mixture: list[tuple[Plan, float]] = []
        self.rivals: list[tuple[Plan, float]] = []
        """Whom new plans play against: the mixture, and the plan that is commonly known."""
        self.value = 0.5
        """What the mixture itself achieves against these rivals."""

    def add(self, plan: Plan, deals: int = 120) -> None:
        """Let a plan play all others, and balance the mixture anew."""
        both = [self._both_shares(plan, other, deals) for other in self.plans]
        for other, (_, share) in zip(self.shares, both, strict=True):
            other.append(share)
        self.shares.append([*(share for share, _ in both), self.arena.share_in_mirror(plan)])
        self.plans.append(plan)
        weights = balance(self.shares, RIVALS, 0)
        self.mixture = [
            (plan, weight) for plan, weight in zip(self.plans, weights, strict=True) if weight
        ]
        met = [(1 - COMMON) * weight for weight in weights]
        met[0] += COMMON
        self.rivals = [(plan, often) for plan, often in zip(self.plans, met, strict=True) if often]
        self.value = sum(
            weight * share * often
            for weight, row in zip(weights, self.shares, strict=True)
            for share, often in zip(row, met, strict=True)
        )

    def _both_shares(self, plan: Plan, other: Plan, deals: int) -> tuple[float, float]:
        """How two plans do against each other; not played again where that is known."""
        pair = self._supply, plan, other, deals
        if pair not in _KNOWN_PAIRS:
            if len(_KNOWN_PAIRS) >= KEPT_PAIRS:
                _KNOWN_PAIRS.clear()
            _KNOWN_PAIRS[pair] = self.arena.both_shares(plan, other, deals)
        return _KNOWN_PAIRS[pair]


# Deals are numbered; different questions get different deals.
IN_BEGINNINGS = 10**6
IN_GENERATIONS = 10**7
IN_FINAL = 10**8


class Evolution:
    """A search for strong plans in a set-up.

    It goes on generation by generation until its time is up; `hall` has the best so far.
    """

    def __init__(self, setup: Setup, seed: str = "find") -> None:
        self.arena = Arena(setup, seed)
        self.library = within(named_plan(best_plan(setup)), setup)
        """The library's best plan, which nothing found may be weaker than."""
        self.hall = HallOfFame(setup)
        self.generation = 0
        self._chance = random.Random(seed)
        self._variation = Variation(setup, self._chance)
        self._parents: list[Contender] = []
        self._known = {self.library}
        self._deal = IN_GENERATIONS
        self._usual = 0.5
        self.hall.add(self.library)

    def run_until(self, until: float) -> None:
        """Go on, generation by generation, until a time."""
        while time.perf_counter() < until:
            self.step()

    def meet(self, plans: list[Plan]) -> None:
        """Let other plans into the hall of fame."""
        for plan in plans:
            if plan not in self._known:
                self._known.add(plan)
                self.hall.add(plan)

    def resume(self, rivals: list[Plan], parents: list[Plan]) -> None:
        """Go on with plans that were found before."""
        self.meet(rivals)
        plans = dict.fromkeys([*parents, *rivals])
        self._parents = self._select([self._met(plan, 100, 2 * IN_BEGINNINGS) for plan in plans])

    @property
    def games(self) -> int:
        """How many games it has played, those of the hall of fame among them."""
        return self.arena.games + self.hall.arena.games

    @property
    def parents(self) -> list[Plan]:
        """The plans that the next generation will come from, the best first."""
        return [parent.plan for parent in self._parents]

    def begin(self, until: float, engines: bool = False) -> None:
        """Choose the first parents among simple plans, until a time.

        Among engines alone, if there are any that win anything: at first they lose to plans for
        money, however well they may do once they have evolved.
        """
        contenders: list[Contender] = []
        plans = engine_plans(self._variation, self._chance)
        if not (engines and any(True for _ in islice(plans, 1))):
            contenders = self._simple()
            plans = self._endless()
        for plan in plans:
            contender = self._met(plan, 4)
            # Most of them win nothing.
            if any(won for won, _ in contender.played.values()):
                self._meet_rivals(contender, 20, IN_BEGINNINGS + 10)
                contenders.append(contender)
            if time.perf_counter() > until:
                break
        contenders = contenders or self._simple()
        contenders.sort(key=_by_value)
        best = self._select(contenders, 4 * PARENTS)
        self._parents = self._select(self._best_of(best, FIRST_ROUNDS, 2 * IN_BEGINNINGS))

    def step(self) -> None:
        """One generation: children play, and the best of them and their parents go on."""
        self.generation += 1
        self._deal += 1000
        for parent in self._parents:
            self._meet_rivals(parent, AGAIN, self._deal + 600, ENOUGH)
        values = [parent.value for parent in self._parents]
        self._usual = sum(values) / len(values)
        for parent in self._parents:
            self._judge(parent)
        children = self._best_of(self._children(), ROUNDS, self._deal, min(values))
        self._parents = self._select(children + self._parents)
        self._enter(self._parents[0])

    def _meet_rivals(
        self, one: Contender, deals: int, first: int, enough: float = math.inf
    ) -> None:
        """Let a plan play all rivals, until it has played enough, and judge it by all its deals."""
        for rival, often in self.hall.rivals:
            total, known = one.played.get(rival, (0.0, 0))
            if not known or known < enough * often:
                more = max(1, round(deals * often))
                total += more * self.arena.share(one.plan, rival, more, first)
                one.played[rival] = total, known + more
        self._judge(one)

    def _judge(self, one: Contender) -> None:
        """Tell how well a plan does by all its deals against today's rivals."""
        value, deals = 0.0, 0
        for rival, often in self.hall.rivals:
            total, known = one.played[rival]
            value += often * total / known
            deals += known
        one.promise = value + SPREAD / math.sqrt(deals)
        one.value = (deals * value + CAUTION * self._usual) / (deals + CAUTION)

    def _enter(self, best: Contender) -> None:
        """Let the best plan into the hall of fame if it is better in fresh deals, too."""
        needed = self.hall.value + BETTER
        if best.plan in self._known or best.value < needed - 0.01:
            return
        self._deal += 1000
        if self._against_rivals(best.plan, 300, self._deal) > needed:
            self._known.add(best.plan)
            self.hall.add(best.plan)

    def _simple(self) -> list[Contender]:
        """The plans of the library, and those for money with a single card."""
        plans = chain(library_plans(self.arena.setup), money_plans(self._variation))
        return [self._met(plan, 30) for plan in plans]

    def _endless(self) -> Iterator[Plan]:
        """Plans of several cards, taken in turn."""
        makers = [
            mixed_plans(self._variation, self._chance),
            engine_plans(self._variation, self._chance),
        ]
        while True:
            for maker in makers:
                yield from islice(maker, 1)

    def _met(self, plan: Plan, deals: int, first: int = IN_BEGINNINGS) -> Contender:
        contender = Contender(plan)
        self._meet_rivals(contender, deals, first)
        return contender

    def _against_rivals(self, plan: Plan, deals: int, first: int) -> float:
        return self.arena.share_of_mixture(plan, self.hall.rivals, deals, first)

    def _best_of(
        self,
        contenders: list[Contender],
        rounds: tuple[tuple[int, int], ...],
        first: int,
        needed: float = 0.0,
    ) -> list[Contender]:
        """Those that remain after some rounds, and may still turn out to do as well as is needed.

        Each round begins with a deal of its own.
        """
        for number, (deals, stay) in enumerate(rounds):
            for contender in contenders:
                self._meet_rivals(contender, deals, first + 120 * number)
            hopeful = [contender for contender in contenders if contender.promise > needed]
            contenders = sorted(hopeful, key=_by_value)[:stay]
        return contenders

    def _children(self) -> list[Contender]:
        parents = self._parents
        seen = {parent.plan for parent in parents}
        children: list[Contender] = []
        while len(children) < CHILDREN:
            place = min(self._chance.randrange(len(parents)) for _ in range(2))
            mate = self._chance.choice(parents)
            child = self._variation.of(parents[place].plan, mate.plan)
            if child not in seen:
                seen.add(child)
                children.append(Contender(child))
        return children

    def _select(self, contenders: list[Contender], most: int = PARENTS) -> list[Contender]:
        """The best, but not too many that buy the same cards."""
        kinds: Counter[frozenset[int]] = Counter()
        selected: list[Contender] = []
        for contender in sorted(contenders, key=_by_value):
            kind = frozenset(contender.plan.cards)
            kinds[kind] += 1
            if kinds[kind] <= TWINS:
                selected.append(contender)
        return selected[:most]

    def best(self) -> list[Plan]:
        """The plans worth keeping: those that do best against the rival that suits them least.

        Part of every rival is the plan that is commonly known.
        """
        rivals = list(dict.fromkeys([self.library, *(plan for plan, _ in self.hall.mixture)]))
        latest = [*self.hall.plans[-3:], *(parent.plan for parent in self._parents[:2])]
        candidates = [Contender(plan) for plan in dict.fromkeys([*rivals, *latest])]
        for deals in (120, 400):
            for one in candidates:
                shares = self.arena.shares(one.plan, rivals, deals, IN_FINAL * deals)
                one.value = min(with_common(shares, 0))
            candidates = sorted(candidates, key=_by_value)[:4]
        return [one.plan for one in candidates]


def _by_value(contender: Contender) -> float:
    return -contender.value
