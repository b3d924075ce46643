"""A bot that leaves everything to chance."""

from typing import final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.engine.rng import below, derive, mix, step


@final
class RandomBot(Bot):
    """Every legal answer is equally likely; declining counts as one."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: i64 = seed

    @property
    def looks_ahead(self) -> bool:
        """It does not."""
        return False

    def choose(self, view: FastView, question: Question) -> i64:
        """Any option, or NONE where declining is legal."""
        options = question.options()
        count = len(options) + (1 if question.least == 0 else 0)
        index = below(derive(self.seed, question.number), count)
        return options[index] if index < len(options) else NONE

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """Any number of cards that is allowed, drawn one by one."""
        rng = derive(self.seed, question.number)
        if question.or_none and below(derive(rng, 1), 2):
            return []
        count = question.least + below(mix(rng), question.most - question.least + 1)
        left = question.candidates()
        chosen: list[int] = []
        while len(chosen) < count:
            rng = step(rng)
            chosen.append(left.pop(below(mix(rng), len(left))))
        return chosen
