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
from throneroom.engine.card import PROFILES
from throneroom.engine.errors import RecordError, SetupError, ThroneroomError
from throneroom.engine.game import Game
from throneroom.engine.record import LONGEST, SHORT, Record, check_names, read
from throneroom.engine.rng import below, derive, seed_of
from throneroom.kingdoms import (
    FEATURES,
    KINGDOM_CARDS,
    RECOMMENDED,
    SETS,
    Draft,
    Kingdom,
    Wishes,
    parse,
    random_kingdom,
)
from throneroom.start import new_game
from throneroom.terminal.client import Client, final_lines
from throneroom.terminal.screen import Screen, paint
from throneroom.text.log import Log
from throneroom.text.names import find_card, suggestion
from throneroom.text.words import LANGUAGES, Words

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
    if sys.stdout is None or sys.stderr is None:
        return 2
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except ThroneroomError as error:
        print(f"throneroom: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"throneroom: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    root = Parser(prog="throneroom", description="The card game Dominion in your terminal.")
    root.add_argument("--version", action="version", version=f"throneroom {__version__}")
    commands = root.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="play a game against bots and people at one screen")
    kingdom_help = "a recommended set, ten card names, or random (the default: First Game)"
    play.add_argument("--kingdom", help=kingdom_help)
    play.add_argument("--players", type=int, help="2 to 4, at the most 6 (the default: 2)")
    play.add_argument("--people", type=int, help="how many of them are people (the default: 1)")
    play.add_argument("--names", metavar="A,B", help="the people's names, with commas")
    bot_help = f"who plays the other seats: {', '.join(NAMES)}; repeat for each"
    play.add_argument("--bot", action="append", help=bot_help)
    play.add_argument("--seed", help="any text; the same seed deals the same game")
    play.add_argument("--start", type=int, metavar="SEAT", help="who begins, counted from 1")
    profile_help = f"the rules: {' or '.join(PROFILES)} (the default: {PROFILES[0]})"
    play.add_argument("--profile", metavar="PROFILE", help=profile_help)
    play.add_argument("--resume", metavar="RECORD", help="go on with a saved game")
    add_language(play)
    play.set_defaults(run=play_game)

    add_kingdom_commands(commands.add_parser("kingdom", help="find or draw a kingdom"))

    replay = commands.add_parser("replay", help="show a recorded game as a log")
    replay.add_argument("record", metavar="RECORD", help="a file, or the one-line form")
    replay.add_argument("--turn", type=int, metavar="N", help="stop where turn N begins")
    add_language(replay)
    replay.set_defaults(run=replay_game)

    scenarios = commands.add_parser("scenario", help="work with scenario files")
    group = scenarios.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    check = group.add_parser("check", help="check that scenarios hold")
    check.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    check.set_defaults(run=check_scenarios)
    return root


def add_kingdom_commands(kingdom: argparse.ArgumentParser) -> None:
    """`throneroom kingdom list|show|random`."""
    group = kingdom.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    group.add_parser("list", help="all recommended sets").set_defaults(run=list_kingdoms)
    show = group.add_parser("show", help="the cards of a kingdom")
    show.add_argument("kingdom", nargs="+", help="a recommended set or ten card names")
    add_language(show)
    show.set_defaults(run=show_kingdom)
    draw = group.add_parser("random", help="a kingdom drawn by chance, as you wish it")
    draw.add_argument("--seed", help="any text; the same seed draws the same kingdom")
    draw.add_argument("--set", action="append", metavar="SET[=N]",
                      help=f"draw from this set, N cards: {', '.join(SETS)}")  # fmt: skip
    draw.add_argument("--require", action="append", default=[], metavar="CARD")
    draw.add_argument("--ban", action="append", default=[], metavar="CARD")
    features = ", ".join(FEATURES)
    draw.add_argument("--with", action="append", default=[], dest="some", metavar="WHAT",
                      help=f"at least one card with {features}")  # fmt: skip
    draw.add_argument("--without", action="append", default=[], metavar="WHAT", help="no such card")
    draw.add_argument("--curve", action="store_true", help="a card each for $2, $3, $4 and $5")
    draw.add_argument("--most-alchemy", type=int, default=5, metavar="N")
    draw.add_argument("--lone-potion", action="store_true",
                      help="allow a single card that costs a Potion")  # fmt: skip
    add_language(draw)
    draw.set_defaults(run=draw_kingdom)
    draft = group.add_parser("draft", help="players pick the cards in turn")
    draft.add_argument("--players", type=int, default=2)
    add_language(draft)
    draft.set_defaults(run=draft_kingdom)


def draft_kingdom(options: argparse.Namespace) -> int:
    """Let players pick the cards in turn, a name per line."""
    if not 2 <= options.players <= 6:
        raise SetupError(f"2 to 6 players pick a kingdom, not {options.players}")
    draft = Draft(options.players)
    words = Words(language(options))
    while draft.turn is not None:
        place = len(draft.picked) + 1
        print(words.say("draft-prompt", seat=draft.turn + 1, place=place), end=" ", flush=True)
        line = sys.stdin.readline(1000)
        if not line:
            raise SetupError("the input has ended before ten cards were picked")
        try:
            print(words.name(draft.pick(line)))
        except SetupError as error:
            print(error)
    show_cards(draft.kingdom(secrets.token_hex(4)), words)
    return 0


def add_language(command: argparse.ArgumentParser) -> None:
    """`--lang`, for every command that says something."""
    command.add_argument("--lang", choices=LANGUAGES, help="else as the system is set up")


def language(options: argparse.Namespace) -> str:
    """The language asked for, else that of the locale, else English."""
    if options.lang is not None:
        return str(options.lang)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def list_kingdoms(options: argparse.Namespace) -> int:  # noqa: ARG001
    """Show all recommended sets."""
    for kingdom in RECOMMENDED:
        print(f"{' / '.join(kingdom.names)}: {kingdom}")
    return 0


def show_kingdom(options: argparse.Namespace) -> int:
    """Show a kingdom's canonical form and its cards."""
    text = " ".join(options.kingdom)
    show_cards(parse(text), Words(language(options)))
    return 0


def draw_kingdom(options: argparse.Namespace) -> int:
    """Draw a kingdom and show it."""
    sets: dict[str, int | None] = dict.fromkeys(SETS) if options.set is None else {}
    for text in options.set or []:
        name, _, count = text.partition("=")
        if name not in SETS:
            hint = suggestion(name, SETS) or f"; there are {', '.join(SETS)}"
            raise SetupError(f"there is no set '{name}'{hint}")
        if count and not (count.isascii() and count.isdigit() and int(count[:4]) <= 10):
            raise SetupError(f"'{count}' is no number of cards from 0 to 10")
        sets[name] = int(count) if count else None
    for feature in options.some + options.without:
        if feature not in FEATURES:
            hint = suggestion(feature, FEATURES) or f"; there are {', '.join(FEATURES)}"
            raise SetupError(f"nothing is known of '{feature}'{hint}")
    wishes = Wishes(
        sets=sets,
        required=tuple(find_card(name, KINGDOM_CARDS) for name in options.require),
        banned=tuple(find_card(name, KINGDOM_CARDS) for name in options.ban),
        with_some=tuple(options.some),
        without=tuple(options.without),
        price_curve=options.curve,
        most_alchemy=options.most_alchemy,
        lone_potion=options.lone_potion,
    )
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    words = Words(language(options))
    show_cards(random_kingdom(seed, wishes), words)
    print(words.say("seed-line", seed=seed))
    return 0


def show_cards(kingdom: Kingdom, words: Words) -> None:
    """The canonical form, then every card in a line."""
    screen = Screen(words, [])
    print(kingdom)
    for card in sorted(kingdom.cards, key=lambda c: (c.cost, c.potion_cost, words.name(c))):
        print("  " + screen.card(card))
    if kingdom.bane is not None:
        print("  " + words.say("kingdom-bane", card=screen.card(kingdom.bane)))


def play_game(options: argparse.Namespace) -> int:
    """Play in the terminal."""
    if sys.stdin is None:
        raise SetupError("there is nobody to play: the input is closed")
    if options.resume is not None:
        names, bots, game = resume(options)
    else:
        names, bots = seats(options)
        game = begin(options, bots)
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    colours = sys.stdout.isatty() and not plain
    words = Words(language(options), paint if colours else None)
    called = Path(sys.argv[0]).name == "throneroom"
    program = (sys.argv[0],) if called else (sys.executable, "-m", "throneroom")
    Client(game, names, bots, words, sys.stdin, sys.stdout, program).play()
    return 0


def resume(options: argparse.Namespace) -> tuple[list[str], dict[int, str], Game]:
    """A saved game, which decides everything else."""
    for option in ("kingdom", "players", "people", "names", "bot", "seed", "start", "profile"):
        if getattr(options, option) is not None:
            raise SetupError(f"--{option} does not go with --resume: the record tells it")
    record = read_record(options.resume)
    bots = {seat: known_bot(name) for seat, name in record.bots.items()}
    made = {seat: make_bot(name, record.seed, seat) for seat, name in bots.items()}
    return record.names, bots, record.game(watch=True, bots=made)


def seats(options: argparse.Namespace) -> tuple[list[str], dict[int, str]]:
    """Everybody's names, and which seats are bots: people sit first."""
    players = 2 if options.players is None else options.players
    count = 1 if options.people is None else options.people
    if not 2 <= players <= 6:
        raise SetupError(f"a game has 2 to 4 players, at the most 6, not {players}")
    if not 0 <= count <= players:
        raise SetupError(f"{count} people do not fit among {players} players")
    chosen = [known_bot(name) for name in options.bot or ["money"]]
    if options.bot and len(chosen) > players - count:
        raise SetupError(f"there are {players - count} seats for bots, not {len(chosen)}")
    bots = {seat: chosen[min(seat - count, len(chosen) - 1)] for seat in range(count, players)}
    people = [f"Player {seat + 1}" for seat in range(count)]
    if options.names is not None:
        people = [name.strip() for name in options.names.split(",")]
        check_names(people, count)
    names = people + [f"{bots[seat].capitalize()} {seat + 1}" for seat in sorted(bots)]
    check_names(names, players)
    return names, bots


def known_bot(name: str) -> str:
    """Refuse a bot that there is not."""
    if name not in NAMES:
        hint = suggestion(name, NAMES) or f"; there are {', '.join(NAMES)}"
        raise SetupError(f"there is no bot '{name}'{hint}")
    return name


def begin(options: argparse.Namespace, bots: dict[int, str]) -> Game:
    """Deal the game that was asked for."""
    players = 2 if options.players is None else options.players
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    if options.start is None:
        start = below(derive(seed_of(seed), 0), players)
    elif 1 <= options.start <= players:
        start = options.start - 1
    else:
        raise SetupError(f"seat {options.start} cannot begin: there are {players} seats")
    return new_game(
        options.kingdom or "First Game",
        players,
        seed,
        start=start,
        bots={seat: make_bot(name, seed, seat) for seat, name in bots.items()},
        profile=options.profile or PROFILES[0],
        turn_limit=TURN_LIMIT,
        watch=True,
    )


def replay_game(options: argparse.Namespace) -> int:
    """Show a record as a log."""
    record = read_record(options.record)
    words = Words(language(options))
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
        with open(source, encoding="utf-8-sig") as file:
            return read(file.read(LONGEST + 1))
    except OSError as error:
        raise RecordError(f"{source}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{source}: this is no text file") from None
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None


def check_scenarios(options: argparse.Namespace) -> int:
    """Check scenario files."""
    report = scenario.check_paths(options.paths)
    for line in report.broken:
        print(line)
    for line in report.malformed:
        print(line, file=sys.stderr)
    if report.exit_status == 0:
        print(f"{report.held} scenarios hold")
    return report.exit_status
