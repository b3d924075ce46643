"""Wishes for a table and its kingdom, in messages and in the bodies of HTTP requests."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from throneroom.kingdoms import SETS
from throneroom.server.protocol.fields import (
    KingdomText,
    SeatNumber,
    Seats,
    SetName,
    Word,
    Words,
)
from throneroom.server.protocol.options import Colonies, UndoPolicy


class RandomKingdom(BaseModel):
    """Wishes for a random kingdom; cards in any spelling, German or English."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sets: Annotated[list[Word], Field(max_length=10)] | None = None
    """Such as `base`, `intrigue`, `prosperity` (null: all); `base=5`: five of it."""
    required: Words = []
    """Cards that must be there."""
    banned: Words = []
    """Cards that must not."""
    with_some: Words = []
    """At least one each of `villages`, `buys`, `trashing`, `drawing`, `attacks`, `reactions`."""
    without: Words = []
    """None of these; the same words."""
    price_curve: bool = False
    """At least one card each for 2, 3, 4 and 5 coins."""
    most_alchemy: Annotated[int, Field(ge=0, le=10)] = 5
    """The most cards of Alchemy."""
    lone_potion: bool = False
    """Whether a single card with a Potion in its cost is allowed."""
    colonies: bool | None = None
    """Whether there are Platinum and Colonies; null: as the cards decide."""


class DraftedKingdom(BaseModel):
    """A kingdom that the players pick in turn when all are seated."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    drafted_from: Annotated[list[SetName], Field(min_length=1, max_length=len(SETS))]
    """The sets whose cards can be picked."""


def _form(kingdom: object) -> str:
    """The form of a wished kingdom, so that errors are only about that form."""
    if not isinstance(kingdom, (dict, BaseModel)):
        return "name"
    drafted = isinstance(kingdom, DraftedKingdom) or "drafted_from" in dict(kingdom)
    return "draft" if drafted else "wishes"


FORM = Discriminator(_form)
Named = Annotated[KingdomText, Tag("name")]
Drawn = Annotated[RandomKingdom, Tag("wishes")]
Drafted = Annotated[DraftedKingdom, Tag("draft")]
WishedKingdom = Annotated[Named | Drawn | Drafted, FORM]


class TableWishes(BaseModel):
    """Wishes for a table; everything has a default."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kingdom: WishedKingdom | None = None
    """A recommended set or ten cards in any spelling, German or English; `random`; or wishes. Null:
    `First Game`, or in `change` the same."""
    colonies: Colonies | None = None
    """Whether Platinum and Colonies are used: `cards` (as these decide), `with` or `without`. Null:
    what the kingdom says."""
    seats: Seats | None = None
    """For each seat `person` or a bot: `beginner`, `money`, `plan`, `engine`, `random`."""
    profile: Word | None = None
    """`first-edition` or `later`."""
    public: bool | None = None
    """Whether the lobby shows it."""
    undo: UndoPolicy | None = None
    """`consent` if not named."""
    points: bool | None = None
    """Whether all players' points are shown."""
    tracker: bool | None = None
    """Whether it is shown which cards each player has."""
    clock: Annotated[int, Field(ge=0, le=86_400)] | None = None
    """The seconds that each player may think in the whole game; 0 for no clock."""
    chat: bool | None = None
    rated: bool | None = None
    """Only for people whose accounts asked for a rating."""
    autostart: bool | None = None
    """Whether the game begins as soon as all seats are taken."""


class BranchWishes(BaseModel):
    """Wishes for a table at which a finished game is played on from one of its moments."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    answers: Annotated[int, Field(ge=0, le=1_000_000)]
    """The moment: how many answers had been given."""
    seats: Seats
    """For each seat of that game `person` or a bot."""
    seat: SeatNumber
    """The one that is kept for you."""
    anew: bool = True
    """Whether the cards are dealt anew that the player who is asked there cannot see; otherwise all
    cards come as they did, as long as the same shuffles happen."""
    public: bool = False
    """Whether the lobby shows the table."""
