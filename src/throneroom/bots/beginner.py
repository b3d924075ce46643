"""A beginner: knows the rules, likes new cards, and overlooks things."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import loses_now, winning_gain
from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.basics import DUCHY, ESTATE, PROVINCE
from throneroom.engine.card import ACTION, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.engine.rng import below, derive, mix

OVERLOOKS: Final = 12
"""Of a hundred times so many it does not see an Action in its hand."""

GREENS_AT: Final = 5
"""From so many Provinces left on it buys every point that it can."""


@final
class Beginner(Tactician):
    """Buys the dearest card, now and then another, and greens when it comes to its mind."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final[i64] = seed

    def buy(self, view: FastView, question: Question) -> i64:
        """Mostly a dear Action or Treasure, points too early or too late."""
        if view.near_end:
            winning = winning_gain(view, question)
            if winning != NONE:
                return winning
        if view.can_buy(PROVINCE) and not loses_now(view, PROVINCE):
            return PROVINCE
        if view.supply(PROVINCE) <= GREENS_AT:
            if view.can_buy(DUCHY):
                return DUCHY
            if view.can_buy(ESTATE) and view.coins == 2:
                return ESTATE
        return self._fancied(view, question)

    def _fancied(self, view: FastView, question: Question) -> i64:
        """One of the two dearest cards, whichever is liked better today; nothing that is free."""
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
        """As a good player would, unless it overlooks that there is something to play."""
        if self._chance(question, 0, 100) < OVERLOOKS:
            return NONE
        return super().play_action(view, question)

    def _chance(self, question: Question, what: i64, below_what: i64) -> i64:
        return below(mix(derive(derive(self.seed, question.number), what)), below_what)
