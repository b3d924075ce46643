"""Which cards of a hand to discard or put back."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import spare
from throneroom.bots.tactics.valuing import BALANCE, DEAD, average, best_to_keep, coins_of
from throneroom.engine.card import ACTION, TREASURE
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

GONE: Final = 1_000_000

KEPT: Final = 10_000
"""Added to the value of a card that is not to be given up."""

ENABLING: Final = 15
"""What a card is worth for letting a terminal be played."""


def values_in_hand(me: "Tactician", view: FastView, hand: list[int]) -> list[int]:
    """What each card is worth together with the others: terminals need Actions to be played."""
    values: list[int] = []
    actions: i64 = view.actions if view.current == view.seat else 1
    terminals: i64 = 0
    extra: i64 = 0
    named = False
    for card in hand:
        value = me.hand_value(view, card)
        values.append(int(value))
        if value < 0:
            # A plan discards it; whether another copy as well is judged as if this one were gone.
            view.imagine(card, 0, -1)
            named = True
        balance = BALANCE[card]
        if balance < 0:
            terminals += 1
        elif balance:
            extra += balance
    if named:
        view.imagine_nothing()
    if terminals > actions:
        if extra:
            _value_villages(hand, values)
        while terminals > actions + extra:
            _bury_weakest_terminal(hand, values)
            terminals -= 1
    return values


def _value_villages(hand: list[int], values: list[int]) -> None:
    for place in range(len(hand)):
        if BALANCE[hand[place]] > 0:
            values[place] += ENABLING


def _bury_weakest_terminal(hand: list[int], values: list[int]) -> None:
    weakest: i64 = -1
    for place in range(len(hand)):
        alive = BALANCE[hand[place]] < 0 and DEAD < values[place] < KEPT
        if alive and (weakest < 0 or values[place] < values[weakest]):
            weakest = place
    if weakest >= 0:
        values[weakest] = DEAD


def least_useful(me: "Tactician", view: FastView, hand: list[int], count: i64) -> list[int]:
    """A number of cards from a hand, the least useful first."""
    values = values_in_hand(me, view, hand)
    chosen: list[int] = []
    size: i64 = len(hand)
    while len(chosen) < count:
        worst: i64 = 0
        lowest: i64 = GONE
        place: i64 = 0
        while place < size:
            value: i64 = values[place]
            if value < lowest:
                worst = place
                lowest = value
            place += 1
        chosen.append(hand[worst])
        values[worst] = GONE
    return chosen


def worth_less(me: "Tactician", view: FastView, hand: list[int], than: i64) -> list[int]:
    """The cards of a hand that are worth less than a value."""
    values = values_in_hand(me, view, hand)
    return [hand[place] for place in range(len(hand)) if values[place] < than]


def replaceable(me: "Tactician", view: FastView, hand: list[int]) -> list[int]:
    """The cards of a hand that are worth less than an average draw."""
    return worth_less(me, view, hand, average(view) + 1)


def hand_without(view: FastView, card: i64) -> list[int]:
    """The hand that is left when a card is played from it."""
    hand = view.hand
    if card in hand:
        hand.remove(card)
    return hand


def to_put_back(me: "Tactician", view: FastView, hand: list[int]) -> int:
    """What serves better in the next turn: an idle Action, coins to spare, or else junk."""
    values = values_in_hand(me, view, hand)
    idle = [
        hand[place]
        for place in range(len(hand))
        if values[place] == DEAD and view.is_a(hand[place], ACTION)
    ]
    if idle:
        return best_to_keep(me, view, idle)
    coins = spare(me, view)
    surplus = [
        card for card in hand if view.is_a(card, TREASURE) and 0 < coins_of(view, card) <= coins
    ]
    if surplus:
        return best_to_keep(me, view, surplus)
    return least_useful(me, view, hand, 1)[0]
