"""Passwords: hashing them, and comparing them with their hashes.

Hashing takes time and memory on purpose: call it in threads.
"""

import secrets
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from throneroom.server.errors import Refused, TooMuch

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
AT_ONCE = 2
"""How many passwords are hashed at the same time; each takes 64 MB of memory."""
PATIENCE = 3.0
"""Seconds to wait for one's turn: threads that wait are missing elsewhere."""


def check_length(password: str) -> None:
    """Refuse a password that is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


class Passwords:
    """Hashes passwords, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = threading.BoundedSemaphore(AT_ONCE)
        self.unknown = self._hasher.hash(secrets.token_bytes())
        """Compared with where there is no account, so that the time it takes reveals nothing."""

    def hash(self, password: str) -> str:
        """The hash to keep."""
        with self._turn():
            return self._hasher.hash(_bytes(password))

    def fits(self, hashed: str, password: str) -> bool:
        """Whether it is the password that was hashed."""
        if len(password) > LONGEST_PASSWORD:
            return False
        try:
            with self._turn():
                return self._hasher.verify(hashed, _bytes(password))
        except VerifyMismatchError:
            return False

    def is_outdated(self, hashed: str) -> bool:
        """Whether it should be hashed again, with the parameters of today."""
        return self._hasher.check_needs_rehash(hashed)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._turns.acquire(timeout=PATIENCE):
            raise TooMuch("too-fast")
        try:
            yield
        finally:
            self._turns.release()


def _bytes(password: str) -> bytes:
    # Some keyboards type a letter and its accent as one character, others as two.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
