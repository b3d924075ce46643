"""Finding finished games.

A private game is found only by those who sat at it, and one from elsewhere by the person who added
it; with its id, anyone may look at it, as at the
table.
"""

from contextlib import suppress
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, Engine, func, or_, select, tuple_
from sqlalchemy.orm import Session

from throneroom.engine.setup import check_kingdom_card
from throneroom.kingdoms import parse
from throneroom.server.errors import Missing, Stranger
from throneroom.server.history.shown import GameInList, Page, in_list, result_of, seats_of
from throneroom.server.people.accounts import People
from throneroom.server.people.identity import Identity
from throneroom.server.people.names import clean, name_key
from throneroom.server.protocol.fields import KingdomText
from throneroom.server.storage.schema import ID_LENGTH, PersonRow, SeatRow, TableCardRow, TableRow
from throneroom.text.names import find_card
from throneroom.text.words import Words

PAGE = 50


class GameSearch(BaseModel):
    """Which games to find; empty fields do not matter."""

    model_config = ConfigDict(extra="forbid")

    player: Annotated[str, Field(max_length=60)] = ""
    """The name of an account, or of a player at the table."""
    card: Annotated[str, Field(max_length=60)] = ""
    """A kingdom card in any spelling, German or English."""
    kingdom: KingdomText = ""
    """A recommended set or ten cards in any spelling, German or English."""
    mine: bool = False
    """Only those you sat at."""
    before: Annotated[str, Field(pattern=rf"^([0-9]{{1,15}}\.[A-Za-z0-9_-]{{{ID_LENGTH}}})?$")] = ""
    """The `next` of the page before."""


def search(
    engine: Engine, people: People, who: Identity | None, by: GameSearch, words: Words
) -> Page:
    """The games that fit, of those that may be listed for this person."""
    if by.mine and who is None:
        raise Stranger("who-are-you")
    persons = _persons(who)
    sat_at = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id.in_(persons)))
    own = sat_at | (TableRow.pasted & TableRow.owner_id.in_(persons))
    wanted = [TableRow.status == "over", own if by.mine else TableRow.public | own]
    if cards := _cards(by, words):
        wanted.append(_played_with(cards))
    with Session(engine) as session:
        if name := by.player.strip():
            wanted.append(_played_by(people, name))
        return _page(session, wanted, by.before, persons)


def _persons(who: Identity | None) -> frozenset[str]:
    return frozenset() if who is None else who.persons


def _cards(by: GameSearch, words: Words) -> set[str]:
    """The kingdom cards that must all be there."""
    cards = set()
    if by.card.strip():
        card = find_card(by.card, words=words)
        check_kingdom_card(card)
        cards.add(card.id)
    if by.kingdom.strip():
        cards.update(parse(by.kingdom).ids)
    return cards


def _played_with(cards: set[str]) -> ColumnElement[bool]:
    return TableRow.id.in_(
        select(TableCardRow.table_id)
        .where(TableCardRow.card.in_(cards))
        .group_by(TableCardRow.table_id)
        .having(func.count() == len(cards))
    )


def _played_by(people: People, name: str) -> ColumnElement[bool]:
    """Whether a seat belonged to the account of that name, or to a player called so."""
    either = [SeatRow.key == name_key(clean(name))]
    # Without such an account only the name at the table counts.
    with suppress(Missing):
        account = people.account_id(name)
        either.append(
            SeatRow.person_id.in_(select(PersonRow.id).where(PersonRow.account_id == account))
        )
    return TableRow.id.in_(select(SeatRow.table_id).where(or_(*either)))


def _page(
    session: Session, wanted: list[ColumnElement[bool]], before: str, persons: frozenset[str]
) -> Page:
    """The games before one, found by its time and id, so that newer games do not shift pages."""
    if before:
        ended, _, id = before.partition(".")
        wanted = [*wanted, tuple_(TableRow.ended, TableRow.id) < tuple_(int(ended), id)]
    newest_first = (
        select(TableRow).where(*wanted).order_by(TableRow.ended.desc(), TableRow.id.desc())
    )
    tables = session.scalars(newest_first.limit(PAGE + 1)).all()
    shown = tables[:PAGE]
    ids = [table.id for table in shown]
    seats = seats_of(session, ids)
    cards = session.scalars(
        select(TableCardRow).where(TableCardRow.table_id.in_(ids)).order_by(TableCardRow.card)
    ).all()
    games = [
        GameInList.model_validate(
            in_list(
                table,
                [card.card for card in cards if card.table_id == table.id],
                [result_of(seat, persons) for seat in seats if seat.table_id == table.id],
            )
        )
        for table in shown
    ]
    last = shown[-1] if len(tables) > PAGE else None
    return Page(games=games, next=None if last is None else f"{last.ended}.{last.id}")
