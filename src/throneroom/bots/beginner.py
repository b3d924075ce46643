"""A beginner who knows the rules, likes new cards, and overlooks things."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import loses_now, winning_gain
from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.basics import COLONY, DUCHY, ESTATE, PROVINCE
from throneroom.engine.card import ACTION, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.engine.rng import below, derive, mix

OVERLOOKS: Final = 12
"""How often it overlooks an Action in its hand, in percent."""

GREENS_AT: Final = 5
"""With this many Provinces or Colonies left or fewer, it buys any points it can."""


@final
class Beginner(Tactician):
    """Buys one of the most expensive cards, and turns to points too early or too late."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final[i64] = seed

    def buy(self, view: FastView, question: Question) -> i64:
        """Usually an expensive Action or Treasure."""
        if view.near_end:
            winning = winning_gain(view, question)
            if winning != NONE:
                return winning
        if view.can_buy(COLONY) and not loses_now(view, COLONY):
            return COLONY
        if view.can_buy(PROVINCE) and not loses_now(view, PROVINCE):
            return PROVINCE
        if view.greatest_left <= GREENS_AT:
            if view.can_buy(DUCHY):
                return DUCHY
            if view.can_buy(ESTATE) and view.coins == 2:
                return ESTATE
        return self._fancied(view, question)

    def _fancied(self, view: FastView, question: Question) -> i64:
        """One of the most expensive cards, depending on chance; nothing that is free."""
        best: i64 = NONE
        liking: i64 = 0
        for card in question.options():
            if view.is_a(card, VICTORY) and not view.is_a(card, ACTION | TREASURE):
                continue
            likes = 10 * view.price(card) + self._chance(question, card, 15)
            if view.price(card) and likes > liking and not loses_now(view, card):
                best = card
                liking = likes
        return best

    def play_action(self, view: FastView, question: Question) -> i64:
        """Like a good player, unless it overlooks that there is something to play."""
        if self._chance(question, 0, 100) < OVERLOOKS:
            return NONE
        return super().play_action(view, question)

    def _chance(self, question: Question, what: i64, below_what: i64) -> i64:
        return below(mix(derive(derive(self.seed, question.number), what)), below_what)
