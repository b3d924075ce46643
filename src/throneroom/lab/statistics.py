"""What the results of deals tell: intervals, and when a question is decided.

The deals are the independent observations; the games of one deal are not. An observation is a
number that can take only a few values, so it is enough to count how often each occurred.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95
SURE = 1.959964
"""The confidence of all intervals, and the number of standard errors that it takes."""

BETS = [2 ** (-step / 2) for step in range(1, 21)]
"""Shares of the stake that are bet on every deal, from 0.7 down to 0.001: large ones soon detect
large differences, small ones eventually detect small differences."""

Counts = Mapping[float, int]
"""How often each value was observed."""


@dataclass(frozen=True)
class Estimate:
    """A share, or a difference of shares, and the bounds between which it is likely to be."""

    share: float
    low: float
    high: float


def mean(counts: Counts) -> float:
    """The mean of all observations."""
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def variance(counts: Counts) -> float:
    """The variance, estimated from at least two observations."""
    total = sum(counts.values())
    centre = mean(counts)
    return sum(count * (value - centre) ** 2 for value, count in counts.items()) / (total - 1)


def interval(counts: Counts, games: int, sure: float = SURE) -> Estimate:
    """The mean share with Wilson's interval for the effective number of independent games.

    That is the number of games, each won or lost, whose mean would have the same variance as the
    mean of the deals. If all deals had the same result, it is the number of games played. `sure` is
    the number of standard errors that the confidence takes.
    """
    deals = sum(counts.values())
    if not deals:
        return Estimate(0.5, 0.0, 1.0)
    share = mean(counts)
    if deals == 1:
        return Estimate(share, 0.0, 1.0)
    z = _student(deals - 1, sure)
    spread = variance(counts) / deals
    if spread:
        games_worth = share * (1 - share) / spread
    elif share in (0.0, 1.0):
        games_worth = games
    else:
        return Estimate(share, share, share)
    scale = 1 + z * z / games_worth
    centre = (share + z * z / (2 * games_worth)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / games_worth + (z / games_worth) ** 2 / 4)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def difference(counts: Counts) -> Estimate:
    """The mean of differences with Student's interval.

    Where all deals were won by the same side, it follows from Wilson's interval for the share:
    Student's would have no width, however few deals there were.
    """
    deals = sum(counts.values())
    if deals < 2:
        return Estimate(0.0, -1.0, 1.0)
    centre = mean(counts)
    if abs(centre) == 1:
        share = interval({(1 + centre) / 2: deals}, deals)
        return Estimate(centre, 2 * share.low - 1, 2 * share.high - 1)
    half = _student(deals - 1) * math.sqrt(variance(counts) / deals)
    return Estimate(centre, centre - half, centre + half)


def _student(freedom: int, sure: float = SURE) -> float:
    """What `sure` becomes if the variance is estimated from few deals, by Student's expansion."""
    first = (sure**3 + sure) / 4
    second = (5 * sure**5 + 16 * sure**3 + 3 * sure) / 96
    return sure + first / freedom + second / freedom**2


def sure_of_all(questions: int) -> float:
    """The standard errors it takes to be as sure of all answers together as of a single one."""
    return NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / questions)


def evidence(counts: Counts, bound: float, lowest: float) -> float:
    """The evidence for a mean above a bound, as the logarithm of a stake.

    A gambler with a stake of 1 bets on every deal that it will be above the bound, at odds that
    are fair if the mean is the bound. If the mean is not above it, the probability that the stake
    ever grows to n is at most 1/n, however often one looks. The stake is spread evenly over all
    `BETS`; `lowest` is the lowest value that an observation can take.
    """
    unit = bound - lowest
    grown = [
        sum(count * math.log1p(bet * (value - bound) / unit) for value, count in counts.items())
        for bet in BETS
    ]
    best = max(grown)
    return best + math.log(sum(math.exp(each - best) for each in grown) / len(BETS))


def at_any_time(counts: Counts) -> Estimate:
    """The mean share with bounds that hold however often one looks and whenever one stops.

    They enclose the means that the evidence on neither side is strong enough to rule out.
    """
    if not counts:
        return Estimate(0.5, 0.0, 1.0)
    share = mean(counts)
    mirrored = {1 - value: count for value, count in counts.items()}
    needed = math.log(2 / (1 - LEVEL))
    return Estimate(share, _lower(counts, share, needed), 1 - _lower(mirrored, 1 - share, needed))


def _lower(counts: Counts, share: float, needed: float) -> float:
    """The highest bound for which there is enough evidence that the mean is above it."""
    low, high = 0.0, share
    for _ in range(30):
        middle = (low + high) / 2
        if middle and evidence(counts, middle, 0.0) >= needed:
            low = middle
        else:
            high = middle
    return low
