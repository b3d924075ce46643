"""Points at the end of the game, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.position import Player, Position


def score(game: Position, player: Player, viewer: i64) -> i64:
    """A player's points, as far as a seat can know; the player knows them exactly."""
    owned = player.cards_known_to(viewer)
    points: i64 = 0
    for number in game.catalogue.scoring:
        count = owned.of(number)
        if count:
            card = game.catalogue.cards[number]
            worth = card.worth
            points += (card.points if worth is None else worth(game, owned)) * count
    return points


def score_all(game: Position, points: "vec[i64]") -> None:
    """Write down everybody's points."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        points[seat] = score(game, player, seat)


def winners(game: Position, points: "vec[i64]") -> i64:
    """The seats that win, a bit for each: most points, and among equals the fewest turns."""
    won: i64 = 0
    most: i64 = 0
    fewest: i64 = 0
    for seat in range(len(game.players)):
        turns = game.players[seat].turns
        if won == 0 or points[seat] > most or (points[seat] == most and turns < fewest):
            won = 1 << seat
            most = points[seat]
            fewest = turns
        elif points[seat] == most and turns == fewest:
            won |= 1 << seat
    return won
