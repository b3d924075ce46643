"""Bonuses, and the players they or an Attack concern."""

from mypy_extensions import i64

from throneroom.engine.counts import Counts
from throneroom.engine.events import tell
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player


def others(game: LiveGame, me: Player) -> list[Player]:
    """The other players in turn order, beginning on the left.

    Effects find other players only through here, and what they do there may depend on what those
    hold.
    """
    game.unforeseen_at = game.answered
    count = len(game.players)
    return [game.players[(me.seat + offset) % count] for offset in range(1, count)]


def everybody(game: LiveGame, me: Player) -> list[Player]:
    """All players in turn order, beginning with this one."""
    return [me, *others(game, me)]


def left_of(game: LiveGame, me: Player) -> Player:
    """The player to the left."""
    return others(game, me)[0]


def attacked(game: LiveGame, me: Player) -> list[Player]:
    """The other players whom the Attack being carried out affects, in turn order."""
    return [foe for foe in others(game, me) if game.unaffected >> foe.seat & 1 == 0]


def add_actions(game: LiveGame, me: Player, count: i64) -> None:
    """+Actions."""
    game.actions += count
    if game.events is not None:
        tell(game, "actions", me, [], amount=count)


def add_buys(game: LiveGame, me: Player, count: i64) -> None:
    """+Buys."""
    game.buys += count
    if game.events is not None:
        tell(game, "buys", me, [], amount=count)


def add_coins(game: LiveGame, me: Player, count: i64) -> None:
    """+Coins."""
    game.coins += count
    if game.events is not None:
        tell(game, "coins", me, [], amount=count)


def pay_tokens(game: LiveGame, me: Player, count: i64) -> None:
    """Give coin tokens back to the stock."""
    me.tokens -= count
    if count and game.events is not None:
        tell(game, "spend", me, [], amount=count)


def reduce_costs(game: LiveGame, coins: i64) -> None:
    """All cards cost less this turn."""
    game.reduction += coins


def add_value(game: LiveGame, treasure: i64, coins: i64) -> None:
    """Each copy of a Treasure gives more coins when it is played this turn."""
    extra = game.extra_coins
    if extra is None:
        extra = Counts(len(game.catalogue.cards))
        game.extra_coins = extra
    extra.put(treasure, extra.of(treasure) + int(coins))
