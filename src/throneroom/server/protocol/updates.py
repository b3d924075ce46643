"""What clients are sent on the game channel; docs/protocol.md explains how it is used.

These are plain dictionaries whose shape is declared here: the type checker sees to it that the
server keeps to it, and the JSON schema for other languages is made from it.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, TypeAdapter

# Before Python 3.12 pydantic cannot read those of `typing`.
from typing_extensions import TypedDict

from throneroom.server.protocol.options import Options

PROTOCOL = 1
"""Goes up when a client that knows only the last one would be wrong."""


class SeatPart(TypedDict):
    """A seat, as all see it."""

    name: str
    """Empty while the seat is free."""
    plan: str
    """`person`, or the level of the bot that was planned here."""
    bot: str
    """The level of the bot that plays here now; empty for a person."""
    taken: bool
    """Whether a person or a bot will play here."""
    yours: bool
    """Whether you sit here; without `taken`: whether it is reserved for you."""
    host: bool
    """Whether its person made the table."""
    present: bool
    """Whether its person is connected."""
    away: bool
    """Whether its person has been gone long enough that a bot may be proposed."""
    left: bool
    """Whether its person has said goodbye; `return` ends it."""
    resigned: bool
    out_of_time: bool
    """Whether a bot plays on because the clock ran out."""


class VotePart(TypedDict):
    """A proposal that waits for agreement."""

    number: int
    """To be sent with an answer to it."""
    what: Literal["undo", "bot", "hints"]
    by: int
    """The seat that proposes it."""
    about: int
    """The seat whose answer is taken back, or that a bot is to take over; of hints, as `by`."""
    missing: list[int]
    """The seats that have still to agree."""
    since: int | None
    """Of an undo: the number of the first event that would be taken back."""


class RematchPart(TypedDict):
    """A rematch that a player asks for."""

    number: int
    """To be sent with an answer to it."""
    by: int
    """The seat that asks."""
    options: Options
    """Of the table that there would be."""
    agreed: list[int]
    """The seats that want it, with that of the one who asks."""
    missing: list[int]
    """The seats that have still to answer; who has left is not waited for."""
    declined: int | None
    """The seat that has declined, so that there is none."""


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
    """The kingdom while the players are picking it."""

    turn: int
    """The seat that picks now."""
    picked: list[str]
    """In the order of picking."""
    choices: list[str]
    """What can still be picked."""


class OriginPart(TypedDict):
    """The moment of a finished game from which this one is played on."""

    game: str
    """The id of that game."""
    answers: int
    """How many answers had been given."""
    turn: int
    """Counted over all players."""
    own_turn: int | None
    """Counted among the player's own; null for an extra turn."""
    anew: bool
    """Whether hidden cards are dealt anew; otherwise they come as they did."""


class TablePart(TypedDict):
    """The table: who sits where, its options and its state."""

    id: str
    status: Literal["open", "drafting", "playing", "over", "closed"]
    options: Options
    owner: bool
    """Whether you made it."""
    commitment: str
    """The hash of the secret, known before anyone sits down."""
    values: list[str]
    """The values for the seed, by seat; empty for bots."""
    seats: list[SeatPart]
    spectators: int
    """How many connections have no seat."""
    draft: DraftPart | None
    """Null unless the table is `drafting`."""
    vote: VotePart | None
    rematch: RematchPart | None
    """Null unless one was asked for."""
    result: ResultPart | None
    previous: str | None
    """The id of the table before, if this is a rematch."""
    next: str | None
    """The id of the table of the rematch, if there is one."""
    origin: OriginPart | None
    """Null unless a finished game is played on here."""
    day: str
    """The date, if this is a try at the kingdom of a day; otherwise empty."""
    hints: bool
    """Whether everybody has agreed to hints here."""


class PlayerPart(TypedDict):
    """What a viewer sees of a player; `cards` and `points` are missing where the table hides them.

    Perfect memory: `cards` are all the player has, `known_on_deck` the top of the deck as far as
    the viewer knows it.
    """

    hand_size: int
    telltale_in_hand: list[str]
    """What is known to be in hand by its back."""
    deck_size: int
    discard_size: int
    discard_top: str | None
    in_play: list[str]
    """In the order of playing."""
    revealed: list[str]
    set_aside: list[str]
    staying: list[str]
    """What is in play and stays there, because it has something left to do."""
    saved: list[str | None]
    """What is set aside face down for the next turn; null for each card that is hidden."""
    mat: list[str]
    """What has been put on a mat for the rest of the game."""
    private_mat: list[str | None]
    """What lies on the mat that the player alone may look at; null for each card that is hidden."""
    mat_tokens: int
    """The tokens on the player's mat."""
    laid_by: list[str]
    """What a possessed player has trashed and will get back."""
    tokens: int
    """Coin tokens."""
    turns: int
    """Turns that count for a tie, without those of Possession."""
    known_on_deck: NotRequired[list[str | None]]
    """Topmost first; null for an unknown card above a known one."""
    cards: NotRequired[dict[str, int] | None]
    """All cards of the player, wherever they are; null where cards were passed unseen."""
    points: NotRequired[int | None]
    """Null where `cards` is."""


class ViewPart(TypedDict):
    """The position as a viewer sees it; `deck` and `discard` are the viewer's own, unordered."""

    seat: int | None
    """The viewer; null for a spectator."""
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
    """Current costs in coins, without Potions."""
    pile_tokens: dict[str, int]
    """The tokens on each pile that has any."""
    bane: str | None
    prizes: list[str]
    """Those that are left."""
    trash: list[str]
    """Oldest card first."""
    hand: list[str]
    """Your own, even while you possess another player; empty for a spectator."""
    deck: NotRequired[dict[str, int]]
    discard: NotRequired[dict[str, int]]
    players: list[PlayerPart]


class EventPart(TypedDict):
    """Something that happened in the game; empty fields are left out."""

    number: int
    """The same for all viewers; without gaps, also after an undo."""
    kind: str
    seat: int
    """The player who does it, or whose turn it is."""
    cards: NotRequired[list[str | None]]
    """In the order of the movement; null for hidden ones."""
    origin: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    """How many; of a `turn` its number among all, of an `undo` the answers taken back."""
    own_turn: NotRequired[int]
    """Of a `turn`: its number among the player's own; an extra turn has none."""
    since: NotRequired[int]
    """Of an `undo`: the number of the first event that it takes back."""
    cause: NotRequired[str]
    """The card whose effect it is."""
    depth: NotRequired[int]
    """How deep that effect is nested."""
    other: NotRequired[int]
    """A second player's seat; of a `turn` the possessor's."""


class AskedPart(TypedDict):
    """Which seat the game waits for, and as much about its question as everybody may know."""

    seat: int
    source: str | None
    """The card in play that asks."""
    about: Literal["actions", "purchase", "effect"] | None
    """What the question is about: by the phase of the turn, or an effect of `source`."""


class PricePart(TypedDict):
    """What a card may cost."""

    relation: Literal["up_to", "exactly", "below"]
    coins: int
    potions: int


class DecisionPart(TypedDict):
    """The question, for the seat that it is put to."""

    number: int
    """Goes up with every question and is never used again, even after an undo."""
    seat: int
    """Who answers."""
    player: int
    """For whom: with Possession the possessed player."""
    owner: int
    """Whose card asks."""
    affects: int
    """Whose card or deck is in question, or who gains or gets a card by it; mostly `player`."""
    kind: str
    source: str | None
    """The card that asks; null for what every turn asks."""
    purpose: str
    """What for, where a card asks for the same more than once; otherwise empty."""
    place: Literal["hand", "supply", "list", "modes", "names", "amounts"]
    """What the options are."""
    options: list[str]
    """Each as often as it can be chosen."""
    types: list[str]
    """The types of which cards to choose must have one; empty where all do."""
    price: PricePart | None
    """What cards of the supply may cost; null where they lie elsewhere."""
    about: list[str]
    """The cards that the question is about, if its options are not cards."""
    least: int
    """Fewest options to choose."""
    most: int
    """Most options to choose."""
    several: bool
    """Whether the answer is a list of options rather than one."""
    ordered: bool
    """Whether the order of that list counts."""
    or_none: bool
    """Whether the list may also be empty, whatever the fewest."""
    decline: bool
    """Whether `done` is an answer."""
    all: bool
    """Whether `all` is an answer: every Treasure."""
    off_turn: bool
    """Whether it is not the turn of `player`."""
    buyable: NotRequired[list[str]]
    """Where Treasures are asked for, and all in hand are plain: what `all` would let you buy."""


class ClockPart(TypedDict):
    """The milliseconds that each seat has left, and whose time is running."""

    left: list[int]
    """By seat, at the moment of sending."""
    running: int | None
    """The seat whose time runs; null while a bot thinks."""


class GamePart(TypedDict):
    """The game as one viewer sees it."""

    viewer: int | None
    """The seat whose view it is; null for a spectator."""
    events: list[EventPart]
    """Those after the last one that the viewer knows."""
    event: int
    """The number of the latest."""
    view: ViewPart
    asked: AskedPart | None
    """Null when the game is over."""
    decision: DecisionPart | None
    """Null unless the viewer is to answer it."""
    hand_over: int | None
    """At a shared screen: the seat whose player should look next."""
    undo: Literal["free", "ask", "no"]
    """Whether the viewer can undo: freely, by asking the others, or not."""
    hints: Literal["on", "free", "ask", "no"]
    """Whether the viewer can have hints: yes, as soon as one is asked for, if the others agree, or
    not."""
    clock: ClockPart | None
    """Null if time is not limited."""


class RemarkPart(TypedDict):
    """Something that was said at the table."""

    number: int
    """The number of its entry."""
    seat: int
    name: str
    text: str
    at: int
    """In milliseconds since 1970."""


class Update(TypedDict):
    """What is new: each part that has changed, complete; after `hello`, all parts."""

    type: Literal["update"]
    protocol: int
    entry: int
    """The number of the last thing that happened at the table."""
    table: NotRequired[TablePart]
    game: NotRequired[GamePart]
    """From the beginning of the game on."""
    chat: NotRequired[list[RemarkPart]]
    """The remarks that the client does not know yet."""


class Done(TypedDict):
    """A message was carried out, and what it changed is safe."""

    type: Literal["done"]
    id: int | None
    """That of the message; null if it had none."""


class HintPart(TypedDict):
    """What looking ahead prefers at a question."""

    answer: list[str]
    """The words of the best answer."""
    other: list[str] | None
    """Those of the next best; null where nothing else is worth a try."""
    chance: float
    """The chance to win after the answer, from 0 to 1."""
    lead: float
    """By how much that is more than after the other one."""
    error: float
    """The standard error of the lead."""
    clear: bool
    """Whether the lead is more than chance explains."""
    reason: str | None
    """Why, where that can be said in a word: `ends-soon`, `needs-action`, `many-terminals`,
    `trashes`, `draws` or `money`."""


class HintFrame(TypedDict):
    """The hint that this connection has asked for; it does not come once the question is closed."""

    type: Literal["hint"]
    decision: int
    """The number of the question."""
    hint: HintPart | None
    """Null if none was found."""


class Refusal(TypedDict):
    """A message was refused, and nothing has changed."""

    type: Literal["refused"]
    id: int | None
    """That of the message; null if it had none or none that can be read."""
    key: str
    """What is wrong, for programs."""
    reason: str
    """What is wrong, for people."""


Frame = Update | HintFrame | Done | Refusal
FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="type")])
