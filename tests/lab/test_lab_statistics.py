"""The statistics keep what they promise, on data where the truth is known."""

import math
import random
from collections import Counter
from itertools import combinations
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneroom.engine.card import FIRST_EDITION
from throneroom.kingdoms import parse
from throneroom.lab.comparison import decided
from throneroom.lab.competitors import Competitor
from throneroom.lab.cycles import find_cycles, steps
from throneroom.lab.levels import LevelOptions
from throneroom.lab.outcomes import Outcome
from throneroom.lab.ratings import rate
from throneroom.lab.round_robin import Tournament
from throneroom.lab.statistics import (
    SURE,
    at_any_time,
    difference,
    evidence,
    interval,
    sure_of_all,
)
from throneroom.lab.tables import lab_table

VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of a deal that two players play twice."""


def deals(weights: tuple[float, ...], count: int, chance: random.Random) -> Counter[float]:
    return Counter(chance.choices(VALUES, weights, k=count))


def truth(weights: tuple[float, ...]) -> float:
    return sum(value * weight for value, weight in zip(VALUES, weights, strict=True)) / sum(weights)


EVEN = (1, 2, 4, 2, 1)
LOPSIDED = (1, 1, 3, 5, 40)


@pytest.mark.parametrize("weights", [EVEN, LOPSIDED])
def test_an_interval_holds_the_truth_as_often_as_it_says(weights: tuple[float, ...]) -> None:
    chance = random.Random(str(weights))
    held = 0
    for _ in range(2000):
        found = interval(deals(weights, 60, chance), 120)
        held += found.low <= truth(weights) <= found.high
    assert 0.93 <= held / 2000 <= 0.97


def test_intervals_of_the_extremes() -> None:
    sure = interval({1.0: 50}, 100)
    assert sure.share == 1
    assert sure.high == pytest.approx(1)
    assert 0.95 < sure.low < 0.97
    never = interval({0.0: 50}, 100)
    assert (never.low, never.high) == pytest.approx((0, 1 - sure.low))
    alike = interval({0.5: 50}, 100)
    assert (alike.low, alike.share, alike.high) == (0.5, 0.5, 0.5)
    assert interval({}, 0).high - interval({}, 0).low == 1
    assert interval({1.0: 1}, 2).low == 0
    assert difference({0.5: 1}).high == 1
    won = difference({1.0: 20})
    assert 0.6 < won.low < 0.8 < won.share == 1
    lost = difference({-1.0: 20})
    assert (lost.low, lost.high) == pytest.approx((-won.high, -won.low))


def test_without_pairing_the_interval_is_wilsons() -> None:
    found = interval({0.0: 400, 1.0: 600}, 1000)
    z = NormalDist().inv_cdf(0.975)
    centre = (0.6 + z * z / 2000) / (1 + z * z / 1000)
    half = z * math.sqrt(0.24 / 1000 + z * z / 4e6) / (1 + z * z / 1000)
    assert (found.low, found.high) == pytest.approx((centre - half, centre + half), abs=2e-4)


def test_evidence_is_a_fair_game() -> None:
    """Over all possible deals the stake is on average what it was."""
    values = (-1.0, -0.5, 0.0, 0.5, 1.0)
    weights = (0.1, 0.2, 0.4, 0.2, 0.1)
    total = 0.0
    for first, p in zip(values, weights, strict=True):
        for second, q in zip(values, weights, strict=True):
            total += p * q * math.exp(evidence(Counter([first, second]), 0.0, -1.0))
    assert total == pytest.approx(1)


@given(st.lists(st.sampled_from(VALUES), min_size=1, max_size=60))
def test_bounds_at_any_time_hold_the_share_and_those_at_one_time(found: list[float]) -> None:
    counts = Counter(found)
    always = at_any_time(counts)
    assert 0 <= always.low <= always.share <= always.high <= 1
    assert at_any_time({}).high == 1


def outcome_of(leads: Counter[int]) -> Outcome:
    """Two plans with these leads of the first, in parts of 60 and over two games."""
    outcome = Outcome.none([0, 1])
    outcome.leads[0, 1] = leads
    for plan, sign in ((0, 1), (1, -1)):
        standing = outcome.standings[plan]
        standing.parts = Counter({60 + sign * lead // 2: n for lead, n in leads.items()})
        standing.games = 2 * leads.total()
    return outcome


def errors(weights: tuple[float, ...], error: float, runs: int, looks: int) -> Counter[int | None]:
    """What is decided in runs that look again after every hundred deals."""
    chance = random.Random(f"{weights} {error}")
    found: Counter[int | None] = Counter()
    for _ in range(runs):
        leads: Counter[int] = Counter()
        best = None
        for _ in range(looks):
            leads.update(chance.choices((-120, -60, 0, 60, 120), weights, k=100))
            best = decided(outcome_of(leads), error)
            if best is not None:
                break
        found[best] += 1
    return found


def test_equal_plans_are_seldom_told_apart_however_often_one_looks() -> None:
    found = errors(EVEN, 0.1, 300, 40)
    assert found[0] + found[1] <= 0.1 * 300


@pytest.mark.slow
def test_equal_plans_are_seldom_told_apart_in_the_long_run() -> None:
    for error in (0.05, 0.2):
        found = errors(EVEN, error, 2000, 200)
        assert found[0] + found[1] <= error * 2000


def test_the_better_plan_is_found() -> None:
    found = errors((1, 2, 4, 2.4, 1.4), 0.01, 60, 60)
    assert found[1] == 0
    assert found[0] >= 57


def test_ratings_are_those_that_explain_the_games() -> None:
    strengths = [200, 50, 0, -250]
    won = {}
    for one, mine in enumerate(strengths):
        for other, theirs in enumerate(strengths):
            if one != other:
                won[one, other] = 2000 / (1 + 10 ** ((theirs - mine) / 400))
    found = rate(4, won)
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.points == pytest.approx(strength, abs=1)
        assert 2 < rating.error < 8
        assert rating.low < strength < rating.high


def test_ratings_are_as_uncertain_as_they_say() -> None:
    chance = random.Random(1)
    strengths = (0.4, 0.0, -0.4)
    held = 0
    for _ in range(300):
        won: dict[tuple[int, int], float] = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            p = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            wins = sum(chance.random() < p for _ in range(100))
            won[one, other], won[other, one] = wins, 100 - wins
        rating = rate(3, won)[0]
        held += rating.low <= 0.4 * 400 / math.log(10) <= rating.high
    assert 0.91 <= held / 300 <= 0.985


def test_being_sure_of_all_answers_takes_more() -> None:
    assert sure_of_all(1) == pytest.approx(SURE, abs=1e-5)
    assert sure_of_all(10) == pytest.approx(2.807, abs=1e-3)
    one, all = (interval({0.0: 40, 1.0: 60}, 100, sure) for sure in (SURE, sure_of_all(10)))
    assert all.low < one.low < 0.6 < one.high < all.high


def test_cycles_are_found() -> None:
    line = {(0, 1): 0.6, (1, 2): 0.6, (0, 2): 0.7}
    assert find_cycles(line) == []
    triangle = {(0, 1): 0.6, (1, 2): 0.7, (2, 0): 0.8, (3, 0): 0.9}
    assert find_cycles(triangle) == [(0, 1, 2)]
    square = {(1, 0): 0.6, (0, 3): 0.6, (3, 2): 0.7, (2, 1): 0.9}
    assert find_cycles(square) == [(0, 3, 2, 1)]
    assert list(steps((0, 3, 2, 1))) == [(0, 3), (3, 2), (2, 1), (1, 0)]


def test_the_clearest_cycles_come_first() -> None:
    close = {(0, 1): 0.6, (1, 2): 0.6, (2, 0): 0.6}
    clear = {(3, 4): 0.8, (4, 5): 0.8, (5, 3): 0.8}
    assert find_cycles({**close, **clear}) == [(3, 4, 5), (0, 1, 2)]
    clearer = {(2, 6): 0.7, (6, 0): 0.7, (0, 1): 0.6, (1, 2): 0.6, (2, 0): 0.55, (0, 2): 0.7}
    assert find_cycles(clearer)[0] == (0, 2, 6)


def test_only_victories_that_are_certain_make_a_cycle() -> None:
    assert met_in_a_circle(0.6, 1000).cycles() == [(0, 1, 2)]
    assert met_in_a_circle(0.6, 1000).as_dict()["cycles"] == [["A", "B", "C"]]
    assert met_in_a_circle(0.6, 10).cycles() == []
    # Sure of each single victory, but not of all three.
    single = met_in_a_circle(0.6, 100)
    assert single.meeting(0, 1).low > 0.5
    assert single.cycles() == []


def test_cycles_are_seldom_found_where_there_are_none() -> None:
    chance = random.Random("cycles")
    found = 0
    for _ in range(200):
        plans = range(6)
        outcomes = {
            pair: met(Counter(chance.choices((0, 30, 60, 90, 120), EVEN, k=50)))
            for pair in combinations(plans, 2)
        }
        found += bool(Tournament((), {}, outcomes, 0, 1.0).cycles())
    assert found <= 0.05 * 200


def met(parts: Counter[int]) -> Outcome:
    """Two plans of which the first had these parts of victories in the deals."""
    outcome = Outcome.none([0, 1])
    first, second = outcome.standings
    first.parts = parts
    second.parts = Counter({120 - part: count for part, count in parts.items()})
    first.games = second.games = 2 * parts.total()
    return outcome


def met_in_a_circle(share: float, deals: int) -> Tournament:
    """A tournament in which each of three plans beats the next one."""
    won = Counter({120: round(share * deals), 0: deals - round(share * deals)})
    lost = Counter({0: won[120], 120: won[0]})
    outcomes = {(0, 1): met(won), (0, 2): met(lost), (1, 2): met(won)}
    plans = tuple(Competitor(name, name, "Silver") for name in "ABC")
    kingdom = parse("First Game")
    tables = {
        (one, other): lab_table(
            [plans[one], plans[other]], 2, kingdom, FIRST_EDITION, "x", LevelOptions()
        )
        for one, other in outcomes
    }
    return Tournament(plans, tables, outcomes, 2 * deals, 1.0)


def test_who_always_won_has_a_rating_all_the_same() -> None:
    best, other, worst = rate(3, {(0, 1): 100, (1, 2): 100, (0, 2): 100})
    assert 500 < best.points < 1500
    assert other.points == pytest.approx(0, abs=1)
    assert best.points + worst.points == pytest.approx(0, abs=1)
