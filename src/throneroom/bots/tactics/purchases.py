"""Several purchases of a turn looked at together: which of them win the game, or score most."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import (
    most_points,
    purchases_may_end,
    standing,
    winning_gain,
)
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.moments import WHEN_OVERPAID
from throneroom.engine.position import UP_TO
from throneroom.engine.question import Question

FEW: Final = 2
"""For the last purchases of a turn all combinations are tried, for those before the best ones."""

FEWEST_POINTS: Final = -1000

UNDECIDED: Final = -8
"""Stands for no purchase that decides the game; to buy nothing is NONE."""


def purchase_may_end(view: FastView) -> bool:
    """Whether a purchase of this turn may end the game, or it ends after the turn in any case."""
    return view.near_end or (view.buys > 1 and purchases_may_end(view, view.coins))


def decisive_purchase(view: FastView, question: Question) -> i64:
    """What wins the game, or brings the most points in the last turn; else UNDECIDED."""
    winning: i64 = NONE
    if view.buys == 1:
        winning = winning_gain(view, question)
    elif view.ending:
        return best_points(view)
    elif purchases_may_end(view, view.coins):
        winning = winning_purchases(view, view.coins).first
    if winning != NONE:
        return winning
    return most_points(view, question.options()) if view.ending else i64(UNDECIDED)


def winning_purchases(view: FastView, coins: i64) -> "Purchases":
    """What to buy with the Buys of this turn so that the game ends in a win."""
    found = Purchases(view, coins, view.potions)
    found.find_win(view.buys, coins, view.potions)
    view.imagine_nothing()
    return found


def best_points(view: FastView) -> i64:
    """The first of the purchases of this turn that together bring the most points, or NONE."""
    found = Purchases(view, view.coins, view.potions)
    found.find_points(view.buys, view.coins, view.potions)
    view.imagine_nothing()
    return found.first


@final
class Purchases:
    """A search for the best cards to buy; `first` is one of them, or NONE if nothing serves."""

    def __init__(self, view: FastView, coins: i64, potions: i64) -> None:
        self._view: Final = view
        self.first: i64 = NONE
        self.cost: i64 = 0
        """What they cost together."""
        self._points: i64 = FEWEST_POINTS
        self._must_win: bool = False
        self._spent: i64 = 0
        self._chosen: Final[list[int]] = []
        # The piles of which at least a copy can be bought, and how many copies are left.
        self._cards: Final[list[int]] = []
        self._left: Final[list[int]] = []
        # Whether a copy brings points; worked out when that is asked for.
        self._scores: list[bool] = []
        place: i64 = 0
        card = view.pile(0)
        while card != NONE:
            if view.costs(card, UP_TO, coins, potions) and view.may_buy(card):
                self._cards.append(int(card))
                self._left.append(int(view.supply(card)))
            place += 1
            card = view.pile(place)

    def find_win(self, buys: i64, coins: i64, potions: i64) -> None:
        """Look for purchases that end the game in a win, with as many points as possible."""
        self._must_win = True
        for place in range(len(self._cards)):
            if self._view.ends_alone(self._cards[place]):
                self._run_out(1, place, place + 1, buys, coins, potions)
        piles = self._view.piles_to_end
        if piles <= buys:
            self._run_out(piles, 0, len(self._cards), buys, coins, potions)

    def find_points(self, buys: i64, coins: i64, potions: i64) -> None:
        """Look for the purchases that bring the most points."""
        self._points = self._view.points(self._view.gainer)
        self._fill(0, buys, coins, potions)

    def _run_out(
        self, piles: i64, first: i64, end: i64, buys: i64, coins: i64, potions: i64
    ) -> None:
        """Buy up as many of the piles from the first to before the end as are asked for."""
        if piles <= 0:
            self._fill(0, buys, coins, potions)
            return
        for place in range(first, end):
            copies: i64 = self._left[place]
            price = self._view.price(self._cards[place]) * copies
            potion_price = self._view.potion_price(self._cards[place]) * copies
            if copies <= buys and price <= coins and potion_price <= potions:
                self._take(place, copies)
                self._run_out(
                    piles - 1, place + 1, end, buys - copies, coins - price, potions - potion_price
                )
                self._take(place, -copies)

    def _fill(self, first: i64, buys: i64, coins: i64, potions: i64) -> None:
        """Spend what is left on points, from a place on: in every way, or at first greedily."""
        self._judge()
        if buys <= 0:
            return
        if not self._scores:
            now = self._view.points(self._view.gainer)
            self._scores = [self._view.points_with(card) > now for card in self._cards]
        greedy = buys > FEW
        best: i64 = NONE
        reached: i64 = FEWEST_POINTS
        for place in range(first, len(self._cards)):
            if not (self._scores[place] and self._can_take(place, coins, potions)):
                continue
            if not greedy:
                self._take_and_fill(place, place, buys, coins, potions)
                continue
            points = self._view.points_with(self._cards[place])
            if points > reached:
                best = place
                reached = points
        if best != NONE:
            self._take_and_fill(best, 0, buys, coins, potions)

    def _take_and_fill(self, place: i64, first: i64, buys: i64, coins: i64, potions: i64) -> None:
        card = self._cards[place]
        price = self._view.price(card)
        potion_price = self._view.potion_price(card)
        self._take(place, 1)
        self._fill(first, buys - 1, coins - price, potions - potion_price)
        self._take(place, -1)

    def _can_take(self, place: i64, coins: i64, potions: i64) -> bool:
        view = self._view
        card = self._cards[place]
        there = self._left[place] > 0
        return there and view.price(card) <= coins and view.potion_price(card) <= potions

    def _take(self, place: i64, copies: i64) -> None:
        """Imagine buying copies of a card, or take that back."""
        card = self._cards[place]
        self._view.imagine(card, copies, 0)
        self._left[place] -= copies
        self._spent += copies * self._view.price(card)
        if copies > 0:
            self._chosen.append(card)
        else:
            self._chosen.pop()

    def _judge(self) -> None:
        """Note what has been chosen if it is the best so far."""
        if not self._chosen:
            return
        points = self._view.points(self._view.gainer)
        if points > self._points and not (self._must_win and standing(self._view, points) <= 0):
            self.first = _before_overpaying(self._chosen)
            self.cost = self._spent
            self._points = points


def _before_overpaying(cards: list[int]) -> i64:
    """The first card that cannot be overpaid: what overpaying takes is missing afterwards."""
    for card in cards:
        if CARDS[card].effects[WHEN_OVERPAID] is None:
            return card
    return cards[0]
