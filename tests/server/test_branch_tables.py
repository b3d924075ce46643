"""Branches: a finished game is played on from one of its moments, at a table like any other."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.games import SavedTable
from server.served import Client, Served, bearer, serving
from server.sitting import Sitting, somebody
from sqlalchemy import Engine, insert, select

from throneroom import read_record
from throneroom.engine.errors import RecordError
from throneroom.engine.shuffling import SHA256
from throneroom.server.errors import Refused
from throneroom.server.history.branches import moment_of, origin_of
from throneroom.server.people.accounts import People
from throneroom.server.protocol.wishes import BranchWishes
from throneroom.server.storage.database import open_database, upgrade
from throneroom.server.storage.schema import EntryRow
from throneroom.server.tables import making, rematch
from throneroom.server.tables.entries import Made, write_entry
from throneroom.server.tables.index import summary
from throneroom.server.tables.table import Table
from throneroom.server.tables.thinking import task, think
from throneroom.server.tables.undo import undo_terms

ANNA, BEN = somebody("anna"), somebody("ben")
MOMENT = 30


@pytest.fixture(scope="module")
def original() -> Table:
    """The table of a game that bots have played to its end."""
    return SavedTable("Cleo", "Dan").start().play().table


def made(original: Table, answers: int = MOMENT, **wishes: Any) -> Made:
    """The first entry of a branch."""
    wished = {"seats": ["person", "money"], "seat": 0, "answers": answers} | wishes
    body = BranchWishes.model_validate(wished)
    origin = moment_of(original, answers, body.anew)
    return making.make_branch(ANNA, body, origin, original.options)


def branch(original: Table, **wishes: Any) -> Sitting:
    """A branch at which Anna has sat down; it begins by itself if nobody else is missing."""
    sitting = Sitting(made=made(original, **wishes))
    sitting.sit(ANNA)
    return sitting


def test_dealt_anew_by_a_seed_that_nobody_could_choose(original: Table) -> None:
    sitting = branch(original)
    game = sitting.game
    before = original.record().branch(MOMENT).game()
    assert before.decision is not None
    seat = before.decision.seat
    assert game.answered == MOMENT
    assert game.turn == before.turn
    assert game.view(seat).snapshot() == before.view(seat).snapshot()
    assert game.position().shuffle_seed != before.position().shuffle_seed
    record = sitting.table.record()
    assert record.seed == original.record().seed
    assert record.redeals[0].generator == SHA256
    fairness = record.redeals[0].fairness
    assert fairness is not None
    assert fairness.commitment == sitting.table.commitment
    assert fairness.values == ("value-of-anna", "")
    assert fairness.secret == ""
    sitting.ask(ANNA, {"type": "resign", "seat": 0})
    told = read_record(sitting.table.record().text())
    for dealt in (told, told.redeals[0]):
        assert dealt.fairness is not None
        dealt.fairness.check(dealt.seed)


def test_with_the_same_deal_everything_comes_as_it_did(original: Table) -> None:
    sitting = branch(original, anew=False)
    for _, words in original.record().answers[MOMENT:]:
        sitting.game.answer(words)
    assert sitting.game.scores == original.record().game().scores
    record = sitting.table.record()
    assert record.redeals == []
    assert record.fairness is not None
    record.fairness.check(record.seed)


@pytest.mark.parametrize("anew", [True, False])
def test_nothing_from_before_the_branch_is_undone(original: Table, anew: bool) -> None:
    sitting = branch(original, seats=["person", "person"], anew=anew)
    sitting.sit(ANNA)
    check, answered = sitting.game.check, sitting.game.answered
    for seat in (0, 1):
        assert isinstance(undo_terms(sitting.table, seat), Refused)
    asked = sitting.table.asked
    assert asked is not None
    sitting.answer(ANNA, "done")
    sitting.ask(ANNA, {"type": "undo", "seat": asked})
    if sitting.table.vote is not None:
        sitting.ask(ANNA, {"type": "agree", "seat": 1 - asked, "agree": True})
    assert (sitting.game.check, sitting.game.answered) == (check, answered)
    with pytest.raises(Refused):
        sitting.ask(ANNA, {"type": "undo", "seat": asked})


@pytest.mark.parametrize("anew", [True, False])
def test_another_process_has_the_same_table(original: Table, anew: bool) -> None:
    sitting = branch(original, seats=["person", "person"], anew=anew)
    sitting.sit(BEN)
    for _ in range(5):
        sitting.answer(sitting.asked(), "done")
    again = sitting.rebuilt()
    assert again.game is not None
    assert again.game.check == sitting.game.check
    assert again.record() == sitting.table.record()
    assert again.origin == sitting.table.origin


def test_bots_play_on(original: Table) -> None:
    sitting = branch(original, seats=["money", "person"], seat=1)
    work = task(sitting.table)
    assert all(redeal.fairness is None for redeal in work.record.redeals)
    before = sitting.game.answered
    answers = think(replace(work, levels={0: "money", 1: "money"})).answers
    assert len(answers) > 20
    again = think(replace(work, levels={0: "money", 1: "money"})).answers
    assert again == answers
    record = replace(work.record, answers=work.record.answers + answers)
    assert record.game().over
    assert len(record.answers) == before + len(answers)


def test_a_branch_of_a_branch(original: Table) -> None:
    first = branch(original)
    first.ask(ANNA, {"type": "resign", "seat": 0})
    second = branch(first.table, answers=MOMENT)
    assert second.game.answered == MOMENT
    second.ask(ANNA, {"type": "resign", "seat": 0})
    record = read_record(second.table.record().line())
    assert len(record.redeals) == 2
    for redeal in record.redeals:
        assert redeal.fairness is not None
        redeal.fairness.check(redeal.seed)


def test_what_is_played_cannot_be_changed(original: Table) -> None:
    sitting = Sitting(made=made(original, seats=["person", "person"]))
    for wishes in (
        {"kingdom": "Big Money"},
        {"profile": "later"},
        {"rated": True},
        {"seats": ["person", "person", "money"]},
    ):
        with pytest.raises(Refused):
            sitting.ask(ANNA, {"type": "change", "options": wishes})
    sitting.ask(ANNA, {"type": "change", "options": {"seats": ["person", "money"], "clock": 600}})
    sitting.sit(ANNA)
    assert sitting.status == "playing"
    assert sitting.table.reserve(0) == 600_000


def test_the_wishes_must_fit_the_game(original: Table) -> None:
    with pytest.raises(Refused, match="2 seats"):
        made(original, seats=["person", "money", "money"])
    with pytest.raises(Refused, match="one for a person"):
        made(original, seat=1)
    with pytest.raises(RecordError, match="nothing to play on"):
        made(original, len(original.record().answers))
    with pytest.raises(RecordError, match="only"):
        made(original, 10_000)


def test_a_branch_is_never_rated_nor_timed(original: Table) -> None:
    rated = original.options.model_copy(update={"rated": True, "clock": 300, "tracker": False})
    origin = moment_of(original, MOMENT, anew=True)
    wishes = BranchWishes(answers=MOMENT, seats=["person", "person"], seat=1)
    options = making.make_branch(ANNA, wishes, origin, rated).options
    assert (options.rated, options.clock, options.tracker) == (False, None, False)


def test_one_seat_is_kept_for_the_person_who_made_it(original: Table) -> None:
    sitting = Sitting(made=made(original, seats=["person", "person"], seat=1))
    sitting.sit(BEN)
    assert [seat.person for seat in sitting.table.seats] == ["ben", ""]
    sitting.sit(ANNA)
    assert sitting.table.seats[1].person == "anna"
    assert sitting.status == "playing"


def test_a_rematch_is_a_game_from_the_beginning(original: Table) -> None:
    sitting = branch(original)
    sitting.ask(ANNA, {"type": "resign", "seat": 0})
    sitting.rematch(ANNA)
    again = Sitting(made=rematch.made(sitting.table))
    again.sit(ANNA)
    assert again.table.origin is None
    assert again.game.answered == 0
    assert again.table.options.kingdom == original.options.kingdom


def test_the_names_of_the_players_stay_with_the_original(original: Table) -> None:
    origin = moment_of(original, MOMENT, anew=True)
    assert read_record(origin.record).names == ["Player 1", "Player 2"]
    assert read_record(origin.record).bots == {}


# Over the network


class Scene:
    """A server with a finished game and people who look at it."""

    def __init__(self, served: Served, game: str, tokens: dict[str, str]) -> None:
        self.served = served
        self.game = game
        self.tokens = tokens

    async def show(self, who: str = "", game: str = "") -> dict[str, Any]:
        """A finished game, as a person is shown it."""
        path = f"/api/games/{game or self.game}"
        answer = await self.served.http.get(path, headers=bearer(self.tokens.get(who, "")))
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    async def branch(self, who: str, status: int = 201, game: str = "", **wishes: Any) -> Any:
        """What comes of asking for a branch."""
        body = {"seats": ["person", "money"], "seat": 0, "answers": MOMENT} | wishes
        path = f"/api/games/{game or self.game}/branches"
        headers = bearer(self.tokens.get(who, ""))
        answer = await self.served.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()


def act(folder: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    engine = open_database(f"sqlite:///{folder}/games.db")
    upgrade(engine)
    game = SavedTable("Cleo", "Dan").start().play().save(engine)
    engine.dispose()

    async def run() -> None:
        async with serving(folder, messages_per_second=1000) as served:
            tokens = {name: await served.guest(name) for name in ("Anna", "Ben")}
            await play(Scene(served, game, tokens))

    asyncio.run(run())


def test_playing_on_against_a_bot(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        before = await scene.show()
        table = (await scene.branch("Anna"))["id"]
        async with scene.served.client(table, scene.tokens["Anna"]) as one:
            origin = one.table["origin"]
            assert (origin["game"], origin["answers"]) == (scene.game, MOMENT)
            assert one.table["seats"][0]["yours"]
            await one.sit("Anna")
            await one.until(lambda: one.game)
            assert [event["kind"] for event in one.events].count("deal_anew") == 1
            await one.play()
        await assert_shown(scene, before, table, origin)

    act(tmp_path, play)


async def assert_shown(
    scene: Scene, before: dict[str, Any], table: str, origin: dict[str, Any]
) -> None:
    """Original and branch name each other, to those who may know; the original has not changed."""
    shown = await scene.show("Anna", table)
    assert shown["origin"] == origin | {"names": ["Cleo", "Dan"]}
    assert not shown["rated"]
    turn = origin["turn"]
    assert shown["starts"][: turn - 1] == before["starts"][: turn - 1]
    assert len(shown["starts"]) > turn
    after = await scene.show("Anna")
    (listed,) = after.pop("branches")
    assert (listed["id"], listed["status"], listed["answers"]) == (table, "over", MOMENT)
    assert [seat["name"] for seat in listed["seats"]] == [seat["name"] for seat in shown["seats"]]
    assert before.pop("branches") == (await scene.show("Ben"))["branches"] == []
    assert after == before
    http = scene.served.http
    record = read_record((await http.get(f"/api/games/{table}/record")).text)
    assert record.redeals[0].seed == shown["deal"]["seed"]
    for wanted in (turn, len(shown["starts"])):
        answer = await http.get(f"/api/games/{table}/turns/{wanted}")
        assert answer.json()["positions"]


def test_playing_on_with_a_friend_over_a_restart(tmp_path: Path) -> None:
    tables: list[str] = []
    tokens: dict[str, str] = {}
    checks: list[object] = []

    async def begin(scene: Scene) -> None:
        wishes: dict[str, Any] = {"seats": ["person", "person"], "seat": 1, "public": True}
        table = (await scene.branch("Anna", **wishes))["id"]
        tables.append(table)
        tokens.update(scene.tokens)
        one, other = scene.tokens["Anna"], scene.tokens["Ben"]
        async with (
            scene.served.client(table, one) as anna,
            scene.served.client(table, other) as ben,
        ):
            await anna.sit("Anna")
            await ben.sit("Ben")
            await anna.until(lambda: anna.game)
            asked: Client = anna if anna.decision else ben
            await asked.answer("done")
            checks.append(asked.game["view"])
            assert (await scene.show("Ben"))["branches"][0]["status"] == "playing"

    async def go_on() -> None:
        async with serving(tmp_path, messages_per_second=1000) as served:
            for name in ("Anna", "Ben"):
                async with served.client(tables[0], tokens[name]) as one:
                    checks.append(one.game["view"])

    act(tmp_path, begin)
    asyncio.run(go_on())
    assert checks[0] in checks[1:]


def test_only_finished_games_are_played_on(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        anna = scene.tokens["Anna"]
        running = await scene.served.table(anna, seats=["person", "money"], autostart=True)
        assert (await scene.branch("Anna", 409, running))["key"] == "not-over"
        async with scene.served.client(running, anna) as one:
            await one.sit("Anna")
        assert (await scene.branch("Anna", 409, running))["key"] == "not-over"
        assert (await scene.branch("Anna", 404, "x" * 22))["key"] == "no-such-game"
        assert (await scene.branch("", 403))["key"] == "who-are-you"
        assert (await scene.branch("Anna", 400, answers=9999))["key"] == "branch-beyond"
        await scene.branch("Anna", 422, answers=-1)

    act(tmp_path, play)


def test_deleting_an_account_removes_its_name_everywhere(database: Engine) -> None:
    people = People(database, "key")
    who = people.sign_up(people.guest(), "Cleopatra", "correct horse")
    saved = SavedTable("Cleopatra", "Dan", persons={0: who.person_id}).start()
    saved.play(turns=6).resign().save(database)
    sitting = branch(saved.table, answers=5)
    write_all(database, sitting)
    assert who.account_id is not None
    people.delete_account(who.account_id)
    with database.connect() as connection:
        bodies = list(connection.scalars(select(EntryRow.body)))
    assert len(bodies) > len(sitting.entries)
    assert not any("Cleopatra" in body for body in bodies)
    origin = origin_of(database, sitting.table.id)
    assert origin is not None
    assert origin.names == ["Player 1", "Dan"]


def write_all(database: Engine, sitting: Sitting) -> None:
    """Save what has happened at a table."""
    rows = [
        {"table_id": sitting.table.id, "number": number, "body": write_entry(entry), "at": 1000}
        for number, entry in enumerate(sitting.entries, 1)
    ]
    with database.begin() as connection:
        connection.execute(insert(EntryRow), rows)
        summary(sitting.table, 1000).write(connection)
