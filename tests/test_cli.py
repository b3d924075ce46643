"""Bad input at the command line: one line, a status that is not 0, nothing else."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom import Record, new_game
from throneroom.bots.money import BigMoney
from throneroom.cli import main

BAD = [
    (["play", "--players", "1"], "2 to 4 players"),
    (["play", "--players", "9"], "2 to 4 players"),
    (["play", "--players", "many"], "invalid int value"),
    (["play", "--people", "3"], "3 people do not fit among 2 players"),
    (["play", "--people", "-1"], "do not fit"),
    (["play", "--kingdom", "Frist Game"], "did you mean First Game?"),
    (["play", "--kingdom", "nonsense"], "'throneroom kingdom list' shows them"),
    (["play", "--kingdom", "cellar, vilage"], "did you mean Village?"),
    (["play", "--kingdom", "cellar, moat"], "a kingdom has 10 cards, this one has 2"),
    (["play", "--kingdom", "cellar, cellar"], "cellar stands twice"),
    (["play", "--kingdom", "copper, moat"], "copper is a basic card and no kingdom card"),
    (
        [
            "play",
            "--kingdom",
            "cellar,moat,village,workshop,woodcutter,smithy,remodel,militia,market,mine,spy",
        ],
        "this one has 11",
    ),
    (["play", "--bot", "mony"], "did you mean money?"),
    (["play", "--bot", "skynet"], "there are money, engine, random"),
    (["play", "--start", "3"], "seat 3 cannot begin"),
    (["play", "--names", "Anna,Ben"], "names are needed for 1 players, not for 2"),
    (["play", "--names", "end"], "is no name"),
    (["play", "--profile", "house"], "there is no rules profile 'house'"),
    (["play", "--resume", "x", "--seed", "y"], "--seed does not go with --resume"),
    (["play", "--bot", "money", "--bot", "money"], "there are 1 seats for bots, not 2"),
    (["kingdom", "show", "cellar moat vilage"], "there is no card 'vilage'; did you mean Village?"),
    (["kingdom", "random", "--set", "seaside"], "there is no set 'seaside'"),
    (["kingdom", "random", "--set", "base=eleven"], "is no number of cards"),
    (["kingdom", "random", "--with", "dragons"], "nothing is known of 'dragons'"),
    (["kingdom", "random", "--require", "chapl"], "did you mean Chapel?"),
    (["kingdom", "random", "--require", "chapel", "--ban", "chapel"], "clash"),
    (["kingdom", "random", "--set", "base=11"], "is no number of cards"),
    (
        ["kingdom", "random", "--require", "moat", "--without", "reactions"],
        "these clash: require moat, without reactions",
    ),
    (["play", "--names", "A:B"], "is no name"),
    (["play", "--people", "2", "--names", "Anna,anna"], "two players are called"),
    (["play", "--resume", "no-such-file"], "No such file"),
    (["play", "--resume", "throneroom:1:!!!"], "damaged"),
    (["replay", "no-such-file"], "No such file"),
    (["replay", "throneroom:1:AAAA"], "line 1"),
    (["replay", "."], "directory"),
    (["scenario", "check", "no-such-file"], "No such file"),
    (["nonsense"], "invalid choice"),
    ([], "required"),
]


@pytest.mark.parametrize(("arguments", "complaint"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(arguments)
    except SystemExit as exit:
        status = exit.code
    shown = capsys.readouterr()
    assert status == 2
    assert complaint in shown.err
    assert len(shown.err.strip().splitlines()) == 1
    assert "Traceback" not in shown.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = new_game("First Game", 2, "cli", bots={0: BigMoney(), 1: BigMoney()})
    file = tmp_path / "game.txt"
    file.write_text(Record.of(game, ["Anna", "Ben"]).text())
    return file


def test_replay_shows_the_log_and_the_result(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Turn 1: Anna\n")
    assert "The Provinces are gone." in shown
    assert "points with" in shown


def test_replay_stops_where_a_turn_begins(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--turn", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Turn 3: Anna" in shown
    assert shown.strip().endswith("Turn 3: Anna")
    assert "Turn 4" not in shown
    for turn in ("0", "-1", "999"):
        assert main(["replay", str(record), "--turn", turn]) == 2
        assert f"there is no turn {turn}" in capsys.readouterr().err


def test_the_command_works_as_a_program(record: Path) -> None:
    command = [sys.executable, "-m", "throneroom", "replay", str(record)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Turn 1: Anna" in shown.stdout
    assert shown.stderr == ""


def test_a_reader_that_has_seen_enough_is_no_error(record: Path) -> None:
    command = f"{sys.executable} -m throneroom replay {record} | head -1"
    shown = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert shown.stdout == "Turn 1: Anna\n"
    assert shown.stderr == ""


def test_players_pick_a_kingdom_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picks = (
        "keller\nmoat\nnonsense\nvillage\nschmiede\nwitch\nmilitia\nmine\nspy\nlibrary\nchapel\n"
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(picks))
    assert main(["kingdom", "draft", "--players", "3"]) == 0
    shown = capsys.readouterr().out
    assert "Player 3 picks card 3: there is no 'nonsense' here" in shown
    assert "Player 3 picks card 3: Village" in shown
    assert "Cellar, Chapel, Moat, Village, Militia, Smithy, Spy, Library, Mine, Witch" in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("keller\n"))
    assert main(["kingdom", "draft"]) == 2


def test_kingdoms_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom", "list"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 24
    assert listed[0].startswith("First Game / Erstes Spiel: Cellar, Moat, Village")
    assert main(["kingdom", "show", "wanderzirkus"]) == 0
    shown = capsys.readouterr().out
    assert "Young Witch (bane: Chancellor)" in shown
    assert "Bane: Chancellor, $3, Action, base game: +$2. You may put" in shown
    assert main(["kingdom", "random", "--seed", "x", "--set", "alchemy=4", "--set", "base"]) == 0
    assert capsys.readouterr().out.count("Alchemy:") == 4
