"""Plans as the browser shows them: rule by rule, with cards that it names itself."""

import re

from pydantic import BaseModel

from throneroom.bots.plans.conditions import any_card
from throneroom.bots.plans.facts import OF_CARD
from throneroom.bots.plans.plan import VERBS, Plan
from throneroom.bots.plans.rules import UNLIMITED, Choice, Naming, Overpayment, Rule, Statement
from throneroom.bots.plans.terms import Term
from throneroom.engine.card import CARDS

ABOUT_CARD = re.compile(rf"\b({'|'.join(OF_CARD)})\(([^()]*)\)")


class RuleShown(BaseModel):
    """A rule of a plan."""

    verb: str
    """`buy`, `gain`, `play`, `twice`, `trash`, `discard`, `keep`, `choose`, `overpay` or `name`."""
    cards: list[str]
    """What it is about; for the last three verbs, the card that asks."""
    limit: int | None = None
    """How many copies are wanted; null for any number."""
    what: str = ""
    """The effects that are chosen, or what is paid; for `name` the card that is named."""
    condition: str = ""
    """As in the language of plans, but with the ids of cards; empty if it always counts."""


def rules_shown(plan: Plan) -> list[RuleShown]:
    """All rules of a plan; what is done with several cards in a row stands in one."""
    shown: list[RuleShown] = []
    for verb in VERBS:
        for rule in plan.rules(verb):
            one = _rule(verb, rule)
            before = shown[-1] if shown else None
            if verb != "buy" and before is not None and _is_alike(before, one):
                before.cards += one.cards
            else:
                shown.append(one)
    return shown


def _is_alike(one: RuleShown, other: RuleShown) -> bool:
    """Whether rules differ in nothing but their cards."""
    return one.model_copy(update={"cards": other.cards}) == other


def _rule(verb: str, rule: Statement) -> RuleShown:
    condition = _with_ids(rule.condition)
    cards = [CARDS[rule.card].id]
    if isinstance(rule, Rule):
        limit = None if rule.limit == UNLIMITED else int(rule.limit)
        return RuleShown(verb=verb, cards=cards, limit=limit, condition=condition)
    if isinstance(rule, Choice):
        what = ", ".join(rule.modes)
    elif isinstance(rule, Overpayment):
        what = "" if rule.amount is None else _with_ids(rule.amount)
    else:
        assert isinstance(rule, Naming)
        what = CARDS[rule.named].id
    return RuleShown(verb=verb, cards=cards, what=what, condition=condition)


def _with_ids(term: Term | None) -> str:
    if term is None:
        return ""
    return ABOUT_CARD.sub(lambda asked: f"{asked[1]}({any_card(asked[2]).id})", str(term))
