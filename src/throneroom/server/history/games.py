"""Finished games: finding them, how they went, and every position again.

Nothing of a game that is not over is told here. A private game is found in lists only by those who
sat at it; whoever has its id may look at it, as at the table.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import Annotated, cast

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, Engine, func, or_, select, tuple_
from sqlalchemy.orm import Session

from throneroom.engine.card import CARDS, TREASURE
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.engine.setup import catalogue, check_kingdom_card
from throneroom.kingdoms import parse
from throneroom.server.errors import Missing, Refused, Stranger
from throneroom.server.people.accounts import Identity, People
from throneroom.server.people.names import clean, name_key
from throneroom.server.protocol.fields import KingdomText
from throneroom.server.protocol.updates import DecisionPart, EventPart, ViewPart
from throneroom.server.storage.schema import ID_LENGTH, PersonRow, SeatRow, TableCardRow, TableRow
from throneroom.server.tables.frames import decision_part, event_part
from throneroom.server.tables.journal import entries_of, secret_of
from throneroom.server.tables.table import Table
from throneroom.text.names import find_card
from throneroom.text.words import Words

PAGE = 50
KEPT = 100
"""Games whose records are kept in memory; looking through one asks for turn after turn."""


class Search(BaseModel):
    """Which games are looked for; what is empty does not matter."""

    model_config = ConfigDict(extra="forbid")

    player: Annotated[str, Field(max_length=60)] = ""
    """An account, or what somebody was called at the table."""
    card: Annotated[str, Field(max_length=60)] = ""
    """A kingdom card in any spelling, German or English."""
    kingdom: KingdomText = ""
    """A recommended set or ten cards in any spelling, German or English."""
    mine: bool = False
    """Only those that you sat at."""
    before: Annotated[str, Field(pattern=rf"^([0-9]{{1,15}}\.[A-Za-z0-9_-]{{{ID_LENGTH}}})?$")] = ""
    """The `next` of the page before."""


class Result(BaseModel):
    """How a seat fared."""

    name: str
    bot: str
    """The level of the bot that played here in the end, if one did."""
    points: int
    place: int
    """1 for the first; equal ones share a place."""
    yours: bool


class GameInList(BaseModel):
    """A finished game in a few words."""

    id: str
    public: bool
    rated: bool
    kingdom: str
    """The recommended set, if it is one."""
    cards: list[str]
    ending: str
    """`provinces`, `piles`, `turn limit` or `resigned`."""
    turns: int
    """Of all players together."""
    created: int
    """In milliseconds since 1970."""
    ended: int
    """In milliseconds since 1970."""
    seats: list[Result]


class Page(BaseModel):
    """Games, the latest first; `next` leads to older ones, if there are any."""

    games: list[GameInList]
    next: str | None
    """To be sent as `before`; null on the last page."""


class DeckCard(BaseModel):
    """All copies of a card that somebody has in the end, and their points together."""

    card: str
    count: int
    points: int


class TurnStart(BaseModel):
    """Where a turn begins."""

    turn: int
    seat: int
    possessor: int | None
    """Who decided in this turn, if not its player."""
    event: int
    """The number of its first event, counted without what was undone."""
    answers: int
    """How many answers had been given before."""


class Deal(BaseModel):
    """Where the seed of the shuffles comes from; see `throneroom verify`."""

    commitment: str
    values: list[str]
    secret: str
    seed: str


class GameShown(GameInList):
    """A finished game, with everything but its positions."""

    profile: str
    bane: str | None
    winners: list[int]
    resigned: list[int]
    decks: list[list[DeckCard]]
    """The last cards of each seat."""
    starts: list[TurnStart]
    points: list[list[int]]
    """Of each seat: at the beginning, and after each turn."""
    money: list[list[int]]
    """The coins on all Treasures of each seat: at the beginning, and after each turn."""
    deal: Deal


class Position(BaseModel):
    """What followed on the answer before (or on the turn's beginning), and how it looked then."""

    answers: int
    """How many answers had been given."""
    events: list[EventPart]
    view: ViewPart
    hands: list[list[str]] | None
    """Everybody's, where no seat was asked for."""
    decision: DecisionPart | None
    """What was asked then; null in the last position, where the turn was over."""
    answer: list[str] | None
    """What was answered to it; null in the last position."""


class TurnShown(BaseModel):
    """A turn: a position for each of its answers, and the one to which the last answer led."""

    turn: int
    seat: int
    possessor: int | None
    positions: list[Position]


Course = tuple[list[TurnStart], list[list[int]], list[list[int]]]
"""Where the turns begin, and everybody's points and money between them."""


# Finding games


def search(engine: Engine, people: People, who: Identity | None, by: Search, words: Words) -> Page:
    """The games that fit, for somebody to see in a list."""
    if by.mine and who is None:
        raise Stranger("who-are-you")
    persons = _persons(who)
    sat_at = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id.in_(persons)))
    wanted = [TableRow.status == "over", sat_at if by.mine else TableRow.public | sat_at]
    if cards := _cards(by, words):
        wanted.append(_played_with(cards))
    with Session(engine) as session:
        if name := by.player.strip():
            wanted.append(_played_by(people, name))
        return _page(session, wanted, by.before, persons)


def _persons(who: Identity | None) -> frozenset[str]:
    return frozenset() if who is None else who.persons


def _cards(by: Search, words: Words) -> set[str]:
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
    """Whether somebody sat there, as an account or under that name."""
    either = [SeatRow.key == name_key(clean(name))]
    # Else there is no such account, and the name counts alone.
    with suppress(Missing):
        account = people.account_id(name)
        either.append(
            SeatRow.person_id.in_(select(PersonRow.id).where(PersonRow.account_id == account))
        )
    return TableRow.id.in_(select(SeatRow.table_id).where(or_(*either)))


def _page(
    session: Session, wanted: list[ColumnElement[bool]], before: str, persons: frozenset[str]
) -> Page:
    """What follows on a game by its time and id, so that it does not matter what has come since."""
    if before:
        ended, _, id = before.partition(".")
        wanted = [*wanted, tuple_(TableRow.ended, TableRow.id) < tuple_(int(ended), id)]
    newest_first = (
        select(TableRow).where(*wanted).order_by(TableRow.ended.desc(), TableRow.id.desc())
    )
    tables = session.scalars(newest_first.limit(PAGE + 1)).all()
    shown = tables[:PAGE]
    ids = [table.id for table in shown]
    seats = _seats(session, ids)
    cards = session.scalars(
        select(TableCardRow).where(TableCardRow.table_id.in_(ids)).order_by(TableCardRow.card)
    ).all()
    games = [
        GameInList.model_validate(
            _in_list(
                table,
                [card.card for card in cards if card.table_id == table.id],
                [_result(seat, persons) for seat in seats if seat.table_id == table.id],
            )
        )
        for table in shown
    ]
    last = shown[-1] if len(tables) > PAGE else None
    return Page(games=games, next=None if last is None else f"{last.ended}.{last.id}")


def _seats(session: Session, ids: list[str]) -> Sequence[SeatRow]:
    return session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.number)
    ).all()


def _in_list(table: TableRow, cards: list[str], seats: list[Result]) -> dict[str, object]:
    return {
        "id": table.id,
        "public": table.public,
        "rated": table.rated,
        "kingdom": table.kingdom,
        "cards": cards,
        "ending": table.ending,
        "turns": table.turns,
        "created": table.created,
        "ended": table.ended,
        "seats": seats,
    }


def _result(seat: SeatRow, persons: frozenset[str]) -> Result:
    assert seat.points is not None
    assert seat.place is not None
    yours = seat.person_id in persons
    return Result(name=seat.name, bot=seat.bot, points=seat.points, place=seat.place, yours=yours)


# One game


def show_game(engine: Engine, id: str, who: Identity | None) -> GameShown:
    """A finished game."""
    table, seats = _finished(engine, id)
    record, resigned = _played(engine, id, seats)
    fairness = record.fairness
    assert fairness is not None
    results = [_result(seat, _persons(who)) for seat in seats]
    decks, (starts, points, money) = _told_about(engine, id)
    return GameShown.model_validate(
        _in_list(table, record.kingdom, results)
        | {
            "profile": record.profile,
            "bane": record.bane,
            "winners": [
                number
                for number, result in enumerate(results)
                if result.place == 1 and number not in resigned
            ],
            "resigned": resigned,
            "decks": decks,
            "starts": starts,
            "points": points,
            "money": money,
            "deal": Deal(
                commitment=fairness.commitment,
                values=list(fairness.values),
                secret=fairness.secret,
                seed=record.seed,
            ),
        }
    )


def record_text(engine: Engine, id: str) -> str:
    """The record of a finished game, with what is needed to check the deal."""
    return _record(engine, id).text()


def _finished(engine: Engine, id: str) -> tuple[TableRow, Sequence[SeatRow]]:
    """A game that is over; others are not told about."""
    with Session(engine) as session:
        table = session.get(TableRow, id)
        if table is None:
            raise Missing("no-such-game")
        if table.status == "closed":
            raise Refused("no-result")
        if table.status != "over":
            raise Refused("not-over")
        return table, _seats(session, [id])


def _record(engine: Engine, id: str) -> Record:
    _, seats = _finished(engine, id)
    return _played(engine, id, seats)[0]


def _played(engine: Engine, id: str, seats: Sequence[SeatRow]) -> tuple[Record, list[int]]:
    """The record of a finished game, and who resigned.

    Only the names may still change: whoever deletes an account is called otherwise then.
    """
    record, resigned = _from_entries(engine, id)
    return replace(record, names=[seat.name for seat in seats]), resigned


@lru_cache(maxsize=KEPT)
def _from_entries(engine: Engine, id: str) -> tuple[Record, list[int]]:
    secret = secret_of(engine, id)
    assert secret is not None
    table = Table(id, secret)
    for number, entry, at in entries_of(engine, id):
        table.apply(number, entry, at)
    resigned = [number for number, seat in enumerate(table.seats) if seat.resigned]
    return table.record(), resigned


@lru_cache(maxsize=KEPT)
def _told_about(engine: Engine, id: str) -> tuple[list[list[DeckCard]], Course]:
    """What has to be played again to be told."""
    record, _ = _from_entries(engine, id)
    return _decks(record), _course(record)


def _decks(record: Record) -> list[list[DeckCard]]:
    """Everybody's last cards, and what they count."""
    game = record.game()
    definitions = catalogue(record.profile).cards
    decks = []
    for seat in range(game.players):
        owned = game.view(seat).owned(seat)
        deck = []
        for number, count in owned.as_dict().items():
            card = definitions[number]
            each = card.points if card.worth is None else card.worth(owned)
            deck.append(DeckCard(card=card.id, count=count, points=int(each) * count))
        decks.append(deck)
    return decks


def _course(record: Record) -> Course:
    """Where the turns begin, and everybody's points and money between them."""
    game = record.game(watch=True, turn=1)
    starts: list[TurnStart] = []
    points: list[list[int]] = [[] for _ in record.names]
    money: list[list[int]] = [[] for _ in record.names]

    def note() -> None:
        for seat, score in enumerate(game.scores()):
            points[seat].append(score)
            money[seat].append(_money(game, seat))

    known = 0
    for answers in range(len(record.answers) + 1):
        for event in game.events(known):
            if event.kind == "turn":
                starts.append(_start(event, answers))
                note()
        known = game.told
        if answers < len(record.answers):
            game.answer(record.answers[answers][1])
    note()
    return starts, points, money


def _start(event: Event, answers: int) -> TurnStart:
    return TurnStart(
        turn=event.amount,
        seat=event.seat,
        possessor=event.other,
        event=event.number,
        answers=answers,
    )


def _money(game: Game, seat: int) -> int:
    """The coins on all Treasures that somebody has."""
    owned = game.view(seat).owned(seat).as_dict()
    return sum(int(CARDS[c].coins) * count for c, count in owned.items() if CARDS[c].is_a(TREASURE))


# One turn


def show_turn(engine: Engine, id: str, turn: int, seat: int | None) -> TurnShown:
    """A turn of a finished game, as a seat saw it or with all cards open."""
    record = _record(engine, id)
    game = record.game(watch=True, turn=turn)
    if turn > game.turn:
        raise Missing("turn-beyond", turn=turn, turns=game.turn)
    # Where nothing could be decided in a turn the game stands in a later one by now.
    begun = next(e for e in game.events() if e.kind == "turn" and e.amount == turn)
    known, answers = begun.number - 1, len(game.answers())
    positions: list[Position] = []
    while game.turn == turn and answers < len(record.answers):
        words = record.answers[answers][1]
        position = _position(game, _events(game, known, turn, seat), seat, answers)
        position.decision, position.answer = decision_part(game), words
        positions.append(position)
        known = game.told
        game.answer(words)
        answers += 1
    positions.append(_position(game, _events(game, known, turn, seat), seat, answers))
    return TurnShown(turn=turn, seat=begun.seat, possessor=begun.other, positions=positions)


def _position(game: Game, events: list[EventPart], seat: int | None, answers: int) -> Position:
    return Position(
        answers=answers,
        events=events,
        view=cast("ViewPart", game.view(seat).snapshot()),
        hands=_hands(game) if seat is None else None,
        decision=None,
        answer=None,
    )


def _hands(game: Game) -> list[list[str]]:
    views = [game.view(seat) for seat in range(game.players)]
    return [[CARDS[card].id for card in sorted(view.hand())] for view in views]


def _events(game: Game, known: int, turn: int, seat: int | None) -> list[EventPart]:
    """What happened in a turn after an event, as a seat saw it or with all cards open."""
    told = game.events(known, seat)
    if seat is None:
        # Everything that happens to somebody's cards is seen by that player at least.
        seen = [game.events(known, each) for each in range(game.players)]
        told = [seen[event.seat][place] for place, event in enumerate(told)]
    return [event_part(e) for e in takewhile(lambda e: e.kind != "turn" or e.amount == turn, told)]
