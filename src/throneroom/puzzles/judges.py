"""Who tries to solve a puzzle, so that its difficulty can be told: bots of several strengths."""

from dataclasses import dataclass
from functools import lru_cache

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.setup import Setup
from throneroom.roster import make_bot
from throneroom.sim.supply import Supply
from throneroom.sim.trial import YARDSTICK, Trial, best_plan

GAMES = 120
"""Games in which the plans of the library are put in order."""
ROLLOUTS = 120
"""How many games the judge that looks ahead imagines for each answer."""
HARDEST = 5
"""The highest difficulty."""


@dataclass(frozen=True)
class Ranking:
    """The plans of the library that fit a kingdom, the best first, and how good the second is."""

    names: tuple[str, ...]
    second: float
    """The share of games that the second wins against the best."""


@lru_cache(maxsize=8)
def ranking(supply: Supply) -> Ranking:
    """Put the plans that fit a kingdom in order, by a fixed number of games with fixed seeds."""
    setup = supply.setup()
    trial = Trial(setup)
    best = best_plan(setup)
    others = [name for name in plan_names() if trial.fits(named_plan(name)) and name != best]
    shares = {name: trial.share(name, best, GAMES) for name in others}
    others.sort(key=lambda name: -shares[name])
    return Ranking((best, *others), shares[others[0]])


@lru_cache(maxsize=8)
def judges(supply: Supply) -> dict[str, Bot]:
    """The bots that try the puzzles of a kingdom, by name."""
    setup = supply.setup()
    plans = [name for name in ranking(supply).names if name != YARDSTICK][:3]
    levels = ("beginner", "money", "engine", "master")
    return {
        **{level: _level(level, setup) for level in levels},
        **{name: PlanBot(named_plan(name)) for name in plans},
    }


def _level(level: str, setup: Setup) -> Bot:
    return make_bot(level, setup, "puzzle", 0, effort=Effort(rollouts=ROLLOUTS))


def difficulty(missed: int, asked: int) -> int:
    """From 1 to 5, by how many judges have missed the solution."""
    return max(1, min(HARDEST, 1 + missed * HARDEST // (asked + 1)))
