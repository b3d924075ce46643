"""Looking after a server: each command, with and without a server that runs meanwhile."""

import io
import json
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from server.processes import SeatedTable, seated_tables
from sqlalchemy import Connection, Engine, event, insert, select, text, update
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from throneroom.cli import main
from throneroom.server import admin
from throneroom.server.errors import Stranger
from throneroom.server.people.accounts import People
from throneroom.server.people.identity import Identity
from throneroom.server.serving import listen, opened, server
from throneroom.server.settings import Settings
from throneroom.server.storage import database
from throneroom.server.storage.database import noted_changes, open_database, setting, upgrade
from throneroom.server.storage.schema import AccountRow, EntryRow, SeatRow, TableRow, now
from throneroom.server.tables import hub
from throneroom.server.tables.entries import Closed, Said, read_entry, write_entry

PASSWORD = "correct horse"
PATIENCE = 10.0

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def people(database: Engine) -> People:
    return People(database, setting(database, "cookie key", lambda: "a key"))


@pytest.fixture
def table(database: Engine) -> SeatedTable:
    """A table at which Anna and Ben play."""
    (made,) = seated_tables(database, 1)
    return made


def account(people: People, token: str, name: str) -> Identity:
    """An account for whoever has this token."""
    guest = people.find(token)
    assert guest is not None
    return people.sign_up(guest, name, PASSWORD)


def renewed(people: People, table: SeatedTable, who: Identity) -> SeatedTable:
    """The same table, with the token that its first player got when signing up."""
    return replace(table, tokens=(people.token(who), *table.tokens[1:]))


def told(capsys: Captured, *arguments: object) -> str:
    """What a command says that does what it should."""
    status = main(["admin", *map(str, arguments)])
    shown = capsys.readouterr()
    assert (status, shown.err) == (0, "")
    return shown.out


def refused(capsys: Captured, *arguments: object) -> str:
    """The one line of a command that does nothing."""
    status = main(["admin", *map(str, arguments)])
    shown = capsys.readouterr()
    assert (status, shown.out) == (2, "")
    (line,) = shown.err.splitlines()
    return line


def entries(engine: Engine, id: str) -> list[str]:
    wanted = select(EntryRow.body).where(EntryRow.table_id == id).order_by(EntryRow.number)
    with engine.connect() as connection:
        return list(connection.scalars(wanted))


def row(engine: Engine, id: str) -> TableRow:
    with Session(engine) as session:
        return session.get_one(TableRow, id)


def set_status(engine: Engine, id: str, status: str) -> None:
    with engine.begin() as connection:
        connection.execute(update(TableRow).where(TableRow.id == id).values(status=status))


# Tables


@pytest.mark.parametrize("form", ["{}", "https://games.example.org/t/{}?from=mail#7", "/t/{}/"])
def test_a_table_is_closed(
    database: Engine, database_url: str, table: SeatedTable, form: str, capsys: Captured
) -> None:
    before, noted = entries(database, table.id), noted_changes(database)
    assert table.id in told(capsys, "close", form.format(table.id), "--data", database_url)
    *others, last = entries(database, table.id)
    assert others == before
    assert read_entry(last) == Closed()
    index = row(database, table.id)
    assert index.status == "closed"
    assert index.ended == index.changed >= index.created
    assert noted_changes(database) != noted


def test_only_a_table_that_goes_on_is_closed(
    database: Engine, database_url: str, table: SeatedTable, capsys: Captured
) -> None:
    before = entries(database, table.id)
    for unknown in ("x" * 22, "nonsense", "", f"{table.id}x", f"https://x.org/u/{table.id}"):
        line = refused(capsys, "close", unknown, "--data", database_url)
        assert line == "throneroom: there is no such table"
    for status, complaint in (("over", "is over"), ("closed", "is closed already")):
        set_status(database, table.id, status)
        assert complaint in refused(capsys, "close", table.id, "--data", database_url)
    assert entries(database, table.id) == before
    assert not noted_changes(database)


def test_a_server_may_be_faster(postgres_url: str) -> None:
    engine, other = open_database(postgres_url), open_database(postgres_url)
    upgrade(engine)
    (table,) = seated_tables(engine, 1)
    before = entries(engine, table.id)
    said = write_entry(Said(seat=0, person="x", text="Hello"))

    def overtake(_connection: Connection, _cursor: object, sql: str, *_rest: object) -> None:
        if sql.startswith("INSERT INTO entries") and len(entries(other, table.id)) == len(before):
            first = {"table_id": table.id, "number": len(before) + 1, "body": said, "at": now()}
            with other.begin() as connection:
                connection.execute(insert(EntryRow).values(first))

    event.listen(engine, "before_cursor_execute", overtake)
    assert admin.close_table(engine, table.id) == table.id
    assert entries(engine, table.id) == [*before, said, write_entry(Closed())]
    engine.dispose()
    other.dispose()


def test_tables_are_listed(
    database: Engine, database_url: str, people: People, capsys: Captured
) -> None:
    assert told(capsys, "tables", "--data", database_url) == ""
    first, second, over, _ = seated_tables(database, 4, kingdom="First Game")
    person = account(people, first.tokens[0], "Annabel")
    set_status(database, second.id, "open")
    set_status(database, over.id, "over")
    with database.begin() as connection:
        connection.execute(update(TableRow).where(TableRow.id == second.id).values(kingdom=""))
        connection.execute(
            update(SeatRow)
            .where(SeatRow.table_id == second.id, SeatRow.number == 1)
            .values(name="")
        )
    listed = {
        line.split("\t")[0]: line.split("\t")[1:]
        for line in told(capsys, "--data", database_url, "tables").splitlines()
    }
    assert len(listed) == 3
    assert over.id not in listed
    assert listed[first.id][:3] == ["playing", "Anna 1, Ben 1", "First Game"]
    assert listed[second.id][:2] == ["open", "Anna 2, (free)"]
    assert "Cellar, Market, Militia" in listed[second.id][2]
    assert listed[first.id][3].startswith(time.strftime("%Y-"))
    shown = told(capsys, "tables", first.id, "--data", database_url).splitlines()
    assert shown[:2] == ["Status: playing", "Kingdom: First Game"]
    assert shown[3] == f"Anna 1\tAnnabel\t{person.person_id}"
    assert "no such table" in refused(capsys, "tables", "x" * 22, "--data", database_url)


def test_people_see_tables_with_heads(
    database: Engine, database_url: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert told(capsys, "tables", "--data", database_url) == "No table is open or played at.\n"
    assert told(capsys, "accounts", "--data", database_url) == "There are no accounts.\n"
    (table,) = seated_tables(database, 1)
    german = told(capsys, "tables", "--data", database_url, "--lang", "de")
    assert all(head in german for head in ("Tisch", "Stand", "Wer", table.id))


# People


def test_somebody_is_banned_and_let_in_again(
    database: Engine, database_url: str, people: People, table: SeatedTable, capsys: Captured
) -> None:
    anna = account(people, table.tokens[0], "Anna")
    table = renewed(people, table, anna)
    ben = people.find(table.tokens[1])
    assert ben is not None
    for who, token in (("ANNA", table.tokens[0]), (ben.person_id, table.tokens[1])):
        noted = noted_changes(database)
        assert who in told(capsys, "ban", "--data", database_url, "--", who)
        found = people.find(token)
        assert found is not None
        assert found.banned
        assert noted_changes(database) != noted
        told(capsys, "unban", "--data", database_url, "--", who)
        found = people.find(token)
        assert found is not None
        assert not found.banned
    for command in ("ban", "unban"):
        assert "no person 'Carl'" in refused(capsys, command, "Carl", "--data", database_url)
    assert anna.name == "Anna"


def test_a_forgotten_password_is_replaced(
    database_url: str, people: People, table: SeatedTable, capsys: Captured
) -> None:
    table = renewed(people, table, account(people, table.tokens[0], "Anna"))
    assert people.find(table.tokens[0]) is not None
    said = told(capsys, "reset-password", "anna", "--data", database_url)
    assert said.startswith("The new password of anna is ")
    assert people.log_in(None, "Anna", said.split()[-1]).account_name == "Anna"
    with pytest.raises(Stranger):
        people.log_in(None, "Anna", PASSWORD)
    assert people.find(table.tokens[0]) is None, "whoever was logged in is not any more"
    assert "no account 'Ben'" in refused(capsys, "reset-password", "Ben", "--data", database_url)


def test_accounts_are_listed(
    database: Engine, database_url: str, people: People, table: SeatedTable, capsys: Captured
) -> None:
    ben = account(people, table.tokens[1], "Ben")
    anna = account(people, table.tokens[0], "Anna")
    people.ask_for_rating(anna, on=True)
    people.ban("Ben", on=True)
    with database.begin() as connection:
        rated = {"mu": 30.0, "sigma": 2.0, "games": 7}
        connection.execute(update(AccountRow).where(AccountRow.id == anna.account_id).values(rated))
    listed = told(capsys, "accounts", "--data", database_url).splitlines()
    assert listed == ["Anna\tyes\t1960\t7\tno", "Ben\tno\t1000\t0\tyes"]
    assert ben.account_id is not None


class Typing(io.StringIO):
    """Somebody at a keyboard."""

    def isatty(self) -> bool:
        return True


def test_an_account_is_deleted_by_those_who_are_sure(
    database: Engine,
    database_url: str,
    people: People,
    table: SeatedTable,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    who = account(people, table.tokens[0], "Anna")
    command = ["delete-account", "Anna", "--data", database_url]
    monkeypatch.setattr("sys.stdin", io.StringIO("Anna\n"))
    assert "--yes says that you are sure" in refused(capsys, *command)
    for typed in ("no\n", "\n", ""):
        monkeypatch.setattr("sys.stdin", Typing(typed))
        assert main(["admin", *command]) == 2
        assert "nothing was deleted" in capsys.readouterr().err
    assert people.account_id("Anna") == who.account_id
    noted = noted_changes(database)
    monkeypatch.setattr("sys.stdin", Typing("Anna\n"))
    assert "the name is gone from one table" in told(capsys, *command)
    assert "no account 'Anna'" in refused(capsys, *command, "--yes")
    assert noted_changes(database) != noted
    assert not any("Anna 1" in body for body in entries(database, table.id))
    account(people, table.tokens[1], "Ben")
    assert told(capsys, "delete-account", "Ben", "--yes", "--data", database_url)


# Which database


def test_a_database_must_be_there(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = tmp_path / "folder"
    for command in (["tables"], ["accounts"], ["backup", tmp_path / "copy"]):
        line = refused(capsys, *command, "--data", missing)
        assert f"no database of Throneroom at {missing}" in line
    assert not missing.exists()
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert "no database" in refused(capsys, "tables", "--data", empty)
    text = tmp_path / "text.sqlite"
    text.write_text("This is a letter, not a database. " * 100)
    assert "not a database" in refused(capsys, "tables", "--data", text)
    assert "names no database" in refused(capsys, "tables", "--data", "mysql://here/it")
    monkeypatch.setattr(database, "CONNECT_S", 1)
    silent = refused(capsys, "tables", "--data", "postgresql://anna:secret@127.0.0.1:1/games")
    assert "cannot be used" in silent
    assert "secret" not in silent
    german = refused(capsys, "tables", "--data", missing, "--lang", "de")
    assert "liegt keine Datenbank von Throneroom" in german


@pytest.mark.parametrize(
    ("version", "complaint"),
    [("from-the-future", "comes from a newer version"), (None, "no database of Throneroom")],
)
def test_only_the_own_version_is_touched(
    database: Engine, database_url: str, version: str | None, complaint: str, capsys: Captured
) -> None:
    with database.begin() as connection:
        connection.execute(text("DELETE FROM alembic_version"))
        if version is not None:
            statement = text("INSERT INTO alembic_version VALUES (:version)")
            connection.execute(statement, {"version": version})
    assert complaint in refused(capsys, "ban", "Anna", "--data", database_url)


def test_an_older_database_is_backed_up_but_not_touched(
    database: Engine,
    database_url: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ScriptDirectory, "get_heads", lambda _: ["the next one"])
    assert "'throneroom serve' brings it up to date" in refused(
        capsys, "tables", "--data", database_url
    )
    if database.dialect.name == "sqlite":
        told(capsys, "backup", tmp_path / "copy.sqlite", "--data", database_url)


def test_a_database_that_is_locked_is_told_in_one_line(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_MS", 50)
    url = f"sqlite:///{tmp_path}/games.sqlite"
    engine = open_database(url)
    upgrade(engine)
    (table,) = seated_tables(engine, 1)
    with database.writing(engine).begin():
        line = refused(capsys, "close", table.id, "--data", url)
    assert line == "throneroom: the database cannot do that now: database is locked"
    engine.dispose()


# Backups


def test_a_backup_is_a_new_and_sound_file(
    database: Engine, database_url: str, tmp_path: Path, capsys: Captured
) -> None:
    seated_tables(database, 3)
    copy = tmp_path / "copies" / "today.sqlite"
    if database.dialect.name == "postgresql":
        assert "use pg_dump" in refused(capsys, "backup", copy, "--data", database_url)
        return
    assert "No such file or directory" in refused(capsys, "backup", copy, "--data", database_url)
    copy.parent.mkdir()
    assert str(copy) in told(capsys, "backup", copy, "--data", database_url)
    assert [file.name for file in copy.parent.iterdir()] == ["today.sqlite"]
    assert copy.stat().st_mode & 0o777 == 0o600
    before = copy.read_bytes()
    assert "exists already" in refused(capsys, "backup", copy, "--data", database_url)
    assert copy.read_bytes() == before
    listed = told(capsys, "tables", "--data", database_url)
    assert listed.count("\n") == 3
    assert told(capsys, "tables", "--data", copy) == listed


def test_half_a_copy_is_no_backup(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, copy = f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "copy.sqlite"
    engine = open_database(url)
    upgrade(engine)
    engine.dispose()

    def full(_source: Path, file: Path) -> None:
        file.write_bytes(b"half")
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(admin, "_copy", full)
        assert "disk is full" in refused(capsys, "backup", copy, "--data", url)
    assert not copy.exists()

    def damage(source: Path, file: Path) -> None:
        body = bytearray(source.read_bytes())
        body[4096:8192] = b"\0" * 4096
        file.write_bytes(body)

    monkeypatch.setattr(admin, "_copy", damage)
    assert "damaged" in refused(capsys, "backup", copy, "--data", url)


# While a server runs


@contextmanager
def running(url: str) -> Iterator[int]:
    """The port of a server on a database that is there."""
    settings = Settings(url, port=0, messages_per_second=1e6, remarks_per_minute=1e6)
    with opened(settings) as engine, listen(settings) as listening:
        serving = server(settings, engine)
        thread = threading.Thread(target=serving.run, args=([listening],))
        thread.start()
        try:
            yield int(listening.getsockname()[1])
        finally:
            serving.should_exit = True
            thread.join()


@pytest.fixture
def port(database_url: str, table: SeatedTable, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that looks more often than others whether something was changed by hand."""
    assert table
    monkeypatch.setattr(hub, "TICK", 0.1)
    with running(database_url) as port:
        yield port


@contextmanager
def channel(port: int, table: SeatedTable, seat: int) -> Iterator[ClientConnection]:
    token = {"Authorization": f"Bearer {table.tokens[seat]}"}
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/channel"
    with connect(address, additional_headers=token, compression=None) as client:
        # Whoever is not let in may hear so before they can say hello.
        with suppress(ConnectionClosed):
            client.send(json.dumps({"type": "hello", "protocol": 1}))
        yield client


def update_of(client: ClientConnection) -> dict[str, Any]:
    """The table in what a client hears first."""
    message = json.loads(client.recv(PATIENCE))
    assert message["type"] == "update"
    return dict(message["table"])


def end_of(client: ClientConnection) -> tuple[int | None, str | None]:
    """Why a connection is ended, whatever is heard before."""
    with suppress(ConnectionClosed):
        while True:
            client.recv(PATIENCE)
    return client.close_code, client.close_reason


def test_a_running_server_closes_a_table(
    port: int, database_url: str, table: SeatedTable, capsys: Captured
) -> None:
    with channel(port, table, 0) as client:
        assert update_of(client)["status"] == "playing"
        told(capsys, "close", table.id, "--data", database_url)
        assert end_of(client) == (1013, "not available")
    with channel(port, table, 0) as client:
        assert update_of(client)["status"] == "closed"


@pytest.fixture
def with_account(people: People, table: SeatedTable) -> SeatedTable:
    """The same table, where Anna has an account."""
    return renewed(people, table, account(people, table.tokens[0], "Anna"))


def test_a_running_server_keeps_somebody_out(
    with_account: SeatedTable, port: int, database_url: str, capsys: Captured
) -> None:
    # She has signed up before the server runs, which would close her connections otherwise.
    table = with_account
    with channel(port, table, 0) as banned, channel(port, table, 1) as other:
        update_of(banned)
        update_of(other)
        told(capsys, "ban", "Anna", "--data", database_url)
        assert end_of(banned)[0] == 1013
        with channel(port, table, 0) as again:
            assert end_of(again) == (4403, "banned")
        # The others need not even come back. What they hear first may be older.
        while update_of(other)["seats"][0]["present"]:
            pass
    told(capsys, "unban", "Anna", "--data", database_url)
    with channel(port, table, 0) as client:
        assert update_of(client)["status"] == "playing"


def test_a_running_server_forgets_a_name(
    port: int, database_url: str, people: People, table: SeatedTable, capsys: Captured
) -> None:
    account(people, table.tokens[0], "Anna")
    with channel(port, table, 1) as other:
        assert "Anna 1" in json.dumps(update_of(other))
        told(capsys, "delete-account", "Anna", "--yes", "--data", database_url)
        assert end_of(other)[0] == 1013
    with channel(port, table, 1) as other:
        seats = json.dumps(update_of(other)["seats"])
        assert "Anna" not in seats
        assert "Player 1" in seats


def test_a_backup_has_whatever_was_acknowledged(tmp_path: Path, capsys: Captured) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite"
    engine = open_database(url)
    upgrade(engine)
    (table,) = seated_tables(engine, 1)
    acknowledged, enough = [0], threading.Event()

    def chatter(client: ClientConnection) -> None:
        while not enough.is_set():
            remark = {"type": "say", "id": 1, "seat": 0, "text": f"remark {acknowledged[0]}"}
            client.send(json.dumps(remark))
            while json.loads(client.recv(PATIENCE))["type"] != "done":
                pass
            acknowledged[0] += 1

    with running(url) as port, channel(port, table, 0) as client:
        writing = threading.Thread(target=chatter, args=[client])
        writing.start()
        try:
            for number in range(5):
                while acknowledged[0] <= 2 * number and writing.is_alive():
                    time.sleep(0.002)
                before, copy = acknowledged[0], tmp_path / f"copy {number}.sqlite"
                told(capsys, "backup", copy, "--data", url)
                with closing(sqlite3.connect(copy)) as found:
                    rows = found.execute("SELECT number, body FROM entries ORDER BY number")
                    kept = [(number, json.loads(body)) for number, body in rows]
                assert [number for number, _ in kept] == [*range(1, len(kept) + 1)]
                remarks = [body["text"] for _, body in kept if body["kind"] == "said"]
                assert remarks == [f"remark {place}" for place in range(len(remarks))]
                assert len(remarks) >= before
        finally:
            enough.set()
            writing.join()
    assert acknowledged[0] > 5
    engine.dispose()
    with running(f"sqlite:///{copy}") as port, channel(port, table, 0) as client:
        assert update_of(client)["status"] == "playing"
