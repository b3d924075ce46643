"""How the tactical bot plays the cards of Hinterlands."""

import pytest
from advice import advice, after, table

from throneroom.bots.tactics.buying import money_at_hand

FIRST = [
    # What is played first, and what is better not played.
    ("border_village smithy", "border_village"),
    ("inn smithy", "inn"),
    ("highway smithy", "highway"),
    ("cartographer smithy", "cartographer"),
    ("scheme smithy", "scheme"),
    ("oasis smithy", "oasis"),
    ("margrave nomad_camp copper", "margrave"),
    ("embassy duchess copper/gold silver silver gold copper", "embassy"),
    ("oracle noble_brigand copper/gold gold", "oracle"),
    ("haggler woodcutter copper", "haggler"),
    ("jack_of_all_trades moat estate", "jack_of_all_trades"),
    ("mandarin copper copper", "mandarin"),
    # The first Crossroads gives Actions; without Victory cards a second one does nothing.
    ("crossroads smithy estate", "crossroads"),
    # Stables need a Treasure that is worth less than three cards.
    ("stables copper estate/gold gold silver", "stables"),
    ("stables estate estate", "done"),
    # What has nothing worth trashing is not played.
    ("spice_merchant copper estate//gold gold silver", "spice_merchant"),
    ("spice_merchant gold", "done"),
    ("trader estate copper", "trader"),
    ("trader copper", "done"),
    ("develop copper", "done"),
    ("develop duchess estate", "develop"),
]


@pytest.mark.parametrize(("zones", "played"), FIRST)
def test_what_is_played(zones: str, played: str) -> None:
    assert advice(table(zones, some="market", supply={"duchy": 0})) == played


ANSWERS = [
    ("duchess/gold copper", ["duchess"], "keep"),
    ("duchess/estate copper gold", ["duchess"], "discard"),
    ("jack_of_all_trades copper/curse gold", ["jack_of_all_trades"], "discard"),
    (
        "jack_of_all_trades estate gold gold silver silver/gold",
        ["jack_of_all_trades", "keep"],
        "estate",
    ),
    ("oracle/gold gold copper copper", ["oracle"], "keep"),
    ("oracle/curse estate gold gold", ["oracle"], "discard"),
    ("oracle/copper gold estate", ["oracle", "keep"], ["gold", "copper"]),
    ("cartographer/copper curse gold estate silver", ["cartographer"], ["curse", "estate"]),
    ("trader estate copper gold", ["trader"], "estate"),
    ("develop duchess estate gold", ["develop"], "estate"),
    ("spice_merchant copper gold//gold gold silver", ["spice_merchant"], "copper"),
    ("spice_merchant copper gold gold silver/copper", ["spice_merchant", "copper"], "cards"),
    (
        "spice_merchant copper silver silver copper//gold gold gold",
        ["spice_merchant", "copper"],
        "coins",
    ),
    ("stables copper gold/gold gold silver", ["stables"], "copper"),
    ("mandarin smithy smithy copper", ["mandarin"], "smithy"),
    ("oasis tunnel copper/estate", ["oasis"], "tunnel"),
    ("cellar tunnel gold/silver", ["cellar"], ["tunnel"]),
    ("oasis tunnel copper/estate", ["oasis", "tunnel"], "yes"),
    (
        "embassy gold silver/estate curse copper copper gold",
        ["embassy"],
        ["estate", "curse", "copper"],
    ),
]


@pytest.mark.parametrize(("zones", "answers", "advised"), ANSWERS)
def test_what_is_answered(zones: str, answers: list[object], advised: object) -> None:
    assert after(table(zones, some="market"), *answers) == advised


def test_oracle_takes_good_cards_from_others() -> None:
    game = table("oracle/gold gold", "/gold gold estate estate")
    assert after(game, "oracle", "keep") == "discard"


@pytest.mark.parametrize(
    ("bought", "coins", "shown"), [("curse", 0, "yes"), ("copper", 0, "yes"), ("gold", 6, "no")]
)
def test_trader_is_shown_for_what_is_worth_less_than_a_silver(
    bought: str, coins: int, shown: str
) -> None:
    game = table("trader//gold gold silver", buying=True, coins=coins)
    assert after(game, bought) == shown


def test_fools_gold_becomes_gold() -> None:
    game = table("", "fools_gold copper", buying=True, coins=8)
    assert after(game, "province") == "yes"


def test_fools_gold_is_kept_where_no_gold_is_left() -> None:
    game = table("", "fools_gold copper", buying=True, coins=8, supply={"gold": 0})
    assert after(game, "province") == "no"


@pytest.mark.parametrize(("hand", "coins"), [(1, 1), (2, 5), (3, 9)])
def test_what_fools_golds_are_worth_together(hand: int, coins: int) -> None:
    view = table(" ".join(["fools_gold"] * hand)).view(0).fast
    assert money_at_hand(view, view.hand) == coins


def test_the_copper_of_ill_gotten_gains_comes_if_it_buys_something() -> None:
    poor = table("ill_gotten_gains silver silver", some="market", buying=True)
    assert after(poor, "silver", "silver", "ill_gotten_gains") == "yes"
    rich = table("ill_gotten_gains gold gold silver//gold gold gold", buying=True)
    assert after(rich, "gold", "gold", "silver", "ill_gotten_gains") == "no"


def test_inn_takes_good_actions_into_the_deck() -> None:
    game = table("/copper copper/laboratory estate", some="inn", buying=True, coins=5)
    assert after(game, "inn") == ["laboratory", "inn"]


def test_farmland_turns_the_worst_card_into_something_better() -> None:
    game = table("estate gold", some="farmland", buying=True, coins=6)
    game.answer("done")
    assert after(game, "farmland") == "estate"


def test_a_duchess_is_not_taken_for_nothing() -> None:
    assert after(table("", some="duchess", buying=True, coins=5), "duchy") == "no"


def test_scheme_returns_the_best_action() -> None:
    game = table("laboratory scheme/copper copper copper copper estate estate estate estate")
    assert after(game, "laboratory", "scheme", "done", "done") == "laboratory"


def test_scheme_comes_after_what_returns_by_itself() -> None:
    zones = "treasury scheme/copper copper copper copper estate estate estate estate"
    assert after(table(zones), "treasury", "scheme", "done", "done") == ["treasury", "scheme"]
