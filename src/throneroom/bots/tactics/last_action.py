"""What a terminal is worth if it gets the last Action of a turn.

It is judged by what can probably be bought after it, and by what lasts beyond the turn. Values are
in tenths of a coin.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import potions_at_hand, spent
from throneroom.bots.tactics.valuing import WORTH, earned_by
from throneroom.cards import SHIPPED
from throneroom.engine.basics import CURSE
from throneroom.engine.card import ATTACK, BY_ID, NONE, Card, on_definition
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

PER_PRICE: Final = 7
"""What a purchase is worth for every coin that it costs."""

FOR_PROVINCE: Final = 25
"""What a Province or a Colony is worth beyond its price."""

STANDING: Final = 20
"""This many steps of a rank are worth as much as a tenth of a coin."""

LASTING: Final = {
    # Attacks, without what they draw or earn.
    "possession": 90, "followers": 85, "witch": 70, "soothsayer": 80, "young_witch": 55,
    "torturer": 32, "masquerade": 22, "jester": 32, "militia": 22, "swindler": 15,
    "saboteur": 20, "fortune_teller": 6, "thief": 6, "bureaucrat": 22,
    "bandit": 48, "sea_hag": 60, "ghost_ship": 26, "cutpurse": 10, "pirate_ship": 14,
    "ambassador": 32, "mountebank": 78, "goons": 44, "rabble": 14,
    "margrave": 20, "oracle": 6, "noble_brigand": 8,
    # What gains or trashes.
    "workshop": 20, "ironworks": 26, "feast": 26, "mine": 22, "transmute": 30, "trading_post": 35,
    "remake": 40, "moneylender": 12, "stonemason": 14, "taxman": 16, "butcher": 6,
    "artisan": 34, "replace": 24, "courtier": 4, "salvager": 12, "explorer": 24, "smugglers": 24,
    "jack_of_all_trades": 34, "trader": 24, "develop": 14, "haggler": 20,
    "island": 18, "treasure_map": 90, "embargo": 2,
    # Buys, others' cards, what comes back in the next turn.
    "council_room": -2, "courtyard": 2, "journeyman": 4, "steward": 22, "tribute": 30,
    "merchant_guild": 8, "herbalist": 5, "bridge": 4, "princess": 6, "horse_traders": 6,
    "woodcutter": 2, "black_market": 12, "chancellor": 3, "navigator": 4, "wharf": 32,
    "merchant_ship": 20, "outpost": 24, "tactician": 34, "vault": -1,
    # Victory tokens.
    "monument": 16, "bishop": 30,
    "nomad_camp": 2, "mandarin": -4,
}  # fmt: skip
"""What a terminal does beyond the turn."""

UNCURSED: Final = {
    "followers": 10, "soothsayer": 45, "witch": 0, "young_witch": 0, "torturer": 5, "sea_hag": 0,
    "mountebank": 8,
}  # fmt: skip
"""The same once all Curses are gone."""

DRAWN: Final = {"young_witch": 1, "journeyman": 3, "envoy": 4, "embassy": 3, "oracle": 2}
"""The cards that a terminal adds to the hand, where that is not the printed bonus."""

FROM_RANK: Final = {"chapel": (150, 50), "remodel": (170, 50), "doctor": (100, 50)}
"""Where the rank tells what lasts: the lowest rank, and what percentage of the rest counts."""

BEYOND: Final[list[int]] = []
BEYOND_UNCURSED: Final[list[int]] = []
DRAWS: Final[list[int]] = []
LOWEST_RANK: Final[list[int]] = []
PERCENTAGE: Final[list[int]] = []
"""The tables above, by the index of a card."""

SPREAD: Final = [0, 14, 20, 24, 28, 31, 34, 37]
"""How far what is drawn may be above or below the average, in tenths of a coin."""

ADVENTURER: Final[i64] = BY_ID["adventurer"].index
LIBRARY: Final[i64] = BY_ID["library"].index
WATCHTOWER: Final[i64] = BY_ID["watchtower"].index
MILITIA: Final[i64] = BY_ID["militia"].index
SECRET_CHAMBER: Final[i64] = BY_ID["secret_chamber"].index
TACTICIAN: Final[i64] = BY_ID["tactician"].index


def _learn(card: Card) -> None:
    beyond = LASTING.get(card.id, _unlisted(card))
    BEYOND.append(beyond)
    BEYOND_UNCURSED.append(UNCURSED.get(card.id, beyond))
    DRAWS.append(DRAWN.get(card.id, int(card.cards)))
    lowest, percentage = FROM_RANK.get(card.id, (0, 0))
    LOWEST_RANK.append(lowest)
    PERCENTAGE.append(percentage)


def _unlisted(card: Card) -> int:
    """What a card from outside may do beyond the turn: attack, or something no bonus tells."""
    if card.id in SHIPPED:
        return 0
    if card.cards or card.coins:
        return 10 if card.is_a(ATTACK) else 0
    return WORTH[card.index] // 2


on_definition(_learn)


def worth_last(me: "Tactician", view: FastView, card: i64, rank: i64, held: i64) -> i64:
    """What playing a terminal as the last Action is worth; `held` are the coins without it."""
    coins = held
    drawn = DRAWS[card]
    if card == LIBRARY:
        drawn = 8 - view.hand_size(view.seat)
    elif card == WATCHTOWER:
        drawn = 7 - view.hand_size(view.seat)
    elif card == ADVENTURER:
        coins += 2 * view.money // max(view.treasures, i64(1))
    elif card == TACTICIAN:
        # It discards the hand, and the money with it.
        coins = view.coins
    elif card == SECRET_CHAMBER:
        coins += (rank - 60) // 40
    else:
        coins += earned_by(view, card)
    return bought_after(me, view, coins, held, drawn) + lasting(view, card, rank) + rank // STANDING


def lasting(view: FastView, card: i64, rank: i64) -> i64:
    """What a terminal does beyond the turn, in this situation."""
    if PERCENTAGE[card]:
        return (rank - LOWEST_RANK[card]) * PERCENTAGE[card] // 100
    if card == MILITIA and not others_have_cards(view):
        return 0
    return BEYOND[card] if view.supply(CURSE) else BEYOND_UNCURSED[card]


def others_have_cards(view: FastView) -> bool:
    """Whether another player has more cards in hand than a Militia leaves."""
    most: i64 = 0
    for seat in range(view.player_count):
        if seat != view.seat:
            most = max(most, view.hand_size(seat))
    return most > 3


def bought_after(me: "Tactician", view: FastView, coins: i64, held: i64, drawn: i64) -> i64:
    """What can be bought on average with some coins and those on drawn cards."""
    there = view.deck_size(view.seat) + view.discard_size(view.seat)
    count = min(drawn, there)
    if count <= 0:
        return bought_for(me, view, coins)
    elsewhere = max(view.money - (held - view.coins), i64(0))
    middle = 10 * coins + 10 * count * elsewhere // there + 5
    spread = SPREAD[min(count, i64(7))]
    low = bought_for(me, view, max((middle - spread) // 10, coins))
    high = bought_for(me, view, (middle + spread) // 10)
    return (low + 2 * bought_for(me, view, middle // 10) + high) // 4


def bought_for(me: "Tactician", view: FastView, coins: i64) -> i64:
    """What the purchases for some coins are worth."""
    potions = potions_at_hand(view)
    if view.buys > 1:
        return PER_PRICE * spent(me, view, coins, potions, view.buys)
    card = me.would_buy(view, coins, potions)
    if card == NONE:
        return 0
    worth = PER_PRICE * (view.price(card) + 2 * view.potion_price(card))
    return worth + FOR_PROVINCE if view.ends_alone(card) else worth
