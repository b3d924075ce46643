"""Removing what identifies a person from the tables they have played at."""

import itertools
import json
from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.orm import Session

from throneroom.server.people.names import name_key
from throneroom.server.storage.schema import EntryRow, SeatRow


def traces_of(session: Session, persons: Collection[str]) -> dict[str, list[int]]:
    """The tables where persons have sat, with the numbers of the entries that name them.

    This reads the entries of all tables.
    """
    traces: dict[str, list[int]] = defaultdict(list)
    named = select(EntryRow.table_id, EntryRow.number, EntryRow.body).where(
        EntryRow.body.contains('"person":', autoescape=True)
    )
    for table, number, body in session.execute(named):
        if json.loads(body).get("person") in persons:
            traces[table].append(number)
    return traces


def erase(session: Session, table: str, numbers: list[int], persons: Collection[str]) -> None:
    """Remove the names and remarks of persons from a table."""
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table)).all()
    kept = {seat.name.casefold() for seat in seats if seat.person_id not in persons}
    for seat in seats:
        if seat.person_id in persons and seat.name:
            seat.name = _neutral_name(seat.number, kept)
            seat.key = name_key(seat.name)
    for number in numbers:
        entry = session.get_one(EntryRow, (table, number))
        body = json.loads(entry.body)
        if body.get("name"):
            body["name"] = _neutral_name(body["seat"], kept)
        if body["kind"] == "said":
            body["text"] = ""
        entry.body = json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _neutral_name(seat: int, kept: Collection[str]) -> str:
    """A name that says nothing about the person and is not taken at the table."""
    name = f"Player {max(seat, 0) + 1}"
    names = itertools.chain([name], (f"{name}-{again}" for again in itertools.count(2)))
    return next(name for name in names if name.casefold() not in kept)
