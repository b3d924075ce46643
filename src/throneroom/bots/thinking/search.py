"""Comparing answers: the worse half is given up again and again, and the rest is tried more."""

import math
import time
from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.rng import derive

MARGIN: Final = 0.1
"""How much of a result is the difference in points, which tells answers apart sooner."""
SPREAD: Final = 6.0
"""A lead of this many points is most of what a lead can count."""
CLEAR: Final = 3.5
"""How many standard errors make a difference so clear that thinking can stop."""
HOPELESS: Final = 2.5
"""How many standard errors behind the usual answer an answer is given up."""
GAP: Final = 1.0
"""How many standard errors an answer must be better than the usual one."""
BATCH: Final = 16
"""After this many deals at a time, unclear answers are tried further."""
LEAST: Final = 16
"""Fewer deals than this never prove an answer better than the usual one."""
PRECISE: Final = 0.008
"""A standard error that is small enough to tell people about a difference."""


@final
class TriedAnswer:
    """An answer, who plays on after it, and how that went.

    `seatings` are the bots of all seats; deals take them in turn.
    """

    def __init__(self, answer: list[int], seatings: list[list[Bot]]) -> None:
        self.answer: Final = answer
        self.seatings: Final = seatings
        self.deals: i64 = 0
        self._total: float = 0.0
        # The difference to the usual answer in the same deals, and its square.
        self._gap: float = 0.0
        self._squares: float = 0.0

    def add(self, value: float, usual: float) -> None:
        """Note what a deal was worth, and what it was worth with the usual answer."""
        self.deals += 1
        self._total += value
        self._gap += value - usual
        self._squares += (value - usual) * (value - usual)

    @property
    def mean(self) -> float:
        """What the answer brings on average, from 0 to 1."""
        return self._total / float(self.deals) if self.deals else 0.0

    @property
    def advantage(self) -> float:
        """By how much that is more than the usual answer brings in the same deals."""
        return self._gap / float(self.deals) if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of the advantage."""
        if not self.deals:
            return 1.0
        mean = self.advantage
        variance = max(1e-4, self._squares / float(self.deals) - mean * mean)
        return math.sqrt(variance / float(self.deals))

    @property
    def doubt(self) -> float:
        """The same for verdicts: as if one more game had been won by it, and one more lost.

        So a few games that all went the same way prove nothing.
        """
        deals = float(self.deals) + 2.0
        mean = self._gap / deals
        return math.sqrt(((self._squares + 2.0) / deals - mean * mean) / deals)

    def is_better(self, gap: float) -> bool:
        """Whether it beats the usual answer by this many standard errors, measured by `doubt`.

        Judged by `error` alone, a bot with little time plays worse than one that does not think.
        """
        mean = self._gap / (float(self.deals) + 2.0)
        return self.deals >= LEAST and mean > gap * self.doubt


@final
class Effort:
    """How long to think about a question: a number of imagined games, or seconds."""

    def __init__(self, rollouts: int = 0, seconds: float = 0.0) -> None:
        self.rollouts: Final[i64] = rollouts
        self.seconds: Final[float] = seconds

    def part(self, share: float) -> "Effort":
        """A part of it; where games are counted, one at least."""
        rollouts = max(1, int(float(self.rollouts) * share)) if self.rollouts else 0
        return Effort(rollouts, self.seconds * share)


@final
class AnswerSearch:
    """Compares answers to the open question in the same imagined deals.

    The first answer is the usual one, with which all others are compared.
    """

    def __init__(self, lookahead: Lookahead, seat: i64, seed: i64) -> None:
        self.rollouts: i64 = 0
        self._margin: float = MARGIN
        self._lookahead: Final = lookahead
        self._seat: Final[i64] = seat
        self._seed: Final[i64] = seed
        self._deal: i64 = 0

    def count_victories_only(self) -> None:
        """From now on, the difference in points counts for nothing."""
        self._margin = 0.0

    def best(self, trials: list[TriedAnswer], effort: Effort, gap: float = GAP) -> TriedAnswer:
        """The best answer; the usual one unless another is better by enough standard errors."""
        best = max(self._best_few(trials, effort), key=lambda trial: trial.advantage)
        return best if best.is_better(gap) else trials[0]

    def strongest(self, trials: list[TriedAnswer], effort: Effort) -> TriedAnswer:
        """The best answer beside the usual one."""
        others = self._best_few(trials, effort)[1:]
        return max(others or trials[1:], key=lambda trial: trial.advantage)

    def _best_few(self, trials: list[TriedAnswer], effort: Effort) -> list[TriedAnswer]:
        """The usual answer and the best others, after the rest has been given up."""
        began = time.perf_counter()
        alive = trials
        rounds = max(1, math.ceil(math.log2(float(len(trials)))))
        for number in range(rounds):
            until = began + effort.seconds * float(number + 1) / float(rounds)
            deals: i64 = 0
            if effort.rollouts:
                deals = max(effort.rollouts // (rounds * len(alive)), 2)
            self._try(alive, deals, until)
            if len(alive) > 2:
                alive = _better_half(alive)
            if _is_clear(alive):
                break
        return alive

    def compare(
        self, given: TriedAnswer, other: TriedAnswer, effort: Effort, enough: float
    ) -> None:
        """Try two answers equally often, until it is clear whether the other gains enough."""
        trials = [given, other]
        deals: i64 = max(effort.rollouts // 2, 1) if effort.rollouts else 0
        until = time.perf_counter() + effort.seconds
        tried: i64 = 0
        while tried < deals if deals else time.perf_counter() < until:
            self._play(trials)
            tried += 1
            if tried % BATCH == 0 and _is_measured(other, enough):
                return

    def _try(self, alive: list[TriedAnswer], deals: i64, until: float) -> None:
        """Try answers in a number of deals, or for a time."""
        tried: i64 = 0
        while deals == 0 or tried < deals:
            if deals == 0 and time.perf_counter() > until:
                return
            self._play(alive)
            tried += 1
            if tried % BATCH == 0:
                if _is_clear(alive):
                    return
                alive = _hopeful(alive)

    def _play(self, alive: list[TriedAnswer]) -> None:
        """Try every answer in the next deal."""
        lookahead = self._lookahead
        number = self._deal
        deal = derive(self._seed, number)
        self._deal = number + 1
        usual = 0.0
        for place in range(len(alive)):
            trial = alive[place]
            seatings = trial.seatings
            lookahead.play(trial.answer, deal, seatings[number % len(seatings)])
            value = self._value()
            if place == 0:
                usual = value
            trial.add(value, usual)
        self.rollouts += len(alive)

    def _value(self) -> float:
        """What the last game was worth, from 0 to 1."""
        lookahead = self._lookahead
        points = lookahead.points
        best: i64 = -1000
        for seat in range(len(points)):
            if seat != self._seat:
                best = max(best, points[seat])
        lead = float(points[self._seat] - best)
        close = 1.0 / (1.0 + math.exp(-lead / SPREAD))
        return (1.0 - self._margin) * lookahead.share(self._seat) + self._margin * close


def _better_half(alive: list[TriedAnswer]) -> list[TriedAnswer]:
    """The usual answer, and the better ones of the others."""
    others = sorted(alive[1:], key=lambda trial: -trial.advantage)
    return [alive[0], *others[: max(1, len(alive) // 2 - 1)]]


def _hopeful(alive: list[TriedAnswer]) -> list[TriedAnswer]:
    """The usual answer, and those that may still turn out to be better."""
    return [
        trial
        for trial in alive
        if trial is alive[0] or trial.advantage + HOPELESS * trial.error > 0.0
    ]


def _is_clear(alive: list[TriedAnswer]) -> bool:
    """Whether more deals would hardly change the answer."""
    usual = alive[0]
    if len(alive) == 1:
        return True
    if usual.deals < BATCH:
        return False
    best = max(alive, key=lambda trial: trial.advantage)
    if best is usual:
        return all(trial.advantage + CLEAR * trial.error < 0.0 for trial in alive[1:])
    if best.advantage < CLEAR * best.error:
        return False
    return all(
        trial is best or trial.advantage + CLEAR * trial.error < best.advantage for trial in alive
    )


def _is_measured(other: TriedAnswer, enough: float) -> bool:
    """Whether more deals would tell people nothing that matters to them."""
    if other.advantage + CLEAR * other.doubt < enough:
        return True
    return other.doubt < PRECISE and other.advantage > CLEAR * other.doubt
