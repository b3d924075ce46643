"""`throneroom scenario`: work with scenario files."""

import argparse
import sys
from pathlib import Path

from throneroom.cli.parser import Commands
from throneroom.scenario import check_paths
from throneroom.text.words import Words


def add(commands: Commands) -> None:
    """`throneroom scenario check`."""
    check = Commands(commands.add("scenario")).add("check")
    check.takes("paths", "path", nargs="+", type=Path)
    check.set_defaults(run=check_scenarios)


def check_scenarios(options: argparse.Namespace, words: Words) -> int:
    """Check scenario files."""
    report = check_paths(options.paths)
    for broken in report.broken:
        print(words.error(broken))
    for malformed in report.malformed:
        print(words.error(malformed), file=sys.stderr)
    if report.exit_status == 0:
        print(words.say("scenarios-hold", count=report.held))
    return report.exit_status
