"""Putting a question to the player who decides, and getting an answer.

A bot answers at once. A person's answer is looked up in the game's history; where it is
missing the effect is abandoned by `Suspended`, to be run again from the last checkpoint once
the answer is there. Questions with one legal answer are not asked.
"""

from mypy_extensions import i16, i64

from throneroom.engine.bot import Bot
from throneroom.engine.card import ACTION, NONE, TREASURE
from throneroom.engine.determinise import determinise_for
from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.fast_view import FastView
from throneroom.engine.history import GivenAnswer, History
from throneroom.engine.live import LiveGame
from throneroom.engine.position import UP_TO, Player
from throneroom.engine.question import (
    AFTER_GAIN,
    BUY,
    CHOOSE,
    CONFIRM,
    FROM_AMOUNTS,
    FROM_HAND,
    FROM_LIST,
    FROM_MODES,
    FROM_NAMES,
    FROM_SUPPLY,
    INSTEAD,
    KINDS,
    NAME,
    ORDER,
    PLAY_ACTION,
    PLAY_TREASURE,
    REFUSED,
    YES_OR_NO,
    Question,
)


def to_play_action(game: LiveGame, me: Player) -> i64:
    """Which Action card to play, or NONE."""
    question = _question(game, me, PLAY_ACTION, FROM_HAND)
    question.source = NONE
    question.types = ACTION
    question.least = 0
    return _answer(game, question)


def to_play_treasure(game: LiveGame, me: Player) -> i64:
    """Which Treasure to play, ALL, or NONE to go on to buying."""
    question = _question(game, me, PLAY_TREASURE, FROM_HAND)
    question.source = NONE
    question.types = TREASURE
    question.least = 0
    return _answer(game, question)


def to_buy(game: LiveGame, me: Player) -> i64:
    """Which card to buy, or NONE."""
    question = _question(game, me, BUY, FROM_SUPPLY)
    question.source = NONE
    question.limit = game.coins
    question.potion_limit = game.potions
    question.relation = UP_TO
    question.least = 0
    if not question.any_affordable():
        return NONE
    return _answer(game, question)


def for_hand_card(
    game: LiveGame,
    me: Player,
    kind: i64,
    types: i64 = 0,
    optional: bool = False,
    purpose: str = "",
    affects: Player | None = None,
) -> i64:
    """Which card of the hand; NONE if none fits or the player declines."""
    question = _question(game, me, kind, FROM_HAND, affects)
    question.types = types
    question.purpose = purpose
    return _one_card(game, question, optional)


def for_supply_card(
    game: LiveGame,
    me: Player,
    kind: i64,
    coins: i64,
    potions: i64,
    relation: i64,
    types: i64,
    optional: bool,
    affects: Player | None = None,
) -> i64:
    """Which card of the supply whose price fits; NONE if none does or the player declines."""
    question = _question(game, me, kind, FROM_SUPPLY, affects)
    question.limit = coins
    question.potion_limit = potions
    question.relation = relation
    question.types = types
    return _one_card(game, question, optional)


def for_listed_card(
    game: LiveGame,
    me: Player,
    kind: i64,
    cards: list[int],
    optional: bool = False,
    affects: Player | None = None,
) -> i64:
    """Which of the given cards; NONE if there is none or the player declines."""
    question = _question(game, me, kind, FROM_LIST, affects)
    question.listed = cards
    return _one_card(game, question, optional)


def for_next_after_gain(
    game: LiveGame, me: Player, gained: i64, cards: list[int], optional: bool
) -> i64:
    """Which of the cards that wait for a gain comes next; NONE if the player declines them all."""
    question = _question(game, me, ORDER, FROM_LIST)
    question.purpose = AFTER_GAIN
    question.about = game.catalogue.index[gained]
    question.listed = cards
    return _one_card(game, question, optional)


def for_hand_cards(
    game: LiveGame,
    me: Player,
    kind: i64,
    least: i64,
    most: i64,
    ordered: bool = False,
    types: i64 = 0,
    or_none: bool = False,
) -> list[int]:
    """Which cards of the hand, from `least` to `most` of them, of these types if any are given."""
    question = _question(game, me, kind, FROM_HAND)
    question.types = types
    question.or_none = or_none
    size = me.hand.size if types == 0 else i64(len(question.numbers()))
    return _several_cards(game, question, size, least, most, ordered)


def for_listed_cards(
    game: LiveGame, me: Player, kind: i64, cards: list[int], count: i64
) -> list[int]:
    """Which of the given cards, as many as asked for and there are, and in which order."""
    question = _question(game, me, kind, FROM_LIST)
    question.listed = cards
    return _several_cards(game, question, len(cards), count, count, True)


def for_any_listed_cards(game: LiveGame, me: Player, kind: i64, cards: list[int]) -> list[int]:
    """Which of the given cards, any number of them."""
    question = _question(game, me, kind, FROM_LIST)
    question.listed = cards
    return _several_cards(game, question, len(cards), 0, len(cards), False)


def whether(game: LiveGame, me: Player, about: i64 = NONE) -> bool:
    """Whether the player wants what the card offers, perhaps about one particular card."""
    return for_mode(game, me, CONFIRM, YES_OR_NO, about) == "yes"


def whether_instead(game: LiveGame, me: Player, of: i64) -> bool:
    """Whether the player wants what the card offers instead of another card."""
    return for_mode(game, me, CONFIRM, YES_OR_NO, of, purpose=INSTEAD) == "yes"


def for_mode(
    game: LiveGame,
    me: Player,
    kind: i64,
    modes: tuple[str, ...],
    about: i64 = NONE,
    affects: Player | None = None,
    purpose: str = "",
    optional: bool = False,
) -> str:
    """Which of several effects, by name, perhaps for one particular card; "" if declined."""
    question = _question(game, me, kind, FROM_MODES, affects)
    question.purpose = purpose
    question.modes = modes
    question.about = about if about == NONE else game.catalogue.index[about]
    if optional:
        question.least = 0
    chosen = _answer(game, question)
    return "" if chosen == NONE else modes[chosen]


def for_modes(game: LiveGame, me: Player, modes: tuple[str, ...], count: i64) -> list[str]:
    """Which of several effects, all different, by name."""
    if count >= len(modes):
        return list(modes)
    question = _question(game, me, CHOOSE, FROM_MODES)
    question.modes = modes
    question.several = True
    question.least = count
    question.most = count
    return [modes[option] for option in _answers(game, question)]


def for_name(game: LiveGame, me: Player) -> i64:
    """Which card to name, of all there are; gives its index."""
    return _answer(game, _question(game, me, NAME, FROM_NAMES))


def for_amount(
    game: LiveGame,
    me: Player,
    kind: i64,
    amounts: list[int],
    source: i64 = NONE,
    about: i64 = NONE,
) -> i64:
    """Which of the given amounts, for this card or the given one; the first if it is the only.

    It may be about one particular card.
    """
    if len(amounts) == 1:
        return amounts[0]
    question = _question(game, me, kind, FROM_AMOUNTS)
    if source != NONE:
        question.source = game.catalogue.index[source]
        question.owner = me.seat
    question.listed = amounts
    question.about = about if about == NONE else game.catalogue.index[about]
    return _answer(game, question)


def _question(
    game: LiveGame, me: Player, kind: i64, place: i64, affects: Player | None = None
) -> Question:
    question = game.question
    seat = me.seat
    question.player = seat
    question.affects = seat if affects is None else affects.seat
    question.purpose = ""
    question.seat = seat if game.possessor == NONE else game.decider(me)
    question.kind = kind
    question.place = place
    this = game.this
    question.source = this if this == NONE else game.catalogue.index[this]
    question.owner = seat if this == NONE else game.owner
    question.about = NONE
    question.types = 0
    question.least = 1
    question.most = 1
    question.several = False
    question.ordered = False
    question.or_none = False
    return question


def _one_card(game: LiveGame, question: Question, optional: bool) -> i64:
    distinct = question.distinct()
    if distinct == 0:
        return NONE
    if optional:
        question.least = 0
    elif distinct == 1:
        return question.numbers()[0]
    return _answer(game, question)


def _several_cards(
    game: LiveGame, question: Question, size: i64, least: i64, most: i64, ordered: bool
) -> list[int]:
    question.several = True
    question.ordered = ordered
    question.most = min(most, size)
    question.least = min(least, question.most)
    if question.most == 0:
        return []
    if question.least == question.most and not question.or_none:
        no_choice = question.distinct() == 1
        if no_choice or (question.least == size and not ordered):
            return question.numbers()[: question.most]
    return [int(question.number_of(option)) for option in _answers(game, question)]


def _answer(game: LiveGame, question: Question) -> i64:
    """The answer to a question for one option, as the game takes it."""
    history = game.history
    if history is not None:
        return question.number_of(_recorded(game, history, question)[0])
    # Local names, and no call that is not needed: most of a series of games passes through here.
    answered = game.answered + 1
    game.answered = answered
    question.number = answered
    seat = question.seat
    bot = game.bots[seat]
    view = game.views[seat] if seat == question.player else _view(game, question)
    try:
        option = bot.choose(view, question)
        accepted = question.accept(option)
    except TypeError:
        raise _wrong_type(game, bot, question) from None
    if accepted == REFUSED:
        raise _bot_erred(question, [int(option)])
    return accepted


def _view(game: LiveGame, question: Question) -> FastView:
    """What the player who decides sees, from the seat of the player it is for."""
    player = question.player
    if question.seat == player:
        return game.views[player]
    return FastView(game, player, question.seat)


def _answers(game: LiveGame, question: Question) -> list[int]:
    if game.history is not None:
        return _recorded(game, game.history, question)
    game.answered += 1
    question.number = game.answered
    return _chosen_several(game, game.bots[question.seat], question)


def _recorded(game: LiveGame, history: History, question: Question) -> list[int]:
    if game.answered and i64(history.answers[game.answered - 1].seat) != question.seat:
        # Whether another player is asked may depend on hidden cards.
        game.unforeseen_at = game.answered
    question.number = history.number(game.answered)
    while game.answered < history.length:
        given = history.answers[game.answered]
        game.answered += 1
        if given.seed is None:
            return list(given.options)
        determinise_for(game, given, game.shown)
        question.number = history.number(game.answered)
    options = ask_bot(game, game.bots[question.seat], question)
    history.add(GivenAnswer(i16(question.seat), options, question.words(options)))
    game.answered += 1
    return options


def ask_bot(game: LiveGame, bot: Bot, question: Question) -> list[int]:
    """What a bot answers to a question."""
    if question.several:
        return _chosen_several(game, bot, question)
    return [_chosen(game, bot, question)]


def _chosen(game: LiveGame, bot: Bot, question: Question) -> int:
    try:
        option = bot.choose(_view(game, question), question)
        allowed = question.allows(option)
    except TypeError:
        raise _wrong_type(game, bot, question) from None
    if not allowed:
        raise _bot_erred(question, [int(option)])
    return int(option)


def _chosen_several(game: LiveGame, bot: Bot, question: Question) -> list[int]:
    try:
        options = bot.choose_several(_view(game, question), question)
        if not question.allows_several(options):
            raise _bot_erred(question, options)
    except TypeError:
        raise _wrong_type(game, bot, question) from None
    return options


def _wrong_type(game: LiveGame, bot: Bot, question: Question) -> IllegalAnswer:
    """Says that a bot's answer has the wrong type, where a TypeError came of asking it.

    It is asked once more, in a way that takes any answer; where the error is not about the answer
    but happened in the bot, it happens again and is not hidden.
    """
    method = "choose_several" if question.several else "choose"
    given: object = getattr(bot, method)(_view(game, question), question)
    return IllegalAnswer(
        "bot-answer-type",
        seat=int(question.seat),
        found=repr(given)[:60],
        kind=KINDS[question.kind],
        several="yes" if question.several else "no",
    )


def _bot_erred(question: Question, options: list[int]) -> IllegalAnswer:
    return IllegalAnswer(
        "bot-answer",
        seat=int(question.seat),
        options=[_written(question, option) for option in options],
        kind=KINDS[question.kind],
        allowed=question.words(question.options()),
    )


def _written(question: Question, option: int) -> str:
    """An option as it is written, or the bare number where it stands for nothing."""
    try:
        return question.word(option)
    except IndexError:
        return str(option)
