"""The cards, one module per set, and each card as a constant: `throneroom.cards.GOLD`.

Importing this package defines them all, always in the same order: a card's index is its place in
that order.
"""

from throneroom.cards import base as base
from throneroom.engine.card import CARDS

from throneroom.cards import base_2 as base_2  # isort: skip
from throneroom.cards import intrigue as intrigue  # isort: skip
from throneroom.cards import intrigue_2 as intrigue_2  # isort: skip
from throneroom.cards import alchemy as alchemy  # isort: skip
from throneroom.cards import cornucopia as cornucopia  # isort: skip
from throneroom.cards import guilds as guilds  # isort: skip
from throneroom.cards import seaside as seaside  # isort: skip
from throneroom.cards import prosperity as prosperity  # isort: skip
from throneroom.cards import hinterlands as hinterlands  # isort: skip
from throneroom.cards import promos as promos  # isort: skip
from throneroom.cards import later as later  # isort: skip
from throneroom.engine.card import BY_ID as _BY_ID
from throneroom.engine.card import Card as _Card

SHIPPED = tuple(card.id for card in CARDS)
"""The cards that come with the package; others can be defined from outside."""

SETS = tuple(dict.fromkeys(card.set for card in CARDS))
"""Their sets."""


def __getattr__(name: str) -> _Card:
    """Find a card by its id in capital letters, also one that was defined later."""
    if name.isupper() and name.lower() in _BY_ID:
        return _BY_ID[name.lower()]
    raise AttributeError(f"there is no card {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *(id.upper() for id in _BY_ID)]
