"""The lobby: making and listing tables."""

import io
import secrets
from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy import ColumnElement, Engine, func, select
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from throneroom.kingdoms import RECOMMENDED, Kingdom
from throneroom.server.errors import TooMuch
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.wishes import FORM, Drawn, Named, TableWishes
from throneroom.server.storage.schema import ID_LENGTH, SeatRow, TableCardRow, TableRow, now
from throneroom.server.tables import making
from throneroom.server.tables.lobby import attended
from throneroom.server.tables.table import UNFINISHED
from throneroom.server.transport.dependencies import Known, Served
from throneroom.server.transport.services import Services

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(pattern=f"^[A-Za-z0-9_-]{{{ID_LENGTH}}}$")]
SHOWN = 100
"""Tables in the lobby."""
DAY = 24 * 60 * 60 * 1000


class NewTable(BaseModel):
    """A table that was just made."""

    id: str
    """Also in its link for people, `/t/ID`, and the id of the game later."""


class SeatInLobby(BaseModel):
    """A seat as the lobby shows it."""

    name: str
    bot: str
    """The level of the bot that plays here, if one does."""
    taken: bool


class TableInLobby(BaseModel):
    """A table as the lobby shows it."""

    id: str
    status: str
    """`open`, `drafting` or `playing`."""
    public: bool
    kingdom: str
    """The id of the recommended set, if it is one."""
    cards: list[str]
    """With the bane; none while the kingdom has still to be picked."""
    rated: bool
    created: int
    seats: list[SeatInLobby]


class KingdomWish(BaseModel):
    """A kingdom in any form but `drafted_from`, for which there must be players."""

    model_config = ConfigDict(extra="forbid")

    kingdom: Annotated[Named | Drawn, FORM]


class KingdomShown(BaseModel):
    """Ten cards, and the names of the recommended set."""

    id: str
    """Of the recommended set; empty if it is none."""
    cards: list[str]
    bane: str | None
    """The eleventh card, with Young Witch."""
    colonies: bool | None
    """Whether Platinum and Colonies are used; null if the cards decide when the game begins."""
    names: dict[str, str]
    """By language."""


@router.get("/kingdoms")
def recommended() -> list[KingdomShown]:
    """The recommended sets."""
    return [_shown(kingdom) for kingdom in RECOMMENDED]


@router.post("/kingdom")
def find_kingdom(body: KingdomWish) -> KingdomShown:
    """Read or draw a kingdom."""
    return _shown(making.kingdom(body.kingdom, secrets.token_hex(8)))


def _shown(kingdom: Kingdom) -> KingdomShown:
    names = kingdom.names if kingdom.id else {}
    return KingdomShown(
        id=kingdom.id,
        cards=list(kingdom.ids),
        bane=kingdom.bane_id,
        colonies=kingdom.colonies,
        names=names,
    )


@router.get("/tables")
def lobby(served: Served) -> list[TableInLobby]:
    """The public tables that wait for players or are being played at, the latest first.

    Only those that their people attend.
    """
    current = TableRow.status.in_(UNFINISHED) & (TableRow.changed > now() - DAY)
    return _tables(served.engine, TableRow.public & current & attended(served.settings))


@router.get("/tables/mine")
def mine(who: Known, served: Served) -> list[TableInLobby]:
    """The tables that you made or sit at and that are not finished, the latest first."""
    sat_at = select(SeatRow.table_id).where(SeatRow.person_id.in_(who.persons))
    yours = TableRow.id.in_(sat_at) | TableRow.owner_id.in_(who.persons)
    return _tables(served.engine, yours & TableRow.status.in_(UNFINISHED))


@router.post("/tables", status_code=201)
async def make_table(body: TableWishes, who: Known, served: Served) -> NewTable:
    """Make a table; everyone who knows its id can join, so share it only with them."""
    await check_few_tables(who, served)
    return NewTable(id=await served.hub.make(who, await making.made_for(who, body)))


async def check_few_tables(who: Identity, served: Services) -> None:
    """Refuse a further table to those who have made many that are not finished."""
    count = await run_in_threadpool(_unfinished, served.engine, who.persons)
    if count >= served.settings.tables_per_person:
        raise TooMuch("too-many-tables", most=served.settings.tables_per_person)


@router.get("/tables/{id}/qr.svg", response_class=Response)
def qr_code(id: TableId, request: Request, served: Served) -> Response:
    """The address of a table, for the camera of a friend's phone."""
    base = served.settings.public_url or str(request.base_url)
    code = segno.make(f"{base.rstrip('/')}/t/{id}", micro=False)
    picture = io.BytesIO()
    code.save(picture, kind="svg", xmldecl=False, border=2, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _tables(engine: Engine, which: ColumnElement[bool]) -> list[TableInLobby]:
    wanted = select(TableRow).where(which).order_by(TableRow.changed.desc()).limit(SHOWN)
    with Session(engine) as session:
        tables = session.scalars(wanted).all()
        ids = [table.id for table in tables]
        seats = session.scalars(
            select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.number)
        ).all()
        cards = session.scalars(select(TableCardRow).where(TableCardRow.table_id.in_(ids))).all()
        return [
            TableInLobby(
                id=table.id,
                status=table.status,
                public=table.public,
                kingdom=table.kingdom,
                cards=[card.card for card in cards if card.table_id == table.id],
                rated=table.rated,
                created=table.created,
                seats=[
                    SeatInLobby(name=seat.name, bot=seat.bot, taken=bool(seat.name or seat.bot))
                    for seat in seats
                    if seat.table_id == table.id
                ],
            )
            for table in tables
        ]


def _unfinished(engine: Engine, persons: frozenset[str]) -> int:
    """How many unfinished tables of the last day a person has made."""
    lately = TableRow.changed > now() - DAY
    own = TableRow.owner_id.in_(persons)
    count = select(func.count()).where(own, lately, TableRow.status.in_(UNFINISHED))
    with Session(engine) as session:
        return session.scalar(count) or 0
