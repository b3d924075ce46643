"""`throneroom puzzle` and `throneroom puzzle play` in the terminal."""

import io
from pathlib import Path
from typing import Any

import pytest

from throneroom import cli
from throneroom.puzzles import Goal, Puzzle, puzzles, solved
from throneroom.puzzles.solved import note_solved

TURN = min(
    (puzzle for puzzle in puzzles() if puzzle.goal == Goal.WIN_THIS_TURN),
    key=lambda puzzle: int(puzzle.evidence["answers"]),
)
PURCHASE = next(puzzle for puzzle in puzzles() if puzzle.goal == Goal.BEST_PURCHASE)
ATTACK = next(puzzle for puzzle in puzzles() if puzzle.goal == Goal.SURVIVE_ATTACK)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(puzzle: Puzzle) -> str:
    """The solution, as a player types it."""
    own = [answer for name, answer in puzzle.solution if name == puzzle.names[0]]
    return "".join(f"{said(answer)}\n" for answer in own)


def said(answer: Any) -> str:
    return ", ".join(answer) or "none" if isinstance(answer, list) else str(answer)


def play(monkeypatch: pytest.MonkeyPatch, text: str, *options: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return cli.main(["puzzle", "play", *options])


def test_the_list_names_every_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    note_solved(TURN.id)
    assert cli.main(["puzzle"]) == 0
    shown = capsys.readouterr().out
    assert all(puzzle.id in shown for puzzle in puzzles())
    assert f"✓ {TURN.id}" in shown
    assert f"Solved: 1 of {len(puzzles())}" in shown
    assert cli.main(["puzzle", "list", "--lang", "de"]) == 0
    assert "Schwierigkeit" in capsys.readouterr().out


@pytest.mark.parametrize("puzzle", [TURN, PURCHASE, ATTACK], ids=["turn", "purchase", "attack"])
def test_the_solution_is_praised_and_kept(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, typed(puzzle), puzzle.id) == 0
    assert "Solved!" in capsys.readouterr().out
    assert solved() == {puzzle.id}


def test_a_missed_purchase_shows_what_it_wins_and_not_the_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, f"curse\nquit\n{typed(PURCHASE)}", PURCHASE.id) == 0
    shown = capsys.readouterr().out
    curse, best = PURCHASE.shares["curse"], max(PURCHASE.shares.values())
    assert f"{curse:.1f} %" in shown
    assert f"The best purchase wins {best:.1f} %." in shown
    assert "There is a better purchase. Try again." in shown
    assert not solved()


def test_a_missed_turn_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = TURN.game()
    nothing = 0
    while game.turn == TURN.game().turn and not game.over:
        game.answer("done")
        nothing += 1
    text = "done\n" * nothing + typed(TURN)
    assert play(monkeypatch, text, TURN.id) == 0
    shown = capsys.readouterr().out
    assert shown.index("you have not won") < shown.index("Solved!")


@pytest.mark.parametrize("puzzle", [TURN, PURCHASE, ATTACK], ids=["turn", "purchase", "attack"])
def test_the_solution_is_shown_on_demand(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "", puzzle.id, "--solution") == 0
    shown = capsys.readouterr().out
    assert "The solution:" in shown
    assert "were tried" in shown or "99.9 %" in shown
    assert play(monkeypatch, "lösung\n", puzzle.id, "--lang", "de") == 0
    assert "Die Lösung:" in capsys.readouterr().out
    assert not solved()


def test_without_a_name_the_easiest_one_left_comes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "help\nundo\nsave x\nquit\n") == 0
    shown = capsys.readouterr().out
    easiest = min(puzzles(), key=lambda puzzle: puzzle.difficulty)
    assert shown.startswith(f"{easiest.id}: ")
    assert "solution: see the solution" in shown
    assert "From the beginning." in shown
    assert "nothing to save" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "win-001"], "did you mean win-01?"),
        (["make", "--output", "x", "--count", "-1"], "cannot be negative"),
        (["make", "--output", "x", "--sets", "renaissance"], "there is no set 'renaissance'"),
    ],
)
def test_what_is_typed_wrong_is_told(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["puzzle", *arguments]) == 2
    assert complaint in capsys.readouterr().err
