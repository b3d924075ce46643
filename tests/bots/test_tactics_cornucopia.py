"""How the tactical bot plays the cards of Cornucopia."""

import pytest
from advice import TREASURY, advice, after, table

from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan


@pytest.mark.parametrize(
    ("hand", "dropped"),
    [
        ("hamlet smithy militia estate/copper", "estate"),
        ("hamlet smithy militia copper/copper", "copper"),
        ("hamlet smithy militia silver/gold", "done"),
        ("hamlet copper estate/copper", "done"),
        ("hamlet gold gold gold silver estate/copper", "estate"),
        ("hamlet menagerie copper silver gold/copper", "copper"),
        ("hamlet menagerie copper silver copper/copper", "done"),
        # A village gives the Action.
        ("hamlet village smithy militia estate/copper", "done"),
        # A Moneylender without a Copper needs none.
        ("hamlet smithy moneylender estate/silver", "done"),
        # The third terminal pays for the second.
        ("hamlet smithy militia witch gold gold/gold", "militia"),
    ],
)
def test_hamlet_discards_for_what_is_needed(hand: str, dropped: str) -> None:
    game = table(hand)
    assert after(game, "hamlet") == dropped


def test_hamlet_gives_a_coin_to_spare_for_a_buy() -> None:
    game = table("hamlet gold gold gold silver estate/copper")
    assert after(game, "hamlet", "estate") == "copper"
    game = table("hamlet gold gold silver estate/copper")
    assert after(game, "hamlet", "estate") == "done"


def test_hamlet_buys_nothing_that_a_plan_does_not_want() -> None:
    game = table("hamlet gold gold estate/estate")
    game.answer("hamlet")
    assert advice(game, PlanBot(read_plan("Silver up to 1"))) == "done"
    assert advice(game, PlanBot(read_plan("Silver up to 2"))) == "estate"


def test_menagerie_at_once_if_all_cards_differ() -> None:
    assert advice(table("menagerie village copper silver")) == "menagerie"
    assert advice(table("menagerie village copper copper")) == "village"


def test_horse_traders_not_for_two_good_cards() -> None:
    assert advice(table("horse_traders gold gold silver")) == "done"
    assert advice(table("horse_traders gold estate smithy")) == "horse_traders"


def test_horse_traders_step_aside_from_an_attack() -> None:
    assert after(table("militia", "horse_traders gold copper copper copper"), "militia") == (
        "horse_traders"
    )


@pytest.mark.parametrize("card", ["horse_traders", "young_witch"])
def test_idle_actions_are_discarded_before_money(card: str) -> None:
    bane = "chancellor" if card == "young_witch" else ""
    game = table(f"{card} smithy copper estate silver", bane=bane)
    dropped = after(game, card)
    assert isinstance(dropped, list)
    assert sorted(dropped) == ["estate", "smithy"]


def test_remake_improves_two_cards() -> None:
    game = table(f"remake estate curse copper gold silver//{TREASURY}")
    assert after(game, "remake") == "estate"
    assert advice(table("remake gold gold")) == "done"
    assert advice(table("remake gold estate estate")) == "remake"


def test_tournament_shows_a_province_and_takes_the_best_prize() -> None:
    game = table("tournament village province", "province")
    assert advice(game) == "tournament"
    assert after(game, "tournament") == "yes"
    assert after(game, "yes") == "trusty_steed"


def test_tournament_takes_a_duchy_at_the_end() -> None:
    game = table("tournament province", supply={"province": 1})
    assert after(game, "tournament", "yes") == "duchy"


def test_others_spoil_a_tournament() -> None:
    assert after(table("tournament/copper", "province"), "tournament") == "yes"


def test_province_is_kept_for_a_tournament() -> None:
    game = table("militia", "tournament province copper copper estate")
    assert after(game, "militia") == ["estate", "copper"]


def test_bane_is_shown() -> None:
    game = table("young_witch", "chancellor copper", bane="chancellor")
    assert after(game, "young_witch") == "yes"


def test_young_witch_comes_first_as_long_as_there_are_curses() -> None:
    options = {"bane": "chancellor", "some": "young_witch smithy"}
    hand = "young_witch smithy copper estate"
    assert advice(table(hand, **options)) == "young_witch"
    assert advice(table(hand, supply={"curse": 0}, **options)) == "smithy"


@pytest.mark.parametrize(
    ("card", "mode"), [("gold", "take"), ("copper", "give"), ("smithy", "take")]
)
def test_jester_gives_what_is_bad(card: str, mode: str) -> None:
    assert after(table("jester", f"/{card}"), "jester") == mode


@pytest.mark.parametrize(
    ("hand", "modes"),
    [
        ("trusty_steed smithy/copper", ["cards", "actions"]),
        ("trusty_steed silver silver/copper", ["cards", "coins"]),
        ("trusty_steed gold gold silver/village village village", ["cards", "actions"]),
    ],
)
def test_trusty_steed(hand: str, modes: list[str]) -> None:
    assert after(table(hand, some="tournament"), "trusty_steed") == modes


def test_horn_of_plenty_comes_last_and_gains_the_best() -> None:
    game = table("horn_of_plenty copper silver", some="village woodcutter moat", buying=True)
    assert advice(game) in ("copper", "silver")
    assert after(game, "copper", "silver") == "horn_of_plenty"
    assert after(game, "horn_of_plenty") == "silver"


def test_horn_of_plenty_is_not_played_for_a_copper() -> None:
    game = table("horn_of_plenty", some="village woodcutter smithy market", buying=True)
    assert advice(game) == "done"


def test_horn_of_plenty_is_given_for_a_duchy_only_at_the_end() -> None:
    some = "horn_of_plenty market moat cellar village woodcutter workshop smithy"
    played = ("copper", "silver", "gold", "harem", "horn_of_plenty")
    for left, gained in ((4, "market"), (1, "duchy")):
        hand = "horn_of_plenty copper silver gold harem"
        game = table(hand, some=some, buying=True, supply={"province": left})
        assert after(game, *played) == gained
