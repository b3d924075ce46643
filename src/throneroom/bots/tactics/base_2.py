"""The tactics of the cards that the second edition of the base game added."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from throneroom.bots.tactics.base import best_worth
from throneroom.bots.tactics.discarding import to_put_back
from throneroom.bots.tactics.gaining import is_wanted
from throneroom.bots.tactics.playing import (
    urgency_of,
)
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    average,
    best_in_hand,
    dead_weight,
    possessed,
)
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import (
    CONFIRM,
    DISCARD,
    NO,
    PUT_ON_DECK,
    TRASH,
    YES,
    Question,
)


@one("harbinger", PUT_ON_DECK)
def harbinger(me: Tactician, view: FastView, question: Question) -> int:
    """The best card, if it is better than what would be drawn."""
    best = best_in_hand(me, view, question.candidates())
    better = me.hand_value(view, best) > average(view)
    return best if better and not possessed(view) else NONE


@one("vassal", CONFIRM)
def vassal(me: Tactician, view: FastView, question: Question) -> int:
    """Whatever would be played from the hand as well."""
    return YES if urgency_of(me, view, question.about) > 0 else NO


@several("sentry", TRASH)
def sentry_trash(me: Tactician, view: FastView, question: Question) -> list[int]:
    """What the deck is better without."""
    chosen: list[int] = []
    for card in question.candidates():
        if me.keep_value(view, card) < 0 and not possessed(view):
            chosen.append(card)
            view.imagine(card, -1, 0)
    view.imagine_nothing()
    return chosen


@several("sentry", DISCARD)
def sentry_discard(me: Tactician, view: FastView, question: Question) -> list[int]:
    """What does nothing in hand; in a possessed turn what does something."""
    cards = question.candidates()
    return [card for card in cards if dead_weight(view, card) != possessed(view)]


@one("artisan", PUT_ON_DECK)
def artisan(me: Tactician, view: FastView, question: Question) -> int:
    """What serves better in the next turn."""
    return to_put_back(me, view, question.candidates())


@rank("artisan", most=234)
def when_artisan(me: Tactician, view: FastView) -> int:
    """If there is anything good to gain."""
    return 234 if is_wanted(view, best_worth(me, view, 5)) else 0
