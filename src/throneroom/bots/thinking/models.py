"""Which plan another player seems to follow, judged by what everybody saw that player gain."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.history import Gain

CLOSE: Final = 1.25
"""Models that explain the gains almost as well as the best one are considered too."""
SLACK: Final = 0.8
"""What every player gains by chance and not by plan; early gains tell little."""
MOST_LIKELY: Final = 2


@final
class Model:
    """A plan that a player may be following, and what it gains on average.

    `profile` has for each number of completed turns how many copies of each card it has gained.
    """

    def __init__(self, plan: Plan, profile: list[dict[int, float]]) -> None:
        self.bot: Final = PlanBot(plan)
        self._profile: Final = profile

    def distance(self, gained: dict[int, int], turns: i64) -> float:
        """How many gains differ from what this plan would have gained by then."""
        usual = self._profile[min(turns, len(self._profile) - 1)]
        distance = 0.0
        for card, count in usual.items():
            distance += abs(count - float(gained.get(card, 0)))
        for card, gains in gained.items():
            if card not in usual:
                distance += float(gains)
        return distance


def likely_models(models: list[Model], gains: list[Gain], seat: i64, turns: i64) -> list[Model]:
    """The models that explain best what a seat has gained, the best first."""
    gained: dict[int, int] = {}
    for gain in gains:
        if i64(gain.seat) == seat:
            card = int(gain.index)
            gained[card] = gained.get(card, 0) + 1
    distances = [model.distance(gained, turns) for model in models]
    order = sorted(range(len(models)), key=lambda place: distances[place])
    least = distances[order[0]]
    close = [place for place in order if distances[place] <= CLOSE * least + SLACK]
    return [models[place] for place in close[:MOST_LIKELY]]


def likely_seatings(models: list[Model], gains: list[Gain], turns: list[int]) -> list[list[Bot]]:
    """Who may be playing at all seats: one seating for each way to explain what was gained."""
    explained: list[list[Model]] = []
    for seat in range(len(turns)):
        explained.append(likely_models(models, gains, seat, turns[seat]))
    count = max([len(likely) for likely in explained])
    seatings: list[list[Bot]] = []
    for number in range(count):
        seatings.append([likely[number % len(likely)].bot for likely in explained])
    return seatings
