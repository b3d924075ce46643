"""Draws docs/pictures/terminal.svg: a real game in the terminal, as the client shows it.

python docs/pictures/make.py
"""

import io
import re
from html import escape
from pathlib import Path

from throneroom import Game, new_game
from throneroom.bots.first_game import FirstGameEngine
from throneroom.terminal.client import Client
from throneroom.terminal.screen import paint
from throneroom.text.words import Words

INK = {"": "#d8d3c8", "1": "#ffffff", "31": "#ef8a7a", "32": "#8fcf8a", "33": "#e8c56a",
       "35": "#c79be0", "36": "#7cc4e8"}  # fmt: skip
WIDTH, LINE, SIZE = 980, 19, 14
LINES = 32


class Typist(io.StringIO):
    """Plays like the bot until there is something to see."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.bot = FirstGameEngine()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """What the bot would type."""
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(0)
        if decision.several:
            cards = self.bot.choose_several(view, decision)
            return ", ".join(decision.word(card) for card in cards) + "\n"
        if self.game.turn > 18 and view.actions > 1 and len(decision.options()) > 2:
            return "quit\n"
        return decision.word(self.bot.choose(view, decision)) + "\n"


def capture() -> list[str]:
    """The last lines before somebody quits."""
    game = new_game("First Game", 2, "picture 3", bots={1: FirstGameEngine()}, watch=True)
    screen = io.StringIO()
    Client(game, ["Anna", "Ben"], {1: "engine"}, Words(paint=paint), Typist(game), screen).play()
    lines = [*screen.getvalue().partition("> quit")[0].splitlines(), "> "]
    return lines[-LINES:]


def spans(line: str) -> str:
    """A line with its colours."""
    parts = re.split(r"\x1b\[(\d+)m", line)
    drawn = [escape(parts[0])]
    for code, text in zip(parts[1::2], parts[2::2], strict=True):
        colour = INK["" if code == "0" else code]
        drawn.append(f'<tspan fill="{colour}">{escape(text)}</tspan>')
    return "".join(drawn)


def wrapped(line: str, width: int = 112) -> list[str]:
    """A long line broken at spaces, as a terminal of that width would."""
    rows = [""]
    length = 0
    for word in re.split(r"( )", line):
        visible = len(re.sub(r"\x1b\[\d+m", "", word))
        if length + visible > width:
            rows.append("")
            length = 0
        rows[-1] += word
        length += visible
    return rows


def main() -> None:
    """Write the picture."""
    rows = [row for line in capture() for row in wrapped(line)]
    height = LINE * len(rows) + 56
    text = "".join(
        f'<text x="20" y="{52 + LINE * i}" xml:space="preserve">{spans(row)}</text>'
        for i, row in enumerate(rows)
    )
    dots = "".join(f'<circle cx="{22 + 18 * i}" cy="18" r="5" fill="#5a5348"/>' for i in range(3))
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="{SIZE}">'
        f"<title>A game of Throneroom in the terminal</title>"
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#221f1a"/>{dots}'
        f'<g fill="{INK[""]}">{text}</g></svg>\n'
    )
    (Path(__file__).parent / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
