"""Who somebody is: guests, accounts, passwords.

All of this waits for the database, and passwords take time on purpose: call it in threads.
"""

import hashlib
import itertools
import json
import re
import secrets
import threading
import time
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Engine, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from throneroom.engine.errors import SetupError
from throneroom.server.errors import Missing, Refused, Stranger, TooMuch
from throneroom.server.people.names import clean_name, name_key
from throneroom.server.storage.database import note_changes, take_time, writing
from throneroom.server.storage.schema import (
    ID_LENGTH,
    AccountRow,
    EntryRow,
    PersonRow,
    SeatRow,
    new_id,
    now,
)

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
AT_ONCE = 2
"""How many passwords are looked at in the same moment; each takes 64 MB of memory."""
PATIENCE = 3.0
"""Seconds that somebody waits for their turn."""
PERSON_ID = re.compile(rf"[A-Za-z0-9_-]{{{ID_LENGTH}}}")


@dataclass(frozen=True)
class Identity:
    """Somebody at one browser or program."""

    person_id: str
    name: str
    """What others see; empty for a guest who has not said it yet."""
    account_id: int | None
    account_name: str | None
    rated: bool
    """Whether the account asked for a rating."""
    persons: frozenset[str]
    """All that belong to the same account: what is one's is everyone's."""
    banned: bool
    epoch: int = 0
    """Which of the person's tokens are good."""
    found: float = field(default_factory=time.monotonic, compare=False)
    """When this was so, by a clock that never jumps."""


class People:
    """Everybody the database knows; `key` signs what browsers keep."""

    def __init__(self, engine: Engine, key: str, hasher: PasswordHasher | None = None) -> None:
        self._engine = engine
        self._signer = Signer(
            key, salt="person", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._hasher = hasher or PasswordHasher()
        self._hashing = threading.BoundedSemaphore(AT_ONCE)
        # Looked at in place of a missing account's, so that nobody can tell by the time it takes.
        self._nobodys = self._hasher.hash(secrets.token_bytes())

    # Guests

    def guest(self) -> Identity:
        """Somebody new."""
        with Session(self._engine) as session, session.begin():
            return _identity(session, _new_person(session))

    def token(self, identity: Identity) -> str:
        """What a browser keeps to be known again."""
        return self._signer.sign(f"{identity.person_id}:{identity.epoch}").decode()

    def find(self, token: str | None) -> Identity | None:
        """Whom a token stands for, if we made it."""
        if token is None or not token.isascii():
            return None
        try:
            id, _, epoch = self._signer.unsign(token).decode().partition(":")
        except BadSignature:
            return None
        with Session(self._engine) as session:
            person = session.get(PersonRow, id)
            if person is None or str(person.epoch) != epoch:
                return None
            return _identity(session, person)

    def rename(self, identity: Identity, name: str) -> Identity:
        """Be called otherwise at tables; an account keeps its name."""
        name = clean_name(name)
        with Session(writing(self._engine)) as session, session.begin():
            person = _person(session, identity)
            person.name = name
            return _identity(session, person)

    def log_out(self, identity: Identity) -> None:
        """Make the token worthless, wherever else it may be."""
        with Session(writing(self._engine)) as session, session.begin():
            _person(session, identity).epoch += 1
            note_changes(session.connection(), [identity.person_id])

    # Accounts

    def sign_up(self, identity: Identity, name: str, password: str) -> Identity:
        """Make an account; whatever the guest has played becomes its."""
        name = clean_name(name)
        key = name_key(name)
        hashed = self._hash(_checked(password))
        try:
            with Session(writing(self._engine)) as session, session.begin():
                person = _person(session, identity)
                if person.account_id is not None:
                    present = session.get_one(AccountRow, person.account_id)
                    raise Refused("account-there", name=present.name)
                account = AccountRow(name=name, key=key, password=hashed, created=now())
                session.add(account)
                session.flush()
                return _join(session, person, account)
        except IntegrityError:
            raise Refused("name-taken", name=name) from None

    def log_in(self, identity: Identity | None, name: str, password: str) -> Identity:
        """Belong to an account; somebody who belongs to another becomes somebody new."""
        id = self._verified(name, password)
        with Session(writing(self._engine)) as session, session.begin():
            account = session.get(AccountRow, id, with_for_update=True)
            if account is None:  # deleted in the meantime
                raise Stranger("log-in")
            person = None if identity is None else _person(session, identity)
            if person is None or person.account_id not in (None, account.id):
                person = _new_person(session)
            return _join(session, person, account)

    def _verified(self, name: str, password: str) -> int:
        """The account with this name and password."""
        with Session(self._engine) as session:
            account = _account(session, name)
        hashed = self._nobodys if account is None else account.password
        if not self._fits(hashed, password) or account is None:
            raise Stranger("log-in")
        if self._hasher.check_needs_rehash(hashed):
            self._replace(account.id, hashed, password)
        return account.id

    def change_password(self, identity: Identity, old: str, new: str) -> Identity:
        """Choose another password; the old one shows that it is really you.

        Whoever else is logged in is not any more, and the own token is another from now on.
        """
        new = _checked(new)
        account_id, hashed = self._confirmed(identity, old)
        if not self._replace(account_id, hashed, new):
            raise Stranger("password-wrong")
        with Session(writing(self._engine)) as session, session.begin():
            _show_out(session, account_id)
            # Of the own connections, too, some may be somebody else's, with a stolen token.
            note_changes(session.connection(), _persons(session, account_id))
            return _identity(session, _person(session, identity))

    def say_goodbye(self, identity: Identity, password: str) -> None:
        """Delete the own account; the password shows that it is really you."""
        account_id, _ = self._confirmed(identity, password)
        self.delete_account(account_id)

    def _confirmed(self, identity: Identity, password: str) -> tuple[int, str]:
        """The own account and the hash of its password, which is the one given."""
        account_id = _needed_account(identity)
        with Session(self._engine) as session:
            hashed = session.get_one(AccountRow, account_id).password
        if not self._fits(hashed, password):
            raise Stranger("password-wrong")
        return account_id, hashed

    def ask_for_rating(self, identity: Identity, on: bool) -> Identity:
        """Have games of this account rated from now on, or no longer."""
        account_id = _needed_account(identity)
        with Session(writing(self._engine)) as session, session.begin():
            session.execute(update(AccountRow).where(AccountRow.id == account_id).values(rated=on))
            return _identity(session, _person(session, identity))

    # For those who run the server

    def account_id(self, name: str) -> int:
        """The account of this name."""
        with Session(self._engine) as session:
            account = _account(session, name)
        if account is None:
            raise Missing("no-account", name=name[:40])
        return account.id

    def reset_password(self, name: str) -> str:
        """A new password for somebody who has forgotten theirs."""
        account_id = self.account_id(name)
        password = secrets.token_urlsafe(12)
        hashed = self._hash(password)
        with Session(writing(self._engine)) as session, session.begin():
            session.execute(
                update(AccountRow).where(AccountRow.id == account_id).values(password=hashed)
            )
            _show_out(session, account_id)
            note_changes(session.connection(), _persons(session, account_id))
        return password

    def ban(self, who: str, on: bool) -> frozenset[str]:
        """Keep an account with all its persons out, or a guest by id; the persons concerned."""
        with Session(writing(self._engine)) as session, session.begin():
            account = _account(session, who)
            person = session.get(PersonRow, who) if PERSON_ID.fullmatch(who) else None
            if account is None and person is not None and person.account_id is not None:
                account = session.get(AccountRow, person.account_id)
            if account is not None:
                account.banned = on
                persons = _persons(session, account.id)
            elif person is not None:
                persons = frozenset([person.id])
            else:
                raise Missing("nobody", name=who[:40])
            session.execute(update(PersonRow).where(PersonRow.id.in_(persons)).values(banned=on))
            note_changes(session.connection(), persons)
            return persons

    def delete_account(self, account_id: int) -> list[str]:
        """Forget an account, what its persons were called and what they said; the tables concerned.

        The games stay, because they are the others', too.
        """
        with Session(self._engine) as session:
            persons = _persons(session, account_id)
            # Before the transaction that locks others out, since it takes a look at every table.
            take_time(session.connection())
            traces = _traces(session, persons)
        with Session(writing(self._engine)) as session, session.begin():
            for table, numbers in traces.items():
                _erase(session, table, numbers, persons)
            belonging = PersonRow.account_id == account_id
            session.execute(update(PersonRow).where(belonging).values(name="", account_id=None))
            session.execute(delete(AccountRow).where(AccountRow.id == account_id))
            # A process with one of the tables in memory would write the names again.
            note_changes(session.connection(), traces)
        return list(traces)

    # Passwords

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Wait for one's turn, but not for long: threads that wait are missing elsewhere."""
        if not self._hashing.acquire(timeout=PATIENCE):
            raise TooMuch("too-fast")
        try:
            yield
        finally:
            self._hashing.release()

    def _hash(self, password: str) -> str:
        with self._turn():
            return self._hasher.hash(_bytes(password))

    def _fits(self, hashed: str, password: str) -> bool:
        if len(password) > LONGEST_PASSWORD:
            return False
        try:
            with self._turn():
                return self._hasher.verify(hashed, _bytes(password))
        except VerifyMismatchError:
            return False

    def _replace(self, account_id: int, hashed: str, password: str) -> bool:
        """Keep another hash, unless somebody else has done so meanwhile."""
        new = self._hash(password)
        with self._engine.begin() as connection:
            done = connection.execute(
                update(AccountRow)
                .where(AccountRow.id == account_id, AccountRow.password == hashed)
                .values(password=new)
            )
        return done.rowcount == 1


def _checked(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return password


def _bytes(password: str) -> bytes:
    # Some keyboards type a letter and its accent as one, others as two.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


def _needed_account(identity: Identity) -> int:
    if identity.account_id is None:
        raise Stranger("account-needed")
    return identity.account_id


def _person(session: Session, identity: Identity) -> PersonRow:
    return session.get_one(PersonRow, identity.person_id, with_for_update=True)


def _new_person(session: Session) -> PersonRow:
    person = PersonRow(id=new_id(), created=now())
    session.add(person)
    session.flush()
    return person


def _account(session: Session, name: str) -> AccountRow | None:
    try:
        key = name_key(clean_name(name))
    except SetupError:
        return None
    return session.scalar(select(AccountRow).where(AccountRow.key == key))


def _persons(session: Session, account_id: int) -> frozenset[str]:
    return frozenset(
        session.scalars(select(PersonRow.id).where(PersonRow.account_id == account_id))
    )


def _show_out(session: Session, account_id: int) -> None:
    """Make every token of an account's persons worthless."""
    belonging = PersonRow.account_id == account_id
    session.execute(update(PersonRow).where(belonging).values(epoch=PersonRow.epoch + 1))


def _join(session: Session, person: PersonRow, account: AccountRow) -> Identity:
    person.account_id = account.id
    person.name = account.name
    session.flush()
    return _identity(session, person)


def _identity(session: Session, person: PersonRow) -> Identity:
    account = None if person.account_id is None else session.get(AccountRow, person.account_id)
    if account is None:
        persons = frozenset([person.id])
        return Identity(
            person.id, person.name, None, None, False, persons, person.banned, person.epoch
        )
    return Identity(
        person_id=person.id,
        name=person.name,
        account_id=account.id,
        account_name=account.name,
        rated=account.rated,
        persons=_persons(session, account.id),
        banned=person.banned or account.banned,
        epoch=person.epoch,
    )


def _traces(session: Session, persons: Collection[str]) -> dict[str, list[int]]:
    """The tables where persons have sat, with the numbers of the entries that name them."""
    traces: dict[str, list[int]] = defaultdict(list)
    named = select(EntryRow.table_id, EntryRow.number, EntryRow.body).where(
        EntryRow.body.contains('"person":', autoescape=True)
    )
    for table, number, body in session.execute(named):
        if json.loads(body).get("person") in persons:
            traces[table].append(number)
    return traces


def _erase(session: Session, table: str, numbers: list[int], persons: Collection[str]) -> None:
    """Take names and words of persons from a table."""
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table)).all()
    kept = {seat.name.casefold() for seat in seats if seat.person_id not in persons}
    for seat in seats:
        if seat.person_id in persons and seat.name:
            seat.name = _neutral_name(seat.number, kept)
            seat.key = name_key(seat.name)
    for number in numbers:
        entry = session.get_one(EntryRow, (table, number))
        body = json.loads(entry.body)
        if "name" in body:
            body["name"] = _neutral_name(body["seat"], kept)
        if body["kind"] == "said":
            body["text"] = ""
        entry.body = json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _neutral_name(seat: int, kept: Collection[str]) -> str:
    """A name that says nothing, and that nobody else at the table has."""
    name = f"Player {seat + 1}"
    names = itertools.chain([name], (f"{name}-{again}" for again in itertools.count(2)))
    return next(name for name in names if name.casefold() not in kept)
