"""Finding puzzles of the kind "the best purchase"."""

from collections.abc import Iterator
from typing import Any

from throneroom.engine.kinds import Kind
from throneroom.engine.setup import Setup
from throneroom.puzzles import leading
from throneroom.puzzles.comparing import Pair, pairs_for
from throneroom.puzzles.puzzle import Goal, puzzle_of
from throneroom.puzzles.sources import finished_games, purchases
from throneroom.puzzles.writing import turn_of, written

EVERY = 3
"""Every third purchase of a game is looked at: neighbouring ones are much alike."""
LEAST_OPTIONS = 4
"""With fewer cards to buy there is no puzzle."""


def best_purchases(seed: str, setup: Setup) -> Iterator[dict[str, Any]]:
    """Puzzles from games in a kingdom, as scenarios: at most one from each kingdom."""
    pairs = pairs_for(setup)
    if not pairs:
        return
    for game in finished_games(seed, setup):
        for number, moment in enumerate(purchases(game)):
            if number % EVERY:
                continue
            solver = moment.current
            source = {**written(moment, solver), "turn": turn_of(moment, solver)}
            puzzle = puzzle_at({**source, "name": f"{moment.seed} {moment.turn}"}, setup, pairs)
            if puzzle is not None:
                yield puzzle
                return


def puzzle_at(
    source: dict[str, Any], setup: Setup, pairs: tuple[Pair, ...]
) -> dict[str, Any] | None:
    """A puzzle made of a position, if one purchase leads by far, and is often missed."""
    decision = leading.game_of(source).decision
    if decision is None or decision.kind != Kind.BUY or len(decision.options) < LEAST_OPTIONS:
        return None
    puzzle = leading.puzzle_at(source, Goal.BEST_PURCHASE, setup, pairs)
    return None if puzzle is None or puzzle_of(puzzle).best == "done" else puzzle
