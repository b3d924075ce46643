"""Big Money: buys the best of Province, Gold and Silver, and nothing else."""

from typing import final

from mypy_extensions import i64

from throneroom.bots.basic import SensibleBot
from throneroom.engine.basics import GOLD, PROVINCE, SILVER
from throneroom.engine.card import NONE
from throneroom.engine.decision import Decision
from throneroom.engine.view import View


@final
class BigMoney(SensibleBot):
    """Province, Gold, Silver."""

    def buy(self, view: View, decision: Decision) -> i64:
        """The best of the three that the coins are enough for."""
        coins = view.coins
        if coins >= 8 and view.supply(PROVINCE):
            return PROVINCE
        if coins >= 6 and view.supply(GOLD):
            return GOLD
        if coins >= 3 and view.supply(SILVER):
            return SILVER
        return NONE
