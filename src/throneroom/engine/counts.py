"""How many there are of each card: in the supply, or among all that a player has."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from throneroom.engine.zones import EMPTY, Zone


@mypyc_attr(acyclic=True)
@final
class Counts:
    """A count from 0 to 255 for each card number of a game."""

    def __init__(self, numbers: i64) -> None:
        self.numbers: vec[u8] = vec[u8]([0] * numbers)
        self.changes: i64 = 0
        """Grows with every change, so that what follows from the counts can be kept."""

    @staticmethod
    def of_numbers(numbers: list[int]) -> "Counts":
        """Counts as they were listed."""
        new = Counts(0)
        new.numbers = vec[u8](numbers)
        return new

    def of(self, card: i64) -> int:
        """How many of a card."""
        return self.numbers[card]

    def put(self, card: i64, count: int) -> None:
        """Set how many of a card there are."""
        self.numbers[card] = count
        self.changes += 1

    def add(self, card: i64) -> None:
        """One more of a card."""
        self.numbers[card] += 1
        self.changes += 1

    def take(self, card: i64) -> None:
        """One less of a card."""
        self.numbers[card] -= 1
        self.changes += 1

    def add_zone(self, zone: Zone) -> None:
        """One more of every card that lies in a zone."""
        for i in range(zone.size):
            card = zone.at(i)
            if card != EMPTY:
                self.add(card)

    def total(self) -> i64:
        """How many cards of all kinds."""
        numbers = self.numbers
        total: i64 = 0
        for card in range(len(numbers)):
            count: int = numbers[card]
            total += count
        return total

    def total_of(self, types: "vec[i64]", wanted: i64) -> i64:
        """How many cards have one of the wanted types; `types` has those of each number."""
        numbers = self.numbers
        total: i64 = 0
        for card in range(len(numbers)):
            if types[card] & wanted:
                count: int = numbers[card]
                total += count
        return total

    def different(self) -> i64:
        """How many differently named cards."""
        numbers = self.numbers
        names: i64 = 0
        for card in range(len(numbers)):
            if numbers[card]:
                names += 1
        return names

    def assign(self, other: "Counts") -> None:
        """Become a copy."""
        self.numbers = other.numbers[:]
        self.changes += 1

    def copy_from(self, other: "Counts") -> None:
        """Become a copy, in the space that there is if it has the same size."""
        if len(self.numbers) != len(other.numbers):
            self.assign(other)
            return
        self.changes += 1
        mine = self.numbers
        theirs = other.numbers
        for card in range(len(mine)):
            mine[card] = theirs[card]

    def reset(self, numbers: i64) -> None:
        """Count none of any card, of as many numbers as these."""
        self.changes += 1
        if len(self.numbers) != numbers:
            self.numbers = vec[u8]([0] * numbers)
            return
        mine = self.numbers
        for card in range(numbers):
            mine[card] = 0

    def as_dict(self) -> dict[int, int]:
        """Card number to count, for those that there are."""
        return {card: int(count) for card, count in enumerate(self.numbers) if count}
