"""Times the engine that the interpreter finds; prints `key=value` pairs.

python bench/ours.py basic GAMES SEED
python bench/ours.py engine GAMES SEED
python bench/ours.py plan-basic GAMES SEED the same two matches, written as plans
python bench/ours.py plan-engine GAMES SEED
python bench/ours.py kingdoms GAMES SEED   on each recommended kingdom the plan of the level `plan`
python bench/ours.py random GAMES SEED     random players on random kingdoms of all sets
python bench/ours.py rollouts-money ROLLOUTS SEED    imagined games from the middle of a game
python bench/ours.py rollouts-engine ROLLOUTS SEED
python bench/ours.py copy COPIES SEED
python bench/ours.py memory GAMES SEED
"""

import sys
import time
import tracemalloc

from throneroom import new_game
from throneroom.bots.chance import RandomBot
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.money import BigMoney
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.bot import Bot
from throneroom.engine.fast_view import FastView
from throneroom.engine.game import Game
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.question import BUY, Question
from throneroom.engine.setup import Setup
from throneroom.kingdoms import RECOMMENDED, parse, random_kingdom
from throneroom.sim.series import play_series
from throneroom.sim.trial import best_plan


def games(bot: Bot, count: int, seed: int) -> dict[str, float]:
    """A mirror match, on one table."""
    setup = Setup(parse("First Game").cards, 2)
    play_series(setup, [bot, bot], seed, count // 20 + 1)
    began = time.perf_counter()
    tally = play_series(setup, [bot, bot], seed, count)
    seconds = time.perf_counter() - began
    return {
        "games": count,
        "seconds": seconds,
        "games_per_second": count / seconds,
        "wins_first": tally.wins[0],
        "wins_second": tally.wins[1],
        "ties": int(tally.ties),
        "turns_per_player_mean": tally.turns / count / 2,
    }


PLANS = {
    "plan-basic": "Province; Gold; Silver",
    "plan-engine": """
        Province; Duchy if provinces <= 4; Estate if provinces <= 2; Gold
        Market up to 5; Militia up to 1; Smithy up to 3; Village up to 4; Silver
        play Village, Market, Smithy, Militia""",
}


def kingdoms(count: int, seed: int) -> dict[str, float]:
    """The plan that the level `plan` chooses, against itself; choosing it is not timed."""
    rates = []
    for kingdom in RECOMMENDED:
        ten = kingdom.settled("bench")
        setup = ten.setup(2)
        bot = PlanBot(named_plan(best_plan(setup)))
        began = time.perf_counter()
        play_series(setup, [bot, bot], seed, count)
        rates.append(count / (time.perf_counter() - began))
    return {"games_per_second": sum(rates) / len(rates), "slowest": min(rates)}


def random_games(count: int, seed: int) -> dict[str, float]:
    """Random players, fifty games on each of many random kingdoms; drawing those is not timed."""
    seconds = 0.0
    played = 0
    while played < count:
        kingdom = random_kingdom(f"{seed} {played}")
        setup = kingdom.setup(2)
        began = time.perf_counter()
        play_series(setup, [RandomBot(seed), RandomBot(seed + 1)], seed, 50)
        seconds += time.perf_counter() - began
        played += 50
    return {"games": played, "seconds": seconds, "games_per_second": played / seconds}


ROLLED_OUT = {"rollouts-money": "big-money", "rollouts-engine": "village-smithy"}
MIDDLE = 8
"""In this turn of the first player, games are imagined to their end."""


class Imagining(Bot):
    """Follows a plan, and times imagined games at a purchase in the middle of the game."""

    def __init__(self, bot: PlanBot, count: int) -> None:
        self.seconds = 0.0
        self._bot = bot
        self._count = count

    def choose(self, view: FastView, question: Question) -> int:
        """What the plan chooses."""
        option = self._bot.choose(view, question)
        if question.kind == BUY and view.own_turn == MIDDLE and not self.seconds:
            lookahead = Lookahead(view, question)
            began = time.perf_counter()
            for number in range(self._count):
                lookahead.play([option], number, [self._bot, self._bot])
            self.seconds = time.perf_counter() - began
        return option

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the plan chooses."""
        return self._bot.choose_several(view, question)


def rollouts(plan: str, count: int, seed: int) -> dict[str, float]:
    """Imagined games from the middle of several games, each with its hidden cards dealt anew."""
    bot = PlanBot(named_plan(plan))
    starts = 10
    seconds = 0.0
    for number in range(starts):
        imagining = Imagining(bot, count // starts)
        new_game("First Game", 2, f"{seed} {number}", bots={0: imagining, 1: bot})
        assert imagining.seconds
        seconds += imagining.seconds
    return {"games": count, "seconds": seconds, "games_per_second": count / seconds}


def mid_turn(seed: int) -> Game:
    """A game in the middle of a turn, inside an effect: somebody is asked for a discard."""
    game = new_game("First Game", 2, str(seed), bots={1: FirstGameEngine()})
    while game.decision is not None and game.decision.kind != "discard":
        words = game.decision.words
        game.answer("all" if "all" in words else "silver" if "silver" in words else words[-1])
    return game


def copies(count: int, seed: int) -> dict[str, float]:
    """Copying a game, timed in rounds that keep nothing."""
    game = mid_turn(seed)
    began = time.perf_counter()
    for _ in range(count):
        game.copy()
    return {"microseconds": (time.perf_counter() - began) / count * 1e6}


def memory(count: int, seed: int) -> dict[str, float]:
    """What a game takes that shares its history with others."""
    game = mid_turn(seed)
    tracemalloc.start()
    kept = [game.copy() for _ in range(count)]
    size, _ = tracemalloc.get_traced_memory()
    return {"bytes": size / len(kept)}


def main() -> None:
    """Time what the arguments say."""
    what, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if what == "basic":
        result = games(BigMoney(), count, seed)
    elif what == "engine":
        result = games(FirstGameEngine(), count, seed)
    elif what in PLANS:
        result = games(PlanBot(read_plan(PLANS[what])), count, seed)
    elif what == "kingdoms":
        result = kingdoms(count, seed)
    elif what == "random":
        result = random_games(count, seed)
    elif what in ROLLED_OUT:
        result = rollouts(ROLLED_OUT[what], count, seed)
    elif what == "copy":
        result = copies(count, seed)
    else:
        result = memory(count, seed)
    print(" ".join(f"{key}={value}" for key, value in result.items()))


if __name__ == "__main__":
    main()
