"""`throneroom play`, `throneroom replay` and `throneroom verify`."""

import argparse
import math
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path

from throneroom.cli.parser import Commands
from throneroom.engine.card import PROFILES
from throneroom.engine.errors import RecordError, SetupError, reason
from throneroom.engine.game import Game
from throneroom.engine.record import LONGEST, SHORT, Record, check_names, read
from throneroom.engine.redeal import Redeal
from throneroom.engine.rng import below, derive, seed_of
from throneroom.roster import NAMES, THINKING_TIME, name_bots
from throneroom.start import TURN_LIMIT, new_game
from throneroom.terminal.client import Client, final_lines
from throneroom.terminal.company import Company
from throneroom.terminal.screen import painted
from throneroom.text.log import Log
from throneroom.text.names import choice
from throneroom.text.words import Words

SETTLED = ("kingdom", "players", "people", "names", "start", "profile")
"""The options that a record decides."""
DECIDED_BY_DATE = [
    "kingdom", "players", "people", "bot", "seed", "start", "profile", "resume", "origin",
]  # fmt: skip
"""The options that mean nothing with the kingdom of the day."""
DAILY = "plan"
"""Who plays against people in the kingdom of the day: as strong as on a server."""


def add(commands: Commands) -> None:
    """The three commands."""
    play = commands.add("play")
    play.takes("--kingdom", "kingdom")
    play.takes("--players", "number", type=int)
    play.takes("--people", "number", type=int)
    play.takes("--names", "names")
    play.takes("--bot", "bot", NAMES, action="append")
    play.takes("--think", "number", type=float, default=THINKING_TIME)
    play.takes("--seed", "text")
    play.takes("--start", "seat", type=int)
    play.takes("--profile", "profile", PROFILES)
    play.takes("--today", action="store_true")
    play.takes("--resume", "record")
    play.takes("--from", "record", dest="origin")
    play.takes("--turn", "number", type=int)
    play.takes("--after", "number", type=int)
    play.takes("--seat", "seat", type=int)
    play.takes("--same-cards", action="store_true")
    play.set_defaults(run=play_game)
    verify = commands.add("verify")
    verify.takes("record", "record")
    verify.takes("--commitment", "text")
    verify.set_defaults(run=verify_record)
    replay = commands.add("replay")
    replay.takes("record", "record")
    replay.takes("--turn", "number", type=int)
    replay.set_defaults(run=replay_game)


def play_game(options: argparse.Namespace, words: Words) -> int:
    """Play in the terminal."""
    if sys.stdin is None:
        raise SetupError("nobody-plays")
    if options.today:
        set_day(options, words)
    if options.resume is not None:
        names, bots, game = resume(options)
    elif options.origin is not None:
        names, bots, game = play_on(options)
    else:
        for option in ("turn", "after", "seat"):
            if getattr(options, option) is not None:
                raise SetupError("option-needs-from", option=option)
        names, bots = seats(options, words)
        game = begin(options)
    if not (math.isfinite(options.think) and options.think > 0):
        raise SetupError("no-thought", seconds=options.think)
    called = Path(sys.argv[0]).name == "throneroom"
    program = (sys.argv[0],) if called else (sys.executable, "-m", "throneroom")
    company = Company(game, bots, options.think)
    shown = painted(words, sys.stdout)
    try:
        Client(game, names, bots, shown, sys.stdin, sys.stdout, program, company).play()
    finally:
        company.leave()
    return 0


def set_day(options: argparse.Namespace, words: Words) -> None:
    """Let the date decide on kingdom, deal and opponent.

    Unlike on a server, everybody can know them in advance, so nothing is ranked.
    """
    for option in DECIDED_BY_DATE:
        if getattr(options, option) is not None:
            raise SetupError("option-not-today", option="from" if option == "origin" else option)
    date = today()
    options.kingdom, options.seed, options.bot = "random", f"kingdom of the day {date}", [DAILY]
    print(words.say("play-today", date=date))


def today() -> str:
    """The date by UTC, which is the same everywhere."""
    return datetime.now(UTC).date().isoformat()


def resume(options: argparse.Namespace) -> tuple[list[str], dict[int, str], Game]:
    """A saved game, which decides everything else."""
    if options.origin is not None:
        raise SetupError("option-alone", command="resume", option="from")
    _refuse(options, "resume", *SETTLED, "bot", "seed", "turn", "after", "seat")
    record = read_record(options.resume)
    bots = {seat: known_bot(name) for seat, name in record.bots.items()}
    return record.names, bots, record.game(watch=True)


def play_on(options: argparse.Namespace) -> tuple[list[str], dict[int, str], Game]:
    """A recorded game from one of its moments, with a person at one seat and bots at the others."""
    _refuse(options, "from", *SETTLED)
    record = read_record(options.origin)
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    game = record.branch(moment(options, record), None if options.same_cards else seed).game(
        watch=True
    )
    decision = game.decision
    assert decision is not None
    own = decision.seat if options.seat is None else options.seat - 1
    if not 0 <= own < game.player_count:
        raise SetupError("no-such-seat", seat=options.seat, players=game.player_count)
    others = [seat for seat in range(game.player_count) if seat != own]
    chosen = [known_bot(name) for name in options.bot or []]
    if len(chosen) > len(others):
        raise SetupError("bot-seats", seats=len(others), bots=len(chosen))
    known = {seat: level for seat, level in record.bots.items() if level in NAMES}
    bots = {seat: known.get(seat, "plan") for seat in others}
    for place, seat in enumerate(others if chosen else []):
        bots[seat] = chosen[min(place, len(chosen) - 1)]
    return record.names, bots, game


def moment(options: argparse.Namespace, record: Record) -> int:
    """The moment that is asked for, as the number of answers before it; at first the beginning."""
    if options.turn is not None and options.after is not None:
        raise SetupError("one-moment")
    if options.turn is not None:
        return record.answers_before(options.turn)
    return 0 if options.after is None else int(options.after)


def _refuse(options: argparse.Namespace, command: str, *others: str) -> None:
    """Refuse options that have no meaning beside another one."""
    for option in others:
        if getattr(options, option) is not None:
            raise SetupError("option-alone", command=command, option=option)


def seats(options: argparse.Namespace, words: Words) -> tuple[list[str], dict[int, str]]:
    """The names of all players, and which seats are bots: people sit first."""
    players = 2 if options.players is None else options.players
    count = 1 if options.people is None else options.people
    if not 2 <= players <= 6:
        raise SetupError("players", count=players)
    if not 0 <= count <= players:
        raise SetupError("people", people=count, players=players)
    chosen = [known_bot(name) for name in options.bot or ["money"]]
    if options.bot and len(chosen) > players - count:
        raise SetupError("bot-seats", seats=players - count, bots=len(chosen))
    bots = {seat: chosen[min(seat - count, len(chosen) - 1)] for seat in range(count, players)}
    people = [words.say("seat-person", number=seat + 1) for seat in range(count)]
    if options.names is not None:
        people = [name.strip() for name in options.names.split(",")]
        check_names(people, count)
    names = people + name_bots([bots[seat] for seat in sorted(bots)], people)
    check_names(names, players)
    return names, bots


def known_bot(name: str) -> str:
    """Refuse a bot that there is not."""
    if name not in NAMES:
        raise SetupError("no-bot", name=name, hint=choice(name, NAMES))
    return name


def begin(options: argparse.Namespace) -> Game:
    """Deal the game that was asked for."""
    players = 2 if options.players is None else options.players
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    if options.start is None:
        start = below(derive(seed_of(seed), 0), players)
    elif 1 <= options.start <= players:
        start = options.start - 1
    else:
        raise SetupError("first-seat", seat=options.start, players=players)
    return new_game(
        options.kingdom or "First Game",
        players,
        seed,
        start=start,
        profile=options.profile or PROFILES[0],
        turn_limit=TURN_LIMIT,
        watch=True,
    )


def replay_game(options: argparse.Namespace, words: Words) -> int:
    """Show a record as a log."""
    record = read_record(options.record)
    if options.turn is not None and options.turn < 1:
        raise RecordError("turn-from-one", turn=options.turn)
    game = record.game(watch=True, turn=options.turn)
    if options.turn is not None and game.turn < options.turn:
        raise RecordError("turn-beyond", turn=options.turn, turns=game.turn)
    for line in Log(words, record.names).lines(game.events()):
        print(line)
    if game.over:
        print()
        for line in final_lines(game, record.names, words):
            print(line)
    return 0


def verify_record(options: argparse.Namespace, words: Words) -> int:
    """Confirm that nobody has arranged the deal of a recorded game."""
    record = read_record(options.record)
    deals: list[Record | Redeal] = [record, *record.redeals]
    told = [deal.fairness for deal in deals]
    commitments = [fairness.commitment for fairness in told if fairness is not None]
    if len(commitments) < len(deals):
        raise RecordError("fair-nothing")
    # Players see the commitment to the latest deal: in a branch, that is the branch's own.
    if options.commitment not in (None, commitments[-1]):
        raise RecordError("fair-other", commitment=commitments[-1])
    for deal in deals:
        print(verified(deal, words))
    return 0


def verified(deal: Record | Redeal, words: Words) -> str:
    """What is said of a deal that nobody has arranged; any other is refused."""
    fairness = deal.fairness
    assert fairness is not None
    fairness.check(deal.seed)
    return words.say(
        "deal-verified" if isinstance(deal, Record) else "redeal-verified",
        commitment=fairness.commitment,
        values=", ".join(value or words.say("no-value") for value in fairness.values),
        generator=deal.generator,
    )


def read_record(source: str) -> Record:
    """A record from a file, or from its one-line form itself."""
    if source.startswith(SHORT):
        return read(source)
    try:
        with open(source, encoding="utf-8-sig") as file:
            return read(file.read(LONGEST + 1))
    except (OSError, UnicodeDecodeError, RecordError) as error:
        raise RecordError("file", file=source, reason=reason(error)) from None
