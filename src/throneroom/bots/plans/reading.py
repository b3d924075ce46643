"""Reading plans: one rule a line, as players write them.

    when provinces <= 4:          # the rules below count only then, up to the next such line
        Duchy
    always:
    Gold
    Smithy up to 2  if count(Smithy) < treasures / 11
    Silver
    play Village, Smithy
    trash Estate, Copper  if money > 8
    discard Estate
    needs Smithy

A rule is a card, optionally `up to` a number of copies, optionally `if` and a condition. Line ends
and semicolons separate rules, `#` begins a comment, `otherwise:` is the opposite of the last
`when`. `needs` names the cards that the plan cannot do without: the others may be missing
from a kingdom. Names of cards are understood in every language.
"""

import re
from functools import cache
from typing import Final

from throneroom.bots.plans.plan import UNLIMITED, Plan, Rule
from throneroom.bots.plans.terms import (
    ARITHMETIC,
    COMPARISONS,
    KNOWN,
    OF_CARD,
    Arithmetic,
    Both,
    Either,
    Known,
    Not,
    Number,
    NumberComparison,
    OfCard,
    Term,
)
from throneroom.engine.card import CARDS, PRIZE, Card
from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.text.names import find_card, suggestion

LONGEST: Final = 20_000
DEEPEST: Final = 40
TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([^\W\d]\w*)|(<=|>=|==|!=|[-+*/<>=()]))")
RULE = re.compile(
    r"(?P<names>.*?)(?:\s+up\s+to\s+(?P<limit>\S+))?(?:\s+if\s+(?P<condition>.*))?$",
    re.IGNORECASE,
)
VERBS = ("play", "trash", "discard")


class PlanError(SetupError):
    """A plan that cannot be read; the message says what is wrong in which line."""


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
    rules = reader.rules
    return Plan(
        text.strip(), rules["buy"], rules["play"], rules["trash"], rules["discard"], reader.needs
    )


class _PlanReader:
    """Collects rules, each under the condition of its section."""

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {verb: [] for verb in ("buy", *VERBS)}
        self.needs: list[int] | None = None
        self._when: Term | None = None

    def read(self, statement: str) -> None:
        """Read a rule, or a line that says when the following ones count."""
        if not statement:
            return
        head, colon, rest = statement.partition(":")
        if colon:
            self._when = self._section(head.strip())
            self.read(rest.strip())
            return
        verb, _, names = statement.partition(" ")
        if verb.casefold() == "needs":
            self.needs = [int(_card(name).index) for name in names.split(",")]
        elif verb.casefold() in VERBS:
            self._add(verb.casefold(), names.strip())
        else:
            self._add("buy", statement)

    def _section(self, head: str) -> Term | None:
        word, _, condition = head.partition(" ")
        match word.casefold():
            case "when" if condition.strip():
                return _Condition(condition).read()
            case "otherwise" if not condition and self._when is not None:
                return Not(self._when)
            case "always" if not condition:
                return None
        raise PlanError("plan-section", found=head)

    def _add(self, verb: str, text: str) -> None:
        match = RULE.match(text)
        assert match is not None, text
        limit = _limit(match["limit"])
        condition = None if match["condition"] is None else _Condition(match["condition"]).read()
        if self._when is not None:
            condition = self._when if condition is None else Both(self._when, condition)
        names = match["names"].split(",") if verb != "buy" else [match["names"]]
        self.rules[verb] += [Rule(_card(name).index, limit, condition) for name in names]


def _limit(text: str | None) -> int:
    if text is None:
        return UNLIMITED
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise PlanError("plan-limit", found=text)
    return int(text)


@cache
def _card(name: str) -> Card:
    return find_card(name, [card for card in CARDS if not card.is_a(PRIZE)])


class _Condition:
    """Reads a condition from left to right; each method takes what binds tighter than itself."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._depth = 0

    def read(self) -> Term:
        """The whole text as one condition."""
        term = self._either()
        if self._peek():
            raise PlanError("plan-unexpected", found=self._peek())
        if not term.decides:
            raise PlanError("plan-no-condition", found=self._text.strip())
        return term

    def _either(self) -> Term:
        self._depth += 1
        if self._depth > DEEPEST:
            raise PlanError("plan-too-deep")
        term = self._both()
        while self._accept("or"):
            term = Either(_deciding(term, "or"), _deciding(self._both(), "or"))
        self._depth -= 1
        return term

    def _both(self) -> Term:
        term = self._negation()
        while self._accept("and"):
            term = Both(_deciding(term, "and"), _deciding(self._negation(), "and"))
        return term

    def _negation(self) -> Term:
        negated = False
        while self._accept("not"):
            negated = not negated
        term = self._comparison()
        return Not(_deciding(term, "not")) if negated else term

    def _comparison(self) -> Term:
        left = self._sum()
        sign = self._peek()
        if sign == "=" or sign in COMPARISONS:
            self._take()
            sign = "==" if sign == "=" else sign
            return NumberComparison(sign, _counting(left, sign), _counting(self._sum(), sign))
        return left

    def _sum(self) -> Term:
        term = self._product()
        while self._peek() in ARITHMETIC[:2]:
            sign = self._take()
            term = Arithmetic(sign, _counting(term, sign), _counting(self._product(), sign))
        return term

    def _product(self) -> Term:
        term = self._atom()
        while self._peek() in ARITHMETIC[2:]:
            sign = self._take()
            term = Arithmetic(sign, _counting(term, sign), _counting(self._atom(), sign))
        return term

    def _atom(self) -> Term:
        found = self._take()
        if found == "(":
            term = self._either()
            self._expect(")")
            return term
        if found == "-":
            return Arithmetic("-", Number(0.0), _counting(self._atom(), "-"))
        if found[:1].isdigit():
            return Number(float(found))
        if found.casefold() in OF_CARD:
            return OfCard(OF_CARD.index(found.casefold()), self._card_in_brackets())
        if found.casefold() in KNOWN:
            return Known(KNOWN.index(found.casefold()))
        if not found:
            raise PlanError("plan-ends")
        names = {name: name for name in (*KNOWN, *(f"{what}(...)" for what in OF_CARD))}
        raise PlanError("plan-unknown", found=found, hint=suggestion(found, names))

    def _card_in_brackets(self) -> int:
        self._expect("(")
        name, bracket, _ = self._text[self._place :].partition(")")
        if not bracket:
            raise PlanError("plan-ends")
        self._place += len(name) + 1
        return int(_card(name).index)

    def _peek(self) -> str:
        """The next part, without taking it; empty at the end."""
        match = TOKEN.match(self._text, self._place)
        if match is not None:
            return match[match.lastindex or 0]
        return self._text[self._place :].strip()[:1]

    def _take(self) -> str:
        match = TOKEN.match(self._text, self._place)
        if match is None:
            found = self._peek()
            if found:
                raise PlanError("plan-unexpected", found=found)
            return ""
        self._place = match.end()
        return match[match.lastindex or 0]

    def _accept(self, word: str) -> bool:
        if self._peek().casefold() != word:
            return False
        self._take()
        return True

    def _expect(self, sign: str) -> None:
        if self._peek() != sign:
            raise PlanError("plan-expected", sign=sign)
        self._take()


def _deciding(term: Term, word: str) -> Term:
    if not term.decides:
        raise PlanError("plan-number", word=word)
    return term


def _counting(term: Term, sign: str) -> Term:
    if term.decides:
        raise PlanError("plan-no-number", sign=sign)
    return term
