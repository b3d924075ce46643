"""Handing chunks out to processes, and collecting the results in order."""

import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeVar

from throneroom.engine.errors import SetupError, ThroneroomError
from throneroom.lab.chunks import Chunk, play
from throneroom.lab.outcomes import Outcome
from throneroom.sim.cores import cores

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.process import BaseProcess

Key = TypeVar("Key")
Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 4
"""How many chunks are handed out for each process before the first result is needed."""


def check_work(games: int, jobs: int | None, until: float | None = None) -> None:
    """Refuse to play no games, with no processes, or until a probability that is none."""
    if games < 1:
        raise SetupError("no-games", games=games)
    if jobs is not None and jobs < 1:
        raise SetupError("no-jobs", jobs=jobs)
    if until is not None and not 0 < until < 1:
        raise SetupError("until", share=until)


def collect(
    chunks: Iterable[tuple[Key, Chunk]],
    take: Callable[[Key, Outcome], bool],
    jobs: int | None = None,
    cluster: str | None = None,
) -> bool:
    """Have chunks played and pass each result on with its key, until `take` says it is enough.

    Gives whether it was interrupted; before the first result, an interrupt is raised as usual.
    """
    return collect_work(play, chunks, take, jobs, cluster)


def collect_work(
    work: Callable[[Piece], Result],
    pieces: Iterable[tuple[Key, Piece]],
    take: Callable[[Key, Result], bool],
    jobs: int | None = None,
    cluster: str | None = None,
) -> bool:
    """Have any work done piece by piece; otherwise like `collect`.

    Gives whether it was interrupted; before the first result, an interrupt is raised as usual.
    """
    keys: deque[Key] = deque()

    def handed_out() -> Iterator[Piece]:
        for key, piece in pieces:
            keys.append(key)
            yield piece

    taken = 0
    try:
        with closing(done(work, handed_out(), jobs, cluster)) as results:
            for result in results:
                enough = take(keys.popleft(), result)
                taken += 1
                if enough:
                    break
    except KeyboardInterrupt:
        if not taken:
            raise
        return True
    return False


def done(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    jobs: int | None = None,
    cluster: str | None = None,
) -> Generator[Result]:
    """The result of each piece of work, in the order of the pieces."""
    if cluster is not None:
        # Ray is an extra, and slow to import.
        from throneroom.lab.cluster import on_cluster

        yield from on_cluster(work, pieces, cluster)
        return
    waiting = iter(pieces)
    first = list(islice(waiting, cores() if jobs is None else jobs))
    if len(first) < 2:
        yield from map(work, chain(first, waiting))
    else:
        yield from _in_processes(work, chain(first, waiting), len(first))


def _in_processes(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], count: int
) -> Iterator[Result]:
    # Slow to import, and not needed by other commands.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context(_start_method())
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(count, context, initializer=_leave_interrupts_to_parent)
    waiting: deque[Future[Result]] = deque()
    try:
        for piece in pieces:
            waiting.append(pool.submit(work, piece))
            if len(waiting) == AHEAD * count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise ThroneroomError("worker-died") from None
    except KeyboardInterrupt:
        # Nobody takes what they are at, which may take long.
        _kill_all_but(others)
        raise
    finally:
        try:
            pool.shutdown(cancel_futures=True)
        except KeyboardInterrupt:
            _kill_all_but(others)
            raise


def _kill_all_but(others: "list[BaseProcess]") -> None:
    """End the processes of a pool at once; it must not wait for them even when Python ends."""
    import multiprocessing

    for process in multiprocessing.active_children():
        if process not in others:
            process.kill()


def _start_method() -> str:
    """Forking is much faster, but not available everywhere, nor safe if other threads run."""
    alone = threading.active_count() == 1
    return "fork" if sys.platform == "linux" and alone else "spawn"


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
