"""Plans, which say by rules what to buy, play, trash and so on; and the bot that follows one."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.colonies import with_colonies
from throneroom.bots.plans.rules import (
    UNLIMITED,
    Choice,
    Naming,
    Overpayment,
    Rule,
    Statement,
)
from throneroom.bots.plans.terms import card_name
from throneroom.bots.tactics.buying import decisive_gain, is_worth_buying
from throneroom.bots.tactics.discarding import KEPT
from throneroom.bots.tactics.ending import loses_now
from throneroom.bots.tactics.purchases import UNDECIDED, decisive_purchase, purchase_may_end
from throneroom.bots.tactics.tactician import NO_ADVICE, Tactician
from throneroom.engine.card import NONE, PRIZE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import UP_TO
from throneroom.engine.question import (
    FROM_MODES,
    NAME,
    OVERPAY,
    PLAY_AGAIN,
    WITH_POTION,
    Question,
)

VERBS: Final = (
    "buy",
    "gain",
    "play",
    "twice",
    "trash",
    "discard",
    "keep",
    "choose",
    "overpay",
    "name",
)
"""What rules can be about, in the order of writing; a line that begins with no verb buys."""

WITH: Final = ("choose", "overpay", "name")
"""The verbs whose rules say `with` which card."""


@final
class Plan:
    """A strategy: lists of rules, in each of which the first that fits counts.

    A plan never changes; `replace` gives another one. Plans with the same rules are equal. `str`
    writes a plan in a fixed form, and reading that gives an equal one. `text` is what a plan was
    read from, and else the same as `str`.
    """

    def __init__(
        self,
        buy: Sequence[Rule],
        *,
        gain: Sequence[Rule] = (),
        play: Sequence[Rule] = (),
        twice: Sequence[Rule] = (),
        trash: Sequence[Rule] = (),
        discard: Sequence[Rule] = (),
        keep: Sequence[Rule] = (),
        choose: Sequence[Choice] = (),
        overpay: Sequence[Overpayment] = (),
        name: Sequence[Naming] = (),
        needs: Sequence[int] | None = None,
        text: str = "",
    ) -> None:
        self.buy: Final[tuple[Rule, ...]] = tuple(buy)
        self.gain: Final[tuple[Rule, ...]] = tuple(gain)
        self.play: Final[tuple[Rule, ...]] = tuple(play)
        self.twice: Final[tuple[Rule, ...]] = tuple(twice)
        self.trash: Final[tuple[Rule, ...]] = tuple(trash)
        self.discard: Final[tuple[Rule, ...]] = tuple(discard)
        self.keep: Final[tuple[Rule, ...]] = tuple(keep)
        self.choose: Final[tuple[Choice, ...]] = tuple(choose)
        self.overpay: Final[tuple[Overpayment, ...]] = tuple(overpay)
        self.name: Final[tuple[Naming, ...]] = tuple(name)
        self.cards: Final = list(dict.fromkeys(int(rule.card) for rule in buy))
        """The cards that are bought, in the order of the rules."""
        self.needs: Final = self.cards if needs is None else list(needs)
        """The cards that the plan cannot do without; all that it buys, unless it says otherwise."""
        self._says_needs: Final = needs is not None
        self._text: Final = text

    @property
    def text(self) -> str:
        """The plan as its author wrote it, or in the fixed form if nobody did."""
        return self._text or str(self)

    def rules(self, verb: str) -> tuple[Statement, ...]:
        """The rules of a verb."""
        found: tuple[Statement, ...] = getattr(self, verb)
        return found

    def replace(
        self,
        *,
        buy: Sequence[Rule] | None = None,
        gain: Sequence[Rule] | None = None,
        play: Sequence[Rule] | None = None,
        twice: Sequence[Rule] | None = None,
        trash: Sequence[Rule] | None = None,
        discard: Sequence[Rule] | None = None,
        keep: Sequence[Rule] | None = None,
        choose: Sequence[Choice] | None = None,
        overpay: Sequence[Overpayment] | None = None,
        name: Sequence[Naming] | None = None,
        needs: Sequence[int] | None = None,
    ) -> "Plan":
        """The plan with other rules for the given verbs."""
        same_needs = self.needs if self._says_needs else None
        return Plan(
            self.buy if buy is None else buy,
            gain=self.gain if gain is None else gain,
            play=self.play if play is None else play,
            twice=self.twice if twice is None else twice,
            trash=self.trash if trash is None else trash,
            discard=self.discard if discard is None else discard,
            keep=self.keep if keep is None else keep,
            choose=self.choose if choose is None else choose,
            overpay=self.overpay if overpay is None else overpay,
            name=self.name if name is None else name,
            needs=same_needs if needs is None else needs,
        )

    def __str__(self) -> str:
        lines = [f"needs {', '.join(map(card_name, self.needs))}"] if self._says_needs else []
        lines += [str(rule) for rule in self.buy]
        for verb in VERBS[1:]:
            lines += [f"{verb} {line}" for line in _lines(verb, self.rules(verb))]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Plan {'; '.join(str(self).splitlines())}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plan) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[object, ...]:
        needs = tuple(self.needs) if self._says_needs else None
        return (needs, *(self.rules(verb) for verb in VERBS))


def _lines(verb: str, rules: tuple[Statement, ...]) -> list[str]:
    """Rules as they are written after their verb; neighbours under one condition share a line."""
    lines: list[str] = []
    cards: list[str] = []
    for place, rule in enumerate(rules):
        cards.append(rule.head())
        last = place + 1 == len(rules) or rules[place + 1].tail() != rule.tail()
        if last or verb in WITH:
            lines.append(", ".join(cards) + rule.tail())
            cards = []
    return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanBot(Tactician):
    """Buys and gains by a plan, and plays sensibly where the plan says nothing."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self._buy: Final = list(plan.buy)
        self._buy_with_colonies: Final = with_colonies(self._buy)
        self._gain: Final = list(plan.gain)
        self._play: Final = list(plan.play)
        self._twice: Final = list(plan.twice)
        self._trash: Final = list(plan.trash)
        self._discard: Final = list(plan.discard)
        self._keep: Final = list(plan.keep)
        self._choose: Final = list(plan.choose)
        self._advises: Final = bool(plan.twice or plan.choose or plan.overpay or plan.name)

    def buy(self, view: FastView, question: Question) -> i64:
        """The first card of the plan that is wanted and affordable.

        Near the end it is always what wins the game, and never what loses it.
        """
        careful = purchase_may_end(view)
        if careful:
            decided = decisive_purchase(view, question)
            if decided != UNDECIDED:
                return decided
        return self.first_wanted(view, careful)

    def first_wanted(self, view: FastView, careful: bool) -> i64:
        """The first affordable card that the rules want; if careful, none that loses the game."""
        for rule in self._rules(view):
            if (
                view.can_buy(rule.card)
                and _wants(rule, view)
                and not (careful and loses_now(view, rule.card))
            ):
                return rule.card
        return NONE

    def would_buy(self, view: FastView, coins: i64, potions: i64) -> i64:
        """The first card of the plan that this would pay for."""
        for rule in self._rules(view):
            affordable = view.costs(rule.card, UP_TO, coins, potions)
            if affordable and view.may_buy(rule.card) and _wants(rule, view):
                return rule.card
        return NONE

    def _rules(self, view: FastView) -> list[Rule]:
        """What the plan buys in this game."""
        return self._buy_with_colonies if view.colonies else self._buy

    def gain(self, view: FastView, question: Question) -> i64:
        """The first card among those that may be gained: of those to gain, then of those to buy."""
        winning = decisive_gain(view, question)
        if winning != NONE:
            return winning
        careful = view.near_end
        card = _first_to_gain(self._gain, view, question, careful)
        if card == NONE:
            card = _first_to_gain(self._rules(view), view, question, careful)
        return super().gain(view, question) if card == NONE else card

    def play_action(self, view: FastView, question: Question) -> i64:
        """The first Action that the plan names, or else the most urgent one."""
        for rule in self._play:
            if view.has(rule.card) and rule.holds(view):
                return rule.card
        return super().play_action(view, question)

    def advise(self, view: FastView, question: Question) -> i64:
        """What the plan says about a card's question for one option."""
        if not self._advises:
            return NO_ADVICE
        if question.place == FROM_MODES:
            effects = self._effects(view, question)
            if effects:
                return effects[0]
        elif question.kind == PLAY_AGAIN:
            for rule in self._twice:
                if question.offers(rule.card) and rule.holds(view):
                    return rule.card
        elif question.kind == OVERPAY:
            return self._overpaid(view, question)
        elif question.kind == NAME:
            for naming in self.plan.name:
                if naming.card == question.source and naming.is_met(view):
                    return naming.named
        return NO_ADVICE

    def _overpaid(self, view: FastView, question: Question) -> i64:
        """The first amount that the plan names and that can be paid, in coins alone."""
        for payment in self.plan.overpay:
            if payment.card == question.source and payment.is_met(view):
                amount = payment.amount
                coins = float(view.coins) if amount is None else amount.value(view)
                if 0.0 <= coins < WITH_POTION and question.offers(int(coins)):
                    return int(coins)
        return NO_ADVICE

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the plan says about a card's effects, or else a sensible answer."""
        effects = self._effects(view, question) if question.place == FROM_MODES else []
        return effects or super().choose_several(view, question)

    def _effects(self, view: FastView, question: Question) -> list[int]:
        """The effects that the plan chooses; none if it does not say or that is not offered."""
        for choice in self._choose:
            if choice.card == question.source and choice.is_met(view):
                there = [mode for mode in choice.modes if mode in question.modes]
                options = question.options_of(*there)[: question.most]
                if question.allows_several(options):
                    return options
        return []

    def keep_value(self, view: FastView, card: i64) -> i64:
        """What the plan keeps is worth most, what it trashes less than nothing, the first least."""
        value = self.deck_value(view, card)
        return value + KEPT if self._keep and self.keeps(view, card) else value

    def deck_value(self, view: FastView, card: i64) -> i64:
        """What the plan trashes is worth less than nothing, the first card least.

        A card that it trashes under conditions is worth trashing under no others.
        """
        named = False
        rules = self._trash
        for place in range(len(rules)):
            rule = rules[place]
            if rule.card == card:
                if rule.holds(view):
                    return place - UNLIMITED
                named = True
        value = super().keep_value(view, card)
        return i64(0) if named and value < 0 else value

    def hand_value(self, view: FastView, card: i64) -> i64:
        """What the plan keeps goes last, and what it discards first."""
        if self._keep and self.keeps(view, card):
            return super().hand_value(view, card) + KEPT
        value = _named(self._discard, view, card)
        return value if value else super().hand_value(view, card)

    def keeps(self, view: FastView, card: i64) -> bool:
        """Whether the plan wants to keep a card now."""
        return _named(self._keep, view, card) != 0


def _wants(rule: Rule, view: FastView) -> bool:
    """Whether a card is to be bought: not if what its purchase causes outweighs it."""
    return rule.holds(view) and is_worth_buying(view, rule.card)


def _named(rules: list[Rule], view: FastView, card: i64) -> i64:
    """A value far below 0 if these rules name the card, lowest for the first; else 0."""
    for place in range(len(rules)):
        rule = rules[place]
        if rule.card == card and rule.holds(view):
            return place - UNLIMITED
    return 0


def _first_to_gain(rules: list[Rule], view: FastView, question: Question, careful: bool) -> i64:
    """The first card that these rules want of those that may be gained, or NONE."""
    for rule in rules:
        card = rule.card
        there = view.supply(card) or view.is_a(card, PRIZE)
        if not (there and question.offers(card) and rule.holds(view)):
            continue
        if not (careful and loses_now(view, card)):
            return card
    return NONE
