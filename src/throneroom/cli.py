"""The `throneroom` command."""

import argparse
import io
import os
import secrets
import sys
from pathlib import Path
from typing import NoReturn

from throneroom import __version__, scenario
from throneroom.bots.roster import NAMES, make_bot
from throneroom.engine.errors import RecordError, SetupError, ThroneroomError
from throneroom.engine.game import Game
from throneroom.engine.record import SHORT, Record, check_names, read
from throneroom.engine.rng import below, derive, seed_of
from throneroom.kingdoms import parse, random_kingdom
from throneroom.start import new_game
from throneroom.terminal.client import Client, final_lines
from throneroom.terminal.screen import paint
from throneroom.text.log import Log
from throneroom.text.names import suggestion
from throneroom.text.words import Words

TURN_LIMIT = 1000
"""No game between people and bots lasts so many turns unless nobody can end it."""


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with the complaint and status 2."""
        print(f"{self.prog}: {message}; {self.prog} --help tells more", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the result is the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except ThroneroomError as error:
        print(f"throneroom: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    root = Parser(prog="throneroom", description="The card game Dominion in your terminal.")
    root.add_argument("--version", action="version", version=f"throneroom {__version__}")
    commands = root.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="play a game against bots and people at one screen")
    kingdom_help = "a recommended set, ten card names with commas, or random"
    play.add_argument("--kingdom", default="First Game", help=kingdom_help)
    play.add_argument("--players", type=int, default=2, help="2 to 4, at the most 6")
    play.add_argument("--people", type=int, default=1, help="how many of them are people")
    play.add_argument("--names", metavar="A,B", help="the people's names, with commas")
    bot_help = f"who plays the other seats: {', '.join(NAMES)}; repeat for each"
    play.add_argument("--bot", action="append", help=bot_help)
    play.add_argument("--seed", help="any text; the same seed deals the same game")
    play.add_argument("--start", type=int, metavar="SEAT", help="who begins, counted from 1")
    play.add_argument("--resume", metavar="RECORD", help="go on with a saved game")
    play.set_defaults(run=play_game)

    replay = commands.add_parser("replay", help="show a recorded game as a log")
    replay.add_argument("record", metavar="RECORD", help="a file, or the one-line form")
    replay.add_argument("--turn", type=int, metavar="N", help="stop where turn N begins")
    replay.set_defaults(run=replay_game)

    scenarios = commands.add_parser("scenario", help="work with scenario files")
    group = scenarios.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    check = group.add_parser("check", help="check that scenarios hold")
    check.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    check.set_defaults(run=check_scenarios)
    return root


def play_game(options: argparse.Namespace) -> int:
    """Play in the terminal."""
    if options.resume is not None:
        record = read_record(options.resume)
        bots = {seat: known_bot(name) for seat, name in record.bots.items()}
        names = record.names
        made = {seat: make_bot(name, record.seed, seat) for seat, name in bots.items()}
        game = record.game(watch=True, bots=made)
    else:
        names, bots = seats(options)
        game = begin(options, bots)
    colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    words = Words(paint=paint if colours else None)
    Client(game, names, bots, words, sys.stdin, sys.stdout).play()
    return 0


def seats(options: argparse.Namespace) -> tuple[list[str], dict[int, str]]:
    """Everybody's names, and which seats are bots: people sit first."""
    if not 2 <= options.players <= 6:
        raise SetupError(f"a game has 2 to 4 players, at the most 6, not {options.players}")
    if not 0 <= options.people <= options.players:
        raise SetupError(f"{options.people} people do not fit among {options.players} players")
    chosen = [known_bot(name) for name in options.bot or ["money"]]
    bots = {
        seat: chosen[min(seat - options.people, len(chosen) - 1)]
        for seat in range(options.people, options.players)
    }
    people = [f"Player {seat + 1}" for seat in range(options.people)]
    if options.names is not None:
        people = [name.strip() for name in options.names.split(",")]
        check_names(people, options.people)
    names = people + [f"{bots[seat].capitalize()} {seat + 1}" for seat in sorted(bots)]
    check_names(names, options.players)
    return names, bots


def known_bot(name: str) -> str:
    """Refuse a bot that there is not."""
    if name not in NAMES:
        hint = suggestion(name, NAMES) or f"; there are {', '.join(NAMES)}"
        raise SetupError(f"there is no bot '{name}'{hint}")
    return name


def begin(options: argparse.Namespace, bots: dict[int, str]) -> Game:
    """Deal the game that was asked for."""
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    if options.kingdom.strip().casefold() == "random":
        kingdom = random_kingdom(seed)
    else:
        kingdom = parse(options.kingdom)
    if options.start is None:
        start = below(derive(seed_of(seed), 0), options.players)
    elif 1 <= options.start <= options.players:
        start = options.start - 1
    else:
        raise SetupError(f"seat {options.start} cannot begin: there are {options.players} seats")
    return new_game(
        kingdom,
        options.players,
        seed,
        start=start,
        bots={seat: make_bot(name, seed, seat) for seat, name in bots.items()},
        turn_limit=TURN_LIMIT,
        watch=True,
    )


def replay_game(options: argparse.Namespace) -> int:
    """Show a record as a log."""
    record = read_record(options.record)
    words = Words()
    if options.turn is not None and options.turn < 1:
        raise RecordError(f"there is no turn {options.turn}: turns count from 1")
    game = record.game(watch=True, turn=options.turn)
    if options.turn is not None and game.turn < options.turn:
        raise RecordError(f"there is no turn {options.turn}: the record has {game.turn}")
    for line in Log(words, record.names).lines(game.events()):
        print(line)
    if game.over:
        print()
        for line in final_lines(game, record.names, words):
            print(line)
    return 0


def read_record(source: str) -> Record:
    """A record from a file, or from its one-line form itself."""
    if source.startswith(SHORT):
        return read(source)
    try:
        return read(Path(source).read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{source}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{source}: this is no text file") from None
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None


def check_scenarios(options: argparse.Namespace) -> int:
    """Check scenario files."""
    report = scenario.check_paths(options.paths)
    for line in report.broken + report.malformed:
        print(line, file=sys.stderr)
    wrong = len(report.broken) + len(report.malformed)
    print(f"{report.held} scenarios hold, {wrong} complaints" if wrong else
          f"{report.held} scenarios hold")  # fmt: skip
    return report.exit_status
