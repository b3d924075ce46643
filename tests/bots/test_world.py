"""Our plans do as well as the same plans do elsewhere; in full only in the slow tests."""

import pytest
from form import games
from world import ALONE, DUELS, GAMES, SHARE_WITHIN, TURNS_WITHIN, Duel, alone, duel


def check(about: Duel, count: int, within: float) -> None:
    wins, losses, rounds = duel(about, count)
    assert wins == pytest.approx(about.wins, abs=within)
    assert losses == pytest.approx(about.losses, abs=within)
    if about.turns is not None:
        assert rounds == pytest.approx(about.turns, abs=TURNS_WITHIN * within / SHARE_WITHIN)


@pytest.mark.parametrize("about", DUELS, ids=lambda about: f"{about.first} v {about.second}")
def test_roughly(about: Duel) -> None:
    # Four standard errors of so few games, and what we may differ.
    count = len(games(2000, 200))
    check(about, count, SHARE_WITHIN + 4 * 50 / count**0.5)


@pytest.mark.slow
@pytest.mark.parametrize("about", DUELS, ids=lambda about: f"{about.first} v {about.second}")
def test_exactly(about: Duel) -> None:
    check(about, GAMES, SHARE_WITHIN)


@pytest.mark.slow
@pytest.mark.parametrize("plan", sorted({plan for plan, _ in ALONE}))
def test_alone(plan: str) -> None:
    means = alone(plan)
    for (name, place), turn in ALONE.items():
        if name == plan:
            assert means[place - 1] == pytest.approx(turn, abs=TURNS_WITHIN)
