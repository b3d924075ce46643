"""What a plan buys with its first two hands."""

from collections import Counter, defaultdict

from mypy_extensions import i64

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import BUY, Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.series import Series

GAMES = 120


class _Noting(Bot):
    """Plays by a plan, and notes what it first buys with how many coins."""

    def __init__(self, plan: Plan) -> None:
        self._bot = PlanBot(plan)
        self.bought: defaultdict[int, Counter[int]] = defaultdict(Counter)

    def choose(self, view: FastView, question: Question) -> i64:
        option = self._bot.choose(view, question)
        if question.kind == BUY and view.own_turn <= 2:
            self.bought[int(view.coins)][int(option)] += 1
        return option

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return self._bot.choose_several(view, question)


def opening(plan: Plan, rival: Plan, setup: Setup) -> dict[int, str]:
    """The card that a plan usually buys with each number of coins in its first two turns.

    Cards are ids; nothing is bought where the id is empty.
    """
    noting = _Noting(plan)
    others = [PlanBot(rival) for _ in range(setup.player_count - 1)]
    series = Series(setup, [noting, *others])
    for number in range(GAMES):
        series.play(derive(seed_of("openings"), number), number % setup.player_count)
    usual: dict[int, str] = {}
    for coins in sorted(noting.bought):
        card = noting.bought[coins].most_common(1)[0][0]
        usual[coins] = "" if card == NONE else CARDS[card].id
    return usual
