"""Half-played games, written into the database as if they had been played there."""

import random
from collections.abc import Callable, Iterable
from typing import cast

from playing import random_answer
from server.games import SavedTable

from throneroom.engine.card import BY_ID
from throneroom.engine.game import Game
from throneroom.engine.kinds import Kind
from throneroom.kingdoms import Kingdom, parse

KINGDOM = parse(
    "Village, Market, Festival, Laboratory, Smithy, Cellar, Militia, Moat, Council Room, Woodcutter"
)
MOST_ANSWERS = 20_000
DULL = ("province", "duchy", "estate", "copper", "curse", "done")


def dawdled(
    person: str,
    enough: Callable[[Game], bool],
    kingdom: Kingdom = KINGDOM,
    wishes: Iterable[str] = (),
) -> SavedTable:
    """A game of one person at both seats, who buys Actions and ends nothing, up to a moment.

    `wishes` are bought before all others, once for each time that they are named.
    """
    table = SavedTable("Anna", "Ben", persons={0: person, 1: person}, kingdom=kingdom)
    game = table.start().table.game
    assert game is not None
    chance = random.Random("a long evening")
    wanted = list(wishes)
    for _ in range(MOST_ANSWERS):
        if enough(game):
            return table
        table.answer(*_answer(game, chance, wanted))
    raise AssertionError("it is never enough")


def _answer(game: Game, chance: random.Random, wanted: list[str]) -> list[str]:
    decision = game.decision
    assert decision is not None
    words = decision.words
    if decision.kind == Kind.PLAY_TREASURE:
        return ["all"]
    if decision.kind == Kind.BUY and (granted := [card for card in wanted if card in words]):
        wanted.remove(granted[0])
        return granted[:1]
    if decision.kind in (Kind.BUY, Kind.GAIN):
        # Three empty piles would end it.
        supply = game.view().supply
        there = [card for card in words if card not in DULL and supply[BY_ID[card]] > 2]
        return [chance.choice(there) if there else words[-1]]
    answer = random_answer(decision, chance)
    return [answer] if isinstance(answer, str) else cast("list[str]", answer)
