"""The outcome of games, as counts that can be added up."""

import math
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from operator import add

from throneroom.sim.observer import LOWEST, WIDTH, Observer
from throneroom.sim.series import VICTORY, Tally

Notes = Counter[tuple[int, int]]
"""How often a value occurred in a turn, by turn and value."""


@dataclass
class Diary:
    """How the turns of a plan went, in the games that were watched."""

    games: int = 0
    coins: Notes = field(default_factory=Counter)
    """Coins before the first purchase."""
    points: Notes = field(default_factory=Counter)
    """Points when the next own turn begins."""
    bought: Notes = field(default_factory=Counter)
    gained: Notes = field(default_factory=Counter)
    """Cards bought, and cards gained, including the bought ones."""

    def add(self, observer: Observer, games: int) -> None:
        """Add what an observer has noted."""
        self.games += games
        self.coins += _turns(observer.coins)
        self.bought += _turns(observer.bought)
        self.gained += _turns(observer.gained)
        points = _turns(observer.points)
        self.points += Counter({(turn - 1, n + LOWEST): c for (turn, n), c in points.items()})

    def __add__(self, other: "Diary") -> "Diary":
        if not other.games:
            return self
        return Diary(
            self.games + other.games,
            self.coins + other.coins,
            self.points + other.points,
            self.bought + other.bought,
            self.gained + other.gained,
        )


def _turns(noted: dict[int, int]) -> Notes:
    return Counter({divmod(key, WIDTH): count for key, count in noted.items()})


@dataclass
class Standing:
    """How one plan did; with several seats at a table it plays several games at once."""

    seats: int
    games: int = 0
    wins: int = 0
    ties: int = 0
    points: int = 0
    squares: int = 0
    turns: int = 0
    parts: Counter[int] = field(default_factory=Counter)
    """How many deals brought each number of shares of victories, over all seats and games."""
    diary: Diary = field(default_factory=Diary)

    @property
    def losses(self) -> int:
        """Games that other plans won."""
        return self.games - self.wins - self.ties

    @property
    def rate(self) -> float:
        """The share of victories, where a shared one counts in part."""
        won = sum(parts * count for parts, count in self.parts.items())
        return won / (VICTORY * self.games) if self.games else 0.0

    def shares(self, players: int) -> dict[float, int]:
        """How many deals, played from all seats, brought each share of victories."""
        unit = VICTORY * players * self.seats
        return {parts / unit: deals for parts, deals in self.parts.items()}

    @property
    def mean_points(self) -> float:
        """Points at the end of a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def points_spread(self) -> float:
        """The standard deviation of the points."""
        if self.games < 2:
            return 0.0
        variance = (self.squares - self.points**2 / self.games) / (self.games - 1)
        return math.sqrt(max(0.0, variance))

    @property
    def mean_turns(self) -> float:
        """Own turns in a game."""
        return self.turns / self.games if self.games else 0.0

    def __add__(self, other: "Standing") -> "Standing":
        return Standing(
            self.seats,
            self.games + other.games,
            self.wins + other.wins,
            self.ties + other.ties,
            self.points + other.points,
            self.squares + other.squares,
            self.turns + other.turns,
            self.parts + other.parts,
            self.diary + other.diary,
        )


@dataclass
class Outcome:
    """The outcome of some deals, each played from all seats."""

    standings: list[Standing]
    players: int
    deals: int = 0
    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had each number of rounds."""
    leads: dict[tuple[int, int], Counter[int]] = field(default_factory=dict)
    """How many deals had each difference between two plans; `lead` explains it."""

    @classmethod
    def none(cls, seats: list[int]) -> "Outcome":
        """The outcome before the first game, for a table with these plans in its seats."""
        standings = [Standing(seats.count(plan)) for plan in sorted(set(seats))]
        pairs = combinations(range(len(standings)), 2)
        return cls(standings, len(seats), leads={pair: Counter() for pair in pairs})

    @classmethod
    def of(cls, tally: Tally, seats: list[int]) -> "Outcome":
        """What a tally counted, by plan instead of by seat."""
        outcome = cls.none(seats)
        outcome.games = int(tally.games)
        outcome.endings = Counter(tally.endings)
        outcome.lengths = Counter({n: count for n, count in enumerate(tally.lengths) if count})
        for seat, plan in enumerate(seats):
            standing = outcome.standings[plan]
            standing.games += outcome.games
            standing.wins += tally.wins[seat]
            standing.ties += tally.shared[seat]
            standing.points += tally.points[seat]
            standing.squares += tally.squares[seat]
            standing.turns += tally.own_turns[seat]
        outcome._count_deals(tally.deals, seats)
        return outcome

    def _count_deals(self, parts: list[int], seats: list[int]) -> None:
        count = len(seats)
        self.deals = len(parts) // count
        by_plan = [[0] * self.deals for _ in self.standings]
        for seat, plan in enumerate(seats):
            by_plan[plan] = list(map(add, by_plan[plan], parts[seat::count]))
        for standing, its_parts in zip(self.standings, by_plan, strict=True):
            standing.parts = Counter(its_parts)
        for (one, other), leads in self.leads.items():
            mine, theirs = self.standings[one].seats, self.standings[other].seats
            pairs = zip(by_plan[one], by_plan[other], strict=True)
            leads.update(theirs * first - mine * second for first, second in pairs)

    def lead(self, one: int, other: int) -> dict[float, int]:
        """In how many deals one plan was better by how much, in games won per game played."""
        seats = self.standings[one].seats * self.standings[other].seats
        unit = (1 if one < other else -1) / (VICTORY * self.players * seats)
        leads = self.leads[min(one, other), max(one, other)]
        return {lead * unit: deals for lead, deals in leads.items()}

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(
            [mine + theirs for mine, theirs in zip(self.standings, other.standings, strict=True)],
            self.players,
            self.deals + other.deals,
            self.games + other.games,
            self.endings + other.endings,
            self.lengths + other.lengths,
            {pair: leads + other.leads[pair] for pair, leads in self.leads.items()},
        )
