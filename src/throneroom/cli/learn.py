"""`throneroom learn`: lessons to play."""

import argparse
import sys

from throneroom.cli.parser import Commands
from throneroom.cli.reference import pages_for
from throneroom.engine.errors import SetupError
from throneroom.lessons import LESSONS, Lesson
from throneroom.terminal.lesson import LessonClient
from throneroom.terminal.screen import painted
from throneroom.text.names import choice
from throneroom.text.words import Words


def add(commands: Commands) -> None:
    """`throneroom learn [LESSON]`."""
    learn = commands.add("learn")
    learn.takes("lesson", "lesson", nargs="?")
    learn.set_defaults(run=begin_lesson)


def begin_lesson(options: argparse.Namespace, words: Words) -> int:
    """Play a lesson, or list them all."""
    if options.lesson is None:
        return list_lessons(words)
    if sys.stdin is None:
        raise SetupError("nobody-plays")
    if options.lesson not in LESSONS:
        raise SetupError("no-lesson", name=options.lesson, hint=choice(options.lesson, LESSONS))
    lesson = Lesson(options.lesson, words.language)
    client = LessonClient(
        lesson, painted(words, sys.stdout), pages_for(words), sys.stdin, sys.stdout
    )
    client.play()
    following = LESSONS[LESSONS.index(lesson.name) + 1 :][:1]
    if lesson.over and following:
        print()
        print(words.say("lesson-next", command=f"throneroom learn {following[0]}"))
    return 0


def list_lessons(words: Words) -> int:
    """Every lesson with what one learns in it."""
    print(words.say("lessons-title"))
    for name in LESSONS:
        lesson = Lesson(name, words.language)
        line = words.say("lesson-line", name=name, title=lesson.title, about=lesson.about)
        print(f"  {line}")
    return 0
