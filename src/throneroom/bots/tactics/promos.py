"""The tactics of promotional cards."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from throneroom.bots.tactics.buying import potions_at_hand, purse
from throneroom.bots.tactics.exchanging import best_profit, to_exchange
from throneroom.bots.tactics.gaining import gain_value, is_wanted
from throneroom.bots.tactics.guilds import advisor
from throneroom.bots.tactics.registry import one
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import possessed
from throneroom.engine.card import NONE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import EXACTLY
from throneroom.engine.question import BUY, CHOOSE, DISCARD, PLACE, TRASH, Question

WELL_WORTH_IT: Final = 60
"""The profit of an exchange for which a Governor draws no cards."""

one("envoy", DISCARD)(advisor)


@one("governor", CHOOSE)
def governor(me: Tactician, view: FastView, question: Question) -> int:
    """A very good exchange, or a Gold while the deck lacks money, or else cards."""
    if best_profit(me, view, view.hand, 2, EXACTLY) > WELL_WORTH_IT:
        return question.option("trash")
    poor = view.money * 10 < view.total * 11
    return question.option("treasures" if poor and not possessed(view) else "cards")


@one("governor", TRASH)
def governor_trash(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange, if there is one."""
    return to_exchange(me, view, question, 2 if question.owner == question.player else 1, EXACTLY)


@one("stash", PLACE)
def stash(me: Tactician, view: FastView, question: Question) -> int:
    """On top, to be drawn at once; for a rival at the bottom."""
    return question.candidates()[-1] if possessed(view) else 0


@one("black_market", BUY)
def black_market(me: Tactician, view: FastView, question: Question) -> int:
    """The best card on offer, unless the coins would be missed for points or better purchases."""
    offer = max(question.candidates(), key=lambda card: gain_value(me, view, card))
    coins, potions = purse(view, view.actions), potions_at_hand(view)
    before = me.would_buy(view, coins, potions)
    after = me.would_buy(view, coins - view.price(offer), potions - view.potion_price(offer))
    if before != after and before != NONE and view.is_a(before, VICTORY):
        return NONE
    lost = _worth(me, view, before) - _worth(me, view, after)
    worth = _worth(me, view, offer)
    return offer if is_wanted(view, worth) and worth > lost else NONE


def _worth(me: Tactician, view: FastView, card: int) -> int:
    return 0 if card == NONE else int(gain_value(me, view, card))
