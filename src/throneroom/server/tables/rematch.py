"""Another game of the same players: asking them, and the table for those who agree.

Bots are not asked, and people who have left are not waited for. Nothing here changes a table.
"""

from collections.abc import Collection

from sqlalchemy import Connection, insert

from throneroom.engine.rng import seed_of
from throneroom.engine.setup import next_start
from throneroom.roster import name_bots
from throneroom.server.errors import Refused
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages
from throneroom.server.protocol.fields import FEWEST_SEATS
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.storage.schema import EntryRow
from throneroom.server.tables.entries import (
    Accepted,
    Declined,
    Entry,
    Invited,
    Made,
    Said,
    write_entry,
)
from throneroom.server.tables.index import summary
from throneroom.server.tables.making import options_after
from throneroom.server.tables.table import Table

Request = messages.Rematch | messages.DeclineRematch


def entries(
    table: Table, who: Identity, request: Request, seed: str, closed: str | None = None
) -> list[Entry]:
    """What is written when a player asks for a rematch, agrees to one, or declines it.

    Where there is a next table already nothing is, unless that one was `closed`.
    """
    if table.day:
        raise Refused("one-try")
    if table.next not in (None, closed):
        return []
    if table.status != "over":
        raise Refused("not-over")
    seats = tuple(table.seats_of(who.persons))
    if not seats:
        raise Refused("not-seated")
    invitation = table.invitation if is_open(table) else None
    if request.invitation is not None and (
        invitation is None or invitation.number != request.invitation
    ):
        raise Refused("other-vote")
    if isinstance(request, messages.DeclineRematch):
        return [] if invitation is None else [Declined(seat=seats[0])]
    if invitation is not None and request.kingdom is None:
        return [] if invitation.agreed.issuperset(seats) else [Accepted(seats=seats)]
    options = table.options
    if request.kingdom is not None:
        options = options_after(options, TableWishes(kingdom=request.kingdom), seed)
    return [Invited(seats=seats, options=options.model_copy(update={"autostart": True}))]


def is_open(table: Table) -> bool:
    """Whether players can still agree to a rematch."""
    return table.invitation is not None and table.invitation.declined is None and not table.next


def missing(table: Table, gone: Collection[int]) -> list[int]:
    """The seats whose people have still to agree to a rematch."""
    invitation = table.invitation
    if invitation is None or not is_open(table):
        return []
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person and number not in invitation.agreed and number not in gone
    ]


def is_agreed(table: Table, gone: Collection[int]) -> bool:
    """Whether all who are still there have agreed, and the next table can be made."""
    return is_open(table) and not missing(table, gone)


def made(table: Table) -> Made:
    """The first entry of the table for those who have agreed."""
    game, invitation = table.game, table.invitation
    assert game is not None
    assert invitation is not None
    along = _along(table)
    seats = tuple(table.seats[number].plan for number in along)
    people = [table.seats[number].name for number in invitation.agreed]
    # A player who resigned has not won, whatever the bot in their place did.
    first = [number for number, place in enumerate(table.places() or ()) if place == 1]
    start = next_start(len(table.seats), first, seed_of(game.seed))
    return Made(
        owner=table.seats[invitation.by].person,
        options=invitation.options,
        seats=seats,
        names=tuple(name_bots(seats, people)),
        reserved=tuple(
            table.seats[number].person if number in invitation.agreed else "" for number in along
        ),
        # The next one round the table, where the player who would begin is not there any more.
        start=next((place for place, number in enumerate(along) if number >= start), 0),
        previous=table.id,
    )


def remarks(table: Table) -> list[tuple[Said, int]]:
    """What was said at the table, for the next one, with the times."""
    along = _along(table)
    return [
        (
            Said(
                seat=along.index(remark.seat) if remark.seat in along else -1,
                person=remark.person,
                text=remark.text,
                name=remark.name,
            ),
            remark.at,
        )
        for remark in table.chat
        if remark.text
    ]


def _along(table: Table) -> list[int]:
    """The seats that the next table has: those of bots, and of people who have agreed.

    Where that leaves a player alone, the seats of the others are free.
    """
    assert table.invitation is not None
    agreed = table.invitation.agreed
    along = [n for n, seat in enumerate(table.seats) if not seat.person or n in agreed]
    return along if len(along) >= FEWEST_SEATS else list(range(len(table.seats)))


def write(connection: Connection, before: Table, id: str, secret: str, at: int) -> None:
    """Write the next table, in the transaction that tells at the one before where it is."""
    table = Table(id, secret)
    told: list[tuple[Entry, int]] = [(made(before), at), *remarks(before)]
    rows = [
        {"table_id": id, "number": number, "body": write_entry(entry), "at": when}
        for number, (entry, when) in enumerate(told, 1)
    ]
    for number, (entry, when) in enumerate(told, 1):
        table.apply(number, entry, when)
    connection.execute(insert(EntryRow), rows)
    summary(table, at).write(connection)
