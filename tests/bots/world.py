"""How our plans do against figures that two independent public simulators agree on.

python tests/bots/world.py [GAMES]     prints the table of docs/lab.md
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.basics import PROVINCE
from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.live import live
from throneroom.engine.question import ALL, BUY, PLAY_TREASURE, Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.engine.turn import run
from throneroom.kingdoms import parse
from throneroom.sim.series import Series

GAMES = 20_000
SHARE_WITHIN = 1.5
TURNS_WITHIN = 0.15

WITCH = "Province if count(Gold) > 0; Duchy if provinces <= 5; Estate if provinces <= 2"
WITCHES = "Duchy if gains_to_end <= 5; Estate if gains_to_end <= 2; Gold; Silver"
GREEN = "Duchy if provinces <= 4; Estate if provinces <= 2; Gold; Duchy if provinces <= 6"
PLANS = {
    "Basic": "Province; Gold; Silver",
    "BMU": f"Province if money > 18; {GREEN}; Silver",
    "Smithy": f"Province if money > 15; {GREEN}; Smithy if count(Smithy) < treasures / 11; Silver",
    "Witch": f"{WITCH}; Witch up to 1; Gold; Witch up to 2; Silver",
    "SingleWitch": f"Province if count(Gold) > 0; Witch up to 1; {WITCHES}",
    "DoubleWitch": f"Province if count(Gold) > 0; Witch up to 2; {WITCHES}",
    "OneSmithy": "Province; Gold; Smithy up to 1; Silver",
}
KINGDOM = parse("cellar chapel moat village smithy militia market laboratory festival witch").cards


@dataclass(frozen=True)
class Duel:
    """Two plans, what others measured, and whether the first always begins."""

    first: str
    second: str
    wins: float
    losses: float
    fixed: bool = False
    turns: float | None = None


DUELS = (
    Duel("Basic", "Basic", 24.3, 42.4, fixed=True),
    Duel("BMU", "BMU", 51.3, 40.3, fixed=True, turns=20.5),
    Duel("BMU", "Basic", 81.2, 15.7),
    Duel("Smithy", "Basic", 93.7, 4.9),
    Duel("Smithy", "BMU", 71.3, 22.6),
    Duel("Witch", "BMU", 94.9, 4.4),
    Duel("Witch", "Smithy", 84.6, 13.8),
    Duel("DoubleWitch", "SingleWitch", 62.2, 35.2),
)
ALONE = {
    ("Basic", 4): 16.80,
    ("Basic", 5): 19.12,
    ("Basic", 6): 21.43,
    ("Basic", 8): 25.96,
    ("OneSmithy", 4): 14.93,
    ("OneSmithy", 5): 17.33,
    ("OneSmithy", 6): 19.70,
}
"""In which turn on average a plan that plays alone gains its fourth, fifth, … Province."""


def bot(name: str) -> PlanBot:
    return PlanBot(read_plan(PLANS[name]))


def duel(about: Duel, games: int = GAMES) -> tuple[float, float, float]:
    """Wins and losses of the first plan in percent, and the mean length in rounds."""
    series = Series(Setup(KINGDOM, 2), [bot(about.first), bot(about.second)])
    for number in range(games):
        series.play(derive(seed_of("world"), number), 0 if about.fixed else number % 2)
    tally = series.tally
    rounds = sum(length * count for length, count in enumerate(tally.lengths))
    return 100 * tally.wins[0] / games, 100 * tally.wins[1] / games, rounds / games


class Idle(Bot):
    """Buys nothing."""

    def choose(self, view: FastView, question: Question) -> int:
        return ALL if question.kind == PLAY_TREASURE else NONE

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return question.candidates()[: question.least]


class Watched(Bot):
    """Notes in which of its turns a plan buys a Province."""

    def __init__(self, plan: PlanBot) -> None:
        self.plan = plan
        self.turns: list[int] = []

    def choose(self, view: FastView, question: Question) -> int:
        chosen = self.plan.choose(view, question)
        if question.kind == BUY and chosen == PROVINCE:
            self.turns.append(int(view.own_turn))
        return int(chosen)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return self.plan.choose_several(view, question)


def alone(name: str, games: int = GAMES) -> list[float]:
    """The mean turn of the first, second, … Province beside somebody who does nothing."""
    setup = Setup(KINGDOM, 2)
    table = live(setup.position())
    sums = [0] * 8
    for number in range(games):
        watched = Watched(bot(name))
        table.bots = [watched, Idle()]
        setup.deal(table, derive(seed_of("alone"), number))
        run(table)
        for place, turn in enumerate(watched.turns):
            sums[place] += turn
    return [total / games for total in sums]


def lines(games: int) -> Iterator[str]:
    """The table, in Markdown."""
    yield "| | the others | Throneroom |"
    yield "|---|--:|--:|"
    for about in DUELS:
        wins, losses, rounds = duel(about, games)
        name = f"{about.first} v {about.second}" + (", the first begins" if about.fixed else "")
        turns = "" if about.turns is None else f", {about.turns} turns"
        ours = "" if about.turns is None else f", {rounds:.2f} turns"
        yield f"| {name} | {about.wins}/{about.losses}{turns} | {wins:.1f}/{losses:.1f}{ours} |"
    for plan in dict.fromkeys(plan for plan, _ in ALONE):
        means = alone(plan, games)
        places = [place for name, place in ALONE if name == plan]
        theirs = ", ".join(f"{ALONE[plan, place]:.2f}" for place in places)
        ours = ", ".join(f"{means[place - 1]:.2f}" for place in places)
        which = ", ".join(f"{place}th" for place in places)
        yield f"| {plan} alone, turn of the {which} Province | {theirs} | {ours} |"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        print(line)
