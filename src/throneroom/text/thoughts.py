"""What a bot is thinking about, in a word that gives nothing away."""

from throneroom.engine.decision import Decision
from throneroom.engine.kinds import Kind

THOUGHTS = {
    Kind.PLAY_ACTION: "action",
    Kind.PLAY_TREASURE: "treasure",
    Kind.BUY: "purchase",
}


def thought(decision: Decision) -> str:
    """What a question is about: one of the steps of a turn, or the effect of a card.

    Nothing more is said of an effect: that a Reaction could be shown from a hand, for example, is
    for its player alone to know.
    """
    return THOUGHTS.get(decision.kind, "effect")
