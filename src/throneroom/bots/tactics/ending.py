"""Which gains end the game, and who wins then."""

from mypy_extensions import i64

from throneroom.engine.basics import COLONY, PROVINCE
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question


def wins_with(view: FastView, card: i64) -> bool:
    """Whether the gainer wins if the game ends with this gain."""
    return standing(view, view.points_with(card)) > 0


def loses_with(view: FastView, card: i64) -> bool:
    """Whether another player wins if the game ends with this gain."""
    return standing(view, view.points_with(card)) < 0


def loses_now(view: FastView, card: i64) -> bool:
    """Whether this gain ends the game and another player wins it."""
    return view.last_ends(card) and loses_with(view, card)


def purchases_may_end(view: FastView, coins: i64) -> bool:
    """Whether the Buys of this turn and these coins may be enough to end the game.

    Quickly rules out most turns; where it does not, a search tells.
    """
    buys = view.buys
    if view.greatest_left <= buys and (
        _can_buy_up(view, PROVINCE, coins) or (view.colonies and _can_buy_up(view, COLONY, coins))
    ):
        return True
    piles = view.piles_to_end
    if piles > buys or view.gains_to_end > buys:
        return False
    # Each of the other piles takes a Buy at least.
    most = buys - (piles - 1)
    place: i64 = 0
    card = view.pile(0)
    while card != NONE and piles > 0:
        left = view.supply(card)
        if 0 < left <= most and left * view.price(card) <= coins:
            piles -= 1
        place += 1
        card = view.pile(place)
    return piles <= 0


def _can_buy_up(view: FastView, card: i64, coins: i64) -> bool:
    """Whether the Buys of this turn and these coins are enough for the rest of a pile."""
    left = view.supply(card)
    return left <= view.buys and left * view.price(card) <= coins


def winning_gain(view: FastView, question: Question) -> i64:
    """The gain that ends the game in a win, the clearest if there are several; else NONE."""
    if not view.ending and view.piles_to_end > 1:
        # Only the last Province or Colony can end it; most endings need not look any further.
        if view.colonies and _wins_as_last(view, question, COLONY):
            return COLONY
        return PROVINCE if _wins_as_last(view, question, PROVINCE) else NONE
    best: i64 = NONE
    points: i64 = -1000
    place: i64 = 0
    card = view.pile(place)
    while card != NONE:
        if view.last_ends(card) and question.offers(card) and wins_with(view, card):
            reached = view.points_with(card)
            if reached > points:
                best = card
                points = reached
        place += 1
        card = view.pile(place)
    return best


def _wins_as_last(view: FastView, question: Question, card: i64) -> bool:
    """Whether the last card of a pile is offered and wins the game if that ends it."""
    return view.supply(card) == 1 and question.offers(card) and wins_with(view, card)


def most_points(view: FastView, options: list[int]) -> i64:
    """The gain that brings the most points, if any does; else NONE."""
    best: i64 = NONE
    points = view.points(view.gainer)
    for card in options:
        reached = view.points_with(card)
        if reached > points:
            best = card
            points = reached
    return best


def standing(view: FastView, points: i64) -> i64:
    """1 if the gainer would win with these points, -1 if another player would, 0 if they share."""
    gainer = view.gainer
    turns = view.turns(gainer) + (1 if view.current == gainer else 0)
    standing: i64 = 1
    for seat in range(view.player_count):
        if seat == gainer:
            continue
        other = view.points(seat)
        taken = view.turns(seat)
        if other > points or (other == points and taken < turns):
            return -1
        if other == points and taken == turns:
            standing = 0
    return standing
