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

    def __init__(self, work: Callable[[FastView, Question], None]) -> None:
        self._work = work

    def choose(self, view: FastView, question: Question) -> int:
        """Look ahead; what is answered makes no difference."""
        self._work(view, question)
        return question.options()[0]


class AnswerComparison:
    """The open question of a game for one option, and all its answers."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._seed = seed_of(seed)

    def favourite(self, pair: Pair, deals: int) -> tuple[str, float]:
        """The best answer by a first look, and its lead over the second."""
        totals: dict[str, float] = {}

        def work(view: FastView, question: Question) -> None:
            lookahead = Lookahead(view, question)
            bots = self._bots(pair)
            for option in self._options(question):
                shares = [self._share(lookahead, option, deal, bots) for deal in range(deals)]
                totals[question.word(option)] = sum(shares) / deals

        self._game.suggestion(_Asked(work))
        first, second, *_ = sorted(totals.values(), reverse=True)
        return max(totals, key=lambda word: totals[word]), first - second

    def show(self, best: str, pairs: tuple[Pair, ...]) -> ShownLead | None:
        """Show that an answer leads all others under every pair; None if it does not."""
        shown = ShownLead(best, pairs)
        result: list[bool] = []

        def work(view: FastView, question: Question) -> None:
            lookahead = Lookahead(view, question)
            for place, pair in enumerate(pairs):
                if not self._show_under(pair, place, lookahead, question, shown):
                    return
            result.append(True)

        self._game.suggestion(_Asked(work))
        return shown if result else None

    def _show_under(
        self, pair: Pair, place: int, lookahead: Lookahead, question: Question, shown: ShownLead
    ) -> bool:
        bots = self._bots(pair)
        options = {question.word(option): option for option in self._options(question)}
        best = options.pop(shown.best)
        tallies = {word: Trailing() for word in options}
        for word, tally in tallies.items():
            shown.tallies.setdefault(word, []).append(tally)
        done = 0
        for look in LOOKS:
            for number in range(done, look):
                deal = number * len(shown.pairs) + place
                leading = self._share(lookahead, best, deal, bots)
                for word, option in options.items():
                    tallies[word].add(self._share(lookahead, option, deal, bots), leading)
            done = look
            if any(tallies[word].most_gap < LEAD for word in options):
                return False
            options = {w: o for w, o in options.items() if tallies[w].least_gap < LEAD}
            if not options:
                return True
        return False

    def _options(self, question: Question) -> list[int]:
        none = [-1] if question.least == 0 else []
        return [*question.options(), *none]

    def _bots(self, pair: Pair) -> list[Bot]:
        decision = self._game.decision
        assert decision is not None
        own, other = (PlanBot(named_plan(name)) for name in pair)
        return [own if seat == decision.seat else other for seat in range(self._game.player_count)]

    def _share(self, lookahead: Lookahead, option: int, deal: int, bots: list[Bot]) -> float:
        lookahead.play([option], derive(self._seed, deal), bots)
        decision = self._game.decision
        assert decision is not None
        return float(lookahead.share(decision.seat))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
