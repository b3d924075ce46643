"""Where cards, modes and amounts stand in the spaces, and what an action means to a question."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from throneroom.engine.card import NONE
from throneroom.engine.errors import SetupError
from throneroom.engine.question import (
    ALL,
    FROM_AMOUNTS,
    FROM_MODES,
    FROM_NAMES,
    WITH_POTION,
    Question,
)


@final
class Places:
    """The index table of the spaces as numbers; `Index` makes it from words.

    An action is done, all, an amount, an amount with a Potion, a mode or a card.
    """

    def __init__(
        self,
        rows: list[int],
        cards: list[int],
        amounts: list[int],
        with_potion: list[int],
        modes: dict[str, int],
        purposes: dict[str, int],
        kinds: list[int],
        done: int,
        all: int,
        card_count: int,
        action_count: int,
    ) -> None:
        self.rows: vec[i64] = vec[i64](rows)
        """For each card, by its index in CARDS: its row in observations."""
        self.cards: vec[i64] = vec[i64](cards)
        """For each card, by its index in CARDS: the action that stands for it."""
        self.amounts: vec[i64] = vec[i64](amounts)
        """The action for each amount, from 0 on; larger amounts have none."""
        self.with_potion: vec[i64] = vec[i64](with_potion)
        self.modes: Final = modes
        self.purposes: Final = purposes
        self.kinds: vec[i64] = vec[i64](kinds)
        """For each kind of question, by the engine's number: its own in observations."""
        self.done: Final[i64] = done
        self.all: Final[i64] = all
        self.card_count: Final[i64] = card_count
        self.action_count: Final[i64] = action_count
        # What an action means whatever the question: a card's index, an amount, NONE or ALL.
        self._options: vec[i64] = vec[i64]([0] * self.action_count)
        for index, action in enumerate(cards):
            self._options[action] = index
        for amount, action in enumerate(amounts):
            self._options[action] = amount
        for amount, action in enumerate(with_potion):
            self._options[action] = WITH_POTION + amount
        self._options[done] = NONE
        self._options[all] = ALL
        self._mode_of: Final = {action: mode for mode, action in modes.items()}

    def option(self, question: Question, action: i64) -> i64:
        """What an action that the mask allows answers to a question."""
        if question.place == FROM_MODES and action != self.done:
            return question.option(self._mode_of[int(action)])
        return self._options[action]

    def action(self, question: Question, option: i64) -> i64:
        """The action that stands for an option of a question; NONE if there is none."""
        if option == NONE:
            return self.done
        if option == ALL:
            return self.all
        if question.place == FROM_MODES:
            return self.modes.get(question.modes[option], NONE)
        if question.place == FROM_AMOUNTS:
            return self._amount(option)
        return self.cards[option] if option < len(self.cards) else i64(NONE)

    def _amount(self, amount: i64) -> i64:
        table = self.with_potion if amount >= WITH_POTION else self.amounts
        place = amount - WITH_POTION if amount >= WITH_POTION else amount
        return table[place] if place < len(table) else i64(NONE)

    def mark(self, question: Question, mask: "vec[u8]", start: i64, picked: list[int]) -> None:
        """Mark the options of a question that are no cards lying somewhere."""
        if question.place == FROM_NAMES:
            for action in self.cards:
                mask[start + action] = 1
        elif question.place == FROM_AMOUNTS:
            for amount in question.listed:
                action = self._amount(amount)
                if action != NONE:
                    mask[start + action] = 1
        else:
            for option, mode in enumerate(question.modes):
                if mode not in self.modes:
                    raise SetupError("unnumbered-mode", mode=mode)
                if option not in picked:
                    mask[start + self.modes[mode]] = 1
