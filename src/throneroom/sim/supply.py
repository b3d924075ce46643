"""A set-up as plain values: what everything that is found about a kingdom depends on."""

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

    @staticmethod
    def of(setup: Setup) -> "Supply":
        """What a set-up offers."""
        kingdom = tuple(sorted([card.id for card in setup.kingdom]))
        bane = None if setup.bane is None else setup.bane.id
        return Supply(kingdom, bane, setup.player_count, setup.profile, setup.colonies)

    @staticmethod
    def of_record(record: Record) -> "Supply":
        """What the game of a record offers."""
        kingdom = tuple(sorted(record.kingdom))
        players = len(record.names)
        return Supply(kingdom, record.bane, players, record.profile, record.colonies)

    def setup(self) -> Setup:
        """The set-up itself."""
        bane = None if self.bane is None else BY_ID[self.bane]
        kingdom = [BY_ID[id] for id in self.kingdom]
        return Setup(kingdom, self.players, bane, self.profile, colonies=self.colonies)

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled, what is frozen cannot be filled in again.
        return Supply, (self.kingdom, self.bane, self.players, self.profile, self.colonies)

    def __str__(self) -> str:
        cards = ",".join(self.kingdom)
        named = f"{cards} {self.bane or '-'} {self.players} {self.profile}"
        return f"{named} colonies" if self.colonies else named
