"""Cards as later official rules have them, for the rules profile `later`."""

from throneroom.cards.base import card as base
from throneroom.cards.cornucopia import anyone_shows_province, reward_unless, take_prize_or_duchy
from throneroom.cards.cornucopia import card as cornucopia
from throneroom.cards.intrigue import card as intrigue
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, PROVINCE
from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.decision import PLAY_AGAIN
from throneroom.engine.playing import play_twice
from throneroom.engine.state import Player, State
from throneroom.engine.verbs import (
    TO_HAND,
    add_actions,
    add_buys,
    add_coins,
    discard_cards,
    discard_from_hand,
    everybody,
    gain_relative,
    pass_cards_left,
    show_from_hand,
    trash_cards,
    trash_from_hand,
)


@base("throne_room", cost=4, types=ACTION, later=True)
def throne_room(game: State, me: Player) -> None:
    play_twice(game, me, ask.for_hand_card(game, me, PLAY_AGAIN, ACTION, optional=True))


@base("moneylender", cost=4, types=ACTION, later=True)
def moneylender(game: State, me: Player) -> None:
    if me.hand.find(COPPER) >= 0 and ask.whether(game, me, COPPER):
        trash_cards(game, me, [COPPER])
        add_coins(game, me, 3)


@base("mine", cost=5, types=ACTION, later=True)
def mine(game: State, me: Player) -> None:
    trashed = trash_from_hand(game, me, TREASURE, optional=True)
    if trashed != NONE:
        gain_relative(game, me, trashed, 3, types=TREASURE, target=TO_HAND)


@intrigue("masquerade", cost=3, types=ACTION, cards=2, later=True)
def masquerade(game: State, me: Player) -> None:
    holding = [player for player in everybody(game, me) if player.hand.size]
    if len(holding) > 1:
        pass_cards_left(game, holding)
    trash_from_hand(game, me, optional=True)


@cornucopia("hamlet", cost=2, types=ACTION, cards=1, actions=1, later=True)
def hamlet(game: State, me: Player) -> None:
    if discard_from_hand(game, me):
        add_actions(game, me, 1)
    if discard_from_hand(game, me):
        add_buys(game, me, 1)


@cornucopia("tournament", cost=4, types=ACTION, actions=1, setup="prizes", later=True)
def tournament(game: State, me: Player) -> None:
    shows = me.hand.find(PROVINCE) >= 0 and ask.whether(game, me, PROVINCE)
    if shows:
        show_from_hand(game, me, PROVINCE)
    opposed = anyone_shows_province(game, me)
    if shows:
        discard_cards(game, me, [PROVINCE])
        take_prize_or_duchy(game, me)
    reward_unless(game, me, opposed)
