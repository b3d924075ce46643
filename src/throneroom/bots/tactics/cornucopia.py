"""The tactics of the cards of Cornucopia."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.base import WORTHWHILE
from throneroom.bots.tactics.buying import improves, missed, potions_at_hand, purse, spent
from throneroom.bots.tactics.discarding import hand_without, least_useful, values_in_hand
from throneroom.bots.tactics.exchanging import best_exchange, profit, to_exchange
from throneroom.bots.tactics.playing import action_wanted, urgency_of, usual_rank
from throneroom.bots.tactics.registry import bonus, one, rank, several
from throneroom.bots.tactics.tactician import HORN_OF_PLENTY, Tactician
from throneroom.bots.tactics.valuing import (
    BALANCE,
    DEAD,
    IN_HAND,
    TOURNAMENT,
    WORTH,
    best_first,
    coins_of,
    possessed,
)
from throneroom.engine.basics import CURSE, PROVINCE, SILVER
from throneroom.engine.card import ACTION, BY_ID, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import EXACTLY
from throneroom.engine.question import CHOOSE, DISCARD, TRASH, Question

HORSE_TRADERS: Final = BY_ID["horse_traders"].index
MENAGERIE: Final = BY_ID["menagerie"].index
REMAKE: Final = BY_ID["remake"].index
YOUNG_WITCH: Final = BY_ID["young_witch"].index

A_COPPER: Final = 10
"""The most that a card may be worth in hand to give it for an Action or a Buy."""


@one("hamlet", DISCARD)
def hamlet(me: Tactician, view: FastView, question: Question) -> int:
    """A cheap card for an Action or a Buy that will be used, or for a Menagerie in need of it."""
    hand = question.candidates()
    if question.purpose == "buy":
        return for_a_buy(me, view, hand)
    given = for_an_action(me, view, hand)
    if given != NONE:
        return given
    double = the_only_double(hand_without(view, MENAGERIE))
    usable = double != NONE and view.has(MENAGERIE) and not view.is_a(double, ACTION)
    if usable and me.hand_value(view, double) <= A_COPPER:
        return double
    # The Buy is offered only to those who have taken the Action.
    idle = least_useful(me, view, hand, 1)[0]
    if value_among(me, view, idle, hand) > DEAD:
        return NONE
    hand.remove(idle)
    return idle if hand and for_a_buy(me, view, hand) != NONE else NONE


def for_an_action(me: Tactician, view: FastView, hand: list[int]) -> int:
    """What to give for an Action that a terminal in hand lacks, or NONE."""
    room = view.actions
    waiting: list[int] = []
    for card in hand:
        if BALANCE[card] > 0:
            room += BALANCE[card]
        elif BALANCE[card] < 0 and urgency_of(me, view, card) > 0:
            waiting.append(card)
    if len(waiting) <= room:
        return NONE
    # The terminal that comes next when as many as possible have been played.
    next_one = best_first(me, view, waiting)[int(room)]
    others = hand[:]
    others.remove(next_one)
    if not others:
        return NONE
    given = least_useful(me, view, others, 1)[0]
    value = value_among(me, view, given, others)
    worth_it = value <= A_COPPER and value + missed(me, view, given) < IN_HAND[next_one]
    return given if worth_it else NONE


def value_among(me: Tactician, view: FastView, card: int, hand: list[int]) -> i64:
    """What a card is worth together with the others of a hand."""
    return values_in_hand(me, view, hand)[hand.index(card)]


def for_a_buy(me: Tactician, view: FastView, hand: list[int]) -> int:
    """What to give for a Buy that will be used, or NONE."""
    given = least_useful(me, view, hand, 1)[0]
    if value_among(me, view, given, hand) > A_COPPER:
        return NONE
    coins = purse(view, view.actions)
    potions = potions_at_hand(view)
    paid = coins_of(view, given) if view.is_a(given, TREASURE) else i64(0)
    now = spent(me, view, coins, potions, view.buys)
    return given if spent(me, view, coins - paid, potions, view.buys + 1) > now + 1 else NONE


def the_only_double(hand: list[int]) -> int:
    """The one card that is there twice, if all others differ."""
    doubles = [card for card in set(hand) if hand.count(card) > 1]
    return doubles[0] if len(hand) == len(set(hand)) + 1 else NONE


@rank("menagerie")
def when_menagerie(me: Tactician, view: FastView) -> int:
    """Immediately if all cards differ, else after what may change that."""
    hand = hand_without(view, MENAGERIE)
    return 910 if len(set(hand)) == len(hand) else 420


@rank("horse_traders", most=220)
def when_horse_traders(me: Tactician, view: FastView) -> int:
    """If its coins are worth more than the two cards to discard."""
    last = view.actions == 1
    values = sorted(
        DEAD if last and view.is_a(card, ACTION) else int(me.hand_value(view, card))
        for card in hand_without(view, HORSE_TRADERS)
    )
    return usual_rank(view, HORSE_TRADERS) if sum(values[:2]) < 45 else 0


@one("remake", TRASH)
def remake(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return to_exchange(me, view, question, 1, EXACTLY)


@rank("remake", most=222)
def when_remake(me: Tactician, view: FastView) -> int:
    """If both exchanges together are profitable."""
    hand = hand_without(view, REMAKE)
    won = 0
    for _ in range(2):
        card = best_exchange(me, view, hand, 1, EXACTLY)
        if card != NONE:
            won += profit(me, view, card, 1, EXACTLY)
            hand.remove(card)
    return 222 if won > WORTHWHILE else 0


@rank("tournament")
def when_tournament(me: Tactician, view: FastView) -> int:
    """Early, and first of all with a Province to show."""
    return 920 if view.has(PROVINCE) else usual_rank(view, TOURNAMENT)


@rank("young_witch")
def when_young_witch(me: Tactician, view: FastView) -> int:
    """Among the first as long as there are Curses."""
    return usual_rank(view, YOUNG_WITCH) if view.supply(CURSE) else 120


@one("jester", CHOOSE)
def jester(me: Tactician, view: FastView, question: Question) -> int:
    """Take good cards, give bad ones; in a possessed turn, also take what is not bad."""
    card = question.about
    good = WORTH[card] >= WORTH[SILVER] or me.deck_value(view, card) >= WORTH[SILVER]
    takes = good or (possessed(view) and me.deck_value(view, card) > 0)
    return question.option("take" if takes else "give")


@several("trusty_steed", CHOOSE)
def trusty_steed(me: Tactician, view: FastView, question: Question) -> list[int]:
    """Cards, and Actions if they are needed now or probably later, else coins."""
    if action_wanted(me, view):
        return question.options_of("cards", "actions")
    many_actions = view.count_of(ACTION) * 4 >= view.total
    if view.actions == 0 and many_actions and not improves(me, view, 2):
        return question.options_of("cards", "actions")
    return question.options_of("cards", "coins")


@bonus("horn_of_plenty")
def horn_of_plenty(me: Tactician, view: FastView, card: int) -> int:
    """A Victory card costs the Horn itself."""
    if not view.is_a(card, VICTORY) or possessed(view):
        return 0
    return -int(me.keep_value(view, HORN_OF_PLENTY))
