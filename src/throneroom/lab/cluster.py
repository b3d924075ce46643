"""The same chunks on a Ray cluster."""

import re
import socket
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

from throneroom.engine.errors import ThroneroomError, reason
from throneroom.lab.chunks import Chunk, play
from throneroom.lab.outcomes import Outcome

AHEAD = 4
"""So many chunks for each core of the cluster are handed out before the first result is needed."""

PATIENCE = 5.0
"""Seconds until a cluster must have answered."""

RETRIES = 5
"""So often a chunk is played again when the worker that plays it dies."""


def on_cluster(chunks: Iterable[Chunk], address: str) -> Iterator[Outcome]:
    """What comes of each chunk, in the order of the chunks, played on the Ray at an address.

    `local` starts one here for the time being, with all the cores there are.
    """
    ray = _ray()
    # Ray tells on standard output when a worker has died, where results are expected.
    with redirect_stdout(sys.stderr), _joined(ray, address):
        remote = ray.remote(max_retries=RETRIES)(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for chunk in chunks:
                waiting.append(remote.remote(chunk))
                if len(waiting) == most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task)


@contextmanager
def _joined(ray: Any, address: str) -> Iterator[None]:
    """Be part of a cluster meanwhile; who is part of one already stays there."""
    if ray.is_initialized():
        yield
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        raise ThroneroomError("no-cluster", address=address, reason=reason(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether somebody is there; Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ThroneroomError("extra-missing", extra="ray") from None
    return ray
