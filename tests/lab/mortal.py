"""A bot that kills the process it plays in, but only the first time; and a comparison with it."""

import os
import signal
import sys
from importlib import import_module
from pathlib import Path

from throneroom.bots.money import BigMoney
from throneroom.engine.bot import Bot
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.lab import compare


class Mortal(Bot):
    """Plays Big Money; the file that `GRAVE` names tells it that it has died before."""

    def __init__(self) -> None:
        self.bot = BigMoney()
        self.grave = Path(os.environ["GRAVE"])

    def choose(self, view: FastView, question: Question) -> int:
        if not self.grave.exists():
            self.grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.bot.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return self.bot.choose_several(view, question)


def main() -> None:
    # By the name under which other processes find it, too.
    known = import_module("mortal").Mortal
    result = compare([known, "Province; Silver"], games=400, seed="x", ray=sys.argv[1])
    print([standing.wins for standing in result.outcome.standings])


if __name__ == "__main__":
    main()
