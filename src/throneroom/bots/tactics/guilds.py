"""The tactics of the cards of Guilds."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.discarding import hand_without
from throneroom.bots.tactics.exchanging import best_profit, profit, to_exchange
from throneroom.bots.tactics.gaining import best_gain, gain_value, is_wanted
from throneroom.bots.tactics.intrigue import likely_next
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    WORTH,
    average,
    best_first,
    dead_weight,
    gains_left,
    possessed,
    potions_wanted,
)
from throneroom.engine.basics import COLONY, COPPER, CURSE, POTION, PROVINCE, SILVER
from throneroom.engine.card import ACTION, BY_ID, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import BELOW, EXACTLY, UP_TO
from throneroom.engine.question import (
    DISCARD,
    FATE,
    NAME,
    OVERPAY,
    PUT_ON_DECK,
    SPEND,
    TRASH,
    WITH_POTION,
    Question,
)

STONEMASON: Final = BY_ID["stonemason"].index

PER_TOKEN: Final = 20
"""What keeping a coin token is worth."""

GOOD_ACTION: Final = 40
"""What an Action must be worth to pay for drawing it again."""


@one("stonemason", TRASH)
def stonemason(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange for two cheaper ones."""
    return to_exchange(me, view, question, 0, BELOW, 0, 2)


@rank("stonemason", most=144)
def when_stonemason(me: Tactician, view: FastView) -> int:
    """If it is profitable."""
    return 144 if best_profit(me, view, hand_without(view, STONEMASON), 0, BELOW, 0, 2) > 0 else 0


@one("stonemason", OVERPAY)
def stonemason_overpay(me: Tactician, view: FastView, question: Question) -> int:
    """The price of the best Actions."""
    best = 0
    highest: i64 = 0
    for amount in question.candidates()[1:]:
        potions = amount // WITH_POTION
        coins = amount % WITH_POTION
        gained = best_gain(me, view, coins, potions, EXACTLY, ACTION)
        value: i64 = 0 if gained == NONE else gain_value(me, view, gained)
        if is_wanted(view, value) and value > highest:
            best = amount
            highest = value
    return best


@one("doctor", NAME)
def doctor(me: Tactician, view: FastView, question: Question) -> int:
    """The bad card that is most likely to come up."""
    best = CURSE
    highest: i64 = 0
    for card, count in likely_next(view).items():
        value = -me.keep_value(view, card) * count
        if value > highest:
            best = card
            highest = value
    return best


@rank("doctor", most=160)
def when_doctor(me: Tactician, view: FastView) -> int:
    """If there is something to trash."""
    cards = likely_next(view)
    bad = sum(count for card, count in cards.items() if me.keep_value(view, card) < 0)
    return 100 + 60 * bad // max(1, sum(cards.values())) if bad else 0


@one("doctor", OVERPAY)
def doctor_overpay(me: Tactician, view: FastView, question: Question) -> int:
    """All remaining coins if there is much to trash."""
    cards = likely_next(view)
    bad = sum(count for card, count in cards.items() if me.keep_value(view, card) < 0)
    return view.coins if bad * 4 > sum(cards.values()) and not possessed(view) else 0


@one("doctor", FATE)
def doctor_fate(me: Tactician, view: FastView, question: Question) -> int:
    """Bad cards are trashed, and those that do nothing in the next hand discarded."""
    card = question.about
    if me.keep_value(view, card) < 0:
        return question.option("trash")
    discarded = dead_weight(view, card) != possessed(view)
    return question.option("discard" if discarded else "keep")


@one("masterpiece", OVERPAY)
def masterpiece(me: Tactician, view: FastView, question: Question) -> int:
    """As many Silvers as possible, but not the last one if that would end the game in defeat."""
    silvers = view.supply(SILVER)
    if view.near_end and view.lead < 0:
        silvers -= 1
    return max(i64(0), min(view.coins, silvers))


@one("advisor", DISCARD)
def advisor(me: Tactician, view: FastView, question: Question) -> int:
    """Their best card; in a possessed turn, if it is drawn for oneself, the worst."""
    cards = sorted(question.candidates(), key=lambda card: WORTH[card])
    return cards[0] if view.possessor == view.seat else cards[-1]


@one("herald", OVERPAY)
def herald_overpay(me: Tactician, view: FastView, question: Question) -> int:
    """One coin for each good Action in the discard pile, if nothing else can be bought."""
    if possessed(view) or (view.buys > 0 and view.coins >= 3):
        return 0
    good: i64 = 0
    for card, count in view.own_discard.items():
        if WORTH[card] >= GOOD_ACTION and view.is_a(card, ACTION):
            good += count
    return min(view.coins, good)


@several("herald", PUT_ON_DECK)
def herald(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The best cards of the discard pile, the best on top."""
    return best_first(me, view, question.candidates())[: question.least]


@one("plaza", DISCARD)
def plaza(me: Tactician, view: FastView, question: Question) -> int:
    """A Copper, since the token is as good, or a Potion that is not needed."""
    cards = question.candidates()
    if COPPER in cards and not me.keeps(view, COPPER):
        return COPPER
    idle = POTION in cards and not potions_wanted(view) and not me.keeps(view, POTION)
    return POTION if idle else NONE


@one("taxman", TRASH)
def taxman(me: Tactician, view: FastView, question: Question) -> int:
    """The Treasure with the most profitable exchange."""
    return to_exchange(me, view, question, 3, UP_TO, TREASURE)


@rank("taxman", most=146)
def when_taxman(me: Tactician, view: FastView) -> int:
    """If it improves a Treasure."""
    treasures = [card for card in view.hand if view.is_a(card, TREASURE)]
    return 146 if best_profit(me, view, treasures, 3, UP_TO, TREASURE) > 0 else 0


@one("butcher", TRASH)
def butcher(me: Tactician, view: FastView, question: Question) -> int:
    """The most profitable card with the help of tokens, if any."""
    best: i64 = NONE
    highest: i64 = 0
    for card in question.options():
        value = butchered(me, view, card, best_payment(me, view, card))
        if value > highest:
            best = card
            highest = value
    return best


@one("butcher", SPEND)
def butcher_spend(me: Tactician, view: FastView, question: Question) -> int:
    """What makes the most of the card that has just been trashed."""
    trashed = view.laid_by(view.seat) if possessed(view) else view.trash
    return best_payment(me, view, trashed[-1])


def best_payment(me: Tactician, view: FastView, card: int) -> int:
    """How many tokens to add to a card's price, up to that of the dearest card."""
    best = 0
    highest = butchered(me, view, card, 0)
    dearest = COLONY if view.colonies else PROVINCE
    useful = min(view.tokens(view.seat), view.price(dearest) - view.price(card))
    for paid in range(1, int(useful) + 1):
        value = butchered(me, view, card, paid)
        if value > highest:
            best = paid
            highest = value
    return best


def butchered(me: Tactician, view: FastView, card: int, paid: int) -> i64:
    """The profit of trashing a card and paying some tokens."""
    price_of_tokens = 0 if possessed(view) or gains_left(view) <= 1 else PER_TOKEN * paid
    return profit(me, view, card, paid, UP_TO) - price_of_tokens


@one("journeyman", NAME)
def journeyman(me: Tactician, view: FastView, question: Question) -> int:
    """The card of the deck that is most in the way."""
    par = average(view)
    best = CURSE
    highest: i64 = 0
    for card, count in likely_next(view).items():
        value = (par + 1 - me.hand_value(view, card)) * count
        if value > highest:
            best = card
            highest = value
    return best
