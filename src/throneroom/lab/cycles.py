"""Circles of plans each of which beats the next one, so that no rating can rank them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

Beats = Mapping[tuple[int, int], float]
"""The share of games that a plan wins against another, for each pair in which it is better."""


def steps(cycle: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Each plan of a cycle with the one that it beats."""
    return pairwise([*cycle, cycle[0]])


def find_cycles(beats: Beats) -> list[tuple[int, ...]]:
    """A shortest cycle through each plan that is in one, the clearest first.

    Of several triangles it is the one whose closest result is the clearest.
    """
    plans = sorted({plan for pair in beats for plan in pair})
    found = (_triangle(plan, plans, beats) or _shortest(plan, beats) for plan in plans)
    different = {_turned(cycle) for cycle in found if cycle}
    return sorted(different, key=lambda cycle: (-_closest(cycle, beats), cycle))


def _turned(cycle: tuple[int, ...]) -> tuple[int, ...]:
    """The same cycle, beginning with the plan that was given first."""
    start = cycle.index(min(cycle))
    return cycle[start:] + cycle[:start]


def _closest(cycle: Sequence[int], beats: Beats) -> float:
    return min(beats[step] for step in steps(cycle))


def _triangle(plan: int, plans: Sequence[int], beats: Beats) -> tuple[int, ...]:
    triangles = [
        (plan, second, third)
        for second in plans
        if (plan, second) in beats
        for third in plans
        if (second, third) in beats and (third, plan) in beats
    ]
    return max(triangles, key=lambda cycle: _closest(cycle, beats), default=())


def _shortest(plan: int, beats: Beats) -> tuple[int, ...]:
    """A shortest way from a plan back to it, or nothing."""
    ways: list[tuple[int, ...]] = [(plan,)]
    reached: set[int] = set()
    for way in ways:
        for winner, loser in beats:
            if winner != way[-1] or loser in reached:
                continue
            if loser == plan:
                return way
            reached.add(loser)
            ways.append((*way, loser))
    return ()
