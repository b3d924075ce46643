"""Judging answers, and how games may end."""

import random

import pytest
from form import COMPILED
from playing import random_answer, random_game
from position import position

from throneroom import Game, new_game
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Critic, Effort, Judgement, Model, forecast
from throneroom.engine.rng import derive

MONEY = read_plan("Province; Gold; Silver")
MODELS = [Model(MONEY, [{}])]
GAMES = 12 if COMPILED else 3
LAST = {"province": 1}


def judgement(game: Game, answer: object, rollouts: int = 200) -> Judgement:
    """What an answer to the open question is worth."""
    decision = game.decision
    assert decision is not None
    critic = Critic([PlanBot(MONEY)], MODELS, Effort(rollouts), seed=1)
    critic.given = decision.options_of(decision.parse(answer))
    assert game.suggestion(critic) == decision.parse(answer)
    found = critic.judgement
    assert found is not None
    found.measure(Effort(rollouts), enough=0.02)
    return found


def ending(coins: int) -> Game:
    """The last Province is there, and both players have the same points."""
    return position(
        {"deck": "province copper copper copper copper copper"},
        {"hand": "gold gold gold copper copper", "deck": "province copper copper copper copper"},
        buying=True,
        coins=coins,
        supply=LAST,
    )


def test_a_victory_that_was_missed_is_a_mistake() -> None:
    found = judgement(ending(8), "gold")
    assert found.other == ["province"]
    assert found.lost == pytest.approx(1)
    assert found.chance == 0
    assert found.error < 0.02


def test_a_victory_that_was_taken_is_none() -> None:
    found = judgement(ending(8), "province")
    assert found.lost == pytest.approx(-1)
    assert found.chance == 1


def test_an_answer_without_an_alternative_is_not_judged() -> None:
    game = position({"hand": "copper copper silver", "deck": "copper"}, {"deck": "copper"})
    found = judgement(game, "all")
    assert not found.has_other
    assert found.lost == found.error == 0


def test_treasures_played_one_by_one_are_no_mistake() -> None:
    game = position({"hand": "copper silver", "deck": "copper"}, {"deck": "copper"})
    assert not judgement(game, "silver").has_other
    assert judgement(game, "done").has_other


def test_hidden_cards_do_not_change_the_judgement() -> None:
    judged = 0
    for number in range(GAMES):
        game = random_game(number)
        chance = random.Random(f"judged {number}")
        for step in range(40):
            decision = game.decision
            if decision is None:
                break
            answer = random_answer(decision, chance, game)
            if chance.random() < 0.1:
                first = judgement(game, answer, 20)
                elsewhere = game.copy()
                elsewhere.determinise(f"{number} {step}")
                second = judgement(elsewhere, answer, 20)
                assert (first.other, first.lost, first.chance) == (
                    second.other,
                    second.lost,
                    second.chance,
                )
                judged += first.has_other
            game.answer(answer)
    assert judged > GAMES


def before_the_end(hand: str, deck: str) -> Game:
    """Anna can do nothing yet; then Ben wins if he can buy the last Province."""
    return position(
        {"hand": "copper copper copper copper", "deck": "gold gold gold copper copper"},
        {"hand": hand, "deck": deck},
        supply=LAST,
    )


def test_a_forecast_sees_all_hands() -> None:
    deck = "copper gold estate silver copper"
    rich = forecast(before_the_end("gold gold gold", deck), MODELS, Effort(rollouts=40), seed=1)
    poor = forecast(before_the_end("gold gold copper", deck), MODELS, Effort(rollouts=40), seed=1)
    assert rich.shares == [0, 1]
    assert rich.deals == 40
    assert 0 < rich.error(0) < 0.1
    assert poor.shares[1] < 0.5
    assert sum(poor.shares) == pytest.approx(1)


def test_a_forecast_sees_no_deck() -> None:
    """It is the same whatever the order of the cards that nobody has drawn."""
    hand, deck = "copper copper", ["gold", "copper", "estate"] * 3
    told = set()
    for number in range(4):
        random.Random(number).shuffle(deck)
        game = before_the_end(hand, " ".join(deck))
        told.add(tuple(forecast(game, MODELS, Effort(rollouts=20), seed=3).shares))
    assert len(told) == 1


def test_a_forecast_leaves_the_game_as_it_is() -> None:
    game = new_game("First Game", seed="forecast")
    before = game.check
    forecast(game, MODELS, Effort(rollouts=3), seed=derive(1, 2))
    assert game.check == before
    game.seat_bots({0: PlanBot(MONEY), 1: PlanBot(MONEY)})
    assert game.over
