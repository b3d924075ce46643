"""Plans as values: written, read again, compared and changed."""

import copy
import pickle

import pytest
from form import COMPILED
from hypothesis import given, settings
from hypothesis import strategies as st

from throneroom import new_game
from throneroom.bots.plans.conditions import read_condition
from throneroom.bots.plans.facts import FACTS, OF_CARD
from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.plans.rules import (
    MODES,
    NAMING,
    TWO_MODES,
    UNLIMITED,
    Choice,
    Naming,
    Overpayment,
    Rule,
)
from throneroom.bots.plans.terms import (
    ARITHMETIC,
    COMPARISONS,
    EXTREMES,
    PHASES,
    Arithmetic,
    Both,
    Either,
    Extreme,
    InPhase,
    Known,
    Not,
    Number,
    NumberComparison,
    OfCard,
    Term,
)
from throneroom.cards import SHIPPED
from throneroom.engine.card import BY_ID, PRIZE
from throneroom.engine.moments import WHEN_OVERPAID

CARDS = [BY_ID[id] for id in SHIPPED]
ANY_CARD = st.sampled_from([int(card.index) for card in CARDS])
TO_BUY = st.sampled_from([int(card.index) for card in CARDS if not card.is_a(PRIZE)])
OVERPAID = [int(card.index) for card in CARDS if card.effects[WHEN_OVERPAID] is not None]

NUMBERS = st.one_of(
    st.integers(-40, 40).map(float), st.floats(-100, 100, allow_subnormal=False)
).map(Number)
AMOUNTS = st.recursive(
    st.one_of(
        NUMBERS,
        st.sampled_from(range(len(FACTS))).map(Known),
        st.builds(OfCard, st.sampled_from(range(len(OF_CARD))), ANY_CARD),
    ),
    lambda inner: st.one_of(
        st.builds(Arithmetic, st.sampled_from(ARITHMETIC), inner, inner),
        st.builds(Extreme, st.sampled_from(EXTREMES), inner, inner),
    ),
    max_leaves=5,
)
CONDITIONS = st.recursive(
    st.one_of(
        st.builds(NumberComparison, st.sampled_from(COMPARISONS), AMOUNTS, AMOUNTS),
        st.sampled_from(range(len(PHASES))).map(InPhase),
    ),
    lambda inner: st.one_of(
        st.builds(Both, inner, inner), st.builds(Either, inner, inner), st.builds(Not, inner)
    ),
    max_leaves=5,
)
EXAMPLES = 300 if COMPILED else 50
SOMETIMES = st.none() | CONDITIONS
LIMITS = st.just(UNLIMITED) | st.integers(0, 12)


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    id = draw(st.sampled_from(sorted(MODES)))
    modes = draw(st.permutations(MODES[id]))[: 2 if id in TWO_MODES else 1]
    return Choice(int(BY_ID[id].index), tuple(modes), draw(SOMETIMES))


def lists_of(cards: st.SearchStrategy[int]) -> st.SearchStrategy[list[Rule]]:
    return st.lists(st.builds(Rule, cards, LIMITS, SOMETIMES), max_size=3)


PLANS = st.builds(
    Plan,
    st.lists(st.builds(Rule, TO_BUY, LIMITS, SOMETIMES), min_size=1, max_size=4),
    gain=lists_of(ANY_CARD),
    play=lists_of(ANY_CARD),
    twice=lists_of(ANY_CARD),
    trash=lists_of(ANY_CARD),
    discard=lists_of(ANY_CARD),
    keep=lists_of(ANY_CARD),
    choose=st.lists(choices(), max_size=2),
    overpay=st.lists(
        st.builds(Overpayment, st.sampled_from(OVERPAID), st.none() | AMOUNTS, SOMETIMES),
        max_size=2,
    ),
    name=st.lists(
        st.builds(
            Naming, st.sampled_from([int(BY_ID[id].index) for id in NAMING]), ANY_CARD, SOMETIMES
        ),
        max_size=2,
    ),
    needs=st.none() | st.lists(TO_BUY, min_size=1, max_size=3),
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(PLANS)
def test_a_plan_that_is_written_and_read_is_the_same(plan: Plan) -> None:
    again = read_plan(str(plan))
    assert again == plan
    assert hash(again) == hash(plan)
    assert str(again) == str(plan)
    assert plan.text == str(plan)


@settings(max_examples=EXAMPLES, deadline=None)
@given(CONDITIONS, st.data())
def test_any_part_of_a_condition_can_be_exchanged(condition: Term, data: st.DataObject) -> None:
    parts = condition.all_parts()
    assert parts[0] == condition
    place = data.draw(st.integers(0, len(parts) - 1))
    new = data.draw(CONDITIONS if parts[place].decides else AMOUNTS)
    changed = condition.with_part(place, new)
    assert changed.all_parts()[place] == new
    assert condition.all_parts() == parts
    assert changed.with_part(place, parts[place]) == condition
    assert read_condition(str(changed)) == changed


def test_there_is_no_part_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        read_condition("money > 3").with_part(3, Number(4.0))


@pytest.mark.parametrize(
    ("condition", "written"),
    [
        ("money>3", "money > 3"),
        ("MONEY == 3", "money = 3"),
        ("(money > 3)", "money > 3"),
        ("1 - (2 - 3) = 2", "1 - (2 - 3) = 2"),
        ("(1 - 2) - 3 = 2", "1 - 2 - 3 = 2"),
        ("1 - 2 * 3 < (1 - 2) * 3", "1 - 2 * 3 < (1 - 2) * 3"),
        ("8 / (4 / 2) > -money", "8 / (4 / 2) > 0 - money"),
        ("--3 < -0.5", "3 < -0.5"),
        ("not (turn > 1 and turn < 5)", "not (turn > 1 and turn < 5)"),
        ("not (not turn > 1)", "not (not turn > 1)"),
        ("not turn > 1 or turn < 5", "not turn > 1 or turn < 5"),
        ("turn > 1 and (turn < 5 or lead > 2)", "turn > 1 and (turn < 5 or lead > 2)"),
        ("turn > 1 and (turn < 5 and lead > 2)", "turn > 1 and (turn < 5 and lead > 2)"),
        ("phase != Buy", "not phase = buy"),
        ("max( 1,min(2 , 3)) > hand(Kupfer)", "max(1, min(2, 3)) > hand(Copper)"),
        ("0.00000001 < 123456789.5", "0.00000001 < 123456789.5"),
    ],
)
def test_a_condition_is_written_with_the_brackets_that_it_needs(
    condition: str, written: str
) -> None:
    assert str(read_condition(condition)) == written


def test_values_differ_where_their_meaning_does() -> None:
    texts = [
        "Gold", "Silver", "Gold up to 2", "Gold if turn > 1", "Gold if turn > 2",
        "Gold if turn >= 1", "Gold if lead > 1", "Gold if count(Gold) > 1",
        "Gold if supply(Gold) > 1", "Gold if count(Silver) > 1", "Gold if 1 + 2 > 3",
        "Gold if 1 - 2 > 3", "Gold if min(1, 2) > 3", "Gold if max(1, 2) > 3",
        "Gold if phase = buy", "Gold if phase = action", "Gold if not phase = buy",
        "Gold if turn > 1 and lead > 1", "Gold if turn > 1 or lead > 1", "Gold; needs Gold",
        "Gold; gain Silver", "Gold; trash Silver", "Gold; keep Silver",
        "Gold; choose cards with Steward", "Gold; choose coins with Steward",
        "Gold; choose cards with Nobles", "Gold; overpay 1 with Doctor",
        "Gold; overpay all with Doctor", "Gold; name Copper with Doctor",
        "Gold; name Curse with Doctor", "Gold; name Copper with Journeyman",
    ]  # fmt: skip
    assert len({read_plan(text) for text in texts}) == len(texts)
    assert read_plan("Gold") != "Gold"
    assert read_plan("Gold").buy[0] != read_plan("Gold").buy[0].head()


def test_what_an_author_wrote_stays_but_does_not_count() -> None:
    mine = read_plan("Gold  # at last\nwhen turn > 3: Silver; otherwise: Copper")
    assert mine.text == "Gold  # at last\nwhen turn > 3: Silver; otherwise: Copper"
    assert str(mine) == "Gold\nSilver if turn > 3\nCopper if not turn > 3"
    assert read_plan(str(mine)) == mine
    assert repr(mine) == "<Plan Gold; Silver if turn > 3; Copper if not turn > 3>"


def test_neighbours_under_one_condition_share_a_line() -> None:
    plan = read_plan("Gold\ntrash Curse\ntrash Estate, Copper if money > 3\ntrash Silver")
    assert str(plan) == "Gold\ntrash Curse\ntrash Estate, Copper if money > 3\ntrash Silver"


@pytest.mark.parametrize("name", plan_names())
def test_the_plans_of_the_library_can_be_written(name: str) -> None:
    plan = named_plan(name)
    assert read_plan(str(plan)) == plan


def test_plans_and_rules_can_be_varied() -> None:
    plan = read_plan("needs Smithy\nGold\nSmithy up to 2 if money > 3\nplay Smithy")
    gold, smithy = plan.buy
    condition = smithy.condition
    assert condition is not None
    assert isinstance(condition.all_parts()[2], Number)
    village = int(BY_ID["village"].index)
    varied = [
        smithy.with_card(village),
        smithy.with_limit(3),
        smithy.with_condition(condition.with_part(2, Number(5.0))),
        smithy.with_condition(None),
    ]
    changed = plan.replace(buy=[*varied, gold], play=[])
    assert str(changed).splitlines() == [
        "needs Smithy",
        "Village up to 2 if money > 3",
        "Smithy up to 3 if money > 3",
        "Smithy up to 2 if money > 5",
        "Smithy up to 2",
        "Gold",
    ]
    assert str(plan.replace(needs=[village])).startswith("needs Village\nGold")
    assert plan.replace() == plan
    assert plan.replace().needs == plan.needs
    assert read_plan("Gold").replace(buy=varied).needs == [village, int(smithy.card)]


def test_rules_about_other_cards_can_be_varied() -> None:
    plan = read_plan(
        "Gold; choose card, coin with Pawn; overpay 2 with Doctor; name Copper with Doctor"
    )
    turn = read_condition("turn > 3")
    changed = plan.replace(
        choose=[plan.choose[0].with_modes(("buy", "coin")).with_condition(turn)],
        overpay=[plan.overpay[0].with_amount(None).with_condition(turn)],
        name=[plan.name[0].with_named(int(BY_ID["curse"].index)).with_condition(turn)],
    )
    assert str(changed).splitlines()[1:] == [
        "choose buy, coin with Pawn if turn > 3",
        "overpay all with Doctor if turn > 3",
        "name Curse with Doctor if turn > 3",
    ]


def test_plans_and_their_bots_are_copied_and_sent() -> None:
    plan = read_plan("when turn > 3:\n  Gold\nalways:\n  Silver up to 2\ntrash Copper")
    for again in (copy.copy(plan), copy.deepcopy(plan), pickle.loads(pickle.dumps(plan))):
        assert again == plan
        assert again.text == plan.text
    game = new_game("First Game", seed="sent", bots={1: PlanBot(plan)})
    game.answer("all")
    sent = pickle.loads(pickle.dumps(game))
    for one in (game, sent):
        one.answer("silver")
    assert str(sent.view(0).gains) == str(game.view(0).gains)
