"""`throneroom analyse`: what decided a game."""

import argparse
import math

from throneroom.analysis import Analysis, analyse
from throneroom.analysis.whole_game import SECONDS
from throneroom.cli.parser import Commands
from throneroom.cli.play import read_record
from throneroom.cli.progress import progress_bar
from throneroom.engine.errors import SetupError
from throneroom.engine.record import Record
from throneroom.finder.keeping import kept
from throneroom.text.words import Words

INTERRUPTED = 130
"""The exit status of an analysis stopped with Ctrl+C."""


def add(commands: Commands) -> None:
    """The command."""
    command = commands.add("analyse")
    command.takes("record", "record")
    command.takes("--seconds", "number", type=float, default=SECONDS)
    command.takes("--all", action="store_true")
    command.takes("--json", action="store_true")
    command.set_defaults(run=analyse_game)


def analyse_game(options: argparse.Namespace, words: Words) -> int:
    """Look at a game for a while, and show what decided it."""
    if not (math.isfinite(options.seconds) and options.seconds > 0):
        raise SetupError("no-thought", seconds=options.seconds)
    record = read_record(options.record)
    analysis, interrupted = _analysed(record, options.seconds, words)
    if options.json:
        print(analysis.to_json())
    else:
        # Rich takes its time to be imported.
        from throneroom.terminal.analysis import AnalysisSheet

        sheet = AnalysisSheet(record, words)
        if interrupted:
            sheet.tell(words.say("analysis-interrupted"))
        sheet.show(analysis, every=options.all)
    return INTERRUPTED if interrupted else 0


def _analysed(record: Record, seconds: float, words: Words) -> tuple[Analysis, bool]:
    """What was found, and whether the search for it was interrupted."""
    analysis = Analysis()
    steps = analyse(record, seconds, kept(record.begin().setup))
    try:
        with progress_bar() as bar:
            for analysis in steps:
                if bar is not None and bar.due():
                    bar.show(analysis.done, 1.0, _so_far(analysis, words))
    except KeyboardInterrupt:
        return analysis, True
    return analysis, False


def _so_far(analysis: Analysis, words: Words) -> str:
    if not analysis.answers:
        return words.say("analysis-working", turn=len(analysis.outlooks))
    count = len(analysis.answers)
    return words.say("analysis-judged", count=count, mistakes=len(analysis.mistakes()))
