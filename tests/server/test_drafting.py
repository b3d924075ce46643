"""Players who pick their kingdom in turn at the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from server.served import Client, Served, serving
from server.sitting import Sitting, somebody
from server.test_handlers import refused

from throneroom.kingdoms import SETS
from throneroom.server.protocol.updates import DraftPart
from throneroom.server.protocol.wishes import DraftedKingdom
from throneroom.server.tables.entries import Made, Started
from throneroom.server.tables.handlers import Moment

ANNA, BEN, CAROL = somebody("anna"), somebody("ben"), somebody("carol")
BASE = {"drafted_from": ["base"]}


def drafting(*people: Any, **wishes: Any) -> Sitting:
    """A table at which picking has begun."""
    seats = wishes.pop("seats", ["person"] * len(people))
    return Sitting(kingdom=BASE, seats=seats, **wishes).begin(*people)


def shown(sitting: Sitting) -> DraftPart:
    """The draft as a client is told of it."""
    told = sitting.channel(CAROL).news()
    assert told is not None
    draft = told["table"]["draft"]
    assert draft is not None
    return draft


def pick(sitting: Sitting, card: str) -> Any:
    """Let whoever's turn it is pick a card."""
    turn = shown(sitting)["turn"]
    who = somebody(sitting.table.seats[turn].person)
    return sitting.ask(who, {"type": "pick", "seat": turn, "card": card})


def test_all_sets_can_be_picked_from() -> None:
    assert {"base", "guilds"} < set(SETS)
    wished = DraftedKingdom(drafted_from=list(SETS))
    assert wished.drafted_from == SETS
    with pytest.raises(ValidationError):
        DraftedKingdom(drafted_from=["basic"])


@pytest.mark.rules("R021")
def test_players_pick_in_turn_until_there_are_ten() -> None:
    sitting = drafting(ANNA, BEN, CAROL)
    assert sitting.status == "drafting"
    order: list[int] = []
    picked: list[str] = []
    while sitting.status == "drafting":
        draft = shown(sitting)
        assert draft["picked"] == picked
        assert not set(draft["choices"]) & set(picked)
        order.append(draft["turn"])
        picked.append(draft["choices"][3])
        pick(sitting, picked[-1])
    assert sitting.status == "playing"
    assert sitting.table.options.kingdom == tuple(picked)
    assert {card.id for card in sitting.game.setup.kingdom} == set(picked)
    assert order == [(order[0] + number) % 3 for number in range(10)]
    assert sitting.rebuilt().status == "playing"
    assert sitting.rebuilt().options == sitting.table.options


def test_whoever_begins_the_game_picks_last_in_the_round() -> None:
    for start in (0, 1):
        made = Sitting(kingdom=BASE).entries[0]
        assert isinstance(made, Made)
        sitting = Sitting(made=made.model_copy(update={"start": start})).begin(ANNA, BEN)
        assert shown(sitting)["turn"] == 1 - start
        while sitting.status == "drafting":
            pick(sitting, shown(sitting)["choices"][0])
        assert sitting.game.current == start


def test_only_offered_cards_are_picked_by_whoevers_turn_it_is() -> None:
    sitting = drafting(ANNA, BEN)
    turn = shown(sitting)["turn"]
    asked, other = (ANNA, BEN) if turn == 0 else (BEN, ANNA)
    with refused("not-your-pick"):
        sitting.ask(other, {"type": "pick", "seat": 1 - turn, "card": "chapel"})
    with refused("not-your-seat"):
        sitting.ask(other, {"type": "pick", "seat": turn, "card": "chapel"})
    for card in ("copper", "baker", "nonsense", "Chapel", ""):
        with refused("not-offered"):
            sitting.ask(asked, {"type": "pick", "seat": turn, "card": card})
    pick(sitting, "chapel")
    with refused("not-your-pick"):
        sitting.ask(asked, {"type": "pick", "seat": turn, "card": "chapel"})
    with refused("not-offered"):
        pick(sitting, "chapel")


def test_nothing_else_is_done_while_the_kingdom_is_picked() -> None:
    sitting = drafting(ANNA, BEN)
    for message in (
        {"type": "sit", "name": "Carol", "value": "c"},
        {"type": "stand", "seat": 0},
        {"type": "start"},
        {"type": "change", "options": {"kingdom": "Big Money"}},
        {"type": "answer", "seat": 0, "decision": 0, "words": []},
        {"type": "undo", "seat": 0},
        {"type": "resign", "seat": 0},
    ):
        with refused("drafting"):
            sitting.ask(ANNA, message)
    with refused("not-begun"):
        Sitting(kingdom=BASE).ask(ANNA, {"type": "pick", "seat": 0, "card": "chapel"})
    with refused("begun"):
        Sitting().begin(ANNA, BEN).ask(ANNA, {"type": "pick", "seat": 0, "card": "chapel"})
    sitting.ask(ANNA, {"type": "close"})
    assert sitting.status == "closed"


def test_bots_pick_as_well() -> None:
    sitting = drafting(ANNA, seats=["plan", "person", "money"])
    while sitting.status == "drafting":
        assert shown(sitting)["turn"] == 1
        pick(sitting, shown(sitting)["choices"][-1])
    assert len(set(sitting.table.options.kingdom)) == 10


def test_what_bots_pick_depends_on_the_secret_and_on_nothing_public() -> None:
    def picks(id: str, secret: str) -> tuple[str, ...]:
        sitting = Sitting(kingdom=BASE, seats=["person", "money"])
        sitting.table.id, sitting.table.secret = id, secret
        sitting.begin(ANNA)
        while sitting.status == "drafting":
            # Always the same card for the same draft, whoever picks first.
            pick(sitting, shown(sitting)["choices"][0])
        return sitting.table.options.kingdom

    assert picks("one", "5" * 64) == picks("other", "5" * 64)
    assert len({picks("one", f"{number:064}") for number in range(6)}) > 3


def test_a_bot_picks_for_somebody_who_is_away() -> None:
    sitting = drafting(ANNA, BEN)
    if shown(sitting)["turn"] == 0:
        pick(sitting, "chapel")
    away = Moment(away=frozenset({1}))
    before = shown(sitting)["picked"]
    sitting.ask(ANNA, {"type": "ask_for_bot", "seat": 0, "about": 1}, away)
    assert shown(sitting)["turn"] == 0
    assert len(shown(sitting)["picked"]) == len(before) + 1
    sitting.ask(BEN, {"type": "return", "seat": 1})
    pick(sitting, shown(sitting)["choices"][0])
    assert shown(sitting)["turn"] == 1


def test_a_pick_ends_the_vote_about_whoever_picked() -> None:
    sitting = drafting(ANNA, BEN, CAROL)
    turn = shown(sitting)["turn"]
    other = somebody(sitting.table.seats[(turn + 1) % 3].person)
    ask = {"type": "ask_for_bot", "seat": (turn + 1) % 3, "about": turn}
    sitting.ask(other, ask, Moment(away=frozenset({turn})))
    assert sitting.table.vote is not None
    pick(sitting, "chapel")
    assert sitting.table.vote is None


def test_a_drafted_kingdom_gets_its_bane_from_the_deal() -> None:
    wish = {"drafted_from": ["cornucopia", "base"]}
    sitting = Sitting(kingdom=wish, autostart=True)
    sitting.begin(ANNA, BEN)
    pick(sitting, "young_witch")
    while sitting.status == "drafting":
        pick(sitting, shown(sitting)["choices"][0])
    started = next(entry for entry in sitting.entries if isinstance(entry, Started))
    assert started.bane is not None
    assert started.bane not in sitting.table.options.kingdom


def test_a_rematch_has_the_kingdom_that_was_picked(database_url: str) -> None:
    async def scene(served: Served) -> None:
        anna, ben = [await served.guest(name) for name in ("Anna", "Ben")]
        table = await served.table(anna, kingdom=BASE, public=True)
        async with served.client(table, anna) as one, served.client(table, ben) as other:
            assert one.table["options"]["draft"] == ["base"]
            await one.sit("Anna")
            await other.sit("Ben")
            await one.do(type="start")
            await other.until(lambda: other.table["status"] == "drafting")
            lobby = (await served.http.get("/api/tables")).json()
            assert [(found["status"], found["cards"]) for found in lobby] == [("drafting", [])]
            await pick_all(one, other)
            ten = one.table["options"]["kingdom"]
            lobby = (await served.http.get("/api/tables")).json()
            assert set(ten) <= set(lobby[0]["cards"])
            await one.do(type="resign", seat=0)
            await one.do(type="rematch")
            await other.do(type="rematch")
            await one.until(lambda: one.table["next"])
            again = one.table["next"]
        async with served.client(again, anna) as one, served.client(again, ben) as other:
            await one.sit("Anna")
            await other.sit("Ben")
            await one.until(lambda: one.table["status"] == "playing")
            assert one.table["options"]["kingdom"] == ten

    async def run() -> None:
        async with asyncio.timeout(60), serving(database_url) as served:
            await scene(served)

    asyncio.run(run())


async def pick_all(*clients: Client) -> None:
    """Pick to the end, each the first that is offered."""
    for number in range(1, 11):
        turn = clients[0].table["draft"]["turn"]
        card = clients[turn].table["draft"]["choices"][0]
        await clients[turn].do(type="pick", seat=turn, card=card)
        for client in clients:
            await hear_of_picks(client, number)


async def hear_of_picks(client: Client, number: int) -> None:
    """Hear until so many cards are picked."""

    def picked() -> bool:
        draft = client.table["draft"]
        return draft is None or len(draft["picked"]) == number

    await client.until(picked)


def test_a_draft_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(60):
            async with serving(tmp_path) as served:
                anna = await served.guest("Anna")
                table = await served.table(anna, kingdom=BASE, seats=["person", "money"])
                async with served.client(table, anna) as one:
                    await one.sit("Anna")
                    await one.do(type="start")
                    card = one.table["draft"]["choices"][0]
                    await one.do(type="pick", seat=0, card=card)
                    draft = one.table["draft"]
            async with serving(tmp_path) as served, served.client(table, anna) as one:
                assert one.table["status"] == "drafting"
                assert one.table["draft"] == draft

    asyncio.run(run())
