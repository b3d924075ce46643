"""Writing what a seat sees, and what it may answer, into vectors that arrays share.

Nothing is read but what a `FastView` of the seat shows; where cards are counted that lie in plain
sight, their zones are gone through without a list being made.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from throneroom.engine.card import NONE, TELLTALE
from throneroom.engine.counts import Counts
from throneroom.engine.fast_view import UNKNOWN, FastView
from throneroom.engine.passes import cards_known
from throneroom.engine.position import Position
from throneroom.engine.question import FROM_LIST, PLAY_TREASURE, Question
from throneroom.engine.scoring import score
from throneroom.engine.zones import EMPTY, Zone
from throneroom.rl.core.fields import CARD_FIELDS, TABLE_FIELDS, CardColumns, TablePlaces, offsets
from throneroom.rl.core.places import Places

if TYPE_CHECKING:
    from throneroom.engine.catalogue import Catalogue


@final
class Buffers:
    """The vectors that some games write into; arrays look at the same memory."""

    def __init__(self, places: Places, players: int, games: int) -> None:
        self.games: Final[i64] = games
        self.players: Final[i64] = players
        self.width: Final[i64] = offsets(CARD_FIELDS, players)["end"]
        self.cards: vec[u8] = vec[u8]([0] * (games * places.card_count * self.width))
        self.length: Final[i64] = offsets(TABLE_FIELDS, players)["end"]
        self.table: vec[i16] = vec[i16]([0] * (games * self.length))
        self.mask: vec[u8] = vec[u8]([0] * (games * places.action_count))
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        self.reward: vec[float] = vec[float]([0.0] * games)
        self.seats: vec[i64] = vec[i64]([0] * games)
        self.terminated: vec[bool] = vec[bool]([False] * games)
        self.truncated: vec[bool] = vec[bool]([False] * games)
        self.actions: vec[i64] = vec[i64]([0] * games)

    def take(self, actions: list[int]) -> None:
        """Keep what each game is to do next."""
        for game in range(self.games):
            self.actions[game] = actions[game]


@final
class Encoder:
    """Writes one game's observations and masks to its place in the buffers."""

    def __init__(self, places: Places, buffers: Buffers, place: i64) -> None:
        self._places: Final = places
        self._players: Final[i64] = buffers.players
        self._width: Final[i64] = buffers.width
        self._length: Final[i64] = buffers.length
        self._cards: vec[u8] = buffers.cards
        self._table: vec[i16] = buffers.table
        self._mask: vec[u8] = buffers.mask
        self._cards_at: Final[i64] = place * places.card_count * buffers.width
        self._table_at: Final[i64] = place * buffers.length
        self._mask_at: Final[i64] = place * places.action_count
        self._card: Final = CardColumns(offsets(CARD_FIELDS, int(buffers.players)))
        self._field: Final = TablePlaces(offsets(TABLE_FIELDS, int(buffers.players)))
        # Of the game: its catalogue, and for each of its cards where its row and its action are.
        self._catalogue: Catalogue | None = None
        self._rows: vec[i64] = vec[i64]()
        self._actions: vec[i64] = vec[i64]()
        # What has been picked of a question for several options, and the cards among it.
        self.picked: list[int] = []
        self._picked_cards: Final = Counts(0)
        self._offered: Final = Counts(0)
        # Whether the mask holds more than the game's cards, done and all.
        self._wide: bool = True

    def begin(self, game: Position) -> None:
        """Turn to a game; what was written of another one is wiped out."""
        self.picked = []
        catalogue = game.catalogue
        if catalogue is not self._catalogue:
            self._catalogue = catalogue
            places = self._places
            rows = [int(places.rows[index] * self._width) for index in catalogue.index]
            self._rows = vec[i64]([int(self._cards_at) + row for row in rows])
            self._actions = vec[i64](
                [int(self._mask_at + places.cards[index]) for index in catalogue.index]
            )
            self._wipe()
        self._picked_cards.reset(len(catalogue.cards))
        piled, bane = self._card.pile, self._card.bane
        for number in game.piles:
            self._cards[self._rows[number] + piled] = 1
        if game.bane != NONE:
            self._cards[self._rows[game.bane] + bane] = 1

    def _wipe(self) -> None:
        cards = self._cards
        for place in range(self._cards_at, self._cards_at + self._places.card_count * self._width):
            cards[place] = 0
        self._wide = True

    def pick(self, question: Question, option: int) -> None:
        """Note that an option has been picked; further ones will be."""
        self.picked.append(option)
        if question.of_cards:
            self._picked_cards.add(question.number_of(option))

    def forget_picks(self) -> None:
        """Note that the question has been answered."""
        if self.picked:
            self.picked = []
            self._picked_cards.reset(len(self._picked_cards.numbers))

    # The mask

    def mask(self, question: Question) -> None:
        """Mark every action that is a legal answer, or the next part of one."""
        mask, start, places = self._mask, self._mask_at, self._places
        if self._wide or question.place > FROM_LIST:
            self.mask_nothing()
        if question.place <= FROM_LIST:
            self._mark_cards(question)
        else:
            places.mark(question, mask, start, self.picked)
            self._wide = True
        picks = len(self.picked)
        may_end = picks >= question.least or (question.or_none and picks == 0)
        mask[start + places.done] = 1 if may_end else 0
        mask[start + places.all] = 1 if question.kind == PLAY_TREASURE else 0

    def _mark_cards(self, question: Question) -> None:
        offered, picked = self._offered, self._picked_cards
        mask, actions = self._mask, self._actions
        offered.reset(len(actions))
        question.count_cards(offered)
        for number in range(len(actions)):
            mask[actions[number]] = 1 if offered.of(number) > picked.of(number) else 0

    def mask_nothing(self) -> None:
        """Let no action be legal."""
        mask = self._mask
        for place in range(self._mask_at, self._mask_at + self._places.action_count):
            mask[place] = 0
        self._wide = False

    def mask_end(self) -> None:
        """Let only `done` be legal, which does nothing: the episode is over."""
        self.mask_nothing()
        self._mask[self._mask_at + self._places.done] = 1

    # The observation

    def encode(self, view: FastView, question: Question | None) -> None:
        """Write what a seat sees, and the question if it is the one that is asked."""
        game = view._game
        self._encode_supply(view)
        self._encode_own(view)
        self._encode_players(view)
        self._encode_turn(view)
        if question is not None:
            self._encode_question(view, question)
        if game.possessor == view.seat:
            for card in view.possessed_hand:
                self._add(card, self._card.possessed_hand)

    def _encode_supply(self, view: FastView) -> None:
        """The piles, and nothing of what is counted afterwards."""
        game, cards, rows, column = view._game, self._cards, self._rows, self._card
        supply, price, tokens = column.supply, column.price, column.pile_tokens
        counted, width = column.hand, self._width
        for number in range(len(rows)):
            row = rows[number]
            cards[row + supply] = game.supply.of(number)
            cards[row + price] = u8(game.price(number))
            for place in range(row + counted, row + width):
                cards[place] = 0
        on_piles = game.pile_tokens
        if on_piles is not None:
            for number in range(len(rows)):
                cards[rows[number] + tokens] = on_piles.of(number)
        self._count(game.trash, column.trash)
        markers = game.markers
        if markers is not None:
            for number in range(len(rows)):
                cards[rows[number] + column.marker] = markers.of(number)
        self._count(game.prizes, column.prizes)
        self._count(game.forbidden, column.forbidden)
        self._count(game.market, column.market)
        self._count(game.offers, column.offers)

    def _encode_own(self, view: FastView) -> None:
        """The cards that the seat alone sees, or has in a place of its own."""
        column, seat = self._card, view.seat
        me = view._game.players[seat]
        self._count(me.hand, column.hand)
        self._count(me.deck, column.deck)
        self._count(me.discard, column.discard)
        self._count(me.set_aside, column.set_aside)
        self._count(me.private_mat, column.private_mat)
        self._count(me.saved, column.saved)
        for card in view.known_on_deck(seat):
            if card != UNKNOWN:
                self._add(card, column.known_on_deck)

    def _encode_players(self, view: FastView) -> None:
        """What the seat knows of each player, its own first."""
        game, column, table, field = view._game, self._card, self._table, self._field
        cards, rows = self._cards, self._rows
        seat = view.seat
        for place in range(self._players):
            player = game.players[seat]
            owned = cards_known(game, player, view.viewer)
            for number in range(len(rows)):
                cards[rows[number] + column.owned + place] = owned.of(number)
            self._count(player.in_play, column.in_play + place)
            self._count(player.mat, column.mat + place)
            if player.revealed.size:
                for card in view.revealed(seat):
                    self._add(card, column.revealed)
            if game.catalogue.has_any(TELLTALE):
                for card in view.telltale_in_hand(seat):
                    self._add(card, column.telltale_in_hand + place)
            at = self._table_at + place
            table[at + field.on_turn] = 1 if game.current == seat else 0
            table[at + field.certain] = 1 if view.is_certain(seat) else 0
            table[at + field.points] = i16(score(game, owned) + player.victory_tokens)
            table[at + field.turns] = i16(player.turns)
            table[at + field.tokens] = i16(player.tokens)
            table[at + field.mat_tokens] = i16(player.mat_tokens)
            table[at + field.hand_size] = i16(player.hand.size)
            table[at + field.deck_size] = i16(player.deck.size)
            table[at + field.discard_size] = i16(player.discard.size)
            table[at + field.private_mat_size] = i16(player.private_mat.size)
            table[at + field.saved_size] = i16(player.saved.size)
            table[at + field.victory_tokens] = i16(player.victory_tokens)
            seat = seat + 1 if seat + 1 < self._players else i64(0)

    def _encode_turn(self, view: FastView) -> None:
        """Where the turn stands, and no question."""
        game, table, field, at = view._game, self._table, self._field, self._table_at
        for place in range(at, at + field.turn):
            table[place] = 0
        table[at + field.phase + game.phase] = 1
        table[at + field.turn] = i16(game.turn)
        table[at + field.coins] = i16(game.coins)
        table[at + field.actions] = i16(game.actions)
        table[at + field.buys] = i16(game.buys)
        table[at + field.potions] = i16(game.potions)
        table[at + field.empty_piles] = i16(game.empty_piles)
        table[at + field.seat] = i16(view.seat)
        table[at + field.markers_on_mat] = i16(game.markers_on_mat)
        table[at + field.market_size] = i16(game.market.size)
        table[at + field.possessed] = 0 if game.possessor == NONE else 1
        for place in range(at + field.picks, at + field.seat):
            table[place] = 0
        for place in range(at + field.for_player, at + field.certain):
            table[place] = 0

    def _encode_question(self, view: FastView, question: Question) -> None:
        """What is asked, for whom, and what has been picked so far."""
        table, field, at, column = self._table, self._field, self._table_at, self._card
        table[at + field.kind + self._places.kinds[question.kind]] = 1
        if question.purpose:
            table[at + field.purpose + i64(self._places.purposes[question.purpose])] = 1
        table[at + field.picks] = i16(len(self.picked))
        table[at + field.least] = i16(question.least)
        table[at + field.most] = i16(question.most)
        table[at + field.ordered] = 1 if question.ordered else 0
        table[at + field.for_player + self._from(view, question.player)] = 1
        table[at + field.affects + self._from(view, question.affects)] = 1
        if question.source != NONE:
            self._add(int(question.source), column.asks)
        if question.about != NONE:
            self._add(int(question.about), column.about)
        if self.picked and question.of_cards:
            for card in self.picked:
                self._add(card, column.picked)

    def _from(self, view: FastView, seat: i64) -> i64:
        """How many places after the observing seat another one is."""
        return (seat - view.seat + self._players) % self._players

    def _count(self, zone: Zone, column: i64) -> None:
        """One more in a column for each card that lies in a zone."""
        cards, rows, buffer = self._cards, self._rows, zone.buffer
        for place in range(zone.size):
            card: int = buffer[place]
            if card != EMPTY:
                cards[rows[card] + column] += 1

    def _add(self, index: int, column: i64) -> None:
        """One more in a column for a card by its index in CARDS."""
        self._cards[self._cards_at + self._places.rows[index] * self._width + column] += 1
