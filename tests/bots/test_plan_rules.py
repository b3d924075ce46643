"""What the rules and conditions of plans mean in play."""

import re
from itertools import permutations
from pathlib import Path

import pytest
from advice import advice, after, table
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import open_question
from position import position

from throneroom import CARDS
from throneroom.bots.plans.conditions import read_condition
from throneroom.bots.plans.plan import VERBS, PlanBot
from throneroom.bots.plans.reading import PlanError, read_plan
from throneroom.bots.plans.rules import MODES, NAMING, TWO_MODES
from throneroom.cards import SHIPPED
from throneroom.engine.card import ACTION, BY_ID
from throneroom.engine.game import Game
from throneroom.engine.question import BUY, CHOOSE, FROM_MODES, NAME, TRASH
from throneroom.text.words import LANGUAGES, Words

PLANS = Path(__file__).parents[2] / "docs" / "plans.md"


def advised(plan: str, game: Game, *answers: object) -> object:
    """What a plan answers after some answers; it buys Silver."""
    for answer in answers:
        game.answer(answer)
    return advice(game, PlanBot(read_plan(f"Silver\n{plan}")))


def holds(condition: str, game: Game, seat: int = 0) -> bool:
    return read_condition(condition).value(game.view(seat).fast) != 0.0


# gain


def test_gains_have_a_list_of_their_own() -> None:
    game = table("workshop copper", some="smithy village")
    assert advised("gain Village", game, "workshop") == "village"
    assert advised("gain Dorf, Schmiede", game) == "village"
    assert advised("gain Village if turn > 3", game) == "silver"
    assert advised("gain Village up to 0; gain Smithy", game) == "smithy"
    assert advised("gain Gold", game) == "silver"
    assert advised("", game) == "silver"


def test_what_is_to_be_gained_is_not_bought() -> None:
    game = position({}, {}, some="village", buying=True, coins=3)
    assert advised("gain Village", game) == "silver"


def test_a_plan_picks_prizes() -> None:
    game = table("tournament province", some="tournament")
    assert advised("gain Followers, Trusty Steed", game, "tournament", "yes") == "followers"
    assert advised("gain Trusty Steed", game) == "trusty_steed"


def test_a_gain_that_loses_is_refused() -> None:
    last = {"copper": 0, "curse": 0, "village": 1}
    game = table("workshop//", "copper//duchy", some="village smithy", supply=last)
    assert advised("gain Village, Smithy", game, "workshop") == "smithy"


# play, twice


def test_the_order_of_play_may_depend_on_the_situation() -> None:
    game = table("smithy market copper")
    assert advised("play Smithy", game) == "smithy"
    assert advised("play Smithy if hand(Copper) > 1", game) == "market"
    assert advised("play Smithy if hand(Copper) > 0", game) == "smithy"
    assert advised("play Village, Schmiede", game) == "smithy"


def test_what_is_played_twice() -> None:
    game = table("throne_room smithy market militia")
    assert after(game, "throne_room") != "militia"
    assert advised("twice Militia, Smithy", game) == "militia"
    assert advised("twice Witch, Miliz", game) == "militia"
    assert advised("twice Militia if actions_left > 1; twice Smithy", game) == "smithy"


# keep


def test_what_is_kept_is_not_trashed() -> None:
    game = table("chapel copper curse estate estate//gold gold silver silver")
    assert advised("", game, "chapel") == ["curse", "estate", "estate", "copper"]
    assert advised("keep Estate", game) == ["curse", "copper"]
    assert advised("keep Anwesen; trash Estate", game) == ["curse", "copper"]
    assert advised("keep Estate if turn > 5", game) == ["curse", "estate", "estate", "copper"]


def test_what_is_kept_is_trashed_where_there_is_no_alternative() -> None:
    game = table("remodel estate curse", some="remodel")
    assert advised("keep Curse", game, "remodel") == "estate"
    game = table("remodel estate curse", some="remodel")
    assert advised("keep Curse, Estate", game, "remodel") in ("estate", "curse")
    game = table("remodel gold gold copper", some="remodel")
    assert advised("keep Copper", game, "remodel") == "gold"


def test_what_is_kept_is_not_discarded() -> None:
    game = table("militia", "gold silver province estate copper")
    assert advised("", game, "militia") == ["estate", "province"]
    assert advised("keep Province", game) == ["estate", "copper"]
    assert advised("keep Province, Copper", game) == ["estate", "silver"]
    assert advised("keep Province if hand(Gold) > 1", game) == ["estate", "province"]


def test_an_action_that_cannot_be_played_is_kept_as_well() -> None:
    game = table("militia", "smithy witch gold silver silver")
    kept = advised("keep Smithy, Witch", game, "militia")
    assert kept == ["silver", "silver"]


def test_what_is_kept_is_not_wanted_all_the_more() -> None:
    game = table("remodel copper copper estate//gold gold", some="laboratory")
    assert advised("keep Copper", game, "remodel") == "estate"
    game = table("ironworks", some="ironworks village")
    bot = PlanBot(read_plan("Province\nkeep Copper"))
    game.answer("ironworks")
    assert advice(game, bot) != "copper"


@pytest.mark.parametrize(
    ("plan", "hand", "answers", "expected"),
    [
        ("keep Mining Village", "mining_village silver silver silver", ["mining_village"], "no"),
        ("", "mining_village silver silver silver", ["mining_village"], "yes"),
        ("keep Copper", "moneylender copper", [], "done"),
        ("", "moneylender copper", [], "moneylender"),
        ("keep Copper", "plaza copper silver", ["plaza"], "done"),
        ("", "plaza copper silver", ["plaza"], "copper"),
    ],
)
def test_keeping_covers_cards_that_take_particular_ones(
    plan: str, hand: str, answers: list[str], expected: str
) -> None:
    game = table(f"{hand}/estate", supply={"province": 4})
    for answer in answers:
        game.answer(answer)
    assert advice(game, PlanBot(read_plan(f"Province\n{plan}"))) == expected


# choose


@pytest.mark.parametrize(
    ("card", "modes"), [(id, modes) for id, modes in MODES.items() if id != "moneylender"]
)
def test_a_plan_chooses_every_effect(card: str, modes: tuple[str, ...]) -> None:
    name = Words("de").name(BY_ID[card])
    game = asking(card)
    assert set(open_question(game).modes) == set(modes)
    if card in TWO_MODES:
        for first, second in permutations(modes, 2):
            chosen = advised(f"choose {first}, {second} with {name}", game)
            assert chosen == [first, second]
    else:
        for mode in modes:
            assert advised(f"choose {mode} with {name}", game) == mode


ASKING = {
    "torturer": ["torturer", "copper copper copper"],
    "jester": ["jester", "/silver"],
    "alchemist": ["alchemist potion/copper copper"],
    "library": ["library/market"],
    "courtier": ["courtier mill mill"],
}
"""Hands and decks with which cards ask that do not always."""


def asking(card: str) -> Game:
    """A game in which a card asks for one of its effects."""
    players = ASKING.get(card, [f"{card} estate copper/copper copper copper"])
    game = table(*players, some="tournament")
    game.answer(card)
    while open_question(game).place != FROM_MODES:
        game.answer({BUY: "done", TRASH: "copper"}.get(open_question(game).kind, "all"))
    return game


def test_the_first_choice_whose_condition_holds_counts() -> None:
    plan = "choose trash with Steward if hand(Estate) > 1\nchoose coins with Steward if turn > 0"
    assert advised(plan, table("steward estate estate copper"), "steward") == "trash"
    assert advised(plan, table("steward estate copper copper"), "steward") == "coins"
    usual = advised("choose coins with Steward if turn > 5", table("steward/gold"), "steward")
    assert usual == advised("", table("steward/gold"), "steward")


def test_the_later_moneylender_asks() -> None:
    game = table("moneylender copper", profile="later")
    assert advised("choose no with Moneylender", game, "moneylender") == "no"
    assert advised("choose yes with Moneylender", game) == "yes"


def test_every_card_that_asks_for_effects_or_names_is_known() -> None:
    choosing: set[str] = set()
    choosing_two: set[str] = set()
    naming: set[str] = set()
    for id in SHIPPED:
        if not BY_ID[id].is_a(ACTION):
            continue
        bane = "pawn" if id == "young_witch" else ""
        hands = (f"{id} copper estate/silver copper copper", "gold duchy/silver gold")
        game = table(*hands, bane=bane)
        game.answer(id)
        while game.decision is not None and game.view(0).turn == 1:
            question = open_question(game)
            if question.kind == CHOOSE:
                (choosing_two if question.several else choosing).add(CARDS[question.source].id)
            if question.kind == NAME:
                naming.add(CARDS[question.source].id)
            game.answer(advice(game))
    assert choosing == {
        *("steward", "minion", "torturer", "nobles", "jester", "lurker"),
        *("native_village", "navigator", "pirate_ship", "governor", "spice_merchant"),
    }
    assert choosing_two == set(TWO_MODES)
    assert choosing | choosing_two <= set(MODES)
    assert naming | {"contraband"} == set(NAMING)


def test_the_document_has_all_effects_and_names() -> None:
    text = PLANS.read_text("utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    told: dict[str, tuple[str, ...]] = {}
    for cells in rows:
        for name in re.sub(r" \(two\)| of the later rules", "", cells[0]).split(","):
            modes = tuple(re.findall(r"`(\w+)`", cells[1]))
            told[name.strip().lower().replace(" ", "_").replace("-", "_")] = modes
    assert {id: told.get(id) for id in MODES} == MODES
    asking = re.search(r"\n(Wishing Well.*?)\. A card", text, re.DOTALL)
    assert asking
    assert all(Words().name(BY_ID[id]) in asking[1] for id in NAMING)


def test_of_two_effects_the_first_counts_where_a_courtier_grants_one() -> None:
    game = table("courtier copper")
    assert advised("choose buy, gold with Courtier", game, "courtier") == ["buy"]


# overpay, name


@pytest.mark.parametrize(
    ("plan", "amount"),
    [
        ("overpay all with Doctor", "4"),
        ("overpay 0 with Doctor", "0"),
        ("overpay coins - 1 with Arzt", "3"),
        ("overpay 1.9 with Doctor", "1"),
        ("overpay 5 with Doctor; overpay min(2, coins) with Doctor", "2"),
        ("overpay 1 - 2 with Doctor; overpay 3 with Doctor", "3"),
        ("overpay 1 with Doctor if turn > 3; overpay 2 with Doctor", "2"),
        (f"overpay {' * '.join(['999999999'] * 40)} with Doctor; overpay 2 with Doctor", "2"),
        ("overpay 1 with Herald; overpay 2 with Doctor", "2"),
    ],
)
def test_how_much_is_overpaid(plan: str, amount: str) -> None:
    game = position({"deck": "gold"}, {}, some="doctor", buying=True, coins=7)
    assert advised(plan, game, "doctor") == amount


def test_a_potion_is_not_overpaid_by_a_large_number() -> None:
    game = position({"hand": "potion"}, {}, some="stonemason alchemist", buying=True, coins=4)
    game.answer("all")
    plan = "overpay 1001 with Stonemason; overpay 1 with Stonemason"
    assert advised(plan, game, "stonemason") == "1"


@pytest.mark.parametrize("card", NAMING)
def test_which_card_is_named(card: str) -> None:
    name = Words().name(BY_ID[card])
    game = table(f"{card}/copper gold estate silver silver silver silver")
    plan = f"name Silver with {name} if turn > 3; name Kupfer with {name}"
    assert advised(plan, game, card) == "copper"
    assert advised(f"name Gold with {name}", game) == "gold"


# Terms


def test_hand_and_play() -> None:
    game = table("village copper copper/estate/gold gold", some="village market")
    assert holds("hand(Copper) = 2 and hand(Kupfer) = 2 and hand(Gold) = 0", game)
    assert holds("in_play(Village) = 0 and actions_left = 1", game)
    assert holds("deck_size = 1 and discard_size = 2", game)
    assert holds("hand(Witch) + in_play(Witch) = 0", game)
    game.answer("village")
    assert holds("in_play(Village) = 1 and hand(Village) = 0 and actions_left = 2", game)
    assert holds("hand(Estate) = 1 and deck_size = 0", game)
    assert holds("hand(Copper) = 0 and in_play(Village) = 0", game, 1)


def test_others() -> None:
    game = position(
        {"discard": "gold"},
        {"discard": "gold gold duchy"},
        {"hand": "gold", "deck": "estate"},
        some="witch",
    )
    assert holds("opponents(Gold) = 3 and opponents(Witch) = 0 and opponents(Moat) = 0", game)
    assert holds("opponents(Gold) = 2", game, 1)
    assert holds("opponent_points = 3", game)
    assert holds("opponent_points = 1", game, 1)


def test_piles() -> None:
    supply = {"moat": 0, "market": 2, "estate": 5}
    assert holds("smallest_pile = 2", position({}, {}, some="moat market", supply=supply))
    assert holds("smallest_pile = 8", position({}, {}))


def test_what_was_gained_in_this_turn() -> None:
    game = table("workshop witch village/copper copper copper", "/copper/copper", some="moat")
    assert holds("gained(Silver) = 0", game)
    for answer in ("village", "workshop", "silver"):
        game.answer(answer)
    assert holds("gained(Silver) = 1 and gained(Copper) = 0 and gained(Feast) = 0", game)
    assert holds("gained(Silver) = 0", game, 1)
    game.answer("witch")
    assert holds("gained(Curse) = 0", game)
    assert holds("gained(Curse) = 1", game, 1)
    game = game.copy()
    assert holds("gained(Silver) = 1", game)
    while game.view(0).turn == 1:
        game.answer("done")
    assert holds("gained(Silver) = 0 and count(Silver) = 1", game)


def test_a_possessor_gains() -> None:
    game = position({"hand": "workshop"}, {}, some="possession workshop", current=0, possessor=1)
    game.answer("workshop")
    game.answer("silver")
    assert holds("gained(Silver) = 1", game, 0)
    assert holds("gained(Silver) = 1", game, 1)


def test_phases() -> None:
    game = table("village copper", some="village")
    assert holds("phase = action and phase != buy and not phase = treasure", game)
    game.answer("done")
    assert holds("phase = treasure", game)
    game.answer("done")
    assert holds("phase = buy and phase == BUY", game)


def test_potions_tokens_and_terminals() -> None:
    game = position(
        {"hand": "potion", "discard": "smithy witch witch village nobles pawn followers gold"},
        {},
        some="smithy witch village nobles pawn baker alchemist tournament",
        buying=True,
    )
    # Nobles and Pawn can give Actions.
    assert holds("terminals = 4", game)
    assert holds("tokens = 1 and potions = 0", game)
    game.answer("potion")
    assert holds("potions = 1", game)


def test_the_lesser_and_the_greater() -> None:
    game = table("copper copper")
    assert holds("min(1, 2) = 1 and min(2, 1) = 1 and max(1, 2) = 2 and max(2, 1) = 2", game)
    assert holds("min(money, 1) + max(money, 1) = 3", game)


# Reading


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        ("Gold\nchoose trash", "line 2: after 'choose' comes 'with' and a card"),
        ("Gold\noverpay 3", "as in 'overpay all with Doctor'"),
        ("Gold\nname Copper", "as in 'name Copper with Doctor'"),
        ("Gold\nchoose trsh with Steward", "line 2: Steward does not offer 'trsh'; did you mean"),
        ("Gold\nchoose fly with Steward", "there are cards, coins, trash"),
        ("Gold\nchoose cards with Smithy", "Smithy gives no choice"),
        ("Gold\nchoose card with Pawn", "Pawn asks for 2 different choices"),
        ("Gold\nchoose card, card with Pawn", "Pawn asks for 2 different choices"),
        ("Gold\nchoose cards, coins with Steward", "Steward asks for one choice"),
        ("Gold\nchoose cards with Stewart", "did you mean Steward"),
        ("Gold\noverpay all with Smithy", "you cannot overpay for Smithy"),
        ("Gold\noverpay money > 3 with Doctor", "'money > 3' is a condition and no number"),
        ("Gold\nname Copper with Smithy", "Smithy does not ask for the name of a card"),
        ("Gold\nname Coper with Doctor", "did you mean Copper"),
        ("Gold\ngain Smitty", "did you mean Smithy"),
        ("Gold\nkeep", "line 2"),
        ("Gold if phase > buy", "a '=' is missing"),
        ("Gold if phase = bye", "there is no phase 'bye'; did you mean buy?"),
        ("Gold if min(1) > 2", "a ',' is missing"),
        ("Gold if min(1, 2, 3) > 2", "'min' takes two numbers; for more, write min(a, min(b, c))"),
        ("Gold if min(1, 2 > 2", "'min' needs numbers"),
        ("Gold if hnad(Copper) > 2", "did you mean hand(...)?"),
        ("Gold if actions_lef > 2", "did you mean actions_left?"),
        ("Gold if 99999999999 > 2", "nothing is known of '99999999999'"),
        ("Gold if " + "-" * 10_000, "the condition ends too early"),
        ("Gold if 1 > " + "-" * 10_000 + "(turn > 2)", "'-' needs numbers"),
    ],
)
def test_a_rule_that_cannot_be_read(plan: str, complaint: str) -> None:
    with pytest.raises(PlanError) as caught:
        read_plan(plan)
    assert complaint in str(caught.value)
    assert Words("de").error(caught.value) != str(caught.value)


def test_no_card_is_called_like_a_verb() -> None:
    for language in LANGUAGES:
        for id in SHIPPED:
            name = Words(language).name(BY_ID[id]).casefold()
            assert name.split()[0] not in (*VERBS, "needs", "when", "otherwise", "always")


def test_buying_may_be_said() -> None:
    assert read_plan("buy Gold up to 2") == read_plan("Gold up to 2")


def test_prizes_can_be_named_but_not_bought() -> None:
    plan = read_plan("Gold if count(Princess) > 0\nplay Followers\nkeep Diadem")
    assert str(plan) == "Gold if count(Princess) > 0\nplay Followers\nkeep Diadem"
    # "Pr" has always meant a Province.
    assert read_plan("Gold if count(Pr) > 0") == read_plan("Gold if count(Province) > 0")
    with pytest.raises(PlanError):
        read_plan("Princess")


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="choseovrpaywitDkmGl ,;:<=()-123\n", max_size=80))
def test_no_text_breaks_the_reader_of_rules(text: str) -> None:
    try:
        plan = read_plan(f"Gold\n{text}")
    except PlanError:
        return
    assert read_plan(str(plan)) == plan
