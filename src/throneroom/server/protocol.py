"""The messages of the game channel; docs/protocol.md explains how they are used.

What clients send is checked word by word. What the server sends are plain dictionaries whose
shape is declared here: type checkers look at them, and the JSON schema for other languages is made
from them.
"""

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired

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
from throneroom.kingdoms import SETS
from throneroom.server.entries import Options, UndoPolicy

PROTOCOL = 1
"""Goes up when a client that knows only the last one would be wrong."""

LONGEST_MESSAGE = 16_384
LONGEST_REMARK = 300
LONGEST_NAME = 30
LONGEST_KINGDOM = 600
MOST_WORDS = 200
"""No question asks for more cards than that at once."""

FEWEST_SEATS = 2
MOST_SEATS = 6

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Value = Annotated[str, Field(pattern=f"^{VALUE.pattern}$")]
Word = Annotated[str, Field(max_length=40)]
Words = Annotated[list[Word], Field(max_length=80)]
Seats = Annotated[list[Word], Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
KingdomText = Annotated[str, Field(max_length=LONGEST_KINGDOM)]

# Type checkers cannot know which sets there are; pydantic checks their names.
if TYPE_CHECKING:
    SetName = str
else:
    SetName = Literal[SETS]


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
    options: "TableWishes"


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


class Answer(_Message):
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
    kingdom: "WishedKingdom | None" = None
    """Null for the same."""


class Close(_Message):
    """Close a table at which nobody has begun to play."""

    type: Literal["close"]


class RandomKingdom(BaseModel):
    """Wishes for a kingdom drawn by chance; cards in any spelling, German or English."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sets: Annotated[list[Word], Field(max_length=10)] | None = None
    """`base`, `intrigue`, `alchemy`, `cornucopia`, `guilds` (null: all); `base=5`: five of it."""
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
    """At most so many cards of Alchemy."""
    lone_potion: bool = False
    """Whether a single card with a Potion in its cost is welcome."""


class DraftedKingdom(BaseModel):
    """A kingdom that the players pick in turn when all are there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    drafted_from: Annotated[list[SetName], Field(min_length=1, max_length=len(SETS))]
    """The sets whose cards can be picked."""


def _form(kingdom: object) -> str:
    """Which form a wished kingdom has, so that only what is wrong with that is complained about."""
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
    """A table as somebody wishes it; what is not named is as most people want it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kingdom: WishedKingdom | None = None
    """A recommended set or ten cards in any spelling, German or English; `random`; or wishes. Null:
    `First Game`, or in `change` the same."""
    seats: Seats | None = None
    """For each seat `person` or a bot: `beginner`, `money`, `plan`, `engine`, `random`."""
    profile: Word | None = None
    """`first-edition` or `later`."""
    public: bool | None = None
    """Whether the lobby shows it."""
    undo: UndoPolicy | None = None
    """`consent` if not named."""
    points: bool | None = None
    """Whether everybody's points are shown."""
    tracker: bool | None = None
    """Whether it is shown which cards everybody has."""
    clock: Annotated[int, Field(ge=0, le=86_400)] | None = None
    """The seconds that each player may think; 0 for no clock."""
    chat: bool | None = None
    rated: bool | None = None
    """For people only, with accounts that asked for a rating."""
    autostart: bool | None = None
    """Whether the game begins as soon as all seats are taken."""


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
    """Empty while nobody sits there."""
    plan: str
    """`person`, or the level of the bot that was wished for here."""
    bot: str
    """The level of the bot that plays here now; empty for a person."""
    taken: bool
    """Whether somebody or a bot will play here."""
    yours: bool
    """Whether you sit here; without `taken`: whether it is kept for you."""
    present: bool
    """Whether its person is connected."""
    away: bool
    """Gone for so long that a bot may be asked for."""
    left: bool
    """Whether its person has said goodbye; `return` ends it."""
    resigned: bool
    out_of_time: bool
    """Whether a bot plays on because the clock ran out."""


class VotePart(TypedDict):
    """A proposal that waits for agreement."""

    number: int
    """To be named when it is agreed to."""
    what: Literal["undo", "bot"]
    by: int
    """The seat that proposes it."""
    about: int
    """The seat whose answer is taken back, or that a bot is to play for."""
    missing: list[int]
    """The seats that have still to agree."""


class ResultPart(TypedDict):
    """How a game ended."""

    ending: str
    """`provinces`, `piles`, `turn limit` or `resigned`."""
    points: list[int]
    places: list[int]
    """1 for the first; equal ones share a place."""
    turns: list[int]
    """How many turns each seat had."""
    decks: list[dict[str, int]]
    """All cards of each seat."""
    hands: list[list[str]]
    """What each seat had in hand at the end."""
    secret: str
    """What the commitment was made of."""


class DraftPart(TypedDict):
    """How far the players are with picking their kingdom."""

    turn: int
    """The seat that picks now."""
    picked: list[str]
    """In the order of picking."""
    choices: list[str]
    """What can still be picked."""


class TablePart(TypedDict):
    """The table: who sits where, and what holds here."""

    id: str
    status: Literal["open", "drafting", "playing", "over", "closed"]
    options: Options
    owner: bool
    """Whether you made it."""
    commitment: str
    """The hash of the secret, told before anybody sits down."""
    values: list[str]
    """What everybody told for the seed, by seat; empty for bots."""
    seats: list[SeatPart]
    spectators: int
    """How many connections have no seat."""
    draft: DraftPart | None
    """Null unless the table is `drafting`."""
    vote: VotePart | None
    result: ResultPart | None
    previous: str | None
    """The id of the table before, if this is a rematch."""
    next: str | None
    """The id of the table of the rematch, if there is one."""


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
    """In the order of playing."""
    revealed: list[str]
    set_aside: list[str]
    laid_by: list[str]
    """What a possessed player has trashed and will get back."""
    tokens: int
    """Coin tokens."""
    turns: int
    """Turns that count for a tie, without those of Possession."""
    known_on_deck: NotRequired[list[str | None]]
    """Topmost first; null for one not known above one that is."""
    cards: NotRequired[dict[str, int]]
    """All that the player has, wherever it lies."""
    points: NotRequired[int]


class ViewPart(TypedDict):
    """The position as a viewer sees it; `deck` and `discard` are the viewer's own, unordered."""

    seat: int | None
    """Whose eyes see it; null for a spectator's."""
    turn: int
    """Counts the turns of all players, from 1."""
    current: int
    """Whose turn it is; with Possession the possessed player."""
    phase: str
    """`action`, `buy` or `clean-up`."""
    actions: int
    buys: int
    coins: int
    potions: int
    """Those that can still be spent."""
    possessor: int | None
    """Who decides in this turn, if not its player."""
    possessed_hand: list[str]
    """For the possessor the hand of the current player, else empty."""
    over: bool
    supply: dict[str, int]
    """Cards left by pile, in the order of the layout."""
    costs: dict[str, int]
    """In coins, as they are now; a Potion that a card costs is not told."""
    bane: str | None
    prizes: list[str]
    """Those that nobody has got."""
    trash: list[str]
    """Oldest card first."""
    hand: list[str]
    """Your own, also while you possess somebody; empty for a spectator."""
    deck: NotRequired[dict[str, int]]
    discard: NotRequired[dict[str, int]]
    players: list[PlayerPart]


class EventPart(TypedDict):
    """Something that happened in the game; what is empty is left out."""

    number: int
    """The same for all viewers; without gaps, also after an undo."""
    kind: str
    seat: int
    """Who does it, or whose turn it is."""
    cards: NotRequired[list[str | None]]
    """In the order of the movement; null for those that you may not see."""
    origin: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    """How many; of a `turn` its number, of an `undo` the answers taken back."""
    cause: NotRequired[str]
    """The card whose effect it is."""
    depth: NotRequired[int]
    """How deep that effect is nested."""
    other: NotRequired[int]
    """A second player's seat; of a `turn` the possessor's."""


class AskedPart(TypedDict):
    """Whom the game waits for, and because of which card in play."""

    seat: int
    source: str | None


class DecisionPart(TypedDict):
    """The question, for the seat that it is put to."""

    number: int
    """Goes up with every question and never returns, not even after an undo."""
    seat: int
    """Who answers."""
    player: int
    """Whose cards it is about: with Possession the possessed player's."""
    kind: str
    source: str | None
    """The card that asks; null for what every turn asks."""
    place: Literal["hand", "supply", "list", "modes", "names", "amounts"]
    """What the options are."""
    options: list[str]
    """Equal ones as often as they are there."""
    about: list[str]
    """The cards that the question is about, where its options are none."""
    least: int
    """Fewest options to choose."""
    most: int
    """Most options to choose."""
    several: bool
    """Whether the answer is a list of options rather than one."""
    ordered: bool
    """Whether the order of that list counts."""
    decline: bool
    """Whether `done` is an answer."""
    all: bool
    """Whether `all` is an answer: every Treasure."""
    off_turn: bool
    """Whether it is not the turn of `player`."""


class ClockPart(TypedDict):
    """How many milliseconds everybody has left, and whose run."""

    left: list[int]
    """By seat, at the moment of sending."""
    running: int | None
    """The seat whose time runs; null while a bot thinks."""


class GamePart(TypedDict):
    """The game as one viewer sees it."""

    viewer: int | None
    """The seat whose eyes see it; null for a spectator's."""
    events: list[EventPart]
    """Those after the last that this viewer was told."""
    event: int
    """The number of the latest."""
    view: ViewPart
    asked: AskedPart | None
    """Null when the game is over."""
    decision: DecisionPart | None
    """Null if the question is not put to the viewer."""
    hand_over: int | None
    """At one screen: whose turn it is to look."""
    undo: Literal["free", "ask", "no"]
    """What an undo of the viewer would need."""
    clock: ClockPart | None
    """Null where nobody's time is limited."""


class RemarkPart(TypedDict):
    """Something that was said."""

    number: int
    """The number of its entry."""
    seat: int
    name: str
    text: str
    at: int
    """In milliseconds since 1970."""


class Update(TypedDict):
    """What is new: each part that has changed, whole; after `hello` all there are."""

    type: Literal["update"]
    protocol: int
    entry: int
    """The number of the last thing that happened at the table."""
    table: NotRequired[TablePart]
    game: NotRequired[GamePart]
    """From the beginning of the game on."""
    chat: NotRequired[list[RemarkPart]]
    """The remarks that were not told yet."""


class Done(TypedDict):
    """A message was carried out, and what it changed is safe."""

    type: Literal["done"]
    id: int | None
    """That of the message; null if it had none."""


class Refusal(TypedDict):
    """A message was refused, and nothing has changed."""

    type: Literal["refused"]
    id: int | None
    """That of the message; null if it had none or none that can be read."""
    key: str
    """What is wrong, for programs."""
    reason: str
    """What is wrong, for people."""


Frame = Update | Done | Refusal
FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="type")])

Change.model_rebuild()
Rematch.model_rebuild()
