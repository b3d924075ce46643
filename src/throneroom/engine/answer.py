"""Answers as values: what a legal one is, all of them, and how they are written."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from throneroom.engine.card import BY_ID, Card
from throneroom.engine.errors import IllegalAnswer

if TYPE_CHECKING:
    from throneroom.engine.decision import Decision

NOTHING: Final = "nothing"
"""How an answer without any choice is written."""


@final
class Answer:
    """An answer to a question, in the words of records: `gold`, `done`, `copper, estate`.

    It is a value: equal answers are equal, and may be keys of a dictionary.
    """

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words: Final = words

    @staticmethod
    def parse(text: str) -> "Answer":
        """The answer that `str` writes like this."""
        return Answer(() if text == NOTHING else tuple(text.split(", ")))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards among the words, in their order."""
        return tuple([BY_ID[word] for word in self.words if word in BY_ID])

    def __str__(self) -> str:
        return ", ".join(self.words) or NOTHING

    def __repr__(self) -> str:
        return f"<Answer {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)

    def __reduce__(self) -> tuple[object, ...]:
        return Answer, (self.words,)


@final
class LegalAnswers:
    """Every legal answer to a question, made one by one as they are asked for.

    Answers that mean the same are one: where cards are chosen in no particular order, each
    selection appears once.
    """

    def __init__(self, decision: "Decision") -> None:
        self._decision: Final = decision

    def __iter__(self) -> Iterator[Answer]:
        decision = self._decision
        if not decision.several:
            for word in decision.words:
                yield Answer((word,))
            return
        counts: dict[str, int] = {}
        for word in decision.candidates:
            counts[word] = counts.get(word, 0) + 1
        if decision.or_none:
            yield Answer(())
        for words in _selections(counts, decision.least, decision.most, decision.ordered):
            yield Answer(words)

    def __contains__(self, answer: object) -> bool:
        try:
            self._decision.parse(answer)
        except IllegalAnswer:
            return False
        return True

    def __len__(self) -> int:
        return sum([1 for _ in self])

    def parse(self, answer: object) -> Answer:
        """The legal answer that is meant; IllegalAnswer if there is none."""
        return self._decision.parse(answer)

    def __repr__(self) -> str:
        return f"<LegalAnswers to {self._decision!r}>"


def _selections(
    counts: dict[str, int], least: int, most: int, ordered: bool
) -> Iterator[tuple[str, ...]]:
    """Every different choice of `least` to `most` words, none oftener than it is there."""
    if least <= 0:
        yield ()
    if most <= 0:
        return
    left = dict(counts)
    for word in counts:
        if left[word]:
            left[word] -= 1
            for others in _selections(_still_open(left), least - 1, most - 1, ordered):
                yield (word, *others)
            # In no particular order a word that was passed over does not come later.
            left[word] = left[word] + 1 if ordered else 0


def _still_open(counts: dict[str, int]) -> dict[str, int]:
    return {word: count for word, count in counts.items() if count}
