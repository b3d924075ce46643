"""Results of the lab in a terminal."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from throneroom.lab import telling
from throneroom.lab.comparison import Comparison
from throneroom.lab.first_buys import SPLITS, Openings
from throneroom.lab.results import LabResult
from throneroom.lab.round_robin import Tournament
from throneroom.text.words import Words

PIPE_WIDTH = 120
"""The width of a line where there is no window."""


MOST_OPENINGS = 10
"""How many are shown, the best first; the files have all of them."""


def show(result: LabResult, words: Words) -> None:
    """A result as text."""
    if result.interrupted:
        print(words.say("lab-interrupted"), end="\n\n")
    match result:
        case Comparison():
            _show_comparison(result, words)
        case Tournament():
            _show_tournament(result, words)
        case Openings():
            _show_openings(result, words)


def _show_comparison(comparison: Comparison, words: Words) -> None:
    outcome = comparison.outcome
    _show_grid(telling.COLUMNS, telling.standings(comparison, words), words)
    print()
    print(telling.verdict(comparison, words))
    for name, standing in zip(comparison.names, outcome.standings, strict=True):
        print(name)
        print(" ", telling.coins(standing.diary, words))
        print(" ", telling.bought(standing.diary, words))
    print(telling.how_long(outcome, words), telling.how_ended(outcome, words))
    print(telling.speed(outcome.games, comparison.seconds, words))
    print(*telling.conditions([comparison.table], words), sep="\n")


def _show_tournament(tournament: Tournament, words: Words) -> None:
    _show_grid(telling.RANKS, telling.ranked(tournament, words), words)
    print()
    print(telling.speed(tournament.games, tournament.seconds, words))
    print(*telling.conditions(tournament.tables.values(), words), sep="\n")


def _show_openings(openings: Openings, words: Words) -> None:
    for coins in SPLITS:
        print(telling.split(coins, words))
        rows = telling.tried(openings, coins, words)[:MOST_OPENINGS]
        _show_grid(telling.PURCHASES, rows, words)
        print()
    print(telling.speed(openings.games, openings.seconds, words))
    print(*telling.conditions([openings.table], words), sep="\n")


def _show_grid(heads: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> None:
    """A table whose first column is text and whose others are numbers."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        title = Text(words.say(head), "bold")
        grid.add_column(title, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        grid.add_row(*map(Text, row))
    Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False).print(grid)
