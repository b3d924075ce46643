"""Points at the end of the game, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from throneroom.engine.counts import Counts
from throneroom.engine.position import Position


def score(game: Position, owned: Counts) -> i64:
    """The points of a player who owns these cards, without victory tokens."""
    points: i64 = 0
    for number in game.catalogue.scoring:
        count = owned.of(number)
        if count:
            points += points_of(game, number, owned) * count
    return points


def points_of(game: Position, number: i64, owned: Counts) -> i64:
    """What one copy of a card is worth to a player who owns these."""
    card = game.catalogue.cards[number]
    worth = card.worth
    if worth is None:
        return card.points
    return worth(game, owned)


def score_all(game: Position, points: "vec[i64]") -> None:
    """Write down everybody's points."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        points[seat] = score(game, player.owned) + player.victory_tokens


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


def share(won: i64, seat: i64) -> float:
    """A player's share of the victory; `won` has a bit for each seat that wins."""
    if not won >> seat & 1:
        return 0.0
    sharing: i64 = 0
    while won:
        sharing += won & 1
        won >>= 1
    return 1.0 / float(sharing)
