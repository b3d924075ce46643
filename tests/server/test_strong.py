"""What is strong in a kingdom, over HTTP: looked at, asked for, and how it is shown."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from server import searching
from server.browsers import serve, services_behind
from sqlalchemy.orm import Session

from throneroom.bots.plans.reading import read_plan
from throneroom.kingdoms import parse
from throneroom.server.protocol.plans import rules_shown
from throneroom.server.storage.schema import FindingsRow
from throneroom.server.tables.findings import MOST_EACH, SEARCHED_BY
from throneroom.sim.supply import Supply

SUPPLY = Supply(tuple(sorted(parse("First Game").ids)), None, 2, "first-edition")
CARDS = ",".join(SUPPLY.kingdom)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser whose server finds plans only where a test says so."""
    with serve(tmp_path) as browser:
        step = partial(searching.endless, tmp_path / "notes")
        services_behind(browser).searches._step = step
        yield browser


def test_a_kingdom_is_searched_when_a_person_asks_for_it(client: TestClient) -> None:
    address = f"/api/strong?kingdom={CARDS}"
    before = client.get(address).json()
    assert not before["begun"]
    assert before["found"] is None
    assert sorted(before["cards"]) == list(SUPPLY.kingdom)
    assert client.post(address).status_code == 403, "nobody in particular asks for nothing"
    client.post("/api/guest", json={"name": "Anna"})
    assert client.post(address).json()["begun"]
    assert client.get(address).json()["begun"]
    assert not client.get(f"{address}&players=3").json()["begun"]
    for players in (3, 4):
        assert client.post(f"{address}&players={players}").status_code == 202
    refused = client.post(f"{address}&players=5")
    assert MOST_EACH == 3
    assert refused.status_code == 429
    assert refused.json()["key"] == "too-many-searches"


def test_what_was_found_is_shown(client: TestClient) -> None:
    with Session(services_behind(client).engine) as session, session.begin():
        text = searching.detailed(SUPPLY).to_json()
        session.add(FindingsRow(setup=str(SUPPLY), findings=text, version=SEARCHED_BY))
    shown = client.get("/api/strong?kingdom=First Game").json()
    found = shown["found"]
    assert [plan["weight"] for plan in found["plans"]] == [1.0, 0.0]
    assert found["plans"][0]["rules"][1] == {
        "verb": "buy",
        "cards": ["smithy"],
        "limit": 2,
        "what": "",
        "condition": "money > 3 and count(throne_room) = 0",
    }
    assert found["plans"][0]["opening"][1:] == [
        {"coins": [3, 4], "bought": [["silver"], ["smithy"]]},
        {"coins": [4, 3], "bought": [["smithy"], ["silver"]]},
        {"coins": [5, 2], "bought": [["market"], []]},
    ]
    assert found["plans"][1]["opening"] == []
    assert found["plans"][1]["worth"] == {"market": 0.1}
    assert found["library_text"] == "Province\nGold"
    assert found["shares"][0] == [0.5, 0.7, 0.6]
    assert found["lengths"] == {"16": 3, "17": 1}
    assert found["seat_shares"] == [0.55, 0.45]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "kingdom=",
        "kingdom=Village,Village",
        f"kingdom={'x' * 10_000}",
        f"kingdom={CARDS}&players=9",
        f"kingdom={CARDS}&players=x",
        f"kingdom={CARDS}&profile=mine",
        f"kingdom={CARDS}&bane={'x' * 200}",
        f"kingdom={CARDS}&bane=gold",
    ],
)
def test_what_is_no_kingdom_is_refused(client: TestClient, query: str) -> None:
    answer = client.get(f"/api/strong?{query}")
    assert answer.status_code in (400, 422)
    assert answer.json()["reason"]


def test_a_bane_that_is_not_named_is_always_the_same(client: TestClient) -> None:
    witch = replace(SUPPLY, kingdom=(*SUPPLY.kingdom[:9], "young_witch"))
    address = f"/api/strong?kingdom={','.join(witch.kingdom)}"
    first = client.get(address).json()["bane"]
    assert first is not None
    assert client.get(address).json()["bane"] == first
    assert client.get(f"{address}&bane={first}").json()["bane"] == first


PLAN = """\
Gold if count(Throne Room) > 1 and provinces <= 4
play Village, Smithy
play Market if turn < 5
trash Copper up to 3
choose card, coin with Pawn
overpay all with Masterpiece
overpay min(coins, hand(Throne Room)) with Doctor
name Copper with Doctor
"""


def test_rules_are_shown_with_the_ids_of_cards() -> None:
    told = [
        (rule.verb, rule.cards, rule.limit, rule.what, rule.condition)
        for rule in rules_shown(read_plan(PLAN))
    ]
    assert told == [
        ("buy", ["gold"], None, "", "count(throne_room) > 1 and provinces <= 4"),
        ("play", ["village", "smithy"], None, "", ""),
        ("play", ["market"], None, "", "turn < 5"),
        ("trash", ["copper"], 3, "", ""),
        ("choose", ["pawn"], None, "card, coin", ""),
        ("overpay", ["masterpiece"], None, "", ""),
        ("overpay", ["doctor"], None, "min(coins, hand(throne_room))", ""),
        ("name", ["doctor"], None, "copper", ""),
    ]
