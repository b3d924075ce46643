"""Laying out the supply and dealing the first hands."""

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from throneroom.engine.basics import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    POTION,
    PROVINCE,
    SILVER,
)
from throneroom.engine.card import CARDS, FIRST_EDITION, PRIZE, PROFILES, VICTORY, Card, Catalogue
from throneroom.engine.counts import Counts
from throneroom.engine.errors import SetupError
from throneroom.engine.rng import below, derive, mix
from throneroom.engine.state import MOST_PLAYERS, State
from throneroom.engine.turn import HAND_SIZE
from throneroom.engine.verbs import draw, shuffle

KINGDOM_SIZE = 10
START_COPPERS = 7
START_ESTATES = 3


@cache
def catalogue(profile: str) -> Catalogue:
    """The definitions of a rules profile."""
    return Catalogue(profile)


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
    }
    if card.number in sizes:
        return sizes[card.number]
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


def check_bane(kingdom: list[Card], bane: Card | None) -> None:
    """A bane goes with Young Witch: an unused kingdom card costing 2 or 3 and no Potion."""
    needed = any(card.setup == "bane" for card in kingdom)
    if bane is None:
        if needed:
            raise SetupError("bane-missing")
    elif not needed:
        raise SetupError("bane-unneeded", bane=bane)
    elif bane in kingdom:
        raise SetupError("bane-in-kingdom", bane=bane)
    elif bane.set == "basic" or bane.cost not in (2, 3) or bane.potion_cost:
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
    ) -> None:
        if not 2 <= players <= MOST_PLAYERS:
            raise SetupError("players", count=players)
        if profile not in PROFILES:
            raise SetupError("no-profile", profile=profile, known=list(PROFILES))
        check_kingdom(kingdom)
        check_bane(kingdom, bane)
        chosen = kingdom if bane is None else [*kingdom, bane]
        numbers = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
        if any(card.potion_cost for card in chosen):
            numbers.append(POTION)
        by_price = sorted(chosen, key=lambda card: (card.cost, card.potion_cost, card.id))
        numbers += [card.number for card in by_price]
        piles = vec[i64]()
        for number in numbers:
            piles = append(piles, number)
        table = State(catalogue(profile), piles, players)
        table.supply = Counts(len(table.catalogue.cards))
        for number in numbers:
            table.supply.put(number, pile_size(table.catalogue.cards[number], players))
        self._lay_out_extras(table, chosen)
        if bane is not None:
            table.bane = bane.number
        self.kingdom: Final = kingdom
        self.bane: Final = bane
        self.profile: Final = profile
        self.players: Final = players
        self._table: Final = table

    def _lay_out_extras(self, table: State, chosen: list[Card]) -> None:
        """Prizes, start tokens and everybody's first cards."""
        table.triggers_in_play = any(
            card.purchase is not None or card.farewell is not None for card in chosen
        )
        if any(card.setup == "prizes" for card in chosen):
            for card in CARDS:
                if card.is_a(PRIZE):
                    table.prizes.push(card.number)
        for player in table.players:
            for _ in range(START_COPPERS):
                player.discard.push(COPPER)
            for _ in range(START_ESTATES):
                player.discard.push(ESTATE)
            player.count_cards(len(table.catalogue.cards))
            player.tokens = 1 if any(card.setup == "token" for card in chosen) else 0

    def table(self) -> State:
        """The table before the deal: every player's first cards lie in the discard pile."""
        return self._table.copy()

    def deal(self, game: State, rng: i64, start: i64 = 0) -> None:
        """Begin a new game on a table of this set-up, whatever has been played on it."""
        if not 0 <= start < len(game.players):
            raise SetupError("no-seat", seat=start, last=self.players - 1)
        game.assign(self._table)
        game.rng = rng
        game.current = start
        game.regular = start
        for player in game.players:
            shuffle(game, player)
            draw(game, player, HAND_SIZE)


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
