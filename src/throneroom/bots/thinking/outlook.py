"""How a game may end from here, if everybody plays on by the plan that they seem to follow."""

import math
import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.thinking.models import Model, likely_seatings
from throneroom.bots.thinking.search import Effort
from throneroom.engine.game import Game
from throneroom.engine.rng import derive

LEAST: Final = 50
"""Fewer deals tell nothing, however little time there is."""


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """Each seat's expected share of the victory."""

    def __init__(self, shares: list[float], deals: i64) -> None:
        self.shares: Final = shares
        self.deals: Final = deals

    def error(self, seat: int) -> float:
        """The standard error of a share; never quite 0, however clear the games were."""
        share = (self.shares[seat] * float(self.deals) + 0.5) / (float(self.deals) + 1.0)
        return math.sqrt(share * (1.0 - share) / float(self.deals))


def forecast(game: Game, models: list[Model], effort: Effort, seed: int) -> Forecast:
    """What an onlooker expects who sees all hands, but not the decks."""
    lookahead = game.lookahead()
    seatings = likely_seatings(models, game.view(0).gains, game.turns)
    shares = [0.0] * game.player_count
    until = time.perf_counter() + effort.seconds
    deal: i64 = 0
    least = effort.rollouts or LEAST
    while deal < least or (effort.rollouts == 0 and time.perf_counter() < until):
        lookahead.play(None, derive(seed, deal), seatings[deal % len(seatings)])
        for seat in range(len(shares)):
            shares[seat] += lookahead.share(seat)
        deal += 1
    return Forecast([share / float(deal) for share in shares], deal)
