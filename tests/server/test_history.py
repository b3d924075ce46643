"""Finished games over HTTP: found, shown, replayed, and nothing told of those that go on."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from typing import Any

import httpx2
import pytest
from server.games import FIRST_GAME, SavedTable, short_game
from sqlalchemy import Engine, insert

from throneroom.engine.record import read as read_record
from throneroom.kingdoms import RECOMMENDED, parse
from throneroom.server.history.search import PAGE
from throneroom.server.people.identity import Identity
from throneroom.server.settings import Settings
from throneroom.server.storage.database import open_database, upgrade
from throneroom.server.storage.schema import EntryRow
from throneroom.server.tables.frames import decision_part, event_part
from throneroom.server.tables.index import summary
from throneroom.server.tables.table import Table
from throneroom.server.transport.app import make_app

PLENTY = 1e9
Json = dict[str, Any]


class House:
    """A running server and its database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._app = make_app(Settings("", requests_per_minute=PLENTY), engine)
        self._client = httpx2.AsyncClient(
            transport=httpx2.ASGITransport(self._app), base_url="http://localhost"
        )
        self._runner = asyncio.Runner()
        self._life = self._app.router.lifespan_context(self._app)
        self._runner.run(self._life.__aenter__())
        self.stranger = Asking(self)

    def close(self) -> None:
        self._runner.run(self._life.__aexit__(None, None, None))
        self._runner.run(self._client.aclose())
        self._runner.close()

    def get(self, path: str, query: Json, headers: dict[str, str]) -> httpx2.Response:
        return self._runner.run(self._client.get(path, params=query, headers=headers))

    def somebody(self, account: str | None = None) -> tuple[Identity, "Asking"]:
        people = self._app.state.services.people
        who = people.guest()
        if account is not None:
            who = people.sign_up(who, account, "correct horse")
        return who, Asking(self, people.token(who))

    def forget(self, who: Identity) -> None:
        self._app.state.services.people.delete_account(who.account_id)


class Asking:
    """Somebody who asks the server about games."""

    def __init__(self, house: House, token: str | None = None) -> None:
        self._house = house
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    def ask(self, path: str, language: str = "en", **query: Any) -> httpx2.Response:
        headers = self._headers | {"Accept-Language": language}
        return self._house.get(f"/api/games{path}", query, headers)

    def get(self, path: str = "", status: int = 200, **query: Any) -> Any:
        answer = self.ask(path, **query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def list(self, **query: Any) -> list[str]:
        return [game["id"] for game in self.get(**query)["games"]]


@pytest.fixture(scope="module", autouse=True)
def hurry() -> Iterator[None]:
    """What takes time on purpose takes less here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("throneroom.server.tables.fanout.PATIENCE", 0.02)
        yield


@pytest.fixture
def house(database: Engine) -> Iterator[House]:
    """On a database of either kind."""
    with closing(House(database)) as house:
        yield house


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """For what does not depend on the kind of database; all its tests share it."""
    engine = open_database(f"sqlite:///{tmp_path_factory.mktemp('history')}/games.db")
    upgrade(engine)
    with closing(House(engine)) as house:
        yield house
    engine.dispose()


# Lists


def test_the_latest_games_come_first(house: House) -> None:
    ids = [short_game(house.engine, at=at) for at in (3000, 1000, 2000)]
    assert house.stranger.list() == [ids[0], ids[2], ids[1]]


def test_a_game_in_a_list(house: House) -> None:
    who, asking = house.somebody()
    id = short_game(house.engine, "Anna", "Ben", persons={0: who.person_id}, at=5000)
    (game,) = asking.get()["games"]
    assert game == {
        "id": id,
        "public": True,
        "rated": False,
        "pasted": False,
        "kingdom": "first-game",
        "cards": sorted(FIRST_GAME.ids),
        "ending": "resigned",
        "turns": 1,
        "created": 5000,
        "ended": 5000,
        "seats": [
            {"name": "Anna", "bot": "", "points": 3, "place": 1, "yours": True},
            {"name": "Ben", "bot": "", "points": 3, "place": 2, "yours": False},
        ],
    }


def test_private_games_are_listed_for_those_who_played_only(house: House) -> None:
    who, asking = house.somebody()
    _, other = house.somebody()
    id = short_game(house.engine, "Anna", "Ben", persons={0: who.person_id}, public=False)
    assert asking.list() == [id]
    assert asking.list(mine=True) == [id]
    for outsider in (house.stranger, other):
        assert outsider.list() == []
        assert outsider.list(player="Anna") == []
        assert outsider.list(card="moat") == []
        assert outsider.list(kingdom="first-game") == []
        assert outsider.get(f"/{id}")["id"] == id


def test_only_games_that_are_over_are_listed(house: House) -> None:
    who, asking = house.somebody()
    persons = {0: who.person_id}
    SavedTable(persons=persons).save(house.engine)
    SavedTable(persons=persons).start().save(house.engine)
    SavedTable(persons=persons).close().save(house.engine)
    SavedTable(persons=persons).start().close().save(house.engine)
    assert asking.list() == []
    assert asking.list(mine=True) == []


def test_mine_are_all_that_the_account_sat_at(house: House) -> None:
    who, asking = house.somebody("Clara")
    _, other = house.somebody()
    short_game(house.engine)
    own = short_game(house.engine, persons={1: who.person_id}, at=2000)
    assert asking.list(mine=True) == [own]
    assert other.list(mine=True) == []
    assert house.stranger.get(mine=True, status=403)["key"] == "who-are-you"


def test_players_are_found_by_what_they_were_called(house: House) -> None:
    id = short_game(house.engine, "Änne-Marie", "Ben")
    for name in ("Änne-Marie", "änne-marie", "ÄNNE-MARIE", " änne-marie ", "A\u0308nne-Marie"):
        assert house.stranger.list(player=name) == [id]
    for name in ("Änne", "Anne-Marie", "%", "Be_", "B%", "\0", "nobody"):
        assert house.stranger.list(player=name) == []
    assert house.stranger.list(player="  ") == [id]


def test_players_are_found_by_their_accounts(house: House) -> None:
    who, _ = house.somebody("Clara")
    id = short_game(house.engine, "Anna", "Ben", persons={1: who.person_id})
    short_game(house.engine, "Anna", "Ben")
    assert house.stranger.list(player="CLARA") == [id]


def test_games_are_found_by_card_and_kingdom(house: House) -> None:
    first = short_game(house.engine, at=3000)
    money = short_game(house.engine, kingdom=parse("Big Money"), at=2000)
    own = parse(f"{', '.join(FIRST_GAME.ids[:-1])}, witch")
    witch = short_game(house.engine, kingdom=own, at=1000)
    found = house.stranger.list
    assert found(card="Mine") == [first, money, witch]
    assert found(card="chapel") == found(card="kapelle") == found(card="KAPELLE") == [money]
    assert found(card="Hexe") == found(card="witch") == [witch]
    assert found(card="possession") == []
    assert found(kingdom="first-game") == found(kingdom="erstes spiel") == [first]
    assert found(kingdom="Big Money") == [money]
    assert found(kingdom=str(own)) == [witch]
    assert found(kingdom="Big Money", card="chapel") == [money]
    assert found(kingdom="Big Money", card="witch") == []
    assert found(player="Anna", card="chapel", kingdom="") == [money]


def test_a_recommended_set_is_found_by_its_id_and_names() -> None:
    for kingdom in RECOMMENDED:
        for name in (kingdom.id, *kingdom.names.values()):
            assert parse(name) is kingdom


def test_pages_stay_the_same_while_new_games_arrive(house: House) -> None:
    # Many end in the same moment.
    older = [short_game(house.engine, at=1000 + number // 40) for number in range(2 * PAGE)]
    seen: list[str] = []
    before = ""
    sizes = []
    while True:
        page = house.stranger.get(before=before)
        seen += [game["id"] for game in page["games"]]
        sizes.append(len(page["games"]))
        short_game(house.engine, at=9000)
        if page["next"] is None:
            break
        before = page["next"]
    assert sizes == [PAGE, PAGE]
    assert sorted(seen) == sorted(older)


# What is refused


@pytest.mark.parametrize(
    ("path", "query", "status", "key"),
    [
        ("", {"card": "moatt"}, 400, "unknown-card"),
        ("", {"card": "copper"}, 400, "basic-card"),
        ("", {"kingdom": "nowhere"}, 400, "no-kingdom"),
        ("", {"kingdom": "moat, cellar"}, 400, "kingdom-size"),
        ("", {"before": "yesterday"}, 422, "bad-message"),
        ("", {"before": "9" * 20 + "." + "a" * 22}, 422, "bad-message"),
        ("", {"mine": "perhaps"}, 422, "bad-message"),
        ("", {"player": "x" * 61}, 422, "bad-message"),
        ("", {"colour": "red"}, 422, "bad-message"),
        ("/short", {}, 422, "bad-message"),
        ("/" + "a" * 22, {}, 404, "no-such-game"),
        ("/" + "a" * 22 + "/record", {}, 404, "no-such-game"),
        ("/" + "a" * 22 + "/turns/1", {}, 404, "no-such-game"),
        ("/{id}/turns/0", {}, 422, "bad-message"),
        ("/{id}/turns/2", {}, 404, "turn-beyond"),
        ("/{id}/turns/one", {}, 422, "bad-message"),
        ("/{id}/turns/1", {"seat": 2}, 400, "no-seat"),
        ("/{id}/turns/1", {"seat": 6}, 422, "bad-message"),
        ("/{id}/turns/1", {"seat": -1}, 422, "bad-message"),
    ],
)
def test_bad_input_is_refused_with_a_reason(
    quick: House, path: str, query: Json, status: int, key: str
) -> None:
    path = path.format(id=short_game(quick.engine))
    reasons = [
        quick.stranger.get(path, status=status, language=language, **query)
        for language in ("en", "de")
    ]
    assert [reason["key"] for reason in reasons] == [key, key]
    assert reasons[0]["reason"] != reasons[1]["reason"]


@pytest.mark.parametrize("path", ["", "/record", "/turns/1", "/turns/3"])
def test_nothing_is_told_of_a_game_that_is_not_over(quick: House, path: str) -> None:
    who, asking = quick.somebody()
    sittings = {
        "open": SavedTable(persons={0: who.person_id}),
        "running": SavedTable(persons={0: who.person_id}).start().play(turns=5),
        "closed": SavedTable(persons={0: who.person_id}).close(),
        "stopped": SavedTable(persons={0: who.person_id}).start().play(turns=5).close(),
    }
    keys = {
        what: asking.get(f"/{sitting.save(quick.engine)}{path}", status=409)
        for what, sitting in sittings.items()
    }
    over, closed = "the game is not over", "this table was closed without a result"
    assert keys == {
        "open": {"key": "not-over", "reason": over},
        "running": {"key": "not-over", "reason": over},
        "closed": {"key": "no-result", "reason": closed},
        "stopped": {"key": "no-result", "reason": closed},
    }


# One game


def test_how_a_game_went(quick: House) -> None:
    sitting = SavedTable("Anna", "Ben", "Cleo").start().play()
    game = sitting.table.game
    assert game is not None
    id = sitting.save(quick.engine)
    shown = quick.stranger.get(f"/{id}")
    assert shown["ending"] == game.ending == "provinces"
    assert shown["turns"] == game.turn
    assert shown["cards"] == list(FIRST_GAME.ids)
    assert shown["profile"] == "first-edition"
    assert shown["bane"] is None
    assert [seat["points"] for seat in shown["seats"]] == game.scores
    assert [seat["place"] for seat in shown["seats"]] == sitting.table.places()
    assert shown["winners"] == game.winners
    assert shown["resigned"] == []
    for seat, deck in enumerate(shown["decks"]):
        cards = game.view(seat).snapshot()["players"][seat]["cards"]
        assert {entry["card"]: entry["count"] for entry in deck} == cards
        assert sum(entry["points"] for entry in deck) == game.scores[seat]
    assert {"card": "province", "count": 4, "points": 24} in chain(*shown["decks"])


def test_cards_that_count_by_others_have_their_points(quick: House) -> None:
    sitting = SavedTable(kingdom=parse("Size Distortion")).start()
    while sitting.table.game is not None and sitting.table.game.turn < 20:
        prefer(sitting, "gardens", "all", "silver", "curse")
    sitting.resign()
    assert sitting.table.game is not None
    scores = sitting.table.game.scores
    decks = quick.stranger.get(f"/{sitting.save(quick.engine)}")["decks"]
    assert [sum(entry["points"] for entry in deck) for deck in decks] == scores
    gardens = [entry for deck in decks for entry in deck if entry["card"] == "gardens"]
    assert any(entry["points"] == entry["count"] for entry in gardens)
    assert any(entry["card"] == "curse" and entry["points"] < 0 for deck in decks for entry in deck)


def prefer(sitting: SavedTable, *preferred: str) -> None:
    """Answer with the first of these words that is offered, else decline or take what comes."""
    assert sitting.table.game is not None
    decision = sitting.table.game.decision
    assert decision is not None
    if decision.several:
        sitting.answer(*decision.candidates[: decision.least])
        return
    offered = decision.words
    sitting.answer(next((word for word in (*preferred, "done") if word in offered), offered[0]))


def test_points_and_money_after_every_turn(quick: House) -> None:
    sitting = SavedTable().start()
    points: dict[int, list[int]] = {}
    money: dict[int, list[int]] = {}

    def note(table: Table) -> None:
        game = table.game
        assert game is not None
        turn = game.turn + 1 if game.over else game.turn
        points[turn - 1] = game.scores
        money[turn - 1] = [int(game.view(seat).fast.money_of(seat)) for seat in (0, 1)]

    def between_turns(table: Table) -> None:
        assert table.game is not None
        if table.game.turn - 1 not in points or table.game.over:
            note(table)

    sitting.watch = between_turns
    # It buys Actions that give coins, which are no money.
    sitting.play("engine")
    shown = quick.stranger.get(f"/{sitting.save(quick.engine)}")
    assert shown["points"][0][0] == shown["points"][1][0] == 3
    assert shown["money"][0][0] == shown["money"][1][0] == 7
    for seat in (0, 1):
        assert len(shown["points"][seat]) == shown["turns"] + 1
        assert shown["points"][seat] == [points[turn][seat] for turn in sorted(points)]
        assert shown["money"][seat] == [money[turn][seat] for turn in sorted(money)]


def test_who_resigns_does_not_win(quick: House) -> None:
    sitting = SavedTable("Anna", "Ben", "Cleo").start().play(turns=3)
    for seat in (1, 2, 0):
        sitting.resign(seat)
    assert sitting.table.places() == [1, 1, 1]
    shown = quick.stranger.get(f"/{sitting.save(quick.engine)}")
    assert shown["ending"] == "resigned"
    assert shown["resigned"] == [0, 1, 2]
    assert shown["winners"] == []
    two = quick.stranger.get(f"/{short_game(quick.engine)}")
    assert two["winners"] == [0]
    assert two["resigned"] == [1]


def test_the_record_can_be_checked(quick: House) -> None:
    sitting = SavedTable().start().play()
    id = sitting.save(quick.engine)
    answer = quick.stranger.ask(f"/{id}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    expected = f'attachment; filename="throneroom-{id}.txt"'
    assert answer.headers["content-disposition"] == expected
    record = read_record(answer.text)
    assert answer.text == sitting.table.record().text()
    assert record.fairness is not None
    record.fairness.check(record.seed)
    assert quick.stranger.get(f"/{id}")["deal"] == {
        "commitment": record.fairness.commitment,
        "values": ["value0", "value1"],
        "secret": record.fairness.secret,
        "seed": record.seed,
        "generator": "sha256",
    }


def test_the_name_of_a_deleted_account_is_gone(quick: House) -> None:
    who, _ = quick.somebody("Dora")
    id = SavedTable("Dora", "Ben", persons={0: who.person_id}).start().resign().save(quick.engine)
    assert "Dora" in quick.stranger.ask(f"/{id}/record").text
    quick.forget(who)
    for path in ("", "/record", "/turns/1"):
        assert "Dora" not in quick.stranger.ask(f"/{id}{path}").text
    assert "Player 1" in quick.stranger.ask(f"/{id}/record").text


def test_a_process_that_has_not_heard_brings_no_name_back(quick: House) -> None:
    who, _ = quick.somebody("Emil")
    saved = SavedTable("Emil", "Ben", persons={0: who.person_id}).start()
    id = saved.save(quick.engine)
    quick.forget(who)
    saved.resign()
    with quick.engine.begin() as connection:
        connection.execute(insert(EntryRow), saved.rows[-1:])
        summary(saved.table, 2000).write(connection)
    shown = quick.stranger.get(f"/{id}")
    assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "Ben"]
    assert [seat["place"] for seat in shown["seats"]] == [1, 2]


# Replays


class Witness:
    """Everything that was to be seen while a game was played."""

    def __init__(self, sitting: SavedTable) -> None:
        self.views: dict[tuple[int | None, int], object] = {}
        self.questions: dict[int, object] = {}
        self.sitting = sitting
        sitting.watch = self.look

    def look(self, table: Table) -> None:
        game = table.game
        assert game is not None
        given = len(game.answers)
        for seat in (None, *range(game.player_count)):
            self.views[seat, given] = game.view(seat).snapshot()
        self.questions[given] = None if game.decision is None else decision_part(game)


def turns_of(house: House, id: str, **query: Any) -> list[Any]:
    starts = house.stranger.get(f"/{id}")["starts"]
    return [house.stranger.get(f"/{id}/turns/{start['turn']}", **query) for start in starts]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_every_turn_shows_what_was_to_be_seen(quick: House, seat: int | None) -> None:
    # What was hidden while they played is hidden no longer.
    kingdom = parse("Secret Research")
    sitting = SavedTable("Anna", "Ben", "Cleo", kingdom=kingdom, points=False, tracker=False)
    witness = Witness(sitting)
    sitting.start().play("random", turns=15).resign(0)
    for other in (1, 2):
        sitting.resign(other)
    game = sitting.table.game
    assert game is not None
    turns = turns_of(quick, sitting.save(quick.engine), **({} if seat is None else {"seat": seat}))
    given = [list(entry.words) for entry in game.answers]
    assert [turn["turn"] for turn in turns] == list(range(1, game.turn + 1))
    asked = 0
    for turn in turns:
        *positions, last = turn["positions"]
        for position in positions:
            assert position["answers"] == asked
            assert position["view"] == witness.views[seat, asked]
            assert position["view"]["turn"] == turn["turn"]
            assert position["decision"] == witness.questions[asked]
            assert position["answer"] == given[asked]
            asked += 1
        assert last["answers"] == asked
        assert last["view"] == witness.views[seat, asked]
        assert last["decision"] is last["answer"] is None
    assert asked == len(given)
    if seat is not None:
        events = [event for turn in turns for p in turn["positions"] for event in p["events"]]
        assert events == [event_part(event) for event in game.events(0, seat)]


def test_every_turn_can_be_linked_to(quick: House) -> None:
    id = SavedTable().start().play().save(quick.engine)
    shown = quick.stranger.get(f"/{id}")
    starts = shown["starts"]
    assert [start["turn"] for start in starts] == list(range(1, shown["turns"] + 1))
    assert [start["seat"] for start in starts] == [turn % 2 for turn in range(shown["turns"])]
    turns = turns_of(quick, id)
    for start, turn in zip(starts, turns, strict=True):
        assert (turn["turn"], turn["seat"]) == (start["turn"], start["seat"])
        first = turn["positions"][0]
        assert first["answers"] == start["answers"]
        assert first["events"][0]["number"] == start["event"]
        assert first["events"][0]["kind"] == "turn"
    assert turns[-1]["positions"][-1]["events"][-1]["kind"] == "end"


def test_without_a_seat_all_cards_are_open(quick: House) -> None:
    sitting = SavedTable("Anna", "Ben", kingdom=parse("Secret Research"))
    witness = Witness(sitting)
    id = sitting.start().play("random", turns=20).resign().save(quick.engine)
    kinds = set()
    for turn in turns_of(quick, id):
        for position in turn["positions"]:
            hands = [
                witness.views[seat, position["answers"]]["hand"]  # type: ignore[index]
                for seat in (0, 1)
            ]
            assert position["hands"] == hands
            for event in position["events"]:
                kinds.add(event["kind"])
                assert None not in event.get("cards", [])
    assert {"draw", "clean_up"} <= kinds
    seen = quick.stranger.get(f"/{id}/turns/1", seat=0)["positions"]
    assert {position["hands"] is None for position in seen} == {True}


def test_what_a_seat_never_saw_stays_hidden_in_its_replay(quick: House) -> None:
    id = SavedTable().start().play(turns=2).resign().save(quick.engine)
    (drawn,) = [
        event
        for position in quick.stranger.get(f"/{id}/turns/1", seat=1)["positions"]
        for event in position["events"]
        if event["kind"] == "draw"
    ]
    assert drawn["cards"] == [None] * 5


def test_undone_answers_are_not_replayed(quick: House) -> None:
    sitting = SavedTable().start()
    sitting.answer("all")
    sitting.answer("copper")
    sitting.undo(1)
    id = sitting.play(turns=6).resign().save(quick.engine)
    other = SavedTable().start().play(turns=6).resign().save(quick.engine)
    assert turns_of(quick, id) == turns_of(quick, other)
    assert quick.stranger.get(f"/{id}")["starts"] == quick.stranger.get(f"/{other}")["starts"]
    (bought,) = [
        position["answer"]
        for position in quick.stranger.get(f"/{id}/turns/1")["positions"]
        if position["decision"] is not None and position["decision"]["kind"] == "buy"
    ]
    assert bought != ["copper"]


def test_a_possessed_turn_tells_who_decided(quick: House) -> None:
    sitting = SavedTable(kingdom=parse("Forbidden Arts"), seed="x").start()
    while sitting.table.game is not None and sitting.table.game.turn < 60:
        prefer(sitting, "possession", "all", "gold", "potion", "silver")
    id = sitting.resign().save(quick.engine)
    starts = quick.stranger.get(f"/{id}")["starts"]
    # In the last turn nothing was answered any more.
    possessed = [start for start in starts[:-1] if start["possessor"] is not None]
    assert possessed
    for start in possessed:
        turn = quick.stranger.get(f"/{id}/turns/{start['turn']}", seat=start["possessor"])
        assert (turn["seat"], turn["possessor"]) == (start["seat"], start["possessor"])
        assert turn["possessor"] != turn["seat"]
        decisions = [p["decision"] for p in turn["positions"] if p["decision"] is not None]
        assert {decision["seat"] for decision in decisions} == {turn["possessor"]}


def test_a_record_is_read_from_the_database_once(
    quick: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = short_game(quick.engine)
    quick.stranger.get(f"/{id}")
    monkeypatch.delattr("throneroom.server.history.replay.load_table")
    quick.stranger.get(f"/{id}/turns/1")
