"""What cards are worth: in a deck for the rest of the game, and in a hand for one turn.

Values are in tenths of a coin: a Silver in hand is worth 20. A card below 0 is better trashed.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.cards import SHIPPED
from throneroom.engine.basics import COPPER, CURSE, ESTATE, GOLD, POTION, PROVINCE
from throneroom.engine.card import (
    ACTION,
    BY_ID,
    CARDS,
    NONE,
    TREASURE,
    VICTORY,
    Card,
    on_definition,
)
from throneroom.engine.card import CURSE as CURSE_TYPE
from throneroom.engine.fast_view import FastView

if TYPE_CHECKING:
    from throneroom.bots.tactics.tactician import Tactician

STRENGTH: Final = {
    "copper": 0, "silver": 30, "gold": 60, "potion": 25, "platinum": 95,
    # Base
    "cellar": 22, "chapel": 28, "moat": 23, "chancellor": 20, "village": 28, "woodcutter": 22,
    "workshop": 22, "bureaucrat": 28, "feast": 26, "militia": 42, "moneylender": 38,
    "remodel": 36, "smithy": 45, "spy": 32, "thief": 18, "throne_room": 38, "council_room": 50,
    "festival": 50, "laboratory": 58, "library": 48, "market": 52, "mine": 42, "witch": 75,
    "adventurer": 45, "harbinger": 30, "merchant": 33, "vassal": 30, "poacher": 40, "bandit": 48,
    "sentry": 55, "artisan": 60,
    # Intrigue
    "courtyard": 30, "pawn": 20, "secret_chamber": 10, "great_hall": 15, "masquerade": 42,
    "shanty_town": 26, "steward": 36, "swindler": 37, "wishing_well": 32, "baron": 36,
    "bridge": 38, "conspirator": 36, "coppersmith": 16, "ironworks": 36, "mining_village": 37,
    "scout": 12, "minion": 52, "saboteur": 28, "torturer": 57, "trading_post": 42,
    "tribute": 40, "upgrade": 48, "harem": 32, "nobles": 40, "lurker": 18, "diplomat": 34,
    "mill": 24, "secret_passage": 42, "courtier": 48, "patrol": 50, "replace": 42,
    # Seaside
    "embargo": 16, "haven": 24, "lighthouse": 28, "native_village": 26, "pearl_diver": 14,
    "ambassador": 46, "fishing_village": 44, "lookout": 28, "smugglers": 30, "warehouse": 30,
    "caravan": 44, "cutpurse": 36, "island": 24, "navigator": 24, "pirate_ship": 26,
    "salvager": 38, "sea_hag": 52, "treasure_map": 18, "bazaar": 50, "explorer": 38,
    "ghost_ship": 56, "merchant_ship": 48, "outpost": 30, "tactician": 46, "treasury": 50,
    "wharf": 68,
    # Prosperity
    "loan": 26, "trade_route": 26, "watchtower": 34, "bishop": 44, "monument": 44, "quarry": 33,
    "talisman": 26, "workers_village": 40, "city": 46, "contraband": 44, "counting_house": 18,
    "mint": 34, "mountebank": 80, "rabble": 54, "royal_seal": 40, "vault": 54, "venture": 52,
    "goons": 80, "grand_market": 82, "hoard": 50, "bank": 58, "expand": 50, "forge": 46,
    "kings_court": 62, "peddler": 50,
    # Hinterlands
    "crossroads": 26, "duchess": 20, "fools_gold": 28, "develop": 22, "oasis": 30, "oracle": 38,
    "scheme": 30, "jack_of_all_trades": 52, "noble_brigand": 28, "nomad_camp": 30,
    "spice_merchant": 34, "trader": 28, "cache": 44, "cartographer": 48, "embassy": 54,
    "haggler": 48, "highway": 54, "ill_gotten_gains": 50, "inn": 42, "mandarin": 36,
    "margrave": 60, "stables": 56, "border_village": 64,
    # Promotional cards
    "black_market": 30, "envoy": 44, "stash": 36, "walled_village": 30, "governor": 58,
    # Alchemy
    "transmute": 8, "herbalist": 20, "apothecary": 32, "scrying_pool": 45, "university": 40,
    "alchemist": 60, "familiar": 75, "philosophers_stone": 40, "golem": 60, "apprentice": 45,
    "possession": 65,
    # Cornucopia
    "hamlet": 24, "fortune_teller": 26, "menagerie": 34, "farming_village": 35,
    "horse_traders": 38, "remake": 34, "tournament": 46, "young_witch": 55, "harvest": 40,
    "hunting_party": 59, "jester": 54, "horn_of_plenty": 42,
    "bag_of_gold": 70, "diadem": 45, "followers": 90, "princess": 75, "trusty_steed": 95,
    # Guilds
    "candlestick_maker": 26, "stonemason": 22, "doctor": 24, "masterpiece": 20, "advisor": 43,
    "herald": 43, "plaza": 36, "taxman": 26, "baker": 56, "butcher": 46, "journeyman": 50,
    "merchant_guild": 42, "soothsayer": 62,
}  # fmt: skip
"""What a card is worth in an ordinary deck in the middle of the game, without its points.

Every Action and Treasure of the package stands here; it is an error if one does not.
"""

EARNINGS: Final = {
    "bridge": 2,
    "minion": 2,
    "harvest": 3,
    "horse_traders": 2,
    "baron": 4,
    "moneylender": 2,
    "courtier": 3,
    "salvager": 3,
    "trade_route": 2,
    "vault": 2,
}
"""The coins of Actions that are not printed as bonuses, or that have to be paid for.

A price that falls by a coin is as good as a coin.
"""

FLEXIBLE: Final = {
    "nobles": 1,
    "trusty_steed": 1,
    "hamlet": 1,
    "pawn": 0,
    "golem": 0,
    "throne_room": 0,
    "kings_court": 0,
    "crossroads": 1,
    "stables": 0,
}
"""The balance of cards whose number of Actions is not printed as a bonus."""

# What is known of each card, by its index. Cards defined later are added.
WORTH: Final[list[int]] = []
COINS: Final[list[int]] = []
"""What a Treasure gives, where that does not depend on anything."""
EARNED: Final[list[int]] = []
"""What an Action usually earns when it is played: coins, coin tokens and lower prices."""
POINTS: Final[list[int]] = []
BALANCE: Final[list[int]] = []
"""How many more Actions can be played after an Action than before: -1 for a terminal."""
IN_HAND: Final[list[int]] = []
"""What a card is worth in hand, where that does not depend on anything."""
DEPENDING: Final[list[bool]] = []
"""Whether what a card is worth in hand depends on others."""
CURSES: Final[list[bool]] = []
CLEANS: Final[list[bool]] = []

# By how near the end is: the gains to it, converted to a game for two, up to FAR. These are lists
# because a tuple of numbers would be made anew for every look into it, when compiled.
FAR: Final = 8
PER_POINT: Final = [20, 20, 20, 16, 16, 14, 14, 14, 14]
CLOGGING: Final = [0, 0, 0, 4, 6, 18, 18, 21, 21]
"""How much a card that only gives points costs by being drawn instead of another one."""
STILL_OF_USE: Final = [10, 20, 35, 60, 75, 90, 95, 100, 100]
"""The share of its worth, in percent, that is left to a card that only helps to get others."""

DEAD: Final = 2
"""What an Action in hand is worth if it cannot be played: it may still be useful."""

ENOUGH_MONEY: Final = 4
"""A deck with more coins than this can do without a Copper."""

BARON: Final[i64] = BY_ID["baron"].index
MONEYLENDER: Final[i64] = BY_ID["moneylender"].index
TOURNAMENT: Final[i64] = BY_ID["tournament"].index
HORN_OF_PLENTY: Final[i64] = BY_ID["horn_of_plenty"].index
PHILOSOPHERS_STONE: Final[i64] = BY_ID["philosophers_stone"].index
BANK: Final[i64] = BY_ID["bank"].index
VENTURE: Final[i64] = BY_ID["venture"].index
DEPENDING_CARDS: Final = (
    "estate", "province", "potion", "horn_of_plenty", "philosophers_stone", "bank", "venture",
    "fools_gold", "tunnel",
)  # fmt: skip
FOOLS_GOLD: Final[i64] = BY_ID["fools_gold"].index
TUNNEL: Final[i64] = BY_ID["tunnel"].index
APOTHECARY: Final[i64] = BY_ID["apothecary"].index
COPPERSMITH: Final[i64] = BY_ID["coppersmith"].index
GARDENS: Final[i64] = BY_ID["gardens"].index
CURSERS: Final = ("witch", "familiar", "young_witch", "sea_hag", "mountebank", "ill_gotten_gains")
CLEANERS: Final = (
    "chapel", "moneylender", "remake", "trading_post", "ambassador", "lookout", "loan",
    "trade_route",
)  # fmt: skip
"""Cards that are of little use once most Coppers, Estates and Curses are gone."""


def strength(card: Card) -> int:
    """What a card is worth in an ordinary deck; by its price if it comes from outside."""
    if not card.is_a(ACTION | TREASURE):
        return 0
    if card.id in SHIPPED:
        return STRENGTH[card.id]
    return 5 + 9 * int(card.cost + 2 * card.potion_cost)


def _learn(card: Card) -> None:
    worth = strength(card)
    coins = int(card.coins) if card.is_a(TREASURE) else 0
    WORTH.append(worth)
    COINS.append(coins)
    POINTS.append(int(card.points))
    DEPENDING.append(card.id in DEPENDING_CARDS)
    CURSES.append(card.id in CURSERS)
    CLEANS.append(card.id in CLEANERS)
    if card.is_a(ACTION):
        BALANCE.append(FLEXIBLE.get(card.id, int(card.actions) - 1))
        IN_HAND.append(5 + worth // 2)
        EARNED.append(EARNINGS.get(card.id, int(card.coins + card.tokens + card.reduction)))
    else:
        BALANCE.append(0)
        EARNED.append(0)
        IN_HAND.append(10 * coins + worth // 10 if card.is_a(TREASURE) else 0)


on_definition(_learn)


def gains_left(view: FastView) -> i64:
    """How near the end of the game is, as an index of the tables above."""
    left = view.gains_to_end * 2 // view.player_count
    return left if left < FAR else FAR


def keep_value(view: FastView, card: i64) -> i64:
    """What a card is worth in the deck for the rest of the game."""
    if card == COPPER:
        return copper_value(view)
    left = gains_left(view)
    value: i64 = 0
    if WORTH[card]:
        value = (WORTH[card] - _outlived(view, card)) * STILL_OF_USE[left] // 100
    if view.is_a(card, VICTORY | CURSE_TYPE):
        value += points_of(view, card) * PER_POINT[left]
        if not view.is_a(card, ACTION | TREASURE):
            value -= CLOGGING[left]
    return value


def copper_value(view: FastView) -> i64:
    """A Copper is in the way, unless there is little other money or a card that makes use of it."""
    if view.count(APOTHECARY) or view.count(COPPERSMITH) or view.count(GARDENS):
        return 5
    return -3 if view.money > ENOUGH_MONEY else 8


def points_of(view: FastView, card: i64) -> i64:
    """The points that one more copy of a card brings."""
    if CARDS[card].worth is not None:
        return view.points_with(card) - view.points(view.gainer)
    return POINTS[card]


def _outlived(view: FastView, card: i64) -> i64:
    """How much less a card is worth because its work is done."""
    if CURSES[card] and view.supply(CURSE) == 0:
        return WORTH[card] * 2 // 3
    if CLEANS[card] and view.count(COPPER) + view.count(ESTATE) + view.count(CURSE) <= 3:
        return WORTH[card] * 3 // 4
    if card == POTION and not potions_wanted(view):
        return WORTH[card] + 3
    if card == BARON and view.count(ESTATE) == 0:
        return 20
    return 0


def potions_wanted(view: FastView) -> bool:
    """Whether the supply still has a card that costs a Potion."""
    place: i64 = 0
    card = view.pile(0)
    while card != NONE:
        if view.potion_price(card) and view.supply(card):
            return True
        place += 1
        card = view.pile(place)
    return False


def hand_value(view: FastView, card: i64) -> i64:
    """What a card is worth in hand in this turn, or in the next own turn."""
    if DEPENDING[card]:
        return _depending_value(view, card)
    if view.actions == 0 and view.is_a(card, ACTION) and view.current == view.seat:
        return DEAD
    return IN_HAND[card]


def _depending_value(view: FastView, card: i64) -> i64:
    if card == PROVINCE:
        return 30 if view.has(TOURNAMENT) else 0
    if card == ESTATE:
        return 25 if view.has(BARON) else 0
    if card == POTION:
        return 24 if potions_wanted(view) else 0
    if card == TUNNEL:
        # It is best discarded.
        return -20 if view.supply(GOLD) else 0
    return coins_of(view, card) * 10


def coins_of(view: FastView, card: i64) -> i64:
    """What a Treasure gives when it is played."""
    if card == HORN_OF_PLENTY:
        return 2
    if card == FOOLS_GOLD:
        return 4 if view.in_play_count(card) or view.hand_count(card) > 1 else 1
    if card == PHILOSOPHERS_STONE:
        return (view.deck_size(view.seat) + view.discard_size(view.seat)) // 5
    if card == BANK:
        return _treasures_at_hand(view)
    if card == VENTURE:
        # Itself, and a Treasure of average value from the deck.
        return 1 + view.money // max(view.treasures, i64(1))
    return COINS[card]


def _treasures_at_hand(view: FastView) -> i64:
    """How many Treasures the player on turn has in play and in hand."""
    found: i64 = 0
    for card in view.hand:
        if view.is_a(card, TREASURE):
            found += 1
    for card in view.in_play(view.seat):
        if view.is_a(card, TREASURE):
            found += 1
    return found


def earned_by(view: FastView, card: i64) -> i64:
    """What an Action in hand earns when it is played now."""
    if card == COPPERSMITH:
        return view.hand_count(COPPER)
    idle = (card == BARON and not view.has(ESTATE)) or (
        card == MONEYLENDER and not view.has(COPPER)
    )
    return i64(0) if idle else EARNED[card]


def average(view: FastView) -> i64:
    """What an average card of the deck is worth in hand."""
    cards = view.total
    actions = view.count_of(ACTION)
    return (view.money * 10 + actions * 15) // cards if cards else i64(0)


def dead_weight(view: FastView, card: i64) -> bool:
    """Whether a card does nothing in hand."""
    return not view.is_a(card, ACTION | TREASURE)


def possessed(view: FastView) -> bool:
    """Whether another player profits from this turn."""
    return view.gainer != view.seat


def best_to_keep(me: "Tactician", view: FastView, cards: list[int]) -> int:
    """The card that is worth most in the deck."""
    best = cards[0]
    highest = me.keep_value(view, best)
    for card in cards:
        if card != best:
            value = me.keep_value(view, card)
            if value > highest:
                best = card
                highest = value
    return best


def worst_to_keep(me: "Tactician", view: FastView, cards: list[int]) -> int:
    """The card that is worth least in the deck."""
    worst = cards[0]
    lowest = me.keep_value(view, worst)
    for card in cards:
        if card != worst:
            value = me.keep_value(view, card)
            if value < lowest:
                worst = card
                lowest = value
    return worst


def best_in_hand(me: "Tactician", view: FastView, cards: list[int]) -> int:
    """The card that is worth most in hand."""
    best = cards[0]
    highest = me.hand_value(view, best)
    for card in cards:
        if card != best:
            value = me.hand_value(view, card)
            if value > highest:
                best = card
                highest = value
    return best


def best_first(me: "Tactician", view: FastView, cards: list[int]) -> list[int]:
    """Cards in order of what they are worth in hand."""
    left = cards[:]
    ordered: list[int] = []
    while left:
        best = best_in_hand(me, view, left)
        left.remove(best)
        ordered.append(best)
    return ordered
