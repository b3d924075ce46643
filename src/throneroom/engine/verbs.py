"""What cards do: the words that card effects are written in."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import ATTACK, NONE, REACTION, TREASURE
from throneroom.engine.decision import DISCARD, GAIN, SHOW, TRASH
from throneroom.engine.events import by_owner, tell
from throneroom.engine.rng import below, mix, step
from throneroom.engine.state import Player, State
from throneroom.engine.zones import EMPTY

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2

TARGETS: Final = ("discard", "hand", "deck")


# Players


def others(game: State, me: Player) -> list[Player]:
    """The other players in turn order, beginning on the left."""
    count = len(game.players)
    return [game.players[(me.seat + offset) % count] for offset in range(1, count)]


def attacked(game: State, me: Player) -> list[Player]:
    """The other players that the Attack being carried out affects, in turn order."""
    return [foe for foe in others(game, me) if game.unaffected >> foe.seat & 1 == 0]


# Bonuses


def add_actions(game: State, me: Player, count: i64) -> None:
    """+Actions."""
    game.actions += count
    if game.told is not None:
        tell(game, "actions", me, [], amount=count)


def add_buys(game: State, me: Player, count: i64) -> None:
    """+Buys."""
    game.buys += count
    if game.told is not None:
        tell(game, "buys", me, [], amount=count)


def add_coins(game: State, me: Player, count: i64) -> None:
    """+Coins."""
    game.coins += count
    if game.told is not None:
        tell(game, "coins", me, [], amount=count)


# The deck


def shuffle(game: State, me: Player) -> None:
    """Shuffle the discard pile to form a new deck. The deck must be empty."""
    deck = me.discard
    me.discard = me.deck
    me.deck = deck
    me.forget_deck()
    if not game.keep_order:
        cards = deck.buffer
        rng = game.rng
        left = deck.size
        while left > 1:
            rng = step(rng)
            bits = mix(rng)
            other = below(bits, left)
            left -= 1
            card = cards[left]
            cards[left] = cards[other]
            cards[other] = card
            # The upper half of the random bits serves for the next card.
            other = below(bits >> 31, left)
            left -= 1
            if left > 0:
                card = cards[left]
                cards[left] = cards[other]
                cards[other] = card
        game.rng = rng
    if game.told is not None:
        tell(game, "shuffle", me, [], "discard", "deck", deck.size)


def deck_ready(game: State, me: Player) -> bool:
    """Whether there is a card to draw, reveal or look at; shuffles if the deck is empty."""
    if me.deck.size == 0:
        if me.discard.size == 0:
            return False
        shuffle(game, me)
    return True


def draw(game: State, me: Player, count: i64) -> None:
    """+Cards: as many as there are."""
    while count > 0 and deck_ready(game, me):
        some = count if count < me.deck.size else me.deck.size
        me.hand.take(me.deck, some)
        me.deck_lost(some)
        count -= some
        if game.told is not None:
            drawn = me.hand.cards()[me.hand.size - some :]
            tell(game, "draw", me, drawn, "deck", "hand", some, by_owner(me))


def draw_one(game: State, me: Player) -> i64:
    """Draw a card and tell which; NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    draw(game, me, 1)
    return me.hand.top()


def reveal_top(game: State, me: Player) -> i64:
    """Reveal the top card of the deck, which leaves the deck for now; NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    card = me.deck.pop()
    me.deck_lost(1)
    me.revealed.push(card)
    if game.told is not None:
        tell(game, "reveal", me, [int(card)], "deck", "revealed")
    return card


def put_revealed_back(game: State, me: Player, card: i64) -> None:
    """Put a revealed card back on the deck, where everybody knows it."""
    me.revealed.remove(card)
    me.deck.push(card)
    me.deck_got(True)
    if game.told is not None:
        tell(game, "put_back", me, [int(card)], "revealed", "deck")


def put_on_deck_from_hand(game: State, me: Player, card: i64) -> None:
    """Show a card of the hand and put it on the deck."""
    me.hand.remove(card)
    me.deck.push(card)
    me.deck_got(True)
    if game.told is not None:
        tell(game, "put_back", me, [int(card)], "hand", "deck")


def deck_to_discard(game: State, me: Player) -> None:
    """Put the whole deck on the discard pile, unseen; no card is discarded by it."""
    size = me.deck.size
    me.discard.take_all(me.deck)
    me.forget_deck()
    if game.told is not None:
        tell(game, "put_back", me, [], "deck", "discard", size)


# Revealed and set-aside cards


def revealed_of_type(game: State, me: Player, types: i64) -> list[int]:
    """The revealed cards that have one of these types."""
    return [card for card in me.revealed if game.catalogue.types[card] & types]


def take_revealed(game: State, me: Player, card: i64) -> None:
    """Put a revealed card into the hand."""
    me.revealed.remove(card)
    me.hand.push(card)
    if game.told is not None:
        tell(game, "take", me, [int(card)], "revealed", "hand")


def trash_revealed(game: State, me: Player, card: i64) -> None:
    """Trash a revealed card."""
    me.revealed.remove(card)
    _to_trash(game, me, card)
    if game.told is not None:
        tell(game, "trash", me, [int(card)], "revealed", "trash")


def discard_revealed(game: State, me: Player) -> None:
    """Discard all revealed cards that are left."""
    if me.revealed.size:
        cards = me.revealed.cards()
        me.discard.take_all(me.revealed)
        if game.told is not None:
            tell(game, "discard", me, cards, "revealed", "discard")


def set_aside_drawn(game: State, me: Player) -> None:
    """Set the card drawn last aside, face up."""
    card = me.hand.pop()
    me.set_aside.push(card)
    if game.told is not None:
        tell(game, "set_aside", me, [int(card)], "hand", "set_aside")


def discard_set_aside(game: State, me: Player, but: i64) -> None:
    """Discard the cards set aside, but for so many that already lay there before."""
    cards = me.set_aside.cards()[but:]
    if cards:
        me.set_aside.size = but
        for card in cards:
            me.discard.push(card)
        if game.told is not None:
            tell(game, "discard", me, cards, "set_aside", "discard")


def reveal_hand(game: State, me: Player) -> None:
    """Show the hand to everybody."""
    if game.told is not None:
        tell(game, "reveal", me, me.hand.cards(), "hand", "hand")


# Discarding and trashing


def discard_cards(game: State, me: Player, cards: list[int]) -> None:
    """Discard cards of the hand together; only the last one can be seen by the others."""
    for card in cards:
        me.hand.remove(card)
        me.discard.push(card)
    if cards and game.told is not None:
        tell(game, "discard", me, cards, "hand", "discard", 0, by_owner(me), True)


def discard_down_to(game: State, me: Player, size: i64) -> None:
    """Discard cards of the own choice until the hand has only so many left."""
    surplus = me.hand.size - size
    if surplus > 0:
        discard_cards(game, me, ask.for_hand_cards(game, me, DISCARD, surplus, surplus))


def trash_cards(game: State, me: Player, cards: list[int]) -> None:
    """Trash cards of the hand."""
    for card in cards:
        me.hand.remove(card)
        _to_trash(game, me, card)
    if cards and game.told is not None:
        tell(game, "trash", me, cards, "hand", "trash")


def trash_from_hand(game: State, me: Player, types: i64 = 0) -> i64:
    """Trash a card of the hand, of one of these types if any are given; NONE if none fits."""
    card = ask.for_hand_card(game, me, TRASH, types)
    if card != NONE:
        trash_cards(game, me, [int(card)])
    return card


def trash_this(game: State, me: Player, slot: i64) -> None:
    """Trash the card in a slot in play; nothing happens if it has left already."""
    card = me.in_play.at(slot)
    if card != EMPTY:
        me.in_play.set(slot, EMPTY)
        _to_trash(game, me, card)
        if game.told is not None:
            tell(game, "trash", me, [int(card)], "in_play", "trash")


def _to_trash(game: State, me: Player, card: i64) -> None:
    game.trash.push(card)
    me.owned.take(card)


# Gaining


def gain(game: State, me: Player, card: i64, target: i64 = TO_DISCARD) -> None:
    """Gain a card from the supply; nothing happens if there is none left."""
    left = game.supply.of(card)
    if left == 0:
        return
    game.supply.take(card)
    if left == 1:
        game.empty_piles += 1
    _arrive(game, me, card, target, "supply")


def gain_up_to(
    game: State, me: Player, cost: i64, types: i64 = 0, target: i64 = TO_DISCARD
) -> None:
    """Gain a card of the own choice costing up to so much."""
    card = ask.for_supply_card(game, me, cost, types)
    if card != NONE:
        gain(game, me, card, target)


def gain_from_trash(game: State, me: Player, cards: list[int]) -> None:
    """Gain any of the given cards from the trash, one after the other."""
    left = cards[:]
    while left:
        card = ask.for_listed_card(game, me, GAIN, left, optional=True)
        if card == NONE:
            return
        left.remove(card)
        game.trash.remove(card)
        _arrive(game, me, card, TO_DISCARD, "trash")


def _arrive(game: State, me: Player, card: i64, target: i64, origin: str) -> None:
    me.owned.add(card)
    if target == TO_DISCARD:
        me.discard.push(card)
    elif target == TO_HAND:
        me.hand.push(card)
    else:
        me.deck.push(card)
        me.deck_got(True)
    if game.told is not None:
        tell(game, "gain", me, [int(card)], origin, TARGETS[target])


# Playing


def put_in_play(me: Player, card: i64) -> i64:
    """Lay a card of the hand in front of its player; the result is its slot."""
    me.hand.remove(card)
    me.in_play.push(card)
    return me.in_play.size - 1


def play(game: State, me: Player, number: i64, slot: i64, again: bool = False) -> None:
    """Play the card in a slot: reactions to an Attack, then its text from top to bottom."""
    card = game.catalogue.cards[number]
    treasure = card.types & TREASURE != 0
    if game.told is not None:
        value = card.coins if treasure else i64(0)
        tell(game, "play", me, [int(number)], "in_play" if again else "hand", "in_play", value)
    outer = game.cause
    game.cause = number
    game.depth += 1
    if card.types & ATTACK:
        _reactions(game, me)
    if card.cards:
        draw(game, me, card.cards)
    if card.actions:
        add_actions(game, me, card.actions)
    if card.buys:
        add_buys(game, me, card.buys)
    if treasure:
        game.coins += card.coins
    elif card.coins:
        add_coins(game, me, card.coins)
    effect = card.effect
    if effect is not None:
        game.slot = slot
        effect(game, me)
    game.depth -= 1
    game.cause = outer


def play_all_treasures(game: State, me: Player) -> None:
    """Play every Treasure in hand."""
    in_play = me.in_play
    first = in_play.size
    in_play.take_typed(me.hand, game.catalogue.types, TREASURE)
    value = game.catalogue.coins
    coins: i64 = 0
    for i in range(first, in_play.size):
        coins += value[in_play.at(i)]
    game.coins += coins
    if game.told is not None:
        tell(game, "play", me, in_play.cards()[first:], "hand", "in_play", coins)


def protect(game: State, me: Player) -> None:
    """The Attack being played does not affect this player."""
    game.unaffected |= 1 << me.seat


def _reactions(game: State, me: Player) -> None:
    game.unaffected = 0
    for foe in others(game, me):
        if foe.hand.holds(game.catalogue.types, REACTION):
            _react(game, foe)


def _react(game: State, me: Player) -> None:
    used_up: list[int] = []
    while True:
        shown = ask.for_listed_card(game, me, SHOW, _showable(game, me, used_up), True)
        if shown == NONE:
            return
        if game.told is not None:
            tell(game, "show", me, [int(shown)], "hand", "hand")
        reaction = game.catalogue.cards[shown].reaction
        if reaction is not None and not reaction(game, me):
            used_up.append(int(shown))


def _showable(game: State, me: Player, used_up: list[int]) -> list[int]:
    types = game.catalogue.types
    hand = me.hand
    found: list[int] = []
    for i in range(hand.size):
        card = hand.at(i)
        if types[card] & REACTION and card not in used_up and card not in found:
            found.append(int(card))
    return found
