"""Cards that stay in play beyond their turn, together with what has played them more than once."""

from mypy_extensions import i64

from throneroom.engine.card import NONE
from throneroom.engine.live import LiveGame
from throneroom.engine.moments import WHEN_TURN_STARTS
from throneroom.engine.player import Player, staying_slots
from throneroom.engine.resolve import resolve
from throneroom.engine.zones import EMPTY


def stay(game: LiveGame, me: Player) -> None:
    """Keep this card in play, to act once more when its player's next turn starts."""
    stay_in(me, game.slot)


def stay_in(me: Player, slot: i64) -> None:
    """Keep the card in a slot in play, to act once more when its player's next turn starts."""
    while me.due.size <= slot:
        me.due.push(0)
    me.due.set(slot, me.due.at(slot) + 1)


def stay_with(me: Player, multiplier: i64, slot: i64) -> None:
    """What has played a card more than once stays as long as that card does."""
    if multiplier != NONE and slot < me.due.size and me.due.at(slot):
        me.bonds.push_pair(multiplier, slot)


def resolve_due(game: LiveGame, me: Player) -> None:
    """Let the cards that have stayed in play do what was left to do.

    They act in no particular order, since it makes no difference (S022).
    """
    times = me.due.cards()
    me.due.clear()
    me.bonds.clear()
    for slot, count in enumerate(times):
        for _ in range(count):
            resolve(game, me, me.in_play.at(slot), WHEN_TURN_STARTS, slot)


def take_staying(me: Player) -> list[int]:
    """Take the cards out of play that stay, and note in which slots they will lie alone."""
    slots = staying_slots(me)
    cards = [me.in_play.at(slot) for slot in slots]
    times = [me.due.at(slot) if slot < me.due.size else 0 for slot in slots]
    bonds = me.bonds.cards()
    for slot in slots:
        me.in_play.set(slot, EMPTY)
    me.due.put_all(times)
    me.bonds.clear()
    for multiplier, slot in zip(bonds[::2], bonds[1::2], strict=True):
        if multiplier in slots and slot in slots:
            me.bonds.push_pair(slots.index(multiplier), slots.index(slot))
    return cards
