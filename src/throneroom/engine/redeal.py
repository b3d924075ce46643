"""Moments of a record at which hidden cards are dealt anew, so that it goes another way from there.

In the long form of a record they are lines of their own, between answers:

    deal anew {"seed": "another day", "generator": "sha256"}

`generator` is left out where it is `counter`. Where the deal can be checked, `commitment`, `values`
and at last `secret` follow, as in the header of a record.
"""

import json
from dataclasses import dataclass

from throneroom.engine.errors import RecordError
from throneroom.engine.fairness import Fairness, read_fairness
from throneroom.engine.shuffling import COUNTER, GENERATORS

LINE = "deal anew "
"""How the line begins; no player's answer does, since a brace follows."""
FIELDS = {"seed", "generator", "commitment", "values", "secret"}


@dataclass
class Redeal:
    """That the cards which the player who is asked cannot see are dealt anew."""

    answers: int
    """How many answers have been given before."""
    seed: str
    generator: str = COUNTER
    """Where the order of these cards and of later shuffles comes from."""
    fairness: Fairness | None = None

    def line(self) -> str:
        """The line of a record."""
        return LINE + self.text()

    def text(self) -> str:
        """Everything but its moment, as JSON."""
        told: dict[str, object] = {"seed": self.seed}
        if self.generator != COUNTER:
            told["generator"] = self.generator
        fairness = self.fairness
        if fairness is not None:
            told["commitment"] = fairness.commitment
            told["values"] = list(fairness.values)
            if fairness.secret:
                told["secret"] = fairness.secret
        return json.dumps(told)


def is_redeal(line: str) -> bool:
    """Whether a line of a record deals anew."""
    return line.startswith(LINE + "{")


def read_redeal(text: str, answers: int, players: int) -> Redeal:
    """What stands in a record behind `deal anew`."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or not told.keys() <= FIELDS:
        raise RecordError("record-redeal", text=text[:80])
    seed, generator = told.pop("seed", None), told.pop("generator", COUNTER)
    if not isinstance(seed, str) or generator not in GENERATORS:
        raise RecordError("record-redeal", text=text[:80])
    header = {
        key: value if isinstance(value, str) else json.dumps(value) for key, value in told.items()
    }
    return Redeal(answers, seed, generator, read_fairness(header, players))
