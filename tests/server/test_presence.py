"""Who is there: what the lobby offers, when a game begins, and whom a rematch waits for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from server.served import Served, serving

SHORT = {"offered_for": 0.6, "left_after": 0.2, "messages_per_second": 1000}
PATIENCE = 20.0


def act(scene: Callable[[Served], Awaitable[None]], database: str | Path, **settings: Any) -> None:
    """Let something happen on a server that gives up soon on absent players."""

    async def run() -> None:
        async with asyncio.timeout(60), serving(database, **(SHORT | settings)) as served:
            await scene(served)

    asyncio.run(run())


async def offered(served: Served) -> list[str]:
    """The ids of the tables in the lobby."""
    return [table["id"] for table in (await served.http.get("/api/tables")).json()]


async def until_offered(served: Served, *tables: str) -> None:
    """Wait for the lobby to show just these tables."""
    async with asyncio.timeout(PATIENCE):
        while sorted(await offered(served)) != sorted(tables):
            await asyncio.sleep(0.05)


def test_the_lobby_offers_a_table_while_its_people_are_there(database_url: str) -> None:
    async def scene(served: Served) -> None:
        anna, eve = [await served.guest(name) for name in ("Anna", "Eve")]
        table = await served.table(anna, public=True)
        # Its maker has a moment to come.
        assert await offered(served) == [table]
        async with served.client(table, eve):
            await until_offered(served)
            async with served.client(table, anna) as one:
                await until_offered(served, table)
                await one.sit("Anna")
                await asyncio.sleep(2 * SHORT["offered_for"])
                assert await offered(served) == [table]
            await until_offered(served)

    act(scene, database_url)


def test_a_table_left_by_all_is_not_offered_after_a_restart(tmp_path: Path) -> None:
    token, table = "", ""

    async def making(served: Served) -> None:
        nonlocal token, table
        token = await served.guest("Anna")
        table = await served.table(token, public=True, autostart=True)
        async with served.client(table, token) as one:
            await one.sit("Anna")

    async def waiting(served: Served) -> None:
        await until_offered(served)
        ben = await served.guest("Ben")
        async with served.client(table, ben) as other:
            await other.sit("Ben")
            assert other.table["status"] == "open"
            async with served.client(table, token):
                await other.until(lambda: other.table["status"] == "playing")

    act(making, tmp_path)
    act(waiting, tmp_path)


def test_a_game_waits_for_its_people_at_all_processes(postgres_url: str) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(60),
            serving(postgres_url, **SHORT) as left,
            serving(postgres_url, **SHORT) as right,
        ):
            anna, ben = [await left.guest(name) for name in ("Anna", "Ben")]
            table = await left.table(anna, public=True, autostart=True)
            async with left.client(table, anna) as one:
                await one.sit("Anna")
                await until_offered(right, table)
            await until_offered(right)
            async with right.client(table, ben) as other:
                await other.sit("Ben")
                assert other.table["status"] == "open"
                refused = await other.ask(type="start")
                assert refused["key"] == "players-absent"
                async with left.client(table, anna) as one:
                    await one.until(lambda: one.table["status"] == "playing")
                    await other.until(lambda: other.table["status"] == "playing")

    asyncio.run(run())


def test_a_rematch_begins_when_all_who_are_there_agree(database_url: str) -> None:
    async def scene(served: Served) -> None:
        tokens = [await served.guest(name) for name in ("Anna", "Ben", "Carol", "Eve")]
        table = await served.table(tokens[0], seats=["person"] * 3, autostart=True)
        async with (
            served.client(table, tokens[0]) as anna,
            served.client(table, tokens[1]) as ben,
            served.client(table, tokens[3]) as eve,
        ):
            async with served.client(table, tokens[2]) as carol:
                for client, name in ((anna, "Anna"), (ben, "Ben"), (carol, "Carol")):
                    await client.sit(name)
                await anna.do(type="say", seat=0, text="Again?")
                for seat, client in ((2, carol), (1, ben), (0, anna)):
                    await client.do(type="resign", seat=seat)
                await anna.do(type="rematch")
                await ben.until(lambda: ben.table["rematch"])
                assert ben.table["rematch"]["missing"] == [1, 2]
                number = ben.table["rematch"]["number"]
                await ben.do(type="rematch", invitation=number)
                await anna.until(lambda: anna.table["rematch"]["agreed"] == [0, 1])
                assert anna.table["next"] is None
            # Carol has left, and is not waited for.
            await ben.until(lambda: ben.table["next"])
            await eve.until(lambda: eve.table["next"])
            again = str(eve.table["next"])
        async with (
            served.client(again, tokens[0]) as anna,
            served.client(again, tokens[1]) as ben,
        ):
            await anna.sit("Anna")
            await ben.sit("Ben")
            await anna.until(lambda: anna.table["status"] == "playing")
            assert [(said["name"], said["text"]) for said in ben.chat] == [("Anna", "Again?")]

    act(scene, database_url)


def test_a_rematch_that_is_declined_is_shown_as_such(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, autostart=True)
        async with served.client(table, anna) as one, served.client(table, ben) as other:
            await one.sit("Anna")
            await other.sit("Ben")
            await one.do(type="resign", seat=0)
            await one.do(type="rematch")
            await other.do(type="decline_rematch")
            await one.until(lambda: one.table["rematch"]["declined"] == 1)
            assert one.table["rematch"]["missing"] == []
            assert one.table["next"] is None

    act(scene, tmp_path)
