"""Which tables the lobby offers: those whose people are there.

Every process notes in the database which tables its own clients attend. A process that stops, or
is killed, simply notes nothing more.
"""

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy import ColumnElement, Engine, update
from sqlalchemy.exc import SQLAlchemyError

from throneroom.server.logs import log
from throneroom.server.settings import Settings
from throneroom.server.storage.database import complaint, writing
from throneroom.server.storage.schema import TableRow, now
from throneroom.server.tables.loaded import LoadedTable
from throneroom.server.tables.table import UNFINISHED

NOTES_IN_TIME = 3
"""How many notes are made while an attended table could disappear, in case that some come late."""


def attended(settings: Settings) -> ColumnElement[bool]:
    """Whether one of a table's people was there a moment ago."""
    return TableRow.seen > now() - int(settings.offered_for * 1000)


class Attendance:
    """Notes for the lobby at which tables of this process people are."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine = writing(engine)
        self._pause = settings.offered_for / NOTES_IN_TIME

    async def note(self, tables: Iterable[LoadedTable]) -> None:
        """Note it for those tables whose last note is some time ago."""
        noted_at = time.monotonic()
        due = [loaded for loaded in tables if self._is_due(loaded, noted_at)]
        if not due:
            return
        try:
            await asyncio.to_thread(self._write, [loaded.table.id for loaded in due])
        except SQLAlchemyError as error:
            log.error("write failed", reason=complaint(error))
            return
        for loaded in due:
            loaded.noted_at = noted_at

    def _is_due(self, loaded: LoadedTable, now: float) -> bool:
        table = loaded.table
        offered = table.options.public and table.status in UNFINISHED and loaded.attended
        return offered and now - loaded.noted_at > self._pause

    def _write(self, tables: list[str]) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(seen=now()))
