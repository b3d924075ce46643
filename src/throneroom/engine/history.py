"""What has been answered so far, and from where to run it again."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.state import State


_OPTIONS: Final[dict[int, tuple[int, ...]]] = {}
_WORDS: Final[dict[str, tuple[str, ...]]] = {}
"""Most answers are one of a few hundred words, which all games share."""


@final
@mypyc_attr(acyclic=True)
class Entry:
    """An answer, or (with `seed`) the moment from which a search imagines the hidden cards."""

    def __init__(self, seat: int, options: list[int], words: list[str], seed: str | None) -> None:
        self.seat: Final = seat
        one = len(options) == 1 and len(words) == 1
        self.options: Final[tuple[int, ...]] = (
            _OPTIONS.setdefault(options[0], (options[0],)) if one else tuple(options)
        )
        self.words: Final[tuple[str, ...]] = (
            _WORDS.setdefault(words[0], (words[0],)) if one else tuple(words)
        )
        self.seed: Final = seed


@final
class History:
    """The answers of a game in which not every seat is answered at once.

    The list of entries only ever grows, so copies of a game share it: each has a length of
    its own, and the first to go another way takes its own list.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.length: i64 = 0
        # Entries that were undone and undoings themselves: numbers never go back.
        self.undone: i64 = 0
        # The last position between two effects.
        self.checkpoint: State | None = None
        # What followed up to so many answers has been told: a re-run does not tell it again.
        self.told: i64 = -1

    def add(self, entry: Entry) -> None:
        """Append an entry."""
        if len(self.entries) > self.length:
            self.entries = self.entries[: self.length]
        self.entries.append(entry)
        self.length += 1

    def cut(self, length: i64) -> None:
        """Take the last entries back."""
        self.undone += self.length - length + 1
        self.length = length

    def copy(self) -> "History":
        """A history that shares what has happened so far."""
        new = History()
        new.entries = self.entries
        new.length = self.length
        new.undone = self.undone
        new.checkpoint = self.checkpoint
        new.told = self.told
        return new

    def number(self, answered: i64) -> i64:
        """The number of the entry that answers the question after so many answers."""
        return answered + self.undone + 1
