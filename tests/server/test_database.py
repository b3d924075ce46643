"""The database: opened, brought up to date, shared by several processes."""

import builtins
import os
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from throneroom import SetupError
from throneroom.server.storage import database as opening
from throneroom.server.storage.database import (
    check_readable,
    lock_sqlite,
    open_database,
    setting,
    upgrade,
    writing,
)
from throneroom.server.storage.schema import Base, PersonRow, SettingRow, new_id


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


def refusal(url: str) -> str:
    with pytest.raises(SetupError) as refused, opened(url):
        pass
    return str(refused.value)


# Opening


@pytest.mark.parametrize(
    "url",
    [
        "games.db",
        "",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://root:secret@localhost/games",
        "postgresql+asyncpg://root:secret@localhost/games",
        "postgresql://root:secret@localhost:port/games",
        "secret//://",
    ],
)
def test_what_is_no_database_is_told_without_its_password(url: str) -> None:
    told = refusal(url)
    assert "that is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME" in told
    assert "root:secret" not in told


def test_a_sqlite_file_is_made_with_its_folder_and_for_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "games.db"
    with opened(f"sqlite:///{file}") as engine:
        upgrade(engine)
        for part in file.parent.iterdir():
            assert stat.S_IMODE(part.stat().st_mode) == 0o600


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is no database, however long one looks at it." * 100)
    for path in (tmp_path / "file" / "games.db", tmp_path / "file", tmp_path):
        assert refusal(f"sqlite:///{path}").startswith(f"{path}: ")


def test_sqlite_is_durable_and_checks_references(tmp_path: Path) -> None:
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    with opened(f"sqlite:///{tmp_path}/games.db") as engine, engine.connect() as connection:
        for name, value in pragmas.items():
            assert connection.scalar(text(f"PRAGMA {name}")) == value
        driver = connection.connection.dbapi_connection
        assert driver is not None
        assert driver.isolation_level is None


def test_a_server_that_does_not_answer_is_named_without_password() -> None:
    told = refusal("postgresql://anna:secret@127.0.0.1:1/games")
    assert told.startswith("the database postgresql://anna:***@127.0.0.1:1/games cannot be used: ")
    assert "refused" in told
    assert "secret" not in told


def test_a_missing_driver_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    importing = builtins.__import__

    def without_psycopg(name: str, *arguments: object) -> object:
        if name == "psycopg":
            raise ModuleNotFoundError
        return importing(name, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without_psycopg)
    assert "pip install 'throneroom[postgres]'" in refusal("postgresql://localhost/games")


def test_postgresql_gives_up_on_endless_statements(
    monkeypatch: pytest.MonkeyPatch, postgres_url: str
) -> None:
    with opened(postgres_url) as engine, engine.connect() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == "30s"
    monkeypatch.setattr(opening, "STATEMENT_MS", 50)
    with (
        opened(postgres_url) as engine,
        engine.connect() as connection,
        pytest.raises(OperationalError, match="statement timeout"),
    ):
        connection.execute(text("SELECT pg_sleep(10)"))


def test_a_connection_that_was_lost_meanwhile_is_replaced(postgres_url: str) -> None:
    with opened(postgres_url) as engine, opened(postgres_url) as other:
        with engine.connect() as connection:
            lost = connection.scalar(text("SELECT pg_backend_pid()"))
        with other.connect() as connection:
            # Tells once it is really gone.
            connection.execute(text(f"SELECT pg_terminate_backend({lost}, 5000)"))
        with engine.connect() as connection:
            assert connection.scalar(text("SELECT 1")) == 1


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_is_understood(kind: str, postgres_url: str) -> None:
    with opened(postgres_url.replace("postgresql", kind, 1)) as engine:
        assert engine.dialect.driver == "psycopg"


# Transactions


def test_transactions_take_back_everything_also_tables(empty_database: Engine) -> None:
    with empty_database.connect() as connection:
        connection.execute(text("CREATE TABLE early (id INTEGER)"))
        connection.rollback()
    assert inspect(empty_database).get_table_names() == []


def test_what_is_read_in_a_transaction_stays_while_others_write(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path}/games.db") as engine:
        upgrade(engine)
        with engine.connect() as reading:
            assert reading.scalars(select(SettingRow.name)).all() == []
            setting(engine, "key", lambda: "value")
            assert reading.scalars(select(SettingRow.name)).all() == []


def test_those_who_read_before_they_write_wait_for_each_other(database: Engine) -> None:
    setting(database, "count", lambda: "0")

    def count() -> None:
        with writing(database).begin() as connection:
            row = select(SettingRow.value).where(SettingRow.name == "count").with_for_update()
            value = int(connection.scalar(row) or 0)
            connection.execute(update(SettingRow).values(value=str(value + 1)))

    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(count) for _ in range(40)]:
            done.result()
    assert setting(database, "count", lambda: "") == "40"


def test_references_are_checked(database: Engine) -> None:
    with pytest.raises(IntegrityError), database.begin() as connection:
        connection.execute(insert(PersonRow).values(id="x", account_id=5, created=0))


# Bringing it up to date

UPGRADE = """
import sys
from throneroom.server.storage.database import open_database, upgrade
engine = open_database(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
upgrade(engine)
"""


def test_migrations_make_what_the_models_say(database: Engine) -> None:
    with database.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []


def test_upgrading_again_changes_nothing(database: Engine) -> None:
    assert setting(database, "key", lambda: "value") == "value"
    upgrade(database)
    assert setting(database, "key", lambda: "other") == "value"


def test_an_upgrade_that_fails_leaves_nothing_behind(empty_database: Engine) -> None:
    with empty_database.begin() as connection:
        connection.execute(text("CREATE TABLE seats (id INTEGER)"))
    with pytest.raises(Exception, match="already exists"):
        upgrade(empty_database)
    assert inspect(empty_database).get_table_names() == ["seats"]


def test_a_database_of_a_newer_version_is_refused(database: Engine) -> None:
    with database.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(SetupError, match="comes from a newer version of Throneroom"):
        upgrade(database)


def test_processes_that_start_at_once_do_not_disturb_each_other(
    database_url: str, tmp_path: Path
) -> None:
    processes = [python(UPGRADE, database_url, folder=tmp_path) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        told, _ = process.communicate()
        assert process.returncode == 0, told
    with opened(database_url) as engine:
        assert set(Base.metadata.tables) < set(inspect(engine).get_table_names())


def test_waiting_for_another_upgrade_may_take_its_time(
    monkeypatch: pytest.MonkeyPatch, postgres_url: str
) -> None:
    monkeypatch.setattr(opening, "STATEMENT_MS", 100)
    with opened(postgres_url) as engine, ThreadPoolExecutor(1) as pool:
        with engine.begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({opening.UPGRADE_LOCK})"))
            upgrading = pool.submit(upgrade, engine)
            with pytest.raises(TimeoutError):
                upgrading.result(timeout=0.3)
        upgrading.result()


def python(code: str, *arguments: str, folder: Path) -> "subprocess.Popen[str]":
    """Another process, somewhere else."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


# Is it well?


def test_a_database_that_can_be_read_is_well(database: Engine) -> None:
    setting(database, "key", lambda: "value")
    check_readable(database)


@pytest.mark.parametrize("damage", ["overwritten", "header", "cut", "gone table"])
def test_a_damaged_database_is_noticed(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "games.db"
    with opened(f"sqlite:///{file}") as engine:
        upgrade(engine)
        with engine.begin() as connection:
            rows = [{"name": f"name {number}", "value": "x" * 3000} for number in range(200)]
            connection.execute(insert(SettingRow), rows)
        with engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        check_readable(engine)
        spoil(file, damage)
        with pytest.raises(SQLAlchemyError):
            check_readable(engine)


def spoil(file: Path, damage: str) -> None:
    whole = file.read_bytes()
    with file.open("r+b") as spoilt:
        if damage == "overwritten":
            spoilt.write(b"garbage" * (len(whole) // 7))
        elif damage == "header":
            spoilt.write(b"garbage" * 20)
        elif damage == "cut":
            spoilt.truncate(len(whole) // 2)
        else:
            spoilt.seek(4096)
            spoilt.write(bytes(len(whole) - 4096))


# What processes share


def test_a_setting_is_made_once_whoever_asks_first(database: Engine) -> None:
    everybody = threading.Barrier(8)

    def ask(number: int) -> str:
        def make() -> str:
            everybody.wait()  # all have seen by now that there is none
            return str(number)

        return setting(database, "key", make)

    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(ask, range(8)))
    assert len(found) == 1
    assert {setting(database, "key", lambda: "late")} == found
    assert setting(database, "other", lambda: "else") == "else"


LOCK = """
import os, sys, time
from throneroom.server.storage.database import lock_sqlite, open_database
engine = open_database(sys.argv[1])
with lock_sqlite(engine):
    child = os.fork()
    if child:
        print(child, flush=True)
    time.sleep(600)
"""


def test_a_sqlite_file_is_for_one_process_until_that_dies(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    url = f"sqlite:///{file}"
    holder = python(LOCK, url, folder=tmp_path)
    assert holder.stdout is not None
    child = int(holder.stdout.readline())
    try:
        with opened(url) as engine:
            with pytest.raises(SetupError) as refused, lock_sqlite(engine):
                pass
            assert str(refused.value) == (
                f"another server already uses {file}; several at once need PostgreSQL"
            )
            holder.kill()
            holder.wait()
            # The bots' processes may take a moment longer to notice.
            os.kill(child, 0)
            with lock_sqlite(engine):
                pass
    finally:
        os.kill(child, signal.SIGKILL)
        holder.communicate()


def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    """Each name would have its own lock, and its own file of latest changes."""
    file, other = tmp_path / "games.db", tmp_path / "other.db"
    with opened(f"sqlite:///{file}") as engine, lock_sqlite(engine):
        os.link(file, other)
        for name in (other, file):
            assert refusal(f"sqlite:///{name}").startswith(f"{name} has a second name")
    other.unlink()
    with opened(f"sqlite:///{file}"):
        pass


def test_a_lock_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()
    with (
        opened(f"sqlite:///{tmp_path}/games.db") as engine,
        pytest.raises(SetupError, match=r"games\.db\.lock: Is a directory"),
        lock_sqlite(engine),
    ):
        pass


def test_postgresql_is_for_any_number_of_processes(postgres_url: str) -> None:
    with opened(postgres_url) as engine, lock_sqlite(engine), lock_sqlite(engine):
        pass


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`throneroom admin close -Zr...` would be taken for one."""
    drawn = iter(["-Zr-rvQ9PXBmdLZz1lO3yw", "--r-rvQ9PXBmdLZz1lO3yw", "Zr-rvQ9PXBmdLZz1lO3yw-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "Zr-rvQ9PXBmdLZz1lO3yw-"
