"""The basic cards: Treasures, Victory cards and Curses."""

from typing import Final

from throneroom.engine.card import CURSE as CURSE_TYPE
from throneroom.engine.card import TREASURE, VICTORY, CardSet

card: Final = CardSet("basic")

card("copper", cost=0, types=TREASURE, coins=1)
card("silver", cost=3, types=TREASURE, coins=2)
card("gold", cost=6, types=TREASURE, coins=3)
card("estate", cost=2, types=VICTORY, points=1)
card("duchy", cost=5, types=VICTORY, points=3)
card("province", cost=8, types=VICTORY, points=6)
card("curse", cost=0, types=CURSE_TYPE, points=-1)
card("potion", cost=4, types=TREASURE, potions=1)
card("platinum", cost=9, types=TREASURE, coins=5)
card("colony", cost=11, types=VICTORY, points=10)

# Their numbers as constants, since a look-up would be felt where every turn needs one.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
POTION: Final = 7
PLATINUM: Final = 8
COLONY: Final = 9
