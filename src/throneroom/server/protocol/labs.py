"""Comparisons of plans: what can be asked for, and what is shown of one."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from throneroom.engine.card import FIRST_EDITION
from throneroom.server.protocol.fields import FEWEST_SEATS, MOST_SEATS, KingdomText, Word

LONGEST_PLAN = 4_000
"""Characters; far longer than any plan that is any good."""
MOST_GAMES = 10_000
USUAL_GAMES = 1_000
MOST_GAMES_OF_THINKERS = 40
"""Where a player takes its time for every answer."""

PlanText = Annotated[str, Field(max_length=LONGEST_PLAN)]


class PlanWish(BaseModel):
    """A player: a plan of the library or a level by its name, or else a plan by its text."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Word = ""
    """Empty where a text says what is played."""
    text: PlanText = ""
    """In the language of plans (docs/plans.md)."""


class LabWishes(BaseModel):
    """What to compare."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kingdom: KingdomText
    """A recommended set, or ten cards in any spelling, German or English."""
    profile: Word = FIRST_EDITION
    games: Annotated[int, Field(ge=2, le=MOST_GAMES)] = USUAL_GAMES
    plans: Annotated[list[PlanWish], Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]


class LabResultShown(BaseModel):
    """How a plan did."""

    name: str
    rate: float
    """Its share of the victories."""
    low: float
    high: float
    """Between these it lies in 19 cases out of 20."""


class LabShown(BaseModel):
    """A comparison, as far as it has come."""

    id: str
    asked: LabWishes
    cards: list[str]
    bane: str | None
    colonies: bool = False
    state: Literal["running", "done", "stopped"]
    """`stopped` if it did not come to its end; it can be asked for once more."""
    done: float
    """Which part of the games has been played."""
    results: list[LabResultShown]
    """Of all games so far, by plan."""


class PlanProblem(BaseModel):
    """Why a plan cannot be read."""

    line: int
    """From 1; 0 for the plan as a whole."""
    reason: str
    """For people."""


class PlanCheck(BaseModel):
    """What is wrong with a plan."""

    problems: list[PlanProblem]


class Vocabulary(BaseModel):
    """What plans can be made of, besides cards."""

    verbs: list[str]
    facts: list[str]
    about_cards: list[str]
    """What can be asked about a card, as in `count(Gold)`."""
    library: dict[str, str]
    """The plans of the library by their names: their texts."""
    levels: list[str]
