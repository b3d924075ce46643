"""Opening a database, a SQLite file or one of a PostgreSQL server, and upgrading it."""

import errno
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.pool import ConnectionPoolEntry

from throneroom.engine.errors import SetupError, reason
from throneroom.server.storage.schema import Base, ChangeRow, SettingRow

BUSY_MS = 5000
CONNECT_S = 5
STATEMENT_MS = 30_000
UPGRADE_LOCK = 0x7468726F6E65
"""The number of the lock that all processes use; nothing else is likely to."""
SIGN_UP_LOCK = UPGRADE_LOCK + 1


def open_database(url: str) -> Engine:
    """Connect, to a SQLite file that need not exist or to a PostgreSQL database that must."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise _no_database(url) from None
    if parts.drivername == "sqlite" and parts.database not in (None, "", ":memory:"):
        return _open_sqlite(parts)
    if parts.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return _open_postgresql(parts.set(drivername="postgresql+psycopg"))
    raise _no_database(url)


def _no_database(url: str) -> SetupError:
    # The rest of the URL may hold a password.
    return SetupError("database-url", kind=url.partition(":")[0])


def _open_sqlite(url: URL) -> Engine:
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Other users of this machine must not read secrets; SQLite's other files get the same mode.
        file.touch(mode=0o600)
        is_linked = file.is_file() and file.stat().st_nlink > 1
    except OSError as error:
        raise SetupError("file", file=file, reason=reason(error)) from None
    if is_linked:
        # SQLite keeps the latest changes beside the file, under its name, and we the lock. Two
        # servers that use two names of one file would not notice each other and damage it.
        raise SetupError("database-linked", file=file)
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    try:
        engine.connect().close()
    except DBAPIError as error:
        raise SetupError("file", file=file, reason=_first_line(error)) from None
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # Otherwise Python's module begins transactions itself, and none for reading or for DDL.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def writing(engine: Engine) -> Engine:
    """The same database, for transactions that read before they write.

    SQLite locks the file for them from the start. Otherwise they would fail if another transaction
    commits between their reading and their writing.
    """
    return engine.execution_options(immediate=True)


def _open_postgresql(url: URL) -> Engine:
    try:
        engine = create_engine(
            url,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": CONNECT_S,
                "options": f"-c statement_timeout={STATEMENT_MS}",
            },
        )
    except ImportError:
        raise SetupError("database-driver", install="pip install 'throneroom[postgres]'") from None
    try:
        engine.connect().close()
    except DBAPIError as error:
        place = url.set(drivername="postgresql").render_as_string(hide_password=True)
        raise SetupError("database-silent", place=place, reason=_first_line(error)) from None
    return engine


def _first_line(error: DBAPIError) -> str:
    return next(iter(str(error.orig).splitlines()), "")


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date, in one transaction; several processes may try at once."""
    with writing(engine).begin() as connection:
        take_time(connection)
        wait_for_turn(connection, UPGRADE_LOCK)
        config = migrations(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
            raise SetupError("database-newer")
        command.upgrade(config, "head")


def wait_for_turn(connection: Connection, lock: int) -> None:
    """Wait until no other transaction holds a lock, and hold it until this one ends.

    With SQLite a transaction that is `writing` is alone anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({lock})"))


def take_time(connection: Connection) -> None:
    """Lift the time limit on statements for this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))


def complaint(error: Exception) -> str:
    """Why reading or writing failed, for a log, without anything that people may have typed."""
    if isinstance(error, (OperationalError, InterfaceError)):
        return str(error).splitlines()[0]
    return type(error).__name__


def migrations(connection: Connection) -> Config:
    """The configuration of Alembic; see `migrations/env.py`."""
    config = Config()
    config.set_main_option("script_location", "throneroom.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


def setting(engine: Engine, name: str, make: Callable[[], str]) -> str:
    """A value that all processes share; the first to need it makes it."""
    found = _setting(engine, name)
    if found is None:
        # If another process is quicker, its value counts.
        with suppress(IntegrityError), engine.begin() as connection:
            connection.execute(insert(SettingRow).values(name=name, value=make()))
        found = _setting(engine, name)
    assert found is not None
    return found


def note_changes(connection: Connection, about: Iterable[str]) -> None:
    """Note that rows of these tables or persons were changed; all processes look for such notes."""
    rows = [{"about": id} for id in about]
    if rows:
        connection.execute(insert(ChangeRow), rows)


def noted_changes(engine: Engine, after: int = 0) -> dict[int, str]:
    """The notes after a number: each names a table or a person."""
    with engine.connect() as connection:
        rows = connection.execute(select(ChangeRow.id, ChangeRow.about).where(ChangeRow.id > after))
        return {row.id: row.about for row in rows}


def _setting(engine: Engine, name: str) -> str | None:
    with engine.connect() as connection:
        return connection.scalar(select(SettingRow.value).where(SettingRow.name == name))


def check_readable(engine: Engine) -> None:
    """Read the first and the last row of every table; SQLAlchemyError if one cannot be read."""
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            # What is in memory would be read even if the file is damaged or gone.
            connection.execute(text("PRAGMA shrink_memory"))
        for table in Base.metadata.sorted_tables:
            keys = table.primary_key.columns
            for order in (keys, [key.desc() for key in keys]):
                connection.execute(select(table).order_by(*order).limit(1)).all()


@contextmanager
def lock_sqlite(engine: Engine) -> Iterator[None]:
    """Keep other server processes from using a SQLite file; PostgreSQL serves any number of them.

    The system releases the lock when the process ends, however it ends.
    """
    if engine.dialect.name != "sqlite":
        yield
        return
    name = Path(f"{Path(str(engine.url.database)).resolve()}.lock")
    try:
        file = name.open("w")
    except OSError as error:
        raise SetupError("file", file=name, reason=reason(error)) from None
    with file:
        try:
            _lock(file)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN):
                raise SetupError("file", file=name, reason=reason(error)) from None
            raise SetupError("database-in-use", file=str(engine.url.database)) from None
        yield


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # Unlike those of flock, these locks are not inherited by processes that outlive us.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
