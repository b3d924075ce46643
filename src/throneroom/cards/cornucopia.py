"""The kingdom cards of Cornucopia and its Prizes."""

from typing import Final

from throneroom.engine import ask
from throneroom.engine.basics import CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER
from throneroom.engine.card import (
    ACTION,
    ATTACK,
    NONE,
    PRIZE,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
    CardSet,
)
from throneroom.engine.card import CURSE as CURSE_TYPE
from throneroom.engine.counts import Counts
from throneroom.engine.live import LiveGame
from throneroom.engine.position import EXACTLY, Player, Position
from throneroom.engine.question import CHOOSE, DISCARD, GAIN
from throneroom.engine.verbs import (
    TO_DECK,
    add_actions,
    add_buys,
    add_coins,
    attacked,
    deck_to_discard,
    discard_cards,
    discard_down_to,
    discard_from_hand,
    discard_revealed,
    draw,
    gain,
    gain_prize,
    gain_relative,
    gain_up_to,
    in_play_cards,
    others,
    put_on_deck,
    reveal_cards,
    reveal_hand,
    reveal_top,
    reveal_until,
    set_aside_from_hand,
    show_from_hand,
    take_revealed,
    take_set_aside,
    trash_from_hand,
    trash_this,
)

card: Final = CardSet("cornucopia")


@card("hamlet", cost=2, types=ACTION, cards=1, actions=1)
def hamlet(game: LiveGame, me: Player) -> None:
    if discard_from_hand(game, me, purpose="action"):
        add_actions(game, me, 1)
        if discard_from_hand(game, me, purpose="buy"):
            add_buys(game, me, 1)


@card("fortune_teller", cost=3, types=ACTION | ATTACK, coins=2)
def fortune_teller(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        for found in reveal_until(game, foe, VICTORY | CURSE_TYPE):
            put_on_deck(game, foe, found, foe.revealed, shown=True)
        discard_revealed(game, foe)


@card("menagerie", cost=3, types=ACTION, actions=1)
def menagerie(game: LiveGame, me: Player) -> None:
    reveal_hand(game, me)
    draw(game, me, 3 if len(set(me.hand)) == len(me.hand) else 1)


@card("farming_village", cost=4, types=ACTION, actions=2)
def farming_village(game: LiveGame, me: Player) -> None:
    take_revealed(game, me, reveal_until(game, me, ACTION | TREASURE))
    discard_revealed(game, me)


HORSE_TRADERS: Final = card("horse_traders", cost=4, types=ACTION | REACTION, buys=1, coins=3)


@HORSE_TRADERS
def horse_traders(game: LiveGame, me: Player) -> None:
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 2, 2))


@HORSE_TRADERS.when_attacked
def set_horse_traders_aside(game: LiveGame, me: Player) -> None:
    set_aside_from_hand(game, me, game.this)


@HORSE_TRADERS.when_turn_starts
def return_horse_traders(game: LiveGame, me: Player) -> None:
    draw(game, me, 1)
    take_set_aside(game, me, game.this)


@card("remake", cost=4, types=ACTION)
def remake(game: LiveGame, me: Player) -> None:
    for _ in range(2):
        trashed = trash_from_hand(game, me)
        if trashed != NONE:
            gain_relative(game, me, trashed, 1, relation=EXACTLY)


PRIZES: Final = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")


@card("tournament", cost=4, types=ACTION, actions=1, brings=PRIZES)
def tournament(game: LiveGame, me: Player) -> None:
    if me.hand.find(PROVINCE) >= 0 and ask.whether(game, me, PROVINCE):
        discard_cards(game, me, [PROVINCE])
        take_prize_or_duchy(game, me)
    reward_unless(game, me, anyone_shows_province(game, me))


def reward_unless(game: LiveGame, me: Player, opposed: bool) -> None:
    if not opposed:
        draw(game, me, 1)
        add_coins(game, me, 1)


def take_prize_or_duchy(game: LiveGame, me: Player) -> None:
    """Either pile may be chosen even if it is empty; NONE is the empty Prize pile."""
    prizes = game.prizes.cards()
    chosen = ask.for_listed_card(game, me, GAIN, [*prizes, DUCHY], optional=not prizes)
    if chosen == DUCHY:
        gain(game, me, DUCHY, TO_DECK)
    elif chosen != NONE:
        gain_prize(game, me, chosen)


def anyone_shows_province(game: LiveGame, me: Player) -> bool:
    for other in others(game, me):
        if other.hand.find(PROVINCE) >= 0 and ask.whether(game, other, PROVINCE):
            show_from_hand(game, other, PROVINCE)
            return True
    return False


YOUNG_WITCH: Final = card("young_witch", cost=4, types=ACTION | ATTACK, cards=2)


@YOUNG_WITCH.adds_pile
def costs_two_or_three(bane: Card) -> bool:
    return bane.is_kingdom_card and bane.cost in (2, 3) and bane.potion_cost == 0


@YOUNG_WITCH
def young_witch(game: LiveGame, me: Player) -> None:
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 2, 2))
    for foe in attacked(game, me):
        if foe.hand.find(game.bane) >= 0 and ask.whether(game, foe, game.bane):
            show_from_hand(game, foe, game.bane)
        else:
            gain(game, foe, CURSE)


@card("harvest", cost=5, types=ACTION)
def harvest(game: LiveGame, me: Player) -> None:
    reveal_cards(game, me, 4)
    names = len(set(me.revealed))
    discard_revealed(game, me)
    add_coins(game, me, names)


@card("hunting_party", cost=5, types=ACTION, cards=1, actions=1)
def hunting_party(game: LiveGame, me: Player) -> None:
    reveal_hand(game, me)
    shown = reveal_top(game, me)
    while shown != NONE and me.hand.find(shown) >= 0:
        shown = reveal_top(game, me)
    if shown != NONE:
        take_revealed(game, me, [int(shown)])
    discard_revealed(game, me)


@card("jester", cost=5, types=ACTION | ATTACK, coins=2)
def jester(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        shown = reveal_top(game, foe)
        discard_revealed(game, foe)
        if shown != NONE and game.is_a(shown, VICTORY):
            gain(game, foe, CURSE)
        elif shown != NONE and game.supply.of(shown):
            takes = ask.for_mode(game, me, CHOOSE, ("give", "take"), shown, foe) == "take"
            gain(game, me if takes else foe, shown)


FAIRGROUNDS: Final = card("fairgrounds", cost=6, types=VICTORY)


@FAIRGROUNDS.scores
def two_points_per_five_names(game: Position, owned: Counts) -> int:
    return owned.different() // 5 * 2


@card("bag_of_gold", cost=0, types=ACTION | PRIZE, actions=1)
def bag_of_gold(game: LiveGame, me: Player) -> None:
    gain(game, me, GOLD, TO_DECK)


@card("diadem", cost=0, types=TREASURE | PRIZE, coins=2, place_among_treasures=30)
def diadem(game: LiveGame, me: Player) -> None:
    add_coins(game, me, game.actions)


@card("followers", cost=0, types=ACTION | ATTACK | PRIZE, cards=2)
def followers(game: LiveGame, me: Player) -> None:
    gain(game, me, ESTATE)
    for foe in attacked(game, me):
        gain(game, foe, CURSE)
        discard_down_to(game, foe, 3)


card("princess", cost=0, types=ACTION | PRIZE, buys=1, reduction=2)


@card("trusty_steed", cost=0, types=ACTION | PRIZE)
def trusty_steed(game: LiveGame, me: Player) -> None:
    chosen = ask.for_modes(game, me, ("cards", "actions", "coins", "silvers"), 2)
    draw(game, me, 2 if "cards" in chosen else 0)
    if "actions" in chosen:
        add_actions(game, me, 2)
    if "coins" in chosen:
        add_coins(game, me, 2)
    if "silvers" in chosen:
        gain_silvers_and_discard_deck(game, me)


def gain_silvers_and_discard_deck(game: LiveGame, me: Player) -> None:
    for _ in range(4):
        gain(game, me, SILVER)
    deck_to_discard(game, me)


@card("horn_of_plenty", cost=5, types=TREASURE, place_among_treasures=80)
def horn_of_plenty(game: LiveGame, me: Player) -> None:
    gained = gain_up_to(game, me, len(set(in_play_cards(me))))
    if gained != NONE and game.is_a(gained, VICTORY):
        trash_this(game, me)
