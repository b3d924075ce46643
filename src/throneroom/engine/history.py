"""What has been answered so far, and from where to run it again."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.card import NONE

if TYPE_CHECKING:
    from throneroom.engine.position import Position


_OPTIONS: Final[dict[int, tuple[int, ...]]] = {}
_WORDS: Final[dict[str, tuple[str, ...]]] = {}
"""Most answers are one of a few hundred words, which all games share."""


@final
@mypyc_attr(acyclic=True)
class GivenAnswer:
    """An answer, or (with `seed`) the moment at which hidden cards are dealt anew."""

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

    The list only ever grows, so copies of a game share it: each has a length of its own, and the
    first to go another way takes its own list.
    """

    def __init__(self) -> None:
        self.answers: list[GivenAnswer] = []
        self.length: i64 = 0
        # How many answers were undone, plus one for each undo: numbers never go back.
        self.undone: i64 = 0
        # The last position between two effects.
        self.checkpoint: Position | None = None
        # How many answers had been given at the checkpoint, and when something unforeseen had last
        # happened before it.
        self.answered: i64 = 0
        self.unforeseen_at: i64 = NONE
        # Events up to this many answers have been told: a re-run does not tell them again.
        self.told_up_to: i64 = -1

    def add(self, answer: GivenAnswer) -> None:
        """Append an answer."""
        if len(self.answers) > self.length:
            self.answers = self.answers[: self.length]
        self.answers.append(answer)
        self.length += 1

    def cut(self, length: i64) -> None:
        """Take the last answers back."""
        self.undone += self.length - length + 1
        self.length = length

    def copy(self) -> "History":
        """A history that shares what has happened so far."""
        new = History()
        new.answers = self.answers
        new.length = self.length
        new.undone = self.undone
        new.checkpoint = self.checkpoint
        new.answered = self.answered
        new.unforeseen_at = self.unforeseen_at
        new.told_up_to = self.told_up_to
        return new

    def number(self, answered: i64) -> i64:
        """The number of the question that comes after this many answers."""
        return answered + self.undone + 1
