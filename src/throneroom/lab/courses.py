"""How games went, turn by turn, from what observers noted."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from throneroom.lab.outcomes import Notes

STILL_PLAYED = 0.25
"""Turns are shown that at least this share of the games reached."""

SELDOM = 0.05
"""Cards are shown that are gained at least this often in a game."""

SHARES = (0.1, 0.25, 0.75, 0.9)
"""The bounds of the middle 80 % of the games, and of the middle half."""


@dataclass(frozen=True)
class Turn:
    """How a value was distributed over the games in one turn."""

    number: int
    games: int
    mean: float
    low: float
    quarter: float
    three_quarters: float
    high: float


def course(notes: Notes, games: int) -> list[Turn]:
    """Turn by turn: the mean, the middle half and the middle 80 % of the values."""
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
    """How often a card was gained in a game, in which turn on average, and how often in each."""

    card: int
    often: float
    when: float
    turns: Counter[int]


def harvest(notes: Notes, games: int) -> list[Harvest]:
    """The cards that were gained often enough, in the order of their average turn."""
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
    """The smallest value that this share of all values does not exceed."""
    wanted = share * values.total()
    reached = 0
    for value in sorted(values):
        reached += values[value]
        if reached >= wanted:
            break
    return value


def _within(values: Counter[int], share: float) -> float:
    """The same for whole numbers, interpolated as if each filled its unit evenly."""
    value = quantile(values, share)
    below = sum(count for other, count in values.items() if other < value)
    return value - 0.5 + (share * values.total() - below) / values[value]
