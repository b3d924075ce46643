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

from throneroom import cards as cards
from throneroom.engine.answer import Answer, LegalAnswers
from throneroom.engine.bot import Bot
from throneroom.engine.card import (
    ACTION,
    ATTACK,
    BY_ID,
    CARDS,
    CURSE,
    FIRST_EDITION,
    LATER,
    PRIZE,
    PROFILES,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardSet,
)
from throneroom.engine.decision import Decision
from throneroom.engine.errors import IllegalAnswer, RecordError, SetupError, ThroneroomError
from throneroom.engine.events import Event
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind, Place
from throneroom.engine.record import Record
from throneroom.engine.setup import Setup
from throneroom.engine.snapshot import PlayerSnapshot, Snapshot
from throneroom.engine.view import PlayerView, View
from throneroom.kingdoms import Kingdom, Wishes, random_kingdom
from throneroom.kingdoms import parse as parse_kingdom
from throneroom.start import new_game, read_record
from throneroom.text import add_texts

__version__ = "0.1.0"

__all__ = [
    "ACTION",
    "ATTACK",
    "BY_ID",
    "CARDS",
    "CURSE",
    "FIRST_EDITION",
    "LATER",
    "PRIZE",
    "PROFILES",
    "REACTION",
    "TREASURE",
    "VICTORY",
    "Answer",
    "Bot",
    "Card",
    "CardSet",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "Kind",
    "Kingdom",
    "LegalAnswers",
    "Place",
    "PlayerSnapshot",
    "PlayerView",
    "Record",
    "RecordError",
    "Setup",
    "SetupError",
    "Snapshot",
    "ThroneroomError",
    "View",
    "Wishes",
    "add_texts",
    "cards",
    "new_game",
    "parse_kingdom",
    "random_kingdom",
    "read_record",
]
