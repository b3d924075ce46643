"""The course of a turn, as a machine whose whole state is in plain fields.

Every pass of the loop in `run` starts between two effects, so a copy made there can be
played on from there.
"""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import PROVINCE
from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.decision import ALL
from throneroom.engine.events import by_owner, tell
from throneroom.engine.state import ACTIONS, BUYS, CLEAN_UP, TREASURES, Player, State
from throneroom.engine.verbs import draw, gain, play, play_all_treasures, put_in_play
from throneroom.engine.zones import EMPTY

HAND_SIZE: Final = 5


def run(game: State) -> None:
    """Play on until the game is over, or until an answer is missing (`Suspended`)."""
    while not game.over:
        history = game.history
        if history is not None:
            history.checkpoint = game.copy()
        me = game.players[game.current]
        if game.phase == ACTIONS:
            action_phase(game, me)
        elif game.phase == TREASURES:
            treasure_phase(game, me)
        elif game.phase == BUYS:
            buy_phase(game, me)
        else:
            clean_up(game, me)


def action_phase(game: State, me: Player) -> None:
    """Play one Action card, or go on to the Buy phase."""
    if game.actions == 0 or not me.hand.holds(game.catalogue.types, ACTION):
        game.phase = TREASURES
        return
    card = ask.to_play_action(game, me)
    if card == NONE:
        game.phase = TREASURES
        return
    game.actions -= 1
    play(game, me, card, put_in_play(me, card))


def treasure_phase(game: State, me: Player) -> None:
    """Play Treasures, or go on to buying."""
    if not me.hand.holds(game.catalogue.types, TREASURE):
        game.phase = BUYS
        return
    card = ask.to_play_treasure(game, me)
    if card == NONE:
        game.phase = BUYS
    elif card == ALL:
        play_all_treasures(game, me)
    else:
        play(game, me, card, put_in_play(me, card))


def buy_phase(game: State, me: Player) -> None:
    """Buy one card, or go on to Clean-up."""
    card: i64 = NONE
    if game.buys > 0:
        card = ask.to_buy(game, me)
    if card == NONE:
        game.phase = CLEAN_UP
        return
    game.buys -= 1
    game.coins -= game.catalogue.cost[card]
    if game.told is not None:
        tell(game, "buy", me, [int(card)])
    gain(game, me, card)


def clean_up(game: State, me: Player) -> None:
    """Discard everything, draw a new hand, and pass the turn on unless the game is over."""
    if game.told is not None:
        tell(game, "discard", me, [c for c in me.in_play if c != EMPTY], "in_play", "discard")
        tell(game, "discard", me, me.hand.cards(), "hand", "discard", 0, by_owner(me), True)
    me.discard.take_slots(me.in_play)
    me.discard.take_all(me.hand)
    draw(game, me, HAND_SIZE)
    me.turns += 1
    if game_ends(game):
        game.over = True
        if game.told is not None:
            tell(game, "end", me, [])
        return
    game.current += 1
    if game.current == len(game.players):
        game.current = 0
    game.turn += 1
    begin_turn(game)


def begin_turn(game: State) -> None:
    """One free action, one free buy, no money."""
    game.phase = ACTIONS
    game.actions = 1
    game.buys = 1
    game.coins = 0
    if game.told is not None:
        tell(game, "turn", game.players[game.current], [], amount=game.turn)


def game_ends(game: State) -> bool:
    """Whether the Provinces or enough other piles have run out, or the turns are used up."""
    if game.supply.of(PROVINCE) == 0 or game.empty_piles >= 3:
        return ending(game) is not None
    return game.turn == game.turn_limit


def ending(game: State) -> str | None:
    """Why the game ends after this turn: provinces, piles or turn limit."""
    if game.supply.of(PROVINCE) == 0:
        return "provinces"
    if game.empty_piles >= (3 if len(game.players) <= 4 else 4):
        return "piles"
    if game.turn == game.turn_limit:
        return "turn limit"
    return None
