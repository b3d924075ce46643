"""What cards do by their text, where no bonus says so.

For those who look for cards of a kind: bots, wishes for a random kingdom, and the colours of cards.
"""

from typing import Final

VILLAGES: Final = ("nobles", "tribute")
WITH_BUYS: Final = ("pawn", "hamlet")
TRASHERS: Final = (
    "chapel", "moneylender", "remodel", "mine", "masquerade", "steward", "trading_post", "upgrade",
    "transmute", "apprentice", "remake", "stonemason", "doctor", "butcher", "taxman",
)  # fmt: skip
DRAWERS: Final = (
    "cellar", "library", "steward", "nobles", "menagerie", "apprentice", "scrying_pool",
    "hunting_party", "shanty_town", "apothecary", "advisor", "journeyman", "adventurer", "minion",
)  # fmt: skip
EARNERS: Final = (
    "workshop", "feast", "secret_chamber", "coppersmith", "ironworks", "tournament", "harvest",
    "bag_of_gold",
)  # fmt: skip
