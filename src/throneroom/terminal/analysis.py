"""An analysis on a terminal."""

import math
import sys

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from throneroom.analysis import Analysis, Teller, percent
from throneroom.engine.record import Record
from throneroom.text.words import Words

ROWS = 6
"""How high the curve is."""
MARK = 10
"""The turns from one number below the curve to the next."""
PIPE_WIDTH = 100
"""The width of a line where there is no window."""
BLOCKS = " ▁▂▃▄▅▆▇█"
HEADS = (
    "analysis-head-player",
    "analysis-head-mistakes",
    "analysis-head-cost",
    "analysis-head-luck",
)


class AnalysisSheet:
    """Shows what decided a game."""

    def __init__(self, record: Record, words: Words) -> None:
        self._names = record.names
        self._words = words
        self._teller = Teller(words, record.names)
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        self._console = Console(width=width, highlight=False)

    def tell(self, line: str, style: str = "", indent: int = 0) -> None:
        """A sentence, broken between words."""
        self._console.print(Padding(Text(line, style), (0, 0, 0, indent)))

    def show(self, analysis: Analysis, *, every: bool) -> None:
        """The curve, what decided the game, and what each player lost."""
        if len(analysis.outlooks) > 1:
            self._show_curve(analysis)
        self._title("analysis-turning-points")
        points = analysis.turning_points()
        for point in points:
            self.tell(self._teller.point(point), indent=2)
        if not points:
            self.tell(self._words.say("analysis-no-turning-points"), indent=2)
        if every:
            self._title("analysis-every-mistake")
            for judged in sorted(analysis.mistakes(), key=lambda one: one.answered):
                self.tell(self._teller.mistake(judged), indent=2)
        self._show_players(analysis)
        self.tell("")
        self.tell(self._words.say("analysis-about"), "dim")

    def _title(self, key: str) -> None:
        self.tell("")
        self.tell(self._words.say(key), "bold")

    def _show_curve(self, analysis: Analysis) -> None:
        """The first player's chance as columns, one for each turn."""
        self.tell(self._words.say("analysis-chance", player=self._names[0]), "bold")
        chances = [outlook.chances[0] for outlook in analysis.outlooks]
        room = self._console.width - 8
        step = max(1, math.ceil(len(chances) / room))
        for row in range(ROWS - 1, -1, -1):
            columns = [_block(chance * ROWS - row) for chance in chances[::step]]
            label = {ROWS - 1: "100 %", 0: "0 %"}.get(row, "50 %" if row == ROWS // 2 else "")
            self._console.print(Text(f"{label:>6} ", "dim") + Text("".join(columns), "cyan"))
        marks = "".join(f"{turn:<{MARK // step}}" for turn in range(1, len(chances) + 1, MARK))
        self._console.print(Text(f"{'':7}{marks.rstrip()}", "dim"))

    def _show_players(self, analysis: Analysis) -> None:
        if len(analysis.outlooks) < 2:
            return
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for key in HEADS:
            title = Text(self._words.say(key), "bold")
            grid.add_column(title, justify="left" if key == HEADS[0] else "right")
        for seat, name in enumerate(self._names):
            mistakes = str(len(analysis.mistakes(seat)))
            luck = f"{percent(analysis.luck(seat)):+d} %"
            grid.add_row(Text(name), mistakes, f"{percent(analysis.play(seat))} %", luck)
        self.tell("")
        self._console.print(Padding(grid, (0, 0, 0, 2)))


def _block(height: float) -> str:
    return BLOCKS[max(0, min(len(BLOCKS) - 1, round(height * (len(BLOCKS) - 1))))]
