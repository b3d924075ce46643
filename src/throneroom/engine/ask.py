"""Putting a question to whoever decides, and getting an answer.

A bot answers at once. A person's answer is looked up in the game's history; where it is
missing the effect is abandoned by `Suspended`, to be run again from the last checkpoint once
the answer is there. Questions with one legal answer are not asked.
"""

from mypy_extensions import i64

from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.decision import (
    BUY,
    CONFIRM,
    FROM_HAND,
    FROM_LIST,
    FROM_MODES,
    FROM_SUPPLY,
    GAIN,
    PLAY_ACTION,
    PLAY_TREASURE,
    YES,
    YES_OR_NO,
    Decision,
)
from throneroom.engine.determinise import determinise
from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.history import Entry, History
from throneroom.engine.state import Player, State
from throneroom.engine.view import View


def to_play_action(game: State, me: Player) -> i64:
    """Which Action card to play, or NONE."""
    decision = _question(game, me, PLAY_ACTION, FROM_HAND)
    decision.source = NONE
    decision.types = ACTION
    decision.least = 0
    return _answer(game, decision)


def to_play_treasure(game: State, me: Player) -> i64:
    """Which Treasure to play, ALL, or NONE to go on to buying."""
    decision = _question(game, me, PLAY_TREASURE, FROM_HAND)
    decision.source = NONE
    decision.types = TREASURE
    decision.least = 0
    return _answer(game, decision)


def to_buy(game: State, me: Player) -> i64:
    """Which card to buy, or NONE."""
    decision = _question(game, me, BUY, FROM_SUPPLY)
    decision.source = NONE
    decision.limit = game.coins
    decision.least = 0
    if not decision.any_affordable():
        return NONE
    return _answer(game, decision)


def for_hand_card(game: State, me: Player, kind: i64, types: i64 = 0) -> i64:
    """Which card of the hand; NONE only if none fits."""
    decision = _question(game, me, kind, FROM_HAND)
    decision.types = types
    return _mandatory(game, decision)


def for_supply_card(game: State, me: Player, limit: i64, types: i64 = 0) -> i64:
    """Which card of the supply costing up to a limit to gain; NONE only if none fits."""
    decision = _question(game, me, GAIN, FROM_SUPPLY)
    decision.limit = limit
    decision.types = types
    return _mandatory(game, decision)


def for_listed_card(
    game: State, me: Player, kind: i64, cards: list[int], optional: bool = False
) -> i64:
    """Which of the given cards; NONE if there is none or the player declines."""
    decision = _question(game, me, kind, FROM_LIST)
    decision.listed = cards
    if not optional:
        return _mandatory(game, decision)
    decision.least = 0
    return _answer(game, decision) if cards else NONE


def for_hand_cards(game: State, me: Player, kind: i64, least: i64, most: i64) -> list[int]:
    """Which cards of the hand, from `least` to `most` of them."""
    decision = _question(game, me, kind, FROM_HAND)
    size = me.hand.size
    decision.several = True
    decision.most = min(most, size)
    decision.least = min(least, decision.most)
    if decision.most == 0:
        return []
    if decision.least == decision.most and (decision.least == size or decision.distinct() == 1):
        return decision.candidates()[: decision.most]
    return _answers(game, decision)


def whether(game: State, me: Player, about: i64 = NONE) -> bool:
    """Whether the player wants what the card offers, perhaps about one particular card."""
    decision = _question(game, me, CONFIRM, FROM_MODES)
    decision.modes = YES_OR_NO
    decision.listed = [] if about == NONE else [int(about)]
    return _answer(game, decision) == YES


def for_mode(game: State, me: Player, kind: i64, modes: tuple[str, ...], about: i64) -> i64:
    """Which of several effects, by its place in `modes`, for one particular card."""
    decision = _question(game, me, kind, FROM_MODES)
    decision.modes = modes
    decision.listed = [int(about)]
    return _answer(game, decision)


def _question(game: State, me: Player, kind: i64, place: i64) -> Decision:
    decision = game.decision
    decision.seat = me.seat
    decision.kind = kind
    decision.place = place
    decision.source = game.cause
    decision.types = 0
    decision.least = 1
    decision.most = 1
    decision.several = False
    return decision


def _mandatory(game: State, decision: Decision) -> i64:
    distinct = decision.distinct()
    if distinct == 0:
        return NONE
    if distinct == 1:
        return decision.only()
    return _answer(game, decision)


def _answer(game: State, decision: Decision) -> i64:
    if game.history is not None:
        return _recorded(game, game.history, decision)[0]
    game.answered += 1
    decision.number = game.answered
    bot = game.bots[decision.seat]
    option = bot.choose(game.views[decision.seat], decision)
    if not decision.allows(option):
        raise IllegalAnswer(_bot_erred(decision, [int(option)]))
    return option


def _answers(game: State, decision: Decision) -> list[int]:
    if game.history is not None:
        return _recorded(game, game.history, decision)
    game.answered += 1
    decision.number = game.answered
    bot = game.bots[decision.seat]
    options = bot.choose_several(game.views[decision.seat], decision)
    if not decision.allows_several(options):
        raise IllegalAnswer(_bot_erred(decision, options))
    return options


def _recorded(game: State, history: History, decision: Decision) -> list[int]:
    decision.number = history.number(game.answered)
    while game.answered < history.length:
        entry = history.entries[game.answered]
        game.answered += 1
        if entry.seed is None:
            return entry.options
        determinise(game, entry.seat, entry.seed)
        decision.number = history.number(game.answered)
    bot = game.bots[decision.seat]
    view = game.views[decision.seat]
    if decision.several:
        options = bot.choose_several(view, decision)
        legal = decision.allows_several(options)
    else:
        options = [int(bot.choose(view, decision))]
        legal = decision.allows(options[0])
    if not legal:
        raise IllegalAnswer(_bot_erred(decision, options))
    words = [decision.word(option) for option in options]
    history.add(Entry(int(decision.seat), options, words, None))
    game.answered += 1
    return options


def _bot_erred(decision: Decision, options: list[int]) -> str:
    return (
        f"the bot in seat {decision.seat} answered {options} to {decision.kind_name}, "
        f"which allows {decision.candidates()}"
    )


def seat_views(game: State) -> None:
    """Give every seat its view; needed once before the first question."""
    game.views = [View(game, seat) for seat in range(len(game.players))]
