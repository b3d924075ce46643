"""Rows that were changed rather than added: by an operator, or because an account was deleted.

What is in memory is out of date then. Each such change is noted in the database with the id of the
table or person concerned, and every process looks for new notes now and then.
"""

import asyncio
import time
from collections.abc import Iterable

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from throneroom.server.storage.database import noted_changes
from throneroom.server.storage.schema import PersonRow
from throneroom.server.tables.loaded import Watcher

OVERLAP = 50
"""How many of the latest notes are read again: they may become visible out of order."""
CONNECTING = 60.0
"""Seconds; no connection takes longer to be set up."""


class ChangeWatch:
    """What this process knows about such changes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._seen = set(noted_changes(engine))
        self._noticed_at: dict[str, float] = {}

    async def new(self) -> set[str]:
        """The ids of tables and persons that have changed since the last call."""
        after = max(self._seen, default=0) - OVERLAP
        noted = await asyncio.to_thread(noted_changes, self._engine, after)
        changed = {id for number, id in noted.items() if number not in self._seen}
        self._seen = set(noted)
        now = time.monotonic()
        recent = {id: at for id, at in self._noticed_at.items() if at > now - CONNECTING}
        self._noticed_at = recent | dict.fromkeys(changed, now)
        return changed

    def changed_since(self, id: str, moment: float) -> bool:
        """Whether a table or person has changed since a recent moment."""
        return self._noticed_at.get(id, 0.0) > moment

    async def unwelcome(self, watchers: list[Watcher]) -> list[Watcher]:
        """Those whose token has been ended or who are banned; all if the database does not answer.

        People who have come back with a new token stay: they may be about to say something.
        """
        if not watchers:
            return []
        try:
            persons = {watcher.who.person_id for watcher in watchers}
            epochs = await asyncio.to_thread(_epochs, self._engine, persons)
        except SQLAlchemyError:
            return watchers
        return [one for one in watchers if one.who.epoch != epochs.get(one.who.person_id)]


def _epochs(engine: Engine, persons: Iterable[str]) -> dict[str, int]:
    """The current epochs of those who are not banned."""
    welcome = PersonRow.id.in_(persons) & ~PersonRow.banned
    with engine.connect() as connection:
        rows = connection.execute(select(PersonRow.id, PersonRow.epoch).where(welcome))
        return {row.id: row.epoch for row in rows}
