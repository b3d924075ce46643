"""When a seat may take back its last answer."""

from typing import Literal

from throneroom.server.errors import Refused
from throneroom.server.tables.table import Table

MOST_UNDOS = 500
"""Per game: each replays the game, also whenever the table is loaded."""


def undo_terms(table: Table, seat: int) -> Literal["free", "ask"] | Refused:
    """Whether the seat may undo as it likes or has to ask the others, or why it may not at all."""
    policy = table.options.undo
    if policy == "off":
        return Refused("undo-off")
    if table.undos >= MOST_UNDOS:
        return Refused("undo-too-often", most=MOST_UNDOS)
    if not table.answers_since(seat):
        return Refused("undo-nothing")
    if policy == "always" or table.nothing_revealed_since(seat):
        return "free"
    if policy == "free":
        return Refused("undo-too-late")
    return "ask" if set(table.people) - {seat} else "free"
