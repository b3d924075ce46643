"""The kingdom cards of Hinterlands, first edition."""

from typing import Final

from throneroom.cards.alchemy import treasure_in_play
from throneroom.cards.guilds import silver_is_left
from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, DUCHY, GOLD, PROVINCE, SILVER
from throneroom.engine.card import (
    ACTION,
    ARRIVES_ON_DECK,
    ATTACK,
    NO_TREASURE,
    NO_VICTORY,
    NONE,
    PLAYS,
    REACTION,
    TREASURE,
    VICTORY,
    CardSet,
)
from throneroom.engine.counts import Counts
from throneroom.engine.live import LiveGame
from throneroom.engine.position import BELOW, EXACTLY, Player, Position
from throneroom.engine.question import CHOOSE, DISCARD, FATE, GAIN, PUT_ON_DECK, REVEAL, TRASH
from throneroom.engine.verbs import (
    TO_DECK,
    TO_HAND,
    add_actions,
    add_buys,
    add_coins,
    attacked,
    discard_cards,
    discard_down_to,
    discard_from_hand,
    discard_from_revealed,
    discard_revealed,
    discard_top,
    discarded_slots,
    draw,
    everybody,
    gain,
    gain_costing,
    gain_instead,
    gain_relative,
    gain_trashed,
    in_play_cards,
    look_at_cards,
    look_at_top,
    look_through_discard,
    others,
    put_back_in_order,
    put_hand_card_on_deck,
    put_played_on_deck,
    reveal_cards,
    reveal_hand,
    revealed_of_type,
    show_discarded,
    show_from_hand,
    shuffle_into_deck,
    supply_has,
    times_played,
    trash_cards,
    trash_from_hand,
    trash_revealed,
)

card: Final = CardSet("hinterlands")


@card("crossroads", cost=2, types=ACTION, notes=PLAYS)
def crossroads(game: LiveGame, me: Player) -> None:
    reveal_hand(game, me)
    draw(game, me, len([one for one in me.hand if game.is_a(one, VICTORY)]))
    if times_played(game, game.this) == 1:
        add_actions(game, me, 3)


DUCHESS: Final = card("duchess", cost=2, types=ACTION, coins=2)


@DUCHESS
def duchess(game: LiveGame, me: Player) -> None:
    for player in everybody(game, me):
        keep_top_or_discard_it(game, player)


def keep_top_or_discard_it(game: LiveGame, me: Player) -> None:
    seen = look_at_top(game, me)
    if seen != NONE and ask.for_mode(game, me, FATE, ("discard", "keep"), seen) == "discard":
        discard_top(game, me)


def duchess_comes_with_duchy(game: LiveGame, me: Player) -> bool:
    return game.gaining == DUCHY and game.supply.of(game.catalogue.number_of(DUCHESS)) > 0


@DUCHESS.when_anyone_gains(duchess_comes_with_duchy)
def gain_duchess(game: LiveGame, me: Player) -> None:
    if ask.whether(game, me, game.this):
        gain(game, me, game.this)


FOOLS_GOLD: Final = card("fools_gold", cost=2, types=TREASURE | REACTION, coins=1, notes=PLAYS)


@FOOLS_GOLD
def fools_gold(game: LiveGame, me: Player) -> None:
    if times_played(game, game.this) > 1:
        add_coins(game, me, 3)


def province_was_gained(game: LiveGame, me: Player) -> bool:
    return game.gaining == PROVINCE


@FOOLS_GOLD.when_another_gains(province_was_gained)
def trash_it_for_gold(game: LiveGame, me: Player) -> None:
    while me.hand.find(game.this) >= 0 and ask.whether(game, me, game.this):
        trash_cards(game, me, [int(game.this)])
        gain(game, me, GOLD, TO_DECK)


@card("develop", cost=3, types=ACTION)
def develop(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed == NONE:
        return
    potions = game.potion_price(trashed)
    dearer, cheaper = game.price(trashed) + 1, game.price(trashed) - 1
    piles = [
        int(pile)
        for pile in game.piles
        for price in (dearer, cheaper)
        if game.supply.of(pile) and game.costs(pile, EXACTLY, price, potions)
    ]
    first = ask.for_listed_card(game, me, GAIN, piles)
    if first != NONE:
        other = cheaper if game.price(first) == dearer else dearer
        gain(game, me, first, TO_DECK)
        gain_costing(game, me, other, potions, relation=EXACTLY, target=TO_DECK)


@card("oasis", cost=3, types=ACTION, cards=1, actions=1, coins=1)
def oasis(game: LiveGame, me: Player) -> None:
    discard_from_hand(game, me, optional=False)


@card("oracle", cost=3, types=ACTION | ATTACK)
def oracle(game: LiveGame, me: Player) -> None:
    for player in [me, *attacked(game, me)]:
        reveal_cards(game, player, 2)
        if player.revealed.size:
            fate = ask.for_mode(game, me, FATE, ("discard", "keep"), affects=player)
            if fate == "discard":
                discard_revealed(game, player)
            else:
                put_back_in_order(game, player)
    draw(game, me, 2)


SCHEME: Final = card("scheme", cost=3, types=ACTION, cards=1, actions=1, notes=PLAYS)


def discarded_actions(game: LiveGame, me: Player) -> list[int]:
    cards = [me.in_play.at(slot) for slot in discarded_slots(me)]
    return [one for one in cards if game.is_a(one, ACTION)]


def action_is_discarded(game: LiveGame, me: Player) -> bool:
    # Scheme itself, mostly.
    return any(game.is_a(me.in_play.at(slot), ACTION) for slot in discarded_slots(me))


@SCHEME.when_plays_are_discarded(action_is_discarded)
def put_action_on_deck(game: LiveGame, me: Player) -> None:
    actions = discarded_actions(game, me)
    chosen = ask.for_listed_card(game, me, PUT_ON_DECK, actions, optional=True)
    if chosen != NONE:
        put_played_on_deck(game, me, chosen)


TUNNEL: Final = card("tunnel", cost=3, types=VICTORY | REACTION, points=2)


@TUNNEL.when_discarded
def show_tunnel(game: LiveGame, me: Player) -> None:
    if ask.whether(game, me, game.this):
        show_discarded(game, me, game.this)
        gain(game, me, GOLD)


@card("jack_of_all_trades", cost=4, types=ACTION)
def jack_of_all_trades(game: LiveGame, me: Player) -> None:
    gain(game, me, SILVER)
    keep_top_or_discard_it(game, me)
    draw(game, me, 5 - me.hand.size)
    trash_from_hand(game, me, NO_TREASURE, optional=True)


NOBLE_BRIGAND: Final = card("noble_brigand", cost=4, types=ACTION | ATTACK, coins=1)


@NOBLE_BRIGAND
def noble_brigand(game: LiveGame, me: Player) -> None:
    rob(game, me, attacked(game, me))


def always(game: LiveGame, me: Player) -> bool:
    return True


@NOBLE_BRIGAND.when_bought(always)
def rob_everybody(game: LiveGame, me: Player) -> None:
    rob(game, me, others(game, me))


def rob(game: LiveGame, me: Player, foes: list[Player]) -> None:
    stolen = []
    for foe in foes:
        reveal_cards(game, foe, 2)
        is_poor = not revealed_of_type(game, foe, TREASURE)
        loot = [one for one in foe.revealed if one in (SILVER, GOLD)]
        lost = ask.for_listed_card(game, me, TRASH, loot, affects=foe)
        if lost != NONE:
            trash_revealed(game, foe, lost)
            stolen.append(lost)
        discard_revealed(game, foe)
        if is_poor:
            gain(game, foe, COPPER)
    for one in stolen:
        gain_trashed(game, me, one)


card("nomad_camp", cost=4, types=ACTION | ARRIVES_ON_DECK, buys=1, coins=2)

SILK_ROAD: Final = card("silk_road", cost=4, types=VICTORY)


@SILK_ROAD.scores
def one_point_per_four_victory_cards(game: Position, owned: Counts) -> int:
    return owned.total_of(game.catalogue.types, VICTORY) // 4


@card("spice_merchant", cost=4, types=ACTION)
def spice_merchant(game: LiveGame, me: Player) -> None:
    if trash_from_hand(game, me, TREASURE, optional=True) == NONE:
        return
    if ask.for_mode(game, me, CHOOSE, ("cards", "coins")) == "cards":
        draw(game, me, 2)
        add_actions(game, me, 1)
    else:
        add_coins(game, me, 2)
        add_buys(game, me, 1)


TRADER: Final = card("trader", cost=4, types=ACTION | REACTION)


@TRADER
def trader(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        for _ in range(game.price(trashed)):
            gain(game, me, SILVER)


def silver_would_differ(game: LiveGame, me: Player) -> bool:
    return game.gaining != SILVER or not game.gains_plainly


@TRADER.before_holder_gains(silver_would_differ)
def gain_silver_instead(game: LiveGame, me: Player) -> None:
    if ask.whether_instead(game, me, game.gaining):
        show_from_hand(game, me, game.this)
        gain_instead(game, me, SILVER)


CACHE: Final = card("cache", cost=5, types=TREASURE, coins=3)


def copper_is_left(game: LiveGame, me: Player) -> bool:
    return game.supply.of(COPPER) > 0


@CACHE.when_gained(copper_is_left)
def gain_two_coppers(game: LiveGame, me: Player) -> None:
    for _ in range(2):
        gain(game, me, COPPER)


@card("cartographer", cost=5, types=ACTION, cards=1, actions=1)
def cartographer(game: LiveGame, me: Player) -> None:
    look_at_cards(game, me, 4)
    dropped = ask.for_any_listed_cards(game, me, DISCARD, me.revealed.cards())
    discard_from_revealed(game, me, dropped)
    put_back_in_order(game, me)


EMBASSY: Final = card("embassy", cost=5, types=ACTION, cards=5)


@EMBASSY
def embassy(game: LiveGame, me: Player) -> None:
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 3, 3))


@EMBASSY.when_gained(silver_is_left)
def give_silver_to_others(game: LiveGame, me: Player) -> None:
    for other in others(game, me):
        gain(game, other, SILVER)


HAGGLER: Final = card("haggler", cost=5, types=ACTION, coins=2)


def something_is_cheaper(game: LiveGame, me: Player) -> bool:
    return supply_has(game, game.price_paid, game.potion_price(game.buying), BELOW, NO_VICTORY)


@HAGGLER.when_buying_if(something_is_cheaper)
def gain_cheaper_card(game: LiveGame, me: Player) -> None:
    potions = game.potion_price(game.buying)
    gain_costing(game, me, game.price_paid, potions, relation=BELOW, types=NO_VICTORY)


card("highway", cost=5, types=ACTION, cards=1, actions=1, reduction=1)

ILL_GOTTEN_GAINS: Final = card(
    "ill_gotten_gains", cost=5, types=TREASURE, coins=1, place_among_treasures=10
)


@ILL_GOTTEN_GAINS
def ill_gotten_gains(game: LiveGame, me: Player) -> None:
    if game.supply.of(COPPER) and ask.whether(game, me, COPPER):
        gain(game, me, COPPER, TO_HAND)


def curse_is_left(game: LiveGame, me: Player) -> bool:
    return game.supply.of(CURSE) > 0


@ILL_GOTTEN_GAINS.when_gained(curse_is_left)
def curse_others(game: LiveGame, me: Player) -> None:
    for other in others(game, me):
        gain(game, other, CURSE)


INN: Final = card("inn", cost=5, types=ACTION, cards=2, actions=2)


@INN
def inn(game: LiveGame, me: Player) -> None:
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, 2, 2))


def action_in_discard(game: LiveGame, me: Player) -> bool:
    return me.discard.holds(game.catalogue.types, ACTION)


@INN.when_gained(action_in_discard)
def shuffle_actions_into_deck(game: LiveGame, me: Player) -> None:
    actions = [one for one in look_through_discard(game, me) if game.is_a(one, ACTION)]
    shuffle_into_deck(game, me, ask.for_any_listed_cards(game, me, REVEAL, actions))


MANDARIN: Final = card("mandarin", cost=5, types=ACTION, coins=3)


@MANDARIN
def mandarin(game: LiveGame, me: Player) -> None:
    put_hand_card_on_deck(game, me)


@MANDARIN.when_gained(treasure_in_play)
def put_treasures_on_deck(game: LiveGame, me: Player) -> None:
    treasures = [one for one in in_play_cards(me) if game.is_a(one, TREASURE)]
    ordered = ask.for_listed_cards(game, me, PUT_ON_DECK, treasures, len(treasures))
    for one in reversed(ordered):
        put_played_on_deck(game, me, one)


@card("margrave", cost=5, types=ACTION | ATTACK, cards=3, buys=1)
def margrave(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        draw(game, foe, 1)
        discard_down_to(game, foe, 3)


@card("stables", cost=5, types=ACTION)
def stables(game: LiveGame, me: Player) -> None:
    if discard_from_hand(game, me, TREASURE):
        draw(game, me, 3)
        add_actions(game, me, 1)


BORDER_VILLAGE: Final = card("border_village", cost=6, types=ACTION, cards=1, actions=2)


def something_costs_less(game: LiveGame, me: Player) -> bool:
    village = game.gaining
    return supply_has(game, game.price(village), game.potion_price(village), BELOW)


@BORDER_VILLAGE.when_gained(something_costs_less)
def gain_card_costing_less(game: LiveGame, me: Player) -> None:
    gain_relative(game, me, game.this, 0, relation=BELOW)


FARMLAND: Final = card("farmland", cost=6, types=VICTORY, points=2)


def has_hand(game: LiveGame, me: Player) -> bool:
    return me.hand.size > 0


@FARMLAND.when_bought(has_hand)
def turn_card_into_dearer_one(game: LiveGame, me: Player) -> None:
    gain_relative(game, me, trash_from_hand(game, me), 2, relation=EXACTLY)
