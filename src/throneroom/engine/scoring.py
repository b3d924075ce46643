"""Points at the end of the game, and who wins."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from throneroom.engine.counts import Counts

if TYPE_CHECKING:
    from throneroom.engine.state import State


def score(game: "State", owned: Counts) -> i64:
    """The points of all these cards together."""
    points: i64 = 0
    for card in game.catalogue.scoring:
        count = owned.of(card.number)
        if count:
            worth = card.worth
            points += (card.points if worth is None else worth(owned)) * count
    return points


def piles_to_end(game: "State") -> i64:
    """How many piles must have run out for the game to end."""
    return 3 if len(game.players) <= 4 else 4


def winners(game: "State") -> list[int]:
    """The seats with the most points; among equals, those who have taken fewer turns."""
    points = [score(game, player.owned) for player in game.players]
    best = max(points)
    tied = [player for player in game.players if points[player.seat] == best]
    fewest = min(player.turns for player in tied)
    return [int(player.seat) for player in tied if player.turns == fewest]
