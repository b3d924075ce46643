"""Which number of an observation means what."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from throneroom.rl.core.fields import CARD_FIELDS, TABLE_FIELDS, offsets
from throneroom.rl.index import Index, index

Observation = dict[str, NDArray[Any]]
"""The arrays `cards`, `table` and `action_mask`."""


@dataclass(frozen=True)
class Layout:
    """The names and places of all numbers in an observation for some players.

    `cards` has a row for each card, in which `card_fields` says where each field is; `table` has
    the fields of `table_fields`. Those with a number for each player begin with the player who
    observes, and go on in the order of turns.
    """

    players: int

    @cached_property
    def index(self) -> Index:
        """Which number stands for which card and action."""
        return index()

    @property
    def version(self) -> int:
        """The version of the index table; numbers of earlier versions mean what they meant."""
        return self.index.version

    @cached_property
    def card_fields(self) -> dict[str, slice]:
        """Where each field is in the row of a card."""
        return self._slices(CARD_FIELDS)

    @cached_property
    def table_fields(self) -> dict[str, slice]:
        """Where each field is in `table`."""
        return self._slices(TABLE_FIELDS)

    def _slices(self, fields: tuple[tuple[str, int], ...]) -> dict[str, slice]:
        begins = offsets(fields, self.players)
        return {
            name: slice(begins[name], begins[name] + (width or self.players))
            for name, width in fields
        }

    def rows(self, cards: Sequence[str]) -> list[int]:
        """The rows of some cards, by their ids."""
        return [self.index.row(id) for id in cards]

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array of one observation."""
        return {
            "cards": (len(self.index.cards), offsets(CARD_FIELDS, self.players)["end"]),
            "table": (offsets(TABLE_FIELDS, self.players)["end"],),
            "action_mask": (len(self.index.actions),),
        }

    def observation_space(self) -> spaces.Dict:
        """The space of one observation."""
        shapes = self.shapes
        least = np.iinfo(np.int16)
        return spaces.Dict(
            {
                "cards": spaces.Box(0, 255, shapes["cards"], np.uint8),
                "table": spaces.Box(least.min, least.max, shapes["table"], np.int16),
                "action_mask": spaces.Box(0, 1, shapes["action_mask"], np.int8),
            }
        )
