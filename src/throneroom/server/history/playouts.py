"""From a moment of a finished game, a thousand times: played in the background, piece by piece."""

import asyncio
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field, replace

from sqlalchemy import Engine

from throneroom.bots.thinking.models import likely_seatings
from throneroom.engine.bot import Bot
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.engine.record import Record, read
from throneroom.finder.keeping import findings_in
from throneroom.finder.players import likely_models
from throneroom.lab.statistics import difference, interval, mean
from throneroom.roster import LEVELS, THINKING, Knowledge, make_bot
from throneroom.server.errors import Refused, TooMuch, Unavailable
from throneroom.server.history.playouts_shown import (
    AnswerTried,
    PlayerAhead,
    PlayoutsShown,
    ShareShown,
)
from throneroom.server.history.replay import record_of
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.tables.findings import Searches
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.series import TURNS_EACH
from throneroom.sim.supply import Supply

DEALS = 1000
PIECE = 50
"""Deals that a process plays at a time."""
MOST_ANSWERS = 20
"""More are not compared, or it would take too long."""
MOST_EACH = 2
"""Questions of this kind that a person may be waiting for at a time."""
KEPT = 200
"""Moments whose results are kept in memory."""
WATCHED = 15.0
"""Seconds after which a question that nobody looks at is given up."""
LIKELY = "likely"
"""Instead of a level: the plan that explains best what a player has gained so far."""
OFFERED = (LIKELY, *(level for level in LEVELS if level not in THINKING))
DULL = ("copper", "curse")
"""What hardly anybody wants to buy, so that it need not be compared."""

Answer = tuple[str, ...] | None
"""What is answered at the moment; None leaves it to the bot."""


@dataclass(frozen=True)
class PlayedGame:
    """How one of the games went."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    """Of all players, counted from the moment."""

    def share(self, seat: int) -> float:
        """A player's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class SomeGames:
    """Some deals of a moment."""

    record: str
    """Up to there."""
    seats: tuple[str, ...]
    """For each seat a level, or `likely`."""
    findings: str
    """What is known about the kingdom, as JSON; empty if nothing is."""
    answers: tuple[Answer, ...]
    deals: range


def play_some(piece: SomeGames) -> list[list[PlayedGame]]:
    """Play some deals; for each answer how each of them went."""
    game = read(piece.record).game()
    findings = findings_in(piece.findings) if piece.findings else None
    models = likely_models(game.setup, findings) if LIKELY in piece.seats else []
    seatings = likely_seatings(models, game.view(0).gains, game.turns) if models else [[]]
    known = Knowledge("", findings) if findings is not None else None
    played: list[list[PlayedGame]] = [[] for _ in piece.answers]
    for deal in piece.deals:
        dealt = game.copy()
        dealt.determinise(f"from here {deal}")
        likely = seatings[deal % len(seatings)]
        for outcomes, answer in zip(played, piece.answers, strict=True):
            bots: dict[int, Bot] = {
                seat: likely[seat]
                if level == LIKELY
                else make_bot(level, game.setup, str(deal), seat, known)
                for seat, level in enumerate(piece.seats)
            }
            outcomes.append(_played_on(dealt.copy(), answer, bots))
    return played


def _played_on(game: Game, answer: Answer, bots: dict[int, Bot]) -> PlayedGame:
    turn = game.turn
    if answer is not None:
        game.answer(list(answer))
    game.seat_bots(bots)
    return PlayedGame(tuple(game.winners), tuple(game.scores), game.turn - turn)


def answers_to_compare(decision: Decision, given: list[str]) -> list[Answer]:
    """The answers that are worth comparing, with the one that was given first; often none."""
    if decision.several or decision.takes_all:
        return []
    words = [word for word in dict.fromkeys(decision.words) if word not in given]
    if decision.kind == Kind.BUY:
        words = [word for word in words if word not in DULL]
    tried: list[Answer] = [tuple(given), *((word,) for word in words)]
    return tried[:MOST_ANSWERS] if len(tried) > 1 else []


@dataclass
class _Question:
    """What a person wants to know about a moment, and how far it is known."""

    record: Record
    seat: int
    """The player who is asked there."""
    seats: tuple[str, ...]
    answers: tuple[Answer, ...]
    """None comes first: the bot decides as it likes."""
    outcomes: list[list[PlayedGame]] = field(default_factory=list)
    requester: Requester | None = None
    """Who waits for it, as long as it is not finished."""
    watched: float = field(default_factory=time.monotonic)
    failed: bool = False

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.outcomes[0]) if self.outcomes else 0

    @property
    def is_watched(self) -> bool:
        """Whether anybody has looked at it lately."""
        return time.monotonic() - self.watched < WATCHED


Key = tuple[str, int, tuple[str, ...]]


class FromHere:
    """All questions of this kind; what was found stays in memory for a while."""

    def __init__(self, engine: Engine, workers: Workers, searches: Searches) -> None:
        self._engine = engine
        self._workers = workers
        self._searches = searches
        self._known: OrderedDict[Key, _Question] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, id: str, who: Identity, answers: int, seats: list[str]) -> PlayoutsShown:
        """What is known about a moment; what nobody has asked yet begins to be played."""
        key = id, answers, tuple(seats)
        # Also where it is known: the game may have been removed.
        record = await asyncio.to_thread(record_of, self._engine, id)
        question = self._known.get(key)
        if question is not None and question.failed:
            # Not begun again by those who merely look whether there is more.
            del self._known[key]
            raise Unavailable("playouts-failed")
        if question is None or (question.requester is None and question.deals < DEALS):
            asked = await asyncio.to_thread(_question, record, answers, tuple(seats))
            question = self._begin(key, asked, Requester(who.person_id, who.address))
        self._known.move_to_end(key)
        question.watched = time.monotonic()
        return _shown(question)

    def _begin(self, key: Key, question: _Question, requester: Requester) -> _Question:
        running = self._known.get(key)
        if running is not None and running.requester is not None:
            return running
        waiting = sum(one.requester == requester for one in self._known.values())
        if waiting >= MOST_EACH:
            raise TooMuch("too-many-playouts", most=MOST_EACH)
        question.requester = requester
        self._known[key] = question
        self._forget_oldest()
        task = asyncio.get_running_loop().create_task(self._play(question, requester))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return question

    def _forget_oldest(self) -> None:
        finished = [key for key, one in self._known.items() if one.requester is None]
        for key in finished[: max(0, len(self._known) - KEPT)]:
            del self._known[key]

    async def _play(self, question: _Question, requester: Requester) -> None:
        """Play piece by piece until all is played, or nobody looks any more."""
        try:
            known = await self._searches.known(Supply.of_record(question.record))
            findings = "" if known is None else known.to_json()
            line = question.record.line()
            for first in range(0, DEALS, PIECE):
                if not question.is_watched:
                    return
                deals = range(first, min(first + PIECE, DEALS))
                piece = SomeGames(line, question.seats, findings, question.answers, deals)
                found = await self._workers.run(
                    play_some, piece, requester, awaited=lambda: question.is_watched
                )
                before = question.outcomes or [[] for _ in found]
                question.outcomes = [[*old, *new] for old, new in zip(before, found, strict=True)]
        except Exception:
            log.crash("playing on failed")
            question.failed = True
        finally:
            question.requester = None

    async def close(self) -> None:
        """End what goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _question(record: Record, answers: int, seats: tuple[str, ...]) -> _Question:
    """What there is to find out about a moment of a game."""
    branch = record.branch(answers)
    if len(seats) != len(branch.names):
        raise Refused("branch-seats", count=len(branch.names))
    unknown = [level for level in seats if level not in OFFERED]
    if unknown:
        raise Refused("playout-level", name=unknown[0], known=list(OFFERED))
    game = branch.game()
    # Bad play must come to an end as well.
    limit = min(game.turn_limit, game.turn + TURNS_EACH * game.player_count)
    decision = game.decision
    assert decision is not None
    given = record.answers[answers][1] if answers < len(record.answers) else []
    compared = answers_to_compare(decision, given) if given else []
    bounded = replace(branch, turn_limit=limit, fairness=None, comments={})
    return _Question(bounded, int(decision.seat), seats, (None, *compared))


def _shown(question: _Question) -> PlayoutsShown:
    outcomes, players = question.outcomes, len(question.seats)
    done = question.deals / DEALS
    running = question.requester is not None
    if not outcomes:
        return PlayoutsShown(
            done=0.0, running=running, games=0, turns=0.0, players=[], seat=question.seat, tried=[]
        )
    free = outcomes[0]
    return PlayoutsShown(
        done=done,
        running=running,
        games=sum(len(each) for each in outcomes),
        turns=_mean([one.turns for one in free]) / players,
        players=[_player(free, seat) for seat in range(players)],
        seat=question.seat,
        tried=_tried(question),
    )


def _player(outcomes: list[PlayedGame], seat: int) -> PlayerAhead:
    share = interval(Counter(one.share(seat) for one in outcomes), len(outcomes))
    points = _mean([one.points[seat] for one in outcomes])
    best_other = [
        max(score for other, score in enumerate(one.points) if other != seat) for one in outcomes
    ]
    lead = points - _mean(best_other)
    wins = ShareShown(share=share.share, low=share.low, high=share.high)
    return PlayerAhead(wins=wins, points=points, lead=lead)


def _tried(question: _Question) -> list[AnswerTried]:
    """The answers, the best for the player who is asked first."""
    seat = question.seat
    compared = [
        (answer, [one.share(seat) for one in outcomes])
        for answer, outcomes in zip(question.answers, question.outcomes, strict=True)
        if answer is not None
    ]
    if not compared:
        return []
    given = compared[0][0]
    compared.sort(key=lambda tried: -sum(tried[1]))
    best = compared[0][1]
    found: list[AnswerTried] = []
    for answer, shares in compared:
        wins = interval(Counter(shares), len(shares))
        pairs = zip(best, shares, strict=True)
        behind = difference(Counter(one - other for one, other in pairs))
        found.append(
            AnswerTried(
                answer=list(answer or ()),
                given=answer == given,
                wins=ShareShown(share=wins.share, low=wins.low, high=wins.high),
                behind=ShareShown(share=behind.share, low=behind.low, high=behind.high),
            )
        )
    return found


def _mean(values: list[int]) -> float:
    return mean(Counter(float(value) for value in values))
