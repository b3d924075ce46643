"""Half-played games, written into the database as if they had been played there."""

import random
from collections.abc import Callable
from typing import cast

from playing import random_answer
from server.games import SavedTable

from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.kingdoms import parse

KINGDOM = parse(
    "Village, Market, Festival, Laboratory, Smithy, Cellar, Militia, Moat, Council Room, Woodcutter"
)
MOST_ANSWERS = 20_000
DULL = ("province", "duchy", "estate", "copper", "curse", "done")


def dawdled(person: str, enough: Callable[[Game], bool]) -> SavedTable:
    """A game of one person at both seats, who buys Actions and ends nothing, up to a moment."""
    table = SavedTable("Anna", "Ben", persons={0: person, 1: person}, kingdom=KINGDOM)
    game = table.start().table.game
    assert game is not None
    chance = random.Random("a long evening")
    for _ in range(MOST_ANSWERS):
        if enough(game):
            return table
        table.answer(*_answer(game, chance))
    raise AssertionError("it is never enough")


def _answer(game: Game, chance: random.Random) -> list[str]:
    decision = game.decision
    assert decision is not None
    words = decision.words
    if decision.kind == Kind.PLAY_TREASURE:
        return ["all"]
    if decision.kind in (Kind.BUY, Kind.GAIN):
        # Three empty piles would end it.
        supply = game.view().supply
        there = [card for card in words if card not in DULL and supply[BY_ID[card]] > 2]
        return [chance.choice(there) if there else words[-1]]
    answer = random_answer(decision, chance)
    return [answer] if isinstance(answer, str) else cast("list[str]", answer)
