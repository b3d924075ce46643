"""Learning to buy by intuition, on top of a plan that was found.

It goes in rounds of a few seconds, like the search before it. The first rounds begin with different
plans, since with practice another one than the best may get furthest. What has been learned so far
is a part of the findings.
"""

import time
from dataclasses import replace

from throneroom.bots.intuition import Intuition, IntuitiveBot, purchases
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.finder.beginnings import best_of_library
from throneroom.finder.findings import Findings
from throneroom.sim.practice import Practice
from throneroom.sim.series import STALLING, VICTORY, Series

ROUND = 5.0
"""About how many seconds a round takes."""
RATE = 0.03
"""How much is changed after a lesson, to begin with; in the end nothing."""
OWN = 4
"""How often the found plan itself is among the rivals."""
LIBRARY = 2
"""How often the library's best plan is among them; the next best are there once."""
BEFOREHAND = 50
"""In as many lessons it only learns what to expect, and how much results vary.

What it would want after the first few games would be wild guesses, from which some never recover.
"""
GOING_ON = 10
"""The same in a round that goes on with what was learned before."""
WATCHING = 0.3
"""At most this part of a round is for that."""
BEGINNINGS = 3
"""With how many plans practice begins; half of the rounds at most are for that."""
DIFFERENT = 3
"""In how many cards two of these plans differ at least."""
EXAM = 0.15
"""The part of a round in which the bot shows how well it plays."""
DEALS = 40
"""In how many deals with each rival, if there is time."""


def rounds_in(seconds: float) -> int:
    """How many rounds some seconds of practice have."""
    return max(1, round(seconds / ROUND))


def practise(
    findings: Findings, setup: Setup, number: int, seconds: float, seed: str = "find"
) -> Findings:
    """The findings after a round of practice, of all that fit into some seconds.

    A round after which the bot does not play better is forgotten.
    """
    rounds = rounds_in(seconds)
    whole = seconds / rounds
    basis, weights = findings.basis, findings.intuition
    if number < rounds // 2 and number < BEGINNINGS:
        started = beginnings(findings)
        if number < len(started):
            basis, weights = started[number], []
    intuition = Intuition(purchases(setup), weights)
    practice = Practice(
        setup, basis, intuition, rivals(findings, setup), seed_of(f"{seed} {number}")
    )
    began = time.perf_counter()
    watched = GOING_ON if weights else BEFOREHAND
    lessons, part = 0, 0.0
    while part < 1:
        wants = lessons >= watched or part >= WATCHING
        practice.learn(RATE * (1 - (number + part) / rounds) if wants else 0.0)
        lessons += 1
        part = (time.perf_counter() - began) / (whole * (1 - EXAM))
    before = replace(findings, games=findings.games + int(practice.games))
    after = replace(before, intuition=intuition.as_list(), practised=str(basis))
    # Other deals than in earlier rounds: whoever was lucky once need not be so again.
    exam = seed_of(f"{seed} exam {number}")
    return after if plays_better(after, before, setup, EXAM * whole, exam) else before


def beginnings(findings: Findings) -> list[Plan]:
    """The plans to begin practice with: the best one, and others that buy quite different cards."""
    first, *others = (one.plan for one in findings.all_plans)
    chosen = [first]
    for plan in (*others, *map(read_plan, findings.further)):
        cards = set(plan.cards)
        if all(len(cards.symmetric_difference(other.cards)) >= DIFFERENT for other in chosen):
            chosen.append(plan)
    return chosen[:BEGINNINGS]


def plays_better(one: Findings, other: Findings, setup: Setup, seconds: float, seed: int) -> bool:
    """Whether more is won with what was learned in one than in the other, in the same deals."""
    until = time.perf_counter() + seconds
    both = [_games_of(known, setup) for known in (one, other)]
    for deal in range(DEALS):
        for number, games in enumerate(zip(*both, strict=True)):
            for series in games:
                series.play_from_all_seats(derive(derive(seed, number), deal))
        if time.perf_counter() > until:
            break
    won, won_by_other = (sum(map(_won, games)) for games in both)
    return won > won_by_other


def _games_of(findings: Findings, setup: Setup) -> list[Series]:
    """A series against each rival, in which the first bot plays what was learned."""
    bot = intuitive(findings, setup) or PlanBot(findings.basis)
    return [
        Series(setup, [bot, *[PlanBot(rival)] * (setup.player_count - 1)], STALLING)
        for rival in rivals(findings, setup)
    ]


def _won(series: Series) -> float:
    """How many games the first bot has won; those that stall are lost."""
    tally = series.tally
    return (sum(tally.deals[:: len(tally.wins)]) - tally.stalled[0]) / VICTORY


def rivals(findings: Findings, setup: Setup) -> list[Plan]:
    """Whom to practise against: all that was found, and the best of the library."""
    best, *next_best = best_of_library(setup)
    found = [*(one.plan for one in findings.all_plans[1:]), *map(read_plan, findings.further)]
    return [findings.plans[0].plan] * OWN + [best] * LIBRARY + next_best + found


def intuitive(findings: Findings, setup: Setup) -> IntuitiveBot | None:
    """A bot that buys by intuition, on top of the plan that was practised; None if none was."""
    if not findings.intuition:
        return None
    try:
        intuition = Intuition(purchases(setup), findings.intuition)
    except ValueError:
        # It was kept by a version that looked at other facts.
        return None
    return IntuitiveBot(findings.basis, intuition)
