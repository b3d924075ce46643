"""A server on loopback within the test, and clients that talk to it."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from throneroom.server.serving import listen, opened, server
from throneroom.server.settings import Settings

PATIENCE = 30.0


class Served:
    """A server that runs."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx2.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)

    async def guest(self, name: str) -> str:
        """The token of somebody new."""
        answer = await self.http.post("/api/guest", json={"name": name})
        self.http.cookies.clear()
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def account(self, name: str, password: str) -> str:
        """The token of somebody new with an account."""
        headers = bearer(await self.guest(name))
        account = {"name": name, "password": password}
        answer = await self.http.post("/api/account", json=account, headers=headers)
        self.http.cookies.clear()
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def table(self, token: str, **wishes: object) -> str:
        """The id of a new table."""
        answer = await self.http.post("/api/tables", json=wishes, headers=bearer(token))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def channel(self, table: str, token: str, **headers: str) -> AsyncIterator["Client"]:
        """A connection to a table, before its first message."""
        address = f"ws://{self.address}/api/tables/{table}/channel"
        shown = bearer(token) | headers
        async with connect(address, additional_headers=shown, compression=None) as socket:
            yield Client(socket)

    @asynccontextmanager
    async def client(self, table: str, token: str, **hello: object) -> AsyncIterator["Client"]:
        """A connection that has said hello."""
        async with self.channel(table, token) as client:
            await client.send(type="hello", protocol=1, **hello)
            await client.hear()
            yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Client:
    """A client that remembers the latest of each part."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.parts: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.hints: list[dict[str, Any]] = []
        self._id = 0

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: dict[str, Any] = json.loads(await self.socket.recv())
        if frame["type"] == "update":
            self.parts |= frame
            self.events += frame.get("game", {}).get("events", [])
            self.chat += frame.get("chat", [])
        elif frame["type"] == "hint":
            self.hints.append(frame)
        return frame

    async def ask(self, **message: object) -> dict[str, Any]:
        """Send a message and wait for what comes of it."""
        self._id += 1
        await self.send(id=self._id, **message)
        while True:
            frame = await self.hear()
            if frame["type"] in ("done", "refused") and frame["id"] in (None, self._id):
                return frame

    async def do(self, **message: object) -> None:
        """Send a message that must be carried out."""
        done = await self.ask(**message)
        assert done["type"] == "done", done

    async def until(self, true: Callable[[], object]) -> None:
        """Hear until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.hear()

    async def closed(self) -> int:
        """Hear until the connection ends; the code it ends with."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.hear()
        except ConnectionClosed as end:
            return 0 if end.rcvd is None else end.rcvd.code

    @property
    def table(self) -> dict[str, Any]:
        """The table as last heard of."""
        part: dict[str, Any] = self.parts["table"]
        return part

    @property
    def game(self) -> dict[str, Any]:
        """The game as last heard of."""
        part: dict[str, Any] = self.parts.get("game") or {}
        return part

    @property
    def decision(self) -> dict[str, Any] | None:
        """The question to this client."""
        return self.game.get("decision")

    async def sit(self, name: str, **where: object) -> None:
        """Take a seat."""
        await self.do(type="sit", name=name, value=f"of-{name}", **where)

    async def answer(self, *words: str) -> dict[str, Any]:
        """Answer the question."""
        asked = self.decision
        assert asked is not None
        return await self.ask(
            type="answer", seat=asked["seat"], decision=asked["number"], words=list(words)
        )

    async def play(self) -> None:
        """Play to the end, buying the dearest."""
        while True:
            await self.until(lambda: self.decision or self.table["status"] == "over")
            if self.table["status"] == "over":
                return
            await self.answer(*self.money())

    def money(self) -> list[str]:
        """A simple answer to the question."""
        asked, costs = self.decision, self.game["view"]["costs"]
        assert asked is not None
        if asked["all"]:
            return ["all"]
        if asked["several"]:
            return list(asked["options"][: asked["least"]])
        if asked["kind"] == "buy":
            best = max(asked["options"], key=lambda card: (costs[card], card))
            return [best if costs[best] >= 3 else "done"]
        return ["done"] if asked["decline"] else [asked["options"][0]]


@asynccontextmanager
async def serving(database: str | Path, **settings: Any) -> AsyncIterator[Served]:
    """A server on a free port."""
    url = f"sqlite:///{database}/games.db" if isinstance(database, Path) else database
    chosen = Settings(url, port=0, **settings)
    with opened(chosen) as engine, listen(chosen) as listening:
        running = server(chosen, engine)
        task = asyncio.create_task(running.serve([listening]))
        while not running.started:
            await asyncio.sleep(0.01)
        served = Served(listening.getsockname()[1])
        try:
            yield served
        finally:
            await served.http.aclose()
            running.should_exit = True
            await task


@contextmanager
def serving_beside(database: str | Path, **settings: Any) -> Iterator[str]:
    """A server in a thread of its own; its address."""
    address: Future[str] = Future()
    stop = threading.Event()

    async def serve() -> None:
        async with serving(database, **settings) as served:
            address.set_result(f"http://{served.address}")
            while not stop.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        yield address.result(PATIENCE)
    finally:
        stop.set()
        thread.join()
