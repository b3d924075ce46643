"""Whether the outcome of an answer could be foreseen: the same in every world that might be.

An undo is free where it could. So that this tells nothing by itself, and the undo nothing either,
every card is played at tables where it has something to do, and the same answers are given where
hidden cards lie otherwise.
"""

import copy
import random
from collections import Counter

import pytest
from crowded import PLAYED, eager_answer, table
from laws.test_imagining import ANSWERS, TABLES
from playing import whole_decision

from throneroom import Game
from throneroom.engine.card import PROFILES

WORLDS = 2
"""How many other worlds each answer is given in."""


def elsewhere(game: Game, seed: str) -> Game:
    """The same game where the cards that the asked seat does not see lie otherwise."""
    other = copy.copy(game)
    other.determinise(seed)
    return other


def seen(game: Game, seat: int) -> tuple[object, ...]:
    """All that a seat knows of what has come of an answer."""
    decision = game.decision
    if decision is None:
        return game.view(seat).snapshot(), game.over
    asked = whole_decision(game) if decision.seat == seat else decision.seat
    return game.view(seat).snapshot(), asked


@pytest.mark.parametrize("possessed", [False, True], ids=["own", "possessed"])
@pytest.mark.parametrize("profile", PROFILES)
def test_it_depends_on_what_the_asked_seat_knows(profile: str, possessed: bool) -> None:
    outcomes: Counter[bool] = Counter()
    for card in PLAYED:
        for number in range(TABLES):
            chance = random.Random(f"{card} {number} {profile} {possessed}")
            game = table(card, chance, profile, possessed)
            for step in range(ANSWERS):
                decision = game.decision
                if decision is None:
                    break
                worlds = [elsewhere(game, f"{card} {number} {step} {n}") for n in range(WORLDS)]
                answer = eager_answer(decision, card, chance, game)
                for world in (game, *worlds):
                    world.answer(answer)
                outcomes[game.foreseen] += 1
                where = f"{card} {answer} to {decision}"
                assert {world.foreseen for world in worlds} == {game.foreseen}, where
                for world in worlds if game.foreseen else ():
                    assert seen(world, decision.seat) == seen(game, decision.seat), where
    assert min(outcomes[True], outcomes[False]) > len(PLAYED)
