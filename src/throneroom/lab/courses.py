"""How games went, turn by turn, from what was noted of them."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from throneroom.lab.outcomes import Notes

STILL_PLAYED = 0.25
"""A turn is looked at as long as this share of the games has it."""

SELDOM = 0.05
"""A card is looked at that is gained at least so often in a game."""

SHARES = (0.1, 0.25, 0.75, 0.9)
"""The lower and upper ends of eight in ten games, and of the middle half."""


@dataclass(frozen=True)
class Turn:
    """How something was spread over the games in one turn."""

    number: int
    games: int
    mean: float
    low: float
    quarter: float
    three_quarters: float
    high: float


def course(notes: Notes, games: int) -> list[Turn]:
    """Turn by turn the mean of the values, the middle half of them, and eight in ten."""
    by_turn: dict[int, Counter[int]] = defaultdict(Counter)
    for (turn, value), count in notes.items():
        by_turn[turn][value] += count
    turns = []
    for number in sorted(by_turn):
        values = by_turn[number]
        if values.total() < STILL_PLAYED * games:
            break
        bounds = (_within(values, share) for share in SHARES)
        turns.append(Turn(number, values.total(), mean(values), *bounds))
    return turns


@dataclass(frozen=True)
class Harvest:
    """How often a card came in a game, on average in which turn, and how often in which."""

    card: int
    often: float
    when: float
    turns: Counter[int]


def harvest(notes: Notes, games: int) -> list[Harvest]:
    """The cards that came at all often, those first that came first."""
    by_card: dict[int, Counter[int]] = defaultdict(Counter)
    for (turn, card), count in notes.items():
        by_card[card][turn] += count
    cards = [
        Harvest(card, turns.total() / games, mean(turns), turns) for card, turns in by_card.items()
    ]
    return sorted((one for one in cards if one.often >= SELDOM), key=lambda one: one.when)


def mean(values: Counter[int]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in values.items()) / values.total()


def quantile(values: Counter[int], share: float) -> int:
    """The smallest value that so large a share of the counted does not exceed."""
    wanted = share * values.total()
    reached = 0
    for value in sorted(values):
        reached += values[value]
        if reached >= wanted:
            break
    return value


def _within(values: Counter[int], share: float) -> float:
    """Where so large a share of whole numbers lies below, as if each filled its unit evenly."""
    value = quantile(values, share)
    below = sum(count for other, count in values.items() if other < value)
    return value - 0.5 + (share * values.total() - below) / values[value]
