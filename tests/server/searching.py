"""Searches for tests, which run in a process of their own and find what the test wants."""

import time
from pathlib import Path

from throneroom.finder.findings import Findings, FoundPlan
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


def noting(file: Path, supply: Supply) -> str:
    """Finds at once, and notes that it was asked."""
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{supply}\n")
    return found(supply)


def endless(file: Path, supply: Supply) -> str:
    """Notes that it was asked, and takes all the time of a core."""
    noting(file, supply)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        pass
    return found(supply)


def failing(file: Path, supply: Supply) -> str:
    """Notes that it was asked, and fails."""
    noting(file, supply)
    raise ValueError("a bug")
