"""Who may do what at a table: requests become entries, or are refused.

Nothing here changes a table. The entries of a request are to be written together, in their order.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, get_args

from throneroom.engine.card import BY_ID
from throneroom.engine.fairness import fair_seed
from throneroom.engine.record import Record
from throneroom.engine.rng import below, derive, seed_of
from throneroom.engine.shuffling import SHA256
from throneroom.kingdoms import Draft, Kingdom
from throneroom.roster import name_bots
from throneroom.server.errors import Refused
from throneroom.server.people.identity import Identity
from throneroom.server.people.names import clean, clean_name
from throneroom.server.protocol import messages
from throneroom.server.protocol.fields import LONGEST_NAME
from throneroom.server.tables.entries import (
    PERSON,
    Answered,
    Changed,
    Closed,
    Drafting,
    Entry,
    HintsAllowed,
    Left,
    Picked,
    Proposed,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
    Voted,
)
from throneroom.server.tables.hints import hint_terms
from throneroom.server.tables.making import check_branch, check_plan, options_after
from throneroom.server.tables.table import Seat, Status, Table
from throneroom.server.tables.undo import undo_terms

SUBSTITUTE = "plan"
"""The level of the bot that takes over for a person."""


@dataclass(frozen=True)
class Moment:
    """What a request depends on besides the table."""

    used: int = 0
    """The milliseconds since the question was put."""
    away: frozenset[int] = frozenset()
    """The seats whose people have been away for long."""
    absent: frozenset[int] = frozenset()
    """The seats whose people are not connected."""


@dataclass(frozen=True)
class Situation:
    """Where a request arrives, and whose it is."""

    table: Table
    who: Identity
    moment: Moment


def entries(table: Table, who: Identity, request: messages.Request, moment: Moment) -> list[Entry]:
    """What is to be written for a request."""
    decide, statuses = HANDLERS.get(type(request), (None, ()))
    if decide is None:
        raise Refused("unknown-request")
    if table.status not in statuses:
        raise _wrong_time(table)
    return decide(Situation(table, who, moment), request)


def out_of_time(seat: int, used: int) -> list[Entry]:
    """What is written when a seat's clock has run out."""
    return [Replaced(seat=seat, bot=SUBSTITUTE, why="time", used=used)]


# Before the game


def _sit(at: Situation, request: messages.Sit) -> list[Entry]:
    table, who = at.table, at.who
    number = _free_seat(table, who, request.seat)
    if table.options.rated:
        if not who.rated:
            raise Refused("only-rated")
        if table.seats_of(who.persons):
            raise Refused("one-seat")
    name = _name_at(table, clean_name(request.name))
    sat = Sat(seat=number, person=who.person_id, name=name, value=request.value)
    others = [seat.taken for place, seat in enumerate(table.seats) if place != number]
    if not (table.options.autostart and all(others)) or at.moment.absent:
        return [sat]
    values = _values(table)
    values[number] = request.value
    return [sat, *_begin(table, values)]


def _free_seat(table: Table, who: Identity, wanted: int | None) -> int:
    """The seat to take: the wanted one, else one reserved for the person, else the first free."""
    free = [
        number
        for number, seat in enumerate(table.seats)
        if not seat.taken and (not seat.reserved or seat.reserved in who.persons)
    ]
    if wanted is not None:
        if wanted not in free:
            raise Refused("seat-taken", number=wanted + 1)
        return wanted
    if not free:
        raise Refused("table-full")
    kept = [number for number in free if table.seats[number].reserved]
    return (kept or free)[0]


def _name_at(table: Table, name: str) -> str:
    """The name, with a number if another seat has the same."""
    taken = {seat.name.casefold() for seat in table.seats if seat.name}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 2].strip()} {count}" for count in range(2, 9))
    return next(other for other in numbered if other.casefold() not in taken)


def _stand(at: Situation, request: messages.Stand) -> list[Entry]:
    # A table must not wait for ever for a person who does not come back.
    if not (at.table.owner in at.who.persons and request.seat in at.moment.away):
        _own_seat(at, request.seat)
    return [Stood(seat=request.seat)]


def _change(at: Situation, request: messages.Change) -> list[Entry]:
    _check_owner(at)
    table, wishes = at.table, request.options
    options = options_after(table.options, wishes, table.id + str(table.number))
    seats = tuple(wishes.seats or (seat.plan for seat in table.seats))
    if table.origin is not None:
        check_branch(table, options, seats)
    check_plan(options, seats)
    kept = [number for number, plan in enumerate(seats) if plan == PERSON]
    for number, seat in enumerate(table.seats):
        if seat.person and number not in kept:
            raise Refused("seat-taken", number=number + 1)
    if options.rated and not table.options.rated and any(seat.person for seat in table.seats):
        raise Refused("rated-before")
    people = [seat.name for seat in table.seats if seat.person]
    return [Changed(options=options, seats=seats, names=tuple(name_bots(seats, people)))]


def _start(at: Situation, _: messages.Start) -> list[Entry]:
    table, persons = at.table, at.who.persons
    if table.owner not in persons and not table.seats_of(persons):
        raise Refused("not-seated")
    if not all(seat.taken for seat in table.seats):
        raise Refused("seats-free")
    if absent := at.moment.absent:
        raise Refused("players-absent", players=[table.seats[seat].name for seat in sorted(absent)])
    return _begin(table, _values(table))


def is_complete(table: Table, absent: frozenset[int]) -> bool:
    """Whether a table that begins by itself has all its players, and all of them are there."""
    waits = table.status == "open" and table.options.autostart
    return waits and not absent and all(seat.taken for seat in table.seats)


def begin_by_itself(table: Table, absent: frozenset[int]) -> list[Entry]:
    """What is written when the last of the players who were missing is there."""
    return _begin(table, _values(table)) if is_complete(table, absent) else []


def _close(at: Situation, _: messages.Close) -> list[Entry]:
    _check_owner(at)
    return [Closed()]


def _values(table: Table) -> list[str]:
    return [seat.value for seat in table.seats]


def _begin(table: Table, values: list[str]) -> list[Entry]:
    """All seats are taken: deal, or pick the kingdom first."""
    if table.origin is not None and table.before is not None:
        return [_played_on(table.before, table.origin.anew, _seed(table, values))]
    options = table.options
    if not options.draft:
        return [_started(table, values, Kingdom(options.kingdom, options.bane))]
    # The player of the first turn picks last.
    first = (_start_player(table, _seed(table, values)) + 1) % len(table.seats)
    draft = Draft(len(table.seats), options.draft, first)
    return [Drafting(first=first), *_picks_of_bots(table, draft, _bots(table))]


def _started(table: Table, values: list[str], ten: Kingdom) -> Started:
    """The deal; nobody could choose its seed, since the commitment came before the values."""
    seed = _seed(table, values)
    wished = table.options.colonies
    colonies = None if wished == "cards" else wished == "with"
    settled = replace(ten, colonies=colonies).settled(seed)
    return Started(
        seed=seed,
        generator=SHA256,
        start=_start_player(table, seed),
        bane=settled.bane_id,
        colonies=settled.with_colonies,
        market=settled.market_ids,
    )


def _played_on(before: Record, anew: bool, seed: str) -> Started:
    """The beginning of a branch; where cards are dealt anew, nobody could choose the seed."""
    return Started(
        seed=seed if anew else before.seed,
        generator=SHA256 if anew else before.generator,
        start=before.start,
        bane=before.bane,
        colonies=before.colonies,
        market=tuple(before.market),
    )


def _seed(table: Table, values: list[str]) -> str:
    return fair_seed(table.secret, tuple(values))


def _start_player(table: Table, seed: str) -> int:
    # After a rematch there may be fewer seats than before.
    if table.start is not None and table.start < len(table.seats):
        return table.start
    return below(derive(seed_of(seed), 0), len(table.seats))


# Picking the kingdom


def _pick(at: Situation, request: messages.Pick) -> list[Entry]:
    table, draft = at.table, at.table.draft
    _played_seat(at, request.seat)
    assert draft is not None
    if draft.turn != request.seat:
        raise Refused("not-your-pick")
    card = BY_ID.get(request.card)
    if card not in draft.choices():
        raise Refused("not-offered", name=request.card)
    picked = Picked(seat=request.seat, card=card.id)
    return [picked, *_picks_of_bots(table, draft.after(card), _bots(table))]


def _picks_of_bots(table: Table, draft: Draft, bots: set[int]) -> list[Entry]:
    """What bots pick until it is a person's turn; the tenth card starts the game."""
    entries: list[Entry] = []
    while draft.turn in bots:
        card = draft.draw(_pick_seed(table, len(draft.picked)))
        entries.append(Picked(seat=draft.turn, card=card.id))
        draft = draft.after(card)
    if draft.turn is None:
        seed = _seed(table, _values(table))
        entries.append(_started(table, _values(table), draft.kingdom(seed)))
    return entries


def _pick_seed(table: Table, number: int) -> str:
    """What decides a bot's pick: nobody can know it before, and after a restart it is the same."""
    return hmac.digest(table.secret.encode(), f"pick {number}".encode(), "sha256").hex()


def _bots(table: Table) -> set[int]:
    return {number for number, seat in enumerate(table.seats) if seat.bot}


# In the game


def _answer(at: Situation, request: messages.GiveAnswer) -> list[Entry]:
    """An answer to the open question; whether it is legal the game decides when it is applied."""
    _own_seat(at, request.seat)
    game = at.table.game
    assert game is not None
    decision = game.decision
    assert decision is not None
    if request.decision < decision.number:
        raise Refused("late-answer", number=request.decision)
    if request.decision > decision.number or decision.seat != request.seat:
        raise Refused("not-asked")
    _played_seat(at, request.seat)
    answered = Answered(
        seat=request.seat,
        decision=request.decision,
        words=tuple(request.words),
        used=_charged(at),
    )
    return [answered]


def _undo(at: Situation, request: messages.Undo) -> list[Entry]:
    seat = request.seat
    _played_seat(at, seat)
    if request.event not in (None, at.table.events):
        raise Refused("late-undo")
    terms = undo_terms(at.table, seat)
    if isinstance(terms, Refused):
        raise terms
    if terms == "ask":
        return [Proposed(seat=seat, what="undo", about=seat)]
    return [_undone(at, seat)]


def _resign(at: Situation, request: messages.Resign) -> list[Entry]:
    if _own_seat(at, request.seat).resigned:
        raise Refused("resigned-already")
    return [Resigned(seat=request.seat, bot=SUBSTITUTE)]


# Among players


def _ask_for_bot(at: Situation, request: messages.AskForBot) -> list[Entry]:
    table = at.table
    _played_seat(at, request.seat)
    if table.day:
        raise Refused("own-try")
    if request.about >= len(table.seats) or not table.seats[request.about].played_by_person:
        raise Refused("bot-plays")
    absent = _absent(at)
    if request.about not in absent:
        raise Refused("not-away")
    if set(table.people) - absent - {request.seat}:
        return [Proposed(seat=request.seat, what="bot", about=request.about)]
    return _replace(table, request.about)


def _allow_hints(at: Situation, request: messages.AllowHints) -> list[Entry]:
    table, seat = at.table, request.seat
    _played_seat(at, seat)
    if not request.allow:
        return [HintsAllowed(seat=seat, allowed=False)] if table.hints else []
    match hint_terms(table, seat):
        case Refused() as refusal:
            raise refusal
        case "ask":
            return [Proposed(seat=seat, what="hints", about=seat)]
        case "free":
            return [HintsAllowed(seat=seat, allowed=True)]
    return []


def _agree(at: Situation, request: messages.Agree) -> list[Entry]:
    _own_seat(at, request.seat)
    vote = at.table.vote
    if vote is None:
        raise Refused("no-vote")
    if request.vote not in (None, vote.number):
        raise Refused("other-vote")
    voted = Voted(seat=request.seat, agree=request.agree)
    if request.seat == vote.by and not request.agree:
        return [voted]
    if request.seat not in vote.missing:
        raise Refused("voted-already")
    missing, absent = vote.missing - {request.seat}, _absent(at)
    if vote.what == "bot" and request.agree and vote.about not in absent:
        raise Refused("not-away")
    if not request.agree or (missing - absent if vote.what == "bot" else missing):
        return [voted]
    if vote.what == "bot":
        return [voted, *_replace(at.table, vote.about)]
    if vote.what == "hints":
        return [voted, HintsAllowed(seat=vote.by, allowed=True)]
    return [voted, _undone(at, vote.about)]


def _leave(at: Situation, request: messages.Leave) -> list[Entry]:
    _own_seat(at, request.seat)
    return [Left(seat=request.seat)]


def _return(at: Situation, request: messages.Return) -> list[Entry]:
    seat = _own_seat(at, request.seat)
    if seat.resigned or seat.out_of_time:
        raise Refused("no-return")
    if not seat.bot and not seat.left:
        raise Refused("never-left")
    return [Returned(seat=request.seat)]


def _say(at: Situation, request: messages.Say) -> list[Entry]:
    _own_seat(at, request.seat)
    if not at.table.options.chat:
        raise Refused("chat-off")
    text = clean(request.text)
    if not text:
        raise Refused("nothing-said")
    return [Said(seat=request.seat, person=at.who.person_id, text=text)]


def _absent(at: Situation) -> frozenset[int]:
    """The seats that a bot may take over; they have no say in whether one takes over another."""
    table = at.table
    return at.moment.away | {number for number in table.people if table.seats[number].left}


def _undone(at: Situation, seat: int) -> Undone:
    return Undone(seat=seat, answers=at.table.answers_since(seat), used=_charged(at))


def _charged(at: Situation) -> int:
    """The milliseconds to be taken off the clock of the seat that is asked."""
    table = at.table
    thinking = table.asked in table.people
    return at.moment.used if thinking and table.options.clock is not None else 0


def _replace(table: Table, seat: int) -> list[Entry]:
    """A bot takes over for a person who is away, and picks if it is that seat's turn."""
    replaced = Replaced(seat=seat, bot=SUBSTITUTE, why="away")
    if table.status != "drafting" or table.draft is None:
        return [replaced]
    return [replaced, *_picks_of_bots(table, table.draft, _bots(table) | {seat})]


# Who and when


def _wrong_time(table: Table) -> Refused:
    match table.status:
        case "open":
            return Refused("not-begun")
        case "drafting":
            return Refused("drafting")
        case "playing":
            return Refused("begun")
    return Refused("table-over")


def _own_seat(at: Situation, seat: int) -> Seat:
    if seat not in at.table.seats_of(at.who.persons):
        raise Refused("not-your-seat")
    return at.table.seats[seat]


def _played_seat(at: Situation, seat: int) -> None:
    """Refuse those whose seat a bot plays: they have resigned, or must return first."""
    if _own_seat(at, seat).bot:
        raise Refused("bot-plays")


def _check_owner(at: Situation) -> None:
    if at.table.owner not in at.who.persons:
        raise Refused("not-owner")


Handler = tuple[Callable[[Situation, Any], list[Entry]], tuple[Status, ...]]
ALWAYS: tuple[Status, ...] = get_args(Status)

HANDLERS: dict[type, Handler] = {
    messages.Sit: (_sit, ("open",)),
    messages.Stand: (_stand, ("open",)),
    messages.Change: (_change, ("open",)),
    messages.Start: (_start, ("open",)),
    messages.Close: (_close, ("open", "drafting")),
    messages.Pick: (_pick, ("drafting",)),
    messages.GiveAnswer: (_answer, ("playing",)),
    messages.Undo: (_undo, ("playing",)),
    messages.Resign: (_resign, ("playing",)),
    messages.AskForBot: (_ask_for_bot, ("drafting", "playing")),
    messages.AllowHints: (_allow_hints, ("playing",)),
    messages.Agree: (_agree, ("drafting", "playing")),
    messages.Leave: (_leave, ("drafting", "playing")),
    messages.Return: (_return, ("drafting", "playing")),
    messages.Say: (_say, ALWAYS),
}
"""For each request what decides on it, and the statuses of a table in which it can be made."""
