"""Putting a question to whoever decides, and getting an answer.

A bot answers at once. A person's answer is looked up in the game's history; where it is
missing the effect is abandoned by `Suspended`, to be run again from the last checkpoint once
the answer is there. Questions with one legal answer are not asked.
"""

from mypy_extensions import i64

from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.decision import (
    BUY,
    CHOOSE,
    CONFIRM,
    FROM_AMOUNTS,
    FROM_HAND,
    FROM_LIST,
    FROM_MODES,
    FROM_NAMES,
    FROM_SUPPLY,
    NAME,
    PLAY_ACTION,
    PLAY_TREASURE,
    UP_TO,
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
    decision.potion_limit = game.potions
    decision.relation = UP_TO
    decision.least = 0
    if not decision.any_affordable():
        return NONE
    return _answer(game, decision)


def for_hand_card(
    game: State, me: Player, kind: i64, types: i64 = 0, optional: bool = False
) -> i64:
    """Which card of the hand; NONE if none fits or the player declines."""
    decision = _question(game, me, kind, FROM_HAND)
    decision.types = types
    return _one(game, decision, optional)


def for_supply_card(
    game: State,
    me: Player,
    kind: i64,
    coins: i64,
    potions: i64,
    relation: i64,
    types: i64,
    optional: bool,
) -> i64:
    """Which card of the supply whose price fits; NONE if none does or the player declines."""
    decision = _question(game, me, kind, FROM_SUPPLY)
    decision.limit = coins
    decision.potion_limit = potions
    decision.relation = relation
    decision.types = types
    return _one(game, decision, optional)


def for_listed_card(
    game: State, me: Player, kind: i64, cards: list[int], optional: bool = False
) -> i64:
    """Which of the given cards; NONE if there is none or the player declines."""
    decision = _question(game, me, kind, FROM_LIST)
    decision.listed = cards
    return _one(game, decision, optional)


def for_hand_cards(
    game: State, me: Player, kind: i64, least: i64, most: i64, ordered: bool = False
) -> list[int]:
    """Which cards of the hand, from `least` to `most` of them."""
    decision = _question(game, me, kind, FROM_HAND)
    return _several(game, decision, me.hand.size, least, most, ordered)


def for_listed_cards(game: State, me: Player, kind: i64, cards: list[int], count: i64) -> list[int]:
    """Which of the given cards, so many as there are, and in which order."""
    decision = _question(game, me, kind, FROM_LIST)
    decision.listed = cards
    return _several(game, decision, len(cards), count, count, True)


def whether(game: State, me: Player, about: i64 = NONE) -> bool:
    """Whether the player wants what the card offers, perhaps about one particular card."""
    return for_mode(game, me, CONFIRM, YES_OR_NO, about) == YES


def for_mode(game: State, me: Player, kind: i64, modes: tuple[str, ...], about: i64 = NONE) -> i64:
    """Which of several effects, by its place in `modes`, perhaps for one particular card."""
    decision = _question(game, me, kind, FROM_MODES)
    decision.modes = modes
    decision.listed = [] if about == NONE else [int(about)]
    return _answer(game, decision)


def for_modes(game: State, me: Player, modes: tuple[str, ...], count: i64) -> list[int]:
    """Which different ones of several effects."""
    decision = _question(game, me, CHOOSE, FROM_MODES)
    decision.modes = modes
    decision.listed = []
    return _several(game, decision, len(modes), count, count, False)


def for_name(game: State, me: Player) -> i64:
    """Which card to name, of all that there are."""
    return _answer(game, _question(game, me, NAME, FROM_NAMES))


def for_amount(game: State, me: Player, kind: i64, amounts: list[int]) -> i64:
    """Which of the given amounts; the first where there is no choice."""
    if len(amounts) == 1:
        return amounts[0]
    decision = _question(game, me, kind, FROM_AMOUNTS)
    decision.listed = amounts
    return _answer(game, decision)


def _question(game: State, me: Player, kind: i64, place: i64) -> Decision:
    decision = game.decision
    decision.player = me.seat
    decision.seat = game.decider(me)
    decision.kind = kind
    decision.place = place
    decision.source = game.cause
    decision.types = 0
    decision.least = 1
    decision.most = 1
    decision.several = False
    decision.ordered = False
    return decision


def _one(game: State, decision: Decision, optional: bool) -> i64:
    distinct = decision.distinct()
    if distinct == 0:
        return NONE
    if optional:
        decision.least = 0
    elif distinct == 1:
        return decision.only()
    return _answer(game, decision)


def _several(
    game: State, decision: Decision, size: i64, least: i64, most: i64, ordered: bool
) -> list[int]:
    decision.several = True
    decision.ordered = ordered
    decision.most = min(most, size)
    decision.least = min(least, decision.most)
    if decision.most == 0:
        return []
    if decision.least == decision.most:
        no_choice = decision.distinct() == 1
        if no_choice or (decision.least == size and not ordered):
            return decision.candidates()[: decision.most]
    return _answers(game, decision)


def _answer(game: State, decision: Decision) -> i64:
    if game.history is not None:
        return _recorded(game, game.history, decision)[0]
    game.answered += 1
    decision.number = game.answered
    bot = game.bots[decision.seat]
    option = bot.choose(view_of(game, decision.player), decision)
    if not decision.allows(option):
        raise _bot_erred(decision, [int(option)])
    return option


def _answers(game: State, decision: Decision) -> list[int]:
    if game.history is not None:
        return _recorded(game, game.history, decision)
    game.answered += 1
    decision.number = game.answered
    bot = game.bots[decision.seat]
    options = bot.choose_several(view_of(game, decision.player), decision)
    if not decision.allows_several(options):
        raise _bot_erred(decision, options)
    return options


def _recorded(game: State, history: History, decision: Decision) -> list[int]:
    decision.number = history.number(game.answered)
    while game.answered < history.length:
        entry = history.entries[game.answered]
        game.answered += 1
        if entry.seed is None:
            return list(entry.options)
        determinise(game, entry.seat, entry.seed)
        decision.number = history.number(game.answered)
    bot = game.bots[decision.seat]
    view = view_of(game, decision.player)
    if decision.several:
        options = bot.choose_several(view, decision)
        legal = decision.allows_several(options)
    else:
        options = [int(bot.choose(view, decision))]
        legal = decision.allows(options[0])
    if not legal:
        raise _bot_erred(decision, options)
    words = [decision.word(option) for option in options]
    history.add(Entry(int(decision.seat), options, words, None))
    game.answered += 1
    return options


def _bot_erred(decision: Decision, options: list[int]) -> IllegalAnswer:
    return IllegalAnswer(
        "bot-answer",
        seat=int(decision.seat),
        options=options,
        kind=decision.kind_name,
        allowed=decision.candidates(),
    )


def view_of(game: State, seat: i64) -> View:
    """A seat's view; all are made when the first is asked for, since many copies need none."""
    if not game.views:
        game.views = [View(game, seat) for seat in range(len(game.players))]
    return game.views[seat]
