"""From a moment of a record, many times: who wins how often, and with which answer."""

import json
from pathlib import Path

import pytest

from throneroom import Bot, Record, new_game
from throneroom.bots.money import BigMoney
from throneroom.cli import main
from throneroom.engine.errors import IllegalAnswer, RecordError, SetupError
from throneroom.lab import play_out
from throneroom.text.words import LANGUAGES


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of two bots, which one of them has played to its end."""
    bots: dict[int, Bot] = {0: BigMoney(), 1: BigMoney()}
    return Record.of(new_game("First Game", 2, "a record", bots=bots), ["Anna", "Ben"])


def moment_of_purchase(record: Record) -> int:
    """Where Anna could buy a Gold."""
    for place, (seat, words) in enumerate(record.answers):
        if seat == 0 and words == ["gold"]:
            return place
    raise AssertionError("she never could")


def test_the_shares_of_all_players_are_one(record: Record) -> None:
    found = play_out(record, ["money"], after=10, games=60, seed="x", jobs=1)
    assert found.games == found.games_asked == 60
    rates = [found.rate(0, seat) for seat in (0, 1)]
    assert sum(rate.share for rate in rates) == pytest.approx(1)
    assert [plan.name for plan in found.plans] == ["money", "money"]
    assert all(rate.low < rate.share < rate.high for rate in rates)


def test_the_same_seed_gives_the_same_numbers_with_any_number_of_processes(record: Record) -> None:
    one, two = (
        play_out(record, ["money", "beginner"], after=12, games=45, seed="x", jobs=jobs)
        for jobs in (1, 2)
    )
    assert one.results == two.results
    assert one.rate(0, 0).share > 0.6


def test_answers_are_compared_on_the_same_deals(record: Record) -> None:
    after = moment_of_purchase(record)
    answers = [["gold"], ["curse"], ["gold"]]
    found = play_out(record, ["money"], after=after, answers=answers, games=80, seed="x", jobs=1)
    assert found.seat == 0
    assert found.results[0] == found.results[2]
    assert found.ranking()[-1] == 1
    best = found.ranking()[0]
    assert found.behind(1, best).low > 0
    assert found.behind(2, 0).share == 0


def test_wrong_wishes_are_refused(record: Record) -> None:
    with pytest.raises(SetupError, match="name one plan or 2"):
        play_out(record, ["money"] * 3, after=0)
    with pytest.raises(IllegalAnswer):
        play_out(record, after=0, answers=[["province"]])
    with pytest.raises(RecordError):
        play_out(record, after=len(record.answers))


def test_the_command_in_both_languages(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text())
    few = ["money", "--games", "20", "--seed", "x", "--jobs", "1"]
    titles = ("From turn 3 of Anna", "Ab Zug 3 von Anna")
    for language, title in zip(LANGUAGES, titles, strict=True):
        assert main(["lab", "from", str(file), *few, "--turn", "5", "--lang", language]) == 0
        shown = capsys.readouterr().out
        assert title in shown
        assert "Ben" in shown
    after = str(moment_of_purchase(record))
    tried = ["--after", after, "--answer", "gold", "--answer", "done"]
    report = tmp_path / "report.html"
    assert main(["lab", "from", record.line(), *few, *tried, "--html", str(report)]) == 0
    assert "How often Anna wins after each answer" in capsys.readouterr().out
    assert "Gold" in report.read_text()
    assert main(["lab", "from", record.line(), *few, *tried, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["answer"] for row in told["results"]] == ["gold", "gold", "done", "done"]
    assert main(["lab", "from", record.line(), "--turn", "5", "--after", "3"]) == 2
