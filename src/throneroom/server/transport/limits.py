"""Not too much, not too often."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from throneroom.server.errors import TooMuch


class Bucket:
    """Lets so many through per second, and a few more at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, count: float = 1.0) -> float:
        """Take some in any case; the seconds after which it is all right."""
        self._refill()
        self._left -= max(0.0, count)
        return max(0.0, -self._left / self._rate)

    def _refill(self) -> None:
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at


class Buckets:
    """A bucket for everybody, of whom the latest are remembered."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Whether one more of somebody's is all right."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket.take()


class Doors:
    """So many may be inside, and of each person so many."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._inside: Counter[str] = Counter()

    @contextmanager
    def through(self, person: str) -> Iterator[None]:
        """Be inside meanwhile."""
        if self._inside.total() >= self._most or self._inside[person] >= self._most_each:
            raise TooMuch("too-many-connections")
        self._inside[person] += 1
        try:
            yield
        finally:
            self._inside[person] -= 1
            if not self._inside[person]:
                del self._inside[person]
