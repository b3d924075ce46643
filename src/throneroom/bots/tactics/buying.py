"""What the coins of a turn can buy."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.ending import purchases_may_end, winning_gain
from throneroom.bots.tactics.gaining import best_gain, gain_value
from throneroom.bots.tactics.purchases import Purchases, winning_purchases
from throneroom.bots.tactics.valuing import (
    BALANCE,
    COPPERSMITH,
    EARNED,
    ENOUGH_MONEY,
    FOOLS_GOLD,
    coins_of,
    earned_by,
    keep_value,
    possessed,
)
from throneroom.engine.basics import COLONY, CURSE, POTION, PROVINCE
from throneroom.engine.card import ACTION, BY_ID, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import ACTIONS, UP_TO
from throneroom.engine.question import FROM_SUPPLY, Question

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

MINT: Final[i64] = BY_ID["mint"].index

GAINERS: Final = [
    BY_ID[id].index for id in ("workshop", "ironworks", "feast", "university", "horn_of_plenty")
]
"""Cards that gain from the supply, and offer another copy of them the same."""

PER_COIN: Final = 5
"""What a coin is worth if a purchase of this turn needs it."""


def money_at_hand(view: FastView, hand: list[int]) -> i64:
    """The coins of this turn if no further Action is played."""
    coins = view.coins
    for card in hand:
        if view.is_a(card, TREASURE):
            coins += coins_of(view, card)
    if (
        FOOLS_GOLD in hand
        and view.hand_count(FOOLS_GOLD) > 1
        and not view.in_play_count(FOOLS_GOLD)
    ):
        # The first one is worth less than the others.
        coins -= 3
    return coins


def purse(view: FastView, actions: i64) -> i64:
    """The coins of this turn, with those of the Actions in hand that can still be played."""
    hand = view.hand
    coins = money_at_hand(view, hand)
    if actions <= 0 or view.phase != ACTIONS:
        return coins
    room = actions
    terminals: i64 = 0
    most: i64 = 0
    together: i64 = 0
    for card in hand:
        balance = BALANCE[card]
        if balance > 0:
            room += balance
        if EARNED[card] or card == COPPERSMITH:
            earned = earned_by(view, card)
            if balance >= 0:
                coins += earned
            elif earned:
                terminals += 1
                together += earned
                most = max(most, earned)
    if terminals <= room:
        return coins + together
    return coins + max(most, together * room // terminals)


def potions_at_hand(view: FastView) -> i64:
    """The Potions that can be spent in this turn, counting at most one that is still in hand."""
    return view.potions + (1 if view.has(POTION) else 0)


def best_purchase(me: "Tactician", view: FastView, coins: i64, potions: i64) -> i64:
    """A Colony or Province, or else the most useful card that this would pay for, or NONE."""
    if view.colonies:
        if coins >= view.price(COLONY) and view.supply(COLONY) and view.may_buy(COLONY):
            return COLONY
    elif coins >= view.price(PROVINCE) and view.supply(PROVINCE) and view.may_buy(PROVINCE):
        return PROVINCE
    card = best_gain(me, view, coins, potions, UP_TO, 0, True)
    return card if card != NONE and gain_value(me, view, card) > 0 else NONE


def winning_last_gain(view: FastView, question: Question) -> i64:
    """The gain from the supply that wins the game by itself, else NONE."""
    return winning_gain(view, question) if view.near_end and _is_own(question) else i64(NONE)


def _is_own(question: Question) -> bool:
    """Whether its player is to gain a card of the supply."""
    return question.place == FROM_SUPPLY and question.affects == question.player


def decisive_gain(view: FastView, question: Question) -> i64:
    """The gain that wins the game, alone or with further gains of this turn; else NONE.

    Whoever follows it must also buy what wins.
    """
    alone = winning_last_gain(view, question)
    if alone != NONE or view.current != view.seat or not _is_own(question):
        return alone
    further = _gains_to_come(view, question.source)
    if view.gains_to_end > 1 + further + view.buys:
        return NONE
    coins = purse(view, view.actions + further * min(BALANCE[question.source], 0))
    if further and view.is_a(question.source, TREASURE):
        # A Horn of Plenty gains a card instead of paying for one.
        coins -= further * coins_of(view, question.source)
    potions = potions_at_hand(view)
    found = Purchases(view, coins, potions, question, 1 + further)
    found.find_win(view.buys, coins, potions)
    view.imagine_nothing()
    return found.gained


def _gains_to_come(view: FastView, source: i64) -> i64:
    """How many more gains like this one the cards in hand will bring."""
    if source not in GAINERS:
        return 0
    copies = view.hand_count(source)
    if view.is_a(source, ACTION) and (BALANCE[source] < 0 or view.actions == 0):
        return min(copies, view.actions)
    return copies


def is_worth_buying(view: FastView, card: i64) -> bool:
    """Whether a card is worth what its purchase costs beyond its price.

    That is the Curses that lie in wait on its pile, and for a Mint the Treasures in play.
    """
    curses = min(view.tokens_on(card), view.supply(CURSE))
    if curses == 0 and card != MINT:
        return True
    value = keep_value(view, card) + curses * keep_value(view, CURSE)
    left = view.money
    if card == MINT:
        for played in view.in_play(view.seat):
            if view.is_a(played, TREASURE):
                value -= keep_value(view, played)
                left -= coins_of(view, played)
    return value > 0 and (card != MINT or left > ENOUGH_MONEY)


def price(view: FastView, card: i64) -> i64:
    """What a purchase costs in coins; a Potion counts as two."""
    return 0 if card == NONE else view.price(card) + 2 * view.potion_price(card)


def spent(me: "Tactician", view: FastView, coins: i64, potions: i64, buys: i64) -> i64:
    """How many of these coins that many purchases would take."""
    left = coins
    for number in range(max(buys, 1)):
        card = me.would_buy(view, left, potions)
        if card == NONE:
            break
        left -= view.price(card)
        potions -= view.potion_price(card)
        if number + 1 < buys:
            # A plan may want only one of these.
            view.imagine(card, 1, 0)
    if buys > 1:
        view.imagine_nothing()
    return coins - left


def spare(me: "Tactician", view: FastView) -> i64:
    """How many coins of this turn would be left over."""
    coins = purse(view, view.actions)
    return coins - _needed(me, view, coins, potions_at_hand(view))


def _needed(me: "Tactician", view: FastView, coins: i64, potions: i64) -> i64:
    """How many of these coins the purchases of this turn take: those that win, if any do."""
    if purchases_may_end(view, coins):
        winning = winning_purchases(view, coins, potions)
        if winning.first != NONE:
            return winning.cost
    return spent(me, view, coins, potions, view.buys)


def improves(me: "Tactician", view: FastView, more: i64) -> bool:
    """Whether this many more coins would buy something more expensive."""
    coins = purse(view, view.actions)
    potions = potions_at_hand(view)
    after = price(view, me.would_buy(view, coins + more, potions))
    return after > price(view, me.would_buy(view, coins, potions))


def can_spare(me: "Tactician", view: FastView, coins: i64, cheap: i64, actions: i64) -> bool:
    """Whether this many coins can be lost without missing more than a cheap purchase.

    `actions` can still be used: one less than the turn has while a terminal is only considered.
    """
    had = purse(view, actions)
    potions = potions_at_hand(view)
    bought = price(view, me.would_buy(view, had, potions))
    return bought < cheap or price(view, me.would_buy(view, had - coins, potions)) >= bought


def missed(me: "Tactician", view: FastView, card: i64) -> i64:
    """What losing a card in hand costs in this turn: its coins, if they are needed."""
    coins = coins_of(view, card) if view.is_a(card, TREASURE) else i64(0)
    if coins == 0:
        return 0
    # The card that takes it may not have been played yet.
    actions = max(view.actions - 1, i64(0))
    return 0 if can_spare(me, view, coins, 0, actions) else PER_COIN * coins


def tokens_to_spend(me: "Tactician", view: FastView, most: i64) -> i64:
    """What the best purchases need beyond the coins; all tokens of a possessed player."""
    if possessed(view):
        return most
    return max(_needed(me, view, view.coins + most, view.potions) - view.coins, i64(0))
