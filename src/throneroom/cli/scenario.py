"""`throneroom scenario`: check and play scenario files."""

import argparse
import sys
from pathlib import Path
from typing import Any

from throneroom.cli.parser import Commands
from throneroom.cli.play import known_bot
from throneroom.engine.errors import SetupError
from throneroom.roster import NAMES, THINKING_TIME
from throneroom.scenario import Malformed, Scenario, check_paths, name_of, read_file
from throneroom.terminal.company import Company
from throneroom.terminal.scenario import ScenarioClient
from throneroom.terminal.screen import painted
from throneroom.text.names import choice
from throneroom.text.words import Words


def add(commands: Commands) -> None:
    """`throneroom scenario check` and `throneroom scenario play`."""
    group = Commands(commands.add("scenario"))
    check = group.add("check")
    check.takes("paths", "path", nargs="+", type=Path)
    check.set_defaults(run=check_scenarios)
    play = group.add("play")
    play.takes("file", "path", type=Path)
    play.takes("--name", "text")
    play.takes("--script", action="store_true")
    play.takes("--bot", "bot", NAMES, default="money")
    play.takes("--people", "number", type=int, default=1)
    play.takes("--think", "number", type=float, default=THINKING_TIME)
    play.set_defaults(run=play_scenario)


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


def play_scenario(options: argparse.Namespace, words: Words) -> int:
    """Play a scenario on from its position, or from where its script ends."""
    if sys.stdin is None:
        raise SetupError("nobody-plays")
    number, source = chosen(read_file(options.file), options.name)
    try:
        scenario = Scenario(source)
        game = scenario.game(watch=True)
    except Malformed as error:
        name = name_of(source, number)
        raise Malformed("in-scenario", file=str(options.file), name=name, reason=error) from None
    if options.script:
        failure = scenario.play(game)
        if failure is not None:
            raise failure
    count = game.player_count
    if not 1 <= options.people <= count:
        raise SetupError("people", people=options.people, players=count)
    # People sit where the next question comes, and after that in turn order.
    first = game.current if game.decision is None else game.decision.seat
    people = {(first + place) % count for place in range(options.people)}
    bots = {seat: known_bot(options.bot) for seat in range(count) if seat not in people}
    company = Company(game, bots, options.think)
    shown = painted(words, sys.stdout)
    try:
        client = ScenarioClient(
            game, scenario.names, bots, shown, sys.stdin, sys.stdout, company=company
        )
        client.play()
    finally:
        company.leave()
    return 0


def chosen(sources: list[Any], name: str | None) -> tuple[int, Any]:
    """The scenario that was asked for, and its number; without a name the only one."""
    named = {
        str(name_of(source, number)): (number, source) for number, source in enumerate(sources, 1)
    }
    if name is None and len(sources) > 1:
        raise SetupError("which-scenario", names=list(named))
    if name is not None and name not in named:
        raise SetupError("no-scenario", name=name, hint=choice(name, named))
    return next(iter(named.values())) if name is None else named[name]
