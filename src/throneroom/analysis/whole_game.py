"""Analysing a finished game, turn by turn."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from throneroom.analysis.results import NOTABLE, Analysis, JudgedAnswer, Outlook
from throneroom.bots.thinking import Effort, Judgement, Model, forecast
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.engine.rng import derive, seed_of
from throneroom.finder.findings import Findings
from throneroom.finder.players import critic, likely_models

SECONDS = 55.0
"""How long the analysis of a game takes, about."""
FOR_OUTLOOKS = 0.05
"""The part of it for the chances to win."""
FOR_FIRST_LOOK = 0.5
"""The part of a turn's time in which every answer gets a first look.

The rest is for those that may be mistakes.
"""
LEAST = 0.001
"""Seconds that are always spent on something, however late it is."""
SEED = seed_of("analysis")
"""The seed of what is imagined; it has nothing to do with the game's own."""


def analyse(
    record: Record, seconds: float = SECONDS, findings: Findings | None = None
) -> Iterator[Analysis]:
    """Judge a game: first the chances turn by turn, then the answers.

    Gives what is known after each step; it is the same object, which grows.
    """
    clock = _Clock(seconds)
    analyst = Analyst(record, findings)
    analysis = Analysis()
    for outlook in analyst.outlooks(FOR_OUTLOOKS * seconds):
        analysis.outlooks.append(outlook)
        analysis.done = clock.done()
        yield analysis
    left = sum(analyst.answers_by_turn)
    for turn, answers in enumerate(analyst.answers_by_turn):
        analysis.answers += analyst.judged(turn, clock.left() * answers / left)
        left -= answers
        analysis.done = clock.done() if left else 1.0
        yield analysis


class Analyst:
    """Looks at the turns of a game, in any order."""

    def __init__(self, record: Record, findings: Findings | None = None) -> None:
        self._findings = findings
        self._finished = record.game()
        self._turns = _turns(record)

    @property
    def answers_by_turn(self) -> list[int]:
        """How many answers were given in each turn."""
        return [len(moments) for moments in self._turns]

    def outlooks(self, seconds: float) -> Iterator[Outlook]:
        """Everybody's chances at the beginning of each turn, and at the end."""
        # What players may be following takes a while to find out, once for each kingdom.
        models = likely_models(self._finished.setup, self._findings)
        clock = _Clock(seconds)
        for number, moments in enumerate(self._turns):
            part = clock.left() / (len(self._turns) - number)
            yield _outlook(moments[0].game, models, part)
        yield from _ending(self._finished)

    def judged(self, turn: int, seconds: float) -> list[JudgedAnswer]:
        """The answers of a turn to which there was an alternative worth a try."""
        clock = _Clock(seconds)
        moments = self._turns[turn]
        found: list[tuple[JudgedAnswer, Judgement]] = []
        for number, moment in enumerate(moments):
            part = clock.left(FOR_FIRST_LOOK) / (len(moments) - number)
            judgement = self._judgement(moment, part)
            if judgement is not None:
                found.append((_judged(moment, judgement), judgement))
        unclear = [judgement for judged, judgement in found if judged.may_be_mistake]
        for number, judgement in enumerate(unclear):
            part = clock.left() / (len(unclear) - number)
            judgement.measure(Effort(seconds=part), NOTABLE)
        return [_measured(judged, judgement) for judged, judgement in found]

    def _judgement(self, moment: "_Moment", seconds: float) -> Judgement | None:
        """What an answer is worth beside the best other one, if any was worth a try."""
        clock = _Clock(seconds)
        game = moment.game
        judge = critic(game.setup, self._findings, Effort(seconds=seconds), SEED)
        decision = moment.decision
        judge.given = decision.options_of(decision.parse(list(moment.answer)))
        game.suggestion(judge)
        judgement = judge.judgement
        assert judgement is not None
        if not judgement.has_other:
            return None
        judgement.measure(Effort(seconds=clock.left()), NOTABLE)
        return judgement


class _Clock:
    """How much is left of some seconds."""

    def __init__(self, seconds: float) -> None:
        self._began = time.perf_counter()
        self._seconds = seconds

    def left(self, part: float = 1.0) -> float:
        """Seconds that are left of a part of the time, or a moment."""
        return max(part * self._seconds - (time.perf_counter() - self._began), LEAST)

    def done(self) -> float:
        """How much of the time is gone, from 0 to 1; never all of it."""
        return min((time.perf_counter() - self._began) / self._seconds, 0.99)


@dataclass(frozen=True)
class _Moment:
    """A question of the game, and how it was answered."""

    game: Game
    answer: tuple[str, ...]

    @property
    def decision(self) -> Decision:
        """The question."""
        decision = self.game.decision
        assert decision is not None
        return decision


def _turns(record: Record) -> list[list[_Moment]]:
    """All questions of a game in their order, turn by turn."""
    game = record.begin()
    turns: list[list[_Moment]] = []
    turn = 0
    for _, answer in record.answers:
        if game.turn != turn:
            turns.append([])
            turn = game.turn
        turns[-1].append(_Moment(game.copy(), tuple(answer)))
        record.advance(game)
    return turns


def _outlook(game: Game, models: list[Model], seconds: float) -> Outlook:
    """Everybody's chances at the beginning of a turn."""
    seed = derive(SEED, game.turn)
    expected = forecast(game, models, Effort(seconds=seconds), seed)
    shares = tuple(expected.shares)
    error = max(expected.error(seat) for seat in range(game.player_count))
    own = game.turns[game.current] + 1
    return Outlook(game.turn, own, game.current, game.answered, shares, error)


def _judged(moment: _Moment, judgement: Judgement) -> JudgedAnswer:
    game, decision = moment.game, moment.decision
    return JudgedAnswer(
        answered=game.answered,
        turn=game.turn,
        own_turn=game.turns[decision.player] + 1,
        seat=decision.seat,
        kind=decision.kind.value,
        place=decision.place.value,
        source=None if decision.source is None else decision.source.id,
        affects=decision.affects,
        given=moment.answer,
        other=tuple(judgement.other),
        lost=judgement.lost,
        error=judgement.error,
        chance=judgement.chance,
    )


def _measured(judged: JudgedAnswer, judgement: Judgement) -> JudgedAnswer:
    """The same, as far as it has been measured since."""
    return replace(judged, lost=judgement.lost, error=judgement.error, chance=judgement.chance)


def _ending(game: Game) -> list[Outlook]:
    """How the game ended, if it did."""
    winners = game.winners
    if not winners:
        return []
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.player_count)]
    return [Outlook(game.turn + 1, 0, None, game.answered, tuple(shares), 0.0)]
