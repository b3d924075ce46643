"""Putting a game into the position that a scenario writes down."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.card import BY_ID, DURATION, NONE, PLAYS, PRIZE, Card
from throneroom.engine.counts import Counts
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game, resume_from
from throneroom.engine.position import ACTIONS, TREASURES, Player, Position, pack_turn
from throneroom.engine.rng import seed_of
from throneroom.engine.setup import KINGDOM_SIZE, Setup, fits_as_bane, needs_bane
from throneroom.engine.zones import EMPTY, Zone
from throneroom.scenario.errors import Malformed
from throneroom.scenario.values import (
    card,
    cards,
    flag,
    mapping,
    number,
    phase,
    piles,
    show,
    unless_none,
)

FILLERS = (
    "cellar", "moat", "village", "workshop", "woodcutter",
    "smithy", "remodel", "militia", "market", "mine",
)  # fmt: skip
"""What completes a kingdom of fewer than ten cards, in this order."""

FIELDS = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "in_play": "in_play",
    "set_aside": "set_aside",
    "island": "mat",
    "native_village": "private_mat",
}
"""The zones of a player, and the engine's names for them."""
ZONES = set(FIELDS)
TOKENS = {
    "coin_tokens": "tokens",
    "pirate_tokens": "mat_tokens",
    "victory_tokens": "victory_tokens",
}
"""The tokens of a player, and the engine's names for them."""
TURN_KEYS = {"player", "phase", "actions", "buys", "coins", "potions"}

MOST_CARDS = 150
"""The most cards a player may be given; no real game comes near it."""


class Setting:
    """The position of a scenario, from its keys."""

    def __init__(self, source: dict[str, Any], names: list[str]) -> None:
        self._source = source
        self._names = names
        self._zones = [
            mapping(unless_none(zones, {}), {*ZONES, *TOKENS}, f"players.{name}")
            for name, zones in source["players"].items()
        ]

    def seat(self, name: object) -> int:
        """The seat of a player, by name."""
        return seat_of(name, self._names)

    def game(self, watch: bool = False) -> Game:
        """The game that begins in this position."""
        if not 2 <= len(self._names) <= 4:
            raise SetupError("scenario-players", count=len(self._names))
        setup = self._setup()
        table = setup.position()
        table.keep_order = self._shuffle_keeps()
        table.rng = seed_of(self._source["name"])
        for player, zones in zip(table.players, self._zones, strict=True):
            _fill(table, player, zones)
        for each in self._trash():
            table.trash.push(_number_of(table, each))
        self._set_prizes(table)
        self._set_supply(table)
        self._set_pile_tokens(table)
        self._set_markers(table)
        self._set_turn(table)
        return resume_from(setup, self._source["name"], 0, table, watch=watch)

    def _setup(self) -> Setup:
        kingdom = cards(unless_none(self._source.get("kingdom")), "kingdom")
        bane = card(self._source["bane"], "bane") if "bane" in self._source else None
        market = cards(unless_none(self._source.get("black_market")), "black_market")
        named = [*kingdom, *market]
        unused = [BY_ID[id] for id in FILLERS if BY_ID[id] not in named]
        if bane is None and needs_bane(named):
            bane = next((each for each in unused if fits_as_bane(named, each)), None)
        fillers = [each for each in unused if each is not bane]
        kingdom += fillers[: max(0, KINGDOM_SIZE - len(kingdom))]
        return Setup(
            kingdom,
            len(self._names),
            bane,
            others=self._mentioned(),
            colonies=flag(self._source.get("colonies", False), "colonies"),
            # The uppermost card is the last one.
            market=market[::-1],
        )

    def _mentioned(self) -> list[Card]:
        """The cards that lie somewhere, whether they have a pile or not."""
        places = [(name, zones[name]) for zones in self._zones for name in ZONES if name in zones]
        mentioned = [each for name, some in places for each in cards(unless_none(some), name)]
        return list({*mentioned, *self._trash()})

    def _trash(self) -> list[Card]:
        return cards(unless_none(self._source.get("trash")), "trash")

    def _shuffle_keeps(self) -> bool:
        if self._source.get("shuffle", "keep") != "keep":
            raise Malformed("shuffle-keep")
        return "shuffle" in self._source

    def _set_prizes(self, table: Position) -> None:
        if self._source.get("prizes") is None:
            return
        prizes = cards(self._source["prizes"], "prizes")
        for prize in prizes:
            if not prize.is_a(PRIZE):
                raise Malformed("no-prize", card=prize)
            if _number_of(table, prize) not in list(table.prizes) or prizes.count(prize) > 1:
                raise SetupError("prize-gone", card=prize)
        table.prizes.clear()
        for prize in prizes:
            table.prizes.push(_number_of(table, prize))

    def _set_supply(self, table: Position) -> None:
        sizes = piles(unless_none(self._source.get("supply"), {}), "supply")
        for pile, size in sizes.items():
            table.supply.put(_pile_number(table, pile), size)
        table.empty_piles = sum(table.supply.of(pile) == 0 for pile in table.piles)

    def _set_pile_tokens(self, table: Position) -> None:
        tokens = piles(unless_none(self._source.get("embargo"), {}), "embargo")
        if tokens:
            table.pile_tokens = Counts(len(table.catalogue.cards))
            for pile, count in tokens.items():
                table.pile_tokens.put(_pile_number(table, pile), count)

    def _set_markers(self, table: Position) -> None:
        written = {"trade_route", "route_tokens"} & self._source.keys()
        if written and table.markers is None:
            raise SetupError("no-markers", what=min(written))
        table.markers_on_mat = number(self._source.get("trade_route", 0), "trade_route")
        if "route_tokens" in self._source:
            marked = cards(unless_none(self._source["route_tokens"]), "route_tokens")
            full = table.markers
            assert full is not None
            table.markers = Counts(len(table.catalogue.cards))
            for pile in marked:
                if not full.of(_pile_number(table, pile)):
                    raise SetupError("no-marker", card=pile)
                table.markers.put(_number_of(table, pile), 1)

    def _set_turn(self, table: Position) -> None:
        turn = mapping(unless_none(self._source.get("turn"), {}), TURN_KEYS, "turn")
        table.current = self.seat(turn.get("player", self._names[0]))
        table.regular = table.current
        table.phase = ACTIONS if phase(turn.get("phase", "action")) == "action" else TREASURES
        table.actions = number(turn.get("actions", 1), "actions")
        table.buys = number(turn.get("buys", 1), "buys")
        table.coins = number(turn.get("coins", 0), "coins")
        table.potions = number(turn.get("potions", 0), "potions")
        # Of the player on turn only (D50).
        for played in table.players[table.current].in_play:
            table.reduce_prices(played, 1)
            if table.catalogue.cards[played].id in AS_IF_PLAYED:
                AS_IF_PLAYED[table.catalogue.cards[played].id](table, played)
            if table.catalogue.notes(PLAYS):
                table.played.push(played)


def _grant_turn(table: Position, card: int) -> None:
    """Leave three cards to draw and a turn to come, as an Outpost does."""
    table.hand_size = 3
    table.extra_turns = vec[i64]([int(pack_turn(table.current, NONE, card))])


AS_IF_PLAYED: dict[str, Callable[[Position, int], None]] = {"outpost": _grant_turn}
"""What cards of the player on turn leave behind that lie in play when a scenario begins."""


def seat_of(name: object, names: list[str]) -> int:
    """The seat of a player, by name."""
    if name not in names:
        raise Malformed("unknown-player", name=show(name), known=names)
    return names.index(name)


def zone_of(player: Player, name: str) -> Zone:
    """A zone of a player, by name."""
    zone = getattr(player, FIELDS[name])
    assert isinstance(zone, Zone)
    return zone


def in_zone(position: Position, zone: Zone) -> list[Card]:
    """The cards of a zone, bottom first."""
    return [BY_ID[position.catalogue.cards[card].id] for card in zone if card != EMPTY]


def _fill(table: Position, player: Player, zones: dict[str, Any]) -> None:
    player.discard.clear()
    for name, field in TOKENS.items():
        setattr(player, field, number(zones.get(name, 0), name))
    for name in ZONES:
        # The first card written lies on top, which is a zone's end.
        for each in reversed(cards(unless_none(zones.get(name)), name)):
            zone_of(player, name).push(_number_of(table, each))
    if sum(len(zone) for zone in player.zones()) > MOST_CARDS:
        raise Malformed("most-cards", most=MOST_CARDS)
    player.count_cards(len(table.catalogue.cards))
    if table.catalogue.has_any(DURATION):
        # Each counts as played once, in the latest turn of its player.
        durations = [table.is_a(card, DURATION) for card in player.in_play]
        player.due.put_all([int(stays) for stays in durations])


def _pile_number(table: Position, card: Card) -> int:
    number = _number_of(table, card)
    if number not in list(table.piles):
        raise SetupError("no-pile", card=card)
    return number


def _number_of(position: Position, card: Card) -> int:
    return int(position.catalogue.number_of(card))
