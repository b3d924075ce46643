"""A table in memory, and who is connected to it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from throneroom.server.people.identity import Identity
from throneroom.server.settings import Settings
from throneroom.server.tables.frames import Presence
from throneroom.server.tables.table import Table
from throneroom.server.work.queue import Requester

HEARTBEAT = 20.0
"""Seconds between reports to the other processes."""


class Watcher(Protocol):
    """A connection, as far as a table is concerned."""

    @property
    def who(self) -> Identity:
        """Its person, as they were when they connected."""

    @property
    def seats(self) -> list[int]:
        """The seats it answers for."""

    @property
    def owns(self) -> bool:
        """Whether its person made the table."""

    def wake(self) -> None:
        """There is something to tell."""

    def drop(self) -> None:
        """The table cannot be shown at the moment."""


@dataclass(frozen=True)
class PresenceReport:
    """What a process tells the others about a table that clients of its own are connected to."""

    table: str
    number: int
    """The number of the table's latest entry."""
    seats: frozenset[int]
    """Those that are connected."""
    spectators: int
    question: int
    used: int
    """The milliseconds since the question was put."""

    def __str__(self) -> str:
        seats = ",".join(str(seat) for seat in sorted(self.seats))
        present = f"{self.number}:{seats}:{self.spectators}"
        return f"{self.table}:{present}:{self.question}:{self.used}"


def read_report(text: str) -> PresenceReport:
    """A report as another process wrote it."""
    table, number, seated, spectators, question, used = text.split(":")
    seats = frozenset(int(seat) for seat in seated.split(",") if seat)
    return PresenceReport(table, int(number), seats, int(spectators), int(question), int(used))


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another process, according to its latest report."""

    seats: frozenset[int]
    spectators: int
    at: float


@dataclass
class TurnTime:
    """How long bots have thought in one turn of a game."""

    undos: int = 0
    """How often answers were taken back before."""
    turn: int = 0
    seconds: float = 0.0

    def add(self, turn: int, seconds: float) -> None:
        """Count a thought; by then bots that need no time may have come to another turn."""
        if turn != self.turn:
            self.turn, self.seconds = turn, 0.0
        self.seconds += seconds


@dataclass
class LoadedTable:
    """A table in memory."""

    table: Table
    requester: Requester
    """Who last asked for something here, and is charged for the time of the bots that follow."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table is ahead of its rows: clients are told only what is written."""
    watchers: set[Watcher] = field(default_factory=set)
    touched: int = 0
    """Goes up when something changes that entries do not tell: who is connected or away."""
    question: int = 0
    put_at: float = 0.0
    """When the question was put, by the monotonic clock."""
    loaded_at: float = field(default_factory=time.monotonic)
    left_at: float = field(default_factory=time.monotonic)
    """When the last connection ended."""
    gone_at: dict[int, float] = field(default_factory=dict)
    """When each seat without a connection lost it."""
    away: frozenset[int] = frozenset()
    """The seats that have been gone for long."""
    gone: frozenset[int] = frozenset()
    """The seats that have been gone for longer than it takes to reconnect."""
    noted_at: float = 0.0
    """When it was last noted for the lobby that people are here."""
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    """By process."""
    thinking: "asyncio.Task[None] | None" = None
    timer: asyncio.TimerHandle | None = None
    _turn_time: TurnTime = field(default_factory=TurnTime)
    _presence: tuple[tuple[int, int], Presence] | None = None

    # Who is connected

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)

    @property
    def spectators_here(self) -> int:
        """The number of connections to this process without a seat."""
        return sum(not watcher.seats for watcher in self.watchers)

    @property
    def _others(self) -> list[Elsewhere]:
        """The latest reports of processes that are still running."""
        oldest = time.monotonic() - 2.5 * HEARTBEAT
        return [other for other in self.elsewhere.values() if other.at > oldest]

    @property
    def present(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        return self.here.union(*(other.seats for other in self._others))

    @property
    def absent(self) -> frozenset[int]:
        """The seats whose people are not connected to any process."""
        return frozenset(self.table.people) - self.present

    @property
    def attended(self) -> bool:
        """Whether a player, or the person who made the table, is connected to this process."""
        return any(watcher.seats or watcher.owns for watcher in self.watchers)

    @property
    def presence(self) -> Presence:
        """Who is connected, for clients; worked out once for all of them."""
        state = self.touched, self.table.shaped
        if self._presence is None or self._presence[0] != state:
            spectators = self.spectators_here + sum(other.spectators for other in self._others)
            self._presence = state, Presence(self.present, self.away, self.gone, spectators)
        return self._presence[1]

    @property
    def watched(self) -> bool:
        """Whether anyone is connected, at a seat or as a spectator."""
        return bool(self.watchers) or any(e.seats or e.spectators for e in self._others)

    @property
    def report(self) -> PresenceReport:
        """What the other processes are told."""
        number, spectators = self.table.number, self.spectators_here
        return PresenceReport(
            self.table.id, number, self.here, spectators, self.question, self.used
        )

    def hear(self, process: str, report: PresenceReport) -> None:
        """Take note of another process's report."""
        before = self.elsewhere.get(process)
        after = Elsewhere(report.seats, report.spectators, time.monotonic())
        self.elsewhere[process] = after
        if report.question == self.question:
            # Connecting to another process does not restart the clock.
            self.put_at = min(self.put_at, time.monotonic() - report.used / 1000)
        if before is None or (before.seats, before.spectators) != (after.seats, after.spectators):
            self.touch()

    def update_away(self, settings: Settings) -> bool:
        """Note which seats have been gone for how long; whether that has changed."""
        present, now = self.present, time.monotonic()
        for number, seat in enumerate(self.table.seats):
            if seat.person and number not in present:
                self.gone_at.setdefault(number, now)
            else:
                self.gone_at.pop(number, None)
        before = self.away, self.gone
        self.away = self._gone_since(now - settings.away_after) & frozenset(self.table.people)
        self.gone = self._gone_since(now - settings.left_after)
        return (self.away, self.gone) != before

    def _gone_since(self, moment: float) -> frozenset[int]:
        return frozenset(seat for seat, since in self.gone_at.items() if since <= moment)

    # Whom the game waits for

    @property
    def used(self) -> int:
        """The milliseconds since the question was put."""
        return int((time.monotonic() - self.put_at) * 1000)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to answer.

        Where nobody watches, bots among themselves do not go on.
        """
        asked = self.table.asked
        if asked is None or self.table.seats[asked].played_by_person:
            return False
        return self.watched or bool(self.table.people)

    @property
    def turn_time(self) -> TurnTime:
        """How long bots have thought in this turn; one that is played again counts anew."""
        undos, game = self.table.undos, self.table.game
        turn = 0 if game is None else game.turn
        if (self._turn_time.undos, self._turn_time.turn) != (undos, turn):
            self._turn_time = TurnTime(undos, turn)
        return self._turn_time

    @property
    def time_left(self) -> float | None:
        """The seconds that the person who is asked may still think; None without a limit."""
        asked = self.table.asked
        if asked is None or not self.table.seats[asked].played_by_person:
            return None
        reserve = self.table.reserve(asked)
        return None if reserve is None else (reserve - self.used) / 1000

    # Telling

    def touch(self) -> None:
        """Tell all clients who is connected now."""
        self.touched += 1
        self.wake()

    def wake(self) -> None:
        """Tell all clients what is new."""
        for watcher in self.watchers:
            watcher.wake()
