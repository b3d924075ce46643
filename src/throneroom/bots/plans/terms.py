"""What the conditions of a plan are made of: numbers, what a player knows, and comparisons.

Every term has a value for a view; that of a condition is 1 or 0. Terms are small objects rather
than closures because calls between compiled classes cost next to nothing.

Terms never change and compare by value. `str` writes a term as a plan has it, so that reading it
gives an equal one. To vary a term, look through `all_parts` and let `with_part` put another term in
the place of one of them.
"""

from decimal import Decimal
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.facts import FACTS, OF_CARD, fact, fact_about
from throneroom.engine.card import CARDS
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import ACTIONS, BUYS, TOKENS, TREASURES
from throneroom.text.words import Words

# How tightly a term binds when it is written: the lower it is, the sooner it needs brackets.
LOOSEST: Final = 0
IN_AND: Final = 1
IN_NOT: Final = 2
IN_COMPARISON: Final = 3
IN_SUM: Final = 4
IN_PRODUCT: Final = 5
TIGHTEST: Final = 6


def card_name(card: int) -> str:
    """The name under which plans write a card."""
    return Words().name(CARDS[card])


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """A part of a condition; `decides` says that it is true or false rather than a number."""

    decides: bool = False
    binds: int = TIGHTEST

    def value(self, view: FastView) -> float:
        """The number, or 1 for true and 0 for false."""
        raise NotImplementedError

    def parts(self) -> "tuple[Term, ...]":
        """The terms that this one joins."""
        return ()

    def of_parts(self, parts: "tuple[Term, ...]") -> "Term":
        """The same joining other terms."""
        return self

    def fixed(self) -> tuple[object, ...]:
        """What tells it apart from others of its class, besides its parts."""
        return ()

    def all_parts(self) -> "list[Term]":
        """The term itself and everything within it, in the order of writing."""
        found: list[Term] = [self]
        for part in self.parts():
            found += part.all_parts()
        return found

    def with_part(self, place: int, new: "Term") -> "Term":
        """The term with another one at a place of `all_parts`."""
        if place == 0:
            return new
        place -= 1
        parts = list(self.parts())
        for number, part in enumerate(parts):
            size = len(part.all_parts())
            if place < size:
                parts[number] = part.with_part(place, new)
                return self.of_parts(tuple(parts))
            place -= size
        raise IndexError(place)

    def within(self, binding: int) -> str:
        """The term as it is written inside another one: in brackets if it binds less tightly."""
        return f"({self})" if self.binds < binding else str(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Term) or type(self) is not type(other):
            return False
        return self.fixed() == other.fixed() and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fixed(), self.parts()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


@final
class Number(Term):
    """A number as written."""

    def __init__(self, number: float) -> None:
        self.number: Final[float] = float(number)

    def value(self, view: FastView) -> float:
        """The number itself."""
        return self.number

    def fixed(self) -> tuple[object, ...]:
        """The number."""
        return (self.number,)

    def __str__(self) -> str:
        number = self.number
        # The shortest digits that mean this number, never with an exponent.
        return str(int(number)) if number.is_integer() else f"{Decimal(repr(number)):f}"


@final
class OfCard(Term):
    """A fact about one card, by its place in OF_CARD."""

    def __init__(self, what: int, card: int) -> None:
        self.what: Final[i64] = what
        self.card: Final[i64] = card

    def value(self, view: FastView) -> float:
        """Its present value."""
        return float(fact_about(view, self.what, self.card))

    def fixed(self) -> tuple[object, ...]:
        """Which fact, and about which card."""
        return (int(self.what), int(self.card))

    def __str__(self) -> str:
        return f"{OF_CARD[self.what]}({card_name(int(self.card))})"


@final
class Known(Term):
    """Something that the player knows, by its place in FACTS."""

    def __init__(self, what: int) -> None:
        self.what: Final[i64] = what

    def value(self, view: FastView) -> float:
        """Its present value."""
        return float(fact(view, self.what))

    def fixed(self) -> tuple[object, ...]:
        """Which fact."""
        return (int(self.what),)

    def __str__(self) -> str:
        return FACTS[self.what]


ARITHMETIC: Final = ("+", "-", "*", "/")


@final
class Arithmetic(Term):
    """A sum, difference, product or quotient; division by 0 gives 0."""

    def __init__(self, sign: str, left: Term, right: Term) -> None:
        self.sign: Final[i64] = ARITHMETIC.index(sign)
        self.left: Final = left
        self.right: Final = right
        self.binds = IN_SUM if self.sign < 2 else IN_PRODUCT

    def value(self, view: FastView) -> float:
        """The result."""
        left = self.left.value(view)
        right = self.right.value(view)
        if self.sign == 0:
            return left + right
        if self.sign == 1:
            return left - right
        if self.sign == 2:
            return left * right
        return left / right if right else 0.0

    def parts(self) -> tuple[Term, ...]:
        """Both sides."""
        return (self.left, self.right)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of other sides."""
        left, right = parts
        return Arithmetic(ARITHMETIC[self.sign], left, right)

    def fixed(self) -> tuple[object, ...]:
        """The sign."""
        return (int(self.sign),)

    def __str__(self) -> str:
        left = self.left.within(self.binds)
        return f"{left} {ARITHMETIC[self.sign]} {self.right.within(self.binds + 1)}"


EXTREMES: Final = ("min", "max")


@final
class Extreme(Term):
    """The lesser or greater of two numbers."""

    def __init__(self, which: str, left: Term, right: Term) -> None:
        self.greater: Final = which == "max"
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """That number."""
        left = self.left.value(view)
        right = self.right.value(view)
        return left if (left > right) == self.greater else right

    def parts(self) -> tuple[Term, ...]:
        """Both numbers."""
        return (self.left, self.right)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of other numbers."""
        left, right = parts
        return Extreme(EXTREMES[self.greater], left, right)

    def fixed(self) -> tuple[object, ...]:
        """Which of them."""
        return (self.greater,)

    def __str__(self) -> str:
        return f"{EXTREMES[self.greater]}({self.left}, {self.right})"


COMPARISONS: Final = ("<", "<=", ">", ">=", "=", "!=")


@final
class NumberComparison(Term):
    """Two numbers compared."""

    def __init__(self, sign: str, left: Term, right: Term) -> None:
        self.decides = True
        self.binds = IN_COMPARISON
        self.sign: Final[i64] = COMPARISONS.index(sign)
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """Whether the comparison holds."""
        left = self.left.value(view)
        right = self.right.value(view)
        sign = self.sign
        if sign == 0:
            true = left < right
        elif sign == 1:
            true = left <= right
        elif sign == 2:
            true = left > right
        elif sign == 3:
            true = left >= right
        elif sign == 4:
            true = left == right
        else:
            true = left != right
        return 1.0 if true else 0.0

    def parts(self) -> tuple[Term, ...]:
        """Both sides."""
        return (self.left, self.right)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of other sides."""
        left, right = parts
        return NumberComparison(COMPARISONS[self.sign], left, right)

    def fixed(self) -> tuple[object, ...]:
        """The sign."""
        return (int(self.sign),)

    def __str__(self) -> str:
        left = self.left.within(IN_SUM)
        return f"{left} {COMPARISONS[self.sign]} {self.right.within(IN_SUM)}"


PHASES: Final = ("action", "treasure", "buy")


@final
class InPhase(Term):
    """Whether the turn is in a phase, by its place in PHASES."""

    def __init__(self, phase: int) -> None:
        self.decides = True
        self.binds = IN_COMPARISON
        self.phase: Final[i64] = phase

    def value(self, view: FastView) -> float:
        """Whether it is; spending tokens belongs to buying."""
        now = view.phase
        if self.phase == 0:
            true = now == ACTIONS
        elif self.phase == 1:
            true = now == TREASURES
        else:
            true = now in (BUYS, TOKENS)
        return 1.0 if true else 0.0

    def fixed(self) -> tuple[object, ...]:
        """Which phase."""
        return (int(self.phase),)

    def __str__(self) -> str:
        return f"phase = {PHASES[self.phase]}"


@final
class Both(Term):
    """Two conditions that must both hold; the second is not evaluated if the first does not."""

    def __init__(self, left: Term, right: Term) -> None:
        self.decides = True
        self.binds = IN_AND
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """Whether both hold."""
        return self.right.value(view) if self.left.value(view) else 0.0

    def parts(self) -> tuple[Term, ...]:
        """Both conditions."""
        return (self.left, self.right)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of other conditions."""
        left, right = parts
        return Both(left, right)

    def __str__(self) -> str:
        return f"{self.left.within(IN_AND)} and {self.right.within(IN_NOT)}"


@final
class Either(Term):
    """Two conditions of which one must hold."""

    def __init__(self, left: Term, right: Term) -> None:
        self.decides = True
        self.binds = LOOSEST
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """Whether one holds."""
        return 1.0 if self.left.value(view) else self.right.value(view)

    def parts(self) -> tuple[Term, ...]:
        """Both conditions."""
        return (self.left, self.right)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of other conditions."""
        left, right = parts
        return Either(left, right)

    def __str__(self) -> str:
        return f"{self.left.within(LOOSEST)} or {self.right.within(IN_AND)}"


@final
class Not(Term):
    """A condition that must not hold."""

    def __init__(self, term: Term) -> None:
        self.decides = True
        self.binds = IN_NOT
        self.term: Final = term

    def value(self, view: FastView) -> float:
        """Whether it does not."""
        return 0.0 if self.term.value(view) else 1.0

    def parts(self) -> tuple[Term, ...]:
        """The condition."""
        return (self.term,)

    def of_parts(self, parts: tuple[Term, ...]) -> Term:
        """The same of another condition."""
        return Not(parts[0])

    def __str__(self) -> str:
        return f"not {self.term.within(IN_COMPARISON)}"
