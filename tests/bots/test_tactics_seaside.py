"""How the tactical bot plays the cards of Seaside."""

import pytest
from advice import advice, after, table
from position import position, start

from throneroom import BY_ID
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.counts import Counts

FIRST = [
    # What is played first, and what is better not played.
    ("bazaar smithy", "bazaar"),
    ("fishing_village smithy", "fishing_village"),
    ("caravan smithy", "caravan"),
    ("treasury smithy", "treasury"),
    ("lighthouse smithy", "lighthouse"),
    ("wharf moat copper", "wharf"),
    ("merchant_ship woodcutter copper", "merchant_ship"),
    ("cutpurse woodcutter copper", "cutpurse"),
    ("sea_hag woodcutter copper", "sea_hag"),
    # An Embargo is gone after it: its coins must buy something.
    ("embargo silver copper", "embargo"),
    ("embargo gold copper copper copper", "done"),
    # An Outpost comes last.
    ("outpost smithy village", "village"),
    ("outpost copper", "outpost"),
    # A poor hand is given up for a Tactician, a good one is not.
    ("tactician copper copper estate", "tactician"),
    ("tactician gold gold", "done"),
    # A Lookout must not trash good cards.
    ("lookout/estate curse copper", "lookout"),
    ("lookout/gold silver silver gold", "done"),
    ("ambassador estate copper", "ambassador"),
    ("ambassador gold silver", "done"),
    ("island province copper", "island"),
    ("island gold silver", "done"),
    ("treasure_map treasure_map smithy", "treasure_map"),
    ("treasure_map copper", "done"),
    ("salvager estate copper", "salvager"),
    ("salvager copper copper silver silver", "done"),
    ("smugglers copper", "done"),
]


@pytest.mark.parametrize(("zones", "played"), FIRST)
def test_what_is_played(zones: str, played: str) -> None:
    assert advice(table(zones, some="market", supply={"duchy": 0})) == played


ANSWERS = [
    ("haven copper smithy smithy/copper copper", ["haven"], "smithy"),
    ("native_village/copper copper", ["native_village"], "store"),
    ("pearl_diver/copper copper gold", ["pearl_diver"], "yes"),
    ("pearl_diver/gold gold curse", ["pearl_diver"], "no"),
    ("ambassador estate estate copper", ["ambassador"], "estate"),
    ("ambassador estate estate copper", ["ambassador", "estate"], "2"),
    ("ambassador gold silver", ["ambassador", "silver"], "0"),
    # Coppers are returned, but not the money for a Market.
    ("ambassador copper copper estate//gold gold", ["ambassador", "copper"], "2"),
    ("ambassador copper copper copper silver//gold gold", ["ambassador", "copper"], "0"),
    ("lookout/gold curse estate copper", ["lookout"], "curse"),
    ("lookout/gold curse estate copper", ["lookout", "curse"], "estate"),
    ("warehouse gold/copper estate silver", ["warehouse"], ["estate", "copper", "silver"]),
    ("island estate province copper", ["island"], "province"),
    ("island copper gold", ["island"], "copper"),
    ("navigator/gold silver gold copper silver/estate estate copper", ["navigator"], "keep"),
    ("navigator/estate curse estate copper estate/gold gold silver", ["navigator"], "discard"),
    (
        "navigator/gold estate silver/copper",
        ["navigator", "keep"],
        ["gold", "silver", "copper", "estate"],
    ),
    ("pirate_ship copper", ["pirate_ship"], "plunder"),
    ("salvager estate copper copper copper copper", ["salvager"], "estate"),
    ("explorer province copper", ["explorer"], "yes"),
    ("embargo silver copper", ["embargo"], "curse"),
]


@pytest.mark.parametrize(("zones", "answers", "advised"), ANSWERS)
def test_what_is_answered(zones: str, answers: list[object], advised: object) -> None:
    assert after(table(zones, some="market"), *answers) == advised


def test_embargo_lies_on_what_the_others_use() -> None:
    game = table("embargo silver copper", "//caravan caravan copper copper")
    assert after(game, "embargo") == "caravan"


@pytest.mark.parametrize(
    ("mat", "choice"),
    [("estate", "store"), ("copper estate estate", "take"), ("gold", "take")],
)
def test_native_village_fetches_what_is_needed(mat: str, choice: str) -> None:
    zones = {"hand": "native_village gold copper", "deck": "copper", "private_mat": mat}
    game = position(zones, {}, some="native_village")
    game.answer("native_village")
    assert advice(game) == choice


def test_outpost_is_not_played_in_the_turn_that_it_brings() -> None:
    zones = {"hand": "outpost copper", "in_play": "outpost"}
    assert advice(position(zones, {}, some="outpost")) == "done"


def test_a_last_tactician_costs_the_money_of_the_hand() -> None:
    game = table("tactician cutpurse silver")
    assert advice(game) == "cutpurse"


@pytest.mark.parametrize(("tokens", "choice"), [(0, "plunder"), (2, "plunder"), (4, "coins")])
def test_pirate_ship_sails_until_its_coins_buy_something(tokens: int, choice: str) -> None:
    game = table("pirate_ship silver silver", "/copper copper", some="market")
    origin = game.position()
    origin.players[0].mat_tokens = tokens
    game = start(game.setup, origin)
    assert after(game, "pirate_ship") == choice


def test_pirate_ship_sinks_the_best_treasure() -> None:
    assert after(table("pirate_ship", "/copper gold"), "pirate_ship", "plunder") == "gold"


def test_smugglers_copy_what_is_worth_having() -> None:
    game = table("gold gold", "smugglers copper/copper", buying=True)
    assert after(game, "all", "gold") == "smugglers"


def test_ghost_ship_gets_the_least_useful_cards_and_the_best_of_them_lies_on_top() -> None:
    game = table("ghost_ship//copper copper", "gold silver copper estate curse")
    back = after(game, "ghost_ship")
    assert isinstance(back, list)
    assert sorted(back) == ["curse", "estate"]


@pytest.mark.parametrize(("coins", "bought"), [(8, "province"), (6, "gold"), (3, "done")])
def test_a_plan_buys_what_is_worth_its_curses(coins: int, bought: str) -> None:
    game = table("", some="embargo", buying=True, coins=coins)
    origin = game.position()
    origin.pile_tokens = Counts(len(game.setup.catalogue.cards))
    for pile in origin.piles:
        origin.pile_tokens.put(pile, 1)
    game = start(game.setup, origin)
    assert advice(game, PlanBot(read_plan("Province; Gold; Silver"))) == bought
    origin.supply.put(game.setup.catalogue.number_of(BY_ID["curse"]), 0)
    game = start(game.setup, origin)
    expected = "silver" if bought == "done" else bought
    assert advice(game, PlanBot(read_plan("Province; Gold; Silver"))) == expected
