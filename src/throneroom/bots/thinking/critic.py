"""Judging an answer that was given, by what its player knew."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking.models import Model
from throneroom.bots.thinking.search import AnswerSearch, Effort, TriedAnswer
from throneroom.bots.thinking.thinker import PART_FOR_PLANS, Thinker
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.question import ALL, PLAY_TREASURE, Question

PART_FOR_FINDING: Final = 0.4
"""How much of the effort goes into finding a better answer; most of the rest measures it."""


@final
class Judgement:
    """What an answer is worth beside the best other one, as far as it has been measured."""

    def __init__(
        self, search: AnswerSearch, given: TriedAnswer, other: TriedAnswer | None, words: list[str]
    ) -> None:
        self._search: Final = search
        self._given: Final = given
        self._other: Final = other
        self.other: Final = words
        """The best other answer in words."""

    def measure(self, effort: Effort, enough: float) -> None:
        """Try both answers in more deals; until it is clear whether as much as this was lost."""
        if self._other is not None:
            self._search.compare(self._given, self._other, effort, enough)

    @property
    def has_other(self) -> bool:
        """Whether any other answer was worth a try."""
        return self._other is not None

    @property
    def lost(self) -> float:
        """How much of a victory was lost by not giving it; below 0 if it would have been worse."""
        return 0.0 if self._other is None else self._other.advantage

    @property
    def error(self) -> float:
        """The standard error of what was lost."""
        return 0.0 if self._other is None else self._other.doubt

    @property
    def chance(self) -> float:
        """The share of a victory to be expected after the answer that was given."""
        return self._given.mean

    @property
    def deals(self) -> i64:
        """In how many deals this was measured."""
        return self._given.deals


@final
class Critic(Thinker):
    """Repeats the answer that was given, and finds the best other one.

    That is looked for in some imagined deals, and measured in others: the best of many always looks
    better than it is in the deals that it was chosen by.
    """

    def __init__(self, own: list[PlanBot], models: list[Model], effort: Effort, seed: int) -> None:
        super().__init__(own, models, effort, seed)
        self.given: list[int] = []
        self.judgement: Judgement | None = None

    def _best(self, view: FastView, question: Question, plans: list[list[int]]) -> list[int]:
        """The answer that was given."""
        given, effort = self.given, self._effort
        search = AnswerSearch(Lookahead(view, question), question.seat, self._salt(question))
        followed = 0
        if len(plans) > 1:
            part = effort.part(PART_FOR_PLANS)
            followed = self._best_plan(view, question, plans, search, part)
        seatings = self._seatings(view, question, self._own[followed])
        trials = [TriedAnswer(given, seatings)]
        if not _is_routine(question, given, plans[followed]):
            for answer in self._answers(view, question, plans, followed):
                if not _are_same(question, answer, given):
                    trials.append(TriedAnswer(answer, seatings))
        other: TriedAnswer | None = None
        words: list[str] = []
        if len(trials) > 1:
            found = search.strongest(trials, effort.part(PART_FOR_FINDING))
            other = TriedAnswer(found.answer, seatings)
            words = question.words(found.answer)
        search.count_victories_only()
        self.judgement = Judgement(search, TriedAnswer(given, seatings), other, words)
        return given


def _is_routine(question: Question, given: list[int], usual: list[int]) -> bool:
    """Whether a Treasure was played that is played anyway."""
    return question.kind == PLAY_TREASURE and usual == [ALL] and given != [NONE]


def _are_same(question: Question, one: list[int], other: list[int]) -> bool:
    return one == other if question.ordered else sorted(one) == sorted(other)
