"""Plans at one table: which wins how often, and how sure that is."""

import math
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from throneroom.engine.card import CARDS, FIRST_EDITION
from throneroom.engine.errors import SetupError
from throneroom.engine.position import MOST_PLAYERS
from throneroom.kingdoms import Kingdom
from throneroom.lab.chunks import chunks
from throneroom.lab.competitors import Maker, competitors
from throneroom.lab.courses import course
from throneroom.lab.levels import LEVELS, LevelOptions
from throneroom.lab.outcomes import Outcome
from throneroom.lab.results import LabResult, Row
from throneroom.lab.statistics import Estimate, at_any_time, difference, evidence, interval
from throneroom.lab.tables import LabTable, kingdom_for, lab_table
from throneroom.lab.workers import check_work, collect
from throneroom.sim.series import ENDINGS
from throneroom.text.words import Words

GAMES = 10_000
GAMES_AT_MOST = 100_000
GAMES_OF_THINKERS = 100
"""How many are played where a bot takes its time for every answer."""
"""The defaults: games to play, and at most to play until the question is decided."""


@dataclass(frozen=True)
class Comparison(LabResult):
    """The result of games between plans."""

    table: LabTable
    outcome: Outcome
    asked: int
    """How many games were to be played at most."""
    seconds: float
    until: float | None = None
    """The probability of a wrong decision at which to stop."""
    interrupted: bool = False

    @property
    def names(self) -> list[str]:
        """The plans in the order in which they were given."""
        return [plan.name for plan in self.table.plans]

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.outcome.games

    @property
    def games_asked(self) -> int:
        """How many games were to be played at most."""
        return self.asked

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return self.outcome.games / self.seconds if self.seconds else 0.0

    def rates(self) -> list[Estimate]:
        """Each plan's share of victories with its interval.

        If the games ended when the question was decided, the bounds are wider: they hold whenever
        one stops.
        """
        standings = self.outcome.standings
        players = self.table.players
        if self.until is None:
            return [interval(each.shares(players), each.games) for each in standings]
        return [at_any_time(each.shares(players)) for each in standings]

    def seat_rates(self, plan: int) -> list[Estimate]:
        """A plan's share of victories as first player, as second, and so on; as in `rates`."""
        standing = self.outcome.standings[plan]
        games = standing.seats * self.outcome.deals
        shares = [standing.seat_shares(seat) for seat in range(self.table.players)]
        if self.until is None:
            return [interval(each, games) for each in shares]
        return [at_any_time(each) for each in shares]

    def leaders(self) -> tuple[int, int]:
        """The two plans with the largest shares."""
        standings = self.outcome.standings
        first, second, *_ = sorted(range(len(standings)), key=lambda plan: -standings[plan].rate)
        return first, second

    def lead(self, one: int, other: int) -> Estimate:
        """By how much one plan's share is larger than another's, from the deals they shared."""
        return difference(self.outcome.lead(one, other))

    @property
    def best(self) -> int | None:
        """The plan that is better than all others, if that is decided."""
        return None if self.until is None else decided(self.outcome, self.until)

    def command(self) -> list[str]:
        """What to type to get the same numbers again."""
        words = ["throneroom", "lab", "compare", *(plan.typed for plan in self.table.plans)]
        words += ["--players", str(self.table.players), *self.table.command()]
        words += ["--games", str(self.asked)]
        return words if self.until is None else [*words, "--until", str(self.until)]

    def rows(self) -> list[Row]:
        """A row for each plan."""
        return [
            {
                "plan": plan.typed,
                "wins": standing.wins,
                "ties": standing.ties,
                "games": standing.games,
                "losses": standing.losses,
                "name": plan.name,
                "rate": estimate.share,
                "low": estimate.low,
                "high": estimate.high,
                "points": standing.mean_points,
                "points_spread": standing.points_spread,
                "turns": standing.mean_turns,
            }
            for plan, standing, estimate in zip(
                self.table.plans, self.outcome.standings, self.rates(), strict=True
            )
        ]

    def seat_rows(self) -> list[Row]:
        """A row for each plan and place in the order of play."""
        return [
            {
                "plan": plan.name,
                "seat": seat,
                "rate": estimate.share,
                "low": estimate.low,
                "high": estimate.high,
            }
            for number, plan in enumerate(self.table.plans)
            for seat, estimate in enumerate(self.seat_rates(number), 1)
        ]

    def turn_rows(self) -> list[Row]:
        """A row for each plan and turn: coins before the first purchase, points afterwards."""
        rows: list[Row] = []
        for plan, standing in zip(self.table.plans, self.outcome.standings, strict=True):
            diary = standing.diary
            points = {turn.number: turn.mean for turn in course(diary.points, diary.games)}
            rows += [
                {
                    "plan": plan.name,
                    "turn": turn.number,
                    "games": turn.games,
                    "coins": turn.mean,
                    "coins_low": turn.low,
                    "coins_high": turn.high,
                    "points": points.get(turn.number),
                }
                for turn in course(diary.coins, diary.games)
            ]
        return rows

    def card_rows(self) -> list[Row]:
        """A row for each plan, card and turn: how many were bought and gained in a game."""
        rows: list[Row] = []
        for plan, standing in zip(self.table.plans, self.outcome.standings, strict=True):
            diary = standing.diary
            rows += [
                {
                    "plan": plan.name,
                    "card": CARDS[card].id,
                    "turn": turn,
                    "bought": diary.bought[turn, card] / diary.games,
                    "gained": count / diary.games,
                }
                for (turn, card), count in sorted(diary.gained.items())
            ]
        return rows

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        outcome = self.outcome
        best = self.best
        kingdom = self.table.kingdom
        return {
            "games": outcome.games,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "plans": self.rows(),
            "players": self.table.players,
            "kingdom": list(kingdom.ids),
            "bane": kingdom.bane_id,
            "colonies": kingdom.with_colonies,
            "profile": self.table.profile,
            "seed": self.table.seed,
            "deals": outcome.deals,
            "endings": {why: outcome.endings[why] for why in ENDINGS},
            "rounds": {str(rounds): n for rounds, n in sorted(outcome.lengths.items())},
            "seats": self.seat_rows(),
            "turns": self.turn_rows(),
            "cards": self.card_rows(),
            "until": self.until,
            "best": None if best is None else self.table.plans[best].typed,
            "interrupted": self.interrupted,
        }

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report with plots."""
        from throneroom.lab.report import comparison_report

        return comparison_report(self, words or Words(), page)


Progress = Callable[[Comparison], None]
"""Called from time to time with the results so far."""


def compare(
    plans: Sequence[str | Maker],
    kingdom: str | Kingdom | None = None,
    *,
    games: int | None = None,
    players: int | None = None,
    seed: str | None = None,
    until: float | None = None,
    profile: str = FIRST_EDITION,
    jobs: int | None = None,
    ray: str | None = None,
    levels: LevelOptions = LEVELS,
    progress: Progress | None = None,
) -> Comparison:
    """Let plans play against each other.

    A plan is a name in the library, a file, its text, a level, or a function that makes a bot. Each
    deal is played from all seats, so `games` is rounded up to whole deals. Without a kingdom, one
    is drawn around the cards of the plans. With `until`, a probability of being wrong, the games
    end as soon as it is decided which plan is best. The result depends on the seed, not on how many
    processes (`jobs`) or machines (`ray`, a Ray cluster's address) do the work. `levels` says how
    long levels think. An interrupt gives the result so far.
    """
    began = time.perf_counter()
    table = make_table(plans, kingdom, players, seed, profile, levels)
    most = _usual_games(table, until) if games is None else games
    check_work(most, jobs, until)
    outcome = Outcome.none(table.seats())

    def so_far(interrupted: bool = False) -> Comparison:
        return Comparison(table, outcome, most, time.perf_counter() - began, until, interrupted)

    def take(_: None, result: Outcome) -> bool:
        nonlocal outcome
        outcome += result
        if progress is not None:
            progress(so_far())
        return until is not None and decided(outcome, until) is not None

    return so_far(collect(((None, chunk) for chunk in chunks(table, most)), take, jobs, ray))


def _usual_games(table: LabTable, until: float | None) -> int:
    if until is not None:
        return GAMES_AT_MOST
    return GAMES_OF_THINKERS if any(plan.thinks for plan in table.plans) else GAMES


def make_table(
    asked: Sequence[str | Maker],
    kingdom: str | Kingdom | None,
    players: int | None,
    seed: str | None,
    profile: str,
    levels: LevelOptions,
) -> LabTable:
    """A table with a seat for every plan."""
    plans = competitors(asked, levels.thinking)
    if len(plans) < 2:
        raise SetupError("two-plans")
    count = len(plans) if players is None else players
    if not 2 <= count <= MOST_PLAYERS and players is not None:
        raise SetupError("players", count=count)
    if count < len(plans) or count > MOST_PLAYERS:
        raise SetupError("too-many-plans", plans=len(plans), players=min(count, MOST_PLAYERS))
    chosen = secrets.token_hex(4) if seed is None else seed
    return lab_table(plans, count, kingdom_for(plans, kingdom, chosen), profile, chosen, levels)


def decided(outcome: Outcome, error: float) -> int | None:
    """The best plan, if the probability that this is wrong is small enough.

    The evidence that it beats each other plan must be at least the number of plans divided by
    the error; then the probabilities of all wrong answers add up to the error at most.
    """
    plans = range(len(outcome.standings))
    best = max(plans, key=lambda plan: outcome.standings[plan].rate)
    needed = math.log(len(plans) / error)
    others = (plan for plan in plans if plan != best)
    clear = all(evidence(outcome.lead(best, other), 0.0, -1.0) >= needed for other in others)
    return best if clear else None
