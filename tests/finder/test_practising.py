"""Practice on top of the plans that were found: what of it lasts, and who uses it."""

from dataclasses import replace

import pytest
from form import COMPILED
from position import FIRST_GAME, cards

from throneroom.bots.intuition import Intuition, IntuitiveBot, purchases
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Effort
from throneroom.engine.setup import Setup
from throneroom.finder import practising
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.finder.keeping import findings_in
from throneroom.finder.players import master
from throneroom.finder.practising import intuitive, plays_better, practise, rounds_in
from throneroom.sim.practice import Practice

SETUP = Setup(cards(FIRST_GAME), 2)
SIZE = len(Intuition(purchases(SETUP)).weights)


@pytest.fixture
def findings() -> Findings:
    """A weak plan, and a library that knows better."""
    found = FoundPlan("Province\nSilver", 1.0, 0.2, [])
    library = "Province\nGold\nSilver"
    return Findings([], None, 2, SETUP.profile, library, [found], [], 1000, 0.0)


def test_practice_is_a_part_of_the_findings(findings: Findings) -> None:
    assert intuitive(findings, SETUP) is None
    learned = practise(findings, SETUP, 0, 0.5, "test")
    assert learned.games > findings.games
    again = findings_in(learned.to_json())
    assert again == learned


@pytest.mark.skipif(not COMPILED, reason="twenty thousand games take the uncompiled form too long")
def test_who_has_learned_more_plays_better(findings: Findings) -> None:
    intuition = Intuition(purchases(SETUP))
    practice = Practice(SETUP, findings.basis, intuition, [read_plan(findings.library)], 1)
    for _ in range(200):
        practice.learn(0.05)
    learned = replace(findings, intuition=intuition.as_list())
    bot = intuitive(learned, SETUP)
    assert bot is not None
    assert bot.plan == findings.plans[0].plan
    assert plays_better(learned, findings, SETUP, 60.0, 1)
    assert not plays_better(findings, learned, SETUP, 60.0, 1)


@pytest.mark.parametrize(
    ("known", "seconds", "watched"),
    # Much time for each lesson, as in games of six, leaves little for watching.
    [(False, 0.001, 50), (True, 0.001, 10), (False, 0.1, 3), (True, 0.1, 3)],
)
def test_before_it_wants_anything_it_watches(
    findings: Findings,
    monkeypatch: pytest.MonkeyPatch,
    known: bool,
    seconds: float,
    watched: int,
) -> None:
    clock = 0.0
    rates: list[float] = []

    class Noted:
        games = 0

        def __init__(self, *_: object) -> None:
            pass

        def learn(self, rate: float) -> None:
            nonlocal clock
            clock += seconds
            rates.append(rate)

    monkeypatch.setattr(practising, "Practice", Noted)
    monkeypatch.setattr(practising, "plays_better", lambda *_: True)
    monkeypatch.setattr("time.perf_counter", lambda: clock)
    practise(replace(findings, intuition=[0.0] * SIZE if known else []), SETUP, 0, 1.0)
    wanted = [rate > 0 for rate in rates]
    assert wanted[: watched + 1] == [False] * watched + [True]
    assert all(wanted[watched:])


def test_each_round_has_an_exam_of_its_own(
    findings: Findings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[object] = []
    monkeypatch.setattr(practising, "plays_better", lambda *given: seeds.append(given[-1]))
    for number in (0, 1, 1):
        practise(findings, SETUP, number, 0.05)
    assert seeds[0] != seeds[1] == seeds[2]


@pytest.mark.parametrize("better", [True, False])
def test_a_round_after_which_the_bot_does_not_play_better_is_forgotten(
    findings: Findings, monkeypatch: pytest.MonkeyPatch, better: bool
) -> None:
    known = replace(findings, intuition=[0.0] * SIZE)
    monkeypatch.setattr(practising, "plays_better", lambda *_: better)
    after = practise(known, SETUP, 0, 0.05)
    assert (after.intuition != known.intuition) is better
    assert after.games > known.games


def test_practice_begins_with_plans_that_buy_different_cards(findings: Findings) -> None:
    near, far = "Province\nGold\nSilver", "Province\nVillage\nSmithy\nMarket\nSilver"
    further = [near, far, f"{far}\nGold up to 1", "Province\nMilitia\nMoat\nCellar\nSilver", "Gold"]
    begun = practising.beginnings(replace(findings, further=further))
    assert [str(plan) for plan in begun] == [findings.plans[0].text, far, further[3]]


def test_each_of_the_first_rounds_begins_anew_and_the_best_goes_on(
    findings: Findings, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = "Province\nVillage\nSmithy\nMarket\nSilver"
    known = replace(findings, further=[engine])
    monkeypatch.setattr(practising, "ROUND", 0.05)
    monkeypatch.setattr(practising, "plays_better", lambda *_: True)
    begun = practise(known, SETUP, 0, 0.3)
    assert begun.practised == findings.plans[0].text
    other = practise(begun, SETUP, 1, 0.3)
    assert other.practised == engine
    again = findings_in(other.to_json())
    assert again == other
    bot = intuitive(other, SETUP)
    assert bot is not None
    assert str(bot.plan) == engine
    # There is no third plan to begin with, and later rounds go on as well.
    for number in (2, 3):
        assert practise(other, SETUP, number, 0.3).practised == engine
    monkeypatch.setattr(practising, "plays_better", lambda *_: False)
    assert practise(begun, SETUP, 1, 0.3).practised == findings.plans[0].text


def test_practice_has_rounds_of_a_few_seconds() -> None:
    assert [rounds_in(seconds) for seconds in (0.1, 5, 30)] == [1, 1, 6]


def test_weights_that_do_not_fit_are_ignored(findings: Findings) -> None:
    assert intuitive(replace(findings, intuition=[1.0, 2.0]), SETUP) is None
    damaged = replace(findings, intuition=[float("nan")] * SIZE)
    assert findings_in(damaged.to_json()) is None


def test_a_master_follows_what_was_learned(
    findings: Findings, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whom it takes the others for is another test's matter.
    monkeypatch.setattr("throneroom.finder.players.likely_models", lambda *_: [])
    learned = replace(findings, intuition=[0.0] * SIZE)
    own = master(SETUP, learned, Effort(1), 1)._own
    assert [type(bot) for bot in own] == [IntuitiveBot]
    own = master(SETUP, findings, Effort(1), 1)._own
    assert [type(bot) for bot in own] == [PlanBot, PlanBot]
