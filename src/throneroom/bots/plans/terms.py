"""What the conditions of a plan are made of: numbers, what a player knows, and comparisons.

Every term has a value for a view; that of a condition is 1 or 0. Terms are small objects rather
than closures because calls between compiled classes cost next to nothing.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import ACTION, VICTORY
from throneroom.engine.fast_view import FastView


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """A part of a condition; `decides` says that it is true or false rather than a number."""

    decides: bool = False

    def value(self, view: FastView) -> float:
        """The number, or 1 for true and 0 for false."""
        raise NotImplementedError


@final
class Number(Term):
    """A number as written."""

    def __init__(self, number: float) -> None:
        self.number: Final[float] = number

    def value(self, view: FastView) -> float:
        """The number itself."""
        return self.number


COUNT: Final = 0
SUPPLY: Final = 1
COST: Final = 2
OF_CARD: Final = ("count", "supply", "cost")
"""What a condition can ask about a card; the place is the constant above."""


@final
class OfCard(Term):
    """A fact about one card."""

    def __init__(self, what: int, card: int) -> None:
        self.what: Final[i64] = what
        self.card: Final[i64] = card

    def value(self, view: FastView) -> float:
        """How many are owned, how many are left in the supply, or what it costs now."""
        if self.what == COUNT:
            return float(view.count(self.card))
        if self.what == SUPPLY:
            return float(view.supply(self.card))
        return float(view.price(self.card))


KNOWN: Final = (
    "money",
    "treasures",
    "provinces",
    "empty_piles",
    "turn",
    "points",
    "lead",
    "gains_to_end",
    "actions",
    "victories",
    "cards",
    "coins",
    "buys",
    "players",
)
"""What a player knows, as plans call it."""


@final
class Known(Term):
    """Something that the player knows, by its place in KNOWN."""

    def __init__(self, what: int) -> None:
        self.what: Final[i64] = what

    def value(self, view: FastView) -> float:  # noqa: C901 - one line for each
        """Its present value."""
        what = self.what
        number: i64 = 0
        if what == 0:
            number = view.money
        elif what == 1:
            number = view.treasures
        elif what == 2:
            number = view.supply(PROVINCE)
        elif what == 3:
            number = view.empty_piles
        elif what == 4:
            number = view.own_turn
        elif what == 5:
            number = view.points(view.gainer)
        elif what == 6:
            number = view.lead
        elif what == 7:
            number = view.gains_to_end
        elif what == 8:
            number = view.count_of(ACTION)
        elif what == 9:
            number = view.count_of(VICTORY)
        elif what == 10:
            number = view.total
        elif what == 11:
            number = view.coins
        elif what == 12:
            number = view.buys
        else:
            number = view.player_count
        return float(number)


ARITHMETIC: Final = ("+", "-", "*", "/")


@final
class Arithmetic(Term):
    """A sum, difference, product or quotient; division by 0 gives 0."""

    def __init__(self, sign: str, left: Term, right: Term) -> None:
        self.sign: Final[i64] = ARITHMETIC.index(sign)
        self.left: Final = left
        self.right: Final = right

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


COMPARISONS: Final = ("<", "<=", ">", ">=", "==", "!=")


@final
class NumberComparison(Term):
    """Two numbers compared."""

    def __init__(self, sign: str, left: Term, right: Term) -> None:
        self.decides = True
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


@final
class Both(Term):
    """Two conditions that must both hold; the second is not evaluated if the first does not."""

    def __init__(self, left: Term, right: Term) -> None:
        self.decides = True
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """Whether both hold."""
        return self.right.value(view) if self.left.value(view) else 0.0


@final
class Either(Term):
    """Two conditions of which one must hold."""

    def __init__(self, left: Term, right: Term) -> None:
        self.decides = True
        self.left: Final = left
        self.right: Final = right

    def value(self, view: FastView) -> float:
        """Whether one holds."""
        return 1.0 if self.left.value(view) else self.right.value(view)


@final
class Not(Term):
    """A condition that must not hold."""

    def __init__(self, term: Term) -> None:
        self.decides = True
        self.term: Final = term

    def value(self, view: FastView) -> float:
        """Whether it does not."""
        return 0.0 if self.term.value(view) else 1.0
