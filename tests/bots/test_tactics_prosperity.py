"""How bots play the cards of Prosperity, and games with Colonies."""

import pytest
from advice import advice, after, table
from position import position, start

from throneroom import new_game
from throneroom.bots.beginner import Beginner
from throneroom.bots.money import BigMoney
from throneroom.bots.plans.colonies import with_colonies
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.basics import COLONY
from throneroom.engine.bot import Bot
from throneroom.engine.game import Game

FIRST = [
    # What is played first, and what is better not played.
    ("city smithy", "city"),
    ("workers_village goons", "workers_village"),
    ("grand_market smithy", "grand_market"),
    ("peddler smithy", "peddler"),
    ("goons monument copper", "goons"),
    ("mountebank woodcutter copper", "mountebank"),
    ("monument woodcutter copper", "monument"),
    ("vault estate estate copper", "vault"),
    ("rabble moat copper", "rabble"),
    ("bishop estate copper", "bishop"),
    ("trade_route estate copper", "trade_route"),
    ("trade_route gold gold", "done"),
    ("watchtower copper", "watchtower"),
    ("watchtower copper copper copper copper copper copper", "done"),
    ("counting_house copper//copper copper copper copper", "counting_house"),
    ("counting_house copper//gold copper", "done"),
    ("mint gold", "mint"),
    ("mint copper", "done"),
    ("expand estate estate", "expand"),
    ("forge estate estate curse", "forge"),
    ("forge gold", "done"),
    ("kings_court smithy", "kings_court"),
    ("kings_court copper", "done"),
    ("kings_court village smithy", "village"),
    # Two that play others: one of them plays the other if there is enough to play then.
    ("kings_court throne_room smithy militia", "kings_court"),
]


@pytest.mark.parametrize(("zones", "played"), FIRST)
def test_what_is_played(zones: str, played: str) -> None:
    assert advice(table(zones, some="market", supply={"duchy": 0})) == played


ANSWERS: list[tuple[str, list[object], object]] = [
    ("bishop estate gold silver", ["bishop"], "estate"),
    ("kings_court smithy copper", ["kings_court"], "smithy"),
    ("kings_court smithy militia kings_court", ["kings_court"], "kings_court"),
    ("counting_house//copper copper gold", ["counting_house"], "2"),
    ("mint gold silver", ["mint"], "gold"),
    ("expand gold curse", ["expand"], "curse"),
    ("vault estate/copper curse gold", ["vault"], ["curse", "estate"]),
]


@pytest.mark.parametrize(("zones", "before", "answer"), ANSWERS)
def test_what_is_answered(zones: str, before: list[object], answer: object) -> None:
    given = after(table(zones, some="market"), *before)
    assert (sorted(given) if isinstance(given, list) else given) == answer


def treasures(hand: str, deck: str = "", some: str = "") -> Game:
    return position({"hand": hand, "deck": deck}, {}, buying=True, some=some)


def test_loan_trashes_coppers_and_spares_gold() -> None:
    for found, fate in (("copper", "trash"), ("gold", "discard")):
        game = treasures("loan", f"estate {found}", "loan")
        game.answer("loan")
        assert advice(game) == fate


def test_contraband_bars_what_the_coins_would_buy() -> None:
    game = treasures("contraband gold gold", some="contraband")
    game.answer("gold")
    game.answer("gold")
    game.answer("contraband")
    assert advice(game) == "province"


@pytest.mark.parametrize(
    ("gained", "fate"), [("curse", "trash"), ("copper", "trash"), ("gold", "topdeck")]
)
def test_watchtower_trashes_what_is_bad_and_keeps_what_is_good(gained: str, fate: str) -> None:
    deck = "silver silver gold copper copper"
    game = position(
        {"hand": "watchtower", "deck": deck}, {}, buying=True, coins=8, some="watchtower"
    )
    game.answer(gained)
    assert advice(game) == fate


def test_watchtower_and_royal_seal_leave_a_province_in_the_discard_pile() -> None:
    for zones, fate in (({"hand": "watchtower"}, "done"), ({"in_play": "royal_seal"}, "no")):
        game = position(zones, {}, buying=True, coins=8, some="watchtower royal_seal")
        game.answer("province")
        assert advice(game) == fate


def test_coppers_stay_in_hand_for_a_grand_market() -> None:
    plan = PlanBot(read_plan("Province; Grand Market; Gold; Silver"))
    rich = treasures("gold gold copper", some="grand_market")
    assert advice(rich, plan) == "gold"
    rich.answer("gold")
    rich.answer("gold")
    assert advice(rich, plan) == "done"
    for hand in ("gold silver copper copper", "gold gold copper copper"):
        # It would not be enough without them, or is enough for a Province with them.
        assert advice(treasures(hand, some="grand_market"), plan) == "all"


def test_a_mint_is_not_bought_with_good_money() -> None:
    plan = PlanBot(read_plan("Mint; Silver"))
    for in_play, bought in (("gold silver", "silver"), ("copper copper copper", "mint")):
        game = position(
            {"in_play": in_play, "deck": "gold gold"}, {}, buying=True, coins=5, some="mint"
        )
        assert advice(game, plan) == bought


def colonial(coins: int, colonies: int = 8) -> Game:
    """A turn with coins to spend and nothing else, in a game with this many Colonies left."""
    game = new_game("Beginners", seed="x")
    origin = game.position()
    origin.supply.put(COLONY, colonies)
    origin.coins = coins
    for player in origin.players:
        player.hand.clear()
        player.count_cards(len(game.setup.catalogue.cards))
    return start(game.setup, origin)


@pytest.mark.parametrize(
    ("coins", "colonies", "bought"),
    [
        (11, 8, "colony"),
        (9, 8, "platinum"),
        (8, 8, "gold"),
        (8, 4, "province"),
        (9, 2, "province"),
        (3, 8, "silver"),
    ],
)
@pytest.mark.parametrize("bot", [BigMoney(), PlanBot(read_plan("Province; Gold; Silver"))])
def test_money_knows_platinum_and_colonies(
    bot: Bot, coins: int, colonies: int, bought: str
) -> None:
    assert advice(colonial(coins, colonies), bot) == bought


def test_a_beginner_buys_a_colony() -> None:
    assert advice(colonial(11), Beginner(1)) == "colony"


def test_a_plan_that_names_colonies_is_followed_as_it_is() -> None:
    own = list(read_plan("Colony if money > 20; Province; Gold").buy)
    assert with_colonies(own) == own
    rush = list(read_plan("Gardens; Workshop; Estate").buy)
    assert with_colonies(rush) == rush
    engine = with_colonies(list(read_plan("Province; Village; Smithy").buy))
    assert [str(rule) for rule in engine][:2] == ["Colony", "Province if provinces <= 6"]


def test_plans_can_ask_for_colonies_and_victory_tokens() -> None:
    plan = read_plan("Colony if colonies < 9 and victory_tokens = 0; Silver if colonies > 20")
    assert str(plan).splitlines()[0] == "Colony if colonies < 9 and victory_tokens = 0"
    assert advice(colonial(11), PlanBot(plan)) == "colony"


def test_the_last_colony_is_bought_if_that_wins_and_left_if_it_loses() -> None:
    game = colonial(11, 1)
    bot = PlanBot(read_plan("Colony; Gold"))
    assert advice(game, bot) == "colony"
    origin = game.position()
    origin.players[1].victory_tokens = 30
    assert advice(start(game.setup, origin), bot) == "gold"
