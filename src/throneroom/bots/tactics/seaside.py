"""The tactics of the cards of Seaside."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from throneroom.bots.tactics.base import thief
from throneroom.bots.tactics.buying import can_spare, improves, money_at_hand, purse
from throneroom.bots.tactics.discarding import hand_without, least_useful, to_put_back
from throneroom.bots.tactics.exchanging import loss
from throneroom.bots.tactics.gaining import gain_value, is_wanted
from throneroom.bots.tactics.intrigue import likely_next, put_back_in_order
from throneroom.bots.tactics.last_action import bought_for
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    POINTS,
    average,
    best_first,
    coins_of,
    dead_weight,
    gains_left,
    keep_value,
    possessed,
    worst_to_keep,
)
from throneroom.engine.basics import COPPER, CURSE
from throneroom.engine.card import BY_ID, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import UP_TO
from throneroom.engine.question import (
    CHOOSE,
    CONFIRM,
    DISCARD,
    MARK,
    NO,
    PUT_ON_DECK,
    RETURN,
    REVEAL,
    SAVE,
    TRASH,
    YES,
    Question,
)

AMBASSADOR: Final = BY_ID["ambassador"].index
ISLAND: Final = BY_ID["island"].index
OUTPOST: Final = BY_ID["outpost"].index
SALVAGER: Final = BY_ID["salvager"].index
TREASURE_MAP: Final = BY_ID["treasure_map"].index

FULL_MAT: Final = 3
"""With this many cards on the mat a Native Village fetches them."""

ENOUGH_PLUNDER: Final = 3
"""With this many tokens a Pirate Ship is worth its coins."""

CHEAP: Final = 5
"""A purchase of less than this is given up to be rid of a Copper."""

POOR: Final = 4
"""A hand that buys no more than this is better given up for a Tactician."""


# Embargo


@rank("embargo", most=130)
def when_embargo(me: Tactician, view: FastView) -> int:
    """Only if its coins buy something better, since it is gone then."""
    return 130 if improves(me, view, 2) or possessed(view) else 0


@one("embargo", MARK)
def embargo(me: Tactician, view: FastView, question: Question) -> int:
    """What the others buy more of and can still use; if there is nothing, where it does no harm."""
    others = view.player_count - 1

    def advantage(card: int) -> int:
        useful = view.supply(card) > 0 and keep_value(view, card) > 0 and card != COPPER
        return int(view.others_count(card) - others * view.count(card)) if useful else 0

    best = max(question.options(), key=advantage)
    return best if advantage(best) > 0 else CURSE


# What waits for the next turn


@one("haven", SAVE)
def haven(me: Tactician, view: FastView, question: Question) -> int:
    """What serves better in the next turn."""
    return to_put_back(me, view, question.candidates())


@rank("native_village")
def when_native_village(me: Tactician, view: FastView) -> int:
    """As a village."""
    return 716


@one("native_village", CHOOSE)
def native_village(me: Tactician, view: FastView, question: Question) -> int:
    """Fetch the cards once they buy something better, there are enough, or it is nearly too late.

    A possessed player's mat is only of use in this turn.
    """
    mat = view.private_mat(view.seat)
    coins = sum(coins_of(view, card) for card in mat)
    due = len(mat) >= FULL_MAT or gains_left(view) <= 2 or possessed(view)
    fetch = mat and (due or (coins and improves(me, view, coins)))
    return question.option("take" if fetch else "store")


@rank("outpost", most=104)
def when_outpost(me: Tactician, view: FastView) -> int:
    """After everything else, but not a second one, nor in the turn that it has brought."""
    return 0 if view.in_play_count(OUTPOST) or possessed(view) else 104


@rank("tactician", most=118)
def when_tactician(me: Tactician, view: FastView) -> int:
    """If the hand is too poor to be missed."""
    poor = view.hand_size(view.seat) > 1 and purse(view, view.actions) <= POOR
    return 118 if poor and not possessed(view) else 0


# Looking at the deck


@one("pearl_diver", CONFIRM)
def pearl_diver(me: Tactician, view: FastView, question: Question) -> int:
    """A card that is better than what would be drawn."""
    better = me.hand_value(view, question.about) > average(view)
    return YES if better != possessed(view) else NO


@rank("lookout", most=686)
def when_lookout(me: Tactician, view: FastView) -> int:
    """If the deck has enough that it is better without."""
    cards = likely_next(view)
    bad = sum(count for card, count in cards.items() if me.keep_value(view, card) < 0)
    return 686 if bad * 3 >= sum(cards.values()) > 0 or possessed(view) else 0


@one("lookout", DISCARD)
def lookout(me: Tactician, view: FastView, question: Question) -> int:
    """The worse of the two."""
    ordered = best_first(me, view, question.candidates())
    return ordered[0] if possessed(view) else ordered[-1]


@one("navigator", CHOOSE)
def navigator(me: Tactician, view: FastView, question: Question) -> int:
    """Keep a hand that is better than average."""
    cards = view.revealed(view.seat)
    worth = sum(me.hand_value(view, card) for card in cards)
    good = worth >= average(view) * len(cards)
    return question.option("keep" if good != possessed(view) else "discard")


several("navigator", PUT_ON_DECK)(put_back_in_order)


# Giving cards away


@rank("ambassador", most=255)
def when_ambassador(me: Tactician, view: FastView) -> int:
    """With something in hand that the others may have."""
    hand = hand_without(view, AMBASSADOR)
    bad = [card for card in hand if me.keep_value(view, card) < 0]
    return 255 if bad and not possessed(view) else 0


@one("ambassador", REVEAL)
def ambassador(me: Tactician, view: FastView, question: Question) -> int:
    """The worst card, rather one of which there are two."""
    cards = question.candidates()
    twice = [card for card in cards if cards.count(card) > 1 and me.keep_value(view, card) < 0]
    return worst_to_keep(me, view, twice or cards)


@one("ambassador", RETURN)
def ambassador_return(me: Tactician, view: FastView, question: Question) -> int:
    """As many as possible of what is not wanted."""
    if me.keep_value(view, question.about) >= 0 or possessed(view):
        return 0
    amounts = question.candidates()
    if question.about == COPPER:
        amounts = [count for count in amounts if can_spare(me, view, count, CHEAP, view.actions)]
    return amounts[-1]


@rank("island", most=192)
def when_island(me: Tactician, view: FastView) -> int:
    """With a card in hand that only gives points or does nothing."""
    idle = any(dead_weight(view, card) for card in hand_without(view, ISLAND))
    return 192 if idle and not possessed(view) else 0


@one("island", SAVE)
def island(me: Tactician, view: FastView, question: Question) -> int:
    """A card that does nothing in the deck, rather one with points; else the least useful."""
    idle = [card for card in question.candidates() if dead_weight(view, card)]
    if idle:
        return max(idle, key=lambda card: POINTS[card])
    return least_useful(me, view, question.candidates(), 1)[0]


# Trashing and gaining


def salvaged(me: Tactician, view: FastView, card: int) -> int:
    """What trashing a card for its price is worth: what that buys, and the card is gone."""
    coins = money_at_hand(view, view.hand) + view.price(card)
    if view.is_a(card, TREASURE):
        coins -= coins_of(view, card)
    return int(bought_for(me, view, coins) - loss(me, view, card))


@one("salvager", TRASH)
def salvager(me: Tactician, view: FastView, question: Question) -> int:
    """The card that is worth most as coins."""
    return max(question.options(), key=lambda card: salvaged(me, view, card))


@rank("salvager", most=222)
def when_salvager(me: Tactician, view: FastView) -> int:
    """If a card is worth more as coins than in the deck."""
    hand = hand_without(view, SALVAGER)
    if not hand:
        return 0
    best = max(salvaged(me, view, card) for card in hand)
    return 222 if best > bought_for(me, view, money_at_hand(view, hand)) else 0


@rank("smugglers", most=176)
def when_smugglers(me: Tactician, view: FastView) -> int:
    """If the player to the right has gained something worth having."""
    right = (view.seat - 1) % view.player_count
    good = any(
        view.costs(card, UP_TO, 6, 0) and is_wanted(view, gain_value(me, view, card))
        for card in view.latest_gains(right)
    )
    return 176 if good else 0


@rank("treasure_map")
def when_treasure_map(me: Tactician, view: FastView) -> int:
    """Two of them at once."""
    return 910 if view.hand_count(TREASURE_MAP) > 1 else 0


# Attacks


@rank("sea_hag")
def when_sea_hag(me: Tactician, view: FastView) -> int:
    """As long as there are Curses."""
    return 286 if view.supply(CURSE) else 60


@rank("pirate_ship")
def when_pirate_ship(me: Tactician, view: FastView) -> int:
    """The more tokens, the sooner."""
    return 160 + 10 * int(min(view.mat_tokens(view.seat), 6))


@one("pirate_ship", CHOOSE)
def pirate_ship(me: Tactician, view: FastView, question: Question) -> int:
    """Coins once they are worth it."""
    tokens = view.mat_tokens(view.seat)
    spend = tokens >= ENOUGH_PLUNDER and (improves(me, view, tokens) or possessed(view))
    return question.option("coins" if spend else "plunder")


one("pirate_ship", TRASH)(thief)


@several("ghost_ship", PUT_ON_DECK)
def ghost_ship(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The least useful cards, the best of them on top: they come back in the next turn."""
    worst = least_useful(me, view, question.candidates(), question.least)
    return best_first(me, view, worst)
