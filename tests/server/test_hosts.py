"""Requests for names that the server does not go by, as after DNS rebinding, are refused."""

import asyncio
import socket
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from server.browsers import serve
from server.served import bearer, serving
from websockets.asyncio.client import connect
from websockets.typing import Origin

from throneroom import SetupError
from throneroom.cli.serve import check_host_names
from throneroom.server.serving import lan_names
from throneroom.server.settings import Settings
from throneroom.server.transport.hosts import KnownHosts

HERE = ("127.0.0.1", 4711)


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8080",
        "localhost.",
        "127.0.0.1:8080",
        "192.168.1.5",
        "[::1]:8080",
        "[fe80::1]",
        "games.example.org",
        "Games.Example.ORG:443",
        "club.example.org:80",
    ],
)
def test_own_names_and_addresses_are_answered(host: str) -> None:
    settings = Settings(
        "", public_url="https://games.example.org:443/", allowed_hosts=("Club.example.org",)
    )
    assert host in KnownHosts(settings)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8080",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "games.example.org.evil.example",
        "evil.example:80:80",
        "127.0.0.1:" + "9" * 3000,
        "localhost:x",
        "[::1",
        "[evil.example]",
        "",
        " ",
        "a" * 3000,
        "fe80::1%" + "x" * 3000,
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert host not in KnownHosts(Settings("", public_url="https://games.example.org"))


def test_a_page_of_another_site_reads_nothing_whatever_its_name_leads_to(tmp_path: Path) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with serve(tmp_path, client=HERE) as client:
        for path in ("/", "/metrics", "/healthz", "/api/me", "/api/tables"):
            refused = client.get(path, headers=evil)
            assert refused.status_code == 403, path
            assert refused.json()["key"] == "foreign-host"
            assert "x-content-type-options" in refused.headers
        refused = client.post("/api/guest", json={}, headers=evil)
        assert refused.json()["key"] == "foreign-host"


def test_the_refusal_tells_which_option_helps(tmp_path: Path) -> None:
    with serve(tmp_path) as client:
        told = client.get("/", headers={"Host": "club.example.org:8080"}).json()["reason"]
        assert "--allow-host club.example.org," in told
        assert "--public-url" in told
    with serve(tmp_path, allowed_hosts=("club.example.org",)) as client:
        answer = client.get("/api/me", headers={"Host": "club.example.org:8080"})
        assert answer.status_code == 200


def test_channels_are_refused_as_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            token = await served.guest("Anna")
            table = await served.table(token)
            host, port = served.address.split(":")
            async with connect(
                f"ws://evil.example/api/tables/{table}/channel",
                host=host,
                port=int(port),
                origin=Origin("http://evil.example"),
                additional_headers=bearer(token),
                proxy=None,
            ) as channel:
                await channel.wait_closed()
                assert (channel.close_code, channel.close_reason) == (4403, "foreign-host")

    asyncio.run(scene())


def test_a_health_check_of_the_last_century_names_no_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as served:
            host, port = served.address.split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(scene())


def test_the_code_for_a_phone_is_refused_for_an_overlong_host(tmp_path: Path) -> None:
    with serve(tmp_path) as client:
        table = new_table(client)
        for host in ("a" * 3000, "127.0.0.1:" + "8" * 3000):
            refused = client.get(f"/api/tables/{table}/qr.svg", headers={"Host": host})
            assert refused.status_code == 403
            assert refused.json()["key"] == "foreign-host"
            assert len(refused.text) < 500


def new_table(client: TestClient) -> str:
    client.post("/api/guest", json={"name": "Anna"})
    return str(client.post("/api/tables", json={}).json()["id"])


def test_in_a_local_network_the_name_of_the_machine_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "laptop.example.org")
    names = KnownHosts(Settings("", host="0.0.0.0", allowed_hosts=lan_names()))
    for host in ("laptop", "laptop.local:8080", "Laptop.lan"):
        assert host in names
    assert "laptop.example.org" not in names
    assert "laptop.local" not in KnownHosts(Settings(""))
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert lan_names() == ()


def test_what_is_no_name_cannot_be_allowed() -> None:
    check_host_names(["games.example.org", "club_1", "a"])
    for wrong in ("https://games.example.org", "games.example.org:8080", "*", "", "a b", "-x"):
        with pytest.raises(SetupError, match="is no name of a machine"):
            check_host_names([wrong])
