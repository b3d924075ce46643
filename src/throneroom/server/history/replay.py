"""Looking at a finished game: how it went, and every position again.

A game that is not over is refused. So is a try at the kingdom of a day as long as others may still
play it: its player can look at it, but nobody gets the seed of its deal.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import cast

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from throneroom.engine.events import Event
from throneroom.engine.fairness import Fairness
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.server.errors import Missing, Refused
from throneroom.server.history.branches import branches_of, origin_of
from throneroom.server.history.days import current_day_of
from throneroom.server.history.shown import (
    Deal,
    DeckCard,
    GameShown,
    PositionShown,
    TurnShown,
    TurnStart,
    in_list,
    result_of,
    seats_of,
)
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.updates import EventPart, ViewPart
from throneroom.server.storage.schema import SeatRow, TableRow
from throneroom.server.tables.frames import decision_part, event_part, open_view_part
from throneroom.server.tables.loading import load_table
from throneroom.server.tables.table import Table

KEPT = 100
"""Games that are kept in memory, since clients ask for one turn after another."""

Course = tuple[list[TurnStart], list[list[int]], list[list[int]]]
"""Where the turns begin, and each seat's points and money at every turn's beginning and the end."""


def show_game(engine: Engine, id: str, who: Identity | None) -> GameShown:
    """A finished game."""
    table, seats = _finished(engine, id, who)
    record, resigned, hints = _played(engine, id, seats)
    persons = frozenset() if who is None else who.persons
    results = [result_of(seat, persons) for seat in seats]
    decks, (starts, points, money) = _replayed(engine, id)
    # The record of a game from elsewhere does not tell who resigned.
    is_decided = record.stopped is None or bool(resigned)
    return GameShown.model_validate(
        in_list(table, record.kingdom, results)
        | {
            "profile": record.profile,
            "bane": record.bane,
            "colonies": record.colonies,
            "winners": [
                number
                for number, result in enumerate(results)
                if result.place == 1 and number not in resigned and is_decided
            ],
            "resigned": resigned,
            "hints": hints,
            "removable": table.pasted and table.owner_id in persons,
            "decks": decks,
            "starts": starts,
            "points": points,
            "money": money,
            "deal": _deal(record, secret=current_day_of(engine, id) != ""),
            "origin": origin_of(engine, id),
            "branches": branches_of(engine, id, persons),
        }
    )


def _deal(record: Record, secret: bool) -> Deal:
    """Where the cards came from; in a branch, those that were dealt anew."""
    dealt = record.redeals[-1] if record.redeals else record
    fairness = dealt.fairness or Fairness("", (), "")
    return Deal(
        commitment=fairness.commitment,
        values=list(fairness.values),
        secret="" if secret else fairness.secret,
        seed="" if secret else dealt.seed,
        generator=dealt.generator,
    )


def record_text(engine: Engine, id: str) -> str:
    """The record of a finished game, with what is needed to check the deal."""
    return record_of(engine, id).text()


def finished_table(engine: Engine, id: str) -> Table:
    """The table of a finished game; any other game is refused."""
    _finished(engine, id)
    return load_table(engine, id)[0]


def _finished(
    engine: Engine, id: str, who: Identity | None = None
) -> tuple[TableRow, Sequence[SeatRow]]:
    """The rows of a finished game; any other game is refused.

    A try at today's kingdom is refused to all but the player, so `who` is only to be given where
    nothing is shown that tells the deal.
    """
    with Session(engine) as session:
        table = session.get(TableRow, id)
        if table is None:
            raise Missing("no-such-game")
        if table.status == "closed":
            raise Refused("no-result")
        if table.status != "over":
            raise Refused("not-over")
        seats = seats_of(session, [id])
    own = who is not None and any(seat.person_id in who.persons for seat in seats)
    if not own and current_day_of(engine, id):
        raise Refused("secret-today")
    return table, seats


def record_of(engine: Engine, id: str) -> Record:
    """The record of a finished game; any other game is refused."""
    _, seats = _finished(engine, id)
    return _played(engine, id, seats)[0]


def _played(engine: Engine, id: str, seats: Sequence[SeatRow]) -> tuple[Record, list[int], bool]:
    """The record of a finished game, who resigned, and whether hints were allowed.

    The names come from the rows: they change when an account is deleted.
    """
    record, resigned, hints = _from_entries(engine, id)
    return replace(record, names=[seat.name for seat in seats]), resigned, hints


@lru_cache(maxsize=KEPT)
def _from_entries(engine: Engine, id: str) -> tuple[Record, list[int], bool]:
    table, _ = load_table(engine, id)
    resigned = [number for number, seat in enumerate(table.seats) if seat.resigned]
    return table.record(), resigned, table.had_hints


@lru_cache(maxsize=KEPT)
def _replayed(engine: Engine, id: str) -> tuple[list[list[DeckCard]], Course]:
    """What can only be told by playing the game again."""
    record, _, _ = _from_entries(engine, id)
    return _decks(record), _course(record)


def _decks(record: Record) -> list[list[DeckCard]]:
    """Each seat's cards at the end, with their points."""
    game = record.game()
    decks: list[list[DeckCard]] = []
    for seat in range(game.player_count):
        view = game.view(seat)
        points = view.fast.points_by_card(seat)
        decks.append(
            [
                DeckCard(card=card.id, count=count, points=points[card.index])
                for card, count in view.cards.items()
            ]
        )
    return decks


def _course(record: Record) -> Course:
    """Replay a game, and note how it went from turn to turn."""
    game = record.begin(watch=True)
    starts: list[TurnStart] = []
    points: list[list[int]] = [[] for _ in record.names]
    money: list[list[int]] = [[] for _ in record.names]

    def note() -> None:
        for seat, score in enumerate(game.scores):
            points[seat].append(score)
            money[seat].append(int(game.view(seat).fast.money_of(seat)))

    known = 0
    for answers in range(len(record.answers) + 1):
        for event in game.events(known):
            if event.kind == "turn":
                starts.append(_start(event, answers))
                note()
        known = game.event_count
        if answers < len(record.answers):
            record.advance(game)
    note()
    return starts, points, money


def _start(event: Event, answers: int) -> TurnStart:
    return TurnStart(
        turn=event.amount,
        own_turn=event.own_turn,
        seat=event.seat,
        possessor=event.other,
        event=event.number,
        answers=answers,
    )


# One turn


def show_turn(
    engine: Engine, id: str, turn: int, seat: int | None, who: Identity | None = None
) -> TurnShown:
    """A turn of a finished game, as a seat saw it or with all cards open."""
    _, seats = _finished(engine, id, who)
    record, _, _ = _played(engine, id, seats)
    game = record.game(watch=True, turn=turn)
    if turn > game.turn:
        raise Missing("turn-beyond", turn=turn, turns=game.turn)
    # If a turn had no decision the game is already in a later one.
    begun = next(e for e in game.events() if e.kind == "turn" and e.amount == turn)
    known, answers = begun.number - 1, game.answered
    positions: list[PositionShown] = []
    while game.turn == turn and answers < len(record.answers):
        words = record.answers[answers][1]
        position = _position(game, _events(game, known, turn, seat), seat, answers)
        position.decision, position.answer = decision_part(game), words
        positions.append(position)
        known = game.event_count
        record.advance(game)
        answers += 1
    positions.append(_position(game, _events(game, known, turn, seat), seat, answers))
    return TurnShown(turn=turn, seat=begun.seat, possessor=begun.other, positions=positions)


def _position(game: Game, events: list[EventPart], seat: int | None, answers: int) -> PositionShown:
    if seat is None:
        view = open_view_part(game, None)
    else:
        view = cast("ViewPart", game.view(seat).snapshot())
    return PositionShown(
        answers=answers,
        events=events,
        view=view,
        hands=_hands(game) if seat is None else None,
        decision=None,
        answer=None,
    )


def _hands(game: Game) -> list[list[str]]:
    return [game.view(seat).snapshot()["hand"] for seat in range(game.player_count)]


def _events(game: Game, known: int, turn: int, seat: int | None) -> list[EventPart]:
    """What happened in a turn after an event, as a seat saw it or with all cards open."""
    events = game.events(known, seat)
    if seat is None:
        # What happens to a player's cards is seen by that player at least.
        seen = [game.events(known, each) for each in range(game.player_count)]
        events = [seen[event.seat][place] for place, event in enumerate(events)]
    own = takewhile(lambda event: event.kind != "turn" or event.amount == turn, events)
    return [event_part(event) for event in own]
