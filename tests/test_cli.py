"""The command line: what it says of itself, what it does, and what it says to bad input."""

import argparse
import ast
import io
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from form import COMPILED
from test_text import messages

import throneroom
from throneroom import Record, cli, new_game
from throneroom.bots.money import BigMoney
from throneroom.cli import form, main
from throneroom.engine.card import PROFILES
from throneroom.engine.record import check_names
from throneroom.kingdoms import FEATURES, RECOMMENDED, SETS
from throneroom.roster import NAMES, name_bots
from throneroom.text.words import LANGUAGES, Words

BAD = [
    (["play", "--players", "1"], "2 to 4 players"),
    (["play", "--players", "9"], "2 to 4 players"),
    (["play", "--players", "many"], "invalid int value"),
    (["play", "--people", "3"], "there is no room for 3 people at a table of 2"),
    (["play", "--people", "-1"], "there is no room"),
    (["play", "--kingdom", "Frist Game"], "did you mean First Game?"),
    (["play", "--kingdom", "nonsense"], "'throneroom kingdom list' shows all"),
    (["play", "--kingdom", "cellar, vilage"], "did you mean Village?"),
    (["play", "--kingdom", "cellar, moat"], "a kingdom has 10 cards, this one has 2"),
    (["play", "--kingdom", "cellar, cellar"], "Cellar is in the kingdom twice"),
    (["play", "--kingdom", "copper, moat"], "Copper is a basic card, not a kingdom card"),
    (
        [
            "play",
            "--kingdom",
            "cellar,moat,village,workshop,woodcutter,smithy,remodel,militia,market,mine,spy",
        ],
        "this one has 11",
    ),
    (["play", "--bot", "mony"], "did you mean money?"),
    (
        ["play", "--bot", "skynet"],
        "there are beginner, money, plan, expert, master, engine, random",
    ),
    (["play", "--start", "3"], "seat 3 cannot begin"),
    (["play", "--names", "Anna,Ben"], "one name is needed, not 2"),
    (["play", "--names", "end"], "is not a name"),
    (["play", "--profile", "house"], "there is no rules profile 'house'"),
    (["play", "--resume", "x", "--seed", "y"], "--seed does not go with --resume"),
    (["play", "--today", "--seed", "x"], "--seed does not go with --today"),
    (["play", "--today", "--from", "x"], "--from does not go with --today"),
    (["play", "--resume", "x", "--from", "y"], "--from does not go with --resume"),
    (["play", "--turn", "3"], "--turn goes with --from"),
    (["play", "--from", "x", "--kingdom", "y"], "--kingdom does not go with --from"),
    (["play", "--bot", "money", "--bot", "money"], "there is one seat for bots, not 2"),
    (["kingdom", "show", "cellar moat vilage"], "there is no 'vilage' here; did you mean Village?"),
    (["kingdom", "random", "--set", "renaissance"], "there is no set 'renaissance'"),
    (["kingdom", "random", "--set", "base=eleven"], "is not a number of cards"),
    (["kingdom", "random", "--with", "dragons"], "there is no kind of card called 'dragons'"),
    (["kingdom", "random", "--require", "chapl"], "did you mean Chapel?"),
    (["kingdom", "random", "--require", "chapel", "--ban", "chapel"], "clash"),
    (["kingdom", "random", "--set", "base=11"], "is not a number of cards"),
    (
        ["kingdom", "random", "--require", "moat", "--without", "reactions"],
        "these clash: with Moat, without reactions",
    ),
    (["play", "--names", "A:B"], "is not a name"),
    (["play", "--people", "2", "--names", "Anna,anna"], "two players are called"),
    (["play", "--resume", "no-such-file"], "No such file"),
    (["play", "--resume", "throneroom:1:!!!"], "damaged"),
    (["replay", "no-such-file"], "No such file"),
    (["replay", "throneroom:1:AAAA"], "line 1"),
    (["replay", "."], "directory"),
    (["scenario", "check", "no-such-file"], "No such file"),
    (["nonsense"], "invalid choice"),
    (["paly"], "did you mean play?"),
    (["lab", "compar", "big-money"], "did you mean compare?"),
    (["play", "--seed"], "expected one argument"),
    (["kingdom", "random", "--with\nout"], "unrecognized arguments"),
    (["kingdom", "random", "--s", "x"], "ambiguous option: --s could match --seed, --set"),
    (["kingdom", "random", "--curve=x"], "ignored explicit argument 'x'"),
    (["kingdom", "draft", "--players", "7"], "2 to 6 players pick a kingdom, not 7"),
    (["play", "--lang", "fr"], "invalid choice: 'fr'"),
    ([], "the following arguments are required: COMMAND"),
]


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The line that is all there is to see of bad input."""
    try:
        status: object = main(arguments)
    except SystemExit as exit:
        status = exit.code
    shown = capsys.readouterr()
    assert status == 2
    assert "Traceback" not in shown.err
    (line,) = shown.err.splitlines()
    return line


@pytest.mark.parametrize(("arguments", "complaint"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint in refusal(arguments, capsys)


ENGLISH = {
    "the", "is", "are", "there", "has", "did", "mean", "must", "cannot", "expected", "invalid",
    "choose", "could", "match", "required", "argument", "arguments", "ambiguous", "tells",
    "usage", "options", "show", "message", "exit",
}  # fmt: skip
"""Words by which one sees that something was left untranslated."""


@pytest.mark.parametrize(("arguments", "complaint"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_is_refused_in_german(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refusal(["--lang", "de", *arguments], capsys)
    if complaint in ("No such file", "directory"):
        assert complaint in line, "the system's reasons stay as they are"
    else:
        assert complaint not in line
        assert not ENGLISH & set(re.findall(r"\w+", line.lower()))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--players", "many"], "--players: „many“ ist keine ganze Zahl"),
        (["play", "--kingdom", "Frist Game"], "meintest du Erstes Spiel?"),
        (["play", "--kingdom", "cellar, vilage"], "meintest du Dorf?"),
        (["play", "--bot", "money", "--bot", "money"], "für Bots ist ein Platz da, nicht 2"),
        (["play", "--people", "2", "--bot", "money"], "für einen Bot ist kein Platz"),
        (["kingdom", "random", "--set", "renaissance"], "; es gibt base, base-2"),
        (["nonsense"], "BEFEHL: „nonsense“ gibt es nicht (möglich: "),
        (["nonsense"], "; mehr verrät throneroom --help"),
        ([], "es fehlt noch: BEFEHL"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_german_complaints_say(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint in refusal([*arguments, "--lang", "de"], capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "de", "kingdom", "list"],
        ["kingdom", "--lang=de", "list"],
        ["kingdom", "list", "--lang", "de"],
        ["kingdom", "list", "--la", "de"],
        ["--lang", "en", "kingdom", "list", "--lang", "de"],
    ],
    ids=" ".join,
)
def test_the_language_may_stand_anywhere(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].startswith("Erstes Spiel / First Game: Burggraben, Keller, Dorf")


# What the command says of itself


def paths(parser: argparse.ArgumentParser, *path: str) -> Iterator[tuple[str, ...]]:
    """Every command with the commands below it."""
    yield path
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, child in action.choices.items():
                yield from paths(child, *path, name)


def told(arguments: Iterable[str], language: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of a command's help."""
    with pytest.raises(SystemExit) as exit:
        main([*arguments, "--lang", language, "--help"])
    assert exit.value.code == 0
    return capsys.readouterr().out.splitlines()


PATHS = [*paths(cli.command_line(Words()))]
# A long one stands in a line of its own.
COMMAND_NAMES = {f"    {path[-1]}" for path in PATHS if path}


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_explains_itself_in_both_languages(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    english, german = (told(path, language, capsys) for language in LANGUAGES)
    assert english[0].startswith(" ".join(["usage: throneroom", *path]))
    assert german[0].startswith(" ".join(["Aufruf: throneroom", *path]))
    assert set(english) & set(german) - COMMAND_NAMES == {""}
    assert not (ENGLISH - {"show"}) & set(re.findall(r"\w+", " ".join(german).lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_whatever_can_be_typed(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play = " ".join(told(["play"], language, capsys))
    assert all(name in play for name in (*NAMES, *PROFILES))
    draw = " ".join(told(["kingdom", "random"], language, capsys))
    assert all(name in draw for name in (*SETS, *FEATURES))


def test_nothing_is_explained_that_is_not_there() -> None:
    said = set()

    class Listening(Words):
        def say(self, key: str, **values: object) -> str:
            said.add(key)
            return super().say(key, **values)

    cli.command_line(Listening())
    explained = {key for key in messages("en") if key.split("-")[0] == "cli"}
    assert explained - said == set()


FOR_PROGRAMMERS = {
    "%(prog)s: error: %(message)s\n",
    "%(prog)s: warning: %(message)s\n",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    'argument "-" with mode %r',
    "argument '%(argument_name)s' is deprecated",
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "command '%(parser_name)s' is deprecated",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "option '%(option)s' is deprecated",
}
NOTHING_TO_TRANSLATE = {"%(heading)s:", " (default: %(default)s)"}
OURS = {"subcommands", "show program's version number and exit"}
"""What argparse would say if we did not say it ourselves."""


def test_whatever_argparse_says_is_translated() -> None:
    table = {Words().say(key) for key in messages("en") if key.startswith("argparse-")}
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    texts = {
        text.value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("_", "ngettext")
        for text in call.args
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }
    assert texts - table - FOR_PROGRAMMERS - NOTHING_TO_TRANSLATE - OURS == set()


@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("argparse-")])
def test_translations_for_argparse_have_its_blanks(key: str) -> None:
    english, german = (
        re.findall(r"%(\(\w+\))?[rs]", Words(language).say(key)) for language in LANGUAGES
    )
    assert set(german) <= set(english)
    assert german.count("") == english.count("")


def test_argparse_speaks_for_others_as_before(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdom", "list", "--lang", "de"]) == 0
    capsys.readouterr()
    argparse.ArgumentParser(prog="other").print_help()
    assert capsys.readouterr().out.startswith("usage: other [-h]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_that_a_record_can_hold(language: str) -> None:
    names = [Words(language).say("seat-person", number=1), *name_bots(NAMES)]
    check_names(names, 1 + len(NAMES))


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
    # The third of all turns is the second of the first player.
    assert "Turn 1: Ben" in shown
    assert shown.strip().endswith("Turn 2: Anna")
    assert "Turn 2: Ben" not in shown
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
    assert len(listed) == len(RECOMMENDED)
    assert listed[0].startswith("First Game / Erstes Spiel: Cellar, Moat, Village")
    assert main(["kingdom", "show", "wanderzirkus", "--lang", "de"]) == 0
    assert "Junge Hexe (Bann: Kanzler)" in capsys.readouterr().out
    assert main(["kingdom", "show", "wanderzirkus"]) == 0
    shown = capsys.readouterr().out
    assert "Young Witch (bane: Chancellor)" in shown
    assert "Bane: Chancellor, $3, Action, Base game: +$2. You may put" in shown
    assert main(["kingdom", "random", "--seed", "x", "--set", "alchemy=4", "--set", "base"]) == 0
    assert capsys.readouterr().out.count("Alchemy:") == 4


@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_whether_the_engine_is_compiled(
    compiled: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert form.is_compiled() == COMPILED
    monkeypatch.setattr(form, "is_compiled", lambda: compiled)
    said = {}
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as exit:
            main(["--version", "--lang", language])
        assert exit.value.code == 0
        said[language] = " ".join(capsys.readouterr().out.split())
    expected = {
        "en": "engine compiled" if compiled else "engine uncompiled: ",
        "de": "Engine kompiliert" if compiled else "Engine nicht kompiliert: ",
    }
    for language, form_said in expected.items():
        assert said[language].startswith(f"throneroom {throneroom.__version__}, {form_said}")
        assert ("C compiler" in said[language] or "C-Compiler" in said[language]) != compiled


def slow_installation(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    monkeypatch.setattr(form, "is_compiled", lambda: False)
    monkeypatch.setattr(form, "is_installed", lambda: True)
    monkeypatch.setattr("throneroom.server.settings.default_folder", lambda: data)


def test_an_uncompiled_installation_warns_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_installation(monkeypatch, tmp_path / "fresh" / "throneroom")
    warnings = []
    for _ in range(2):
        assert main(["kingdom", "list"]) == 0
        warnings.append(capsys.readouterr().err)
    assert "WARNING: this installation is uncompiled" in warnings[0]
    assert warnings[1] == ""


def test_the_warning_needs_no_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_installation(monkeypatch, Path("/dev/null/throneroom"))
    for _ in range(2):
        assert main(["kingdom", "list", "--lang", "de"]) == 0
        assert "WARNUNG: Diese Installation" in capsys.readouterr().err


def test_a_compiled_installation_and_a_source_tree_do_not_warn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(__file__).parents[1] / "src"
    assert form.is_installed() != Path(throneroom.__file__).is_relative_to(source)
    slow_installation(monkeypatch, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(form, "is_compiled", lambda: True)
        assert main(["kingdom", "list"]) == 0
    with monkeypatch.context() as patch:
        patch.setattr(form, "is_installed", lambda: False)
        assert main(["kingdom", "list"]) == 0
    assert capsys.readouterr().err == ""
