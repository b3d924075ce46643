"""A search cut into steps of a few seconds, between which other work can have its turn."""

import time
from dataclasses import dataclass, replace

from throneroom.finder.findings import Findings
from throneroom.finder.islands import IslandSearch
from throneroom.finder.practising import practise, rounds_in


@dataclass(frozen=True)
class StepwiseSearch(IslandSearch):
    """A search after some of its steps: its rounds, one that concludes, and those of practice."""

    spent: float = 0.0
    """Seconds that the steps have taken."""
    found: str = ""
    """What has been found so far, as JSON; empty before the search concludes."""
    findings: str = ""
    """What was found in the end, as JSON; empty before the last step."""

    @property
    def done(self) -> float:
        """Which part of the steps has been taken."""
        return self.taken / self.steps

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return self.rounds + 1 + rounds_in(self.practice)


def next_step(search: StepwiseSearch) -> StepwiseSearch:
    """Take the next step; the last one fills in the findings."""
    began = time.perf_counter()
    if search.taken < search.rounds:
        search = search.after_next_round()
    else:
        known = _found(search, began)
        search = replace(search, taken=search.taken + 1)
        found = replace(known, searched=round(search.seconds * search.done, 1)).to_json()
        search = replace(search, found=found)
        if search.taken == search.steps:
            search = replace(search, findings=found)
    return replace(search, spent=search.spent + time.perf_counter() - began)


def _found(search: StepwiseSearch, began: float) -> Findings:
    """What has been found after a step that concludes or practises."""
    if search.taken == search.rounds:
        return search.conclude(began - search.spent)
    number = search.taken - search.rounds - 1
    known = Findings.from_json(search.found)
    found = practise(known, search.supply.setup(), number, search.practice, search.seed)
    return replace(found, seconds=round(search.spent + time.perf_counter() - began, 1))
