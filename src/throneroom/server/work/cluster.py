"""Places to work on a Ray cluster, which the process of the server has joined."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from throneroom.lab.cluster import ClusterTask
from throneroom.server.work.workers import LONGEST_ASIDE

PLACES = 16
"""How many pieces of work are on the cluster at a time, unless the operator says otherwise."""


class ClusterPlace:
    """One piece of work at a time on a cluster, for which a thread waits here."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.used = 0.0
        self._thread: ThreadPoolExecutor | None = None
        self._task: ClusterTask | None = None

    @property
    def pids(self) -> list[int]:
        """None: its processes are elsewhere."""
        return []

    async def run(
        self, function: Callable[[Any], Any], given: object, longest: float | None = None
    ) -> object:
        """What a function gives there; what runs for too long is given up."""
        self._thread = self._thread or ThreadPoolExecutor(1)
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._thread, self._result, function, given)
        try:
            return await asyncio.wait_for(done, longest or LONGEST_ASIDE)
        except TimeoutError:
            self._give_up(wait=False)
            raise

    def _result(self, function: Callable[[Any], Any], given: object) -> object:
        self._task = ClusterTask(function, given)
        return self._task.result()

    def stop(self) -> None:
        """Give up what is done there.

        When this returns nobody waits for it any more: a process that leaves the cluster while a
        thread does is ended by Ray.
        """
        self._give_up(wait=True)

    def _give_up(self, *, wait: bool) -> None:
        thread, self._thread = self._thread, None
        if thread is None:
            return
        if self._task is not None:
            self._task.cancel()
        thread.shutdown(wait=wait, cancel_futures=True)


def cluster_places(count: int) -> list[ClusterPlace]:
    """Some places on the cluster."""
    return [ClusterPlace(number) for number in range(count or PLACES)]
