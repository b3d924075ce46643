"""A single game of a comparison, for a closer look."""

from collections.abc import Sequence

from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game, start_game
from throneroom.kingdoms import Kingdom
from throneroom.lab.chunks import prepare
from throneroom.lab.comparison import make_table
from throneroom.lab.competitors import Maker
from throneroom.lab.levels import LEVELS, LevelOptions
from throneroom.sim.series import TURNS_EACH


def sample(
    plans: Sequence[str | Maker],
    kingdom: str | Kingdom | None = None,
    *,
    number: int = 1,
    players: int | None = None,
    seed: str | None = None,
    profile: str = FIRST_EDITION,
    levels: LevelOptions = LEVELS,
) -> tuple[Game, list[str]]:
    """A game of the comparison with the same seed, by its number from 1, and the plans by seat."""
    if number < 1:
        raise SetupError("no-game", number=number)
    table = make_table(plans, kingdom, players, seed, profile, levels)
    deal, first = divmod(number - 1, table.players)
    seed = table.deal_seed(deal)
    bots = table.bots()
    prepare(bots, seed)
    sitting = [*range(first, table.players), *range(first)]
    game = start_game(
        table.setup(),
        seed,
        bots={seat: bots[place] for seat, place in enumerate(sitting)},
        turn_limit=TURNS_EACH * table.players,
        watch=True,
    )
    seats = table.seats()
    return game, [table.plans[seats[place]].name for place in sitting]
