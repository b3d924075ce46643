"""Cards that do not come with the package, wherever cards are used; see test_own_cards.py."""

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from form import COMPILED

from throneroom import BY_ID, CARDS, Game, Wishes, new_game, random_kingdom, read_record
from throneroom.bots.beginner import Beginner
from throneroom.bots.money import BigMoney
from throneroom.bots.plans import PlanBot, read_plan
from throneroom.cards import SHIPPED
from throneroom.engine.bot import Bot
from throneroom.engine.card import ACTION, CardSet
from throneroom.engine.errors import SetupError
from throneroom.engine.record import Record
from throneroom.kingdoms import DEFAULT_SETS, KINGDOM_CARDS, SETS, parse
from throneroom.lab import compare, openings, tournament
from throneroom.reference import Search, read_set, recommended_with, role
from throneroom.roster import make_bot
from throneroom.scenario import check
from throneroom.text import Words, add_texts, find_card
from throneroom.text.log import Log

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import harbour

KINGDOM = ["pier", "customs", "smuggler", "cellar", "market", "mine", "moat", "remodel",
           "smithy", "village"]  # fmt: skip
PLAN = "Province; Smuggler up to 2; Gold; Customs up to 2; Pier up to 2; Silver"


def played_out(*bots: Bot, seed: str = "own cards") -> Game:
    return new_game(KINGDOM, len(bots), seed, bots=dict(enumerate(bots)), watch=True)


def test_the_example_defines_three_cards() -> None:
    assert [card.id for card in CARDS[len(SHIPPED) :]][:3] == ["pier", "customs", "smuggler"]
    assert str(harbour.SMUGGLER) == "smuggler"
    with pytest.raises(SetupError, match="smithy"):
        CardSet("harbour")("smithy", cost=4, types=ACTION)


def test_they_have_a_role_without_being_given_one() -> None:
    roles = [role(BY_ID[id]) for id in ("pier", "customs", "smuggler")]
    assert roles == ["acting", "other", "attack"]


def attacking() -> Game:
    """A game in which the second player may show a Smuggler against that of the first."""
    for number in range(200):
        game = new_game(KINGDOM, 2, f"attack {number}")
        while game.decision is not None and game.turn < 12:
            decision = game.decision
            if decision.kind == "show":
                return game
            wanted = ("smuggler", "silver", "all", "done")
            game.answer(next(word for word in wanted if word in decision.words))
    raise AssertionError


def test_they_are_played_by_answers_and_kept_in_records() -> None:
    game = attacking()
    assert game.decision is not None
    assert game.decision.words == ("smuggler", "done")
    game.answer("smuggler")
    assert game.view(game.current).coins >= 2
    record = Record.of(game)
    again = read_record(record.text())
    assert again == record
    assert read_record(record.line()) == record
    assert str(again.game().decision) == str(game.decision)


def test_questions_with_modes_have_words() -> None:
    scenario = {
        "name": "customs give a Silver or cards",
        "kingdom": ["customs", "pier"],
        "players": {
            "Anna": {"hand": ["customs", "pier", "customs"], "deck": ["gold", "copper", "copper"]},
            "Ben": {},
        },
        "script": [
            {"Anna": "pier"}, {"Anna": "customs"}, {"Anna": "silver"},
            {"Anna": "customs"}, {"Anna": "three_cards"},
        ],
        # The Pier draws the Gold, the second Customs two Coppers and the Silver of the first.
        "expect": {"Anna": {"hand": ["gold", "copper", "copper", "silver"], "discard": []}},
    }  # fmt: skip
    assert check(scenario) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_and_the_names_are_readable(language: str) -> None:
    words = Words(language)
    game = played_out(PlanBot(read_plan(PLAN)), PlanBot(read_plan(PLAN)))
    lines = "\n".join(Log(words, ["Anna", "Ben"]).lines(game.events()))
    assert "Smuggler" in lines
    assert "Pier" in lines
    assert find_card("smuggler", words=words) is harbour.SMUGGLER
    assert "Silver" in words.rules(BY_ID["customs"])
    assert words.label("set", "harbour") == "Harbour"
    assert read_set("harbour", words) == "harbour"
    assert [card.id for card in Search(sets=("harbour",)).cards(words)] == KINGDOM[:3]
    assert recommended_with(BY_ID["pier"]) == []


def test_texts_may_be_missing_or_come_later() -> None:
    nameless = CardSet("nameless")("fog_horn", cost=2, types=ACTION, cards=1, actions=1)
    assert Words("de").name(nameless) == "Fog Horn"
    assert Words("de").cards([nameless, nameless]) == "2 Fog Horn"
    assert find_card("fog horn") is nameless
    add_texts("de", "fog_horn = Nebelhorn\n    .one = ein Nebelhorn\n    .many = Nebelhörner\n")
    assert Words("de").name(nameless) == Words("en").name(nameless) == "Nebelhorn"
    assert Words("de").cards([nameless, nameless]) == "2 Nebelhörner"
    assert find_card("nebelhorn") is nameless
    with pytest.raises(SetupError, match="no language 'xx'"):
        add_texts("xx", "fog_horn = ?")


def counted(game: Game, kind: str, seat: int = 0) -> Counter[str]:
    events = [event for event in game.events() if event.seat == seat and event.kind == kind]
    return Counter(str(card) for event in events for card in event.cards)


def test_plans_buy_and_play_them() -> None:
    bought, played = Counter[str](), Counter[str]()
    for number in range(5):
        game = played_out(PlanBot(read_plan(PLAN)), BigMoney(), seed=f"plan {number}")
        bought += counted(game, "buy")
        played += counted(game, "play")
    assert all(bought[id] and played[id] for id in KINGDOM[:3]), (bought, played)


@pytest.mark.skipif(not COMPILED, reason="finding the best plan takes the uncompiled form long")
def test_the_best_plan_is_found_with_them() -> None:
    game = new_game(KINGDOM, 2, "levels")
    game.seat_bots({0: make_bot("plan", game.setup, game.seed, 0), 1: Beginner(1)})
    assert game.over


def test_levels_play_with_them() -> None:
    bought, played = Counter[str](), Counter[str]()
    for number in range(6):
        game = played_out(Beginner(number), Beginner(number + 100), seed=f"level {number}")
        bought += counted(game, "buy")
        played += counted(game, "play")
    assert all(bought[id] and played[id] for id in KINGDOM[:3]), (bought, played)


def test_the_lab_compares_plans_with_them() -> None:
    result = compare([PLAN, "big-money"], games=20, seed="a", jobs=1)
    assert set(KINGDOM[:3]) <= set(result.table.kingdom.ids)
    assert "Smuggler" in result.html(Words("de"))
    assert any(row["card"] == "smuggler" for row in result.card_rows())
    names = ", ".join(KINGDOM)
    assert tournament([PLAN, "big-money"], names, games=4, seed="a", jobs=1).games == 4
    assert openings(PLAN, "big-money", names, games=2, seed="a", jobs=1).games
    # In two processes, which must know the cards, too.
    assert compare([PLAN, "big-money"], games=202, seed="a", jobs=2).games == 202


def test_kingdoms_have_them_on_request() -> None:
    assert "harbour" in SETS
    assert "harbour" not in DEFAULT_SETS
    assert BY_ID["pier"] in KINGDOM_CARDS
    wishes = Wishes(sets={"harbour": 3, "base": None})
    assert set(KINGDOM[:3]) <= set(random_kingdom("a seed", wishes).ids)
    for number in range(20):
        assert set(random_kingdom(f"seed {number}").ids) <= set(SHIPPED)
    assert parse("Pier Customs Smuggler cellar market mine moat remodel smithy village").ids


def test_a_server_shows_them(tmp_path: Path) -> None:
    fastapi = pytest.importorskip("fastapi.testclient")
    from throneroom.server.serving import opened
    from throneroom.server.settings import Settings
    from throneroom.server.transport.app import make_app

    settings = Settings(f"sqlite:///{tmp_path}/games.db")
    with (
        opened(settings) as engine,
        fastapi.TestClient(make_app(settings, engine), base_url="http://localhost") as client,
    ):
        shown = {card["id"]: card for card in client.get("/api/cards").json()}
        assert shown["customs"]["set"] == "harbour"
        assert shown["customs"]["names"] == {"en": "Customs", "de": "Customs"}
        outside = client.get("/api/cards/outside").json()
        assert [card["id"] for card in outside["cards"]][:3] == KINGDOM[:3]
        assert "mode-three_cards" in outside["fluent"]["en"]
        kingdom = client.post("/api/kingdom", json={"kingdom": {"sets": ["harbour=3", "base"]}})
        assert set(KINGDOM[:3]) <= set(kingdom.json()["cards"])


def test_tables_are_played_with_them() -> None:
    pytest.importorskip("fastapi")
    from server.games import SavedTable

    sitting = SavedTable(kingdom=parse(", ".join(KINGDOM))).start().play("beginner")
    game = sitting.table.game
    assert game is not None
    assert game.over
    assert counted(game, "buy") & Counter(KINGDOM[:3])


def test_learners_know_them_after_all_others() -> None:
    from throneroom.rl import DominionVectorEnv

    env = DominionVectorEnv(2, ", ".join(KINGDOM), rivals=None)
    index = env.layout.index
    assert min(index.row(id) for id in KINGDOM[:3]) >= len(SHIPPED)
    taken: set[str] = set()
    observations, _ = env.reset(seed=1)
    for _ in range(1500):
        # The latest legal action: the cards and modes from outside, where they are possible.
        actions = [int(mask.nonzero()[0][-1]) for mask in observations["action_mask"]]
        taken.update(index.actions[action] for action in actions)
        observations, *_ = env.step(np.array(actions))
    assert {"card:pier", "card:customs", "card:smuggler"} <= taken
    assert taken & {"mode:silver", "mode:three_cards"}
