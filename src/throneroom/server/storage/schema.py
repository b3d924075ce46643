"""The tables of the database.

The truth about a table in the game is its entries, numbered without gaps: everything that happened
there. `tables`, `seats` and `table_cards` are an index of them for the lobby and the history,
changed in the same transaction.
"""

import secrets
import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 22
"""The length of 128 random bits in letters that need no escaping."""


class Base(DeclarativeBase):
    """All tables of the database."""


class SettingRow(Base):
    """A value that all processes share, such as the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ChangeRow(Base):
    """A note that rows were changed, not only added: running servers have to read them again."""

    __tablename__ = "changes"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    about: Mapped[str] = mapped_column(String(ID_LENGTH))
    """The id of a table, or of a person who may have been banned."""


class AccountRow(Base):
    """A name with a password, under which a person can be recognised anywhere."""

    __tablename__ = "accounts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    key: Mapped[str] = mapped_column(String(60), unique=True)
    """The name in the form that is looked up; see `names.py`."""
    skeleton: Mapped[str] = mapped_column(Text, server_default=text("''"), index=True)
    """What the name looks like; see `lookalikes.py`. Some old names look the same."""
    password: Mapped[str] = mapped_column(Text)
    """Its argon2 hash."""
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    """Whether the account asked for a rating."""
    mu: Mapped[float] = mapped_column(Float, default=25.0)
    sigma: Mapped[float] = mapped_column(Float, default=25.0 / 3)
    games: Mapped[int] = mapped_column(Integer, default=0)
    """Rated ones."""
    banned: Mapped[bool] = mapped_column(Boolean, default=False)
    created: Mapped[int] = mapped_column(BigInteger)


class PersonRow(Base):
    """A browser or program, identified by a cookie or token.

    Several may belong to one account, and share its games.
    """

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(String(30), default="")
    account_id: Mapped[int | None] = mapped_column(
        ForeignKey("accounts.id", ondelete="SET NULL"), index=True
    )
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    """Part of each token; counting it up makes all earlier tokens worthless."""
    banned: Mapped[bool] = mapped_column(Boolean, default=False)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table in the lobby or the history."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_lobby", "public", "status", "changed"),
        Index("ix_tables_history", "status", "ended"),
    )

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    public: Mapped[bool] = mapped_column(Boolean)
    status: Mapped[str] = mapped_column(String(10))
    """open, drafting, playing, over or closed."""
    owner_id: Mapped[str] = mapped_column(String(ID_LENGTH), index=True)
    secret: Mapped[str] = mapped_column(String(64))
    """What the deal depends on; kept secret until the end."""
    kingdom: Mapped[str] = mapped_column(String(40), default="")
    """The recommended set, if it is one."""
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    ending: Mapped[str] = mapped_column(String(40), default="")
    turns: Mapped[int] = mapped_column(Integer, default=0)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    """When one of its people was last connected; see `tables/lobby.py`."""
    ended: Mapped[int | None] = mapped_column(BigInteger)
    origin_id: Mapped[str | None] = mapped_column(String(ID_LENGTH), index=True)
    """The game from which this one is played on, if it is a branch."""
    origin_answers: Mapped[int | None] = mapped_column(Integer)
    """How many answers had been given there."""
    pasted: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether its game was played elsewhere, and its record added by the owner."""


class TableCardRow(Base):
    """A kingdom card of a table."""

    __tablename__ = "table_cards"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    card: Mapped[str] = mapped_column(String(30), primary_key=True, index=True)


class SeatRow(Base):
    """A seat of a table and, in the end, how it did."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[str | None] = mapped_column(String(ID_LENGTH), index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    key: Mapped[str] = mapped_column(String(80), default="", index=True)
    """The name in the form that is searched; see `names.py`."""
    bot: Mapped[str] = mapped_column(String(20), default="")
    """The level of the bot that plays here, if one does."""
    points: Mapped[int | None] = mapped_column(Integer)
    place: Mapped[int | None] = mapped_column(Integer)
    """1 for the first."""


class EntryRow(Base):
    """Something that happened at a table."""

    __tablename__ = "entries"

    # A table's first entry is written before its row, in one transaction.
    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[str] = mapped_column(Text)
    """What happened, as JSON; see `entries.py`."""
    at: Mapped[int] = mapped_column(BigInteger)
    """When, in milliseconds since 1970."""


class TrialRow(Base):
    """Which plan is best for a kingdom, as playing has shown."""

    __tablename__ = "trials"

    setup: Mapped[str] = mapped_column(String(400), primary_key=True)
    """Kingdom, bane, number of players, rules profile and Colonies; see `Supply`."""
    plan: Mapped[str] = mapped_column(String(40))
    version: Mapped[str] = mapped_column(String(40))
    """Of the program that held the trial; another one's plans may be better or worse."""


class FindingsRow(Base):
    """The plans that a search has found for a kingdom."""

    __tablename__ = "findings"

    setup: Mapped[str] = mapped_column(String(400), primary_key=True)
    """As in `TrialRow`."""
    findings: Mapped[str] = mapped_column(Text)
    """As JSON; see `finder/findings.py`."""
    version: Mapped[str] = mapped_column(String(40))
    """Of the program and of its finder; what another one found is searched for anew."""


class AnalysisRow(Base):
    """What decided a finished game."""

    __tablename__ = "analyses"

    id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    """That of the table."""
    analysis: Mapped[str] = mapped_column(Text)
    """As JSON; see `analysis/results.py`."""
    version: Mapped[str] = mapped_column(String(40))
    """Of the program and of its analysis; a game that another one analysed is analysed anew."""


class DayRow(Base):
    """The kingdom of a day."""

    __tablename__ = "days"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    """The date, such as `2026-11-16`, by UTC."""
    secret: Mapped[str] = mapped_column(String(64))
    """What the deal depends on at every table of that day; disclosed when the day is over."""
    kingdom: Mapped[str] = mapped_column(String(400))
    """The ids of the ten cards, with commas between them."""
    bane: Mapped[str | None] = mapped_column(String(30))
    colonies: Mapped[bool] = mapped_column(Boolean, server_default=false())
    opponent: Mapped[str] = mapped_column(String(20))
    """The level of the bot."""


class DayTryRow(Base):
    """A person's only try at the kingdom of a day."""

    __tablename__ = "day_tries"
    __table_args__ = (Index("ix_day_tries_one_each", "day", "key", unique=True),)

    table_id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    """Where it is played; written before the table is made, so that there is only one."""
    day: Mapped[str] = mapped_column(String(10))
    key: Mapped[str] = mapped_column(String(40))
    """Whose it is: an account, or a person without one."""
    person_id: Mapped[str] = mapped_column(String(ID_LENGTH), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    won: Mapped[bool | None] = mapped_column(Boolean)
    """Null until the game has ended, and for ever if that was after the day."""
    lead: Mapped[int | None] = mapped_column(Integer)
    """The points by which the player was ahead; null also for one who resigned."""
    turns: Mapped[int | None] = mapped_column(Integer)
    """The player's own."""


class LabRow(Base):
    """A comparison of plans; its link is its id."""

    __tablename__ = "labs"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    person_id: Mapped[str] = mapped_column(String(ID_LENGTH), index=True)
    asked: Mapped[str] = mapped_column(Text)
    """What to compare, as JSON; see `protocol/labs.py`."""
    results: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Compressed JSON; see `history/labs.py`. Null until all games have been played."""
    created: Mapped[int] = mapped_column(BigInteger)


def new_id() -> str:
    """A random id, which does not begin like an option of a command."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def now() -> int:
    """The time in milliseconds since 1970; it may jump, so durations are measured otherwise."""
    return time.time_ns() // 1_000_000
