"""Kingdoms: the ten cards that a game is played with.

- `pool`: the cards to choose from, and their sets
- `kingdom`: the value type, with the bane where one is needed
- `recommended`: the recommended sets of ten, from recommended.toml
- `parsing`: a kingdom from its name or its cards, as typed
- `wishes`: what a random kingdom should have, and reading that as typed
- `drawing`: a random kingdom
- `draft`: picking the cards in turn
"""

from throneroom.kingdoms.draft import Draft as Draft
from throneroom.kingdoms.drawing import random_kingdom as random_kingdom
from throneroom.kingdoms.kingdom import Kingdom as Kingdom
from throneroom.kingdoms.parsing import parse as parse
from throneroom.kingdoms.pool import DEFAULT_SETS as DEFAULT_SETS
from throneroom.kingdoms.pool import KINGDOM_CARDS as KINGDOM_CARDS
from throneroom.kingdoms.pool import SETS as SETS
from throneroom.kingdoms.recommended import RECOMMENDED as RECOMMENDED
from throneroom.kingdoms.wishes import FEATURES as FEATURES
from throneroom.kingdoms.wishes import Wishes as Wishes
from throneroom.kingdoms.wishes import read_wishes as read_wishes
