"""What one seat may know: the only thing that people and bots get to see of a game."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import NONE
from throneroom.engine.counts import Counts
from throneroom.engine.scoring import piles_to_end, score
from throneroom.engine.zones import EMPTY

if TYPE_CHECKING:
    from throneroom.engine.state import Player, State

SPECTATOR: Final = -1
MORE_THAN_ANY_PILE: Final = 1000
UNKNOWN: Final = -1
"""Stands for a card of a deck that the seat does not know."""


@final
class View:
    """A window on the running game for one seat; it always shows the present position.

    It knows what a player with perfect memory knows. Everybody sees all gains and all
    trashing, so what somebody owns is no secret, only where it lies; cards passed between
    two others are the exception.
    """

    def __init__(self, game: "State", seat: i64) -> None:
        self._game: Final = game
        self.seat: Final[i64] = seat
        # The own cards; a spectator looks over nobody's shoulder.
        self._me: Player | None = None if seat == SPECTATOR else game.players[seat]

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
    def possessor(self) -> i64:
        """Who decides in this turn if its player does not; else NONE."""
        return self._game.possessor

    @property
    def bane(self) -> i64:
        """The bane card, or NONE."""
        return self._game.bane

    @property
    def turn(self) -> i64:
        """The number of the turn, counted over all players from 1."""
        return self._game.turn

    @property
    def current(self) -> i64:
        """The seat whose turn it is."""
        return self._game.current

    @property
    def players(self) -> i64:
        """How many players there are."""
        return len(self._game.players)

    def supply(self, card: i64) -> i64:
        """How many cards a supply pile still has; 0 also where there is no such pile."""
        return self._game.supply.of(card)

    def empty_piles(self) -> i64:
        """How many supply piles have run out."""
        return self._game.empty_piles

    def piles(self) -> list[int]:
        """The cards of the supply, in the order in which they are laid out."""
        return [int(card) for card in self._game.piles]

    def pile(self, place: i64) -> i64:
        """The card at a place of the supply; NONE beyond the last."""
        piles = self._game.piles
        return piles[place] if place < len(piles) else NONE

    def cost(self, card: i64) -> i64:
        """How many coins a card costs now."""
        return self._game.cost(card)

    def potion_cost(self, card: i64) -> i64:
        """How many Potions a card costs."""
        return self._game.potion_cost(card)

    @property
    def reach(self) -> i64:
        """The highest printed price that the coins are enough for."""
        return self._game.coins + self._game.reduction

    def can_buy(self, card: i64) -> bool:
        """Whether a card is there and what the turn has left is enough for it."""
        game = self._game
        return (
            game.catalogue.cost[card] - game.reduction <= game.coins
            and game.supply.of(card) > 0
            and game.catalogue.potion_cost[card] <= game.potions
        )

    def tokens(self, seat: i64) -> i64:
        """How many coin tokens a player has."""
        return self._game.players[seat].tokens

    def prizes(self) -> list[int]:
        """The Prizes that nobody has taken yet."""
        return self._game.prizes.cards()

    def is_a(self, card: i64, types: i64) -> bool:
        """Whether a card has at least one of these types."""
        return self._game.is_a(card, types)

    def has(self, card: i64) -> bool:
        """Whether a card is in the own hand."""
        me = self._me
        return me is not None and me.hand.find(card) >= 0

    def hand(self) -> list[int]:
        """The own hand."""
        me = self._me
        return [] if me is None else me.hand.cards()

    def owns(self, card: i64) -> i64:
        """How many copies of a card the own cards hold, wherever they lie."""
        me = self._me
        return 0 if me is None else me.owned.of(card)

    def owned(self, seat: i64) -> Counts:
        """All the cards of a player, wherever they lie, as far as this seat can know."""
        cards = Counts(0)
        cards.assign(self._known(seat))
        return cards

    def points(self, seat: i64) -> i64:
        """What a player would score if the game ended now, as far as this seat can know."""
        return score(self._game, self._known(seat))

    @property
    def gainer(self) -> i64:
        """Who gets what this seat buys or gains: in a possessed turn the possessor."""
        game = self._game
        possessed = game.possessor != NONE and game.current == self.seat
        return game.possessor if possessed else self.seat

    def count(self, card: i64) -> i64:
        """How many copies of a card the gainer has, wherever they lie."""
        return self._gained().of(card)

    def count_of(self, types: i64) -> i64:
        """How many cards with at least one of these types the gainer has."""
        owned = self._gained().numbers
        kinds = self._game.catalogue.types
        found: i64 = 0
        for card in range(len(owned)):
            if kinds[card] & types:
                copies: int = owned[card]
                found += copies
        return found

    def money(self) -> i64:
        """The coins on all Treasures that the gainer has."""
        owned = self._gained()
        catalogue = self._game.catalogue
        coins: i64 = 0
        for card in catalogue.treasures:
            coins += owned.of(card) * catalogue.coins[card]
        return coins

    def treasures(self) -> i64:
        """How many Treasures the gainer has."""
        owned = self._gained()
        found: i64 = 0
        for card in self._game.catalogue.treasures:
            found += owned.of(card)
        return found

    def total(self) -> i64:
        """How many cards the gainer has in all."""
        return self._gained().total()

    @property
    def own_turn(self) -> i64:
        """The number of the gainer's own turn, counted from 1."""
        return self._game.players[self.gainer].turns + 1

    def turns(self, seat: i64) -> i64:
        """How many turns a player has completed."""
        return self._game.players[seat].turns

    def points_with(self, card: i64) -> i64:
        """What the gainer would score if the game ended after one more gain."""
        owned = self._gained()
        owned.add(card)
        points = score(self._game, owned)
        owned.take(card)
        return points

    def lead(self) -> i64:
        """The gainer's points less the best other's."""
        gainer = self.gainer
        best: i64 = -1000
        for seat in range(len(self._game.players)):
            if seat != gainer:
                best = max(best, self.points(seat))
        return self.points(gainer) - best

    def near_end(self) -> bool:
        """Whether one gain may end the game, or it ends after this turn in any case."""
        game = self._game
        if game.supply.of(PROVINCE) <= 1:
            return True
        return game.empty_piles >= 2 and game.empty_piles >= piles_to_end(game) - 1

    def piles_to_end(self) -> i64:
        """How many piles must have run out for the game to end."""
        return piles_to_end(self._game)

    def gains_to_end(self) -> i64:
        """The fewest gains after which the game could end."""
        game = self._game
        lowest: i64 = MORE_THAN_ANY_PILE
        second: i64 = MORE_THAN_ANY_PILE
        third: i64 = MORE_THAN_ANY_PILE
        fourth: i64 = MORE_THAN_ANY_PILE
        for pile in game.piles:
            left: i64 = game.supply.of(pile)
            if left < fourth:
                fourth = left
                if fourth < third:
                    third, fourth = fourth, third
                if third < second:
                    second, third = third, second
                if second < lowest:
                    lowest, second = second, lowest
        by_piles = lowest + second + third
        if piles_to_end(game) == 4:
            by_piles += fourth
        provinces: i64 = game.supply.of(PROVINCE)
        return min(provinces, by_piles)

    def _gained(self) -> Counts:
        """All the cards of the gainer; not to be changed."""
        me = self._me
        if me is not None and self._game.possessor == NONE:
            return me.owned
        return self._known(self.gainer)

    def _known(self, seat: i64) -> Counts:
        """All the cards of a player as far as this seat can know; not to be changed."""
        owner = self._game.players[seat]
        public = owner.public
        return owner.owned if public is None or seat == self.seat else public

    def possessed_hand(self) -> list[int]:
        """The hand of the player for whom this seat decides in this turn."""
        if self.seat == SPECTATOR or self._game.possessor != self.seat:
            return []
        return self._game.players[self._game.current].hand.cards()

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player has in hand."""
        return self._game.players[seat].hand.size

    def deck_size(self, seat: i64) -> i64:
        """How many cards a draw pile has."""
        return self._game.players[seat].deck.size

    def discard_size(self, seat: i64) -> i64:
        """How many cards a discard pile has."""
        return self._game.players[seat].discard.size

    def discard_top(self, seat: i64) -> i64:
        """The card on top of a discard pile, or NONE."""
        discard = self._game.players[seat].discard
        return discard.top() if discard.size else NONE

    def in_play(self, seat: i64) -> list[int]:
        """The cards that a player has in play, in the order of playing."""
        return [card for card in self._game.players[seat].in_play if card != EMPTY]

    def revealed(self, seat: i64) -> list[int]:
        """The cards that a player has just revealed."""
        return self._game.players[seat].revealed.cards()

    def set_aside(self, seat: i64) -> list[int]:
        """The cards that a player has set aside."""
        return self._game.players[seat].set_aside.cards()

    def laid_by(self, seat: i64) -> list[int]:
        """The cards that a possessed player has trashed and will get back."""
        return self._game.players[seat].returning.cards()

    def trash(self) -> list[int]:
        """The trash, oldest card first."""
        return self._game.trash.cards()

    def known_on_deck(self, seat: i64) -> list[int]:
        """The top cards of a deck as far as this seat knows them, topmost first.

        A card that is not known, above one that is, is UNKNOWN.
        """
        owner = self._game.players[seat]
        if self.seat == SPECTATOR or not owner.some_known:
            return []
        mask = owner.known[self.seat]
        cards: list[int] = []
        index = owner.deck.size - 1
        while mask and index >= 0:
            cards.append(int(owner.deck.at(index)) if mask & 1 else UNKNOWN)
            mask >>= 1
            index -= 1
        return cards

    def own_deck(self) -> Counts:
        """The cards of the own draw pile; their order is not known."""
        cards = Counts(len(self._game.catalogue.cards))
        if self._me is not None:
            cards.add_zone(self._me.deck)
        return cards

    def own_discard(self) -> Counts:
        """The cards of the own discard pile."""
        cards = Counts(len(self._game.catalogue.cards))
        if self._me is not None:
            cards.add_zone(self._me.discard)
        return cards

    def snapshot(self) -> dict[str, object]:
        """All of it as plain data, with cards in words."""
        game = self._game
        return {
            "seat": None if self.seat == SPECTATOR else int(self.seat),
            "turn": int(game.turn),
            "current": int(game.current),
            "phase": game.phase_name(),
            "actions": int(game.actions),
            "buys": int(game.buys),
            "coins": int(game.coins),
            "potions": int(game.potions),
            "possessor": None if game.possessor == NONE else int(game.possessor),
            "possessed_hand": self._ids(sorted(self.possessed_hand())),
            "over": game.over,
            "supply": {self._id(card): int(game.supply.of(card)) for card in game.piles},
            "costs": {self._id(card): int(game.cost(card)) for card in game.piles},
            "bane": None if game.bane == NONE else self._id(game.bane),
            "prizes": self._ids(self.prizes()),
            "trash": self._ids(self.trash()),
            "hand": self._ids(sorted(self.hand())),
            "deck": self._named(self.own_deck()),
            "discard": self._named(self.own_discard()),
            "players": [self._player(int(player.seat)) for player in game.players],
        }

    def _player(self, seat: int) -> dict[str, object]:
        top = self.discard_top(seat)
        return {
            "hand_size": int(self.hand_size(seat)),
            "deck_size": int(self.deck_size(seat)),
            "discard_size": int(self.discard_size(seat)),
            "discard_top": None if top == NONE else self._id(top),
            "in_play": self._ids(self.in_play(seat)),
            "revealed": self._ids(self.revealed(seat)),
            "set_aside": self._ids(self.set_aside(seat)),
            "laid_by": self._ids(self.laid_by(seat)),
            "tokens": int(self.tokens(seat)),
            "known_on_deck": [
                None if card == UNKNOWN else self._id(card) for card in self.known_on_deck(seat)
            ],
            "cards": self._named(self.owned(seat)),
            "points": int(self.points(seat)),
            "turns": int(self._game.players[seat].turns),
        }

    def _id(self, card: i64) -> str:
        return self._game.catalogue.cards[card].id

    def _ids(self, cards: list[int]) -> list[str]:
        return [self._id(card) for card in cards]

    def _named(self, cards: Counts) -> dict[str, int]:
        return {self._id(card): count for card, count in cards.as_dict().items()}
