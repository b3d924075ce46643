"""What cards do: the words that card effects are written in."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.card import ACTION, NONE, TREASURE, VICTORY
from throneroom.engine.counts import Counts
from throneroom.engine.decision import DISCARD, GAIN, PASS, PUT_ON_DECK, TRASH, UP_TO
from throneroom.engine.events import ALL_SEATS, by_owner, tell
from throneroom.engine.rng import below, mix, step
from throneroom.engine.state import Player, State
from throneroom.engine.zones import EMPTY, Zone

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2

TARGETS: Final = ("discard", "hand", "deck")


def _place(me: Player, zone: Zone) -> str:
    """The name of a zone, for events."""
    names = ("hand", "deck", "discard", "in_play", "revealed")
    for name, other in zip(names, me.zones(), strict=False):
        if other is zone:
            return name
    return "set_aside"


# Players


def others(game: State, me: Player) -> list[Player]:
    """The other players in turn order, beginning on the left."""
    count = len(game.players)
    return [game.players[(me.seat + offset) % count] for offset in range(1, count)]


def everybody(game: State, me: Player) -> list[Player]:
    """All players in turn order, beginning with this one."""
    return [me, *others(game, me)]


def left_of(game: State, me: Player) -> Player:
    """The player to the left."""
    return others(game, me)[0]


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


def add_bonus_by_type(game: State, me: Player, card: i64, count: i64) -> None:
    """+Actions for an Action, +Coins for a Treasure, +Cards for a Victory card."""
    if game.is_a(card, ACTION):
        add_actions(game, me, count)
    if game.is_a(card, TREASURE):
        add_coins(game, me, count)
    if game.is_a(card, VICTORY):
        draw(game, me, count)


def add_tokens(game: State, me: Player, count: i64) -> None:
    """Take coin tokens."""
    if game.catalogue.possessor_takes_tokens:
        me = game.players[game.decider(me)]
    me.tokens += count
    if game.told is not None:
        tell(game, "tokens", me, [], amount=count)


def pay_tokens(game: State, me: Player, count: i64) -> None:
    """Give coin tokens back to the stock."""
    me.tokens -= count
    if count and game.told is not None:
        tell(game, "spend", me, [], amount=count)


def add_extra_turn(game: State, me: Player) -> None:
    """After this turn the left neighbour takes another, in which this player decides."""
    game.extra_turns = append(game.extra_turns[:], me.seat)


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
            tell(game, "draw", me, drawn, "deck", "hand", some, by_owner(game, me))


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


def reveal_cards(game: State, me: Player, count: i64) -> None:
    """Reveal so many cards from the deck, as far as there are any."""
    for i in range(count):  # noqa: B007 - the compiler counts with a machine integer
        if reveal_top(game, me) == NONE:
            return


def reveal_until(game: State, me: Player, types: i64, count: i64 = 1, but: i64 = NONE) -> list[int]:
    """Reveal cards until so many of these types (0: of any) have come up; but not the given one."""
    found: list[int] = []
    while len(found) < count:
        card = reveal_top(game, me)
        if card == NONE:
            break
        if card != but and (types == 0 or game.is_a(card, types)):
            found.append(int(card))
    return found


def reveal_hand(game: State, me: Player) -> None:
    """Show the hand to everybody."""
    if game.told is not None:
        tell(game, "reveal_hand", me, me.hand.cards(), "hand", "hand")


def show_from_hand(game: State, me: Player, card: i64) -> None:
    """Show a card of the hand to everybody."""
    if game.told is not None:
        tell(game, "show", me, [int(card)], "hand", "hand")


def name_card(game: State, me: Player) -> i64:
    """Name a card, any that there is."""
    named = ask.for_name(game, me)
    if game.told is not None:
        tell(game, "name", me, [int(named)])
    return named


def look_at_top(game: State, me: Player) -> i64:
    """Look at the top card of the deck; it stays there. NONE if there is none."""
    if not deck_ready(game, me):
        return NONE
    card = me.deck.top()
    me.deck_seen(game.decider(me))
    if game.told is not None:
        tell(game, "look", me, [int(card)], "deck", "deck", 0, by_owner(game, me))
    return card


def put_on_deck(game: State, me: Player, card: i64, origin: Zone, shown: bool) -> None:
    """Put a card on the deck; if it is shown, everybody knows it there."""
    origin.remove(card)
    me.deck.push(card)
    me.deck_got(shown, game.decider(me))
    if game.told is not None:
        seen_by = ALL_SEATS if shown else by_owner(game, me)
        tell(game, "put_back", me, [int(card)], _place(me, origin), "deck", 0, seen_by)


def put_back_in_order(game: State, me: Player) -> None:
    """Put all revealed cards back on the deck in an order of the player's choice."""
    cards = me.revealed.cards()
    ordered = ask.for_listed_cards(game, me, PUT_ON_DECK, cards, len(cards))
    for card in reversed(ordered):
        put_on_deck(game, me, card, me.revealed, shown=False)


def deck_to_discard(game: State, me: Player) -> None:
    """Put the whole deck on the discard pile, unseen; no card is discarded by it."""
    size = me.deck.size
    me.discard.take_all(me.deck)
    me.forget_deck()
    if game.told is not None:
        tell(game, "deck_to_discard", me, [], "deck", "discard", size)


# Revealed and set-aside cards


def revealed_of_type(game: State, me: Player, types: i64) -> list[int]:
    """The revealed cards that have one of these types."""
    return [card for card in me.revealed if game.catalogue.types[card] & types]


def take_revealed(game: State, me: Player, cards: list[int]) -> None:
    """Put revealed cards into the hand."""
    for card in cards:
        me.revealed.remove(card)
        me.hand.push(card)
    if cards and game.told is not None:
        tell(game, "take", me, cards, "revealed", "hand")


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


def set_revealed_aside(me: Player, cards: list[int]) -> None:
    """Keep revealed cards apart from the others, face up."""
    for card in cards:
        me.revealed.remove(card)
        me.set_aside.push(card)


def set_aside_from_hand(game: State, me: Player, card: i64) -> None:
    """Set a card of the hand aside, face up."""
    me.hand.remove(card)
    me.set_aside.push(card)
    if game.told is not None:
        tell(game, "set_aside", me, [int(card)], "hand", "set_aside")


def take_set_aside(game: State, me: Player, card: i64) -> None:
    """Take a set-aside card into the hand."""
    me.set_aside.remove(card)
    me.hand.push(card)
    if game.told is not None:
        tell(game, "take", me, [int(card)], "set_aside", "hand")


def discard_set_aside(game: State, me: Player, but: i64) -> None:
    """Discard the cards set aside, but for so many that already lay there before."""
    cards = me.set_aside.cards()[but:]
    if cards:
        me.set_aside.size = but
        for card in cards:
            me.discard.push(card)
        if game.told is not None:
            tell(game, "discard", me, cards, "set_aside", "discard")


# Discarding and trashing


def discard_cards(game: State, me: Player, cards: list[int]) -> None:
    """Discard cards of the hand together; only the last one can be seen by the others."""
    for card in cards:
        me.hand.remove(card)
        me.discard.push(card)
    if cards and game.told is not None:
        tell(game, "discard", me, cards, "hand", "discard", 0, by_owner(game, me), True)


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


def trash_from_hand(game: State, me: Player, types: i64 = 0, optional: bool = False) -> i64:
    """Trash a card of the hand, of one of these types if any are given; NONE if none was."""
    card = ask.for_hand_card(game, me, TRASH, types, optional)
    if card != NONE:
        trash_cards(game, me, [int(card)])
    return card


def discard_from_hand(game: State, me: Player, types: i64 = 0) -> bool:
    """Discard a card of the hand if the player wants to; whether they did."""
    card = ask.for_hand_card(game, me, DISCARD, types, optional=True)
    if card == NONE:
        return False
    discard_cards(game, me, [int(card)])
    return True


def discard_top(game: State, me: Player) -> None:
    """Discard the top card of the deck."""
    card = me.deck.pop()
    me.deck_lost(1)
    me.discard.push(card)
    if game.told is not None:
        tell(game, "discard", me, [int(card)], "deck", "discard")


def trash_top(game: State, me: Player) -> i64:
    """Trash the top card of the deck; NONE if there is none."""
    card = reveal_top(game, me)
    if card != NONE:
        trash_revealed(game, me, card)
    return card


def trash_this(game: State, me: Player, slot: i64) -> bool:
    """Trash the card in a slot in play, unless it has left already; whether it was trashed."""
    card = me.in_play.at(slot)
    if card == EMPTY:
        return False
    me.in_play.set(slot, EMPTY)
    _to_trash(game, me, card)
    if game.told is not None:
        tell(game, "trash", me, [int(card)], "in_play", "trash")
    return True


def _to_trash(game: State, me: Player, card: i64) -> None:
    """What a possessed player trashes is laid by and comes back after the turn."""
    if game.decider(me) != me.seat:
        me.returning.push(card)
        return
    game.trash.push(card)
    me.owned.take(card)
    public = me.public
    if public is not None and public.of(card):
        public.take(card)


# Gaining


def gain(game: State, me: Player, card: i64, target: i64 = TO_DISCARD) -> bool:
    """Gain a card from the supply; whether there was one."""
    left = game.supply.of(card)
    if left == 0:
        return False
    game.supply.take(card)
    if left == 1:
        game.empty_piles += 1
    _arrive(game, me, card, target, "supply")
    return True


def gain_costing(
    game: State,
    me: Player,
    coins: i64,
    potions: i64 = 0,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card of the own choice at a price; NONE if there is none or nobody wants one."""
    card = ask.for_supply_card(game, me, GAIN, coins, potions, relation, types, optional)
    if card != NONE:
        gain(game, me, card, target)
    return card


def gain_up_to(game: State, me: Player, coins: i64) -> i64:
    """Gain a card costing up to so many coins, and no Potion."""
    return gain_costing(game, me, coins)


def gain_relative(
    game: State,
    me: Player,
    to: i64,
    more: i64,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card costing so much more than another one; Potions compare for themselves."""
    return gain_costing(
        game,
        me,
        game.cost(to) + more,
        game.potion_cost(to),
        relation=relation,
        types=types,
        target=target,
        optional=optional,
    )


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


def gain_prize(game: State, me: Player, card: i64) -> None:
    """Gain a Prize onto the deck."""
    game.prizes.remove(card)
    _arrive(game, me, card, TO_DECK, "prizes")


def _arrive(game: State, me: Player, card: i64, target: i64, origin: str) -> None:
    """A gained card reaches its owner: in a possessed turn that is the possessor."""
    if game.decider(me) != me.seat:
        me = game.players[game.possessor]
        target = TO_DISCARD
    me.owned.add(card)
    public = me.public
    if public is not None:
        public.add(card)
    if target == TO_DISCARD:
        me.discard.push(card)
    elif target == TO_HAND:
        me.hand.push(card)
    else:
        me.deck.push(card)
        me.deck_got(True, me.seat)
    if game.told is not None:
        tell(game, "gain", me, [int(card)], origin, TARGETS[target])


# Passing


def pass_cards_left(game: State, circle: list[Player]) -> None:
    """Everybody in a circle passes a card of the hand on, chosen before any is received."""
    for giver in circle:
        card = ask.for_hand_card(game, giver, PASS)
        if card != NONE:
            giver.hand.remove(card)
            giver.passed.push(card)
    for giver, receiver in zip(circle, [*circle[1:], circle[0]], strict=True):
        if giver.passed.size:
            _hand_over(game, giver, receiver)


def _hand_over(game: State, giver: Player, receiver: Player) -> None:
    card = giver.passed.pop()
    for player in (giver, receiver):
        if player.public is None and len(game.players) > 2:
            player.public = Counts(0)
            player.public.assign(player.owned)
    giver.owned.take(card)
    receiver.owned.add(card)
    receiver.hand.push(card)
    if game.told is not None:
        both = by_owner(game, giver) | by_owner(game, receiver)
        tell(game, "pass", giver, [int(card)], "hand", "hand", 0, both, False, receiver.seat)


# Cards in play


def in_play_cards(me: Player) -> list[int]:
    """The cards that a player has in play."""
    return [card for card in me.in_play if card != EMPTY]


def save_from_discard(game: State, me: Player, slot: i64) -> None:
    """Put a card in play on the deck instead of discarding it."""
    card = me.in_play.at(slot)
    me.in_play.set(slot, EMPTY)
    me.deck.push(card)
    me.deck_got(True, me.seat)
    if game.told is not None:
        tell(game, "put_back", me, [int(card)], "in_play", "deck")
