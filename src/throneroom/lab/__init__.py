"""The strategy lab: let plans play thousands of games, and trust the answer.

>>> from throneroom.lab import compare
>>> result = compare(["Province; Gold; Silver", "Province; Silver"], games=200, seed="a")
>>> [standing.wins > 120 for standing in result.outcome.standings]
[True, False]
"""

from throneroom.lab.comparison import Comparison, compare
from throneroom.lab.discovery import Discovery, discover
from throneroom.lab.first_buys import Openings, openings
from throneroom.lab.levels import LevelOptions
from throneroom.lab.one_game import sample
from throneroom.lab.playouts import Playouts, play_out
from throneroom.lab.round_robin import Tournament, tournament

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
