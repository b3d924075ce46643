"""The tactics of the cards of Hinterlands."""

# ruff: noqa: ARG001 - a tactic takes what every tactic takes

from typing import Final

from throneroom.bots.tactics.base import WORTHWHILE, is_friendly, spy, thief
from throneroom.bots.tactics.buying import improves
from throneroom.bots.tactics.discarding import hand_without, to_put_back
from throneroom.bots.tactics.exchanging import DILUTION, loss, to_exchange
from throneroom.bots.tactics.gaining import best_gain, gain_value, is_wanted
from throneroom.bots.tactics.intrigue import put_back_in_order
from throneroom.bots.tactics.purchases import begins_win
from throneroom.bots.tactics.registry import one, rank, several
from throneroom.bots.tactics.tactician import Tactician
from throneroom.bots.tactics.valuing import (
    average,
    best_to_keep,
    dead_weight,
    keep_value,
    possessed,
)
from throneroom.engine.basics import COPPER, GOLD, SILVER
from throneroom.engine.card import BY_ID, NONE, TREASURE, VICTORY
from throneroom.engine.fast_view import FastView
from throneroom.engine.position import EXACTLY
from throneroom.engine.question import (
    CHOOSE,
    CONFIRM,
    DISCARD,
    FATE,
    NO,
    PUT_ON_DECK,
    REVEAL,
    TRASH,
    YES,
    Question,
)

CROSSROADS: Final = BY_ID["crossroads"].index
DEVELOP: Final = BY_ID["develop"].index
DUCHESS: Final = BY_ID["duchess"].index
FOOLS_GOLD: Final = BY_ID["fools_gold"].index
SPICE_MERCHANT: Final = BY_ID["spice_merchant"].index
STABLES: Final = BY_ID["stables"].index
TRADER: Final = BY_ID["trader"].index

# What happens when a card is gained


@one("duchess", CONFIRM)
def duchess(me: Tactician, view: FastView, question: Question) -> int:
    """Only if it would be welcome by itself."""
    return YES if is_wanted(view, gain_value(me, view, DUCHESS)) else NO


@one("fools_gold", CONFIRM)
def fools_gold(me: Tactician, view: FastView, question: Question) -> int:
    """If a Gold is better, which comes at once."""
    better = keep_value(view, GOLD) > keep_value(view, FOOLS_GOLD) or possessed(view)
    return YES if better and view.supply(GOLD) else NO


@one("trader", CONFIRM)
def trader(me: Tactician, view: FastView, question: Question) -> int:
    """If a Silver is better than what would be gained, which is not about to win the game."""
    if begins_win(view, question.about):
        return NO
    better = gain_value(me, view, SILVER) > gain_value(me, view, question.about)
    return YES if better and view.supply(SILVER) else NO


@several("inn", REVEAL)
def inn(me: Tactician, view: FastView, question: Question) -> list[int]:
    """The Actions that are better than what would be drawn."""
    return [card for card in question.candidates() if me.hand_value(view, card) > average(view)]


several("mandarin", PUT_ON_DECK)(put_back_in_order)


@one("ill_gotten_gains", CONFIRM)
def ill_gotten_gains(me: Tactician, view: FastView, question: Question) -> int:
    """If its coin buys something better at once, or if Coppers are welcome."""
    wanted = improves(me, view, 1) or gain_value(me, view, COPPER) > 0
    return YES if wanted and not possessed(view) else NO


@one("farmland", TRASH)
def farmland(me: Tactician, view: FastView, question: Question) -> int:
    """The card with the most profitable exchange."""
    return to_exchange(me, view, question, 2, EXACTLY)


# What happens when a card is discarded


@one("tunnel", CONFIRM)
def tunnel(me: Tactician, view: FastView, question: Question) -> int:
    """A Gold is welcome, unless it loses the game."""
    return YES if gain_value(me, view, GOLD) > 0 else NO


@one("scheme", PUT_ON_DECK)
def scheme(me: Tactician, view: FastView, question: Question) -> int:
    """The best Action, if it is better than what would be drawn."""
    best = best_to_keep(me, view, question.candidates())
    better = me.hand_value(view, best) > average(view)
    return best if better and not possessed(view) else NONE


# Looking at decks


one("duchess", FATE)(spy)
one("jack_of_all_trades", FATE)(spy)


@one("oracle", FATE)
def oracle(me: Tactician, view: FastView, question: Question) -> int:
    """Own cards stay if they are better than average, others' if they are worse."""
    cards = view.revealed(question.affects)
    worth = sum(0 if dead_weight(view, card) else me.hand_value(view, card) for card in cards)
    good = worth >= average(view) * len(cards)
    return question.option("keep" if good == is_friendly(view, question) else "discard")


several("oracle", PUT_ON_DECK)(put_back_in_order)


@several("cartographer", DISCARD)
def cartographer(me: Tactician, view: FastView, question: Question) -> list[int]:
    """What is worse than what would come instead; in a possessed turn what is better."""
    usual = average(view)
    return [
        card
        for card in question.candidates()
        if (dead_weight(view, card) or me.hand_value(view, card) < usual) != possessed(view)
    ]


several("cartographer", PUT_ON_DECK)(put_back_in_order)


# Trashing


one("noble_brigand", TRASH)(thief)


@one("develop", TRASH)
def develop(me: Tactician, view: FastView, question: Question) -> int:
    """The card whose neighbours in price are worth most."""
    return max(question.options(), key=lambda card: developed(me, view, card))


def developed(me: Tactician, view: FastView, card: int) -> int:
    """The profit of trashing a card for one that costs a coin more and one that costs less."""
    potions = view.potion_price(card)
    prices = (view.price(card) + 1, view.price(card) - 1)
    gains = [best_gain(me, view, price, potions, EXACTLY) for price in prices]
    values = [gain_value(me, view, gain) for gain in gains if gain != NONE]
    return int(sum(values) - DILUTION * max(len(values) - 1, 0) - loss(me, view, card))


@rank("develop", most=168)
def when_develop(me: Tactician, view: FastView) -> int:
    """If it is profitable."""
    hand = hand_without(view, DEVELOP)
    return 168 if hand and max(developed(me, view, card) for card in hand) > WORTHWHILE else 0


@one("trader", TRASH)
def trader_trash(me: Tactician, view: FastView, question: Question) -> int:
    """The card that is worth most in Silvers."""
    return max(question.options(), key=lambda card: traded(me, view, card))


def traded(me: Tactician, view: FastView, card: int) -> int:
    """The profit of trashing a card for a Silver per coin of its price."""
    silvers = min(view.price(card), view.supply(SILVER))
    value = (gain_value(me, view, SILVER) - DILUTION) * silvers
    return int(value - loss(me, view, card))


@rank("trader", most=172)
def when_trader(me: Tactician, view: FastView) -> int:
    """If a card is worth more in Silvers."""
    hand = hand_without(view, TRADER)
    return 172 if hand and max(traded(me, view, card) for card in hand) > 0 else 0


@one("spice_merchant", TRASH)
def spice_merchant_trash(me: Tactician, view: FastView, question: Question) -> int:
    """A Copper, unless it is needed."""
    return COPPER if copper_to_spare(me, view, question.candidates()) else NONE


def copper_to_spare(me: Tactician, view: FastView, cards: list[int]) -> bool:
    """Whether there is a Copper that the deck is better without."""
    unwanted = keep_value(view, COPPER) < 0 and not me.keeps(view, COPPER)
    return COPPER in cards and (unwanted or possessed(view))


@rank("spice_merchant", most=647)
def when_spice_merchant(me: Tactician, view: FastView) -> int:
    """With a Copper to trash; it replaces itself then."""
    return 647 if copper_to_spare(me, view, hand_without(view, SPICE_MERCHANT)) else 0


@one("spice_merchant", CHOOSE)
def spice_merchant(me: Tactician, view: FastView, question: Question) -> int:
    """Coins if they buy something better, else cards."""
    return question.option("coins" if improves(me, view, 2) else "cards")


# What else is played when


@rank("crossroads")
def when_crossroads(me: Tactician, view: FastView) -> int:
    """The first one for its Actions, further ones for the cards."""
    drawn = sum(view.is_a(card, VICTORY) for card in view.hand)
    if view.in_play_count(CROSSROADS) == 0:
        return 715 if drawn or view.actions == 1 else 640
    if not drawn:
        return 0
    return (520 if view.actions > 1 else 120) + 12 * drawn


@one("mandarin", PUT_ON_DECK)
def mandarin(me: Tactician, view: FastView, question: Question) -> int:
    """What serves better in the next turn."""
    return to_put_back(me, view, question.candidates())


@one("stables", DISCARD)
def stables(me: Tactician, view: FastView, question: Question) -> int:
    """A Treasure that is worth less than three cards."""
    return spare_treasure(me, view, question.candidates())


def spare_treasure(me: Tactician, view: FastView, cards: list[int]) -> int:
    """The least Treasure, if three cards are worth more; else NONE."""
    treasures = [card for card in cards if view.is_a(card, TREASURE)]
    if not treasures:
        return NONE
    least = min(treasures, key=lambda card: me.hand_value(view, card))
    return least if me.hand_value(view, least) < 3 * average(view) else NONE


@rank("stables", most=679)
def when_stables(me: Tactician, view: FastView) -> int:
    """With a Treasure to discard."""
    return 679 if spare_treasure(me, view, hand_without(view, STABLES)) != NONE else 0
