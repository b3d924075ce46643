"""Cards as the official rules of 2016 have them, for the rules profile `later` (D51)."""

from typing import Final

from throneroom.cards.alchemy import card as alchemy
from throneroom.cards.base import card as base
from throneroom.cards.cornucopia import (
    PRIZES,
    anyone_shows_province,
    reward_unless,
    take_prize_or_duchy,
)
from throneroom.cards.cornucopia import card as cornucopia
from throneroom.cards.intrigue import card as intrigue
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, PROVINCE
from throneroom.engine.card import ACTION, LATER, NONE, TREASURE
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.question import PLAY_AGAIN
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
    play_times,
    show_from_hand,
    trash_cards,
    trash_from_hand,
)


@base("throne_room", cost=4, types=ACTION, profile=LATER)
def throne_room(game: LiveGame, me: Player) -> None:
    play_times(game, me, ask.for_hand_card(game, me, PLAY_AGAIN, ACTION, optional=True), 2)


@base("moneylender", cost=4, types=ACTION, profile=LATER)
def moneylender(game: LiveGame, me: Player) -> None:
    if me.hand.find(COPPER) >= 0 and ask.whether(game, me, COPPER):
        trash_cards(game, me, [COPPER])
        add_coins(game, me, 3)


@base("mine", cost=5, types=ACTION, profile=LATER)
def mine(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me, TREASURE, optional=True)
    if trashed != NONE:
        gain_relative(game, me, trashed, 3, types=TREASURE, target=TO_HAND)


@intrigue("masquerade", cost=3, types=ACTION, cards=2, profile=LATER)
def masquerade(game: LiveGame, me: Player) -> None:
    holding = [player for player in everybody(game, me) if player.hand.size]
    if len(holding) > 1:
        pass_cards_left(game, holding)
    trash_from_hand(game, me, optional=True)


POSSESSION: Final = alchemy("possession", cost=6, potion_cost=1, types=ACTION, profile=LATER)


@POSSESSION.when_taking_tokens
def possessor_takes_them(game: LiveGame, me: Player) -> None:
    game.receiver = game.decider(me)


@cornucopia("hamlet", cost=2, types=ACTION, cards=1, actions=1, profile=LATER)
def hamlet(game: LiveGame, me: Player) -> None:
    if discard_from_hand(game, me, purpose="action"):
        add_actions(game, me, 1)
    if discard_from_hand(game, me, purpose="buy"):
        add_buys(game, me, 1)


@cornucopia("tournament", cost=4, types=ACTION, actions=1, brings=PRIZES, profile=LATER)
def tournament(game: LiveGame, me: Player) -> None:
    shows = me.hand.find(PROVINCE) >= 0 and ask.whether(game, me, PROVINCE)
    if shows:
        show_from_hand(game, me, PROVINCE)
    opposed = anyone_shows_province(game, me)
    if shows:
        discard_cards(game, me, [PROVINCE])
        take_prize_or_duchy(game, me)
    reward_unless(game, me, opposed)
