"""`throneroom lab`: let plans play against each other, and see what comes of it."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.cli.parser import Commands, Parser
from throneroom.cli.play import moment, read_record
from throneroom.cli.progress import progress_bar
from throneroom.engine.card import PROFILES
from throneroom.engine.errors import SetupError
from throneroom.lab import compare, openings, play_out, sample, telling, tournament
from throneroom.lab.comparison import Comparison
from throneroom.lab.competitors import SECONDS as THINKING_SECONDS
from throneroom.lab.competitors import short
from throneroom.lab.discovery import discover
from throneroom.lab.first_buys import GAMES as GAMES_OF_OPENING
from throneroom.lab.first_buys import Openings
from throneroom.lab.levels import LevelOptions
from throneroom.lab.playouts import GAMES as GAMES_FROM_MOMENT
from throneroom.lab.playouts import Playouts
from throneroom.lab.results import LabResult, import_polars
from throneroom.lab.round_robin import GAMES as GAMES_OF_PAIR
from throneroom.lab.round_robin import Tournament
from throneroom.lab.searching import SearchListener, SearchProgress
from throneroom.roster import NAMES, SEARCH_TIME
from throneroom.terminal.client import final_lines
from throneroom.text.log import Log
from throneroom.text.words import Words

if TYPE_CHECKING:
    from throneroom.lab.bar import Bar

Found = TypeVar("Found", bound=LabResult)
Arguments = dict[str, Any]
"""What all functions of the lab take that play many games."""

BESIDE_BAR = 20
"""How much room for a plan there is beside a bar in a narrow window."""

INTERRUPTED = 130
"""The exit status of a run stopped with Ctrl+C."""


def add(commands: Commands) -> None:
    """`throneroom lab compare|tournament|opening|find|from|sample|plans`."""
    group = Commands(commands.add("lab"))
    for name, takes, run in (
        ("compare", _takes_comparison, compare_plans),
        ("tournament", _takes_tournament, rate_plans),
        ("opening", _takes_openings, try_openings),
        ("find", _takes_search, find_plans),
        ("from", _takes_moment, play_from_moment),
        ("sample", _takes_sample, show_sample),
        ("plans", _takes_library, show_plans),
    ):
        parser = group.add(name)
        takes(parser)
        parser.set_defaults(run=run)


def _takes_comparison(parser: Parser) -> None:
    parser.takes("plan", "plan", NAMES, nargs="+")
    parser.takes("--players", "number", type=int)
    parser.takes("--until", "percent")
    _takes_table(parser)
    _takes_work(parser)


def _takes_tournament(parser: Parser) -> None:
    parser.takes("plan", "plan", nargs="*")
    _takes_table(parser)
    _takes_work(parser, GAMES_OF_PAIR)


def _takes_openings(parser: Parser) -> None:
    parser.takes("plan", "plan", NAMES)
    parser.takes("--against", "plan")
    parser.takes("--cards", "cards")
    _takes_table(parser)
    _takes_work(parser, GAMES_OF_OPENING)


def _takes_search(parser: Parser) -> None:
    parser.takes("kingdom", "kingdom")
    parser.takes("--seconds", "number", (f"{SEARCH_TIME:g}",), type=float, default=SEARCH_TIME)
    parser.takes("--players", "number", type=int, default=2)
    parser.takes("--profile", "profile", PROFILES, default=PROFILES[0])
    parser.takes("--seed", "text")
    parser.takes("--plans", "folder")
    _takes_places(parser)


def _takes_moment(parser: Parser) -> None:
    parser.takes("record", "record")
    parser.takes("plan", "plan", NAMES, nargs="*")
    parser.takes("--turn", "number", type=int)
    parser.takes("--after", "number", type=int)
    parser.takes("--answer", "words", action="append", default=[])
    parser.takes("--think", "number", type=float, default=THINKING_SECONDS)
    parser.takes("--rollouts", "number", type=int, default=0)
    parser.takes("--seed", "text")
    _takes_work(parser, GAMES_FROM_MOMENT)


def _takes_sample(parser: Parser) -> None:
    parser.takes("plan", "plan", NAMES, nargs="+")
    parser.takes("--players", "number", type=int)
    parser.takes("--game", "number", type=int, default=1)
    _takes_table(parser)


def _takes_library(parser: Parser) -> None:
    parser.takes("plan", "plan", nargs="?")


def _takes_table(parser: Parser) -> None:
    """What is played, and how long levels think."""
    parser.takes("--think", "number", type=float, default=THINKING_SECONDS)
    parser.takes("--rollouts", "number", type=int, default=0)
    parser.takes("--kingdom", "kingdom")
    parser.takes("--profile", "profile", PROFILES, default=PROFILES[0])
    parser.takes("--seed", "text")


def _takes_work(parser: Parser, games: int | None = None) -> None:
    """How much is played, by whom, and what becomes of it."""
    parser.takes("--games", "number", type=int, default=games)
    _takes_places(parser)


def _takes_places(parser: Parser) -> None:
    """Where the work is done, and what becomes of the result."""
    parser.takes("--jobs", "number", type=int)
    parser.takes("--ray", "address")
    parser.takes("--json", action="store_true")
    for format in ("html", "csv", "parquet"):
        parser.takes(f"--{format}", "file")


def compare_plans(options: argparse.Namespace, words: Words) -> int:
    """Play, and show who won how often."""

    def play(shared: Arguments) -> Comparison:
        return compare(
            options.plan,
            options.kingdom,
            players=options.players,
            until=_share(options.until),
            **shared,
            **_work(options),
        )

    return _present(play, options, words)


def rate_plans(options: argparse.Namespace, words: Words) -> int:
    """Play each against each, and show their ratings."""

    def play(shared: Arguments) -> Tournament:
        return tournament(options.plan, options.kingdom, **shared, **_work(options))

    return _present(play, options, words)


def try_openings(options: argparse.Namespace, words: Words) -> int:
    """Play all openings, and show the best."""
    cards = [name for name in (options.cards or "").split(",") if name.strip()]

    def play(shared: Arguments) -> Openings:
        return openings(
            options.plan,
            options.against,
            options.kingdom,
            cards=cards,
            **shared,
            **_work(options),
        )

    return _present(play, options, words)


def find_plans(options: argparse.Namespace, words: Words) -> int:
    """Search for strong plans, and show them."""
    _check_files(options)
    try:
        with progress_bar() as bar:
            result = discover(
                options.kingdom,
                seconds=options.seconds,
                players=options.players,
                seed=options.seed,
                profile=options.profile,
                jobs=options.jobs,
                ray=options.ray,
                progress=_search_bar(bar, options.seconds, words),
            )
    except KeyboardInterrupt:
        print(words.say("lab-search-dropped"), file=sys.stderr)
        return INTERRUPTED
    if options.plans is not None:
        result.write_plans(Path(options.plans))
    return _shown(result, options, words)


def play_from_moment(options: argparse.Namespace, words: Words) -> int:
    """Play a recorded game on many times, and show who wins how often."""
    record = read_record(options.record)
    answers = [[word.strip() for word in typed.split(",")] for typed in options.answer]

    def play(shared: Arguments) -> Playouts:
        return play_out(
            record,
            options.plan,
            after=moment(options, record),
            answers=answers,
            games=options.games,
            seed=options.seed,
            jobs=options.jobs,
            ray=options.ray,
            **shared,
        )

    return _present(play, options, words)


def show_sample(options: argparse.Namespace, words: Words) -> int:
    """Show a game as a log."""
    with progress_bar() as bar:
        game, names = sample(
            options.plan,
            options.kingdom,
            number=options.game,
            players=options.players,
            seed=options.seed,
            profile=options.profile,
            levels=_levels(options, bar, words),
        )
    print(*Log(words, names).lines(game.events()), "", sep="\n")
    print(*final_lines(game, names, words), sep="\n")
    return 0


def show_plans(options: argparse.Namespace, words: Words) -> int:
    """Show what the library has, or one of its plans."""
    if options.plan is not None:
        print(named_plan(options.plan).text)
        return 0
    for name in plan_names():
        print(words.say("library-line", name=name, title=words.say(f"plan-{name}")))
        print(f"  {words.plan_about(name)}")
    return 0


def _work(options: argparse.Namespace) -> dict[str, Any]:
    """The options that all commands have which play many games."""
    names = ("games", "seed", "profile", "jobs", "ray")
    return {name: getattr(options, name) for name in names}


def _levels(options: argparse.Namespace, bar: "Bar | None", words: Words) -> LevelOptions:
    """How levels think, and what shows how far a search for plans is."""
    return LevelOptions(
        options.think,
        options.rollouts,
        # A sample is played by one process, and may still need a search.
        getattr(options, "jobs", None),
        getattr(options, "ray", None),
        _search_bar(bar, SEARCH_TIME, words),
    )


def _present(play: Callable[[Arguments], Found], options: argparse.Namespace, words: Words) -> int:
    """Play with a progress bar, then write and show what came of it."""
    _check_files(options)
    with progress_bar() as bar:

        def progress(found: Found) -> None:
            if bar is not None and bar.due():
                bar.show(found.games, found.games_asked, telling.so_far(found, words))

        result = play(
            {"progress": None if bar is None else progress, "levels": _levels(options, bar, words)}
        )
    return _shown(result, options, words)


def _shown(result: LabResult, options: argparse.Namespace, words: Words) -> int:
    """Write and show a result; gives the exit status."""
    _write(result, options, words)
    if options.json:
        print(result.json())
    else:
        # Rich takes its time to be imported.
        from throneroom.lab.console import show

        show(result, words)
    return INTERRUPTED if result.interrupted else 0


def _search_bar(bar: "Bar | None", whole: float, words: Words) -> SearchListener:
    """What shows in a bar how far a search for plans is that takes some seconds."""

    def show(found: SearchProgress) -> None:
        if found.ending:
            line = words.say("lab-search-ending")
            if bar is None:
                print(line, file=sys.stderr, flush=True)
            else:
                bar.tell(line)
        elif bar is not None:
            plan = telling.shortened(short(found.best), BESIDE_BAR)
            known = words.say("lab-found-so-far", share=found.share, plan=plan)
            bar.show(min(found.seconds, whole), whole, known)

    return show


def _share(typed: str | None) -> float | None:
    """A probability that was typed as such or in percent."""
    if typed is None:
        return None
    match = re.fullmatch(r"(\d*[.,]?\d+)\s*(%?)", typed.strip())
    if match is None:
        raise SetupError("until", share=typed)
    return float(match[1].replace(",", ".")) / (100 if match[2] else 1)


def _check_files(options: argparse.Namespace) -> None:
    """Refuse files that cannot be written, before any game is played."""
    for file in (options.html, options.csv, options.parquet):
        if file is not None and not Path(file).absolute().parent.is_dir():
            raise SetupError("file", file=file, reason=SetupError("no-folder"))
    if options.parquet is not None:
        import_polars()


def _write(result: LabResult, options: argparse.Namespace, words: Words) -> None:
    """Write the files that were asked for."""
    if options.html is not None:
        Path(options.html).write_text(result.html(words), encoding="utf-8")
    if options.csv is not None:
        Path(options.csv).write_text(result.csv(), encoding="utf-8")
    if options.parquet is not None:
        result.frame().write_parquet(options.parquet)
