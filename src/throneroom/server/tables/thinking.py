"""Bots think in processes of their own, so that no table waits for another's bot.

Threads would not do: compiled code does not let others run while it does.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace

from throneroom.engine.fairness import seed_of_bots
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.roster import make_bot
from throneroom.server import metrics
from throneroom.server.logs import log
from throneroom.server.tables.table import Table
from throneroom.sim.cores import cores

MOST_PROCESSES = 8
"""Each takes some 55 MB, and is busy for milliseconds at a time."""
LONGEST = 60.0
"""Seconds; a bot that thinks longer than that is broken."""
KEPT_GAMES = 200
"""How many games each process remembers; one takes some 40 KB."""

Answers = list[tuple[int, list[str]]]
Deal = tuple[object, ...]


@dataclass(frozen=True)
class Task:
    """A position in which bots are to move: the record that leads there, and who they are."""

    record: Record
    levels: dict[int, str]
    chance: str
    """The seed of what the bots leave to chance."""


def task(table: Table) -> Task:
    """The task that a table has for its bots."""
    levels = {number: seat.bot for number, seat in enumerate(table.seats) if seat.bot}
    record = table.record()
    # Bots must not know where the seed comes from (and compiled, this cannot be pickled).
    record.fairness = None
    return Task(record, levels, seed_of_bots(table.secret))


def think(task: Task) -> Answers:
    """What the bots answer until a person is asked or the game is over."""
    game = _position(task.record).copy()
    known = len(game.answers)
    setup, chance = game.setup, task.chance
    bots = {seat: make_bot(level, setup, chance, seat) for seat, level in task.levels.items()}
    game.seat_bots(bots)
    return [(given.seat, list(given.words)) for given in game.answers[known:]]


_games: OrderedDict[Deal, Game] = OrderedDict()
"""Games that this process has been asked about, without bots, the latest last.

Replaying the whole record at every turn would make the work grow with the square of its length.
"""


def _position(record: Record) -> Game:
    """The game of a record that is not over, played on from where this process last saw it."""
    deal = _deal(record)
    game = _games.pop(deal, None)
    if game is None or not _leads_to(game, record):
        game = replace(record, answers=[]).game()
    for _, words in record.answers[len(game.answers) :]:
        game.answer(words)
    _games[deal] = game
    if len(_games) > KEPT_GAMES:
        _games.popitem(last=False)
    return game


def _deal(record: Record) -> Deal:
    """What two records of the same game have in common, however far it has been played."""
    supply = tuple(record.kingdom), record.bane, record.profile, len(record.names)
    return *supply, record.seed, record.generator, record.start, record.turn_limit


def _leads_to(game: Game, record: Record) -> bool:
    """Whether the answers of a game are the first of a record: after an undo they may not be."""
    given = [(answer.seat, list(answer.words)) for answer in game.answers]
    return given == record.answers[: len(given)]


def _end_with_the_server() -> None:
    """End this process when the server ends, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """The processes, which start when the first bot is asked."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or min(max(2, cores() // 2), MOST_PROCESSES)
        self._pool: ProcessPoolExecutor | None = None

    async def answers(self, task: Task) -> Answers:
        """Let bots think; if one fails, random answers take its place, so that no game hangs."""
        began = time.perf_counter()
        try:
            answers = await self._answers(task)
        except Exception:
            log.crash("bot failed", levels=sorted(task.levels.values()))
            by_chance = dict.fromkeys(task.levels, "random")
            answers = await self._answers(replace(task, levels=by_chance))
        metrics.THINKING.observe(time.perf_counter() - began)
        return answers

    async def _answers(self, task: Task) -> Answers:
        if self._pool is None:
            # A fork of a process with threads may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_end_with_the_server
            )
        pool = self._pool
        try:
            job = asyncio.wrap_future(pool.submit(think, task))
            return await asyncio.wait_for(job, LONGEST)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Stop the processes, even while they think."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
