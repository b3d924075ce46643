"""A position of the game: everything that lies on the table, and where the turn stands.

It is data alone. What carries a game on from here (players who answer, the open question,
listeners) is a `LiveGame`.
"""

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.card import ACTION, NONE
from throneroom.engine.catalogue import Catalogue
from throneroom.engine.counts import Counts
from throneroom.engine.passes import Pass, pass_of
from throneroom.engine.player import MOST_PLAYERS as MOST_PLAYERS
from throneroom.engine.player import Player as Player
from throneroom.engine.zones import EMPTY, Zone

# Where a turn stands. Playing Treasures, spending tokens and buying are all the Buy phase.
ACTIONS: Final = 0
TREASURES: Final = 1
TOKENS: Final = 2
BUYS: Final = 3
CLEAN_UP: Final = 4

PHASES: Final = ("action", "buy", "buy", "buy", "clean-up")

# How a price compares with a limit, coins and Potions each.
UP_TO: Final = 0
EXACTLY: Final = 1
BELOW: Final = 2

HAND_SIZE: Final = 5
"""How many cards are drawn at the end of a turn, unless a card says otherwise."""

LONGEST_GAME: Final = 10_000
"""A game that has lasted this many turns will never end by itself."""


class Tabletop:
    """What lies on the table, apart from the turn."""

    def __init__(self, catalogue: Catalogue, piles: "vec[i64]", players: i64) -> None:
        # Fixed for the whole game.
        self.catalogue: Final = catalogue
        self.piles: vec[i64] = piles
        self.bane: i64 = NONE
        self.colonies: bool = False
        self.keep_order: bool = False
        self.turn_limit: i64 = LONGEST_GAME
        # The table.
        self.players: list[Player] = [Player(seat) for seat in range(players)]
        self.supply: Counts = Counts(0)
        self.empty_piles: i64 = 0
        self.trash: Zone = Zone()
        self.prizes: Zone = Zone()
        # The cards for sale beside the supply, those of them on offer, and how many from the bottom
        # everybody knows: they were on offer before.
        self.market: Zone = Zone()
        self.offers: Zone = Zone()
        self.market_known: i64 = 0
        # Tokens on piles that concern who buys there, by card number; None if there is none.
        self.pile_tokens: Counts | None = None
        # Markers on piles, by card number, None if the game has none; and how many of them have
        # moved to the common mat, each with the first card gained from its pile.
        self.markers: Counts | None = None
        self.markers_on_mat: i64 = 0
        # Random numbers for shuffles: a state, or with a seed the number of the next shuffle.
        self.rng: i64 = 0
        self.shuffle_seed: str = ""
        # The cards passed so far that someone does not know; the list is never changed in place.
        self.passes: list[Pass] = []

    def assign_table(self, other: "Tabletop") -> None:
        """Have the same lie on the table as in another game of the same cards."""
        self.bane = other.bane
        self.colonies = other.colonies
        self.keep_order = other.keep_order
        self.turn_limit = other.turn_limit
        mine = self.players
        theirs = other.players
        for seat in range(len(mine)):
            mine[seat].assign(theirs[seat])
        self.supply.assign(other.supply)
        self.empty_piles = other.empty_piles
        self.trash.assign(other.trash)
        self.prizes.assign(other.prizes)
        self.market.assign(other.market)
        self.offers.assign(other.offers)
        self.market_known = other.market_known
        self.pile_tokens = _copied(other.pile_tokens)
        self.markers = _copied(other.markers)
        self.markers_on_mat = other.markers_on_mat
        self.rng = other.rng
        self.shuffle_seed = other.shuffle_seed
        self.passes = other.passes


class Position(Tabletop):
    """Where a game stands, as plain fields.

    A new field goes into `assign`, into `values` and `set_values`, and into `check` unless it is at
    its default; a test fails where one is forgotten.
    """

    def __init__(self, catalogue: Catalogue, piles: "vec[i64]", players: i64) -> None:
        super().__init__(catalogue, piles, players)
        self.current: i64 = 0
        self.phase: i64 = ACTIONS
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.potions: i64 = 0
        self.turn: i64 = 1
        self.over: bool = False
        # Of this turn: how much less cards cost and Actions beyond that, how much more a Treasure
        # gives and the next copy of a Treasure gives (by card number, None if none does), how many
        # Actions were played, which cards were played (where it matters), and pairs of who gained
        # which card.
        self.reduction: i64 = 0
        self.action_reduction: i64 = 0
        self.extra_coins: Counts | None = None
        self.next_coins: Counts | None = None
        self.actions_played: i64 = 0
        self.played: Zone = Zone()
        self.gained: Zone = Zone()
        # The types of what was bought (where it matters), and how many cards will be drawn.
        self.bought: i64 = 0
        self.hand_size: i64 = HAND_SIZE
        # The cards that must not be bought in this turn.
        self.forbidden: Zone = Zone()
        # Of an extra turn: the card that granted it, and who decides in it if that is not the
        # player on turn. The extra turns to come, as `pack_turn` makes them; never changed in
        # place. Whose turn it last was in the regular order.
        self.granted_by: i64 = NONE
        self.possessor: i64 = NONE
        self.extra_turns: vec[i64] = vec[i64]()
        self.regular: i64 = 0
        # Whose turn the one before was, if that must be noted.
        self.previous: i64 = NONE

    def decider(self, me: Player) -> i64:
        """Who decides for a player: the player, but in a possessed turn the possessor."""
        if self.possessor != NONE and me.seat == self.current:
            return self.possessor
        return me.seat

    def price(self, card: i64) -> i64:
        """How many coins a card costs now; Potions are never reduced."""
        coins = self.catalogue.cost[card] - self.reduction
        if self.catalogue.varies_prices:
            coins -= self._discount(card)
        return coins if coins >= 0 else i64(0)

    def _discount(self, card: i64) -> i64:
        """How much less a card costs than what holds for all cards says."""
        discount = self.catalogue.cards[card].discount
        less = i64(0) if discount is None else i64(discount(self))
        return less + self.action_reduction if self.is_a(card, ACTION) else less

    def reduce_prices(self, card: i64, copies: i64) -> None:
        """A card has been laid in front of the player on turn (1), or has left play (-1)."""
        self.reduction += copies * self.catalogue.reduction[card]
        self.action_reduction += copies * self.catalogue.action_reduction[card]

    def may_buy(self, card: i64) -> bool:
        """Whether the player on turn may buy a card, whatever it costs."""
        permission = self.catalogue.cards[card].may_be_bought
        if permission is not None and not permission(self):
            return False
        return self.forbidden.find(card) < 0

    def in_buy_phase(self) -> bool:
        """Whether the player on turn plays Treasures, spends tokens or buys."""
        return TREASURES <= self.phase <= BUYS

    def can_buy(self, card: i64) -> bool:
        """Whether a card may be bought and what the turn has left is enough for it."""
        return (
            self.price(card) <= self.coins
            and self.potion_price(card) <= self.potions
            and (not self.catalogue.limits_purchases or self.may_buy(card))
        )

    def potion_price(self, card: i64) -> i64:
        """How many Potions a card costs."""
        return self.catalogue.potion_cost[card]

    def costs(self, card: i64, relation: i64, coins: i64, potions: i64) -> bool:
        """Whether a card's price is up to, exactly or below a limit."""
        price = self.price(card)
        potion_price = self.catalogue.potion_cost[card]
        if relation == UP_TO:
            return price <= coins and potion_price <= potions
        same = price == coins and potion_price == potions
        if relation == EXACTLY:
            return same
        return price <= coins and potion_price <= potions and not same

    def is_a(self, card: i64, types: i64) -> bool:
        """Whether a card has at least one of these types."""
        return self.catalogue.types[card] & types != 0

    def count_gained(self, seat: i64, card: i64) -> i64:
        """How many copies of a card a player has gained in this turn."""
        gained = self.gained
        found: i64 = 0
        place: i64 = 0
        while place < gained.size:
            if gained.at(place) == seat and gained.at(place + 1) == card:
                found += 1
            place += 2
        return found

    def gains_of(self, seat: i64) -> list[int]:
        """The cards that a player has gained in this turn."""
        pairs = self.gained.cards()
        return [card for who, card in zip(pairs[::2], pairs[1::2], strict=True) if who == seat]

    def phase_name(self) -> str:
        """Where the turn stands, in a word."""
        return PHASES[self.phase]

    def assign(self, other: "Position") -> None:
        """Become a copy of another position of the same game."""
        self.assign_table(other)
        self.current = other.current
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.potions = other.potions
        self.turn = other.turn
        self.over = other.over
        self.reduction = other.reduction
        self.action_reduction = other.action_reduction
        self.extra_coins = _copied(other.extra_coins)
        self.next_coins = _copied(other.next_coins)
        self.actions_played = other.actions_played
        self.played.assign(other.played)
        self.bought = other.bought
        self.hand_size = other.hand_size
        self.forbidden.assign(other.forbidden)
        self.gained.assign(other.gained)
        self.granted_by = other.granted_by
        self.possessor = other.possessor
        self.extra_turns = other.extra_turns
        self.regular = other.regular
        self.previous = other.previous

    def copy(self) -> "Position":
        """The same position once more."""
        new = Position(self.catalogue, self.piles, len(self.players))
        new.assign(self)
        return new

    def values(self) -> tuple[object, ...]:
        """Everything as plain values, to compare and to pickle."""
        return (
            [player.values() for player in self.players],
            list(self.supply.numbers),
            self.trash.cards(),
            self.prizes.cards(),
            self.market.cards(),
            self.offers.cards(),
            self.gained.cards(),
            self.played.cards(),
            self.forbidden.cards(),
            _listed(self.extra_coins),
            _listed(self.next_coins),
            _listed(self.pile_tokens),
            _listed(self.markers),
            [int(turn) for turn in self.extra_turns],
            self.shuffle_seed,
            [one.values() for one in self.passes],
            [int(getattr(self, name)) for name in NUMBERS],
        )

    def set_values(
        self,
        players: list[tuple[Any, ...]],
        supply: list[int],
        trash: list[int],
        prizes: list[int],
        market: list[int],
        offers: list[int],
        gained: list[int],
        played: list[int],
        forbidden: list[int],
        extra_coins: list[int] | None,
        next_coins: list[int] | None,
        pile_tokens: list[int] | None,
        markers: list[int] | None,
        extra_turns: list[int],
        shuffle_seed: str,
        passes: list[tuple[int, int, int, int, list[int]]],
        numbers: list[int],
    ) -> None:
        """Take over what `values` gave."""
        for player, values in zip(self.players, players, strict=True):
            player.set_values(*values)
        self.supply = Counts.of_numbers(supply)
        self.trash.put_all(trash)
        self.prizes.put_all(prizes)
        self.market.put_all(market)
        self.offers.put_all(offers)
        self.gained.put_all(gained)
        self.played.put_all(played)
        self.forbidden.put_all(forbidden)
        self.extra_coins = _of_list(extra_coins)
        self.next_coins = _of_list(next_coins)
        self.pile_tokens = _of_list(pile_tokens)
        self.markers = _of_list(markers)
        self.extra_turns = vec[i64](extra_turns)
        self.shuffle_seed = shuffle_seed
        self.passes = [pass_of(one) for one in passes]
        for name, number in zip(NUMBERS, numbers, strict=True):
            setattr(self, name, type(getattr(self, name))(number))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.values() == other.values()

    def __hash__(self) -> int:
        raise TypeError("a position changes; hash its check() instead")

    def check(self) -> str:
        """Four letters that differ when the position does, for records.

        Cards count by their ids, and fields at their default do not count, so that a check stays
        true when cards and fields are added.
        """
        parts = [f"turn {self.turn} {self.current} {self.phase_name()} {self.rng}"]
        if self.shuffle_seed:
            parts.append(f"seed {self.shuffle_seed}")
        parts += [f"{name} {number}" for name, number in self._checked_numbers() if number]
        zones = {"trash": self.trash, "prizes": self.prizes, "played": self.played}
        zones |= {"market": self.market, "offers": self.offers}
        zones["forbidden"] = self.forbidden
        for player in self.players:
            for place, zone in enumerate(player.zones()):
                zones[f"zone {player.seat} {place}"] = zone
            zones[f"latest gains {player.seat}"] = player.latest_gains
        for name, zone in zones.items():
            ids = [self.catalogue.cards[card].id for card in zone if card != EMPTY]
            if ids:
                parts.append(f"{name} {' '.join(ids)}")
        for pile in self.piles:
            parts.append(f"{self.catalogue.cards[pile].id} {self.supply.of(pile)}")
        parts.append(f"then {self._checked_turns()} {self.regular}")
        if self.possessor == NONE and self.granted_by != NONE:
            parts.append(f"granted by {self.catalogue.cards[self.granted_by].id}")
        return hashlib.sha256("; ".join(parts).encode()).hexdigest()[:4]

    def _checked_numbers(self) -> list[tuple[str, int]]:
        numbers: list[tuple[str, int]] = [
            ("actions", self.actions),
            ("buys", self.buys),
            ("coins", self.coins),
            ("potions", self.potions),
            ("reduction", self.reduction),
            ("action reduction", self.action_reduction),
        ]
        counted = (
            ("bonus", self.extra_coins),
            ("next bonus", self.next_coins),
            ("pile tokens", self.pile_tokens),
            ("markers", self.markers),
        )
        for name, counts in counted:
            if counts is not None:
                for card, count in counts.as_dict().items():
                    numbers.append((f"{self.catalogue.cards[card].id} {name}", count))
        numbers.append(("market known", self.market_known))
        numbers.append(("colonies", int(self.colonies)))
        numbers.append(("markers on mat", self.markers_on_mat))
        numbers.append(("bought", self.bought))
        numbers.append(("hand size", self.hand_size - HAND_SIZE))
        numbers.append(("previous", self.previous + 1))
        numbers.append(("actions played", self.actions_played))
        numbers.append(("possessor", self.possessor + 1))
        for player in self.players:
            numbers.append((f"turns {player.seat}", player.turns))
            numbers.append((f"tokens {player.seat}", player.tokens))
            numbers.append((f"mat tokens {player.seat}", player.mat_tokens))
            numbers.append((f"victory tokens {player.seat}", player.victory_tokens))
            for slot, times in enumerate(player.due):
                numbers.append((f"due {player.seat} {slot}", times))
            for place, slot in enumerate(player.bonds):
                numbers.append((f"bond {player.seat} {place}", slot + 1))
        return numbers

    def _checked_turns(self) -> list[object]:
        """The extra turns to come: a possessed one by its possessor, any other by all it is."""
        return [
            f"{player_of(turn)} {self.catalogue.cards[grantor_of(turn)].id}"
            if decider_of(turn) == NONE
            else int(decider_of(turn))
            for turn in self.extra_turns
        ]


def _copied(counts: Counts | None) -> Counts | None:
    if counts is None:
        return None
    copy = Counts(0)
    copy.assign(counts)
    return copy


def _of_list(numbers: list[int] | None) -> Counts | None:
    return None if numbers is None else Counts.of_numbers(numbers)


def _listed(counts: Counts | None) -> list[int] | None:
    return None if counts is None else list(counts.numbers)


NUMBERS: Final = (
    "empty_piles",
    "market_known",
    "rng",
    "current",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "turn",
    "over",
    "reduction",
    "action_reduction",
    "actions_played",
    "granted_by",
    "possessor",
    "regular",
    "previous",
    "bought",
    "hand_size",
    "bane",
    "colonies",
    "markers_on_mat",
    "keep_order",
    "turn_limit",
)
"""The fields of a position that are numbers or truth values."""


# Extra turns wait as numbers: who is on turn, who decides, and the card that granted the turn.


def pack_turn(player: i64, decider: i64, granted_by: i64) -> i64:
    """An extra turn; its decider is NONE if the player on turn decides."""
    return granted_by << 8 | (decider + 1) << 4 | player


def player_of(turn: i64) -> i64:
    """Whose turn an extra turn is."""
    return turn & 15


def decider_of(turn: i64) -> i64:
    """Who decides in an extra turn if that is not the player on turn, else NONE."""
    return (turn >> 4 & 15) - 1


def grantor_of(turn: i64) -> i64:
    """The number of the card that granted an extra turn."""
    return turn >> 8
