"""Lessons; the browser remembers how far the learner has come, the server keeps nothing."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from throneroom.engine.events import Event
from throneroom.lessons import LEARNER, LESSONS, Lesson
from throneroom.server.errors import Missing
from throneroom.server.protocol.fields import MOST_WORDS, Word
from throneroom.server.protocol.updates import EventPart
from throneroom.server.tables.frames import event_part
from throneroom.server.transport.dependencies import Spoken
from throneroom.server.transport.routes.scenes import Scene, scene_of
from throneroom.text.names import choice
from throneroom.text.words import Words

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

LONGEST = 1000
"""More answers than any lesson has."""


class LessonListed(BaseModel):
    """A lesson that can be taken."""

    name: str
    title: str
    about: str


class Progress(BaseModel):
    """How many answers of the lesson have been given, and the learner's next one."""

    model_config = ConfigDict(extra="forbid")

    given: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    answer: Annotated[list[Word], Field(max_length=MOST_WORDS)] | None = None


class Wrong(BaseModel):
    """What a different answer than the lesson's would lead to; the question stays open."""

    events: list[EventPart]
    hint: str


class LessonStep(Scene):
    """How far a lesson is, and the explanation for this step.

    Where the learner is asked nothing, the lesson goes on with the next answer.
    """

    given: int
    over: bool
    explanation: str
    """Plain text; an empty line begins a paragraph."""
    wrong: Wrong | None


@router.get("")
def lessons(words: Spoken) -> list[LessonListed]:
    """All lessons, in the order in which to take them."""
    made = [Lesson(name, words.language) for name in LESSONS]
    return [LessonListed(name=one.name, title=one.title, about=one.about) for one in made]


@router.post("/{name}")
def take(name: str, body: Progress, words: Spoken) -> LessonStep:
    """Go on with a lesson after a number of answers, perhaps with the learner's next one."""
    lesson = _lesson(name, words)
    while lesson.place <= body.given and not lesson.over:
        lesson.play_on()
    wrong = None
    if body.answer is not None and not lesson.over and lesson.learners_turn:
        wrong = lesson.try_answer(body.answer)
    # Other players' answers are a step only if there is something to say about them.
    while not lesson.over and not lesson.learners_turn and not lesson.explanation:
        lesson.play_on()
    return _step(lesson, None if wrong is None else _wrong(wrong.events, wrong.hint))


def _lesson(name: str, words: Words) -> Lesson:
    if name not in LESSONS:
        raise Missing("no-lesson", name=name[:40], hint=choice(name, LESSONS))
    return Lesson(name, words.language)


def _wrong(events: list[Event], hint: str) -> Wrong:
    return Wrong(events=[event_part(event) for event in events], hint=hint)


def _step(lesson: Lesson, wrong: Wrong | None) -> LessonStep:
    asked = not lesson.over and lesson.learners_turn
    return LessonStep(
        title=lesson.title,
        names=lesson.record.names,
        given=lesson.place - 1,
        over=lesson.over,
        explanation=lesson.explanation,
        wrong=wrong,
        **scene_of(lesson.game, LEARNER, asked),
    )
