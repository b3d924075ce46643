"""Buying a card: paying, overpaying, and what a purchase causes before the card is gained."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import NONE, OVERPAYABLE, PURCHASES
from throneroom.engine.events import tell
from throneroom.engine.gaining import gain, gain_offered
from throneroom.engine.live import LiveGame
from throneroom.engine.moments import WHEN_PAYING
from throneroom.engine.position import Player
from throneroom.engine.question import OVERPAY, WITH_POTION
from throneroom.engine.resolve import resolve_payment, resolve_purchase


def buy(game: LiveGame, me: Player, card: i64, offered: bool = False) -> None:
    """Pay for a card of the supply, or for one on offer beside it, and gain it.

    What overpaying brings comes before the card arrives.
    """
    coins = game.coins
    price = game.price(card)
    game.coins -= price
    game.potions -= game.potion_price(card)
    if game.events is not None:
        tell(game, "buy", me, [int(card)])
    game.buying = card
    game.price_paid = price
    if game.catalogue.notes(PURCHASES):
        game.bought |= game.catalogue.types[card]
    overpaid = game.is_a(card, OVERPAYABLE) and overpay(game, me, card)
    if game.catalogue.waits_for(WHEN_PAYING):
        resolve_payment(game, me)
    if overpaid or game.catalogue.watches_purchases:
        resolve_purchase(game, me, overpaid)
    game.buying = NONE
    game.purse = coins
    if offered:
        gain_offered(game, me, card)
    else:
        gain(game, me, card)
    game.purse = NONE


def overpay(game: LiveGame, me: Player, card: i64) -> bool:
    """Let the buyer pay more; whether that happened."""
    amounts = list(range(game.coins + 1))
    if game.potions:
        amounts += [WITH_POTION + coins for coins in amounts]
    extra = ask.for_amount(game, me, OVERPAY, amounts, card)
    if extra == 0:
        return False
    potions = 1 if extra >= WITH_POTION else 0
    coins = extra - WITH_POTION * potions
    game.coins -= coins
    game.potions -= potions
    game.overpaid_coins = coins
    game.overpaid_potions = potions
    if game.events is not None:
        kind = "overpay_with_potion" if potions else "overpay"
        tell(game, kind, me, [int(card)], amount=coins)
    return True
