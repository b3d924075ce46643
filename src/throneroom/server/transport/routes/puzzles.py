"""Puzzles; the browser remembers the answers of a try, the server keeps nothing."""

from copy import copy
from functools import cache
from itertools import takewhile
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from throneroom.engine.errors import SetupError
from throneroom.engine.events import Event
from throneroom.puzzles import Attempt, AttemptResult, Goal, Puzzle, Verdict, puzzle_called, puzzles
from throneroom.puzzles.telling import (
    answer_names,
    evidence,
    how_hard,
    result_told,
    set_ids,
    task,
    title,
)
from throneroom.server.errors import Missing
from throneroom.server.protocol.fields import MOST_WORDS, Word
from throneroom.server.protocol.updates import EventPart
from throneroom.server.tables.frames import event_part
from throneroom.server.transport.dependencies import Spoken
from throneroom.server.transport.routes.scenes import Scene, scene_of
from throneroom.text.words import Words

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

MOST_ANSWERS = 200
"""More than a turn can hold."""


class PuzzleListed(BaseModel):
    """A puzzle that can be tried."""

    id: str
    goal: Goal
    difficulty: int
    """From 1 to 5."""
    title: str
    sets: list[str]
    """The sets that its kingdom comes from."""


class PuzzleTry(BaseModel):
    """All answers of a try so far; none to begin."""

    model_config = ConfigDict(extra="forbid")

    answers: Annotated[
        list[Annotated[list[Word], Field(max_length=MOST_WORDS)]], Field(max_length=MOST_ANSWERS)
    ] = []


class AnswerShare(BaseModel):
    """What share of games an answer wins, in percent."""

    answer: str
    """As it is written in records."""
    name: str
    """As people say it."""
    share: float


class PuzzleOutcome(BaseModel):
    """What comes of a line of play."""

    events: list[EventPart]
    """Up to Clean-up, which tells no more about it."""
    shares: list[AnswerShare]
    """Where one answer was asked for: of all, the best first; of a wrong one only its own."""
    best: float | None
    """What share the best answer wins, even where it is not named."""
    evidence: list[str]
    """How the solution was shown to be the only one; nothing as long as it is not known."""


class TryResult(PuzzleOutcome):
    """How a try ended."""

    verdict: Verdict
    told: str
    over: bool
    """Whether the game has ended."""


class PuzzleStep(Scene):
    """How far a try is.

    When it has ended without the end of the game, the position is the one before the last answer.
    """

    goal: Goal
    difficulty: int
    task: str
    result: TryResult | None


@router.get("")
def list_puzzles(words: Spoken) -> list[PuzzleListed]:
    """All puzzles, the easy ones of each kind first."""
    return _listed(words.language)


@router.post("/{id}")
def try_puzzle(id: str, body: PuzzleTry, words: Spoken) -> PuzzleStep:
    """Where the answers of a try have led; those after its end are not looked at."""
    puzzle = _puzzle(id)
    attempt = Attempt(puzzle)
    game, before = attempt.game, attempt.game.event_count
    for answer in body.answers:
        game, before = copy(attempt.game), attempt.game.event_count
        if attempt.answer(answer) is not None:
            break
    result = attempt.result
    if result is None or attempt.game.over:
        game = attempt.game
    return PuzzleStep(
        title=title(puzzle, words),
        names=puzzle.names,
        goal=puzzle.goal,
        difficulty=puzzle.difficulty,
        task=task(puzzle, words),
        result=None if result is None else _result(attempt, result, before, words),
        **scene_of(game, attempt.seat, asked=result is None),
    )


@router.get("/{id}/solution")
def solution(id: str, words: Spoken) -> PuzzleOutcome:
    """The solution, for those who ask for it."""
    puzzle = _puzzle(id)
    attempt = Attempt(puzzle)
    before = attempt.game.event_count
    for _, answer in puzzle.solution:
        attempt.game.answer(answer)
    return PuzzleOutcome(
        events=_events(attempt.events(before)),
        shares=_shares(puzzle, puzzle.shares, words),
        best=_best(puzzle),
        evidence=_evidence(puzzle, words),
    )


def _puzzle(id: str) -> Puzzle:
    try:
        return puzzle_called(id)
    except SetupError:
        raise Missing("no-such-puzzle") from None


@cache
def _listed(language: str) -> list[PuzzleListed]:
    words = Words(language)
    return [
        PuzzleListed(
            id=puzzle.id,
            goal=puzzle.goal,
            difficulty=puzzle.difficulty,
            title=title(puzzle, words),
            sets=set_ids(puzzle),
        )
        for puzzle in puzzles()
    ]


def _result(attempt: Attempt, result: AttemptResult, since: int, words: Words) -> TryResult:
    puzzle = attempt.puzzle
    solved = result.verdict == Verdict.SOLVED
    shares = {
        answer: share
        for answer, share in result.shares.items()
        if solved or answer == result.answer
    }
    return TryResult(
        verdict=result.verdict,
        told=result_told(puzzle, result.verdict, words),
        over=attempt.game.over,
        events=_events(attempt.events(since)),
        shares=_shares(puzzle, shares, words),
        best=_best(puzzle),
        evidence=_evidence(puzzle, words) if solved else [],
    )


def _events(events: list[Event]) -> list[EventPart]:
    return [event_part(event) for event in takewhile(lambda one: one.kind != "clean_up", events)]


def _shares(puzzle: Puzzle, shares: dict[str, float], words: Words) -> list[AnswerShare]:
    if not shares:
        return []
    names = answer_names(puzzle, words)
    return [
        AnswerShare(answer=answer, name=names[answer], share=share)
        for answer, share in shares.items()
    ]


def _best(puzzle: Puzzle) -> float | None:
    return max(puzzle.shares.values(), default=None)


def _evidence(puzzle: Puzzle, words: Words) -> list[str]:
    return [how_hard(puzzle, words), evidence(puzzle, words)]
