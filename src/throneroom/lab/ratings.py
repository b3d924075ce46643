"""Ratings from games between pairs, by the Bradley-Terry model.

Each plan has a strength, and the probability that one beats another depends only on the difference
of their strengths. The ratings are the strengths that make the results most likely.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from operator import mul

from throneroom.lab.statistics import SURE

POINTS = 400 / math.log(10)
"""Rating points per unit of strength, as in chess: 400 points are odds of ten to one."""

PRIOR = 0.5
"""Victories added for each plan over each other, so that one that never lost has a rating, too."""

ROUNDS = 100
CLOSE = 1e-9
"""Newton's method ends after this many steps, or when a step is shorter than this."""

Matrix = list[list[float]]


@dataclass(frozen=True)
class Strength:
    """Strength in rating points relative to the mean of all, and its standard error."""

    points: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of its 95 % interval."""
        return self.points - SURE * self.error

    @property
    def high(self) -> float:
        """The upper end of its 95 % interval."""
        return self.points + SURE * self.error


def rate(count: int, won: Mapping[tuple[int, int], float]) -> list[Strength]:
    """The ratings of a number of plans; `won` has how many games each won against each other.

    The likelihood is maximised by Newton's method; the errors come from the information matrix.
    """
    wins = {pair: won.get(pair, 0.0) + PRIOR for pair in permutations(range(count), 2)}
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope, information = _derivatives(strengths, wins)
        inverse = _inverse(information)
        steps = [sum(map(mul, row, slope)) for row in inverse]
        largest = max(map(abs, steps))
        # A longer step may overshoot.
        scale = 1 / max(1.0, largest)
        strengths = [was + scale * step for was, step in zip(strengths, steps, strict=True)]
        if largest < CLOSE:
            break
    errors = [math.sqrt(max(0.0, inverse[plan][plan] - 1 / count)) for plan in range(count)]
    return [
        Strength(POINTS * s, POINTS * error) for s, error in zip(strengths, errors, strict=True)
    ]


def _derivatives(
    strengths: list[float], wins: Mapping[tuple[int, int], float]
) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood, and the information matrix, made regular.

    Only differences of strengths matter, so the matrix is singular in the direction in which all
    change together. One unit is added there, which `rate` subtracts from the errors again.
    """
    count = len(strengths)
    slope = [0.0] * count
    information = [[1 / count] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        games = wins[one, other] + wins[other, one]
        expected = 1 / (1 + math.exp(strengths[other] - strengths[one]))
        surplus = wins[one, other] - games * expected
        slope[one] += surplus
        slope[other] -= surplus
        weight = games * expected * (1 - expected)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    return slope, information


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for other in range(size):
            factor = rows[other][column]
            if other != column and factor:
                rows[other] = [
                    value - factor * lead
                    for value, lead in zip(rows[other], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
