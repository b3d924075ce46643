"""Games from elsewhere: checked, kept for the person who added them, and bounded."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.browsers import serve, services_behind
from server.games import SavedTable
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from throneroom.engine.record import Record, read
from throneroom.server.errors import TooMuch
from throneroom.server.history import pasted
from throneroom.server.history.analyses import ANALYSED_BY
from throneroom.server.history.pasted import LONGEST_RECORD, Checked, check
from throneroom.server.people.identity import Identity
from throneroom.server.storage.schema import AnalysisRow, EntryRow, SeatRow, TableRow
from throneroom.server.tables.table import HEADER, WITH_HINTS
from throneroom.server.transport.cookies import IDENTITY

PASSWORD = "correct horse battery"


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are checked in this process, where a test is not about the other ones."""

    async def run(_: Any, function: Any, given: Any, *__: Any, **___: Any) -> Any:
        return function(given)

    monkeypatch.setattr("throneroom.server.work.workers.Workers.run", run)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serve(tmp_path) as browser:
        yield browser


@pytest.fixture(scope="module")
def record() -> Record:
    """A game as it is kept on another machine: without a commitment."""
    record = SavedTable("Anna", "Ben").start().play().table.record()
    record.fairness = None
    return record


def engine_of(client: TestClient) -> Engine:
    return services_behind(client).engine


def become(client: TestClient, name: str) -> None:
    """Be another person."""
    client.cookies.clear()
    assert client.post("/api/guest", json={"name": name}).is_success


def paste(client: TestClient, text: str, language: str = "en") -> Any:
    answer = client.post("/api/games", json={"record": text}, headers={"Accept-Language": language})
    return answer.json() | {"status": answer.status_code}


def listed(client: TestClient, **query: Any) -> list[str]:
    return [game["id"] for game in client.get("/api/games", params=query).json()["games"]]


@pytest.mark.parametrize("form", ["long", "short"])
def test_a_pasted_game_is_one_like_others(client: TestClient, record: Record, form: str) -> None:
    become(client, "Cleo")
    answer = paste(client, record.text() if form == "long" else record.line())
    assert answer["status"] == 201, answer
    id = answer["id"]
    shown = client.get(f"/api/games/{id}").json()
    assert (shown["pasted"], shown["rated"], shown["public"]) == (True, False, False)
    assert shown["removable"]
    assert shown["kingdom"] == "first-game"
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ben"]
    assert shown["deal"]["commitment"] == ""
    assert [seat["points"] for seat in shown["seats"]] == record.game().scores
    assert client.get(f"/api/games/{id}/record").text == record.text()
    assert client.get(f"/api/games/{id}/turns/3").status_code == 200
    assert client.post(f"/api/games/{id}/analysis").status_code == 202
    wishes = {"answers": 12, "seats": ["person", "money"], "seat": 0}
    assert client.post(f"/api/games/{id}/branches", json=wishes).status_code == 201


@pytest.mark.usefixtures("here")
def test_it_is_found_by_who_added_it_and_by_nobody_else(client: TestClient, record: Record) -> None:
    assert paste(client, record.line())["key"] == "who-are-you"
    become(client, "Cleo")
    id = paste(client, record.line())["id"]
    assert listed(client) == listed(client, mine=True) == listed(client, player="Anna") == [id]
    become(client, "Anna")
    for query in ({}, {"mine": True}, {"player": "Anna"}, {"card": "moat"}):
        assert listed(client, **query) == []
    assert client.get("/api/tables/mine").json() == []
    # Those who have the link may look at it, and do no more.
    assert not client.get(f"/api/games/{id}").json()["removable"]
    assert client.delete(f"/api/games/{id}").status_code == 404
    with Session(engine_of(client)) as session:
        persons = session.scalars(select(SeatRow.person_id).where(SeatRow.table_id == id)).all()
    assert persons == [None, None], "nobody has played it, whatever the names"


@pytest.mark.usefixtures("here")
def test_what_is_wrong_is_told_with_its_line(client: TestClient, record: Record) -> None:
    become(client, "Cleo")
    lines = record.text().splitlines()
    wrong = next(number for number, line in enumerate(lines) if line.startswith("Anna: "))
    text = "\n".join([*lines[:wrong], "Anna: crown", *lines[wrong + 1 :]])
    told = paste(client, text)
    assert (told["status"], told["key"]) == (409, "bad-record")
    assert f"line {wrong + 1}" in told["reason"]
    assert f"Zeile {wrong + 1}" in paste(client, text, "de")["reason"]
    for text in ("", "hello", "throneroom:1:abc", "throneroom record 1", "\x00" * 50):
        assert paste(client, text)["key"] == "bad-record", text
    assert paste(client, "x" * (LONGEST_RECORD + 1))["status"] == 422
    with Session(engine_of(client)) as session:
        assert session.scalar(select(func.count()).select_from(TableRow)) == 0


@pytest.mark.usefixtures("here")
def test_only_whole_games_are_taken(client: TestClient, record: Record) -> None:
    become(client, "Cleo")
    half = record.branch(20)
    assert "not played to its end" in paste(client, half.line())["reason"]
    half.stopped = "supper"
    assert "not played to its end" in paste(client, half.line())["reason"]
    half.stopped = "resigned"
    shown = client.get(f"/api/games/{paste(client, half.line())['id']}").json()
    assert (shown["ending"], shown["winners"]) == ("resigned", []), "who resigned is not known"


def test_what_takes_too_long_is_refused(
    client: TestClient, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pasted, "LONGEST_REPLAY", -1.0)
        problem = check(record.line()).problem
        assert problem is not None
        assert "too long to replay" in problem["en"]
    become(client, "Cleo")
    monkeypatch.setattr(pasted, "LONGEST_CHECK", 1e-6)
    assert paste(client, record.line())["key"] == "record-slow"


@pytest.mark.usefixtures("here")
def test_a_person_keeps_a_limited_number_and_removes_them(
    client: TestClient, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pasted, "MOST_EACH", 2)
    become(client, "Cleo")
    ids = [paste(client, record.line())["id"] for _ in range(2)]
    refused = paste(client, record.line())
    assert (refused["status"], refused["key"]) == (429, "too-many-pasted")
    assert client.delete(f"/api/games/{ids[0]}").status_code == 204
    assert client.get(f"/api/games/{ids[0]}").status_code == 404
    assert listed(client) == ids[1:]
    assert paste(client, record.line())["status"] == 201


def test_one_record_of_a_person_is_checked_at_a_time(
    client: TestClient, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    become(client, "Cleo")
    services = services_behind(client)
    cleo = services.people.find(client.cookies[IDENTITY])
    assert cleo is not None
    refusals: list[str] = []

    async def run(
        _: Any, function: Any, given: Any, *__: Any, who: Identity = cleo, **___: Any
    ) -> Any:
        with pytest.raises(TooMuch) as refused:
            await services.pasted.add(who, given)
        refusals.append(refused.value.key)
        return function(given)

    monkeypatch.setattr("throneroom.server.work.workers.Workers.run", run)
    for _ in range(2):
        assert paste(client, record.line())["status"] == 201
    assert refusals == ["record-busy"] * 2


@pytest.mark.usefixtures("here")
def test_a_game_that_was_played_here_is_not_removed(client: TestClient) -> None:
    become(client, "Cleo")
    id = SavedTable().start().resign().save(engine_of(client))
    assert client.delete(f"/api/games/{id}").status_code == 404
    assert client.get(f"/api/games/{id}").status_code == 200


@pytest.mark.usefixtures("here")
def test_it_goes_with_the_account(client: TestClient, record: Record) -> None:
    become(client, "Cleo")
    assert client.post("/api/account", json={"name": "Cleo", "password": PASSWORD}).is_success
    id = paste(client, record.line())["id"]
    with Session(engine_of(client)) as session, session.begin():
        session.add(AnalysisRow(id=id, analysis="{}", version=ANALYSED_BY))
    assert client.request("DELETE", "/api/account", json={"password": PASSWORD}).is_success
    assert client.get(f"/api/games/{id}").status_code == 404
    with Session(engine_of(client)) as session:
        for row in (TableRow, SeatRow, EntryRow, AnalysisRow):
            assert session.scalar(select(func.count()).select_from(row)) == 0


def test_bots_of_other_programs_are_players_like_others(record: Record) -> None:
    changed = read(record.line())
    changed.bots = {0: "money", 1: "a very clever program indeed"}
    assert read(check(changed.line()).line).bots == {0: "money"}


def test_that_hints_were_allowed_is_kept(record: Record) -> None:
    changed = read(record.line())
    assert not check(changed.text()).hints
    changed.comments[HEADER] = [WITH_HINTS]
    assert check(changed.text()).hints
    assert isinstance(check(changed.text()), Checked)
