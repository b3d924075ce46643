"""Levels, and bots in Python files, take part in the lab wherever plans do."""

import json
import pickle
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from form import COMPILED

from throneroom import Bot, SetupError, ThroneroomError
from throneroom.bots.beginner import Beginner
from throneroom.cli import main
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.setup import Setup
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.keeping import keep, kept
from throneroom.kingdoms import parse
from throneroom.lab import (
    LevelOptions,
    compare,
    comparison,
    openings,
    sample,
    tournament,
    wrappers,
)
from throneroom.lab import chunks as chunk_module
from throneroom.lab import competitors as competitors_module
from throneroom.lab.bot_files import load_bot_files
from throneroom.lab.chunks import chunks, play
from throneroom.lab.competitors import competitors
from throneroom.lab.console import show
from throneroom.lab.workers import done
from throneroom.roster import NAMES, SEARCH_TIME, make_bot
from throneroom.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from throneroom.lab.searching import SearchProgress

BASIC = "Province; Gold; Silver"

MISER = """\
from throneroom import Bot


class Miser(Bot):
    def answer(self, view, decision):
        if decision.takes_all:
            return "all"
        if decision.kind == "buy":
            return "gold" if "gold" in decision.options else "done"
        return decision.candidates[: decision.least]
"""

CARELESS = (
    MISER
    + """

class Careless(Miser):
    def answer(self, view, decision):
        if view.turn > 4:
            return 1 / 0
        return super().answer(view, decision)


class Cheat(Bot):
    def choose(self, view, question):
        return 999

    def choose_several(self, view, question):
        return question


class Wishful(Bot):
    def answer(self, view, decision):
        return "province"


class _Draft(Bot):
    pass
"""
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file that has one bot and a file that has several."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "miser.py").write_text(MISER, encoding="utf-8")
    (tmp_path / "careless.py").write_text(CARELESS, encoding="utf-8")
    return tmp_path


@pytest.fixture
def quick_choice(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was chosen for; without trials, which are slow uncompiled."""
    asked: list[str] = []

    def choose(_: Setup) -> str:
        asked.append("plan")
        return "big-money-smithy"

    def refuse(_: Setup) -> str:
        raise AssertionError("it has been chosen already")

    monkeypatch.setattr("throneroom.lab.levels.best_plan", choose)
    monkeypatch.setattr("throneroom.roster.best_plan", refuse)
    return asked


# Levels


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("quick_choice", "found_before")
def test_every_level_takes_part(name: str) -> None:
    (found,) = competitors([name.title()])
    assert (found.name, found.level, found.needs()) == (name, name, [])
    levels = LevelOptions(rollouts=1)
    result = compare([name, BASIC], "First Game", games=4, seed="x", jobs=1, levels=levels)
    assert result.names[0] == name
    assert result.games == 4


FOUND = "Province; Gold; Smithy up to 1; Silver"


@pytest.fixture
def found_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans for the kingdom have been found already."""
    setup = Setup(parse("First Game").cards, 2)
    plan = FoundPlan(FOUND, 1.0, 0.6, [])
    findings = Findings([], None, 2, FIRST_EDITION, BASIC, [plan], [], 0, SEARCH_TIME)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep(findings, setup)


@pytest.mark.usefixtures("quick_choice", "found_before")
def test_an_expert_plays_what_was_found_before(capsys: pytest.CaptureFixture[str]) -> None:
    result = compare(["expert", BASIC], "First Game", games=60, seed="x", jobs=1)
    same = compare([FOUND, BASIC], "First Game", games=60, seed="x", jobs=1)
    wins = [[one.wins for one in run.outcome.standings] for run in (result, same)]
    assert wins[0] == wins[1]
    assert result.table.plans[0].choices == [FOUND]
    assert FOUND in result.html()
    show(result, Words())
    assert "Smithy up to 1" in capsys.readouterr().out


@pytest.mark.usefixtures("quick_choice")
@pytest.mark.parametrize("begun", [False, True])
def test_plans_are_searched_for_where_no_whole_search_has_been_made(
    begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if begun:
        setup = Setup(parse("First Game").cards, 2)
        plan = FoundPlan(FOUND, 1.0, 0.6, [])
        broken_off = Findings([], None, 2, FIRST_EDITION, BASIC, [plan], [], 0, 0.05)
        keep(broken_off, setup)
    monkeypatch.setattr("throneroom.lab.levels.SEARCH_TIME", 0.1)
    told: list[SearchProgress] = []
    levels = LevelOptions(jobs=1, searching=told.append)
    for _ in range(2):
        result = compare(["expert", BASIC], "First Game", games=2, jobs=1, levels=levels)
        known = result.table.plans[0].known
        assert known is not None
        assert known.findings is not None
        # Once for each round of the first search and of its practice; then all is known.
        assert len(told) == 3
    assert kept(Setup(parse("First Game").cards, 2)) is not None


@pytest.mark.usefixtures("quick_choice")
def test_a_search_for_a_level_takes_as_many_processes_as_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asked: list[object] = []

    def search(*_: object, jobs: int | None, ray: str | None, **__: object) -> None:
        asked.append((jobs, ray))
        raise SetupError("no-seconds", seconds=0)

    monkeypatch.setattr("throneroom.lab.levels.search", search)
    assert main(["lab", "compare", "expert", BASIC, "--jobs", "1"]) == 2
    assert main(["lab", "sample", "expert", BASIC]) == 2
    assert asked == [(1, None), (None, None)]


@pytest.mark.usefixtures("quick_choice", "found_before")
def test_a_master_with_rollouts_is_repeated_by_its_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    levels = LevelOptions(rollouts=100 if COMPILED else 20)
    runs = [
        compare(["master", BASIC], "First Game", games=4, seed="x", jobs=1, levels=levels)
        for _ in range(2)
    ]
    points = [[one.points for one in run.outcome.standings] for run in runs]
    assert points[0] == points[1]
    if COMPILED:
        # With so few imagined games, uncompiled ones would never leave the plan.
        same = compare([FOUND, BASIC], "First Game", games=4, seed="x", jobs=1)
        assert [one.points for one in same.outcome.standings] != points[0]
    command = runs[0].command()
    assert main([*command[1:], "--json", "--jobs", "1"]) == 0
    assert [one["points"] for one in json.loads(capsys.readouterr().out)["plans"]] == [
        row["points"] for row in runs[0].rows()
    ]
    assert "gives the same numbers again" in runs[0].html()
    timed = LevelOptions(think=0.001)
    other = compare(["master", BASIC], "First Game", games=2, seed="x", jobs=1, levels=timed)
    assert "thinks by the clock" in other.html()


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("--think", "0", "think about a question for 0"),
        ("--think", "nan", "think about a question for nan"),
        ("--rollouts", "-1", "try -1 imagined games"),
    ],
)
def test_impossible_thinking_is_refused(
    option: str, value: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "compare", BASIC, BASIC, f"{option}={value}", "--games", "2"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_level_chooses_once_for_a_kingdom(quick_choice: list[str]) -> None:
    result = compare(["plan", BASIC], "First Game", games=60, seed="x", jobs=1)
    assert quick_choice == ["plan"]
    same = compare(["big-money-smithy", BASIC], "First Game", games=60, seed="x", jobs=1)
    assert [one.wins for one in result.outcome.standings] == [
        one.wins for one in same.outcome.standings
    ]
    assert result.table.plans[0].choices == ["big-money-smithy"]
    sent = pickle.loads(pickle.dumps(result.table))
    assert sent == result.table


def test_the_chance_of_a_level_is_that_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def make(name: str, setup: Setup, seed: str, seat: int, *told: Any) -> object:
        seeds.append(f"{seed} {seat}")
        return make_bot(name, setup, seed, seat, *told)

    monkeypatch.setattr(competitors_module, "make_bot", make)
    compare([BASIC, "beginner"], "First Game", games=6, seed="x", jobs=1)
    assert sorted(seeds) == ["x 0 1", "x 1 1", "x 2 1"]


def test_a_sample_with_a_level_is_a_game_of_the_comparison() -> None:
    plans = ["random", "beginner", BASIC]
    result = compare(plans, "First Game", games=6, seed="x", jobs=1)
    points = dict.fromkeys(result.names, 0)
    for number in range(1, 7):
        game, names = sample(plans, "First Game", number=number, seed="x")
        for seat, name in enumerate(names):
            points[name] += game.scores[seat]
    assert list(points.values()) == [one.points for one in result.outcome.standings]


def test_levels_meet_in_tournaments_and_have_openings() -> None:
    met = tournament(["money", "random"], "First Game", games=8, seed="x", jobs=1)
    assert met.ranking() == [0, 1]
    tried = openings("money", "random", cards=["silver"], games=6, seed="x", jobs=1)
    assert tried.best(4)[0].rate.share > 0.5


@pytest.mark.usefixtures("quick_choice")
def test_a_level_is_shown_with_what_it_chose(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "4", "--seed", "x", "--jobs", "1", "--kingdom", "First Game"]
    assert main(["lab", "compare", "plan", BASIC, *few]) == 0
    assert "Plays          big-money-smithy\n" in capsys.readouterr().out
    assert main(["lab", "tournament", "plan", BASIC, "money", *few]) == 0
    assert capsys.readouterr().out.count("plan plays big-money-smithy.\n") == 1
    assert main(["lab", "opening", BASIC, "--against", "plan", "--cards", "Silver", *few]) == 0
    assert "plan plays big-money-smithy.\n" in capsys.readouterr().out
    result = compare(["plan", BASIC], "First Game", games=4, seed="x", jobs=1)
    assert "<pre>big-money-smithy</pre>" in result.html()
    met = tournament(["plan", BASIC], "First Game", games=2, seed="x", jobs=1)
    assert "plan plays big-money-smithy." in met.html()


def test_own_bots_stay_fast() -> None:
    """A bot around them would be asked every question in slow code."""
    (beginner,) = competitors([Beginner])
    assert type(beginner.bot(Setup(parse("First Game").cards, 2), 0)) is Beginner


# Bots in files


def test_a_bot_is_found_in_its_file(folder: Path) -> None:
    single, named = competitors(
        load_bot_files([f"{folder}/miser.py", f"{folder}/careless.py:Miser"])
    )
    assert (single.name, single.typed) == ("Miser", f"{folder}/miser.py")
    assert named.name == "Miser (2)"
    result = compare([single.typed, BASIC], games=4, seed="x", jobs=1)
    assert [standing.wins for standing in result.outcome.standings] == [0, 4]
    assert f"{folder}/miser.py" in result.command()


def test_a_file_is_found_beside_where_one_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    assert [
        one.name for one in competitors(load_bot_files(["miser.py", "./careless.py:Cheat"]))
    ] == [
        "Miser",
        "Cheat",
    ]


def test_a_file_may_use_modules_beside_it(folder: Path) -> None:
    (folder / "thrift_of_a_miser.py").write_text("LIMIT = 3\n", encoding="utf-8")
    text = f"from dataclasses import dataclass\nfrom thrift_of_a_miser import LIMIT\n{MISER}"
    (folder / "two.py").write_text(text, encoding="utf-8")
    assert competitors(load_bot_files([f"{folder}/two.py"]))[0].name == "Miser"


def test_a_bot_is_sent_with_its_text(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process, perhaps on another machine, needs no file."""
    (found,) = competitors(load_bot_files([f"{folder}/miser.py"]))
    sent = pickle.dumps(found)
    (folder / "miser.py").unlink()
    for name in [name for name in sys.modules if name.startswith("bot_file_")]:
        monkeypatch.delitem(sys.modules, name)
    bot = pickle.loads(sent).bot(Setup(parse("First Game").cards, 2), 0)
    assert isinstance(bot, wrappers.GuardedBot)


def test_a_bot_plays_the_same_in_other_processes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.lab.workers._start_method", lambda: "spawn")
    table = compare([f"{folder}/miser.py", BASIC], games=2, seed="x", jobs=1).table
    here, there = (list(done(play, chunks(table, 8), jobs)) for jobs in (1, 2))
    assert len(there) == 4
    assert here == there


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = (\n", "bot.py: line 1: SyntaxError: '.' was never closed"),
        ("import sys\nsys.exit(3)\n", "bot.py: line 2: SystemExit: 3"),
        ("\nimport no_such_module\n", "line 2: ModuleNotFoundError: No module named"),
        ("x = 1\n", "bot.py: it defines no bot"),
        ("from throneroom import Bot\n", "bot.py: it defines no bot"),
        (CARELESS, "several bots, so name one of them as in .*: Miser, Careless, Cheat, Wishful$"),
        (
            "from throneroom import Bot\nclass A(Bot):\n    def __init__(self, x): pass\n",
            "bot.py: TypeError: .* missing 1 required positional argument: 'x'",
        ),
        (
            "from throneroom import Bot\nclass A(Bot):\n    def __init__(self): self.x\n",
            "bot.py: line 3: AttributeError: 'A' object has no attribute 'x'",
        ),
    ],
    ids=lambda value: str(value)[-20:],
)
def test_a_file_that_cannot_be_used_is_explained(folder: Path, text: str, complaint: str) -> None:
    (folder / "bot.py").write_text(text, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(SetupError, match=complaint):
            competitors(load_bot_files([f"{folder}/bot.py"]))


def test_a_class_that_is_not_there_is_explained(folder: Path) -> None:
    with pytest.raises(SetupError, match=r"there is no bot 'Misr'; did you mean Miser\?"):
        competitors(load_bot_files([f"{folder}/careless.py:Misr"]))
    with pytest.raises(SetupError, match=r"none\.py: No such file"):
        competitors(load_bot_files([f"{folder}/none.py"]))


@pytest.mark.parametrize(
    ("name", "line", "complaint"),
    [
        ("Careless", 16, "ZeroDivisionError: division by zero"),
        ("Cheat", 21, "answered [999] to play_treasure"),
        ("Wishful", 29, "answered [province] to play_treasure"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_file_and_line(
    folder: Path, name: str, line: int, complaint: str, jobs: int
) -> None:
    file = f"{folder}/careless.py"
    with pytest.raises(ThroneroomError) as failed:
        compare([f"{file}:{name}", BASIC], games=8, seed="x", jobs=jobs)
    said = str(failed.value)
    assert said.startswith(f"the bot {name} failed in {file}, line {line}: ")
    assert complaint in said
    assert f"Zeile {line}" in Words("de").error(failed.value)


def test_a_bot_that_gives_no_list_is_named(folder: Path) -> None:
    (cheat,) = competitors(load_bot_files([f"{folder}/careless.py:Cheat"]))
    militia = "Militia; Silver"
    careful = folder / "list.py"
    careful.write_text(
        MISER.replace(
            "    def answer",
            "    def choose_several(self, view, question):\n        return 5\n\n    def answer",
        ),
        encoding="utf-8",
    )
    assert cheat.maker is not None
    with pytest.raises(ThroneroomError, match=r"list\.py, line \d+: .* answered \[5\] to discard"):
        compare([str(careful), militia], games=4, seed="x", jobs=1)


def test_a_bot_that_leaves_everything_to_us_is_named(folder: Path) -> None:
    file = folder / "lazy.py"
    file.write_text("from throneroom import Bot\nclass Lazy(Bot): pass\n", encoding="utf-8")
    with pytest.raises(ThroneroomError, match=r"Lazy failed in .*lazy\.py, line 1: NotImplemented"):
        compare([str(file), BASIC], games=4, seed="x", jobs=1)


def test_a_failure_is_one_line_in_every_language(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        options = ["--games", "4", "--seed", "x", "--jobs", "1", "--lang", language]
        assert main(["lab", "compare", f"{folder}/careless.py:Careless", BASIC, *options]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        (line,) = shown.err.splitlines()
        assert f"{folder}/careless.py" in line


def test_a_bot_given_from_python_is_named_as_well() -> None:
    with pytest.raises(ThroneroomError, match=r"the bot Rash failed in .*test_lab_bots\.py, line"):
        compare([Rash, BASIC], games=4, seed="x", jobs=1)


class Rash(Bot):
    """Fails at once."""

    def answer(self, view: object, decision: object) -> object:
        raise ValueError("rash")


# Few games of slow bots


def test_few_games_are_shared_evenly() -> None:
    table = compare([BASIC, BASIC], games=2, seed="x", jobs=1).table
    assert [len(chunk.deals) for chunk in chunks(table, 20)] == [1] * 10
    many = [len(chunk.deals) for chunk in chunks(table, 20_000)]
    assert set(many) == {chunk_module.DEALS}
    assert [len(chunk.deals) for chunk in chunks(table, 200, tables=1000)] == [100]
    watched = [chunk for chunk in chunks(table, 2000) if chunk.watched]
    assert sum(len(chunk.deals) for chunk in watched) == chunk_module.WATCHED


def test_only_the_lab_itself_loads_files(folder: Path) -> None:
    """What others use of it, such as a server, takes the name of a file for a plan."""
    with pytest.raises(SetupError):
        comparison.compare([f"{folder}/miser.py", BASIC], games=2, seed="x", jobs=1)
