"""Work in pieces that are the same however many processes share it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from throneroom.engine.bot import Bot
from throneroom.lab.outcomes import Outcome
from throneroom.lab.tables import LabTable
from throneroom.lab.wrappers import LevelBot
from throneroom.sim.observer import Observer
from throneroom.sim.series import Series

Piece = TypeVar("Piece")

DEALS = 100
"""Deals in a chunk: a few milliseconds of work for simple plans, so handing it out costs little."""

CHUNKS = 50
"""A short experiment is cut into about this many smaller chunks: bots that think for seconds play
few games, and these must be shared evenly, too."""

WATCHED = 500
"""How many of the first deals are watched turn by turn, which takes ten times as long."""


@dataclass(frozen=True)
class Chunk:
    """Some deals of a table."""

    table: LabTable
    deals: range
    watched: bool = False
    coins: int | None = None
    """If given, only seats count in which the first plan's better first hand has these coins."""


def chunks(table: LabTable, games: int, watched: int = WATCHED, tables: int = 1) -> Iterator[Chunk]:
    """Chunks for at least this many games, always cut in the same places.

    `tables` is how many tables the experiment has.
    """
    deals = math.ceil(games / table.players)
    for some in _cut(deals, tables):
        yield Chunk(table, some, some.start < watched)


def split_chunks(table: LabTable, games: int, coins: int, tables: int) -> Iterator[Chunk]:
    """Chunks for about this many games with these coins in the first plan's better hand."""
    deals = math.ceil(games / table.players / HOW_OFTEN[coins])
    for some in _cut(deals, tables):
        yield Chunk(table, some, coins=coins)


HOW_OFTEN = {5: 1 / 6, 4: 5 / 6}
"""The probability that the better of the first two hands has five or four coins."""


def _cut(deals: int, tables: int) -> Iterator[range]:
    size = min(DEALS, max(1, deals * tables // CHUNKS))
    for first in range(0, deals, size):
        yield range(first, min(first + size, deals))


def in_turn(work: Iterable[Iterable[Piece]]) -> Iterator[Piece]:
    """The first piece of each kind of work, then the second of each, so that all progress alike."""
    left = [iter(pieces) for pieces in work]
    while left:
        going_on = []
        for pieces in left:
            for piece in pieces:
                yield piece
                going_on.append(pieces)
                break
        left = going_on


def play(chunk: Chunk) -> Outcome:
    """Play the games of a chunk."""
    table = chunk.table
    seats = table.seats()
    bots = table.bots()
    observers = [Observer(bot) for bot in bots] if chunk.watched else []
    series = Series(table.setup(), [*(observers or bots)])
    if chunk.watched:
        series.watch()
    won: list[int] = []
    for number, deal in zip(chunk.deals, table.deals(chunk.deals), strict=True):
        prepare(bots, table.deal_seed(number))
        if chunk.coins is not None:
            series.play_from_splits(deal, chunk.coins)
        else:
            won += [series.play(deal, first) for first in range(table.players)]
    if chunk.coins is not None:
        return Outcome.of_splits(series.tally, seats)
    outcome = Outcome.of_deals(series.tally, seats, won)
    for plan, observer in zip(seats, observers, strict=False):
        outcome.standings[plan].diary.add(observer, outcome.games)
    return outcome


def prepare(bots: Sequence[Bot], seed: str) -> None:
    """Let the bots among these that leave something to chance know the seed of the next deal."""
    for bot in bots:
        if isinstance(bot, LevelBot):
            bot.begin(seed)
