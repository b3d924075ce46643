"""What clients ask about a moment of a finished game, and are shown: how it goes on from there."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from throneroom.server.protocol.fields import Seats


class PlayoutWishes(BaseModel):
    """A moment that is to be played on from, many times."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    answers: Annotated[int, Field(ge=0, le=1_000_000)]
    """How many answers had been given."""
    seats: Seats
    """For each seat `likely` (the plan that explains best what was gained so far), or a level that
    does not look ahead."""


class ShareShown(BaseModel):
    """A share, and between which figures it lies 19 times out of 20."""

    share: float
    low: float
    high: float


class PlayerAhead(BaseModel):
    """How a player does from the moment on."""

    wins: ShareShown
    """The share of victories, from 0 to 1."""
    points: float
    """At the end, on average."""
    lead: float
    """By how many points that is more than the best of the others has, on average."""


class AnswerTried(BaseModel):
    """How the player who is asked does after an answer."""

    answer: list[str]
    given: bool
    """Whether it is the one that was given in the game."""
    wins: ShareShown
    """The share of victories, from 0 to 1."""
    behind: ShareShown
    """How much less that is than after the best answer, compared in the same deals."""


class PlayoutsShown(BaseModel):
    """How a game goes on from a moment, as far as it has been played."""

    done: float
    """How much of it has been played, from 0 to 1."""
    running: bool
    """Whether there is more to come."""
    games: int
    """How many games have been played."""
    turns: float
    """How many more turns each player has, on average."""
    players: list[PlayerAhead]
    """By seat; empty until games have been played."""
    seat: int
    """The player who is asked at the moment."""
    tried: list[AnswerTried]
    """The best answer first; empty where none are compared."""
