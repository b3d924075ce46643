"""The strategy lab: let plans play thousands of games, and trust the answer.

>>> from throneroom.lab import compare
>>> result = compare(["Province; Gold; Silver", "Province; Silver"], games=200, seed="a")
>>> [standing.wins > 120 for standing in result.outcome.standings]
[True, False]
"""

from throneroom.lab import comparison, first_buys, one_game, playouts, round_robin
from throneroom.lab.bot_files import with_bot_files
from throneroom.lab.comparison import Comparison
from throneroom.lab.discovery import Discovery, discover
from throneroom.lab.first_buys import Openings
from throneroom.lab.levels import LevelOptions
from throneroom.lab.playouts import Playouts
from throneroom.lab.round_robin import Tournament

# Only here, where people name their own files, can these be bots. What the modules offer by
# themselves never loads one.
compare = with_bot_files(comparison.compare)
openings = with_bot_files(first_buys.openings)
play_out = with_bot_files(playouts.play_out)
sample = with_bot_files(one_game.sample)
tournament = with_bot_files(round_robin.tournament)

__all__ = [
    "Comparison",
    "Discovery",
    "LevelOptions",
    "Openings",
    "Playouts",
    "Tournament",
    "compare",
    "discover",
    "openings",
    "play_out",
    "sample",
    "tournament",
]
