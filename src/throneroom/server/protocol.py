"""The messages of the game channel; docs/protocol.md explains how they are used.

What clients send is checked word by word. What the server sends are plain dictionaries whose
shape is declared here: type checkers look at them, and the JSON schema for other languages is made
from them.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    TypeAdapter,
    ValidationError,
)

# Before Python 3.12 pydantic cannot read those of `typing`.
from typing_extensions import TypedDict

from throneroom.engine.fairness import VALUE
from throneroom.server.entries import Options, UndoPolicy

PROTOCOL = 1
"""Goes up when a client that knows only the last one would be wrong."""

LONGEST_MESSAGE = 16_384
LONGEST_REMARK = 300
LONGEST_NAME = 30
LONGEST_KINGDOM = 600
MOST_WORDS = 200
"""No question asks for more cards than that at once."""

SeatNumber = Annotated[int, Field(ge=0, le=5)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Value = Annotated[str, Field(pattern=f"^{VALUE.pattern}$")]
Word = Annotated[str, Field(max_length=40)]
Words = Annotated[list[Word], Field(max_length=80)]
SetName = Literal["base", "intrigue", "alchemy", "cornucopia", "guilds"]
KingdomText = Annotated[str, Field(max_length=LONGEST_KINGDOM)]


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
    """The last event seen before the connection was lost."""
    entry: Annotated[int, Field(ge=0)] = 0
    """The last entry heard of."""


class Sit(_Message):
    """Take a free seat, any or a certain one, with a value for the deal."""

    type: Literal["sit"]
    name: Name
    value: Value
    seat: SeatNumber | None = None


class Stand(_Message):
    """Leave a seat before the game."""

    type: Literal["stand"]
    seat: SeatNumber


class Change(_Message):
    """Choose other options before the game; what is not named stays."""

    type: Literal["change"]
    options: "TableWishes"


class Start(_Message):
    """Begin the game."""

    type: Literal["start"]


class Show(_Message):
    """At one screen: the player of this seat is looking now, and may see the hand."""

    type: Literal["show"]
    seat: SeatNumber | None
    event: Annotated[int, Field(ge=0)] = 0
    """The last event that the log of this seat has."""


class Answer(_Message):
    """Answer the question with this number."""

    type: Literal["answer"]
    seat: SeatNumber
    decision: Annotated[int, Field(ge=0, lt=2**53)]
    words: Annotated[list[Word], Field(max_length=MOST_WORDS)]


class Pick(_Message):
    """Pick a card of the kingdom, where players do so in turn."""

    type: Literal["pick"]
    seat: SeatNumber
    card: Word


class Undo(_Message):
    """Take the last answer of a seat back, or ask for leave to."""

    type: Literal["undo"]
    seat: SeatNumber


class AskForBot(_Message):
    """Propose that a bot plays on for a seat that is away."""

    type: Literal["ask_for_bot"]
    seat: SeatNumber
    about: SeatNumber


class Agree(_Message):
    """Answer a proposal."""

    type: Literal["agree"]
    seat: SeatNumber
    agree: bool
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
    kingdom: "WishedKingdom | None" = None


class Close(_Message):
    """Close a table at which nobody has begun to play."""

    type: Literal["close"]


class RandomKingdom(BaseModel):
    """Wishes for a kingdom drawn by chance; cards in any spelling, German or English."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sets: Annotated[list[Word], Field(max_length=10)] | None = None
    """`base`, `intrigue`, `alchemy`, `cornucopia`, `guilds`; `base=5` asks for five of them."""
    required: Words = []
    banned: Words = []
    with_some: Words = []
    """`villages`, `buys`, `trashing`, `drawing`, `attacks`, `reactions`."""
    without: Words = []
    price_curve: bool = False
    most_alchemy: Annotated[int, Field(ge=0, le=10)] = 5
    lone_potion: bool = False


class DraftedKingdom(BaseModel):
    """A kingdom that the players pick in turn when all are there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    drafted_from: Annotated[list[SetName], Field(min_length=1, max_length=5)]


def _form(kingdom: object) -> str:
    """Which form a wished kingdom has, so that only what is wrong with that is complained about."""
    if not isinstance(kingdom, (dict, BaseModel)):
        return "name"
    drafted = isinstance(kingdom, DraftedKingdom) or "drafted_from" in dict(kingdom)
    return "draft" if drafted else "wishes"


WishedKingdom = Annotated[
    Annotated[KingdomText, Tag("name")]
    | Annotated[RandomKingdom, Tag("wishes")]
    | Annotated[DraftedKingdom, Tag("draft")],
    Discriminator(_form),
]


class TableWishes(BaseModel):
    """A table as somebody wishes it; what is not named is as most people want it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kingdom: WishedKingdom | None = None
    """A recommended set or ten cards in any spelling, German or English; `random`; or wishes."""
    seats: Annotated[list[Word], Field(min_length=2, max_length=6)] | None = None
    """For each seat `person` or the level of a bot."""
    profile: Word | None = None
    public: bool | None = None
    undo: UndoPolicy | None = None
    points: bool | None = None
    tracker: bool | None = None
    clock: Annotated[int, Field(ge=0, le=86_400)] | None = None
    """The seconds that each player may think; 0 for no clock."""
    chat: bool | None = None
    rated: bool | None = None
    autostart: bool | None = None


Request = (
    Hello
    | Sit
    | Stand
    | Change
    | Start
    | Show
    | Answer
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


class SeatPart(TypedDict):
    """A seat, as everybody sees it."""

    name: str
    plan: str
    bot: str
    taken: bool
    yours: bool
    present: bool
    away: bool
    """Gone for so long that a bot may be asked for."""
    left: bool
    resigned: bool
    out_of_time: bool


class VotePart(TypedDict):
    """A proposal that waits for agreement."""

    number: int
    what: Literal["undo", "bot"]
    by: int
    about: int
    missing: list[int]


class ResultPart(TypedDict):
    """How a game ended."""

    ending: str
    points: list[int]
    places: list[int]
    turns: list[int]
    decks: list[dict[str, int]]
    """All cards of each seat."""
    hands: list[list[str]]
    """What each seat had in hand at the end."""
    secret: str


class DraftPart(TypedDict):
    """How far the players are with picking their kingdom."""

    turn: int
    """The seat that picks now."""
    picked: list[str]
    choices: list[str]


class TablePart(TypedDict):
    """The table: who sits where, and what holds here."""

    id: str
    status: Literal["open", "drafting", "playing", "over", "closed"]
    options: Options
    owner: bool
    """Whether you made it."""
    commitment: str
    values: list[str]
    seats: list[SeatPart]
    spectators: int
    draft: DraftPart | None
    vote: VotePart | None
    result: ResultPart | None
    previous: str | None
    next: str | None


class PlayerPart(TypedDict):
    """What a viewer sees of a player; `cards` and `points` are missing where the table hides them.

    Perfect memory: `cards` are all the player has, `known_on_deck` the top of the deck as far as
    the viewer knows it.
    """

    hand_size: int
    deck_size: int
    discard_size: int
    discard_top: str | None
    in_play: list[str]
    revealed: list[str]
    set_aside: list[str]
    laid_by: list[str]
    tokens: int
    turns: int
    known_on_deck: NotRequired[list[str | None]]
    cards: NotRequired[dict[str, int]]
    points: NotRequired[int]


class ViewPart(TypedDict):
    """The position as a viewer sees it; `deck` and `discard` are the viewer's own, unordered."""

    seat: int | None
    turn: int
    current: int
    phase: str
    actions: int
    buys: int
    coins: int
    potions: int
    possessor: int | None
    possessed_hand: list[str]
    over: bool
    supply: dict[str, int]
    costs: dict[str, int]
    bane: str | None
    prizes: list[str]
    trash: list[str]
    hand: list[str]
    deck: NotRequired[dict[str, int]]
    discard: NotRequired[dict[str, int]]
    players: list[PlayerPart]


class EventPart(TypedDict):
    """Something that happened in the game; what is empty is left out."""

    number: int
    kind: str
    seat: int
    cards: NotRequired[list[str | None]]
    origin: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    cause: NotRequired[str]
    depth: NotRequired[int]
    other: NotRequired[int]


class AskedPart(TypedDict):
    """Whom the game waits for, and because of which card in play."""

    seat: int
    source: str | None


class DecisionPart(TypedDict):
    """The question, for the seat that it is put to."""

    number: int
    seat: int
    player: int
    kind: str
    source: str | None
    place: Literal["hand", "supply", "list", "modes", "names", "amounts"]
    options: list[str]
    """Equal ones as often as they are there."""
    about: list[str]
    """The cards that the question is about, where its options are none."""
    least: int
    most: int
    several: bool
    ordered: bool
    decline: bool
    all: bool
    off_turn: bool


class ClockPart(TypedDict):
    """How many milliseconds everybody has left, and whose run."""

    left: list[int]
    running: int | None


class GamePart(TypedDict):
    """The game as one viewer sees it."""

    viewer: int | None
    events: list[EventPart]
    """Those after the last that this viewer was told."""
    event: int
    """The number of the latest."""
    view: ViewPart
    asked: AskedPart | None
    decision: DecisionPart | None
    hand_over: int | None
    """At one screen: whose turn it is to look."""
    undo: Literal["free", "ask", "no"]
    clock: ClockPart | None


class RemarkPart(TypedDict):
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Update(TypedDict):
    """What is new: each part that has changed, whole; after `hello` all parts."""

    type: Literal["update"]
    protocol: int
    entry: int
    table: NotRequired[TablePart]
    game: NotRequired[GamePart]
    chat: NotRequired[list[RemarkPart]]


class Done(TypedDict):
    """A message was carried out, and what it changed is safe."""

    type: Literal["done"]
    id: int | None


class Refusal(TypedDict):
    """A message was refused, and nothing has changed."""

    type: Literal["refused"]
    id: int | None
    key: str
    """What is wrong, for programs."""
    reason: str
    """What is wrong, for people."""


Frame = Update | Done | Refusal
FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="type")])

Change.model_rebuild()
Rematch.model_rebuild()
