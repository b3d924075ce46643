"""Reading plans: one rule a line, as players write them.

    when provinces <= 4:          # the rules below count only then, up to the next such line
        Duchy
    always:
    Gold
    Smithy up to 2  if count(Smithy) < treasures / 11
    Silver
    gain Silver
    play Village, Smithy
    twice Smithy
    trash Estate, Copper  if money > 8
    discard Estate
    keep Silver
    choose trash with Steward  if hand(Estate) > 1
    overpay all with Doctor
    name Copper with Doctor
    needs Smithy

A rule is a card, optionally `up to` a number of copies, optionally `if` and a condition. Line ends
and semicolons separate rules, `#` begins a comment, `otherwise:` is the opposite of the last
`when`. `needs` names the cards that the plan cannot do without: the others may be missing
from a kingdom. Names of cards are understood in every language.
"""

import copyreg
import re
from collections.abc import Callable
from typing import Final

from throneroom.bots.plans.conditions import PlanError as PlanError
from throneroom.bots.plans.conditions import (
    any_card,
    card_to_buy,
    read_amount,
    read_condition,
)
from throneroom.bots.plans.plan import VERBS, WITH, Plan, PlanBot
from throneroom.bots.plans.rules import (
    MODES,
    NAMING,
    TWO_MODES,
    UNLIMITED,
    Choice,
    Naming,
    Overpayment,
    Rule,
)
from throneroom.bots.plans.terms import Both, Not, Term
from throneroom.cards import SHIPPED
from throneroom.engine.card import Card
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.moments import WHEN_OVERPAID
from throneroom.text.names import choice

LONGEST: Final = 20_000
RULE = re.compile(
    r"(?P<names>.*?)(?:\s+up\s+to\s+(?P<limit>\S+))?(?:\s+if\s+(?P<condition>.*))?$",
    re.IGNORECASE,
)
RULE_WITH = re.compile(
    r"(?P<what>.*?)\s+with\s+(?P<card>.*?)(?:\s+if\s+(?P<condition>.*))?$", re.IGNORECASE
)


def read_plan(text: str) -> Plan:
    """The plan in a text; PlanError names the line and the reason."""
    if len(text) > LONGEST:
        raise PlanError("plan-too-long", most=LONGEST)
    reader = _PlanReader()
    for number, line in enumerate(text.splitlines(), 1):
        for part in line.partition("#")[0].split(";"):
            try:
                reader.read(part.strip())
            except ThroneroomError as error:
                raise PlanError("plan-line", line=number, error=error) from None
    if not reader.rules["buy"]:
        raise PlanError("plan-empty")
    return reader.plan(text.strip())


def _plan_as_text(plan: Plan) -> tuple[Callable[[str], Plan], tuple[str]]:
    return read_plan, (plan.text,)


def _bot_as_plan(bot: PlanBot) -> tuple[type[PlanBot], tuple[Plan]]:
    return PlanBot, (bot.plan,)


# Plans and the bots that follow them can be copied and sent to other processes.
copyreg.pickle(Plan, _plan_as_text)
copyreg.pickle(PlanBot, _bot_as_plan)


class _PlanReader:
    """Collects rules, each under the condition of its section."""

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {verb: [] for verb in VERBS if verb not in WITH}
        self._choices: list[Choice] = []
        self._overpayments: list[Overpayment] = []
        self._namings: list[Naming] = []
        self._needs: list[int] | None = None
        self._when: Term | None = None

    def plan(self, text: str) -> Plan:
        """The plan that has been read."""
        rules = self.rules
        return Plan(
            rules["buy"],
            gain=rules["gain"],
            play=rules["play"],
            twice=rules["twice"],
            trash=rules["trash"],
            discard=rules["discard"],
            keep=rules["keep"],
            choose=self._choices,
            overpay=self._overpayments,
            name=self._namings,
            needs=self._needs,
            text=text,
        )

    def read(self, statement: str) -> None:
        """Read a rule, or a line that says when the following ones count."""
        if not statement:
            return
        head, colon, rest = statement.partition(":")
        if colon:
            self._when = self._section(head.strip())
            self.read(rest.strip())
            return
        verb, *rest_of_it = statement.split(None, 1)
        verb = verb.casefold()
        names = rest_of_it[0] if rest_of_it else ""
        if verb == "needs":
            self._needs = [int(card_to_buy(name).index) for name in names.split(",")]
        elif verb in WITH:
            self._add_with(verb, names)
        elif verb in VERBS:
            self._add(verb, names)
        else:
            self._add("buy", statement)

    def _section(self, head: str) -> Term | None:
        word, _, condition = head.partition(" ")
        match word.casefold():
            case "when" if condition.strip():
                return read_condition(condition)
            case "otherwise" if not condition and self._when is not None:
                return Not(self._when)
            case "always" if not condition:
                return None
        raise PlanError("plan-section", found=head)

    def _condition(self, text: str | None) -> Term | None:
        """A rule's own condition together with that of its section."""
        own = None if text is None else read_condition(text)
        if own is None or self._when is None:
            return own or self._when
        return Both(self._when, own)

    def _add(self, verb: str, text: str) -> None:
        match = RULE.match(text)
        assert match is not None, text
        limit = _limit(match["limit"])
        condition = self._condition(match["condition"])
        names = match["names"].split(",") if verb != "buy" else [match["names"]]
        find = card_to_buy if verb == "buy" else any_card
        self.rules[verb] += [Rule(find(name).index, limit, condition) for name in names]

    def _add_with(self, verb: str, text: str) -> None:
        match = RULE_WITH.match(text)
        if match is None:
            raise PlanError("plan-with", verb=verb)
        card = any_card(match["card"])
        index = int(card.index)
        what = match["what"].strip()
        condition = self._condition(match["condition"])
        if verb == "choose":
            self._choices.append(Choice(index, _modes(card, what), condition))
        elif verb == "overpay":
            if card.effects[WHEN_OVERPAID] is None:
                raise PlanError("plan-no-overpaying", card=card)
            amount = None if what.casefold() == "all" else read_amount(what)
            self._overpayments.append(Overpayment(index, amount, condition))
        else:
            if card.id in SHIPPED and card.id not in NAMING:
                raise PlanError("plan-no-naming", card=card)
            self._namings.append(Naming(index, int(any_card(what).index), condition))


def _modes(card: Card, text: str) -> tuple[str, ...]:
    """The effects that are to be chosen when a card asks; any word for another author's card."""
    modes = tuple(mode.strip().casefold() for mode in text.split(","))
    if card.id not in SHIPPED:
        return modes
    known = MODES.get(card.id)
    if known is None:
        raise PlanError("plan-no-modes", card=card)
    for mode in modes:
        if mode not in known:
            raise PlanError("plan-mode", found=mode, card=card, hint=choice(mode, known))
    wanted = 2 if card.id in TWO_MODES else 1
    if len(set(modes)) != wanted or len(modes) != wanted:
        raise PlanError("plan-mode-count", card=card, count=wanted)
    return modes


def _limit(text: str | None) -> int:
    if text is None:
        return UNLIMITED
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise PlanError("plan-limit", found=text)
    return int(text)
