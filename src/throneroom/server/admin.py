"""What operators do with a database, whether a server is running or not."""

import os
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, Engine, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from throneroom.engine.errors import SetupError, reason
from throneroom.server.errors import Missing, Refused, Unavailable
from throneroom.server.people.accounts import People
from throneroom.server.people.ratings import shown
from throneroom.server.storage.database import migrations, note_changes, open_database, writing
from throneroom.server.storage.schema import (
    ID_LENGTH,
    AccountRow,
    EntryRow,
    PersonRow,
    SeatRow,
    TableCardRow,
    TableRow,
    new_id,
    now,
)
from throneroom.server.tables.entries import Closed, write_entry
from throneroom.server.tables.table import UNFINISHED

TRIES = 10
"""How often a running server may be first before we give up."""
LINK = re.compile(rf"(?:.*/t/)?([A-Za-z0-9_-]{{{ID_LENGTH}}})(?:[/?#].*)?")


@dataclass(frozen=True)
class SeatShown:
    """Who sits at a seat."""

    name: str
    bot: str
    """The level of the bot that plays here, if one does."""
    person_id: str
    account: str


@dataclass(frozen=True)
class TableShown:
    """A table, for operators."""

    id: str
    status: str
    kingdom: str
    """The recommended set, if it is one."""
    cards: tuple[str, ...]
    created: int
    seats: tuple[SeatShown, ...]


@dataclass(frozen=True)
class AccountShown:
    """An account, for operators."""

    name: str
    rated: bool
    rating: int
    games: int
    banned: bool


@contextmanager
def opened(url: str, *, any_version: bool = False) -> Iterator[Engine]:
    """An existing database; it is not upgraded, since a server may be using it."""
    _check_there(url)
    engine = open_database(url)
    try:
        _check_version(engine, any_version)
        yield engine
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        lines = str(cause).splitlines() or [""]
        raise SetupError("database-failed", reason=lines[0]) from None
    finally:
        engine.dispose()


def _check_there(url: str) -> None:
    """Refuse a file that does not exist: opening it would create it."""
    if url.startswith("sqlite:///"):
        file = Path(str(make_url(url).database))
        if not file.exists():
            raise SetupError("no-database", place=file)


def _check_version(engine: Engine, any_version: bool) -> None:
    with engine.connect() as connection:
        present = set(MigrationContext.configure(connection).get_current_heads())
        scripts = ScriptDirectory.from_config(migrations(connection))
    if not present:
        raise SetupError("no-database", place=engine.url.render_as_string(hide_password=True))
    if any_version or present == set(scripts.get_heads()):
        return
    if present.issubset(script.revision for script in scripts.walk_revisions()):
        raise SetupError("database-older")
    raise SetupError("database-newer")


def people_of(engine: Engine) -> People:
    """The people of a database."""
    # Nothing is signed here, so any key will do.
    return People(engine, new_id())


# Tables


def close_table(engine: Engine, link: str) -> str:
    """End a table without a result; its id."""
    id = _table_id(link)
    for _ in range(TRIES):
        with writing(engine).begin() as connection:
            if _close(connection, id):
                return id
    raise Unavailable("not-saved")


def _table_id(link: str) -> str:
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Missing("no-table")
    return found[1]


def _close(connection: Connection, id: str) -> bool:
    """Write the last entry; False if a running server wrote one with that number first."""
    status = connection.scalar(select(TableRow.status).where(TableRow.id == id))
    if status is None:
        raise Missing("no-table")
    if status == "over":
        raise Refused("table-over")
    if status == "closed":
        raise Refused("table-closed")
    last = connection.scalar(select(func.max(EntryRow.number)).where(EntryRow.table_id == id)) or 0
    at = now()
    row = {"table_id": id, "number": last + 1, "body": write_entry(Closed()), "at": at}
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    fresh = dialect.insert(EntryRow).values(row).on_conflict_do_nothing()
    if connection.execute(fresh.returning(EntryRow.number)).first() is None:
        return False
    done = {"status": "closed", "changed": at, "ended": at}
    connection.execute(update(TableRow).where(TableRow.id == id).values(done))
    note_changes(connection, [id])
    return True


def current_tables(engine: Engine) -> list[TableShown]:
    """The tables that wait for players or are played at, the latest first."""
    return _tables(engine, TableRow.status.in_(UNFINISHED))


def one_table(engine: Engine, link: str) -> TableShown:
    """A table, also one that is over."""
    found = _tables(engine, TableRow.id == _table_id(link))
    if not found:
        raise Missing("no-table")
    return found[0]


def _tables(engine: Engine, which: ColumnElement[bool]) -> list[TableShown]:
    with Session(engine) as session:
        seats, cards = _seats(session, which), _cards(session, which)
        wanted = select(TableRow).where(which).order_by(TableRow.created.desc(), TableRow.id)
        return [
            TableShown(
                id=table.id,
                status=table.status,
                kingdom=table.kingdom,
                cards=tuple(cards[table.id]),
                created=table.created,
                seats=tuple(seats[table.id]),
            )
            for table in session.scalars(wanted)
        ]


def _seats(session: Session, which: ColumnElement[bool]) -> dict[str, list[SeatShown]]:
    wanted = (
        select(SeatRow.table_id, SeatRow.name, SeatRow.bot, SeatRow.person_id, AccountRow.name)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
        .outerjoin(AccountRow, AccountRow.id == PersonRow.account_id)
        .where(which)
        .order_by(SeatRow.number)
    )
    seats: dict[str, list[SeatShown]] = defaultdict(list)
    for table, name, bot, person, account in session.execute(wanted):
        seats[table].append(SeatShown(name, bot, person or "", account or ""))
    return seats


def _cards(session: Session, which: ColumnElement[bool]) -> dict[str, list[str]]:
    wanted = (
        select(TableCardRow.table_id, TableCardRow.card)
        .join(TableRow, TableRow.id == TableCardRow.table_id)
        .where(which)
        .order_by(TableCardRow.card)
    )
    cards: dict[str, list[str]] = defaultdict(list)
    for table, card in session.execute(wanted):
        cards[table].append(card)
    return cards


# Accounts


def accounts(engine: Engine) -> list[AccountShown]:
    """All accounts by name."""
    with Session(engine) as session:
        return [
            AccountShown(
                name=account.name,
                rated=account.rated,
                rating=shown(account.mu, account.sigma),
                games=account.games,
                banned=account.banned,
            )
            for account in session.scalars(select(AccountRow).order_by(AccountRow.key))
        ]


# Backups


def back_up(engine: Engine, file: Path) -> None:
    """Copy a SQLite database as it is at one moment, and check the copy."""
    if engine.dialect.name != "sqlite":
        raise SetupError("backup-postgresql")
    try:
        # Only the operator may read what is in it.
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise SetupError("backup-there", file=file) from None
    except OSError as error:
        raise SetupError("file", file=file, reason=reason(error)) from None
    try:
        _copy(Path(str(engine.url.database)), file)
    except BaseException:
        # Half a copy is worse than none.
        file.unlink()
        raise
    _check(file)


def _copy(source: Path, file: Path) -> None:
    with closing(sqlite3.connect(source)) as present, closing(sqlite3.connect(file)) as copy:
        # In a single step, so that it is one moment; writers need not wait for it.
        present.backup(copy)
        # Makes the copy a single file, which can be opened even in a read-only folder.
        copy.execute("PRAGMA journal_mode = DELETE")


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as copy:
        try:
            found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
        except sqlite3.DatabaseError as error:
            found = [str(error)]
    if found != ["ok"]:
        raise SetupError("backup-damaged", file=file, reason=found[0])
