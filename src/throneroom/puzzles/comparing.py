"""Comparing the answers to a question by look-ahead, on the same imagined deals.

A lead is shown when it is large enough beyond doubt, and under every pair of plans that play on:
then neither luck nor one plan's way to play explains it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.fast_view import FastView
from throneroom.engine.game import Game
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.question import Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.puzzles.judges import ranking
from throneroom.puzzles.ways import Way, open_decision, ways_to_answer
from throneroom.sim.supply import Supply

LEAD = 0.05
"""By what share of games the best answer must lead every other one."""
CERTAIN = 3.5
"""Standard errors for 99.9 % confidence, also when a result is looked at four times."""
LOOKS = (500, 1000, 2000, 4000)
"""After how many deals a result is looked at."""
LEAST_SECOND = 0.35
"""The second plan must win at least this share against the best, or it is no sensible one."""

Pair = tuple[str, str]
"""Two plans of the library: who is asked plays on by the first, the others by the second."""


@dataclass
class Trailing:
    """How an answer did under one pair of plans, and how far it was behind the best."""

    deals: int = 0
    share: float = 0.0
    _gap: float = 0.0
    _squares: float = 0.0

    def add(self, share: float, best: float) -> None:
        """Note a deal, with what the best answer brought in it."""
        self.deals += 1
        self.share += share
        self._gap += best - share
        self._squares += (best - share) ** 2

    @property
    def gap(self) -> float:
        """By how much it is behind on average."""
        return self._gap / self.deals

    @property
    def error(self) -> float:
        """The standard error of that."""
        variance = self._squares / self.deals - self.gap**2
        return math.sqrt(max(variance, 1 / self.deals) / self.deals)

    @property
    def least_gap(self) -> float:
        """What the gap is at least, with the confidence that is asked for."""
        return self.gap - CERTAIN * self.error

    @property
    def most_gap(self) -> float:
        """What it is at most."""
        return self.gap + CERTAIN * self.error


@dataclass
class ShownLead:
    """A lead that has been shown."""

    best: str
    pairs: tuple[Pair, ...]
    tallies: dict[str, list[Trailing]] = field(default_factory=dict)
    """For every other answer, how it did under each pair."""

    @property
    def deals(self) -> int:
        """In how many deals the closest answer was compared."""
        return max(tally.deals for tallies in self.tallies.values() for tally in tallies)

    @property
    def lead(self) -> float:
        """The lead that has been shown over every answer under every pair."""
        return min(tally.least_gap for tallies in self.tallies.values() for tally in tallies)

    def shares(self) -> dict[str, float]:
        """The share of games that each answer wins, over all pairs; the best answer first."""
        behind = {
            word: _mean([tally.gap for tally in tried]) for word, tried in self.tallies.items()
        }
        tried = max(self.tallies.values(), key=lambda tallies: tallies[0].deals)
        best = _mean([tally.share / tally.deals + tally.gap for tally in tried])
        return {
            self.best: best,
            **{word: best - gap for word, gap in sorted(behind.items(), key=lambda pair: pair[1])},
        }


def pairs_for(setup: Setup) -> tuple[Pair, ...]:
    """The pairs of plans that answers are compared under; none where only one plan is sensible."""
    ranked = ranking(Supply.of(setup))
    if ranked.second < LEAST_SECOND:
        return ()
    best, second = ranked.names[:2]
    return (best, best), (second, second), (second, best)


class _Asked(Bot):
    """Takes the place of the player who is asked, to look ahead from what that player knows."""

    def __init__(self, work: Callable[[Lookahead], None]) -> None:
        self._work = work

    def choose(self, view: FastView, question: Question) -> int:
        """Look ahead; what is answered makes no difference."""
        self._work(Lookahead(view, question))
        return question.options()[0]

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """The same where several options are asked for."""
        self._work(Lookahead(view, question))
        return question.candidates()[: question.least]


class _Following(Bot):
    """Takes some steps that are settled, and goes on as another bot would."""

    def __init__(self, steps: list[list[int]], then: Bot) -> None:
        self._steps = steps
        self._then = then

    def choose(self, view: FastView, question: Question) -> int:
        """The next step, where it is one option."""
        if self._steps:
            return self._steps.pop(0)[0]
        return int(self._then.choose(view, question))

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """The next step."""
        return self._steps.pop(0) if self._steps else self._then.choose_several(view, question)


class AnswerComparison:
    """The open question of a game, and all ways to answer it."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._seed = seed_of(seed)
        self._seat = open_decision(game).seat
        self._ways = {way.text: way for way in ways_to_answer(game)}

    def favourite(self, pair: Pair, deals: int) -> tuple[str, float]:
        """The best answer by a first look, and its lead over the second."""
        totals: dict[str, float] = {}

        def work(lookahead: Lookahead) -> None:
            bots = self._bots(pair)
            for word, way in self._ways.items():
                shares = [self._share(lookahead, way, deal, bots) for deal in range(deals)]
                totals[word] = sum(shares) / deals

        self._game.suggestion(_Asked(work))
        first, second, *_ = sorted(totals.values(), reverse=True)
        return max(totals, key=lambda word: totals[word]), first - second

    def show(self, best: str, pairs: tuple[Pair, ...]) -> ShownLead | None:
        """Show that an answer leads all others under every pair; None if it does not."""
        shown = ShownLead(best, pairs)
        result: list[bool] = []

        def work(lookahead: Lookahead) -> None:
            for place, pair in enumerate(pairs):
                if not self._show_under(pair, place, lookahead, shown):
                    return
            result.append(True)

        self._game.suggestion(_Asked(work))
        return shown if result else None

    def _show_under(self, pair: Pair, place: int, lookahead: Lookahead, shown: ShownLead) -> bool:
        bots = self._bots(pair)
        ways = dict(self._ways)
        best = ways.pop(shown.best)
        tallies = {word: Trailing() for word in ways}
        for word, tally in tallies.items():
            shown.tallies.setdefault(word, []).append(tally)
        done = 0
        for look in LOOKS:
            for number in range(done, look):
                deal = number * len(shown.pairs) + place
                leading = self._share(lookahead, best, deal, bots)
                for word, way in ways.items():
                    tallies[word].add(self._share(lookahead, way, deal, bots), leading)
            done = look
            if any(tallies[word].most_gap < LEAD for word in ways):
                return False
            ways = {w: way for w, way in ways.items() if tallies[w].least_gap < LEAD}
            if not ways:
                return True
        return False

    def _bots(self, pair: Pair) -> list[Bot]:
        own, other = (PlanBot(named_plan(name)) for name in pair)
        return [own if seat == self._seat else other for seat in range(self._game.player_count)]

    def _share(self, lookahead: Lookahead, way: Way, deal: int, bots: list[Bot]) -> float:
        first, *further = way.options
        if further:
            bots = [*bots]
            bots[self._seat] = _Following(further, bots[self._seat])
        lookahead.play(first, derive(self._seed, deal), bots)
        return float(lookahead.share(self._seat))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
