"""Leaving out what a plan does not need, so that it can be read."""

import time
from collections.abc import Iterator

from throneroom.bots.plans.plan import VERBS, Plan
from throneroom.bots.plans.rules import UNLIMITED, Rule
from throneroom.finder.arena import Arena

DEALS = 300
LOSS = 0.003
"""A plan may lose this much of its share for being shorter."""
DEALS_WITHOUT = 100
"""How many deals must go the same way without a rule that is never used."""
IN_PRUNING = 3 * 10**9


def pruned(plan: Plan, rivals: list[tuple[Plan, float]], arena: Arena, seconds: float) -> Plan:
    """A shorter plan that does as well against a mixture of rivals; what time allows."""
    until = time.perf_counter() + seconds
    plan = _without_dead_rules(plan, rivals, arena)
    value = arena.share_of_mixture(plan, rivals, DEALS, IN_PRUNING)
    shortened = True
    while shortened:
        shortened = False
        tried = 0
        candidates = list(_shorter(plan))
        while tried < len(candidates):
            if time.perf_counter() > until:
                return plan
            reached = arena.share_of_mixture(candidates[tried], rivals, DEALS, IN_PRUNING)
            if reached >= value - LOSS:
                plan, value, shortened = candidates[tried], max(value, reached), True
                candidates = list(_shorter(plan))
            else:
                tried += 1
    return plan


def _without_dead_rules(plan: Plan, rivals: list[tuple[Plan, float]], arena: Arena) -> Plan:
    """The plan without rules that never make a difference."""
    usual = arena.share_of_mixture(plan, rivals, DEALS_WITHOUT, IN_PRUNING)
    for verb in VERBS:
        for place in reversed(range(len(plan.rules(verb)))):
            rules = list(plan.rules(verb))
            if len(rules) > 1 or verb != "buy":
                without = _replaced(plan, verb, [*rules[:place], *rules[place + 1 :]])
                share = arena.share_of_mixture(without, rivals, DEALS_WITHOUT, IN_PRUNING)
                plan = without if share == usual else plan
    return plan


def _shorter(plan: Plan) -> Iterator[Plan]:
    """The plan with one rule, condition or limit less, the last rules first."""
    for verb in reversed(VERBS):
        rules = list(plan.rules(verb))
        for place in reversed(range(len(rules))):
            rule = rules[place]
            if len(rules) > 1 or verb != "buy":
                yield _replaced(plan, verb, [*rules[:place], *rules[place + 1 :]])
            if isinstance(rule, Rule) and rule.condition is not None:
                free = rule.with_condition(None)
                yield _replaced(plan, verb, [*rules[:place], free, *rules[place + 1 :]])
            if isinstance(rule, Rule) and rule.limit != UNLIMITED:
                free = rule.with_limit(UNLIMITED)
                yield _replaced(plan, verb, [*rules[:place], free, *rules[place + 1 :]])


def _replaced(plan: Plan, verb: str, rules: list[object]) -> Plan:
    return plan.replace(**{verb: rules})  # type: ignore[arg-type]
