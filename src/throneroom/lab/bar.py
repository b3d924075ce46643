"""A progress bar with what is known so far."""

import time
from types import TracebackType
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

OFTEN = 0.1
"""Seconds between two updates of the bar."""


class Bar:
    """Shows progress on a terminal."""

    def __init__(self, target: TextIO) -> None:
        self._progress = Progress(
            TextColumn("{task.percentage:>3.0f} %"),
            BarColumn(bar_width=24),
            TextColumn("{task.description}", markup=False),
            TimeRemainingColumn(),
            console=Console(file=target),
            transient=True,
            # Refreshed from here: a thread that did it would prevent forking.
            auto_refresh=False,
        )
        self._task = self._progress.add_task("", total=None)
        self._shown = 0.0

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def due(self) -> bool:
        """Whether it is time for the next update."""
        return time.monotonic() - self._shown > OFTEN

    def show(self, done: float, asked: float, known: str) -> None:
        """Show how much is done, and what is known."""
        self._shown = time.monotonic()
        self._progress.update(self._task, completed=done, total=asked, description=known)
        self._progress.refresh()

    def tell(self, line: str) -> None:
        """Show a line above the bar, which stays there."""
        self._progress.console.print(line, markup=False, highlight=False)
