"""The action space, which knows what is legal at the moment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


class LegalActions(spaces.Discrete):
    """All actions; without a mask of its own, `sample` takes one that is legal now.

    `mask` is an array that always shows what is legal.
    """

    def __init__(self, count: int, mask: NDArray[np.int8]) -> None:
        super().__init__(count)
        self._now = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action by chance, legal unless a mask or probabilities say otherwise."""
        if mask is None and probability is None and self._now.any():
            mask = self._now
        return super().sample(mask, probability)
