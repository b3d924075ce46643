"""Making puzzles: one kingdom after the other, until there are enough of them."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from throneroom.engine.setup import Setup
from throneroom.kingdoms.wishes import Wishes
from throneroom.puzzles.attacks import best_answers
from throneroom.puzzles.purchases import best_purchases
from throneroom.puzzles.puzzle import Goal, puzzle_of
from throneroom.puzzles.sources import kingdoms
from throneroom.puzzles.winning import winning_turns

FINDERS: dict[Goal, Callable[[str, Setup], Iterator[dict[str, Any]]]] = {
    Goal.WIN_THIS_TURN: winning_turns,
    Goal.BEST_PURCHASE: best_purchases,
    Goal.SURVIVE_ATTACK: best_answers,
}

WIDTH = 100


@dataclass(frozen=True)
class SearchStep:
    """How far the search has come: the kingdoms looked at, and a puzzle if one was found."""

    kingdoms: int
    puzzle: dict[str, Any] | None = None


def make(seed: str, wishes: Wishes | None = None) -> Iterator[SearchStep]:
    """Look for puzzles, without end; the same seed finds the same ones in the same order."""
    numbers = dict.fromkeys(Goal, 0)
    for looked_at, (own, setup) in enumerate(kingdoms(seed, wishes or Wishes()), 1):
        for goal in Goal:
            for source in FINDERS[goal](own, setup):
                numbers[goal] += 1
                name = f"{goal.replace('_', '-')}-{numbers[goal]:02}"
                yield SearchStep(looked_at, {**source, "name": name})
        yield SearchStep(looked_at)


def until(made: Iterator[SearchStep], count: int = 0, seconds: float = 0.0) -> Iterator[SearchStep]:
    """The same, until there are enough puzzles or the time is up."""
    began = time.monotonic()
    found = 0
    for one in made:
        yield one
        found += one.puzzle is not None
        if (count and found >= count) or (seconds and time.monotonic() - began > seconds):
            return


def write(sources: list[dict[str, Any]], folder: Path) -> list[Path]:
    """Write puzzles into a folder, a file for each goal; each file is replaced as a whole."""
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    for goal in Goal:
        fitting = [source for source in sources if puzzle_of(source).goal == goal]
        if fitting:
            file = folder / f"{goal}.yaml"
            fresh = file.with_name(f"{file.name}.new")
            fresh.write_text(dump(fitting), encoding="utf-8")
            fresh.replace(file)
            files.append(file)
    return files


def dump(sources: list[dict[str, Any]]) -> str:
    """Puzzles as a scenario file."""
    ordered = [{"name": source["name"], **source} for source in sources]
    return "\n".join(
        yaml.dump(
            [source], Dumper=_Plain, sort_keys=False, default_flow_style=None, width=WIDTH,
            allow_unicode=True,
        )
        for source in ordered
    )  # fmt: skip


class _Plain(yaml.SafeDumper):
    """Writes everything out, also what is there twice."""

    def ignore_aliases(self, data: Any) -> bool:
        return True
