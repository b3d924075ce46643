"""The index table of the spaces: which number stands for which card, mode and amount.

It is the file index.txt, to which new words are only ever appended, under a new version. So the
numbers do not depend on the order in which the engine defines its cards, and what a network has
learned stays true when a set is added.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from throneroom.engine.card import CARDS
from throneroom.engine.question import KINDS
from throneroom.rl.core.places import Places
from throneroom.text.words import LANGUAGES, added_texts

FILE = files("throneroom.rl") / "index.txt"


class Index:
    """The words of both spaces by number.

    What comes from outside of the package is last: cards in the order of their definition, and the
    modes that have a text.
    """

    def __init__(self, lines: list[str], added: str = "") -> None:
        self.version = 0
        self.actions: list[str] = []
        """Every action by its number, such as `done`, `card:moat`, `mode:yes`, `amount:3+p`."""
        self.cards: list[str] = []
        """The id of every card, by its row in observations."""
        self.kinds: list[str] = []
        self.purposes: list[str] = []
        for line in lines:
            self._read(*line.split())
        for card in CARDS:
            if card.id not in self.cards:
                self._read("card", card.id)
        for mode in sorted(set(re.findall(r"^mode-(\w+)", added, re.MULTILINE))):
            if mode not in self.modes:
                self._read("mode", mode)
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def _read(self, what: str, value: str) -> None:
        if what == "version":
            self.version = int(value)
        elif what == "kind":
            self.kinds.append(value)
        elif what == "purpose":
            self.purposes.append(value)
        elif what == "word":
            self.actions.append(value)
        elif what.startswith("amounts"):
            potion = "+p" if what == "amounts-with-potion" else ""
            known = len(list(self.amounts(potion)))
            self.actions += [f"amount:{known + more}{potion}" for more in range(int(value))]
        else:
            self.actions.append(f"{what}:{value}")
            if what == "card":
                self.cards.append(value)

    def amounts(self, potion: str = "") -> Iterator[str]:
        """The actions for amounts, from 0 on; with `+p` those that include a Potion."""
        for action in self.actions:
            if action.startswith("amount:") and action.endswith("+p") == bool(potion):
                yield action

    @property
    def modes(self) -> list[str]:
        """Every mode, in the order of the actions."""
        return [a.removeprefix("mode:") for a in self.actions if a.startswith("mode:")]

    def action(self, name: str) -> int:
        """The number of an action by its name, such as `card:moat`."""
        return self._numbers[name]

    def row(self, card: str) -> int:
        """The row of a card by its id."""
        return self.cards.index(card)

    def places(self) -> Places:
        """The same in numbers, for compiled code."""
        ids = [card.id for card in CARDS]
        return Places(
            rows=[self.cards.index(id) for id in ids],
            cards=[self._numbers[f"card:{id}"] for id in ids],
            amounts=[self._numbers[action] for action in self.amounts()],
            with_potion=[self._numbers[action] for action in self.amounts("+p")],
            modes={mode: self._numbers[f"mode:{mode}"] for mode in self.modes},
            purposes={purpose: number for number, purpose in enumerate(self.purposes)},
            kinds=[self.kinds.index(kind) for kind in KINDS],
            done=self._numbers["done"],
            all=self._numbers["all"],
            card_count=len(self.cards),
            action_count=len(self.actions),
        )


def index() -> Index:
    """The index table, with all cards that are defined by now."""
    return _index(len(CARDS), "\n".join(map(added_texts, LANGUAGES)))


@lru_cache(maxsize=1)
def _index(defined: int, added: str) -> Index:  # noqa: ARG001 - cards may be defined meanwhile
    return Index(written_lines(), added)


def written_lines() -> list[str]:
    """The lines of index.txt; cards that this installation does not have keep their place."""
    return FILE.read_text(encoding="utf-8").splitlines()
