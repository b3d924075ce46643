"""Logging in: new tokens, the cookies that hold them, and guessing passwords."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from fastapi.testclient import TestClient
from server.browsers import from_address, serve
from server.served import bearer, serving

from throneroom.server.people.devices import Devices
from throneroom.server.transport import limits

PASSWORD = "correct horse"
ANNA = {"name": "Anna", "password": PASSWORD}
HTTPS = "https://games.example.org"


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for limits, however slow the machine is: what is used up stays so."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serve(tmp_path) as browser:
        yield browser


@pytest.fixture
def encrypted(tmp_path: Path) -> Iterator[TestClient]:
    """A browser that uses HTTPS."""
    with serve(tmp_path, public_url=HTTPS) as browser:
        yield browser


# Tokens


def test_a_cookie_that_a_stranger_planted_is_not_logged_in(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    client.delete("/api/session")
    planted = client.post("/api/guest", json={"name": "Mallory"}).json()["token"]
    logged_in = client.post("/api/session", json=ANNA).json()["token"]
    assert logged_in != planted
    assert client.get("/api/me").json()["account"] == "Anna"
    client.cookies.clear()
    assert client.get("/api/me", headers=bearer(planted)).json() is None


def test_a_guest_keeps_the_seat_when_signing_up_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            guest = await served.guest("Anna")
            table = await served.table(guest, seats=["person", "money"])
            async with served.client(table, guest) as playing:
                await playing.sit("Anna")
                await playing.do(type="start")
                signed_up = await served.http.post("/api/account", json=ANNA, headers=bearer(guest))
                # What the ended token has opened is closed: a stranger may have opened it.
                assert await playing.closed() == 1013
            async with served.channel(table, guest) as refused:
                assert await refused.closed() == 4403
            async with served.client(table, signed_up.json()["token"]) as playing:
                assert playing.table["seats"][0]["yours"]
                await playing.until(lambda: playing.decision)

    asyncio.run(scene())


# Cookies


def test_over_https_no_other_host_can_set_the_cookies(encrypted: TestClient) -> None:
    encrypted.post("/api/guest", json={"name": "Anna"})
    answer = encrypted.post("/api/account", json=ANNA)
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    for cookie in cookies:
        name, _, attributes = cookie.lower().partition("=")
        assert name.startswith("__host-throneroom")
        assert "path=/;" in attributes
        assert "secure" in attributes
        assert "httponly" in attributes
        assert "domain" not in attributes


def test_a_cookie_of_an_earlier_version_is_exchanged(encrypted: TestClient) -> None:
    token = encrypted.post("/api/guest", json={"name": "Anna"}).json()["token"]
    encrypted.cookies.clear()
    encrypted.cookies.set("throneroom", token, domain="games.example.org", path="/")
    table = encrypted.post("/api/tables", json={}).json()["id"]
    assert encrypted.get("/api/me").json()["name"] == "Anna"
    assert dict(encrypted.cookies) == {"__Host-throneroom": token}
    assert [mine["id"] for mine in encrypted.get("/api/tables/mine").json()] == [table]
    assert "set-cookie" not in encrypted.get("/api/me").headers


def test_the_cookie_that_no_other_host_can_set_counts_more(encrypted: TestClient) -> None:
    planted = encrypted.post("/api/guest", json={"name": "Mallory"}).json()["token"]
    encrypted.cookies.clear()
    encrypted.post("/api/guest", json={"name": "Anna"})
    encrypted.cookies.set("throneroom", planted, domain="games.example.org", path="/")
    assert encrypted.get("/api/me").json()["name"] == "Anna"


def test_logging_out_deletes_the_cookie_under_either_name(encrypted: TestClient) -> None:
    token = encrypted.post("/api/guest", json={"name": "Anna"}).json()["token"]
    encrypted.cookies.set("throneroom", token, domain="games.example.org", path="/")
    encrypted.delete("/api/session")
    assert dict(encrypted.cookies) == {}


# Guessing


def guess_from_everywhere(client: TestClient, addresses: int = 40) -> list[int]:
    """Try a wrong password from many addresses; what was answered."""
    wrong = {"name": "Anna", "password": "a wrong guess"}
    return [
        from_address(client, f"203.0.113.{number}").post("/api/session", json=wrong).status_code
        for number in range(addresses)
        for _ in range(2)
    ]


def test_strangers_do_not_lock_out_a_browser_that_has_logged_in_before(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    client.delete("/api/session")
    guess_from_everywhere(client)
    wrong = client.post("/api/session", json={"name": "Anna", "password": "a typing error"})
    assert wrong.status_code == 403
    assert client.post("/api/session", json={**ANNA, "name": "ANNA"}).status_code == 201


def test_guessing_from_many_addresses_is_slow(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    answers = guess_from_everywhere(client)
    assert answers[:6] == [403] * 6
    # Then one for each address that comes.
    assert answers[6:].count(403) <= 40
    again = from_address(client, "203.0.113.20").post("/api/session", json=ANNA)
    assert again.status_code == 429


def test_strangers_cannot_lock_an_account(client: TestClient) -> None:
    """Its owner may have a new browser, at an address from which nobody has guessed."""
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    guess_from_everywhere(client)
    assert from_address(client, "192.0.2.9").post("/api/session", json=ANNA).status_code == 201


def test_a_known_browser_has_no_endless_guesses_either(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    wrong = {"name": "Anna", "password": "a wrong guess"}
    answers = [client.post("/api/session", json=wrong).status_code for _ in range(8)]
    assert answers == [403] * 6 + [429] * 2


def test_a_browser_is_known_to_its_own_account_only(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Mallory"})
    client.post("/api/account", json={"name": "Mallory", "password": PASSWORD})
    marks = [name for name in client.cookies if name.startswith("throneroom-device-")]
    assert len(marks) == 1
    token, devices = client.cookies[marks[0]], Devices("another key")
    assert not devices.recognises(token, "Mallory")
    own = Devices("key")
    assert own.recognises(own.token("Anna"), "ANNA")
    for wrong in (None, "", "é", own.token("Mallory"), own.token("Anna")[:-1]):
        assert not own.recognises(wrong, "Anna")


def test_a_deleted_account_leaves_no_cookie(client: TestClient) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    client.post("/api/account", json=ANNA)
    client.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert dict(client.cookies) == {}
