"""Searching in a process of its own, so that whatever happens there does not end the search."""

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import TracebackType
from typing import Any

from throneroom.engine.setup import Setup
from throneroom.puzzles.making import find_here
from throneroom.puzzles.puzzle import Goal
from throneroom.sim.supply import Supply

KINGDOMS = 6
"""How many searches a process does before a fresh one takes over, which bounds its memory."""
TRIES = 3
"""How often a search is tried whose process has died."""


class SearchApart:
    """Finds the puzzles of a kingdom like `find_here`, in another process."""

    def __init__(self) -> None:
        self._pool = _pool()

    def __enter__(self) -> "SearchApart":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def __call__(self, goal: Goal, seed: str, setup: Setup) -> list[dict[str, Any]]:
        """The puzzles of a kingdom; none if its search fails again and again."""
        for _ in range(TRIES):
            try:
                return self._pool.submit(_find, goal, seed, Supply.of(setup)).result()
            except BrokenProcessPool:
                self._pool = _pool()
        return []


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, get_context("spawn"), initializer=_leave_interrupts, max_tasks_per_child=KINGDOMS
    )


def _leave_interrupts() -> None:
    """Ctrl+C reaches this process as well, but is meant for the one that waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _find(goal: Goal, seed: str, supply: Supply) -> list[dict[str, Any]]:
    return find_here(goal, seed, supply.setup())
