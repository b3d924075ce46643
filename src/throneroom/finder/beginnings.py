"""Plans to begin with: those of the library, and simple ones from the kingdom's cards."""

import random
from collections.abc import Iterator

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import VERBS, Plan
from throneroom.bots.plans.rules import UNLIMITED, Rule
from throneroom.bots.tactics.valuing import BALANCE
from throneroom.cards.traits import TRASHERS
from throneroom.engine.basics import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import CARDS, VICTORY
from throneroom.engine.setup import Setup
from throneroom.finder.variation import POTION, Variation, above, at_most
from throneroom.sim.trial import Trial


def library_plans(setup: Setup) -> list[Plan]:
    """The plans of the library that fit a set-up, without rules for cards that are not there."""
    trial = Trial(setup)
    fitting = [named_plan(name) for name in plan_names()]
    return [within(plan, setup) for plan in fitting if trial.fits(plan)]


def within(plan: Plan, setup: Setup) -> Plan:
    """A plan without the purchases that a set-up does not offer, and with what it needs unsaid."""
    there = Trial(setup).cards
    rules = {verb: plan.rules(verb) for verb in VERBS}
    rules["buy"] = tuple(rule for rule in plan.buy if rule.card in there)
    return Plan(**rules)  # type: ignore[arg-type]


def money_plans(variation: Variation) -> Iterator[Plan]:
    """Every card once, twice or often in a plan for money."""
    for card in variation.kingdom:
        for limit in (1, 2, UNLIMITED):
            brewing = [Rule(POTION, 1)] if card in variation.brewed else []
            yield Plan([*_greening(4), Rule(card, limit), Rule(GOLD), *brewing, Rule(SILVER)])


def mixed_plans(variation: Variation, chance: random.Random) -> Iterator[Plan]:
    """Two to four cards at once, without end."""
    mains = [card for card in variation.kingdom if not _is_only_points(card)] or variation.kingdom
    while True:
        cards = chance.sample(mains, min(len(mains), chance.choice((2, 2, 3, 3, 4))))
        body = [Rule(card, chance.choice((1, 1, 2, 2, 3, 5, UNLIMITED))) for card in cards]
        body.append(Rule(GOLD))
        chance.shuffle(body)
        if variation.brewed & set(cards):
            body.insert(chance.randint(0, len(body)), Rule(POTION, 1))
        green = _greening(chance.randint(2, 5))
        start = chance.choice((None, None, above("money", 12), above("turn", 10)))
        green[0] = green[0].with_condition(start)
        silver = Rule(SILVER, chance.choice((UNLIMITED, UNLIMITED, UNLIMITED, 2, 3)))
        trash = chance.choice(((), (), tuple(Rule(card) for card in (CURSE, ESTATE, COPPER))))
        yield Plan([*green, *body, silver], trash=trash)


def engine_plans(variation: Variation, chance: random.Random) -> Iterator[Plan]:
    """Trashing, villages and what draws, in whatever form the kingdom has them, without end."""
    villages = [card for card in variation.actions if BALANCE[card] > 0]
    chains = [card for card in variation.actions if BALANCE[card] == 0]
    ends = [card for card in variation.actions if BALANCE[card] < 0]
    thinning = [card for card in variation.kingdom if CARDS[card].id in TRASHERS]
    if not (villages or chains) or not (chains or ends):
        return
    while True:
        body: list[Rule] = []
        if thinning and chance.random() < 0.8:
            body.append(Rule(chance.choice(thinning), chance.choice((1, 1, 2))))
        for cards, limits in ((ends, (1, 2, 3, 4)), (villages, (2, 3, 5, UNLIMITED))):
            for card in chance.sample(cards, min(len(cards), chance.choice((1, 1, 2)))):
                body.append(Rule(card, chance.choice(limits)))
        for card in chance.sample(chains, min(len(chains), chance.choice((0, 1, 1, 2)))):
            body.append(Rule(card, chance.choice((2, 4, UNLIMITED))))
        body += [Rule(GOLD, chance.choice((1, 2, 3, UNLIMITED)))]
        tail = body[1:]
        chance.shuffle(tail)
        if any(rule.card in variation.brewed for rule in body):
            tail.insert(chance.randint(0, len(tail)), Rule(POTION, 1))
        green = _greening(chance.randint(3, 6))
        start = chance.choice(("turn", "actions", "money"))
        least = {"turn": (7, 9, 11, 13), "actions": (5, 7, 9, 11), "money": (8, 10, 12)}[start]
        green[0] = green[0].with_condition(above(start, chance.choice(least)))
        silver = Rule(SILVER, chance.choice((1, 2, 3, UNLIMITED)))
        junk = [Rule(CURSE), Rule(ESTATE), Rule(COPPER, UNLIMITED, above("money", 4))]
        yield Plan([*green, body[0], *tail, silver], trash=junk)


def _greening(duchies: int) -> list[Rule]:
    """When to buy points: Provinces always, the others near the end."""
    return [
        Rule(PROVINCE),
        Rule(DUCHY, UNLIMITED, at_most("provinces", duchies)),
        Rule(ESTATE, UNLIMITED, at_most("provinces", 2)),
    ]


def _is_only_points(card: int) -> bool:
    return CARDS[card].types == VICTORY
