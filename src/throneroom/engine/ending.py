"""When a game ends: the one place where that is decided."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine.basics import COLONY, PROVINCE
from throneroom.engine.position import Position

MANY: Final = 1000
"""More cards than any pile has."""


def piles_to_end(game: Position) -> i64:
    """How many piles must have run out for the game to end."""
    return 3 if len(game.players) <= 4 else 4


def left_of_greatest(game: Position) -> i64:
    """How many cards are left of the pile that alone ends the game; of two, the smaller one."""
    provinces: i64 = game.supply.of(PROVINCE)
    if game.colonies:
        colonies: i64 = game.supply.of(COLONY)
        return min(provinces, colonies)
    return provinces


def supply_exhausted(game: Position) -> bool:
    """Whether the game ends after this turn because of what has run out."""
    if game.supply.of(PROVINCE) == 0 or (game.colonies and game.supply.of(COLONY) == 0):
        return True
    return game.empty_piles >= 3 and game.empty_piles >= piles_to_end(game)


def is_over(game: Position) -> bool:
    """Whether the game ends after this turn."""
    return supply_exhausted(game) or game.turn == game.turn_limit


def reason(game: Position) -> str | None:
    """Why the game ends after this turn; None if it does not.

    It is `provinces`, `colonies`, `piles` or `turn limit`.
    """
    if not is_over(game):
        return None
    if game.supply.of(PROVINCE) == 0:
        return "provinces"
    if left_of_greatest(game) == 0:
        return "colonies"
    return "piles" if supply_exhausted(game) else "turn limit"


def last_of_pile_ends(game: Position, card: i64) -> bool:
    """Whether the game ends after this turn once the pile of a card has run out."""
    if supply_exhausted(game) or card == PROVINCE or (card == COLONY and game.colonies):
        return True
    return game.empty_piles + 1 >= piles_to_end(game)


def near(game: Position) -> bool:
    """Whether one gain may end the game, or it ends after this turn in any case."""
    if left_of_greatest(game) <= 1:
        return True
    return game.empty_piles >= 2 and game.empty_piles >= piles_to_end(game) - 1


def gains_needed(game: Position) -> i64:
    """The fewest gains after which the game could end."""
    lowest: i64 = MANY
    second: i64 = MANY
    third: i64 = MANY
    fourth: i64 = MANY
    for pile in game.piles:
        left: i64 = game.supply.of(pile)
        if left < fourth:
            fourth = left
            if fourth < third:
                third, fourth = fourth, third
            if third < second:
                second, third = third, second
            if second < lowest:
                lowest, second = second, lowest
    by_piles = lowest + second + third
    if piles_to_end(game) == 4:
        by_piles += fourth
    return min(left_of_greatest(game), by_piles)
