"""Playing cards."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import POTION
from throneroom.engine.bonuses import take_value_once
from throneroom.engine.card import DURATION, NONE, PLAIN_TREASURE, PLAYS, TREASURE, Card
from throneroom.engine.durations import stay_in, stay_with
from throneroom.engine.events import place_name, tell
from throneroom.engine.live import LiveGame
from throneroom.engine.moments import WHEN_PLAYED
from throneroom.engine.position import Player
from throneroom.engine.question import ALL
from throneroom.engine.resolve import resolve
from throneroom.engine.zones import Zone


def put_in_play(game: LiveGame, me: Player, card: i64, origin: Zone) -> i64:
    """Lay a card in front of its player; the result is its slot."""
    origin.remove(card)
    me.in_play.push(card)
    if game.catalogue.lowers_prices:
        game.reduce_prices(card, 1)
    return me.in_play.size - 1


def play(game: LiveGame, me: Player, number: i64, slot: i64, origin: Zone) -> None:
    """Play the card in a slot, which it has come to from another zone or has been in before."""
    card = game.catalogue.cards[number]
    if game.catalogue.notes(PLAYS):
        game.played.push(number)
    if card.types & TREASURE:
        _play_treasure(game, me, card, number, slot, origin)
        return
    if game.events is not None:
        kind = "play_again" if origin is me.in_play else "play"
        tell(game, kind, me, [int(number)], place_name(me, origin), "in_play")
    game.actions_played += 1
    resolve(game, me, number, WHEN_PLAYED, slot)
    if card.types & DURATION and card.effects[WHEN_PLAYED] is None:
        stay_in(me, slot)


def play_from(game: LiveGame, me: Player, card: i64, origin: Zone) -> None:
    """Play a card from wherever it lies, without using up an action."""
    play(game, me, card, put_in_play(game, me, card, origin), origin)


def play_times(game: LiveGame, me: Player, card: i64, times: i64) -> None:
    """Play a card of the hand several times; it lies in play once."""
    if card != NONE:
        multiplier = game.slot
        slot = put_in_play(game, me, card, me.hand)
        play(game, me, card, slot, me.hand)
        for i in range(times - 1):  # noqa: B007 - the compiler counts with a machine integer
            play(game, me, card, slot, me.in_play)
        stay_with(me, multiplier, slot)


def _play_treasure(
    game: LiveGame, me: Player, card: Card, number: i64, slot: i64, origin: Zone
) -> None:
    coins = card.coins
    extra = game.extra_coins
    if extra is not None:
        coins += extra.of(number)
    if game.next_coins is not None:
        coins += take_value_once(game, number)
    game.coins += coins
    game.potions += card.potions
    if game.events is not None:
        place = place_name(me, origin)
        tell(game, "play_treasure", me, [int(number)], place, "in_play", coins)
        if card.potions:
            tell(game, "potions", me, [], amount=card.potions)
    if card.effects[WHEN_PLAYED] is not None:
        resolve(game, me, number, WHEN_PLAYED, slot)


def play_treasures(game: LiveGame, me: Player) -> None:
    """Let a player play Treasures, one by one or all at once, as many as they like."""
    while me.hand.holds(game.catalogue.types, TREASURE):
        card = ask.to_play_treasure(game, me)
        if card == NONE:
            return
        if card == ALL:
            play_all_treasures(game, me)
        else:
            play_from(game, me, card, me.hand)


def play_all_treasures(game: LiveGame, me: Player) -> None:
    """Play every Treasure that is in hand now, those with a text of their own last."""
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
    if game.next_coins is not None:
        for i in range(first, in_play.size):
            coins += take_value_once(game, in_play.at(i))
    if catalogue.reduces_actions:
        for i in range(first, in_play.size):
            game.reduce_prices(in_play.at(i), 1)
    if catalogue.notes(PLAYS):
        game.played.copy_from(in_play, first)
    game.coins += coins
    if in_play.size > first and game.events is not None:
        tell(game, "play_treasures", me, in_play.cards()[first:], "hand", "in_play", coins)
        if potions:
            tell(game, "potions", me, [], amount=potions)
    if catalogue.treasures_with_text:
        _play_treasures_with_text(game, me)


def _play_treasures_with_text(game: LiveGame, me: Player) -> None:
    """Play the Treasures in hand that do something, but none that comes into it meanwhile."""
    numbers = game.catalogue.treasures_with_text
    copies = [me.hand.count(number, 0) for number in numbers]
    for number, count in zip(numbers, copies, strict=True):
        for _ in range(count):
            if me.hand.find(number) >= 0:
                play_from(game, me, number, me.hand)
