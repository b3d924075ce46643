"""The tactics of promotional cards."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from throneroom.bots.tactics.exchanging import best_profit, to_exchange
from throneroom.bots.tactics.guilds import advisor
from throneroom.bots.tactics.registry import one
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import possessed
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import EXACTLY
from throneroom.engine.question import CHOOSE, DISCARD, PLACE, TRASH, Question

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
