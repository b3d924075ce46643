"""Intuition: which purchase suits a position, as a bot has learned it in many games.

A plan says by rules what to buy. Intuition weighs everything at once: what a player owns, the
coins, how far the game has come, who leads. It adds up how much that speaks for each card, and
stays with the plan where nothing speaks strongly for anything else.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.tactics.ending import loses_now
from throneroom.bots.tactics.purchases import UNDECIDED, decisive_purchase, purchase_may_end
from throneroom.engine.basics import COPPER, CURSE
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.engine.setup import Setup

HABIT: Final = 3.0
"""How much speaks for what the plan would buy, whatever has been learned."""
OF_GAME: Final = 12
"""How many facts are about the game; the others count the copies of a card that are owned."""
SOON: Final = 3
"""With this many gains left, the game may end soon."""
IMPOSSIBLE: Final = -1e9
"""Less than speaks for anything that can be bought."""


def purchases(setup: Setup) -> list[int]:
    """The cards of a supply that may be worth buying, in the order in which weights are kept."""
    position = setup.position()
    cards = [int(position.catalogue.index[pile]) for pile in position.piles]
    return sorted([card for card in cards if not _is_junk(card)], key=_id)


def _is_junk(card: i64) -> bool:
    """Whether hardly any plan wants a card; those that do have their way."""
    return card in (COPPER, CURSE)


def _id(card: int) -> str:
    return CARDS[card].id


@final
class Intuition:
    """How much every fact about a position speaks for every choice.

    The choices are the cards that may be worth buying, and last to buy nothing. `weights` has for
    each of them as many numbers as there are facts; once more as many tell what chance of winning
    the facts promise, which only matters while learning.
    """

    def __init__(self, cards: list[int], weights: list[float] | None = None) -> None:
        self.cards: Final = cards
        self.choices: Final[i64] = len(cards) + 1
        self.facts: Final[i64] = OF_GAME + len(cards)
        size = (self.choices + 1) * self.facts
        self.weights: vec[float] = vec[float](weights or [0.0] * size)
        if len(self.weights) != size:
            raise ValueError("weights of other cards")
        self.seen: vec[float] = vec[float]([0.0] * self.facts)
        """The facts about the position that was looked at last."""
        self.wishes: vec[float] = vec[float]([0.0] * self.choices)
        """How much speaks for each choice there; `IMPOSSIBLE` for what cannot be bought."""

    def as_list(self) -> list[float]:
        """All weights, rounded, to be kept."""
        return [round(float(weight), 4) for weight in self.weights]

    def look(self, view: FastView, usual: i64, careful: bool) -> None:
        """Weigh all choices, where a plan would buy the usual card; if careful, none that loses."""
        self._take_in(view)
        wishes = self.wishes
        for choice in range(self.choices):
            card = self.card(choice)
            if card == NONE or (view.can_buy(card) and not (careful and loses_now(view, card))):
                wishes[choice] = self._weight_of(choice) + (HABIT if card == usual else 0.0)
            else:
                wishes[choice] = IMPOSSIBLE

    def _weight_of(self, choice: i64) -> float:
        """How much the facts about the position speak for a choice."""
        weights, seen = self.weights, self.seen
        first = choice * self.facts
        total = 0.0
        for fact in range(self.facts):
            total += weights[first + fact] * seen[fact]
        return total

    def card(self, choice: i64) -> i64:
        """The card of a choice; NONE for the last."""
        return self.cards[choice] if choice < len(self.cards) else NONE

    def _take_in(self, view: FastView) -> None:
        """Note the facts about a position, each of about the same size."""
        seen = self.seen
        total = float(max(1, view.total))
        seen[0] = 1.0
        seen[1] = float(view.coins) / 8.0
        seen[2] = float(view.own_turn) / 15.0
        seen[3] = float(view.greatest_left) / 8.0
        seen[4] = float(view.empty_piles)
        seen[5] = math.tanh(float(view.lead) / 8.0)
        seen[6] = 3.0 * float(view.money) / total - 2.5
        seen[7] = total / 25.0
        seen[8] = float(view.buys - 1)
        seen[9] = float(view.count(COPPER)) / 7.0
        seen[10] = float(view.potions)
        seen[11] = 1.0 if view.gains_to_end <= SOON else 0.0
        cards = self.cards
        for place in range(len(cards)):
            seen[OF_GAME + place] = float(view.count(cards[place])) / 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class IntuitiveBot(PlanBot):
    """Follows a plan, but buys by intuition."""

    def __init__(self, plan: Plan, intuition: Intuition) -> None:
        super().__init__(plan)
        self.intuition: Final = intuition

    def buy(self, view: FastView, question: Question) -> i64:
        """What wins the game if anything does; else the card for which most speaks."""
        careful = purchase_may_end(view)
        if careful:
            decided = decisive_purchase(view, question)
            if decided != UNDECIDED:
                return decided
        usual = self.first_wanted(view, careful)
        if _is_junk(usual):
            return usual
        self.intuition.look(view, usual, careful)
        return self.intuition.card(self.choice())

    def choice(self) -> i64:
        """The choice for which most speaks."""
        wishes = self.intuition.wishes
        best: i64 = 0
        for choice in range(len(wishes)):
            if wishes[choice] > wishes[best]:
                best = choice
        return best
