"""The kingdom of the day: the same for everybody, one try each, and secret until tomorrow."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from server.browsers import from_address, serve, services_behind
from server.served import Client, Served, bearer, serving
from sqlalchemy import Engine, delete, insert, select, update

from throneroom.engine.fairness import commitment_to, fair_seed
from throneroom.engine.record import read
from throneroom.server.history.days import SHOWN, ranking
from throneroom.server.storage.database import open_database
from throneroom.server.storage.schema import DayRow, DayTryRow, PersonRow, SeatRow, TableRow, new_id
from throneroom.server.tables import calendar
from throneroom.server.tables.days import find_day, kingdom_from, open_day

DAY = "2026-11-16"
NEXT = "2026-11-17"
NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 60 * 60 * 1000


class Clock:
    """What the server takes for the time."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        """The time, which goes on a little whenever it is looked at."""
        self.now += 1
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock at noon, for tests that play."""
    clock = Clock()
    for module in ("calendar", "days", "hub"):
        monkeypatch.setattr(f"throneroom.server.tables.{module}.now", clock)
    # The usual opponent would hold a trial of plans first, which takes its time uncompiled.
    monkeypatch.setattr("throneroom.server.tables.days.OPPONENT", "money")
    return clock


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[TestClient]:  # noqa: ARG001
    """A browser on the day."""
    with serve(tmp_path) as browser:
        yield browser


def begin(browser: TestClient, name: str) -> str:
    """Begin a try; its table."""
    answer = browser.post("/api/today/try", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_day_ends_at_midnight_utc() -> None:
    assert calendar.end_of(DAY) == NOON + 12 * HOUR
    assert calendar.day_before("2026-03-01") == "2026-02-28"


# The day's secret


def test_all_processes_share_a_secret_that_does_not_come_from_the_date(database: Engine) -> None:
    url = database.url.render_as_string(hide_password=False)
    engines = [open_database(url) for _ in range(4)]
    try:
        with ThreadPoolExecutor(4) as threads:
            days = list(threads.map(lambda engine: open_day(engine, DAY), engines))
    finally:
        for engine in engines:
            engine.dispose()
    assert len({day.secret for day in days}) == 1
    assert days[0].kingdom == kingdom_from(days[0].secret)
    assert len(days[0].kingdom.ids) == 10
    assert open_day(database, NEXT).secret != days[0].secret
    with database.begin() as connection:
        connection.execute(delete(DayRow))
    assert open_day(database, DAY).secret != days[0].secret


def test_the_day_shows_its_commitment_and_nothing_else_of_its_secret(client: TestClient) -> None:
    shown = client.get("/api/today")
    day = find_day(services_behind(client).engine, DAY)
    assert day is not None
    assert shown.json()["today"]["commitment"] == commitment_to(day.secret)
    assert shown.json()["today"]["cards"] == list(day.kingdom.ids)
    assert shown.json()["today"]["ends"] == NOON + 12 * HOUR
    assert shown.json()["yesterday"] is None
    assert day.secret not in shown.text


# One try


def test_everybody_has_one_try_on_whatever_device(client: TestClient) -> None:
    phone, other = (from_address(client, f"198.51.100.{number}") for number in (8, 9))
    assert client.post("/api/today/try", json={"name": "Anna"}).status_code == 403
    client.post("/api/guest", json={"name": "Anna"})
    table = begin(client, "Anna")
    assert begin(client, "Anna") == table
    client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    assert begin(client, "Anna") == table
    phone.post("/api/session", json={"name": "Anna", "password": "correct horse"})
    assert begin(phone, "Anna") == table
    assert phone.get("/api/today").json()["today"]["tried"] == table
    other.post("/api/guest", json={"name": "Ben"})
    assert other.get("/api/today").json()["today"]["tried"] is None
    assert begin(other, "Ben") != table


def test_of_two_tries_that_come_together_in_an_account_the_first_counts(
    client: TestClient,
) -> None:
    phone = from_address(client, "198.51.100.8")
    for browser in (client, phone):
        browser.post("/api/guest", json={"name": "Anna"})
    tables = [begin(client, "Anna"), begin(phone, "Anna")]
    assert tables[0] != tables[1]
    engine = services_behind(client).engine
    with engine.begin() as connection:
        connection.execute(update(DayTryRow).values(won=True, lead=3, turns=20))
    assert [rank.table for rank in ranking(engine, DAY)[0]] == tables
    client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    # Another device that plays as a guest, and logs in only then.
    with engine.begin() as connection:
        account = connection.scalar(select(PersonRow.id).where(PersonRow.account_id > 0))
        assert account is not None
        connection.execute(update(PersonRow).values(account_id=1))
    assert [rank.table for rank in ranking(engine, DAY)[0]] == tables[:1]


def test_a_table_that_was_claimed_and_not_made_is_made_later(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.post("/api/guest", json={"name": "Anna"})
    hub = services_behind(client).hub

    async def crash(*_: object) -> str:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(hub, "lay", crash)
        with pytest.raises(RuntimeError):
            client.post("/api/today/try", json={"name": "Anna"})
    tried = client.get("/api/today").json()["today"]["tried"]
    assert begin(client, "Anna") == tried
    assert [table["id"] for table in client.get("/api/tables/mine").json()] == [tried]


# Playing


class Evening:
    """Two people who play the day's kingdom in the same way, and all they are told."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.tokens: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.told: list[str] = []

    async def get(self, path: str, who: str = "", **body: Any) -> tuple[int, Any]:
        """Ask as a person; the status and what comes back."""
        headers = bearer(self.tokens.get(who, ""))
        asked = self.served.http
        answer = await (
            asked.post(path, json=body, headers=headers)
            if body
            else asked.get(path, headers=headers)
        )
        self.told.append(answer.text)
        is_json = "json" in answer.headers["content-type"]
        return answer.status_code, answer.json() if is_json else answer.text

    async def begin(self, name: str) -> None:
        """A new guest begins."""
        self.tokens[name] = await self.served.guest(name)
        status, made = await self.get("/api/today/try", name, name=name)
        assert status == 201
        self.tables[name] = made["id"]

    async def play(self, name: str) -> list[dict[str, Any]]:
        """Play to the end; the player's log."""
        async with self.served.client(self.tables[name], self.tokens[name]) as client:
            await self.check_help(client)
            await client.play()
            self.told.append(str(client.parts))
            await self.check_table(client)
            return client.events

    async def check_help(self, client: Client) -> None:
        """The player has to do it alone, and cannot try twice."""
        await client.until(lambda: client.decision)
        await client.answer(*client.money())
        assert (await client.ask(type="undo", seat=0))["key"] == "undo-off"
        await client.do(type="leave", seat=0)
        # Otherwise a bot could take over for a player who has left.
        assert (await client.ask(type="ask_for_bot", seat=0, about=0))["key"] == "own-try"
        for message in ({"type": "change", "options": {"public": True}}, {"type": "close"}):
            assert (await client.ask(**message))["key"] == "begun"

    async def check_table(self, client: Client) -> None:
        """There is no second game at a finished table."""
        assert client.table["result"]["secret"] == ""
        assert client.table["options"]["undo"] == "off"
        refused = await client.ask(type="rematch")
        assert refused["key"] == "one-try"


READING = ("", "/turns/1", "/turns/1?seat=0", "/record", "/analysis")


async def check_closed_to_others(evening: Evening) -> None:
    """Nobody but its player reads a try before the day is over, and nobody its deal."""
    game = f"/api/games/{evening.tables['Anna']}"
    branch = {"answers": 3, "seats": ["person", "plan"], "seat": 0}
    for name in ("Ben", ""):
        for path in READING:
            status, problem = await evening.get(game + path, name)
            assert (status, problem["key"]) == (409, "secret-today"), (name, path)
    for name in ("Ben", "Anna"):
        assert (await evening.get(f"{game}/branches", name, **branch))[0] == 409
        headers = bearer(evening.tokens[name])
        analysis = await evening.served.http.post(f"{game}/analysis", headers=headers)
        assert analysis.json()["key"] == "secret-today"
        assert (await evening.get(f"{game}/record", name))[0] == 409
        assert (await evening.get(f"{game}/analysis", name))[0] == 409
    assert (await evening.get("/api/tables", "Ben"))[1] == []
    assert (await evening.get("/api/games?player=Anna", "Ben"))[1]["games"] == []
    assert (await evening.get("/api/games", ""))[1]["games"] == []
    async with evening.served.channel(evening.tables["Anna"], evening.tokens["Ben"]) as stranger:
        assert await stranger.closed() == 4404
    status, own = await evening.get(game, "Anna")
    assert status == 200
    assert (own["deal"]["secret"], own["deal"]["seed"]) == ("", "")
    assert (await evening.get(f"{game}/turns/1", "Anna"))[0] == 200
    assert [one["id"] for one in (await evening.get("/api/games?mine=true", "Anna"))[1]["games"]]


async def check_disclosed(evening: Evening, commitment: str) -> None:
    """On the next day everybody can read and check everything."""
    _, shown = await evening.get("/api/today", "Ben")
    assert shown["today"]["day"] == NEXT
    assert shown["today"]["tried"] is None
    yesterday = shown["yesterday"]
    assert yesterday["commitment"] == commitment == commitment_to(yesterday["secret"])
    assert shown["today"]["commitment"] != commitment
    assert yesterday["best"] == evening.tables["Anna"]
    assert [one["place"] for one in yesterday["results"]] == [1, 1, 3]
    assert yesterday["results"][2]["name"] == "Carl"
    assert yesterday["results"][2]["lead"] is None
    game = f"/api/games/{evening.tables['Anna']}"
    _, text = await evening.get(f"{game}/record", "")
    record = read(text)
    assert record.fairness is not None
    record.fairness.check(record.seed)
    assert record.fairness.secret == yesterday["secret"]
    assert record.fairness.values == ("", "")
    assert record.kingdom == yesterday["cards"]
    assert (await evening.get(f"{game}/analysis", "Ben"))[0] == 200
    branch = {"answers": 3, "seats": ["person", "plan"], "seat": 0}
    assert (await evening.get(f"{game}/branches", "Ben", **branch))[0] == 201


def test_all_play_the_same_game_which_is_secret_until_tomorrow(
    tmp_path: Path, clock: Clock
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, messages_per_second=1000) as served:
            evening = Evening(served)
            for name in ("Anna", "Ben", "Carl"):
                await evening.begin(name)
            async with served.channel(evening.tables["Anna"], evening.tokens["Ben"]) as stranger:
                assert await stranger.closed() == 4404
            logs = [await evening.play(name) for name in ("Anna", "Ben")]
            assert len(logs[0]) > 50
            assert logs[0] == logs[1]
            await check_closed_to_others(evening)
            _, shown = await evening.get("/api/today", "Ben")
            results = shown["today"]["results"]
            assert [(one["name"], one["place"], one["you"]) for one in results] == [
                ("Anna", 1, False),
                ("Ben", 1, True),
            ]
            assert results[0]["turns"] > 5
            assert not shown["today"]["playing"]
            assert (await evening.get("/api/today", "Carl"))[1]["today"]["playing"]
            engine = open_database(f"sqlite:///{tmp_path}/games.db")
            day = find_day(engine, DAY)
            engine.dispose()
            assert day is not None
            for secret in (day.secret, fair_seed(day.secret, ("", ""))):
                assert not [told for told in evening.told if secret in told]
            clock.now += 24 * HOUR
            await check_disclosed(evening, day.commitment)

    asyncio.run(scene())


def test_what_is_not_finished_on_the_day_counts_as_resigned(tmp_path: Path, clock: Clock) -> None:
    async def scene() -> None:
        async with serving(tmp_path, messages_per_second=1000) as served:
            evening = Evening(served)
            await evening.begin("Anna")
            clock.now += 24 * HOUR
            await evening.play("Anna")
            yesterday = (await evening.get("/api/today", "Anna"))[1]["yesterday"]
            assert yesterday["best"] is None
            result = {"place": 1, "name": "Anna", "you": True}
            assert yesterday["results"] == [result | {"won": False, "lead": None, "turns": None}]

    asyncio.run(scene())


# Results


def test_victory_counts_first_then_the_lead_then_fewer_turns(
    database: Engine, clock: Clock
) -> None:
    tries = {
        "by much": (True, 20, 19),
        "by less, and quickly": (True, 7, 15),
        "by less": (True, 7, 18),
        "by less as well": (True, 7, 18),
        "lost narrowly": (False, -1, 25),
        "lost": (False, -30, 12),
        "resigned": (False, None, 3),
        "still playing": (None, None, None),
    }
    for name in reversed(tries):
        note_try(database, name, *tries[name])
    ranks = ranking(database, DAY)[0]
    assert [rank.place for rank in ranks] == [1, 2, 3, 3, 5, 6, 7]
    assert {rank.name: rank.place for rank in ranks} == {
        "by much": 1,
        "by less, and quickly": 2,
        "by less": 3,
        "by less as well": 3,
        "lost narrowly": 5,
        "lost": 6,
        "resigned": 7,
    }
    clock.now += 24 * HOUR
    assert ranking(database, DAY)[0][-1].name == "still playing"


@pytest.mark.usefixtures("clock")
def test_the_list_is_bounded_and_has_ones_own_place(engine: Engine) -> None:
    for number in range(SHOWN + 10):
        own = note_try(engine, f"player {number}", True, 100 - number, 20)
    ranks, count = ranking(engine, DAY, own)
    assert (len(ranks), count) == (SHOWN + 1, SHOWN + 10)
    assert (ranks[-1].table, ranks[-1].place) == (own, SHOWN + 10)
    assert len(ranking(engine, DAY)[0]) == SHOWN


def note_try(
    engine: Engine, name: str, won: bool | None, lead: int | None, turns: int | None
) -> str:
    """A try with a result, as rows; its table."""
    table, person = new_id(), new_id()
    rows: list[tuple[type, dict[str, object]]] = [
        (PersonRow, {"id": person, "name": name, "epoch": 0, "banned": False, "created": 1}),
        (
            TableRow,
            {
                "id": table,
                "public": False,
                "status": "over",
                "owner_id": person,
                "secret": "",
                "kingdom": "",
                "rated": False,
                "ending": "",
                "turns": 0,
                "created": 1,
                "changed": 1,
                "ended": 1,
            },
        ),
        (SeatRow, {"table_id": table, "number": 0, "name": name, "key": name, "bot": ""}),
        (
            DayTryRow,
            {
                "table_id": table,
                "day": DAY,
                "key": person,
                "person_id": person,
                "created": 1,
                "won": won,
                "lead": lead,
                "turns": turns,
            },
        ),
    ]
    with engine.begin() as connection:
        for row, values in rows:
            connection.execute(insert(row).values(values))
    return table
