"""Browsers that have logged in to an account before.

Such a browser keeps a signed cookie for each of its accounts. It logs nobody in; it only has an
allowance of its own for log-ins, which strangers who guess the account's password cannot use up.
"""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

from throneroom.server.people.names import clean, name_key


class Devices:
    """Makes and recognises what these browsers keep; `key` signs it."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(
            key, salt="device", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def token(self, name: str) -> str:
        """A new token of a browser that has logged in to the account of this name."""
        return self._signer.sign(f"{account_mark(name)}:{secrets.token_hex(8)}").decode()

    def recognises(self, token: str | None, name: str) -> bool:
        """Whether it is a token that was made for this account."""
        if token is None or not token.isascii():
            return False
        try:
            mark, _, _ = self._signer.unsign(token).decode().partition(":")
        except BadSignature:
            return False
        return mark == account_mark(name)


def account_mark(name: str) -> str:
    """What stands for an account in its cookies, however its name is spelled."""
    return hashlib.sha256(name_key(clean(name)).encode("utf-8", "surrogatepass")).hexdigest()[:16]
