"""The tactics of the base game's cards."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import can_spare
from throneroom.bots.tactics.discarding import hand_without, replaceable
from throneroom.bots.tactics.exchanging import best_profit, to_exchange
from throneroom.bots.tactics.gaining import best_gain, gain_value, is_wanted
from throneroom.bots.tactics.playing import (
    RANK,
    THRONE_ROOM_FIRST,
    throne_target,
    usual_rank,
)
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    BALANCE,
    average,
    best_to_keep,
    dead_weight,
    possessed,
    worst_to_keep,
)
from throneroom.engine.basics import COPPER, CURSE
from throneroom.engine.card import ACTION, BY_ID, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import UP_TO
from throneroom.engine.question import (
    CONFIRM,
    DISCARD,
    FATE,
    NO,
    PLAY_AGAIN,
    PUT_ON_DECK,
    TRASH,
    YES,
    Question,
)

CELLAR: Final = BY_ID["cellar"].index
CHAPEL: Final = BY_ID["chapel"].index
FEAST: Final = BY_ID["feast"].index
LIBRARY: Final = BY_ID["library"].index
MINE: Final = BY_ID["mine"].index
REMODEL: Final = BY_ID["remodel"].index
MOAT: Final = BY_ID["moat"].index
THRONE_ROOM: Final = BY_ID["throne_room"].index
WITCH: Final = BY_ID["witch"].index

WORTHWHILE: Final = 20
"""The least profit for which an exchange is worth an Action."""


@several("cellar", DISCARD)
def cellar(me: Tactician, view: FastView, question: Question) -> list[int]:
    """Everything that is probably worse than a card from the deck."""
    return replaceable(me, view, question.candidates())


@rank("cellar", most=430)
def when_cellar(me: Tactician, view: FastView) -> int:
    """If there is something to discard, after what draws."""
    return 430 if replaceable(me, view, hand_without(view, CELLAR)) else 0


@several("chapel", TRASH)
def chapel(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The worst cards, but no money that a good purchase needs."""
    return junk(me, view, question.candidates(), question.most, 5, view.actions)


def junk(
    me: Tactician, view: FastView, hand: list[int], most: i64, cheap: i64, actions: i64
) -> list[int]:
    """What to trash from a hand; a purchase of less than `cheap` may be given up for it.

    `actions` are left for what else may earn coins.
    """
    left = hand[:]
    chosen: list[int] = []
    coins: i64 = 0
    while left and len(chosen) < most:
        worst = worst_to_keep(me, view, left)
        left.remove(worst)
        if me.keep_value(view, worst) >= 0:
            break
        if worst == COPPER:
            if not can_spare(me, view, coins + 1, cheap, actions):
                continue
            coins += 1
        chosen.append(worst)
        view.imagine(worst, -1, -1)
    view.imagine_nothing()
    return chosen


@rank("chapel", most=310)
def when_chapel(me: Tactician, view: FastView) -> int:
    """The more there is to trash, the sooner."""
    if possessed(view):
        return 0
    count = len(junk(me, view, hand_without(view, CHAPEL), 4, 5, view.actions - 1))
    return 150 + 40 * count if count else 0


@one("chancellor", CONFIRM)
def chancellor(me: Tactician, view: FastView, question: Question) -> int:
    """Yes if the deck holds more than its share of cards that do nothing."""
    in_deck = idle_cards(view, view.own_deck)
    share = idle_cards(view, view.owned(view.seat)) * view.deck_size(view.seat)
    worse = in_deck * sum(view.owned(view.seat).values()) >= share
    return YES if worse and not possessed(view) else NO


def idle_cards(view: FastView, cards: dict[int, int]) -> i64:
    """How many cards there are that do nothing in hand."""
    found: i64 = 0
    for card, count in cards.items():
        if dead_weight(view, card):
            found += count
    return found


@rank("workshop", most=162)
def when_workshop(me: Tactician, view: FastView) -> int:
    """If there is anything good to gain."""
    return 162 if is_wanted(view, best_worth(me, view, 4)) else 0


def best_worth(me: Tactician, view: FastView, coins: i64) -> i64:
    """What the best card at a cost of up to some coins is worth."""
    card = best_gain(me, view, coins, 0, UP_TO)
    return 0 if card == NONE else gain_value(me, view, card)


@one("bureaucrat", PUT_ON_DECK)
def bureaucrat(me: Tactician, view: FastView, question: Question) -> int:
    """The Victory card that is least useful in hand."""
    cards = question.options()
    return min(cards, key=lambda card: me.hand_value(view, card))


@rank("feast", most=180)
def when_feast(me: Tactician, view: FastView) -> int:
    """If what it gains is better than the Feast itself."""
    better = best_worth(me, view, 5) > me.keep_value(view, FEAST)
    return 180 if better or possessed(view) else 0


@rank("moneylender", most=228)
def when_moneylender(me: Tactician, view: FastView) -> int:
    """Only with a Copper to trash."""
    return 228 if view.has(COPPER) and not me.keeps(view, COPPER) else 0


@one("remodel", TRASH)
def remodel(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return to_exchange(me, view, question, 2, UP_TO)


@rank("remodel", most=240)
def when_remodel(me: Tactician, view: FastView) -> int:
    """If it improves a card enough; near the end that is worth more."""
    won = best_profit(me, view, hand_without(view, REMODEL), 2, UP_TO)
    return min(240, 170 + int(won)) if won > WORTHWHILE else 0


@one("spy", FATE)
def spy(me: Tactician, view: FastView, question: Question) -> int:
    """Own cards stay if they are better than average, others' if they are worse."""
    card = question.about
    good = not dead_weight(view, card) and me.hand_value(view, card) >= average(view)
    return question.option("keep" if good == is_friendly(view, question) else "discard")


def is_friendly(view: FastView, question: Question) -> bool:
    """Whether the card that is shown is from the own deck, or from one that is played for."""
    return question.affects == view.seat or question.affects == question.seat


@one("thief", TRASH)
def thief(me: Tactician, view: FastView, question: Question) -> int:
    """Their best Treasure; in a possessed turn the worst if it is one's own."""
    own = view.gainer != view.seat and len(view.revealed(view.gainer)) > 0
    cards = question.candidates()
    return worst_to_keep(me, view, cards) if own else best_to_keep(me, view, cards)


@one("throne_room", PLAY_AGAIN)
def throne_room(me: Tactician, view: FastView, question: Question) -> int:
    """What is best played twice, or else what does the least harm."""
    cards = question.candidates()
    target = throne_target(me, view, cards, view.actions, False)
    if target != NONE or question.least == 0:
        return target
    return max(cards, key=lambda card: RANK[card])


@rank("throne_room")
def when_throne_room(me: Tactician, view: FastView) -> int:
    """Before other cards if that costs no Action, else after them; 0 without a target.

    Villages come first, unless there is nothing but one to play twice.
    """
    hand = hand_without(view, THRONE_ROOM)
    target = throne_target(me, view, hand, view.actions - 1, True)
    if target == NONE:
        return 0
    if BALANCE[target] > 0 and len([card for card in hand if view.is_a(card, ACTION)]) == 1:
        return 735
    return THRONE_ROOM_FIRST if BALANCE[target] >= 0 else 560


@one("library", CONFIRM)
def library(me: Tactician, view: FastView, question: Question) -> int:
    """An Action that cannot be played is set aside."""
    card = question.about
    if view.actions == 0:
        return YES
    waiting = [other for other in view.hand if BALANCE[other] < 0]
    return YES if BALANCE[card] < 0 and len(waiting) > view.actions else NO


@rank("library")
def when_library(me: Tactician, view: FastView) -> int:
    """The more it draws, the sooner."""
    drawn = 8 - view.hand_size(view.seat)
    if drawn <= 0:
        return 0
    return (480 if view.actions > 1 else 140) + 15 * int(drawn)


@one("mine", TRASH)
def mine(me: Tactician, view: FastView, question: Question) -> int:
    """The Treasure with the most profitable exchange."""
    return to_exchange(me, view, question, 3, UP_TO, TREASURE)


@rank("mine", most=218)
def when_mine(me: Tactician, view: FastView) -> int:
    """If it improves a Treasure."""
    treasures = [card for card in view.hand if view.is_a(card, TREASURE)]
    return 218 if best_profit(me, view, treasures, 3, UP_TO, TREASURE) > 0 else 0


@rank("witch")
def when_witch(me: Tactician, view: FastView) -> int:
    """Among the first as long as there are Curses, then as a Moat."""
    return usual_rank(view, WITCH if view.supply(CURSE) else MOAT)
