"""The cards, one module per set.

Importing this package defines them all, always in the same order: a card's number is its
place in that order.
"""

from throneroom.cards import base as base

from throneroom.cards import intrigue as intrigue  # isort: skip
from throneroom.cards import alchemy as alchemy  # isort: skip
from throneroom.cards import cornucopia as cornucopia  # isort: skip
from throneroom.cards import guilds as guilds  # isort: skip
from throneroom.cards import later as later  # isort: skip
