"""Plans: what can be written, what it means, and how a plan plays."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import open_question
from position import position

from throneroom import BY_ID, new_game
from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import PlanError, read_plan
from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game
from throneroom.text.words import Words

EXAMPLE = """
Province  if money > 18
Duchy     if provinces <= 4
Estate    if provinces <= 2
Gold
Smithy    if count(Smithy) < treasures / 11
Silver
"""
KINGDOM = "smithy witch village moat market chapel cellar festival laboratory militia"


def buying(anna: str, ben: str, coins: int = 8, supply: dict[str, int] | None = None) -> Game:
    """Anna is about to buy; both have these cards, in their discard piles."""
    return position(
        {"discard": anna}, {"discard": ben}, some=KINGDOM, supply=supply, buying=True, coins=coins
    )


def bought(plan: str | Plan, game: Game) -> str | None:
    """What a plan buys first in a position."""
    bot = PlanBot(read_plan(plan) if isinstance(plan, str) else plan)
    decision = game.decision
    assert decision is not None
    assert decision.kind == "buy"
    question = open_question(game)
    chosen = bot.choose(game.view(decision.seat).fast, question)
    return None if chosen < 0 else question.word(chosen)


def test_the_example_of_players() -> None:
    plan = read_plan(EXAMPLE)
    ids = [BY_ID[id].index for id in ["province", "duchy", "estate", "gold", "smithy", "silver"]]
    assert plan.cards == ids
    assert plan.text == EXAMPLE.strip()


@pytest.mark.parametrize(
    ("plan", "coins", "card"),
    [
        ("Province; Gold; Silver", 8, "province"),
        ("Province; Gold; Silver", 7, "gold"),
        ("Province; Gold; Silver", 5, "silver"),
        ("Province; Gold; Silver", 2, None),
        ("Provinz; Gold; Silber", 4, "silver"),
        ("# a comment\nGold # another\n\n;;Silver", 6, "gold"),
        ("Gold if turn > 1; Silver", 6, "silver"),
        ("Gold if not turn > 1; Silver", 6, "gold"),
        ("Gold if turn = 1 and provinces == 8; Silver", 6, "gold"),
        ("Gold if turn = 2 or provinces != 8; Silver", 6, "silver"),
        ("Gold if 1 / 2 > 0.4; Silver", 6, "gold"),
        ("Gold if 7 - 2 * 3 = 1; Silver", 6, "gold"),
        ("Gold if (7 - 2) * 3 = 15; Silver", 6, "gold"),
        ("Gold if 5 / 0 = 0; Silver", 6, "gold"),
        ("Gold if -1 < 0; Silver", 6, "gold"),
        ("Gold if supply(Gold) = 30 and cost(Gold) = 6; Silver", 6, "gold"),
        ("Gold if empty_piles > 0 or gains_to_end < 8; Silver", 6, "silver"),
        ("Gold if money = 7 and treasures = 7 and cards = 10; Silver", 6, "gold"),
        ("Gold if points = 3 and lead = 0 and victories = 3; Silver", 6, "gold"),
        ("Gold if coins = 6 and buys = 1 and players = 2 and actions = 0; Silver", 6, "gold"),
        ("when turn > 1: Gold; otherwise: Silver", 6, "silver"),
        ("when turn > 1:\n  Gold\nalways:\n  Duchy", 6, "duchy"),
        ("Philosopher's Stone; council room; Silver", 6, "silver"),
        ("Smithy up to 0; Silver", 4, "silver"),
        ("Smithy up to 1; Silver", 4, "smithy"),
        ("SMITHY UP TO 1 IF MONEY>3 AND NOT(turn>5)\tand(buys=1); Silver", 4, "smithy"),
    ],
)
def test_what_a_plan_buys(plan: str, coins: int, card: str | None) -> None:
    start = "copper " * 7 + "estate " * 3
    game = buying(start, start, coins)
    assert bought(plan, game) == card


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        ("", "the plan buys nothing"),
        ("play Village", "the plan buys nothing"),
        ("Smitty", "line 1: there is no 'Smitty' here; did you mean Smithy?"),
        ("Gold\nSilver if muney > 3", "line 2: nothing is known of 'muney'; did you mean money?"),
        ("Gold if money >", "line 1: the condition ends too early"),
        ("Gold if money", "'money' is a number and no condition"),
        ("Gold if (money > 3", "a ')' is missing"),
        ("Gold if count Smithy > 3", "a '(' is missing"),
        ("Gold if count(Smithy > 3", "the condition ends too early"),
        ("Gold if money > 3 4", "'4' is not understood here"),
        ("Gold if money > 3 and 4", "'and' joins conditions"),
        ("Gold if (money > 3) + 1 > 2", "'+' needs numbers"),
        ("Gold if not money", "'not' joins conditions"),
        ("Gold if money $ 3", "'$' is not understood here"),
        ("Gold up to many", "after 'up to' comes a number"),
        ("while turn > 3: Gold", "'while turn > 3:' is not understood"),
        ("otherwise: Gold", "'otherwise:' is not understood"),
        ("Gold if " + "(" * 100, "nested too deep"),
        ("Gold\n" * 10_000, "at most 20,000 characters"),
        ("Bag of Gold", "line 1: there is no 'Bag of Gold'"),
    ],
)
def test_a_plan_that_cannot_be_read(plan: str, complaint: str) -> None:
    with pytest.raises(PlanError) as caught:
        read_plan(plan)
    assert complaint in str(caught.value)
    assert Words("de").error(caught.value) != str(caught.value)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="GoldSilver ifupto()<>=+-*/0123456789;:\n#money", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(PlanError):
        assert read_plan(text).buy


def test_a_purchase_that_loses_is_refused_and_the_next_rule_counts() -> None:
    last = {"province": 1}
    behind = buying("copper", "province province province", supply=last)
    assert bought("Province; Duchy; Gold", behind) == "duchy"
    ahead = buying("province province province", "copper", supply=last)
    assert bought("Gold; Province", ahead) == "province"


def test_the_last_pile_wins_or_loses_too() -> None:
    last = {"copper": 0, "curse": 0, "estate": 1}
    assert bought("Gold", buying("duchy", "silver", supply=last)) == "estate"
    assert bought("Estate; Gold", buying("silver", "duchy", supply=last)) == "gold"


def test_the_rest_of_the_money_buys_points_when_the_game_ends_anyway() -> None:
    game = buying("copper", "province", 5, {"province": 0})
    assert bought("Gold; Silver", game) == "duchy"


@pytest.mark.parametrize("name", plan_names())
def test_every_plan_of_the_library_plays_to_the_end(name: str) -> None:
    plan = named_plan(name)
    needed = [BY_ID[card.id] for card in BY_ID.values() if card.index in plan.needs]
    kingdom = [card.id for card in needed if card.set != "basic"]
    kingdom += [id for id in KINGDOM.split() if id not in kingdom][: 10 - len(kingdom)]
    bots = {0: PlanBot(plan), 1: PlanBot(named_plan("big-money-ultimate"))}
    game = new_game(kingdom, 2, name, bots=dict(bots), turn_limit=200)
    assert game.over
    words = [Words(language).say(f"plan-{name}") for language in ("en", "de")]
    assert all(words)


def test_a_plan_that_is_not_there() -> None:
    with pytest.raises(SetupError, match="did you mean double-witch"):
        named_plan("double-wich")
