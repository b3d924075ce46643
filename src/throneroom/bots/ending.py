"""When a gain ends the game, and for whom."""

from mypy_extensions import i64

from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import NONE
from throneroom.engine.decision import Decision
from throneroom.engine.view import View


def is_ending(view: View) -> bool:
    """Whether the game ends after this turn, whatever is gained."""
    return view.supply(PROVINCE) == 0 or view.empty_piles() >= view.piles_to_end()


def would_end(view: View, card: i64) -> bool:
    """Whether the game ends after this turn if this card is gained from the supply."""
    if is_ending(view):
        return True
    if view.supply(card) != 1:
        return False
    return card == PROVINCE or view.empty_piles() + 1 >= view.piles_to_end()


def wins_with(view: View, card: i64) -> bool:
    """Whether this gain is the winning one, should the game end with it."""
    return _standing(view, card) > 0


def loses_with(view: View, card: i64) -> bool:
    """Whether somebody else wins, should the game end with this gain."""
    return _standing(view, card) < 0


def loses_now(view: View, card: i64) -> bool:
    """Whether this gain ends the game, and somebody else wins it."""
    return would_end(view, card) and loses_with(view, card)


def winning_gain(view: View, decision: Decision) -> i64:
    """The gain that ends the game in a win, the clearest if there are several; else NONE."""
    ending = is_ending(view)
    if not ending and view.empty_piles() + 1 < view.piles_to_end():
        # Only the last Province can end it, which is all that most endings need to look at.
        last = view.supply(PROVINCE) == 1 and decision.offers(PROVINCE)
        return PROVINCE if last and wins_with(view, PROVINCE) else NONE
    best: i64 = NONE
    points: i64 = -1000
    place: i64 = 0
    card = view.pile(place)
    while card != NONE:
        ends = ending or (view.supply(card) == 1 and would_end(view, card))
        if ends and decision.offers(card) and wins_with(view, card):
            reached = view.points_with(card)
            if reached > points:
                best = card
                points = reached
        place += 1
        card = view.pile(place)
    return best


def most_points(view: View, options: list[int]) -> i64:
    """The gain after which the most points are there, if they are more than now; else NONE."""
    best: i64 = NONE
    points = view.points(view.gainer)
    for card in options:
        reached = view.points_with(card)
        if reached > points:
            best = card
            points = reached
    return best


def _standing(view: View, card: i64) -> i64:
    """1 if the gainer would win, -1 if somebody else would, 0 for a shared victory."""
    gainer = view.gainer
    points = view.points_with(card)
    turns = view.turns(gainer) + (1 if view.current == gainer else 0)
    standing: i64 = 1
    for seat in range(view.players):
        if seat == gainer:
            continue
        other = view.points(seat)
        taken = view.turns(seat)
        if other > points or (other == points and taken < turns):
            return -1
        if other == points and taken == turns:
            standing = 0
    return standing
