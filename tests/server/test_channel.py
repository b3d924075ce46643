"""The game channel, over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server.served import Client, Served, serving
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from throneroom import kingdoms
from throneroom.server.tables import making
from throneroom.server.tables.journal import Journal, Write
from throneroom.server.transport import channel

Scene = Callable[[Served], Awaitable[None]]


def act(scene: Scene, database: str | Path, **settings: Any) -> None:
    """Let something happen on a server."""

    async def run() -> None:
        async with asyncio.timeout(60), serving(database, **settings) as served:
            await scene(served)

    asyncio.run(run())


def test_friends_play_a_game_by_a_link(database_url: str) -> None:
    async def scene(served: Served) -> None:
        anna, ben, eve = [await served.guest(name) for name in ("Anna", "Ben", "Eve")]
        table = await served.table(anna)
        async with (
            served.client(table, anna) as one,
            served.client(table, ben) as other,
            served.client(table, eve) as spectator,
        ):
            await one.sit("Anna")
            await other.sit("Ben")
            await one.do(type="start")
            commitment = one.table["commitment"]
            await asyncio.gather(one.play(), other.play())
            await spectator.until(lambda: spectator.table["status"] == "over")
            assert one.table["result"] == other.table["result"] == spectator.table["result"]
            assert one.table["result"]["ending"] in ("provinces", "piles")
            assert one.table["commitment"] == commitment
            assert spectator.game["viewer"] is None
            numbers = [event["number"] for event in spectator.events]
            assert numbers == list(range(1, len(numbers) + 1))

    act(scene, database_url, messages_per_second=1000)


def test_bots_play_along_and_a_rematch_goes_on(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, seats=["person", "money", "beginner"], autostart=True)
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.play()
            points = one.table["result"]["points"]
            assert len(points) == 3
            await one.do(type="rematch", kingdom="Big Money")
            await one.until(lambda: one.table["next"])
            again = one.table["next"]
            await one.do(type="rematch")
            assert one.table["next"] == again
            async with served.client(again, anna) as other:
                await other.do(type="close")
            # Where nobody can play any more, nobody is sent.
            await one.do(type="rematch", kingdom="Big Money")
            assert one.table["next"] != again
            again = one.table["next"]
        async with served.client(again, anna) as one:
            assert one.table["previous"] == table
            assert one.table["seats"][0]["yours"]
            await one.sit("Anna")
            await one.until(lambda: one.table["status"] == "playing")
            assert one.table["options"]["recommended"] == "big-money"

    act(scene, tmp_path, messages_per_second=1000)


def test_coming_back_goes_on_where_one_was(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, autostart=True)
        async with served.client(table, ben) as other:
            await other.sit("Ben")
            async with served.client(table, anna) as one:
                await one.sit("Anna")
                await one.until(lambda: one.game)
                log, known = list(one.events), one.game["event"]
            await other.until(lambda: not other.table["seats"][1]["present"])
            for _ in range(2):
                if other.decision:
                    await other.answer(*other.money())
            async with served.client(table, anna, event=known) as one:
                assert one.events == one.game["events"]
                numbers = [event["number"] for event in log + one.events]
                assert numbers == list(range(1, one.game["event"] + 1))
                assert len(one.game["view"]["hand"]) == 5

    act(scene, tmp_path)


def test_an_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, autostart=True, seats=["person", "money"])
        async with served.client(table, anna) as one, served.client(table, anna) as tab:
            await one.sit("Anna")
            await one.until(lambda: one.decision)
            await tab.until(lambda: tab.decision)
            assert tab.decision == one.decision
            first, second = await asyncio.gather(one.answer("all"), tab.answer("all"))
            outcomes = sorted(frame["type"] for frame in (first, second))
            assert outcomes == ["done", "refused"]
            late = first if first["type"] == "refused" else second
            assert late["key"] == "late-answer"
            assert late["reason"]

    act(scene, tmp_path)


def test_others_learn_who_is_asked_but_not_what(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, autostart=True)
        async with served.client(table, anna) as one, served.client(table, ben) as other:
            await one.sit("Anna")
            await other.sit("Ben")
            await one.until(lambda: one.game)
            await other.until(lambda: other.game)
            assert one.game["asked"] == other.game["asked"]
            assert (one.decision is None) != (other.decision is None)
            waiting = one if one.decision is None else other
            asked = other if waiting is one else one
            assert asked.decision is not None
            refused = await waiting.ask(
                type="answer",
                seat=asked.decision["seat"],
                decision=asked.decision["number"],
                words=["all"],
            )
            assert refused["key"] == "not-your-seat"

    act(scene, tmp_path)


def test_time_that_runs_out_hands_the_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.tables.table.MILLISECONDS", 10)

    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, autostart=True, clock=30)
        async with served.client(table, anna) as one, served.client(table, ben) as other:
            await one.sit("Anna")
            await other.sit("Ben")
            await one.until(lambda: any(seat["out_of_time"] for seat in one.table["seats"]))
            await one.until(lambda: len(one.events) > 5)

    act(scene, tmp_path)


def test_a_bot_may_play_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, autostart=True)
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            async with served.client(table, ben) as other:
                await other.sit("Ben")
            await one.until(lambda: not one.table["seats"][1]["present"])
            await one.until(lambda: one.table["seats"][1]["away"])
            await one.do(type="ask_for_bot", seat=0, about=1)
            assert one.table["seats"][1]["bot"] == "plan"
            async with served.client(table, ben) as other:
                await other.do(type="return", seat=1)
                await one.until(lambda: not one.table["seats"][1]["bot"])

    act(scene, tmp_path, away_after=0.1)


def test_one_screen_may_hold_several_seats(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, autostart=True)
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.sit("Ben")
            await one.until(lambda: one.game)
            assert one.game["view"]["hand"] == []
            await one.do(type="show", seat=one.game["hand_over"])
            assert one.decision is not None
            await one.answer("all")

    act(scene, tmp_path)


def test_a_spectator_sees_no_hand_and_answers_nothing(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, eve = [await served.guest(name) for name in ("Anna", "Eve")]
        table = await served.table(anna, autostart=True, seats=["person", "money"])
        async with served.client(table, anna) as one, served.client(table, eve) as spectator:
            await one.sit("Anna")
            await spectator.until(lambda: spectator.game)
            assert spectator.game["view"]["hand"] == []
            assert spectator.decision is None
            for message in (
                {"type": "answer", "decision": 1, "words": ["all"]},
                {"type": "undo"},
                {"type": "resign"},
                {"type": "say", "text": "hello"},
                {"type": "show"},
            ):
                refused = await spectator.ask(seat=0, **message)
                assert refused["key"] == "not-your-seat"

    act(scene, tmp_path)


# The door


@pytest.mark.parametrize(
    ("hello", "key"),
    [
        ({"type": "hello", "protocol": 2}, "other-protocol"),
        ({"type": "start"}, "hello-first"),
        ({"type": "hello"}, "bad-message"),
        ({"nonsense": 1}, "bad-message"),
    ],
)
def test_a_wrong_hello_is_refused_with_a_reason(
    tmp_path: Path, hello: dict[str, object], key: str
) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.channel(table, anna) as client:
            await client.send(**hello)
            refused = await client.hear()
            assert (refused["type"], refused["key"]) == ("refused", key)
            assert await client.closed() == 1008

    act(scene, tmp_path)


def test_strangers_and_foreign_pages_are_not_let_in(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.channel(table, "") as client:
            assert await client.closed() == 4403
        async with served.channel(table, anna + "x") as client:
            assert await client.closed() == 4403
        async with served.channel(table, anna, Origin="https://evil.example") as client:
            assert await client.closed() == 4403
        async with served.channel("A" * 22, anna) as client:
            assert await client.closed() == 4404
        origin = f"http://{served.address}"
        async with served.channel(table, anna, Origin=origin) as client:
            await client.send(type="hello", protocol=1)
            await client.hear()

    act(scene, tmp_path)


def test_whoever_does_not_say_hello_is_shown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.transport.channel.FIRST_MESSAGE", 0.2)

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.channel(table, anna) as client:
            assert await client.closed() == 1008

    act(scene, tmp_path)


def test_nobody_has_too_many_connections(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna)
        async with served.client(table, anna), served.client(table, anna):
            async with served.channel(table, anna) as client:
                assert await client.closed() == 4429
            async with served.client(table, ben):
                pass

    act(scene, tmp_path, connections_per_person=2)


def test_too_long_messages_end_the_connection(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client:
            await client.socket.send("x" * 20_000)
            assert await client.closed() == 1009
        async with served.client(table, anna) as client:
            await client.sit("Anna")

    act(scene, tmp_path)


def test_bytes_and_nonsense_are_refused_and_in_the_end_shown_out(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client:
            await client.socket.send(b"\x00\xff")
            assert (await client.hear())["key"] == "bad-message"
            await client.sit("Anna")
            for _ in range(100):
                await client.socket.send("nonsense")
            assert await client.closed() == 1008

    act(scene, tmp_path, messages_per_second=1000)


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ('{"type": "sit", "id": 7, "name": "Anna"}', 7),
        ('{"type": "nonsense", "id": 7}', 7),
        ('{"id": 7}', 7),
        ('{"type": "start", "id": "7"}', None),
        ('{"type": "start", "id": -7}', None),
        ("[7]", None),
        ('{"id": 7', None),
    ],
)
def test_a_message_that_cannot_be_read_is_refused_by_its_id(
    tmp_path: Path, message: str, id: int | None
) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        async with served.client(await served.table(anna), anna) as client:
            await client.socket.send(message)
            refused = await client.hear()
            assert (refused["key"], refused["id"]) == ("bad-message", id)

    act(scene, tmp_path)


def test_whoever_sends_too_fast_has_to_wait(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client:
            began = asyncio.get_running_loop().time()
            for _ in range(90):
                await client.ask(type="mute", seat=0, mute=True)
            took = asyncio.get_running_loop().time() - began
            assert took > 1.4  # 60 at once, then 20 a second

    act(scene, tmp_path)


@pytest.mark.parametrize("what", ["pings", "pieces"])
def test_whoever_floods_with_frames_that_are_no_messages_is_shown_out(
    tmp_path: Path, what: str
) -> None:
    async def flood(client: Client) -> None:
        if what == "pieces":
            await client.socket.send([""] * 1000)
        for _ in range(1000 if what == "pings" else 0):
            await client.socket.ping()

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client, served.client(table, anna) as other:
            for _ in range(20):
                await (await client.socket.ping())
            await client.socket.send(['{"type": "mute", ', '"seat": 0, "mute"', ": true}"])
            while (await client.hear())["type"] != "done":
                pass
            with suppress(ConnectionClosed):
                await flood(client)
            assert await client.closed() == 1008
            await other.do(type="mute", seat=0, mute=True)

    act(scene, tmp_path)


def test_whoever_wants_the_whole_log_again_and_again_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "EVENTS_PER_MESSAGE", 0.01)  # A hundred messages each.

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client:
            for name in ("Anna", "Ben"):
                await client.sit(name)
            await client.do(type="start")
            began = asyncio.get_running_loop().time()
            await client.do(type="show", seat=0, event=client.game["event"])
            assert asyncio.get_running_loop().time() - began < 1.4
            await client.do(type="show", seat=0, event=0)
            assert asyncio.get_running_loop().time() - began > 1.4

    act(scene, tmp_path)


def test_nobody_waits_while_a_kingdom_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, alone = kingdoms.random_kingdom, []

    def drawing(*wishes: Any) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        alone.append(True)
        return draw(*wishes)

    monkeypatch.setattr(making, "random_kingdom", drawing)
    chance = {"required": ["young witch"], "price_curve": True}

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, seats=["person", "random"], kingdom=chance)
        async with served.client(table, anna) as one:
            await one.do(type="change", options={"kingdom": chance})
            assert "young_witch" in one.table["options"]["kingdom"]
            assert one.table["options"]["bane"]
            await one.sit("Anna")
            await one.do(type="start")
            await one.do(type="resign", seat=0)
            await one.do(type="rematch", kingdom=chance)

    act(scene, tmp_path)
    assert len(alone) == 3


def test_too_many_remarks_are_refused(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as client:
            await client.sit("Anna")
            replies = [await client.ask(type="say", seat=0, text="hi") for _ in range(12)]
            assert [reply["type"] for reply in replies[:5]] == ["done"] * 5
            assert replies[-1]["key"] == "too-fast"

    act(scene, tmp_path, messages_per_second=1000)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("de", "das ist nicht dein Platz"),
        ("de-AT", "das ist nicht dein Platz"),
        ("DE", "das ist nicht dein Platz"),
        ("en-GB", "that is not your seat"),
        ("es-419", "that is not your seat"),
        ("zh-Hant-TW", "that is not your seat"),
    ],
)
def test_refusals_speak_the_language_of_the_client(
    tmp_path: Path, language: str, reason: str
) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna, language=language) as client:
            refused = await client.ask(type="stand", seat=0)
            assert refused["reason"] == reason

    act(scene, tmp_path)


def act_at_two(scene: Callable[[Served, Served], Awaitable[None]], database: str) -> None:
    """Let something happen on two processes with one database."""

    async def run() -> None:
        async with asyncio.timeout(60), serving(database) as one, serving(database) as two:
            await scene(one, two)

    asyncio.run(run())


def test_processes_tell_each_other_who_is_there(postgres_url: str) -> None:
    async def scene(one: Served, two: Served) -> None:
        anna, ben, eve = [await one.guest(name) for name in ("Anna", "Ben", "Eve")]
        table = await one.table(anna)
        async with one.client(table, anna) as here:
            await here.sit("Anna")
            async with two.client(table, ben) as there, two.client(table, eve):
                await there.sit("Ben")
                await here.until(lambda: here.table["seats"][1]["present"])
                await here.until(lambda: here.table["spectators"] == 1)
                await there.until(lambda: there.table["seats"][0]["present"])
            await here.until(lambda: here.table["spectators"] == 0)
            await here.until(lambda: not here.table["seats"][1]["present"])

    act_at_two(scene, postgres_url)


def test_whoever_comes_to_another_process_does_not_think_anew(postgres_url: str) -> None:
    async def scene(one: Served, two: Served) -> None:
        anna = await one.guest("Anna")
        table = await one.table(anna, clock=60)
        async with one.client(table, anna) as here:
            await here.sit("Anna")
            await here.sit("Ben")
            await here.do(type="start")
            await here.do(type="show", seat=here.game["hand_over"])
            await asyncio.sleep(1.5)
            async with two.client(table, anna) as there:
                # A process that has just read the table knows who is at the others.
                await there.until(lambda: there.table["seats"][0]["present"])
                seat = there.game["hand_over"]
                await there.do(type="show", seat=seat)
                await there.answer("all")
                await there.until(lambda: there.game["clock"]["left"][seat] < 58_500)

    act_at_two(scene, postgres_url)


def test_a_client_that_cannot_be_told_is_sent_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_channel: object) -> None:
        raise ValueError

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna)
        async with served.client(table, anna) as one:
            with monkeypatch.context() as broken:
                broken.setattr(channel.Channel, "_update", fail)
                await one.send(type="sit", name="Anna", value="a")
                assert await one.closed() == 1011
        async with served.client(table, anna) as one:
            assert one.table["seats"][0]["name"] == "Anna"

    act(scene, tmp_path)


def test_an_answer_that_was_written_after_all_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database is lost while it commits: only looking tells what it did."""
    whole = Journal._attempt

    def lose_the_reply(journal: Journal, writes: list[Write], notices: list[str]) -> set[str]:
        whole(journal, writes, notices)
        raise OperationalError("COMMIT", None, ConnectionError("lost"))

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, seats=["person", "person"], autostart=True)
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            with monkeypatch.context() as lost:
                lost.setattr(Journal, "_attempt", lose_the_reply)
                assert (await one.ask(type="sit", name="Ben", value="b"))["type"] == "done"
            await one.until(lambda: one.table["status"] == "playing")

    act(scene, tmp_path)


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            anna = await served.guest("Anna")
            table = await served.table(anna)
            channel = served.client(table, anna)
            client = await channel.__aenter__()
        assert await client.closed() == 1012
        await channel.__aexit__(None, None, None)

    asyncio.run(run())
