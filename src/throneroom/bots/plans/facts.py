"""What conditions can ask: facts of the game that the player knows, as plans call them."""

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.valuing import BALANCE
from throneroom.engine.basics import COLONY
from throneroom.engine.card import ACTION, NONE, VICTORY
from throneroom.engine.ending import MANY
from throneroom.engine.fast_view import FastView

OF_CARD: Final = ("count", "supply", "cost", "hand", "in_play", "opponents", "gained")
"""What can be asked about a card."""


def fact_about(view: FastView, what: i64, card: i64) -> i64:
    """A fact about a card, by its place in OF_CARD."""
    if what == 0:
        return view.count(card)
    if what == 1:
        return view.supply(card)
    if what == 2:
        return view.price(card)
    if what == 3:
        return view.hand_count(card)
    if what == 4:
        return view.in_play_count(card)
    if what == 5:
        return view.others_count(card)
    return view.gained(card)


FACTS: Final = (
    # Of what is owned and left
    "money",
    "treasures",
    "provinces",
    "empty_piles",
    "turn",
    "points",
    "lead",
    "gains_to_end",
    "actions",
    "victories",
    "cards",
    "terminals",
    "opponent_points",
    "smallest_pile",
    "players",
    "colonies",
    "victory_tokens",
    # Of the turn
    "coins",
    "buys",
    "actions_left",
    "potions",
    "tokens",
    "deck_size",
    "discard_size",
)
"""What can be asked without a card."""

FIRST_OF_TURN: Final = 17


def fact(view: FastView, what: i64) -> i64:
    """A fact by its place in FACTS."""
    return _of_game(view, what) if what < FIRST_OF_TURN else _of_turn(view, what - FIRST_OF_TURN)


def _of_game(view: FastView, what: i64) -> i64:  # noqa: C901 - one line for each
    if what == 0:
        return view.money
    if what == 1:
        return view.treasures
    if what == 2:
        return view.greatest_left
    if what == 3:
        return view.empty_piles
    if what == 4:
        return view.own_turn
    if what == 5:
        return view.points(view.gainer)
    if what == 6:
        return view.lead
    if what == 7:
        return view.gains_to_end
    if what == 8:
        return view.count_of(ACTION)
    if what == 9:
        return view.count_of(VICTORY)
    if what == 10:
        return view.total
    if what == 11:
        return _terminals(view)
    if what == 12:
        return view.points(view.gainer) - view.lead
    if what == 13:
        return _smallest_pile(view)
    if what == 14:
        return view.player_count
    if what == 15:
        return view.supply(COLONY)
    return view.victory_tokens(view.seat)


def _of_turn(view: FastView, what: i64) -> i64:
    if what == 0:
        return view.coins
    if what == 1:
        return view.buys
    if what == 2:
        return view.actions
    if what == 3:
        return view.potions
    if what == 4:
        return view.tokens(view.seat)
    if what == 5:
        return view.deck_size(view.seat)
    return view.discard_size(view.seat)


def _terminals(view: FastView) -> i64:
    """How many Actions are owned that use an Action up and give none back."""
    found: i64 = 0
    place: i64 = 0
    card = view.card(0)
    while card != NONE:
        if BALANCE[card] < 0:
            found += view.count(card)
        place += 1
        card = view.card(place)
    return found


def _smallest_pile(view: FastView) -> i64:
    """How many cards the smallest pile has that is not empty."""
    smallest: i64 = MANY
    place: i64 = 0
    card = view.pile(0)
    while card != NONE:
        left = view.supply(card)
        if 0 < left < smallest:
            smallest = left
        place += 1
        card = view.pile(place)
    return smallest
