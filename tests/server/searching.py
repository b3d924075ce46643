"""Searches for tests, which run in a process of their own and find what the test wants."""

import time
from dataclasses import replace
from pathlib import Path

from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.steps import Search
from throneroom.sim.supply import Supply

PLAN = "Estate"
"""Nobody would buy by it who knows a better one."""


def found(supply: Supply, plan: str = PLAN) -> str:
    """Findings with a single plan."""
    plans = [FoundPlan(plan, 1.0, 0.5, {})]
    kingdom, players = list(supply.kingdom), supply.players
    return Findings(
        kingdom, supply.bane, players, supply.profile, plan, plans, [[0.5]], 1, 0.1
    ).to_json()


def noting(file: Path, search: Search) -> Search:
    """Finds at once, and notes that it was asked."""
    note(file, str(search.supply))
    return replace(search, findings=found(search.supply))


def endless(file: Path, search: Search) -> Search:
    """Notes that it was asked, and takes all the time of a core."""
    note(file, str(search.supply))
    until = time.monotonic() + 60
    while time.monotonic() < until:
        pass
    return search


def failing(file: Path, search: Search) -> Search:
    """Notes that it was asked, and fails."""
    note(file, str(search.supply))
    raise ValueError("a bug")


def strolling(file: Path, search: Search) -> Search:
    """Takes six short steps, and notes each."""
    note(file, "search")
    taken = search.taken + 1
    return replace(search, taken=taken, findings=found(search.supply) if taken == 6 else "")


def note(file: Path, line: str) -> None:
    """Write a line into a file, after a moment that makes the order clear."""
    time.sleep(0.02)
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{line}\n")
