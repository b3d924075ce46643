"""Programs that play.

Importing this package lets the tactics of every set register themselves.
"""

from throneroom.bots import tactics_alchemy as tactics_alchemy
from throneroom.bots import tactics_base as tactics_base
from throneroom.bots import tactics_cornucopia as tactics_cornucopia
from throneroom.bots import tactics_guilds as tactics_guilds
from throneroom.bots import tactics_intrigue as tactics_intrigue
