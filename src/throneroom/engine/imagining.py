"""A game of its own that a seat imagines from its view."""

from mypy_extensions import i16

from throneroom.engine.errors import SetupError
from throneroom.engine.fast_view import SPECTATOR, FastView
from throneroom.engine.game import Game, resume_from
from throneroom.engine.history import GivenAnswer
from throneroom.engine.live import LiveGame


def imagined_from(view: FastView, seed: int) -> Game:
    """A game where the cards that a seat cannot see are dealt anew; see `View.imagine`."""
    state = view._game
    history = state.history if isinstance(state, LiveGame) else None
    if view.seat == SPECTATOR:
        raise SetupError("spectator-imagines")
    if history is None or not isinstance(state, LiveGame):
        raise SetupError("no-lookahead")
    setup, checkpoint = history.setup, history.checkpoint
    assert setup is not None
    assert checkpoint is not None
    game = resume_from(
        setup, "", int(state.current), checkpoint.copy(), earlier=history.gains_at_checkpoint
    )
    for given in history.answers[history.answered : state.answered]:
        game._enter(given)
    game._enter(GivenAnswer(i16(view.viewer), [], [], str(seed)))
    return game
