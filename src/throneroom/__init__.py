"""The card game Dominion as a library.

Start a game, ask it for its decision, answer, undo, copy, look:

>>> import throneroom
>>> game = throneroom.new_game("First Game", players=2, seed="a lucky day")
>>> game.decision.words()
['copper', 'all', 'done']
>>> game.answer("all")
>>> game.view(0).coins
4
>>> game.undo()
>>> game.scores()
[3, 3]
"""

from throneroom import cards as _cards
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, CARDS, Card
from throneroom.engine.decision import Decision
from throneroom.engine.errors import IllegalAnswer, RecordError, SetupError, ThroneroomError
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.engine.record import read as read_record
from throneroom.engine.view import View
from throneroom.start import new_game

__version__ = "0.1.0"

__all__ = [
    "BY_ID",
    "CARDS",
    "Bot",
    "Card",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Record",
    "RecordError",
    "SetupError",
    "ThroneroomError",
    "View",
    "new_game",
    "read_record",
]

del _cards
