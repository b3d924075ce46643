"""Which answers to a question are worth a try: few enough to be compared well."""

from typing import Final

from mypy_extensions import i64

from throneroom.bots.tactics.buying import price
from throneroom.engine.basics import COPPER, CURSE, DUCHY, ESTATE
from throneroom.engine.card import CARDS, NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import ALL, BUY, GAIN, NAME, PLAY_TREASURE, Question

MOST: Final = 14
"""More are not compared: each could be tried too rarely."""
LATE: Final = 5
"""With this many Provinces left, points may be worth more than a better deck."""


def single_answers(view: FastView, question: Question, usual: i64) -> list[list[int]]:
    """The answers to a question for one option that are worth a try, the usual one first."""
    answers = [[int(usual)]]
    if question.kind == PLAY_TREASURE and usual == ALL:
        # In which order plain Treasures are played makes no difference.
        return answers
    if question.least == 0 and usual != NONE:
        answers.append([NONE])
    others = [
        option
        for option in question.options()
        if option not in (usual, ALL, NONE) and _is_worth_a_try(view, question, option)
    ]
    if _is_own_gain(question):
        # If there are too many, the cheapest are left out.
        others.sort(key=lambda card: -price(view, card))
    answers += [[option] for option in others]
    return answers[:MOST]


def _is_worth_a_try(view: FastView, question: Question, option: i64) -> bool:
    if question.kind == NAME:
        return _is_owned(view, option)
    return not (_is_own_gain(question) and _is_pointless(view, option))


def _is_own_gain(question: Question) -> bool:
    """Whether it asks what its player wants to have."""
    own = question.affects == question.player
    return question.kind == BUY or (question.kind == GAIN and own)


def _is_owned(view: FastView, card: i64) -> bool:
    """Whether a player has a card, so that there is a point in naming it."""
    return any(card in view.owned(seat) for seat in range(view.player_count))


def _is_pointless(view: FastView, card: i64) -> bool:
    """Whether hardly any player would ever want to gain a card now."""
    if card == CURSE:
        return True
    if _scores_by_others(view):
        # Gardens want Coppers, a Duke wants Duchies long before the end.
        return False
    late = view.greatest_left <= LATE or view.empty_piles > 0
    return card == COPPER or (not late and card in (ESTATE, DUCHY))


def _scores_by_others(view: FastView) -> bool:
    """Whether there is a card in the game whose points depend on the other cards of its owner."""
    place: i64 = 0
    card = view.pile(0)
    while card != NONE:
        if CARDS[card].worth is not None:
            return True
        place += 1
        card = view.pile(place)
    return False


def several_answers(question: Question, usual: list[int]) -> list[list[int]]:
    """The usual answer to a question for several options, and all others if they are few.

    If they are many, those that differ from it a little.
    """
    if not question.ordered:
        every = _combinations(question.candidates(), question.least, question.most)
        if question.or_none:
            every.append([])
        if len(every) <= MOST:
            return [usual, *[answer for answer in every if answer != sorted(usual)]]
    return _similar_answers(question, usual)


def _combinations(options: list[int], least: i64, most: i64) -> list[list[int]]:
    """All different choices of some options, or many more than can be tried."""
    found: list[list[int]] = [[]]
    for option in sorted(set(options)):
        copies = options.count(option)
        found = [
            [*chosen, *[option] * count]
            for chosen in found
            for count in range(copies + 1)
            if len(chosen) + count <= most
        ]
        if len(found) > 8 * MOST:
            return found
    return [chosen for chosen in found if len(chosen) >= least]


def _similar_answers(question: Question, usual: list[int]) -> list[list[int]]:
    answers = [usual]
    seen = {_key(question, usual)}

    def add(answer: list[int]) -> None:
        key = _key(question, answer)
        if question.least <= len(answer) <= question.most and key not in seen:
            seen.add(key)
            answers.append(answer)

    left = question.candidates()
    for option in usual:
        left.remove(option)
    for place in range(len(usual)):
        add(usual[:place] + usual[place + 1 :])
    for option in sorted(set(left)):
        add([*usual, option])
        for place in range(len(usual)):
            add([*usual[:place], option, *usual[place + 1 :]])
    for place in range(len(usual)):
        add([usual[place], *usual[:place], *usual[place + 1 :]])
    if question.or_none and usual:
        answers.insert(1, [])
    return answers[:MOST]


def _key(question: Question, answer: list[int]) -> tuple[int, ...]:
    """What tells two answers apart."""
    return tuple(answer if question.ordered else sorted(answer))
