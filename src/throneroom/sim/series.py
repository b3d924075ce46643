"""Games between bots, one after the other on the same table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.basics import COPPER
from throneroom.engine.bot import Bot
from throneroom.engine.ending import reason
from throneroom.engine.errors import SetupError
from throneroom.engine.history import History
from throneroom.engine.live import LiveGame, live
from throneroom.engine.rng import derive
from throneroom.engine.scoring import score_all, winners
from throneroom.engine.setup import START_COPPERS, Setup
from throneroom.engine.turn import run
from throneroom.sim.observer import tell_observers

TURNS_EACH: Final = 200
"""After this many turns of each player, nobody can or wants to end the game any more."""
STALLING: Final = 60
"""The same where strategies are searched for: longer games count as lost by everybody."""

VICTORY: Final = 60
"""What a victory counts: a number that up to six players can share evenly."""

ENDINGS: Final = ("provinces", "colonies", "piles", "turn limit")


@final
class Tally:
    """How a series of games ended; figures for each bot are in the order of the bots."""

    def __init__(self, bots: int) -> None:
        self.games: i64 = 0
        self.ties: i64 = 0
        self.turns: i64 = 0
        self.endings: Final[dict[str, int]] = dict.fromkeys(ENDINGS, 0)
        # How many games had this number of rounds.
        self.lengths: Final[list[int]] = [0] * (TURNS_EACH + 1)
        # Sole and shared victories, points, their squares, and turns.
        self.wins: Final[list[int]] = [0] * bots
        self.shared: Final[list[int]] = [0] * bots
        self.points: Final[list[int]] = [0] * bots
        self.squares: Final[list[int]] = [0] * bots
        self.own_turns: Final[list[int]] = [0] * bots
        # For each deal that was played from all seats: every bot's share of the victories.
        self.deals: Final[list[int]] = []
        # How much of all these shares is from games that reached the turn limit.
        self.stalled: Final[list[int]] = [0] * bots


@final
class Series:
    """A table at which the same bots play game after game.

    The table and everything on it is reused, so that a game allocates nothing.
    """

    def __init__(self, setup: Setup, bots: list[Bot], turns_each: i64 = TURNS_EACH) -> None:
        count = len(bots)
        if count != setup.player_count:
            raise SetupError("series-bots", seats=setup.player_count, bots=count)
        self.tally: Final = Tally(count)
        self._setup: Final = setup
        self._table: Final = live(setup.position())
        self._table.turn_limit = turns_each * count
        self._looks_ahead: Final = any(bot.looks_ahead for bot in bots)
        self._seatings: Final = [bots[first:] + bots[:first] for first in range(count)]
        self._stalled: bool = False
        self._points: vec[i64] = vec[i64]([0] * count)
        self._coins: vec[i64] = vec[i64]([0] * count)

    def watch(self) -> None:
        """From now on, let observers among the bots know what is gained."""
        self._table.events = []

    def play(self, deal: i64, first: i64 = 0) -> i64:
        """Play a deal in which bot `first` begins; gives the seats that won, a bit for each."""
        table = self._table
        table.bots = self._seatings[first]
        if self._looks_ahead:
            table.history = History()
            table.history.setup = self._setup
        self._setup.deal(table, deal)
        run(table)
        score_all(table, self._points)
        events = table.events
        if events is not None:
            turns = [int(player.turns) for player in table.players]
            tell_observers(table.bots, events, [int(points) for points in self._points], turns)
            events.clear()
        won = winners(table, self._points)
        self._count(table, first, won)
        return won

    def lead(self, seat: i64) -> i64:
        """By how many points a seat was ahead of the best other one in the last game."""
        best: i64 = -1000
        for other in range(len(self._points)):
            if other != seat:
                best = max(best, self._points[other])
        return self._points[seat] - best

    def play_from_all_seats(self, deal: i64) -> None:
        """Play a deal once for each bot in the first seat, so that no bot has an advantage."""
        count = len(self._seatings)
        self.tally.deals.extend([0] * count)
        for first in range(count):
            self._share_out(self.play(deal, first), first)

    def play_from_splits(self, deal: i64, coins: i64) -> None:
        """Play a deal with the first bot in each seat whose better first hand has these coins.

        That is the better of the first two hands. Each game counts as a deal of its own.
        """
        table = self._table
        count = len(self._seatings)
        self._setup.deal(table, deal)
        for seat in range(count):
            coppers = table.players[seat].hand.count(COPPER, 0)
            self._coins[seat] = max(coppers, START_COPPERS - coppers)
        for seat in range(count):
            if self._coins[seat] == coins:
                first = (count - seat) % count
                self.tally.deals.extend([0] * count)
                self._share_out(self.play(deal, first), first)

    def _share_out(self, won: i64, first: i64) -> None:
        """Add every bot's share of a victory to the last of the deals."""
        deals = self.tally.deals
        count = len(self._seatings)
        place = len(deals) - count
        sharing: i64 = 0
        for seat in range(count):
            sharing += won >> seat & 1
        for seat in range(count):
            if won >> seat & 1:
                bot = (first + seat) % count
                deals[place + bot] += VICTORY // sharing
                if self._stalled:
                    self.tally.stalled[bot] += VICTORY // sharing

    def _count(self, table: LiveGame, first: i64, won: i64) -> None:
        tally = self.tally
        count = len(table.players)
        alone = won & (won - 1) == 0
        for seat in range(count):
            bot = (first + seat) % count
            points = self._points[seat]
            tally.points[bot] += points
            tally.squares[bot] += points * points
            tally.own_turns[bot] += table.players[seat].turns
            if won >> seat & 1:
                if alone:
                    tally.wins[bot] += 1
                else:
                    tally.shared[bot] += 1
        tally.games += 1
        tally.ties += 0 if alone else 1
        tally.turns += table.turn
        # No one has had more turns than the player who began.
        tally.lengths[table.players[0].turns] += 1
        why = reason(table)
        assert why is not None
        tally.endings[why] += 1
        self._stalled = why == "turn limit"


def play_series(setup: Setup, bots: list[Bot], seed: i64, games: i64) -> Tally:
    """Play games with fixed seats, the first one starting, and count the wins."""
    series = Series(setup, bots)
    for number in range(games):
        series.play(derive(seed, number))
    return series.tally


def play_deals(setup: Setup, bots: list[Bot], deals: list[int], watch: bool = False) -> Tally:
    """Play each deal from all seats; `watch` lets observers among the bots know all gains."""
    series = Series(setup, bots)
    if watch:
        series.watch()
    for deal in deals:
        series.play_from_all_seats(deal)
    return series.tally


def play_splits(setup: Setup, bots: list[Bot], deals: list[int], coins: i64) -> Tally:
    """Play each deal with the first bot where its better first hand has these coins."""
    series = Series(setup, bots)
    for deal in deals:
        series.play_from_splits(deal, coins)
    return series.tally
