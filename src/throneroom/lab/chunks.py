"""Work in pieces that are the same however many processes share it."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.lab.outcomes import Outcome
from throneroom.lab.tables import LabTable
from throneroom.sim.observer import Observer
from throneroom.sim.series import play_deals, play_splits

DEALS = 100
"""Deals in a chunk: a few milliseconds of work for simple plans, so handing it out costs little."""

WATCHED = 5
"""How many of the first chunks are watched turn by turn, which takes ten times as long."""


@dataclass(frozen=True)
class Chunk:
    """Some deals of a table."""

    table: LabTable
    deals: range
    watched: bool = False
    coins: int | None = None
    """If given, only seats count in which the first plan's better first hand has these coins."""


def chunks(table: LabTable, games: int, watched: int = WATCHED) -> Iterator[Chunk]:
    """Chunks for at least this many games, always cut in the same places."""
    for number, deals in enumerate(_cut(games / table.players)):
        yield Chunk(table, deals, number < watched)


def split_chunks(table: LabTable, games: int, coins: int) -> Iterator[Chunk]:
    """Chunks for about this many games with these coins in the first plan's better hand."""
    for deals in _cut(games / table.players / HOW_OFTEN[coins]):
        yield Chunk(table, deals, coins=coins)


HOW_OFTEN = {5: 1 / 6, 4: 5 / 6}
"""The probability that the better of the first two hands has five or four coins."""


def _cut(deals: float) -> Iterator[range]:
    most = math.ceil(deals)
    for first in range(0, most, DEALS):
        yield range(first, min(first + DEALS, most))


def play(chunk: Chunk) -> Outcome:
    """Play the games of a chunk."""
    table = chunk.table
    seats = table.seats()
    deals = table.deals(chunk.deals)
    bots = [table.plans[plan].bot() for plan in seats]
    if chunk.coins is not None:
        return Outcome.of(play_splits(table.setup(), bots, deals, chunk.coins), seats)
    if not chunk.watched:
        return Outcome.of(play_deals(table.setup(), bots, deals), seats)
    observers = [Observer(bot) for bot in bots]
    outcome = Outcome.of(play_deals(table.setup(), [*observers], deals, watch=True), seats)
    for plan, observer in zip(seats, observers, strict=True):
        outcome.standings[plan].diary.add(observer, outcome.games)
    return outcome
