"""What has been answered so far, and from where to run it again."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i16, i32, i64, mypyc_attr

from throneroom.engine.card import CARDS, NONE, Card
from throneroom.engine.shuffling import COUNTER

if TYPE_CHECKING:
    from throneroom.engine.position import Position
    from throneroom.engine.setup import Setup


_OPTIONS: Final[dict[int, tuple[int, ...]]] = {}
_WORDS: Final[dict[str, tuple[str, ...]]] = {}
"""Most answers are one of a few hundred words, which all games share."""


@final
@mypyc_attr(acyclic=True)
class GivenAnswer:
    """An answer, or (with `seed`) the moment at which hidden cards are dealt anew."""

    def __init__(
        self,
        seat: i16,
        options: list[int],
        words: list[str],
        seed: str | None = None,
        generator: str = COUNTER,
    ) -> None:
        one = len(options) == 1 and len(words) == 1
        self.options: Final[tuple[int, ...]] = (
            _OPTIONS.setdefault(options[0], (options[0],)) if one else tuple(options)
        )
        # Hidden cards are dealt anew without any words, so these have room for seed and generator.
        spoken = words if seed is None else [seed, generator]
        self._words: Final[tuple[str, ...]] = (
            _WORDS.setdefault(words[0], (words[0],)) if one else tuple(spoken)
        )
        self.seat: Final = seat
        self._imagined: Final = seed is not None

    @property
    def words(self) -> tuple[str, ...]:
        """The answer in words; none where hidden cards are dealt anew."""
        return () if self._imagined else self._words

    @property
    def seed(self) -> str | None:
        """The seed by which hidden cards are dealt anew, if they are."""
        return self._words[0] if self._imagined else None

    @property
    def generator(self) -> str:
        """Where the order of the cards comes from that are dealt anew, and of later shuffles."""
        return self._words[1] if self._imagined else COUNTER


@final
@mypyc_attr(acyclic=True)
class Gain:
    """That a player has gained a card, which everybody saw."""

    def __init__(self, turn: i32, seat: i16, index: i16, coins: i16) -> None:
        self.turn: Final = turn
        """The number of the turn, counted over all players from 1."""
        self.seat: Final = seat
        self.index: Final = index
        """The card's index; `card` is the card itself."""
        self.coins: Final = coins
        """How many coins the buyer had before paying; NONE if the card was not bought."""

    @property
    def card(self) -> Card:
        """The card that was gained."""
        return CARDS[self.index]

    @property
    def bought(self) -> bool:
        """Whether the card was bought."""
        return self.coins != NONE

    def __reduce__(self) -> tuple[object, ...]:
        return _gain, (int(self.turn), int(self.seat), self.card, int(self.coins))

    def __repr__(self) -> str:
        how = f"bought with {self.coins}" if self.bought else "gained"
        return f"<Gain: {self.card.id} {how} by seat {self.seat} in turn {self.turn}>"


def _gain(turn: int, seat: int, card: Card, coins: int) -> Gain:
    """A gain that was pickled; a card's index may be another one in another process."""
    return Gain(turn, seat, i16(card.index), coins)


@final
class History:
    """The answers of a game in which not every seat is answered at once.

    The list only ever grows, so copies of a game share it: each has a length of its own, and the
    first to go another way takes its own list. A game that begins in the middle of another one may
    know what was gained in that one `earlier`.
    """

    def __init__(self, earlier: "list[Gain] | None" = None) -> None:
        self.answers: list[GivenAnswer] = []
        self.length: i64 = 0
        # What is played, for games that are imagined from here; and the answers that are not to be
        # undone, since what was hidden before them would be seen.
        self.setup: Setup | None = None
        self.lasting: i64 = 0
        # How many answers were undone, plus one for each undo: numbers never go back.
        self.undone: i64 = 0
        # How many of them are no answers, but moments at which hidden cards are dealt anew.
        self._imagined: i64 = 0
        # The last position between two effects.
        self.checkpoint: Position | None = None
        # How many answers had been given at the checkpoint, and when something unforeseen had last
        # happened before it.
        self.answered: i64 = 0
        self.unforeseen_at: i64 = NONE
        # Events up to this many answers have been told: a re-run does not tell them again.
        self.told_up_to: i64 = -1
        # What has been gained, by whom; the list is shared like that of the answers. How many
        # gains there are, and how many there were at the checkpoint and before the first answer.
        self._gains: list[Gain] = [] if earlier is None else list(earlier)
        self._gain_count: i64 = len(self._gains)
        self._gains_at_checkpoint: i64 = self._gain_count
        self._earlier: i64 = self._gain_count

    def pass_checkpoint(self, position: "Position", answered: i64, unforeseen_at: i64) -> None:
        """From now on, run again from this position."""
        self.checkpoint = position
        self.answered = answered
        self.unforeseen_at = unforeseen_at
        self._gains_at_checkpoint = self._gain_count

    def return_to_checkpoint(self) -> None:
        """Forget what has been gained since the checkpoint: it is about to happen again."""
        self._gain_count = self._gains_at_checkpoint

    def go_back(self, origin: "Position") -> None:
        """Run again from where the game began."""
        self.pass_checkpoint(origin, 0, NONE)
        self._gains_at_checkpoint = self._earlier

    def add_gain(self, gain: Gain) -> None:
        """Note that a card was gained."""
        if len(self._gains) > self._gain_count:
            self._gains = self._gains[: self._gain_count]
        self._gains.append(gain)
        self._gain_count += 1

    @property
    def gains(self) -> list[Gain]:
        """What has been gained so far, oldest first."""
        return self._gains[: self._gain_count]

    @property
    def gains_at_checkpoint(self) -> list[Gain]:
        """What had been gained at the checkpoint."""
        return self._gains[: self._gains_at_checkpoint]

    @property
    def earlier(self) -> list[Gain]:
        """What had been gained before this game began, in the one that it goes on from."""
        return self._gains[: self._earlier]

    def add(self, answer: GivenAnswer) -> None:
        """Append an answer."""
        if len(self.answers) > self.length:
            self.answers = self.answers[: self.length]
        self.answers.append(answer)
        self.length += 1
        if answer.seed is not None:
            self._imagined += 1
            self.lasting = self.length

    def cut(self, length: i64) -> None:
        """Take the last answers back."""
        self.undone += self.length - length + 1
        self.length = length
        self._imagined = 0
        for answer in self.answers[:length]:
            if answer.seed is not None:
                self._imagined += 1

    @property
    def given(self) -> int:
        """How many answers there are."""
        return int(self.length - self._imagined)

    def copy(self) -> "History":
        """A history that shares what has happened so far."""
        new = History()
        new.assign(self)
        return new

    def assign(self, other: "History") -> None:
        """Become a copy of another history."""
        self.answers = other.answers
        self.length = other.length
        self.setup = other.setup
        self.lasting = other.lasting
        self.undone = other.undone
        self._imagined = other._imagined
        self.checkpoint = other.checkpoint
        self.answered = other.answered
        self.unforeseen_at = other.unforeseen_at
        self.told_up_to = other.told_up_to
        self._gains = other._gains
        self._gain_count = other._gain_count
        self._gains_at_checkpoint = other._gains_at_checkpoint
        self._earlier = other._earlier

    def number(self, answered: i64) -> i64:
        """The number of the question that comes after this many answers.

        Imagining other hidden cards leaves the question the same.
        """
        return answered - self._imagined + self.undone + 1
