"""The bots that people can play against, by name."""

from throneroom.bots.beginner import Beginner
from throneroom.bots.chance import RandomBot
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.trial import YARDSTICK, best_plan

LEVELS = ("beginner", "money", "plan")
"""From easy to hard."""

NAMES = (*LEVELS, "engine", "random")
"""All that can be asked for; the last two are for experiments."""


def make_bot(name: str, setup: Setup, seed: str, seat: int, plan: str | None = None) -> Bot:
    """A bot by name for a kingdom; the seed and the seat decide what it leaves to chance.

    For the level `plan`, `plan` is the best one's name where it is known already; finding it takes
    about a second.
    """
    if name == "beginner":
        return Beginner(derive(seed_of(seed), seat + 1))
    if name == "money":
        return PlanBot(named_plan(YARDSTICK))
    if name == "plan":
        return PlanBot(named_plan(plan or best_plan(setup)))
    if name == "engine":
        return FirstGameEngine()
    if name == "random":
        return RandomBot(derive(seed_of(seed), seat + 1))
    raise KeyError(name)
