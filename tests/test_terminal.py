"""The line client, as somebody sits before it or pipes into it."""

import io
import multiprocessing
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from position import passed_unseen

from throneroom import Game, Record, new_game, read_record
from throneroom.bots.money import BigMoney
from throneroom.cli import main
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.keeping import keep, kept
from throneroom.finder.steps import StepwiseSearch
from throneroom.kingdoms import RECOMMENDED
from throneroom.roster import SEARCH_TIME
from throneroom.sim.supply import Supply
from throneroom.terminal import screen as screens
from throneroom.terminal.client import Client
from throneroom.terminal.company import Company, PlanSearch, _search
from throneroom.terminal.lines import TOGETHER, broken
from throneroom.terminal.screen import paint
from throneroom.text.words import Words

ANNA_FIRST = ["play", "--seed", "terminal", "--start", "1"]


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    *options: str,
) -> str:
    """What `throneroom play` shows when this is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main([*(options or ANNA_FIRST)]) == 0
    return capsys.readouterr().out


class Screen(io.StringIO):
    """A terminal, for all that the client can tell."""

    def isatty(self) -> bool:
        return True


def test_a_game_shows_the_table_and_takes_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = play(capsys, monkeypatch, "all\nsilver\nquit\n")
    assert "  $3  Silver 40, Village 10, Woodcutter 10, Workshop 10" in shown
    assert "Florin: 5 in hand, 5 in deck, 0 discarded, 3 points" in shown
    assert "Your hand: 4 Coppers and an Estate" in shown
    assert "Actions 1, buys 1, coins 4" in shown
    assert "Player 1 buys and gains a Silver." in shown
    assert "Florin draws 5 cards." in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("typed", ["", "1", "all", "all treasures"])
def test_all_treasures_in_several_ways(
    typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = play(capsys, monkeypatch, f"{typed}\nquit\n")
    assert "Player 1 plays 4 Coppers. (+$4)" in shown


@pytest.mark.parametrize(
    ("typed", "gained"),
    [("smithy", "a Smithy"), ("SM", "a Smithy"), ("vil", "a Village"), ("wood", "a Woodcutter")],
)
def test_a_name_or_its_beginning_is_enough(
    typed: str,
    gained: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert f"buys and gains {gained}." in play(capsys, monkeypatch, f"all\n{typed}\nquit\n")


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("wo", "'wo' may be Woodcutter, Workshop"),
        ("smity", "there is no 'smity' here; did you mean Smithy?"),
        ("province", "there is no 'province' here"),
        ("99", "There is no number 99 here: they go from 1 to 13."),
        ("0", "There is no number 0 here"),
        ("", "Please choose"),
        ("help nonsense", "there is no 'nonsense' here"),
        ("save", "Where to? save FILE"),
        ("save /nowhere/at/all", "No such file or directory"),
        ("save a\0b", "null byte"),
        ("\u00b2", "there is no"),
        ("\u00b2 copper", "there is no"),
        ("0000019", "there is no '0000019'"),
        ("9" * 5000, "there is no"),
        ("x" * 20_000, "there is no"),
        ("\x00\x1b[2J" + "9" * 500, "there is no"),
    ],
)
def test_what_cannot_be_understood_is_said_in_a_line_and_asked_again(
    typed: str,
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = play(capsys, monkeypatch, f"all\n{typed}\nmilitia\nquit\n")
    assert complaint in shown
    assert "buys and gains a Militia." in shown


def test_prefixes_of_each_word_find_throne_room(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = play(capsys, monkeypatch, "help th r\n? council\nhelp\nquit\n")
    assert "Throne Room, $4, Action, Base game: Choose an Action from your hand" in shown
    assert "Council Room, $5, Action, Base game: +4 Cards, +1 Buy. Everybody else" in shown
    assert "take your last answer back" in shown


def test_undo_goes_back_to_the_own_last_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = play(capsys, monkeypatch, "undo\nall\nsilver\nundo\nvillage\nlog\nquit\n")
    assert "There is nothing to take back." in shown
    assert "Taken back." in shown
    assert "buys and gains a Village." in shown
    log = shown.split("> log\n")[1]
    assert "(taken back) Player 1 buys and gains a Silver." in log
    resumed = shown.split("--resume ")[1].split()[0]
    assert [words for _, words in read_record(resumed).answers[:2]] == [["all"], ["village"]]


def test_a_saved_game_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    first = play(capsys, monkeypatch, f"all\nmilitia\nquit {file}\n")
    assert f"Saved to {file}." in first
    again = play(capsys, monkeypatch, "show\nquit\n", "play", "--resume", str(file))
    assert "Militia 9" in again
    assert "Player 1: 5 in hand" in again
    line = first.split("--resume ")[1].split()[0]
    assert "Militia 9" in play(capsys, monkeypatch, "quit\n", "play", "--resume", line)


def test_a_recorded_game_is_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game("First Game", 2, "x", bots={0: BigMoney(), 1: BigMoney()})
    record = Record.of(game, ["Anna", "Ben"], {1: "money"})
    file = tmp_path / "game.txt"
    file.write_text(record.text())
    start = ["play", "--from", str(file), "--turn", "5", "--seed", "anew"]
    shown = play(capsys, monkeypatch, "undo\nlog\nall\ndone\nundo\nquit\n", *start)
    assert "There is nothing to take back." in shown
    assert "The cards that Anna cannot see are dealt anew." in shown
    assert "Taken back." in shown
    played = read_record(shown.split("--resume ")[1].split()[0])
    before = record.answers_before(5)
    assert played.answers[:before] == record.answers[:before]
    assert [redeal.answers for redeal in played.redeals] == [before]
    assert played.bots == {1: "money"}
    same = play(capsys, monkeypatch, "quit\n", *start, "--same-cards", "--seat", "2")
    assert read_record(same.split("--resume ")[1].split()[0]).redeals == []
    for wrong, complaint in (("--seat", "no seat 3"), ("--after", "")):
        assert main([*start, wrong, "3"]) == 2
        assert complaint in capsys.readouterr().err


def test_the_kingdom_of_the_day_comes_from_the_date(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Their trial takes its time uncompiled, and the deal does not depend on it.
    monkeypatch.setattr("throneroom.cli.play.DAILY", "money")

    def record(date: str) -> Record:
        monkeypatch.setattr("throneroom.cli.play.today", lambda: date)
        shown = play(capsys, monkeypatch, "quit\n", "play", "--today", "--names", "Anna")
        assert f"Kingdom of the day, {date}." in shown
        assert "Nothing is ranked" in shown
        return read_record(shown.split("--resume ")[1].split()[0])

    first, again, next = map(record, ("2026-11-16", "2026-11-16", "2026-11-17"))
    assert (first.kingdom, first.seed, first.start) == (again.kingdom, again.seed, again.start)
    assert first.names[0] == "Anna"
    assert set(first.kingdom) != set(next.kingdom)
    assert first.seed != next.seed


def test_the_end_of_the_input_ends_the_game_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = play(capsys, monkeypatch, "all\n")
    assert "The input ended before the game did." in shown
    assert "play --resume throneroom:1:" in shown


def test_bots_alone_play_to_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["play", "--people", "0", "--players", "3", "--seed", "x", "--bot", "engine"]
    shown = play(capsys, monkeypatch, "", *options, "--bot", "random", "--bot", "money")
    assert re.search(r"Rota: \d+ points with .*Province", shown)
    assert re.search(r"(Rota|Alea|Florin) wins\.\n", shown)
    record = shown.strip().splitlines()[-1]
    assert read_record(record).game().ending == "provinces"


def test_several_people_share_a_screen() -> None:
    game = new_game("First Game", 2, "hot seat", watch=True)
    screen = Screen()
    typed = io.StringIO("all\nsilver\n\nall\nquit\n")
    Client(game, ["Anna", "Ben"], {}, Words(paint=paint), typed, screen).play()
    shown = screen.getvalue()
    assert "Ben, it is your turn to decide. Press Enter when only you can see" in shown
    before, after = shown.split("Ben, it is your turn")
    assert before.endswith("\x1b[2J\x1b[3J\x1b[H\n")
    assert "Anna buys and gains \x1b[33ma Silver\x1b[0m." in after
    assert "Anna draws 5 cards." in after
    assert "\x1b[33mSilver\x1b[0m" in shown


def test_a_file_that_is_no_saved_game_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    shown = play(capsys, monkeypatch, f"save {letter}\nquit\n")
    assert "exists already and is not a saved game" in shown
    assert letter.read_text() == "Dear Anna"
    saved = tmp_path / "game.txt"
    play(capsys, monkeypatch, f"save {saved}\nall\nsave {saved}\nquit\n")
    assert len(read_record(saved.read_text()).answers) == 1
    assert list(tmp_path.iterdir()) == [letter, saved] or len(list(tmp_path.iterdir())) == 2


def test_ctrl_c_tells_how_to_go_on() -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    screen = io.StringIO()
    game = new_game("First Game", 2, "x", watch=True)
    client = Client(game, ["Anna", "Ben"], {}, Words(), Impatient(), screen)
    with pytest.raises(KeyboardInterrupt):
        client.play()
    assert "throneroom play --resume throneroom:1:" in screen.getvalue()


def test_a_game_in_german(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "alle\nsilber\nhilfe schmiede\nverlauf\nzurück\ndorf\nhilfe\nende\n"
    shown = play(capsys, monkeypatch, typed, *ANNA_FIRST, "--lang", "de")
    assert "  $3  Dorf 10, Holzfäller 10, Silber 40, Werkstatt 10" in shown
    assert "Du hast 4 Kupfer und ein Anwesen auf der Hand." in shown
    assert "Person 1 spielt 4 Kupfer aus. (+$4)" in shown
    assert "Person 1 kauft und nimmt ein Silber." in shown
    assert "Schmiede, $4, Aktion, Basisspiel: +3 Karten." in shown
    assert "Zurückgenommen." in shown
    assert "Person 1 kauft und nimmt ein Dorf." in shown
    assert "Auf Wiedersehen." in shown


def test_the_locale_decides_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert "Supply" in play(capsys, monkeypatch, "quit\n")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Vorrat" in play(capsys, monkeypatch, "ende\n")
    monkeypatch.setenv("LC_ALL", "C")
    assert "Supply" in play(capsys, monkeypatch, "quit\n")


@pytest.mark.parametrize("seed", range(24))
def test_whole_games_with_several_choices_through_a_pipe(seed: int) -> None:
    """Types numbers and lists until the game is over, as a script would."""
    game = new_game(
        RECOMMENDED[seed], 2, f"pipe {seed}", bots={1: BigMoney()}, turn_limit=60, watch=True
    )
    screen = io.StringIO()
    client = Client(game, ["Anna", "Ben"], {1: "money"}, Words(), Typist(game, seed), screen)
    client.play()
    assert game.over
    assert "points with" in screen.getvalue()
    assert Record.of(game).game().check == game.check


class Typist(io.StringIO):
    """Types a legal answer to whatever the game asks."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__()
        self.game = game
        self.chance = random.Random(seed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        decision = self.game.decision
        assert decision is not None
        if decision.several:
            count = self.chance.randint(decision.least, decision.most)
            chosen = self.chance.sample(decision.candidates, count)
            return (", ".join(chosen) or "none").replace("_", " ") + "\n"
        words = decision.words
        return self.chance.choice(words).replace("_", " ") + "\n"


def test_counts_and_numbers_choose_several_cards() -> None:
    kingdom = "cellar, moat, village, workshop, woodcutter, smithy, remodel, militia, market, mine"
    for typed, left in (
        ("2 copper", 2),
        ("1 1", 2),
        ("1, 1", 2),
        ("copper, copper", 2),
        ("none", 4),
    ):
        game = _with_cellar(kingdom)
        Client(
            game,
            ["Anna", "Ben"],
            {},
            Words(),
            io.StringIO(f"cellar\n{typed}\nquit\n"),
            io.StringIO(),
        ).play()
        answers = game.answers
        assert answers[-1].words == ("copper",) * (4 - left)


def _with_cellar(kingdom: str) -> Game:
    """A game in which Anna holds a Cellar and four Coppers."""
    for number in range(200):
        game = new_game(kingdom, 2, f"cellar {number}", bots={1: BigMoney()}, watch=True)
        for word in ("all", "cellar", "all", "silver"):
            if game.decision is None or word not in game.decision.words:
                break
            game.answer(word)
        hand = sorted(card.id for card in game.view(0).hand)
        if (
            game.decision
            and game.decision.kind == "play_action"
            and hand == ["cellar"] + ["copper"] * 4
        ):
            return game
    raise AssertionError("no such hand was dealt")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("short", ["short"]),
        ("Buy a card, or nothing at all.", ["Buy a card, or", "nothing at all."]),
        ("two\nlines that are too long", ["two", "lines that are too", "long"]),
        ("  $2  Chapel 9, Cellar 10", ["  $2  Chapel 9,", "      Cellar 10"]),
        ("    an indented line of text", ["    an indented line", "    of text"]),
        ("a-word-that-is-longer-than-a-line", ["a-word-that-is-longer-than-a-line"]),
        (f"1{TOGETHER}Copper  2{TOGETHER}Throne{TOGETHER}Room", ["1 Copper", "2 Throne Room"]),
        ("\x1b[33mBuy a card\x1b[0m, or nothing", ["\x1b[33mBuy a card\x1b[0m, or", "nothing"]),
        ("", [""]),
    ],
)  # fmt: skip
def test_lines_are_broken_between_words(
    text: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    hanging = 0 if TOGETHER in text else None
    assert broken(text, Screen(), hanging) == lines
    assert broken(text, io.StringIO()) == text.replace(TOGETHER, " ").split("\n")


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_wider_than_the_window_but_what_is_to_be_copied(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    game = new_game("First Game", 2, "narrow", bots={1: BigMoney()}, watch=True)
    screen = Screen()
    typed = io.StringIO("help\nhelp cellar\nall\nsilver\nall\nmarket\nshow\nlog\nnonsense\n")
    Client(game, ["Anna", "Ben"], {1: "money"}, Words(language, paint), typed, screen).play()
    shown = re.sub(r"\x1b\[\d+m", "", screen.getvalue()).splitlines()
    assert max(map(len, shown)) > 60
    assert all(len(line) <= 60 for line in shown if "throneroom:1:" not in line)
    # An option stays together with its number.
    assert not any(re.search(r"  \d+$", line) for line in shown)


def test_a_line_can_be_edited_while_it_is_typed() -> None:
    pytest.importorskip("readline")
    pty = pytest.importorskip("pty")
    program = [sys.executable, "-m", "throneroom", *ANNA_FIRST]
    controller, terminal = pty.openpty()
    with subprocess.Popen(
        program,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "60"},
    ) as game:
        os.close(terminal)
        try:
            shown = read_until(controller, b"\n> ")
            # Control-A goes to the beginning, Control-K deletes from there on.
            os.write(controller, b"nonsense\x01\x0ball\n")
            shown += read_until(controller, b"\n> ")
            os.write(controller, b"quit\n")
            shown += read_until(controller, b"Good-bye.")
            assert game.wait(timeout=20) == 0
        finally:
            game.kill()
            os.close(controller)
    assert "Player 1 plays 4 Coppers" in re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", shown.decode())


def read_until(terminal: int, wanted: bytes) -> bytes:
    """What a program shows, up to something that must come within a few seconds."""
    shown = b""
    end = time.monotonic() + 20
    while wanted not in shown:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, shown
        shown += os.read(terminal, 10_000)
    return shown


@pytest.mark.parametrize(("language", "unknown"), [("en", "? points"), ("de", "? Punkte")])
def test_points_that_cannot_be_known_are_a_question_mark(language: str, unknown: str) -> None:
    game = passed_unseen()
    shown = [
        screens.Screen(Words(language), ["Anna", "Ben", "Carl"]).player(player)
        for player in game.view(0).players
    ]
    assert [line.endswith(unknown) for line in shown] == [False, True, True]


# Bots that think


@pytest.fixture
def found_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans for First Game have been found already, so that none are searched for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keep(found_in(SEARCH_TIME), new_game("First Game").setup)


def found_in(seconds: float) -> Findings:
    """What a search has found for First Game."""
    plan = FoundPlan("Province; Gold; Smithy up to 1; Silver", 1.0, 0.6, [])
    return Findings([], None, 2, "first-edition", "Province; Silver", [plan], [], 0, seconds)


@pytest.mark.usefixtures("found_before")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Minerva considers a purchase …"), ("de", "Minerva denkt über einen Kauf nach …")],
)
def test_the_turn_of_a_bot_that_thinks_unfolds(language: str, words: str) -> None:
    game = new_game("First Game", seed="thought", start=1, watch=True)
    company = Company(game, {1: "master"}, 0.001)
    screen = Screen()
    assert game.decision is not None
    assert game.decision.seat == 1
    names = ["Anna", "Minerva"]
    typed = io.StringIO("all\nsilver\nundo\nquit\n")
    client = Client(game, names, {1: "master"}, Words(language), typed, screen, company=company)
    client.play()
    shown = screen.getvalue()
    assert f"\r{words}\r\x1b[K" in shown
    # Her purchase is told before the next question, and a person's undo takes her answers back.
    assert shown.index("Minerva") < shown.index("> ")
    assert [given.seat for given in game.answers].count(0) == 1
    assert game.current == 0


@pytest.mark.usefixtures("found_before")
def test_nothing_moves_where_the_output_is_no_terminal() -> None:
    game = new_game("First Game", seed="thought", start=1, watch=True)
    company = Company(game, {1: "master"}, 0.001)
    shown = io.StringIO()
    typed = io.StringIO("quit\n")
    Client(game, ["Anna", "Minerva"], {1: "master"}, Words(), typed, shown, company=company).play()
    assert "considers" not in shown.getvalue()
    assert "\x1b" not in shown.getvalue()
    # However often she was asked, her turn is told in one piece.
    lines = shown.getvalue().splitlines()
    turn = lines[lines.index("Turn 1: Minerva") - 1 :]
    assert [not line for line in turn[:6]] == [True, False, False, False, False, True]


@pytest.mark.usefixtures("found_before")
def test_a_game_of_thinking_bots_alone_ends(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["--people", "0", "--bot", "master", "--bot", "expert", "--think", "0.0001"]
    shown = play(capsys, monkeypatch, "", "play", *options, "--seed", "alone")
    assert "Minerva" in shown
    assert "Aurelia" in shown
    assert "wins" in shown or "share" in shown


def test_plans_are_searched_for_beside_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("throneroom.terminal.company.SEARCH_TIME", 0.1)
    game = new_game("First Game", seed="beside", start=0)
    company = Company(game, {1: "expert"})
    deadline = time.monotonic() + 180
    while company.findings is None and time.monotonic() < deadline:
        time.sleep(0.05)
        company.hear_of_plans()
    assert company.findings is not None
    company.leave()
    # Another game finds them at once, and searches for nothing.
    assert PlanSearch(game.setup).findings == company.findings
    assert not multiprocessing.active_children()


def test_a_search_ends_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    search = PlanSearch(new_game("First Game").setup)
    assert multiprocessing.active_children()
    search.stop()
    assert multiprocessing.active_children() == []
    assert not search.has_ended()


def test_what_was_found_before_the_game_ended_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(os, "nice", lambda _: None)
    steps = iter(["", found_in(60.0).to_json(), found_in(65.0).to_json()])

    def next_step(search: StepwiseSearch) -> StepwiseSearch:
        # When there are no more, the process is killed.
        return replace(search, found=next(steps))

    monkeypatch.setattr("throneroom.terminal.company.next_step", next_step)
    setup = new_game("First Game").setup
    receiver, sender = multiprocessing.Pipe(duplex=False)
    with receiver, sender, pytest.raises(StopIteration):
        _search(StepwiseSearch(Supply.of(setup), SEARCH_TIME), sender)
    assert kept(setup) == found_in(65.0)


def test_a_search_that_was_too_short_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = new_game("First Game").setup
    keep(found_in(65.0), setup)
    search = PlanSearch(setup)
    assert search.findings == found_in(65.0), "until more is found"
    assert multiprocessing.active_children()
    search.stop()
    keep(found_in(SEARCH_TIME), setup)
    PlanSearch(setup)
    assert not multiprocessing.active_children()


def test_thinking_for_no_time_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bot", "master", "--think", "0"]) == 2
    assert "think about a question for 0" in capsys.readouterr().err
