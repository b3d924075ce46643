"""The processes that do long work, so that nobody at a table waits for another table's bots.

Threads would not do: compiled code does not let others run while it does.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast
from zlib import crc32

from throneroom.server import metrics
from throneroom.server.work.queue import FairQueue, Requester, Waiting
from throneroom.sim.cores import cores

MOST_PROCESSES = 8
"""Each takes some 55 MB, and is busy for milliseconds at a time."""
LONGEST = 60.0
"""Seconds that a piece of work may run; after that it is broken, and its process is replaced."""
LONGEST_ASIDE = 600.0
"""The same for work that only gets the time which nothing else needs."""
IDLE = 5.0
"""Seconds without work after which a process ends that stands aside; each takes some 55 MB."""
NICENESS = 19
"""How far such work stands back; there is nothing behind it."""

Given = TypeVar("Given")
Result = TypeVar("Result")


@dataclass(eq=False)
class Job:
    """A function that is to run in one of the processes."""

    function: Callable[[Any], Any]
    given: object
    subject: str
    """What it is about; the same process takes what is about the same, if it is free."""
    at_start: Callable[[Any], Any]
    """What to make of `given` when the work begins."""
    known: Callable[[], object | None]
    """The result, if another job has produced it in the meantime; None if it must be run."""
    result: "asyncio.Future[Any]"
    longest: float | None
    """Seconds that it may run, if fewer than usual."""


class Workplace(Protocol):
    """Where one piece of work at a time is done: a process, or a place on a cluster."""

    number: int
    used: float
    """When its last piece of work ended, by the monotonic clock."""

    @property
    def pids(self) -> list[int]:
        """The ids of its processes on this machine."""

    async def run(
        self, function: Callable[[Any], Any], given: object, longest: float | None = None
    ) -> object:
        """What a function gives; given up after as many seconds, if fewer than usual."""

    def stop(self) -> None:
        """End what is left running while there is nothing to do."""


class Workers:
    """Processes that share out their time fairly; each starts when it is first needed.

    All but one may be busy with heavy work; the last one is kept for what takes moments. Those that
    stand `aside` get only the time that no other process needs, and end when there has been no work
    for a while. Instead of processes there can be other places to work.
    """

    def __init__(
        self,
        processes: int = 0,
        *,
        aside: bool = False,
        places: Sequence[Workplace] = (),
    ) -> None:
        least = 1 if aside else 2
        count = processes or min(max(least, cores() // 2), MOST_PROCESSES)
        self._aside = aside
        self._processes: Sequence[Workplace] = places or [
            WorkerProcess(number, aside=aside) for number in range(count)
        ]
        self._free = list(self._processes)
        self._queue: FairQueue[Job] = FairQueue()
        self._heavy = 0
        self._closed = False
        self._running: set[asyncio.Task[None]] = set()

    @property
    def most_heavy(self) -> int:
        """How many pieces of heavy work can be done at the same time."""
        return max(1, len(self._processes) - 1)

    async def run(
        self,
        function: Callable[[Given], Result],
        given: Given,
        requester: Requester,
        *,
        subject: str = "",
        heavy: bool = False,
        awaited: Callable[[], bool] = lambda: True,
        at_start: Callable[[Given], Given] = lambda given: given,
        known: Callable[[], Result | None] = lambda: None,
        longest: float | None = None,
    ) -> Result:
        """What a function gives, once it is this requester's turn.

        TimeoutError if it takes too long, BrokenProcessPool if its process dies.
        """
        result = asyncio.get_running_loop().create_future()
        job = Job(function, given, subject, at_start, known, result, longest)
        waiting = Waiting(job, requester, awaited, heavy)
        self._queue.add(waiting)
        self._start_waiting()
        try:
            return cast("Result", await result)
        finally:
            self._queue.discard(waiting)
            metrics.WAITING.set(len(self._queue))

    def _start_waiting(self) -> None:
        """Give work to free processes."""
        while self._free and not self._closed:
            waiting = self._queue.take(heavy=self._heavy < self.most_heavy)
            if waiting is None:
                break
            job = waiting.job
            if (known := job.known()) is not None:
                job.result.set_result(known)
                continue
            process = self._free_process(job.subject)
            self._heavy += waiting.heavy
            running = asyncio.get_running_loop().create_task(self._carry_out(process, waiting))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        metrics.WAITING.set(len(self._queue))

    def _free_process(self, subject: str) -> Workplace:
        home = crc32(subject.encode()) % len(self._processes)
        chosen = min(self._free, key=lambda process: process.number != home)
        self._free.remove(chosen)
        return chosen

    async def _carry_out(self, process: Workplace, waiting: Waiting[Job]) -> None:
        job, began = waiting.job, time.monotonic()
        try:
            outcome = await process.run(job.function, job.at_start(job.given), job.longest)
            if not job.result.done():
                job.result.set_result(outcome)
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        finally:
            self._queue.charge(waiting.requester, time.monotonic() - began)
            self._heavy -= waiting.heavy
            self._free.append(process)
            self._start_waiting()
            if self._aside:
                process.used = time.monotonic()
                asyncio.get_running_loop().call_later(IDLE, self._end_idle, process)

    def _end_idle(self, process: Workplace) -> None:
        """End a process that has had nothing to do: more work may come in hours."""
        if process in self._free and time.monotonic() - process.used >= IDLE:
            process.stop()

    def close(self) -> None:
        """Stop the processes, even while they work."""
        self._closed = True
        for running in self._running:
            running.cancel()
        for process in self._processes:
            process.stop()


class WorkerProcess:
    """One process, with a time limit for each piece of its work.

    One that stands `aside` gets only the time that no other process on the machine needs.
    """

    def __init__(self, number: int = 0, *, aside: bool = False) -> None:
        self.number = number
        self.used = 0.0
        """When its last piece of work ended, by the monotonic clock."""
        self._aside = aside
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """The process ids: one once it has started, none before."""
        return [] if self._pool is None else list(self._pool._processes or ())

    async def run(
        self, function: Callable[[Any], Any], given: object, longest: float | None = None
    ) -> object:
        """What a function gives; if that takes too long, the process ends and another begins."""
        usual = LONGEST_ASIDE if self._aside else LONGEST
        if self._pool is None:
            # A fork of a process with threads may hang.
            context = multiprocessing.get_context("spawn")
            prepare = _stand_aside if self._aside else _end_with_the_server
            self._pool = ProcessPoolExecutor(1, context, initializer=prepare)
        try:
            job = asyncio.wrap_future(self._pool.submit(function, given))
            return await asyncio.wait_for(job, longest or usual)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            raise

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_server() -> None:
    """End this process when the server ends, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    # Ctrl+C in a terminal reaches this process as well, but is meant for the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _stand_aside() -> None:
    """The same, for a process that must not slow down any other."""
    _end_with_the_server()
    if sys.platform != "win32":
        os.nice(NICENESS)
