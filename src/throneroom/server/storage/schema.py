"""What the database holds.

The truth about a table is its entries, numbered without gaps: everything that ever happened there,
from its making over every answer to its end. `tables`, `seats` and `table_cards` repeat what the
lobby and the history look for; they change in the same transaction as the entries they come from.
"""

import secrets
import time

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 22
"""128 bits that nobody can guess, in letters that need no escaping."""


class Base(DeclarativeBase):
    """All tables of the database."""


class SettingRow(Base):
    """What all processes on one database share, such as the key that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ChangeRow(Base):
    """Rows that were changed by hand, not only added to: running servers have to look again."""

    __tablename__ = "changes"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    about: Mapped[str] = mapped_column(String(ID_LENGTH))
    """A table, or a person who may not be welcome any more."""


class AccountRow(Base):
    """Somebody who chose a name and a password."""

    __tablename__ = "accounts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    key: Mapped[str] = mapped_column(String(60), unique=True)
    """The name as it is compared, so that no two look the same; see `names.py`."""
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
    """Somebody at one browser or program: what a cookie or a token stands for.

    Several may belong to one account; what one of them plays, the account plays.
    """

    __tablename__ = "persons"

    id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(String(30), default="")
    account_id: Mapped[int | None] = mapped_column(
        ForeignKey("accounts.id", ondelete="SET NULL"), index=True
    )
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    """Goes up when whoever has an older cookie or token is to be shown out."""
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
    """What the deal depends on; told only after the end."""
    kingdom: Mapped[str] = mapped_column(String(40), default="")
    """The recommended set, if it is one."""
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    ending: Mapped[str] = mapped_column(String(40), default="")
    turns: Mapped[int] = mapped_column(Integer, default=0)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class TableCardRow(Base):
    """A kingdom card of a table."""

    __tablename__ = "table_cards"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    card: Mapped[str] = mapped_column(String(30), primary_key=True, index=True)


class SeatRow(Base):
    """A seat of a table and, in the end, how it fared."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[str | None] = mapped_column(String(ID_LENGTH), index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    key: Mapped[str] = mapped_column(String(80), default="", index=True)
    """The name as it is looked for; see `names.py`."""
    bot: Mapped[str] = mapped_column(String(20), default="")
    """The level of the bot that plays here, if one does."""
    points: Mapped[int | None] = mapped_column(Integer)
    place: Mapped[int | None] = mapped_column(Integer)
    """1 for whoever won."""


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


def new_id() -> str:
    """An id that nobody can guess, nor any command line take for an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def now() -> int:
    """The time of day in milliseconds; for people to read, never to measure with."""
    return time.time_ns() // 1_000_000
