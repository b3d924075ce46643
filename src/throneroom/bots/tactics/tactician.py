"""A sensible answer to every question of every card.

Questions are answered here by their kind. Where a card needs a judgement of its own, there is a
function for it in the module of its set.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.tactics import valuing
from throneroom.bots.tactics.buying import (
    best_purchase,
    money_at_hand,
    tokens_to_spend,
    winning_last_gain,
)
from throneroom.bots.tactics.discarding import least_useful, replaceable
from throneroom.bots.tactics.gaining import gain_value, is_wanted
from throneroom.bots.tactics.playing import best_action
from throneroom.bots.tactics.purchases import begins_win
from throneroom.bots.tactics.registry import BONUSES, KIND_COUNT, ONE, SEVERAL
from throneroom.bots.tactics.valuing import best_to_keep, worst_to_keep
from throneroom.engine.basics import COPPER
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, NONE, TREASURE
from throneroom.engine.fast_view import UNKNOWN, FastView
from throneroom.engine.question import (
    ALL,
    BUY,
    DISCARD,
    FROM_SUPPLY,
    GAIN,
    ORDER,
    OVERPAY,
    PASS,
    PLAY_ACTION,
    PLAY_TREASURE,
    PUT_ON_DECK,
    SHOW,
    SPEND,
    TRASH,
    YES,
    YES_OR_NO,
    Question,
)

NO_ADVICE: Final = -9
"""Stands for no answer at all; declining is NONE."""

HORN_OF_PLENTY: Final[i64] = BY_ID["horn_of_plenty"].index
GRAND_MARKET: Final[i64] = BY_ID["grand_market"].index
SECRET_CHAMBER: Final[i64] = BY_ID["secret_chamber"].index
ALCHEMIST: Final[i64] = BY_ID["alchemist"].index
DIPLOMAT: Final[i64] = BY_ID["diplomat"].index
SCHEME: Final[i64] = BY_ID["scheme"].index


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactician(Bot):
    """Plays every card sensibly; what to buy is for subclasses to decide."""

    @property
    def looks_ahead(self) -> bool:
        """It does not."""
        return False

    def choose(self, view: FastView, question: Question) -> i64:
        """Answer a question for one option."""
        kind = question.kind
        if kind == PLAY_TREASURE:
            if view.owns(HORN_OF_PLENTY):
                return self._play_treasures(view)
            if view.supply(GRAND_MARKET) and view.has(COPPER) and self._spares_coppers(view):
                return _treasure_but(view, COPPER)
            return ALL
        if kind == BUY and question.place == FROM_SUPPLY:
            return self.buy(view, question)
        if kind == PLAY_ACTION:
            return self.play_action(view, question)
        if kind == OVERPAY and begins_win(view, question.source):
            # What overpaying takes may be missing for the purchases that win with it.
            return 0
        if question.source != NONE:
            advice = self.advise(view, question)
            if advice != NO_ADVICE:
                return advice
            tactic = ONE[question.source * KIND_COUNT + kind]
            if tactic is not None:
                return tactic(self, view, question)
        if kind == GAIN:
            return self.gain(view, question)
        return self._choose_by_kind(view, question)

    def _choose_by_kind(self, view: FastView, question: Question) -> i64:
        kind = question.kind
        if kind == SHOW:
            return _reaction(self, view, question)
        if kind == SPEND:
            return tokens_to_spend(self, view, question.candidates()[-1])
        if not question.of_cards:
            return YES if question.modes == YES_OR_NO else question.options()[0]
        if kind == DISCARD:
            return least_useful(self, view, question.candidates(), 1)[0]
        if kind in (TRASH, PASS, PUT_ON_DECK):
            worst = worst_to_keep(self, view, question.candidates())
            unwilling = question.least == 0 and self.keep_value(view, worst) >= 0
            return NONE if unwilling else worst
        return best_to_keep(self, view, question.candidates())

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        """Answer a question for several options."""
        kind = question.kind
        if kind == DISCARD and question.least == question.most and not question.or_none:
            return least_useful(self, view, view.hand, question.least)
        if question.source != NONE:
            tactic = SEVERAL[question.source * KIND_COUNT + kind]
            if tactic is not None:
                return tactic(self, view, question)
        options = question.candidates()
        if kind == ORDER:
            # Alchemists first: they need the Potion in play, which a Herbalist may take away. A
            # Scheme last: it may still take what has done its work.
            return sorted(options, key=lambda card: (card != ALCHEMIST, card == SCHEME))
        if question.of_cards and kind != PUT_ON_DECK:
            return least_useful(self, view, options, question.least)
        return options[: question.least]

    def buy(self, view: FastView, question: Question) -> i64:
        """Which card to buy, or NONE."""
        return NONE

    def would_buy(self, view: FastView, coins: i64, potions: i64) -> i64:
        """What would be bought in this turn with these coins and Potions, or NONE."""
        return best_purchase(self, view, coins, potions)

    def gain(self, view: FastView, question: Question) -> i64:
        """The best of what may be gained, or NONE where nothing is wanted and that is legal."""
        winning = winning_last_gain(view, question)
        if winning != NONE:
            return winning
        bonus = None if question.source == NONE else BONUSES[question.source]
        best: i64 = NONE
        highest: i64 = 0
        for card in question.candidates():
            value = gain_value(self, view, card)
            if bonus is not None:
                value += bonus(self, view, card)
            if best == NONE or value > highest:
                best = card
                highest = value
        return NONE if question.least == 0 and not is_wanted(view, highest) else best

    def advise(self, view: FastView, question: Question) -> i64:
        """An answer to a card's question for one option that comes before any tactic's."""
        return NO_ADVICE

    def play_action(self, view: FastView, question: Question) -> i64:
        """Which Action to play, or NONE."""
        return best_action(self, view)

    def keep_value(self, view: FastView, card: i64) -> i64:
        """What a card is worth in the deck for the rest of the game; below 0, better trash it."""
        return valuing.keep_value(view, card)

    def deck_value(self, view: FastView, card: i64) -> i64:
        """What a card is worth that is yet to be gained."""
        return self.keep_value(view, card)

    def keeps(self, view: FastView, card: i64) -> bool:
        """Whether a card is not to be given up where there is a choice."""
        return False

    def hand_value(self, view: FastView, card: i64) -> i64:
        """What a card is worth in hand, in this turn or the next own one."""
        return valuing.hand_value(view, card)

    def _play_treasures(self, view: FastView) -> i64:
        """Play Horns of Plenty last, and only if there is something to gain."""
        if not view.has(HORN_OF_PLENTY):
            return ALL
        other = _treasure_but(view, HORN_OF_PLENTY)
        if other != NONE:
            return other
        names = {*view.in_play(view.seat), int(HORN_OF_PLENTY)}
        gained = best_purchase(self, view, len(names), 0)
        return NONE if gained in (NONE, COPPER) else HORN_OF_PLENTY

    def _spares_coppers(self, view: FastView) -> bool:
        """Whether a Grand Market is wanted, and what else there is pays for it."""
        hand = view.hand
        coins = money_at_hand(view, hand)
        without = coins - view.hand_count(COPPER) * valuing.coins_of(view, COPPER)
        wanted = self.would_buy(view, coins, view.potions)
        return wanted == GRAND_MARKET == self.would_buy(view, without, view.potions)


def _treasure_but(view: FastView, excepted: i64) -> i64:
    """A Treasure of the hand other than one, or NONE."""
    for card in view.hand:
        if card != excepted and view.is_a(card, TREASURE):
            return card
    return NONE


def _reaction(me: Tactician, view: FastView, question: Question) -> i64:
    """Almost every Reaction helps; Secret Chamber first, since it may find another, but only once.

    Once it has been shown, the two cards that were put back are known. A Diplomat exchanges three
    cards for two, so there must be two to be exchanged.
    """
    shown = question.candidates()
    diplomat: int = DIPLOMAT
    if diplomat in shown and len(replaceable(me, view, view.hand)) < 2:
        shown.remove(diplomat)
    chamber: int = SECRET_CHAMBER
    if chamber in shown:
        top = view.known_on_deck(view.seat)[:2]
        if len(top) < 2 or UNKNOWN in top:
            return chamber
        shown = [card for card in shown if card != chamber]
    return shown[0] if shown else NONE
