"""How games go in which strong plans meet: how long they take, and how much beginning helps."""

from collections import Counter
from dataclasses import dataclass

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.series import STALLING, Series

GAMES = 2_000


@dataclass(frozen=True)
class Pace:
    """How the games of a mixture of plans against itself went."""

    lengths: dict[int, int]
    """How many of the games had each number of rounds."""
    seat_shares: list[float]
    """The share of the victories of each place in the order of play."""


def pace(mixture: list[tuple[Plan, float]], setup: Setup, games: int | None = None) -> Pace:
    """Let plans meet as often as their weights say; with more players, one meets several others."""
    players = setup.player_count
    games = games or GAMES
    lengths: Counter[int] = Counter()
    won = [0.0] * players
    played = 0
    for plan, weight in mixture:
        for other, often in mixture:
            bots = [PlanBot(plan), *(PlanBot(other) for _ in range(players - 1))]
            series = Series(setup, [*bots], STALLING)
            count = max(1, round(games * weight * often))
            for number in range(played, played + count):
                seats = series.play(derive(seed_of("pace"), number), number % players)
                winners = [seat for seat in range(players) if seats >> seat & 1]
                for seat in winners:
                    won[seat] += 1 / len(winners)
            lengths.update(
                {rounds: times for rounds, times in enumerate(series.tally.lengths) if times}
            )
            played += count
    return Pace(dict(sorted(lengths.items())), [round(share / played, 4) for share in won])
