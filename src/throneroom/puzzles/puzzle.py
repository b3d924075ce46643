"""A puzzle: a scenario with a goal, a solution that is shown to be the only one, and evidence."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from itertools import takewhile
from typing import Any

from throneroom.engine.card import BY_ID, Card
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game
from throneroom.scenario import Malformed, Scenario, read
from throneroom.text.names import choice


class Goal(StrEnum):
    """What is asked for."""

    WIN_THIS_TURN = "win_this_turn"
    BEST_PURCHASE = "best_purchase"
    SURVIVE_ATTACK = "survive_attack"


_COMPARISON: dict[str, type] = {
    "seed": str, "deals": int, "plans": list, "lead": float, "shares": dict,
}  # fmt: skip
EVIDENCE: dict[Goal, dict[str, type]] = {
    Goal.WIN_THIS_TURN: {"answers": int, "orders": int},
    Goal.BEST_PURCHASE: _COMPARISON,
    Goal.SURVIVE_ATTACK: _COMPARISON,
}
"""What is kept of how the solution was shown."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle."""

    scenario: Scenario
    goal: Goal
    difficulty: int
    """From 1 to 5, by how many of the bots that were asked missed the solution."""
    missed_by: tuple[str, ...]
    asked: tuple[str, ...]
    evidence: dict[str, Any]

    @property
    def id(self) -> str:
        """What it is called in commands and addresses."""
        return self.scenario.name

    @property
    def names(self) -> list[str]:
        """The players; the first is the one who solves it."""
        return self.scenario.names

    @property
    def asks_once(self) -> bool:
        """Whether one question is asked, whose answers were all compared."""
        return self.goal != Goal.WIN_THIS_TURN

    @property
    def prelude(self) -> list[tuple[str, Any]]:
        """The answers of others that lead from the position to the first question."""
        return list(takewhile(lambda line: line[0] != self.names[0], self.scenario.script))

    @property
    def solution(self) -> list[tuple[str, Any]]:
        """The answers that solve it, each with the player who gives it."""
        return self.scenario.script[len(self.prelude) :]

    @property
    def shares(self) -> dict[str, float]:
        """Where one question is asked: what share of games, in percent, each answer wins.

        The best comes first. An answer that takes several steps is written with all of them.
        """
        return dict(self.evidence.get("shares", {}))

    @property
    def best(self) -> str:
        """Where one question is asked: the right answer."""
        return next(iter(self.shares))

    @property
    def cards(self) -> list[Card]:
        """The kingdom."""
        return [BY_ID[id] for id in self.scenario.source["kingdom"]]

    def game(self, watch: bool = False) -> Game:
        """The game at the puzzle's first question."""
        game = self.scenario.game(watch)
        for _, answer in self.prelude:
            game.answer(answer)
        return game


def puzzle_of(source: object) -> Puzzle:
    """The puzzle that a scenario describes; Malformed if it is none."""
    scenario = Scenario(source)
    facts = scenario.source.get("puzzle")
    if not isinstance(facts, dict) or facts.get("goal") not in list(Goal):
        raise Malformed("no-puzzle", name=scenario.name)
    goal = Goal(facts["goal"])
    wanted = {"difficulty": int, "missed_by": list, "asked": list, **EVIDENCE[goal]}
    for key, kind in wanted.items():
        if not isinstance(facts.get(key), kind):
            raise Malformed("puzzle-fact", name=scenario.name, fact=key)
    return Puzzle(
        scenario,
        goal,
        facts["difficulty"],
        tuple(facts["missed_by"]),
        tuple(facts["asked"]),
        {key: facts[key] for key in EVIDENCE[goal]},
    )


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that come with the package, the easy ones of each kind first."""
    found: list[Puzzle] = []
    for goal in Goal:
        file = resources.files(__package__) / "data" / f"{goal}.yaml"
        found += [puzzle_of(source) for source in read(file.read_text(encoding="utf-8"))]
    return tuple(found)


def puzzle_called(id: str) -> Puzzle:
    """The puzzle with this id."""
    known = {puzzle.id: puzzle for puzzle in puzzles()}
    if id not in known:
        raise SetupError("unknown-puzzle", name=id[:40], hint=choice(id, known))
    return known[id]
