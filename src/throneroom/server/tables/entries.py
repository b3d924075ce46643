"""Everything that can happen at a table, as the database keeps it.

An entry is written before clients hear of it, and never changes. What a table is follows from its
entries alone (see `table.py`), so any process can take it over.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from throneroom.engine.shuffling import COUNTER
from throneroom.server.protocol.options import Options

PERSON = "person"
"""In the plan of seats: a seat for a person. Any other word is the level of a bot."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Origin(_Frozen):
    """The moment of a finished game from which another one is played on."""

    table: str
    """Where that game was played."""
    answers: int
    """How many answers had been given there."""
    turn: int
    """Counted over all players."""
    own_turn: int | None
    """Counted among the player's own; null for an extra turn."""
    anew: bool
    """Whether hidden cards are dealt anew."""
    record: str
    """The game up to there in its short form, without the names of its players."""


class Made(_Frozen):
    """The table was made."""

    kind: Literal["made"] = "made"
    owner: str
    options: Options
    seats: tuple[str, ...]
    """For each seat `person` or the level of a bot."""
    names: tuple[str, ...]
    """The names of the bots; empty for people."""
    reserved: tuple[str, ...] = ()
    """In a rematch or a branch: the only person who may take each seat."""
    start: int | None = None
    """Who begins, in a rematch."""
    previous: str | None = None
    origin: Origin | None = None
    """In a branch: where it comes from."""
    day: str = ""
    """The date, if it is a try at the kingdom of a day: then it is for its player alone."""


class Pasted(_Frozen):
    """A finished game from elsewhere was added; nothing else happens at such a table."""

    kind: Literal["pasted"] = "pasted"
    owner: str
    """Who added it, and may remove it."""
    record: str
    """In its short form."""
    recommended: str = ""
    """The id of the recommended set, if it is one."""
    hints: bool = False
    """Whether hints were allowed in it."""


class Changed(_Frozen):
    """The owner chose other options or seats before the game."""

    kind: Literal["changed"] = "changed"
    options: Options
    seats: tuple[str, ...]
    names: tuple[str, ...]


class Sat(_Frozen):
    """A person took a seat, and gave a value that the deal depends on."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: str
    name: str
    value: str


class Stood(_Frozen):
    """A person gave up a seat before the game."""

    kind: Literal["stood"] = "stood"
    seat: int


class Drafting(_Frozen):
    """All seats are taken, and the players begin to pick the kingdom."""

    kind: Literal["drafting"] = "drafting"
    first: int


class Picked(_Frozen):
    """A person or a bot picked a card of the kingdom."""

    kind: Literal["picked"] = "picked"
    seat: int
    card: str


class Started(_Frozen):
    """The game began."""

    kind: Literal["started"] = "started"
    seed: str
    generator: str = COUNTER
    """Games that began before there was a second one keep the first."""
    start: int
    bane: str | None = None
    colonies: bool = False
    market: tuple[str, ...] = ()


class Answered(_Frozen):
    """A person or a bot answered the game's question."""

    kind: Literal["answered"] = "answered"
    seat: int
    decision: int
    words: tuple[str, ...]
    used: int = 0
    """The milliseconds of thought that are taken off the clock."""


class Proposed(_Frozen):
    """A player asks the others to agree to an undo, a bot for a seat that is away, or hints."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Literal["undo", "bot", "hints"]
    about: int


class Voted(_Frozen):
    """A player answered a proposal."""

    kind: Literal["voted"] = "voted"
    seat: int
    agree: bool


class HintsAllowed(_Frozen):
    """Everybody who plays here has agreed to hints, or a player no longer does."""

    kind: Literal["hints_allowed"] = "hints_allowed"
    seat: int
    """Who asked for them, or ended them."""
    allowed: bool


class Undone(_Frozen):
    """The latest answers were taken back."""

    kind: Literal["undone"] = "undone"
    seat: int
    answers: int
    used: int = 0
    """The milliseconds of thought of the seat that was asked: an undo gives no time back."""


class Replaced(_Frozen):
    """A bot took over for a person."""

    kind: Literal["replaced"] = "replaced"
    seat: int
    bot: str
    why: Literal["away", "time"]
    used: int = 0


class Returned(_Frozen):
    """A person took their seat back from a bot."""

    kind: Literal["returned"] = "returned"
    seat: int


class Resigned(_Frozen):
    """A player resigned."""

    kind: Literal["resigned"] = "resigned"
    seat: int
    bot: str
    """The level of the bot that takes over, if the game goes on."""


class Left(_Frozen):
    """A player said goodbye; the seat stays theirs."""

    kind: Literal["left"] = "left"
    seat: int


class Said(_Frozen):
    """A player said something."""

    kind: Literal["said"] = "said"
    seat: int
    person: str
    text: str
    name: str = ""
    """Of the speaker, in a remark that was made at the table before."""


class Invited(_Frozen):
    """A player asked the others for a rematch."""

    kind: Literal["invited"] = "invited"
    seats: tuple[int, ...]
    """All seats of that player."""
    options: Options


class Accepted(_Frozen):
    """A player agreed to a rematch."""

    kind: Literal["accepted"] = "accepted"
    seats: tuple[int, ...]
    """All seats of that player."""


class Declined(_Frozen):
    """A player declined a rematch, or no longer wants the one they asked for."""

    kind: Literal["declined"] = "declined"
    seat: int


class Rematched(_Frozen):
    """There is a new table for another game of the same players."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Closed(_Frozen):
    """The table was closed without a result."""

    kind: Literal["closed"] = "closed"


Entry = (
    Made
    | Pasted
    | Changed
    | Sat
    | Stood
    | Drafting
    | Picked
    | Started
    | Answered
    | Proposed
    | Voted
    | HintsAllowed
    | Undone
    | Replaced
    | Returned
    | Resigned
    | Left
    | Said
    | Invited
    | Accepted
    | Declined
    | Rematched
    | Closed
)

_ENTRY: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def read_entry(body: str) -> Entry:
    """An entry as the database has it."""
    return _ENTRY.validate_json(body)


def write_entry(entry: Entry) -> str:
    """An entry as the database gets it."""
    return entry.model_dump_json(exclude_defaults=False)
