"""A table in memory, and who is connected to it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from throneroom.server.tables.frames import Presence
from throneroom.server.tables.table import Table

HEARTBEAT = 20.0
"""Seconds between telling other processes who is connected here."""


class Watcher(Protocol):
    """A connection, as a table knows it."""

    @property
    def person(self) -> str:
        """Who it is."""

    @property
    def since(self) -> float:
        """When it was found out who it is."""

    @property
    def seats(self) -> list[int]:
        """The seats that it answers for."""

    def wake(self) -> None:
        """There is something to tell."""

    def drop(self) -> None:
        """The table cannot be shown at the moment."""


@dataclass(frozen=True)
class Report:
    """What a process tells the others of a table that somebody is connected to."""

    table: str
    number: int
    """How many entries there have been."""
    seats: frozenset[int]
    """Those that are connected."""
    spectators: int
    question: int
    used: int
    """The milliseconds since the question was put."""

    def __str__(self) -> str:
        seats = ",".join(str(seat) for seat in sorted(self.seats))
        there = f"{self.number}:{seats}:{self.spectators}"
        return f"{self.table}:{there}:{self.question}:{self.used}"


def read_report(text: str) -> Report:
    """A report as another process wrote it."""
    table, number, seated, spectators, question, used = text.split(":")
    seats = frozenset(int(seat) for seat in seated.split(",") if seat)
    return Report(table, int(number), seats, int(spectators), int(question), int(used))


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another process, as it told us."""

    seats: frozenset[int]
    spectators: int
    at: float


@dataclass
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table is ahead of its rows: nobody is told what is not safe."""
    watchers: set[Watcher] = field(default_factory=set)
    touched: int = 0
    """Goes up when what entries do not tell has changed: who is here, who is away."""
    question: int = 0
    put_at: float = 0.0
    """When the question was put, by a clock that never jumps."""
    loaded_at: float = field(default_factory=time.monotonic)
    left_at: float = field(default_factory=time.monotonic)
    """When the last connection ended."""
    gone_at: dict[int, float] = field(default_factory=dict)
    """Since when nobody answers for a seat."""
    away: frozenset[int] = frozenset()
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    """By process."""
    thinking: "asyncio.Task[None] | None" = None
    timer: asyncio.TimerHandle | None = None
    _presence: tuple[tuple[int, int], Presence] | None = None

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)

    @property
    def spectators_here(self) -> int:
        """How many of those connected to this process have no seat."""
        return sum(not watcher.seats for watcher in self.watchers)

    @property
    def _others(self) -> list[Elsewhere]:
        """Who is connected to processes that we have heard of lately."""
        lately = time.monotonic() - 2.5 * HEARTBEAT
        return [other for other in self.elsewhere.values() if other.at > lately]

    @property
    def present(self) -> frozenset[int]:
        """The seats that are connected anywhere."""
        return self.here.union(*(other.seats for other in self._others))

    @property
    def report(self) -> Report:
        """What other processes are told."""
        number, spectators = self.table.number, self.spectators_here
        return Report(self.table.id, number, self.here, spectators, self.question, self.used)

    @property
    def presence(self) -> Presence:
        """Who is there, for those who are told; found out once for all of them."""
        at = self.touched, self.table.shaped
        if self._presence is None or self._presence[0] != at:
            spectators = self.spectators_here + sum(other.spectators for other in self._others)
            self._presence = at, Presence(self.present, self.away, spectators)
        return self._presence[1]

    @property
    def used(self) -> int:
        """The milliseconds since the question was put."""
        return int((time.monotonic() - self.put_at) * 1000)

    def touch(self) -> None:
        """Tell everybody who is here now."""
        self.touched += 1
        self.wake()

    def wake(self) -> None:
        """Tell everybody what is new."""
        for watcher in self.watchers:
            watcher.wake()
