"""What the bots of a table answer, worked out in the processes for long work.

Most bots answer within moments, and together until a person is asked. Those that look ahead give
one answer at a time, so that people see the turn unfold.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from throneroom.analysis import Hint, hint
from throneroom.analysis.hints import SECONDS as HINT_TIME
from throneroom.bots.thinking import Effort
from throneroom.bots.thinking.thinker import TURN
from throneroom.engine.fairness import seed_of_bots
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.finder.findings import Findings
from throneroom.roster import SEARCHING, THINKING, THINKING_TIME, Knowledge, make_bot
from throneroom.server import metrics
from throneroom.server.errors import TooMuch
from throneroom.server.logs import log
from throneroom.server.tables.findings import Searches
from throneroom.server.tables.loaded import LoadedTable, TurnTime
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
    seconds: float = THINKING_TIME
    """How long a bot that looks ahead may think."""


@dataclass(frozen=True)
class HintTask:
    """A question that a person would like a hint about."""

    record: Record
    findings: Findings | None
    seconds: float = HINT_TIME
    rollouts: int = 0
    """If there are any, how many games are imagined, however long that takes."""


@dataclass(frozen=True)
class Replies:
    """What bots answer, in their order."""

    answers: Answers
    turn: int = 0
    """The turn in which a bot that looks ahead has thought about one of them."""
    seconds: float = 0.0
    """How long it has."""


def task(table: Table) -> Task:
    """The task that a table has for its bots."""
    levels = {number: seat.bot for number, seat in enumerate(table.seats) if seat.bot}
    return Task(_record_for_bots(table), levels, seed_of_bots(table.secret))


def _record_for_bots(table: Table) -> Record:
    """The record without where its seeds come from, which (compiled) cannot be pickled anyway."""
    record = table.record()
    record.fairness = None
    record.redeals = [replace(redeal, fairness=None) for redeal in record.redeals]
    return record


def think(task: Task) -> Replies:
    """What the bots answer until a person is asked, the game is over, or one has looked ahead.

    After the answer of a bot that looks ahead, others may follow that need no time.
    """
    game = _position(task.record).copy()
    known = len(game.answers)
    slow = {seat: level for seat, level in task.levels.items() if level in THINKING}
    quick = {
        seat: make_bot(level, game.setup, task.chance, seat, task.known)
        for seat, level in task.levels.items()
        if seat not in slow
    }
    game.seat_bots(quick)
    asked = None if game.decision is None else game.decision.seat
    turn, seconds = game.turn, 0.0
    if asked in slow:
        effort = Effort(seconds=task.seconds)
        bot = make_bot(slow[asked], game.setup, task.chance, asked, task.known, effort)
        began = time.perf_counter()
        answer = game.suggestion(bot)
        seconds = time.perf_counter() - began
        game.answer(answer)
    answers = [(given.seat, list(given.words)) for given in game.answers[known:]]
    return Replies(answers, turn, seconds)


def find_hint(task: HintTask) -> list[Hint]:
    """What looking ahead prefers at the open question, from what the player who is asked knows."""
    effort = Effort(task.rollouts, 0.0 if task.rollouts else task.seconds)
    return [hint(_position(task.record).copy(), task.findings, effort)]


_games: OrderedDict[Deal, Game] = OrderedDict()
"""Games that this process has been asked about, without bots, the latest last.

Replaying the whole record at every turn would make the work grow with the square of its length.
"""


def _position(record: Record) -> Game:
    """The game of a record that is not over, played on from where this process last saw it."""
    deal = _deal(record)
    game = _games.pop(deal, None)
    if game is None or not _leads_to(game, record):
        game = record.begin()
    while game.answered < len(record.answers):
        record.advance(game)
    _games[deal] = game
    if len(_games) > KEPT_GAMES:
        _games.popitem(last=False)
    return game


def _deal(record: Record) -> Deal:
    """What two records of the same game have in common, however far it has been played."""
    cards = tuple(record.kingdom), record.bane, record.colonies, tuple(record.market)
    supply = *cards, record.profile, len(record.names)
    redeals = tuple((redeal.answers, redeal.seed, redeal.generator) for redeal in record.redeals)
    return *supply, record.seed, record.generator, record.start, record.turn_limit, redeals


def _leads_to(game: Game, record: Record) -> bool:
    """Whether the answers of a game are the first of a record: after an undo they may not be."""
    given = [(answer.seat, list(answer.words)) for answer in game.answers if answer.seed is None]
    return given == record.answers[: len(given)]


def time_to_think(seconds: float, spent: float, thoughts: int, processes: int) -> float:
    """How many seconds a bot may think about a question.

    In a turn it has three times as long as for one question, of which some are `spent`. Where more
    thoughts wait than there are processes for them, each gets its share, so that none waits much
    longer than a thought usually takes.
    """
    left = min(seconds, TURN * seconds - spent)
    return max(0.0, left * min(1.0, processes / max(1, thoughts)))


class Thinkers:
    """Lets the bots of tables think, and knows how many tables wait for theirs."""

    def __init__(
        self,
        workers: Workers,
        trials: Trials,
        searches: Searches,
        thinking_time: float = THINKING_TIME,
    ) -> None:
        self._workers = workers
        self._trials = trials
        self._searches = searches
        self._thinking_time = thinking_time
        self._thinking: Counter[str] = Counter()
        self._thoughts = 0
        """How many bots that look ahead think now, or wait for a process."""

    def check_free(self, requester: Requester) -> None:
        """Refuse more bots for someone who has many tables with bots that still think."""
        by_address, by_person = requester.keys
        many = self._thinking[by_person] >= MOST_PER_PERSON
        if many or self._thinking[by_address] >= MOST_PER_ADDRESS:
            raise TooMuch("bots-busy", most=MOST_PER_PERSON)

    async def answers_at(self, loaded: LoadedTable) -> Answers:
        """What the bots of a table answer."""
        return await self.answers(
            task(loaded.table), loaded.requester, lambda: loaded.watched, loaded.turn_time
        )

    async def answers(
        self,
        task: Task,
        requester: Requester,
        awaited: Callable[[], bool] = lambda: True,
        spent: TurnTime | None = None,
    ) -> Answers:
        """Let bots think; if one fails, random answers take its place, so that no game hangs.

        `awaited` says whether anyone is watching the table, and `spent` how long its bots have
        thought in this turn.
        """
        spent = spent or TurnTime()
        began = time.perf_counter()
        keys = set(requester.keys)
        self._thinking.update(keys)
        try:
            thought = await self._thought(task, requester, awaited, spent)
        except Exception:
            log.crash("bot failed", levels=sorted(task.levels.values()))
            by_chance = replace(task, levels=dict.fromkeys(task.levels, "random"))
            thought = await self._thought(by_chance, requester, awaited, spent)
        finally:
            self._thinking.subtract(keys)
            self._thinking += Counter()  # Without those that have become zero.
        metrics.THINKING.observe(time.perf_counter() - began)
        spent.add(thought.turn, thought.seconds)
        return thought.answers

    async def hint_at(
        self, loaded: LoadedTable, requester: Requester, awaited: Callable[[], bool]
    ) -> Hint | None:
        """A hint about the open question of a table; None if it was not `awaited` any more."""
        record = _record_for_bots(loaded.table)
        findings = await self._searches.known(Supply.of_record(record))
        task = HintTask(record, findings)

        def timed(task: HintTask) -> HintTask:
            processes = self._workers.most_heavy
            seconds = time_to_think(HINT_TIME, 0.0, self._thoughts, processes)
            return replace(task, seconds=seconds)

        def unwanted() -> list[Hint] | None:
            return None if awaited() else []

        self._thoughts += 1
        try:
            found = await self._workers.run(
                find_hint,
                task,
                requester,
                subject=record.seed,
                heavy=True,
                awaited=awaited,
                at_start=timed,
                known=unwanted,
            )
        finally:
            self._thoughts -= 1
        return next(iter(found), None)

    async def _thought(
        self, task: Task, requester: Requester, awaited: Callable[[], bool], spent: TurnTime
    ) -> Replies:
        task = replace(task, known=await self._known(task, requester, awaited))
        slow = not THINKING.isdisjoint(task.levels.values())

        def timed(task: Task) -> Task:
            """With the time there is now, when it begins."""
            return replace(task, seconds=self._time_to_think(spent.seconds))

        self._thoughts += slow
        try:
            return await self._workers.run(
                think,
                task,
                requester,
                subject=task.record.seed,
                heavy=slow,
                awaited=awaited,
                at_start=timed if slow else lambda task: task,
            )
        finally:
            self._thoughts -= slow

    def _time_to_think(self, spent: float) -> float:
        processes = self._workers.most_heavy
        return time_to_think(self._thinking_time, spent, self._thoughts, processes)

    async def _known(
        self, task: Task, requester: Requester, awaited: Callable[[], bool]
    ) -> Knowledge:
        """What the bots need to know about the kingdom."""
        levels = set(task.levels.values())
        supply = Supply.of_record(task.record)
        found = None
        if not levels.isdisjoint(SEARCHING):
            found = await self._searches.findings(supply, requester, awaited)
        plan = ""
        if "plan" in levels or ("expert" in levels and found is None):
            plan = await self._trials.best_plan(supply, requester, awaited)
        return Knowledge(plan, found)
