"""Lessons: recorded games that a learner plays again, with a word at every step.

A lesson is a record (`first-turns.txt`) and what is said about it in each language's
`lessons.ftl`: the title under the lesson's name, then a message for every answer of the learner,
numbered by its place among the record's answers (`first-turns-3`), also for answers of others
that are worth a word. An attribute `if-silver` is said to who answers `silver` where the record
has something else; `first-turns-end` closes the lesson. So a lesson is translated by translating
its messages, and a new one needs no code.
"""

from dataclasses import dataclass
from importlib import resources
from itertools import takewhile

from throneroom.engine.decision import Decision
from throneroom.engine.events import Event
from throneroom.engine.record import Record, read
from throneroom.text.book import Book, book

LESSONS = ("first-turns", "attacks", "potions", "overpaying", "durations", "gaining")
LEARNER = 0


@dataclass(frozen=True)
class WrongAnswer:
    """What another answer than the lesson's would bring about."""

    events: list[Event]
    hint: str


class Lesson:
    """One lesson under way: a game at the learner's next answer."""

    def __init__(self, name: str, language: str) -> None:
        self.name = name
        self.record: Record = read(_file(name))
        self.game = self.record.game(watch=True, turn=1)
        self._book: Book = book(language, "lessons.ftl")
        self._given = 0

    @property
    def title(self) -> str:
        """What the lesson is about."""
        return self._book.say(self.name)

    @property
    def about(self) -> str:
        """What one learns."""
        return self._book.part(self.name, "about")

    @property
    def place(self) -> int:
        """The number of the next answer, counted from 1."""
        return self._given + 1

    @property
    def over(self) -> bool:
        """Whether every answer has been given."""
        return self._given == len(self.record.answers)

    @property
    def decision(self) -> Decision:
        """The question that is open."""
        decision = self.game.decision
        assert decision is not None
        return decision

    @property
    def learners_turn(self) -> bool:
        """Whether the learner is asked; if not, `play_on` answers for the other."""
        return self.record.answers[self._given][0] == LEARNER

    @property
    def explanation(self) -> str:
        """What is said before the next answer; at the end, in closing."""
        key = f"{self.name}-{'end' if self.over else self.place}"
        return self._book.say(key) if self._book.has(key) else ""

    def play_on(self) -> None:
        """Give the next answer as the record has it."""
        self.game.answer(self.record.answers[self._given][1])
        self._given += 1

    def try_answer(self, answer: object) -> WrongAnswer | None:
        """Answer as the learner wants, if the lesson has the same; else tell what would happen.

        An answer that the rules do not allow raises IllegalAnswer.
        """
        decision = self.decision
        said = list(decision.parse(answer).words)
        wanted = self.record.answers[self._given][1]
        if said == wanted or (not decision.ordered and sorted(said) == sorted(wanted)):
            self.play_on()
            return None
        imagined = self.game.copy()
        imagined.watch()
        before = len(imagined.events())
        imagined.answer(said)
        key = f"{self.name}-{self.place}"
        hint = self._book.part(key, f"if-{'-'.join(said) or 'none'}")
        events = imagined.events(before, LEARNER)
        # How the next turn begins is no consequence of the answer.
        return WrongAnswer(list(takewhile(lambda event: event.kind != "turn", events)), hint)


def _file(name: str) -> str:
    return (resources.files(__package__) / f"{name}.txt").read_text(encoding="utf-8")
