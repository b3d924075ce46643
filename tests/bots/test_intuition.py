"""Buying by intuition: what speaks for a card, and how a bot learns that."""

import random

import pytest
from form import COMPILED, games
from playing import random_answer, random_game
from position import FIRST_GAME, cards, position
from test_lookahead import asked

from throneroom import BY_ID
from throneroom.bots.intuition import HABIT, OF_GAME, Intuition, IntuitiveBot, purchases
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.card import CARDS as CARDS_BY_INDEX
from throneroom.engine.kinds import Kind
from throneroom.engine.setup import Setup
from throneroom.sim.practice import LESSON, Practice
from throneroom.sim.series import VICTORY, Series

MONEY = read_plan("Province; Gold; Silver")
SETUP = Setup(cards(FIRST_GAME), 2)
CARDS = purchases(SETUP)


def inclined(**wishes: float) -> Intuition:
    """An intuition for which some cards are wanted by so much in every position."""
    intuition = Intuition(CARDS)
    for card, wish in wishes.items():
        choice = len(CARDS) if card == "nothing" else CARDS.index(int(BY_ID[card].index))
        intuition.weights[choice * intuition.facts] = wish
    return intuition


def bought(hand: str, **wishes: float) -> list[str]:
    game = position({"hand": hand}, {"hand": "copper"})
    game.answer("all")
    return asked(game, IntuitiveBot(MONEY, inclined(**wishes)))


def test_without_experience_the_plan_decides() -> None:
    for hand in ("copper", "silver copper", "gold gold", "gold gold silver"):
        game = position({"hand": hand}, {"hand": "copper"})
        game.answer("all")
        assert bought(hand) == asked(game, PlanBot(MONEY))


def test_a_plan_that_wants_copper_has_its_way() -> None:
    game = position({"hand": "silver copper"}, {"hand": "copper"})
    game.answer("all")
    plan = read_plan("Copper")
    assert asked(game, IntuitiveBot(plan, inclined())) == ["copper"]


def test_the_habit_of_the_plan_must_be_outweighed() -> None:
    assert bought("silver copper", village=HABIT - 0.1) == ["silver"]
    assert bought("silver copper", village=HABIT + 0.1) == ["village"]
    assert bought("silver copper", nothing=HABIT + 0.1) == ["done"]


def test_what_cannot_be_paid_is_not_wanted() -> None:
    assert bought("silver", village=100.0) == ["done"]


def test_a_purchase_that_wins_needs_no_intuition() -> None:
    game = position(
        {"hand": "gold gold silver"}, {"hand": "copper"}, supply={"province": 1}, turn_limit=20
    )
    game.answer("all")
    assert asked(game, IntuitiveBot(MONEY, inclined(gold=100.0))) == ["province"]


def test_a_purchase_that_loses_is_never_made() -> None:
    game = position(
        {"hand": "gold gold silver"},
        {"hand": "province province province"},
        supply={"province": 1},
    )
    game.answer("all")
    assert asked(game, IntuitiveBot(MONEY, inclined(province=100.0))) == ["gold"]


def test_every_fact_counts() -> None:
    """Two copies of a card in the deck speak for another one, one does not."""
    weights = Intuition(CARDS)
    smithy = CARDS.index(int(BY_ID["smithy"].index))
    village = CARDS.index(int(BY_ID["village"].index))
    weights.weights[village * weights.facts + OF_GAME + smithy] = 1.4 * HABIT
    bot = IntuitiveBot(MONEY, weights)

    def with_deck(deck: str) -> list[str]:
        game = position({"hand": "silver copper", "deck": deck}, {"hand": "copper"})
        game.answer("all")
        return asked(game, bot)

    assert with_deck("smithy smithy") == ["silver"]
    assert with_deck("smithy smithy smithy") == ["village"]


def test_hidden_cards_do_not_change_a_purchase() -> None:
    asked_for = 0
    for number in games(20, 4):
        game = random_game(number)
        chance = random.Random(f"intuition {number}")
        known = purchases(game.setup)
        weights = [chance.uniform(-3, 3) for _ in Intuition(known).weights]
        bot = IntuitiveBot(MONEY, Intuition(known, weights))
        for step in range(80):
            decision = game.decision
            if decision is None:
                break
            if decision.kind == Kind.BUY:
                asked_for += 1
                elsewhere = game.copy()
                elsewhere.determinise(f"{number} {step}")
                assert asked(elsewhere, bot) == asked(game, bot)
            game.answer(random_answer(decision, chance, game))
    assert asked_for > 20


def test_weights_of_other_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="other cards"):
        Intuition(CARDS, [0.0] * 7)


def test_what_is_learned_does_not_depend_on_the_order_of_the_kingdom() -> None:
    assert purchases(Setup(cards(FIRST_GAME)[::-1], 2)) == CARDS
    assert len(CARDS) == 10 + len(("silver", "gold", "estate", "duchy", "province"))


def test_what_is_learned_does_not_depend_on_the_order_in_which_cards_are_defined() -> None:
    ids = [CARDS_BY_INDEX[card].id for card in CARDS]
    assert ids == sorted(ids)


def practised(
    lessons: int, plan: str = "Province; Silver", seed: int = 1, watched: int = 50
) -> Intuition:
    intuition = Intuition(CARDS)
    practice = Practice(SETUP, read_plan(plan), intuition, [MONEY], seed)
    for lesson in range(lessons):
        practice.learn(0.05 if lesson >= watched else 0.0)
    assert practice.games == lessons * LESSON
    return intuition


def share(bot: PlanBot, rival: PlanBot, deals: int) -> float:
    series = Series(SETUP, [bot, rival])
    for deal in range(deals):
        series.play_from_all_seats(deal)
    return sum(series.tally.deals[::2]) / (2 * VICTORY * deals)


def test_practice_repeats_itself() -> None:
    one, same, other = (practised(2, seed=seed).as_list() for seed in (1, 1, 2))
    assert one == same != other
    assert any(one)


@pytest.mark.parametrize("watched", [1, 2])
def test_without_a_rate_only_what_to_expect_is_learned(watched: int) -> None:
    intuition = practised(2, watched=watched)
    promise = intuition.choices * intuition.facts
    assert any(intuition.weights[place] for place in range(promise)) is (watched < 2)
    assert any(intuition.weights[place] for place in range(promise, len(intuition.weights)))


@pytest.mark.skipif(not COMPILED, reason="thirty thousand games take the uncompiled form minutes")
def test_practice_finds_out_what_the_plan_does_not_know() -> None:
    """A plan without Gold loses to money; with some practice it is better than that."""
    plan = read_plan("Province; Silver")
    before = share(PlanBot(plan), PlanBot(MONEY), 400)
    assert before < 0.3
    for seed in (1, 2):
        after = share(IntuitiveBot(plan, practised(150, seed=seed)), PlanBot(MONEY), 400)
        assert after > 0.5
