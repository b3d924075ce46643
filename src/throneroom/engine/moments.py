"""The moments at which a card does something; `resolve` carries out any of them."""

from typing import Final

WHEN_PLAYED: Final = 0
WHEN_ATTACKED: Final = 1
WHEN_OVERPAID: Final = 2
WHEN_DISCARDED_FROM_PLAY: Final = 3
WHEN_TURN_STARTS: Final = 4
# This comes before all else that a purchase causes, and in no particular order.
WHEN_PAYING: Final = 5
# These belong to the card that granted an extra turn, for the length of that turn.
WHEN_GAINING: Final = 6
WHEN_TRASHING: Final = 7
WHEN_TAKING_TOKENS: Final = 8
WHEN_TURN_ENDS: Final = 9
# These belong to a card that takes part in the game, wherever its copies are.
WHEN_ANYONE_BUYS: Final = 10
# These belong to a card in play.
WHEN_BUYING: Final = 11
WHEN_CLEAN_UP_STARTS: Final = 12
# This belongs to the card being bought.
WHEN_BOUGHT: Final = 13
# These are about a gain. The first comes before the card arrives, and may replace the gain; the
# others after it: what the gained card does itself, a card in the hand of who gained it, one that
# this player has in play, one with a pile in the supply, and one in the hand of another player.
BEFORE_HOLDER_GAINS: Final = 14
WHEN_GAINED: Final = 15
WHEN_HOLDER_GAINS: Final = 16
WHEN_PLAYER_GAINS: Final = 17
WHEN_ANYONE_GAINS: Final = 18
WHEN_ANOTHER_GAINS: Final = 19
ABOUT_GAINS: Final = (
    BEFORE_HOLDER_GAINS,
    WHEN_GAINED,
    WHEN_HOLDER_GAINS,
    WHEN_PLAYER_GAINS,
    WHEN_ANYONE_GAINS,
    WHEN_ANOTHER_GAINS,
)
"""All moments that are about a gain."""
# This belongs to a card that is discarded, but not in Clean-up.
WHEN_DISCARDED: Final = 20
# This belongs to a card that has been played in the turn, wherever it is now.
WHEN_PLAYS_ARE_DISCARDED: Final = 21
MOMENTS: Final = 22
