"""The course of a turn, as a machine whose whole state is in plain fields.

Every pass of the loop in `run` starts between two effects, so a copy made there can be played on
from there. A phase in which nothing is left to do goes on to the next at once.
"""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.bonuses import pay_tokens
from throneroom.engine.card import (
    ACTION,
    NONE,
    OVERPAYABLE,
    TREASURE,
    WHEN_BUYING,
    WHEN_DISCARDED_FROM_PLAY,
    WHEN_OVERPAID,
    WHEN_TURN_ENDS,
)
from throneroom.engine.deck import draw
from throneroom.engine.discarding import discard_everything
from throneroom.engine.ending import is_over
from throneroom.engine.events import tell, tell_turn
from throneroom.engine.gaining import gain
from throneroom.engine.live import LiveGame
from throneroom.engine.playing import play_all_treasures, play_from
from throneroom.engine.position import (
    ACTIONS,
    BUYS,
    CLEAN_UP,
    TOKENS,
    TREASURES,
    Player,
    decider_of,
    grantor_of,
    player_of,
)
from throneroom.engine.question import ALL, OVERPAY, SPEND, WITH_POTION
from throneroom.engine.resolve import (
    resolve,
    resolve_discarding,
    resolve_grantor,
    resolve_purchase,
    resolve_turn_start,
)

HAND_SIZE: Final = 5


def run(game: LiveGame) -> None:
    """Play on until the game is over, or until an answer is missing (`Suspended`)."""
    game.make_views()
    while not game.over:
        history = game.history
        if history is not None:
            history.pass_checkpoint(game.copy(), game.answered, game.unforeseen_at)
            game.shown = []
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


def action_phase(game: LiveGame, me: Player) -> None:
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


def treasure_phase(game: LiveGame, me: Player) -> None:
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


def token_phase(game: LiveGame, me: Player) -> None:
    """Spend coin tokens, before the first purchase only."""
    spent = ask.for_amount(game, me, SPEND, list(range(me.tokens + 1)))
    pay_tokens(game, me, spent)
    game.coins += spent
    game.phase = BUYS


def buy_phase(game: LiveGame, me: Player) -> None:
    """Buy one card, or go on to Clean-up."""
    card: i64 = NONE
    if game.buys > 0:
        card = ask.to_buy(game, me)
    if card == NONE:
        game.phase = CLEAN_UP
        clean_up(game, me)
    else:
        game.buys -= 1
        buy(game, me, card)


def buy(game: LiveGame, me: Player, card: i64) -> None:
    """Pay for a card and gain it; what overpaying brings comes before the card arrives."""
    coins = game.coins
    game.coins -= game.price(card)
    game.potions -= game.potion_price(card)
    if game.events is not None:
        tell(game, "buy", me, [int(card)])
    if game.is_a(card, OVERPAYABLE):
        overpay(game, me, card)
    if game.catalogue.waits_for(WHEN_BUYING):
        resolve_purchase(game, me)
    game.purse = coins
    gain(game, me, card)
    game.purse = NONE


def overpay(game: LiveGame, me: Player, card: i64) -> None:
    """Let the buyer pay more."""
    amounts = list(range(game.coins + 1))
    if game.potions:
        amounts += [WITH_POTION + coins for coins in amounts]
    extra = ask.for_amount(game, me, OVERPAY, amounts, card)
    if extra == 0:
        return
    potions = 1 if extra >= WITH_POTION else 0
    coins = extra - WITH_POTION * potions
    game.coins -= coins
    game.potions -= potions
    game.overpaid_coins = coins
    game.overpaid_potions = potions
    if game.events is not None:
        kind = "overpay_with_potion" if potions else "overpay"
        tell(game, kind, me, [int(card)], amount=coins)
    resolve(game, me, card, WHEN_OVERPAID)


def clean_up(game: LiveGame, me: Player) -> None:
    """Discard everything, draw a new hand, and pass the turn on unless the game is over."""
    if game.catalogue.waits_for(WHEN_DISCARDED_FROM_PLAY):
        resolve_discarding(game, me)
    discard_everything(game, me)
    draw(game, me, HAND_SIZE)
    if game.granted_by == NONE:
        me.turns += 1
    resolve_grantor(game, me, WHEN_TURN_ENDS)
    if is_over(game):
        game.over = True
        if game.events is not None:
            tell(game, "end", me, [])
        return
    pass_turn_on(game)
    begin_turn(game)


def pass_turn_on(game: LiveGame) -> None:
    """The next extra turn, or the next turn in the regular order."""
    if len(game.extra_turns):
        turn = game.extra_turns[0]
        game.extra_turns = game.extra_turns[1:]
        game.current = player_of(turn)
        game.possessor = decider_of(turn)
        game.granted_by = grantor_of(turn)
    else:
        game.possessor = NONE
        game.granted_by = NONE
        game.current = game.regular + 1
        if game.current == len(game.players):
            game.current = 0
        game.regular = game.current
    game.turn += 1


def begin_turn(game: LiveGame) -> None:
    """One free action, one free buy, no money."""
    game.phase = ACTIONS
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.potions = 0
    game.reduction = 0
    game.extra_coins = None
    game.actions_played = 0
    game.gained.clear()
    me = game.players[game.current]
    if game.events is not None:
        tell_turn(game)
    if me.set_aside.size:
        resolve_turn_start(game, me)
