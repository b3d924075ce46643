"""A search in two processes whose rounds do not end."""

import os
import sys
import time
from importlib import import_module

from throneroom.cli import main
from throneroom.finder.islands import Evolved, Stretch
from throneroom.lab import searching


def evolve(stretch: Stretch) -> Evolved:
    os.write(1, b"evolving\n")
    time.sleep(30)
    raise AssertionError(stretch)


if __name__ == "__main__":
    # By the name under which other processes find it, too.
    vars(searching)["evolve"] = import_module("long_rounds").evolve
    sys.exit(main(["lab", "find", "First Game", "--jobs", "2", "--lang", "en"]))
