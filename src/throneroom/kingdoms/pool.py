"""The cards that kingdoms are made of."""

from collections.abc import Iterable

import throneroom.cards
from throneroom.engine.card import Card, on_definition
from throneroom.engine.rng import below, mix, seed_of, step

KINGDOM_CARDS: list[Card] = []
"""Every kingdom card, in the order of definition; cards defined later join it."""

SETS: list[str] = []
"""The sets that have kingdom cards, those defined later included."""

DEFAULT_SETS = tuple(id for id in throneroom.cards.SETS if id != "basic")
"""The sets that come with the package; cards are drawn from others only on request."""


def _join(card: Card) -> None:
    if card.is_kingdom_card:
        KINGDOM_CARDS.append(card)
        if card.set not in SETS:
            SETS.append(card.set)


on_definition(_join)


def shuffled(cards: Iterable[Card], seed: str) -> list[Card]:
    """The cards in an order that the seed decides."""
    left = list(cards)
    rng = seed_of(seed)
    order: list[Card] = []
    while left:
        rng = step(rng)
        order.append(left.pop(below(mix(rng), len(left))))
    return order
