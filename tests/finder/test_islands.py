"""Islands: who evolves what for how long, and who hears of whom."""

import pytest
from position import FIRST_GAME, cards

from throneroom.engine.setup import Setup
from throneroom.finder.islands import Evolved, IslandSearch, Stretch
from throneroom.sim.supply import Supply

SUPPLY = Supply.of(Setup(cards(FIRST_GAME), 2))


def evolved(place: int, stretch: Stretch) -> Evolved:
    """What came of a stretch in which an island's best plan became a little better."""
    best = stretch.parents[0] if stretch.parents else f"island {place}"
    return Evolved((f"{best}+",), (f"{best}+", "spare"), 0.5 + place / 100, 1000)


def rounds(search: IslandSearch) -> list[dict[int, Stretch]]:
    """What is done in each round of a search."""
    done = []
    while search.taken < search.rounds:
        done.append(search.stretches())
        search = search.after({place: evolved(place, one) for place, one in done[-1].items()})
    return done


@pytest.mark.parametrize(
    ("seconds", "processes", "islands"),
    [
        (1.5, 1, 1),  # There is no time for more.
        (60, 1, 3),
        (120, 1, 4),
        (120, 2, 4),
        (120, 3, 6),
        (120, 16, 16),
        (900, 1, 4),
        (3600, 2, 4),
    ],
)
def test_islands_share_the_time(seconds: float, processes: int, islands: int) -> None:
    search = IslandSearch(SUPPLY, seconds, processes=processes)
    assert search.practice == pytest.approx(seconds / 2)
    evolving = 0.88 * (seconds - search.practice) * processes
    done = rounds(search)
    stretches = [stretch for one in done for stretch in one.values()]
    assert all(len(one) == processes for one in done)
    assert sum(stretch.seconds for stretch in stretches) == pytest.approx(evolving)
    assert all(stretch.seconds < 8 for stretch in stretches)
    begun = [stretch for stretch in stretches if not stretch.parents]
    assert len(begun) == islands
    assert [stretch.engines for stretch in begun] == [place % 2 == 1 for place in range(islands)]
    # A fifth of an island's time, but no more than a round.
    apart = 0.7 * evolving / islands
    for stretch in begun:
        assert stretch.beginning == pytest.approx(min(0.2 * apart, stretch.seconds))
    assert len({stretch.seed for stretch in stretches}) == len(stretches)


def test_islands_know_nothing_of_each_other_until_they_come_together() -> None:
    done = rounds(IslandSearch(SUPPLY, 120, before=("known",)))
    heard = [(one.rivals, one.parents) for stretches in done for one in stretches.values()]
    assert heard[:4] == [
        (("known",), ()),
        (("known", "island 0+"), ("island 0+", "spare")),
        (("known",), ()),
        (("known", "island 1+"), ("island 1+", "spare")),
    ]
    rivals, parents = heard[8]
    # Each island's best, the strongest first.
    assert rivals == ("island 3++", "island 2++", "island 1++", "island 0++", "known")
    assert set(parents) == {"spare", *rivals[:4]}
    assert heard[9] == (("island 0+++", "known"), ("island 0+++", "spare"))


def test_while_a_round_goes_on_the_best_so_far_is_known() -> None:
    search = IslandSearch(SUPPLY, 120, processes=2)
    first = search.after({0: evolved(0, search.stretches()[0])})
    assert (first.best, first.share, first.games) == (("island 0+",), 0.5, 1000)


def test_what_the_islands_found_is_remembered_after_they_have_come_together() -> None:
    search = IslandSearch(SUPPLY, 120)
    while search.taken < search.rounds:
        search = search.after({place: evolved(place, o) for place, o in search.stretches().items()})
    assert search.apart == ("island 3++", "island 2++", "island 1++", "island 0++")
