"""Cards that are taken into a hand, set aside, passed or named."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import NONE
from throneroom.engine.deck import deck_ready
from throneroom.engine.events import by_owner, place_name, seen_face_down, tell, tell_name
from throneroom.engine.live import LiveGame
from throneroom.engine.passes import Pass, make_pass, record_passes
from throneroom.engine.position import Player
from throneroom.engine.question import PASS, SAVE
from throneroom.engine.zones import Zone


def revealed_of_type(game: LiveGame, me: Player, types: i64) -> list[int]:
    """The revealed cards that have one of these types."""
    return [card for card in me.revealed if game.catalogue.types[card] & types]


def take_revealed(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Put revealed cards into the hand."""
    for card in cards:
        me.revealed.remove(card)
        me.hand.push(card)
    if cards and game.events is not None:
        tell(game, "take", me, cards, "revealed", "hand")


def set_revealed_aside(me: Player, cards: list[int]) -> None:
    """Keep revealed cards apart from the others, face up."""
    for card in cards:
        me.revealed.remove(card)
        me.set_aside.push(card)


def set_aside_from_hand(game: LiveGame, me: Player, card: i64) -> None:
    """Set a card of the hand aside, face up."""
    me.hand.remove(card)
    me.set_aside.push(card)
    if game.events is not None:
        tell(game, "set_aside", me, [int(card)], "hand", "set_aside")


def save_from_hand(game: LiveGame, me: Player) -> bool:
    """Set a card of the hand aside face down, of the player's choice; whether there was one."""
    card = ask.for_hand_card(game, me, SAVE)
    if card == NONE:
        return False
    _move(game, me, card, me.hand, me.saved)
    return True


def take_saved(game: LiveGame, me: Player) -> None:
    """Take all cards that were set aside face down into the hand."""
    _take_all(game, me, me.saved)


def put_hand_card_on_mat(game: LiveGame, me: Player) -> None:
    """Put a card of the hand on the mat, of the player's choice, for the rest of the game."""
    card = ask.for_hand_card(game, me, SAVE)
    if card != NONE:
        me.hand.remove(card)
        me.mat.push(card)
        if game.events is not None:
            tell(game, "put_on_mat", me, [int(card)], "hand", "mat")


def put_top_on_mat(game: LiveGame, me: Player) -> None:
    """Put the top card of the deck on the mat that only its owner may look at."""
    if deck_ready(game, me):
        card = me.deck.top()
        me.deck_lost(1)
        _move(game, me, card, me.deck, me.private_mat)


def take_from_mat(game: LiveGame, me: Player) -> None:
    """Take all cards from the mat that only its owner may look at."""
    _take_all(game, me, me.private_mat)


def _move(game: LiveGame, me: Player, card: i64, origin: Zone, target: Zone) -> None:
    """Put a card somewhere else, unseen by the others."""
    origin.remove(card)
    target.push(card)
    if game.events is not None:
        kind = "put_on_mat" if target is me.private_mat else "set_aside"
        left, reached = place_name(me, origin), place_name(me, target)
        tell(game, kind, me, [int(card)], left, reached, 0, seen_face_down(game, me, card))


def _take_all(game: LiveGame, me: Player, origin: Zone) -> None:
    cards = origin.cards()
    me.hand.take_all(origin)
    if cards and game.events is not None:
        tell(game, "take", me, cards, place_name(me, origin), "hand", 0, by_owner(game, me))


def take_set_aside(game: LiveGame, me: Player, card: i64) -> None:
    """Take a set-aside card into the hand."""
    me.set_aside.remove(card)
    me.hand.push(card)
    if game.events is not None:
        tell(game, "take", me, [int(card)], "set_aside", "hand")


def name_card(game: LiveGame, me: Player) -> i64:
    """Name any card there is; gives its number, NONE if it does not take part in this game."""
    named = ask.for_name(game, me)
    if game.events is not None:
        tell_name(game, me, named)
    return game.catalogue.find(named)


def pass_cards_left(game: LiveGame, circle: list[Player]) -> None:
    """Everybody in a circle passes a card of the hand on, chosen before any is received."""
    neighbours = list(zip(circle, [*circle[1:], circle[0]], strict=True))
    for giver, receiver in neighbours:
        card = ask.for_hand_card(game, giver, PASS, affects=receiver)
        if card != NONE:
            giver.hand.remove(card)
            giver.passed.push(card)
    # What the others have chosen comes to light now.
    game.unforeseen_at = game.answered
    passes = [make_pass(game, *pair) for pair in neighbours if pair[0].passed.size]
    for one in passes:
        _hand_over(game, one)
    record_passes(game, passes)


def _hand_over(game: LiveGame, one: Pass) -> None:
    giver, receiver = game.players[one.giver], game.players[one.receiver]
    card = giver.passed.pop()
    giver.owned.take(card)
    receiver.owned.add(card)
    receiver.hand.push(card)
    if game.events is not None:
        both = seen_face_down(game, giver, card) | seen_face_down(game, receiver, card)
        tell(game, "pass", giver, [int(card)], "hand", "hand", 0, both, False, receiver.seat)
