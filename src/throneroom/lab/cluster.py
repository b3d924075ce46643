"""The same chunks on a Ray cluster."""

import re
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

from throneroom.engine.errors import ThroneroomError, reason

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 4
"""How many chunks are handed out for each core before the first result is needed."""

PATIENCE = 5.0
"""Seconds in which a cluster must answer."""

RETRIES = 5
"""How often a chunk is played again if its worker dies."""


def on_cluster(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], address: str
) -> Iterator[Result]:
    """The result of each piece of work, in their order, done on the Ray cluster at an address.

    `local` starts one on this machine, with all its cores, for the time that it takes.
    """
    ray = _ray()
    # Ray reports dead workers on standard output, where results are expected.
    with redirect_stdout(sys.stderr), joined(address):
        remote = ray.remote(max_retries=RETRIES)(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            with _told_as_here(ray):
                for piece in pieces:
                    waiting.append(remote.remote(piece))
                    if len(waiting) == most:
                        yield ray.get(waiting.popleft())
                while waiting:
                    yield ray.get(waiting.popleft())
        finally:
            for task in waiting:
                ray.cancel(task)


class ClusterTask:
    """A piece of work that is done on the cluster which this process has joined."""

    def __init__(self, work: Callable[[Any], Any], piece: object) -> None:
        self._ray = _ray()
        self._task = self._ray.remote(max_retries=RETRIES)(work).remote(piece)

    def result(self) -> Any:
        """Wait for its result."""
        with _told_as_here(self._ray):
            return self._ray.get(self._task)

    def cancel(self) -> None:
        """Cancel it, even while it runs; waiting for its result then fails."""
        self._ray.cancel(self._task, force=True)


@contextmanager
def _told_as_here(ray: Any) -> Iterator[None]:
    """What goes wrong there is said as if it had happened here."""
    try:
        yield
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, ThroneroomError) else error from None


@contextmanager
def joined(address: str) -> Iterator[None]:
    """Join a cluster for a while; a process that belongs to one already stays there."""
    ray = _ray()
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
    """Check that something answers there; Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), PATIENCE).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise ThroneroomError("extra-missing", extra="ray") from None
    return ray
