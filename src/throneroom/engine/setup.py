"""Laying out the supply and dealing the first hands."""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.basics import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PLATINUM,
    POTION,
    PROVINCE,
    SILVER,
)
from throneroom.engine.card import (
    BY_ID,
    CARDS,
    FIRST_EDITION,
    MARKET,
    PRIZE,
    PROFILES,
    VICTORY,
    Card,
)
from throneroom.engine.catalogue import Catalogue
from throneroom.engine.counts import Counts
from throneroom.engine.deck import draw, shuffle
from throneroom.engine.errors import SetupError
from throneroom.engine.live import LiveGame
from throneroom.engine.position import HAND_SIZE, MOST_PLAYERS, Position
from throneroom.engine.rng import below, derive, mix
from throneroom.engine.shuffling import shuffle_cards

KINGDOM_SIZE: Final = 10
START_COPPERS: Final = 7
START_ESTATES: Final = 3


def pile_size(card: Card, players: int) -> int:
    """How many cards a supply pile starts with."""
    many = players > 4
    sizes = {
        COPPER: (120 if many else 60) - START_COPPERS * players,
        SILVER: 80 if many else 40,
        GOLD: 60 if many else 30,
        PROVINCE: {2: 8, 5: 15, 6: 18}.get(players, 12),
        CURSE: 10 * (players - 1),
        POTION: 16,
        PLATINUM: 12,
    }
    if card.index in sizes:
        return sizes[card.index]
    if card.is_a(VICTORY):
        return 8 if players == 2 else 12
    return 10


def check_kingdom_card(card: Card) -> None:
    """Refuse a card that is no kingdom card."""
    if card.set == "basic":
        raise SetupError("basic-card", card=card)
    if card.is_a(PRIZE):
        raise SetupError("prize-card", card=card)


def check_kingdom(kingdom: list[Card]) -> None:
    """Refuse what is no kingdom: ten different kingdom cards."""
    for card in kingdom:
        check_kingdom_card(card)
        if kingdom.count(card) > 1:
            raise SetupError("card-twice", card=card)
    if len(kingdom) != KINGDOM_SIZE:
        raise SetupError("kingdom-size", size=KINGDOM_SIZE, count=len(kingdom))


def check_market(kingdom: list[Card], bane: Card | None, market: list[Card]) -> None:
    """Refuse a needless market, or cards for sale that are no kingdom cards or have a pile."""
    piles = kingdom if bane is None else [*kingdom, bane]
    if market and not any(card.is_a(MARKET) for card in piles):
        raise SetupError("market-unneeded")
    for card in market:
        check_kingdom_card(card)
        if card in piles:
            raise SetupError("market-in-kingdom", card=card)
        if market.count(card) > 1:
            raise SetupError("card-twice", card=card)


def fits_as_bane(kingdom: list[Card], bane: Card) -> bool:
    """Whether a card can be the bane where one of these cards needs one."""
    return bane not in kingdom and any(
        card.extra_pile is not None and card.extra_pile(bane) for card in kingdom
    )


def needs_bane(kingdom: list[Card]) -> bool:
    """Whether one of these cards needs a bane."""
    return any(card.extra_pile is not None for card in kingdom)


def check_bane(kingdom: list[Card], bane: Card | None) -> None:
    """Refuse a missing, needless or unfit bane."""
    if bane is None:
        if needs_bane(kingdom):
            raise SetupError("bane-missing")
    elif not needs_bane(kingdom):
        raise SetupError("bane-unneeded", bane=bane)
    elif bane in kingdom:
        raise SetupError("bane-in-kingdom", bane=bane)
    elif not fits_as_bane(kingdom, bane):
        raise SetupError("bane-unfit", bane=bane)


@final
class Setup:
    """A supply laid out for a number of players, from which any number of games is dealt."""

    def __init__(
        self,
        kingdom: list[Card],
        players: int,
        bane: Card | None = None,
        profile: str = FIRST_EDITION,
        others: list[Card] | None = None,
        colonies: bool = False,
        market: list[Card] | None = None,
    ) -> None:
        """Lay out a supply, with Platinum and Colonies if wished, and beside it a market of cards.

        `others` may turn up in a position of the game without a pile.
        """
        if not 2 <= players <= MOST_PLAYERS:
            raise SetupError("players", count=players)
        if profile not in PROFILES:
            raise SetupError("no-profile", profile=profile, known=list(PROFILES))
        check_kingdom(kingdom)
        self.market: Final = market or []
        check_bane([*kingdom, *self.market], bane)
        check_market(kingdom, bane, self.market)
        self.kingdom: Final = kingdom
        self.bane: Final = bane
        self.profile: Final = profile
        self.player_count: Final = players
        self.others: Final = others or []
        self.colonies: Final = colonies
        chosen = kingdom if bane is None else [*kingdom, bane]
        self._origin: Final = _lay_out(
            _catalogue((*chosen, *self.market, *self.others), profile, len(CARDS)),
            chosen,
            bane,
            players,
            colonies,
            self.market,
        )

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the game by their numbers."""
        return self._origin.catalogue

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (
            self.kingdom,
            self.player_count,
            self.bane,
            self.profile,
            self.others,
            self.colonies,
            self.market,
        )

    def __repr__(self) -> str:
        ids = ", ".join([card.id for card in self.kingdom])
        return f"<Setup {self.player_count} players: {ids}>"

    def position(self) -> Position:
        """The table before the deal: every player's first cards lie in the discard pile."""
        return self._origin.copy()

    def deal(self, game: LiveGame, rng: i64, start: i64 = 0, shuffle_seed: str = "") -> None:
        """Begin a new game of this set-up on a table that may have been used before.

        The cards are shuffled by the counter generator from the state `rng` on, or with a
        `shuffle_seed` by SHA-256.
        """
        if not 0 <= start < len(game.players):
            raise SetupError("no-seat", seat=start, last=self.player_count - 1)
        turn_limit = game.turn_limit
        game.restore(self._origin, 0)
        game.turn_limit = turn_limit
        game.rng = 0 if shuffle_seed else rng
        game.shuffle_seed = shuffle_seed
        game.current = start
        game.regular = start
        if game.market.size:
            shuffle_cards(game, game.market)
        for player in game.players:
            shuffle(game, player)
            draw(game, player, HAND_SIZE)


@lru_cache(maxsize=100)
def _catalogue(cards: tuple[Card, ...], profile: str, defined: int) -> Catalogue:  # noqa: ARG001
    """The catalogue of these cards, which games share until further cards are defined."""
    return Catalogue(list(cards), profile)


def _lay_out(
    catalogue: Catalogue,
    chosen: list[Card],
    bane: Card | None,
    players: int,
    colonies: bool,
    market: list[Card],
) -> Position:
    numbers = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
    if colonies:
        numbers = [COPPER, SILVER, GOLD, PLATINUM, ESTATE, DUCHY, PROVINCE, COLONY, CURSE]
    if any(card.potion_cost for card in [*chosen, *market]):
        numbers.append(POTION)
    by_price = sorted(chosen, key=lambda card: (card.cost, card.potion_cost, card.id))
    numbers += [int(catalogue.number_of(card)) for card in by_price]
    position = Position(catalogue, vec[i64](numbers), players)
    position.colonies = colonies
    position.supply = Counts(len(catalogue.cards))
    for number in numbers:
        position.supply.put(number, pile_size(catalogue.cards[number], players))
    if bane is not None:
        position.bane = catalogue.number_of(bane)
    for player in position.players:
        player.discard.put_all([COPPER] * START_COPPERS + [ESTATE] * START_ESTATES)
        player.count_cards(len(catalogue.cards))
    position.market.put_all([int(catalogue.number_of(card)) for card in market])
    for card in [*by_price, *market]:
        for id in card.brings:
            position.prizes.push(int(catalogue.number_of(BY_ID[id])))
        prepare = card.prepare
        if prepare is not None:
            prepare(position)
    return position


def next_start(players: int, winners: list[int], rng: i64) -> int:
    """Who starts the next game of a series.

    The player to the left of the winner; after a shared victory one drawn among those who
    did not win, or among all if everybody won.
    """
    if len(winners) == 1:
        return (winners[0] + 1) % players
    losers = [seat for seat in range(players) if seat not in winners]
    drawn = losers or list(range(players))
    return drawn[below(mix(derive(rng, 1)), len(drawn))]
