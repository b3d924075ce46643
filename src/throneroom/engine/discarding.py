"""Discarding, trashing and leaving play; each has one place where it happens."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import NONE
from throneroom.engine.deck import reveal_top
from throneroom.engine.events import ALL_SEATS, by_owner, tell
from throneroom.engine.live import TO_TRASH, LiveGame
from throneroom.engine.moments import WHEN_DISCARDED, WHEN_TRASHING
from throneroom.engine.passes import settle_passes
from throneroom.engine.player import staying_slots
from throneroom.engine.position import Player, Position
from throneroom.engine.question import DISCARD, TRASH
from throneroom.engine.resolve import resolve_discards, resolve_grantor
from throneroom.engine.zones import EMPTY

# Discarding


def _discard(game: LiveGame, me: Player, cards: list[int], origin: str) -> None:
    """Discard cards that have just left their zone: all discards but those of Clean-up.

    Of cards discarded together from the hand, or after looking at them, only the last one can be
    seen by the others.
    """
    for card in cards:
        me.discard.push(card)
    if cards and game.events is not None:
        hidden = origin == "hand" or (origin == "revealed" and me.looking)
        seen_by = by_owner(game, me) if hidden else i64(ALL_SEATS)
        tell(game, "discard", me, cards, origin, "discard", 0, seen_by, hidden)
    if game.catalogue.waits_for(WHEN_DISCARDED):
        resolve_discards(game, me, cards)


def discard_cards(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Discard cards of the hand together."""
    for card in cards:
        me.hand.remove(card)
    _discard(game, me, cards, "hand")


def discard_down_to(game: LiveGame, me: Player, size: i64) -> None:
    """Discard cards of the player's choice until the hand is no larger than this."""
    surplus = me.hand.size - size
    if surplus > 0:
        discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, surplus, surplus))


def discard_from_hand(
    game: LiveGame, me: Player, types: i64 = 0, purpose: str = "", optional: bool = True
) -> bool:
    """Discard a card of the hand, usually only if the player wants to; whether one was."""
    card = ask.for_hand_card(game, me, DISCARD, types, optional, purpose)
    if card == NONE:
        return False
    discard_cards(game, me, [int(card)])
    return True


def discard_top(game: LiveGame, me: Player) -> None:
    """Discard the top card of the deck."""
    card = me.deck.pop()
    me.deck_lost(1)
    _discard(game, me, [int(card)], "deck")


def discard_from_revealed(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Discard some of the revealed cards together."""
    for card in cards:
        me.revealed.remove(card)
    _discard(game, me, cards, "revealed")


def discard_revealed(game: LiveGame, me: Player) -> None:
    """Discard all revealed cards that are left."""
    cards = me.revealed.cards()
    me.revealed.clear()
    _discard(game, me, cards, "revealed")


def discard_set_aside(game: LiveGame, me: Player, but: i64) -> None:
    """Discard the cards set aside, except for a number of them that lay there before."""
    cards = me.set_aside.cards()[but:]
    me.set_aside.size = but
    _discard(game, me, cards, "set_aside")


def discard_everything(game: LiveGame, me: Player) -> None:
    """Discard all cards in play and in hand, as Clean-up does."""
    if game.events is not None:
        tell(game, "clean_up", me, in_play_cards(me), "in_play", "discard")
        hidden = by_owner(game, me)
        tell(game, "clean_up", me, me.hand.cards(), "hand", "discard", 0, hidden, True)
    me.discard.take_slots(me.in_play)
    me.discard.take_all(me.hand)


# Trashing


def _trash(game: LiveGame, me: Player, cards: list[int], origin: str) -> None:
    """Trash cards that have just left their zone: whatever is trashed comes through here."""
    for card in cards:
        game.target = TO_TRASH
        resolve_grantor(game, me, WHEN_TRASHING)
        if game.target == TO_TRASH:
            game.trash.push(card)
            me.owned.take(card)
            if game.passes:
                settle_passes(game, me, card)
        else:
            me.returning.push(card)
    if cards and game.events is not None:
        tell(game, "trash", me, cards, origin, "trash")


def trash_taken(game: LiveGame, me: Player, card: i64, origin: str) -> None:
    """Trash a card that has just been taken from the zone with this name."""
    _trash(game, me, [int(card)], origin)


def trash_cards(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Trash cards of the hand."""
    for card in cards:
        me.hand.remove(card)
    _trash(game, me, cards, "hand")


def trash_from_hand(game: LiveGame, me: Player, types: i64 = 0, optional: bool = False) -> i64:
    """Trash a card of the hand, of one of these types if any are given; NONE if none was."""
    card = ask.for_hand_card(game, me, TRASH, types, optional)
    if card != NONE:
        trash_cards(game, me, [int(card)])
    return card


def trash_revealed(game: LiveGame, me: Player, card: i64) -> None:
    """Trash a revealed card."""
    me.revealed.remove(card)
    _trash(game, me, [int(card)], "revealed")


def trash_top(game: LiveGame, me: Player) -> i64:
    """Trash the top card of the deck; NONE if there is none."""
    card = reveal_top(game, me)
    if card != NONE:
        trash_revealed(game, me, card)
    return card


def return_laid_by(game: LiveGame, me: Player) -> None:
    """Discard the cards that were laid by instead of being trashed."""
    if me.returning.size:
        if game.events is not None:
            tell(game, "come_back", me, me.returning.cards(), "trash", "discard")
        me.discard.take_all(me.returning)


# Leaving play


def _leave_play(game: LiveGame, me: Player, slot: i64) -> i64:
    """Take a card from its slot in play; the slot stays empty until Clean-up."""
    card = me.in_play.at(slot)
    if me.seat == game.current:
        game.reduce_prices(card, -1)
    me.in_play.set(slot, EMPTY)
    if slot < me.due.size:
        me.due.set(slot, 0)
    return card


def in_play_cards(me: Player) -> list[int]:
    """The cards that a player has in play."""
    return [card for card in me.in_play if card != EMPTY]


def this_in_play(game: LiveGame, me: Player) -> bool:
    """Whether this card is still in play; played twice, it may have left the first time."""
    return me.in_play.at(game.slot) != EMPTY


def trash_this(game: LiveGame, me: Player) -> bool:
    """Trash this card from play, unless it has left already; whether it was trashed."""
    if not this_in_play(game, me):
        return False
    _trash(game, me, [int(_leave_play(game, me, game.slot))], "in_play")
    return True


def trash_from_play(game: LiveGame, me: Player, types: i64) -> None:
    """Trash all cards of these types that the player has in play."""
    slots = [slot for slot in range(me.in_play.size) if _lies_in(game, me, slot, types)]
    _trash(game, me, [int(_leave_play(game, me, slot)) for slot in slots], "in_play")


def count_in_play(game: Position, me: Player, types: i64) -> i64:
    """How many cards of these types a player has in play."""
    return sum([1 for slot in range(me.in_play.size) if _lies_in(game, me, slot, types)])


def _lies_in(game: Position, me: Player, slot: i64, types: i64) -> bool:
    """Whether a card of these types lies in a slot in play."""
    card = me.in_play.at(slot)
    return card != EMPTY and game.is_a(card, types)


def put_this_on_mat(game: LiveGame, me: Player) -> None:
    """Put this card on the mat for the rest of the game, unless it has left play already."""
    if this_in_play(game, me):
        card = _leave_play(game, me, game.slot)
        me.mat.push(card)
        if game.events is not None:
            tell(game, "put_on_mat", me, [int(card)], "in_play", "mat")


def put_this_on_deck(game: LiveGame, me: Player) -> None:
    """Put this card on the deck instead of discarding it from play."""
    _put_on_deck_from_play(game, me, game.slot)


def put_played_on_deck(game: LiveGame, me: Player, card: i64) -> None:
    """Put a card in play on the deck instead of discarding it.

    Of equal ones that is one which has already done what it does when discarded, if there is one.
    """
    slots = [slot for slot in discarded_slots(me) if me.in_play.at(slot) == card]
    _put_on_deck_from_play(game, me, max(slots, key=lambda slot: (slot in game.settled, slot)))


def discarded_slots(me: Player) -> list[int]:
    """The slots in play whose cards the coming Clean-up discards."""
    staying = staying_slots(me)
    return [
        slot
        for slot in range(me.in_play.size)
        if slot not in staying and me.in_play.at(slot) != EMPTY
    ]


def _put_on_deck_from_play(game: LiveGame, me: Player, slot: i64) -> None:
    card = _leave_play(game, me, slot)
    me.deck.push(card)
    me.deck_got(True, me.seat)
    if game.events is not None:
        tell(game, "put_back", me, [int(card)], "in_play", "deck")
