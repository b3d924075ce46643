"""A bot that tries its answers out before it gives them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.thinking.candidates import several_answers, single_answers
from throneroom.bots.thinking.search import Effort, Search, Trial
from throneroom.engine.bot import Bot
from throneroom.engine.fast_view import FastView
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.question import Question
from throneroom.engine.rng import derive


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Looks ahead at every question, on top of plans.

    Its own plans are what it may follow, the first being the usual one; the others' are what the
    other players may be following.
    """

    def __init__(self, own: list[Plan], others: list[Plan], effort: Effort, seed: int = 1) -> None:
        self._own: Final = [PlanBot(plan) for plan in own]
        self._others: Final = [PlanBot(plan) for plan in others]
        self._effort: Final = effort
        self._seed: Final = seed
        self.rollouts: i64 = 0
        self.changed: i64 = 0
        self.asked: i64 = 0

    def choose(self, view: FastView, question: Question) -> i64:
        """The option that does best in imagined games."""
        usual = self._own[0].choose(view, question)
        answers = single_answers(view, question, usual)
        trials = self._trials(view, question, answers)
        for bot in self._own[1:]:
            answer = [int(bot.choose(view, question))]
            trials.append(Trial(answer, self._seated(view, question, bot)))
        return self._best(view, question, trials)[0]

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """The options that do best in imagined games."""
        usual = self._own[0].choose_several(view, question)
        answers = several_answers(question, usual)
        return self._best(view, question, self._trials(view, question, answers))

    def _trials(self, view: FastView, question: Question, answers: list[list[int]]) -> list[Trial]:
        bots = self._seated(view, question, self._own[0])
        return [Trial(answer, bots) for answer in answers]

    def _seated(self, view: FastView, question: Question, own: Bot) -> list[Bot]:
        other: Bot = self._others[0] if self._others else own
        bots: list[Bot] = [other] * view.player_count
        bots[question.seat] = own
        return bots

    def _best(self, view: FastView, question: Question, trials: list[Trial]) -> list[int]:
        usual = trials[0]
        if all(trial.answer == usual.answer for trial in trials):
            return usual.answer
        seed = derive(self._seed, question.number)
        search = Search(Lookahead(view, question), question.seat, trials, seed)
        best = search.run(self._effort)
        self.rollouts += search.rollouts
        self.asked += 1
        if best.answer != usual.answer:
            self.changed += 1
        return best.answer
