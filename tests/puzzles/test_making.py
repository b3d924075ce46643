"""Finding puzzles: the same seed finds the same ones, and what was found is written down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom import cli
from throneroom.engine.setup import Setup
from throneroom.kingdoms.wishes import Wishes
from throneroom.puzzles import Goal, making, purchases, puzzle_of, puzzles, winning
from throneroom.puzzles.making import dump, make, until
from throneroom.puzzles.sources import finished_games, kingdoms, last_turns
from throneroom.puzzles.writing import written
from throneroom.scenario import Scenario, check_paths, read


def position(source: dict[str, Any]) -> dict[str, Any]:
    """What a puzzle was made of."""
    made = {key: source[key] for key in source if key not in ("script", "expect", "puzzle")}
    return made | {"name": source["puzzle"].get("seed", source["name"])}


def test_positions_come_from_games_and_are_the_same_for_a_seed() -> None:
    def found() -> list[dict[str, Any]]:
        seed, setup = next(kingdoms("some", Wishes()))
        game = next(finished_games(seed, setup))
        return [written(moment) for moment in last_turns(game, 2)]

    assert found() == found()
    for source in found():
        game = Scenario({**source, "name": "one", "expect": {}}).game()
        assert game.current == 0
        assert written(game) == source


@pytest.mark.slow
def test_what_comes_with_the_package_is_found_again() -> None:
    turn = min(
        (puzzle for puzzle in puzzles() if puzzle.goal == Goal.WIN_THIS_TURN),
        key=lambda puzzle: int(puzzle.evidence["answers"]),
    ).scenario.source
    again = winning.puzzle_at(position(turn))
    assert again is not None
    assert {**again, "name": turn["name"]} == turn


@pytest.mark.slow
def test_a_purchase_is_found_again() -> None:
    source = next(p for p in puzzles() if p.goal == Goal.BEST_PURCHASE).scenario.source
    game = puzzle_of(source).game()
    setup = Setup(game.setup.kingdom, 2, game.bane)
    pairs = tuple((own, other) for own, other in source["puzzle"]["plans"])
    again = purchases.puzzle_at(position(source), setup, pairs)
    assert again is not None
    assert {**again, "name": source["name"]} == source


@pytest.fixture
def _one_in_each_kingdom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every kingdom have the same puzzle of each kind."""
    for goal in Goal:
        source = next(p for p in puzzles() if p.goal == goal).scenario.source

        monkeypatch.setitem(making.FINDERS, goal, lambda *_, source=source: iter([source]))


@pytest.mark.usefixtures("_one_in_each_kingdom")
def test_the_search_ends_when_there_are_enough() -> None:
    found = [made.puzzle for made in until(make("x"), count=3) if made.puzzle is not None]
    assert [one["name"] for one in found] == [
        "win-this-turn-01",
        "best-purchase-01",
        "win-this-turn-02",
    ]
    assert len(list(until(make("x"), seconds=1e-9))) == 1


@pytest.mark.usefixtures("_one_in_each_kingdom")
def test_what_was_found_is_a_scenario_file_that_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "folder"
    make_two = ["puzzle", "make", "--count", "2", "--seed", "x", "--output", str(folder)]
    assert cli.main([*make_two, "--sets", "base,guilds"]) == 0
    assert "2 puzzles" in capsys.readouterr().out
    report = check_paths([folder])
    assert (report.held, report.exit_status) == (2, 0)


@pytest.mark.usefixtures("_one_in_each_kingdom")
def test_an_interrupted_search_keeps_what_it_has_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> Iterator[Any]:
        yield from until(make("x"), count=1)
        raise KeyboardInterrupt

    monkeypatch.setattr("throneroom.cli.puzzle.until", interrupted)
    assert cli.main(["puzzle", "make", "--output", str(tmp_path)]) == 0
    assert "One puzzle" in capsys.readouterr().out
    assert check_paths([tmp_path]).held == 1


def test_written_and_read_again_a_puzzle_is_the_same() -> None:
    sources = [puzzle.scenario.source for puzzle in puzzles()[::9]]
    assert read(dump(sources)) == sources
