"""Games between bots, one after the other on the same table."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.errors import SetupError
from throneroom.engine.rng import derive
from throneroom.engine.scoring import winners
from throneroom.engine.setup import Setup
from throneroom.engine.turn import run


@final
class Tally:
    """How a series of games ended."""

    def __init__(self, players: int) -> None:
        self.games: i64 = 0
        self.wins: Final[list[int]] = [0] * players
        self.ties: i64 = 0
        self.turns: i64 = 0


def play_series(setup: Setup, bots: list[Bot], seed: i64, games: i64) -> Tally:
    """Play games with fixed seats, the first one starting, and count the wins.

    The table and everything on it is used again, so that no game allocates anything.
    """
    if len(bots) != setup.players:
        raise SetupError("series-bots", seats=setup.players, bots=len(bots))
    table = setup.table()
    table.bots = bots
    tally = Tally(len(bots))
    for number in range(games):
        setup.deal(table, derive(seed, number))
        run(table)
        won = winners(table)
        if len(won) == 1:
            tally.wins[won[0]] += 1
        else:
            tally.ties += 1
        tally.turns += table.turn
        tally.games += 1
    return tally
