"""Which numbers an observation is made of, in which order.

New fields are appended, so that what a network has learned keeps its meaning. A width of SEATS is
one number for each player, the observing one first and then in the order of turns.
"""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final = 0
KIND_ROOM: Final = 40
"""One number for each kind of question, with room for kinds to come."""
PHASES: Final = 5
PURPOSE_ROOM: Final = 8

CARD_FIELDS: Final = (
    ("pile", 1),
    ("supply", 1),
    ("price", 1),
    ("pile_tokens", 1),
    ("bane", 1),
    ("hand", 1),
    ("deck", 1),
    ("discard", 1),
    ("known_on_deck", 1),
    ("revealed", 1),
    ("set_aside", 1),
    ("private_mat", 1),
    ("saved", 1),
    ("possessed_hand", 1),
    ("trash", 1),
    ("prizes", 1),
    ("asks", 1),
    ("about", 1),
    ("picked", 1),
    ("owned", SEATS),
    ("in_play", SEATS),
    ("mat", SEATS),
    ("telltale_in_hand", SEATS),
)
"""What is known of each card; mostly how many copies lie somewhere."""

TABLE_FIELDS: Final = (
    ("kind", KIND_ROOM),
    ("phase", PHASES),
    ("purpose", PURPOSE_ROOM),
    ("turn", 1),
    ("coins", 1),
    ("actions", 1),
    ("buys", 1),
    ("potions", 1),
    ("empty_piles", 1),
    ("picks", 1),
    ("least", 1),
    ("most", 1),
    ("ordered", 1),
    ("seat", 1),
    ("possessed", 1),
    ("on_turn", SEATS),
    ("for_player", SEATS),
    ("affects", SEATS),
    ("certain", SEATS),
    ("points", SEATS),
    ("turns", SEATS),
    ("tokens", SEATS),
    ("mat_tokens", SEATS),
    ("hand_size", SEATS),
    ("deck_size", SEATS),
    ("discard_size", SEATS),
    ("private_mat_size", SEATS),
    ("saved_size", SEATS),
)
"""What is known of the turn, of the open question and of the players."""


def offsets(fields: tuple[tuple[str, int], ...], players: int) -> dict[str, int]:
    """Where each field begins, for a number of players; `end` is behind the last."""
    places: dict[str, int] = {}
    place = 0
    for name, width in fields:
        places[name] = place
        place += width or players
    places["end"] = place
    return places


@final
class CardColumns:
    """Where the numbers of a card stand in its row."""

    def __init__(self, at: dict[str, int]) -> None:
        self.pile: Final[i64] = at["pile"]
        self.supply: Final[i64] = at["supply"]
        self.price: Final[i64] = at["price"]
        self.pile_tokens: Final[i64] = at["pile_tokens"]
        self.bane: Final[i64] = at["bane"]
        self.hand: Final[i64] = at["hand"]
        self.deck: Final[i64] = at["deck"]
        self.discard: Final[i64] = at["discard"]
        self.known_on_deck: Final[i64] = at["known_on_deck"]
        self.revealed: Final[i64] = at["revealed"]
        self.set_aside: Final[i64] = at["set_aside"]
        self.private_mat: Final[i64] = at["private_mat"]
        self.saved: Final[i64] = at["saved"]
        self.possessed_hand: Final[i64] = at["possessed_hand"]
        self.trash: Final[i64] = at["trash"]
        self.prizes: Final[i64] = at["prizes"]
        self.asks: Final[i64] = at["asks"]
        self.about: Final[i64] = at["about"]
        self.picked: Final[i64] = at["picked"]
        self.owned: Final[i64] = at["owned"]
        self.in_play: Final[i64] = at["in_play"]
        self.mat: Final[i64] = at["mat"]
        self.telltale_in_hand: Final[i64] = at["telltale_in_hand"]


@final
class TablePlaces:
    """Where the numbers of the table stand."""

    def __init__(self, at: dict[str, int]) -> None:
        self.kind: Final[i64] = at["kind"]
        self.phase: Final[i64] = at["phase"]
        self.purpose: Final[i64] = at["purpose"]
        self.turn: Final[i64] = at["turn"]
        self.coins: Final[i64] = at["coins"]
        self.actions: Final[i64] = at["actions"]
        self.buys: Final[i64] = at["buys"]
        self.potions: Final[i64] = at["potions"]
        self.empty_piles: Final[i64] = at["empty_piles"]
        self.picks: Final[i64] = at["picks"]
        self.least: Final[i64] = at["least"]
        self.most: Final[i64] = at["most"]
        self.ordered: Final[i64] = at["ordered"]
        self.seat: Final[i64] = at["seat"]
        self.possessed: Final[i64] = at["possessed"]
        self.on_turn: Final[i64] = at["on_turn"]
        self.for_player: Final[i64] = at["for_player"]
        self.affects: Final[i64] = at["affects"]
        self.certain: Final[i64] = at["certain"]
        self.points: Final[i64] = at["points"]
        self.turns: Final[i64] = at["turns"]
        self.tokens: Final[i64] = at["tokens"]
        self.mat_tokens: Final[i64] = at["mat_tokens"]
        self.hand_size: Final[i64] = at["hand_size"]
        self.deck_size: Final[i64] = at["deck_size"]
        self.discard_size: Final[i64] = at["discard_size"]
        self.private_mat_size: Final[i64] = at["private_mat_size"]
        self.saved_size: Final[i64] = at["saved_size"]
