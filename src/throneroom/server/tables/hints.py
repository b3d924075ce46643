"""When a player may have hints."""

from typing import Literal

from throneroom.server.errors import Refused
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.messages import AskForHint
from throneroom.server.tables.table import Table


def hint_terms(table: Table, seat: int) -> Literal["on", "free", "ask"] | Refused:
    """Whether hints are on, or the seat may have them at once or by asking; or why not at all."""
    if table.options.rated:
        return Refused("hints-rated")
    if table.day:
        return Refused("hints-today")
    if table.hints:
        return "on"
    if not table.others_than(seat):
        return "free"
    refused_by = table.hints_refused_by
    if refused_by is not None and refused_by in table.others_than(seat):
        return Refused("hints-declined", player=table.seats[refused_by].name)
    return "ask"


def check_hint(table: Table, who: Identity, request: AskForHint) -> None:
    """Refuse a hint that the others have not agreed to, or that is about another question."""
    seat = request.seat
    if seat not in table.seats_of(who.persons):
        raise Refused("not-your-seat")
    if table.seats[seat].bot:
        raise Refused("bot-plays")
    decision = None if table.game is None or table.asked is None else table.game.decision
    if decision is not None and request.decision < decision.number:
        raise Refused("late-answer", number=request.decision)
    if decision is None or (decision.number, decision.seat) != (request.decision, seat):
        raise Refused("not-asked")
    terms = hint_terms(table, seat)
    if isinstance(terms, Refused):
        raise terms
    if terms == "ask":
        raise Refused("hints-not-agreed")


def is_hint_wanted(table: Table, request: AskForHint) -> bool:
    """Whether the question is still open: neither answered nor taken back, and hints are on."""
    decision = None if table.game is None or table.asked is None else table.game.decision
    return table.hints and decision is not None and decision.number == request.decision
