"""Playing cards: what their bonuses and effects are set off by, and reactions to Attacks."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import COPPER, POTION
from throneroom.engine.card import ATTACK, NONE, PLAIN_TREASURE, REACTION, TREASURE, Card
from throneroom.engine.decision import SHOW
from throneroom.engine.events import tell
from throneroom.engine.state import Player, State
from throneroom.engine.verbs import (
    add_actions,
    add_buys,
    add_coins,
    add_tokens,
    draw,
    others,
    show_from_hand,
)
from throneroom.engine.zones import Zone


def put_in_play(game: State, me: Player, card: i64, origin: Zone) -> i64:
    """Lay a card in front of its player; the result is its slot."""
    origin.remove(card)
    me.in_play.push(card)
    game.reduction += game.catalogue.reduction[card]
    return me.in_play.size - 1


def play(game: State, me: Player, number: i64, slot: i64, again: bool = False) -> None:
    """Play the card in a slot: reactions to an Attack, then its text from top to bottom."""
    card = game.catalogue.cards[number]
    if card.types & TREASURE:
        _play_treasure(game, me, card, slot)
        return
    if game.told is not None:
        if again:
            tell(game, "play_again", me, [int(number)], "in_play", "in_play")
        else:
            tell(game, "play", me, [int(number)], "hand", "in_play")
    game.actions_played += 1
    outer = game.cause
    game.cause = number
    game.depth += 1
    if card.types & ATTACK:
        _reactions(game, me)
    if card.cards:
        draw(game, me, card.cards)
    if card.actions:
        add_actions(game, me, card.actions)
    if card.buys:
        add_buys(game, me, card.buys)
    if card.coins:
        add_coins(game, me, card.coins)
    if card.tokens:
        add_tokens(game, me, card.tokens)
    effect = card.effect
    if effect is not None:
        game.slot = slot
        effect(game, me)
    game.depth -= 1
    game.cause = outer


def play_from(game: State, me: Player, card: i64, origin: Zone) -> None:
    """Play a card from wherever it lies, without using up an action."""
    play(game, me, card, put_in_play(game, me, card, origin))


def play_twice(game: State, me: Player, card: i64) -> None:
    """Play a card of the hand twice; it lies in play once."""
    if card != NONE:
        slot = put_in_play(game, me, card, me.hand)
        play(game, me, card, slot)
        play(game, me, card, slot, again=True)


def _play_treasure(game: State, me: Player, card: Card, slot: i64) -> None:
    coins = card.coins
    if card.number == COPPER:
        coins += game.copper_bonus
    game.coins += coins
    game.potions += card.potions
    if game.told is not None:
        tell(game, "play_treasure", me, [card.number], "hand", "in_play", coins)
        if card.potions:
            tell(game, "potions", me, [], amount=card.potions)
    effect = card.effect
    if effect is not None:
        outer = game.cause
        game.cause = card.number
        game.depth += 1
        game.slot = slot
        effect(game, me)
        game.depth -= 1
        game.cause = outer


def play_all_treasures(game: State, me: Player) -> None:
    """Play every Treasure in hand, those with a text of their own last."""
    in_play = me.in_play
    first = in_play.size
    in_play.take_typed(me.hand, game.catalogue.types, PLAIN_TREASURE)
    coins_of = game.catalogue.coins
    coins: i64 = 0
    for i in range(first, in_play.size):
        coins += coins_of[in_play.at(i)]
    # Most games have neither, and this runs in every turn.
    potions: i64 = 0
    if me.owned.of(POTION):
        potions = in_play.count(POTION, first)
        game.potions += potions
    if game.copper_bonus:
        coins += game.copper_bonus * in_play.count(COPPER, first)
    game.coins += coins
    if in_play.size > first and game.told is not None:
        tell(game, "play_treasures", me, in_play.cards()[first:], "hand", "in_play", coins)
        if potions:
            tell(game, "potions", me, [], amount=potions)
    if me.hand.holds(game.catalogue.types, TREASURE):
        for number in game.catalogue.treasures_with_text:
            while me.hand.find(number) >= 0:
                play_from(game, me, number, me.hand)


def protect(game: State, me: Player) -> None:
    """The Attack being played does not affect this player."""
    game.unaffected |= 1 << me.seat


def _reactions(game: State, me: Player) -> None:
    game.unaffected = 0
    for foe in others(game, me):
        if foe.hand.holds(game.catalogue.types, REACTION):
            _react(game, foe)


def _react(game: State, me: Player) -> None:
    used_up: list[int] = []
    while True:
        shown = ask.for_listed_card(game, me, SHOW, _showable(game, me, used_up), True)
        if shown == NONE:
            return
        show_from_hand(game, me, shown)
        reaction = game.catalogue.cards[shown].reaction
        attack = game.cause
        game.cause = shown
        game.depth += 1
        if reaction is not None and not reaction(game, me):
            used_up.append(int(shown))
        game.depth -= 1
        game.cause = attack


def _showable(game: State, me: Player, used_up: list[int]) -> list[int]:
    types = game.catalogue.types
    hand = me.hand
    found: list[int] = []
    for i in range(hand.size):
        card = hand.at(i)
        shows = types[card] & REACTION and game.catalogue.cards[card].reaction is not None
        if shows and card not in used_up and card not in found:
            found.append(int(card))
    return found
