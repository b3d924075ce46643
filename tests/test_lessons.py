"""Lessons: every step is explained, every hint is reached, a wrong answer changes nothing."""

import io

import pytest
from test_text import entries

from throneroom import BY_ID
from throneroom.engine.errors import IllegalAnswer
from throneroom.lessons import LEARNER, LESSONS, Lesson
from throneroom.terminal.lesson import LessonClient
from throneroom.terminal.pages import Pages
from throneroom.text.book import LANGUAGES, book
from throneroom.text.words import Words

every_lesson = pytest.mark.parametrize("name", LESSONS)


def hints(key: str) -> list[str]:
    """The wrong answers that a step has a word for."""
    prefix = f"{key}.if-"
    return [name.removeprefix(prefix) for name in ATTRIBUTES if name.startswith(prefix)]


ATTRIBUTES = [
    f"{entry.id.name}.{attribute.id.name}"
    for entry in entries("en", "lessons.ftl")
    for attribute in entry.attributes
]


@every_lesson
def test_every_step_is_explained_and_every_hint_answers_a_legal_answer(name: str) -> None:
    lesson = Lesson(name, "en")
    assert lesson.title
    assert lesson.about
    reached = {name, f"{name}-end"}
    while not lesson.over:
        key = f"{name}-{lesson.place}"
        reached.add(key)
        if lesson.learners_turn:
            assert lesson.explanation, key
            for said in hints(key):
                wrong = lesson.try_answer(said.split("-"))
                assert wrong is not None, f"{key}: {said} is right"
                assert wrong.hint, f"{key}: {said}"
        lesson.play_on()
    assert lesson.explanation
    known = {key for key in book("en", "lessons.ftl").keys if key.startswith(name)}
    assert known <= reached


@every_lesson
def test_a_wrong_answer_tells_what_would_happen_and_changes_nothing(name: str) -> None:
    lesson = Lesson(name, "en")
    before = lesson.game.check
    wrong = lesson.try_answer("copper")
    assert wrong is not None
    assert [event.kind for event in wrong.events] == ["play_treasure"]
    with pytest.raises(IllegalAnswer):
        lesson.try_answer("province")
    assert lesson.game.check == before
    assert lesson.place == 1


def test_the_first_lesson_is_the_first_three_turns() -> None:
    lesson = Lesson("first-turns", "en")
    hands: list[tuple[int, list[str]]] = []
    while not lesson.over:
        if lesson.learners_turn and (not hands or hands[-1][0] != lesson.game.turn):
            hand = lesson.game.view(LEARNER).hand
            hands.append((lesson.game.turn, sorted(card.id for card in hand)))
        lesson.play_on()
    assert hands == [
        (1, ["copper"] * 4 + ["estate"]),
        (3, ["copper"] * 3 + ["estate"] * 2),
        (5, ["copper"] * 2 + ["estate", "militia", "silver"]),
    ]
    chosen = [said for seat, said in lesson.record.answers if seat == LEARNER and said != ["all"]]
    assert chosen == [["militia"], ["silver"], ["militia"], ["mine"]]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson_in_the_terminal(name: str, language: str) -> None:
    words = Words(language)
    lines = []
    for seat, said in Lesson(name, language).record.answers:
        if seat == LEARNER:
            shown = [words.name(BY_ID[w]) if w in BY_ID else spoken(w, words) for w in said]
            lines += ["undo", "save x", "help", "help moat", ", ".join(shown)]
    lesson = Lesson(name, language)
    target = io.StringIO()
    client = LessonClient(lesson, words, Pages(words, 80), io.StringIO("\n".join(lines)), target)
    client.play()
    assert lesson.over
    shown_text = target.getvalue()
    assert max(len(line) for line in shown_text.split("\n\n")[-2].split("\n")) <= 80
    assert words.say("lesson-no-command") in shown_text
    assert words.say("lesson-again") not in shown_text


def spoken(word: str, words: Words) -> str:
    """An answer that is no card as a person types it."""
    if word == "all":
        return words.say("word-all")
    return words.say(f"mode-{word}") if words.has(f"mode-{word}") else word


def test_leaving_a_lesson_and_trying_again() -> None:
    words = Words("en")
    lesson = Lesson("first-turns", "en")
    target = io.StringIO()
    source = io.StringIO("done\nall\nquit\n")
    LessonClient(lesson, words, Pages(words, 80), source, target).play()
    assert not lesson.over
    shown = target.getvalue()
    assert "Without Treasures on the table you would have $0" in shown
    assert words.say("lesson-again") in shown
    assert words.say("lesson-left") in shown
