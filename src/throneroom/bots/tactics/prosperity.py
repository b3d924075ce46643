"""The tactics of the cards of Prosperity."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from itertools import combinations
from typing import Final

from throneroom.bots.tactics.base import WORTHWHILE
from throneroom.bots.tactics.buying import best_purchase
from throneroom.bots.tactics.discarding import hand_without, least_useful, worth_less
from throneroom.bots.tactics.exchanging import best_profit, loss, to_exchange
from throneroom.bots.tactics.gaining import FORBIDDEN, best_gain, gain_value, is_wanted
from throneroom.bots.tactics.intrigue import put_back_in_order
from throneroom.bots.tactics.playing import throne_target
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    BALANCE,
    PER_POINT,
    average,
    coins_of,
    dead_weight,
    gains_left,
    possessed,
    worst_to_keep,
)
from throneroom.engine.basics import COLONY, COPPER, PROVINCE
from throneroom.engine.card import BY_ID, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import EXACTLY, UP_TO
from throneroom.engine.question import (
    CONFIRM,
    DISCARD,
    FATE,
    NAME,
    NO,
    PLAY_AGAIN,
    PUT_ON_DECK,
    REVEAL,
    TAKE,
    TRASH,
    YES,
    Question,
)

BISHOP: Final = BY_ID["bishop"].index
EXPAND: Final = BY_ID["expand"].index
FORGE: Final = BY_ID["forge"].index
KINGS_COURT: Final = BY_ID["kings_court"].index
TRADE_ROUTE: Final = BY_ID["trade_route"].index
TO_GO_ON: Final = 8
"""The coins that a deck needs in all, or else its games never end."""

MANY_COPPERS: Final = 3
"""With as many Coppers in the discard pile a Counting House is worth an Action."""

MELTED: Final = 8
"""A Forge considers no more cards than this, the worst ones: there are 256 ways to choose."""


# Treasures


@one("loan", FATE)
def loan(me: Tactician, view: FastView, question: Question) -> int:
    """Coppers go, and whatever else is better trashed."""
    card = question.about
    bad = me.keep_value(view, card) < 0 or card == COPPER
    return question.option("trash" if bad and not me.keeps(view, card) else "discard")


@one("contraband", NAME)
def contraband(me: Tactician, view: FastView, question: Question) -> int:
    """The best that the coins of the other player pay for; what is not played yet is unknown."""
    likely = best_purchase(me, view, view.coins, view.potions)
    return int(likely) if likely != NONE else COLONY if view.colonies else PROVINCE


# Trashing


@rank("trade_route")
def when_trade_route(me: Tactician, view: FastView) -> int:
    """With something to be rid of, or for many coins."""
    hand = hand_without(view, TRADE_ROUTE)
    bad = not hand or me.keep_value(view, worst_to_keep(me, view, hand)) < 0
    coins = int(view.markers_on_mat)
    return 170 + 15 * coins if bad or coins >= 3 or possessed(view) else 0


def consecrated(me: Tactician, view: FastView, card: int) -> int:
    """What trashing a card by a Bishop is worth: the victory tokens, and the card is gone."""
    if view.is_a(card, TREASURE) and view.money - coins_of(view, card) < TO_GO_ON:
        return -FORBIDDEN
    points = int(view.price(card)) // 2 * PER_POINT[gains_left(view)]
    return points - int(loss(me, view, card))


@one("bishop", TRASH)
def bishop(me: Tactician, view: FastView, question: Question) -> int:
    """The card that is worth most as tokens; where another has played it, only what is bad."""
    cards = question.options()
    if question.off_turn:
        worst = worst_to_keep(me, view, cards)
        return worst if me.keep_value(view, worst) < 0 else NONE
    return max(cards, key=lambda card: consecrated(me, view, card))


@rank("bishop", most=231)
def when_bishop(me: Tactician, view: FastView) -> int:
    """Unless it would take a card that is worth more."""
    hand = hand_without(view, BISHOP)
    best = max([consecrated(me, view, card) for card in hand], default=0)
    return 231 if best > -WORTHWHILE and not possessed(view) else 0


@one("expand", TRASH)
def expand(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return int(to_exchange(me, view, question, 3, UP_TO))


@rank("expand", most=246)
def when_expand(me: Tactician, view: FastView) -> int:
    """If it improves a card enough; near the end that is worth more."""
    won = best_profit(me, view, hand_without(view, EXPAND), 3, UP_TO)
    return min(246, 176 + int(won)) if won > WORTHWHILE else 0


def to_melt(me: Tactician, view: FastView, hand: list[int]) -> tuple[int, list[int]]:
    """The profit of the best use of a Forge, and the cards that it takes."""
    worst = sorted(hand, key=lambda card: int(loss(me, view, card)))[:MELTED]
    best: tuple[int, list[int]] = (0, [])
    for count in range(1, len(worst) + 1):
        for chosen in combinations(worst, count):
            price = sum(int(view.price(card)) for card in chosen)
            gained = best_gain(me, view, price, 0, EXACTLY)
            won = 0 if gained == NONE else int(gain_value(me, view, gained))
            won -= sum(int(loss(me, view, card)) for card in chosen)
            if won > best[0]:
                best = (won, list(chosen))
    return best


@several("forge", TRASH)
def forge(me: Tactician, view: FastView, question: Question) -> list[int]:
    """What is worth more as one card."""
    return to_melt(me, view, question.candidates())[1]


@rank("forge", most=246)
def when_forge(me: Tactician, view: FastView) -> int:
    """If that is worth it."""
    won = to_melt(me, view, hand_without(view, FORGE))[0]
    return min(246, 176 + won) if won > WORTHWHILE else 0


# Drawing, earning and gaining


@rank("watchtower")
def when_watchtower(me: Tactician, view: FastView) -> int:
    """The more it draws, the sooner."""
    drawn = 7 - int(view.hand_size(view.seat))
    return (480 if view.actions > 1 else 130) + 15 * drawn if drawn > 0 else 0


@rank("counting_house", most=250)
def when_counting_house(me: Tactician, view: FastView) -> int:
    """With enough Coppers to fetch."""
    coppers = view.own_discard.get(COPPER, 0)
    return min(250, 150 + 10 * coppers) if coppers >= MANY_COPPERS else 0


@one("counting_house", TAKE)
def counting_house(me: Tactician, view: FastView, question: Question) -> int:
    """All of them."""
    return question.candidates()[-1]


def to_mint(me: Tactician, view: FastView, hand: list[int]) -> int:
    """The Treasure of the hand of which another one is worth most; NONE if none is wanted."""
    there = [card for card in set(hand) if view.is_a(card, TREASURE) and view.supply(card)]
    if not there:
        return NONE
    best = max(there, key=lambda card: gain_value(me, view, card))
    return best if is_wanted(view, gain_value(me, view, best)) else NONE


@one("mint", REVEAL)
def mint(me: Tactician, view: FastView, question: Question) -> int:
    """The best Treasure."""
    return to_mint(me, view, question.options())


@rank("mint", most=217)
def when_mint(me: Tactician, view: FastView) -> int:
    """With a Treasure in hand of which another one is welcome."""
    return 217 if to_mint(me, view, view.hand) != NONE else 0


@several("vault", DISCARD)
def vault(me: Tactician, view: FastView, question: Question) -> list[int]:
    """What is worth less than a coin; where another has played it, two for a new one."""
    hand = question.candidates()
    if question.off_turn:
        idle = worth_less(me, view, hand, average(view) // 2 + 1)
        return least_useful(me, view, hand, 2) if len(idle) >= 2 else []
    return worth_less(me, view, hand, 10)


# Attacks


several("rabble", PUT_ON_DECK)(put_back_in_order)


# What is gained


def welcome_on_deck(me: Tactician, view: FastView, card: int) -> bool:
    """Whether a card just gained is better in the next hand than an average one."""
    return not dead_weight(view, card) and me.hand_value(view, card) > average(view)


@one("watchtower", FATE)
def watchtower(me: Tactician, view: FastView, question: Question) -> int:
    """What is bad goes, and what is good comes into the next hand."""
    card = question.about
    if me.keep_value(view, card) < 0 or (card == COPPER and question.off_turn):
        return question.option("trash")
    return question.option("topdeck") if welcome_on_deck(me, view, card) else NONE


@one("royal_seal", CONFIRM)
def royal_seal(me: Tactician, view: FastView, question: Question) -> int:
    """What is good in the next hand."""
    return YES if welcome_on_deck(me, view, question.about) else NO


# Playing three times


@one("kings_court", PLAY_AGAIN)
def kings_court(me: Tactician, view: FastView, question: Question) -> int:
    """What is best played more than once, if anything."""
    return int(throne_target(me, view, question.candidates(), view.actions, False))


@rank("kings_court")
def when_kings_court(me: Tactician, view: FastView) -> int:
    """Before other cards if that costs no Action, else after villages; 0 without a target."""
    target = throne_target(me, view, hand_without(view, KINGS_COURT), view.actions - 1, True)
    if target == NONE:
        return 0
    return 736 if BALANCE[target] >= 0 else 561
