"""How the tactical bot plays the cards of Guilds."""

import pytest
from advice import TREASURY, advice, after, table


def test_stonemason_makes_two_of_one() -> None:
    game = table("stonemason gold estate silver", some="market laboratory")
    assert after(game, "stonemason") == "gold"
    assert after(game, "gold") == "laboratory"
    assert advice(table("stonemason silver", some="village")) == "done"
    assert advice(table("stonemason gold", some="laboratory")) == "stonemason"


@pytest.mark.parametrize(("coins", "amount"), [(7, "5"), (6, "4"), (2, None), (3, "0")])
def test_stonemason_is_overpaid_for_good_actions(coins: int, amount: str | None) -> None:
    some = "stonemason laboratory militia"
    game = table("//gold gold gold gold gold silver", some=some, buying=True, coins=coins)
    game.answer("stonemason")
    decision = game.decision
    assert decision is not None
    if amount is None:
        assert decision.kind != "overpay"
    else:
        assert advice(game) == amount


def test_doctor_names_the_junk_that_is_likely() -> None:
    game = table(f"doctor/estate estate gold copper gold gold/{TREASURY}")
    assert after(game, "doctor") == "estate"
    assert advice(table("doctor/gold gold silver")) == "done"
    assert advice(table("doctor/gold estate silver")) == "doctor"


@pytest.mark.parametrize(
    ("top", "amount", "fate"), [("estate", "3", "trash"), ("gold", "0", "keep")]
)
def test_doctor_is_overpaid_for_a_bad_deck(top: str, amount: str, fate: str) -> None:
    game = table(f"/{top} {top} {top}", some="doctor", buying=True, coins=6)
    assert after(game, "doctor") == amount
    assert after(game, "2") == fate


def test_doctor_discards_points_and_orders_the_rest() -> None:
    game = table("/province gold", some="doctor", buying=True, coins=4)
    assert after(game, "doctor", "1") == "discard"
    game = table("doctor/copper gold silver gold")
    assert after(game, "doctor", "curse") == ["gold", "silver", "copper"]


def test_masterpiece_is_overpaid_with_all() -> None:
    game = table("", some="masterpiece", buying=True, coins=7)
    assert after(game, "masterpiece") == "4"
    game = table("", some="masterpiece", buying=True, coins=7, supply={"silver": 2})
    assert after(game, "masterpiece") == "2"


def test_advisor_loses_the_best_to_the_neighbour() -> None:
    assert after(table("advisor/copper gold estate"), "advisor") == "gold"


def test_herald_is_overpaid_for_good_actions_in_the_discard_pile() -> None:
    game = table("//laboratory copper estate witch", some="herald", buying=True, coins=7)
    assert after(game, "herald") == "2"
    assert after(game, "2") == ["witch", "laboratory"]
    game = table("//laboratory", some="herald", buying=True, coins=7, buys=2)
    assert after(game, "herald") == "0"


def test_plaza_exchanges_a_copper_for_a_token() -> None:
    assert after(table("plaza copper silver/copper"), "plaza") == "copper"
    assert after(table("plaza silver/gold"), "plaza") == "done"
    assert after(table("plaza potion/gold"), "plaza") == "potion"


def test_taxman_improves_a_treasure() -> None:
    assert after(table("taxman gold silver//gold"), "taxman") == "silver"
    assert advice(table("taxman gold gold")) == "done"
    assert advice(table("taxman gold silver")) == "taxman"


def test_butcher_pays_for_the_best_gain() -> None:
    game = table("butcher gold estate copper", supply={"province": 2})
    assert after(game, "butcher") == "gold"
    assert after(game, "gold") == "2"
    assert after(game, "2") == "province"


def test_butcher_keeps_tokens_that_buy_little() -> None:
    some = "cellar moat village workshop woodcutter market mine laboratory festival"
    game = table("butcher estate gold", some=some)
    assert after(game, "butcher") == "estate"
    assert after(game, "estate") == "0"
    assert after(table("butcher gold", some="moat market"), "butcher") == "done"


def test_journeyman_avoids_what_is_most_in_the_way() -> None:
    game = table("journeyman/copper estate estate estate gold gold gold gold")
    assert after(game, "journeyman") == "estate"


@pytest.mark.parametrize(("coins", "tokens"), [(7, "1"), (8, "0"), (2, "1"), (3, "0")])
def test_tokens_are_spent_for_a_better_purchase_only(coins: int, tokens: str) -> None:
    some = "baker cellar moat village witch library laboratory market festival mine"
    assert advice(table("", some=some, buying=True, coins=coins)) == tokens
