"""What is sent to one viewer: the table, the game and the decision, without what is hidden.

Everything that leaves the server about an unfinished game is made here.
"""

from dataclasses import dataclass
from typing import Any, Literal, cast

from throneroom.analysis import Hint
from throneroom.engine.card import BY_ID
from throneroom.engine.decision import PriceLimit
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.engine.moments import WHEN_PLAYED
from throneroom.server.errors import Refused
from throneroom.server.protocol.updates import (
    AskedPart,
    ClockPart,
    DecisionPart,
    DraftPart,
    EventPart,
    GamePart,
    HintPart,
    OriginPart,
    PricePart,
    RemarkPart,
    RematchPart,
    ResultPart,
    SeatPart,
    TablePart,
    ViewPart,
    VotePart,
)
from throneroom.server.tables.hints import hint_terms
from throneroom.server.tables.rematch import missing
from throneroom.server.tables.table import Remark, Table, Vote
from throneroom.server.tables.undo import undo_terms
from throneroom.text.thoughts import thought


@dataclass(frozen=True)
class Presence:
    """Who is connected, which entries do not tell."""

    seats: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    spectators: int = 0


def table_part(table: Table, persons: frozenset[str], presence: Presence) -> TablePart:
    """The table, for a client with these persons."""
    vote = table.vote
    return {
        "id": table.id,
        "status": table.status,
        "options": table.options,
        "owner": table.owner in persons,
        "commitment": table.commitment,
        "values": [seat.value for seat in table.seats],
        "seats": [_seat_part(table, number, persons, presence) for number in _numbers(table)],
        "spectators": presence.spectators,
        "draft": _draft_part(table),
        "vote": None
        if vote is None
        else VotePart(
            number=vote.number,
            what=vote.what,
            by=vote.by,
            about=vote.about,
            missing=sorted(vote.missing),
            since=_undo_since(table, vote),
        ),
        "rematch": _rematch_part(table, presence),
        "result": _result_part(table),
        "previous": table.previous,
        "next": table.next,
        "origin": _origin_part(table),
        "day": table.day,
        "hints": table.hints,
    }


def _origin_part(table: Table) -> OriginPart | None:
    origin = table.origin
    if origin is None:
        return None
    return {
        "game": origin.table,
        "answers": origin.answers,
        "turn": origin.turn,
        "own_turn": origin.own_turn,
        "anew": origin.anew,
    }


def _undo_since(table: Table, vote: Vote) -> int | None:
    """Where the events begin that a proposed undo would take back; all know their numbers."""
    if vote.what != "undo" or table.game is None:
        return None
    return table.game.undo_since(table.answers_since(vote.about))


def _numbers(table: Table) -> range:
    return range(len(table.seats))


def _seat_part(table: Table, number: int, persons: frozenset[str], presence: Presence) -> SeatPart:
    seat = table.seats[number]
    return {
        "name": seat.name,
        "plan": seat.plan,
        "bot": seat.bot,
        "taken": seat.taken,
        "yours": seat.person in persons or (seat.reserved in persons and not seat.taken),
        "host": seat.taken and seat.person == table.owner,
        "present": number in presence.seats,
        "away": number in presence.away,
        "left": seat.left,
        "resigned": seat.resigned,
        "out_of_time": seat.out_of_time,
    }


def _draft_part(table: Table) -> DraftPart | None:
    draft = table.draft
    if table.status != "drafting" or draft is None or draft.turn is None:
        return None
    return {
        "turn": draft.turn,
        "picked": [card.id for card in draft.picked],
        "choices": [card.id for card in draft.choices()],
    }


def _rematch_part(table: Table, presence: Presence) -> RematchPart | None:
    invitation = table.invitation
    if invitation is None:
        return None
    return {
        "number": invitation.number,
        "by": invitation.by,
        "options": invitation.options,
        "agreed": sorted(invitation.agreed),
        "missing": missing(table, presence.gone),
        "declined": invitation.declined,
    }


def _result_part(table: Table) -> ResultPart | None:
    game, places = table.game, table.places()
    if game is None or places is None:
        return None
    views = [game.view(number) for number in _numbers(table)]
    return {
        "ending": game.ending or "",
        "points": game.scores,
        "places": places,
        "turns": game.turns,
        "decks": [{card.id: count for card, count in view.cards.items()} for view in views],
        "hands": [view.snapshot()["hand"] for view in views],
        # That of a day is the same at other tables, where people are still to play.
        "secret": "" if table.day else table.secret,
    }


@dataclass(frozen=True)
class Viewer:
    """Whose view of the game a client is shown: a seat's, or a spectator's."""

    seat: int | None
    seats: tuple[int, ...] = ()
    """All seats that the client answers for."""


def game_part(table: Table, viewer: Viewer, since: int, running: int | None) -> GamePart:
    """The game, for a viewer who knows it up to an event.

    `running` is the time in milliseconds that the seat being asked has been thinking.
    """
    game = table.game
    assert game is not None
    asked = table.asked
    mine = asked is not None and asked == viewer.seat and table.seats[asked].played_by_person
    return {
        "viewer": viewer.seat,
        "events": [event_part(event) for event in game.events(since, viewer.seat)],
        "event": table.events,
        "view": view_part(table, viewer.seat),
        "asked": None if asked is None else _asked_part(game, asked),
        "decision": _question_part(game) if mine else None,
        "hand_over": _hand_over(table, viewer),
        "undo": _undo(table, viewer),
        "hints": _hints(table, viewer),
        "clock": _clock_part(table, asked, running),
    }


def event_part(event: Event) -> EventPart:
    """An event, without its empty fields."""
    part: EventPart = {"number": event.number, "kind": event.kind, "seat": event.seat}
    if event.cards:
        part["cards"] = [None if card is None else card.id for card in event.cards]
    if event.origin:
        part["origin"] = event.origin
    if event.target:
        part["target"] = event.target
    if event.amount:
        part["amount"] = event.amount
    if event.own_turn is not None:
        part["own_turn"] = event.own_turn
    if event.since is not None:
        part["since"] = event.since
    if event.cause is not None:
        part["cause"] = event.cause.id
    if event.depth:
        part["depth"] = event.depth
    if event.other is not None:
        part["other"] = event.other
    return part


def view_part(table: Table, seat: int | None) -> ViewPart:
    """The position as a seat sees it, without what the table's options hide."""
    assert table.game is not None
    if table.game.over:
        return open_view_part(table.game, seat)
    view = cast("dict[str, Any]", table.game.view(seat).snapshot())
    options = table.options
    if not options.tracker:
        del view["deck"], view["discard"]
    for player in view["players"]:
        if not options.tracker:
            del player["cards"], player["known_on_deck"]
        if not options.points:
            del player["points"]
    return cast("ViewPart", view)


def open_view_part(game: Game, seat: int | None) -> ViewPart:
    """The position of a finished game as a seat sees it, with what everybody owns.

    While a game runs, and in one that was stopped, a view leaves out what was passed unseen.
    """
    view = game.view(seat).snapshot()
    for number, player in enumerate(view["players"]):
        own = game.view(number).players[number].snapshot()
        player["cards"], player["points"] = own["cards"], own["points"]
    return cast("ViewPart", view)


def _asked_part(game: Game, asked: int) -> AskedPart:
    """Whom the game waits for, with as much about the question as everybody may know."""
    about, source = thought(game)
    return {"seat": asked, "source": None if source is None else source.id, "about": about}


def decision_part(game: Game) -> DecisionPart:
    """The open question, for the player who is to answer it."""
    decision = game.decision
    assert decision is not None
    return {
        "number": decision.number,
        "seat": decision.seat,
        "player": decision.player,
        "owner": decision.owner,
        "affects": decision.affects,
        "kind": str(decision.kind),
        "source": None if decision.source is None else decision.source.id,
        "purpose": decision.purpose,
        "place": decision.place.value,
        "options": list(decision.sorted_candidates),
        "types": list(decision.types),
        "price": _price_part(decision.price),
        "about": [] if decision.about is None else [decision.about.id],
        "least": decision.least,
        "most": decision.most,
        "several": decision.several,
        "ordered": decision.ordered,
        "or_none": decision.or_none,
        "decline": decision.may_decline,
        "all": decision.takes_all,
        "off_turn": decision.off_turn,
    }


def _price_part(limit: PriceLimit | None) -> PricePart | None:
    if limit is None:
        return None
    return {"relation": limit.relation, "coins": limit.coins, "potions": limit.potions}


def _question_part(game: Game) -> DecisionPart:
    """The open question of a running game, with what one click could answer besides it."""
    part = decision_part(game)
    buyable = buyable_after_treasures(game)
    if buyable:
        part["buyable"] = buyable
    return part


def buyable_after_treasures(game: Game) -> list[str]:
    """What could be bought once all Treasures are played, if playing them decides nothing else.

    Potions, Treasures that do more than give coins, and coin tokens leave something to decide.
    """
    decision = game.decision
    assert decision is not None
    if decision.kind != Kind.PLAY_TREASURE or not all(map(_is_plain, decision.options)):
        return []
    then = game.after("all")
    return list(then.options) if then is not None and then.kind == Kind.BUY else []


def _is_plain(treasure: str) -> bool:
    card = BY_ID[treasure]
    return card.effects[WHEN_PLAYED] is None and not card.potions


def _hand_over(table: Table, viewer: Viewer) -> int | None:
    """At a shared screen, the seat that is asked while another or none is shown."""
    asked = table.asked
    if len(viewer.seats) < 2 or asked == viewer.seat or asked not in viewer.seats:
        return None
    return asked if table.seats[asked].played_by_person else None


def _undo(table: Table, viewer: Viewer) -> Literal["free", "ask", "no"]:
    if viewer.seat is None or not _plays(table, viewer.seat):
        return "no"
    terms = undo_terms(table, viewer.seat)
    return "no" if isinstance(terms, Refused) else terms


def _hints(table: Table, viewer: Viewer) -> Literal["on", "free", "ask", "no"]:
    if viewer.seat is None or not _plays(table, viewer.seat):
        return "no"
    terms = hint_terms(table, viewer.seat)
    return "no" if isinstance(terms, Refused) else terms


def _plays(table: Table, seat: int) -> bool:
    return table.status == "playing" and not table.seats[seat].bot


def hint_part(hint: Hint) -> HintPart:
    """A hint, for the person who asked for it and nobody else."""
    return {
        "answer": list(hint.answer),
        "other": None if hint.other is None else list(hint.other),
        "chance": hint.chance,
        "lead": hint.lead,
        "error": hint.error,
        "clear": hint.is_clear,
        "reason": hint.reason,
    }


def _clock_part(table: Table, asked: int | None, running: int | None) -> ClockPart | None:
    if table.options.clock is None:
        return None
    left = [table.reserve(number) or 0 for number in _numbers(table)]
    if asked is not None and running is not None:
        left[asked] = max(0, left[asked] - running)
    thinking = asked is not None and table.seats[asked].played_by_person
    return {"left": left, "running": asked if thinking else None}


def remark_part(remark: Remark) -> RemarkPart:
    """A remark."""
    return {
        "number": remark.number,
        "seat": remark.seat,
        "name": remark.name,
        "text": remark.text,
        "at": remark.at,
    }
