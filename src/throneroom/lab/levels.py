"""How levels take part in the lab: what they find out first, and how long they think."""

import math
from dataclasses import dataclass

from throneroom.engine.errors import SetupError
from throneroom.engine.setup import Setup
from throneroom.finder.findings import Findings
from throneroom.finder.keeping import kept
from throneroom.lab.competitors import SECONDS, Competitor, ThinkingTime
from throneroom.lab.searching import SearchListener, search
from throneroom.roster import SEARCH_TIME, SEARCHING, Knowledge
from throneroom.sim.trial import best_plan

SEED = "level"
"""The seed of searches for levels, so that they do not depend on the seed of a comparison."""


@dataclass(frozen=True)
class LevelOptions:
    """How levels that look ahead think, and how plans are searched for where a level needs them.

    They are searched for once for each kingdom, before the first game there.
    """

    think: float = SECONDS
    """Seconds for a question."""
    rollouts: int = 0
    """A number of imagined games instead, with which a level always plays the same."""
    jobs: int | None = None
    """How many processes search; one for each core if no number is given."""
    ray: str | None = None
    """The cluster that searches."""
    searching: SearchListener | None = None
    """Is told how far the search is."""

    def __post_init__(self) -> None:
        if not (math.isfinite(self.think) and self.think > 0):
            raise SetupError("no-thought", seconds=self.think)
        if self.rollouts < 0:
            raise SetupError("no-rollouts", rollouts=self.rollouts)

    @property
    def thinking(self) -> ThinkingTime:
        """How long levels think."""
        return ThinkingTime(self.think, self.rollouts)

    def study(self, level: str, setup: Setup) -> Knowledge | None:
        """What a level finds out about a kingdom: once, since it is the same in every game."""
        if level in SEARCHING:
            known = kept(setup)
            if known is None or known.length < SEARCH_TIME:
                known = self._search(setup)
            return Knowledge(best_plan(setup), known)
        return Knowledge(best_plan(setup)) if level == "plan" else None

    def prepare(self, competitor: Competitor, setup: Setup) -> Competitor:
        """A competitor that knows what it needs to know about a kingdom."""
        return competitor.with_knowledge(self.study(competitor.level, setup))

    def _search(self, setup: Setup) -> Findings:
        """Search for plans, for all later games of anyone in this kingdom."""
        found = search(
            setup, SEARCH_TIME, SEED, jobs=self.jobs, ray=self.ray, progress=self.searching
        )
        if found.interrupted:
            raise KeyboardInterrupt
        return found.kept


LEVELS = LevelOptions()
"""The usual ones."""
