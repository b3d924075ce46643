"""A bot whose first two purchases are given."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import BUY, Question

DEAR: Final = 4
"""Of the first two hands the better one has four coins or five, the other three or two."""


@final
class Opening(Bot):
    """Buys one card with the better of its first two hands, one with the other, then plays on.

    NONE for a card stands for buying nothing; what cannot be paid for is left to the bot that
    plays on, as is everything else.
    """

    def __init__(self, bot: Bot, better: int, other: int) -> None:
        self._bot: Final = bot
        self._better: Final[i64] = better
        self._other: Final[i64] = other

    def choose(self, view: FastView, question: Question) -> i64:
        """The purchase that was given for this hand, or whatever the bot chooses."""
        if question.kind == BUY and view.own_turn <= 2:
            card = self._better if view.coins >= DEAR else self._other
            if card == NONE or question.offers(card):
                return card
        return self._bot.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """Whatever the bot chooses."""
        return self._bot.choose_several(view, question)
