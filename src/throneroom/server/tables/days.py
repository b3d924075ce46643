"""The kingdom of the day: one kingdom, deal and opponent for everybody, and one try for each.

Everything follows from a secret that is drawn when a day's kingdom is first asked for, and kept in
the database for all processes. Tables of that day have it as theirs, and no player adds a value to
it, so all are dealt the same. Whoever has the secret, the seed or a record could play the deal in
advance: none of these leaves the server before the day is over (see `history/replay.py`).
"""

import hmac
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from throneroom.engine.fairness import commitment_to, new_secret
from throneroom.kingdoms import Kingdom, random_kingdom
from throneroom.roster import name_bots
from throneroom.server.people.identity import Identity
from throneroom.server.people.names import clean_name
from throneroom.server.protocol.options import Options
from throneroom.server.storage.schema import DayRow, DayTryRow, new_id, now
from throneroom.server.tables.entries import PERSON, Entry, Made, Sat
from throneroom.server.tables.handlers import begin_by_itself
from throneroom.server.tables.table import Table

OPPONENT = "plan"
"""The strongest level that plays the same for everybody: it does not depend on a search."""
OWN_SEAT = 0


@dataclass(frozen=True)
class Day:
    """The kingdom of a day."""

    date: str
    secret: str
    kingdom: Kingdom
    opponent: str

    @property
    def commitment(self) -> str:
        """The hash of the secret, which everybody may know on the day."""
        return commitment_to(self.secret)


def kingdom_from(secret: str) -> Kingdom:
    """The kingdom that a secret draws; it tells nothing about the secret."""
    seed = hmac.digest(secret.encode(), b"kingdom of the day", "sha256").hex()
    drawn = random_kingdom(seed)
    return Kingdom(drawn.ids, drawn.bane_id, colonies=drawn.with_colonies)


def find_day(engine: Engine, date: str) -> Day | None:
    """The kingdom of a day; None if nobody has asked for it on that day."""
    with Session(engine) as session:
        row = session.get(DayRow, date)
        if row is None:
            return None
        kingdom = Kingdom(tuple(row.kingdom.split(",")), row.bane, colonies=row.colonies)
        return Day(date, row.secret, kingdom, row.opponent)


def open_day(engine: Engine, date: str) -> Day:
    """The kingdom of the current day; the first process that needs it draws it."""
    found = find_day(engine, date)
    if found is not None:
        return found
    secret = new_secret()
    kingdom = kingdom_from(secret)
    row = {"day": date, "secret": secret, "opponent": OPPONENT}
    cards = {
        "kingdom": ",".join(kingdom.ids),
        "bane": kingdom.bane_id,
        "colonies": kingdom.with_colonies,
    }
    # If another process is quicker, its secret counts.
    with suppress(IntegrityError), engine.begin() as connection:
        connection.execute(insert(DayRow).values(row | cards))
    found = find_day(engine, date)
    assert found is not None
    return found


def find_try(engine: Engine, date: str, who: Identity) -> DayTryRow | None:
    """A person's try on a day: the first, if they have become known under one account since."""
    own = (
        select(DayTryRow)
        .where(DayTryRow.day == date, DayTryRow.person_id.in_(who.persons))
        .order_by(DayTryRow.created)
    )
    with Session(engine) as session:
        return session.scalars(own.limit(1)).first()


def claim_try(engine: Engine, date: str, who: Identity) -> str:
    """The id of the table for a person's only try, claimed for them if they have none."""
    found = find_try(engine, date, who)
    if found is not None:
        return found.table_id
    key = f"person {who.person_id}" if who.account_id is None else f"account {who.account_id}"
    row = {"table_id": new_id(), "day": date, "key": key, "person_id": who.person_id}
    with suppress(IntegrityError), engine.begin() as connection:
        connection.execute(insert(DayTryRow).values(row | {"created": now()}))
    with engine.connect() as connection:
        claimed = select(DayTryRow.table_id).where(DayTryRow.day == date, DayTryRow.key == key)
        return str(connection.scalars(claimed).one())


def first_entries(id: str, day: Day, who: Identity, name: str) -> list[Entry]:
    """What happens first at the table of a try: it is made, its player sits down, it begins.

    So there is no moment at which anybody could change its options.
    """
    seats = (PERSON, day.opponent)
    called = clean_name(name)
    options = Options(
        kingdom=day.kingdom.ids,
        bane=day.kingdom.bane_id,
        colonies="with" if day.kingdom.with_colonies else "without",
        undo="off",
        chat=False,
        autostart=True,
    )
    entries: list[Entry] = [
        Made(
            owner=who.person_id,
            options=options,
            seats=seats,
            names=tuple(name_bots(seats, [called])),
            day=day.date,
        ),
        Sat(seat=OWN_SEAT, person=who.person_id, name=called, value=""),
    ]
    table = Table(id, day.secret)
    for number, entry in enumerate(entries, 1):
        table.apply(number, entry, 0)
    return entries + begin_by_itself(table, frozenset())
