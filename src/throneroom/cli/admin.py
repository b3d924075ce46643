"""`throneroom admin`: look after a server's tables, people and data."""

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.cli.extra import needs_extra
from throneroom.cli.parser import Commands, Parser
from throneroom.cli.serve import database_url
from throneroom.engine.card import BY_ID
from throneroom.engine.errors import SetupError
from throneroom.kingdoms import RECOMMENDED
from throneroom.terminal.lines import read_line
from throneroom.text.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from throneroom.server.admin import SeatShown, TableShown

Work = Callable[["Engine", argparse.Namespace, Words], None]
STATUS = {
    "open": "admin-open",
    "drafting": "admin-drafting",
    "playing": "admin-playing",
    "over": "admin-over",
    "closed": "admin-closed",
}
KINGDOMS = {kingdom.id: kingdom for kingdom in RECOMMENDED}


def add(commands: Commands) -> None:
    """`throneroom admin tables|close|accounts|ban|unban|reset-password|delete-account|backup`."""
    admin = commands.add("admin")
    admin.takes("--data", "data")
    group = Commands(admin)
    tables = _command(group, "tables", show_tables)
    tables.takes("table", "table", nargs="?")
    _command(group, "close", close).takes("table", "table")
    _command(group, "accounts", show_accounts)
    _command(group, "ban", ban).takes("who", "who")
    _command(group, "unban", unban).takes("who", "who")
    _command(group, "reset-password", reset_password).takes("name", "name")
    forget = _command(group, "delete-account", delete_account)
    forget.takes("name", "name")
    forget.takes("--yes", action="store_true")
    _command(group, "backup", back_up, any_version=True).takes("file", "file")


def _command(group: Commands, name: str, work: Work, *, any_version: bool = False) -> Parser:
    """A command that works on the database that `--data` means, before its name or after it."""

    def run(options: argparse.Namespace, words: Words) -> int:
        # All this takes a second to import, which other commands need not wait for.
        with needs_extra("server"):
            from throneroom.server.admin import opened

        with opened(database_url(options.data), any_version=any_version) as engine:
            work(engine, options, words)
        return 0

    parser = group.add(name)
    parser.add_argument(
        "--data",
        metavar=parser.words.say("cli-value-data"),
        help=parser.words.say("cli-admin-data"),
        # What was said before the command's name counts where nothing is said after it.
        default=argparse.SUPPRESS,
    )
    parser.set_defaults(run=run)
    return parser


# Tables


def show_tables(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """List the tables that are not done, or show who sits at one."""
    from throneroom.server.admin import current_tables, one_table

    if options.table is not None:
        _show_seats(one_table(engine, options.table), words)
        return
    heads = ["admin-table", "admin-status", "admin-seats", "admin-kingdom", "admin-since"]
    rows = [
        [
            table.id,
            words.say(STATUS[table.status]),
            ", ".join(_name(seat, words) for seat in table.seats),
            _kingdom(table, words),
            _time(table.created),
        ]
        for table in current_tables(engine)
    ]
    _show(heads, rows, words.say("admin-no-tables"), words)


def _show_seats(table: "TableShown", words: Words) -> None:
    print(words.say("admin-one-table", status=words.say(STATUS[table.status])))
    print(words.say("admin-one-kingdom", kingdom=_kingdom(table, words)))
    print(words.say("admin-one-since", time=_time(table.created)))
    heads = ["admin-seats", "admin-account", "admin-person"]
    rows = [[_name(seat, words), seat.account, seat.person_id] for seat in table.seats]
    _show(heads, rows, "", words)


def _name(seat: "SeatShown", words: Words) -> str:
    if not seat.name:
        return words.say("admin-free")
    return words.say("admin-bot", name=seat.name) if seat.bot else seat.name


def _kingdom(table: "TableShown", words: Words) -> str:
    known = KINGDOMS.get(table.kingdom)
    if known is not None:
        return known.name(words.language)
    return ", ".join(words.name(BY_ID[card]) for card in table.cards if card in BY_ID)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def close(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """End a table without a result."""
    from throneroom.server.admin import close_table

    print(words.say("admin-done-close", table=close_table(engine, options.table)))


# People


def show_accounts(engine: "Engine", options: argparse.Namespace, words: Words) -> None:  # noqa: ARG001
    """List all accounts."""
    from throneroom.server.admin import accounts

    heads = ["admin-account", "admin-rated", "admin-rating", "admin-games", "admin-banned"]
    said = {on: words.say("admin-yes" if on else "admin-no") for on in (True, False)}
    rows = [
        [
            account.name,
            said[account.rated],
            str(account.rating),
            str(account.games),
            said[account.banned],
        ]
        for account in accounts(engine)
    ]
    _show(heads, rows, words.say("admin-no-accounts"), words)


def ban(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """Keep a person out."""
    from throneroom.server.admin import people_of

    people_of(engine).ban(options.who, on=True)
    print(words.say("admin-done-ban", who=options.who))


def unban(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """Let a person in again."""
    from throneroom.server.admin import people_of

    people_of(engine).ban(options.who, on=False)
    print(words.say("admin-done-unban", who=options.who))


def reset_password(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """Set a new password and show it."""
    from throneroom.server.admin import people_of

    password = people_of(engine).reset_password(options.name)
    print(words.say("admin-done-password", name=options.name, password=password))


def delete_account(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """Delete an account, after asking."""
    from throneroom.server.admin import people_of

    people = people_of(engine)
    account = people.account_id(options.name)
    if not options.yes:
        _confirm(options.name, words)
    tables = people.delete_account(account)
    print(words.say("admin-done-delete", name=options.name, count=len(tables)))


def _confirm(name: str, words: Words) -> None:
    if not sys.stdin.isatty():
        raise SetupError("not-confirmed")
    prompt = f"{words.say('admin-confirm', name=name)} "
    if read_line(prompt, sys.stdin, sys.stdout).strip() != name:
        raise SetupError("not-deleted")


# Data


def back_up(engine: "Engine", options: argparse.Namespace, words: Words) -> None:
    """Copy the database."""
    from throneroom.server.admin import back_up

    back_up(engine, Path(options.file))
    print(words.say("admin-done-backup", file=options.file))


def _show(heads: Sequence[str], rows: Sequence[Sequence[str]], none: str, words: Words) -> None:
    """A table for people; for programs a line per row, with tabs and without heads."""
    if not sys.stdout.isatty():
        for row in rows:
            print(*row, sep="\t")
        return
    if not rows:
        print(none)
        return
    # Rich takes its time to be imported.
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        # Whole ids can be copied.
        grid.add_column(Text(words.say(head), "bold"), no_wrap=place == 0, overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    Console(highlight=False).print(grid)
