"""Finding puzzles of the kind "survive the attack"."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from throneroom.engine.setup import Setup
from throneroom.puzzles import leading
from throneroom.puzzles.comparing import Pair, pairs_for
from throneroom.puzzles.puzzle import Goal
from throneroom.puzzles.sources import Attacked, attacked, finished_games
from throneroom.puzzles.ways import Unforeseeable, open_decision, ways_to_answer
from throneroom.puzzles.writing import scripted, turn_of, written

MOST_WAYS = 20
"""With more ways to answer, an Attack is hard to grasp and takes long to look at."""


def best_answers(seed: str, setup: Setup) -> Iterator[dict[str, Any]]:
    """Puzzles from games in a kingdom, as scenarios: at most one from each kingdom."""
    for game in finished_games(seed, setup):
        for moment in attacked(game):
            # Plans are put in order only where they are needed.
            pairs = pairs_for(setup)
            if not pairs:
                return
            puzzle = puzzle_at(position_of(moment), setup, pairs)
            if puzzle is not None:
                yield puzzle
                return


def position_of(moment: Attacked) -> dict[str, Any]:
    """The position before an Attack, with what led from it to the question as its script."""
    before, solver = moment.before, moment.victim
    return {
        **written(before, solver),
        "turn": turn_of(before, solver),
        "script": scripted(before, moment.answers, solver),
        "name": f"{before.seed} {before.answered + len(moment.answers)}",
    }


def puzzle_at(
    source: dict[str, Any], setup: Setup, pairs: tuple[Pair, ...]
) -> dict[str, Any] | None:
    """A puzzle made of a position, if one answer leads by far, and is often missed."""
    game = leading.game_of(source)
    if open_decision(game).seat != 0:
        # Something that is not written down has led elsewhere.
        return None
    try:
        few = list(islice(ways_to_answer(game), MOST_WAYS + 1))
    except Unforeseeable:
        return None
    if not 2 <= len(few) <= MOST_WAYS or not is_certain(source):
        return None
    return leading.puzzle_at(source, Goal.SURVIVE_ATTACK, setup, pairs)


def is_certain(source: dict[str, Any]) -> bool:
    """Whether the question is the same whatever a shuffle brings on the way to it."""
    here, elsewhere = (
        leading.game_of({**source, "name": name}).view(0).snapshot()
        for name in (source["name"], "another shuffle")
    )
    return here == elsewhere
