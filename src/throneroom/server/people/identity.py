"""Who sends a request."""

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Identity:
    """A person, as seen from one browser or program."""

    person_id: str
    name: str
    """What others see; empty for a guest who has not chosen one yet."""
    account_id: int | None
    account_name: str | None
    rated: bool
    """Whether the account asked for a rating."""
    persons: frozenset[str]
    """All persons of the same account; what belongs to one of them belongs to all."""
    banned: bool
    epoch: int = 0
    """The person's current epoch; tokens of earlier ones are worthless."""
    address: str = field(default="", compare=False)
    """Where the request comes from; empty where that is not known."""
    found: float = field(default_factory=time.monotonic, compare=False)
    """When this was looked up, by the monotonic clock."""
