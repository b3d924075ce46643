"""The levels that people play against, on every kingdom."""

import itertools
from collections.abc import Iterator

import pytest
from form import COMPILED, games
from playing import bot_game

from throneroom import new_game
from throneroom.bots.beginner import Beginner
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking import Effort, Thinker
from throneroom.engine.card import BY_ID, FIRST_EDITION
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.finder import engines
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.kingdoms import RECOMMENDED, parse, random_kingdom
from throneroom.kingdoms.kingdom import Kingdom
from throneroom.roster import NAMES, Knowledge, make_bot
from throneroom.sim import trial
from throneroom.sim.series import VICTORY, Series
from throneroom.sim.trial import YARDSTICK, best_plan


@pytest.fixture(autouse=True)
def _short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """The uncompiled form takes a minute for what takes the compiled one a second."""
    if not COMPILED:
        monkeypatch.setattr(trial, "ROUNDS", ((6, 3), (12, 1)))
        monkeypatch.setattr(engines, "TRIED", 2)
        monkeypatch.setattr(engines, "ROUNDS", ((1, 1),))


@pytest.mark.parametrize("number", games(600, 30))
def test_no_bot_answers_illegally_or_hangs(number: int) -> None:
    bot_game(number)


@pytest.mark.slow
def test_no_bot_answers_illegally_or_hangs_in_20000_games() -> None:
    for number in range(20_000):
        bot_game(number)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_every_level_plays(name: str, players: int) -> None:
    # What takes its time plays in fewer kingdoms, and the first turns.
    slow = {"plan": (8, 100), "expert": (8, 100), "engine": (20, 100), "master": (20, 8)}
    often, turns = slow.get(name, (3, 100))
    for kingdom in RECOMMENDED[::often]:
        game = new_game(kingdom, players, name, turn_limit=turns)
        bots = {
            seat: make_bot(name, game.setup, "x", seat, effort=Effort(rollouts=1))
            for seat in range(players)
        }
        game.seat_bots(bots)
        assert game.over


def found(*weights: float) -> Findings:
    """Findings of plans that differ in how many Smithies they buy, with their weights."""
    plans = [
        FoundPlan(f"Province; Gold; Smithy up to {number}; Silver", weight, 0.6, [])
        for number, weight in enumerate(weights, 1)
    ]
    return Findings([], None, 2, FIRST_EDITION, "Province; Gold; Silver", plans, [], 0, 0.0)


def test_an_expert_plays_by_a_plan_drawn_for_the_game() -> None:
    setup = Setup(parse("First Game").cards, 2)
    known = Knowledge("big-money-basic", found(0.5, 0.5))
    smithies = []
    for seed in ("a", "a", "b", "c", "d", "e", "f"):
        game = new_game("First Game", seed="same")
        rival = PlanBot(named_plan(YARDSTICK))
        game.seat_bots({0: make_bot("expert", setup, seed, 0, known), 1: rival})
        smithies.append(game.view(0).cards.get(BY_ID["smithy"], 0))
    assert smithies[0] == smithies[1]
    assert set(smithies) == {1, 2}


def test_an_expert_that_knows_nothing_plays_like_plan() -> None:
    setup = Setup(parse("First Game").cards, 2)
    games = []
    for level in ("plan", "expert"):
        game = new_game("First Game", seed="same")
        game.seat_bots({seat: make_bot(level, setup, "same", seat) for seat in range(2)})
        games.append([given.words for given in game.answers])
    assert games[0] == games[1]


def test_a_master_given_a_number_of_rollouts_plays_the_same_again() -> None:
    setup = Setup(parse("First Game").cards, 2)
    known = Knowledge("big-money-basic", found(0.5, 0.5))
    rollouts, turns = (200, 60) if COMPILED else (20, 4)
    games = []
    changed = []
    for _ in range(2):
        game = new_game("First Game", seed="again", turn_limit=turns)
        master = make_bot("master", setup, "again", 0, known, Effort(rollouts=rollouts))
        game.seat_bots({0: master, 1: PlanBot(named_plan(YARDSTICK))})
        games.append([given.words for given in game.answers])
        assert isinstance(master, Thinker)
        changed.append(master.changed)
    assert games[0] == games[1]
    # Some answers are not those of its plan.
    assert changed[0] > 0 or not COMPILED


def test_a_suggestion_leaves_the_question_open() -> None:
    game = new_game("First Game", seed="open")
    bot = PlanBot(named_plan(YARDSTICK))
    number = game.decision.number if game.decision else 0
    words = game.suggestion(bot).words
    assert game.answers == []
    assert game.decision is not None
    assert game.decision.number == number
    played = new_game("First Game", seed="open", bots={0: bot})
    assert played.answers[0].words == words


def test_a_beginner_can_be_beaten_and_beats_chance() -> None:
    setup = Setup(parse("First Game").cards, 2)
    series = Series(setup, [PlanBot(named_plan(YARDSTICK)), Beginner(1)])
    deals = len(games(200, 20))
    for number in range(deals):
        series.play_from_all_seats(derive(7, number))
    wins, losses = series.tally.wins
    assert wins > 2 * losses
    assert losses > 0


def test_a_beginner_plays_the_same_game_again() -> None:
    records = [
        [entry.words for entry in new_game(seed="x", bots={0: Beginner(s), 1: Beginner(2)}).answers]
        for s in (1, 1, 3)
    ]
    assert records[0] == records[1] != records[2]


def test_the_plan_for_a_kingdom_is_found_and_kept() -> None:
    ten = parse("Witch, Chapel, Village, Cellar, Moat, Woodcutter, Thief, Spy, Feast, Chancellor")
    setup = Setup(ten.cards, 2)
    assert "witch" in best_plan(setup)
    assert best_plan(setup) == best_plan(Setup(ten.cards, 2))


ADDED_SETS = ("base-2", "intrigue-2", "seaside", "prosperity", "hinterlands", "promos")


def drawn_kingdoms(count: int, added: int) -> Iterator[Kingdom]:
    """Random kingdoms with at least so many cards of the added sets."""
    drawn = (random_kingdom(f"level {number}") for number in itertools.count())
    fitting = (
        kingdom
        for kingdom in drawn
        if sum(card.set in ADDED_SETS for card in kingdom.cards) >= added
    )
    return itertools.islice(fitting, count)


def shares_of_level_plan(kingdoms: int, added: int = 0) -> tuple[float, float]:
    """How the level does on random kingdoms against Basic and Ultimate Big Money, 50 games each."""
    basic = ultimate = 0.0
    for kingdom in drawn_kingdoms(kingdoms, added):
        setup = kingdom.setup(2)
        name = best_plan(setup)
        basic += share(setup, name, "big-money")
        ultimate += share(setup, name, YARDSTICK)
    return basic / kingdoms, ultimate / kingdoms


def share(setup: Setup, name: str, rival: str) -> float:
    """On other deals than those by which the plan was chosen."""
    series = Series(setup, [PlanBot(named_plan(name)), PlanBot(named_plan(rival))])
    for deal in range(25):
        series.play_from_all_seats(derive(seed_of("level"), deal))
    return sum(series.tally.deals[::2]) / VICTORY / 50


@pytest.mark.skipif(not COMPILED, reason="the compiled form plays it a hundred times as fast")
def test_the_level_plan_beats_money() -> None:
    basic, ultimate = shares_of_level_plan(15)
    assert basic > 0.87
    assert ultimate > 0.62


@pytest.mark.slow
def test_the_level_plan_beats_money_on_200_kingdoms() -> None:
    basic, ultimate = shares_of_level_plan(200)
    print(f"against Basic {basic:.3f}, against Ultimate Big Money {ultimate:.3f}")
    assert basic >= 0.9
    assert ultimate >= 0.65


@pytest.mark.slow
def test_the_level_plan_beats_money_on_100_kingdoms_with_four_added_cards() -> None:
    basic, ultimate = shares_of_level_plan(100, added=4)
    print(f"against Basic {basic:.3f}, against Ultimate Big Money {ultimate:.3f}")
    assert ultimate >= 0.8
