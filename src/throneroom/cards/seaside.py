"""The kingdom cards of Seaside, first edition."""

from typing import Final

from throneroom.cards.guilds import tax
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import (
    ACTION,
    ATTACK,
    DURATION,
    GAINS,
    NONE,
    PURCHASES,
    SHIELDING,
    TREASURE,
    TURNS,
    VICTORY,
    CardSet,
)
from throneroom.engine.live import LiveGame
from throneroom.engine.position import UP_TO, Player
from throneroom.engine.question import (
    CHOOSE,
    DISCARD,
    GAIN,
    PUT_ON_DECK,
    RETURN,
    REVEAL,
    TRASH,
)
from throneroom.engine.verbs import (
    TO_DECK,
    TO_HAND,
    add_actions,
    add_buys,
    add_coins,
    add_mat_token,
    add_next_turn,
    attacked,
    discard_cards,
    discard_from_revealed,
    discard_revealed,
    draw,
    draw_fewer_cards,
    gain,
    has_pile,
    look_at_bottom,
    look_at_cards,
    put_back_in_order,
    put_bottom_on_top,
    put_hand_card_on_mat,
    put_on_deck,
    put_this_on_deck,
    put_this_on_mat,
    put_token_on_pile,
    put_top_on_mat,
    return_to_supply,
    reveal_cards,
    reveal_top,
    revealed_of_type,
    right_of,
    save_from_hand,
    show_from_hand,
    stay,
    take_from_mat,
    take_saved,
    this_in_play,
    tokens_on_pile,
    trash_cards,
    trash_from_hand,
    trash_revealed,
    trash_this,
)

card: Final = CardSet("seaside")

EMBARGO: Final = card("embargo", cost=2, types=ACTION, coins=2)


@EMBARGO
def embargo(game: LiveGame, me: Player) -> None:
    trash_this(game, me)
    put_token_on_pile(game, me)


def curses_lie_in_wait(game: LiveGame, me: Player) -> bool:
    return tokens_on_pile(game, game.buying) > 0 and game.supply.of(CURSE) > 0


@EMBARGO.when_anyone_buys(curses_lie_in_wait)
def gain_curses(game: LiveGame, me: Player) -> None:
    for _ in range(tokens_on_pile(game, game.buying)):
        gain(game, me, CURSE)


HAVEN: Final = card("haven", cost=2, types=ACTION | DURATION, cards=1, actions=1)


@HAVEN
def haven(game: LiveGame, me: Player) -> None:
    if save_from_hand(game, me):
        stay(game, me)


@HAVEN.next_turn
def haven_next(game: LiveGame, me: Player) -> None:
    take_saved(game, me)


LIGHTHOUSE: Final = card(
    "lighthouse", cost=2, types=ACTION | DURATION | SHIELDING, actions=1, coins=1
)


@LIGHTHOUSE.next_turn
def lighthouse_next(game: LiveGame, me: Player) -> None:
    add_coins(game, me, 1)


@card("native_village", cost=2, types=ACTION, actions=2)
def native_village(game: LiveGame, me: Player) -> None:
    if ask.for_mode(game, me, CHOOSE, ("store", "take")) == "store":
        put_top_on_mat(game, me)
    else:
        take_from_mat(game, me)


@card("pearl_diver", cost=2, types=ACTION, cards=1, actions=1)
def pearl_diver(game: LiveGame, me: Player) -> None:
    bottom = look_at_bottom(game, me)
    if bottom != NONE and ask.whether(game, me, bottom):
        put_bottom_on_top(game, me)


@card("ambassador", cost=3, types=ACTION | ATTACK)
def ambassador(game: LiveGame, me: Player) -> None:
    shown = ask.for_hand_card(game, me, REVEAL)
    if shown == NONE:
        return
    show_from_hand(game, me, shown)
    if has_pile(game, shown):
        most = min(me.hand.count(shown, 0), 2)
        count = ask.for_amount(game, me, RETURN, list(range(most + 1)), about=shown)
        return_to_supply(game, me, shown, count)
        for foe in attacked(game, me):
            gain(game, foe, shown)


FISHING_VILLAGE: Final = card(
    "fishing_village", cost=3, types=ACTION | DURATION, actions=2, coins=1
)


@FISHING_VILLAGE.next_turn
def fishing_village_next(game: LiveGame, me: Player) -> None:
    add_actions(game, me, 1)
    add_coins(game, me, 1)


@card("lookout", cost=3, types=ACTION, actions=1)
def lookout(game: LiveGame, me: Player) -> None:
    look_at_cards(game, me, 3)
    trashed = ask.for_listed_card(game, me, TRASH, me.revealed.cards())
    if trashed != NONE:
        trash_revealed(game, me, trashed)
    dropped = ask.for_listed_card(game, me, DISCARD, me.revealed.cards())
    if dropped != NONE:
        discard_from_revealed(game, me, [int(dropped)])
    put_back_in_order(game, me)


@card("smugglers", cost=3, types=ACTION, notes=GAINS)
def smugglers(game: LiveGame, me: Player) -> None:
    gained = right_of(game, me).latest_gains.cards()
    copies = [one for one in gained if game.supply.of(one) and game.costs(one, UP_TO, 6, 0)]
    chosen = ask.for_listed_card(game, me, GAIN, copies)
    if chosen != NONE:
        gain(game, me, chosen)


@card("warehouse", cost=3, types=ACTION, cards=3, actions=1)
def warehouse(game: LiveGame, me: Player) -> None:
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 3, 3))


CARAVAN: Final = card("caravan", cost=4, types=ACTION | DURATION, cards=1, actions=1)


@CARAVAN.next_turn
def caravan_next(game: LiveGame, me: Player) -> None:
    draw(game, me, 1)


@card("cutpurse", cost=4, types=ACTION | ATTACK, coins=2)
def cutpurse(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        tax(game, foe, COPPER)


@card("island", cost=4, types=ACTION | VICTORY, points=2)
def island(game: LiveGame, me: Player) -> None:
    put_this_on_mat(game, me)
    put_hand_card_on_mat(game, me)


@card("navigator", cost=4, types=ACTION, coins=2)
def navigator(game: LiveGame, me: Player) -> None:
    look_at_cards(game, me, 5)
    if not me.revealed.size:
        return
    if ask.for_mode(game, me, CHOOSE, ("discard", "keep")) == "discard":
        discard_revealed(game, me)
    else:
        put_back_in_order(game, me)


@card("pirate_ship", cost=4, types=ACTION | ATTACK)
def pirate_ship(game: LiveGame, me: Player) -> None:
    if ask.for_mode(game, me, CHOOSE, ("plunder", "coins")) == "coins":
        add_coins(game, me, me.mat_tokens)
    elif [foe for foe in attacked(game, me) if plunder(game, me, foe)]:
        add_mat_token(game, me)


def plunder(game: LiveGame, me: Player, foe: Player) -> bool:
    reveal_cards(game, foe, 2)
    treasures = revealed_of_type(game, foe, TREASURE)
    lost = ask.for_listed_card(game, me, TRASH, treasures, affects=foe)
    if lost != NONE:
        trash_revealed(game, foe, lost)
    discard_revealed(game, foe)
    return lost != NONE


@card("salvager", cost=4, types=ACTION, buys=1)
def salvager(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        add_coins(game, me, game.price(trashed))


@card("sea_hag", cost=4, types=ACTION | ATTACK)
def sea_hag(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        reveal_top(game, foe)
        discard_revealed(game, foe)
        gain(game, foe, CURSE, TO_DECK)


@card("treasure_map", cost=4, types=ACTION)
def treasure_map(game: LiveGame, me: Player) -> None:
    second = me.hand.find(game.this) >= 0
    first = trash_this(game, me)
    if second:
        trash_cards(game, me, [int(game.this)])
    if first and second:
        for _ in range(4):
            gain(game, me, GOLD, TO_DECK)


card("bazaar", cost=5, types=ACTION, cards=1, actions=2, coins=1)


@card("explorer", cost=5, types=ACTION)
def explorer(game: LiveGame, me: Player) -> None:
    if me.hand.find(PROVINCE) >= 0 and ask.whether(game, me, PROVINCE):
        show_from_hand(game, me, PROVINCE)
        gain(game, me, GOLD, TO_HAND)
    else:
        gain(game, me, SILVER, TO_HAND)


@card("ghost_ship", cost=5, types=ACTION | ATTACK, cards=2)
def ghost_ship(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        surplus = max(foe.hand.size - 3, 0)
        chosen = ask.for_hand_cards(game, foe, PUT_ON_DECK, surplus, surplus, ordered=True)
        for one in reversed(chosen):
            put_on_deck(game, foe, one, foe.hand, shown=False)


MERCHANT_SHIP: Final = card("merchant_ship", cost=5, types=ACTION | DURATION, coins=2)


@MERCHANT_SHIP.next_turn
def merchant_ship_next(game: LiveGame, me: Player) -> None:
    add_coins(game, me, 2)


@card("outpost", cost=5, types=ACTION | DURATION, notes=TURNS)
def outpost(game: LiveGame, me: Player) -> None:
    draw_fewer_cards(game, 3)
    if game.previous != me.seat:
        add_next_turn(game, me)
        stay(game, me)


TACTICIAN: Final = card("tactician", cost=5, types=ACTION | DURATION)


@TACTICIAN
def tactician(game: LiveGame, me: Player) -> None:
    if me.hand.size:
        discard_cards(game, me, me.hand.cards())
        stay(game, me)


@TACTICIAN.next_turn
def tactician_next(game: LiveGame, me: Player) -> None:
    draw(game, me, 5)
    add_buys(game, me, 1)
    add_actions(game, me, 1)


TREASURY: Final = card(
    "treasury", cost=5, types=ACTION, cards=1, actions=1, coins=1, notes=PURCHASES
)


def no_victory_card_bought(game: LiveGame, me: Player) -> bool:
    return game.bought & VICTORY == 0


@TREASURY.when_discarded_from_play(no_victory_card_bought)
def put_treasury_on_deck(game: LiveGame, me: Player) -> None:
    if this_in_play(game, me) and ask.whether(game, me, game.this):
        put_this_on_deck(game, me)


WHARF: Final = card("wharf", cost=5, types=ACTION | DURATION, cards=2, buys=1)


@WHARF.next_turn
def wharf_next(game: LiveGame, me: Player) -> None:
    draw(game, me, 2)
    add_buys(game, me, 1)
