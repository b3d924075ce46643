"""Which gains end the game, and who wins then."""

from mypy_extensions import i64

from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question


def wins_with(view: FastView, card: i64) -> bool:
    """Whether the gainer wins if the game ends with this gain."""
    return _standing(view, card) > 0


def loses_with(view: FastView, card: i64) -> bool:
    """Whether another player wins if the game ends with this gain."""
    return _standing(view, card) < 0


def loses_now(view: FastView, card: i64) -> bool:
    """Whether this gain ends the game and another player wins it."""
    return view.last_ends(card) and loses_with(view, card)


def winning_gain(view: FastView, question: Question) -> i64:
    """The gain that ends the game in a win, the clearest if there are several; else NONE."""
    if not view.ending and not view.one_pile_ends:
        # Only the last Province can end it; most endings need not look any further.
        last = view.supply(PROVINCE) == 1 and question.offers(PROVINCE)
        return PROVINCE if last and wins_with(view, PROVINCE) else NONE
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


def _standing(view: FastView, card: i64) -> i64:
    """1 if the gainer would win, -1 if another player would, 0 for a shared victory."""
    gainer = view.gainer
    points = view.points_with(card)
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
