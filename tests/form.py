"""Which form of the engine the tests run against."""

import os

from throneroom.engine import zones

COMPILED = not str(zones.__file__).endswith(".py")
FORM = "compiled" if COMPILED else "uncompiled"
WANTED = os.environ.get("THRONEROOM_FORM")


def games(compiled: int, uncompiled: int) -> range:
    """The numbers of the random games to play: the compiled form has time for more."""
    return range(compiled if COMPILED else uncompiled)
