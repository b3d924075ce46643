"""Tables in memory for tests: what people ask for is decided and applied, nothing is written."""

from collections.abc import Mapping
from typing import Any, cast

from throneroom.engine.game import Game
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages, updates
from throneroom.server.protocol.updates import Update
from throneroom.server.protocol.wishes import TableWishes
from throneroom.server.settings import Settings
from throneroom.server.storage.schema import new_id
from throneroom.server.tables import handlers, making, rematch
from throneroom.server.tables.entries import Entry, Made, read_entry, write_entry
from throneroom.server.tables.handlers import Moment
from throneroom.server.tables.loaded import LoadedTable
from throneroom.server.tables.table import Table
from throneroom.server.transport.channel import Channel
from throneroom.server.transport.limits import RateLimits
from throneroom.server.work.queue import Requester

NOW = Moment()
SECRET = "5" * 64
"""Always the same, so that the same games come of it."""


def somebody(name: str, *, account: int | None = None, rated: bool = False) -> Identity:
    """A person whose id is the name."""
    return Identity(name, name, account, name if account else None, rated, frozenset({name}), False)


class Sitting:
    """A table and everything that has happened there."""

    def __init__(self, *, owner: Identity | None = None, made: Made | None = None, **wishes: Any):
        self.owner = owner or somebody("anna")
        self.table = Table(new_id(), SECRET)
        self.loaded = LoadedTable(self.table, Requester(self.owner.person_id))
        self.entries: list[Entry] = []
        wished = TableWishes(**wishes)
        self.write([made or making.make(self.owner, wished, "a seed")])

    @property
    def game(self) -> Game:
        """The game, which has begun."""
        assert self.table.game is not None
        return self.table.game

    @property
    def status(self) -> str:
        """Whether the game goes on."""
        return self.table.status

    def bot(self, seat: int) -> str:
        """The bot that plays at a seat."""
        return self.table.seats[seat].bot

    def write(self, entries: list[Entry]) -> list[Entry]:
        """Let entries happen, as they would be read back."""
        for entry in entries:
            again = read_entry(write_entry(entry))
            assert again == entry
            self.table.apply(self.table.number + 1, again, 0)
            self.entries.append(entry)
        return entries

    def ask(self, who: Identity, message: Mapping[str, object], moment: Moment = NOW) -> Any:
        """Let a person send a message."""
        request = messages.REQUEST.validate_python(message)
        return self.write(handlers.entries(self.table, who, request, moment))

    def sit(self, who: Identity, seat: int | None = None, name: str | None = None) -> Any:
        """Let a person sit down."""
        value = f"value-of-{who.person_id}"
        name = name or who.name.title()
        return self.ask(who, {"type": "sit", "name": name, "value": value, "seat": seat})

    def begin(self, *people: Identity) -> "Sitting":
        """Let people sit down and begin to play."""
        for who in people:
            self.sit(who)
        if self.status == "open":
            self.ask(people[0], {"type": "start"})
        return self

    def answer(self, who: Identity, *words: str, moment: Moment = NOW) -> Any:
        """Answer the open question."""
        decision = self.game.decision
        assert decision is not None
        message = {
            "type": "answer",
            "seat": decision.seat,
            "decision": decision.number,
            "words": list(words),
        }
        return self.ask(who, message, moment)

    def asked(self) -> Identity:
        """Who is asked; their ids are their names."""
        assert self.table.asked is not None
        return somebody(self.table.seats[self.table.asked].person)

    def rematch(self, who: Identity, **message: object) -> Any:
        """Let a person ask for a rematch, agree to one or decline it."""
        request = cast(
            "rematch.Request",
            messages.REQUEST.validate_python({"type": "rematch"} | message),
        )
        return self.write(rematch.entries(self.table, who, request, "a seed"))

    def rebuilt(self) -> Table:
        """The table as another process would have it."""
        table = Table(self.table.id, self.table.secret)
        for number, entry in enumerate(self.entries, 1):
            table.apply(number, entry, 0)
        return table

    def channel(self, who: Identity) -> "Told":
        """A person's connection."""
        return Told(self.loaded, who)


class Told(Channel):
    """A connection without a socket."""

    def __init__(self, loaded: LoadedTable, who: Identity) -> None:
        settings = Settings("")
        nobody = cast("Any", None)
        super().__init__(nobody, who, nobody, loaded, settings, RateLimits(1, 1), nobody)
        self.log: list[updates.EventPart] = []
        loaded.watchers.add(self)

    def news(self) -> Update | None:
        """What the client would be sent now."""
        update = self._update()
        if update is not None and "game" in update:
            self.log += update["game"]["events"]
        return update

    def show(self, seat: int | None, event: int = 0) -> None:
        """Confirm who looks at the screen."""
        self._show(messages.Show(type="show", seat=seat, event=event))
