"""Tournaments: each plan against each other."""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, repeat
from typing import Any

from throneroom.bots.plans.library import plan_names
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.kingdoms import Kingdom
from throneroom.lab.chunks import chunks, in_turn
from throneroom.lab.competitors import Competitor, Maker, competitors
from throneroom.lab.cycles import find_cycles
from throneroom.lab.levels import LEVELS, LevelOptions
from throneroom.lab.outcomes import Outcome
from throneroom.lab.ratings import Strength, rate
from throneroom.lab.results import LabResult, Row
from throneroom.lab.statistics import Estimate, interval, sure_of_all
from throneroom.lab.tables import LabTable, kingdom_for, lab_table, missing_cards, needed_cards
from throneroom.lab.workers import check_work, collect
from throneroom.text.words import Words

GAMES = 1000
"""The default number of games for each pair."""

Pair = tuple[int, int]


@dataclass(frozen=True)
class Tournament(LabResult):
    """The result of the games of all pairs of plans."""

    plans: tuple[Competitor, ...]
    tables: dict[Pair, LabTable]
    outcomes: dict[Pair, Outcome]
    asked: int
    """How many games each pair was to play."""
    seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(outcome.games for outcome in self.outcomes.values())

    @property
    def games_asked(self) -> int:
        """How many games were to be played."""
        return self.asked * len(self.tables)

    def ratings(self) -> list[Strength]:
        """The rating of each plan, from all games."""
        won = {}
        for (one, other), outcome in self.outcomes.items():
            first, second = outcome.standings
            won[one, other] = first.rate * first.games
            won[other, one] = second.rate * second.games
        return rate(len(self.plans), won)

    def ranking(self) -> list[int]:
        """The plans, the best first."""
        ratings = self.ratings()
        return sorted(range(len(self.plans)), key=lambda plan: -ratings[plan].points)

    def meeting(self, one: int, other: int) -> Estimate:
        """One plan's share of victories over another."""
        outcome = self.outcomes[min(one, other), max(one, other)]
        standing = outcome.standings[0 if one < other else 1]
        return interval(standing.shares(outcome.players), standing.games)

    def cycles(self) -> list[tuple[int, ...]]:
        """Circles of plans each of which beats the next one, the clearest first.

        Only victories count of which we can be sure, all of them together.
        """
        sure = sure_of_all(len(self.outcomes))
        beats = {}
        for pair, outcome in self.outcomes.items():
            standings = outcome.standings
            for standing, its_pair in zip(standings, (pair, pair[::-1]), strict=True):
                share = interval(standing.shares(outcome.players), standing.games, sure)
                if share.low > 0.5:
                    beats[its_pair] = share.share
        return find_cycles(beats)

    def all_meetings(self, plan: int) -> Estimate:
        """A plan's share of victories over all others together."""
        total: Counter[float] = Counter()
        games = 0
        for pair, outcome in self.outcomes.items():
            if plan in pair:
                standing = outcome.standings[pair.index(plan)]
                total.update(standing.shares(outcome.players))
                games += standing.games
        return interval(total, games)

    def rows(self) -> list[Row]:
        """A row for each plan, the best first."""
        ratings = self.ratings()
        return [self._row(plan, ratings[plan]) for plan in self.ranking()]

    def _row(self, plan: int, rating: Strength) -> Row:
        met = [
            outcome.standings[pair.index(plan)]
            for pair, outcome in self.outcomes.items()
            if plan in pair
        ]
        return {
            "plan": self.plans[plan].typed,
            "name": self.plans[plan].name,
            "rating": rating.points,
            "error": rating.error,
            "low": rating.low,
            "high": rating.high,
            "wins": sum(standing.wins for standing in met),
            "ties": sum(standing.ties for standing in met),
            "losses": sum(standing.losses for standing in met),
            "games": sum(standing.games for standing in met),
        }

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        pairs = [
            {
                "plan": self.plans[one].typed,
                "against": self.plans[other].typed,
                "wins": outcome.standings[0].wins,
                "ties": outcome.standings[0].ties,
                "losses": outcome.standings[0].losses,
                "games": outcome.games,
                "kingdom": list(self.tables[one, other].kingdom.ids),
                "bane": self.tables[one, other].kingdom.bane_id,
                "colonies": self.tables[one, other].kingdom.with_colonies,
            }
            for (one, other), outcome in self.outcomes.items()
        ]
        table = next(iter(self.tables.values()))
        return {
            "games": self.games,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "plans": self.rows(),
            "pairs": pairs,
            "cycles": [[self.plans[plan].typed for plan in cycle] for cycle in self.cycles()],
            "profile": table.profile,
            "seed": table.seed,
            "interrupted": self.interrupted,
        }

    def command(self) -> list[str]:
        """What to type to get the same numbers again."""
        tables = list(self.tables.values())
        plans = [plan.typed for plan in self.plans]
        shared = all(table.kingdom == tables[0].kingdom for table in tables)
        options = tables[0].command() if shared else tables[0].command()[2:]
        return ["throneroom", "lab", "tournament", *plans, *options, "--games", str(self.asked)]

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report with plots."""
        from throneroom.lab.report import tournament_report

        return tournament_report(self, words or Words(), page)


Progress = Callable[[Tournament], None]
"""Called from time to time with the results so far."""


def tournament(
    plans: Sequence[str | Maker] = (),
    kingdom: str | Kingdom | None = None,
    *,
    games: int = GAMES,
    seed: str | None = None,
    profile: str = FIRST_EDITION,
    jobs: int | None = None,
    ray: str | None = None,
    levels: LevelOptions = LEVELS,
    progress: Progress | None = None,
) -> Tournament:
    """Let each plan play against each other; by default, all of the library that fit the kingdom.

    `games` is for each pair. Without a kingdom, one is drawn around the cards of all plans; if
    these are too many, each pair has its own kingdom. The rest is as in `compare`.
    """
    began = time.perf_counter()
    check_work(games, jobs)
    chosen = secrets.token_hex(4) if seed is None else seed
    found = _entrants(plans, kingdom, chosen, levels)
    tables = _tables(found, kingdom, chosen, profile, levels)
    outcomes = {pair: Outcome.none([0, 1]) for pair in tables}

    def so_far(interrupted: bool = False) -> Tournament:
        seconds = time.perf_counter() - began
        return Tournament(tuple(found), tables, dict(outcomes), games, seconds, interrupted)

    def take(pair: Pair, result: Outcome) -> bool:
        outcomes[pair] += result
        if progress is not None:
            progress(so_far())
        return False

    work = [
        zip(repeat(pair), chunks(table, games, 0, len(tables))) for pair, table in tables.items()
    ]
    return so_far(collect(in_turn(work), take, jobs, ray))


def _entrants(
    asked: Sequence[str | Maker], kingdom: str | Kingdom | None, seed: str, levels: LevelOptions
) -> list[Competitor]:
    """The plans that are asked for, or those of the library that fit."""
    found = competitors(asked or plan_names(), levels.thinking)
    if not asked and kingdom is not None:
        cards = kingdom_for([], kingdom, seed)
        found = [plan for plan in found if not missing_cards(plan, cards)]
    if len(found) < 2:
        raise SetupError("two-plans")
    return found


def _tables(
    plans: Sequence[Competitor],
    kingdom: str | Kingdom | None,
    seed: str,
    profile: str,
    levels: LevelOptions,
) -> dict[Pair, LabTable]:
    """A table for each pair, all with the same cards if that is possible."""
    if kingdom is not None or len(needed_cards(plans)) <= KINGDOM_SIZE:
        kingdom = kingdom_for(plans, kingdom, seed)
    tables = {}
    for one, other in combinations(range(len(plans)), 2):
        pair = (plans[one], plans[other])
        played = kingdom_for(pair, kingdom, seed)
        tables[one, other] = lab_table(pair, 2, played, profile, seed, levels)
    return tables
