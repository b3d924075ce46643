"""Work in pieces that do not depend on who does them, or in how many processes."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.lab.outcomes import Outcome
from throneroom.lab.tables import LabTable
from throneroom.sim.observer import Observer
from throneroom.sim.series import play_deals, play_splits

DEALS = 100
"""In a chunk: some thousandths of a second for plans of money, so that handing it out is little."""

WATCHED = 5
"""The first chunks, in whose games is noted what happened in every turn; that takes ten times
as long."""


@dataclass(frozen=True)
class Chunk:
    """Some deals of a table."""

    table: LabTable
    deals: range
    watched: bool = False
    coins: int | None = None
    """Not from all seats, but only where the first plan's better hand has so many coins."""


def chunks(table: LabTable, games: int, watched: int = WATCHED) -> Iterator[Chunk]:
    """At least so many games in chunks whose boundaries are always the same."""
    for number, deals in enumerate(_cut(games / table.players)):
        yield Chunk(table, deals, number < watched)


def split_chunks(table: LabTable, games: int, coins: int) -> Iterator[Chunk]:
    """About so many games with so many coins in the first plan's better hand."""
    for deals in _cut(games / table.players / HOW_OFTEN[coins]):
        yield Chunk(table, deals, coins=coins)


HOW_OFTEN = {5: 1 / 6, 4: 5 / 6}
"""The probability that the better of the first two hands has so many coins."""


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
