"""A bot that plays like another one and notes how its games go."""

from typing import Final, final

from mypy_extensions import i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import NONE
from throneroom.engine.events import Event
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import BUY, FROM_SUPPLY, Question

WIDTH: Final = 1024
"""A note counts what happened in a turn under `turn * WIDTH + what`."""

LOWEST: Final = -200
"""Points are noted as their distance from this, so that no note is negative."""


@final
class Observer(Bot):
    """Answers like its bot, and counts over all games what each of its turns brought."""

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot
        self._begun: i64 = 0
        self._shopped: i64 = 0
        self.points: Final[dict[int, int]] = {}
        self.coins: Final[dict[int, int]] = {}
        self.bought: Final[dict[int, int]] = {}
        self.gained: Final[dict[int, int]] = {}

    @property
    def looks_ahead(self) -> bool:
        """Whether the bot does."""
        return self._bot.looks_ahead

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
        if question.kind == BUY and question.place == FROM_SUPPLY and turn != self._shopped:
            self._shopped = turn
            _note(self.coins, view.own_turn, view.coins)


def tell_observers(
    bots: list[Bot], events: list[Event], points: list[int], turns: list[int]
) -> None:
    """Let the observers among the bots note what they gained in a game and how it ended for them.

    Bots, points and completed turns are in the order of the seats; the first seat began.
    """
    begun = [0] * len(bots)
    begun[0] = 1
    for event in events:
        seat = event.seat
        if event.kind == "turn" and event.other is None:
            begun[seat] += 1
        bot = bots[seat]
        if isinstance(bot, Observer):
            if event.kind == "buy":
                _note_cards(bot.bought, begun[seat], event)
            elif event.kind == "gain":
                # The first player may attack before the others have had a turn.
                _note_cards(bot.gained, max(begun[seat], 1), event)
    for seat in range(len(bots)):
        bot = bots[seat]
        if isinstance(bot, Observer):
            _note(bot.points, turns[seat] + 1, points[seat] - LOWEST)


def _note_cards(notes: dict[int, int], turn: i64, event: Event) -> None:
    for card in event.cards:
        if card is not None:
            _note(notes, turn, card.index)


def _note(notes: dict[int, int], turn: i64, what: i64) -> None:
    key = int(turn * WIDTH + what)
    notes[key] = notes.get(key, 0) + 1
