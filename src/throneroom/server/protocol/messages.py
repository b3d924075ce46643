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
    """The first message: which protocol, and what the client knows already."""

    type: Literal["hello"]
    protocol: int
    language: Annotated[str, Field(max_length=35)] = "en"
    """Of the reasons for refusals, such as `de` or `de-AT`; English if it is not known."""
    event: Annotated[int, Field(ge=0)] = 0
    """The last event seen before the connection was lost; 0 for all."""
    entry: Annotated[int, Field(ge=0)] = 0
    """The last entry known: later remarks are sent; 0 for all that are kept."""


class Sit(_Message):
    """Take a free seat, any or a certain one, with a value for the deal."""

    type: Literal["sit"]
    name: Name
    """Gets a number if another player at the table has the same."""
    value: Value
    """Goes into the seed of the shuffles, so it should be random."""
    seat: SeatNumber | None = None
    """Null for one reserved for you, or else the first free one."""


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
    """At a shared screen: the player of this seat is looking now, and may see the hand."""

    type: Literal["show"]
    seat: SeatNumber | None
    """Null when no player is looking."""
    event: Annotated[int, Field(ge=0)] = 0
    """The last event that the log of this seat has."""


class GiveAnswer(_Message):
    """Answer the question with this number."""

    type: Literal["answer"]
    seat: SeatNumber
    """The `seat` of the decision."""
    decision: Annotated[int, Field(ge=0, lt=2**53)]
    words: Annotated[list[Word], Field(max_length=MOST_WORDS)]
    """Options as they were offered, `done` or `all`; an empty list also declines."""


class Pick(_Message):
    """Pick a card of the kingdom, where players do so in turn."""

    type: Literal["pick"]
    seat: SeatNumber
    card: Word
    """One of the `choices`."""


class Undo(_Message):
    """Take back the last answer of a seat, or ask the others to agree to it."""

    type: Literal["undo"]
    seat: SeatNumber
    event: Annotated[int, Field(ge=0)] | None = None
    """The last event seen; if more has happened, nothing is taken back."""


class AskForBot(_Message):
    """Propose that a bot plays on for a seat that is away."""

    type: Literal["ask_for_bot"]
    seat: SeatNumber
    """Who proposes it."""
    about: SeatNumber
    """For whom a bot is to play."""


class AllowHints(_Message):
    """Ask the others to agree to hints at this table, or end them for everybody."""

    type: Literal["allow_hints"]
    seat: SeatNumber
    allow: bool


class AskForHint(_Message):
    """Ask what looking ahead prefers at the open question; a `hint` follows within seconds."""

    type: Literal["ask_for_hint"]
    seat: SeatNumber
    """The `seat` of the decision."""
    decision: Annotated[int, Field(ge=0, lt=2**53)]


class Agree(_Message):
    """Answer a proposal."""

    type: Literal["agree"]
    seat: SeatNumber
    agree: bool
    """False ends the proposal; so its proposer can withdraw it."""
    vote: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The proposal's number, so that one which came in between is not agreed to by mistake."""


class Resign(_Message):
    """Resign."""

    type: Literal["resign"]
    seat: SeatNumber


class Leave(_Message):
    """Say goodbye; the seat stays yours, and you can return."""

    type: Literal["leave"]
    seat: SeatNumber


class Return(_Message):
    """Take your seat back from a bot."""

    type: Literal["return"]
    seat: SeatNumber


class Say(_Message):
    """Say something to the table."""

    type: Literal["say"]
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REMARK)]


class Mute(_Message):
    """Stop sending what a seat says, or start again."""

    type: Literal["mute"]
    seat: SeatNumber
    mute: bool


class Rematch(_Message):
    """Ask the others for another game, or agree to the one that is asked for."""

    type: Literal["rematch"]
    kingdom: WishedKingdom | None = None
    """Another kingdom to ask for; null for the same, or to agree."""
    invitation: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The number of what is agreed to; refused if something else is asked for by then."""


class DeclineRematch(_Message):
    """Decline the rematch that is asked for, or withdraw one's own."""

    type: Literal["decline_rematch"]
    invitation: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The number of what is declined; refused if something else is asked for by then."""


class Close(_Message):
    """Close a table at which the game has not begun."""

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
    | AllowHints
    | AskForHint
    | Agree
    | Resign
    | Leave
    | Return
    | Say
    | Mute
    | Rematch
    | DeclineRematch
    | Close
)
REQUEST: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="type")])


class _Wrong(_Message):
    """A message of which nothing but the id can be read."""

    model_config = ConfigDict(extra="ignore")


def id_of(text: str) -> int | None:
    """The id of a message that is otherwise unreadable, for the reply."""
    try:
        return _Wrong.model_validate_json(text).id
    except ValidationError:
        return None
