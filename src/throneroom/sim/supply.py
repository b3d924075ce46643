"""A set-up as plain values: what everything that is found about a kingdom depends on."""

import hashlib
from dataclasses import dataclass

from throneroom.engine.card import BY_ID
from throneroom.engine.record import Record
from throneroom.engine.setup import Setup


@dataclass(frozen=True)
class Supply:
    """The cards, the number of players and the rules; the order of the kingdom does not matter."""

    kingdom: tuple[str, ...]
    bane: str | None
    players: int
    profile: str
    colonies: bool = False
    market: tuple[str, ...] = ()

    @staticmethod
    def of(setup: Setup) -> "Supply":
        """What a set-up offers."""
        kingdom = tuple(sorted([card.id for card in setup.kingdom]))
        bane = None if setup.bane is None else setup.bane.id
        market = tuple(card.id for card in setup.market)
        return Supply(kingdom, bane, setup.player_count, setup.profile, setup.colonies, market)

    @staticmethod
    def of_record(record: Record) -> "Supply":
        """What the game of a record offers."""
        kingdom = tuple(sorted(record.kingdom))
        players = len(record.names)
        market = tuple(record.market)
        return Supply(kingdom, record.bane, players, record.profile, record.colonies, market)

    def setup(self) -> Setup:
        """The set-up itself."""
        bane = None if self.bane is None else BY_ID[self.bane]
        kingdom = [BY_ID[id] for id in self.kingdom]
        market = [BY_ID[id] for id in self.market]
        return Setup(
            kingdom, self.players, bane, self.profile, colonies=self.colonies, market=market
        )

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled, what is frozen cannot be filled in again.
        plain = self.kingdom, self.bane, self.players, self.profile, self.colonies, self.market
        return Supply, plain

    def __str__(self) -> str:
        cards = ",".join(self.kingdom)
        named = f"{cards} {self.bane or '-'} {self.players} {self.profile}"
        if self.colonies:
            named += " colonies"
        if not self.market:
            return named
        # Written out, it would be longer than a database takes for a key.
        market = hashlib.sha256(",".join(self.market).encode()).hexdigest()
        return f"{named} market {market[:16]}"
