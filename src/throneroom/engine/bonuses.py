"""Bonuses, and the players they or an Attack concern."""

from mypy_extensions import i64

from throneroom.engine.card import NONE
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


def right_of(game: LiveGame, me: Player) -> Player:
    """The player to the right."""
    return others(game, me)[-1]


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


def add_mat_token(game: LiveGame, me: Player) -> None:
    """Put a coin token on the player's mat, where it stays."""
    me.mat_tokens += 1
    if game.events is not None:
        tell(game, "mat_token", me, [], amount=1)


def draw_fewer_cards(game: LiveGame, size: i64) -> None:
    """Only this many cards are drawn at the end of this turn."""
    game.hand_size = size


def forbid_purchase(game: LiveGame, card: i64) -> None:
    """A card must not be bought in this turn; one that does not take part cannot be anyway."""
    if card != NONE:
        game.forbidden.push(card)


def reduce_costs(game: LiveGame, coins: i64) -> None:
    """All cards cost less this turn."""
    game.reduction += coins


def add_value(game: LiveGame, treasure: i64, coins: i64) -> None:
    """Each copy of a Treasure gives more coins when it is played this turn."""
    game.extra_coins = increased(game, game.extra_coins, treasure, coins)


def add_value_once(game: LiveGame, treasure: i64, coins: i64) -> None:
    """The next copy of a Treasure gives more coins when it is played this turn."""
    game.next_coins = increased(game, game.next_coins, treasure, coins)


def increased(game: LiveGame, counts: Counts | None, card: i64, by: i64) -> Counts:
    """Counts that are there only once a card has any, with more of a card."""
    if counts is None:
        counts = Counts(len(game.catalogue.cards))
    counts.put(card, counts.of(card) + int(by))
    return counts


def take_value_once(game: LiveGame, treasure: i64) -> i64:
    """How much more a Treasure gives that is played now; the next one gives that no more."""
    extra = game.next_coins
    if extra is None:
        return 0
    coins: i64 = extra.of(treasure)
    extra.put(treasure, 0)
    return coins


def times_played(game: LiveGame, card: i64) -> i64:
    """How often a card has been played in this turn, in games with a card that counts plays."""
    return game.played.count(card, 0)
