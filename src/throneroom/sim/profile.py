"""What a plan gains on average, turn by turn."""

from typing import Final

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.thinking.models import Model
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.observer import WIDTH, Observer
from throneroom.sim.series import Series

SEED: Final = seed_of("profile")
GAMES: Final = 40
TURNS: Final = 40
"""Later turns look like this one."""


def model_of(setup: Setup, plan: Plan, rival: Plan) -> Model:
    """A model of a player who follows a plan, from games against a rival."""
    observer = Observer(PlanBot(plan))
    others = [PlanBot(rival) for _ in range(setup.player_count - 1)]
    series = Series(setup, [observer, *others])
    series.watch()
    for number in range(GAMES):
        series.play(derive(SEED, number), number % setup.player_count)
    profile: list[dict[int, float]] = [{}]
    for turn in range(1, TURNS + 1):
        gained = dict(profile[-1])
        for key, count in observer.gained.items():
            if key // WIDTH == turn:
                card = key % WIDTH
                gained[card] = gained.get(card, 0.0) + float(count) / GAMES
        profile.append(gained)
    return Model(plan, profile)
