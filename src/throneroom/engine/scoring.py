"""Points at the end of the game, and who wins."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from throneroom.engine.counts import Counts

if TYPE_CHECKING:
    from throneroom.engine.state import State


def score(game: "State", owned: Counts) -> i64:
    """The points of all these cards together."""
    points: i64 = 0
    numbers = owned.numbers
    for number in range(len(numbers)):
        count: int = numbers[number]
        if count:
            card = game.catalogue.cards[number]
            worth = card.worth
            if worth is None:
                points += card.points * count
            else:
                points += worth(owned) * count
    return points


def winners(game: "State") -> list[int]:
    """The seats with the most points; among equals, those who have taken fewer turns."""
    points = [score(game, player.owned) for player in game.players]
    best = max(points)
    tied = [player for player in game.players if points[player.seat] == best]
    fewest = min(player.turns for player in tied)
    return [int(player.seat) for player in tied if player.turns == fewest]
