"""As much about an open question as everybody may know."""

from typing import Literal, NamedTuple

from throneroom.engine.card import Card
from throneroom.engine.game import Game

About = Literal["actions", "purchase", "effect"]

PHASES: dict[str, About] = {"action": "actions", "buy": "purchase"}
"""What the questions of the turn itself are about."""


class Thought(NamedTuple):
    """What the player who is asked is thinking about."""

    about: About | None
    """A phase of the turn, or an effect of the card that asks."""
    source: Card | None
    """The card in play that asks."""


def thought(game: Game) -> Thought:
    """What the open question is about; the card that asks is named only if it is in play.

    That a Reaction could be shown from a hand is for its player alone to know: all that others
    learn is that an Attack in play asks. Nor is it told whether Treasures are left in a hand, so
    playing them and buying are not told apart.
    """
    decision, view = game.decision, game.view()
    source = None if decision is None else decision.source
    if source is None:
        return Thought(PHASES.get(view.phase), None)
    if not any(source in player.in_play for player in view.players):
        return Thought(None, None)
    return Thought("effect", source)
