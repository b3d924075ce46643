"""The kingdom cards of the base game, first edition."""

from typing import Final

from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, SILVER
from throneroom.engine.card import ACTION, ATTACK, NONE, REACTION, TREASURE, VICTORY, CardSet
from throneroom.engine.counts import Counts
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player, Position
from throneroom.engine.question import DISCARD, FATE, PLAY_AGAIN, PUT_ON_DECK, TRASH
from throneroom.engine.verbs import (
    TO_DECK,
    TO_HAND,
    add_coins,
    attacked,
    deck_to_discard,
    discard_cards,
    discard_down_to,
    discard_revealed,
    discard_set_aside,
    draw,
    draw_one,
    gain,
    gain_from_trash,
    gain_relative,
    gain_up_to,
    others,
    play_times,
    protect,
    put_on_deck,
    reveal_cards,
    reveal_hand,
    reveal_top,
    reveal_until,
    revealed_of_type,
    set_aside_from_hand,
    take_revealed,
    trash_cards,
    trash_from_hand,
    trash_revealed,
    trash_this,
)

card: Final = CardSet("base")


@card("cellar", cost=2, types=ACTION, actions=1)
def cellar(game: LiveGame, me: Player) -> None:
    dropped = ask.for_hand_cards(game, me, DISCARD, 0, me.hand.size)
    discard_cards(game, me, dropped)
    draw(game, me, len(dropped))


@card("chapel", cost=2, types=ACTION)
def chapel(game: LiveGame, me: Player) -> None:
    trash_cards(game, me, ask.for_hand_cards(game, me, TRASH, 0, 4))


MOAT: Final = card("moat", cost=2, types=ACTION | REACTION, cards=2)


@MOAT.when_attacked_once
def show_moat(game: LiveGame, me: Player) -> None:
    protect(game, me)


@card("chancellor", cost=3, types=ACTION, coins=2)
def chancellor(game: LiveGame, me: Player) -> None:
    if me.deck.size and ask.whether(game, me):
        deck_to_discard(game, me)


card("village", cost=3, types=ACTION, cards=1, actions=2)

card("woodcutter", cost=3, types=ACTION, buys=1, coins=2)


@card("workshop", cost=3, types=ACTION)
def workshop(game: LiveGame, me: Player) -> None:
    gain_up_to(game, me, 4)


@card("bureaucrat", cost=4, types=ACTION | ATTACK)
def bureaucrat(game: LiveGame, me: Player) -> None:
    gain(game, me, SILVER, TO_DECK)
    for foe in attacked(game, me):
        victory = ask.for_hand_card(game, foe, PUT_ON_DECK, VICTORY)
        if victory == NONE:
            reveal_hand(game, foe)
        else:
            put_on_deck(game, foe, victory, foe.hand, shown=True)


@card("feast", cost=4, types=ACTION)
def feast(game: LiveGame, me: Player) -> None:
    trash_this(game, me)
    gain_up_to(game, me, 5)


GARDENS: Final = card("gardens", cost=4, types=VICTORY)


@GARDENS.scores
def one_point_per_ten_cards(game: Position, owned: Counts) -> int:
    return owned.total() // 10


@card("militia", cost=4, types=ACTION | ATTACK, coins=2)
def militia(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        discard_down_to(game, foe, 3)


@card("moneylender", cost=4, types=ACTION)
def moneylender(game: LiveGame, me: Player) -> None:
    if me.hand.find(COPPER) >= 0:
        trash_cards(game, me, [COPPER])
        add_coins(game, me, 3)


@card("remodel", cost=4, types=ACTION)
def remodel(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        gain_relative(game, me, trashed, 2)


card("smithy", cost=4, types=ACTION, cards=3)


@card("spy", cost=4, types=ACTION | ATTACK, cards=1, actions=1)
def spy(game: LiveGame, me: Player) -> None:
    for player in [me, *attacked(game, me)]:
        decide_fate_of_top(game, me, player)


def decide_fate_of_top(game: LiveGame, me: Player, player: Player) -> None:
    shown = reveal_top(game, player)
    if shown != NONE:
        if ask.for_mode(game, me, FATE, ("discard", "keep"), shown, player) == "discard":
            discard_revealed(game, player)
        else:
            put_on_deck(game, player, shown, player.revealed, shown=True)


@card("thief", cost=4, types=ACTION | ATTACK)
def thief(game: LiveGame, me: Player) -> None:
    trashed = [lost for foe in attacked(game, me) for lost in rob(game, me, foe)]
    gain_from_trash(game, me, trashed)
    for foe in attacked(game, me):
        discard_revealed(game, foe)


def rob(game: LiveGame, me: Player, foe: Player) -> list[int]:
    reveal_cards(game, foe, 2)
    treasures = revealed_of_type(game, foe, TREASURE)
    chosen = ask.for_listed_card(game, me, TRASH, treasures, affects=foe)
    if chosen == NONE:
        return []
    trash_revealed(game, foe, chosen)
    return [int(chosen)]


@card("throne_room", cost=4, types=ACTION)
def throne_room(game: LiveGame, me: Player) -> None:
    play_times(game, me, ask.for_hand_card(game, me, PLAY_AGAIN, ACTION), 2)


@card("council_room", cost=5, types=ACTION, cards=4, buys=1)
def council_room(game: LiveGame, me: Player) -> None:
    for other in others(game, me):
        draw(game, other, 1)


card("festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)

card("laboratory", cost=5, types=ACTION, cards=2, actions=1)


@card("library", cost=5, types=ACTION)
def library(game: LiveGame, me: Player) -> None:
    before = me.set_aside.size
    while me.hand.size < 7:
        drawn = draw_one(game, me)
        if drawn == NONE:
            break
        if game.is_a(drawn, ACTION) and ask.whether(game, me, drawn):
            set_aside_from_hand(game, me, drawn)
    discard_set_aside(game, me, before)


card("market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)


@card("mine", cost=5, types=ACTION)
def mine(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me, TREASURE)
    if trashed != NONE:
        gain_relative(game, me, trashed, 3, types=TREASURE, target=TO_HAND)


@card("witch", cost=5, types=ACTION | ATTACK, cards=2)
def witch(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        gain(game, foe, CURSE)


@card("adventurer", cost=6, types=ACTION)
def adventurer(game: LiveGame, me: Player) -> None:
    take_revealed(game, me, reveal_until(game, me, TREASURE, 2))
    discard_revealed(game, me)
