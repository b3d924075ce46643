"""Plans in games with Platinum and Colonies, of which most plans know nothing."""

from typing import Final

from throneroom.bots.plans.facts import FACTS
from throneroom.bots.plans.rules import Rule
from throneroom.bots.plans.terms import Both, Known, Number, NumberComparison, Term
from throneroom.engine.basics import COLONY, GOLD, PLATINUM, PROVINCE

LATE: Final = 6
"""With this many Colonies or Provinces left, Provinces are bought, too."""

TOO_LATE: Final = 5
"""With this many left, a Platinum does not pay any more."""


def with_colonies(rules: list[Rule]) -> list[Rule]:
    """What a plan buys where there are Colonies: just this if it names them.

    Otherwise Colonies come where it would begin to buy Provinces, which then wait; and what buys
    Gold buys Platinum.
    """
    cards = [rule.card for rule in rules]
    if PROVINCE not in cards or COLONY in cards or PLATINUM in cards:
        return rules
    first = cards.index(PROVINCE)
    dear = [Rule(COLONY)]
    if GOLD in cards:
        dear.append(Rule(PLATINUM, condition=_left(">", TOO_LATE)))
    waiting = [_late(rule) if rule.card == PROVINCE else rule for rule in rules]
    return [*waiting[:first], *dear, *waiting[first:]]


def _late(rule: Rule) -> Rule:
    late = _left("<=", LATE)
    condition = rule.condition
    return rule.with_condition(late if condition is None else Both(condition, late))


def _left(sign: str, count: int) -> Term:
    return NumberComparison(sign, Known(FACTS.index("provinces")), Number(float(count)))
