"""The index of tables for the lobby and the history: a few columns, updated with the entries."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from throneroom.engine.card import Card
from throneroom.server.people.names import name_key
from throneroom.server.people.ratings import rate
from throneroom.server.storage import schema
from throneroom.server.tables.calendar import end_of
from throneroom.server.tables.table import Table

FIXED = ("id", "secret", "created", "seen", "owner_id", "origin_id", "origin_answers", "pasted")


@dataclass(frozen=True)
class Summary:
    """The rows of a table in the index."""

    table: dict[str, object]
    seats: list[dict[str, object]]
    cards: list[dict[str, object]]
    day_result: dict[str, object] | None = None
    """How a try at the kingdom of a day ended, if it ended on that day."""

    def write(self, connection: Connection) -> None:
        """Bring the index up to date; a rated game that has just ended changes the ratings."""
        id = self.table["id"]
        before = connection.scalar(select(schema.TableRow.status).where(schema.TableRow.id == id))
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        changed = {name: value for name, value in self.table.items() if name not in FIXED}
        # An entry after the end, such as a rematch, does not change when it ended.
        changed["ended"] = func.coalesce(schema.TableRow.ended, self.table["ended"])
        connection.execute(
            dialect.insert(schema.TableRow)
            .values(self.table)
            .on_conflict_do_update(index_elements=["id"], set_=changed)
        )
        if before in (None, "open"):
            connection.execute(delete(schema.SeatRow).where(schema.SeatRow.table_id == id))
            connection.execute(insert(schema.SeatRow), self.seats)
        else:
            self._write_results(connection)
        if before in (None, "open", "drafting"):
            connection.execute(
                delete(schema.TableCardRow).where(schema.TableCardRow.table_id == id)
            )
            if self.cards:
                connection.execute(insert(schema.TableCardRow), self.cards)
        if before == "playing" and self.table["status"] == "over" and self.table["rated"]:
            self._rate(connection)
        if before == "playing" and self.day_result is not None:
            connection.execute(
                update(schema.DayTryRow)
                .where(schema.DayTryRow.table_id == id)
                .values(self.day_result)
            )

    def _write_results(self, connection: Connection) -> None:
        """Write what a game changes about its seats.

        Not their names: deleting an account changes them in the database, which a process with the
        table in memory may not know yet.
        """
        for seat in self.seats:
            connection.execute(
                update(schema.SeatRow)
                .where(
                    schema.SeatRow.table_id == seat["table_id"],
                    schema.SeatRow.number == seat["number"],
                )
                .values({name: seat[name] for name in ("bot", "points", "place")})
            )

    def _rate(self, connection: Connection) -> None:
        wanted = {str(seat["person_id"]): int(str(seat["place"])) for seat in self.seats}
        found = connection.execute(
            select(schema.PersonRow.id, schema.PersonRow.account_id).where(
                schema.PersonRow.id.in_(wanted)
            )
        )
        places = {account: wanted[person] for person, account in found if account is not None}
        # If an account was deleted in the meantime there is nothing to compare with.
        if len(places) == len(self.seats):
            rate(connection, list(places), list(places.values()))


def summary(table: Table, at: int) -> Summary:
    """The rows for a table as it is now."""
    game, options = table.game, table.options
    done = table.status in ("over", "closed")
    return Summary(
        table={
            "id": table.id,
            "public": options.public,
            "status": table.status,
            "owner_id": table.owner,
            "secret": table.secret,
            "kingdom": options.recommended,
            "rated": options.rated,
            "ending": (game.ending or "") if game is not None else "",
            "turns": 0 if game is None else game.turn,
            "created": at,
            "changed": at,
            "seen": at,
            "ended": at if done else None,
            "origin_id": None if table.origin is None else table.origin.table,
            "origin_answers": None if table.origin is None else table.origin.answers,
            "pasted": table.pasted is not None,
        },
        seats=_seats(table),
        cards=[{"table_id": table.id, "card": card} for card in _cards(table)],
        day_result=_day_result(table, at),
    )


def _seats(table: Table) -> list[dict[str, object]]:
    """The rows for its seats."""
    game, places = table.game, table.places()
    scores = None if game is None or places is None else game.scores
    return [
        {
            "table_id": table.id,
            "number": number,
            "person_id": seat.person or seat.reserved or None,
            "name": seat.name,
            "key": name_key(seat.name),
            "bot": seat.bot,
            "points": None if scores is None else scores[number],
            "place": None if places is None else places[number],
        }
        for number, seat in enumerate(table.seats)
    ]


def _day_result(table: Table, at: int) -> dict[str, object] | None:
    """How a try at the kingdom of a day ended; None if it is none, or ended too late to count."""
    game, places = table.game, table.places()
    if not table.day or game is None or places is None or at >= end_of(table.day):
        return None
    own, *others = range(len(table.seats))
    if table.seats[own].resigned:
        return {"won": False, "lead": None, "turns": game.turns[own]}
    lead = game.scores[own] - max(game.scores[other] for other in others)
    return {"won": places[own] == 1, "lead": lead, "turns": game.turns[own]}


def _cards(table: Table) -> list[str]:
    """The kingdom, and the bane once it is known."""
    bane = table.options.bane if table.game is None else table.game.setup.bane
    id = bane.id if isinstance(bane, Card) else bane
    return [*table.options.kingdom, *([] if id is None else [id])]
