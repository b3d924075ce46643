"""Whose work is done next, where several people have work for few processes.

Whoever has used the least of the processes' time lately comes first, counted by address and then by
person: however much work one of them brings, the others hardly notice. Work that nobody waits for
comes after all other.
"""

import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, TypeVar

HALF_LIFE = 30.0
"""Seconds after which time that was used counts half."""
LEAST_CHARGE = 0.005
"""Seconds that any piece of work counts at least, so that equals take turns."""
FORGOTTEN = 0.001
"""Seconds of use that no longer matter."""

Job = TypeVar("Job")

_arrivals = count()


@dataclass(frozen=True)
class Requester:
    """For whom work is done."""

    person: str
    address: str = ""
    """Empty where it is not known, or where everybody has the same."""

    @property
    def keys(self) -> tuple[str, str]:
        """What use is counted by: first the address, then the person."""
        person = f"person {self.person}"
        return (f"address {self.address}" if self.address else person), person


@dataclass(eq=False)
class Waiting(Generic[Job]):
    """A piece of work in the queue."""

    job: Job
    requester: Requester
    awaited: Callable[[], bool]
    """Whether anyone is waiting for it now."""
    heavy: bool
    """Whether it may take longer than a moment."""
    arrived: int = field(default_factory=lambda: next(_arrivals))


class FairQueue(Generic[Job]):
    """Work that waits, in an order that is found when the next piece is taken."""

    def __init__(self) -> None:
        self._waiting: list[Waiting[Job]] = []
        self._use = RecentUse()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, waiting: Waiting[Job]) -> None:
        """Let some work wait."""
        self._waiting.append(waiting)

    def discard(self, waiting: Waiting[Job]) -> None:
        """Forget work that nobody wants any more, if it has not been taken yet."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def take(self, heavy: bool) -> Waiting[Job] | None:
        """The next piece of work, None if there is none; heavy work only if that is welcome."""
        fitting = [waiting for waiting in self._waiting if heavy or not waiting.heavy]
        if not fitting:
            return None
        chosen = min(fitting, key=self._rank)
        self._waiting.remove(chosen)
        self._use.charge(chosen.requester, LEAST_CHARGE)
        return chosen

    def drop_last(self) -> Waiting[Job]:
        """Forget the piece of work that would be done last, and give it back."""
        last = max(self._waiting, key=self._rank)
        self._waiting.remove(last)
        return last

    def charge(self, requester: Requester, seconds: float) -> None:
        """Count time that was used."""
        self._use.charge(requester, seconds)

    def _rank(self, waiting: Waiting[Job]) -> tuple[bool, float, float, int]:
        by_address, by_person = waiting.requester.keys
        use = self._use
        return not waiting.awaited(), use.of(by_address), use.of(by_person), waiting.arrived


class RecentUse:
    """How many seconds each address and each person has used, what is long ago counting less."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._at = time.monotonic()

    def of(self, key: str) -> float:
        """The seconds used lately; all are out of date by the same factor."""
        return self._seconds.get(key, 0.0)

    def charge(self, requester: Requester, seconds: float) -> None:
        """Count some seconds for a requester."""
        self._fade()
        for key in set(requester.keys):
            self._seconds[key] += seconds

    def _fade(self) -> None:
        now = time.monotonic()
        if now - self._at < HALF_LIFE / 10:
            return
        factor = 0.5 ** ((now - self._at) / HALF_LIFE)
        self._at = now
        for key, seconds in list(self._seconds.items()):
            self._seconds[key] = seconds * factor
            if seconds * factor < FORGOTTEN:
                del self._seconds[key]
