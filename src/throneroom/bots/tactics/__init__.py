"""Playing cards well: a sensible answer to every question of every card.

- `tactician`: the bot that gives these answers; what to buy is left to its subclasses
- `registry`: how functions are registered that know a single card
- `base`, `intrigue`, `alchemy`, `cornucopia`, `guilds`: these functions, set by set
- `valuing`: what a card is worth, in the deck and in hand
- `playing`: which Action comes next, and which is played twice
- `last_action`: what a terminal is worth where only one can be played
- `buying`, `gaining`, `exchanging`, `discarding`: judgements that several cards share
- `ending`: which gains end the game, and who wins then
- `purchases`: several gains of a turn looked at together

Importing this package registers the tactics of all sets.
"""

from throneroom.bots.tactics import alchemy as alchemy
from throneroom.bots.tactics import base as base
from throneroom.bots.tactics import base_2 as base_2
from throneroom.bots.tactics import cornucopia as cornucopia
from throneroom.bots.tactics import guilds as guilds
from throneroom.bots.tactics import hinterlands as hinterlands
from throneroom.bots.tactics import intrigue as intrigue
from throneroom.bots.tactics import intrigue_2 as intrigue_2
from throneroom.bots.tactics import promos as promos
from throneroom.bots.tactics import prosperity as prosperity
from throneroom.bots.tactics import seaside as seaside
from throneroom.bots.tactics.playing import check_ranks
from throneroom.bots.tactics.registry import bonus as bonus
from throneroom.bots.tactics.registry import one as one
from throneroom.bots.tactics.registry import rank as rank
from throneroom.bots.tactics.registry import several as several
from throneroom.bots.tactics.tactician import Tactician as Tactician

check_ranks()
