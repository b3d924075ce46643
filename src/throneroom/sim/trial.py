"""Finding the best plan for a kingdom by playing those that fit it."""

from functools import cache
from typing import Final, final

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.series import VICTORY, Series
from throneroom.sim.supply import Supply

YARDSTICK: Final = "big-money-ultimate"
"""The plan that every other one plays against first; it needs no kingdom card."""

SEED: Final = seed_of("trial")
ROUNDS: Final = ((60, 8), (240, 3), (600, 1))
"""For each round: how many games every remaining plan plays, and how many plans remain after."""


def best_plan(setup: Setup, among: tuple[str, ...] = ()) -> str:
    """The name of the plan in the library, or among some of its plans, that does best in a set-up.

    It is found by a fixed number of games with fixed seeds, so that the same set-up always gets
    the same plan.
    """
    return _best(Supply.of(setup), among)


@cache
def _best(supply: Supply, among: tuple[str, ...]) -> str:
    trial = Trial(supply.setup())
    left = [name for name in among or plan_names() if trial.fits(named_plan(name))]
    rival = YARDSTICK
    for games, stay in ROUNDS:
        # What beats the best plan so far may still lose to plain money, so both count.
        rivals = {YARDSTICK, rival}
        scores = {
            name: sum(trial.share(name, other, games) for other in rivals) / len(rivals)
            for name in left
        }
        left.sort(key=lambda name: -scores[name])
        rival = left[0] if scores[left[0]] > 0.5 else rival
        left = left[:stay]
    return left[0]


@final
class Trial:
    """A set-up in which plans are tried."""

    def __init__(self, setup: Setup) -> None:
        self._setup: Final = setup
        self.cards: Final = {setup.catalogue.cards[pile].index for pile in setup.position().piles}

    def fits(self, plan: Plan) -> bool:
        """Whether every card that the plan needs is there."""
        return all(card in self.cards for card in plan.needs)

    def share(self, name: str, rival: str, games: int) -> float:
        """The share of games that a plan wins, from each seat, with the rival in all others.

        A shared victory counts in part. 0.5 means as good as the rival, whatever the number of
        players.
        """
        players = self._setup.player_count
        others = [PlanBot(named_plan(rival)) for _ in range(players - 1)]
        series = Series(self._setup, [PlanBot(named_plan(name)), *others])
        for deal in range(games // players):
            series.play_from_all_seats(derive(SEED, deal))
        won = sum(series.tally.deals[::players]) / VICTORY
        lost_to_each = (float(series.tally.games) - won) / (players - 1)
        return won / (won + lost_to_each)
