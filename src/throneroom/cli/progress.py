"""Showing people that something is going on."""

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.lab.bar import Bar


def progress_bar() -> AbstractContextManager["Bar | None"]:
    """A progress bar, if the output goes to a terminal."""
    if not sys.stderr.isatty():
        return nullcontext()
    # Rich takes its time to be imported.
    from throneroom.lab.bar import Bar

    return Bar(sys.stderr)
