"""Branches: games that are played on from a moment of a finished one, which stays as it is."""

from dataclasses import replace

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from throneroom.server.history.shown import BranchSeat, BranchShown, OriginShown, seats_of
from throneroom.server.storage.schema import SeatRow, TableRow
from throneroom.server.tables.entries import Origin
from throneroom.server.tables.loading import load_origin
from throneroom.server.tables.table import Table

SHOWN = 100
"""Branches that are listed with a game."""


def moment_of(table: Table, answers: int, anew: bool) -> Origin:
    """A moment of the finished game of a table, for a table that begins there."""
    before = table.record().branch(answers)
    # The players' names stay with the game: if an account is deleted, they are removed there only.
    names = [f"Player {seat + 1}" for seat in range(len(before.names))]
    game = before.game(watch=True)
    begun = [event for event in game.events() if event.kind == "turn"][-1]
    return Origin(
        table=table.id,
        answers=answers,
        turn=game.turn,
        own_turn=begun.own_turn,
        anew=anew,
        record=replace(before, names=names, bots={}).line(),
    )


def origin_of(engine: Engine, id: str) -> OriginShown | None:
    """Where a game was played on from; None for one that is no branch."""
    origin = load_origin(engine, id)
    if origin is None:
        return None
    with Session(engine) as session:
        names = [seat.name for seat in seats_of(session, [origin.table])]
    return OriginShown(
        game=origin.table,
        names=names,
        answers=origin.answers,
        turn=origin.turn,
        own_turn=origin.own_turn,
        anew=origin.anew,
    )


def branches_of(engine: Engine, id: str, persons: frozenset[str]) -> list[BranchShown]:
    """The branches of a game that these persons may find: public ones, and their own."""
    sat_at = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id.in_(persons)))
    found = TableRow.public | sat_at | TableRow.owner_id.in_(persons)
    wanted = (
        select(TableRow)
        .where(TableRow.origin_id == id, TableRow.status != "closed", found)
        .order_by(TableRow.origin_answers, TableRow.created)
        .limit(SHOWN)
    )
    with Session(engine) as session:
        tables = session.scalars(wanted).all()
        seats = seats_of(session, [table.id for table in tables])
        return [
            _shown(table, [seat for seat in seats if seat.table_id == table.id]) for table in tables
        ]


def _shown(table: TableRow, seats: list[SeatRow]) -> BranchShown:
    assert table.origin_answers is not None
    return BranchShown(
        id=table.id,
        status=table.status,
        answers=table.origin_answers,
        created=table.created,
        seats=[
            BranchSeat(name=seat.name, bot=seat.bot, points=seat.points, place=seat.place)
            for seat in seats
        ],
    )
