"""Analysing whole games."""

import json
from pathlib import Path

import pytest

from throneroom import Game, Record, new_game
from throneroom.analysis import Analysis, JudgedAnswer, analyse
from throneroom.analysis.whole_game import Analyst
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.cli import main
from throneroom.text.words import Words

MONEY = read_plan("Province; Gold; Silver")
SECONDS = 3.0


def played(seed: str, *, blunder: bool) -> Game:
    """Money against money; a player who could buy the Province that wins may buy nothing."""
    game = new_game("First Game", seed=seed)
    bot = PlanBot(MONEY)
    while (decision := game.decision) is not None:
        answer = game.suggestion(bot)
        wins = str(answer) == "province" and _wins(game, decision.seat)
        game.answer("done" if blunder and wins else answer)
        blunder = blunder and not wins
    return game


def _wins(game: Game, seat: int) -> bool:
    ahead = game.copy()
    ahead.answer("province")
    return ahead.winners == [seat]


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.of(played("blunder 7", blunder=True), ["Anna", "Ben"])


@pytest.fixture(scope="module")
def steps(record: Record) -> list[Analysis]:
    return [Analysis.from_json(one.to_json()) for one in analyse(record, SECONDS)]


def test_the_chances_come_first_and_end_with_the_result(
    record: Record, steps: list[Analysis]
) -> None:
    game = record.game()
    analysis = steps[-1]
    assert [one.turn for one in analysis.outlooks] == list(range(1, game.turn + 2))
    last = analysis.outlooks[-1]
    assert [seat for seat, share in enumerate(last.chances) if share] == game.winners
    assert all(sum(one.chances) == pytest.approx(1) for one in analysis.outlooks)
    first = next(one for one in steps if one.answers)
    assert len(first.outlooks) == len(analysis.outlooks)


def test_results_grow_until_all_is_done(steps: list[Analysis]) -> None:
    done = [one.done for one in steps]
    assert done == sorted(done)
    assert done[-1] == 1
    assert all(share < 1 for share in done[:-1])


def blunder_in(analysis: Analysis) -> JudgedAnswer:
    """What was found about the Province that was not bought."""
    return next(one for one in analysis.mistakes() if one.other == ("province",))


def test_the_blunder_is_named(record: Record, steps: list[Analysis]) -> None:
    found = blunder_in(steps[-1])
    assert (found.kind, found.given) == ("buy", ("done",))
    assert found.lost > 0.2
    assert found in steps[-1].turning_points()
    assert record.answers[found.answered] == (found.seat, ["done"])


def test_a_turn_can_be_judged_alone(record: Record, steps: list[Analysis]) -> None:
    """A server shares a game out among pieces of work."""
    analyst = Analyst(record)
    assert sum(analyst.answers_by_turn) == len(record.answers)
    found = blunder_in(steps[-1])
    judged = analyst.judged(found.turn - 1, 0.5)
    assert {one.turn for one in judged} == {found.turn}
    again = next(one for one in judged if one.answered == found.answered)
    assert again.other == ("province",)


def test_a_game_that_was_not_finished_has_no_end() -> None:
    game = new_game("First Game", seed="short")
    game.answer("all")
    *_, analysis = analyse(Record.of(game), 0.1)
    assert [one.seat for one in analysis.outlooks] == [game.current]
    assert analysis.turning_points() == []
    assert analysis.done == 1


def test_a_game_without_answers_is_analysed_at_once() -> None:
    assert list(analyse(Record.of(new_game("First Game", seed="none")), 0.1)) == []


def test_the_command_tells_what_decided_a_game(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    assert main(["analyse", str(file), "--seconds", str(SECONDS), "--all"]) == 0
    told = capsys.readouterr().out
    assert Words("en").say("analysis-chance", player="Anna") in told
    assert "bought nothing instead of Province" in told
    assert "100 %" in told
    assert "luck" in told


def test_the_command_writes_json(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record.line(), "--seconds", "0.2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["done"] == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_the_command_refuses_to_think_for_no_time(
    seconds: str, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", record.line(), f"--seconds={seconds}"]) == 2
    assert "Traceback" not in capsys.readouterr().err
