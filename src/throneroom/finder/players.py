"""Bots that play what was found: by a plan of the mixture, or looking ahead on top of it."""

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Effort, Model, Thinker
from throneroom.engine.bot import Bot
from throneroom.engine.rng import below, derive
from throneroom.engine.setup import Setup
from throneroom.finder.beginnings import within
from throneroom.finder.findings import Findings
from throneroom.sim.profile import model_of
from throneroom.sim.trial import Trial, best_plan

OTHERS = 3
"""How many plans of the library, besides its best, others are thought to be playing."""
GAMES = 60
"""Games in which these are chosen."""
PARTS = 1_000_000


def expert(findings: Findings, seed: int) -> Bot:
    """Plays by one of the plans that were found, drawn by their weights."""
    return PlanBot(drawn(findings, seed))


def drawn(findings: Findings, seed: int) -> Plan:
    """One of the plans that were found, drawn by their weights."""
    left = below(derive(seed, 1), PARTS) / PARTS
    for found in findings.plans:
        left -= found.weight
        if left < 0:
            return found.plan
    return findings.plans[0].plan


def master(setup: Setup, findings: Findings, effort: Effort, seed: int) -> Thinker:
    """Looks ahead; follows any of the plans that were found, or the library's best."""
    library = read_plan(findings.library)
    own = list(dict.fromkeys([drawn(findings, seed), *(one.plan for one in findings.plans)]))
    own = [*own, *([] if library in own else [library])]
    return Thinker(own, models(setup, own), effort, seed)


def models(setup: Setup, plans: list[Plan]) -> list[Model]:
    """What the others may be playing: these plans, and the best ones of the library."""
    trial = Trial(setup)
    best = best_plan(setup)
    fitting = [name for name in plan_names() if trial.fits(named_plan(name)) and name != best]
    fitting.sort(key=lambda name: -trial.share(name, best, GAMES))
    likely = [within(named_plan(name), setup) for name in (best, *fitting[:OTHERS])]
    return [model_of(setup, plan, likely[0]) for plan in dict.fromkeys([*plans, *likely])]
