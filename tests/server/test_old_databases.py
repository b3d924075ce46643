"""Databases of earlier versions open, and every game in them stands where it stood."""

import asyncio
import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from argon2 import PasswordHasher
from rulebooks import rulebook_cards
from server.keep_database import DATA, answers, in_step, play, told
from server.served import Client, Served, bearer, serving

from throneroom import read_record
from throneroom.server.errors import Refused
from throneroom.server.people.accounts import People
from throneroom.server.people.names import name_key
from throneroom.server.storage.database import migrations, open_database, upgrade, writing

OLD_ACCOUNT = {
    "name": "",
    "key": "",
    "password": "",
    "rated": False,
    "mu": 25.0,
    "sigma": 8.0,
    "games": 0,
    "banned": False,
    "created": 0,
}
FILES = sorted(DATA.glob("*.sqlite3"))
Noted = dict[str, Any]


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Noted]:
    """A folder with a copy of the database, and what was noted about it."""
    shutil.copy(request.param, tmp_path / "games.db")
    noted: Noted = json.loads(request.param.with_suffix(".json").read_text(encoding="utf-8"))
    return tmp_path, noted


def served(old: tuple[Path, Noted], scene: Callable[[Served, Noted], Awaitable[None]]) -> None:
    async def serve() -> None:
        async with serving(old[0]) as made:
            await scene(made, old[1])

    asyncio.run(serve())


def assert_holds(noted: object, now: object, where: str) -> None:
    """Whether all that was told is told still; later versions may tell more."""
    if isinstance(noted, dict):
        assert isinstance(now, dict), where
        for key, value in noted.items():
            assert_holds(value, now.get(key), f"{where}.{key}")
    elif isinstance(noted, list) and noted and isinstance(noted[0], dict):
        assert isinstance(now, list), where
        assert len(now) == len(noted), where
        for number, value in enumerate(noted):
            assert_holds(value, now[number], f"{where}.{number}")
    elif isinstance(noted, list) and where.endswith(".draft.choices"):
        assert isinstance(now, list), where
        # A draft also offers the cards that have been added since.
        known_then = {*noted, *(card.id for card in rulebook_cards())}
        assert [id for id in now if id in known_then] == noted, where
    else:
        assert now == noted, where


def test_clients_are_told_what_they_were_told_then(old: tuple[Path, Noted]) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        for label, table in noted["tables"].items():
            for name, before in table["told"].items():
                async with served.client(table["id"], noted["tokens"][name]) as client:
                    assert_holds(before, told(client), f"{label} {name}")

    served(old, scene)


def test_the_answers_are_those_that_were_given(old: tuple[Path, Noted]) -> None:
    engine = open_database(f"sqlite:///{old[0]}/games.db")
    upgrade(engine)
    for label, table in old[1]["tables"].items():
        assert answers(engine, table["id"]) == table["answers"], label
    engine.dispose()


def test_records_are_what_they_were_and_replay(old: tuple[Path, Noted]) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        finished = {t["id"]: t["record"] for t in noted["tables"].values() if t["record"]}
        assert len(finished) >= 3
        for id, lines in finished.items():
            text = (await served.http.get(f"/api/games/{id}/record")).text
            assert text.splitlines() == lines
            assert read_record(text).game().over

    served(old, scene)


def test_accounts_and_ratings_are_still_there(old: tuple[Path, Noted]) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        assert (await served.http.get("/api/ratings")).json() == noted["ratings"]
        for rated in noted["ratings"]:
            account = {"name": rated["name"], "password": noted["password"]}
            logged_in = await served.http.post("/api/session", json=account)
            assert logged_in.status_code == 201, logged_in.text
            assert logged_in.json()["account"] == rated["name"]

    served(old, scene)


def test_no_new_name_looks_like_an_old_one(old: tuple[Path, Noted]) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        guest = bearer(await served.guest("Cyril"))
        account = {"name": "\u0410nna", "password": noted["password"]}
        refused = await served.http.post("/api/account", json=account, headers=guest)
        assert refused.json()["key"] == "name-alike"

    served(old, scene)


def test_accounts_whose_names_look_the_same_already_stay(empty_database: sa.Engine) -> None:
    names, password = ["Anna", "\u0410nna"], PasswordHasher(1, 8, 1).hash(b"correct horse")
    with writing(empty_database).begin() as connection:
        command.upgrade(migrations(connection), "0001")
        accounts = sa.table("accounts", *map(sa.column, OLD_ACCOUNT))
        for name in names:
            row = {**OLD_ACCOUNT, "name": name, "key": name_key(name), "password": password}
            connection.execute(accounts.insert().values(row))
    upgrade(empty_database)
    people = People(empty_database, "key")
    for name in names:
        assert people.log_in(None, name, "correct horse").account_name == name
    with pytest.raises(Refused, match="looks too much like"):
        people.sign_up(people.guest(), "Ann\u0430", "correct horse")


@pytest.mark.parametrize("label", ["undone", "effect", "possession"])
def test_a_game_is_played_on_and_its_record_replays(old: tuple[Path, Noted], label: str) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        table = noted["tables"][label]
        first, second = table["told"]
        async with (
            served.client(table["id"], noted["tokens"][first]) as one,
            served.client(table["id"], noted["tokens"][second]) as other,
        ):
            await play_on([one, other])
        text = (await served.http.get(f"/api/games/{table['id']}/record")).text
        assert read_record(text).text() == text
        assert read_record(text).game().over

    served(old, scene)


async def play_on(clients: list[Client]) -> None:
    """Some turns more, and then it is enough."""
    begun = clients[0].game["view"]["turn"]
    await play(clients, lambda client: client.game["view"]["turn"] > begun + 10)
    await in_step(clients)
    if clients[0].table["status"] != "over":
        await clients[0].do(type="resign", seat=0)


def test_a_drafted_kingdom_is_picked_to_the_end(old: tuple[Path, Noted]) -> None:
    async def scene(served: Served, noted: Noted) -> None:
        table = noted["tables"]["drafting"]
        first, second = table["told"]
        async with (
            served.client(table["id"], noted["tokens"][first]) as one,
            served.client(table["id"], noted["tokens"][second]) as other,
        ):
            clients = [one, other]
            while one.table["status"] == "drafting":
                draft = one.table["draft"]
                seat = draft["turn"]
                await clients[seat].do(type="pick", seat=seat, card=draft["choices"][0])
                await in_step(clients)
            await play_on(clients)

    served(old, scene)
