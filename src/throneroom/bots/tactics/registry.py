"""Where the tactics of single cards are found: by the card that asks and what it asks for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

# Imported so that all cards are defined before the tables below are laid out.
import throneroom.cards
from throneroom.engine.card import BY_ID, CARDS
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

ONE: Final[list["One | None"]] = [None] * (len(CARDS) * KIND_COUNT)
SEVERAL: Final[list["Several | None"]] = [None] * (len(CARDS) * KIND_COUNT)
"""The answers to questions for one option and for several, at card * KIND_COUNT + kind."""

RANKS: Final[list["Rank | None"]] = [None] * len(CARDS)
"""How urgent it is to play an Action, where that depends on the situation."""

BONUSES: Final[list["Bonus | None"]] = [None] * len(CARDS)
"""What a card gained by such a card is worth beyond itself."""


def one(id: str, *kinds: int) -> "Callable[[One], One]":
    """Let a function answer what a card asks, where it asks for one option."""

    def register(tactic: "One") -> "One":
        for kind in kinds:
            ONE[BY_ID[id].index * KIND_COUNT + kind] = tactic
        return tactic

    return register


def several(id: str, *kinds: int) -> "Callable[[Several], Several]":
    """Let a function answer what a card asks, where it asks for several options."""

    def register(tactic: "Several") -> "Several":
        for kind in kinds:
            SEVERAL[BY_ID[id].index * KIND_COUNT + kind] = tactic
        return tactic

    return register


def rank(*ids: str) -> "Callable[[Rank], Rank]":
    """Let a function say how urgent it is to play a card now; 0 means not to play it."""

    def register(tactic: "Rank") -> "Rank":
        for id in ids:
            RANKS[BY_ID[id].index] = tactic
        return tactic

    return register


def bonus(id: str) -> "Callable[[Bonus], Bonus]":
    """Let a function say what a gain by a card is worth beyond what is gained."""

    def register(tactic: "Bonus") -> "Bonus":
        BONUSES[BY_ID[id].index] = tactic
        return tactic

    return register
