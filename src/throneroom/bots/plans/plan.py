"""Plans, which say by rules what to buy, play, trash and discard; and the bot that follows one."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.terms import Term
from throneroom.bots.tactics.ending import loses_now, most_points, winning_gain
from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import UP_TO
from throneroom.engine.question import Question

UNLIMITED: Final = 1000


@final
class Rule:
    """A card, how many of it to have at most, and when."""

    def __init__(self, card: int, limit: int = UNLIMITED, condition: Term | None = None) -> None:
        self.card: Final[i64] = card
        self.limit: Final[i64] = limit
        self.condition: Final = condition

    def holds(self, view: FastView) -> bool:
        """Whether the card is wanted now."""
        if self.limit != UNLIMITED and view.count(self.card) >= self.limit:
            return False
        condition = self.condition
        return condition is None or condition.value(view) != 0.0


@final
class Plan:
    """A strategy: lists of rules, in each of which the first that fits counts."""

    def __init__(
        self,
        text: str,
        buy: list[Rule],
        play: list[Rule],
        trash: list[Rule],
        discard: list[Rule],
        needs: list[int] | None = None,
    ) -> None:
        self.text: Final = text
        self.buy: Final = buy
        self.play: Final = play
        self.trash: Final = trash
        self.discard: Final = discard
        self.cards: Final = list(dict.fromkeys(int(rule.card) for rule in buy))
        """The cards that are bought, in the order of the rules."""
        self.needs: Final = self.cards if needs is None else needs
        """The cards that the plan cannot do without; all that it buys, unless it says otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanBot(Tactician):
    """Buys and gains by a plan, and plays sensibly where the plan says nothing."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self._rules: Final = plan.buy
        self._first: Final = plan.play

    def buy(self, view: FastView, question: Question) -> i64:
        """The first card of the plan that is wanted and affordable."""
        if view.near_end:
            return self._buy_near_end(view, question)
        for rule in self._rules:
            if view.can_buy(rule.card) and rule.holds(view):
                return rule.card
        return NONE

    def _buy_near_end(self, view: FastView, question: Question) -> i64:
        """Like `buy`, but always what wins the game, and never what loses it."""
        winning = winning_gain(view, question)
        if winning != NONE:
            return winning
        if view.ending:
            return most_points(view, question.options())
        for rule in self._rules:
            if view.can_buy(rule.card) and rule.holds(view) and not loses_now(view, rule.card):
                return rule.card
        return NONE

    def would_buy(self, view: FastView, coins: i64, potions: i64) -> i64:
        """The first card of the plan that this would pay for."""
        for rule in self._rules:
            if view.costs(rule.card, UP_TO, coins, potions) and rule.holds(view):
                return rule.card
        return NONE

    def gain(self, view: FastView, question: Question) -> i64:
        """The first card of the plan among those that may be gained."""
        careful = view.near_end
        if careful:
            winning = winning_gain(view, question)
            if winning != NONE:
                return winning
        for rule in self.plan.buy:
            card = rule.card
            if not (view.supply(card) and question.offers(card) and rule.holds(view)):
                continue
            if not (careful and loses_now(view, card)):
                return card
        return super().gain(view, question)

    def play_action(self, view: FastView, question: Question) -> i64:
        """The first Action that the plan names, or else the most urgent one."""
        for rule in self._first:
            if view.has(rule.card) and rule.holds(view):
                return rule.card
        return super().play_action(view, question)

    def keep_value(self, view: FastView, card: i64) -> i64:
        """What the plan trashes is worth less than nothing, the first card least."""
        value = _named(self.plan.trash, view, card)
        return value if value else super().keep_value(view, card)

    def hand_value(self, view: FastView, card: i64) -> i64:
        """What the plan discards goes first."""
        value = _named(self.plan.discard, view, card)
        return value if value else super().hand_value(view, card)


def _named(rules: list[Rule], view: FastView, card: i64) -> i64:
    """A value far below 0 if these rules name the card, lowest for the first; else 0."""
    for place in range(len(rules)):
        rule = rules[place]
        if rule.card == card and rule.holds(view):
            return place - UNLIMITED
    return 0
