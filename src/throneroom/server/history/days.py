"""How everybody did at the kingdom of a day."""

from dataclasses import dataclass

from sqlalchemy import Engine, Exists, Subquery, and_, exists, false, func, select
from sqlalchemy.orm import Session, aliased

from throneroom.server.storage.schema import DayTryRow, PersonRow, SeatRow
from throneroom.server.tables.calendar import is_over
from throneroom.server.tables.days import OWN_SEAT

SHOWN = 50
"""How many results of a day are listed."""
FAR = 1_000_000
"""Beyond any lead and any number of turns: for players who resigned, or did not finish."""


@dataclass(frozen=True)
class DayRank:
    """How a player did on a day."""

    place: int
    table: str
    name: str
    won: bool
    lead: int | None
    """None for a player who resigned, or did not finish on the day."""
    turns: int | None


def current_day_of(engine: Engine, table: str) -> str:
    """The date, if a table is a try at the kingdom of a day that is not over; else empty."""
    with engine.connect() as connection:
        day = connection.scalar(select(DayTryRow.day).where(DayTryRow.table_id == table))
    return day if day is not None and not is_over(day) else ""


def ranking(engine: Engine, date: str, own: str = "") -> tuple[list[DayRank], int]:
    """The best results of a day and that of the table `own`, and how many there are in all.

    While the day lasts only finished games are listed.
    """
    ranked = _ranked(date)
    listed = (
        select(ranked)
        .where((ranked.c.place <= SHOWN) | (ranked.c.table_id == own))
        .order_by(ranked.c.place, ranked.c.created, ranked.c.table_id)
    )
    with Session(engine) as session:
        count = session.scalar(select(func.count()).select_from(ranked)) or 0
        rows = session.execute(listed).all()
    ranks = [
        DayRank(row.place, row.table_id, row.name, bool(row.won), row.lead, row.turns)
        for row in rows
    ]
    # Many may share a place.
    beyond = [rank for rank in ranks[SHOWN:] if rank.table == own]
    return ranks[:SHOWN] + beyond, count


def _ranked(date: str) -> Subquery:
    """All results: by victory, then lead, then fewer turns."""
    won = func.coalesce(DayTryRow.won, false())
    lead, turns = func.coalesce(DayTryRow.lead, -FAR), func.coalesce(DayTryRow.turns, FAR)
    seat = and_(SeatRow.table_id == DayTryRow.table_id, SeatRow.number == OWN_SEAT)
    wanted = [DayTryRow.day == date, func.coalesce(PersonRow.banned, false()).is_(False)]
    if not is_over(date):
        wanted.append(DayTryRow.won.is_not(None))
    return (
        select(
            DayTryRow.table_id,
            DayTryRow.created,
            SeatRow.name,
            DayTryRow.won,
            DayTryRow.lead,
            DayTryRow.turns,
            func.rank().over(order_by=(won.desc(), lead.desc(), turns)).label("place"),
        )
        .join(SeatRow, seat)
        .outerjoin(PersonRow, PersonRow.id == DayTryRow.person_id)
        .where(*wanted, ~_had_tried_before(date))
        .subquery()
    )


def _had_tried_before(date: str) -> Exists:
    """Whether an account that the player has joined since has an earlier try on that day."""
    other, earlier = aliased(PersonRow), aliased(DayTryRow)
    return exists().where(
        earlier.day == date,
        earlier.created < DayTryRow.created,
        earlier.person_id == other.id,
        other.account_id == PersonRow.account_id,
    )
