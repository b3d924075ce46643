"""Finding puzzles of the kind "the best purchase"."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.engine.setup import Setup
from throneroom.puzzles.comparing import LEAD, AnswerComparison, Pair, ShownLead, pairs_for
from throneroom.puzzles.judges import difficulty, judges
from throneroom.puzzles.sources import finished_games, purchases
from throneroom.puzzles.writing import NAMES, counted, written
from throneroom.scenario import Scenario
from throneroom.sim.supply import Supply

FIRST_LOOK = 60
"""In how many deals a purchase is tried before it is looked at closely."""
LEAST_MISSED = 2
"""How many judges must miss the best purchase to make it a puzzle."""
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
            source = {**written(moment), "turn": _turn(moment)}
            puzzle = puzzle_at({**source, "name": f"{moment.seed} {moment.turn}"}, setup, pairs)
            if puzzle is not None:
                yield puzzle
                return


def _turn(game: Game) -> dict[str, Any]:
    position = game.position()
    turn = {"phase": "buy", "actions": int(position.actions), "coins": int(position.coins)}
    return {**turn, **({"potions": int(position.potions)} if position.potions else {})}


def puzzle_at(
    source: dict[str, Any], setup: Setup, pairs: tuple[Pair, ...]
) -> dict[str, Any] | None:
    """A puzzle made of a position, if one purchase leads by far, and is often missed."""
    game = Scenario({**source, "expect": {}}).game()
    decision = game.decision
    if decision is None or decision.kind != Kind.BUY or len(decision.options) < LEAST_OPTIONS:
        return None
    best, lead = AnswerComparison(game, f"{game.seed} first").favourite(pairs[0], FIRST_LOOK)
    if lead < LEAD or best == "done":
        return None
    asked = judges(Supply.of(setup))
    missed = [name for name, bot in asked.items() if str(game.suggestion(bot)) != best]
    if len(missed) < LEAST_MISSED:
        return None
    shown = AnswerComparison(game, game.seed).show(best, pairs)
    if shown is None:
        return None
    return {
        **source,
        "script": [{NAMES[0]: best}],
        "expect": {NAMES[0]: {"owns": _owned_after(game, best)}},
        "puzzle": {
            "goal": "best_purchase",
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


def _owned_after(game: Game, bought: str) -> list[str]:
    ahead = game.copy()
    ahead.answer(bought)
    cards = ahead.view(game.current).players[game.current].cards
    assert cards is not None
    return counted(Counter({BY_ID[card.id]: count for card, count in cards.items()}))
