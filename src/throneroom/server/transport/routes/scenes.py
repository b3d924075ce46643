"""A game outside of any table, as one of its players sees it: what lessons and puzzles show."""

from typing import Any, cast

from pydantic import BaseModel

from throneroom.engine.game import Game
from throneroom.server.protocol.updates import DecisionPart, EventPart, ViewPart
from throneroom.server.tables.frames import decision_part, event_part


class Scene(BaseModel):
    """A position with what led to it, and the open question if the reader is to answer it."""

    title: str
    names: list[str]
    events: list[EventPart]
    view: ViewPart
    decision: DecisionPart | None


def scene_of(game: Game, seat: int, asked: bool) -> dict[str, Any]:
    """The parts of a scene that follow from a game."""
    return {
        "events": [event_part(event) for event in game.events(0, seat)],
        "view": cast("ViewPart", game.view(seat).snapshot()),
        "decision": decision_part(game) if asked else None,
    }
