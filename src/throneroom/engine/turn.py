"""The course of a turn, as a machine whose whole state is in plain fields.

Every pass of the loop in `run` starts between two effects, so a copy made there can be
played on from there. A phase in which nothing is left to do goes on to the next at once.
"""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import ACTION, NONE, OVERPAYABLE, TREASURE
from throneroom.engine.decision import ALL, ORDER, OVERPAY, SPEND, WITH_POTION
from throneroom.engine.events import by_owner, tell
from throneroom.engine.playing import play_all_treasures, play_from
from throneroom.engine.scoring import piles_to_end
from throneroom.engine.state import (
    ACTIONS,
    BUYS,
    CLEAN_UP,
    TOKENS,
    TREASURES,
    Player,
    State,
)
from throneroom.engine.verbs import draw, gain, pay_tokens
from throneroom.engine.zones import EMPTY

HAND_SIZE: Final = 5


def run(game: State) -> None:
    """Play on until the game is over, or until an answer is missing (`Suspended`)."""
    while not game.over:
        history = game.history
        if history is not None:
            history.checkpoint = game.checkpoint()
        me = game.players[game.current]
        if game.phase == ACTIONS:
            action_phase(game, me)
        elif game.phase == TREASURES:
            treasure_phase(game, me)
        elif game.phase == BUYS:
            buy_phase(game, me)
        elif game.phase == TOKENS:
            token_phase(game, me)
        else:
            clean_up(game, me)


def action_phase(game: State, me: Player) -> None:
    """Play one Action card, or go on to the Buy phase."""
    card: i64 = NONE
    if game.actions > 0 and me.hand.holds(game.catalogue.types, ACTION):
        card = ask.to_play_action(game, me)
    if card == NONE:
        game.phase = TREASURES
        treasure_phase(game, me)
    else:
        game.actions -= 1
        play_from(game, me, card, me.hand)


def treasure_phase(game: State, me: Player) -> None:
    """Play Treasures, or go on to tokens and buying."""
    card: i64 = NONE
    if me.hand.holds(game.catalogue.types, TREASURE):
        card = ask.to_play_treasure(game, me)
    if card >= 0:
        play_from(game, me, card, me.hand)
        return
    if card == ALL:
        play_all_treasures(game, me)
    if me.tokens:
        game.phase = TOKENS
    else:
        game.phase = BUYS
        buy_phase(game, me)


def token_phase(game: State, me: Player) -> None:
    """Spend coin tokens, before the first purchase only."""
    spent = ask.for_amount(game, me, SPEND, list(range(me.tokens + 1)))
    pay_tokens(game, me, spent)
    game.coins += spent
    game.phase = BUYS


def buy_phase(game: State, me: Player) -> None:
    """Buy one card, or go on to Clean-up."""
    card: i64 = NONE
    if game.buys > 0:
        card = ask.to_buy(game, me)
    if card == NONE:
        game.phase = CLEAN_UP
        clean_up(game, me)
        return
    game.buys -= 1
    game.coins -= game.cost(card)
    game.potions -= game.potion_cost(card)
    if game.told is not None:
        tell(game, "buy", me, [int(card)])
    if game.is_a(card, OVERPAYABLE):
        overpay(game, me, card)
    if game.triggers_in_play:
        purchase_triggers(game, me)
    gain(game, me, card)


def overpay(game: State, me: Player, card: i64) -> None:
    """Let the buyer pay more; what that brings happens before the card arrives."""
    amounts = list(range(game.coins + 1))
    if game.potions:
        amounts += [WITH_POTION + coins for coins in amounts]
    game.cause = card
    extra = ask.for_amount(game, me, OVERPAY, amounts)
    potions = 1 if extra >= WITH_POTION else 0
    coins = extra - WITH_POTION * potions
    effect = game.catalogue.cards[card].overpaid
    if extra and effect is not None:
        game.coins -= coins
        game.potions -= potions
        if game.told is not None:
            kind = "overpay_with_potion" if potions else "overpay"
            tell(game, kind, me, [int(card)], amount=coins)
        game.depth += 1
        effect(game, me, int(coins), potions)
        game.depth -= 1
    game.cause = NONE


def purchase_triggers(game: State, me: Player) -> None:
    """Cards in play that look at purchases; their order makes no difference."""
    for card in me.in_play:
        if card != EMPTY:
            purchase = game.catalogue.cards[card].purchase
            if purchase is not None:
                purchase(game, me)


def clean_up(game: State, me: Player) -> None:
    """Discard everything, draw a new hand, and pass the turn on unless the game is over."""
    if game.triggers_in_play:
        farewells(game, me)
    if game.told is not None:
        tell(game, "clean_up", me, [c for c in me.in_play if c != EMPTY], "in_play", "discard")
        hidden = by_owner(game, me)
        tell(game, "clean_up", me, me.hand.cards(), "hand", "discard", 0, hidden, True)
    me.discard.take_slots(me.in_play)
    me.discard.take_all(me.hand)
    draw(game, me, HAND_SIZE)
    if game.possessor == NONE:
        me.turns += 1
    elif me.returning.size:
        if game.told is not None:
            tell(game, "come_back", me, me.returning.cards(), "trash", "discard")
        me.discard.take_all(me.returning)
    if game_ends(game):
        game.over = True
        if game.told is not None:
            tell(game, "end", me, [])
        return
    pass_turn_on(game)
    begin_turn(game)


def farewells(game: State, me: Player) -> None:
    """Let cards be saved from being discarded, in an order that their player chooses."""
    slots = [slot for slot, card in enumerate(me.in_play) if may_part(game, me, card)]
    cards = [me.in_play.at(slot) for slot in slots]
    for card in ask.for_listed_cards(game, me, ORDER, cards, len(cards)):
        slot = next(slot for slot in slots if me.in_play.at(slot) == card)
        slots.remove(slot)
        farewell = game.catalogue.cards[card].farewell
        if farewell is not None and may_part(game, me, card):
            game.cause = card
            farewell(game, me, slot)
            game.cause = NONE


def may_part(game: State, me: Player, card: int) -> bool:
    """Whether a card in play has something to decide when it is discarded."""
    if card == EMPTY:
        return False
    possible = game.catalogue.cards[card].may_part
    return possible is not None and possible(game, me)


def pass_turn_on(game: State) -> None:
    """The next extra turn, or the next turn in the regular order."""
    count = len(game.players)
    if len(game.extra_turns):
        game.possessor = game.extra_turns[0]
        game.extra_turns = game.extra_turns[1:]
        game.current = (game.possessor + 1) % count
    else:
        game.possessor = NONE
        game.current = game.regular + 1
        if game.current == count:
            game.current = 0
        game.regular = game.current
    game.turn += 1


def begin_turn(game: State) -> None:
    """One free action, one free buy, no money."""
    game.phase = ACTIONS
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.potions = 0
    game.reduction = 0
    game.copper_bonus = 0
    game.actions_played = 0
    me = game.players[game.current]
    if game.told is not None:
        tell(game, "turn", me, [], amount=game.turn, other=game.possessor)
    if me.set_aside.size:
        for card in me.set_aside.cards():
            comeback = game.catalogue.cards[card].comeback
            if comeback is not None:
                comeback(game, me)


def game_ends(game: State) -> bool:
    """Whether the Provinces or enough other piles have run out, or the turns are used up."""
    if game.supply.of(PROVINCE) == 0 or game.empty_piles >= 3:
        return ending(game) is not None
    return game.turn == game.turn_limit


def ending(game: State) -> str | None:
    """Why the game ends after this turn: provinces, piles or turn limit."""
    if game.supply.of(PROVINCE) == 0:
        return "provinces"
    if game.empty_piles >= piles_to_end(game):
        return "piles"
    if game.turn == game.turn_limit:
        return "turn limit"
    return None
