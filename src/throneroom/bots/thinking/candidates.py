"""Which answers to a question come into question: few enough to be compared well."""

from typing import Final

from mypy_extensions import i64

from throneroom.engine.basics import COPPER, CURSE, DUCHY, ESTATE, PROVINCE
from throneroom.engine.card import NONE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import (
    BUY,
    CHOOSE,
    DISCARD,
    GAIN,
    NAME,
    ORDER,
    PLAY_TREASURE,
    PUT_ON_DECK,
    SHOW,
    TRASH,
    Question,
)

MOST: Final = 14
"""More are not compared: the first ones have to be worth it."""

UNASKED: Final = (PLAY_TREASURE, SHOW, NAME, ORDER)
"""Kinds of questions that the plan answers as well as anything else would."""


def single_answers(view: FastView, question: Question, usual: i64) -> list[list[int]]:
    """The answers to a question for one option that are worth a try, the usual one first."""
    if question.kind in UNASKED:
        return [[int(usual)]]
    buying = question.kind in (BUY, GAIN)
    answers = [[int(usual)]]
    for option in question.options():
        if option != usual and not (buying and _is_pointless(view, question, option)):
            answers.append([option])
    if question.least == 0 and usual != NONE:
        answers.append([NONE])
    return answers[:MOST]


def _is_pointless(view: FastView, question: Question, card: i64) -> bool:
    """Whether hardly anybody would ever want to gain a card now."""
    if card in (COPPER, CURSE):
        return True
    late = view.supply(PROVINCE) <= 5 or view.empty_piles > 0
    if card == ESTATE:
        return not late
    return card == DUCHY and question.kind == BUY and not late and view.supply(PROVINCE) > 6


def several_answers(question: Question, usual: list[int]) -> list[list[int]]:
    """The usual answer to a question for several options, and those that differ from it a little."""
    answers = [usual]
    if question.kind not in (TRASH, DISCARD, PUT_ON_DECK, CHOOSE):
        return answers
    seen = {tuple(sorted(usual))}
    left = question.candidates()
    for option in usual:
        left.remove(option)

    def add(answer: list[int]) -> None:
        key = tuple(sorted(answer))
        if question.least <= len(answer) <= question.most and key not in seen:
            seen.add(key)
            answers.append(answer)

    for place in range(len(usual)):
        add(usual[:place] + usual[place + 1 :])
    for option in sorted(set(left)):
        add([*usual, option])
        for place in range(len(usual)):
            add([*usual[:place], option, *usual[place + 1 :]])
    return answers[:MOST]
