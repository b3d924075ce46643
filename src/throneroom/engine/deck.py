"""Drawing, revealing and looking at cards of a deck, and putting cards back on it."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import NONE, TELLTALE
from throneroom.engine.events import ALL_SEATS, by_owner, place_name, seen_face_down, tell
from throneroom.engine.live import IN_DISCARD, IN_HAND, TO_DECK, TO_DISCARD, LiveGame
from throneroom.engine.position import Player
from throneroom.engine.question import PLACE, PUT_ON_DECK
from throneroom.engine.shuffling import shuffle_cards
from throneroom.engine.zones import Zone

NOTHING: Final[list[tuple[int, int]]] = []
"""Most shuffles place no card, and make no list."""


def shuffle(game: LiveGame, me: Player) -> None:
    """Shuffle the discard pile to form a new deck. The deck must be empty."""
    if game.arrivals:
        game.lose_track(me, TO_DISCARD)
    deck = me.discard
    me.discard = me.deck
    me.deck = deck
    placed = _take_placed(game, me) if game.catalogue.has_any(TELLTALE) else NOTHING
    _mix(game, me)
    if game.events is not None:
        tell(game, "shuffle", me, [], "discard", "deck", deck.size + len(placed))
    if placed:
        _place(game, me, placed)


def _mix(game: LiveGame, me: Player) -> None:
    """Shuffle the cards of the deck."""
    me.forget_deck()
    if not game.keep_order:
        shuffle_cards(game, me.deck)


def _take_placed(game: LiveGame, me: Player) -> list[tuple[int, int]]:
    """Take the cards with a telltale back out of the deck; gives where each is to lie in it."""
    me.forget_deck()
    placed = _choose_places(game, me)
    for _, card in placed:
        me.deck.remove(card)
    # What is under the cards that were placed comes to light after these answers.
    game.unforeseen_at = game.answered
    return placed


def _place(game: LiveGame, me: Player, placed: list[tuple[int, int]]) -> None:
    """Put cards under as many others of the deck as was chosen for each."""
    for above, (depth, card) in enumerate(sorted(placed)):
        _insert(game, me, card, above + depth, "deck")


def _choose_places(game: LiveGame, me: Player) -> list[tuple[int, int]]:
    """For each card with a telltale back, how many of the other cards are to lie above it."""
    telltale = [card for card in me.deck if game.is_a(card, TELLTALE)]
    depths = list(range(me.deck.size - len(telltale) + 1))
    return [(int(ask.for_amount(game, me, PLACE, depths, card)), card) for card in telltale]


def shuffle_into_deck(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Show cards of the discard pile and shuffle them into the deck, if there are any.

    Of equal cards the highest are taken; without shuffling they would lie on top, in their order.
    """
    if not cards:
        return
    game.unforeseen_at = game.answered
    left = cards[:]
    taken: list[int] = []
    kept: list[int] = []
    for card in reversed(me.discard.cards()):
        if card in left:
            left.remove(card)
            taken.append(card)
            game.lose_track(me, TO_DISCARD, card)
        else:
            kept.append(card)
    game.lose_track(me, TO_DECK)
    me.discard.put_all(kept[::-1])
    for card in reversed(taken):
        me.deck.push(card)
    placed = _take_placed(game, me) if game.catalogue.has_any(TELLTALE) else NOTHING
    _mix(game, me)
    if game.events is not None:
        tell(game, "shuffle_in", me, cards, "discard", "deck")
    _place(game, me, placed)


def deck_ready(game: LiveGame, me: Player) -> bool:
    """Whether there is a card to draw, reveal or look at; shuffles if the deck is empty."""
    game.unforeseen_at = game.answered
    if me.deck.size == 0:
        if me.discard.size == 0:
            return False
        shuffle(game, me)
    return True


def draw(game: LiveGame, me: Player, count: i64) -> None:
    """+Cards: as many as there are."""
    game.unforeseen_at = game.answered
    while count > 0 and (me.deck.size > 0 or deck_ready(game, me)):
        some = count if count < me.deck.size else me.deck.size
        me.hand.take(me.deck, some)
        me.deck_lost(some)
        count -= some
        if game.events is not None:
            drawn = me.hand.cards()[me.hand.size - some :]
            tell(game, "draw", me, drawn, "deck", "hand", some, by_owner(game, me))


def draw_one(game: LiveGame, me: Player) -> i64:
    """Draw a card and tell which; NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    draw(game, me, 1)
    return me.hand.top()


def reveal_top(game: LiveGame, me: Player) -> i64:
    """Reveal the top card of the deck, which leaves the deck for now; NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    card = _take_out(me, looking=False)
    if game.events is not None:
        tell(game, "reveal", me, [int(card)], "deck", "revealed")
    return card


def _take_out(me: Player, looking: bool) -> int:
    """Take the top card of the deck, to be revealed, or to be looked at by its owner alone."""
    card = me.deck.pop()
    me.deck_lost(1)
    me.looking = looking
    me.revealed.push(card)
    return card


def look_at_cards(game: LiveGame, me: Player, count: i64) -> None:
    """Look at this many cards of the deck, which leave it for now, as far as there are any.

    They lie where revealed cards do, but the others do not see them.
    """
    for i in range(count):  # noqa: B007 - the compiler counts with a machine integer
        if not deck_ready(game, me):
            return
        card = _take_out(me, looking=True)
        if game.events is not None:
            tell(game, "look", me, [int(card)], "deck", "revealed", 0, by_owner(game, me))


def reveal_cards(game: LiveGame, me: Player, count: i64) -> None:
    """Reveal this many cards of the deck, as far as there are any."""
    for i in range(count):  # noqa: B007 - the compiler counts with a machine integer
        if reveal_top(game, me) == NONE:
            return


def reveal_until(
    game: LiveGame, me: Player, types: i64, count: i64 = 1, but: i64 = NONE
) -> list[int]:
    """Reveal cards until enough of these types (0: of any) other than one card have come up."""
    found: list[int] = []
    while len(found) < count:
        card = reveal_top(game, me)
        if card == NONE:
            break
        if card != but and (types == 0 or game.is_a(card, types)):
            found.append(int(card))
    return found


def reveal_hand(game: LiveGame, me: Player) -> None:
    """Show the hand to everybody."""
    if game.history is not None:
        game.show(me, IN_HAND, me.hand.cards(), ALL_SEATS)
    if game.events is not None:
        tell(game, "reveal_hand", me, me.hand.cards(), "hand", "hand")


def look_at_top(game: LiveGame, me: Player) -> i64:
    """Look at the top card of the deck; it stays there. NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    card = me.deck.top()
    me.deck_seen(game.decider(me))
    if game.events is not None:
        tell(game, "look", me, [int(card)], "deck", "deck", 0, by_owner(game, me))
    return card


def look_at_bottom(game: LiveGame, me: Player) -> i64:
    """Look at the bottom card of the deck; it stays there. NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    card = me.deck.at(0)
    me.deck_seen(game.decider(me), me.deck.size - 1)
    if game.events is not None:
        tell(game, "look", me, [int(card)], "deck", "deck", 0, by_owner(game, me))
    return card


def put_bottom_on_top(game: LiveGame, me: Player) -> None:
    """Put the bottom card of the deck on top, unseen by the others."""
    me.deck_turned()
    card = me.deck.at(0)
    me.deck.remove_at(0)
    me.deck.push(card)
    if game.events is not None:
        tell(game, "put_back", me, [int(card)], "deck", "deck", 0, seen_face_down(game, me, card))


def look_through_discard(game: LiveGame, me: Player) -> list[int]:
    """Look at all cards of the discard pile, bottom first; they stay there."""
    cards = me.discard.cards()
    if game.decider(me) != me.seat:
        # The own discard pile is known; that of a possessed player is not.
        game.unforeseen_at = game.answered
    if game.history is not None:
        game.show(me, IN_DISCARD, cards, by_owner(game, me))
    return cards


def put_on_deck(game: LiveGame, me: Player, card: i64, origin: Zone, shown: bool) -> None:
    """Put a card on the deck; if it is shown, everybody knows it there."""
    origin.remove(card)
    me.deck.push(card)
    me.deck_got(shown, game.decider(me))
    if game.events is not None:
        seen_by = i64(ALL_SEATS) if shown else seen_face_down(game, me, card)
        tell(game, "put_back", me, [int(card)], place_name(me, origin), "deck", 0, seen_by)


def put_hand_card_on_deck(game: LiveGame, me: Player) -> None:
    """Put a card of the hand on the deck, of the player's choice."""
    card = ask.for_hand_card(game, me, PUT_ON_DECK)
    if card != NONE:
        put_on_deck(game, me, card, me.hand, shown=False)


def put_into_deck(game: LiveGame, me: Player, card: i64, depth: i64) -> None:
    """Put a card of the hand under this many cards of the deck; the others see where, not which."""
    me.hand.remove(card)
    _insert(game, me, card, depth, "hand")


def _insert(game: LiveGame, me: Player, card: i64, depth: i64, origin: str) -> None:
    me.deck.insert(me.deck.size - depth, card)
    me.deck_got(False, game.decider(me), depth)
    if game.events is not None:
        seen_by = seen_face_down(game, me, card)
        tell(game, "put_into_deck", me, [int(card)], origin, "deck", depth, seen_by)


def put_back_in_order(game: LiveGame, me: Player) -> None:
    """Put all revealed cards back on the deck in an order of the player's choice."""
    cards = me.revealed.cards()
    ordered = ask.for_listed_cards(game, me, PUT_ON_DECK, cards, len(cards))
    for card in reversed(ordered):
        put_on_deck(game, me, card, me.revealed, shown=False)


def deck_to_discard(game: LiveGame, me: Player) -> None:
    """Put the whole deck on the discard pile, unseen; no card is discarded by it."""
    game.unforeseen_at = game.answered
    size = me.deck.size
    me.discard.take_all(me.deck)
    me.forget_deck()
    if game.events is not None:
        tell(game, "deck_to_discard", me, [], "deck", "discard", size)
