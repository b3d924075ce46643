"""Carrying out what cards do: the one way in which an effect runs, and the queue for it."""

from mypy_extensions import i64

from throneroom.engine import ask
from throneroom.engine.bonuses import add_actions, add_buys, add_coins, others, times_played
from throneroom.engine.card import ATTACK, NONE, REACTION, SHIELDING, TREASURE
from throneroom.engine.deck import draw
from throneroom.engine.events import ALL_SEATS, tell
from throneroom.engine.live import IN_HAND, LiveGame
from throneroom.engine.moments import (
    BEFORE_HOLDER_GAINS,
    WHEN_ANOTHER_GAINS,
    WHEN_ANYONE_BUYS,
    WHEN_ANYONE_GAINS,
    WHEN_ATTACKED,
    WHEN_BOUGHT,
    WHEN_BUYING,
    WHEN_CLEAN_UP_STARTS,
    WHEN_DISCARDED,
    WHEN_DISCARDED_FROM_PLAY,
    WHEN_GAINED,
    WHEN_HOLDER_GAINS,
    WHEN_OVERPAID,
    WHEN_PAYING,
    WHEN_PLAYED,
    WHEN_PLAYER_GAINS,
    WHEN_PLAYS_ARE_DISCARDED,
    WHEN_TAKING_TOKENS,
    WHEN_TURN_STARTS,
)
from throneroom.engine.position import Player
from throneroom.engine.question import ORDER, SHOW
from throneroom.engine.zones import EMPTY, Zone


def resolve(game: LiveGame, me: Player, number: i64, moment: i64, slot: i64 = NONE) -> None:
    """Let a card do what it does at a moment.

    Meanwhile it is `game.this`, and whatever happens is caused by it and one level deeper.
    """
    card = game.catalogue.cards[number]
    outer = game.this
    outer_owner = game.owner
    outer_slot = game.slot
    game.this = number
    game.owner = me.seat
    game.slot = slot
    game.depth += 1
    if moment == WHEN_PLAYED and not card.types & TREASURE:
        # What comes before the rest of an Action's text: reactions to an Attack, and bonuses.
        if card.types & ATTACK:
            _let_others_react(game, me)
        if card.cards:
            draw(game, me, card.cards)
        if card.actions:
            add_actions(game, me, card.actions)
        if card.buys:
            add_buys(game, me, card.buys)
        if card.coins:
            add_coins(game, me, card.coins)
        if card.tokens:
            add_tokens(game, me, card.tokens)
        if card.victory_tokens:
            add_victory_tokens(game, me, card.victory_tokens)
    effect = card.effects[moment]
    if effect is not None:
        effect(game, me)
    game.depth -= 1
    game.slot = outer_slot
    game.owner = outer_owner
    game.this = outer


# Reactions to an Attack


def _let_others_react(game: LiveGame, me: Player) -> None:
    game.unaffected = 0
    for foe in others(game, me):
        if foe.hand.holds(game.catalogue.types, REACTION):
            _react(game, foe)
        if game.catalogue.has_any(SHIELDING) and _is_shielded(game, foe):
            protect(game, foe)


def _react(game: LiveGame, me: Player) -> None:
    used_up: list[int] = []
    while True:
        shown = ask.for_listed_card(game, me, SHOW, _showable(game, me, used_up), True)
        if shown == NONE:
            return
        show_from_hand(game, me, shown)
        resolve(game, me, shown, WHEN_ATTACKED)
        if game.catalogue.cards[shown].shown_once:
            used_up.append(int(shown))


def _showable(game: LiveGame, me: Player, used_up: list[int]) -> list[int]:
    hand = me.hand
    found: list[int] = []
    for i in range(hand.size):
        card = hand.at(i)
        if card not in used_up and card not in found and _may_be_shown(game, me, card):
            found.append(card)
    return found


def _may_be_shown(game: LiveGame, me: Player, card: int) -> bool:
    return _acts(game, card, WHEN_ATTACKED) and _may_act(game, me, card, WHEN_ATTACKED)


def show_discarded(game: LiveGame, me: Player, card: i64) -> None:
    """Show a card that has just been discarded to everybody."""
    if game.events is not None:
        tell(game, "show", me, [int(card)], "discard", "discard")


def show_from_hand(game: LiveGame, me: Player, card: i64) -> None:
    """Show a card of the hand to everybody."""
    if game.history is not None:
        game.show(me, IN_HAND, [int(card)], ALL_SEATS)
    if game.events is not None:
        tell(game, "show", me, [int(card)], "hand", "hand")


def _is_shielded(game: LiveGame, me: Player) -> bool:
    return any(card != EMPTY and game.is_a(card, SHIELDING) for card in me.in_play)


def protect(game: LiveGame, me: Player) -> None:
    """The Attack being played does not affect this player."""
    game.unaffected |= 1 << me.seat


# In an extra turn, the card that granted it


def resolve_grantor(game: LiveGame, me: Player, moment: i64) -> None:
    """In an extra turn, let the card that granted it see to what the player on turn does."""
    if game.granted_by != NONE and me.seat == game.current:
        resolve(game, me, game.granted_by, moment)


def add_tokens(game: LiveGame, me: Player, count: i64) -> None:
    """Take coin tokens."""
    me = _taker(game, me)
    me.tokens += count
    if game.events is not None:
        tell(game, "tokens", me, [], amount=count)


def add_victory_tokens(game: LiveGame, me: Player, count: i64) -> None:
    """Take victory tokens."""
    me = _taker(game, me)
    me.victory_tokens += count
    if count and game.events is not None:
        tell(game, "victory_tokens", me, [], amount=count)


def _taker(game: LiveGame, me: Player) -> Player:
    """Who takes the tokens that a player would take."""
    game.receiver = me.seat
    resolve_grantor(game, me, WHEN_TAKING_TOKENS)
    return game.players[game.receiver]


# Several cards at once


def resolve_payment(game: LiveGame, me: Player) -> None:
    """Let the cards in play do what they do as soon as a card has been paid for."""
    for slot in range(me.in_play.size):
        if _waits(game, me, slot, WHEN_PAYING):
            resolve(game, me, me.in_play.at(slot), WHEN_PAYING, slot)


def resolve_purchase(game: LiveGame, me: Player, overpaid: bool) -> None:
    """Let everything happen that a purchase causes, in an order of the buyer's choice.

    What happens is settled now, even if a card that causes it has left play when its turn comes
    (Q025); but what could then do nothing does not wait (H017).
    """
    waiting = [(number, WHEN_ANYONE_BUYS) for number in game.catalogue.acting[WHEN_ANYONE_BUYS]]
    if overpaid:
        waiting.append((int(game.buying), WHEN_OVERPAID))
    if _acts(game, int(game.buying), WHEN_BOUGHT):
        waiting.append((int(game.buying), WHEN_BOUGHT))
    for number in me.in_play:
        if number != EMPTY and _acts(game, number, WHEN_BUYING):
            waiting.append((number, WHEN_BUYING))
    while True:
        waiting = [one for one in waiting if _may_act(game, me, *one)]
        if not waiting:
            return
        card = _next(game, me, [number for number, _ in waiting])
        chosen = next(one for one in waiting if one[0] == card)
        waiting.remove(chosen)
        resolve(game, me, card, chosen[1])


def _may_act(game: LiveGame, me: Player, number: int, moment: int) -> bool:
    condition = game.catalogue.cards[number].conditions[moment]
    return condition is None or condition(game, me)


def gain_is_replaced(game: LiveGame, me: Player) -> bool:
    """Let cards in hand replace what their holder would gain; whether one did."""
    for number, moment in _waiting_in(game, me, me.hand, BEFORE_HOLDER_GAINS):
        resolve(game, me, number, moment)
        if game.gaining == NONE:
            return True
    return False


def resolve_gain(game: LiveGame, gainer: Player) -> None:
    """Let everything happen that waits for a gain.

    The players follow each other from the one on turn on (H016), each with an order of their own
    for what waits for them (H015). What that is, is looked at again after every effect (H017).
    """
    count = len(game.players)
    for offset in range(count):
        me = game.players[(game.current + offset) % count]
        handled: list[tuple[int, int]] = []
        while True:
            waiting = [one for one in _waiting_for_gain(game, me, gainer) if one not in handled]
            number = _next_for_gain(game, me, waiting)
            if number == NONE:
                break
            chosen = next(one for one in waiting if one[0] == number)
            handled.append(chosen)
            resolve(game, me, number, chosen[1])


def _waiting_for_gain(game: LiveGame, me: Player, gainer: Player) -> list[tuple[int, int]]:
    """Which cards wait to do something for a player because of a gain, and as what."""
    if me is not gainer:
        return _waiting_for_gain_of_another(game, me)
    waiting: list[tuple[int, int]] = []
    gained = int(game.gaining)
    if _acts(game, gained, WHEN_GAINED) and _may_act(game, me, gained, WHEN_GAINED):
        waiting.append((gained, WHEN_GAINED))
    waiting += _waiting_in(game, me, me.hand, WHEN_HOLDER_GAINS)
    waiting += _waiting_in(game, me, me.in_play, WHEN_PLAYER_GAINS)
    for number in game.catalogue.acting[WHEN_ANYONE_GAINS]:
        if number in game.piles and _may_act(game, me, number, WHEN_ANYONE_GAINS):
            waiting.append((number, WHEN_ANYONE_GAINS))
    return waiting


def _waiting_in(game: LiveGame, me: Player, zone: Zone, moment: int) -> list[tuple[int, int]]:
    """The different cards in a zone that wait for a moment, and that moment."""
    return [
        (number, moment)
        for number in game.catalogue.acting[moment]
        if zone.find(number) >= 0 and _may_act(game, me, number, moment)
    ]


def _waiting_for_gain_of_another(game: LiveGame, me: Player) -> list[tuple[int, int]]:
    """Which cards in a hand wait because another player has gained a card."""
    moment = WHEN_ANOTHER_GAINS
    if any(_may_act(game, me, number, moment) for number in game.catalogue.acting[moment]):
        # Whether they are there is hidden from the others.
        game.unforeseen_at = game.answered
    return _waiting_in(game, me, me.hand, moment)


def _next_for_gain(game: LiveGame, me: Player, waiting: list[tuple[int, int]]) -> i64:
    """Which of the waiting cards comes next; NONE if all may be declined, and are, or none is left.

    The one that is left alone asks for itself.
    """
    cards = [number for number, _ in waiting]
    if len(cards) < 2:
        return cards[0] if cards else NONE
    optional = all(moment != WHEN_GAINED for _, moment in waiting)
    return ask.for_next_after_gain(game, me, game.gaining, cards, optional)


def resolve_turn_start(game: LiveGame, me: Player) -> None:
    """Let the cards set aside for the start of this turn do what they do."""
    cards = [card for card in me.set_aside if _acts(game, card, WHEN_TURN_STARTS)]
    while cards:
        card = _next(game, me, cards)
        cards.remove(card)
        if me.set_aside.find(card) >= 0:
            resolve(game, me, card, WHEN_TURN_STARTS)


def resolve_clean_up(game: LiveGame, me: Player) -> None:
    """Let the cards in play do what they do before anything is discarded, one after the other."""
    for slot in range(me.in_play.size):
        if _waits(game, me, slot, WHEN_CLEAN_UP_STARTS):
            resolve(game, me, me.in_play.at(slot), WHEN_CLEAN_UP_STARTS, slot)


def resolve_discarding(game: LiveGame, me: Player) -> None:
    """Let the cards in play, and those that were, do what they do at the end of the turn.

    That is in an order given beforehand. Each acts only if it still can when its turn comes: an
    earlier one may have taken away what it depends on.
    """
    moment = WHEN_DISCARDED_FROM_PLAY
    waiting = [
        (me.in_play.at(slot), moment, slot)
        for slot in range(me.in_play.size)
        if _waits(game, me, slot, moment)
    ]
    moment = WHEN_PLAYS_ARE_DISCARDED
    for number in game.catalogue.acting[moment]:
        if _may_act(game, me, number, moment):
            waiting += [(number, moment, NONE)] * times_played(game, number)
    cards = [one[0] for one in waiting]
    for card in ask.for_listed_cards(game, me, ORDER, cards, len(cards)):
        number, moment, slot = _take_waiting(me, waiting, card)
        if _may_act(game, me, number, moment):
            resolve(game, me, number, moment, slot)
        game.settled.append(slot)
    game.settled = []


def _take_waiting(
    me: Player, waiting: list[tuple[int, int, int]], card: int
) -> tuple[int, int, int]:
    """Take the first of those that wait under a card, one that is still in play if there is one."""
    some = [one for one in waiting if one[0] == card]
    there = [one for one in some if one[2] != NONE and me.in_play.at(one[2]) == card]
    taken = (there or some)[0]
    waiting.remove(taken)
    return taken


def resolve_discards(game: LiveGame, me: Player, cards: list[int]) -> None:
    """Let cards that have been discarded together do what they do then, one after the other."""
    for card in cards:
        if _acts(game, card, WHEN_DISCARDED):
            resolve(game, me, card, WHEN_DISCARDED)


def _next(game: LiveGame, me: Player, cards: list[int]) -> int:
    """Which of the waiting cards comes next; asked only where they differ."""
    return int(ask.for_listed_card(game, me, ORDER, cards))


def _waits(game: LiveGame, me: Player, slot: i64, moment: i64) -> bool:
    """Whether the card in a slot is there and has something to do at a moment."""
    number = me.in_play.at(slot)
    if number == EMPTY or not _acts(game, number, moment):
        return False
    return _may_act(game, me, number, moment)


def _acts(game: LiveGame, number: int, moment: i64) -> bool:
    return game.catalogue.cards[number].effects[moment] is not None
