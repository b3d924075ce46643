"""The rules of plans: each names a card, says something about it, and perhaps when it counts.

Rules never change and compare by value; `with_card`, `with_limit` and `with_condition` give others.
`str` writes a rule as a plan has it, without the verb.
"""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.plans.terms import Term, card_name
from throneroom.engine.fast_view import FastView

UNLIMITED: Final = 1000


class Statement:
    """What all rules have: a card, and a condition or None."""

    def __init__(self, card: int, condition: Term | None) -> None:
        self.card: Final[i64] = card
        self.condition: Final = condition

    def is_met(self, view: FastView) -> bool:
        """Whether the condition is met now, if there is one."""
        condition = self.condition
        return condition is None or condition.value(view) != 0.0

    def head(self) -> str:
        """The rule as it is written, without its condition."""
        raise NotImplementedError

    def tail(self) -> str:
        """What is written after the names of the cards."""
        return "" if self.condition is None else f" if {self.condition}"

    def fixed(self) -> tuple[object, ...]:
        """What tells it apart from others of its class."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.head() + self.tail()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Statement) or type(self) is not type(other):
            return False
        return self.fixed() == other.fixed()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fixed()))


@final
class Rule(Statement):
    """A card, how many of it to have at most, and when."""

    def __init__(self, card: int, limit: int = UNLIMITED, condition: Term | None = None) -> None:
        super().__init__(card, condition)
        self.limit: Final[i64] = limit

    def holds(self, view: FastView) -> bool:
        """Whether the card is wanted now."""
        if self.limit != UNLIMITED and view.count(self.card) >= self.limit:
            return False
        condition = self.condition
        return condition is None or condition.value(view) != 0.0

    def with_card(self, card: int) -> "Rule":
        """The same for another card."""
        return Rule(card, int(self.limit), self.condition)

    def with_limit(self, limit: int) -> "Rule":
        """The same with another limit."""
        return Rule(int(self.card), limit, self.condition)

    def with_condition(self, condition: Term | None) -> "Rule":
        """The same under another condition."""
        return Rule(int(self.card), int(self.limit), condition)

    def head(self) -> str:
        """The name of the card."""
        return card_name(int(self.card))

    def tail(self) -> str:
        """The limit and the condition, which several cards may share."""
        limit = "" if self.limit == UNLIMITED else f" up to {self.limit}"
        return limit + super().tail()

    def fixed(self) -> tuple[object, ...]:
        """Everything."""
        return (int(self.card), int(self.limit), self.condition)


@final
class Choice(Statement):
    """Which of its effects to choose when a card asks: one, or as many as it asks for."""

    def __init__(self, card: int, modes: tuple[str, ...], condition: Term | None = None) -> None:
        super().__init__(card, condition)
        self.modes: Final = modes

    def with_modes(self, modes: tuple[str, ...]) -> "Choice":
        """The same with other effects."""
        return Choice(int(self.card), modes, self.condition)

    def with_condition(self, condition: Term | None) -> "Choice":
        """The same under another condition."""
        return Choice(int(self.card), self.modes, condition)

    def head(self) -> str:
        """The effects and the card."""
        return f"{', '.join(self.modes)} with {card_name(int(self.card))}"

    def fixed(self) -> tuple[object, ...]:
        """Everything."""
        return (int(self.card), self.modes, self.condition)


@final
class Overpayment(Statement):
    """How many coins to pay beyond the price of a card; None stands for all that are left."""

    def __init__(self, card: int, amount: Term | None, condition: Term | None = None) -> None:
        super().__init__(card, condition)
        self.amount: Final = amount

    def with_amount(self, amount: Term | None) -> "Overpayment":
        """The same with another amount."""
        return Overpayment(int(self.card), amount, self.condition)

    def with_condition(self, condition: Term | None) -> "Overpayment":
        """The same under another condition."""
        return Overpayment(int(self.card), self.amount, condition)

    def head(self) -> str:
        """The amount and the card."""
        amount = "all" if self.amount is None else str(self.amount)
        return f"{amount} with {card_name(int(self.card))}"

    def fixed(self) -> tuple[object, ...]:
        """Everything."""
        return (int(self.card), self.amount, self.condition)


@final
class Naming(Statement):
    """Which card to name when a card asks for a name."""

    def __init__(self, card: int, named: int, condition: Term | None = None) -> None:
        super().__init__(card, condition)
        self.named: Final[i64] = named

    def with_named(self, named: int) -> "Naming":
        """The same with another name."""
        return Naming(int(self.card), named, self.condition)

    def with_condition(self, condition: Term | None) -> "Naming":
        """The same under another condition."""
        return Naming(int(self.card), int(self.named), condition)

    def head(self) -> str:
        """The name and the card that asks."""
        return f"{card_name(int(self.named))} with {card_name(int(self.card))}"

    def fixed(self) -> tuple[object, ...]:
        """Everything."""
        return (int(self.card), int(self.named), self.condition)


# What cards ask. Those of other authors are not listed: they may ask anything.

YES_NO: Final = ("yes", "no")
MODES: Final = {
    "pawn": ("card", "action", "buy", "coin"),
    "steward": ("cards", "coins", "trash"),
    "minion": ("coins", "redraw"),
    "torturer": ("discard", "curse"),
    "nobles": ("cards", "actions"),
    "jester": ("give", "take"),
    "trusty_steed": ("cards", "actions", "coins", "silvers"),
    "courtier": ("action", "buy", "coins", "gold"),
    "lurker": ("trash", "gain"),
    "native_village": ("store", "take"),
    "navigator": ("discard", "keep"),
    "pirate_ship": ("plunder", "coins"),
    "governor": ("cards", "treasures", "trash"),
    "spice_merchant": ("cards", "coins"),
    "ill_gotten_gains": YES_NO,
    "chancellor": YES_NO,
    "baron": YES_NO,
    "mining_village": YES_NO,
    "alchemist": YES_NO,
    "library": YES_NO,
    "moneylender": YES_NO,
}
"""The effects that a plan can choose among, by the card that asks.

Left out are questions whose answer depends on a card that is shown, or on whose it is.
"""

TWO_MODES: Final = ("pawn", "trusty_steed", "courtier")
"""The cards that ask for two different effects; if it is only one, the first counts."""

NAMING: Final = ("wishing_well", "doctor", "journeyman", "contraband")
"""The cards that ask for a name."""
