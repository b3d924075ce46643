"""Times the learning environments with random actions, beside bots that answer at random.

python bench/learning.py SECONDS SEED     prints `key=value` pairs

All are numbers per second of processor time, each measured for a third of the time: questions that
a random bot in Python answers by the fast protocol, steps of 128 games at once in which every seat
is a learner, and steps of a single game as PettingZoo has it. All play the First Game for two.
Observations and masks are made at every step, and drawing the random action counts as well.
"""

import random
import sys
import time

import numpy as np
from numpy.typing import NDArray

from throneroom import Bot
from throneroom.engine.live import live
from throneroom.engine.rng import derive
from throneroom.engine.setup import Setup
from throneroom.engine.turn import run
from throneroom.fast import NONE, FastView, Question
from throneroom.kingdoms import parse
from throneroom.rl import DominionAEC, DominionVectorEnv

KINGDOM = "First Game"
GAMES = 128


class AtRandom(Bot):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    @property
    def looks_ahead(self) -> bool:
        """It does not."""
        return False

    def choose(self, view: FastView, question: Question) -> int:
        """Any option, or none."""
        options = question.options()
        if not question.least:
            options.append(NONE)
        return options[int(self._chance.random() * len(options))]

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """Any of them."""
        count = self._chance.randint(question.least, question.most)
        return self._chance.sample(question.candidates(), count)


def questions(seconds: float, seed: int) -> float:
    """Questions that a random bot answers."""
    setup = Setup(parse(KINGDOM).cards, 2)
    table = live(setup.position())
    table.turn_limit = 400
    table.bots = [AtRandom(seed), AtRandom(seed + 1)]
    answered = number = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        setup.deal(table, derive(seed, number))
        run(table)
        answered += table.answered
        number += 1
    return answered / used


def vector_steps(seconds: float, seed: int) -> float:
    """Steps of many games at once."""
    env = DominionVectorEnv(GAMES, KINGDOM, rivals=None)
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    steps = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        seen, *_ = env.step(any_legal(seen["action_mask"], chance))
        steps += GAMES
    return steps / used


def any_legal(mask: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game."""
    games, actions = np.nonzero(mask)
    counts = np.bincount(games, minlength=len(mask))
    first = np.cumsum(counts) - counts
    chosen: NDArray[np.int64] = first + (chance.random(len(mask)) * counts).astype(np.int64)
    return actions[chosen]


def aec_steps(seconds: float, seed: int) -> float:
    """Steps of one game."""
    env = DominionAEC(KINGDOM)
    chance = random.Random(seed)
    steps = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        env.reset(seed=seed + steps)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
    return steps / used


def main() -> None:
    """Time all three."""
    seconds, seed = float(sys.argv[1]) / 3, int(sys.argv[2])
    for measure in (questions, vector_steps, aec_steps):
        print(f"{measure.__name__}={measure(seconds, seed)}")


if __name__ == "__main__":
    main()
