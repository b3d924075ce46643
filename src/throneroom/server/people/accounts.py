"""Guests and accounts.

All of this waits for the database, and passwords take time on purpose: call it in threads.
"""

import hashlib
import re
import secrets

from argon2 import PasswordHasher
from itsdangerous import BadSignature, Signer
from sqlalchemy import Engine, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from throneroom.engine.errors import SetupError
from throneroom.server.errors import Missing, Refused, Stranger
from throneroom.server.lookalikes import skeleton
from throneroom.server.people.erasure import erase, traces_of
from throneroom.server.people.identity import Identity
from throneroom.server.people.names import clean_name, name_key
from throneroom.server.people.passwords import Passwords, check_length
from throneroom.server.storage.database import (
    SIGN_UP_LOCK,
    note_changes,
    take_time,
    wait_for_turn,
    writing,
)
from throneroom.server.storage.schema import (
    ID_LENGTH,
    AccountRow,
    LabRow,
    PersonRow,
    TableRow,
    new_id,
    now,
)

PERSON_ID = re.compile(rf"[A-Za-z0-9_-]{{{ID_LENGTH}}}")


class People:
    """All persons and accounts in the database; `key` signs the tokens of persons."""

    def __init__(self, engine: Engine, key: str, hasher: PasswordHasher | None = None) -> None:
        self._engine = engine
        self._signer = Signer(
            key, salt="person", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._passwords = Passwords(hasher)

    # Guests

    def guest(self) -> Identity:
        """A new person."""
        with Session(self._engine) as session, session.begin():
            return _identity(session, _new_person(session))

    def token(self, identity: Identity) -> str:
        """What a browser or program keeps to be recognised."""
        return self._signer.sign(f"{identity.person_id}:{identity.epoch}").decode()

    def find(self, token: str | None) -> Identity | None:
        """The person of a token; None if it is not valid."""
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
        """Change the name that others see at tables; that of an account stays."""
        name = clean_name(name)
        with Session(writing(self._engine)) as session, session.begin():
            person = _person(session, identity)
            person.name = name
            return _identity(session, person)

    def log_out(self, identity: Identity) -> None:
        """Make the person's tokens worthless, wherever they are kept."""
        with Session(writing(self._engine)) as session, session.begin():
            person = _current(session, identity)
            if person is not None:
                _end_token(session, person)

    # Accounts

    def sign_up(self, identity: Identity, name: str, password: str) -> Identity:
        """Make an account, which also gets the games that the guest has played.

        The guest's token becomes worthless; the identity returned is good for a new one.
        """
        name = clean_name(name)
        check_length(password)
        hashed = self._passwords.hash(password)
        try:
            with Session(writing(self._engine)) as session, session.begin():
                person = _person(session, identity)
                if person.account_id is not None:
                    present = session.get_one(AccountRow, person.account_id)
                    raise Refused("account-there", name=present.name)
                account = _new_account(session, name, hashed)
                _end_token(session, person)
                return _join(session, person, account)
        except IntegrityError:
            raise Refused("name-taken", name=name) from None

    def log_in(self, identity: Identity | None, name: str, password: str) -> Identity:
        """Join a person to an account; a new person, if this one belongs to another account.

        The person's token becomes worthless, since others may have known it before the password
        was typed. The identity returned is good for a new one.
        """
        id = self._verified(name, password)
        with Session(writing(self._engine)) as session, session.begin():
            account = session.get(AccountRow, id, with_for_update=True)
            if account is None:  # It was deleted in the meantime.
                raise Stranger("log-in")
            person = None if identity is None else _current(session, identity)
            if person is None or person.account_id not in (None, account.id):
                person = _new_person(session)
            else:
                _end_token(session, person)
            return _join(session, person, account)

    def _verified(self, name: str, password: str) -> int:
        """The account with this name and password."""
        with Session(self._engine) as session:
            account = _account(session, name)
        hashed = self._passwords.unknown if account is None else account.password
        if not self._passwords.fits(hashed, password) or account is None:
            raise Stranger("log-in")
        if self._passwords.is_outdated(hashed):
            self._replace(account.id, hashed, password)
        return account.id

    def change_password(self, identity: Identity, old: str, new: str) -> Identity:
        """Change the password, given the old one.

        All tokens of the account become worthless; the identity returned is good for a new one.
        """
        check_length(new)
        account_id, hashed = self._confirmed(identity, old)
        if not self._replace(account_id, hashed, new):
            raise Stranger("password-wrong")
        with Session(writing(self._engine)) as session, session.begin():
            _end_tokens(session, account_id)
            # Closes all connections: even this person's may use a stolen token.
            note_changes(session.connection(), _persons(session, account_id))
            return _identity(session, session.get_one(PersonRow, identity.person_id))

    def say_goodbye(self, identity: Identity, password: str) -> None:
        """Delete one's own account, given its password."""
        account_id, _ = self._confirmed(identity, password)
        self.delete_account(account_id)

    def _confirmed(self, identity: Identity, password: str) -> tuple[int, str]:
        """The identity's account and the hash of its password, which must be the one given."""
        account_id = _needed_account(identity)
        with Session(self._engine) as session:
            hashed = session.get_one(AccountRow, account_id).password
        if not self._passwords.fits(hashed, password):
            raise Stranger("password-wrong")
        return account_id, hashed

    def ask_for_rating(self, identity: Identity, on: bool) -> Identity:
        """Have the account rated from now on, or no longer."""
        account_id = _needed_account(identity)
        with Session(writing(self._engine)) as session, session.begin():
            session.execute(update(AccountRow).where(AccountRow.id == account_id).values(rated=on))
            return _identity(session, _person(session, identity))

    # For operators

    def account_id(self, name: str) -> int:
        """The account of this name."""
        with Session(self._engine) as session:
            account = _account(session, name)
        if account is None:
            raise Missing("no-account", name=name[:40])
        return account.id

    def reset_password(self, name: str) -> str:
        """Set a new password for an account; the password."""
        account_id = self.account_id(name)
        password = secrets.token_urlsafe(12)
        hashed = self._passwords.hash(password)
        with Session(writing(self._engine)) as session, session.begin():
            session.execute(
                update(AccountRow).where(AccountRow.id == account_id).values(password=hashed)
            )
            _end_tokens(session, account_id)
            note_changes(session.connection(), _persons(session, account_id))
        return password

    def ban(self, who: str, on: bool) -> frozenset[str]:
        """Ban an account with all its persons, or a guest by id, or lift the ban; the persons."""
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
        """Delete an account, the names of its persons and what they wrote; the tables concerned.

        The games that were played here stay, since others have played them, too.
        """
        with Session(self._engine) as session:
            persons = _persons(session, account_id)
            # Looks at every table, so it comes before the transaction that keeps others waiting.
            take_time(session.connection())
            traces = traces_of(session, persons)
        with Session(writing(self._engine)) as session, session.begin():
            for table, numbers in traces.items():
                erase(session, table, numbers, persons)
            # Nobody else has a part in games from elsewhere that a person added.
            added = TableRow.pasted & TableRow.owner_id.in_(persons)
            pasted = session.scalars(select(TableRow.id).where(added)).all()
            session.execute(delete(TableRow).where(TableRow.id.in_(pasted)))
            belonging = PersonRow.account_id == account_id
            session.execute(update(PersonRow).where(belonging).values(name="", account_id=None))
            session.execute(delete(LabRow).where(LabRow.person_id.in_(persons)))
            session.execute(delete(AccountRow).where(AccountRow.id == account_id))
            # A process that has one of the tables in memory would write the names again.
            note_changes(session.connection(), [*traces, *pasted])
        return list(traces)

    # Passwords

    def _replace(self, account_id: int, hashed: str, password: str) -> bool:
        """Replace the hash of a password; False if it was replaced in the meantime."""
        new = self._passwords.hash(password)
        with self._engine.begin() as connection:
            done = connection.execute(
                update(AccountRow)
                .where(AccountRow.id == account_id, AccountRow.password == hashed)
                .values(password=new)
            )
        return done.rowcount == 1


def _needed_account(identity: Identity) -> int:
    if identity.account_id is None:
        raise Stranger("account-needed")
    return identity.account_id


def _person(session: Session, identity: Identity) -> PersonRow:
    """The row of a person; Stranger if the token was ended since they were looked up."""
    person = _current(session, identity)
    if person is None:
        raise Stranger("who-are-you")
    return person


def _current(session: Session, identity: Identity) -> PersonRow | None:
    """The row of a person; None if the token was ended since they were looked up.

    Otherwise a request that was sent with the old token just before would be given the new one.
    """
    person = session.get_one(PersonRow, identity.person_id, with_for_update=True)
    return person if person.epoch == identity.epoch else None


def _new_person(session: Session) -> PersonRow:
    person = PersonRow(id=new_id(), created=now())
    session.add(person)
    session.flush()
    return person


def _new_account(session: Session, name: str, hashed: str) -> AccountRow:
    """An account under a name that no other account has, or looks like it."""
    # Else two names that look the same could be taken at the same moment.
    wait_for_turn(session.connection(), SIGN_UP_LOCK)
    key, looks = name_key(name), skeleton(name)
    alike = session.scalars(select(AccountRow.key).where(AccountRow.skeleton == looks)).all()
    if alike and key not in alike:
        raise Refused("name-alike", name=name)
    account = AccountRow(name=name, key=key, skeleton=looks, password=hashed, created=now())
    session.add(account)
    session.flush()
    return account


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


def _end_token(session: Session, person: PersonRow) -> None:
    """Make a person's token worthless, and close the connections that it opened."""
    person.epoch += 1
    note_changes(session.connection(), [person.id])


def _end_tokens(session: Session, account_id: int) -> None:
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
