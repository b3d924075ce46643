"""Big Money: buys the best of Province, Gold and Silver, and nothing else."""

from typing import final

from mypy_extensions import i64

from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.basics import GOLD, PROVINCE, SILVER
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question


@final
class BigMoney(Tactician):
    """Province, Gold, Silver."""

    def buy(self, view: FastView, question: Question) -> i64:
        """The best of the three that it can afford."""
        return self.would_buy(view, view.coins, view.potions)

    def would_buy(self, view: FastView, coins: i64, potions: i64) -> i64:
        """The same for a number of coins."""
        if coins >= 8 and view.supply(PROVINCE):
            return PROVINCE
        if coins >= 6 and view.supply(GOLD):
            return GOLD
        if coins >= 3 and view.supply(SILVER):
            return SILVER
        return NONE
