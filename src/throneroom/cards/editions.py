"""Which sets a card is found in: its own, and the second edition of it unless that left it out."""

from typing import Final

from throneroom.engine.card import Card

SECOND_EDITIONS: Final = {"base": "base-2", "intrigue": "intrigue-2"}
"""The second edition of a set, which holds what it added and most of the first edition's cards."""

LEFT_OUT: Final = (
    "adventurer", "chancellor", "feast", "spy", "thief", "woodcutter",
    "coppersmith", "great_hall", "saboteur", "scout", "secret_chamber", "tribute",
)  # fmt: skip
"""The cards of the first editions that the second ones do without."""


def sets_of(card: Card) -> tuple[str, ...]:
    """The sets that a card is found in, the one that it first came with before the other."""
    if card.set in SECOND_EDITIONS and card.id not in LEFT_OUT:
        return card.set, SECOND_EDITIONS[card.set]
    return (card.set,)
