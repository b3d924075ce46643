"""What bots need that must be fast: numbers instead of objects.

A bot that overrides `choose` and `choose_several` gets a `FastView` and a `Question`. There a card
is its `index`, an option of a question is a number, and nothing is made that the bot does not ask
for. See `docs/library.md`.
"""

from throneroom.engine.card import NONE
from throneroom.engine.fast_view import UNKNOWN, FastView
from throneroom.engine.lookahead import Lookahead, gains_seen
from throneroom.engine.position import (
    ACTIONS,
    BELOW,
    BUYS,
    CLEAN_UP,
    EXACTLY,
    TOKENS,
    TREASURES,
    UP_TO,
)
from throneroom.engine.question import (
    ALL,
    BUY,
    CHOOSE,
    CONFIRM,
    DISCARD,
    FATE,
    FROM_AMOUNTS,
    FROM_HAND,
    FROM_LIST,
    FROM_MODES,
    FROM_NAMES,
    FROM_SUPPLY,
    GAIN,
    GIVE,
    KINDS,
    NAME,
    NO,
    ORDER,
    OVERPAY,
    PASS,
    PLAY_ACTION,
    PLAY_AGAIN,
    PLAY_TREASURE,
    PUT_ON_DECK,
    SHOW,
    SPEND,
    TRASH,
    WITH_POTION,
    YES,
    Question,
)

__all__ = [
    "ACTIONS", "ALL", "BELOW", "BUY", "BUYS", "CHOOSE", "CLEAN_UP", "CONFIRM", "DISCARD",
    "EXACTLY", "FATE", "FROM_AMOUNTS", "FROM_HAND", "FROM_LIST", "FROM_MODES", "FROM_NAMES",
    "FROM_SUPPLY", "GAIN", "GIVE", "KINDS", "NAME", "NO", "NONE", "ORDER", "OVERPAY", "PASS",
    "PLAY_ACTION", "PLAY_AGAIN", "PLAY_TREASURE", "PUT_ON_DECK", "SHOW", "SPEND", "TOKENS",
    "TRASH", "TREASURES", "UNKNOWN", "UP_TO", "WITH_POTION", "YES", "FastView", "Lookahead",
    "Question", "gains_seen",
]  # fmt: skip
