"""The kingdom cards of Alchemy. The Potion itself is a basic card."""

from typing import Final

from throneroom.cards.base import decide_fate_of_top
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, DUCHY, GOLD, POTION
from throneroom.engine.card import ACTION, ATTACK, NONE, TREASURE, VICTORY, CardSet
from throneroom.engine.counts import Counts
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player, Position
from throneroom.engine.question import ORDER, PUT_ON_DECK
from throneroom.engine.verbs import (
    LAID_BY,
    TO_DISCARD,
    add_coins,
    add_extra_turn,
    attacked,
    discard_revealed,
    draw,
    gain,
    gain_costing,
    in_play_cards,
    left_of,
    play_from,
    put_back_in_order,
    put_played_on_deck,
    put_this_on_deck,
    return_laid_by,
    reveal_cards,
    reveal_top,
    reveal_until,
    set_revealed_aside,
    take_revealed,
    this_in_play,
    trash_from_hand,
)

card: Final = CardSet("alchemy")


@card("transmute", cost=0, potion_cost=1, types=ACTION)
def transmute(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    for types, due in ((ACTION, DUCHY), (TREASURE, game.this), (VICTORY, GOLD)):
        if trashed != NONE and game.is_a(trashed, types):
            gain(game, me, due)


VINEYARD: Final = card("vineyard", cost=0, potion_cost=1, types=VICTORY)


@VINEYARD.scores
def one_point_per_three_actions(game: Position, owned: Counts) -> int:
    return owned.total_of(game.catalogue.types, ACTION) // 3


HERBALIST: Final = card("herbalist", cost=2, types=ACTION, buys=1, coins=1)


def treasure_in_play(game: LiveGame, me: Player) -> bool:
    return any(game.is_a(one, TREASURE) for one in in_play_cards(me))


@HERBALIST.when_discarded_from_play(treasure_in_play)
def put_treasure_on_deck(game: LiveGame, me: Player) -> None:
    treasures = [one for one in in_play_cards(me) if game.is_a(one, TREASURE)]
    chosen = ask.for_listed_card(game, me, PUT_ON_DECK, treasures, optional=True)
    if chosen != NONE:
        put_played_on_deck(game, me, chosen)


@card("apothecary", cost=2, potion_cost=1, types=ACTION, cards=1, actions=1)
def apothecary(game: LiveGame, me: Player) -> None:
    reveal_cards(game, me, 4)
    take_revealed(game, me, [one for one in me.revealed if one in (COPPER, POTION)])
    put_back_in_order(game, me)


@card("scrying_pool", cost=2, potion_cost=1, types=ACTION | ATTACK, actions=1)
def scrying_pool(game: LiveGame, me: Player) -> None:
    for player in [me, *attacked(game, me)]:
        decide_fate_of_top(game, me, player)
    shown = reveal_top(game, me)
    while shown != NONE and game.is_a(shown, ACTION):
        shown = reveal_top(game, me)
    take_revealed(game, me, me.revealed.cards())


@card("university", cost=2, potion_cost=1, types=ACTION, actions=2)
def university(game: LiveGame, me: Player) -> None:
    gain_costing(game, me, 5, types=ACTION, optional=True)


ALCHEMIST: Final = card("alchemist", cost=3, potion_cost=1, types=ACTION, cards=2, actions=1)


def potion_in_play(game: LiveGame, me: Player) -> bool:
    return me.in_play.find(POTION) >= 0


@ALCHEMIST.when_discarded_from_play(potion_in_play)
def put_alchemist_on_deck(game: LiveGame, me: Player) -> None:
    if this_in_play(game, me) and ask.whether(game, me, game.this):
        put_this_on_deck(game, me)


@card("familiar", cost=3, potion_cost=1, types=ACTION | ATTACK, cards=1, actions=1)
def familiar(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        gain(game, foe, CURSE)


@card("philosophers_stone", cost=3, potion_cost=1, types=TREASURE, place_among_treasures=20)
def philosophers_stone(game: LiveGame, me: Player) -> None:
    add_coins(game, me, (me.deck.size + me.discard.size) // 5)


@card("golem", cost=4, potion_cost=1, types=ACTION)
def golem(game: LiveGame, me: Player) -> None:
    found = reveal_until(game, me, ACTION, 2, but=game.this)
    set_revealed_aside(me, found)
    discard_revealed(game, me)
    for action in ask.for_listed_cards(game, me, ORDER, found, len(found)):
        play_from(game, me, action, me.set_aside)


@card("apprentice", cost=5, types=ACTION, actions=1)
def apprentice(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        draw(game, me, game.price(trashed) + 2 * game.potion_price(trashed))


POSSESSION: Final = card("possession", cost=6, potion_cost=1, types=ACTION)


@POSSESSION
def possession(game: LiveGame, me: Player) -> None:
    add_extra_turn(game, left_of(game, me), decider=me)


@POSSESSION.when_gaining
def possessor_gains_it(game: LiveGame, me: Player) -> None:
    game.receiver = game.decider(me)
    game.target = TO_DISCARD


@POSSESSION.when_trashing
def lay_it_by(game: LiveGame, me: Player) -> None:
    game.target = LAID_BY


@POSSESSION.when_turn_ends
def get_back_what_was_trashed(game: LiveGame, me: Player) -> None:
    return_laid_by(game, me)
