"""A table: what follows from its entries.

Nothing here waits, writes or looks at a clock, so the same entries give the same table in every
process. Who may do what is decided in `handlers.py`; only an illegal answer is refused by the game
itself, when its entry is applied. Applying an entry that was written never fails.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from throneroom.engine.card import BY_ID
from throneroom.engine.fairness import Fairness, commitment_to
from throneroom.engine.game import Game, start_game
from throneroom.engine.record import Record
from throneroom.engine.record import read as read_record
from throneroom.engine.setup import Setup
from throneroom.kingdoms import Draft, Kingdom
from throneroom.server.protocol.options import Options
from throneroom.server.tables.entries import (
    PERSON,
    Accepted,
    Answered,
    Changed,
    Closed,
    Declined,
    Drafting,
    Entry,
    HintsAllowed,
    Invited,
    Left,
    Made,
    Origin,
    Pasted,
    Picked,
    Proposed,
    Rematched,
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
from throneroom.start import TURN_LIMIT

Status = Literal["open", "drafting", "playing", "over", "closed"]
UNFINISHED: tuple[Status, ...] = ("open", "drafting", "playing")
MILLISECONDS = 1000
HEADER = -1
"""Where a record keeps the comments of its header."""
WITH_HINTS = "# hints were allowed"
KEPT_CHAT = 100
"""How many of the latest remarks are shown to those who connect later."""


@dataclass
class Seat:
    """A place at the table."""

    plan: str = PERSON
    """`person`, or the level of the bot that was wished for here."""
    name: str = ""
    person: str = ""
    value: str = ""
    bot: str = ""
    """The level of the bot that plays here now."""
    reserved: str = ""
    resigned: bool = False
    left: bool = False
    out_of_time: bool = False
    used: int = 0
    """Milliseconds of thought so far."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot will play here."""
        return bool(self.person or self.bot)

    @property
    def played_by_person(self) -> bool:
        """Whether a person answers for it now, not a bot."""
        return bool(self.person) and not self.bot


@dataclass
class Vote:
    """A proposal that others have to agree to."""

    number: int
    """The number of the entry that proposed it."""
    what: Literal["undo", "bot", "hints"]
    by: int
    about: int
    asked: frozenset[int]
    agreed: set[int] = field(default_factory=set)

    @property
    def missing(self) -> frozenset[int]:
        """Who has not agreed yet."""
        return self.asked - self.agreed


@dataclass
class Invitation:
    """A rematch that a player has asked for."""

    number: int
    """The number of the entry that asked for it."""
    by: int
    options: Options
    agreed: set[int]
    declined: int | None = None
    """The first seat that has declined; then it is off."""


@dataclass(frozen=True)
class Remark:
    """Something that was said at the table."""

    number: int
    seat: int
    """-1 for a person who has not come along from the table before."""
    person: str
    name: str
    text: str
    at: int


class Table:
    """A table as it stands after some entries."""

    def __init__(self, id: str, secret: str) -> None:
        self.id = id
        self.secret = secret
        self.number = 0
        """The number of the latest entry."""
        self.shaped = 0
        """The last entry that changed anything but the game's position and the chat."""
        self.moved = 0
        """The last entry that was more than a remark."""
        self.owner = ""
        self.options = Options(kingdom=())
        self.seats: list[Seat] = []
        self.start: int | None = None
        self.previous: str | None = None
        self.origin: Origin | None = None
        """The moment of another game from which this one is played on, in a branch."""
        self.before: Record | None = None
        """What was played up to that moment."""
        self.day = ""
        """The date, if it is a try at the kingdom of a day."""
        self.pasted: Record | None = None
        """The record of a game from elsewhere that was added here."""
        self.next: str | None = None
        self.closed = False
        self.draft: Draft | None = None
        """The kingdom as far as it has been picked, where players pick it."""
        self.game: Game | None = None
        self.vote: Vote | None = None
        self.invitation: Invitation | None = None
        self.undos = 0
        self.hints = False
        """Whether everybody who plays here has agreed to hints."""
        self.had_hints = False
        """Whether hints were allowed at any time in the game."""
        self.hints_refused_by: int | None = None
        """The seat that declined hints or ended them, which alone may ask for them now."""
        self._own_from = 0
        """The answers of the game that were given at this table begin here."""
        self.chat: list[Remark] = []

    # What it is

    @property
    def status(self) -> Status:
        """Whether it waits for players or a kingdom, is played at, or is done."""
        if self.closed:
            return "closed"
        if self.game is None:
            return "open" if self.draft is None else "drafting"
        return "over" if self.game.over else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the secret, which everyone may know before the deal."""
        return commitment_to(self.secret)

    @property
    def asked(self) -> int | None:
        """The seat whose answer the game waits for."""
        if self.closed or self.game is None or self.game.decision is None:
            return None
        return int(self.game.decision.seat)

    @property
    def people(self) -> list[int]:
        """The seats that people play at now."""
        return [number for number, seat in enumerate(self.seats) if seat.played_by_person]

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays at any seat."""
        return any(seat.bot for seat in self.seats)

    @property
    def events(self) -> int:
        """The number of the latest event of the game."""
        return 0 if self.game is None else self.game.event_count

    def seats_of(self, persons: frozenset[str]) -> list[int]:
        """The seats that belong to one of these persons."""
        return [number for number, seat in enumerate(self.seats) if seat.person in persons]

    def may_be_seen_by(self, persons: frozenset[str]) -> bool:
        """Whether its link is enough to be let in; a try at the kingdom of a day is private."""
        return not self.day or bool(self.seats_of(persons))

    def others_than(self, seat: int) -> list[int]:
        """The seats that people play at now other than the person at a seat."""
        person = self.seats[seat].person
        return [number for number in self.people if self.seats[number].person != person]

    def reserve(self, seat: int) -> int | None:
        """The milliseconds that a seat has left to think; None without a clock."""
        if self.options.clock is None:
            return None
        return max(0, self.options.clock * MILLISECONDS - self.seats[seat].used)

    def answers_since(self, seat: int) -> int:
        """How many answers an undo of the seat's last one takes back; 0 if it gave none."""
        if self.game is None:
            return 0
        own = self.game.answers[self._own_from :]
        for back, entry in enumerate(reversed(own), 1):
            if entry.seat == seat:
                return back
        return 0

    def places(self) -> list[int] | None:
        """The place of each seat, 1 for the first; None without a result."""
        game = self.game
        if game is None or not game.over or self.closed:
            return None
        winners = game.winners
        finished = game.stopped is None

        def rank(number: int) -> tuple[int, ...]:
            if self.seats[number].resigned:
                return (2,)
            if not finished or number in winners:
                return (0,)
            return (1, -game.scores[number], game.turns[number])

        ranks = [rank(number) for number in range(len(self.seats))]
        return [1 + sum(other < mine for other in ranks) for mine in ranks]

    def record(self) -> Record:
        """The record of the game; the secret is in it once the game is over."""
        if self.pasted is not None:
            return replace(self.pasted)
        assert self.game is not None
        names = [seat.name for seat in self.seats]
        bots = {number: seat.bot for number, seat in enumerate(self.seats) if seat.bot}
        record = Record.of(self.game, names, bots)
        if self.had_hints:
            record.comments[HEADER] = [WITH_HINTS]
        values = tuple(seat.value for seat in self.seats)
        done = self.game.over or self.closed
        fairness = Fairness(self.commitment, values, self.secret if done else "")
        if self.origin is None or self.before is None:
            record.fairness = fairness
            return record
        # What was dealt before the branch follows from what was told at the table of that game.
        record.fairness = self.before.fairness
        own = [replace(record.redeals[-1], fairness=fairness)] if self.origin.anew else []
        record.redeals = [*self.before.redeals, *own]
        return record

    # What happens

    def apply(self, number: int, entry: Entry, at: int) -> None:
        """Let an entry happen; IllegalAnswer, and no change, if the game refuses an answer."""
        if isinstance(entry, Answered):
            self._answer(entry, number)
        self.number = number
        if isinstance(entry, Said):
            name = entry.name or self.seats[entry.seat].name
            self.chat.append(Remark(number, entry.seat, entry.person, name, entry.text, at))
            del self.chat[:-KEPT_CHAT]
            return
        self.moved = number
        if not isinstance(entry, Answered):
            self.shaped = number
            self._reshape(entry)

    def _reshape(self, entry: Entry) -> None:
        match entry:
            case Made():
                self.owner, self.start, self.previous = entry.owner, entry.start, entry.previous
                self.origin, self.day = entry.origin, entry.day
                self.before = None if entry.origin is None else read_record(entry.origin.record)
                self._plan(entry)
                for seat, person in zip(self.seats, entry.reserved, strict=False):
                    seat.reserved = person
            case Pasted():
                self._paste(entry)
            case Changed():
                self._plan(entry)
            case Sat():
                seat = self.seats[entry.seat]
                seat.person, seat.name, seat.value = entry.person, entry.name, entry.value
            case Stood():
                self.seats[entry.seat] = Seat(reserved=self.seats[entry.seat].reserved)
            case Drafting():
                self.draft = Draft(len(self.seats), self.options.draft, entry.first)
            case Picked():
                assert self.draft is not None
                self.vote = None
                self.draft = self.draft.after(BY_ID[entry.card])
            case Started():
                self._start(entry)
            case Invited() | Accepted() | Declined() | Rematched():
                self._plan_rematch(entry)
            case Closed():
                self.closed = True
            case _:
                self._reshape_game(entry)

    def _reshape_game(self, entry: Entry) -> None:
        match entry:
            case Proposed():
                asked = frozenset(self.people) - {entry.seat, entry.about}
                if entry.what == "hints":
                    asked = frozenset(self.others_than(entry.seat))
                self.vote = Vote(self.number, entry.what, entry.seat, entry.about, asked)
            case Voted():
                self._count_vote(entry)
            case HintsAllowed():
                self._allow_hints(entry)
            case Undone():
                assert self.game is not None
                self._drop_outdated_vote()
                if self.asked is not None:
                    self.seats[self.asked].used += entry.used
                self.undos += 1
                self.game.undo(entry.answers)
            case Replaced():
                self.vote = None
                seat = self.seats[entry.seat]
                seat.bot, seat.out_of_time = entry.bot, entry.why == "time"
                seat.used += entry.used
            case Returned():
                seat = self.seats[entry.seat]
                seat.bot, seat.left = "", False
                # While a bot played here, the others may have agreed without this player.
                self.hints = False
                if self.vote is not None and self.vote.what == "hints":
                    self.vote = None
            case Left():
                self.seats[entry.seat].left = True
            case Resigned():
                self._resign(entry)

    def _plan_rematch(self, entry: Invited | Accepted | Declined | Rematched) -> None:
        match entry:
            case Invited():
                agreed = set(entry.seats)
                by = entry.seats[0]
                self.invitation = Invitation(self.number, by, entry.options, agreed)
                self.next = None
            case Accepted():
                assert self.invitation is not None
                self.invitation.agreed.update(entry.seats)
            case Declined():
                assert self.invitation is not None
                self.invitation.declined = entry.seat
            case Rematched():
                self.next = entry.table

    def _plan(self, entry: Made | Changed) -> None:
        """Lay out the seats; people keep theirs if it is still meant for a person."""
        before = self.seats
        self.options = entry.options
        self.seats = [
            Seat(plan) if plan == PERSON else Seat(plan, name, bot=plan)
            for plan, name in zip(entry.seats, entry.names, strict=True)
        ]
        for number, seat in enumerate(before[: len(self.seats)]):
            if seat.plan == self.seats[number].plan == PERSON:
                self.seats[number] = seat

    def _paste(self, entry: Pasted) -> None:
        record = read_record(entry.record)
        if entry.hints:
            record.comments[HEADER] = [WITH_HINTS]
        self.owner, self.pasted, self.had_hints = entry.owner, record, entry.hints
        self.options = Options(
            kingdom=tuple(record.kingdom),
            bane=record.bane,
            colonies="with" if record.colonies else "without",
            recommended=entry.recommended,
            profile=record.profile,
        )
        self.seats = [
            Seat(record.bots.get(number, PERSON), name, bot=record.bots.get(number, ""))
            for number, name in enumerate(record.names)
        ]
        self.game = record.game(watch=True)

    def _start(self, entry: Started) -> None:
        if self.draft is not None:
            # From now on it is a kingdom like any other, also for a rematch.
            ten = tuple(card.id for card in self.draft.picked)
            self.options = self.options.model_copy(update={"kingdom": ten, "draft": ()})
        if self.origin is not None and self.before is not None:
            self.game = self.before.game(watch=True)
            if self.origin.anew:
                self.game.deal_anew(entry.seed, entry.generator)
            self._own_from = len(self.game.answers)
            return
        options = self.options
        kingdom = Kingdom(
            options.kingdom, entry.bane, colonies=entry.colonies, market_ids=entry.market
        )
        setup = _setup(kingdom, len(self.seats), options.profile)
        self.game = start_game(
            setup,
            entry.seed,
            start=entry.start,
            turn_limit=TURN_LIMIT,
            watch=True,
            generator=entry.generator,
        )

    def _answer(self, entry: Answered, number: int) -> None:
        assert self.game is not None
        self.game.answer(list(entry.words))
        seat = self.seats[entry.seat]
        seat.used += entry.used
        back = seat.left and seat.played_by_person
        if back:
            seat.left = False
        if back or self.vote is not None or self.game.over:
            self._drop_outdated_vote()
            self.shaped = number

    def _count_vote(self, entry: Voted) -> None:
        vote = self.vote
        assert vote is not None
        if entry.agree:
            vote.agreed.add(entry.seat)
            return
        self.vote = None
        if vote.what == "hints" and entry.seat != vote.by:
            self.hints_refused_by = entry.seat

    def _allow_hints(self, entry: HintsAllowed) -> None:
        self.hints = entry.allowed
        self.had_hints = self.had_hints or entry.allowed
        self.hints_refused_by = None if entry.allowed else entry.seat
        if self.vote is not None and self.vote.what == "hints":
            self.vote = None

    def _drop_outdated_vote(self) -> None:
        """The game goes on, so that what was proposed about its position no longer fits."""
        if self.vote is not None and (self.vote.what != "hints" or self.status == "over"):
            self.vote = None

    def _resign(self, entry: Resigned) -> None:
        assert self.game is not None
        self.vote = None
        seat = self.seats[entry.seat]
        seat.resigned = True
        if len(self.seats) == 2 or not set(self.people) - {entry.seat}:
            self.game.stop("resigned")
        else:
            seat.bot = entry.bot


@lru_cache(maxsize=1000)
def _setup(kingdom: Kingdom, players: int, profile: str) -> Setup:
    """Shared by all games of the same kingdom."""
    return kingdom.setup(players, profile)
