"""What cards do by their text, where no bonus says so.

For those who look for cards of a kind: bots, wishes for a random kingdom, and the colours of cards.
"""

from typing import Final

VILLAGES: Final = ("nobles", "tribute", "diplomat", "crossroads")
WITH_BUYS: Final = ("pawn", "hamlet", "courtier", "city", "contraband", "spice_merchant")
TOKEN_GIVERS: Final = ("goons",)
TRASHERS: Final = (
    "chapel", "moneylender", "remodel", "mine", "masquerade", "steward", "trading_post", "upgrade",
    "transmute", "apprentice", "remake", "stonemason", "doctor", "butcher", "taxman",
    "sentry", "replace", "lookout", "salvager", "ambassador",
    "governor", "loan", "trade_route", "bishop", "expand", "forge",
    "develop", "jack_of_all_trades", "spice_merchant", "trader",
)  # fmt: skip
DRAWERS: Final = (
    "cellar", "library", "steward", "nobles", "menagerie", "apprentice", "scrying_pool",
    "hunting_party", "shanty_town", "apothecary", "advisor", "journeyman", "adventurer", "minion",
    "tactician", "native_village", "envoy", "governor", "watchtower",
    "crossroads", "oracle", "jack_of_all_trades", "spice_merchant", "stables",
)  # fmt: skip
EARNERS: Final = (
    "workshop", "feast", "secret_chamber", "coppersmith", "ironworks", "tournament", "harvest",
    "bag_of_gold", "artisan", "courtier", "lurker", "smugglers", "explorer",
    "pirate_ship", "treasure_map", "trade_route", "counting_house", "mint", "vault", "bank",
    "venture", "talisman", "hoard",
    "jack_of_all_trades", "spice_merchant", "trader",
)  # fmt: skip
