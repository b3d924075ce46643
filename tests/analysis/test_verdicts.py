"""What counts as a mistake, as luck and as a turning point."""

import pytest

from throneroom.analysis import Analysis, JudgedAnswer, Outlook, Swing
from throneroom.analysis.results import MOST_TURNING_POINTS


def judged(answered: int, seat: int, lost: float, error: float = 0.01) -> JudgedAnswer:
    return JudgedAnswer(
        answered=answered,
        turn=1 + answered // 2,
        own_turn=1,
        seat=seat,
        kind="buy",
        place="supply",
        source=None,
        affects=seat,
        given=("silver",),
        other=("witch",),
        lost=lost,
        error=error,
        chance=0.4,
    )


def outlook(turn: int, answered: int, first: float, *, over: bool = False) -> Outlook:
    seat = None if over else (turn - 1) % 2
    return Outlook(turn, (turn + 1) // 2, seat, answered, (first, 1 - first), 0.01)


@pytest.mark.parametrize(
    ("lost", "error", "mistake"),
    [
        (0.09, 0.01, True),
        (0.09, 0.04, False),
        (0.031, 0.01, True),
        (0.029, 0.01, False),
        (0.015, 0.001, False),
        (-0.09, 0.01, False),
    ],
)
def test_a_mistake_costs_more_than_chance_explains(
    lost: float, error: float, mistake: bool
) -> None:
    assert judged(0, 0, lost, error).is_mistake == mistake


def test_what_may_still_turn_out_to_be_a_mistake_is_looked_at_again() -> None:
    assert judged(0, 0, 0.0, 0.02).may_be_mistake
    assert not judged(0, 0, -0.05, 0.02).may_be_mistake
    assert not judged(0, 0, 0.0, 0.001).may_be_mistake


def test_luck_is_what_mistakes_do_not_explain() -> None:
    """The first player loses 30 %, of which a mistake explains 20; then the other one errs."""
    turns = [
        outlook(1, 0, 0.6),
        outlook(2, 2, 0.3),
        outlook(3, 4, 0.5),
        outlook(4, 6, 0, over=True),
    ]
    analysis = Analysis(turns, [judged(1, 0, 0.2), judged(3, 1, 0.15), judged(5, 0, 0.01)])
    first, second, third = analysis.swings()
    assert [swing.seat for swing in (first, second, third)] == [0, 1, 0]
    assert [first.play, first.luck] == pytest.approx([-0.2, -0.1])
    assert [second.play, second.luck] == pytest.approx([-0.15, -0.05])
    assert [third.play, third.luck] == pytest.approx([0, -0.5])
    assert analysis.luck(0) == pytest.approx(-0.6 + 0.2 - 0.15)
    assert analysis.luck(0) == pytest.approx(-analysis.luck(1))
    assert (analysis.play(0), analysis.play(1)) == (0.2, 0.15)


def test_what_one_of_three_loses_the_others_share() -> None:
    start = Outlook(1, 1, 0, 0, (0.4, 0.3, 0.3), 0.0)
    end = Outlook(2, 0, None, 2, (0.2, 0.4, 0.4), 0.0)
    analysis = Analysis([start, end], [judged(0, 0, 0.2)])
    assert [analysis.luck(seat) for seat in range(3)] == pytest.approx([0, 0, 0])


def test_turning_points_are_what_changed_most_in_the_order_of_the_game() -> None:
    turns = [outlook(1, 0, 0.5), outlook(2, 10, 0.5), outlook(3, 20, 0.8), outlook(4, 30, 0.8)]
    small = [judged(number, number % 2, 0.03, 0.001) for number in range(20, 26)]
    analysis = Analysis(turns, [judged(3, 0, 0.2), *small, judged(28, 1, 0.1), judged(29, 0, 0.1)])
    points = analysis.turning_points()
    assert len(points) == MOST_TURNING_POINTS
    assert [point.answered for point in points] == sorted(point.answered for point in points)
    lucky = [point for point in points if isinstance(point, Swing)]
    assert [point.seat for point in lucky] == [0, 1]
    assert [point.luck for point in lucky] == pytest.approx([0.2, -0.3])
    assert [p.lost for p in points if isinstance(p, JudgedAnswer)] == [0.2, 0.1]


def test_luck_within_the_noise_is_no_turning_point() -> None:
    noisy = Outlook(1, 1, 0, 0, (0.5, 0.5), 0.05)
    later = Outlook(2, 1, 1, 5, (0.62, 0.38), 0.05)
    assert Analysis([noisy, later]).turning_points() == []
    assert Analysis([noisy]).turning_points() == Analysis().turning_points() == []


def test_an_analysis_is_kept_as_text() -> None:
    analysis = Analysis([outlook(1, 0, 0.5), outlook(2, 3, 0.4)], [judged(1, 0, 0.1)], 1.0)
    assert Analysis.from_json(analysis.to_json()) == analysis
