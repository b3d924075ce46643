"""An ordered pile of card numbers: hand, deck, discard pile, cards in play, trash."""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

EMPTY: Final = 255
"""In a zone with slots: the place of a card that has left."""


@final
class Zone:
    """Card numbers in order; the last one lies on top.

    The vector is a buffer that only grows; `size` says how much of it is in use.
    So putting and taking cards allocates nothing.
    """

    def __init__(self, capacity: i64 = 16) -> None:
        self.buffer: vec[u8] = vec[u8]([0] * capacity)
        self.size: i64 = 0

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        return iter(self.cards())

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise IndexError(index)
        return int(self.buffer[index])

    def cards(self) -> list[int]:
        """All cards, bottom first."""
        buffer = self.buffer
        found: list[int] = []
        for i in range(self.size):
            found.append(int(buffer[i]))
        return found

    def at(self, index: i64) -> i64:
        """The card at a place counted from the bottom."""
        return i64(self.buffer[index])

    def top(self) -> i64:
        """The card on top; the zone must not be empty."""
        return i64(self.buffer[self.size - 1])

    def push(self, card: i64) -> None:
        """Put a card on top."""
        size = self.size
        if size == len(self.buffer):
            self._grow(size + 1)
        self.buffer[size] = u8(card)
        self.size = size + 1

    def pop(self) -> i64:
        """Take the card on top; the zone must not be empty."""
        size = self.size - 1
        self.size = size
        return i64(self.buffer[size])

    def remove_at(self, index: i64) -> i64:
        """Take the card at a place; those above move down."""
        buffer = self.buffer
        card = i64(buffer[index])
        size = self.size - 1
        self.size = size
        while index < size:
            buffer[index] = buffer[index + 1]
            index += 1
        return card

    def find(self, card: i64) -> i64:
        """The highest place of a card, or -1."""
        buffer = self.buffer
        index = self.size - 1
        while index >= 0:
            if i64(buffer[index]) == card:
                return index
            index -= 1
        return -1

    def remove(self, card: i64) -> bool:
        """Take one copy of a card, the highest; say whether there was one."""
        index = self.find(card)
        if index < 0:
            return False
        self.remove_at(index)
        return True

    def count(self, card: i64) -> i64:
        """How many copies of a card lie here."""
        buffer = self.buffer
        found: i64 = 0
        for i in range(self.size):
            if i64(buffer[i]) == card:
                found += 1
        return found

    def set(self, index: i64, card: i64) -> None:
        """Replace the card at a place."""
        self.buffer[index] = u8(card)

    def clear(self) -> None:
        """Take all cards away."""
        self.size = 0

    def take(self, other: "Zone", count: i64) -> None:
        """Move cards from the top of another zone, one after the other."""
        size = self.size
        if size + count > len(self.buffer):
            self._grow(size + count)
        target = self.buffer
        source = other.buffer
        top = other.size - 1
        for i in range(count):
            target[size + i] = source[top - i]
        self.size = size + count
        other.size -= count

    def take_all(self, other: "Zone") -> None:
        """Put all cards of another zone on top, in their order."""
        size = self.size
        count = other.size
        if size + count > len(self.buffer):
            self._grow(size + count)
        target = self.buffer
        source = other.buffer
        for i in range(count):
            target[size + i] = source[i]
        self.size = size + count
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

    def _grow(self, needed: i64) -> None:
        missing = max(needed - len(self.buffer), 16 + len(self.buffer) // 2)
        self.buffer = extend(self.buffer, vec[u8]([0] * missing))
