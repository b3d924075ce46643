"""The outcome of games, as counts that can be added up."""

import math
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

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
    seat_parts: list[Counter[int]] = field(default_factory=list)
    """The same for each place in the order of play, over the games in which the plan sat there."""
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

    def seat_shares(self, seat: int) -> dict[float, int]:
        """How many deals brought each share of victories in a place in the order of play."""
        unit = VICTORY * self.seats
        return {parts / unit: deals for parts, deals in self.seat_parts[seat].items()}

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
            [mine + theirs for mine, theirs in zip(self.seat_parts, other.seat_parts, strict=True)],
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
    results: bytes = b""
    """For an opening, what each game brought the first plan: openings are compared game by game."""

    @classmethod
    def none(cls, seats: list[int]) -> "Outcome":
        """The outcome before the first game, for a table with these plans in its seats."""
        standings = [
            Standing(seats.count(plan), seat_parts=[Counter() for _ in seats])
            for plan in sorted(set(seats))
        ]
        pairs = combinations(range(len(standings)), 2)
        return cls(standings, len(seats), leads={pair: Counter() for pair in pairs})

    @classmethod
    def of_deals(cls, tally: Tally, seats: list[int], won: list[int]) -> "Outcome":
        """Deals played from all seats, by plan instead of by seat.

        `won` has the winning seats of each game, a bit for each, in the order in which
        `Series.play` gave them: for each deal, first the game that the first bot began, and so on.
        """
        outcome = cls._counted(tally, seats)
        count = len(seats)
        by_plan: list[list[int]] = []
        for plan, standing in enumerate(outcome.standings):
            bots = [bot for bot, its_plan in enumerate(seats) if its_plan == plan]
            by_seat = [
                _sums([_parts(won, bot, seat, count) for bot in bots]) for seat in range(count)
            ]
            standing.seat_parts = [Counter(parts) for parts in by_seat]
            by_plan.append(_sums(by_seat))
        outcome._count_deals(by_plan)
        return outcome

    @classmethod
    def of_splits(cls, tally: Tally, seats: list[int]) -> "Outcome":
        """Single games from seats with a certain split, each of which counts as a deal."""
        outcome = cls._counted(tally, seats)
        outcome._count_deals([tally.deals[seat :: len(seats)] for seat in range(len(seats))])
        outcome.results = bytes(tally.deals[:: len(seats)])
        return outcome

    @classmethod
    def _counted(cls, tally: Tally, seats: list[int]) -> "Outcome":
        """All that does not depend on which games belong to a deal."""
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
        return outcome

    def _count_deals(self, by_plan: list[list[int]]) -> None:
        """Count the deals by what each of them brought every plan."""
        self.deals = len(by_plan[0])
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
            self.results + other.results,
        )


def _sums(columns: list[list[int]]) -> list[int]:
    """The sum of each row."""
    return columns[0] if len(columns) == 1 else list(map(sum, zip(*columns, strict=True)))


def _parts(won: list[int], bot: int, seat: int, count: int) -> list[int]:
    """What each deal brought a bot in the game in which it sat in this seat."""
    shares = _shares(seat, count)
    began = (bot - seat) % count
    return [shares[winners] for winners in won[began::count]]


@cache
def _shares(seat: int, count: int) -> list[int]:
    """What a game brings the player in a seat, by the winning seats as bits."""
    return [VICTORY // won.bit_count() if won >> seat & 1 else 0 for won in range(1 << count)]
