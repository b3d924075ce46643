"""Games from elsewhere: their records are checked, and kept as games of those who added them."""

import asyncio
import time
from dataclasses import dataclass, replace

from sqlalchemy import Engine, delete, func, select
from sqlalchemy.orm import Session

from throneroom.engine.errors import ThroneroomError
from throneroom.engine.fairness import new_secret
from throneroom.engine.record import read
from throneroom.kingdoms import RECOMMENDED
from throneroom.roster import NAMES
from throneroom.server.errors import Missing, Refused, TooMuch
from throneroom.server.people.identity import Identity
from throneroom.server.storage.database import note_changes, writing
from throneroom.server.storage.schema import TableRow, new_id, now
from throneroom.server.tables.entries import Pasted, write_entry
from throneroom.server.tables.index import summary
from throneroom.server.tables.journal import Journal, Write
from throneroom.server.tables.table import HEADER, WITH_HINTS, Table
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.text.words import LANGUAGES, Words

LONGEST_RECORD = 60_000
"""Characters; the records of most games have 5,000 to 20,000."""
MOST_EACH = 100
"""Games from elsewhere that a person may keep."""
LONGEST_CHECK = 20.0
"""Seconds after which a record that is being checked is given up."""
LONGEST_REPLAY = 2.0
"""Seconds of computing that a game may take to be replayed, since that happens again later."""


@dataclass(frozen=True)
class Checked:
    """A record that was found to be right, or what is wrong with it."""

    line: str = ""
    kingdom: tuple[str, ...] = ()
    hints: bool = False
    problem: dict[str, str] | None = None
    """By language."""


def check(text: str) -> Checked:
    """Replay a record from elsewhere."""
    try:
        return _checked(text)
    except ThroneroomError as error:
        return Checked(problem={language: Words(language).error(error) for language in LANGUAGES})


def _checked(text: str) -> Checked:
    began = time.process_time()
    record = read(text)
    game = record.game()
    if time.process_time() - began > LONGEST_REPLAY:
        raise Refused("record-slow")
    if not game.over or record.stopped not in (None, "resigned"):
        raise Refused("record-unfinished")
    hints = WITH_HINTS in record.comments.get(HEADER, [])
    # What others call a bot need not be one of ours.
    bots = {seat: level for seat, level in record.bots.items() if level in NAMES}
    return Checked(replace(record, bots=bots).line(), tuple(record.kingdom), hints)


class PastedGames:
    """Adds and removes games from elsewhere."""

    def __init__(self, engine: Engine, journal: Journal, workers: Workers) -> None:
        self._engine = engine
        self._journal = journal
        self._workers = workers
        self._checking: set[str] = set()
        """Those who wait for the check of a record."""

    async def add(self, who: Identity, text: str) -> str:
        """Check and keep a record; the id of its game."""
        if who.person_id in self._checking:
            raise TooMuch("record-busy")
        self._checking.add(who.person_id)
        try:
            await asyncio.to_thread(self._check_few, who)
            return await self._keep(who, await self._check(who, text))
        finally:
            self._checking.discard(who.person_id)

    async def _check(self, who: Identity, text: str) -> Checked:
        requester = Requester(who.person_id, who.address)
        try:
            checked = await self._workers.run(
                check, text, requester, heavy=True, longest=LONGEST_CHECK
            )
        except TimeoutError:
            raise Refused("record-slow") from None
        if checked.problem is not None:
            raise Refused("bad-record", reason=checked.problem)
        return checked

    async def _keep(self, who: Identity, checked: Checked) -> str:
        recommended = (one.id for one in RECOMMENDED if set(one.ids) == set(checked.kingdom))
        entry = Pasted(
            owner=who.person_id,
            record=checked.line,
            recommended=next(recommended, ""),
            hints=checked.hints,
        )
        table, at = Table(new_id(), new_secret()), now()
        await asyncio.to_thread(table.apply, 1, entry, at)
        write = Write(table.id, 1, [write_entry(entry)], at, summary(table, at).write)
        await self._journal.append(write)
        return table.id

    def _check_few(self, who: Identity) -> None:
        own = TableRow.pasted & TableRow.owner_id.in_(who.persons)
        with Session(self._engine) as session:
            count = session.scalar(select(func.count()).select_from(TableRow).where(own)) or 0
        if count >= MOST_EACH:
            raise TooMuch("too-many-pasted", most=MOST_EACH)

    def remove(self, who: Identity, id: str) -> None:
        """Remove a game that this person has added."""
        own = (TableRow.id == id) & TableRow.pasted & TableRow.owner_id.in_(who.persons)
        with Session(writing(self._engine)) as session, session.begin():
            found = session.scalar(select(TableRow.id).where(own))
            if found is None:
                raise Missing("no-such-game")
            session.execute(delete(TableRow).where(TableRow.id == id))
            note_changes(session.connection(), [id])
