"""Comparing answers: the worse half is given up again and again, and the rest is tried more."""

import math
import time
from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.rng import derive

MARGIN: Final = 0.1
"""How much of a result is by how many points, and not only who wins; it tells answers apart sooner."""
SPREAD: Final = 6.0
"""A lead of this many points is most of what a lead can count."""
CLEAR: Final = 3.5
"""How many standard errors make a difference so clear that thinking can stop."""
BATCH: Final = 16
"""Deals after which it is looked at whether to stop."""


@final
class Trial:
    """An answer, who plays on after it, and how that went."""

    def __init__(self, answer: list[int], bots: list[Bot]) -> None:
        self.answer: Final = answer
        self.bots: Final = bots
        self.deals: i64 = 0
        self.total: float = 0.0
        # The difference to the usual answer in the same deals, and its square.
        self.gap: float = 0.0
        self.squares: float = 0.0

    @property
    def mean(self) -> float:
        """What the answer brings on average."""
        return self.total / float(self.deals) if self.deals else 0.0

    @property
    def advantage(self) -> float:
        """By how much that is more than the usual answer brings in the same deals."""
        return self.gap / float(self.deals) if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of the advantage."""
        if not self.deals:
            return 1.0
        mean = self.advantage
        variance = max(1e-4, self.squares / float(self.deals) - mean * mean)
        return math.sqrt(variance / float(self.deals))


@final
class Effort:
    """How long to think: a number of imagined games, or seconds; 0 means no limit."""

    def __init__(self, rollouts: int = 0, seconds: float = 0.0) -> None:
        self.rollouts: Final[i64] = rollouts
        self.seconds: Final[float] = seconds


@final
class Search:
    """Compares answers to the open question; the first one is the usual one."""

    def __init__(self, lookahead: Lookahead, seat: i64, trials: list[Trial], seed: i64) -> None:
        self.trials: Final = trials
        self.rollouts: i64 = 0
        self._lookahead: Final = lookahead
        self._seat: Final[i64] = seat
        self._seed: Final[i64] = seed
        self._deal: i64 = 0

    def run(self, effort: Effort) -> Trial:
        """Think, and give the best answer; the usual one unless another is better by enough."""
        began = time.perf_counter()
        alive = self.trials
        rounds = max(1, math.ceil(math.log2(max(2, len(alive)))))
        for number in range(rounds):
            until = began + effort.seconds * (number + 1) / rounds
            deals = i64(effort.rollouts // (rounds * len(alive))) if effort.rollouts else i64(0)
            self._try(alive, max(deals, 2) if effort.rollouts else i64(0), until)
            if len(alive) > 2:
                alive = self._better_half(alive)
            if self._is_clear(alive):
                break
        best = max(alive, key=lambda trial: trial.advantage)
        return best if best.advantage > best.error else self.trials[0]

    def _try(self, alive: list[Trial], deals: i64, until: float) -> None:
        """Try answers in a number of deals, or for a time."""
        tried: i64 = 0
        while deals == 0 or tried < deals:
            if deals == 0 and time.perf_counter() > until:
                return
            self._play(alive)
            tried += 1
            if tried % BATCH == 0 and self._is_clear(alive):
                return

    def _play(self, alive: list[Trial]) -> None:
        """Try every answer in the next deal."""
        lookahead = self._lookahead
        deal = derive(self._seed, self._deal)
        self._deal += 1
        usual = 0.0
        for trial in alive:
            lookahead.play(trial.answer, deal, trial.bots)
            value = self._value()
            if trial is alive[0]:
                usual = value
            trial.total += value
            trial.gap += value - usual
            trial.squares += (value - usual) * (value - usual)
            trial.deals += 1
            self.rollouts += 1

    def _value(self) -> float:
        """What the last game was worth, from 0 to 1."""
        lookahead = self._lookahead
        points = lookahead.points
        best: i64 = -1000
        for seat in range(len(points)):
            if seat != self._seat:
                best = max(best, points[seat])
        lead = float(points[self._seat] - best)
        return (1.0 - MARGIN) * lookahead.share(self._seat) + MARGIN / (
            1.0 + math.exp(-lead / SPREAD)
        )

    def _better_half(self, alive: list[Trial]) -> list[Trial]:
        """The usual answer, with which all are compared, and the better ones of the others."""
        usual = alive[0]
        others = sorted(alive[1:], key=lambda trial: -trial.advantage)
        return [usual, *others[: max(1, (len(alive) // 2) - 1)]]

    def _is_clear(self, alive: list[Trial]) -> bool:
        """Whether more deals would hardly change the answer."""
        if alive[0].deals < BATCH:
            return False
        best = max(alive, key=lambda trial: trial.advantage)
        if best is alive[0]:
            return all(trial.advantage + CLEAR * trial.error < 0.0 for trial in alive[1:])
        if best.advantage < CLEAR * best.error:
            return False
        return all(
            trial is best or trial.advantage + CLEAR * trial.error < best.advantage
            for trial in alive
        )
