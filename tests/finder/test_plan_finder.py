"""The plan finder: what it is made of, and that what it finds is good and lasts."""

import pickle
import random
import time
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from form import COMPILED
from position import FIRST_GAME, cards

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Effort
from throneroom.engine.card import CARDS
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.scoring import share
from throneroom.engine.setup import Setup
from throneroom.finder import Evolution, Findings, find
from throneroom.finder.arena import Arena
from throneroom.finder.beginnings import (
    NEXT_BEST,
    best_of_library,
    engine_plans,
    library_plans,
    mixed_plans,
    money_plans,
)
from throneroom.finder.engines import best_engine
from throneroom.finder.evolution import IN_HALL, Contender, HallOfFame
from throneroom.finder.findings import (
    VERSION,
    FoundPlan,
    at_least_library,
    conclude,
    worth_of_cards,
)
from throneroom.finder.keeping import file_of, keep, kept, key_of, lasting
from throneroom.finder.mixture import balance
from throneroom.finder.openings import FirstTurns, opening
from throneroom.finder.pace import pace
from throneroom.finder.players import drawn, master
from throneroom.finder.pruning import pruned
from throneroom.finder.steps import StepwiseSearch, next_step
from throneroom.finder.variation import Variation
from throneroom.kingdoms import parse, random_kingdom
from throneroom.sim.series import Series
from throneroom.sim.supply import Supply
from throneroom.sim.trial import YARDSTICK

MONEY = read_plan("Province; Gold; Silver")
SMITHY = read_plan("Province; Gold; Smithy up to 1; Silver")
VARIATIONS = 300 if COMPILED else 60


def first_game(players: int = 2) -> Setup:
    return Setup(cards(FIRST_GAME), players)


def any_setup(number: int) -> Setup:
    return random_kingdom(f"finder {number}").settled("x").setup(2)


def test_what_beats_everything_is_played_alone() -> None:
    assert balance([[0.5, 0.9, 0.8], [0.1, 0.5, 0.5], [0.2, 0.5, 0.5]], 3)[0] > 0.95


def test_a_cycle_is_played_in_equal_parts() -> None:
    weights = balance([[0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]], 3)
    assert weights == pytest.approx([1 / 3] * 3, abs=0.02)


def test_no_more_plans_are_mixed_than_asked_for() -> None:
    weights = balance([[0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]], 2)
    assert sum(weight > 0 for weight in weights) == 2
    assert sum(weights) == pytest.approx(1)


def test_the_better_plan_has_the_larger_share() -> None:
    arena = Arena(first_game(), "arena")
    assert arena.share(SMITHY, MONEY, 100) > 0.6
    assert arena.share(MONEY, SMITHY, 100) == pytest.approx(1 - arena.share(SMITHY, MONEY, 100))
    assert arena.games == 600


@pytest.mark.parametrize("players", [3, 4])
def test_equal_plans_have_half_of_the_share_whatever_the_number_of_players(players: int) -> None:
    assert Arena(first_game(players), "equal").share(MONEY, MONEY, 60) == pytest.approx(0.5)


@pytest.mark.parametrize("players", [2, 3])
def test_a_hall_knows_how_each_plan_does_alone_among_the_others(players: int) -> None:
    hall = HallOfFame(first_game(players))
    for plan in (MONEY, SMITHY):
        hall.add(plan, 20)
    arena = Arena(first_game(players), IN_HALL)
    for row, column in ((0, 1), (1, 0)):
        share = arena.share(hall.plans[row], hall.plans[column], 20)
        assert hall.shares[row][column] == pytest.approx(share)


def test_a_search_that_goes_on_does_not_play_what_its_hall_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("throneroom.finder.evolution._KNOWN_PAIRS", {})
    plans = [MONEY, read_plan("Province; Gold; Militia up to 1; Silver")]
    searches = [Evolution(first_game(), seed) for seed in ("one", "another")]
    begun = [evolution.games for evolution in searches]
    for evolution in searches:
        evolution.meet(plans)
    first, second = (
        evolution.games - games for evolution, games in zip(searches, begun, strict=True)
    )
    # What is left is each plan against itself.
    assert first > 2 * second > 0
    assert searches[0].hall.shares == searches[1].hall.shares


def test_stalling_counts_as_losing() -> None:
    # Both buy nothing for ever; by the rules the games would be shared.
    idle = read_plan("Gold up to 0")
    assert Arena(first_game(), "stall").share(idle, idle, 2) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_games_that_stall_are_lost_by_both(players: int) -> None:
    idle, idler = read_plan("Gold up to 0"), read_plan("Silver up to 0")
    arena = Arena(first_game(players), "stall")
    assert arena.both_shares(idle, idler, 1) == (0, 0)
    assert arena.shares(idle, [idle], 1) == [0]


def test_a_game_that_stalls_is_lost_once_even_by_who_would_have_lost_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("throneroom.finder.arena.STALLING", 20)
    setup, deals = first_game(), 60
    rich, poor = read_plan("Province; Gold; Silver"), read_plan("Province; Silver")
    series = Series(setup, [PlanBot(rich), PlanBot(poor)], 20)
    won = [0.0, 0.0]
    for deal in range(deals):
        for first in range(2):
            stalled = series.tally.endings["turn limit"]
            winners = series.play(derive(seed_of("stall"), deal), first)
            if series.tally.endings["turn limit"] == stalled:
                for bot in range(2):
                    won[bot] += share(winners, (bot - first) % 2)
    assert 0 < series.tally.endings["turn limit"] < deals
    shares = Arena(setup, "stall").both_shares(rich, poor, deals)
    assert shares == pytest.approx([one / (2 * deals) for one in won])


def test_a_hall_knows_which_plans_stall_against_themselves() -> None:
    hall = HallOfFame(first_game())
    for plan in (MONEY, read_plan("Gold up to 0")):
        hall.add(plan, 2)
    assert hall.shares == [[0.5, 1.0], [0.0, 0.0]]


def test_variations_are_plans_that_can_be_written_and_read() -> None:
    for number in range(3):
        chance = random.Random(number)
        variation = Variation(any_setup(number), chance)
        plans = [MONEY, SMITHY]
        for _ in range(VARIATIONS):
            plan = variation.of(chance.choice(plans), chance.choice(plans))
            assert plan.buy
            assert read_plan(str(plan)) == plan
            plans.append(plan)
        assert len(set(plans)) > VARIATIONS / 2


def test_beginnings_use_only_what_the_kingdom_has() -> None:
    for number in range(3):
        setup = any_setup(number)
        there = {setup.catalogue.cards[pile].index for pile in setup.position().piles}
        chance = random.Random(number)
        variation = Variation(setup, chance)
        mixed, engines = mixed_plans(variation, chance), engine_plans(variation, chance)
        plans = [*library_plans(setup), *money_plans(variation)]
        plans += [plan for maker in (mixed, engines) for plan in islice(maker, 20)]
        assert all(rule.card in there for plan in plans for rule in plan.buy)


def test_others_may_follow_the_best_plans_of_the_library() -> None:
    setup = first_game()
    likely = best_of_library(setup)
    assert likely[0] == Evolution(setup).library
    assert len(set(likely)) == len(likely) == 1 + NEXT_BEST
    arena = Arena(setup, "library")
    weakest = min(library_plans(setup), key=lambda plan: arena.share(plan, likely[0], 20))
    assert weakest not in likely


def test_engines_begin_with_trashing_of_any_set() -> None:
    for id in ("lookout", "salvager", "bishop", "spice_merchant"):
        kingdom = f"{id} village smithy market militia cellar moat merchant vassal gardens"
        setup = Setup(cards(kingdom), 2)
        variation = Variation(setup, random.Random(1))
        plans = islice(engine_plans(variation, random.Random(1)), 40)
        # After the three rules about points.
        first = [{CARDS[rule.card].id for rule in plan.buy[3:6]} for plan in plans]
        assert sum(id in cards for cards in first) > 20


def test_engines_mostly_have_no_more_that_draws_than_villages() -> None:
    setup = first_game()
    balanced = "count(Smithy) <= count(Village)"
    plans = list(islice(engine_plans(Variation(setup, random.Random(1)), random.Random(1)), 100))
    drawing = [str(plan) for plan in plans if "Smithy" in str(plan)]
    assert len(drawing) > 40
    assert sum(balanced in plan for plan in drawing) > len(drawing) / 2


def test_a_card_that_costs_a_potion_comes_with_a_potion() -> None:
    setup = Setup(cards("familiar " + FIRST_GAME)[:10], 2)
    variation = Variation(setup, random.Random(1))
    for plan in money_plans(variation):
        texts = [line.split(" up")[0] for line in str(plan).splitlines()]
        assert ("Familiar" in texts) == ("Potion" in texts)


def test_what_a_plan_does_not_need_is_left_out() -> None:
    arena = Arena(first_game(), "prune")
    rules = "Province; Curse up to 0; Gold; Smithy up to 1; Silver; Moat if turn > 90"
    cluttered = read_plan(rules)
    assert pruned(cluttered, [(MONEY, 1.0)], arena, 30.0) == SMITHY


def test_dead_rules_go_even_without_time() -> None:
    arena = Arena(first_game(), "dead")
    dead = read_plan("Market if turn > 90; Province; Gold; Smithy up to 1; Silver; trash Curse")
    assert pruned(dead, [(MONEY, 1.0)], arena, 0.0) == SMITHY


def test_the_hall_of_fame_knows_how_its_members_do() -> None:
    hall = HallOfFame(first_game())
    for plan in (MONEY, SMITHY):
        hall.add(plan)
    assert hall.mixture[0][0] == SMITHY
    assert hall.shares[0][1] == pytest.approx(1 - hall.shares[1][0])


@pytest.mark.skipif(not COMPILED, reason="two generations take the uncompiled form too long")
def test_evolution_repeats_itself() -> None:
    def searched() -> list[Plan]:
        evolution = Evolution(first_game(), "again")
        evolution.begin(time.perf_counter())
        for _ in range(2):
            evolution.step()
        return evolution.best()

    assert searched() == searched()


def test_an_island_of_engines_begins_with_engines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    evolution = Evolution(first_game(), "engines")
    monkeypatch.setattr(Arena, "share", lambda *_: 0.5)
    evolution.begin(time.perf_counter() + 0.02, engines=True)
    village = CARDS[next(card.index for card in first_game().kingdom if card.id == "village")]
    assert evolution.parents
    assert all(village.index in plan.cards for plan in evolution.parents)


def test_where_there_are_no_engines_an_island_begins_as_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kingdom = "chancellor gardens smithy duke harem feast adventurer militia witch thief"
    evolution = Evolution(Setup(cards(kingdom), 2), "no engines")
    monkeypatch.setattr(Arena, "share", lambda *_: 0.5)
    evolution.begin(time.perf_counter(), engines=True)
    assert len(evolution.parents) > 4


def test_where_no_engine_wins_anything_an_island_does_not_wait_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evolution = Evolution(first_game(), "weak engines")
    monkeypatch.setattr(Arena, "share", lambda *_: 0.0)
    evolution.begin(time.perf_counter(), engines=True)
    assert len(evolution.parents) > 4


def test_few_deals_prove_little(monkeypatch: pytest.MonkeyPatch) -> None:
    evolution = Evolution(first_game(), "caution")
    monkeypatch.setattr(Arena, "share", lambda *_: 0.8)
    once, often = Contender(SMITHY), Contender(SMITHY)
    evolution._meet_rivals(once, 10, 0)
    for _ in range(100):
        evolution._meet_rivals(often, 10, 0)
    assert 0.5 < once.value < 0.6
    assert 0.75 < often.value < 0.8
    assert once.promise > often.promise > 0.8


def test_who_has_played_enough_meets_only_new_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    evolution = Evolution(first_game(), "enough")
    met: list[Plan] = []

    def share(_arena: Arena, _plan: Plan, rival: Plan, _deals: int, _first: int) -> float:
        met.append(rival)
        return 0.5

    contender = Contender(SMITHY)
    monkeypatch.setattr(Arena, "share", share)
    for _ in range(20):
        evolution._meet_rivals(contender, 10, 0, enough=100)
    assert met == [evolution.library] * 10
    monkeypatch.setattr(evolution.hall, "rivals", [(evolution.library, 0.5), (MONEY, 0.5)])
    evolution._meet_rivals(contender, 10, 0, enough=100)
    assert met[10:] == [MONEY]


@pytest.fixture(scope="module")
def findings() -> Findings:
    return find(any_setup(1), 3.0 if COMPILED else 1.0, "test")


def test_what_is_found_is_no_weaker_than_the_library(findings: Findings) -> None:
    assert sum(plan.weight for plan in findings.plans) == pytest.approx(1, abs=0.01)
    assert 1 <= len(findings.plans) <= 3
    best = findings.plans[0]
    mean = sum(plan.weight * plan.share_against_library for plan in findings.plans)
    assert mean >= findings.shares[-1][-1] - 0.001
    assert read_plan(best.text).buy
    assert [turns.coins for turns in best.opening] == [[2, 5], [3, 4], [4, 3], [5, 2]]
    assert findings.games > 1000
    assert findings.further
    assert not {*findings.further} & {findings.library, *(one.text for one in findings.all_plans)}
    assert len(findings.shares) == len(findings.all_plans) + 1


def test_findings_are_kept(findings: Findings, tmp_path: Path) -> None:
    setup = any_setup(1)
    folder = tmp_path / "new" / "folder"
    assert kept(setup, folder) is None
    assert keep(findings, setup, folder) is findings
    assert kept(setup, folder) == findings
    file = file_of(setup, folder)
    assert kept(any_setup(2), folder) is None
    file.write_text("{", encoding="utf-8")
    assert kept(setup, folder) is None
    file.write_text(
        findings.to_json().replace(f'"version": {VERSION}', '"version": 0'), encoding="utf-8"
    )
    assert kept(setup, folder) is None
    assert key_of(setup) != key_of(Setup(list(setup.kingdom), 3, setup.bane))


def found_in(seconds: float, searched: float = 0.0, plan: str = "Silver") -> Findings:
    plans = [FoundPlan(plan, 1.0, 0.5, [])]
    return Findings([], None, 2, "", "Silver", plans, [], 0, seconds, searched=searched)


def test_findings_of_a_longer_search_stay(tmp_path: Path) -> None:
    setup = any_setup(1)
    first = found_in(300.4, searched=300, plan="Gold")
    assert keep(first, setup, tmp_path) is first
    # Interrupted, or asked for less; without a number the seconds that it took count.
    for shorter in (found_in(310, searched=299), found_in(299)):
        assert keep(shorter, setup, tmp_path) == first
        assert kept(setup, tmp_path) == first
    # The later of equal ones has heard of the earlier.
    for longer in (found_in(280, searched=300), found_in(301)):
        assert keep(longer, setup, tmp_path) is longer
        assert kept(setup, tmp_path) == longer
    assert lasting(first, None) is first


def test_the_opening_is_what_is_bought_with_both_hands() -> None:
    # One Smithy is bought with either hand, but not with both.
    usual = opening(read_plan("Market; Smithy up to 1; Silver"), MONEY, first_game())
    assert usual == [
        FirstTurns([2, 5], [[], ["market"]]),
        FirstTurns([3, 4], [["silver"], ["smithy"]]),
        FirstTurns([4, 3], [["smithy"], ["silver"]]),
        FirstTurns([5, 2], [["market"], []]),
    ]
    bought = [
        turns.bought for turns in opening(read_plan("Cellar up to 1; Smithy"), MONEY, first_game(3))
    ]
    # Whichever hand comes first, the other one is not asked what it would buy alone.
    assert bought[1:3] == [[["cellar"], ["smithy"]], [["cellar"], []]]


def test_an_opening_is_told_by_the_hands_and_not_by_what_can_be_spent() -> None:
    baker = Setup(cards(FIRST_GAME.replace("moat", "baker")), 2)
    usual = opening(read_plan("Gold; Smithy up to 1; Silver up to 1"), MONEY, baker)
    assert [turns.coins for turns in usual] == [[2, 5], [3, 4], [4, 3], [5, 2]]
    # The coin token pays for the Silver or the Gold.
    assert usual[0].bought == [["silver"], ["smithy"]]
    assert usual[3].bought == [["gold"], []]


def test_the_worth_of_a_card_is_what_is_lost_without_it() -> None:
    arena = Arena(first_game(), "worth")
    worth = worth_of_cards(SMITHY, [(MONEY, 1.0)], arena)
    # Without it the plan is the one that it plays against.
    assert worth == {"smithy": pytest.approx(arena.share(SMITHY, MONEY, 500, 0) - 0.5, abs=0.05)}
    assert worth["smithy"] > 0.1


def test_an_expert_draws_its_plan_by_the_weights(findings: Findings) -> None:
    one, other = (
        replace(findings.plans[0], text=text, weight=weight)
        for text, weight in (("Gold", 0.8), ("Silver", 0.2))
    )
    mixed = replace(findings, plans=[one, other])
    often = Counter(str(drawn(mixed, seed)) for seed in range(1000))
    assert 740 < often["Gold"] < 860
    assert often["Gold"] + often["Silver"] == 1000
    assert drawn(mixed, 7) == drawn(mixed, 7)


def test_a_master_beats_the_plan_it_builds_on() -> None:
    setup = first_game()
    found = FoundPlan(str(MONEY), 1.0, 0.5, [])
    findings = Findings([], None, 2, setup.profile, str(MONEY), [found], [], 0, 0.0)
    thinker = master(setup, findings, Effort(200), 1)
    series = Series(setup, [thinker, PlanBot(drawn(findings, 1))])
    for deal in range(15 if COMPILED else 1):
        series.play_from_all_seats(derive(1, deal))
    assert thinker.rollouts > 1000
    if COMPILED:
        # The same in every run: it thinks for a number of rollouts, not for a time.
        assert sum(series.tally.deals[::2]) > 2 * sum(series.tally.deals[1::2])


def test_an_engine_is_built_from_what_a_kingdom_has() -> None:
    ten = parse("Village, Smithy, Chapel, Market, Moat, Cellar, Militia, Bureaucrat, Mine, Feast")
    supply = Supply.of(Setup(list(ten.cards), 2))
    engine = best_engine(supply)
    best_engine.cache_clear()
    assert best_engine(supply) == engine
    names = {CARDS[card].id for card in engine.cards}
    assert names & {"village", "market"}
    share = Arena(supply.setup(), "engine test").share(engine, named_plan(YARDSTICK), 200)
    assert share > 0.5


def test_where_there_is_no_engine_money_is_played() -> None:
    ten = parse("Chapel, Woodcutter, Bureaucrat, Mine, Feast, Gardens, Thief, Moat, Witch, Smithy")
    assert best_engine(Supply.of(Setup(list(ten.cards), 2))) == named_plan(YARDSTICK)


def test_a_plan_is_as_good_as_itself() -> None:
    arena = Arena(first_game(), "shares")
    assert arena.shares(SMITHY, [MONEY, SMITHY], 100) == [arena.share(SMITHY, MONEY, 100), 0.5]


def test_against_common_rivals_more_is_risked() -> None:
    # The second plan beats the known one clearly, and is beaten by the third a little.
    shares = [[0.5, 0.1, 0.4], [0.9, 0.5, 0.45], [0.6, 0.55, 0.5]]
    assert balance(shares, 3)[2] > 0.95
    assert balance(shares, 3, 0)[1] > 0.95
    # What is beaten clearly is not played alone all the same.
    circle = [[0.5, 0.1, 0.7], [0.9, 0.5, 0.1], [0.3, 0.9, 0.5]]
    assert all(weight < 0.8 for weight in balance(circle, 3, 0))


def test_a_mixture_that_loses_to_the_library_is_not_played() -> None:
    shares = [[0.5, 0.4], [0.6, 0.5]]
    assert at_least_library([1.0, 0.0], shares, 1) == [0.0, 1.0]
    assert at_least_library([1.0, 0.0], shares, 0) == [1.0, 0.0]
    # Where the library's plan stalls against itself, even less is no worse.
    assert at_least_library([1.0, 0.0], [[0.5, 0.4], [0.6, 0.3]], 1) == [1.0, 0.0]


def test_a_mixture_cannot_be_exploited() -> None:
    shares = [[0.5, 0.66, 0.09], [0.34, 0.5, 0.72], [0.91, 0.28, 0.5]]
    weights = balance(shares, 3)
    for rival in range(3):
        won = sum(weight * row[rival] for weight, row in zip(weights, shares, strict=True))
        assert won > 0.497


def test_findings_tell_how_games_go(findings: Findings) -> None:
    assert sum(findings.seat_shares) == pytest.approx(1, abs=0.001)
    assert len(findings.seat_shares) == 2
    assert all(5 < rounds <= 60 for rounds in findings.lengths)


def test_beginning_helps_and_a_smithy_makes_games_quicker() -> None:
    games = 400 if COMPILED else 100
    money, smithy = (
        pace([(named_plan(name), 1.0)], first_game(), games)
        for name in ("big-money-ultimate", "big-money-smithy")
    )
    assert sum(money.lengths.values()) == games
    assert sum(money.seat_shares) == pytest.approx(1, abs=0.001)
    assert smithy.seat_shares[0] > 0.5
    assert _mean(smithy.lengths) < _mean(money.lengths)
    assert len(pace([(MONEY, 1.0)], first_game(3), 12).seat_shares) == 3


def _mean(lengths: dict[int, int]) -> float:
    return sum(rounds * games for rounds, games in lengths.items()) / sum(lengths.values())


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings that are made quickly, where their figures do not matter."""
    monkeypatch.setattr("throneroom.finder.findings.DEALS", 10)
    monkeypatch.setattr("throneroom.finder.pace.GAMES", 20)
    monkeypatch.setattr("throneroom.finder.pruning.DEALS", 10)
    monkeypatch.setattr("throneroom.finder.pruning.DEALS_WITHOUT", 10)


@pytest.mark.usefixtures("few_games")
def test_the_next_best_plans_are_told_where_one_alone_is_played() -> None:
    evolution = Evolution(first_game(), "test")
    evolution.resume([], [SMITHY, read_plan("Province; Gold; Militia up to 2; Silver"), MONEY])
    findings = conclude(evolution, 0.5, 0.0)
    assert len(findings.all_plans) >= 3
    assert all(plan.weight for plan in findings.plans)
    assert not any(plan.weight for plan in findings.others)
    cards = [frozenset(plan.plan.cards) for plan in findings.all_plans]
    assert len(set(cards)) == len(cards)
    assert len(findings.shares) == len(findings.all_plans) + 1


@pytest.mark.usefixtures("few_games")
def test_a_search_goes_on_in_steps() -> None:
    search = StepwiseSearch(Supply.of(first_game()), 1.5)
    states = [search]
    while not states[-1].findings:
        # It may go on in another process.
        states.append(next_step(pickle.loads(pickle.dumps(states[-1]))))
    assert [state.done for state in states] == [0, 1 / 4, 2 / 4, 3 / 4, 1]
    found = Findings.from_json(states[-1].findings)
    assert found.plans
    before = Findings.from_json(states[3].found)
    assert (before.searched, found.searched) == (1.1, 1.5)
    assert found.games > before.games > states[1].games > 0
    assert states[-1].spent > states[1].spent > 0
    assert found.seconds == pytest.approx(states[-1].spent, abs=1)
