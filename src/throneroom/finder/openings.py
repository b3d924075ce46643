"""What a plan buys in its first two turns."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from mypy_extensions import i64

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.basics import COPPER
from throneroom.engine.bot import Bot
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import BUY, Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import START_COPPERS, Setup
from throneroom.sim.series import Series

GAMES = 400
"""Each of the two rare splits is in one game of twelve."""
TURNS = 2


@dataclass
class FirstTurns:
    """What a plan usually buys in its first two turns with one split of its Coppers."""

    coins: list[int]
    """How many Coppers are in the first hand, and how many in the second."""
    bought: list[list[str]]
    """The ids of the cards that are bought in each of the two turns, in this order."""


class _Noting(Bot):
    """Plays by a plan, and notes the split of its Coppers and what it buys."""

    def __init__(self, plan: Plan) -> None:
        self._bot = PlanBot(plan)
        self.first_coins = 0
        self.bought: list[list[int]] = []

    def choose(self, view: FastView, question: Question) -> i64:
        option = self._bot.choose(view, question)
        if question.kind == BUY and view.own_turn <= TURNS:
            if view.own_turn == 1:
                # Not what can be spent: the Baker gives a coin token to begin with.
                self.first_coins = int(view.hand_count(COPPER) + view.in_play_count(COPPER))
            if option != NONE:
                self.bought[view.own_turn - 1].append(int(option))
        return option

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return self._bot.choose_several(view, question)


def opening(plan: Plan, rival: Plan, setup: Setup) -> list[FirstTurns]:
    """What a plan usually buys in its first two turns, for each split of its Coppers."""
    noting = _Noting(plan)
    others = [PlanBot(rival) for _ in range(setup.player_count - 1)]
    series = Series(setup, [noting, *others], TURNS)
    often: defaultdict[int, Counter[tuple[tuple[int, ...], ...]]] = defaultdict(Counter)
    for number in range(GAMES):
        noting.bought = [[] for _ in range(TURNS)]
        series.play(derive(seed_of("openings"), number), number % setup.player_count)
        often[noting.first_coins][tuple(map(tuple, noting.bought))] += 1
    return [
        FirstTurns([coins, START_COPPERS - coins], _ids(often[coins].most_common(1)[0][0]))
        for coins in sorted(often)
    ]


def _ids(bought: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    return [[CARDS[card].id for card in cards] for cards in bought]
