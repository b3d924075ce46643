"""Strong plans for a kingdom, found by evolution."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from throneroom.engine.card import FIRST_EDITION
from throneroom.finder.findings import Findings
from throneroom.kingdoms import Kingdom
from throneroom.lab.results import LabResult, Row
from throneroom.lab.searching import Searched, SearchListener, search
from throneroom.lab.tables import kingdom_for
from throneroom.roster import SEARCH_TIME
from throneroom.text.words import Words


@dataclass(frozen=True)
class Discovery(LabResult):
    """What a search for plans has found."""

    kingdom: Kingdom
    searched: Searched
    seed: str
    asked: float
    """For how many seconds to search."""

    @property
    def findings(self) -> Findings:
        """What was found."""
        return self.searched.findings

    @property
    def interrupted(self) -> bool:
        """Whether the search ended before its time."""
        return self.searched.interrupted

    @property
    def file(self) -> Path:
        """Where findings about the kingdom are kept."""
        return self.searched.file

    @property
    def kept(self) -> Findings:
        """What is kept there: these findings, or those of a longer search."""
        return self.searched.kept

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.findings.games

    @property
    def games_asked(self) -> int:
        """A search ends by time; how many games that takes is not known."""
        return self.findings.games

    @property
    def names(self) -> list[str]:
        """A name for each plan, those of the mixture first: a number."""
        return [str(place) for place, _ in enumerate(self.findings.all_plans, 1)]

    def command(self) -> list[str]:
        """What to type to search again."""
        findings = self.findings
        return [
            *("throneroom", "lab", "find", str(self.kingdom)),
            *("--players", str(findings.players), "--profile", findings.profile),
            *("--seconds", f"{self.asked:g}", "--seed", self.seed),
        ]

    def rows(self) -> list[Row]:
        """A row for each plan; those that the mixture does without have no weight."""
        return [
            {
                "plan": plan.text,
                "weight": plan.weight,
                "share_against_library": plan.share_against_library,
            }
            for plan in self.findings.all_plans
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            **self.findings.as_dict(),
            "seed": self.seed,
            "interrupted": self.interrupted,
            "kept": self.kept is self.findings,
        }

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report."""
        from throneroom.lab.report import discovery_report

        return discovery_report(self, words or Words(), page)

    def write_plans(self, folder: Path) -> list[Path]:
        """Write each plan to a file of its own, to compare and to change."""
        folder.mkdir(parents=True, exist_ok=True)
        files = []
        for name, plan in zip(self.names, self.findings.all_plans, strict=True):
            file = folder / f"plan-{name}.plan"
            file.write_text(plan.text + "\n", encoding="utf-8")
            files.append(file)
        return files


def discover(
    kingdom: str | Kingdom,
    *,
    seconds: float = SEARCH_TIME,
    players: int = 2,
    seed: str | None = None,
    profile: str = FIRST_EDITION,
    jobs: int | None = None,
    ray: str | None = None,
    progress: SearchListener | None = None,
    folder: Path | None = None,
) -> Discovery:
    """Search for strong plans for a kingdom.

    Several processes (`jobs`) or a Ray cluster (its address) search on their own at first, and go
    on together from what all of them have found. What was found before for this kingdom is played
    against from the beginning, and the result is kept in a folder, that of the user's data unless
    another is given; what a longer search has found stays there. An interrupt ends the search after
    its round, and what was found by then is the result; a second one is raised at once.
    """
    seed = secrets.token_hex(4) if seed is None else seed
    chosen = kingdom_for([], kingdom, seed)
    setup = chosen.setup(players, profile)
    searched = search(setup, seconds, seed, jobs=jobs, ray=ray, progress=progress, folder=folder)
    return Discovery(chosen, searched, seed, seconds)
