"""Promotional cards, first editions."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.basics import GOLD, SILVER
from throneroom.engine.card import ACTION, NONE, TELLTALE, TREASURE, CardSet
from throneroom.engine.live import LiveGame
from throneroom.engine.position import EXACTLY, Player
from throneroom.engine.question import CHOOSE, DISCARD
from throneroom.engine.verbs import (
    discard_from_revealed,
    draw,
    everybody,
    gain,
    gain_relative,
    in_play_cards,
    left_of,
    put_this_on_deck,
    reveal_cards,
    take_revealed,
    trash_from_hand,
)

card: Final = CardSet("promos")


@card("envoy", cost=4, types=ACTION)
def envoy(game: LiveGame, me: Player) -> None:
    reveal_cards(game, me, 5)
    shown = me.revealed.cards()
    dropped = ask.for_listed_card(game, left_of(game, me), DISCARD, shown, affects=me)
    if dropped != NONE:
        discard_from_revealed(game, me, [int(dropped)])
        take_revealed(game, me, me.revealed.cards())


card("stash", cost=5, types=TREASURE | TELLTALE, coins=2)


WALLED_VILLAGE: Final = card("walled_village", cost=4, types=ACTION, cards=1, actions=2)


def at_most_one_other_action(game: LiveGame, me: Player) -> bool:
    return len([one for one in in_play_cards(me) if game.is_a(one, ACTION)]) <= 2


@WALLED_VILLAGE.when_clean_up_starts(at_most_one_other_action)
def put_walled_village_on_deck(game: LiveGame, me: Player) -> None:
    if ask.whether(game, me, game.this):
        put_this_on_deck(game, me)


@card("governor", cost=5, types=ACTION, actions=1)
def governor(game: LiveGame, me: Player) -> None:
    chosen = ask.for_mode(game, me, CHOOSE, ("cards", "treasures", "trash"))
    for player in everybody(game, me):
        own = player is me
        if chosen == "cards":
            draw(game, player, 3 if own else 1)
        elif chosen == "treasures":
            gain(game, player, GOLD if own else SILVER)
        else:
            exchange(game, player, 2 if own else 1)


def exchange(game: LiveGame, me: Player, more: i64) -> None:
    trashed = trash_from_hand(game, me, optional=True)
    if trashed != NONE:
        gain_relative(game, me, trashed, more, relation=EXACTLY)
