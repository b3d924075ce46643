"""The card game Dominion as a library.

Start a game, ask it for its decision, answer, undo, copy, look:

>>> import throneroom
>>> game = throneroom.new_game("First Game", players=2, seed="a lucky day")
>>> game.decision.words
('copper', 'all', 'done')
>>> game.answer("all")
>>> game.view(0).coins
4
>>> game.undo()
>>> game.scores
[3, 3]
"""

import re as _re
import sys as _sys
from pathlib import Path as _Path

from throneroom import cards as _cards
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, CARDS, NONE, Card
from throneroom.engine.decision import Decision, Kind
from throneroom.engine.errors import IllegalAnswer, RecordError, SetupError, ThroneroomError
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.engine.question import ALL
from throneroom.engine.record import Record
from throneroom.engine.view import View
from throneroom.kingdoms import Kingdom, Wishes, random_kingdom
from throneroom.kingdoms import parse as parse_kingdom
from throneroom.start import new_game, read_record

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "BY_ID",
    "CARDS",
    "NONE",
    "Bot",
    "Card",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kind",
    "Kingdom",
    "Record",
    "RecordError",
    "SetupError",
    "ThroneroomError",
    "View",
    "Wishes",
    "new_game",
    "parse_kingdom",
    "random_kingdom",
    "read_record",
]


def _restore_docstrings() -> None:
    """Give the compiled classes the docstrings that the compiler leaves out."""
    for name in __all__:
        value = globals()[name]
        if isinstance(value, type) and not value.__doc__:
            module = _sys.modules[value.__module__]
            source = _Path(str(module.__file__)).parent / f"{module.__name__.split('.')[-1]}.py"
            text = source.read_text(encoding="utf-8") if source.exists() else ""
            found = _re.search(rf'^class {name}\b[^\n]*:\n    """(.*?)"""', text, _re.M | _re.S)
            if found is not None:
                value.__doc__ = found[1]


_restore_docstrings()
del _cards
