"""Deals that nobody can have arranged, and that everybody can check.

The dealer draws a secret and publishes its hash (the commitment) before anything else. Then every
player tells a value. The seed is the hash of secret and values, so neither side can steer it. When
the game is over the secret is published, and the record has it all.
"""

import hashlib
import json
import re
import secrets
from dataclasses import dataclass

from throneroom.engine.errors import RecordError

SECRET = re.compile(r"[0-9a-f]{64}")
VALUE = re.compile(r"[0-9A-Za-z_-]{0,64}")


@dataclass(frozen=True)
class Fairness:
    """Where a seed comes from; the secret is empty as long as it is one."""

    commitment: str
    values: tuple[str, ...]
    """What each player told, by seat; empty for those who told nothing, such as bots."""
    secret: str = ""

    def header(self) -> list[str]:
        """The lines of a record that tell it."""
        lines = [f"commitment: {self.commitment}", f"values: {json.dumps(list(self.values))}"]
        return [*lines, f"secret: {self.secret}"] if self.secret else lines

    def check(self, seed: str) -> None:
        """Refuse a seed that does not come from here."""
        if not self.secret:
            raise RecordError("fair-no-secret")
        if commitment_to(self.secret) != self.commitment:
            raise RecordError("fair-secret")
        if fair_seed(self.secret, self.values) != seed:
            raise RecordError("fair-seed")


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """The hash that is published before the deal, in place of the secret."""
    return _hash("commitment", secret)


def fair_seed(secret: str, values: tuple[str, ...]) -> str:
    """The seed that a secret and everybody's values make."""
    return _hash("seed", secret, *values)


def seed_of_bots(secret: str) -> str:
    """A seed for what bots leave to chance; their moves tell nothing about the deal."""
    return _hash("bots", secret)


def _hash(purpose: str, *parts: str) -> str:
    # As JSON no two different lists of parts are the same text.
    return hashlib.sha256(json.dumps(["throneroom", 1, purpose, *parts]).encode()).hexdigest()


def read_fairness(header: dict[str, str], players: int) -> Fairness | None:
    """What a record's header tells; None if nothing."""
    if not header.keys() & {"commitment", "values", "secret"}:
        return None
    commitment, secret = header.get("commitment", ""), header.get("secret", "")
    try:
        values = json.loads(header.get("values", ""))
    except (ValueError, RecursionError):
        values = None
    told = isinstance(values, list) and len(values) == players
    if not told or not all(isinstance(v, str) and VALUE.fullmatch(v) for v in values):
        raise RecordError("fair-values", players=players)
    if not SECRET.fullmatch(commitment) or not (not secret or SECRET.fullmatch(secret)):
        raise RecordError("fair-hash")
    return Fairness(commitment, tuple(values), secret)
