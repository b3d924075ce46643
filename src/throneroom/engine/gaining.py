"""Gaining cards, from the supply or elsewhere, and extra turns."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i16, i32, i64

from throneroom.engine import ask
from throneroom.engine.bonuses import add_actions, add_coins
from throneroom.engine.card import ACTION, NONE, TREASURE, VICTORY, WHEN_GAINING
from throneroom.engine.deck import draw
from throneroom.engine.events import tell
from throneroom.engine.history import Gain
from throneroom.engine.live import TO_DECK, TO_DISCARD, TO_HAND, LiveGame
from throneroom.engine.position import UP_TO, Player, pack_turn
from throneroom.engine.question import GAIN
from throneroom.engine.resolve import resolve_grantor

TARGETS: Final = ("discard", "hand", "deck")


def gain(game: LiveGame, me: Player, card: i64, target: i64 = TO_DISCARD) -> i64:
    """Gain a card from the supply; gives what was gained, NONE if its pile is empty."""
    left = game.supply.of(card)
    if left == 0:
        return NONE
    game.supply.take(card)
    if left == 1:
        game.empty_piles += 1
    return _receive(game, me, card, target, "supply")


def _receive(game: LiveGame, me: Player, card: i64, target: i64, origin: str) -> i64:
    """A gained card reaches its owner: every gain comes through here."""
    game.receiver = me.seat
    game.target = target
    resolve_grantor(game, me, WHEN_GAINING)
    me = game.players[game.receiver]
    target = game.target
    me.owned.add(card)
    game.gained.push_pair(me.seat, card)
    if target == TO_DISCARD:
        me.discard.push(card)
    elif target == TO_HAND:
        me.hand.push(card)
    else:
        me.deck.push(card)
        me.deck_got(True, me.seat)
    if game.history is not None:
        index = game.catalogue.index[card]
        game.history.add_gain(Gain(i32(game.turn), i16(me.seat), i16(index), i16(game.purse)))
    if game.events is not None:
        tell(game, "gain", me, [int(card)], origin, TARGETS[target])
    return card


def gain_costing(
    game: LiveGame,
    me: Player,
    coins: i64,
    potions: i64 = 0,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card of the player's choice at a price; gives what was gained, or NONE."""
    card = ask.for_supply_card(game, me, GAIN, coins, potions, relation, types, optional)
    return card if card == NONE else gain(game, me, card, target)


def gain_up_to(game: LiveGame, me: Player, coins: i64) -> i64:
    """Gain a card costing up to this many coins, and no Potion."""
    return gain_costing(game, me, coins)


def gain_relative(
    game: LiveGame,
    me: Player,
    to: i64,
    more: i64,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card by how much more than another one it costs; Potions compare for themselves."""
    return gain_costing(
        game,
        me,
        game.price(to) + more,
        game.potion_price(to),
        relation=relation,
        types=types,
        target=target,
        optional=optional,
    )


def gain_from_trash(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Gain any of the given cards from the trash, one after the other."""
    left = cards[:]
    while left:
        card = ask.for_listed_card(game, me, GAIN, left, optional=True)
        if card == NONE:
            return
        left.remove(card)
        game.trash.remove(card)
        _receive(game, me, card, TO_DISCARD, "trash")


def gain_prize(game: LiveGame, me: Player, card: i64) -> None:
    """Gain a Prize onto the deck."""
    game.prizes.remove(card)
    _receive(game, me, card, TO_DECK, "prizes")


def add_bonus_by_type(game: LiveGame, me: Player, card: i64, count: i64) -> None:
    """+Actions for an Action, +Coins for a Treasure, +Cards for a Victory card."""
    if game.is_a(card, ACTION):
        add_actions(game, me, count)
    if game.is_a(card, TREASURE):
        add_coins(game, me, count)
    if game.is_a(card, VICTORY):
        draw(game, me, count)


def add_extra_turn(game: LiveGame, player: Player, decider: Player) -> None:
    """After this turn and the extra turns already due a player takes another one (D48).

    The rules of this card hold in it.
    """
    turn = pack_turn(player.seat, NONE if decider is player else decider.seat, game.this)
    game.extra_turns = append(game.extra_turns[:], turn)
