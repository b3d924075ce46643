"""Whole games in a database, without a server: entries that bots make, and the rows of them."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine, insert

from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.fairness import fair_seed
from throneroom.engine.shuffling import SHA256
from throneroom.kingdoms import Kingdom, parse
from throneroom.server.protocol.options import Options
from throneroom.server.storage import schema
from throneroom.server.storage.schema import new_id
from throneroom.server.tables.entries import (
    PERSON,
    Answered,
    Closed,
    Entry,
    Made,
    Origin,
    Resigned,
    Sat,
    Started,
    Undone,
    write_entry,
)
from throneroom.server.tables.index import summary
from throneroom.server.tables.table import Table
from throneroom.server.tables.thinking import Task, think

FIRST_GAME = parse("First Game")
SECRET = "5f" * 32


class SavedTable:
    """A table at which things happen; `save` writes them."""

    def __init__(
        self,
        *names: str,
        persons: dict[int, str] | None = None,
        kingdom: Kingdom = FIRST_GAME,
        at: int = 1000,
        seed: str | None = None,
        public: bool = True,
        tracker: bool = True,
        points: bool = True,
        profile: str = FIRST_EDITION,
        origin: Origin | None = None,
    ) -> None:
        self.table = Table(new_id(), SECRET)
        self.at = at
        self.rows: list[dict[str, object]] = []
        self.watch: Callable[[Table], None] = lambda _: None
        options = Options(
            kingdom=kingdom.ids,
            bane=kingdom.bane_id,
            recommended=kingdom.id,
            public=public,
            tracker=tracker,
            points=points,
            profile=profile,
        )
        self._names = names or ("Anna", "Ben")
        self._persons = persons or {}
        self._seed = seed
        nobody = ("",) * len(self._names)
        self.happen(
            Made(
                owner=new_id(),
                options=options,
                seats=(PERSON,) * len(nobody),
                names=nobody,
                origin=origin,
            )
        )

    def happen(self, entry: Entry) -> None:
        number = self.table.number + 1
        body = write_entry(entry)
        self.table.apply(number, entry, self.at)
        self.rows.append({"table_id": self.table.id, "number": number, "body": body, "at": self.at})

    def start(self) -> "SavedTable":
        values = tuple(f"value{number}" for number in range(len(self._names)))
        for number, name in enumerate(self._names):
            person = self._persons.get(number) or new_id()
            self.happen(Sat(seat=number, person=person, name=name, value=values[number]))
        seed = self._seed or fair_seed(SECRET, values)
        self.happen(Started(seed=seed, generator=SHA256, start=0, bane=self.table.options.bane))
        return self

    def answer(self, *words: str) -> None:
        game = self.table.game
        assert game is not None
        assert game.decision is not None
        decision = game.decision
        self.watch(self.table)
        self.happen(Answered(seat=decision.seat, decision=decision.number, words=words))

    def undo(self, answers: int = 1) -> None:
        self.happen(Undone(seat=0, answers=answers))

    def play(self, level: str = "money", turns: int = 1000) -> "SavedTable":
        """Let bots answer for everybody, to the end or to the beginning of a turn."""
        game = self.table.game
        assert game is not None
        levels = dict.fromkeys(range(game.player_count), level)
        for _, words in think(Task(self.table.record(), levels, "chance")).answers:
            if game.turn > turns:
                break
            self.answer(*words)
        self.watch(self.table)
        return self

    def resign(self, seat: int = 1) -> "SavedTable":
        self.happen(Resigned(seat=seat, bot="plan"))
        return self

    def close(self) -> "SavedTable":
        self.happen(Closed())
        return self

    def save(self, engine: Engine) -> str:
        """The id under which it is found."""
        with engine.begin() as connection:
            connection.execute(insert(schema.EntryRow), self.rows)
            summary(self.table, self.at).write(connection)
        return self.table.id


def short_game(engine: Engine, *names: str, at: int = 1000, **choices: Any) -> str:
    """A game that is over at once, since a player resigned."""
    return SavedTable(*names, at=at, **choices).start().resign().save(engine)
