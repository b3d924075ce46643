"""Seeing a game from any seat, asked or not."""

import numpy as np

from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.rl.core.encoding import Buffers, Encoder
from throneroom.rl.layout import Layout, Observation


class Lookout:
    """Makes observations of any game for a number of players."""

    def __init__(self, players: int) -> None:
        self.layout = Layout(players)
        self.places = self.layout.index.places()
        buffers = Buffers(self.places, players, 1)
        self._encoder = Encoder(self.places, buffers, 0)
        arrays = observed(buffers, self.layout)
        self._arrays = {name: array[0] for name, array in arrays.items()}

    def observe(
        self, view: FastView, question: Question | None = None, picked: list[int] | None = None
    ) -> Observation:
        """What a seat sees; only with a question that it is asked it has legal actions.

        Where the question is for several options, some may have been picked.
        """
        encoder = self._encoder
        encoder.begin(view._game)
        for option in picked or []:
            assert question is not None
            encoder.pick(question, option)
        encoder.encode(view, question)
        if question is None:
            encoder.mask_nothing()
        else:
            encoder.mask(question)
        return {name: array.copy() for name, array in self._arrays.items()}


def observed(buffers: Buffers, layout: Layout) -> Observation:
    """Arrays that look at the buffers of some games; they cannot be written to."""
    vectors = {"cards": buffers.cards, "table": buffers.table, "action_mask": buffers.mask}
    arrays = {name: np.asarray(vector) for name, vector in vectors.items()}
    arrays["action_mask"] = arrays["action_mask"].view(np.int8)
    return {name: array.reshape(-1, *layout.shapes[name]) for name, array in arrays.items()}
