"""Who may do what at a table: requests become entries, or are refused.

Nothing here changes a table. What it gives is what must be written, in this order and at once.
"""

from dataclasses import dataclass

from throneroom.engine.card import BY_ID
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.fairness import fair_seed
from throneroom.engine.rng import below, derive, seed_of
from throneroom.kingdoms import Draft, Kingdom
from throneroom.server.errors import Refused
from throneroom.server.people.accounts import Identity
from throneroom.server.people.names import clean, clean_name
from throneroom.server.protocol import fields, messages
from throneroom.server.tables.entries import (
    PERSON,
    Answered,
    Changed,
    Closed,
    Drafting,
    Entry,
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
from throneroom.server.tables.making import bot_names, check_plan, options_after
from throneroom.server.tables.table import MOST_UNDOS, Seat, Table
from throneroom.text.words import Words

SUBSTITUTE = "plan"
"""The level of the bot that plays on for somebody."""


@dataclass(frozen=True)
class Moment:
    """What a request depends on besides the table."""

    used: int = 0
    """The milliseconds since the question was put."""
    away: frozenset[int] = frozenset()
    """The seats whose people have been away for long."""


def entries(
    table: Table, who: Identity, request: messages.Request, moment: Moment, words: Words
) -> list[Entry]:
    """What is to be written for a request."""
    match request:
        case messages.Sit():
            return _sit(table, who, request)
        case messages.Stand():
            _expect(table, "open")
            _own(table, who, request.seat)
            return [Stood(seat=request.seat)]
        case messages.Change():
            return [_change(table, who, request, words)]
        case messages.Start():
            _expect(table, "open")
            if table.owner not in who.persons and not table.seats_of(who.persons):
                raise Refused("not-seated")
            return _start(table)
        case messages.Close():
            _expect(table, "open", "drafting")
            _check_owner(table, who)
            return [Closed()]
        case messages.Say():
            return [_say(table, who, request)]
        case messages.Pick():
            return _pick(table, who, request)
        case messages.GiveAnswer() | messages.Undo() | messages.Resign():
            return _in_game(table, who, request, moment)
    return _among_players(table, who, request, moment)


def _in_game(
    table: Table,
    who: Identity,
    request: messages.GiveAnswer | messages.Undo | messages.Resign,
    moment: Moment,
) -> list[Entry]:
    _expect(table, "playing")
    match request:
        case messages.GiveAnswer():
            return [_answer(table, who, request, moment)]
        case messages.Undo():
            return _undo(table, who, request, moment)
    if _own(table, who, request.seat).resigned:
        raise Refused("resigned-already")
    return [Resigned(seat=request.seat, bot=SUBSTITUTE)]


def _among_players(
    table: Table, who: Identity, request: messages.Request, moment: Moment
) -> list[Entry]:
    """What players agree on, and their coming and going, from the first pick to the last answer."""
    _expect(table, "drafting", "playing")
    match request:
        case messages.AskForBot():
            return _ask_for_bot(table, who, request, moment)
        case messages.Agree():
            return _agree(table, who, request, moment)
        case messages.Leave():
            _own(table, who, request.seat)
            return [Left(seat=request.seat)]
        case messages.Return():
            seat = _own(table, who, request.seat)
            if seat.resigned or seat.out_of_time:
                raise Refused("no-return")
            if not seat.bot and not seat.left:
                raise Refused("never-left")
            return [Returned(seat=request.seat)]
    raise Refused("unknown-request")


def out_of_time(seat: int, used: int) -> list[Entry]:
    """What is written when somebody's clock has run out."""
    return [Replaced(seat=seat, bot=SUBSTITUTE, why="time", used=used)]


# Before the game


def _sit(table: Table, who: Identity, request: messages.Sit) -> list[Entry]:
    _expect(table, "open")
    number = _free_seat(table, who, request.seat)
    if table.options.rated:
        if not who.rated:
            raise Refused("only-rated")
        if table.seats_of(who.persons):
            raise Refused("one-seat")
    name = _name_at(table, clean_name(request.name))
    sat = Sat(seat=number, person=who.person_id, name=name, value=request.value)
    others = [seat.taken for place, seat in enumerate(table.seats) if place != number]
    if not (table.options.autostart and all(others)):
        return [sat]
    values = [seat.value for seat in table.seats]
    values[number] = request.value
    return [sat, *_begin(table, values)]


def _free_seat(table: Table, who: Identity, wanted: int | None) -> int:
    """The seat to take: the wanted one, else one kept for this person, else the first free one."""
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
    """The name, with a number if somebody at the table has the same."""
    taken = {seat.name.casefold() for seat in table.seats if seat.name}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name[: fields.LONGEST_NAME - 2].strip()} {count}" for count in range(2, 9))
    return next(other for other in numbered if other.casefold() not in taken)


def _change(table: Table, who: Identity, request: messages.Change, words: Words) -> Changed:
    _expect(table, "open")
    _check_owner(table, who)
    wishes = request.options
    options = options_after(table.options, wishes, table.id + str(table.number))
    seats = tuple(wishes.seats or (seat.plan for seat in table.seats))
    check_plan(options, seats)
    kept = [number for number, plan in enumerate(seats) if plan == PERSON]
    for number, seat in enumerate(table.seats):
        if seat.person and number not in kept:
            raise Refused("seat-taken", number=number + 1)
    if options.rated and not table.options.rated and any(seat.person for seat in table.seats):
        raise Refused("rated-before")
    people = {seat.name.casefold() for seat in table.seats if seat.person}
    return Changed(options=options, seats=seats, names=bot_names(seats, words, people))


def _start(table: Table) -> list[Entry]:
    if not all(seat.taken for seat in table.seats):
        raise Refused("seats-free")
    return _begin(table, _values(table))


def _values(table: Table) -> list[str]:
    return [seat.value for seat in table.seats]


def _begin(table: Table, values: list[str]) -> list[Entry]:
    """All seats are taken: deal, or pick the kingdom first."""
    options = table.options
    if not options.draft:
        return [_started(table, values, Kingdom(options.kingdom, options.bane))]
    # Whoever plays the first turn picks last.
    first = (_start_player(table, _seed(table, values)) + 1) % len(table.seats)
    draft = Draft(len(table.seats), options.draft, first)
    return [Drafting(first=first), *_picks_of_bots(table, draft, _bots(table))]


def _started(table: Table, values: list[str], ten: Kingdom) -> Started:
    """The deal; nobody could steer its seed, since the commitment came before the values."""
    seed = _seed(table, values)
    return Started(seed=seed, start=_start_player(table, seed), bane=ten.with_bane(seed).bane_id)


def _seed(table: Table, values: list[str]) -> str:
    return fair_seed(table.secret, tuple(values))


def _start_player(table: Table, seed: str) -> int:
    # After a rematch there may be fewer seats than before.
    if table.start is not None and table.start < len(table.seats):
        return table.start
    return below(derive(seed_of(seed), 0), len(table.seats))


# Picking the kingdom


def _pick(table: Table, who: Identity, request: messages.Pick) -> list[Entry]:
    _expect(table, "drafting")
    _played(table, who, request.seat)
    draft = table.draft
    assert draft is not None
    if draft.turn != request.seat:
        raise Refused("not-your-pick")
    card = BY_ID.get(request.card)
    if card not in draft.choices():
        raise Refused("not-offered", name=request.card)
    picked = Picked(seat=request.seat, card=card.id)
    return [picked, *_picks_of_bots(table, draft.after(card), _bots(table))]


def _picks_of_bots(table: Table, draft: Draft, bots: set[int]) -> list[Entry]:
    """What bots pick until it is a person's turn; after the tenth card the game begins."""
    entries: list[Entry] = []
    while draft.turn in bots:
        card = draft.draw(f"{table.id} {len(draft.picked)}")
        entries.append(Picked(seat=draft.turn, card=card.id))
        draft = draft.after(card)
    if draft.turn is None:
        seed = _seed(table, _values(table))
        entries.append(_started(table, _values(table), draft.kingdom(seed)))
    return entries


def _bots(table: Table) -> set[int]:
    return {number for number, seat in enumerate(table.seats) if seat.bot}


# In the game


def _answer(table: Table, who: Identity, request: messages.GiveAnswer, moment: Moment) -> Answered:
    _own(table, who, request.seat)
    game = table.game
    assert game is not None
    decision = game.decision
    assert decision is not None
    if request.decision < decision.number:
        raise Refused("late-answer", number=request.decision)
    if request.decision > decision.number or decision.seat != request.seat:
        raise Refused("not-asked")
    _played(table, who, request.seat)
    decision.read(request.words)
    return Answered(
        seat=request.seat,
        decision=request.decision,
        words=tuple(request.words),
        used=_charged(table, moment),
    )


def _undo(table: Table, who: Identity, request: messages.Undo, moment: Moment) -> list[Entry]:
    seat = request.seat
    _played(table, who, seat)
    if request.event not in (None, table.events):
        raise Refused("late-undo")
    policy = table.options.undo
    if policy == "off":
        raise Refused("undo-off")
    if table.undos >= MOST_UNDOS:
        raise Refused("undo-too-often", most=MOST_UNDOS)
    if not table.answers_since(seat):
        raise Refused("undo-nothing")
    undone = _undone(table, seat, moment)
    if policy == "always" or table.undo_is_free(seat):
        return [undone]
    if policy == "free":
        raise Refused("undo-too-late")
    if not table.affected_by_undo(seat):
        return [undone]
    return [Proposed(seat=seat, what="undo", about=seat)]


def _ask_for_bot(
    table: Table, who: Identity, request: messages.AskForBot, moment: Moment
) -> list[Entry]:
    _played(table, who, request.seat)
    if request.about >= len(table.seats) or not table.seats[request.about].played_by_person:
        raise Refused("bot-plays")
    absent = _absent(table, moment)
    if request.about not in absent:
        raise Refused("not-away")
    if set(table.people) - absent - {request.seat}:
        return [Proposed(seat=request.seat, what="bot", about=request.about)]
    return _replace(table, request.about)


def _agree(table: Table, who: Identity, request: messages.Agree, moment: Moment) -> list[Entry]:
    _own(table, who, request.seat)
    vote = table.vote
    if vote is None:
        raise Refused("no-vote")
    if request.vote not in (None, vote.number):
        raise Refused("other-vote")
    voted = Voted(seat=request.seat, agree=request.agree)
    if request.seat == vote.by and not request.agree:
        return [voted]
    if request.seat not in vote.missing:
        raise Refused("voted-already")
    missing, absent = vote.missing - {request.seat}, _absent(table, moment)
    if vote.what == "bot" and request.agree and vote.about not in absent:
        raise Refused("not-away")
    if not request.agree or (missing - absent if vote.what == "bot" else missing):
        return [voted]
    if vote.what == "bot":
        return [voted, *_replace(table, vote.about)]
    return [voted, _undone(table, vote.about, moment)]


def _absent(table: Table, moment: Moment) -> frozenset[int]:
    """Who may be replaced by a bot; whether another is, they cannot say."""
    return moment.away | {number for number in table.people if table.seats[number].left}


def _undone(table: Table, seat: int, moment: Moment) -> Undone:
    return Undone(seat=seat, answers=table.answers_since(seat), used=_charged(table, moment))


def _charged(table: Table, moment: Moment) -> int:
    """What is taken off the clock of whoever is asked."""
    thinking = table.asked in table.people
    return moment.used if thinking and table.options.clock is not None else 0


def _replace(table: Table, seat: int) -> list[Entry]:
    """A bot plays on for somebody who is away, and picks if it is their turn to."""
    replaced = Replaced(seat=seat, bot=SUBSTITUTE, why="away")
    if table.status != "drafting" or table.draft is None:
        return [replaced]
    return [replaced, *_picks_of_bots(table, table.draft, _bots(table) | {seat})]


def _say(table: Table, who: Identity, request: messages.Say) -> Said:
    _own(table, who, request.seat)
    if not table.options.chat:
        raise Refused("chat-off")
    text = clean(request.text)
    if not text:
        raise Refused("nothing-said")
    return Said(seat=request.seat, person=who.person_id, text=text)


# Who and when


def _expect(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise _wrong_time(table)


def _wrong_time(table: Table) -> ThroneroomError:
    match table.status:
        case "open":
            return Refused("not-begun")
        case "drafting":
            return Refused("drafting")
        case "playing":
            return Refused("begun")
    return Refused("table-over")


def _own(table: Table, who: Identity, seat: int) -> Seat:
    if seat not in table.seats_of(who.persons):
        raise Refused("not-your-seat")
    return table.seats[seat]


def _played(table: Table, who: Identity, seat: int) -> None:
    """Refuse those for whom a bot plays: they have given up, or must return first."""
    if _own(table, who, seat).bot:
        raise Refused("bot-plays")


def _check_owner(table: Table, who: Identity) -> None:
    if table.owner not in who.persons:
        raise Refused("not-owner")
