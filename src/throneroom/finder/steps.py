"""A search cut into steps of a few seconds, between which other work can have its turn."""

import time
from dataclasses import dataclass, replace

from throneroom.finder.islands import IslandSearch


@dataclass(frozen=True)
class StepwiseSearch(IslandSearch):
    """A search after some of its steps: its rounds, and one that concludes."""

    spent: float = 0.0
    """Seconds that the steps have taken."""
    findings: str = ""
    """What was found, as JSON; empty before the last step."""

    @property
    def done(self) -> float:
        """Which part of the steps has been taken."""
        return self.taken / (self.rounds + 1)


def next_step(search: StepwiseSearch) -> StepwiseSearch:
    """Take the next step; the last one fills in the findings."""
    began = time.perf_counter()
    if search.taken < search.rounds:
        search = search.after_next_round()
    else:
        found = search.conclude(began - search.spent)
        search = replace(search, taken=search.taken + 1, findings=found.to_json())
    return replace(search, spent=search.spent + time.perf_counter() - began)
