"""What to gain: what a card is worth to the deck as it is."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import loses_now
from throneroom.bots.tactics.valuing import BALANCE, CLEANS, STILL_OF_USE, gains_left
from throneroom.engine.basics import COPPER
from throneroom.engine.card import ACTION, NONE
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

FORBIDDEN: Final = 100_000

WANTED: Final = 30
"""What a card must be worth in the middle of the game if gaining it is optional."""


def gain_value(me: "Tactician", view: FastView, card: i64) -> i64:
    """What gaining a card is worth; a gain that loses the game is ruled out."""
    return me.deck_value(view, card) - _drawback(view, card)


def _drawback(view: FastView, card: i64) -> i64:
    """How much less a new card is worth than one in the deck."""
    less = _crowding(view, card)
    if card == COPPER:
        less += 8
    if view.near_end and loses_now(view, card):
        less += FORBIDDEN
    return less


def is_wanted(view: FastView, value: i64) -> bool:
    """Whether a card of this value is better than none, given that it dilutes the deck."""
    return value >= WANTED * STILL_OF_USE[gains_left(view)] // 100


def _crowding(view: FastView, card: i64) -> i64:
    """How much less another copy is worth in a deck with enough of its kind."""
    if not view.is_a(card, ACTION):
        return 0
    less: i64 = 0
    if CLEANS[card] and view.count(card):
        less = 15
    if BALANCE[card] < 0:
        surplus = terminals(view) - view.total // 8
        if surplus > 0:
            less += 12 * surplus
    return less


def terminals(view: FastView) -> i64:
    """How many more terminals the deck has than its villages make up for."""
    surplus: i64 = 0
    place: i64 = 0
    card = view.pile(0)
    while card != NONE:
        if BALANCE[card]:
            surplus -= BALANCE[card] * view.count(card)
        place += 1
        card = view.pile(place)
    return surplus


def best_gain(
    me: "Tactician",
    view: FastView,
    coins: i64,
    potions: i64,
    relation: i64,
    types: i64 = 0,
    bought: bool = False,
) -> i64:
    """The best card of the supply at a price that may be gained, or bought; NONE without one."""
    best: i64 = NONE
    highest: i64 = 0
    place: i64 = 0
    card = view.pile(0)
    while card != NONE:
        fits = (types == 0 or view.is_a(card, types)) and (not bought or view.may_buy(card))
        if fits and view.costs(card, relation, coins, potions):
            value = me.deck_value(view, card)
            if best == NONE or value > highest:
                value -= _drawback(view, card)
                if best == NONE or value > highest:
                    best = card
                    highest = value
        place += 1
        card = view.pile(place)
    return best
