"""An ordered pile of card numbers: hand, deck, discard pile, cards in play, trash."""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

EMPTY: Final = 255
"""In a zone with slots: the place of a card that has left."""


@mypyc_attr(acyclic=True)
@final
class Zone:
    """Card numbers in order; the last one lies on top.

    The vector is a buffer that only grows; `size` says how much of it is in use.
    So putting and taking cards allocates nothing.
    """

    def __init__(self) -> None:
        self.buffer: vec[u8] = vec[u8]()
        self.size: i64 = 0

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards())

    def cards(self) -> list[int]:
        """All cards, bottom first."""
        buffer = self.buffer
        found: list[int] = []
        for i in range(self.size):
            found.append(buffer[i])
        return found

    def at(self, index: i64) -> int:
        """The card at a place counted from the bottom."""
        return self.buffer[index]

    def top(self) -> int:
        """The card on top; the zone must not be empty."""
        return self.buffer[self.size - 1]

    def push(self, card: int) -> None:
        """Put a card on top."""
        size = self.size
        if size == len(self.buffer):
            self._make_room(1)
        self.buffer[size] = card
        self.size = size + 1

    def push_pair(self, first: i64, second: i64) -> None:
        """Put two numbers on top that belong together."""
        size = self.size
        if size + 2 > len(self.buffer):
            self._make_room(2)
        buffer = self.buffer
        buffer[size] = u8(first)
        buffer[size + 1] = u8(second)
        self.size = size + 2

    def pop(self) -> int:
        """Take the card on top; the zone must not be empty."""
        size = self.size - 1
        self.size = size
        return self.buffer[size]

    def remove_at(self, index: i64) -> None:
        """Take the card at a place away; those above move down."""
        buffer = self.buffer
        size = self.size - 1
        self.size = size
        while index < size:
            buffer[index] = buffer[index + 1]
            index += 1

    def find(self, card: i64) -> i64:
        """The highest place of a card, or -1."""
        buffer = self.buffer
        index = self.size
        while index:
            index -= 1
            if buffer[index] == card:
                return index
        return -1

    def count(self, card: i64, first: i64) -> i64:
        """How many copies of a card lie here, from a place on."""
        buffer = self.buffer
        found: i64 = 0
        for i in range(first, self.size):
            if buffer[i] == card:
                found += 1
        return found

    def remove(self, card: i64) -> None:
        """Take one copy of a card, the highest; it must be here."""
        self.remove_at(self.find(card))

    def holds(self, types: "vec[i64]", wanted: i64) -> bool:
        """Whether a card here has one of the wanted types; `types` has those of each card."""
        buffer = self.buffer
        for i in range(self.size):
            card: int = buffer[i]
            if types[card] & wanted:
                return True
        return False

    def insert(self, index: i64, card: int) -> None:
        """Put a card at a place counted from the bottom; those from there on move up."""
        self.push(card)
        buffer = self.buffer
        place = self.size - 1
        while place > index:
            buffer[place] = buffer[place - 1]
            place -= 1
        buffer[index] = card

    def set(self, index: i64, card: int) -> None:
        """Replace the card at a place."""
        self.buffer[index] = card

    def clear(self) -> None:
        """Take all cards away."""
        self.size = 0

    def put_all(self, cards: list[int]) -> None:
        """Hold these cards instead, bottom first."""
        self.size = 0
        for card in cards:
            self.push(card)

    def take(self, other: "Zone", count: i64) -> None:
        """Move cards from the top of another zone, one after the other."""
        self._make_room(count)
        size = self.size
        target = self.buffer
        source = other.buffer
        top = other.size - 1
        for i in range(count):
            target[size + i] = source[top - i]
        self.size = size + count
        other.size -= count

    def take_all(self, other: "Zone") -> None:
        """Put all cards of another zone on top, in their order."""
        count = other.size
        self._make_room(count)
        size = self.size
        target = self.buffer
        source = other.buffer
        for i in range(count):
            target[size + i] = source[i]
        self.size = size + count
        other.size = 0

    def copy_from(self, other: "Zone", first: i64) -> None:
        """Put the cards that lie in another zone from a place on on top; they stay there, too."""
        for i in range(first, other.size):
            self.push(other.at(i))

    def take_typed(self, other: "Zone", types: "vec[i64]", wanted: i64, values: "vec[i64]") -> i64:
        """Put the cards of another zone that have a wanted type on top; gives their summed value.

        `types` and `values` have those of each card number.
        """
        self._make_room(other.size)
        size = self.size
        target = self.buffer
        source = other.buffer
        kept: i64 = 0
        total: i64 = 0
        for i in range(other.size):
            card: int = source[i]
            if types[card] & wanted:
                target[size] = card
                size += 1
                total += values[card]
            else:
                source[kept] = card
                kept += 1
        self.size = size
        other.size = kept
        return total

    def take_slots(self, other: "Zone") -> None:
        """Put all cards of a zone with slots on top, in their order."""
        count = other.size
        self._make_room(count)
        size = self.size
        target = self.buffer
        source = other.buffer
        for i in range(count):
            if source[i] != EMPTY:
                target[size] = source[i]
                size += 1
        self.size = size
        other.size = 0

    def assign(self, other: "Zone") -> None:
        """Become a copy of another zone."""
        size = other.size
        if size > len(self.buffer):
            self.buffer = other.buffer[:]
        else:
            target = self.buffer
            source = other.buffer
            for i in range(size):
                target[i] = source[i]
        self.size = size

    def _make_room(self, count: i64) -> None:
        needed = self.size + count
        if needed > len(self.buffer):
            # For as many again, so that a zone rarely grows more than twice in a game.
            self.buffer = extend(self.buffer, vec[u8]([0] * (needed + 8)))
