"""Cards for sale beside the supply: a deck of which some are offered at a time."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.buying import buy
from throneroom.engine.card import NONE
from throneroom.engine.events import tell
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.question import BUY, PUT_ON_DECK


def reveal_offers(game: LiveGame, me: Player, count: i64) -> bool:
    """Offer this many cards of the market, as far as there are any; whether there is one."""
    game.unforeseen_at = game.answered
    for i in range(count):  # noqa: B007 - the compiler counts with a machine integer
        if game.market.size:
            game.offers.push(game.market.pop())
    game.market_known = min(game.market_known, game.market.size)
    if game.offers.size and game.events is not None:
        tell(game, "reveal", me, game.offers.cards(), "market", "offers")
    return game.offers.size > 0


def buy_offer(game: LiveGame, me: Player) -> None:
    """Buy one of the cards on offer, if the player can pay for one and wants to."""
    affordable = [card for card in game.offers if game.can_buy(card)]
    card = ask.for_listed_card(game, me, BUY, affordable, optional=True)
    if card != NONE:
        buy(game, me, card, offered=True)


def put_offers_back(game: LiveGame, me: Player) -> None:
    """Put the cards still on offer under the market, in an order of the player's choice.

    They were revealed, and everybody sees in which order they go there.
    """
    cards = game.offers.cards()
    ordered = ask.for_listed_cards(game, me, PUT_ON_DECK, cards, len(cards))
    game.offers.clear()
    for card in ordered:
        game.market.insert(0, card)
    game.market_known += len(ordered)
    if ordered and game.events is not None:
        tell(game, "put_under", me, ordered, "offers", "market")
