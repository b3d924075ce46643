"""Limits on how often something may happen, and on how many connections there may be."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from throneroom.server.errors import TooMuch

SECONDS_PER_LATE_GUESS = 60.0
"""Between two tries from one address when an account's allowance is used up."""


class RateLimit:
    """A token bucket: `rate` per second on average, up to `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit; if so, it counts."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, count: float = 1.0) -> float:
        """Count some in any case; the seconds to wait until they are within the limit."""
        self._refill()
        self._left -= max(0.0, count)
        return max(0.0, -self._left / self._rate)

    def _refill(self) -> None:
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at


class RateLimits:
    """The same limit for each key; the keys used last are remembered."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more for this key is within its limit; if so, it counts."""
        limit = self._limits.get(key)
        if limit is None:
            limit = self._limits[key] = RateLimit(self._rate, self._burst)
            if len(self._limits) > self._most:
                self._limits.popitem(last=False)
        self._limits.move_to_end(key)
        return limit.take()


class GuessLimits:
    """How often passwords may be tried for one account, by browsers that it does not know.

    All of them together have an allowance, so that guessing from many addresses is slow. When it is
    used up each address still has a try now and then: otherwise strangers could lock an account's
    owner out of every new browser.
    """

    def __init__(self, together: RateLimits) -> None:
        self._together = together
        self._single = RateLimits(1 / SECONDS_PER_LATE_GUESS, 1.0)

    def take(self, account: str, network: str) -> bool:
        """Whether one more try is within the limits; if so, it counts."""
        return self._together.take(account) or self._single.take(f"{account} {network}")


class ConnectionLimit:
    """How many connections there may be in all, and for each key."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: Counter[str | None] = Counter()

    @property
    def count(self) -> int:
        """How many there are."""
        return self._open.total()

    def take(self, key: str | None) -> bool:
        """Whether there may be one more; if so, it counts. Without a key only all together do."""
        full = self.count >= self._most
        if full or (key is not None and self._open[key] >= self._most_each):
            return False
        self._open[key] += 1
        return True

    def release(self, key: str | None) -> None:
        """A connection has ended."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    @contextmanager
    def connected(self, key: str) -> Iterator[None]:
        """Count a connection while it lasts; TooMuch if it would be one too many."""
        if not self.take(key):
            raise TooMuch("too-many-connections")
        try:
            yield
        finally:
            self.release(key)
