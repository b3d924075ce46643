"""When a seat may take back its last answer."""

from typing import Literal

from throneroom.server.errors import Refused
from throneroom.server.tables.table import Table

MOST_UNDOS = 500
"""Per game: each replays the game, also whenever the table is loaded."""


def undo_terms(table: Table, seat: int) -> Literal["free", "ask"] | Refused:
    """Whether the seat may undo as it likes or has to ask the others, or why it may not at all."""
    policy, game = table.options.undo, table.game
    if policy == "off":
        return Refused("undo-off")
    if table.undos >= MOST_UNDOS:
        return Refused("undo-too-often", most=MOST_UNDOS)
    answers = table.answers_since(seat)
    if game is None or not answers:
        return Refused("undo-nothing")
    if answers == 1 and game.foreseen:
        return "free"
    if policy == "free":
        return Refused("undo-too-late")
    others = set(table.people) - {seat}
    if table.options.rated:
        # With bots alone nobody could object to a second look at hidden cards.
        return "ask" if others else Refused("undo-rated")
    return "ask" if others and policy != "always" else "free"
