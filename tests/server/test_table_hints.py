"""Hints at tables: who may have them, from what they come, and who learns of them."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playing import random_answer
from server.games import SavedTable
from server.served import Client, Served
from server.sitting import Sitting, somebody
from server.test_channel import act
from server.test_handlers import ANNA, BEN, CAROL, begun, refused
from server.test_thinking import played_on
from sqlalchemy import Engine

from throneroom.analysis import Hint
from throneroom.engine.record import read
from throneroom.engine.redeal import Redeal
from throneroom.server.history import replay
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.messages import AskForHint
from throneroom.server.tables.entries import HintsAllowed, Proposed, Replaced, Returned
from throneroom.server.tables.frames import hint_part
from throneroom.server.tables.hints import check_hint, is_hint_wanted
from throneroom.server.tables.thinking import HintTask, Thinkers, find_hint, task, think

RATED = [somebody(name, account=number, rated=True) for number, name in enumerate(("anna", "ben"))]
FOUND = Hint(("all",), ("done",), 0.6, 0.1, 0.01, "money")


def allow(seat: int, allowed: bool = True) -> dict[str, object]:
    return {"type": "allow_hints", "seat": seat, "allow": allowed}


def agree(seat: int, agreed: bool = True) -> dict[str, object]:
    return {"type": "agree", "seat": seat, "agree": agreed}


def wanted(sitting: Sitting, seat: int | None = None, number: int | None = None) -> AskForHint:
    """A request for a hint about the open question."""
    decision = sitting.game.decision
    assert decision is not None
    return AskForHint(
        type="ask_for_hint",
        seat=decision.seat if seat is None else seat,
        decision=decision.number if number is None else number,
    )


def hints_of(sitting: Sitting, who: Identity) -> str:
    """What a person is told about having hints."""
    update = sitting.channel(who).news()
    assert update is not None
    return update["game"]["hints"]


# Who may have them


def test_alone_against_bots_hints_come_at_once() -> None:
    sitting = Sitting(seats=["person", "money"]).begin(ANNA)
    assert hints_of(sitting, ANNA) == "free"
    assert sitting.ask(ANNA, allow(0)) == [HintsAllowed(seat=0, allowed=True)]
    assert hints_of(sitting, ANNA) == "on"
    assert sitting.ask(ANNA, allow(0)) == []
    assert sitting.rebuilt().hints


def test_further_seats_of_the_same_person_need_not_be_asked() -> None:
    sitting = Sitting(seats=["person", "person"]).begin(ANNA, ANNA)
    assert sitting.ask(ANNA, allow(1)) == [HintsAllowed(seat=1, allowed=True)]


def test_there_are_none_in_rated_games() -> None:
    sitting = Sitting(seats=["person", "person"], owner=RATED[0], rated=True).begin(*RATED)
    assert hints_of(sitting, RATED[0]) == "no"
    with refused("hints-rated"):
        sitting.ask(RATED[0], allow(0))
    with refused("hints-rated"):
        check_hint(sitting.table, sitting.asked(), wanted(sitting))


def test_there_are_none_in_the_kingdom_of_the_day() -> None:
    sitting = Sitting(seats=["person", "money"]).begin(ANNA)
    sitting.table.day = "2026-11-16"
    assert hints_of(sitting, ANNA) == "no"
    with refused("hints-today"):
        sitting.ask(ANNA, allow(0))


def test_others_must_all_agree_once() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    assert hints_of(sitting, BEN) == "ask"
    assert isinstance(sitting.ask(ANNA, allow(0))[0], Proposed)
    with refused("hints-not-agreed"):
        check_hint(sitting.table, sitting.asked(), wanted(sitting))
    sitting.ask(BEN, agree(1))
    assert not sitting.table.hints
    assert sitting.ask(CAROL, agree(2))[1] == HintsAllowed(seat=0, allowed=True)
    assert sitting.table.vote is None
    for who in (ANNA, BEN, CAROL):
        assert hints_of(sitting, who) == "on"
    assert hints_of(sitting, somebody("eve")) == "no"
    check_hint(sitting.table, sitting.asked(), wanted(sitting))


def test_a_proposal_of_hints_outlasts_answers_but_not_the_game() -> None:
    sitting = begun()
    sitting.ask(ANNA, allow(0))
    sitting.answer(sitting.asked(), "all")
    assert sitting.table.vote is not None
    sitting.ask(BEN, agree(1))
    assert sitting.table.hints
    other = begun()
    other.ask(ANNA, allow(0))
    other.ask(BEN, {"type": "resign", "seat": 1})
    assert other.table.vote is None


def test_only_who_declined_may_ask_again() -> None:
    sitting = begun()
    sitting.ask(ANNA, allow(0))
    sitting.ask(BEN, agree(1, False))
    assert sitting.table.vote is None
    with refused("hints-declined"):
        sitting.ask(ANNA, allow(0))
    assert hints_of(sitting, ANNA) == "no"
    assert isinstance(sitting.ask(BEN, allow(1))[0], Proposed)
    sitting.ask(ANNA, agree(0))
    assert sitting.table.hints


def test_who_withdraws_may_ask_again() -> None:
    sitting = begun()
    sitting.ask(ANNA, allow(0))
    sitting.ask(ANNA, agree(0, False))
    assert isinstance(sitting.ask(ANNA, allow(0))[0], Proposed)


def test_anybody_may_end_them() -> None:
    sitting = begun()
    sitting.ask(ANNA, allow(0))
    sitting.ask(BEN, agree(1))
    with refused("not-your-seat"):
        sitting.ask(CAROL, allow(1, False))
    request = wanted(sitting)
    assert is_hint_wanted(sitting.table, request)
    assert sitting.ask(BEN, allow(1, False)) == [HintsAllowed(seat=1, allowed=False)]
    assert not is_hint_wanted(sitting.table, request)
    assert sitting.ask(BEN, allow(1, False)) == []
    with refused("hints-declined"):
        sitting.ask(ANNA, allow(0))


def test_a_player_who_comes_back_has_not_agreed() -> None:
    sitting = begun()
    sitting.write([Replaced(seat=1, bot="money", why="away")])
    sitting.ask(ANNA, allow(0))
    assert sitting.table.hints
    sitting.write([Returned(seat=1)])
    assert hints_of(sitting, ANNA) == "ask"


def test_a_hint_is_about_the_open_question_of_an_own_seat() -> None:
    sitting = Sitting(seats=["person", "money"]).begin(ANNA)
    played_on(sitting, think(task(sitting.table)).answers)
    request = wanted(sitting)
    check_hint(sitting.table, ANNA, request)
    with refused("not-your-seat"):
        check_hint(sitting.table, BEN, request)
    with refused("not-asked"):
        check_hint(sitting.table, ANNA, wanted(sitting, number=request.decision + 1))
    sitting.answer(ANNA, "all")
    with refused("late-answer"):
        check_hint(sitting.table, ANNA, request)
    sitting.ask(ANNA, allow(0))
    sitting.ask(ANNA, {"type": "undo", "seat": 0})
    assert not is_hint_wanted(sitting.table, request), "the question has a new number"


def test_those_whose_seat_a_bot_plays_get_none() -> None:
    sitting = begun()
    seat = sitting.table.asked
    assert seat is not None
    who, request = sitting.asked(), wanted(sitting)
    sitting.write([Replaced(seat=seat, bot="money", why="away")])
    for ask in (
        lambda: check_hint(sitting.table, who, request),
        lambda: sitting.ask(who, allow(seat)),
    ):
        with refused("bot-plays"):
            ask()
    assert hints_of(sitting, who) == "no"


# What is kept, and from what it comes


def test_the_record_and_the_replay_say_that_hints_were_allowed(engine: Engine) -> None:
    saved = SavedTable().start()
    without = SavedTable().start().resign().save(engine)
    saved.happen(HintsAllowed(seat=0, allowed=True))
    saved.happen(HintsAllowed(seat=0, allowed=False))
    id = saved.resign().save(engine)
    assert replay.show_game(engine, id, None).hints
    assert not replay.show_game(engine, without, None).hints
    text = replay.record_text(engine, id)
    assert "# hints were allowed" in text
    assert read(text).text() == text
    assert "hints" not in replay.record_text(engine, without)


def test_hidden_cards_do_not_change_a_hint() -> None:
    compared = 0
    for number in range(4):
        sitting = Sitting(seats=["person", "person"], kingdom="Village Square").begin(ANNA, BEN)
        chance = random.Random(f"server hint {number}")
        for step in range(40):
            decision = sitting.game.decision
            assert decision is not None
            if chance.random() < 0.15:
                record = task(sitting.table).record
                anew = [*record.redeals, Redeal(len(record.answers), f"{number} {step}")]
                elsewhere = replace(record, redeals=anew)
                found = find_hint(HintTask(record, None, rollouts=30))
                assert find_hint(HintTask(elsewhere, None, rollouts=30)) == found
                compared += found[0].other is not None
            answer = random_answer(decision, chance, sitting.game)
            words = answer if isinstance(answer, list) else [answer]
            sitting.answer(sitting.asked(), *map(str, words))
    assert compared > 3


# Over real sockets


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Hints are found when this is set."""
    may_go_on = asyncio.Event()

    async def hint_at(*_: Any) -> Hint:
        await may_go_on.wait()
        return FOUND

    monkeypatch.setattr(Thinkers, "hint_at", hint_at)
    return may_go_on


async def ask_for_hint(client: Client) -> dict[str, Any]:
    asked = client.decision
    assert asked is not None
    return await client.ask(type="ask_for_hint", seat=asked["seat"], decision=asked["number"])


def test_a_real_hint_goes_only_to_the_connection_that_asked(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna, ben, eve = [await served.guest(name) for name in ("Anna", "Ben", "Eve")]
        table = await served.table(anna, autostart=True)
        async with (
            served.client(table, anna) as one,
            served.client(table, ben) as other,
            served.client(table, eve) as spectator,
        ):
            await one.sit("Anna")
            await other.sit("Ben")
            await one.until(lambda: one.game)
            await other.until(lambda: other.game)
            asked, waiting = (one, other) if one.decision else (other, one)
            seat = 0 if asked is one else 1
            await asked.do(type="allow_hints", seat=seat, allow=True)
            await waiting.until(lambda: waiting.table["vote"])
            assert waiting.table["vote"]["what"] == "hints"
            await waiting.do(type="agree", seat=1 - seat, agree=True)
            await asked.until(lambda: asked.game["hints"] == "on")
            await waiting.until(lambda: waiting.table["hints"])
            await spectator.until(lambda: spectator.table["hints"])
            assert (await ask_for_hint(asked))["type"] == "done"
            await asked.until(lambda: asked.hints)
            hint = asked.hints[0]["hint"]
            assert hint["answer"] == ["all"]
            # Whatever the others are sent in the meantime is the same as without a hint.
            await asked.do(type="say", seat=seat, text="well")
            for client in (waiting, spectator):
                frame = await client.hear()
                assert set(frame) == {"type", "protocol", "entry", "chat"}
            assert not waiting.hints + spectator.hints

    act(scene, tmp_path)


def test_one_hint_at_a_time_and_none_for_a_question_that_is_answered(
    tmp_path: Path, slowly: asyncio.Event
) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, autostart=True, seats=["person", "money"])
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.until(lambda: one.decision)
            assert (await ask_for_hint(one))["type"] == "done"
            assert one.table["hints"]
            assert (await ask_for_hint(one))["key"] == "hint-busy"
            first = one.decision
            await one.answer("all")
            await one.until(lambda: one.decision not in (None, first))
            slowly.set()
            # The one that nobody wants any more makes room for the next.
            while (await ask_for_hint(one))["type"] == "refused":
                await asyncio.sleep(0.01)
            await one.until(lambda: one.hints)
            assert one.decision is not None
            assert one.hints == [
                {"type": "hint", "decision": one.decision["number"], "hint": hint_part(FOUND)}
            ]

    act(scene, tmp_path)


def test_hints_are_not_given_without_end(tmp_path: Path, slowly: asyncio.Event) -> None:
    async def scene(served: Served) -> None:
        slowly.set()
        anna = await served.guest("Anna")
        table = await served.table(anna, autostart=True, seats=["person", "money"])
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.until(lambda: one.decision)
            assert (await ask_for_hint(one))["type"] == "done"
            await one.until(lambda: one.hints)
            assert (await ask_for_hint(one))["key"] == "too-fast"

    act(scene, tmp_path, hints_per_minute=1)


def test_where_thinking_fails_the_client_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> Hint:
        raise RuntimeError

    monkeypatch.setattr(Thinkers, "hint_at", fail)

    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        table = await served.table(anna, autostart=True, seats=["person", "money"])
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.until(lambda: one.decision)
            await ask_for_hint(one)
            await one.until(lambda: one.hints)
            assert one.hints[0]["hint"] is None

    act(scene, tmp_path)
