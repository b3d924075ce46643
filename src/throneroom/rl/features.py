"""What is printed on every card, as a table: the same in all episodes."""

import numpy as np
from numpy.typing import NDArray

from throneroom.cards.traits import DRAWERS, TRASHERS, VILLAGES, WITH_BUYS
from throneroom.engine.card import BY_ID, FIRST_EDITION, TYPE_NAMES, Card, edition
from throneroom.rl.index import index

NUMBERS = ("cost", "potion_cost", "cards", "actions", "buys", "coins", "potions", "points")
TRAITS = {"villages": VILLAGES, "buys": WITH_BUYS, "trashing": TRASHERS, "drawing": DRAWERS}
TYPES = (*TYPE_NAMES, *["further type"] * (12 - len(TYPE_NAMES)))

CARD_FEATURES = (
    *NUMBERS,
    *(f"type:{name}" for name in TYPES),
    *(f"trait:{name}" for name in TRAITS),
)
"""The names of the columns: numbers, types (with room for types to come) and traits.

A trait says what a card's text does rather than its bonuses.
"""


def card_features(profile: str = FIRST_EDITION) -> NDArray[np.float32]:
    """A row for each card, in the order of observations; all zero for a card that is not there."""
    rows = [
        _features(edition(BY_ID[id], profile)) if id in BY_ID else [0] * len(CARD_FEATURES)
        for id in index().cards
    ]
    return np.array(rows, np.float32)


def _features(card: Card) -> list[int]:
    return [
        *(int(getattr(card, name)) for name in NUMBERS),
        *(int(card.types >> bit & 1) if bit < len(TYPE_NAMES) else 0 for bit in range(len(TYPES))),
        *(int(card.id in cards) for cards in TRAITS.values()),
    ]
