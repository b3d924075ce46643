"""Comparisons, tournaments, openings and samples: the same numbers whoever plays the games."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from form import COMPILED

from throneroom import Bot, SetupError, ThroneroomError
from throneroom.bots.money import BigMoney
from throneroom.engine.card import BY_ID
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.lab import Comparison, Openings, compare, openings, sample, tournament
from throneroom.lab import chunks as chunk_module
from throneroom.lab.chunks import DEALS, chunks, play
from throneroom.lab.competitors import competitors
from throneroom.lab.tables import complete, kingdom_for
from throneroom.lab.workers import collect, done

BASIC = "Province; Gold; Silver"
SMITHY = "Province if money > 15; Gold; Smithy if count(Smithy) < treasures / 11; Silver"
COPPERS = "Copper"
GAMES = 1000 if COMPILED else 60


@pytest.fixture(autouse=True)
def _short_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a few games are several chunks."""
    if not COMPILED:
        monkeypatch.setattr(chunk_module, "DEALS", 10)


class Miser(Bot):
    """Buys nothing at all."""

    def choose(self, view: FastView, question: Question) -> int:
        return -1

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return question.candidates()[: question.least]


def figures(result: Comparison) -> dict[str, object]:
    """All but the time it took."""
    timed = ("seconds", "games_per_second")
    return {key: value for key, value in result.as_dict().items() if key not in timed}


def test_the_numbers_do_not_depend_on_the_processes() -> None:
    one = compare([BASIC, SMITHY], games=GAMES, seed="x", jobs=1)
    assert figures(compare([BASIC, SMITHY], games=GAMES, seed="x", jobs=3)) == figures(one)
    assert figures(compare([BASIC, SMITHY], games=GAMES, seed="y", jobs=1)) != figures(one)
    assert one.outcome.standings[0].diary.coins
    basic, smithy = one.outcome.standings
    assert basic.wins + basic.ties + basic.losses == basic.games == GAMES
    assert smithy.wins == basic.losses
    assert smithy.wins > 3 * basic.wins
    assert one.rates()[1].low > 0.6


def test_who_is_asked_for_first_does_not_matter() -> None:
    """The same deals, from all seats: the plans only change places."""
    kingdom = "First Game"
    first = compare([BASIC, SMITHY], kingdom, games=GAMES, seed="x", jobs=1)
    second = compare([SMITHY, BASIC], kingdom, games=GAMES, seed="x", jobs=1)
    assert [row["wins"] for row in first.rows()] == [row["wins"] for row in second.rows()][::-1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_shares_by_seat_are_those_of_the_games(players: int) -> None:
    plans = [BASIC, SMITHY]
    result = compare(plans, "First Game", games=4 * players, players=players, seed="x", jobs=1)
    won = {(name, seat): 0.0 for name in result.names for seat in range(players)}
    for number in range(1, 4 * players + 1):
        options = {"number": number, "players": players, "seed": "x"}
        game, names = sample(plans, "First Game", **options)  # type: ignore[arg-type]
        for seat in game.winners:
            won[names[seat], seat] += 1 / len(game.winners)
    for plan, name in enumerate(result.names):
        rates = result.seat_rates(plan)
        games = 4 * result.outcome.standings[plan].seats
        assert [rate.share * games for rate in rates] == pytest.approx(
            [won[name, seat] for seat in range(players)]
        )
        assert sum(rate.share for rate in rates) / players == pytest.approx(
            result.rates()[plan].share
        )
        assert all(rate.low - 1e-9 <= rate.share <= rate.high + 1e-9 for rate in rates)


def test_a_plan_against_itself_differs_by_seat_alone() -> None:
    result = compare([BASIC, BASIC], games=GAMES, seed="x", jobs=1)
    first, second = result.seat_rates(0)
    assert first.share != second.share
    assert first.share + second.share == pytest.approx(1)
    assert result.rates()[0].share == 0.5
    rows = result.as_dict()["seats"]
    assert [(row["plan"], row["seat"]) for row in rows] == [
        (name, seat) for name in result.names for seat in (1, 2)
    ]
    assert rows[0]["rate"] == first.share
    looked = compare([BASIC, BASIC], games=GAMES, seed="x", jobs=1, until=0.01)
    assert looked.seat_rates(0)[0].high > first.high, "it holds whenever one stops"


def test_games_are_rounded_up_to_whole_deals() -> None:
    three = compare([BASIC, BASIC, SMITHY], games=10, seed="x", jobs=1)
    assert (three.games, three.outcome.deals, three.table.players) == (12, 4, 3)
    assert three.names == ["Province; Gold; Silver", "Province; Gold; Silver (2)", three.names[2]]
    four = compare([BASIC, SMITHY], players=4, games=4, seed="x", jobs=1)
    assert [standing.games for standing in four.outcome.standings] == [8, 8]
    assert math.isclose(sum(standing.rate for standing in four.outcome.standings), 0.5)
    five = compare([BASIC, SMITHY], players=5, games=5, seed="x", jobs=1)
    assert [standing.seats for standing in five.outcome.standings] == [3, 2]


def test_it_stops_when_it_is_decided() -> None:
    result = compare([COPPERS, SMITHY], until=0.01, seed="x", jobs=1, games=GAMES)
    assert result.games < GAMES
    assert result.best == 1
    assert result.rates()[1].low > 0.5
    equal = compare([BASIC, BASIC], until=0.01, seed="x", jobs=1, games=40)
    assert equal.best is None
    assert equal.games == 40
    three = compare([COPPERS, BASIC, COPPERS], until=0.05, seed="x", jobs=1, games=GAMES)
    assert three.best == 1


def test_an_interrupt_gives_what_is_known() -> None:
    seen = []

    def interrupt(known: Comparison) -> None:
        seen.append(known.games)
        if len(seen) == 2:
            raise KeyboardInterrupt

    result = compare([BASIC, SMITHY], games=10**9, seed="x", progress=interrupt, jobs=1)
    assert result.interrupted
    assert result.games == seen[-1] == 2 * seen[0]

    def at_once(_: Comparison) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compare([BASIC, SMITHY], seed="x", progress=at_once, jobs=1)


def wait_until_busy(pid: int) -> None:
    """Wait until two processes of another one have worked for some seconds, however slowly."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    until = time.monotonic() + 60
    while time.monotonic() < until:
        worked = [
            sum(map(int, Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11:13]))
            for child in children.read_text().split()
        ]
        if sum(ticks > 2 * os.sysconf("SC_CLK_TCK") for ticks in worked) >= 2:
            return
        time.sleep(0.1)
    pytest.fail("nothing was played")


@pytest.mark.skipif(not COMPILED, reason="the uncompiled form takes too long for a first result")
def test_ctrl_c_prints_what_is_known_so_far() -> None:
    command = [sys.executable, "-m", "throneroom", "lab", "compare", BASIC, SMITHY, "--json"]
    playing = subprocess.Popen(
        [*command, "--games", "1000000000", "--seed", "x", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until_busy(playing.pid)
        os.killpg(playing.pid, signal.SIGINT)
        output, errors = playing.communicate(timeout=30)
    finally:
        # Where it does not end, none of its processes is left all the same.
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGKILL)
    assert errors == ""
    assert playing.returncode == 130
    known = json.loads(output)
    assert known["interrupted"]
    assert known["games"] > 0


def test_plans_are_names_files_texts_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "Double Smithy.txt"
    file.write_text("# two of them\nProvince\nGold\nSmithy up to 2\nSilver\n", encoding="utf-8")
    found = competitors(["Big Money", str(file), "Smithy", SMITHY, BigMoney, Miser, "Big money"])
    assert [plan.name for plan in found] == [
        "big-money",
        "Double Smithy",
        "Smithy",
        "Province if money > 15; Gold; Smithy if…",
        "BigMoney",
        "Miser",
        "big-money (2)",
    ]
    assert BY_ID["smithy"] in found[1].needs()
    assert found[5].needs() == []
    result = compare([Miser, BASIC], games=4, seed="x", jobs=1)
    assert [standing.wins for standing in result.outcome.standings] == [0, 4]


@pytest.mark.parametrize(
    ("plans", "options", "complaint"),
    [
        (["Big Mony", BASIC], {}, "did you mean big-money?"),
        (["plans/none.txt", BASIC], {}, "plans/none.txt: No such file"),
        (["Province; Glod", BASIC], {}, "Gold"),
        ([BASIC], {}, "at least two plans"),
        ([BASIC, BASIC, BASIC], {"players": 2}, "throneroom lab tournament"),
        ([BASIC] * 7, {}, "throneroom lab tournament"),
        ([BASIC, BASIC], {"players": 9}, "at most 6"),
        ([BASIC, BASIC], {"games": 0}, "not enough"),
        ([BASIC, BASIC], {"jobs": 0}, "cannot play"),
        ([BASIC, BASIC], {"until": 1.5}, "not a probability"),
        ([BASIC, BASIC], {"profile": "house"}, "no rules profile"),
        ([BASIC, "Witch"], {"kingdom": "First Game"}, "needs Witch, which the kingdom"),
        ([BASIC, "Potion"], {"kingdom": "First Game"}, "needs Potion, which the kingdom"),
        (
            [
                "Cellar;Chapel;Moat;Village;Workshop;Woodcutter",
                "Smithy;Militia;Witch;Market;Mine;Remodel",
            ],
            {},
            "need 12 kingdom cards",
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_played_is_refused(
    plans: list[str], options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(SetupError, match=complaint):
        compare(plans, **{"seed": "x", "jobs": 1, "games": 2, **options})  # type: ignore[arg-type]


def test_a_kingdom_is_completed_with_cards_that_change_nothing() -> None:
    plans = competitors([BASIC, "Witch; Alchemist; Potion"])
    for number in range(30):
        kingdom = complete(plans, str(number))
        assert {"witch", "alchemist"} <= set(kingdom.ids)
        assert not any(card.changes_set_up for card in kingdom.cards)
    assert complete(plans, "x") == complete(plans, "x") == kingdom_for(plans, None, "x")
    assert kingdom_for(plans[:1], "random", "x").ids != kingdom_for(plans[:1], "random", "y").ids
    tokens = complete(competitors(["Baker", "Tournament"]), "x")
    assert {"baker", "tournament"} <= set(tokens.ids)
    bane = complete(competitors(["Young Witch", "Silver"]), "x")
    assert bane.bane is not None


def test_chunks_cover_every_deal_once() -> None:
    table = compare([BASIC, SMITHY], games=2, seed="x", jobs=1).table
    for games in (1, 2 * DEALS - 1, 2 * DEALS, 2 * DEALS + 1, 7 * DEALS):
        numbers = [deal for chunk in chunks(table, games) for deal in chunk.deals]
        assert numbers == list(range(-(-games // 2)))


def test_a_process_that_dies_is_an_error() -> None:
    table = compare([BASIC, Deadly], games=2, seed="x", jobs=1, progress=None).table
    with pytest.raises(ThroneroomError, match="was killed"):
        list(done(play, chunks(table, 4 * DEALS), 2))


class Deadly(Miser):
    """Kills the process it is in, unless that is the one that runs the tests."""

    # Handed down to the processes that this one starts, forked or not.
    home = os.environ.setdefault("PROCESS_OF_TESTS", str(os.getpid()))

    def choose(self, view: FastView, question: Question) -> int:
        if str(os.getpid()) != self.home:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, question)


def test_collecting_stops_where_it_is_enough() -> None:
    table = compare([BASIC, SMITHY], games=2, seed="x", jobs=1).table
    taken = []

    def take(key: int, _: object) -> bool:
        taken.append(key)
        return len(taken) == 2

    work = ((number, chunk) for number, chunk in enumerate(chunks(table, 10**7)))
    assert not collect(work, take, 1)
    assert taken == [0, 1]


# Other results


def test_a_sample_is_a_game_of_the_comparison() -> None:
    plans = [BASIC, SMITHY]
    result = compare(plans, "First Game", games=6, seed="x", jobs=1)
    wins = dict.fromkeys(result.names, 0)
    for number in range(1, 7):
        game, names = sample(plans, "First Game", number=number, seed="x")
        assert game.over
        won = game.winners
        if len(won) == 1:
            wins[names[won[0]]] += 1
    assert list(wins.values()) == [standing.wins for standing in result.outcome.standings]
    with pytest.raises(SetupError, match="count from 1"):
        sample(plans, number=0)


def test_a_tournament_ranks_plans() -> None:
    plans = [COPPERS, SMITHY, BASIC]
    result = tournament(plans, games=GAMES // 5, seed="x", jobs=1)
    assert result.ranking() == [1, 2, 0]
    assert result.games == 3 * (GAMES // 5)
    assert [row["plan"] for row in result.rows()] == [SMITHY, BASIC, COPPERS]
    assert math.isclose(sum(rating.points for rating in result.ratings()), 0, abs_tol=1e-6)
    share = result.meeting(1, 2).share
    assert share > 0.6
    assert math.isclose(result.meeting(2, 1).share, 1 - share)
    assert result.all_meetings(1).share > result.all_meetings(2).share
    assert len({table.kingdom for table in result.tables.values()}) == 1
    assert result.as_dict()["cycles"] == []
    again = tournament(plans, games=GAMES // 5, seed="x", jobs=2)
    assert again.rows() == result.rows()


def test_a_tournament_of_too_many_cards_has_many_kingdoms() -> None:
    plans = [
        "Cellar;Chapel;Moat;Village;Workshop",
        "Smithy;Militia;Witch;Market;Mine",
        "Remodel;Silver",
    ]
    result = tournament(plans, games=2, seed="x", jobs=1)
    assert len({table.kingdom for table in result.tables.values()}) == 3
    assert "--kingdom" not in result.command()


def test_a_tournament_of_the_library() -> None:
    result = tournament(kingdom="First Game", games=2, seed="x", jobs=1)
    names = [plan.name for plan in result.plans]
    assert "big-money" in names
    assert "big-money-smithy" in names
    assert "chapel-witch" not in names


def test_openings_are_ranked_for_each_split() -> None:
    result = openings(SMITHY, BASIC, cards=["smithy", "copper"], games=GAMES // 4, seed="x", jobs=1)
    four = {opening.cards: opening for opening in result.best(4)}
    assert set(four) == {
        None,
        ("silver", "silver"),
        ("smithy", "silver"),
        ("smithy", "copper"),
        ("silver", "copper"),
        ("copper", "copper"),
    }
    assert four[None].standing.wins == four["smithy", "silver"].standing.wins
    assert result.best(4)[-1].cards == ("copper", "copper")
    assert ("smithy", "") in [opening.cards for opening in result.best(5)]
    again = openings(SMITHY, BASIC, cards=["smithy", "copper"], games=GAMES // 4, seed="x", jobs=2)
    assert again.rows() == result.rows()


def test_openings_are_compared_on_the_same_deals() -> None:
    result = openings(SMITHY, BASIC, cards=["smithy", "copper"], games=GAMES // 4, seed="x", jobs=1)
    best, *others = result.best(4)
    for opening in others:
        lead = best.lead(opening)
        assert len(opening.results) == len(best.results) == opening.standing.games
        assert lead.share == pytest.approx(best.rate.share - opening.rate.share)
        back = opening.lead(best)
        assert (back.low, back.high) == pytest.approx((-lead.high, -lead.low))
    four = {opening.cards: opening for opening in result.best(4)}
    own = four[None].lead(four["smithy", "silver"])
    assert (own.low, own.share, own.high) == (0, 0, 0), "the same games"
    worst = best.lead(others[-1])
    apart = best.rate.low - others[-1].rate.high
    assert worst.low > apart, "luck with the cards is the same for both"
    rows = [row for row in result.rows() if row["split"] == "4/3"]
    assert rows[0]["behind"] is None
    assert (rows[-1]["behind"], rows[-1]["behind_low"]) == (worst.share, worst.low)


def test_interrupted_openings_have_had_the_same_chances() -> None:
    seen = []

    def interrupt(known: Openings) -> None:
        seen.append(known.games)
        if len(seen) == 10:
            raise KeyboardInterrupt

    result = openings(SMITHY, BASIC, games=10**4, seed="x", jobs=1, progress=interrupt)
    assert result.interrupted
    for coins in (5, 4):
        games = [opening.standing.games for opening in result.best(coins)]
        assert min(games) > 0


def test_an_opening_is_looked_for_among_the_cards_of_the_kingdom_or_the_plan() -> None:
    result = openings(SMITHY, games=1, seed="x", jobs=1)
    tried = {id for opening in result.tried for id in opening.cards or ()}
    assert tried == {"silver", "smithy", ""}
    potions = openings("Alchemist; Silver", games=1, seed="x", jobs=1)
    tried = {id for opening in potions.tried for id in opening.cards or ()}
    assert tried == {"silver", "potion", ""}
    kingdom = openings(SMITHY, None, "First Game", games=1, seed="x", jobs=1)
    assert {"market", "moat"} <= {id for opening in kingdom.tried for id in opening.cards or ()}


# Data


def test_results_as_data() -> None:
    results = [
        compare([BASIC, SMITHY], games=20, seed="x", jobs=1),
        tournament([BASIC, SMITHY], games=4, seed="x", jobs=1),
        openings(SMITHY, games=4, seed="x", jobs=1),
    ]
    for result in results:
        told = json.loads(result.json())
        assert told["games"] == result.games
        assert told["games_per_second"] == pytest.approx(told["games"] / told["seconds"])
        head, *lines = result.csv().splitlines()
        assert head.split(",") == list(result.rows()[0])
        assert len(lines) == len(result.rows())


def test_results_as_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    polars = pytest.importorskip("polars")
    result = compare([BASIC, SMITHY], games=20, seed="x", jobs=1)
    frame = result.frame()
    assert frame["games"].to_list() == [20, 20]
    frame.write_parquet(tmp_path / "x.parquet")
    assert polars.read_parquet(tmp_path / "x.parquet").equals(frame)
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ThroneroomError, match=r"pip install 'throneroom\[lab\]'"):
        result.frame()
