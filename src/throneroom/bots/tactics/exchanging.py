"""Exchanging one card for another: Remodel and its relatives."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import missed
from throneroom.bots.tactics.gaining import best_gain, gain_value
from throneroom.bots.tactics.valuing import POINTS, possessed
from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

PER_LASTING_POINT: Final = 15
"""What a point of a good Victory card is worth, since it counts in the end."""

DILUTION: Final = 15
"""What one more card in the deck costs."""


def loss(me: "Tactician", view: FastView, card: i64) -> i64:
    """What giving up a card costs; a possessed player gets it back."""
    if possessed(view):
        return 0
    value = me.keep_value(view, card)
    points = POINTS[card]
    if points >= 3 and not view.is_a(card, ACTION | TREASURE):
        return max(value, PER_LASTING_POINT * points)
    return value


def profit(
    me: "Tactician",
    view: FastView,
    card: i64,
    more: i64,
    relation: i64,
    types: i64 = 0,
    copies: i64 = 1,
) -> i64:
    """The profit of trashing a card for copies of one that costs more by a number of coins."""
    coins = view.price(card) + more
    gained = best_gain(me, view, coins, view.potion_price(card), relation, types)
    value: i64 = 0
    if gained != NONE:
        value = gain_value(me, view, gained) * copies - DILUTION * (copies - 1)
    if types != TREASURE:
        value -= missed(me, view, card)
    return value - loss(me, view, card)


def best_exchange(
    me: "Tactician",
    view: FastView,
    cards: list[int],
    more: i64,
    relation: i64,
    types: i64 = 0,
    copies: i64 = 1,
) -> i64:
    """The card with the most profitable exchange; NONE if there is no card."""
    best: i64 = NONE
    highest: i64 = 0
    for card in sorted(set(cards)):
        value = profit(me, view, card, more, relation, types, copies)
        if best == NONE or value > highest:
            best = card
            highest = value
    return best


def best_profit(
    me: "Tactician",
    view: FastView,
    cards: list[int],
    more: i64,
    relation: i64,
    types: i64 = 0,
    copies: i64 = 1,
) -> i64:
    """The profit of the best exchange; 0 if there is no card."""
    if not cards:
        return 0
    return max([profit(me, view, card, more, relation, types, copies) for card in set(cards)])


def to_exchange(
    me: "Tactician",
    view: FastView,
    question: Question,
    more: i64,
    relation: i64,
    types: i64 = 0,
    copies: i64 = 1,
) -> i64:
    """The card to exchange; NONE if that is optional and would be a loss."""
    card = best_exchange(me, view, question.candidates(), more, relation, types, copies)
    if question.least == 0 and profit(me, view, card, more, relation, types, copies) <= 0:
        return NONE
    return card
