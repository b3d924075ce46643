"""A bot that tries its answers out before it gives them."""

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking.candidates import several_answers, single_answers
from throneroom.bots.thinking.models import Model, likely_seatings
from throneroom.bots.thinking.search import GAP, AnswerSearch, Effort, TriedAnswer
from throneroom.engine.bot import Bot
from throneroom.engine.fast_view import FastView
from throneroom.engine.lookahead import Lookahead, gains_seen
from throneroom.engine.question import BUY, Question
from throneroom.engine.rng import derive

PART_FOR_PLANS: Final = 0.2
"""How much of the effort goes into which plan to follow, where there are several."""
PART_AT_PURCHASES: Final = 0.5
"""The same at purchases, where further plans may be taken up."""
GAP_OF_PLANS: Final = 2.0
"""How many standard errors a further plan must be better than the usual one."""
TURN: Final = 3.0
"""In a turn there is this many times as long to think as about one question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Looks ahead at every question, on top of plans.

    It may follow any of its own plans, of which the first is the usual one, and at purchases take
    up one of some further plans; the models are plans that the other players may be following. The
    same view, question, seed and number of rollouts always get the same answer.
    """

    def __init__(
        self,
        own: list[PlanBot],
        models: list[Model],
        effort: Effort,
        seed: int,
        further: list[PlanBot] | None = None,
    ) -> None:
        self._own: Final = own
        self._further: Final = further or []
        self._models: Final = models
        self._effort: Final = effort
        self._seed: Final = seed
        self._turn: i64 = 0
        self._seconds: float = 0.0
        self.rollouts: i64 = 0
        self.asked: i64 = 0
        self.changed: i64 = 0

    @property
    def looks_ahead(self) -> bool:
        """It does."""
        return True

    def choose(self, view: FastView, question: Question) -> i64:
        """The option that does best in imagined games."""
        plans = [[int(bot.choose(view, question))] for bot in self._followable(question)]
        return self._best(view, question, plans)[0]

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """The options that do best in imagined games."""
        plans = [bot.choose_several(view, question) for bot in self._followable(question)]
        return self._best(view, question, plans)

    def _followable(self, question: Question) -> list[PlanBot]:
        """The plans that may be followed from here on, the usual one first."""
        return self._own + self._further if question.kind == BUY else self._own

    def _best(self, view: FastView, question: Question, plans: list[list[int]]) -> list[int]:
        """The best answer, given those of the plans that may be followed."""
        effort = self._left(view)
        if effort.rollouts == 0 and effort.seconds <= 0.0:
            return plans[0]
        if len(self._answers(view, question, plans, 0)) == 1:
            # Whichever plan is followed, there is nothing to choose.
            return plans[0]
        began = time.perf_counter()
        search = AnswerSearch(Lookahead(view, question), question.seat, self._salt(question))
        followed = 0
        if len(plans) > 1:
            further = len(plans) > len(self._own)
            part = PART_AT_PURCHASES if further else PART_FOR_PLANS
            gap = GAP_OF_PLANS if further else GAP
            followed = self._best_plan(view, question, plans, search, effort.part(part), gap)
            effort = effort.part(1.0 - part)
        answers = self._answers(view, question, plans, followed)
        seatings = self._seatings(view, question, self._followable(question)[followed])
        trials = [TriedAnswer(answer, seatings) for answer in answers]
        best = search.best(trials, effort).answer
        self._note(search, best != plans[0], time.perf_counter() - began)
        return best

    def _answers(
        self, view: FastView, question: Question, plans: list[list[int]], followed: int
    ) -> list[list[int]]:
        """The answers that are worth a try, that of the plan to be followed first."""
        usual = plans[followed]
        if question.several:
            answers = several_answers(question, usual)
        else:
            answers = single_answers(view, question, usual[0])
        for answer in plans:
            if answer not in answers:
                answers.append(answer)
        return answers

    def _best_plan(
        self,
        view: FastView,
        question: Question,
        plans: list[list[int]],
        search: AnswerSearch,
        effort: Effort,
        gap: float = GAP,
    ) -> int:
        """Which plan it is best to follow from here on."""
        bots = self._followable(question)
        trials = [
            TriedAnswer(answer, self._seatings(view, question, bot))
            for answer, bot in zip(plans, bots, strict=True)
        ]
        return trials.index(search.best(trials, effort, gap))

    def _seatings(self, view: FastView, question: Question, own: Bot) -> list[list[Bot]]:
        """Who plays on at which seat: one seating for each way to explain the others' gains."""
        turns = [int(view.turns(seat)) for seat in range(view.player_count)]
        seatings = likely_seatings(self._models, gains_seen(view), turns)
        for bots in seatings:
            bots[question.seat] = own
        return seatings

    def _salt(self, question: Question) -> i64:
        return derive(self._seed, question.number)

    def _left(self, view: FastView) -> Effort:
        """The effort for this question: less where much of the turn's time is spent."""
        if self._effort.rollouts:
            return self._effort
        if view.turn != self._turn:
            self._turn = view.turn
            self._seconds = 0.0
        seconds = self._effort.seconds
        return Effort(0, min(seconds, TURN * seconds - self._seconds))

    def _note(self, search: AnswerSearch, changed: bool, seconds: float) -> None:
        self._seconds += seconds
        self.rollouts += search.rollouts
        self.asked += 1
        self.changed += 1 if changed else 0
