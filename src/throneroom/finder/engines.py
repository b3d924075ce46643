"""The engine that a kingdom offers: trashing, villages and draw, whatever it has of them."""

import random
from functools import cache
from itertools import islice

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import Plan
from throneroom.finder.arena import Arena
from throneroom.finder.beginnings import engine_plans
from throneroom.finder.variation import Variation
from throneroom.sim.supply import Supply
from throneroom.sim.trial import YARDSTICK

TRIED = 60
"""How many ways to build an engine are tried."""
ROUNDS = ((20, 12), (60, 4), (200, 1))
"""For each round: how many deals every remaining plan plays, and how many plans remain after."""


@cache
def best_engine(supply: Supply) -> Plan:
    """The best of some plans that build on a kingdom's villages, draw and trashing.

    Found by a fixed number of games with fixed seeds, so that a kingdom always gets the same. Where
    it offers no engine at all, it is the plan that every other one is measured by.
    """
    setup = supply.setup()
    chance = random.Random(f"engine {supply}")
    left = list(islice(engine_plans(Variation(setup, chance), chance), TRIED))
    yardstick = named_plan(YARDSTICK)
    arena = Arena(setup, "engine")
    for deals, stay in ROUNDS:
        shares = {plan: arena.share(plan, yardstick, deals) for plan in left}
        left = sorted(shares, key=lambda plan: -shares[plan])[:stay]
    return left[0] if left else yardstick
