"""Finding puzzles: the same seed finds the same ones, and what was found is written down."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom import cli
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game, start_game
from throneroom.engine.setup import Setup
from throneroom.kingdoms.wishes import Wishes
from throneroom.puzzles import (
    Goal,
    attacks,
    leading,
    making,
    purchases,
    puzzle_of,
    puzzles,
    winning,
)
from throneroom.puzzles.comparing import AnswerComparison
from throneroom.puzzles.making import dump, make, until
from throneroom.puzzles.sources import attacked, finished_games, kingdoms, last_turns
from throneroom.puzzles.ways import Unforeseeable, way_of, ways_to_answer
from throneroom.puzzles.writing import written
from throneroom.scenario import Scenario, check_paths, read

FILLERS = ("cellar", "moat", "village", "workshop", "smithy", "remodel", "market", "mine")


def position(source: dict[str, Any]) -> dict[str, Any]:
    """What a puzzle was made of."""
    made = {key: source[key] for key in source if key not in ("script", "expect", "puzzle")}
    prelude = puzzle_of(source).prelude
    if prelude:
        made["script"] = source["script"][: len(prelude)]
    return made | {"name": source["puzzle"].get("seed", source["name"])}


def test_positions_come_from_games_and_are_the_same_for_a_seed() -> None:
    def found() -> list[dict[str, Any]]:
        seed, setup = next(kingdoms("some", Wishes()))
        game = next(finished_games(seed, setup))
        return [written(moment, moment.current) for moment in last_turns(game, 2)]

    assert found() == found()
    for source in found():
        game = Scenario({**source, "name": "one", "expect": {}}).game()
        assert game.current == 0
        assert written(game, 0) == source


def test_an_attack_begins_on_the_attackers_turn_and_comes_to_the_same_question() -> None:
    setup = Setup([BY_ID[id] for id in ("militia", "torturer", *FILLERS)], 2)
    bot = PlanBot(named_plan("big-money-militia"))
    game = start_game(setup, "attacks", bots={0: bot, 1: bot})
    moments = list(attacked(game))
    assert {moment.victim for moment in moments} == {0, 1}
    for moment in moments:
        there = moment.before.copy()
        for answer in moment.answers:
            there.answer(list(answer))
        here = leading.game_of(attacks.position_of(moment))
        assert here.current == 1
        assert here.decision is not None
        assert there.decision is not None
        assert (here.decision.seat, there.decision.seat) == (0, moment.victim)
        assert here.decision.options == there.decision.options
        assert Counter(here.view(0).hand) == Counter(there.view(moment.victim).hand)
        assert here.view(0).supply == there.view(moment.victim).supply


def test_an_attack_whose_question_depends_on_a_shuffle_is_no_puzzle() -> None:
    """Secret Chamber draws two cards before it asks, here from a shuffled discard pile."""

    def source(deck: list[str]) -> dict[str, Any]:
        anna = {"hand": ["secret_chamber", "4 copper"], "deck": deck}
        anna["discard"] = ["province", "duchy", "estate", "silver", "gold"]
        return {
            "name": "one",
            "kingdom": ["secret_chamber", "militia"],
            "players": {"Anna": anna, "Ben": {"hand": ["militia"]}},
            "turn": {"player": "Ben"},
            "script": [{"Ben": "militia"}, {"Anna": "secret_chamber"}],
        }

    assert attacks.is_certain(source(["gold", "copper"]))
    assert not attacks.is_certain(source(["gold"]))


def attacked_by(attack: str, hand: list[str], ben: list[str] | None = None, **more: Any) -> Game:
    """Anna's first question when Ben plays an Attack."""
    source = {
        "name": "one",
        "kingdom": [attack, "moat", "secret_chamber"],
        "players": {
            "Anna": {"hand": hand, "deck": ["5 copper"]},
            "Ben": {"hand": [attack], "deck": ben or ["5 copper"]},
        },
        "turn": {"player": "Ben"},
        "script": [{"Ben": attack}],
        **more,
    }
    return leading.game_of(source)


def test_a_way_to_answer_has_all_its_steps() -> None:
    game = attacked_by("torturer", ["2 copper", "estate"])
    ways = {way.text: way.options for way in ways_to_answer(game)}
    assert set(ways) == {"curse", "discard / copper, copper", "discard / copper, estate"}
    assert [len(options) for options in ways.values()].count(2) == 2
    assert way_of(PlanBot(named_plan("big-money")), game) in ways


def test_steps_that_may_depend_on_hidden_cards_are_not_compared() -> None:
    for attack in ("militia", "saboteur"):
        with pytest.raises(Unforeseeable):
            list(ways_to_answer(attacked_by(attack, ["secret_chamber", "4 copper"])))
    plain = attacked_by("witch", ["moat", "4 copper"])
    assert {way.text for way in ways_to_answer(plain)} == {"moat", "done"}


def test_every_step_of_a_way_is_taken_in_every_deal() -> None:
    """The last Province wins if no Curse is taken, and no coin is discarded."""
    ben = ["2 duchy", "estate", "3 gold", "2 silver"]
    game = attacked_by("torturer", ["2 estate", "2 gold", "silver"], ben, supply={"province": 1})
    best, lead = AnswerComparison(game, "steps").favourite(("big-money", "big-money"), 6)
    assert best == "discard / estate, estate"
    assert lead > 0.3


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
@pytest.mark.parametrize(
    ("goal", "puzzle_at"),
    [
        (Goal.BEST_PURCHASE, purchases.puzzle_at),
        (Goal.SURVIVE_ATTACK, attacks.puzzle_at),
    ],
)
def test_an_answer_that_leads_is_found_again(
    goal: Goal, puzzle_at: Callable[..., dict[str, Any] | None]
) -> None:
    source = next(p for p in puzzles() if p.goal == goal).scenario.source
    game = puzzle_of(source).game()
    setup = Setup(game.setup.kingdom, 2, game.bane)
    pairs = tuple((own, other) for own, other in source["puzzle"]["plans"])
    again = puzzle_at(position(source), setup, pairs)
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
    found = [made.puzzle for made in until(make("x"), count=4) if made.puzzle is not None]
    assert [one["name"] for one in found] == [
        "win-this-turn-01",
        "best-purchase-01",
        "survive-attack-01",
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
