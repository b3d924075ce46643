"""How strong the plans that are found and the player that looks ahead are, against level `plan`.

make strength ARGS="--kingdoms 20 --think 0.1"

Random kingdoms of all sets, with seeds of their own. In each of them plans are searched for, then
every deal is played from both seats. Shares are given with their 95 % interval over kingdoms.
"""

import argparse
import math
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.finder import find
from throneroom.finder.players import expert, master
from throneroom.kingdoms import random_kingdom
from throneroom.sim.cores import cores
from throneroom.sim.series import VICTORY, Series
from throneroom.sim.trial import best_plan


@dataclass(frozen=True)
class Task:
    """A kingdom by its seed, and how much is played there."""

    seed: str
    search: float
    think: float
    deals: int
    thought: int


@dataclass(frozen=True)
class Strength:
    """What came of it: the shares of both players against `plan`."""

    seed: str
    plan: str
    expert: float
    master: float
    seconds: float


def measure(task: Task) -> Strength:
    """Search for plans in a kingdom, and play."""
    began = time.perf_counter()
    kingdom = random_kingdom(task.seed).with_bane(task.seed)
    setup = Setup(list(kingdom.cards), 2, kingdom.bane)
    best = best_plan(setup)
    findings = find(setup, task.search, task.seed)
    rival = PlanBot(named_plan(best))
    seed = seed_of(f"{task.seed} thought")
    by_plan = [
        share(setup, expert(findings, derive(seed, n)), rival, task, n, 1)
        for n in range(task.deals)
    ]
    thinker = master(setup, findings, Effort(seconds=task.think), seed)
    return Strength(
        task.seed,
        best,
        statistics.mean(by_plan),
        share(setup, thinker, rival, task, 0, task.thought),
        time.perf_counter() - began,
    )


def share(setup: Setup, bot: Bot, rival: Bot, task: Task, first: int, deals: int) -> float:
    """A bot's share of the victories in some deals, each from both seats."""
    series = Series(setup, [bot, rival])
    for deal in range(first, first + deals):
        series.play_from_all_seats(derive(seed_of(task.seed), deal))
    return sum(series.tally.deals[::2]) / (VICTORY * 2 * deals)


def said(shares: list[float]) -> str:
    """A mean with its interval."""
    mean = statistics.mean(shares)
    error = statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.5
    return f"{100 * mean:.1f} % ± {196 * error:.1f}"


def main() -> int:
    """Measure, and tell the figures as they come."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=10)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--search", type=float, default=30.0, help="seconds for each kingdom")
    parser.add_argument("--think", type=float, default=0.1, help="seconds for each question")
    parser.add_argument("--deals", type=int, default=500, help="deals for the plans found")
    parser.add_argument("--thought", type=int, default=1, help="deals for the look-ahead")
    options = parser.parse_args()
    tasks = [
        Task(f"{options.seed} {n}", options.search, options.think, options.deals, options.thought)
        for n in range(options.kingdoms)
    ]
    results: list[Strength] = []
    with ProcessPoolExecutor(cores()) as pool:
        for result in pool.map(measure, tasks):
            results.append(result)
            print(
                f"{result.seed}: {result.plan}; plans found {100 * result.expert:.1f} %, "
                f"looking ahead {100 * result.master:.0f} %, {result.seconds:.0f} s",
                flush=True,
            )
    print(f"plans found in {options.search:g} s: {said([one.expert for one in results])}")
    print(f"looking ahead, {options.think:g} s: {said([one.master for one in results])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
