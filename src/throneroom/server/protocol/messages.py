"""What clients send on the game channel; docs/protocol.md explains how it is used.

Every field is checked before anything else looks at a message.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from throneroom.server.protocol.fields import (
    LONGEST_REMARK,
    MOST_WORDS,
    Name,
    SeatNumber,
    Value,
    Word,
)
from throneroom.server.protocol.wishes import TableWishes, WishedKingdom


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """Comes back with the reply."""


class Hello(_Message):
    """The first message: which protocol, and what is known already."""

    type: Literal["hello"]
    protocol: int
    language: Annotated[str, Field(max_length=35)] = "en"
    """Of the reasons for refusals: `de`, `de-AT`; English where we do not speak it."""
    event: Annotated[int, Field(ge=0)] = 0
    """The last event seen before the connection was lost; 0 for all."""
    entry: Annotated[int, Field(ge=0)] = 0
    """The last entry heard of: later remarks are told; 0 for all that are kept."""


class Sit(_Message):
    """Take a free seat, any or a certain one, with a value for the deal."""

    type: Literal["sit"]
    name: Name
    """Gets a number if somebody at the table is called so already."""
    value: Value
    """Goes into the seed of the shuffles; at best a random one."""
    seat: SeatNumber | None = None
    """Null for one kept for you, else the first free one."""


class Stand(_Message):
    """Leave a seat before the game."""

    type: Literal["stand"]
    seat: SeatNumber


class Change(_Message):
    """Choose other options before the game; what is not named stays."""

    type: Literal["change"]
    options: TableWishes


class Start(_Message):
    """Begin the game."""

    type: Literal["start"]


class Show(_Message):
    """At one screen: the player of this seat is looking now, and may see the hand."""

    type: Literal["show"]
    seat: SeatNumber | None
    """Null when nobody looks any more."""
    event: Annotated[int, Field(ge=0)] = 0
    """The last event that the log of this seat has."""


class GiveAnswer(_Message):
    """Answer the question with this number."""

    type: Literal["answer"]
    seat: SeatNumber
    """The `seat` of the decision."""
    decision: Annotated[int, Field(ge=0, lt=2**53)]
    words: Annotated[list[Word], Field(max_length=MOST_WORDS)]
    """Options as they were offered, `done` or `all`; an empty list declines, too."""


class Pick(_Message):
    """Pick a card of the kingdom, where players do so in turn."""

    type: Literal["pick"]
    seat: SeatNumber
    card: Word
    """One of the `choices`."""


class Undo(_Message):
    """Take the last answer of a seat back, or ask for leave to."""

    type: Literal["undo"]
    seat: SeatNumber
    event: Annotated[int, Field(ge=0)] | None = None
    """The last event seen; where more has happened nothing is taken back."""


class AskForBot(_Message):
    """Propose that a bot plays on for a seat that is away."""

    type: Literal["ask_for_bot"]
    seat: SeatNumber
    """Who proposes it."""
    about: SeatNumber
    """For whom a bot is to play."""


class Agree(_Message):
    """Answer a proposal."""

    type: Literal["agree"]
    seat: SeatNumber
    agree: bool
    """False ends the proposal; its proposer withdraws it so."""
    vote: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The proposal's number, so that no other is agreed to that came in between."""


class Resign(_Message):
    """Give up."""

    type: Literal["resign"]
    seat: SeatNumber


class Leave(_Message):
    """Say goodbye; the seat stays, and can be returned to."""

    type: Literal["leave"]
    seat: SeatNumber


class Return(_Message):
    """Take the own seat back from a bot."""

    type: Literal["return"]
    seat: SeatNumber


class Say(_Message):
    """Say something to the table."""

    type: Literal["say"]
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REMARK)]


class Mute(_Message):
    """Do not send what a seat says any more, or again."""

    type: Literal["mute"]
    seat: SeatNumber
    mute: bool


class Rematch(_Message):
    """Make a new table for the same players, with the same or another kingdom."""

    type: Literal["rematch"]
    kingdom: WishedKingdom | None = None
    """Null for the same."""


class Close(_Message):
    """Close a table at which nobody has begun to play."""

    type: Literal["close"]


Request = (
    Hello
    | Sit
    | Stand
    | Change
    | Start
    | Show
    | GiveAnswer
    | Pick
    | Undo
    | AskForBot
    | Agree
    | Resign
    | Leave
    | Return
    | Say
    | Mute
    | Rematch
    | Close
)
REQUEST: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="type")])


class _Wrong(_Message):
    """A message of which we understand nothing but the id."""

    model_config = ConfigDict(extra="ignore")


def id_of(text: str) -> int | None:
    """The id of a message that cannot be read, for the reply, if at least that can."""
    try:
        return _Wrong.model_validate_json(text).id
    except ValidationError:
        return None
