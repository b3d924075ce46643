"""The ways to answer a question, with all that the same player is asked because of it.

An answer to an Attack may take several steps: to discard instead of taking a Curse, and then which
cards. Ways are compared with each other only when all their steps are settled.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.engine.answer import Answer
from throneroom.engine.bot import Bot
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game

STEP = " / "
"""What stands between the steps of a way in writing."""


class Unforeseeable(Exception):
    """What is asked next may depend on cards that the player cannot know."""


@dataclass(frozen=True)
class Way:
    """One way to answer."""

    text: str
    """In writing."""
    options: tuple[list[int], ...]
    """The answers in the numbers of the fast protocol, one after the other."""


def ways_to_answer(game: Game) -> Iterator[Way]:
    """Every way to answer the open question of a game, unless that depends on hidden cards."""
    decision = open_decision(game)
    for answer in decision.legal_answers:
        first = Way(as_written(decision, answer), (decision.options_of(answer),))
        ahead = game.copy()
        ahead.answer(answer)
        if not _asks_again(ahead, decision):
            yield first
            continue
        if not ahead.foreseen:
            raise Unforeseeable
        for way in ways_to_answer(ahead):
            yield Way(first.text + STEP + way.text, first.options + way.options)


def way_of(bot: Bot, game: Game) -> str:
    """The way that a bot takes, in writing."""
    decision = open_decision(game)
    ahead = game.copy()
    steps: list[str] = []
    while not steps or _asks_again(ahead, decision):
        answer = ahead.suggestion(bot)
        steps.append(as_written(open_decision(ahead), answer))
        ahead.answer(answer)
    return STEP.join(steps)


def read_way(text: str) -> list[Answer]:
    """The steps of a way."""
    return [Answer.parse(step) for step in text.split(STEP)]


def as_written(decision: Decision, answer: Answer) -> str:
    """One step in writing: the same however its cards are listed, where the order is all one."""
    if decision.ordered or len(answer.words) < 2:
        return str(answer)
    place = decision.sorted_candidates.index
    return str(Answer(tuple(sorted(answer.words, key=place))))


def open_decision(game: Game) -> Decision:
    """The open question of a game, which there must be."""
    decision = game.decision
    assert decision is not None
    return decision


def _asks_again(game: Game, before: Decision) -> bool:
    """Whether a player who answered during another player's turn is asked again at once."""
    decision = game.decision
    return before.off_turn and decision is not None and decision.seat == before.seat
