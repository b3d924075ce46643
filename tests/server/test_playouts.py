"""From a moment of a finished game, a thousand times: what is found, in pieces, and its bounds."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.browsers import serve, services_behind
from server.games import SavedTable
from server.test_analyses import ANNA, BEN, in_a_loop, until, whole_game
from sqlalchemy import Engine

from throneroom.engine.errors import RecordError
from throneroom.engine.record import Record
from throneroom.server.errors import Missing, Refused, TooMuch, Unavailable
from throneroom.server.history import playouts as module
from throneroom.server.history.playouts import (
    LIKELY,
    MOST_ANSWERS,
    FromHere,
    PlayedGame,
    SomeGames,
    _question,
    answers_to_compare,
    play_some,
)
from throneroom.server.tables.findings import Searches
from throneroom.server.work.workers import Workers

BUYING, TREASURES = 5, 4
"""Moments of the game: what to buy, and Treasures."""
BOTH = [LIKELY, LIKELY]


@pytest.fixture(scope="module")
def record() -> Record:
    return SavedTable("Anna", "Ben").start().play().table.record()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals, for tests that are not about the figures."""
    monkeypatch.setattr(module, "DEALS", 20)
    monkeypatch.setattr(module, "PIECE", 10)


@asynccontextmanager
async def playing(engine: Engine) -> AsyncIterator[FromHere]:
    workers = Workers(1)
    searches = Searches(engine, workers)
    made = FromHere(engine, workers, searches)
    try:
        yield made
    finally:
        await made.close()
        await searches.close()
        workers.close()


def pieces_of(
    record: Record, answers: int, seats: list[str], deals: range
) -> list[list[PlayedGame]]:
    question = _question(record, answers, tuple(seats))
    return play_some(SomeGames(question.record.line(), question.seats, "", question.answers, deals))


def test_the_same_deals_give_the_same_games_however_they_are_cut(record: Record) -> None:
    for seats in (BOTH, ["money", "beginner"]):
        whole = pieces_of(record, BUYING, seats, range(6))
        halves = [pieces_of(record, BUYING, seats, deals) for deals in (range(4), range(4, 6))]
        assert whole == [[*one, *other] for one, other in zip(*halves, strict=True)]


def test_hidden_cards_of_the_game_do_not_matter(record: Record) -> None:
    """A game with other decks, in which the same was seen, goes on in the same ways."""
    other = record.branch(BUYING, seed="otherwise")
    other.answers.append(record.answers[BUYING])
    seats = ["money", "money"]
    first = pieces_of(record, BUYING, seats, range(5))
    question = _question(record, BUYING, tuple(seats))
    elsewhere = other.branch(BUYING).line()
    again = play_some(SomeGames(elsewhere, question.seats, "", question.answers, range(5)))
    assert again == first


def test_which_answers_are_compared(record: Record) -> None:
    decision = record.branch(BUYING).game().decision
    assert decision is not None
    compared = answers_to_compare(decision, ["silver"])
    assert compared[0] == ("silver",)
    assert ("done",) in compared
    assert ("copper",) not in compared
    assert len(set(compared)) == len(compared) <= MOST_ANSWERS
    treasures = record.branch(TREASURES).game().decision
    assert treasures is not None
    assert answers_to_compare(treasures, ["all"]) == []


@in_a_loop
async def test_figures_grow_piece_by_piece(engine: Engine) -> None:
    id = whole_game(engine)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "DEALS", 100)
        patch.setattr(module, "PIECE", 25)
        async with playing(engine) as playouts:
            shown = await playouts.ask(id, ANNA, BUYING, BOTH)
            assert (shown.done, shown.running, shown.players) == (0, True, [])
            seen = set()
            while shown.running:
                await asyncio.sleep(0.02)
                shown = await playouts.ask(id, BEN, BUYING, BOTH)
                seen.add(shown.done)
            assert 1.0 in seen
            assert seen <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert shown.games == 100 * (1 + len(shown.tried))
    assert sum(player.wins.share for player in shown.players) == pytest.approx(1)
    assert shown.players[0].lead == pytest.approx(-shown.players[1].lead)
    for player in shown.players:
        assert 0 <= player.wins.low <= player.wins.share <= player.wins.high <= 1
        assert player.points > 10
    assert 5 < shown.turns < 40
    best, *others = shown.tried
    assert best.behind.share == 0
    assert sum(one.given for one in shown.tried) == 1
    for one in others:
        assert one.behind.share == pytest.approx(best.wins.share - one.wins.share)
        assert one.behind.low <= one.behind.share <= one.behind.high


@in_a_loop
async def test_what_was_found_is_kept_for_others(engine: Engine) -> None:
    id = whole_game(engine)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "DEALS", 20)
        async with playing(engine) as playouts:
            await playouts.ask(id, ANNA, TREASURES, BOTH)
            await until(lambda: all(one.requester is None for one in playouts._known.values()))
            shown = await playouts.ask(id, BEN, TREASURES, BOTH)
            assert (shown.done, shown.running) == (1.0, False)
            assert shown.tried == []
            assert not playouts._tasks


@pytest.mark.usefixtures("few")
@in_a_loop
async def test_a_person_waits_for_few_at_a_time(engine: Engine) -> None:
    id = whole_game(engine)
    async with playing(engine) as playouts:
        for answers in range(module.MOST_EACH):
            await playouts.ask(id, ANNA, answers, BOTH)
        with pytest.raises(TooMuch, check=lambda error: error.key == "too-many-playouts"):
            await playouts.ask(id, ANNA, 30, BOTH)
        # The same question again, and those of others, are welcome.
        await playouts.ask(id, ANNA, 0, BOTH)
        await playouts.ask(id, BEN, 30, BOTH)


@pytest.mark.usefixtures("few")
@in_a_loop
async def test_what_nobody_looks_at_is_given_up(engine: Engine) -> None:
    id = whole_game(engine)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "WATCHED", -1.0)
        async with playing(engine) as playouts:
            await playouts.ask(id, ANNA, BUYING, BOTH)
            await until(lambda: all(one.requester is None for one in playouts._known.values()))
            assert all(not one.outcomes for one in playouts._known.values())
            assert (await playouts.ask(id, ANNA, BUYING, BOTH)).running, "it begins again"


@pytest.mark.usefixtures("few")
@in_a_loop
async def test_few_results_are_kept_in_memory(engine: Engine) -> None:
    id = whole_game(engine)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "KEPT", 2)
        async with playing(engine) as playouts:
            for answers in range(4):
                await playouts.ask(id, ANNA, answers, ["money", "money"])
                await until(lambda: all(o.requester is None for o in playouts._known.values()))
            assert [key[1] for key in playouts._known] == [2, 3]


@pytest.mark.usefixtures("few")
@in_a_loop
async def test_a_failure_is_told_and_may_be_tried_again(engine: Engine) -> None:
    id = whole_game(engine)
    async with playing(engine) as playouts:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Workers, "run", _fail)
            await playouts.ask(id, ANNA, BUYING, BOTH)
            await until(lambda: all(one.failed for one in playouts._known.values()))
            with pytest.raises(Unavailable):
                await playouts.ask(id, ANNA, BUYING, BOTH)
        assert (await playouts.ask(id, ANNA, BUYING, BOTH)).running


async def _fail(*_: Any, **__: Any) -> None:
    raise RuntimeError


@in_a_loop
async def test_only_moments_of_finished_games(engine: Engine) -> None:
    id, going_on = whole_game(engine), SavedTable().start().save(engine)
    async with playing(engine) as playouts:
        with pytest.raises(Refused, check=lambda error: error.key == "not-over"):
            await playouts.ask(going_on, ANNA, 0, BOTH)
        with pytest.raises(Missing):
            await playouts.ask("x" * 22, ANNA, 0, BOTH)
        with pytest.raises(Refused, check=lambda error: error.key == "branch-seats"):
            await playouts.ask(id, ANNA, 0, [LIKELY] * 3)
        for level in ("master", "a friend", "person"):
            with pytest.raises(Refused, check=lambda error: error.key == "playout-level"):
                await playouts.ask(id, ANNA, 0, [LIKELY, level])
        with pytest.raises(RecordError, check=lambda error: error.key == "branch-beyond"):
            await playouts.ask(id, ANNA, 100_000, BOTH)
        assert not playouts._known


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serve(tmp_path) as browser:
        yield browser


def test_over_http(client: TestClient) -> None:
    id = whole_game(services_behind(client).engine)
    wishes = {"answers": BUYING, "seats": BOTH}
    assert client.post(f"/api/games/{id}/playouts", json=wishes).status_code == 403
    client.post("/api/guest", json={"name": "Anna"})
    answer = client.post(f"/api/games/{id}/playouts", json=wishes)
    assert answer.status_code == 202
    assert answer.json()["running"]
    assert client.post(f"/api/games/{id}/playouts", json={"answers": 1}).status_code == 422
