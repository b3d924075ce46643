"""Reading conditions and amounts: `count(Smithy) < treasures / 11 and turn > 3`."""

import re
from functools import cache
from typing import Final

from throneroom.bots.plans.facts import FACTS, OF_CARD
from throneroom.bots.plans.terms import (
    ARITHMETIC,
    COMPARISONS,
    EXTREMES,
    PHASES,
    Arithmetic,
    Both,
    Either,
    Extreme,
    InPhase,
    Known,
    Not,
    Number,
    NumberComparison,
    OfCard,
    Term,
)
from throneroom.engine.card import CARDS, PRIZE, Card
from throneroom.engine.errors import SetupError
from throneroom.text.names import UnknownCard, choice, find_card, suggestion

DEEPEST: Final = 40
LARGEST: Final = 1_000_000_000.0
TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([^\W\d]\w*)|(<=|>=|==|!=|[-+*/<>=(),]))")
EQUALS: Final = ("=", "==")


class PlanError(SetupError):
    """A plan that cannot be read; the message says what is wrong in which line."""


def read_condition(text: str) -> Term:
    """The condition in a text."""
    term = _TermReader(text).read()
    if not term.decides:
        raise PlanError("plan-no-condition", found=text.strip())
    return term


def read_amount(text: str) -> Term:
    """The number in a text, perhaps to be worked out."""
    term = _TermReader(text).read()
    if term.decides:
        raise PlanError("plan-no-amount", found=text.strip())
    return term


@cache
def card_to_buy(name: str) -> Card:
    """The card with a name, of all that can be in the supply."""
    return find_card(name, [card for card in CARDS if not card.is_a(PRIZE)])


@cache
def any_card(name: str) -> Card:
    """The card with a name; a Prize only if no other card can be meant."""
    try:
        return card_to_buy(name)
    except UnknownCard as unknown:
        try:
            return find_card(name, [card for card in CARDS if card.is_a(PRIZE)])
        except UnknownCard:
            raise unknown from None


class _TermReader:
    """Reads a term from left to right; each method takes what binds tighter than itself."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._depth = 0

    def read(self) -> Term:
        """The whole text as one term."""
        term = self._either()
        if self._peek():
            raise PlanError("plan-unexpected", found=self._peek())
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
        if sign in EQUALS or sign in COMPARISONS:
            self._take()
            sign = "=" if sign in EQUALS else sign
            return NumberComparison(sign, _counting(left, sign), _counting(self._sum(), sign))
        return left

    def _sum(self) -> Term:
        term = self._product()
        while self._peek() in ARITHMETIC[:2]:
            sign = self._take()
            term = Arithmetic(sign, _counting(term, sign), _counting(self._product(), sign))
        return term

    def _product(self) -> Term:
        term = self._signed()
        while self._peek() in ARITHMETIC[2:]:
            sign = self._take()
            term = Arithmetic(sign, _counting(term, sign), _counting(self._signed(), sign))
        return term

    def _signed(self) -> Term:
        negative = False
        signed = False
        while self._accept("-"):
            negative = not negative
            signed = True
        term = self._atom()
        if signed:
            _counting(term, "-")
        if not negative:
            return term
        if isinstance(term, Number):
            return Number(-term.number)
        return Arithmetic("-", Number(0.0), term)

    def _atom(self) -> Term:
        found = self._take()
        word = found.casefold()
        if found == "(":
            term = self._either()
            self._expect(")")
            return term
        if found[:1].isdigit() and float(found) < LARGEST:
            return Number(float(found))
        if word in OF_CARD:
            return OfCard(OF_CARD.index(word), self._card_in_brackets())
        if word in FACTS:
            return Known(FACTS.index(word))
        if word in EXTREMES:
            return self._extreme(word)
        if word == "phase":
            return self._phase()
        if not found:
            raise PlanError("plan-ends")
        known = (*FACTS, "phase", *(f"{what}(...)" for what in (*OF_CARD, *EXTREMES)))
        hint = suggestion(found, {name: name for name in known})
        raise PlanError("plan-unknown", found=found, hint=hint)

    def _extreme(self, which: str) -> Term:
        self._expect("(")
        left = _counting(self._either(), which)
        self._expect(",")
        right = _counting(self._either(), which)
        if self._peek() == ",":
            raise PlanError("plan-two-numbers", which=which)
        self._expect(")")
        return Extreme(which, left, right)

    def _phase(self) -> Term:
        sign = self._peek()
        if sign not in EQUALS and sign != "!=":
            raise PlanError("plan-expected", sign="=")
        self._take()
        name = self._take()
        if name.casefold() not in PHASES:
            raise PlanError("plan-phase", found=name, hint=choice(name, PHASES))
        phase = InPhase(PHASES.index(name.casefold()))
        return Not(phase) if sign == "!=" else phase

    def _card_in_brackets(self) -> int:
        self._expect("(")
        name, bracket, _ = self._text[self._place :].partition(")")
        if not bracket:
            raise PlanError("plan-ends")
        self._place += len(name) + 1
        return int(any_card(name).index)

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
