"""Finding puzzles of the kind "win this turn"."""

import random
from collections.abc import Iterator
from typing import Any

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.ending import left_of_greatest
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.engine.setup import Setup
from throneroom.puzzles.judges import difficulty, judges
from throneroom.puzzles.proof import Solution, TurnProof, Unproven
from throneroom.puzzles.sources import finished_games, last_turns
from throneroom.puzzles.writing import NAMES, scripted, written
from throneroom.scenario import Scenario
from throneroom.sim.supply import Supply
from throneroom.sim.trial import YARDSTICK

TURNS = 2
"""How many of a game's last turns are looked at."""
HANDS = 5
"""How many hands are tried at each of them: the one of the game, and others drawn by chance."""
LIMIT = 2_500
"""How many answers a proof may take, so that it can be repeated in no time."""
LEAST_MISSED = 2
"""How many judges must miss a solution to make it a puzzle."""
LAST_PROVINCES = 3
"""With at most this many Provinces left, a game may end."""
NEAR_END = 5
"""With at most this many cards left in the three smallest piles, a game may end."""


def winning_turns(seed: str, setup: Setup) -> Iterator[dict[str, Any]]:
    """Puzzles from games in a kingdom, as scenarios."""
    chance = random.Random(f"hands {seed}")
    for game in finished_games(seed, setup):
        for moment in last_turns(game, TURNS):
            if not _may_end(moment):
                continue
            source = written(moment, moment.current)
            for number in range(HANDS):
                puzzle = puzzle_at({**source, "name": f"{moment.seed} {moment.turn} {number}"})
                if puzzle is not None:
                    yield puzzle
                    break
                source = {**source, "players": _redealt(source["players"], chance)}


def puzzle_at(source: dict[str, Any]) -> dict[str, Any] | None:
    """A puzzle made of a position, if the turn is won in one way only, and that is often missed."""
    game = Scenario({**source, "expect": {}}).game()
    if wins_turn(game, PlanBot(named_plan(YARDSTICK))):
        return None
    proof = TurnProof(game, LIMIT)
    try:
        if not proof.wins():
            return None
        solutions = proof.solutions()
    except Unproven:
        return None
    if len(solutions) > 1 or _is_obvious(solutions[0]):
        return None
    asked = judges(Supply.of(_plain(game)))
    missed = [name for name, bot in asked.items() if not wins_turn(game, bot)]
    if len(missed) < LEAST_MISSED:
        return None
    return {
        **source,
        "script": scripted(game, [answer.words for answer in solutions[0].line], 0),
        "expect": {"over": True, "winners": [NAMES[0]]},
        "puzzle": {
            "goal": "win_this_turn",
            "difficulty": difficulty(len(missed), len(asked)),
            "missed_by": missed,
            "asked": list(asked),
            "answers": proof.tried,
            "orders": proof.orders,
        },
    }


def _plain(game: Game) -> Setup:
    """The set-up of a position without the cards that lie somewhere by chance."""
    setup = game.setup
    return Setup(
        setup.kingdom,
        setup.player_count,
        setup.bane,
        setup.profile,
        colonies=setup.colonies,
        market=setup.market,
    )


def wins_turn(game: Game, bot: Bot) -> bool:
    """Whether a bot wins in the turn that a game has come to."""
    ahead = game.copy()
    while not ahead.over and ahead.turn == game.turn:
        ahead.answer(ahead.suggestion(bot))
    return ahead.over and ahead.winners == [game.current]


def _is_obvious(solution: Solution) -> bool:
    """Whether a solution is nothing but to buy a Province, which nobody needs to look for."""
    return all(
        kind == Kind.SPEND or (kind, word) == (Kind.BUY, "province")
        for kind, _, word in solution.steps
    )


def _may_end(game: Game) -> bool:
    """Whether this turn may be the last, as far as a quick look tells."""
    position = game.position()
    piles = sorted(int(position.supply.of(pile)) for pile in position.piles)
    return left_of_greatest(position) <= LAST_PROVINCES or sum(piles[:3]) <= NEAR_END


def _redealt(players: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same cards with another hand for the player on turn."""
    own = players[NAMES[0]]
    cards = [id for name in ("hand", "deck") for id in _single(own.get(name, []))]
    size = len(_single(own.get("hand", [])))
    chance.shuffle(cards)
    return {**players, NAMES[0]: {**own, "hand": sorted(cards[:size]), "deck": cards[size:]}}


def _single(cards: list[str]) -> list[str]:
    """Cards as many times as they are there."""
    pairs = [card.rpartition(" ") for card in cards]
    return [id for count, _, id in pairs for _ in range(int(count or 1))]
