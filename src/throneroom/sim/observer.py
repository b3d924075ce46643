"""A bot that plays as another does and notes how its games go."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.events import Event
from throneroom.engine.fast_view import FastView
from throneroom.engine.live import LiveGame
from throneroom.engine.question import BUY, Question
from throneroom.engine.scoring import score

WIDTH: Final = 1024
"""A note counts what happened in a turn under `turn * WIDTH + what`."""

LOWEST: Final = -200
"""Points are noted from here on, so that no note is negative."""


@final
class Observer(Bot):
    """Answers as its bot, and counts over all its games what each of its own turns brought."""

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot
        self._begun: i64 = 0
        self._shopped: i64 = 0
        self.points: Final[dict[int, int]] = {}
        self.coins: Final[dict[int, int]] = {}
        self.bought: Final[dict[int, int]] = {}
        self.gained: Final[dict[int, int]] = {}

    def choose(self, view: FastView, question: Question) -> i64:
        """What the bot chooses."""
        self._look(view, question)
        return self._bot.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """What the bot chooses."""
        self._look(view, question)
        return self._bot.choose_several(view, question)

    def _look(self, view: FastView, question: Question) -> None:
        """Note the points when an own turn begins, and the coins before its first purchase."""
        if view.current != view.seat or view.possessor != NONE:
            return
        turn = view.turn
        if turn != self._begun:
            self._begun = turn
            _note(self.points, view.own_turn, view.points(view.seat) - LOWEST)
        if question.kind == BUY and turn != self._shopped:
            self._shopped = turn
            _note(self.coins, view.own_turn, view.coins)


def tell_observers(table: LiveGame) -> None:
    """After a game that was watched: let observers note what they gained, and their points."""
    begun = [0] * len(table.players)
    begun[0] = 1
    for event in table.events or []:
        seat = event.seat
        if event.kind == "turn" and event.other is None:
            begun[seat] += 1
        bot = table.bots[seat]
        if isinstance(bot, Observer):
            if event.kind == "buy":
                _note_cards(bot.bought, begun[seat], event)
            elif event.kind == "gain":
                # The first to move may attack before the others have had a turn.
                _note_cards(bot.gained, max(begun[seat], 1), event)
    for player in table.players:
        bot = table.bots[player.seat]
        if isinstance(bot, Observer):
            _note(bot.points, player.turns + 1, score(table, player, player.seat) - LOWEST)


def _note_cards(notes: dict[int, int], turn: i64, event: Event) -> None:
    for card in event.cards:
        if card is not None:
            _note(notes, turn, card.index)


def _note(notes: dict[int, int], turn: i64, what: i64) -> None:
    key = int(turn * WIDTH + what)
    notes[key] = notes.get(key, 0) + 1
