"""Several gains of a turn looked at together: which of them win the game, or score most."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import (
    most_points,
    purchases_may_end,
    standing,
    winning_gain,
    wins_with,
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
        winning = winning_purchases(view, view.coins, view.potions).first
    if winning != NONE:
        return winning
    return most_points(view, question.options()) if view.ending else i64(UNDECIDED)


def winning_purchases(view: FastView, coins: i64, potions: i64) -> "Purchases":
    """What to buy with the Buys of this turn so that the game ends in a win."""
    found = Purchases(view, coins, potions)
    found.find_win(view.buys, coins, potions)
    view.imagine_nothing()
    return found


def begins_win(view: FastView, card: i64) -> bool:
    """Whether a gain that is about to happen wins, alone or with purchases of the same turn."""
    if view.last_ends(card):
        return wins_with(view, card)
    if view.current != view.seat or view.gains_to_end > 1 + view.buys:
        return False
    found = Purchases(view, view.coins, view.potions, begun=card)
    view.imagine(card, 1, 0)
    found.find_win(view.buys, view.coins, view.potions)
    view.imagine_nothing()
    return found.first != NONE


def best_points(view: FastView) -> i64:
    """The first of the purchases of this turn that together bring the most points, or NONE."""
    found = Purchases(view, view.coins, view.potions)
    found.find_points(view.buys, view.coins, view.potions)
    view.imagine_nothing()
    return found.first


@final
class Purchases:
    """A search for the best cards to buy, and to gain by cards that are played.

    `first` is one of those to buy, `gained` one of those to gain; NONE if nothing serves.
    """

    def __init__(
        self,
        view: FastView,
        coins: i64,
        potions: i64,
        gain: Question | None = None,
        gains: i64 = 0,
        begun: i64 = NONE,
    ) -> None:
        """`gains` is how many of the cards that a question offers can be gained without buying.

        A copy of the card `begun` is about to be gained before anything else.
        """
        self._view: Final = view
        self.first: i64 = NONE
        self.gained: i64 = NONE
        self.cost: i64 = 0
        """What the purchases cost together."""
        self._gains: i64 = gains
        self._points: i64 = FEWEST_POINTS
        self._must_win: bool = False
        self._spent: i64 = 0
        self._emptied: Final[i64] = 1 if begun != NONE and view.supply(begun) == 1 else 0
        self._bought: Final[list[int]] = []
        self._given: Final[list[int]] = []
        # The piles of which at least a copy can be had, and how many copies are left.
        self._cards: Final[list[int]] = []
        self._left: Final[list[int]] = []
        # Whether they can be bought, and gained without that.
        self._for_sale: Final[list[bool]] = []
        self._for_free: Final[list[bool]] = []
        # Whether a copy brings points; worked out when that is asked for.
        self._scores: list[bool] = []
        self._look_at_piles(coins, potions, gain, begun)

    def _look_at_piles(self, coins: i64, potions: i64, gain: Question | None, begun: i64) -> None:
        """Note the piles of which there may be something left to have."""
        view = self._view
        place: i64 = 0
        card = view.pile(0)
        while card != NONE:
            for_sale = view.costs(card, UP_TO, coins, potions) and view.may_buy(card)
            for_free = gain is not None and gain.offers(card)
            left = view.supply(card) - (1 if card == begun else 0)
            if left > 0 and (for_sale or for_free):
                self._cards.append(int(card))
                self._left.append(int(left))
                self._for_sale.append(for_sale)
                self._for_free.append(for_free)
            place += 1
            card = view.pile(place)

    def find_win(self, buys: i64, coins: i64, potions: i64) -> None:
        """Look for gains that end the game in a win, with as many points as possible."""
        self._must_win = True
        for place in range(len(self._cards)):
            if self._view.ends_alone(self._cards[place]):
                self._run_out(1, place, place + 1, buys, coins, potions)
        piles = self._view.piles_to_end - self._emptied
        if piles <= buys + self._gains:
            self._run_out(piles, 0, len(self._cards), buys, coins, potions)

    def find_points(self, buys: i64, coins: i64, potions: i64) -> None:
        """Look for the purchases that bring the most points."""
        self._points = self._view.points(self._view.gainer)
        self._fill(0, buys, coins, potions)

    def _run_out(
        self, piles: i64, first: i64, end: i64, buys: i64, coins: i64, potions: i64
    ) -> None:
        """Take all of as many of the piles from the first to before the end as are asked for."""
        if piles <= 0:
            self._fill(0, buys, coins, potions)
            return
        for place in range(first, end):
            left: i64 = self._left[place]
            given = min(left, self._gains) if self._for_free[place] else i64(0)
            while given >= 0:
                bought = left - given
                price = self._view.price(self._cards[place]) * bought
                potion_price = self._view.potion_price(self._cards[place]) * bought
                if not (bought == 0 or self._for_sale[place]) or bought > buys:
                    break
                if price <= coins and potion_price <= potions:
                    self._take(place, bought, given)
                    self._run_out(
                        piles - 1,
                        place + 1,
                        end,
                        buys - bought,
                        coins - price,
                        potions - potion_price,
                    )
                    self._put_back(place, bought, given)
                given -= 1

    def _fill(self, first: i64, buys: i64, coins: i64, potions: i64) -> None:
        """Spend what is left on points, from a place on: in every way, or at first greedily."""
        self._judge()
        if buys <= 0 and self._gains <= 0:
            return
        if not self._scores:
            now = self._view.points(self._view.gainer)
            self._scores = [self._view.points_with(card) > now for card in self._cards]
        greedy = buys + self._gains > FEW
        best: i64 = NONE
        reached: i64 = FEWEST_POINTS
        for place in range(first, len(self._cards)):
            if not (self._scores[place] and self._can_take(place, buys, coins, potions)):
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
        """Take a copy, without buying it if possible."""
        if self._gains > 0 and self._for_free[place]:
            self._take(place, 0, 1)
            self._fill(first, buys, coins, potions)
            self._put_back(place, 0, 1)
            return
        price = self._view.price(self._cards[place])
        potion_price = self._view.potion_price(self._cards[place])
        self._take(place, 1, 0)
        self._fill(first, buys - 1, coins - price, potions - potion_price)
        self._put_back(place, 1, 0)

    def _can_take(self, place: i64, buys: i64, coins: i64, potions: i64) -> bool:
        if self._left[place] <= 0:
            return False
        if self._gains > 0 and self._for_free[place]:
            return True
        view = self._view
        card = self._cards[place]
        pays = view.price(card) <= coins and view.potion_price(card) <= potions
        return buys > 0 and self._for_sale[place] and pays

    def _take(self, place: i64, bought: i64, given: i64) -> None:
        """Imagine buying some copies of a card, and gaining others without that."""
        card = self._cards[place]
        self._view.imagine(card, bought + given, 0)
        self._left[place] -= bought + given
        self._gains -= given
        self._spent += bought * self._view.price(card)
        if bought:
            self._bought.append(card)
        if given:
            self._given.append(card)

    def _put_back(self, place: i64, bought: i64, given: i64) -> None:
        """Take that back."""
        card = self._cards[place]
        self._view.imagine(card, -bought - given, 0)
        self._left[place] += bought + given
        self._gains += given
        self._spent -= bought * self._view.price(card)
        if bought:
            self._bought.pop()
        if given:
            self._given.pop()

    def _judge(self) -> None:
        """Note what has been chosen if it is the best so far."""
        if not self._bought and not self._given:
            return
        points = self._view.points(self._view.gainer)
        if points > self._points and not (self._must_win and standing(self._view, points) <= 0):
            self.first = _before_overpaying(self._bought)
            self.gained = self._given[0] if self._given else NONE
            self.cost = self._spent
            self._points = points


def _before_overpaying(cards: list[int]) -> i64:
    """The first card that cannot be overpaid: what overpaying takes is missing afterwards."""
    for card in cards:
        if CARDS[card].effects[WHEN_OVERPAID] is None:
            return card
    return cards[0] if cards else NONE
