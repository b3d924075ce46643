"""Reading tables from the database."""

from sqlalchemy import Engine, select

from throneroom.server.errors import Missing
from throneroom.server.storage.schema import EntryRow, TableRow
from throneroom.server.tables.entries import Entry, Made, Origin, read_entry
from throneroom.server.tables.table import Table


def load_table(engine: Engine, id: str) -> tuple[Table, list[Entry]]:
    """A table as its rows describe it, and the entries in them; Missing if there is none."""
    with engine.connect() as connection:
        secret = connection.scalar(select(TableRow.secret).where(TableRow.id == id))
    if secret is None:
        raise Missing("no-table")
    table = Table(id, secret)
    rows = entries_of(engine, id)
    for number, entry, at in rows:
        table.apply(number, entry, at)
    return table, [entry for _, entry, _ in rows]


def load_origin(engine: Engine, id: str) -> Origin | None:
    """Where the game of a table is played on from; None if it is no branch."""
    with engine.connect() as connection:
        first = select(EntryRow.body).where(EntryRow.table_id == id, EntryRow.number == 1)
        body = connection.scalar(first)
    made = None if body is None else read_entry(body)
    return made.origin if isinstance(made, Made) else None


def entries_of(engine: Engine, table: str, after: int = 0) -> list[tuple[int, Entry, int]]:
    """The entries of a table that follow a number, with their numbers and times."""
    wanted = (
        select(EntryRow.number, EntryRow.body, EntryRow.at)
        .where(EntryRow.table_id == table, EntryRow.number > after)
        .order_by(EntryRow.number)
    )
    with engine.connect() as connection:
        return [(number, read_entry(body), at) for number, body, at in connection.execute(wanted)]


def status_of(engine: Engine, table: str) -> str | None:
    """The status that the index has for a table; None if there is no such table."""
    with engine.connect() as connection:
        return connection.scalar(select(TableRow.status).where(TableRow.id == table))
