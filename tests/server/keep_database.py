"""Makes a database to keep: every later version has to open it and find the same games in it.

    PYTHONPATH=src:tests python tests/server/keep_database.py v0_2

Run it before a release, with the code of that release. It plays over the network, so it shows what
a server of that version really writes. `data/NAME.sqlite3` is the database, `data/NAME.json` what
clients were told about each of its tables and the answers given there; `test_old_databases.py`
compares the two.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

from server.served import Client, Served, bearer, serving
from sqlalchemy import Engine

from throneroom.server.storage.database import open_database
from throneroom.server.tables.loading import load_table

DATA = Path(__file__).parent / "data"
PASSWORD = "correct horse battery staple"
ACCOUNTS, GUESTS = ("Anna", "Ben"), ("Cleo", "Dan")
POSSESSION = (
    "possession, alchemist, familiar, golem, militia, moat, remodel, throne room, village, smithy"
)
Policy = Callable[[Client], list[str]]


def shopper(*wanted: str) -> Policy:
    """Plays and buys the first card of a list that it can; one Potion is enough."""

    def choose(client: Client) -> list[str]:
        asked = client.decision
        assert asked is not None
        options = asked["options"]
        if asked["kind"] in ("buy", "play_action"):
            owned = client.game["view"]["players"][asked["player"]]["cards"]
            fitting = [card for card in wanted if card in options]
            return [next((c for c in fitting if c != "potion" or c not in owned), "done")]
        if asked["several"]:
            return list(options[: asked["least"]])
        return ["all"] if asked["all"] else [options[0]]

    return choose


class Keeper:
    """Fills a server's database, and notes what clients are told."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self.tokens: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}

    async def make_people(self) -> None:
        for name in GUESTS:
            self.tokens[name] = await self._served.guest(name)
        for name in ACCOUNTS:
            self.tokens[name] = await self._served.account(name, PASSWORD)
            headers, http = bearer(self.tokens[name]), self._served.http
            assert (await http.patch("/api/me", json={"rated": True}, headers=headers)).is_success

    @asynccontextmanager
    async def table(
        self, label: str, people: tuple[str, ...], **wishes: object
    ) -> AsyncIterator[list[Client]]:
        """A table at which people sit; in the end it is noted what they were told."""
        id = await self._served.table(self.tokens[people[0]], **wishes)
        async with AsyncExitStack() as stack:
            clients = []
            for name in people:
                client = await stack.enter_async_context(self._served.client(id, self.tokens[name]))
                await client.sit(name)
                clients.append(client)
            yield clients
            await in_step(clients)
            self.tables[label] = {
                "id": id,
                "record": await self._record(id, clients[0]),
                "told": {name: told(client) for name, client in zip(people, clients, strict=True)},
            }

    async def _record(self, id: str, client: Client) -> list[str] | None:
        if client.table["status"] != "over":
            return None
        return (await self._served.http.get(f"/api/games/{id}/record")).text.splitlines()

    async def ratings(self) -> Any:
        return (await self._served.http.get("/api/ratings")).json()


async def in_step(clients: list[Client]) -> None:
    """Until all have heard of what the first of them has."""
    latest = max(client.parts["entry"] for client in clients)
    for client in clients:
        await hear_of(client, latest)


async def hear_of(client: Client, entry: int) -> None:
    """Until a client has heard of an entry."""
    await client.until(lambda: client.parts["entry"] >= entry)


async def play(
    clients: list[Client],
    until: Callable[[Client], object] = lambda _: False,
    policy: Policy = Client.money,
) -> None:
    """Play to the end, or until something is true of the one who is asked."""
    while True:
        await in_step(clients)
        if clients[0].table["status"] == "over":
            return
        asked = next((client for client in clients if client.decision is not None), None)
        if asked is None:
            # A bot is thinking.
            await hear_of(clients[0], clients[0].parts["entry"] + 1)
        elif until(asked):
            return
        else:
            answered = await asked.answer(*policy(asked))
            assert answered["type"] == "done", answered


def turn(client: Client) -> int:
    return int(client.game["view"]["turn"])


def source(client: Client) -> tuple[str, str | None]:
    """The kind of question, and which card asks it."""
    assert client.decision is not None
    return client.decision["kind"], client.decision["source"]


def told(client: Client) -> dict[str, Any]:
    """What a client knows of its table and game and what no later version may change.

    Events are left out, since later versions may tell more, and so is who is connected.
    """
    seats = [
        {key: value for key, value in seat.items() if key not in ("present", "away")}
        for seat in client.table["seats"]
    ]
    table = {key: client.table[key] for key in ("status", "draft", "result", "next")}
    return {
        "table": table | {"seats": seats},
        "chat": [remark["text"] for remark in client.chat],
        "view": client.game.get("view"),
        "decision": client.decision,
        "undo": client.game.get("undo"),
    }


def answers(engine: Engine, id: str) -> list[list[Any]] | None:
    """The answers of a table's game that were not taken back; None before the game."""
    table, _ = load_table(engine, id)
    return None if table.game is None else [list(answer) for answer in table.record().answers]


async def fill(keeper: Keeper) -> None:
    """Tables of every sort."""
    await keeper.make_people()
    async with keeper.table("rated", ACCOUNTS, rated=True, public=True) as clients:
        await clients[0].do(type="start")
        buys, anna = shopper("province", "gold", "silver"), clients[0]
        await play(clients, policy=lambda who: buys(who) if who is anna else who.money())
    async with keeper.table("bots", ("Cleo",), seats=["money", "person", "beginner"]) as clients:
        await clients[0].do(type="start")
        await play(clients)
    async with keeper.table("resigned", GUESTS) as clients:
        await clients[0].do(type="start")
        await clients[1].do(type="resign", seat=1)
        for client in clients:
            await client.do(type="rematch")
    async with keeper.table(
        "waiting", ("Cleo",), seats=["person", "person", "money"], public=True
    ) as clients:
        await clients[0].do(type="say", seat=0, text="Who else?")
    async with keeper.table(
        "drafting", GUESTS, kingdom={"drafted_from": ["base", "alchemy"]}
    ) as clients:
        await clients[0].do(type="start")
        for place in (3, 5, 8):
            await in_step(clients)
            draft = clients[0].table["draft"]
            seat = draft["turn"]
            await clients[seat].do(type="pick", seat=seat, card=draft["choices"][place])
    async with keeper.table("undone", GUESTS, undo="always") as clients:
        await clients[0].do(type="start")
        await play(clients, lambda client: turn(client) == 7)
        for seat, client in enumerate(clients):
            await client.do(type="undo", seat=seat)
        await play(clients, lambda client: turn(client) == 8)
    async with keeper.table("effect", GUESTS, kingdom="First Game") as clients:
        await clients[0].do(type="start")
        # Inside an effect, with one of its questions answered already.
        buys = shopper("remodel", "silver")
        await play(clients, lambda client: source(client) == ("gain", "remodel"), buys)
    async with keeper.table("possession", ACCOUNTS, kingdom=POSSESSION) as clients:
        await clients[0].do(type="start")
        buys = shopper("possession", "gold", "potion", "silver")
        await play(clients, lambda client: client.game["view"]["possessor"] is not None, buys)


async def keep(name: str) -> None:
    """Make the two files."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as served:
            keeper = Keeper(served)
            await fill(keeper)
            noted = {
                "password": PASSWORD,
                "tokens": keeper.tokens,
                "ratings": await keeper.ratings(),
                "tables": keeper.tables,
            }
        engine = open_database(f"sqlite:///{folder}/games.db")
        for table in keeper.tables.values():
            table["answers"] = answers(engine, table["id"])
        engine.dispose()
        file = DATA / f"{name}.sqlite3"
        file.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(Path(folder, "games.db"))) as made,
            closing(sqlite3.connect(file)) as kept,
        ):
            made.execute("VACUUM")
            made.backup(kept)
            kept.execute("PRAGMA journal_mode = DELETE")
    text = json.dumps(noted, ensure_ascii=False)
    (DATA / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
