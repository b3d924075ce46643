"""What simple bots have in common: a plain answer to every kind of question."""

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.basics import COPPER
from throneroom.engine.bot import Bot
from throneroom.engine.card import CURSE, NONE, VICTORY
from throneroom.engine.decision import (
    ALL,
    BUY,
    CONFIRM,
    DISCARD,
    FATE,
    GIVE,
    NO,
    PASS,
    PLAY_ACTION,
    PLAY_TREASURE,
    PUT_ON_DECK,
    SHOW,
    SPEND,
    TRASH,
    Decision,
)
from throneroom.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SensibleBot(Bot):
    """Plays all Treasures, keeps its good cards, and leaves Actions and purchases to heirs."""

    def choose(self, view: View, decision: Decision) -> i64:
        """Answer a question for one option."""
        kind = decision.kind
        if kind == PLAY_TREASURE:
            return ALL
        if kind == BUY:
            return self.buy(view, decision)
        if kind == PLAY_ACTION:
            return self.play_action(view, decision)
        if kind == CONFIRM:
            return NO
        options = decision.options()
        if kind == SPEND and decision.source == NONE:
            return options[-1]
        if not decision.of_cards and kind != FATE:
            return options[0]
        if kind == FATE:
            return self.fate(view, decision)
        if kind == SHOW:
            return options[0]
        if kind in (DISCARD, TRASH, PUT_ON_DECK, PASS, GIVE):
            return least_useful(view, options)
        return most_useful(view, options)

    def choose_several(self, view: View, decision: Decision) -> list[int]:
        """Answer a question for several options: as few as possible, the worst first."""
        left = decision.candidates()
        if not decision.of_cards:
            return left[: decision.least]
        chosen: list[int] = []
        while len(chosen) < decision.least:
            worst = least_useful(view, left)
            left.remove(worst)
            chosen.append(worst)
        return chosen

    def buy(self, view: View, decision: Decision) -> i64:
        """Which card to buy, or NONE."""
        return NONE

    def play_action(self, view: View, decision: Decision) -> i64:
        """Which Action to play, or NONE."""
        return NONE

    def fate(self, view: View, decision: Decision) -> i64:
        """Whether the one card that is shown goes (0) or stays on its deck (1)."""
        return 1


def least_useful(view: View, cards: list[int]) -> int:
    """The card that a hand misses least: Victory and Curse, Copper, then by price."""
    worst = cards[0]
    lowest = _use(view, worst)
    for card in cards:
        use = _use(view, card)
        if use < lowest:
            worst = card
            lowest = use
    return worst


def most_useful(view: View, cards: list[int]) -> int:
    """The card that a hand misses most."""
    best = cards[0]
    for card in cards:
        if _use(view, card) > _use(view, best):
            best = card
    return best


def _use(view: View, card: i64) -> i64:
    if view.is_a(card, VICTORY | CURSE):
        return 0
    if card == COPPER:
        return 1
    return 2 + view.cost(card)
