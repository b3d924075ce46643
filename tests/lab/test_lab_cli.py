"""`throneroom lab`: what it prints, writes and refuses."""

import io
import json
import re
import shlex
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE

import pytest
from server.searching import detailed

from throneroom.bots.plans.reading import read_plan
from throneroom.cli import main, read
from throneroom.cli.lab import _search_bar
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.islands import Evolved, IslandSearch
from throneroom.finder.keeping import file_of, keep, kept
from throneroom.kingdoms import parse
from throneroom.lab import (
    Comparison,
    Tournament,
    compare,
    console,
    openings,
    searching,
    telling,
    tournament,
)
from throneroom.lab.bar import Bar
from throneroom.lab.discovery import Discovery, discover
from throneroom.lab.results import LabResult
from throneroom.lab.searching import Searched, SearchProgress
from throneroom.lab.tables import kingdom_for
from throneroom.roster import SEARCH_TIME
from throneroom.sim.supply import Supply
from throneroom.text.words import LANGUAGES, Words

PLANS = ["Province; Gold; Silver", "Province if money > 15; Gold; Smithy up to 1; Silver"]
FEW = ["--games", "20", "--seed", "x", "--jobs", "1"]


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", *PLANS, "--json", *FEW]) == 0
    shown = capsys.readouterr()
    told = json.loads(shown.out)
    assert shown.err == ""
    assert list(told)[:4] == ["games", "seconds", "games_per_second", "plans"]
    assert told["games"] == 20
    assert [plan["plan"] for plan in told["plans"]] == PLANS
    for plan in told["plans"]:
        assert list(plan)[:4] == ["plan", "wins", "ties", "games"]
    assert told["plans"][0]["ties"] == told["plans"][1]["ties"]
    assert sum(plan["wins"] for plan in told["plans"]) + told["plans"][0]["ties"] == 20


@pytest.mark.parametrize(
    ("command", "english", "german"),
    [
        (["compare", *PLANS, *FEW], "Win rate", "Siegquote"),
        (["compare", *PLANS, *FEW, "--until", "1%"], "not decided", "nicht entschieden"),
        (["tournament", *PLANS, *FEW], "Rating", "Wertung"),
        (["opening", PLANS[1], "--against", PLANS[0], *FEW], "With $5 and $2", "Mit $5 und $2"),
        (["opening", PLANS[1], *FEW, "--cards", "Kupfer"], "Copper / nothing", "Kupfer / nichts"),
        (["sample", *PLANS, "--seed", "x"], "Turn 1: Province; Gold; Silver", "Zug 1: Province"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_results_are_shown_in_both_languages(
    command: list[str], english: str, german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, told in zip(LANGUAGES, (english, german), strict=True):
        assert main(["lab", *command, "--lang", language]) == 0
        shown = capsys.readouterr()
        assert told in shown.out
        assert shown.err == ""


def test_a_table_shows_what_was_counted(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "compare", *PLANS, *FEW])
    table = capsys.readouterr().out
    main(["lab", "compare", *PLANS, "--json", *FEW])
    told = json.loads(capsys.readouterr().out)
    for line, plan in zip(table.splitlines()[1:], told["plans"], strict=False):
        numbers = re.findall(r"[\d.]+", line.split("%", 3)[-1])
        assert numbers[:3] == [str(plan[what]) for what in ("wins", "ties", "losses")]


@pytest.fixture(scope="module")
def results() -> list[LabResult]:
    """Results with much to show: many players, many plans, many openings."""
    return [
        compare([*PLANS, "Copper"], games=3, seed="x", jobs=1),
        compare(PLANS, players=6, games=6, seed="x", jobs=1),
        tournament([*PLANS, *("Silver" for _ in range(12))], games=2, seed="x", jobs=1),
        openings(PLANS[1], "Copper", "First Game", games=2, seed="x", jobs=1),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 120])
def test_results_fit_into_the_window(
    results: list[LabResult],
    width: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(console, "PIPE_WIDTH", width)
    for result in results:
        console.show(result, Words(language))
        lines = capsys.readouterr().out.splitlines()
        assert max(len(line) for line in lines) <= width
        if isinstance(result, Comparison):
            all_heads = {"en": "Points  Turns", "de": "Punkte  Züge"}[language]
            assert (all_heads in lines[0]) == (width == 120)


def test_sparklines_have_one_scale(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "compare", PLANS[0], "Copper", *FEW])
    rich, poor = re.findall(r"Coins +([▁▂▃▄▅▆▇█]+) \(", capsys.readouterr().out)
    assert "█" in rich
    assert not set(poor) & set("▅▆▇█")


def test_a_comparison_shows_the_share_of_the_first_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["lab", "compare", *PLANS, "--json", *FEW])
    seats = json.loads(capsys.readouterr().out)["seats"]
    main(["lab", "compare", *PLANS, *FEW])
    shown = re.findall(
        r"(First|Second) player +([\d.]+)% \(([\d.]+)% to ([\d.]+)%\)", capsys.readouterr().out
    )
    assert [place for place, *_ in shown] == ["First", "Second", "First", "Second"]
    for (_, *numbers), row in zip(shown, seats, strict=True):
        assert numbers == [f"{100 * row[what]:.1f}" for what in ("rate", "low", "high")]


def test_a_tournament_shows_who_beats_whom(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "tournament", "Silver", *PLANS, *FEW])
    shown = capsys.readouterr().out
    table = shown[shown.index("Who beats whom") :].splitlines()
    assert table[1].split() == ["1", "2", "3"]
    rows = [line.rsplit(maxsplit=3)[1:] for line in table[2:5]]
    assert [row[place] for place, row in enumerate(rows)] == ["·"] * 3
    won = [[int(cell.strip("~·") or 50) for cell in row] for row in rows]
    assert all(won[one][other] + won[other][one] == 100 for one in range(3) for other in range(3))
    assert rows[2][0] == "0"
    assert "Beware" not in shown


def test_a_tournament_warns_of_cycles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cycles = [(0, 1, 2), (0, 2, 1), (0, 1), (1, 2)]
    monkeypatch.setattr(Tournament, "cycles", lambda _: cycles)
    for language, told in zip(LANGUAGES, ("Beware: some", "Vorsicht: Einige"), strict=True):
        main(["lab", "tournament", "Silver", "Gold", "Copper", *FEW, "--lang", language])
        assert told in capsys.readouterr().out
    main(["lab", "tournament", "Silver", "Gold", "Copper", *FEW])
    shown = capsys.readouterr().out
    assert re.search(r"Silver beats Gold \(\d+%\), Gold beats Copper \(\d+%\), Copper beats", shown)
    assert "and 1 more" in shown


def test_openings_name_their_rival(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lab", "opening", PLANS[1], "--against", PLANS[0], *FEW])
    shown = capsys.readouterr().out
    assert shown.splitlines()[0].endswith("… against Province; Gold; Silver")
    assert len(re.findall(r"Smithy / Silver.* -?\d+\.\d +-?\d+\.\d to -?\d+\.\d\n", shown)) <= 1
    assert re.search(r"[Nn]o certain difference|is better: out of 100 games it wins", shown)
    main(["lab", "opening", "big-money", *FEW])
    assert capsys.readouterr().out.startswith("The first two buys of big-money against itself\n")


def test_files_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("polars")
    page, table, frame = (tmp_path / name for name in ("x.html", "x.csv", "x.parquet"))
    files = ["--html", str(page), "--csv", str(table), "--parquet", str(frame)]
    assert main(["lab", "compare", *PLANS, *FEW, *files, "--json"]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert table.read_text(encoding="utf-8").count("\n") == 3
    assert frame.read_bytes()[:4] == b"PAR1"
    json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["compare", *PLANS, "--html", "/no/such/folder/x.html"], "there is no such folder"),
        (["compare", *PLANS, "--until", "soon"], "'soon' is not a probability"),
        (["compare", *PLANS, "--until", "100%"], "is not a probability"),
        (["compare", "Big Mony", PLANS[0]], "did you mean big-money?"),
        (["compare", PLANS[0]], "at least two plans"),
        (["compare", *PLANS, *PLANS, "--players", "3"], "4 plans do not fit"),
        (["compare", *PLANS, "--games", "-5"], "not enough"),
        (["compare", *PLANS, "--jobs", "0"], "cannot play anything"),
        (["compare", "Province\nGlod", PLANS[0]], "line 2: there is no 'Glod' here"),
        (["compare", *PLANS, "--kingdom", "Interaction"], "needs Smithy, which the kingdom"),
        (["tournament", PLANS[0]], "at least two plans"),
        (
            ["opening", PLANS[0], "--kingdom", "Interaction", "--cards", "Smithy"],
            "there is no 'Smithy' here",
        ),
        (["sample", *PLANS, "--game", "0"], "count from 1"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        assert main(["lab", *arguments, "--lang", language]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert (complaint in line) == (language == "en")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.lab.bar.OFTEN", -1.0)
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["lab", "compare", *PLANS, *FEW, "--json"]) == 0
    shown = terminal.getvalue()
    assert re.search(r"Province; Gold; Silver: \d+\.\d% ± \d+\.\d% after 20 games", shown)


def test_a_bar_is_not_drawn_too_often() -> None:
    with Bar(Terminal()) as bar:
        assert bar.due()
        bar.show(1, 2, "half")
        assert not bar.due()


def test_lines_have_no_spaces_at_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = console.Sheet(Words())
    sheet.tell("Province if money > 15", "", "Silver " * 40, "  Gold", indent=2)
    sheet.facts([("Opening", [])])
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["  Province if money > 15", ""]
    assert len(lines) == 7
    assert lines[5:] == ["    Gold", "  Opening"]
    assert [line for line in lines if line != line.rstrip()] == []
    assert all(line.startswith("  Silver") and len(line) <= 120 for line in lines[2:5])


def test_a_name_that_is_no_plan_brings_the_nearest_few(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["compare", "smithy-witchcraft", "big-money"], ["plans", "smithy-witchcraft"]):
        assert main(["lab", *command]) == 2
        complaint = capsys.readouterr().err
        hint = complaint.partition("; the nearest are ")[2]
        assert len(hint.split(", ")) == 3
        assert "chapel-witch" in hint
    assert main(["lab", "plans", "qqqqqq"]) == 2
    assert capsys.readouterr().err.endswith("'qqqqqq'\n")


def test_commands_in_the_document_name_kingdoms_that_there_are() -> None:
    text = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    throneroom (lab find .*)", text, re.M)
    assert len(commands) == 3
    for command in commands:
        options = read(shlex.split(command), Words())
        assert kingdom_for([], options.kingdom, "x").setup(options.players)


@pytest.mark.parametrize(
    ("language", "default", "of_others"),
    [
        ("en", "(the default: {})", ["the cards of the plans", "the same numbers"]),
        ("de", "(sonst {})", ["die Karten der Pläne", "die gleichen Zahlen"]),
    ],
)
def test_the_help_for_searches_is_their_own(
    language: str, default: str, of_others: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for command, own in (("find", True), ("compare", False)):
        with pytest.raises(SystemExit):
            main(["lab", command, "--help", "--lang", language])
        told = " ".join(capsys.readouterr().out.split())
        assert (default.format(f"{SEARCH_TIME:g}") in told) == own
        assert not any((words in told) == own for words in of_others)


FIND = ["lab", "find", "First Game", "--seconds", "1", "--jobs", "1", "--seed", "x"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "against the library"), ("de", "gegen den besten der Sammlung")],
)
def test_plans_are_found_and_kept(
    language: str, told: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    html, plans = tmp_path / "found.html", tmp_path / "plans"
    command = [*FIND, "--html", str(html), "--plans", str(plans), "--lang", language]
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert told in shown
    assert "Province" in shown
    assert told in html.read_text(encoding="utf-8")
    (file,) = (home / "throneroom" / "findings").iterdir()
    assert str(file) in "".join(shown.split("\n"))
    first = (plans / "plan-1.plan").read_text(encoding="utf-8")
    assert read_plan(first).buy
    assert main(["lab", "compare", str(plans / "plan-1.plan"), "big-money", *FEW]) == 0


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Opening $2/$5: nothing / Market, $3/$4: Silver / Smithy, "
            "$4/$3: Smithy / Silver, $5/$2: Market / Moat + Copper",
        ),
        (
            "de",
            "Eröffnung $2/$5: nichts / Markt, $3/$4: Silber / Schmiede, "
            "$4/$3: Schmiede / Silber, $5/$2: Markt / Burggraben + Kupfer",
        ),
    ],
)
def test_a_found_plan_has_an_opening_for_each_split(
    language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kingdom = parse("First Game")
    findings = detailed(Supply.of(kingdom.setup(2)))
    findings.plans[0].opening[-1].bought[1] = ["moat", "copper"]
    found = Discovery(kingdom, Searched(findings, False, tmp_path, findings), "x", 1.0)
    words = Words(language)
    console.show(found, words)
    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert told in shown
    about = told.split()[0]
    assert told.replace(about, f"{about}:") in found.html(words)
    # What was not kept of the other plan is not told.
    assert shown.count(about) == found.html(words).count(f"{about}:") == 1


@pytest.mark.usefixtures("home")
def test_a_search_goes_on_from_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main([*FIND, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[1]["plans"]
    assert max(plan["share_against_library"] for plan in found[1]["plans"]) > 0.45


def findings(plan: str, seconds: float = 0.0) -> Findings:
    """Findings with a single plan."""
    plans = [FoundPlan(plan, 1.0, 0.5, [])]
    lengths, shares = {15: 20}, [0.5, 0.5]
    return Findings([], None, 2, "", plan, plans, [[0.5] * 2] * 2, 9, seconds, [], lengths, shares)


@pytest.fixture
def _instant_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches play no games, and find to buy Silver."""
    evolved = Evolved(("Silver",), ("Silver",), 0.6, 9)
    monkeypatch.setattr(searching, "evolve", lambda _: evolved)
    monkeypatch.setattr(IslandSearch, "conclude", lambda *_: findings("Silver"))
    monkeypatch.setattr(searching, "practise", lambda known, *_: replace(known, intuition=[1.0]))


@pytest.mark.usefixtures("_instant_searches")
def test_what_a_longer_search_has_found_stays(tmp_path: Path) -> None:
    setup = parse("First Game").setup(2)
    longer = findings("Gold", 400.0)
    keep(longer, setup, tmp_path)
    found = discover("First Game", seconds=120, jobs=1, folder=tmp_path)
    assert found.findings.searched == 120
    assert found.kept == kept(setup, tmp_path) == longer
    assert found.as_dict()["kept"] is False
    told = telling.what_is_kept(found, Words())
    assert "was found by a longer search, of 400 s, and stays" in told
    assert str(file_of(setup, tmp_path)) in told


def test_searches_without_time_or_place_are_refused(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in (["--seconds", "0"], ["--seconds", "nan"], ["--jobs", "0"]):
        assert main([*FIND, *wrong]) == 2
        assert capsys.readouterr().err
    home.write_text("no folder")
    assert main(FIND) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.usefixtures("_instant_searches")
def test_an_interrupted_search_keeps_what_it_has(tmp_path: Path) -> None:
    told: list[SearchProgress] = []

    def interrupt(progress: SearchProgress) -> None:
        told.append(progress)
        assert read_plan(progress.best).buy
        if len(told) == 1:
            signal.raise_signal(signal.SIGINT)

    found = discover("First Game", seconds=120, jobs=1, folder=tmp_path, progress=interrupt)
    # It is told at once, and there is neither another round nor practice.
    assert [progress.ending for progress in told] == [False, True]
    assert found.interrupted
    assert not found.findings.intuition
    # The first of eleven rounds and the conclusion, of 24 steps in all.
    assert found.findings.searched == 10
    assert kept(parse("First Game").setup(2), tmp_path) == found.findings
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("_instant_searches")
def test_an_interrupt_after_the_last_round_comes_too_late(tmp_path: Path) -> None:
    told: list[SearchProgress] = []
    discover("First Game", seconds=120, jobs=1, folder=tmp_path, progress=told.append)
    left = len(told)

    def interrupt_last(_: SearchProgress) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            signal.raise_signal(signal.SIGINT)

    found = discover("First Game", seconds=120, jobs=1, folder=tmp_path, progress=interrupt_last)
    assert found.findings.searched == 120
    assert not found.interrupted


def test_a_second_interrupt_ends_a_search_at_once() -> None:
    command = [sys.executable, str(Path(__file__).with_name("long_rounds.py"))]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert [program.stdout.readline() for _ in range(2)] == ["evolving\n"] * 2
        program.send_signal(signal.SIGINT)
        assert program.stderr.readline().startswith("Ending after this round")
        program.send_signal(signal.SIGINT)
        # As long as any of its processes is there, its output has no end.
        shown, complaint = program.communicate(timeout=10)
    assert program.returncode == 130
    assert (shown, complaint.count("\n")) == ("", 1)
    assert "only what the search had kept before is left" in complaint


def test_an_interrupt_is_told_above_the_bar_or_without_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    found = SearchProgress(9.0, 1000, 0.625, "Gold\nSilver up to 2\nCopper")
    terminal = Terminal()
    with Bar(terminal) as bar:
        for progress in (found, replace(found, ending=True)):
            _search_bar(bar, 90.0, Words())(progress)
    assert terminal.getvalue().count("Ending after this round and a last look at the plans") == 1
    assert re.search(r"━.* best so far 62\.5%: Gold; Silver up to….*-:--:--", terminal.getvalue())
    for progress in (found, replace(found, ending=True)):
        _search_bar(None, 90.0, Words())(progress)
    assert capsys.readouterr().err.startswith(
        "Ending after this round and a last look at the plans"
    )
