"""What the second edition of Intrigue added."""

from typing import Final

from throneroom.engine import ask
from throneroom.engine.basics import CURSE, GOLD
from throneroom.engine.card import ACTION, ATTACK, NONE, REACTION, TREASURE, VICTORY, CardSet
from throneroom.engine.card import CURSE as CURSE_TYPE
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.question import (
    CHOOSE,
    DISCARD,
    GAIN,
    PLACE,
    PUT_ON_DECK,
    REVEAL,
)
from throneroom.engine.verbs import (
    add_actions,
    add_buys,
    add_coins,
    attacked,
    discard_cards,
    draw,
    gain,
    gain_relative,
    gain_trashed,
    put_back_in_order,
    put_gained_on_deck,
    put_into_deck,
    reveal_cards,
    revealed_of_type,
    show_from_hand,
    take_revealed,
    trash_from_hand,
    trash_from_supply,
)

card: Final = CardSet("intrigue-2")


@card("lurker", cost=2, types=ACTION, actions=1)
def lurker(game: LiveGame, me: Player) -> None:
    if ask.for_mode(game, me, CHOOSE, ("trash", "gain")) == "trash":
        trash_from_supply(game, me, ACTION)
        return
    actions = [one for one in game.trash if game.is_a(one, ACTION)]
    chosen = ask.for_listed_card(game, me, GAIN, actions)
    if chosen != NONE:
        gain_trashed(game, me, chosen)


DIPLOMAT: Final = card("diplomat", cost=4, types=ACTION | REACTION, cards=2)


@DIPLOMAT
def diplomat(game: LiveGame, me: Player) -> None:
    if me.hand.size <= 5:
        add_actions(game, me, 2)


def holds_five_cards(game: LiveGame, me: Player) -> bool:
    return me.hand.size >= 5


@DIPLOMAT.when_attacked_if(holds_five_cards)
def show_diplomat(game: LiveGame, me: Player) -> None:
    draw(game, me, 2)
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 3, 3))


@card("mill", cost=4, types=ACTION | VICTORY, cards=1, actions=1, points=1)
def mill(game: LiveGame, me: Player) -> None:
    dropped = ask.for_hand_cards(game, me, DISCARD, 2, 2, or_none=True)
    discard_cards(game, me, dropped)
    if len(dropped) == 2:
        add_coins(game, me, 2)


@card("secret_passage", cost=4, types=ACTION, cards=2, actions=1)
def secret_passage(game: LiveGame, me: Player) -> None:
    chosen = ask.for_hand_card(game, me, PUT_ON_DECK)
    if chosen != NONE:
        depth = ask.for_amount(game, me, PLACE, list(range(me.deck.size + 1)), about=chosen)
        put_into_deck(game, me, chosen, depth)


@card("courtier", cost=5, types=ACTION)
def courtier(game: LiveGame, me: Player) -> None:
    shown = ask.for_hand_card(game, me, REVEAL)
    if shown == NONE:
        return
    show_from_hand(game, me, shown)
    types = len(game.catalogue.cards[shown].type_names)
    chosen = ask.for_modes(game, me, ("action", "buy", "coins", "gold"), types)
    if "action" in chosen:
        add_actions(game, me, 1)
    if "buy" in chosen:
        add_buys(game, me, 1)
    if "coins" in chosen:
        add_coins(game, me, 3)
    if "gold" in chosen:
        gain(game, me, GOLD)


@card("patrol", cost=5, types=ACTION, cards=3)
def patrol(game: LiveGame, me: Player) -> None:
    reveal_cards(game, me, 4)
    take_revealed(game, me, revealed_of_type(game, me, VICTORY | CURSE_TYPE))
    put_back_in_order(game, me)


@card("replace", cost=5, types=ACTION | ATTACK)
def replace(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    gained = NONE if trashed == NONE else gain_relative(game, me, trashed, 2)
    if gained == NONE:
        return
    if game.is_a(gained, ACTION | TREASURE):
        put_gained_on_deck(game, me, gained)
    if game.is_a(gained, VICTORY):
        for foe in attacked(game, me):
            gain(game, foe, CURSE)
