"""The tactics of the cards of Alchemy."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.base import is_friendly, spy
from throneroom.bots.tactics.buying import missed
from throneroom.bots.tactics.discarding import hand_without
from throneroom.bots.tactics.exchanging import loss
from throneroom.bots.tactics.gaining import gain_value
from throneroom.bots.tactics.playing import in_playing_order, usual_rank
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import average, best_in_hand, possessed
from throneroom.engine.basics import DUCHY, GOLD
from throneroom.engine.card import ACTION, BY_ID, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import (
    CONFIRM,
    FATE,
    NO,
    ORDER,
    PUT_ON_DECK,
    TRASH,
    YES,
    Question,
)

APPRENTICE: Final = BY_ID["apprentice"].index
GOLEM: Final = BY_ID["golem"].index
TRANSMUTE: Final = BY_ID["transmute"].index

PER_DRAWN_CARD: Final = 6
"""What a drawn card is worth in exchange for a trashed one."""


@one("transmute", TRASH)
def transmute(me: Tactician, view: FastView, question: Question) -> int:
    """The most profitable: an Estate for a Gold, late in the game an Action for a Duchy."""
    return best_to_transmute(me, view, question.candidates())


def best_to_transmute(me: Tactician, view: FastView, cards: list[int]) -> i64:
    """The most profitable card; NONE if there is no card."""
    best: i64 = NONE
    for card in cards:
        if best == NONE or transmuted(me, view, card) > transmuted(me, view, best):
            best = card
    return best


def transmuted(me: Tactician, view: FastView, card: i64) -> i64:
    """The profit of transmuting a card."""
    value = -loss(me, view, card)
    if view.is_a(card, ACTION) and view.supply(DUCHY):
        value += gain_value(me, view, DUCHY)
    if view.is_a(card, TREASURE) and view.supply(TRANSMUTE):
        value += gain_value(me, view, TRANSMUTE)
    if view.is_a(card, VICTORY) and view.supply(GOLD):
        value += gain_value(me, view, GOLD)
    return value


@rank("transmute", most=168)
def when_transmute(me: Tactician, view: FastView) -> int:
    """If it is profitable."""
    card = best_to_transmute(me, view, hand_without(view, TRANSMUTE))
    return 168 if card != NONE and transmuted(me, view, card) > 10 else 0


@one("herbalist", PUT_ON_DECK)
def herbalist(me: Tactician, view: FastView, question: Question) -> int:
    """The best Treasure, if it is better than what the deck would give."""
    best = best_in_hand(me, view, question.candidates())
    better = me.hand_value(view, best) > average(view) + 2
    return best if better and not possessed(view) else NONE


@one("scrying_pool", FATE)
def scrying_pool(me: Tactician, view: FastView, question: Question) -> int:
    """Own Actions stay, since everything up to the first other card is drawn."""
    card = question.about
    if not is_friendly(view, question):
        return spy(me, view, question)
    if view.is_a(card, ACTION):
        return question.option("keep")
    few_actions = view.count_of(ACTION) * 3 < view.total
    stays = few_actions and me.hand_value(view, card) >= 30
    return question.option("keep" if stays else "discard")


@one("alchemist", CONFIRM)
def alchemist(me: Tactician, view: FastView, question: Question) -> int:
    """Always, but not in favour of a possessed player."""
    return NO if possessed(view) else YES


@several("golem", ORDER)
def golem(me: Tactician, view: FastView, question: Question) -> list[int]:
    """First the one that helps the other."""
    return in_playing_order(question.candidates())


@rank("golem")
def when_golem(me: Tactician, view: FastView) -> int:
    """If the deck or the discard pile has Actions to find."""
    found = 0
    for card, count in [*view.own_deck.items(), *view.own_discard.items()]:
        if card != GOLEM and view.is_a(card, ACTION):
            found += count
    return usual_rank(view, GOLEM) if found else 0


@one("apprentice", TRASH)
def apprentice(me: Tactician, view: FastView, question: Question) -> int:
    """What draws most for what is given up."""
    return best_apprentice(me, view, question.candidates())


def best_apprentice(me: Tactician, view: FastView, cards: list[int]) -> i64:
    """The most profitable card; NONE if there is no card."""
    best: i64 = NONE
    for card in cards:
        if best == NONE or learned(me, view, card) > learned(me, view, best):
            best = card
    return best


def learned(me: Tactician, view: FastView, card: i64) -> i64:
    """The profit of trashing a card with an Apprentice."""
    drawn = view.price(card) + 2 * view.potion_price(card)
    there = view.deck_size(view.seat) + view.discard_size(view.seat)
    return PER_DRAWN_CARD * min(drawn, there) - loss(me, view, card) - missed(me, view, card)


@rank("apprentice", most=460)
def when_apprentice(me: Tactician, view: FastView) -> int:
    """If it is profitable."""
    card = best_apprentice(me, view, hand_without(view, APPRENTICE))
    return 460 if card != NONE and learned(me, view, card) > 0 else 0
