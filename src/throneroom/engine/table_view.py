"""What everybody sees of a game, as the fast protocol of bots has it: a card is its index."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine import ending
from throneroom.engine.basics import COLONY, PROVINCE
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.zones import EMPTY, Zone

if TYPE_CHECKING:
    from throneroom.engine.catalogue import Catalogue
    from throneroom.engine.counts import Counts
    from throneroom.engine.position import Position

UNKNOWN: Final = -1
"""Stands for a card of a deck that the seat does not know."""


class TableView:
    """The turn, the supply, prices, and how near the end is."""

    def __init__(self, game: "Position") -> None:
        self._game: Final = game
        self._catalogue: Final[Catalogue] = game.catalogue
        self._numbers: vec[i64] = game.catalogue.numbers_by_index
        # How many gains the end was away when the supply was last looked at, and which supply.
        self._gains_to_end: i64 = 0
        self._supply_seen: Counts | None = None
        self._changes_seen: i64 = 0

    # The turn

    @property
    def coins(self) -> i64:
        """Coins to spend in this turn."""
        return self._game.coins

    @property
    def actions(self) -> i64:
        """Actions left in this turn."""
        return self._game.actions

    @property
    def buys(self) -> i64:
        """Buys left in this turn."""
        return self._game.buys

    @property
    def potions(self) -> i64:
        """Potions to spend in this turn."""
        return self._game.potions

    @property
    def phase(self) -> i64:
        """Where the turn stands: ACTIONS, TREASURES, TOKENS, BUYS or CLEAN_UP."""
        return self._game.phase

    @property
    def turn(self) -> i64:
        """The number of the turn, counted over all players from 1."""
        return self._game.turn

    @property
    def current(self) -> i64:
        """The seat whose turn it is."""
        return self._game.current

    @property
    def possessor(self) -> i64:
        """Who decides in this turn if that is not the player on turn; else NONE."""
        return self._game.possessor

    @property
    def player_count(self) -> i64:
        """How many players there are."""
        return len(self._game.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended by the rules."""
        return self._game.over

    # The supply, prices and the trash

    @property
    def bane(self) -> i64:
        """The bane card, or NONE."""
        return self._index(self._game.bane)

    @property
    def colonies(self) -> bool:
        """Whether the supply has Platinum and Colonies."""
        return self._game.colonies

    def supply(self, card: i64) -> i64:
        """How many cards a supply pile still has; 0 also where there is no such pile."""
        number = self._numbers[card]
        return 0 if number == NONE else self._game.supply.of(number)

    @property
    def empty_piles(self) -> i64:
        """How many supply piles have run out."""
        return self._game.empty_piles

    @property
    def piles(self) -> list[int]:
        """The cards of the supply, in the order in which they are laid out."""
        return [int(self._catalogue.index[card]) for card in self._game.piles]

    def pile(self, place: i64) -> i64:
        """The card at a place of the supply; NONE beyond the last."""
        piles = self._game.piles
        return self._catalogue.index[piles[place]] if place < len(piles) else i64(NONE)

    def card(self, place: i64) -> i64:
        """A card by its place among all that take part in the game; NONE beyond the last."""
        index = self._catalogue.index
        return index[place] if place < len(index) else i64(NONE)

    def price(self, card: i64) -> i64:
        """How many coins a card costs now."""
        number = self._numbers[card]
        return CARDS[card].cost if number == NONE else self._game.price(number)

    def potion_price(self, card: i64) -> i64:
        """How many Potions a card costs."""
        number = self._numbers[card]
        return CARDS[card].potion_cost if number == NONE else self._game.potion_price(number)

    def costs(self, card: i64, relation: i64, coins: i64, potions: i64) -> bool:
        """Whether the supply has a card at a price up to, exactly or below a limit."""
        number = self._numbers[card]
        if number == NONE or self._game.supply.of(number) == 0:
            return False
        return self._game.costs(number, relation, coins, potions)

    def can_buy(self, card: i64) -> bool:
        """Whether a card is there, may be bought, and what the turn has left is enough for it."""
        game = self._game
        number = self._numbers[card]
        return number != NONE and game.supply.of(number) > 0 and game.can_buy(number)

    def may_buy(self, card: i64) -> bool:
        """Whether the player on turn may buy a card, whatever it costs and has been left of it."""
        number = self._numbers[card]
        return not self._catalogue.limits_purchases or number == NONE or self._game.may_buy(number)

    def tokens_on(self, card: i64) -> i64:
        """How many tokens lie on a supply pile."""
        tokens = self._game.pile_tokens
        number = self._numbers[card]
        return 0 if tokens is None or number == NONE else i64(tokens.of(number))

    def marker_on(self, card: i64) -> bool:
        """Whether a supply pile still has its marker, which moves with the first card gained."""
        markers = self._game.markers
        number = self._numbers[card]
        return markers is not None and number != NONE and markers.of(number) > 0

    @property
    def markers_on_mat(self) -> i64:
        """How many markers have moved from their piles to the common mat."""
        return self._game.markers_on_mat

    @property
    def forbidden(self) -> list[int]:
        """The cards that must not be bought in this turn because they were named."""
        return self._cards(self._game.forbidden)

    @property
    def prizes(self) -> list[int]:
        """The Prizes that nobody has taken yet."""
        return self._cards(self._game.prizes)

    @property
    def market(self) -> list[int]:
        """The cards for sale beside the supply, topmost first; UNKNOWN where it is not known."""
        game = self._game
        cards = self._cards(game.market)[::-1]
        hidden = len(cards) - int(game.market_known)
        return [UNKNOWN] * hidden + cards[hidden:]

    @property
    def hidden_in_market(self) -> list[int]:
        """The cards for sale whose place is not known, in the order of definition."""
        game = self._game
        return sorted(self._cards(game.market)[game.market_known :])

    @property
    def offers(self) -> list[int]:
        """The cards of the market that are on offer now."""
        return self._cards(self._game.offers)

    @property
    def trash(self) -> list[int]:
        """The trash, oldest card first."""
        return self._cards(self._game.trash)

    def is_a(self, card: i64, types: i64) -> bool:
        """Whether a card has at least one of these types."""
        return self._catalogue.types_of_index[card] & types != 0

    # The end of the game

    @property
    def near_end(self) -> bool:
        """Whether one gain may end the game, or it ends after this turn in any case."""
        return ending.near(self._game)

    @property
    def ending(self) -> bool:
        """Whether the game ends after this turn, whatever is gained."""
        return ending.supply_exhausted(self._game)

    @property
    def greatest_left(self) -> i64:
        """How many Provinces are left, or Colonies if there are fewer of them."""
        return ending.left_of_greatest(self._game)

    def ends_alone(self, card: i64) -> bool:
        """Whether the game ends once the pile of a card has run out, whatever the others have."""
        return card == PROVINCE or (card == COLONY and self._game.colonies)

    @property
    def piles_to_end(self) -> i64:
        """How many more piles must run out for the game to end, whichever they are."""
        return ending.piles_to_end(self._game) - self._game.empty_piles

    def last_ends(self, card: i64) -> bool:
        """Whether the game ends after this turn if one copy of a card leaves the supply."""
        if ending.supply_exhausted(self._game):
            return True
        return self.supply(card) == 1 and self.pile_ends(card)

    def pile_ends(self, card: i64) -> bool:
        """Whether the game ends after this turn once the pile of a card has run out."""
        return ending.last_of_pile_ends(self._game, self._numbers[card])

    @property
    def gains_to_end(self) -> i64:
        """The fewest gains after which the game could end."""
        supply = self._game.supply
        if self._supply_seen is not supply or self._changes_seen != supply.changes:
            self._gains_to_end = ending.gains_needed(self._game)
            self._supply_seen = supply
            self._changes_seen = supply.changes
        return self._gains_to_end

    # Translating the game's own numbers

    def _index(self, number: i64) -> i64:
        return number if number == NONE else self._catalogue.index[number]

    def _cards(self, zone: Zone) -> list[int]:
        index = self._catalogue.index
        found: list[int] = []
        for place in range(zone.size):
            card = zone.at(place)
            if card != EMPTY:
                found.append(int(index[card]))
        return found
