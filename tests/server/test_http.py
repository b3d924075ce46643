"""The HTTP part: people, lobby, kingdoms, the door, and what operators ask for."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient
from server.browsers import serve, services_behind
from server.served import Client, bearer, serving
from sqlalchemy import update

from throneroom import CARDS
from throneroom.kingdoms import RECOMMENDED
from throneroom.server.storage import schema
from throneroom.server.storage.schema import now
from throneroom.server.transport.dependencies import network_of
from throneroom.server.transport.routes.tables import DAY


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser on another machine."""
    with serve(tmp_path) as browser:
        yield browser


def test_a_guest_is_known_by_a_cookie_that_no_script_reads(client: TestClient) -> None:
    assert client.get("/api/me").json() is None
    answer = client.post("/api/guest", json={"name": "Anna"})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert client.get("/api/me").json() == {"name": "Anna", "account": None, "rated": False}
    again = client.post("/api/guest", json={"name": "Anne"})
    assert again.json()["token"] == answer.json()["token"]
    assert client.get("/api/me").json()["name"] == "Anne"


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with serve(tmp_path, public_url="https://games.example.org") as client:
        answer = client.post("/api/guest", json={})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


def test_a_forged_cookie_is_nobodys(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    token = client.cookies["throneroom"]
    client.cookies.clear()
    client.cookies.set("throneroom", token[:-2] + "xx")
    assert client.get("/api/me").json() is None
    assert client.post("/api/tables", json={}).status_code == 403


def test_an_account_takes_over_what_the_guest_had(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    table = client.post("/api/tables", json={}).json()["id"]
    made = client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    token = made.json().pop("token")
    assert made.json() == {"name": "Anna", "account": "Anna", "rated": False, "token": token}
    assert client.cookies["throneroom"] == token
    assert client.delete("/api/session").status_code == 204
    # A copy of the cookie is worth nothing any more.
    assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json() is None
    assert client.get("/api/me").json() is None
    wrong = client.post("/api/session", json={"name": "anna", "password": "battery"})
    assert (wrong.status_code, wrong.json()["key"]) == (403, "log-in")
    back = client.post("/api/session", json={"name": "anna", "password": "correct horse"})
    assert back.json()["account"] == "Anna"
    assert [mine["id"] for mine in client.get("/api/tables/mine").json()] == [table]


def test_passwords_and_accounts_can_be_changed_and_deleted(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    assert client.patch("/api/me", json={"rated": True}).json()["rated"]
    changed = client.put(
        "/api/account/password", json={"old": "correct horse", "new": "battery staple"}
    )
    assert changed.status_code == 200
    assert client.get("/api/me").json()["account"] == "Anna"
    wrong, right = {"password": "correct horse"}, {"password": "battery staple"}
    refused = client.request("DELETE", "/api/account", json=wrong)
    assert refused.json()["key"] == "password-wrong"
    assert client.request("DELETE", "/api/account", json=right).status_code == 204
    gone = client.post("/api/session", json={"name": "Anna"} | right)
    assert gone.json()["key"] == "log-in"


def test_a_guest_has_no_account_to_delete(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    refused = client.request("DELETE", "/api/account", json={"password": "correct horse"})
    assert refused.json()["key"] == "account-needed"


def test_guessing_passwords_is_slow(client: TestClient) -> None:
    tries = [
        client.post("/api/session", json={"name": "Anna", "password": f"guess {number}"})
        for number in range(9)
    ]
    assert tries[0].status_code == 403
    assert tries[-1].status_code == 429


def test_the_lobby_shows_public_tables_only(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    wishes = {"public": True, "kingdom": "Grosses Geld", "seats": ["person", "plan", "person"]}
    public = client.post("/api/tables", json=wishes).json()["id"]
    private = client.post("/api/tables", json={}).json()["id"]
    assert len(private) == 22
    (shown,) = client.get("/api/tables").json()
    assert shown["id"] == public
    assert shown["kingdom"] == "big-money"
    assert len(shown["cards"]) == 10
    assert [seat["taken"] for seat in shown["seats"]] == [False, True, False]
    assert {mine["id"] for mine in client.get("/api/tables/mine").json()} == {public, private}


def test_kingdoms_are_read_in_any_form(client: TestClient) -> None:
    assert len(client.get("/api/kingdoms").json()) == len(RECOMMENDED)
    for form in ("Erstes Spiel", "first game", "random", {"with_some": ["villages"]}):
        found = client.post("/api/kingdom", json={"kingdom": form}).json()
        assert len(found["cards"]) == 10
    refused = client.post(
        "/api/kingdom", json={"kingdom": "Unsinn"}, headers={"Accept-Language": "de-AT,de;q=0.9"}
    )
    assert refused.status_code == 400
    assert "gibt es nicht" in refused.json()["reason"]


def test_a_client_need_not_know_the_cards(client: TestClient) -> None:
    cards = {card["id"]: card for card in client.get("/api/cards").json()}
    assert list(cards) == [card.id for card in CARDS]
    golem = cards["golem"]
    assert (golem["cost"], golem["potion"], golem["types"]) == (4, 1, ["action"])
    assert golem["names"] == {"en": "Golem", "de": "Golem"}
    assert "Golem" in golem["texts"]["de"]
    assert cards["laboratory"]["bonuses"] == {"cards": 2, "actions": 1}


def test_nobody_has_too_many_tables(tmp_path: Path) -> None:
    with serve(tmp_path, tables_per_person=2) as client:
        client.post("/api/guest", json={"name": "Anna"})
        made = [client.post("/api/tables", json={}).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        # What was given up days ago is in nobody's way.
        with services_behind(client).engine.begin() as connection:
            days_ago = now() - 2 * DAY
            connection.execute(update(schema.TableRow).values(changed=days_ago))
        assert client.post("/api/tables", json={}).status_code == 201


def test_the_code_for_a_phone_is_a_picture(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    table = client.post("/api/tables", json={}).json()["id"]
    picture = client.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(picture.text).tag == "{http://www.w3.org/2000/svg}svg"


# The door


def test_all_addresses_of_a_network_share_its_limits() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9%eth0")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:198.51.100.7") == network_of("198.51.100.7") == "198.51.100.7"
    assert network_of("198.51.100.7") != network_of("198.51.100.8")
    assert network_of("testclient") == "testclient"


def test_every_answer_has_the_security_headers(client: TestClient) -> None:
    for answer in (client.get("/api/me"), client.get("/nowhere"), client.post("/api/tables")):
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/me").headers["cache-control"] == "no-store"


def test_other_pages_cannot_act_for_somebody(client: TestClient) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert client.post("/api/guest", json={}, headers=foreign).json()["key"] == "foreign-page"
    own = {"Origin": "http://localhost:8080"}
    assert client.post("/api/guest", json={}, headers=own).status_code == 201


def test_an_origin_that_makes_no_sense_is_foreign(client: TestClient) -> None:
    for origin in ("http://[", "null", "", "http://[::1]x"):
        refused = client.post("/api/guest", json={}, headers={"Origin": origin})
        assert refused.json()["key"] == "foreign-page", origin


def test_the_public_address_counts_as_own(tmp_path: Path) -> None:
    with serve(tmp_path, public_url="https://games.example.org") as client:
        own = {"Origin": "https://games.example.org"}
        assert client.post("/api/guest", json={}, headers=own).status_code == 201


def test_long_bodies_are_refused_whatever_their_header_says(client: TestClient) -> None:
    long = b"x" * 70_000
    assert client.post("/api/guest", content=long).status_code == 429
    chunks = (long[place : place + 1000] for place in range(0, len(long), 1000))
    refused = client.post("/api/guest", content=chunks)
    assert refused.status_code in (400, 413, 422, 429)


def test_too_many_requests_from_one_address_are_refused(tmp_path: Path) -> None:
    with serve(tmp_path, requests_per_minute=9) as client:
        assert [client.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
    with serve(tmp_path, client=("127.0.0.1", 1), requests_per_minute=9) as client:
        assert {client.get("/api/me").status_code for _ in range(9)} == {200}


def test_nobody_takes_all_connections_from_one_address(tmp_path: Path) -> None:
    """Guests are free, and each may have some."""
    with serve(tmp_path, connections_per_address=2) as client:
        with ExitStack() as inside:
            for _ in range(2):
                inside.enter_context(client.websocket_connect(channel_of_a_guest(client)))
            with client.websocket_connect(channel_of_a_guest(client)) as third:
                assert third.receive()["code"] == 4429
        with client.websocket_connect(channel_of_a_guest(client)) as again:
            again.send_json({"type": "hello", "protocol": 1})
            assert again.receive_json()["type"] == "update"
    with (
        serve(tmp_path, client=("127.0.0.1", 1), connections_per_address=0) as client,
        client.websocket_connect(channel_of_a_guest(client)) as here,
    ):
        here.send_json({"type": "hello", "protocol": 1})
        assert here.receive_json()["type"] == "update"


def channel_of_a_guest(client: TestClient) -> str:
    """The channel of a new table of somebody new."""
    client.cookies.clear()
    client.post("/api/guest", json={"name": "Anna"})
    table = client.post("/api/tables", json={}).json()["id"]
    return f"ws://localhost:8080/api/tables/{table}/channel"


def test_asking_how_the_server_is_counts_as_well(tmp_path: Path) -> None:
    with serve(tmp_path, requests_per_minute=9) as client:
        assert [client.get("/healthz").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_guessing_a_password_is_slow_however_the_name_is_spelled(tmp_path: Path) -> None:
    with serve(tmp_path, client=("127.0.0.1", 1), logins_per_minute=9) as client:
        names = ("Anna", "ANNA", " anna ", "\uff21nna", "A\uff4ena", "an\u200bna", "ann\uff41")
        guesses = [{"name": name, "password": "x" * 9} for name in names]
        codes = [client.post("/api/session", json=guess).status_code for guess in guesses * 2]
        assert codes[:3] == [403] * 3
        assert codes.count(429) >= 8


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "x" * 31}),
        ("/api/guest", {"nonsense": 1}),
        ("/api/guest", []),
        ("/api/tables", {"seats": ["person"]}),
        ("/api/tables", {"seats": ["person"] * 7}),
        ("/api/tables", {"clock": -1}),
        ("/api/kingdom", {"kingdom": "x" * 601}),
    ],
)
def test_malformed_requests_are_told_why(client: TestClient, path: str, body: object) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    refused = client.post(path, json=body)
    assert refused.status_code == 422
    assert refused.json()["key"] == "bad-message"
    assert refused.json()["reason"]


@pytest.mark.parametrize(
    ("kingdom", "complaint"),
    [
        (3, "kingdom.name): Input should be a valid string"),
        ({"colour": "red"}, "kingdom.wishes.colour): Extra inputs"),
        ({"sets": "base"}, "kingdom.wishes.sets): Input should be a valid list"),
        ({"drafted_from": ["cellars"]}, "kingdom.draft.drafted_from.0): Input should be 'base'"),
        ({"drafted_from": []}, "kingdom.draft.drafted_from): List should have at least 1"),
    ],
)
def test_a_malformed_kingdom_is_complained_about_in_the_form_it_has(
    client: TestClient, kingdom: object, complaint: str
) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    refused = client.post("/api/tables", json={"kingdom": kingdom})
    assert refused.status_code == 422
    assert complaint in refused.json()["reason"]


def test_banned_people_are_not_let_in(tmp_path: Path) -> None:
    with serve(tmp_path) as client:
        client.post("/api/guest", json={"name": "Anna"})
        known = services_behind(client).people
        who = known.find(client.cookies["throneroom"])
        assert who is not None
        known.ban(who.person_id, True)
        assert client.get("/api/me").json()["key"] == "banned"


# Operations


def test_health_and_metrics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(tmp_path) as client:
        assert client.get("/healthz").json()["status"] == "ok"
        assert client.get("/metrics").status_code == 403
        monkeypatch.setenv("THRONEROOM_METRICS_TOKEN", "let me see")
        wrong = {"Authorization": "Bearer let me"}
        assert client.get("/metrics", headers=wrong).status_code == 403
        right = {"Authorization": "Bearer let me see"}
        assert "throneroom_tables_live" in client.get("/metrics", headers=right).text
    with serve(tmp_path, client=("127.0.0.1", 1)) as client:
        assert "throneroom_connections" in client.get("/metrics").text


def test_a_damaged_database_is_not_well(tmp_path: Path) -> None:
    with serve(tmp_path) as client:
        client.post("/api/guest", json={"name": "Anna"})
        assert client.get("/healthz").status_code == 200
        for part in ("games.db", "games.db-wal"):
            file = tmp_path / part
            file.write_bytes(b"garbage" * (file.stat().st_size // 7))
        refused = client.get("/healthz")
        assert (refused.status_code, refused.json()["key"]) == (503, "not-read")


def test_no_documentation_page_of_another_host(client: TestClient) -> None:
    assert "swagger" not in client.get("/docs").text.lower()
    assert client.get("/api/openapi.json").json()["info"]["title"] == "Throneroom"


def test_the_description_tells_what_fields_mean(client: TestClient) -> None:
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    for name, field in (
        ("DecisionPart", "player"),
        ("GiveAnswer", "words"),
        ("TableWishes", "clock"),
        ("Options", "clock"),
        ("Token", "token"),
        ("GameInList", "ended"),
    ):
        assert schemas[name]["properties"][field]["description"], (name, field)


# Lessons


def test_a_lesson_is_taken_step_by_step(client: TestClient) -> None:
    german = {"Accept-Language": "de"}
    listed = client.get("/api/lessons", headers=german).json()
    assert listed[0]["name"] == "first-turns"
    assert listed[0]["title"] == "Deine ersten drei Züge"
    step = client.post("/api/lessons/first-turns", json={}).json()
    assert step["decision"]["kind"] == "play_treasure"
    assert step["explanation"].startswith("You are Lena")
    wrong = client.post("/api/lessons/first-turns", json={"answer": ["done"]}).json()
    assert wrong["given"] == 0
    assert wrong["wrong"]["hint"].startswith("Without Treasures")
    right = client.post("/api/lessons/first-turns", json={"answer": ["all"]}).json()
    assert right["given"] == 1
    assert right["wrong"] is None
    assert client.post("/api/lessons/first-turns", json={"answer": ["gold"]}).status_code == 400
    assert client.post("/api/lessons/nothing", json={}).status_code == 404


def test_every_lesson_ends(tmp_path: Path) -> None:
    with serve(tmp_path, requests_per_minute=10_000) as client:
        for lesson in client.get("/api/lessons").json():
            given = 0
            for _ in range(200):
                step = client.post(f"/api/lessons/{lesson['name']}", json={"given": given}).json()
                if step["over"]:
                    break
                given = step["given"] + 1
            assert step["over"]
            assert step["explanation"]


# Ratings


def test_rated_games_change_ratings_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, messages_per_second=1000) as served:
            tokens = []
            for name in ("Anna", "Ben"):
                tokens.append(await served.account(name, "correct horse"))
                headers = bearer(tokens[-1])
                await served.http.patch("/api/me", json={"rated": True}, headers=headers)
            table = await served.table(tokens[0], rated=True, autostart=True)
            async with (
                served.client(table, tokens[0]) as one,
                served.client(table, tokens[1]) as other,
            ):
                await one.sit("Anna")
                await other.sit("Ben")
                await give_up(one)
                await other.until(lambda: other.table["status"] == "over")
            ratings = (await served.http.get("/api/ratings")).json()
            assert [(r["name"], r["games"]) for r in ratings] == [("Ben", 1), ("Anna", 1)]
            assert ratings[0]["rating"] > 1000 > ratings[1]["rating"]

    asyncio.run(scene())


async def give_up(client: Client) -> None:
    await client.until(lambda: client.game)
    await client.do(type="resign", seat=0)
