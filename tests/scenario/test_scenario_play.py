"""`throneroom scenario play`: any scenario file is a game to play on from."""

import io
from pathlib import Path

import pytest

from throneroom import cli

ONE = """
- name: last Province
  players:
    anna: {hand: [gold, gold, silver], deck: [5 copper]}
    ben: {hand: [5 copper], deck: [5 copper]}
  supply: {province: 1}
  script: [{anna: all}]
  expect: {}
"""
TWO = ONE + ONE.replace("last Province", "another")


def play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, typed: str, *options: str
) -> int:
    file = tmp_path / "some.yaml"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return cli.main(["scenario", "play", str(file), *options])


def test_a_scenario_is_played_to_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, tmp_path, ONE, "all\nprovince\n") == 0
    shown = capsys.readouterr().out
    assert "anna buys and gains a Province." in shown
    assert "anna wins" in shown
    # Such a game cannot be played again from a record.
    assert "throneroom:" not in shown


def test_the_script_is_played_first_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, tmp_path, TWO, "province\n", "--script", "--name", "another") == 0
    assert "anna wins" in capsys.readouterr().out


def test_bots_play_the_other_seats_unless_people_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, tmp_path, ONE, "all\ndone\nquit\n") == 0
    assert "ben plays 5 Coppers" in capsys.readouterr().out
    assert play(monkeypatch, tmp_path, ONE, "all\ndone\nsave x\nquit\n", "--people", "2") == 0
    shown = capsys.readouterr().out
    assert "ben plays 5 Coppers" not in shown
    assert "cannot be saved" in shown


@pytest.mark.parametrize(
    ("text", "options", "complaint"),
    [
        ("[", [], "not valid YAML"),
        ("- {name: odd, x: 1}", [], "odd: scenario"),
        (ONE.replace("gold, gold", "gald"), [], "last Province: hand"),
        (TWO, [], "last Province, another"),
        (TWO, ["--name", "anothr"], "did you mean another?"),
        (ONE, ["--people", "3"], "3"),
        (ONE, ["--bot", "genius"], "there is no bot 'genius'"),
        (ONE.replace("anna: all", "anna: province"), ["--script"], "line 1 (anna: province)"),
    ],
)
def test_what_cannot_be_played_is_told(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    options: list[str],
    complaint: str,
) -> None:
    assert play(monkeypatch, tmp_path, text, "", *options) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line
