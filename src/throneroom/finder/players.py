"""Bots that play what was found: by a plan of the mixture, or looking ahead on top of it."""

from collections.abc import Iterable
from functools import lru_cache

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Critic, Effort, Model, Thinker
from throneroom.engine.rng import below, derive
from throneroom.engine.setup import Setup
from throneroom.finder.beginnings import best_of_library, within
from throneroom.finder.findings import Findings
from throneroom.finder.practising import intuitive
from throneroom.sim.profile import model_of
from throneroom.sim.supply import Supply
from throneroom.sim.trial import best_plan

KEPT_MODELS = 100
"""For how many kingdoms a process remembers what others may be playing."""
PARTS = 1_000_000


def drawn(findings: Findings, seed: int) -> Plan:
    """One of the plans that were found, drawn by their weights."""
    left = below(derive(seed, 1), PARTS) / PARTS
    for found in findings.plans:
        left -= found.weight
        if left < 0:
            return found.plan
    return findings.plans[0].plan


def master(setup: Setup, findings: Findings | None, effort: Effort, seed: int) -> Thinker:
    """Looks ahead, on top of what it has learned about the kingdom.

    If it has learned nothing, it may follow any of the plans found, or the library's best.
    """
    models = likely_models(setup, findings)
    if findings is None:
        return Thinker(_bots(_known_plans(setup, None)), models, effort, seed)
    learned = intuitive(findings, setup)
    if learned is not None:
        return Thinker([learned], models, effort, seed)
    own = list(dict.fromkeys([drawn(findings, seed), *_known_plans(setup, findings)]))
    further = [*(found.plan for found in findings.others), *map(read_plan, findings.further)]
    return Thinker(_bots(own), models, effort, seed, _bots(further))


def critic(setup: Setup, findings: Findings | None, effort: Effort, seed: int) -> Critic:
    """Judges answers: whatever the player seems to be following may be followed from there on."""
    models = likely_models(setup, findings)
    return Critic([model.bot for model in models], models, effort, seed)


def likely_models(setup: Setup, findings: Findings | None) -> list[Model]:
    """What players may be following: what was found, and the best plans of the library."""
    # In which order plans were found makes no difference to what players may be following.
    plans = sorted(_known_plans(setup, findings), key=str)
    return _models(Supply.of(setup), tuple(plans))


def _bots(plans: Iterable[Plan]) -> list[PlanBot]:
    return [PlanBot(plan) for plan in plans]


def _known_plans(setup: Setup, findings: Findings | None) -> list[Plan]:
    """The plans that were found and the library's best, as far as they are known."""
    if findings is None:
        return [within(named_plan(best_plan(setup)), setup)]
    found = [*(one.plan for one in findings.plans), read_plan(findings.library)]
    return list(dict.fromkeys(found))


@lru_cache(maxsize=KEPT_MODELS)
def _models(supply: Supply, plans: tuple[Plan, ...]) -> list[Model]:
    """What the others may be playing: these plans, and the best ones of the library."""
    setup = supply.setup()
    likely = best_of_library(setup)
    return [model_of(setup, plan, likely[0]) for plan in dict.fromkeys([*plans, *likely])]
