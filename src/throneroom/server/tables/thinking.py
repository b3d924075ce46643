"""What the bots of a table answer, worked out in the processes for long work."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from throneroom.engine.fairness import seed_of_bots
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.roster import Knowledge, make_bot
from throneroom.server import metrics
from throneroom.server.errors import TooMuch
from throneroom.server.logs import log
from throneroom.server.tables.table import Table
from throneroom.server.tables.trials import Trials
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply

KEPT_GAMES = 200
"""How many games each process remembers; one takes some 40 KB."""
MOST_PER_PERSON = 10
MOST_PER_ADDRESS = 40
"""Tables whose bots think at the same time."""

Answers = list[tuple[int, list[str]]]
Deal = tuple[object, ...]


@dataclass(frozen=True)
class Task:
    """A position in which bots are to move: the record that leads there, and who they are."""

    record: Record
    levels: dict[int, str]
    chance: str
    """The seed of what the bots leave to chance."""
    known: Knowledge | None = None
    """What is known about the kingdom, where a bot needs it."""


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
    bots = {
        seat: make_bot(level, game.setup, task.chance, seat, task.known)
        for seat, level in task.levels.items()
    }
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


class Thinkers:
    """Lets the bots of tables think, and knows how many tables wait for theirs."""

    def __init__(self, workers: Workers, trials: Trials) -> None:
        self._workers = workers
        self._trials = trials
        self._thinking: Counter[str] = Counter()

    def check_free(self, requester: Requester) -> None:
        """Refuse more bots for someone who has many tables with bots that still think."""
        by_address, by_person = requester.keys
        many = self._thinking[by_person] >= MOST_PER_PERSON
        if many or self._thinking[by_address] >= MOST_PER_ADDRESS:
            raise TooMuch("bots-busy", most=MOST_PER_PERSON)

    async def answers(
        self, task: Task, requester: Requester, awaited: Callable[[], bool] = lambda: True
    ) -> Answers:
        """Let bots think; if one fails, random answers take its place, so that no game hangs.

        `awaited` says whether anyone is watching the table.
        """
        began = time.perf_counter()
        keys = set(requester.keys)
        self._thinking.update(keys)
        try:
            answers = await self._answers(task, requester, awaited)
        except Exception:
            log.crash("bot failed", levels=sorted(task.levels.values()))
            by_chance = dict.fromkeys(task.levels, "random")
            answers = await self._answers(replace(task, levels=by_chance), requester, awaited)
        finally:
            self._thinking.subtract(keys)
            self._thinking += Counter()  # Without those that have become zero.
        metrics.THINKING.observe(time.perf_counter() - began)
        return answers

    async def _answers(
        self, task: Task, requester: Requester, awaited: Callable[[], bool]
    ) -> Answers:
        if "plan" in task.levels.values():
            plan = await self._trials.best_plan(Supply.of_record(task.record), requester, awaited)
            task = replace(task, known=Knowledge(plan))
        return await self._workers.run(
            think, task, requester, subject=task.record.seed, awaited=awaited
        )
