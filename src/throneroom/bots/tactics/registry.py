"""Where the tactics of single cards are found: by the card that asks and what it asks for.

The decorators below give bots knowledge of a card, here and in other people's modules:

    from throneroom.bots.tactics import one, rank
    from throneroom.engine.question import CHOOSE

    @one("fortune_hunter", CHOOSE)
    def fortune_hunter(me, view, question):
        return question.option("coins")

    @rank("fortune_hunter")
    def when_fortune_hunter(me, view):
        return 250 if view.actions == 1 else 0

What nothing is registered for is answered by the kind of the question, and played in an order that
follows from what is printed on the card.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

# Imported so that the cards of the package are defined before any other.
import throneroom.cards
from throneroom.engine.card import BY_ID, Card, on_definition
from throneroom.engine.question import KINDS

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician
    from throneroom.engine.fast_view import FastView
    from throneroom.engine.question import Question

    One = Callable[[Tactician, FastView, Question], int]
    Several = Callable[[Tactician, FastView, Question], list[int]]
    Rank = Callable[[Tactician, FastView], int]
    Bonus = Callable[[Tactician, FastView, int], int]

assert throneroom.cards

KIND_COUNT: Final = len(KINDS)

ONE: Final[list["One | None"]] = []
SEVERAL: Final[list["Several | None"]] = []
"""The answers to questions for one option and for several, at card * KIND_COUNT + kind."""

RANKS: Final[list["Rank | None"]] = []
"""How urgent it is to play an Action, where that depends on the situation."""

UNBOUNDED: Final = 1000
HIGHEST_RANKS: Final[list[int]] = []
"""The most that such a function says, so that it is not asked while something is more urgent."""

BONUSES: Final[list["Bonus | None"]] = []
"""What a card gained by such a card is worth beyond itself."""


def _make_room(_card: Card) -> None:
    for _ in range(KIND_COUNT):
        ONE.append(None)
        SEVERAL.append(None)
    RANKS.append(None)
    HIGHEST_RANKS.append(UNBOUNDED)
    BONUSES.append(None)


on_definition(_make_room)


def one(id: str, *kinds: int) -> "Callable[[One], One]":
    """Let a function answer what a card asks, where it asks for one option.

    It gives a card's index, `question.option` of a mode, an amount, or NONE to decline.
    """

    def register(tactic: "One") -> "One":
        for kind in kinds:
            ONE[BY_ID[id].index * KIND_COUNT + kind] = tactic
        return tactic

    return register


def several(id: str, *kinds: int) -> "Callable[[Several], Several]":
    """Let a function answer what a card asks, where it asks for several options: a list of them."""

    def register(tactic: "Several") -> "Several":
        for kind in kinds:
            SEVERAL[BY_ID[id].index * KIND_COUNT + kind] = tactic
        return tactic

    return register


def rank(*ids: str, most: int = UNBOUNDED) -> "Callable[[Rank], Rank]":
    """Let a function say how urgent it is to play a card now; 0 means not to play it.

    `playing` explains the numbers. A slow function should state the `most` that it can return: it
    is not asked where something else is more urgent.
    """

    def register(tactic: "Rank") -> "Rank":
        for id in ids:
            RANKS[BY_ID[id].index] = tactic
            HIGHEST_RANKS[BY_ID[id].index] = most
        return tactic

    return register


def bonus(id: str) -> "Callable[[Bonus], Bonus]":
    """Let a function say what a gain by a card is worth beyond what is gained."""

    def register(tactic: "Bonus") -> "Bonus":
        BONUSES[BY_ID[id].index] = tactic
        return tactic

    return register
