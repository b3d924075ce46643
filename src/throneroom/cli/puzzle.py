"""`throneroom puzzle`: solve puzzles, and make them."""

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from throneroom.cli.parser import Commands
from throneroom.cli.reference import pages_for
from throneroom.engine.errors import SetupError, reason
from throneroom.kingdoms import read_wishes
from throneroom.puzzles import Puzzle, note_solved, puzzle_called, puzzles, solved
from throneroom.puzzles.making import make, until, write
from throneroom.puzzles.telling import sets, title
from throneroom.terminal.puzzle import PuzzleClient, stars
from throneroom.terminal.screen import painted
from throneroom.text.words import Words

PIPE_WIDTH = 120
"""The width of a line where there is no window."""


def add(commands: Commands) -> None:
    """`throneroom puzzle [list|play|make]`."""
    parser = commands.add("puzzle")
    parser.set_defaults(run=list_puzzles)
    group = Commands(parser, required=False)
    group.add("list").set_defaults(run=list_puzzles)
    play = group.add("play")
    play.takes("puzzle", "puzzle", nargs="?")
    play.takes("--solution", action="store_true")
    play.set_defaults(run=play_puzzle)
    making = group.add("make")
    making.takes("--output", "folder", type=Path, required=True)
    making.takes("--count", "number", type=int, default=0)
    making.takes("--seconds", "number", type=float, default=0.0)
    making.takes("--seed", "text")
    making.takes("--sets", "sets")
    making.set_defaults(run=make_puzzles)


def list_puzzles(options: argparse.Namespace, words: Words) -> int:  # noqa: ARG001
    """Show all puzzles, how hard they are, and which were solved."""
    # Rich takes its time to be imported.
    from rich.console import Console
    from rich.table import Table as Grid

    known = solved()
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(words.say("puzzle-column-puzzle"), no_wrap=True)
    grid.add_column(words.say("puzzle-column-difficulty"), no_wrap=True)
    grid.add_column(words.say("puzzle-column-about"))
    grid.add_column(words.say("puzzle-column-sets"))
    for puzzle in puzzles():
        mark = "✓" if puzzle.id in known else " "
        grid.add_row(
            f"{mark} {puzzle.id}", stars(puzzle), title(puzzle, words), sets(puzzle, words)
        )
    console = Console(file=sys.stdout, highlight=False, markup=False)
    if not sys.stdout.isatty():
        console.width = PIPE_WIDTH
    console.print(grid)
    found = sum(puzzle.id in known for puzzle in puzzles())
    print(words.say("puzzles-solved", solved=found, count=len(puzzles())))
    print(words.say("puzzles-hint", command="throneroom puzzle play"))
    return 0


def play_puzzle(options: argparse.Namespace, words: Words) -> int:
    """Solve a puzzle, or show its solution."""
    if sys.stdin is None:
        raise SetupError("nobody-plays")
    puzzle = next_puzzle() if options.puzzle is None else puzzle_called(options.puzzle)
    client = PuzzleClient(
        puzzle, painted(words, sys.stdout), pages_for(words), sys.stdin, sys.stdout
    )
    if options.solution:
        client.show_solution()
        return 0
    client.play()
    if client.solved:
        note_solved(puzzle.id)
    return 0


def next_puzzle() -> Puzzle:
    """The easiest puzzle that has not been solved; the first one if all have."""
    known = solved()
    left = [puzzle for puzzle in puzzles() if puzzle.id not in known]
    return min(left or puzzles(), key=lambda puzzle: puzzle.difficulty)


def make_puzzles(options: argparse.Namespace, words: Words) -> int:
    """Look for puzzles in games between bots, and write them down as they are found."""
    if options.count < 0 or options.seconds < 0:
        raise SetupError("puzzle-limits")
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    wishes = read_wishes(sets=None if options.sets is None else options.sets.split(","))
    found: list[dict[str, Any]] = []
    print(words.say("puzzle-making", seed=seed), file=sys.stderr)
    try:
        for step in until(make(seed, wishes), options.count, options.seconds):
            if step.puzzle is not None:
                found.append(step.puzzle)
                _write(found, options.output)
            _tell_progress(step.kingdoms, len(found), words)
    except KeyboardInterrupt:
        # What has been found is written already.
        pass
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(words.say("puzzles-made", count=len(found), folder=str(options.output)))
    return 0


def _write(found: list[dict[str, Any]], folder: Path) -> None:
    try:
        write(found, folder)
    except OSError as error:
        raise SetupError("file", file=str(folder), reason=reason(error)) from None


def _tell_progress(kingdoms: int, found: int, words: Words) -> None:
    """How far the search has come, on one line that changes."""
    if sys.stderr.isatty():
        text = words.say("puzzle-progress", kingdoms=kingdoms, count=found)
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
