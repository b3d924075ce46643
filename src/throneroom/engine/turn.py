"""The course of a turn, as a machine whose whole state is in plain fields.

Every pass of the loop in `run` starts between two effects, so a copy made there can be played on
from there. A phase in which nothing is left to do goes on to the next at once.
"""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.bonuses import pay_tokens
from throneroom.engine.buying import buy
from throneroom.engine.card import ACTION, GAINS, NONE, TREASURE, TURNS
from throneroom.engine.deck import draw
from throneroom.engine.discarding import discard_everything
from throneroom.engine.durations import resolve_due, take_staying
from throneroom.engine.ending import is_over
from throneroom.engine.events import tell, tell_turn
from throneroom.engine.live import LiveGame
from throneroom.engine.moments import WHEN_CLEAN_UP_STARTS, WHEN_TURN_ENDS
from throneroom.engine.playing import play_all_treasures, play_from
from throneroom.engine.position import (
    ACTIONS,
    BUYS,
    CLEAN_UP,
    HAND_SIZE,
    TOKENS,
    TREASURES,
    Player,
    decider_of,
    grantor_of,
    player_of,
)
from throneroom.engine.question import ALL, SPEND
from throneroom.engine.resolve import (
    resolve_clean_up,
    resolve_discarding,
    resolve_grantor,
    resolve_turn_start,
)


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
        if game.catalogue.treasures_with_text and me.hand.holds(game.catalogue.types, TREASURE):
            # One has come into the hand meanwhile.
            return
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


def clean_up(game: LiveGame, me: Player) -> None:
    """Discard everything, draw a new hand, and pass the turn on unless the game is over."""
    if game.catalogue.waits_for(WHEN_CLEAN_UP_STARTS):
        resolve_clean_up(game, me)
    if game.catalogue.watches_discarding:
        resolve_discarding(game, me)
    if me.due.size:
        staying = take_staying(me)
        discard_everything(game, me)
        me.in_play.put_all(staying)
    else:
        discard_everything(game, me)
    draw(game, me, game.hand_size)
    if game.granted_by == NONE:
        me.turns += 1
    if game.catalogue.notes(GAINS):
        me.latest_gains.put_all(game.gains_of(me.seat))
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
    if game.catalogue.notes(TURNS):
        game.previous = game.current
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
    game.action_reduction = 0
    game.extra_coins = None
    game.next_coins = None
    game.actions_played = 0
    game.played.clear()
    game.bought = 0
    game.forbidden.clear()
    game.hand_size = HAND_SIZE
    game.gained.clear()
    me = game.players[game.current]
    if game.events is not None:
        tell_turn(game)
    if me.set_aside.size:
        resolve_turn_start(game, me)
    if me.due.size:
        resolve_due(game, me)
