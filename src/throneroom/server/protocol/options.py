"""How a table is played: told to clients, and kept with the table's entries."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

UndoPolicy = Literal["off", "free", "consent", "always"]
Colonies = Literal["cards", "with", "without"]
"""Whether Platinum and Colonies are used: as the kingdom's cards decide, or in any case."""


class Options(BaseModel):
    """The options of a table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kingdom: tuple[str, ...]
    """The ids of the ten cards; empty until they have been picked."""
    draft: tuple[str, ...] = ()
    """The sets from which the players pick the kingdom in turn, if they do."""
    bane: str | None = None
    """The eleventh card, with Young Witch; null if it is drawn when the game begins."""
    colonies: Colonies = "cards"
    recommended: str = ""
    """The id of the recommended set, if it is one."""
    profile: str = "first-edition"
    public: bool = False
    undo: UndoPolicy = "consent"
    points: bool = True
    """Whether all players' points are shown."""
    tracker: bool = True
    """Whether it is shown which cards each player has."""
    clock: int | None = None
    """The seconds that each player may think in the whole game; null for no limit."""
    chat: bool = True
    rated: bool = False
    autostart: bool = False
    """Whether the game begins as soon as all seats are taken."""
