"""Searching for plans in several processes."""

import math
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from throneroom.engine.errors import SetupError
from throneroom.engine.setup import Setup
from throneroom.finder.findings import Findings
from throneroom.finder.islands import Evolved, IslandSearch, evolve
from throneroom.finder.keeping import file_of, keep, kept, make_place
from throneroom.finder.practising import practise, rounds_in
from throneroom.lab.workers import check_work, collect_work
from throneroom.sim.cores import cores
from throneroom.sim.supply import Supply

ON_CLUSTER = 16
"""How many islands there are on a cluster, unless another number is asked for."""


@dataclass
class SearchProgress:
    """How far a search is."""

    seconds: float = 0.0
    games: int = 0
    share: float = 0.5
    """The best plan's share against the library's best, so far."""
    best: str = ""
    """That plan, as text."""
    ending: bool = False
    """Whether it has just been interrupted, which is told once; it ends after this round."""


SearchListener = Callable[[SearchProgress], None]
"""Is told from time to time how far a search is."""


@dataclass(frozen=True)
class Searched:
    """What came of a search."""

    findings: Findings
    interrupted: bool
    file: Path
    """Where findings about the kingdom are kept."""
    kept: Findings
    """What is kept there: these findings, or those of a longer search."""


def search(
    setup: Setup,
    seconds: float,
    seed: str,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    progress: SearchListener | None = None,
    folder: Path | None = None,
) -> Searched:
    """Search for strong plans, and keep what was found; see `discover`."""
    check_work(1, jobs)
    if not (math.isfinite(seconds) and seconds > 0):
        raise SetupError("no-seconds", seconds=seconds)
    make_place(setup, folder)
    began = time.perf_counter()
    known = kept(setup, folder)
    before = () if known is None else tuple(plan.text for plan in known.plans)
    processes = jobs or (cores() if ray is None else ON_CLUSTER)
    islands = IslandSearch(Supply.of(setup), seconds, seed, processes, before)
    told = SearchProgress()

    def tell(now: SearchProgress) -> None:
        nonlocal told
        told = now
        if progress is not None:
            progress(now)

    with _first_interrupt(lambda: tell(replace(told, ending=True))) as interrupted:
        while islands.taken < islands.rounds and not (interrupted() and islands.evolved):
            islands = _after_next_round(islands, began, jobs, ray, tell)
        for findings in _conclusions(islands, began, interrupted, tell):
            lasting = keep(findings, setup, folder)
        ended_early = interrupted() and findings.length < seconds
        return Searched(findings, ended_early, file_of(setup, folder), lasting)


def _conclusions(
    islands: IslandSearch,
    began: float,
    interrupted: Callable[[], bool],
    tell: SearchListener,
) -> Iterator[Findings]:
    """What plans that have evolved come to, and the same after each round of practice."""
    concluded = islands
    if interrupted():
        # Making plans shorter takes its part of the time that there was.
        spent = time.perf_counter() - began
        concluded = replace(islands, seconds=min(islands.seconds, spent))
    findings = concluded.conclude(began)
    setup, rounds = islands.supply.setup(), rounds_in(islands.practice)
    for number in range(rounds + 1):
        spent = time.perf_counter() - began
        done = (islands.taken + 1 + number) / (islands.rounds + 1 + rounds)
        yield replace(findings, seconds=round(spent, 1), searched=round(islands.seconds * done, 1))
        if number == rounds or interrupted():
            break
        findings = practise(findings, setup, number, islands.practice, islands.seed)
        spent = time.perf_counter() - began
        tell(SearchProgress(spent, findings.games, islands.share, islands.best[0]))


@contextmanager
def _first_interrupt(tell: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Gives what says whether Ctrl+C was typed, which is told at once; after that, it interrupts.

    It does so from the beginning where another thread or a handler of somebody else would hear it.
    """
    typed = False

    def hear(*_: object) -> None:
        nonlocal typed
        typed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tell()

    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ours = usual and threading.current_thread() is threading.main_thread()
    if ours:
        signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: typed
    finally:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _after_next_round(
    islands: IslandSearch,
    began: float,
    jobs: int | None,
    ray: str | None,
    tell: SearchListener,
) -> IslandSearch:
    """The search after its next round."""
    evolved: dict[int, Evolved] = {}

    def take(place: int, one: Evolved) -> bool:
        evolved[place] = one
        told = islands.after(evolved)
        tell(SearchProgress(time.perf_counter() - began, told.games, told.share, told.best[0]))
        return False

    if collect_work(evolve, islands.stretches().items(), take, jobs, ray):
        raise KeyboardInterrupt
    return islands.after(evolved)
