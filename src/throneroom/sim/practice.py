"""Practice: a bot learns which purchases suit which positions, by playing many games.

It follows a plan, now and then buys something else, and afterwards wants more of what it bought in
games that went better than it had expected, and less of what it bought in the others.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.bots.intuition import IMPOSSIBLE, Intuition, IntuitiveBot
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.rng import HALF, derive, mix, step
from throneroom.engine.scoring import share
from throneroom.engine.setup import Setup
from throneroom.sim.series import STALLING, Series

LESSON: Final = 100
"""After this many games the bot learns from them."""
MOST_NOTED: Final = 256
"""How many purchases of a game are noted."""
EXPECTING: Final = 0.5
"""How fast the bot learns what to expect of a position."""
MARGIN: Final = 0.3
"""How much of a result is the difference in points, which tells more than who has won."""
SPREAD: Final = 6.0
"""A lead of this many points is most of what a lead can count."""

LASTING: Final = 0.9
"""How much of the average slope stays from lesson to lesson (beta 1 of the method Adam)."""
SQUARES_LASTING: Final = 0.999
"""The same for the average square (beta 2)."""
TINY: Final = 1e-6


@final
class Trainee(IntuitiveBot):
    """Buys at random, but more often what more speaks for, and notes what it bought."""

    def __init__(self, plan: Plan, intuition: Intuition, seed: i64) -> None:
        super().__init__(plan, intuition)
        self.noted: i64 = 0
        """How many purchases there have been in this game."""
        self.bought: vec[i64] = vec[i64]([0] * MOST_NOTED)
        self.facts: vec[float] = vec[float]([0.0] * (MOST_NOTED * intuition.facts))
        """For each purchase, the facts about the position."""
        self.chances: vec[float] = vec[float]([0.0] * (MOST_NOTED * intuition.choices))
        """For each purchase, how likely every choice was."""
        self._luck: i64 = seed

    def choice(self) -> i64:
        """A random choice; the more speaks for one, the likelier it is."""
        wishes = self.intuition.wishes
        highest = IMPOSSIBLE
        for choice in range(len(wishes)):
            highest = max(highest, wishes[choice])
        total = 0.0
        for choice in range(len(wishes)):
            wish = wishes[choice]
            wishes[choice] = 0.0 if wish == IMPOSSIBLE else math.exp(wish - highest)
            total += wishes[choice]
        self._luck = step(self._luck)
        left = total * (float(mix(self._luck) & HALF) / float(HALF))
        taken: i64 = -1
        for choice in range(len(wishes)):
            if wishes[choice] > 0.0 and left >= 0.0:
                taken = choice
                left -= wishes[choice]
        self._note(taken, total)
        return taken

    def _note(self, taken: i64, total: float) -> None:
        number = self.noted
        if number == MOST_NOTED:
            return
        self.noted = number + 1
        self.bought[number] = taken
        seen, facts = self.intuition.seen, self.facts
        first = number * i64(len(seen))
        for fact in range(len(seen)):
            facts[first + fact] = seen[fact]
        wishes, chances = self.intuition.wishes, self.chances
        first = number * i64(len(wishes))
        for choice in range(len(wishes)):
            chances[first + choice] = wishes[choice] / total


@final
class Practice:
    """Games of a trainee against rivals, from which its intuition changes.

    The rivals take turns, and so do the seats. The same seed, weights and rates give the same
    games.
    """

    def __init__(
        self, setup: Setup, plan: Plan, intuition: Intuition, rivals: list[Plan], seed: i64
    ) -> None:
        self.games: i64 = 0
        self._intuition: Final = intuition
        self._trainee: Final = Trainee(plan, intuition, derive(seed, 0))
        self._seed: Final[i64] = derive(seed, 1)
        self._players: Final[i64] = setup.player_count
        self._series: Final[list[Series]] = []
        for rival in rivals:
            others = [PlanBot(rival)] * (setup.player_count - 1)
            self._series.append(Series(setup, [self._trainee, *others], STALLING))
        # Of all purchases since the last lesson: what speaks for each choice, what surprised, how
        # many there were, and how large their facts were.
        size = len(intuition.weights)
        self._slopes: vec[float] = vec[float]([0.0] * size)
        self._purchases: i64 = 0
        self._size: float = 0.0
        # Of all lessons.
        self._lessons: i64 = 0
        self._average: vec[float] = vec[float]([0.0] * size)
        self._squares: vec[float] = vec[float]([0.0] * size)

    def learn(self, rate: float) -> None:
        """Play some games, and learn from them; a higher rate changes more.

        With a rate of 0 only what to expect is learned.
        """
        for _ in range(LESSON):
            self._play()
        if self._purchases:
            self._change(rate)

    def _play(self) -> None:
        trainee = self._trainee
        trainee.noted = 0
        number = self.games
        self.games = number + 1
        rivals: i64 = len(self._series)
        series = self._series[number % rivals]
        first = (number // rivals) % self._players
        endings = series.tally.endings
        stalled = endings["turn limit"]
        won = series.play(derive(self._seed, number), first)
        seat = (self._players - first) % self._players
        close = 1.0 / (1.0 + math.exp(-float(series.lead(seat)) / SPREAD))
        result = (1.0 - MARGIN) * share(won, seat) + MARGIN * close
        if endings["turn limit"] > stalled:
            result = 0.0
        for purchase in range(trainee.noted):
            self._look_back(purchase, result)

    def _look_back(self, purchase: i64, result: float) -> None:
        """Note how far a purchase speaks for itself, by how its game ended."""
        trainee, slopes = self._trainee, self._slopes
        facts, chances, weights = trainee.facts, trainee.chances, self._intuition.weights
        count, choices = self._intuition.facts, self._intuition.choices
        first = purchase * count
        promise = choices * count
        expected = 0.5
        for fact in range(count):
            value = facts[first + fact]
            expected += weights[promise + fact] * value
            self._size += value * value
        surprise = result - expected
        for fact in range(count):
            slopes[promise + fact] += surprise * facts[first + fact]
        bought = trainee.bought[purchase]
        for choice in range(choices):
            chance = chances[purchase * choices + choice]
            if chance > 0.0:
                slope = surprise * ((1.0 if choice == bought else 0.0) - chance)
                row = choice * count
                for fact in range(count):
                    slopes[row + fact] += slope * facts[first + fact]
        self._purchases += 1

    def _change(self, rate: float) -> None:
        """Change what is wanted and expected, and begin to note anew."""
        weights, slopes = self._intuition.weights, self._slopes
        average, squares = self._average, self._squares
        self._lessons += 1
        trust = 1.0 - LASTING ** float(self._lessons)
        trust_in_squares = 1.0 - SQUARES_LASTING ** float(self._lessons)
        purchases = float(self._purchases)
        promise = self._intuition.choices * self._intuition.facts
        for place in range(promise):
            slope = slopes[place] / purchases
            average[place] = LASTING * average[place] + (1.0 - LASTING) * slope
            square = (1.0 - SQUARES_LASTING) * slope * slope
            squares[place] = SQUARES_LASTING * squares[place] + square
            spread = math.sqrt(squares[place] / trust_in_squares) + TINY
            weights[place] += rate * (average[place] / trust) / spread
            slopes[place] = 0.0
        for place in range(promise, len(weights)):
            weights[place] += EXPECTING * slopes[place] / self._size
            slopes[place] = 0.0
        self._purchases = 0
        self._size = 0.0
