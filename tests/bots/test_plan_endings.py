"""Several purchases looked at together when the end is near."""

import pytest
from advice import advice
from position import position

from throneroom.bots.money import BigMoney
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.game import Game


def buys(plan: str, game: Game) -> list[str]:
    """What a plan buys in the rest of a turn."""
    bot = PlanBot(read_plan(plan))
    bought = []
    while game.decision is not None and game.decision.kind == "buy":
        if game.view(game.decision.seat).turn > 1:
            break
        answer = advice(game, bot)
        if answer == "done":
            break
        bought.append(str(answer))
        game.answer(answer)
    return bought


def turn(
    anna: str, ben: str, coins: int, buys: int, supply: dict[str, int], some: str = ""
) -> Game:
    """Anna is about to buy; both have these cards, in their discard piles."""
    return position(
        {"discard": anna},
        {"discard": ben},
        some=some,
        supply=supply,
        buying=True,
        coins=coins,
        buys=buys,
    )


TWO_LEFT = {"copper": 0, "curse": 1, "moat": 1}


def test_two_piles_with_a_card_each_win_the_game() -> None:
    game = turn("duchy duchy", "duchy", 5, 2, TWO_LEFT)
    assert sorted(buys("Gold; Silver", game)) == ["curse", "moat"]
    assert game.over
    assert game.winners == [0]


def test_they_are_left_if_that_would_lose() -> None:
    game = turn("duchy", "duchy duchy", 5, 2, TWO_LEFT)
    assert buys("Silver; Copper", game) == ["silver"]
    assert not game.over


def test_a_turn_that_is_one_coin_or_one_buy_short_goes_by_the_rules() -> None:
    game = turn("duchy duchy", "duchy", 1, 2, TWO_LEFT)
    assert buys("Silver", game) == []
    game = turn("duchy duchy", "duchy", 5, 1, TWO_LEFT)
    assert buys("Silver", game) == ["silver"]


def test_three_piles_are_emptied_with_a_lead() -> None:
    last = {"curse": 1, "moat": 2, "cellar": 1}
    game = turn("duchy duchy", "duchy", 6, 4, last)
    assert sorted(buys("Gold", game)) == ["cellar", "curse", "moat", "moat"]
    assert game.winners == [0]
    game = turn("duchy duchy", "duchy", 5, 4, last)
    assert buys("Gold", game) == []


def test_the_last_two_provinces() -> None:
    game = turn("silver", "province", 16, 2, {"province": 2})
    assert buys("Gold; Province", game) == ["province", "province"]
    assert game.winners == [0]


def test_what_is_left_buys_the_points_that_are_missing() -> None:
    # The last Province alone is not enough; with a Duchy it is.
    game = turn("duchy", "province duchy estate", 13, 2, {"province": 1})
    assert sorted(buys("Gold", game)) == ["duchy", "province"]
    assert game.over
    # With an Estate it would be a draw, which the other wins who has had fewer turns.
    game = turn("duchy", "province duchy estate", 12, 2, {"province": 1})
    assert buys("Gold", game) == ["gold", "gold"]


def test_piles_of_points_end_the_game_and_win_it() -> None:
    last = {"copper": 0, "curse": 0, "estate": 2}
    game = turn("duchy", "duchy estate", 4, 2, last)
    assert buys("Silver", game) == ["estate", "estate"]
    assert game.winners == [0]


def test_two_cheaper_cards_may_bring_more_than_a_dear_one() -> None:
    over = {"copper": 0, "curse": 0, "moat": 0}
    many = "copper " * 38
    # With 40 cards two Gardens bring eight points, a Province six.
    game = turn(many, "gold", 8, 2, over, "gardens moat")
    assert buys("Silver", game) == ["gardens", "gardens"]
    game = turn("copper", "gold", 8, 2, over, "gardens moat")
    assert buys("Silver", game) == ["province"]
    game = turn("copper", "gold", 10, 2, over, "moat")
    assert sorted(buys("Silver", game)) == ["estate", "province"]


def test_with_many_buys_the_dear_cards_come_first() -> None:
    over = {"copper": 0, "curse": 0, "moat": 0}
    game = turn("copper", "gold", 25, 6, over, "moat")
    assert sorted(buys("Silver", game)) == ["province"] * 3


def test_potions_pay_as_well() -> None:
    last = {"curse": 0, "copper": 0, "vineyard": 1}
    alchemy = "vineyard alchemist"
    game = turn("smithy smithy smithy", "copper", 0, 2, last, f"{alchemy} smithy")
    assert buys("Gold", game) == []
    game = position(
        {"hand": "potion", "discard": "smithy smithy smithy"},
        {},
        some=f"{alchemy} smithy",
        supply=last,
        buying=True,
        buys=2,
    )
    game.answer("all")
    assert buys("Gold", game) == ["vineyard"]
    assert game.winners == [0]


def test_overpaying_does_not_take_what_the_next_purchase_needs() -> None:
    last = {"copper": 0, "masterpiece": 1, "moat": 1}
    game = turn("duchy duchy", "duchy", 5, 2, last, "masterpiece moat")
    assert buys("Gold", game) == ["moat", "masterpiece"]


@pytest.mark.parametrize(("coins", "spent"), [(0, "0"), (1, "1"), (2, "0")])
def test_a_token_is_spent_for_purchases_that_win_together(coins: int, spent: str) -> None:
    game = turn("duchy duchy", "duchy", coins, 2, TWO_LEFT, "baker moat")
    assert advice(game, PlanBot(read_plan("Silver"))) == spent


# Gains and purchases of a turn together

MONEY = PlanBot(read_plan("Province; Gold; Silver"))


def rest_of_turn(anna: str, supply: dict[str, int], some: str = "") -> tuple[Game, list[str]]:
    """Anna's turn with a hand as a plan for money plays it, and all that is gained in it."""
    ahead = {"hand": anna, "discard": "duchy duchy", "deck": "copper " * 5}
    game = position(ahead, {"discard": "duchy"}, some=some, supply=supply)
    while game.decision is not None and game.decision.seat == 0 and game.view(0).turn == 1:
        game.answer(advice(game, MONEY))
    return game, [gain.card.id for gain in game.view(1).gains if gain.seat == 0]


def test_a_gain_and_a_purchase_win_together() -> None:
    game, gained = rest_of_turn(
        "workshop silver", {"curse": 0, "copper": 0, "moat": 2}, "workshop moat"
    )
    assert gained == ["moat", "moat"]
    assert game.winners == [0]


def test_several_gains_win_together() -> None:
    last = {"curse": 0, "copper": 0, "moat": 2}
    game, gained = rest_of_turn("village workshop workshop", last, "workshop moat village")
    assert gained == ["moat", "moat"]
    assert game.winners == [0]


def test_gains_by_treasures_win_with_a_purchase() -> None:
    last = {"curse": 0, "copper": 1, "moat": 2}
    hand = "horn_of_plenty horn_of_plenty silver"
    game, gained = rest_of_turn(hand, last, "horn_of_plenty moat")
    assert sorted(gained) == ["copper", "moat", "moat"]
    assert game.winners == [0]


def test_a_horn_of_plenty_that_gains_a_card_does_not_pay_for_another() -> None:
    last = {"curse": 0, "estate": 0, "moat": 3}
    hand = "horn_of_plenty horn_of_plenty copper"
    _, gained = rest_of_turn(hand, last, "horn_of_plenty moat")
    assert gained.count("moat") < 2


@pytest.mark.parametrize(
    ("hand", "last"),
    [
        ("artisan gold silver", {"curse": 0, "moat": 0, "duchy": 2}),
        ("artisan gold silver estate", {"curse": 0, "moat": 0, "duchy": 2}),
    ],
)
def test_what_pays_for_the_last_card_is_not_put_back(hand: str, last: dict[str, int]) -> None:
    game, gained = rest_of_turn(hand, last, "artisan moat")
    assert gained == ["duchy", "duchy"]
    assert game.winners == [0]


@pytest.mark.parametrize(("card", "coins"), [("masterpiece", 6), ("stonemason", 7)])
def test_overpaying_does_not_take_what_another_copy_costs(card: str, coins: int) -> None:
    last = {"copper": 0, "curse": 0, card: 2}
    game = turn("duchy duchy", "duchy", coins, 2, last, card)
    while not game.over:
        game.answer(advice(game, MONEY))
    assert game.view(0).turn == 1
    assert game.winners == [0]


@pytest.mark.parametrize(
    ("last", "buys"),
    [
        ({"copper": 0, "curse": 0, "moat": 1}, 1),
        ({"copper": 0, "curse": 1, "moat": 1}, 2),
        ({"copper": 0, "curse": 0, "moat": 2}, 2),
    ],
)
def test_a_trader_does_not_exchange_the_card_that_wins(last: dict[str, int], buys: int) -> None:
    game = position(
        {"hand": "trader", "discard": "duchy duchy"},
        {"discard": "duchy"},
        some="trader moat",
        supply=last,
        buying=True,
        coins=2 * buys,
        buys=buys,
    )
    while not game.over:
        game.answer(advice(game, MONEY))
    assert game.view(0).turn == 1
    assert game.winners == [0]


def test_who_buys_by_other_rules_does_not_begin_what_a_purchase_must_complete() -> None:
    last = {"copper": 0, "curse": 0, "moat": 2}
    game = position(
        {"hand": "workshop silver", "discard": "duchy duchy"},
        {"discard": "duchy"},
        some="workshop moat",
        supply=last,
    )
    game.answer("workshop")
    assert advice(game, BigMoney()) != "moat"


def test_a_gain_short_of_the_end_is_an_ordinary_one() -> None:
    game, gained = rest_of_turn(
        "workshop copper", {"curse": 0, "copper": 0, "moat": 2}, "workshop moat"
    )
    assert gained == ["silver"]
    assert not game.over
    game, gained = rest_of_turn(
        "workshop workshop silver", {"curse": 0, "copper": 0, "moat": 3}, "workshop moat"
    )
    assert "moat" not in gained
    assert not game.over
