"""Hints on a terminal."""

from collections.abc import Sequence

from throneroom.analysis import Hint, hint, percent
from throneroom.analysis.telling import WIDTH, listed
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.finder.findings import Findings
from throneroom.text.words import Words


def hint_line(game: Game, findings: Findings | None, names: Sequence[str], words: Words) -> str:
    """What looking ahead prefers at the open question, in a line."""
    decision = game.decision
    assert decision is not None
    return _told(hint(game, findings), decision, names, words)


def _told(found: Hint, decision: Decision, names: Sequence[str], words: Words) -> str:
    answer = _answer(found.answer, decision, names, words)
    chance = percent(found.chance)
    if found.other is None:
        return words.say("hint-only", answer=answer)
    other = _answer(found.other, decision, names, words)
    if not found.is_clear:
        return words.say("hint-unclear", answer=answer, other=other, chance=chance)
    reason = "" if found.reason is None else words.say(f"hint-reason-{found.reason}")
    return words.say(
        "hint-clear",
        answer=answer,
        other=other,
        chance=chance,
        lead=percent(found.lead),
        error=percent(WIDTH * found.error),
        why=f" {reason}" if reason else "",
    )


def _answer(answer: Sequence[str], decision: Decision, names: Sequence[str], words: Words) -> str:
    return listed([words.option(decision, word, names) for word in answer], words)
