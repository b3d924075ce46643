"""Everything that can happen at a table, as the database keeps it.

An entry is written before anybody hears of it and never changes. What a table is follows from its
entries alone (see `table.py`), so any process can take it over.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from throneroom.server.protocol.options import Options

PERSON = "person"
"""Stands in a plan of seats for somebody who has still to come; else it is a bot's level."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Made(_Frozen):
    """Somebody made the table."""

    kind: Literal["made"] = "made"
    owner: str
    options: Options
    seats: tuple[str, ...]
    """For each seat `person` or the level of a bot."""
    names: tuple[str, ...]
    """The names of the bots; empty for people."""
    reserved: tuple[str, ...] = ()
    """Who alone may take each seat, in a rematch."""
    start: int | None = None
    """Who begins, in a rematch."""
    previous: str | None = None


class Changed(_Frozen):
    """The owner chose other options or seats before the game."""

    kind: Literal["changed"] = "changed"
    options: Options
    seats: tuple[str, ...]
    names: tuple[str, ...]


class Sat(_Frozen):
    """Somebody took a seat, and told a value that the deal depends on."""

    kind: Literal["sat"] = "sat"
    seat: int
    person: str
    name: str
    value: str


class Stood(_Frozen):
    """Somebody left a seat before the game."""

    kind: Literal["stood"] = "stood"
    seat: int


class Drafting(_Frozen):
    """All seats are taken, and the players begin to pick the kingdom."""

    kind: Literal["drafting"] = "drafting"
    first: int


class Picked(_Frozen):
    """Somebody, or a bot, picked a card of the kingdom."""

    kind: Literal["picked"] = "picked"
    seat: int
    card: str


class Started(_Frozen):
    """The game began."""

    kind: Literal["started"] = "started"
    seed: str
    start: int
    bane: str | None = None


class Answered(_Frozen):
    """Somebody, or a bot, answered the game's question."""

    kind: Literal["answered"] = "answered"
    seat: int
    decision: int
    words: tuple[str, ...]
    used: int = 0
    """The milliseconds of thought that are taken off the clock."""


class Proposed(_Frozen):
    """Somebody asks the others to agree: to an undo, or to a bot for a seat that is away."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Literal["undo", "bot"]
    about: int


class Voted(_Frozen):
    """Somebody answered what was proposed."""

    kind: Literal["voted"] = "voted"
    seat: int
    agree: bool


class Undone(_Frozen):
    """The latest answers were taken back."""

    kind: Literal["undone"] = "undone"
    seat: int
    answers: int
    used: int = 0
    """The milliseconds that whoever was asked had thought: an undo gives no time back."""


class Replaced(_Frozen):
    """A bot plays on for somebody."""

    kind: Literal["replaced"] = "replaced"
    seat: int
    bot: str
    why: Literal["away", "time"]
    used: int = 0


class Returned(_Frozen):
    """Somebody takes the own seat back from a bot."""

    kind: Literal["returned"] = "returned"
    seat: int


class Resigned(_Frozen):
    """Somebody gave up."""

    kind: Literal["resigned"] = "resigned"
    seat: int
    bot: str
    """Plays on where the game goes on without the one who gave up."""


class Left(_Frozen):
    """Somebody said goodbye; the seat stays theirs."""

    kind: Literal["left"] = "left"
    seat: int


class Said(_Frozen):
    """Somebody said something."""

    kind: Literal["said"] = "said"
    seat: int
    person: str
    text: str


class Rematched(_Frozen):
    """There is a new table for another game of the same players."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Closed(_Frozen):
    """The table was closed without a result."""

    kind: Literal["closed"] = "closed"


Entry = (
    Made
    | Changed
    | Sat
    | Stood
    | Drafting
    | Picked
    | Started
    | Answered
    | Proposed
    | Voted
    | Undone
    | Replaced
    | Returned
    | Resigned
    | Left
    | Said
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
