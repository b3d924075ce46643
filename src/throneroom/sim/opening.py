"""A bot whose first two purchases are fixed."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import BUY, Question

DEAR: Final = 4
"""The better of the first two hands has four coins or five, the other three or two."""


@final
class Opening(Bot):
    """Buys one card with the better of its first two hands and one with the other.

    NONE stands for buying nothing. If the card cannot be bought, and in everything else, another
    bot decides.
    """

    def __init__(self, bot: Bot, better: int, other: int) -> None:
        self._bot: Final = bot
        self._better: Final[i64] = better
        self._other: Final[i64] = other

    @property
    def looks_ahead(self) -> bool:
        """Whether the bot does."""
        return self._bot.looks_ahead

    def choose(self, view: FastView, question: Question) -> i64:
        """The purchase that is fixed for this hand, or else what the bot chooses."""
        if question.kind == BUY and view.own_turn <= 2:
            card = self._better if view.coins >= DEAR else self._other
            if card == NONE or question.offers(card):
                return card
        return self._bot.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the bot chooses."""
        return self._bot.choose_several(view, question)
