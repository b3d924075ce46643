"""Puzzles that ask one question, to which one answer leads all others by far."""

from collections import Counter
from typing import Any

from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game
from throneroom.engine.setup import Setup
from throneroom.puzzles.comparing import LEAD, AnswerComparison, Pair, ShownLead
from throneroom.puzzles.judges import difficulty, judges
from throneroom.puzzles.puzzle import Goal
from throneroom.puzzles.ways import read_way, way_of
from throneroom.puzzles.writing import NAMES, counted, scripted
from throneroom.scenario import Scenario
from throneroom.sim.supply import Supply

FIRST_LOOK = 60
"""In how many deals all answers are tried before the best of them is looked at closely."""
LEAST_MISSED = 2
"""How many judges must miss the best answer to make it a puzzle."""


def game_of(source: dict[str, Any]) -> Game:
    """The game at the question of a puzzle to be, whose script leads up to it."""
    scenario = Scenario({**source, "expect": {}})
    game = scenario.game()
    scenario.play(game)
    return game


def puzzle_at(
    source: dict[str, Any], goal: Goal, setup: Setup, pairs: tuple[Pair, ...]
) -> dict[str, Any] | None:
    """A puzzle made of a position, if one answer to its question is the solution."""
    game = game_of(source)
    best, lead = AnswerComparison(game, f"{game.seed} first").favourite(pairs[0], FIRST_LOOK)
    if lead < LEAD:
        return None
    asked = judges(Supply.of(setup))
    missed = [name for name, bot in asked.items() if way_of(bot, game) != best]
    if len(missed) < LEAST_MISSED:
        return None
    shown = AnswerComparison(game, game.seed).show(best, pairs)
    if shown is None:
        return None
    solution = [step.words for step in read_way(best)]
    return {
        **source,
        "script": [*source.get("script", []), *scripted(game, solution, 0)],
        "expect": {NAMES[0]: _held_after(solution, game)},
        "puzzle": {
            "goal": str(goal),
            "difficulty": difficulty(len(missed), len(asked)),
            "missed_by": missed,
            "asked": list(asked),
            "seed": game.seed,
            **evidence(shown),
        },
    }


def evidence(shown: ShownLead) -> dict[str, Any]:
    """What has been shown, in numbers."""
    return {
        "deals": shown.deals,
        "plans": [list(pair) for pair in shown.pairs],
        "lead": round(100 * shown.lead, 1),
        "shares": {word: round(100 * share, 1) for word, share in shown.shares().items()},
    }


def _held_after(solution: list[tuple[str, ...]], game: Game) -> dict[str, Any]:
    """What the solver owns in the end; if it is not the solver's turn, the hand as well."""
    ahead = game.copy()
    for answer in solution:
        ahead.answer(list(answer))
    view = ahead.view(0)
    cards = view.players[0].cards
    assert cards is not None
    held = {"owns": counted(Counter({BY_ID[card.id]: count for card, count in cards.items()}))}
    return held if game.current == 0 else {**held, "hand": counted(Counter(view.hand))}
