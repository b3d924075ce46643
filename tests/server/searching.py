"""Searches for tests, which run in a process of their own and find what the test wants."""

import time
from dataclasses import replace
from pathlib import Path

from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.openings import FirstTurns
from throneroom.finder.steps import StepwiseSearch
from throneroom.sim.supply import Supply

PLAN = "Estate"
"""Nobody would buy by it who knows a better one."""


def found(supply: Supply, plan: str = PLAN) -> str:
    """Findings with a single plan."""
    plans = [FoundPlan(plan, 1.0, 0.5, [])]
    kingdom, players = list(supply.kingdom), supply.players
    return Findings(
        kingdom, supply.bane, players, supply.profile, plan, plans, [[0.5]], 1, 0.1
    ).to_json()


def noting(file: Path, search: StepwiseSearch) -> StepwiseSearch:
    """Finds at once, and notes that it was asked."""
    note(file, str(search.supply))
    return replace(search, findings=found(search.supply))


def endless(file: Path, search: StepwiseSearch) -> StepwiseSearch:
    """Notes that it was asked, and takes all the time of a core."""
    note(file, str(search.supply))
    until = time.monotonic() + 60
    while time.monotonic() < until:
        pass
    return search


def failing(file: Path, search: StepwiseSearch) -> StepwiseSearch:
    """Notes that it was asked, and fails."""
    note(file, str(search.supply))
    raise ValueError("a bug")


def detailed(supply: Supply) -> Findings:
    """Findings of First Game with everything: a plan to be played, and one nearly as good."""
    best = FoundPlan(
        "Province\nSmithy up to 2 if money > 3 and count(Throne Room) = 0\nSilver\ntrash Copper",
        1.0,
        0.6,
        [
            FirstTurns([2, 5], [[], ["market"]]),
            FirstTurns([3, 4], [["silver"], ["smithy"]]),
            FirstTurns([4, 3], [["smithy"], ["silver"]]),
            FirstTurns([5, 2], [["market"], []]),
        ],
        {"smithy": 0.25, "market": -0.02},
    )
    other = FoundPlan("Province\nMarket", 0.0, 0.4, [], {"market": 0.1})
    return Findings(
        list(supply.kingdom),
        supply.bane,
        supply.players,
        supply.profile,
        "Province\nGold",
        [best],
        [[0.5, 0.7, 0.6], [0.3, 0.5, 0.4], [0.4, 0.6, 0.5]],
        1000,
        60.0,
        [other],
        {16: 3, 17: 1},
        [0.55, 0.45],
    )


def patient(file: Path, search: StepwiseSearch) -> StepwiseSearch:
    """Takes its last step when there is a file."""
    if search.taken == 3:
        until = time.monotonic() + 60
        while not file.exists() and time.monotonic() < until:
            time.sleep(0.02)
        return replace(search, findings=detailed(search.supply).to_json())
    return replace(search, taken=search.taken + 1)


def strolling(file: Path, search: StepwiseSearch) -> StepwiseSearch:
    """Takes six short steps, and notes each."""
    note(file, "search")
    taken = search.taken + 1
    return replace(search, taken=taken, findings=found(search.supply) if taken == 6 else "")


def note(file: Path, line: str) -> None:
    """Write a line into a file, after a moment that makes the order clear."""
    time.sleep(0.02)
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{line}\n")
