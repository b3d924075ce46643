"""Playing cards."""

from mypy_extensions import i64

from throneroom.engine.basics import POTION
from throneroom.engine.card import NONE, PLAIN_TREASURE, TREASURE, WHEN_PLAYED, Card
from throneroom.engine.events import tell
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.resolve import resolve
from throneroom.engine.zones import Zone


def put_in_play(game: LiveGame, me: Player, card: i64, origin: Zone) -> i64:
    """Lay a card in front of its player; the result is its slot."""
    origin.remove(card)
    me.in_play.push(card)
    game.reduction += game.catalogue.reduction[card]
    return me.in_play.size - 1


def play(game: LiveGame, me: Player, number: i64, slot: i64, again: bool = False) -> None:
    """Play the card in a slot."""
    card = game.catalogue.cards[number]
    if card.types & TREASURE:
        _play_treasure(game, me, card, number, slot)
        return
    if game.events is not None:
        if again:
            tell(game, "play_again", me, [int(number)], "in_play", "in_play")
        else:
            tell(game, "play", me, [int(number)], "hand", "in_play")
    game.actions_played += 1
    resolve(game, me, number, WHEN_PLAYED, slot)


def play_from(game: LiveGame, me: Player, card: i64, origin: Zone) -> None:
    """Play a card from wherever it lies, without using up an action."""
    play(game, me, card, put_in_play(game, me, card, origin))


def play_twice(game: LiveGame, me: Player, card: i64) -> None:
    """Play a card of the hand twice; it lies in play once."""
    if card != NONE:
        slot = put_in_play(game, me, card, me.hand)
        play(game, me, card, slot)
        play(game, me, card, slot, again=True)


def _play_treasure(game: LiveGame, me: Player, card: Card, number: i64, slot: i64) -> None:
    coins = card.coins
    extra = game.extra_coins
    if extra is not None:
        coins += extra.of(number)
    game.coins += coins
    game.potions += card.potions
    if game.events is not None:
        tell(game, "play_treasure", me, [int(number)], "hand", "in_play", coins)
        if card.potions:
            tell(game, "potions", me, [], amount=card.potions)
    if card.effects[WHEN_PLAYED] is not None:
        resolve(game, me, number, WHEN_PLAYED, slot)


def play_all_treasures(game: LiveGame, me: Player) -> None:
    """Play every Treasure in hand, those with a text of their own last."""
    in_play = me.in_play
    first = in_play.size
    catalogue = game.catalogue
    coins = in_play.take_typed(me.hand, catalogue.types, PLAIN_TREASURE, catalogue.coins)
    # Most games have neither, and this runs in every turn.
    potions: i64 = 0
    if me.owned.of(POTION):
        potions = in_play.count(POTION, first)
        game.potions += potions
    extra = game.extra_coins
    if extra is not None:
        for i in range(first, in_play.size):
            coins += extra.of(in_play.at(i))
    game.coins += coins
    if in_play.size > first and game.events is not None:
        tell(game, "play_treasures", me, in_play.cards()[first:], "hand", "in_play", coins)
        if potions:
            tell(game, "potions", me, [], amount=potions)
    for number in catalogue.treasures_with_text:
        while me.hand.find(number) >= 0:
            play_from(game, me, number, me.hand)
