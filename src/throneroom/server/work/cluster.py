"""Places to work on a Ray cluster, which the process of the server has joined."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from throneroom.lab.cluster import run_on_cluster
from throneroom.server.work.workers import LONGEST_ASIDE

PLACES = 16
"""How many pieces of work are on the cluster at a time, unless the operator says otherwise."""


class ClusterPlace:
    """One piece of work at a time on a cluster, for which a thread waits here."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.used = 0.0
        self._thread: ThreadPoolExecutor | None = None

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
        done = loop.run_in_executor(self._thread, run_on_cluster, function, given)
        try:
            return await asyncio.wait_for(done, longest or LONGEST_ASIDE)
        except TimeoutError:
            self.stop()
            raise

    def stop(self) -> None:
        """Wait no longer for what is done there."""
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None


def cluster_places(count: int) -> list[ClusterPlace]:
    """Some places on the cluster."""
    return [ClusterPlace(number) for number in range(count or PLACES)]
