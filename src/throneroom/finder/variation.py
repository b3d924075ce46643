"""Plans that differ a little from others: what a search tries next."""

import random
from collections.abc import Callable

from throneroom.bots.plans.facts import FACTS, OF_CARD
from throneroom.bots.plans.plan import Plan
from throneroom.bots.plans.rules import MODES, TWO_MODES, UNLIMITED, Choice, Rule
from throneroom.bots.plans.terms import (
    Arithmetic,
    Both,
    Known,
    Number,
    NumberComparison,
    OfCard,
    Term,
)
from throneroom.engine.basics import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PLATINUM,
    PROVINCE,
    SILVER,
)
from throneroom.engine.card import ACTION, CARDS
from throneroom.engine.setup import Setup

MOST_RULES = 18
"""Longer plans are cut: nobody could read them."""
LIMITS = (UNLIMITED, UNLIMITED, 1, 1, 1, 2, 2, 3, 4, 5, 6)


class Variation:
    """Varies plans for a set-up, as chance has it."""

    def __init__(self, setup: Setup, chance: random.Random) -> None:
        self._chance = chance
        self.kingdom = [int(card.index) for card in setup.kingdom]
        if setup.bane is not None and setup.bane.index not in self.kingdom:
            self.kingdom.append(int(setup.bane.index))
        self.actions = [card for card in self.kingdom if CARDS[card].is_a(ACTION)]
        self._basics: tuple[int, ...] = (SILVER, GOLD, DUCHY, ESTATE, PROVINCE, GOLD, SILVER)
        if setup.colonies:
            self._basics = (*self._basics, PLATINUM, COLONY)
        potions = [card for card in self.kingdom if CARDS[card].potion_cost]
        self.brewed = frozenset(potions)
        """The cards that cost a Potion."""

    def of(self, plan: Plan, mate: Plan) -> Plan:
        """A plan like this one, with a few changes; some may come from a mate."""
        for _ in range(self._chance.choice((1, 1, 1, 2, 2, 3, 4))):
            plan = self._changed(plan, mate)
        return plan

    def _changed(self, plan: Plan, mate: Plan) -> Plan:
        change: Callable[[Plan, Plan], Plan] = self._chance.choices(
            (
                self._added,
                self._dropped,
                self._moved,
                self._limited,
                self._conditioned,
                self._exchanged,
                self._crossed,
                self._played,
                self._trashed,
                self._chosen,
                self._gained,
            ),
            (28, 15, 15, 12, 14, 6, 7, 3, 5, 3, 3),
        )[0]
        return change(plan, mate)

    def rule(self) -> Rule:
        """A rule out of the blue."""
        chance = self._chance
        if chance.random() < 0.75:
            card = chance.choice(self.kingdom)
        else:
            card = chance.choice(self._basics)
        if card in (DUCHY, ESTATE):
            return Rule(card, UNLIMITED, at_most("provinces", chance.randint(1, 7)))
        condition = self.condition() if chance.random() < 0.4 else None
        return Rule(card, chance.choice(LIMITS), condition)

    def condition(self) -> Term:
        """A condition out of the blue."""
        chance = self._chance
        card = chance.choice(self.kingdom)
        small = chance.choice((0, 0, 1, 1, 2, 3, 4))
        makers: tuple[Callable[[], Term], ...] = (
            lambda: at_most("turn", chance.choice((2, 3, 4, 5, 6, 8, 10, 12))),
            lambda: above("turn", chance.choice((2, 3, 4, 5, 6, 8, 10, 12))),
            lambda: at_most("provinces", chance.randint(1, 8)),
            lambda: above("money", chance.choice((4, 6, 8, 9, 10, 11, 12, 14, 15, 18))),
            lambda: compared(">", owned(chance.choice((card, GOLD, SILVER))), Number(small)),
            lambda: compared("<", owned(chance.choice((card, GOLD, ESTATE))), Number(small + 1)),
            lambda: compared("<", owned(card), owned(chance.choice(self.kingdom))),
            lambda: compared("<", owned(card), self._part_of("treasures")),
            lambda: compared("<", known("terminals"), self._part_of("cards")),
            lambda: compared("<", known("cards"), Number(chance.choice((12, 14, 16, 20, 25)))),
            lambda: at_most("gains_to_end", chance.choice((2, 3, 4, 5, 6, 8))),
            lambda: above("actions", chance.choice((2, 3, 4, 5, 6, 8, 10))),
            lambda: compared(
                chance.choice((">=", "<=")), known("coins"), Number(chance.randint(3, 7))
            ),
            lambda: above("buys", 1),
            lambda: compared(
                chance.choice((">", "<")), known("lead"), Number(chance.randint(-6, 6))
            ),
        )
        return chance.choice(makers)()

    def _part_of(self, what: str) -> Term:
        return Arithmetic("/", known(what), Number(self._chance.choice((3, 4, 6, 8, 10, 12))))

    # Changes of what is bought

    def _added(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance
        rules = list(plan.buy)
        at = chance.randint(0, len(rules))
        new = self.rule()
        rules.insert(at, new)
        if new.card in self.brewed and not any(rule.card == POTION for rule in rules):
            rules.insert(chance.randint(at + 1, len(rules)), Rule(POTION, 1))
        if self.actions and chance.random() < 0.25:
            beside = chance.randint(max(0, at - 1), min(len(rules), at + 2))
            rules.insert(beside, Rule(chance.choice(self.actions), chance.choice(LIMITS)))
        return _with(plan, rules)

    def _dropped(self, plan: Plan, mate: Plan) -> Plan:
        rules = list(plan.buy)
        if len(rules) < 4:
            return self._added(plan, mate)
        rules.pop(self._chance.randrange(len(rules)))
        return _with(plan, rules)

    def _moved(self, plan: Plan, mate: Plan) -> Plan:
        rules = list(plan.buy)
        rule = rules.pop(self._chance.randrange(len(rules)))
        rules.insert(self._chance.randint(0, len(rules)), rule)
        return _with(plan, rules)

    def _limited(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance

        def other(rule: Rule) -> Rule:
            limit = int(rule.limit)
            if limit == UNLIMITED or chance.random() < 0.3:
                return rule.with_limit(chance.choice((UNLIMITED, 1, 2, 3)))
            limit += chance.choice((-1, 1, 1, 2))
            return rule.with_limit(limit if limit > 0 else UNLIMITED)

        return self._one_changed(plan, other)

    def _conditioned(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance

        def other(rule: Rule) -> Rule:
            condition = rule.condition
            if condition is None:
                return rule.with_condition(self.condition())
            drawn = chance.random()
            if drawn < 0.6:
                return rule.with_condition(self._adjusted(condition))
            if drawn < 0.75:
                return rule.with_condition(None)
            if drawn < 0.85 and not isinstance(condition, Both):
                return rule.with_condition(Both(condition, self.condition()))
            return rule.with_condition(self.condition())

        return self._one_changed(plan, other)

    def _adjusted(self, condition: Term) -> Term:
        """The condition with one of its numbers a little higher or lower."""
        chance = self._chance
        parts = condition.all_parts()
        numbers = [place for place, part in enumerate(parts) if isinstance(part, Number)]
        if not numbers:
            return self.condition()
        place = chance.choice(numbers)
        number = parts[place]
        assert isinstance(number, Number)
        value = number.number + chance.choice((-3, -2, -1, -1, 1, 1, 2, 3))
        return condition.with_part(place, Number(max(0.0, value)))

    def _exchanged(self, plan: Plan, mate: Plan) -> Plan:
        card = self._chance.choice(self.kingdom)
        return self._one_changed(plan, lambda rule: rule.with_card(card))

    def _crossed(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance
        rules = list(plan.buy)
        if chance.random() < 0.5:
            kept = rules[: chance.randint(0, len(rules))]
            rest = mate.buy[chance.randint(0, len(mate.buy)) :]
            return _with(plan, kept + [rule for rule in rest if rule not in kept] or rules)
        rules.insert(chance.randint(0, len(rules)), chance.choice(mate.buy))
        return _with(plan, rules)

    def _one_changed(self, plan: Plan, change: Callable[[Rule], Rule]) -> Plan:
        rules = list(plan.buy)
        place = self._chance.randrange(len(rules))
        rules[place] = change(rules[place])
        return _with(plan, rules)

    # Changes of everything else

    def _played(self, plan: Plan, mate: Plan) -> Plan:
        if plan.play and self._chance.random() < 0.5:
            return plan.replace(play=self._without_one(plan.play))
        if not self.actions:
            return plan
        return plan.replace(play=[*plan.play, Rule(self._chance.choice(self.actions))][-3:])

    def _trashed(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance
        if plan.trash and chance.random() < 0.4:
            return plan.replace(trash=self._without_one(plan.trash))
        new = chance.choice(
            (
                [Rule(CURSE), Rule(ESTATE), Rule(COPPER)],
                [Rule(CURSE), Rule(ESTATE)],
                [Rule(COPPER, UNLIMITED, above("money", chance.randint(3, 8)))],
                [Rule(ESTATE, UNLIMITED, above("provinces", chance.randint(2, 5)))],
                [Rule(SILVER, UNLIMITED, above("money", chance.randint(8, 14)))],
            )
        )
        kept = [rule for rule in plan.trash if all(rule.card != other.card for other in new)]
        return plan.replace(trash=[*kept, *new])

    def _chosen(self, plan: Plan, mate: Plan) -> Plan:
        chance = self._chance
        bought = [CARDS[rule.card].id for rule in plan.buy]
        asking = [id for id in MODES if id in bought]
        if not asking:
            return plan
        if plan.choose and chance.random() < 0.4:
            return plan.replace(choose=plan.choose[:-1])
        id = chance.choice(asking)
        modes = tuple(chance.sample(MODES[id], 2 if id in TWO_MODES else 1))
        card = next(int(rule.card) for rule in plan.buy if CARDS[rule.card].id == id)
        condition = self.condition() if chance.random() < 0.4 else None
        return plan.replace(choose=[Choice(card, modes, condition), *plan.choose][:3])

    def _gained(self, plan: Plan, mate: Plan) -> Plan:
        if plan.gain and self._chance.random() < 0.5:
            return plan.replace(gain=self._without_one(plan.gain))
        return plan.replace(gain=[self.rule(), *plan.gain][:3])

    def _without_one(self, rules: tuple[Rule, ...]) -> list[Rule]:
        left = list(rules)
        left.pop(self._chance.randrange(len(left)))
        return left


def _with(plan: Plan, rules: list[Rule]) -> Plan:
    """The plan with other purchases, each of them once."""
    return plan.replace(buy=list(dict.fromkeys(rules))[:MOST_RULES])


POTION = next(int(card.index) for card in CARDS if card.id == "potion")


def known(what: str) -> Term:
    """A fact by its name."""
    return Known(FACTS.index(what))


def owned(card: int) -> Term:
    """How many of a card are owned."""
    return OfCard(OF_CARD.index("count"), card)


def compared(sign: str, left: Term, right: Term) -> Term:
    """Two numbers compared."""
    return NumberComparison(sign, left, right)


def at_most(what: str, number: int) -> Term:
    """That a fact is at most a number."""
    return compared("<=", known(what), Number(number))


def above(what: str, number: int) -> Term:
    """That a fact is above a number."""
    return compared(">", known(what), Number(number))
