"""A player that leaves everything to chance."""

from typing import final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.decision import Decision
from throneroom.engine.rng import below, derive, mix, step
from throneroom.engine.view import View


@final
class RandomBot(Bot):
    """Every legal answer is equally likely; declining counts as one."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: i64 = seed

    def choose(self, view: View, decision: Decision) -> i64:
        """Any option, or NONE where declining is legal."""
        options = decision.options()
        count = len(options) + (1 if decision.least == 0 else 0)
        index = below(derive(self.seed, decision.number), count)
        return options[index] if index < len(options) else NONE

    def choose_several(self, view: View, decision: Decision) -> list[int]:
        """Any number of cards that is allowed, drawn one by one."""
        rng = derive(self.seed, decision.number)
        count = decision.least + below(mix(rng), decision.most - decision.least + 1)
        left = decision.candidates()
        chosen: list[int] = []
        while len(chosen) < count:
            rng = step(rng)
            chosen.append(left.pop(below(mix(rng), len(left))))
        return chosen
