"""The kingdom cards of Guilds."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import CURSE, GOLD, SILVER
from throneroom.engine.card import ACTION, ATTACK, NONE, TREASURE, CardSet
from throneroom.engine.live import LiveGame
from throneroom.engine.position import BELOW, EXACTLY, Player, Position
from throneroom.engine.question import DISCARD, FATE, PUT_ON_DECK, SPEND
from throneroom.engine.verbs import (
    TO_DECK,
    add_tokens,
    attacked,
    discard_cards,
    discard_from_hand,
    discard_from_revealed,
    discard_revealed,
    discard_top,
    draw,
    gain,
    gain_costing,
    gain_relative,
    left_of,
    look_at_top,
    look_through_discard,
    name_card,
    pay_tokens,
    play_from,
    put_back_in_order,
    put_on_deck,
    reveal_cards,
    reveal_hand,
    reveal_top,
    reveal_until,
    supply_has,
    take_revealed,
    trash_from_hand,
    trash_revealed,
    trash_top,
)

card: Final = CardSet("guilds")

card("candlestick_maker", cost=2, types=ACTION, actions=1, buys=1, tokens=1)

STONEMASON: Final = card("stonemason", cost=2, types=ACTION)


@STONEMASON
def stonemason(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me)
    if trashed != NONE:
        for _ in range(2):
            gain_relative(game, me, trashed, 0, relation=BELOW)


def action_costs_that(game: LiveGame, me: Player) -> bool:
    return supply_has(game, *overpaid(game), EXACTLY, ACTION)


def overpaid(game: LiveGame) -> tuple[i64, i64]:
    return game.overpaid_coins, game.overpaid_potions


@STONEMASON.when_overpaid(action_costs_that)
def gain_two_actions(game: LiveGame, me: Player) -> None:
    coins, potions = overpaid(game)
    for _ in range(2):
        gain_costing(game, me, coins, potions, relation=EXACTLY, types=ACTION)


DOCTOR: Final = card("doctor", cost=3, types=ACTION)


@DOCTOR
def doctor(game: LiveGame, me: Player) -> None:
    named = name_card(game, me)
    reveal_cards(game, me, 3)
    for one in me.revealed.cards():
        if one == named:
            trash_revealed(game, me, one)
    put_back_in_order(game, me)


def has_cards(game: LiveGame, me: Player) -> bool:
    return me.deck.size + me.discard.size > 0


@DOCTOR.when_overpaid(has_cards)
def look_at_cards(game: LiveGame, me: Player) -> None:
    for _ in range(game.overpaid_coins):
        seen = look_at_top(game, me)
        if seen != NONE:
            fate = ask.for_mode(game, me, FATE, ("trash", "discard", "keep"), seen)
            if fate == "trash":
                trash_top(game, me)
            elif fate == "discard":
                discard_top(game, me)


MASTERPIECE: Final = card("masterpiece", cost=3, types=TREASURE, coins=1)


def silver_is_left(game: LiveGame, me: Player) -> bool:
    return game.supply.of(SILVER) > 0


@MASTERPIECE.when_overpaid(silver_is_left)
def gain_silvers(game: LiveGame, me: Player) -> None:
    for _ in range(game.overpaid_coins):
        gain(game, me, SILVER)


@card("advisor", cost=4, types=ACTION, actions=1)
def advisor(game: LiveGame, me: Player) -> None:
    take_all_but_one(game, me, 3)


def take_all_but_one(game: LiveGame, me: Player, count: i64) -> None:
    """Reveal cards and take them, but for one that the player to the left has discarded."""
    reveal_cards(game, me, count)
    shown = me.revealed.cards()
    dropped = ask.for_listed_card(game, left_of(game, me), DISCARD, shown, affects=me)
    if dropped != NONE:
        discard_from_revealed(game, me, [int(dropped)])
        take_revealed(game, me, me.revealed.cards())


@card("herald", cost=4, types=ACTION, cards=1, actions=1)
def herald(game: LiveGame, me: Player) -> None:
    shown = reveal_top(game, me)
    if shown == NONE:
        return
    if game.is_a(shown, ACTION):
        play_from(game, me, shown, me.revealed)
    else:
        put_on_deck(game, me, shown, me.revealed, shown=True)


def has_discards(game: LiveGame, me: Player) -> bool:
    return me.discard.size > 0


@herald.when_overpaid(has_discards)
def put_discards_on_deck(game: LiveGame, me: Player) -> None:
    discards = look_through_discard(game, me)
    chosen = ask.for_listed_cards(game, me, PUT_ON_DECK, discards, game.overpaid_coins)
    for one in reversed(chosen):
        put_on_deck(game, me, one, me.discard, shown=False)


@card("plaza", cost=4, types=ACTION, cards=1, actions=2)
def plaza(game: LiveGame, me: Player) -> None:
    if discard_from_hand(game, me, TREASURE):
        add_tokens(game, me, 1)


@card("taxman", cost=4, types=ACTION | ATTACK)
def taxman(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me, TREASURE, optional=True)
    if trashed == NONE:
        return
    for foe in attacked(game, me):
        if foe.hand.size >= 5:
            tax(game, foe, trashed)
    gain_relative(game, me, trashed, 3, types=TREASURE, target=TO_DECK)


def tax(game: LiveGame, foe: Player, card: i64) -> None:
    if foe.hand.find(card) >= 0:
        discard_cards(game, foe, [int(card)])
    else:
        reveal_hand(game, foe)


BAKER: Final = card("baker", cost=5, types=ACTION, cards=1, actions=1, tokens=1)


@BAKER.when_set_up
def give_everybody_a_token(game: Position) -> None:
    for player in game.players:
        player.tokens += 1


@card("butcher", cost=5, types=ACTION, tokens=2)
def butcher(game: LiveGame, me: Player) -> None:
    trashed = trash_from_hand(game, me, optional=True)
    if trashed != NONE:
        paid = ask.for_amount(game, me, SPEND, list(range(me.tokens + 1)))
        pay_tokens(game, me, paid)
        gain_relative(game, me, trashed, paid)


@card("journeyman", cost=5, types=ACTION)
def journeyman(game: LiveGame, me: Player) -> None:
    named = name_card(game, me)
    take_revealed(game, me, reveal_until(game, me, 0, 3, but=named))
    discard_revealed(game, me)


MERCHANT_GUILD: Final = card("merchant_guild", cost=5, types=ACTION, buys=1, coins=1)


@MERCHANT_GUILD.when_paying
def take_token(game: LiveGame, me: Player) -> None:
    add_tokens(game, me, 1)


@card("soothsayer", cost=5, types=ACTION | ATTACK)
def soothsayer(game: LiveGame, me: Player) -> None:
    gain(game, me, GOLD)
    cursed = [foe for foe in attacked(game, me) if gain(game, foe, CURSE) != NONE]
    for foe in cursed:
        draw(game, foe, 1)
