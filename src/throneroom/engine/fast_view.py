"""What one seat may know, as the fast protocol of bots has it: a card is its index.

`View` shows the same as `Card` objects and plain data.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from throneroom.engine.card import NONE, TELLTALE
from throneroom.engine.counts import Counts
from throneroom.engine.passes import SPECTATOR as SPECTATOR
from throneroom.engine.passes import cards_known, is_certain, out_of_sight
from throneroom.engine.player import staying_slots
from throneroom.engine.scoring import points_of, score
from throneroom.engine.table_view import TableView
from throneroom.engine.zones import Zone

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position

UNKNOWN: Final = -1
"""Stands for a card of a deck that the seat does not know."""


@final
class FastView(TableView):
    """A window on the running game for one seat; it always shows the present position.

    It knows what a player with perfect memory knows. Everybody sees all gains and all trashing,
    so what a player owns is no secret, only where it lies; cards passed between two others are
    the exception.

    Who decides for a possessed player looks at the game from that player's seat: the own hand is
    the possessed one, but nothing else is known that the possessor does not know.
    """

    def __init__(self, game: "Position", seat: i64, possessor: i64 = NONE) -> None:
        super().__init__(game)
        self.seat: Final[i64] = seat
        # Whose knowledge it is.
        self.viewer: Final[i64] = seat if possessor == NONE else possessor
        # The own cards; a spectator has none.
        self._me: Player | None = None if seat == SPECTATOR else game.players[seat]
        # What is imagined: all the gainer's cards, and which are missing from the hand.
        self._imagining: bool = False
        self._imagined: Counts = Counts(0)
        self._missing: Counts = Counts(0)

    # The own cards

    def has(self, card: i64) -> bool:
        """Whether a card is in the own hand."""
        me = self._me
        return me is not None and me.hand.find(self._numbers[card]) >= 0

    def hand_count(self, card: i64) -> i64:
        """How many copies of a card are in the own hand, less what is imagined to be gone."""
        me = self._me
        number = self._numbers[card]
        if me is None or number == NONE:
            return 0
        held = me.hand.count(number, 0)
        return held - self._missing.of(number) if self._imagining else held

    def in_play_count(self, card: i64) -> i64:
        """How many copies of a card this seat has in play."""
        me = self._me
        number = self._numbers[card]
        return 0 if me is None or number == NONE else me.in_play.count(number, 0)

    @property
    def hand(self) -> list[int]:
        """The own hand."""
        me = self._me
        return [] if me is None else self._cards(me.hand)

    def owns(self, card: i64) -> i64:
        """How many copies of a card the own cards hold, wherever they lie."""
        me = self._me
        number = self._numbers[card]
        if me is None or number == NONE:
            return 0
        owned = me.owned if self.viewer == self.seat else self._known(self.seat)
        return owned.of(number)

    @property
    def own_deck(self) -> dict[int, int]:
        """The cards of the own draw pile, counted; their order is not known.

        Those of a possessed player's deck and discard pile cannot be told apart: all are here.
        """
        me = self._me
        if me is None:
            return {}
        if self.viewer == self.seat:
            return self._counted(me.deck)
        return self._by_index(out_of_sight(self._game, me, self.viewer))

    @property
    def own_discard(self) -> dict[int, int]:
        """The cards of the own discard pile, counted; none of a possessed player's."""
        me = self._me
        return {} if me is None or self.viewer != self.seat else self._counted(me.discard)

    # Everything that the gainer has: the player who gets what this seat gains in this turn

    @property
    def gainer(self) -> i64:
        """Who gets what this seat buys or gains: in a possessed turn the possessor."""
        game = self._game
        possessed = game.possessor != NONE and game.current == self.seat
        return game.possessor if possessed else self.seat

    def count(self, card: i64) -> i64:
        """How many copies of a card the gainer has, wherever they lie."""
        number = self._numbers[card]
        return 0 if number == NONE else self._gained().of(number)

    def count_of(self, types: i64) -> i64:
        """How many cards with at least one of these types the gainer has."""
        return self._gained().total_of(self._catalogue.types, types)

    @property
    def money(self) -> i64:
        """The coins on all Treasures that the gainer has."""
        return self._money(self._gained())

    def money_of(self, seat: i64) -> i64:
        """The coins on all Treasures that a player has, as far as this seat can know."""
        return self._money(self._known(seat))

    def _money(self, owned: Counts) -> i64:
        catalogue = self._catalogue
        coins: i64 = 0
        for card in catalogue.treasures:
            coins += owned.of(card) * catalogue.coins[card]
        return coins

    @property
    def treasures(self) -> i64:
        """How many Treasures the gainer has."""
        owned = self._gained()
        found: i64 = 0
        for card in self._catalogue.treasures:
            found += owned.of(card)
        return found

    @property
    def total(self) -> i64:
        """How many cards the gainer has in all."""
        return self._gained().total()

    @property
    def own_turn(self) -> i64:
        """The number of the gainer's own turn, counted from 1."""
        return self._game.players[self.gainer].turns + 1

    def points_with(self, card: i64) -> i64:
        """What the gainer would score if the game ended after one more gain."""
        number = self._numbers[card]
        owned = self._gained()
        owned.add(number)
        points = score(self._game, owned)
        owned.take(number)
        return points

    @property
    def lead(self) -> i64:
        """The gainer's points less the best other's."""
        gainer = self.gainer
        best: i64 = -1000
        for seat in range(len(self._game.players)):
            if seat != gainer:
                best = max(best, self.points(seat))
        return self.points(gainer) - best

    def others_count(self, card: i64) -> i64:
        """How many copies of a card all others than the gainer have, as far as can be known."""
        number = self._numbers[card]
        found: i64 = 0
        if number != NONE:
            gainer = self.gainer
            for seat in range(len(self._game.players)):
                if seat != gainer:
                    found += self._known(seat).of(number)
        return found

    def gained(self, card: i64) -> i64:
        """How many copies of a card the gainer has gained in this turn."""
        return self._game.count_gained(self.gainer, self._numbers[card])

    # Imagining: what counts and points would be; zones such as `hand` stay as they are

    def imagine(self, card: i64, owned: i64, held: i64) -> None:
        """Count more or fewer copies of a card among all of the gainer's, and in the own hand.

        What leaves the hand of a possessed player is no loss to the gainer.
        """
        number = self._numbers[card]
        if not self._imagining:
            self._imagined.copy_from(self._gained())
            self._missing.reset(len(self._catalogue.cards))
            self._imagining = True
        if held == 0 or self.gainer == self.seat:
            self._imagined.put(number, int(self._imagined.of(number) + owned))
        self._missing.put(number, int(self._missing.of(number) - held))

    def imagine_nothing(self) -> None:
        """Count the cards as they are again."""
        self._imagining = False

    # Any player

    def is_certain(self, seat: i64) -> bool:
        """Whether this seat can know all the cards of a player: none was passed unseen."""
        return is_certain(self._game, self._game.players[seat], self.viewer)

    def owned(self, seat: i64) -> dict[int, int]:
        """All the cards of a player, wherever they lie, as far as this seat can know."""
        return self._by_index(self._known(seat).as_dict())

    def points(self, seat: i64) -> i64:
        """What a player would score if the game ended now, as far as this seat can know."""
        if self._imagining and seat == self.gainer:
            return score(self._game, self._imagined)
        return score(self._game, self._known(seat))

    def points_by_card(self, seat: i64) -> dict[int, int]:
        """The points that all copies of each card bring a player, as far as this seat can know."""
        owned = self._known(seat)
        index = self._catalogue.index
        return {
            int(index[number]): int(points_of(self._game, number, owned)) * count
            for number, count in owned.as_dict().items()
        }

    def turns(self, seat: i64) -> i64:
        """How many turns a player has completed."""
        return self._game.players[seat].turns

    def tokens(self, seat: i64) -> i64:
        """How many coin tokens a player has."""
        return self._game.players[seat].tokens

    @property
    def possessed_hand(self) -> list[int]:
        """The hand of the player for whom this seat decides in this turn."""
        if self.seat == SPECTATOR or self._game.possessor != self.seat:
            return []
        return self._cards(self._game.players[self._game.current].hand)

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
        return self._index(discard.top()) if discard.size else i64(NONE)

    def telltale_in_hand(self, seat: i64) -> list[int]:
        """The cards in a player's hand that everybody knows by their backs."""
        cards = self._cards(self._game.players[seat].hand)
        return [card for card in cards if self.is_a(card, TELLTALE)]

    def in_play(self, seat: i64) -> list[int]:
        """The cards that a player has in play, in the order of playing."""
        return self._cards(self._game.players[seat].in_play)

    def revealed(self, seat: i64) -> list[int]:
        """The cards that a player has just revealed, or looks at if this seat may see them."""
        owner = self._game.players[seat]
        return [] if owner.looking and not self._sees(seat) else self._cards(owner.revealed)

    def set_aside(self, seat: i64) -> list[int]:
        """The cards that a player has set aside."""
        return self._cards(self._game.players[seat].set_aside)

    def mat(self, seat: i64) -> list[int]:
        """The cards that a player has put on a mat for the rest of the game."""
        return self._cards(self._game.players[seat].mat)

    def private_mat(self, seat: i64) -> list[int]:
        """The cards on the mat that a player alone may look at; UNKNOWN for each that is hidden."""
        return self._face_down(seat, self._game.players[seat].private_mat)

    def saved(self, seat: i64) -> list[int]:
        """The cards set aside face down for the next turn; UNKNOWN for each that is hidden."""
        return self._face_down(seat, self._game.players[seat].saved)

    def latest_gains(self, seat: i64) -> list[int]:
        """The cards that a player gained in the latest own turn, where a card looks at them."""
        return self._cards(self._game.players[seat].latest_gains)

    def mat_tokens(self, seat: i64) -> i64:
        """How many tokens a player has on the mat."""
        return self._game.players[seat].mat_tokens

    def staying(self, seat: i64) -> list[int]:
        """The cards in play that stay there beyond this turn, or have stayed and will act."""
        owner = self._game.players[seat]
        index = self._catalogue.index
        return [int(index[owner.in_play.at(slot)]) for slot in staying_slots(owner)]

    def _face_down(self, seat: i64, zone: Zone) -> list[int]:
        cards = self._cards(zone)
        if self._sees(seat):
            return cards
        return [card if self.is_a(card, TELLTALE) else UNKNOWN for card in cards]

    def _sees(self, seat: i64) -> bool:
        """Whether this seat may look at what is for a player's eyes only."""
        return self.viewer in (seat, self._game.decider(self._game.players[seat]))

    def laid_by(self, seat: i64) -> list[int]:
        """The cards that a possessed player has trashed and will get back."""
        return self._cards(self._game.players[seat].returning)

    def known_on_deck(self, seat: i64) -> list[int]:
        """The top cards of a deck as far as this seat knows them, topmost first.

        A card that is not known, above one that is, is UNKNOWN.
        """
        owner = self._game.players[seat]
        unseen = self.seat == SPECTATOR or not owner.some_known
        if unseen and not self._catalogue.has_any(TELLTALE):
            return []
        mask = 0 if unseen else owner.known[self.viewer]
        cards: list[int] = []
        deepest = 0
        for card in reversed(self._cards(owner.deck)):
            known = mask & 1 != 0 or self.is_a(card, TELLTALE)
            cards.append(card if known else UNKNOWN)
            mask >>= 1
            if known:
                deepest = len(cards)
        return cards[:deepest]

    def _counted(self, zone: Zone) -> dict[int, int]:
        counts = Counts(len(self._catalogue.cards))
        counts.add_zone(zone)
        return self._by_index(counts.as_dict())

    def _by_index(self, counts: dict[int, int]) -> dict[int, int]:
        index = self._catalogue.index
        return {int(index[number]): count for number, count in counts.items()}

    def _gained(self) -> Counts:
        """All the cards of the gainer; not to be changed."""
        if self._imagining:
            return self._imagined
        me = self._me
        if me is not None and self._game.possessor == NONE:
            return me.owned
        return self._known(self.gainer)

    def _known(self, seat: i64) -> Counts:
        """All the cards of a player as far as this seat can know; not to be changed."""
        return cards_known(self._game, self._game.players[seat], self.viewer)
