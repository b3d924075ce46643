"""Gaining cards, from the supply or elsewhere, and extra turns."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from throneroom.engine import ask
from throneroom.engine.bonuses import add_actions, add_coins, increased
from throneroom.engine.card import ACTION, ARRIVES_ON_DECK, NONE, TREASURE, VICTORY
from throneroom.engine.counts import Counts
from throneroom.engine.deck import draw, put_on_deck
from throneroom.engine.discarding import trash_taken
from throneroom.engine.events import ALL_SEATS, tell
from throneroom.engine.history import Gain
from throneroom.engine.live import (
    IN_DISCARD,
    IN_HAND,
    MOVED,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    Arrival,
    LiveGame,
)
from throneroom.engine.moments import WHEN_GAINING
from throneroom.engine.passes import settle_passes
from throneroom.engine.position import UP_TO, Player, Position, pack_turn
from throneroom.engine.question import GAIN, MARK, TRASH
from throneroom.engine.resolve import gain_is_replaced, resolve_gain, resolve_grantor
from throneroom.engine.zones import Zone

TARGETS: Final = ("discard", "hand", "deck")

ANY_PRICE: Final = 1000
"""More than any card costs, in coins or Potions."""


def gain(game: LiveGame, me: Player, card: i64, target: i64 = TO_DISCARD) -> i64:
    """Gain a card from the supply; gives what was gained, NONE if its pile is empty."""
    if game.supply.of(card) == 0:
        return NONE
    return _receive(game, me, card, target, "supply")


def _take_from_supply(game: LiveGame, card: i64) -> None:
    game.supply.take(card)
    if game.supply.of(card) == 0:
        game.empty_piles += 1


def _move_marker(game: LiveGame, card: i64) -> bool:
    """Let the marker of a pile move to the common mat; whether it still had one."""
    markers = game.markers
    if markers is None or not markers.of(card):
        return False
    markers.put(card, 0)
    game.markers_on_mat += 1
    return True


def _receive(
    game: LiveGame,
    me: Player,
    card: i64,
    target: i64,
    origin: str,
    zone: Zone | None = None,
) -> i64:
    """A card leaves its pile or zone for the player who gains it; gives what was gained.

    Every gain comes through here. Where cards wait for gains, it is first open to replacement, and
    then the card stays where it is; once it has arrived, everything happens that waited for it.
    """
    if game.catalogue.watches_gains:
        return _receive_watched(game, me, card, target, origin, zone)
    game.receiver = me.seat
    game.target = target
    resolve_grantor(game, me, WHEN_GAINING)
    _arrive(game, card, origin, zone)
    return card


def _receive_watched(
    game: LiveGame, me: Player, card: i64, target: i64, origin: str, zone: Zone | None
) -> i64:
    """The same in a game with cards that wait for gains, which may cause further gains."""
    outer = game.gaining
    outer_plainly = game.gains_plainly
    purse = game.purse
    # Whatever else is gained because of this is not bought.
    game.purse = NONE
    game.gaining = card
    game.gains_plainly = zone is None and target == TO_DISCARD
    replaced = gain_is_replaced(game, me)
    if not replaced:
        game.receiver = me.seat
        game.target = target
        resolve_grantor(game, me, WHEN_GAINING)
        if game.receiver != me.seat:
            me = game.players[game.receiver]
            place = game.target
            replaced = gain_is_replaced(game, me)
            game.target = place
    if not replaced:
        if game.is_a(card, ARRIVES_ON_DECK):
            game.target = TO_DECK
        game.receiver = me.seat
        game.purse = purse
        _arrive(game, card, origin, zone)
        game.purse = NONE
        _let_cards_act_on(game, me, card)
    game.gaining = outer
    game.gains_plainly = outer_plainly
    return NONE if replaced else card


def _let_cards_act_on(game: LiveGame, me: Player, card: i64) -> None:
    """Let happen what waits for a gain; afterwards it is known where the card then lies."""
    arrival = Arrival(me.seat, card, game.target)
    if game.history is not None and arrival.place != TO_DECK:
        # Effects refer to the card where it lies.
        where = IN_HAND if arrival.place == TO_HAND else IN_DISCARD
        game.show(me, where, [int(card)], ALL_SEATS)
    game.arrivals.append(arrival)
    resolve_gain(game, me)
    game.arrivals.pop()
    game.receiver = me.seat
    game.target = arrival.place


def _arrive(game: LiveGame, card: i64, origin: str, zone: Zone | None) -> None:
    """Take a card from its pile or zone and put it where its receiver gets it."""
    marked = False
    if zone is None:
        _take_from_supply(game, card)
        marked = game.markers is not None and _move_marker(game, card)
    else:
        zone.remove(card)
    me = game.players[game.receiver]
    target = game.target
    me.owned.add(card)
    game.gained.push_pair(me.seat, card)
    if target == TO_DISCARD:
        me.discard.push(card)
    elif target == TO_HAND:
        me.hand.push(card)
    else:
        me.deck.push(card)
        me.deck_got(True, me.seat)
    if game.history is not None:
        index = game.catalogue.index[card]
        game.history.add_gain(Gain(i32(game.turn), i16(me.seat), i16(index), i16(game.purse)))
    if game.events is not None:
        tell(game, "gain", me, [int(card)], origin, TARGETS[target])
        if marked:
            tell(game, "move_marker", me, [int(card)])


def gain_instead(game: LiveGame, me: Player, card: i64) -> None:
    """Gain a card from the supply in place of the one that would be gained; that stays there."""
    gain(game, me, card)
    game.gaining = NONE


def arrival_is_there(game: LiveGame, me: Player) -> bool:
    """Whether the card just gained still lies where it arrived; being covered does not matter."""
    arrival = game.arrivals[-1]
    return arrival.place != MOVED and _place_of(me, arrival).find(arrival.card) >= 0


def _place_of(me: Player, arrival: Arrival) -> Zone:
    if arrival.place == TO_DISCARD:
        return me.discard
    return me.hand if arrival.place == TO_HAND else me.deck


def trash_arrival(game: LiveGame, me: Player) -> None:
    """Trash the card just gained from where it arrived."""
    arrival = game.arrivals[-1]
    _take_from_place(me, arrival)
    place = TARGETS[arrival.place]
    arrival.place = MOVED
    trash_taken(game, me, arrival.card, place)


def put_arrival_on_deck(game: LiveGame, me: Player) -> None:
    """Put the card just gained on the deck from where it arrived, be that the deck."""
    arrival = game.arrivals[-1]
    _take_from_place(me, arrival)
    place = TARGETS[arrival.place]
    arrival.place = MOVED
    me.deck.push(arrival.card)
    me.deck_got(True, me.seat)
    if game.events is not None:
        tell(game, "put_back", me, [int(arrival.card)], place, "deck")


def _take_from_place(me: Player, arrival: Arrival) -> None:
    zone = _place_of(me, arrival)
    if zone is me.deck:
        me.deck_lost_at(zone.size - 1 - zone.find(arrival.card))
    zone.remove(arrival.card)


def gain_costing(
    game: LiveGame,
    me: Player,
    coins: i64,
    potions: i64 = 0,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card of the player's choice at a price; gives what was gained, or NONE."""
    card = ask.for_supply_card(game, me, GAIN, coins, potions, relation, types, optional)
    return card if card == NONE else gain(game, me, card, target)


def supply_has(game: LiveGame, coins: i64, potions: i64, relation: i64, types: i64 = 0) -> bool:
    """Whether a card of the supply has such a price, and one of these types if any are given."""
    return any(
        game.supply.of(pile)
        and game.costs(pile, relation, coins, potions)
        and (types == 0 or game.is_a(pile, types))
        for pile in game.piles
    )


def gain_up_to(game: LiveGame, me: Player, coins: i64) -> i64:
    """Gain a card costing up to this many coins, and no Potion."""
    return gain_costing(game, me, coins)


def gain_relative(
    game: LiveGame,
    me: Player,
    to: i64,
    more: i64,
    *,
    relation: i64 = UP_TO,
    types: i64 = 0,
    target: i64 = TO_DISCARD,
    optional: bool = False,
) -> i64:
    """Gain a card by how much more than another one it costs; Potions compare for themselves."""
    return gain_costing(
        game,
        me,
        game.price(to) + more,
        game.potion_price(to),
        relation=relation,
        types=types,
        target=target,
        optional=optional,
    )


def gain_from_trash(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Gain any of the given cards from the trash, one after the other."""
    left = cards[:]
    while left:
        card = ask.for_listed_card(game, me, GAIN, left, optional=True)
        if card == NONE:
            return
        left.remove(card)
        gain_trashed(game, me, card)


def gain_trashed(game: LiveGame, me: Player, card: i64) -> None:
    """Gain a card from the trash."""
    _receive(game, me, card, TO_DISCARD, "trash", game.trash)


def trash_from_supply(game: LiveGame, me: Player, types: i64) -> None:
    """Trash a card of the player's choice from the supply, whatever it costs; nobody owns it."""
    card = ask.for_supply_card(game, me, TRASH, ANY_PRICE, ANY_PRICE, UP_TO, types, False)
    if card != NONE:
        _take_from_supply(game, card)
        game.trash.push(card)
        if game.events is not None:
            tell(game, "trash", me, [int(card)], "supply", "trash")


def put_gained_on_deck(game: LiveGame, me: Player, card: i64) -> None:
    """Put a card just gained on the deck, if the player has it in the discard pile."""
    if game.receiver == me.seat and game.target == TO_DISCARD:
        put_on_deck(game, me, card, me.discard, shown=True)


def gain_prize(game: LiveGame, me: Player, card: i64) -> None:
    """Gain a Prize onto the deck."""
    _receive(game, me, card, TO_DECK, "prizes", game.prizes)


def gain_offered(game: LiveGame, me: Player, card: i64) -> None:
    """Gain a card that is on offer beside the supply."""
    _receive(game, me, card, TO_DISCARD, "offers", game.offers)


def add_bonus_by_type(game: LiveGame, me: Player, card: i64, count: i64) -> None:
    """+Actions for an Action, +Coins for a Treasure, +Cards for a Victory card."""
    if game.is_a(card, ACTION):
        add_actions(game, me, count)
    if game.is_a(card, TREASURE):
        add_coins(game, me, count)
    if game.is_a(card, VICTORY):
        draw(game, me, count)


def return_to_supply(game: LiveGame, me: Player, card: i64, count: i64) -> None:
    """Return copies of a card from the hand to its pile."""
    for i in range(count):  # noqa: B007 - the compiler counts with a machine integer
        me.hand.remove(card)
        me.owned.take(card)
        if game.supply.of(card) == 0:
            game.empty_piles -= 1
        game.supply.add(card)
        if game.passes:
            settle_passes(game, me, card)
    if count and game.events is not None:
        tell(game, "return", me, [int(card)] * count, "hand", "supply")


def has_pile(game: LiveGame, card: i64) -> bool:
    """Whether a card has a pile in the supply, be it empty."""
    return card in game.piles


def put_token_on_pile(game: LiveGame, me: Player) -> None:
    """Put a token on a pile of the player's choice, be it empty."""
    pile = ask.for_listed_card(game, me, MARK, [int(pile) for pile in game.piles])
    game.pile_tokens = increased(game, game.pile_tokens, pile, 1)
    if game.events is not None:
        tell(game, "mark", me, [int(pile)], "", "supply")


def lay_markers(game: Position, types: i64) -> None:
    """Lay a marker on every pile of these types; it moves with the first card gained there."""
    game.markers = Counts(len(game.catalogue.cards))
    for pile in game.piles:
        if game.is_a(pile, types):
            game.markers.put(pile, 1)


def tokens_on_pile(game: LiveGame, card: i64) -> i64:
    """How many tokens lie on the pile of a card."""
    return 0 if game.pile_tokens is None else i64(game.pile_tokens.of(card))


def add_next_turn(game: LiveGame, player: Player) -> None:
    """After this turn a player takes another one, before all extra turns already due (S159)."""
    turn = pack_turn(player.seat, NONE, game.this)
    turns = append(vec[i64](), turn)
    for other in game.extra_turns:
        if other == turn:
            return
        turns = append(turns, other)
    game.extra_turns = turns


def add_extra_turn(game: LiveGame, player: Player, decider: Player) -> None:
    """After this turn and the extra turns already due a player takes another one (D48).

    The rules of this card hold in it.
    """
    turn = pack_turn(player.seat, NONE if decider is player else decider.seat, game.this)
    game.extra_turns = append(game.extra_turns[:], turn)
