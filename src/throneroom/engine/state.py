"""Everything that lies on the table, and where the turn stands."""

import hashlib
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from throneroom.engine.card import NONE, Catalogue
from throneroom.engine.counts import Counts
from throneroom.engine.decision import Decision
from throneroom.engine.zones import EMPTY, Zone

if TYPE_CHECKING:
    from throneroom.engine.bot import Bot
    from throneroom.engine.events import Event
    from throneroom.engine.history import History
    from throneroom.engine.view import View

# Where a turn stands. Playing Treasures, spending tokens and buying are all the Buy phase.
ACTIONS: Final = 0
TREASURES: Final = 1
TOKENS: Final = 2
BUYS: Final = 3
CLEAN_UP: Final = 4

PHASES: Final = ("action", "buy", "buy", "buy", "clean-up")

MOST_PLAYERS: Final = 6

LONGEST_GAME: Final = 10_000
"""After so many turns nobody can or wants to end the game any more."""

DEEPEST_KNOWN: Final = 0x3FFF_FFFF_FFFF_FFFF


@mypyc_attr(acyclic=True)
@final
class Player:
    """One player's cards."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.hand: Zone = Zone()
        self.deck: Zone = Zone()
        self.discard: Zone = Zone()
        self.in_play: Zone = Zone()
        self.revealed: Zone = Zone()
        self.set_aside: Zone = Zone()
        # Cards passed face down, and those "trashed" in a possessed turn, until they return.
        self.passed: Zone = Zone()
        self.returning: Zone = Zone()
        # All the cards above, counted. Everybody sees what is gained and trashed, but not
        # what is passed: from the first pass on, `public` is what all the others know.
        self.owned: Counts = Counts(0)
        self.public: Counts | None = None
        self.tokens: i64 = 0
        self.turns: i64 = 0
        # For each seat the cards of this deck that it knows, one bit each, the lowest for
        # the top card; empty as long as nobody knows any.
        self.known: vec[i64] = vec[i64]()
        self.some_known: bool = False

    def zones(self) -> list[Zone]:
        """Every place where this player's cards may lie."""
        return [
            self.hand,
            self.deck,
            self.discard,
            self.in_play,
            self.revealed,
            self.set_aside,
            self.passed,
            self.returning,
        ]

    def count_cards(self, cards_defined: i64) -> None:
        """Count all cards anew, after they were put into zones by hand."""
        self.owned = Counts(cards_defined)
        for zone in self.zones():
            self.owned.add_zone(zone)

    def assign(self, other: "Player") -> None:
        """Become a copy of the same player in another state."""
        self.hand.assign(other.hand)
        self.deck.assign(other.deck)
        self.discard.assign(other.discard)
        self.in_play.assign(other.in_play)
        self.revealed.assign(other.revealed)
        self.set_aside.assign(other.set_aside)
        self.passed.assign(other.passed)
        self.returning.assign(other.returning)
        self.owned.assign(other.owned)
        public = other.public
        if public is None:
            self.public = None
        else:
            self.public = Counts(0)
            self.public.assign(public)
        self.tokens = other.tokens
        self.turns = other.turns
        self.some_known = other.some_known
        if other.some_known:
            self.known = other.known[:]

    def forget_deck(self) -> None:
        """Nobody knows a card of this deck any more: it has been shuffled or has moved."""
        self.some_known = False

    def deck_lost(self, count: i64) -> None:
        """Cards have been taken from the top of the deck."""
        if self.some_known:
            still: i64 = 0
            for viewer in range(len(self.known)):
                self.known[viewer] = self.known[viewer] >> count if count < 62 else 0
                still |= self.known[viewer]
            self.some_known = still != 0

    def _begin_knowing(self) -> None:
        if not self.some_known:
            self.known = vec[i64]([0] * MOST_PLAYERS)
            self.some_known = True

    def deck_seen(self, also: i64) -> None:
        """The owner, and whoever decides for them, has seen the top card."""
        self._begin_knowing()
        self.known[self.seat] |= 1
        self.known[also] |= 1

    def deck_got(self, everybody: bool, also: i64) -> None:
        """A card has been put on the deck, known to its owner and one more, or to all."""
        self._begin_knowing()
        for viewer in range(len(self.known)):
            seen = 1 if everybody or viewer in (self.seat, also) else 0
            self.known[viewer] = ((self.known[viewer] << 1) | seen) & DEEPEST_KNOWN


@final
class State:
    """A position of the game together with what it needs to go on.

    Card effects and verbs change it; people and bots see it through a `View`.
    """

    def __init__(
        self, catalogue: Catalogue, piles: "vec[i64]", players: i64, asks: "State | None" = None
    ) -> None:
        # Fixed for the whole game.
        self.catalogue: Final = catalogue
        self.piles: vec[i64] = piles
        self.bane: i64 = NONE
        self.triggers_in_play: bool = False
        self.keep_order: bool = False
        self.turn_limit: i64 = LONGEST_GAME
        # The table.
        self.players: list[Player] = [Player(seat) for seat in range(players)]
        self.supply: Counts = Counts(0)
        self.empty_piles: i64 = 0
        self.trash: Zone = Zone()
        self.prizes: Zone = Zone()
        self.rng: i64 = 0
        # The turn.
        self.current: i64 = 0
        self.phase: i64 = ACTIONS
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.potions: i64 = 0
        self.turn: i64 = 1
        self.over: bool = False
        # What holds for this turn: how much less all cards cost, how much more a Copper
        # gives, how many Actions have been played.
        self.reduction: i64 = 0
        self.copper_bonus: i64 = 0
        self.actions_played: i64 = 0
        # Who decides in this turn if its player does not, the extra turns to come (by who
        # decides in them; never changed in place), and whose turn it last was in the
        # regular order.
        self.possessor: i64 = NONE
        self.extra_turns: vec[i64] = vec[i64]()
        self.regular: i64 = 0
        # The effect being carried out: its card, that card's slot in play, how deep it is
        # nested, and which seats the Attack passes by.
        self.cause: i64 = NONE
        self.slot: i64 = 0
        self.depth: i64 = 0
        self.unaffected: i64 = 0
        # Who answers, and what has been answered.
        self.answered: i64 = 0
        # Whose question it is: the own, but that of a checkpoint is about the running game.
        self.decision: Decision = Decision(self if asks is None else asks)
        self.bots: list[Bot] = []
        self.views: list[View] = []
        self.history: History | None = None
        self.told: list[Event] | None = None

    def decider(self, me: Player) -> i64:
        """Who decides for a player: the player, but in a possessed turn the possessor."""
        if self.possessor != NONE and me.seat == self.current:
            return self.possessor
        return me.seat

    def cost(self, card: i64) -> i64:
        """How many coins a card costs now; Potions are never reduced."""
        coins = self.catalogue.cost[card] - self.reduction
        return coins if coins > 0 else i64(0)

    def potion_cost(self, card: i64) -> i64:
        """How many Potions a card costs."""
        return self.catalogue.potion_cost[card]

    def is_a(self, card: i64, types: i64) -> bool:
        """Whether a card has at least one of these types."""
        return self.catalogue.types[card] & types != 0

    def phase_name(self) -> str:
        """Where the turn stands, in a word."""
        return PHASES[self.phase]

    def assign(self, other: "State") -> None:
        """Become a copy of another state of the same game."""
        mine = self.players
        theirs = other.players
        for seat in range(len(mine)):
            mine[seat].assign(theirs[seat])
        self.supply.assign(other.supply)
        self.empty_piles = other.empty_piles
        self.trash.assign(other.trash)
        self.prizes.assign(other.prizes)
        self.rng = other.rng
        self.current = other.current
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.potions = other.potions
        self.turn = other.turn
        self.over = other.over
        self.reduction = other.reduction
        self.copper_bonus = other.copper_bonus
        self.actions_played = other.actions_played
        self.possessor = other.possessor
        self.extra_turns = other.extra_turns
        self.regular = other.regular
        self.cause = other.cause
        self.slot = other.slot
        self.depth = other.depth
        self.unaffected = other.unaffected
        self.answered = other.answered
        self.decision.assign(other.decision)

    def copy(self) -> "State":
        """Another state in the same position, without bots, history and onlookers."""
        return self._become(State(self.catalogue, self.piles, len(self.players)))

    def checkpoint(self) -> "State":
        """The same position, only to be assigned from.

        There is one for every step of every game with people in it. Since its question does not
        refer to itself it is gone as soon as nobody needs it; collecting thousands of them later
        would make a server pause.
        """
        return self._become(State(self.catalogue, self.piles, len(self.players), self))

    def _become(self, new: "State") -> "State":
        new.bane = self.bane
        new.triggers_in_play = self.triggers_in_play
        new.keep_order = self.keep_order
        new.turn_limit = self.turn_limit
        new.assign(self)
        return new

    def check(self) -> str:
        """Four letters that differ when the position does, for records.

        Cards count by their ids and what is zero or empty does not count, so that a check
        stays true when cards and fields are added.
        """
        parts = [f"turn {self.turn} {self.current} {self.phase_name()} {self.rng}"]
        numbers = {
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
            "potions": self.potions,
            "reduction": self.reduction,
            "copper bonus": self.copper_bonus,
            "actions played": self.actions_played,
            "possessor": self.possessor + 1,
        }
        for player in self.players:
            numbers[f"turns {player.seat}"] = player.turns
            numbers[f"tokens {player.seat}"] = player.tokens
        parts += [f"{name} {number}" for name, number in numbers.items() if number]
        zones = {"trash": self.trash, "prizes": self.prizes}
        for player in self.players:
            for place, zone in enumerate(player.zones()):
                zones[f"zone {player.seat} {place}"] = zone
        for name, zone in zones.items():
            ids = [self.catalogue.cards[card].id for card in zone if card != EMPTY]
            if ids:
                parts.append(f"{name} {' '.join(ids)}")
        for pile in self.piles:
            parts.append(f"{self.catalogue.cards[pile].id} {self.supply.of(pile)}")
        parts.append(f"then {list(self.extra_turns)} {self.regular}")
        return hashlib.sha256("; ".join(parts).encode()).hexdigest()[:4]
