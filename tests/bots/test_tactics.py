"""The tactical bot as a whole: the end of the game, what heirs may change, and any kingdom."""

from collections.abc import Iterator

import pytest
from advice import TREASURY, advice, after, table
from form import games
from position import position

from throneroom import BY_ID, random_kingdom
from throneroom.bots.chance import RandomBot
from throneroom.bots.tactics.playing import TERMINAL, THRONE_ROOM, best_action, urgency_of
from throneroom.bots.tactics.registry import HIGHEST_RANKS, ONE, SEVERAL
from throneroom.bots.tactics.tactician import Tactician
from throneroom.engine.basics import COPPER, DUCHY, POTION, PROVINCE
from throneroom.engine.bot import Bot
from throneroom.engine.card import ACTION, FIRST_EDITION, LATER, NONE, TREASURE
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import ALL, BUY, FROM_SUPPLY, PLAY_ACTION, PLAY_TREASURE, Question
from throneroom.engine.rng import below, derive, mix
from throneroom.sim.series import play_series

# The end of the game


def workshop(anna: str, ben: str, supply: dict[str, int]) -> object:
    """What Anna gains with a Workshop."""
    game = table(f"workshop//{anna}", f"//{ben}", supply=supply)
    return after(game, "workshop")


NEARLY_OVER = {"moat": 0, "cellar": 0, "estate": 1}


def test_a_gain_that_wins_the_game_is_taken() -> None:
    assert workshop("duchy", "duchy", NEARLY_OVER) == "estate"


def test_a_gain_that_loses_the_game_is_not_taken() -> None:
    assert workshop("duchy", "province", NEARLY_OVER) != "estate"


def test_when_the_game_ends_anyway_points_count() -> None:
    assert workshop("duchy", "province", {"moat": 0, "cellar": 0, "woodcutter": 0}) == "estate"


def test_no_gain_ends_the_game_in_a_loss_that_may_be_declined() -> None:
    supply = {"moat": 0, "laboratory": 1, "silver": 0} | dict.fromkeys(
        ("village", "workshop", "woodcutter", "smithy"), 10
    )
    game = table("university", "//province", some="laboratory", supply=supply)
    assert after(game, "university") != "laboratory"


TWO_PILES_GONE = {"moat": 0, "cellar": 0}


@pytest.mark.parametrize(
    ("card", "last"),
    [("witch", "curse"), ("bureaucrat", "silver"), ("soothsayer", "gold"), ("baron", "estate")],
)
def test_no_action_that_ends_the_game_in_a_defeat(card: str, last: str) -> None:
    supply = {**TWO_PILES_GONE, last: 1}
    losing = table(f"{card} smithy copper", "//province", supply=supply)
    assert advice(losing) == "smithy"
    winning = table(f"{card} laboratory copper//province province", "", supply=supply)
    assert advice(winning) in (card, "laboratory")


def test_an_action_that_wins_the_game_comes_first() -> None:
    supply = {**TWO_PILES_GONE, "curse": 1}
    assert advice(table("witch laboratory//province", "", supply=supply)) == "witch"


def test_the_last_silver_is_not_taken_in_a_defeat() -> None:
    options = {"some": "masterpiece", "buying": True, "coins": 6}
    supply = {**TWO_PILES_GONE, "silver": 2}
    losing = table("", "//province", supply=supply, **options)
    assert after(losing, "masterpiece") == "1"


def test_estates_are_trashed_early_and_kept_late() -> None:
    hand = f"chapel estate estate copper//{TREASURY}"
    early = after(table(hand), "chapel")
    assert isinstance(early, list)
    assert "estate" in early
    late = after(table(hand, supply={"province": 2}), "chapel")
    assert isinstance(late, list)
    assert "estate" not in late


# What the turn itself asks


def test_all_treasures_are_played() -> None:
    assert advice(table("copper silver", buying=True)) == "all"


def test_nothing_is_bought_without_a_plan() -> None:
    assert advice(table("", buying=True, coins=8)) == "done"


def test_several_reactions_are_all_shown() -> None:
    game = table("witch", "moat horse_traders secret_chamber copper copper/copper copper copper")
    assert after(game, "witch") == "secret_chamber"
    assert after(game, "secret_chamber", ["copper", "copper"]) == "horse_traders"
    assert after(game, "horse_traders") == "moat"
    assert after(game, "moat") == "done"


def test_tokens_are_spent_for_what_wins_the_game() -> None:
    supply = {"moat": 0, "cellar": 0, "estate": 1}
    some = "baker moat cellar"
    winning = position({}, {}, some=some, supply=supply, buying=True, coins=1)
    assert advice(winning) == "1"
    losing = position({}, {"discard": "duchy"}, some=some, supply=supply, buying=True, coins=1)
    assert advice(losing) == "0"


# Heirs


class Stubborn(Tactician):
    """Wants Moats and nothing else."""

    def gain(self, view: FastView, question: Question) -> int:
        return BY_ID["moat"].index

    def play_action(self, view: FastView, question: Question) -> int:
        return BY_ID["moat"].index

    def keep_value(self, view: FastView, card: int) -> int:
        return 1 if card == BY_ID["moat"].index else -1

    def hand_value(self, view: FastView, card: int) -> int:
        return 1 if card == BY_ID["moat"].index else -1

    def would_buy(self, view: FastView, coins: int, potions: int) -> int:
        return BY_ID["moat"].index if coins >= 2 else NONE


def test_heirs_decide_what_they_want_to_decide() -> None:
    bot = Stubborn()
    game = table("workshop chapel moat gold gold/gold gold gold gold")
    assert advice(game, bot) == "moat"
    game.answer("workshop")
    assert advice(game, bot) == "moat"
    game = table("chapel moat gold gold")
    game.answer("chapel")
    assert advice(game, bot) == ["gold", "gold"]
    game = table("militia", "moat moat gold copper moat")
    game.answer("militia")
    assert advice(game, bot) == "moat"
    game.answer("done")
    assert advice(game, bot) == ["copper", "gold"]
    game = position({}, {}, some="baker moat", buying=True, coins=1)
    assert advice(game, bot) == "1"


# Any kingdom


@pytest.fixture
def _no_tactics_of_cards() -> Iterator[None]:
    one, several = ONE[:], SEVERAL[:]
    ONE[:] = [None] * len(one)
    SEVERAL[:] = [None] * len(several)
    yield
    ONE[:], SEVERAL[:] = one, several


@pytest.mark.usefixtures("_no_tactics_of_cards")
@pytest.mark.parametrize("number", games(10, 3))
def test_cards_without_a_tactic_of_their_own_are_answered(number: int) -> None:
    play_anything(number)


class Dearest(Tactician):
    """Buys Provinces, then whatever Action or Treasure is the dearest."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def buy(self, view: FastView, question: Question) -> int:
        return dearest(view, derive(self.seed, question.number))


class Thoughtless(Bot):
    """Buys the same, plays any Action and answers everything else at random."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = RandomBot(seed)

    def choose(self, view: FastView, question: Question) -> int:
        if question.kind == PLAY_TREASURE:
            return ALL
        if question.kind == BUY and question.place == FROM_SUPPLY:
            return dearest(view, derive(self.seed, question.number))
        if question.kind == PLAY_ACTION:
            actions = question.options()
            return actions[below(mix(derive(self.seed, question.number)), len(actions))]
        return self.chance.choose(view, question)

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        return self.chance.choose_several(view, question)


def dearest(view: FastView, rng: int) -> int:
    if view.can_buy(PROVINCE):
        return PROVINCE
    if view.supply(PROVINCE) <= 4 and view.can_buy(DUCHY):
        return DUCHY
    useful = [
        card
        for card in view.piles
        if view.is_a(card, ACTION | TREASURE)
        and card not in (COPPER, POTION)
        and view.can_buy(card)
    ]
    prices = [view.price(card) + 2 * view.potion_price(card) for card in useful]
    best = [card for card, price in zip(useful, prices, strict=True) if price == max(prices)]
    return best[below(mix(rng), len(best))] if best else NONE


def test_tactics_beat_chance() -> None:
    won = played = 0
    for number in games(20, 5):
        kingdom = random_kingdom(f"tactics {number}")
        setup = kingdom.setup(2)
        tally = play_series(setup, [Thoughtless(1), Dearest(2)], number, 20)
        won += tally.wins[1]
        played += 20
    assert won > 0.8 * played


class Anything(Tactician):
    """Buys at random, so that every card comes into every deck."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomBot(seed)

    def buy(self, view: FastView, question: Question) -> int:
        return self.chance.choose(view, question)


@pytest.mark.parametrize("number", games(60, 12))
def test_every_question_of_every_kingdom_has_an_answer(number: int) -> None:
    play_anything(number)


def play_anything(number: int) -> None:
    kingdom = random_kingdom(f"anything {number}")
    players = 2 + number % 3
    profile = LATER if number % 2 else FIRST_EDITION
    setup = kingdom.setup(players, profile)
    bots: list[Bot] = [Anything(seat) for seat in range(players)]
    bots[number % players] = Dearest(number)
    play_series(setup, bots, number, 5)


class Thorough(Dearest):
    """Looks at every Action of the hand, to see whether the right one is played."""

    def play_action(self, view: FastView, question: Question) -> int:
        urgencies = {}
        for card in view.hand:
            if view.is_a(card, ACTION):
                urgencies[card] = int(urgency_of(self, view, card))
                if not view.near_end:
                    assert urgencies[card] <= HIGHEST_RANKS[card]
        played = int(best_action(self, view))
        best = max(urgencies, key=urgencies.__getitem__, default=NONE)
        # Terminals that compete for the last Action are compared in another way, and a Throne Room
        # lets others go first.
        if best not in (NONE, THRONE_ROOM) and urgencies[best] > TERMINAL:
            assert played == best
        return played


@pytest.mark.parametrize("number", games(60, 12))
def test_what_is_most_urgent_is_played_though_not_everything_is_looked_at(number: int) -> None:
    setup = random_kingdom(f"urgent {number}").setup(2)
    play_series(setup, [Thorough(1), Thorough(2)], number, 5)
