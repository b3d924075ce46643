"""The kingdom cards of Prosperity, first edition; Platinum and Colony are basic cards."""

from typing import Final

from throneroom.cards.alchemy import treasure_in_play
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, GOLD
from throneroom.engine.card import (
    ACTION,
    ATTACK,
    BANS,
    NONE,
    REACTION,
    TREASURE,
    VICTORY,
    CardSet,
)
from throneroom.engine.live import LiveGame
from throneroom.engine.position import EXACTLY, Player, Position
from throneroom.engine.question import DISCARD, FATE, PLAY_AGAIN, REVEAL, TAKE, TRASH
from throneroom.engine.verbs import (
    add_buys,
    add_coins,
    add_victory_tokens,
    arrival_is_there,
    attacked,
    count_in_play,
    discard_cards,
    discard_down_to,
    discard_from_revealed,
    discard_revealed,
    draw,
    draw_one,
    forbid_purchase,
    gain,
    gain_costing,
    gain_relative,
    lay_markers,
    left_of,
    look_through_discard,
    name_card,
    others,
    play_from,
    play_times,
    put_arrival_on_deck,
    put_back_in_order,
    reveal_cards,
    reveal_until,
    revealed_of_type,
    show_from_hand,
    take_from_discard,
    trash_arrival,
    trash_cards,
    trash_from_hand,
    trash_from_play,
    trash_revealed,
)

card: Final = CardSet("prosperity")


@card("loan", cost=3, types=TREASURE, coins=1, place_among_treasures=50)
def loan(game: LiveGame, me: Player) -> None:
    for found in reveal_until(game, me, TREASURE):
        if ask.for_mode(game, me, FATE, ("trash", "discard"), found) == "trash":
            trash_revealed(game, me, found)
    discard_revealed(game, me)


TRADE_ROUTE: Final = card("trade_route", cost=3, types=ACTION, buys=1)


@TRADE_ROUTE
def trade_route(game: LiveGame, me: Player) -> None:
    if game.markers_on_mat:
        add_coins(game, me, game.markers_on_mat)
    trash_from_hand(game, me)


@TRADE_ROUTE.when_set_up
def mark_victory_piles(game: Position) -> None:
    lay_markers(game, VICTORY)


WATCHTOWER: Final = card("watchtower", cost=3, types=ACTION | REACTION)


@WATCHTOWER
def watchtower(game: LiveGame, me: Player) -> None:
    while me.hand.size < 6:
        if draw_one(game, me) == NONE:
            break


@WATCHTOWER.when_holder_gains(arrival_is_there)
def watch_over_gain(game: LiveGame, me: Player) -> None:
    modes = ("trash", "topdeck")
    chosen = ask.for_mode(game, me, FATE, modes, game.gaining, optional=True)
    if chosen:
        show_from_hand(game, me, game.this)
    if chosen == "trash":
        trash_arrival(game, me)
    elif chosen == "topdeck":
        put_arrival_on_deck(game, me)


@card("bishop", cost=4, types=ACTION, coins=1, victory_tokens=1)
def bishop(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        add_victory_tokens(game, me, game.price(trashed) // 2)
    for other in others(game, me):
        trash_from_hand(game, other, optional=True)


card("monument", cost=4, types=ACTION, coins=2, victory_tokens=1)
card("quarry", cost=4, types=TREASURE, coins=1, action_reduction=2)

TALISMAN: Final = card("talisman", cost=4, types=TREASURE, coins=1)


def cheap_copy_is_left(game: LiveGame, me: Player) -> bool:
    bought = game.buying
    cheap = game.price_paid <= 4 and game.potion_price(bought) == 0
    return cheap and not game.is_a(bought, VICTORY) and game.supply.of(bought) > 0


@TALISMAN.when_buying_if(cheap_copy_is_left)
def gain_copy(game: LiveGame, me: Player) -> None:
    gain(game, me, game.buying)


card("workers_village", cost=4, types=ACTION, cards=1, actions=2, buys=1)


@card("city", cost=5, types=ACTION, cards=1, actions=2)
def city(game: LiveGame, me: Player) -> None:
    empty = game.empty_piles
    if empty >= 1:
        draw(game, me, 1)
    if empty >= 2:
        add_coins(game, me, 1)
        add_buys(game, me, 1)


@card("contraband", cost=5, types=TREASURE, coins=3, place_among_treasures=40, notes=BANS)
def contraband(game: LiveGame, me: Player) -> None:
    add_buys(game, me, 1)
    forbid_purchase(game, name_card(game, left_of(game, me)))


@card("counting_house", cost=5, types=ACTION)
def counting_house(game: LiveGame, me: Player) -> None:
    coppers = look_through_discard(game, me).count(COPPER)
    taken = ask.for_amount(game, me, TAKE, list(range(coppers + 1)), about=COPPER)
    take_from_discard(game, me, COPPER, taken)


MINT: Final = card("mint", cost=5, types=ACTION)


@MINT
def mint(game: LiveGame, me: Player) -> None:
    shown = ask.for_hand_card(game, me, REVEAL, TREASURE, optional=True)
    if shown != NONE:
        show_from_hand(game, me, shown)
        gain(game, me, shown)


@MINT.when_bought(treasure_in_play)
def trash_treasures(game: LiveGame, me: Player) -> None:
    trash_from_play(game, me, TREASURE)


@card("mountebank", cost=5, types=ACTION | ATTACK, coins=2)
def mountebank(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        if foe.hand.find(CURSE) >= 0 and ask.whether(game, foe, CURSE):
            discard_cards(game, foe, [CURSE])
        else:
            gain(game, foe, CURSE)
            gain(game, foe, COPPER)


@card("rabble", cost=5, types=ACTION | ATTACK, cards=3)
def rabble(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        reveal_cards(game, foe, 3)
        discard_from_revealed(game, foe, revealed_of_type(game, foe, ACTION | TREASURE))
        put_back_in_order(game, foe)


ROYAL_SEAL: Final = card("royal_seal", cost=5, types=TREASURE, coins=2)


@ROYAL_SEAL.when_player_gains(arrival_is_there)
def seal_gain(game: LiveGame, me: Player) -> None:
    if ask.whether(game, me, game.gaining):
        put_arrival_on_deck(game, me)


@card("vault", cost=5, types=ACTION, cards=2)
def vault(game: LiveGame, me: Player) -> None:
    dropped = ask.for_hand_cards(game, me, DISCARD, 0, me.hand.size)
    discard_cards(game, me, dropped)
    if dropped:
        add_coins(game, me, len(dropped))
    for other in others(game, me):
        two = ask.for_hand_cards(game, other, DISCARD, 2, 2, or_none=True)
        discard_cards(game, other, two)
        if len(two) == 2:
            draw(game, other, 1)


@card("venture", cost=5, types=TREASURE, coins=1, place_among_treasures=60)
def venture(game: LiveGame, me: Player) -> None:
    treasures = reveal_until(game, me, TREASURE)
    before = me.revealed.size - len(treasures)
    discard_from_revealed(game, me, me.revealed.cards()[:before])
    for found in treasures:
        play_from(game, me, found, me.revealed)


GOONS: Final = card("goons", cost=6, types=ACTION | ATTACK, buys=1, coins=2)


@GOONS
def goons(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        discard_down_to(game, foe, 3)


@GOONS.when_paying
def take_victory_token(game: LiveGame, me: Player) -> None:
    add_victory_tokens(game, me, 1)


GRAND_MARKET: Final = card(
    "grand_market", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2
)


@GRAND_MARKET.bought_only_if
def no_copper_in_play(game: Position) -> bool:
    return game.players[game.current].in_play.find(COPPER) < 0


HOARD: Final = card("hoard", cost=6, types=TREASURE, coins=2)


def victory_card_brings_gold(game: LiveGame, me: Player) -> bool:
    return game.is_a(game.buying, VICTORY) and game.supply.of(GOLD) > 0


@HOARD.when_buying_if(victory_card_brings_gold)
def gain_gold(game: LiveGame, me: Player) -> None:
    gain(game, me, GOLD)


@card("bank", cost=7, types=TREASURE, place_among_treasures=70)
def bank(game: LiveGame, me: Player) -> None:
    add_coins(game, me, count_in_play(game, me, TREASURE))


@card("expand", cost=7, types=ACTION)
def expand(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        gain_relative(game, me, trashed, 3)


@card("forge", cost=7, types=ACTION)
def forge(game: LiveGame, me: Player) -> None:
    melted = ask.for_hand_cards(game, me, TRASH, 0, me.hand.size)
    price = sum([game.price(one) for one in melted])
    trash_cards(game, me, melted)
    gain_costing(game, me, price, relation=EXACTLY)


@card("kings_court", cost=7, types=ACTION)
def kings_court(game: LiveGame, me: Player) -> None:
    chosen = ask.for_hand_card(game, me, PLAY_AGAIN, ACTION, optional=True)
    play_times(game, me, chosen, 3)


PEDDLER: Final = card("peddler", cost=8, types=ACTION, cards=1, actions=1, coins=1)


@PEDDLER.costs_less
def less_per_action_in_play(game: Position) -> int:
    if not game.in_buy_phase():
        return 0
    return 2 * int(count_in_play(game, game.players[game.current], ACTION))
