"""What the second edition of the base game added."""

from typing import Final

from throneroom.engine import ask
from throneroom.engine.basics import COPPER, GOLD, SILVER
from throneroom.engine.card import ACTION, ATTACK, NONE, PLAYS, TREASURE, CardSet
from throneroom.engine.live import LiveGame
from throneroom.engine.position import Player
from throneroom.engine.question import DISCARD, PUT_ON_DECK, TRASH
from throneroom.engine.verbs import (
    TO_HAND,
    add_value_once,
    attacked,
    discard_cards,
    discard_from_revealed,
    discard_revealed,
    gain,
    gain_costing,
    look_at_cards,
    look_through_discard,
    play_from,
    put_back_in_order,
    put_hand_card_on_deck,
    put_on_deck,
    reveal_cards,
    reveal_top,
    revealed_of_type,
    times_played,
    trash_revealed,
)

card: Final = CardSet("base-2")


@card("harbinger", cost=3, types=ACTION, cards=1, actions=1)
def harbinger(game: LiveGame, me: Player) -> None:
    discards = look_through_discard(game, me)
    chosen = ask.for_listed_card(game, me, PUT_ON_DECK, discards, optional=True)
    if chosen != NONE:
        put_on_deck(game, me, chosen, me.discard, shown=False)


@card("merchant", cost=3, types=ACTION, cards=1, actions=1, notes=PLAYS)
def merchant(game: LiveGame, me: Player) -> None:
    if times_played(game, SILVER) == 0:
        add_value_once(game, SILVER, 1)


@card("vassal", cost=3, types=ACTION, coins=2)
def vassal(game: LiveGame, me: Player) -> None:
    found = reveal_top(game, me)
    discard_revealed(game, me)
    if found != NONE and game.is_a(found, ACTION) and ask.whether(game, me, found):
        play_from(game, me, found, me.discard)


@card("poacher", cost=4, types=ACTION, cards=1, actions=1, coins=1)
def poacher(game: LiveGame, me: Player) -> None:
    empty = game.empty_piles
    discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, empty, empty))


@card("bandit", cost=5, types=ACTION | ATTACK)
def bandit(game: LiveGame, me: Player) -> None:
    gain(game, me, GOLD)
    for foe in attacked(game, me):
        reveal_cards(game, foe, 2)
        better = [one for one in revealed_of_type(game, foe, TREASURE) if one != COPPER]
        lost = ask.for_listed_card(game, foe, TRASH, better)
        if lost != NONE:
            trash_revealed(game, foe, lost)
        discard_revealed(game, foe)


@card("sentry", cost=5, types=ACTION, cards=1, actions=1)
def sentry(game: LiveGame, me: Player) -> None:
    look_at_cards(game, me, 2)
    for one in ask.for_any_listed_cards(game, me, TRASH, me.revealed.cards()):
        trash_revealed(game, me, one)
    dropped = ask.for_any_listed_cards(game, me, DISCARD, me.revealed.cards())
    discard_from_revealed(game, me, dropped)
    put_back_in_order(game, me)


@card("artisan", cost=6, types=ACTION)
def artisan(game: LiveGame, me: Player) -> None:
    gain_costing(game, me, 5, target=TO_HAND)
    put_hand_card_on_deck(game, me)
