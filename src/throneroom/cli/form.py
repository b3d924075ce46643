"""Whether the engine is compiled, and a warning where it should be but is not."""

import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import throneroom
from throneroom.engine import game
from throneroom.terminal.lines import broken
from throneroom.text.words import Words

MARKER = "warned-uncompiled"
"""A file in the user's data folder: the warning has been seen."""


def is_compiled() -> bool:
    """Whether the engine that is running is the compiled one."""
    return not str(game.__file__).endswith(".py")


def is_installed() -> bool:
    """Whether the package was installed, as opposed to being used from its source tree."""
    try:
        place = distribution("throneroom").locate_file("throneroom")
    except PackageNotFoundError:
        return False
    return Path(str(place)).resolve() == Path(throneroom.__file__).parent.resolve()


def version(words: Words) -> str:
    """What `--version` says."""
    key = "version-compiled" if is_compiled() else "version-uncompiled"
    return words.say(key, version=throneroom.__version__)


def warn_once(words: Words) -> None:
    """Say that the installation is slow; pip hides what the build says.

    Where the data folder cannot be written the warning comes again.
    """
    if is_compiled() or not is_installed():
        return
    from throneroom.server.settings import default_folder

    marker = default_folder() / MARKER
    with suppress(OSError):
        if marker.exists():
            return
    print(*broken(words.say("uncompiled-warning"), sys.stderr), sep="\n", file=sys.stderr)
    with suppress(OSError):
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
