"""The `throneroom` command."""

import argparse
import sys
from pathlib import Path

from throneroom import scenario


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the result is the exit status."""
    parser = argparse.ArgumentParser(prog="throneroom")
    commands = parser.add_subparsers(required=True)
    group = commands.add_parser("scenario").add_subparsers(required=True)
    check = group.add_parser("check")
    check.add_argument("paths", nargs="+", type=Path)
    check.set_defaults(run=check_scenarios)
    options = parser.parse_args(arguments)
    status: int = options.run(options)
    return status


def check_scenarios(options: argparse.Namespace) -> int:
    """Check scenario files."""
    report = scenario.check_paths(options.paths)
    for line in report.broken + report.malformed:
        print(line, file=sys.stderr)
    return report.exit_status
