"""A lesson in the terminal: what it says, the table, the question, and what would happen else."""

import sys
from typing import TextIO

from throneroom.lessons import LEARNER, Lesson
from throneroom.terminal.client import Client, Quit
from throneroom.terminal.pages import Pages
from throneroom.text.words import Words


class LessonClient(Client):
    """A learner at the terminal; the other players answer as the lesson has it."""

    def __init__(
        self,
        lesson: Lesson,
        words: Words,
        pages: Pages,
        source: TextIO = sys.stdin,
        target: TextIO = sys.stdout,
    ) -> None:
        super().__init__(lesson.game, lesson.record.names, {}, words, source, target)
        self.lesson = lesson
        self.pages = pages

    def play(self) -> None:
        """Go through the lesson, or until the learner quits."""
        self._print(self.pages.heading(self.lesson.title))
        try:
            while not self.lesson.over:
                self._step()
            self._explain()
        except (Quit, KeyboardInterrupt) as stopped:
            self._print()
            self._say("lesson-left")
            if isinstance(stopped, KeyboardInterrupt):
                raise

    def _step(self) -> None:
        if not self.lesson.learners_turn:
            if self.lesson.explanation:
                self._explain()
            self.lesson.play_on()
            return
        self.seat = LEARNER
        self._print()
        self._show_news(LEARNER)
        self._show_position(LEARNER)
        self._explain(news=False)
        self._answer()

    def _explain(self, news: bool = True) -> None:
        self._print()
        if news:
            self._show_news(LEARNER)
            self._print()
        for line in self.pages.text(self.lesson.explanation):
            self._print(line)
        self._print()

    def _give(self, answer: object) -> bool:
        wrong = self.lesson.try_answer(answer)
        if wrong is None:
            return True
        lines = list(self.log.lines(wrong.events))
        if lines:
            self._say("lesson-would")
            for line in lines:
                self._print("  " + line)
        for line in self.pages.text(wrong.hint or self.words.say("lesson-other")):
            self._print(line)
        self._say("lesson-again")
        return False

    def _help(self, about: str) -> None:
        if about:
            super()._help(about)
        else:
            self._say("lesson-help")

    def _undo(self) -> None:
        self._say("lesson-no-command")

    def _save(self, file: str) -> None:
        self._say("lesson-no-command")
