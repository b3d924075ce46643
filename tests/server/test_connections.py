"""Connections that do not get on are closed, and nobody has too many of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.served import Served, serving

from throneroom.server import serving as serving_module
from throneroom.server.transport import connections
from throneroom.server.transport.limits import ConnectionLimit

ELSEWHERE = "127.0.0.2"
"""An address of this machine that counts as another one's."""
HALF_HEADERS = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
HEADERS = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
PATIENCE = 20.0

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Visited(Served):
    """A server with connections to it on which anything may be sent."""

    def __init__(self, served: Served) -> None:
        self.__dict__.update(served.__dict__)
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self, sent: bytes = b"", address: str = ELSEWHERE) -> Stream:
        """A connection from an address on which something has been sent."""
        host, port = self.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        self._writers.append(writer)
        writer.write(sent)
        return reader, writer

    async def close(self) -> None:
        """Close all connections."""
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*(w.wait_closed() for w in self._writers), return_exceptions=True)


def play(folder: Path, scene: Callable[[Visited], Awaitable[None]], **settings: Any) -> None:
    """Let a scene happen at a server."""

    async def run() -> None:
        async with asyncio.timeout(60), serving(folder, **settings) as served:
            visited = Visited(served)
            try:
                await scene(visited)
            finally:
                await visited.close()

    asyncio.run(run())


async def ended(stream: Stream) -> bytes:
    """What is sent on a connection until it ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await stream[0].read()
    except ConnectionResetError:
        return b""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a request is waited for as long as a slow machine takes to send a whole one."""
    for name in ("HEADERS_S", "BODY_S"):
        monkeypatch.setattr(connections, name, 1.5)


@pytest.mark.usefixtures("impatient")
def test_half_a_request_is_not_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(served: Visited) -> None:
        halves = (b"", b"G", HALF_HEADERS, HEADERS, HEADERS + b"{")
        streams = [await served.open(sent) for sent in halves for _ in range(15)]
        await asyncio.gather(*(ended(stream) for stream in streams))
        assert (await served.http.get("/healthz")).status_code == 200

    with caplog.at_level(logging.WARNING):
        play(tmp_path, scene)
    assert caplog.records == []


@pytest.mark.usefixtures("impatient")
def test_dripping_does_not_help(tmp_path: Path) -> None:
    async def drip(served: Visited, sent: bytes) -> None:
        # After an answer, when the connection is idle.
        stream = await served.open(HALF_HEADERS + b"\r\n")
        assert (await stream[0].readline()).startswith(b"HTTP/1.1 200")
        stream[1].write(sent)
        drops = asyncio.create_task(dripping(stream[1]))
        await ended(stream)
        drops.cancel()

    async def scene(served: Visited) -> None:
        await asyncio.gather(*(drip(served, sent) for sent in (HALF_HEADERS, HEADERS)))

    play(tmp_path, scene)


async def dripping(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"x")
        await asyncio.sleep(0.1)


def test_an_answer_that_nobody_reads_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[ConnectionLimit] = []

    def limit(most: int, most_each: int) -> ConnectionLimit:
        made.append(ConnectionLimit(most, most_each))
        return made[0]

    async def scene(served: Visited) -> None:
        # More than all buffers on the way can hold.
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        _, writer = await served.open(request * 300, "127.0.0.1")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(PATIENCE):
            while not made[0].count:
                await asyncio.sleep(0.02)
            while made[0].count:
                await asyncio.sleep(0.02)

    monkeypatch.setattr(connections, "ANSWER_S", 1.0)
    monkeypatch.setattr(connections, "ConnectionLimit", limit)
    play(tmp_path, scene)


@pytest.mark.usefixtures("impatient")
def test_channels_and_idle_connections_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(served: Visited) -> None:
        token = await served.guest("Anna")
        table = await served.table(token)
        async with served.client(table, token) as client:
            reader, writer = await served.open(HALF_HEADERS + b"\r\n")
            await reader.readuntil(b"null")
            await asyncio.sleep(3)
            await client.sit("Anna")
            writer.write(HALF_HEADERS + b"\r\n")
            await reader.readuntil(b"null")

    monkeypatch.setattr(serving_module, "IDLE_S", 30)
    play(tmp_path, scene)


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    async def scene(served: Visited) -> None:
        many = [await served.open() for _ in range(5)]
        for late in many[3:]:
            assert (await ended(late)).startswith(b"HTTP/1.1 503 ")
        other = await served.open(HALF_HEADERS + b"\r\n", "127.0.0.3")
        assert (await other[0].readline()).startswith(b"HTTP/1.1 200")
        # This machine, where a proxy may be, is not limited.
        for _ in range(9):
            await served.open(address="127.0.0.1")
        assert (await served.http.get("/healthz")).status_code == 200
        await served.close()
        await until_let_in(served)

    play(tmp_path, scene, http_connections_per_address=3)


def test_a_trusted_proxy_is_not_one_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.0/24")

    async def scene(served: Visited) -> None:
        for _ in range(6):
            stream = await served.open(HALF_HEADERS + b"\r\n")
            assert (await stream[0].readline()).startswith(b"HTTP/1.1 200")

    play(tmp_path, scene, http_connections_per_address=3)


def test_all_connections_together_are_limited(tmp_path: Path) -> None:
    async def scene(served: Visited) -> None:
        token = await served.guest("Anna")
        table = await served.table(token)
        # A channel does not count: it has a limit of its own.
        async with served.client(table, token):
            await served.http.aclose()
            for _ in range(4):
                await served.open(address="127.0.0.1")
            assert (await ended(await served.open())).startswith(b"HTTP/1.1 503 ")
            await served.close()
            await until_let_in(served)

    play(tmp_path, scene, http_connections=4)


async def until_let_in(served: Visited) -> None:
    """Wait until closed connections have made room."""
    while True:
        stream = await served.open(HALF_HEADERS + b"Connection: close\r\n\r\n")
        if (await ended(stream)).startswith(b"HTTP/1.1 200"):
            return
        await asyncio.sleep(0.05)
