"""Plans to begin with: those of the library, and simple ones from the kingdom's cards."""

import random
from collections.abc import Iterator
from functools import lru_cache

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import VERBS, Plan
from throneroom.bots.plans.rules import UNLIMITED, Rule
from throneroom.bots.tactics.valuing import BALANCE, WORTH
from throneroom.cards.traits import DRAWERS, TRASHERS
from throneroom.engine.basics import COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import CARDS, VICTORY
from throneroom.engine.setup import Setup
from throneroom.finder.variation import POTION, Variation, above, at_most, compared, owned
from throneroom.sim.supply import Supply
from throneroom.sim.trial import Trial, best_plan

NEXT_BEST = 3
"""How many plans of the library besides its best players may be following."""
GAMES = 60
"""Games in which these are chosen."""
KEPT = 100
"""For how many kingdoms a process remembers them."""


def library_plans(setup: Setup) -> list[Plan]:
    """The plans of the library that fit a set-up, without rules for cards that are not there."""
    trial = Trial(setup)
    fitting = [named_plan(name) for name in plan_names()]
    return [within(plan, setup) for plan in fitting if trial.fits(plan)]


def best_of_library(setup: Setup) -> tuple[Plan, ...]:
    """What players may follow without a search: the library's best plan, and the next best."""
    return _best_of_library(Supply.of(setup))


@lru_cache(maxsize=KEPT)
def _best_of_library(supply: Supply) -> tuple[Plan, ...]:
    setup = supply.setup()
    trial = Trial(setup)
    best = best_plan(setup)
    fitting = [name for name in plan_names() if trial.fits(named_plan(name)) and name != best]
    fitting.sort(key=lambda name: -trial.share(name, best, GAMES))
    return tuple(within(named_plan(name), setup) for name in (best, *fitting[:NEXT_BEST]))


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
        trash = chance.choice(((), (), (Rule(CURSE), Rule(ESTATE))))
        yield Plan([*green, *body, silver], trash=trash)


def engine_plans(variation: Variation, chance: random.Random) -> Iterator[Plan]:
    """Trashing, villages and what draws, in whatever form the kingdom has them, without end."""
    actions = variation.actions
    villages = [card for card in actions if BALANCE[card] > 0]
    chains = [card for card in actions if BALANCE[card] == 0]
    terminals = [card for card in actions if BALANCE[card] < 0]
    thinning = [card for card in variation.kingdom if CARDS[card].id in TRASHERS]
    if not (villages or chains) or not (chains or terminals):
        return
    while True:
        village = chance.choice(villages) if villages else None
        body = _parts_of_engine(village, chains, terminals, chance)
        if any(rule.card in variation.brewed for rule in body):
            body.append(Rule(POTION, 1))
        # What costs most comes first, more or less.
        body.sort(key=lambda rule: chance.uniform(-1.5, 1.5) - _price(rule.card))
        if thinning and chance.random() < 0.8:
            place = chance.choice((0, 0, 1, 2))
            body.insert(place, Rule(chance.choice(thinning), chance.choice((1, 1, 1, 2))))
        green = _greening(chance.randint(2, 4))
        start = chance.choice(("turn", "actions", "money", ""))
        if start:
            least = {"turn": (7, 9, 11, 13), "actions": (5, 7, 9, 11), "money": (8, 10, 12)}[start]
            green[0] = green[0].with_condition(above(start, chance.choice(least)))
        silver = Rule(SILVER, chance.choice((1, 2, 2, 3, UNLIMITED)))
        coppers = Rule(COPPER, UNLIMITED, above("money", 4))
        junk = chance.choice(([], [], [Rule(CURSE), Rule(ESTATE)], [Rule(ESTATE), coppers]))
        yield Plan([*green, *body, silver], trash=junk)


def _parts_of_engine(
    village: int | None, chains: list[int], terminals: list[int], chance: random.Random
) -> list[Rule]:
    """Some of everything; mostly no more of what draws than there are villages."""

    def some(cards: list[int], counts: tuple[int, ...]) -> list[int]:
        """Different cards, the stronger ones more often."""
        drawn = chance.choices(cards, [WORTH[card] for card in cards], k=3) if cards else []
        return list(dict.fromkeys(drawn))[: chance.choice(counts)]

    drawing = [card for card in terminals if _draws(card)]
    others = [card for card in terminals if card not in drawing]
    body = [Rule(card, chance.choice((1, 1, 1, 2))) for card in some(others, (0, 1, 1, 2))]
    for card in some(chains, (0, 1, 2)):
        body.append(Rule(card, chance.choice((2, 4, 5, UNLIMITED))))
    for card in some(drawing, (1, 1, 2)):
        balanced = None
        if village is not None and chance.random() < 0.75:
            balanced = compared("<=", owned(card), owned(village))
        body.append(Rule(card, chance.choice((2, 3, 4, 5)), balanced))
    if village is not None:
        body.append(Rule(village, chance.choice((3, 5, 7, UNLIMITED))))
    gold = chance.choice((0, 1, 2, UNLIMITED))
    return [*body, Rule(GOLD, gold)] if gold else body


def _draws(card: int) -> bool:
    """Whether an Action adds to the hand."""
    return CARDS[card].cards >= 2 or CARDS[card].id in DRAWERS


def _price(card: int) -> int:
    return int(CARDS[card].cost + 2 * CARDS[card].potion_cost)


def _greening(duchies: int) -> list[Rule]:
    """When to buy points: Provinces always, the others near the end."""
    return [
        Rule(PROVINCE),
        Rule(DUCHY, UNLIMITED, at_most("provinces", duchies)),
        Rule(ESTATE, UNLIMITED, at_most("provinces", 2)),
    ]


def _is_only_points(card: int) -> bool:
    return CARDS[card].types == VICTORY
