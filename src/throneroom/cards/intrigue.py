"""The kingdom cards of Intrigue, first edition."""

from typing import Final

from throneroom.engine import ask
from throneroom.engine.basics import COPPER, CURSE, DUCHY, ESTATE, SILVER
from throneroom.engine.card import ACTION, ATTACK, NONE, REACTION, TREASURE, VICTORY, CardSet
from throneroom.engine.counts import Counts
from throneroom.engine.live import LiveGame
from throneroom.engine.position import EXACTLY, Player, Position
from throneroom.engine.question import (
    CHOOSE,
    DISCARD,
    GIVE,
    PUT_ON_DECK,
    TRASH,
)
from throneroom.engine.verbs import (
    TO_HAND,
    add_actions,
    add_bonus_by_type,
    add_buys,
    add_coins,
    add_value,
    attacked,
    discard_cards,
    discard_revealed,
    draw,
    everybody,
    gain,
    gain_relative,
    gain_up_to,
    left_of,
    name_card,
    pass_cards_left,
    put_back_in_order,
    put_hand_card_on_deck,
    put_on_deck,
    reduce_costs,
    reveal_cards,
    reveal_hand,
    reveal_top,
    revealed_of_type,
    take_revealed,
    this_in_play,
    trash_cards,
    trash_from_hand,
    trash_revealed,
    trash_this,
    trash_top,
)

card: Final = CardSet("intrigue")


@card("courtyard", cost=2, types=ACTION, cards=3)
def courtyard(game: LiveGame, me: Player) -> None:
    put_hand_card_on_deck(game, me)


@card("pawn", cost=2, types=ACTION)
def pawn(game: LiveGame, me: Player) -> None:
    chosen = ask.for_modes(game, me, ("card", "action", "buy", "coin"), 2)
    draw(game, me, 1 if "card" in chosen else 0)
    if "action" in chosen:
        add_actions(game, me, 1)
    if "buy" in chosen:
        add_buys(game, me, 1)
    if "coin" in chosen:
        add_coins(game, me, 1)


SECRET_CHAMBER: Final = card("secret_chamber", cost=2, types=ACTION | REACTION)


@SECRET_CHAMBER
def secret_chamber(game: LiveGame, me: Player) -> None:
    dropped = ask.for_hand_cards(game, me, DISCARD, 0, me.hand.size)
    discard_cards(game, me, dropped)
    add_coins(game, me, len(dropped))


@SECRET_CHAMBER.when_attacked
def show_secret_chamber(game: LiveGame, me: Player) -> None:
    draw(game, me, 2)
    for chosen in reversed(ask.for_hand_cards(game, me, PUT_ON_DECK, 2, 2, ordered=True)):
        put_on_deck(game, me, chosen, me.hand, shown=False)


card("great_hall", cost=3, types=ACTION | VICTORY, cards=1, actions=1, points=1)


@card("masquerade", cost=3, types=ACTION, cards=2)
def masquerade(game: LiveGame, me: Player) -> None:
    pass_cards_left(game, everybody(game, me))
    trash_from_hand(game, me, optional=True)


@card("shanty_town", cost=3, types=ACTION, actions=2)
def shanty_town(game: LiveGame, me: Player) -> None:
    reveal_hand(game, me)
    if not me.hand.holds(game.catalogue.types, ACTION):
        draw(game, me, 2)


@card("steward", cost=3, types=ACTION)
def steward(game: LiveGame, me: Player) -> None:
    chosen = ask.for_mode(game, me, CHOOSE, ("cards", "coins", "trash"))
    if chosen == "cards":
        draw(game, me, 2)
    elif chosen == "coins":
        add_coins(game, me, 2)
    else:
        trash_cards(game, me, ask.for_hand_cards(game, me, TRASH, 2, 2))


@card("swindler", cost=3, types=ACTION | ATTACK, coins=2)
def swindler(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        lost = trash_top(game, foe)
        if lost != NONE:
            price = (game.price(lost), game.potion_price(lost))
            given = ask.for_supply_card(game, me, GIVE, *price, EXACTLY, 0, False, foe)
            if given != NONE:
                gain(game, foe, given)


@card("wishing_well", cost=3, types=ACTION, cards=1, actions=1)
def wishing_well(game: LiveGame, me: Player) -> None:
    named = name_card(game, me)
    shown = reveal_top(game, me)
    if shown == NONE:
        return
    if shown == named:
        take_revealed(game, me, [int(shown)])
    else:
        put_on_deck(game, me, shown, me.revealed, shown=True)


@card("baron", cost=4, types=ACTION, buys=1)
def baron(game: LiveGame, me: Player) -> None:
    if me.hand.find(ESTATE) >= 0 and ask.whether(game, me, ESTATE):
        discard_cards(game, me, [ESTATE])
        add_coins(game, me, 4)
    else:
        gain(game, me, ESTATE)


@card("bridge", cost=4, types=ACTION, buys=1, coins=1)
def bridge(game: LiveGame, me: Player) -> None:
    reduce_costs(game, 1)


@card("conspirator", cost=4, types=ACTION, coins=2)
def conspirator(game: LiveGame, me: Player) -> None:
    if game.actions_played >= 3:
        draw(game, me, 1)
        add_actions(game, me, 1)


@card("coppersmith", cost=4, types=ACTION)
def coppersmith(game: LiveGame, me: Player) -> None:
    add_value(game, COPPER, 1)


@card("ironworks", cost=4, types=ACTION)
def ironworks(game: LiveGame, me: Player) -> None:
    gained = gain_up_to(game, me, 4)
    # Also if it was gained for a possessor (D49).
    if gained != NONE:
        add_bonus_by_type(game, me, gained, 1)


@card("mining_village", cost=4, types=ACTION, cards=1, actions=2)
def mining_village(game: LiveGame, me: Player) -> None:
    if this_in_play(game, me) and ask.whether(game, me, game.this):
        trash_this(game, me)
        add_coins(game, me, 2)


@card("scout", cost=4, types=ACTION, actions=1)
def scout(game: LiveGame, me: Player) -> None:
    reveal_cards(game, me, 4)
    take_revealed(game, me, revealed_of_type(game, me, VICTORY))
    put_back_in_order(game, me)


DUKE: Final = card("duke", cost=5, types=VICTORY)


@DUKE.scores
def one_point_per_duchy(game: Position, owned: Counts) -> int:
    return owned.of(DUCHY)


@card("minion", cost=5, types=ACTION | ATTACK, actions=1)
def minion(game: LiveGame, me: Player) -> None:
    if ask.for_mode(game, me, CHOOSE, ("coins", "redraw")) == "coins":
        add_coins(game, me, 2)
        return
    for player in [me, *attacked(game, me)]:
        if player is me or player.hand.size >= 5:
            discard_cards(game, player, player.hand.cards())
            draw(game, player, 4)


@card("saboteur", cost=5, types=ACTION | ATTACK)
def saboteur(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        found = reveal_top(game, foe)
        while found != NONE and game.price(found) < 3:
            found = reveal_top(game, foe)
        if found != NONE:
            trash_revealed(game, foe, found)
            gain_relative(game, foe, found, -2, optional=True)
        discard_revealed(game, foe)


@card("torturer", cost=5, types=ACTION | ATTACK, cards=3)
def torturer(game: LiveGame, me: Player) -> None:
    for foe in attacked(game, me):
        if ask.for_mode(game, foe, CHOOSE, ("discard", "curse")) == "discard":
            discard_cards(game, foe, ask.for_hand_cards(game, foe, DISCARD, 2, 2))
        else:
            gain(game, foe, CURSE, TO_HAND)


@card("trading_post", cost=5, types=ACTION)
def trading_post(game: LiveGame, me: Player) -> None:
    trashed = ask.for_hand_cards(game, me, TRASH, 2, 2)
    trash_cards(game, me, trashed)
    if len(trashed) == 2:
        gain(game, me, SILVER, TO_HAND)


@card("tribute", cost=5, types=ACTION)
def tribute(game: LiveGame, me: Player) -> None:
    left = left_of(game, me)
    reveal_cards(game, left, 2)
    shown = set(left.revealed.cards())
    discard_revealed(game, left)
    for one in shown:
        add_bonus_by_type(game, me, one, 2)


@card("upgrade", cost=5, types=ACTION, cards=1, actions=1)
def upgrade(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        gain_relative(game, me, trashed, 1, relation=EXACTLY)


card("harem", cost=6, types=TREASURE | VICTORY, coins=2, points=2)


@card("nobles", cost=6, types=ACTION | VICTORY, points=2)
def nobles(game: LiveGame, me: Player) -> None:
    if ask.for_mode(game, me, CHOOSE, ("cards", "actions")) == "cards":
        draw(game, me, 3)
    else:
        add_actions(game, me, 2)
