"""How the tactical bot plays the cards of Intrigue."""

import pytest
from advice import TREASURY, advice, after, table


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        # Smithy cannot be played any more; 5 coins are enough for a Market, one is to spare.
        ("courtyard smithy copper copper/copper copper copper", "smithy"),
        ("courtyard copper copper silver/copper copper estate", "copper"),
        ("courtyard copper copper silver/copper estate estate", "estate"),
    ],
)
def test_courtyard_puts_back_what_serves_better_later(hand: str, back: str) -> None:
    game = table(hand, some="market", supply={"gold": 0})
    assert after(game, "courtyard") == back


@pytest.mark.parametrize(
    ("hand", "modes"),
    [
        ("pawn smithy", ["card", "action"]),
        ("pawn copper copper", ["card", "coin"]),
        ("pawn gold gold gold silver", ["buy", "coin"]),
        ("pawn//village village village", ["card", "action"]),
    ],
)
def test_pawn(hand: str, modes: list[str]) -> None:
    game = table(hand, some="market laboratory")
    assert after(game, "pawn") == modes


def test_secret_chamber_makes_coins_of_what_is_worth_less() -> None:
    game = table("secret_chamber estate duchy smithy copper silver")
    assert after(game, "secret_chamber") == ["smithy", "duchy", "estate"]
    assert advice(table("secret_chamber silver silver")) == "done"
    assert advice(table("secret_chamber silver estate")) == "secret_chamber"


def reacting(attack: str, *zones: str) -> object:
    game = table(attack, *zones)
    game.answer(attack)
    assert advice(game) == "secret_chamber"
    return after(game, "secret_chamber")


def test_secret_chamber_keeps_three_good_cards_from_a_militia() -> None:
    zones = "secret_chamber gold silver copper estate/silver gold"
    assert reacting("militia", zones) == ["silver", "copper"]


def test_secret_chamber_hides_good_cards_from_a_thief() -> None:
    back = reacting("thief", "secret_chamber gold silver copper estate/silver curse")
    assert isinstance(back, list)
    assert sorted(back) == ["curse", "estate"]


def test_secret_chamber_is_shown_once() -> None:
    game = table("militia", "secret_chamber gold silver copper estate/silver gold")
    assert after(game, "militia", "secret_chamber", ["estate", "copper"]) == "done"


@pytest.mark.parametrize(
    ("hand", "trashed"),
    [
        ("gold silver silver", "yes"),
        ("militia gold silver silver", "no"),
        ("market gold silver silver", "no"),
        # It earns nothing without a Copper, or an Estate.
        ("moneylender gold silver silver", "yes"),
        ("moneylender gold silver copper copper", "no"),
        ("baron gold silver silver", "yes"),
        ("baron gold silver silver estate", "no"),
        ("coppersmith silver silver copper copper copper", "no"),
        # There are Actions for two of these only.
        ("woodcutter woodcutter silver copper copper", "no"),
        ("woodcutter woodcutter militia silver copper", "yes"),
    ],
)
def test_mining_village_stays_if_other_actions_pay(hand: str, trashed: str) -> None:
    game = table(f"mining_village {hand}/curse")
    assert after(game, "mining_village") == trashed


def test_masquerade_passes_and_trashes_the_worst() -> None:
    game = table(f"masquerade copper silver/curse estate/{TREASURY}", "estate gold")
    assert after(game, "masquerade") == "curse"
    assert after(game, "curse") == "estate"
    assert after(game, "estate") == "estate"


def test_masquerade_does_not_trash_a_coin_that_is_needed() -> None:
    game = table(f"masquerade copper/copper copper/{TREASURY}", "silver silver")
    assert after(game, "masquerade") == "done"


@pytest.mark.parametrize(
    ("hand", "mode"),
    [
        (f"steward estate estate silver//{TREASURY}", "trash"),
        ("steward silver silver", "coins"),
        ("steward gold gold silver", "cards"),
    ],
)
def test_steward(hand: str, mode: str) -> None:
    assert after(table(hand), "steward") == mode


def test_steward_trashes_the_worst() -> None:
    game = table(f"steward estate silver copper smithy//{TREASURY}")
    assert after(game, "steward", "trash") == ["estate", "copper"]


@pytest.mark.parametrize(
    ("lost", "given"),
    [("copper", "curse"), ("estate", "estate"), ("market", "duchy"), ("silver", "woodcutter")],
)
def test_swindler_gives_the_worst_of_a_price(lost: str, given: str) -> None:
    game = table("swindler", f"/{lost}", some="moat market woodcutter village")
    assert after(game, "swindler") == given


def test_swindler_does_not_end_a_game_that_is_being_lost() -> None:
    supply = {"curse": 1, "moat": 0, "cellar": 0}
    losing = table("swindler", "/copper/province", some="moat cellar", supply=supply)
    winning = table("swindler//province", "/copper", some="moat cellar", supply=supply)
    assert after(losing, "swindler") == "copper"
    assert after(winning, "swindler") == "curse"


def test_wishing_well_wishes_for_what_is_likely_and_useful() -> None:
    game = table("wishing_well/copper gold gold estate estate estate copper copper")
    assert after(game, "wishing_well") == "gold"


def test_wishing_well_wishes_for_a_card_that_is_known() -> None:
    game = table("scout wishing_well/gold silver moat gold gold gold")
    back = ["gold", "moat", "gold", "silver"]
    assert after(game, "scout", back, "wishing_well") == "moat"


def test_baron_wants_an_estate() -> None:
    assert after(table("baron estate"), "baron") == "yes"
    assert advice(table("baron copper")) == "done"
    assert advice(table("baron copper", supply={"province": 1})) == "baron"


def test_estate_is_kept_for_a_baron() -> None:
    game = table("militia", "baron estate copper copper duchy")
    assert after(game, "militia") == ["duchy", "copper"]


def test_ironworks_gains_an_action_if_one_waits() -> None:
    idle = table("ironworks copper", some="ironworks village")
    waiting = table("ironworks woodcutter", some="ironworks village")
    assert after(idle, "ironworks") == "silver"
    assert after(waiting, "ironworks") == "village"


def test_ironworks_must_be_worth_it() -> None:
    weak = "cellar chancellor woodcutter thief secret_chamber scout coppersmith herbalist workshop"
    few = {"silver": 0, "ironworks": 0}
    assert advice(table("ironworks copper", some=weak, supply=few)) == "done"
    assert advice(table("ironworks copper", some=weak)) == "ironworks"


def test_mining_village_is_trashed_for_a_province_only() -> None:
    assert after(table("mining_village gold gold/estate"), "mining_village") == "yes"
    assert after(table("mining_village silver silver/estate"), "mining_village") == "no"
    assert after(table("mining_village gold gold gold/estate"), "mining_village") == "no"
    assert after(table("mining_village gold gold smithy/estate"), "mining_village") == "no"


@pytest.mark.parametrize("card", ["scout", "apothecary"])
def test_the_best_card_goes_on_top(card: str) -> None:
    game = table(f"{card}/moat silver gold moat silver")
    back = after(game, card)
    assert isinstance(back, list)
    assert back[0] == "gold"


@pytest.mark.parametrize(
    ("hand", "mode"),
    [
        ("minion minion copper/copper", "coins"),
        ("minion gold gold silver/copper copper", "coins"),
        ("minion estate copper/gold gold gold gold", "redraw"),
    ],
)
def test_minion(hand: str, mode: str) -> None:
    assert after(table(hand, "copper"), "minion") == mode


@pytest.mark.parametrize(
    ("hand", "curses", "mode"),
    [
        ("estate estate gold silver copper", 10, "discard"),
        ("gold gold silver", 10, "curse"),
        ("gold gold silver silver", 10, "discard"),
        ("gold gold silver silver", 0, "curse"),
        ("chapel gold silver silver", 10, "curse"),
        ("copper", 10, "discard"),
    ],
)
def test_torturer(hand: str, curses: int, mode: str) -> None:
    game = table("torturer", hand, supply={"curse": curses})
    assert after(game, "torturer") == mode


def test_trading_post_takes_two_bad_cards() -> None:
    game = table(f"trading_post estate copper silver smithy//{TREASURY}")
    assert after(game, "trading_post") == ["estate", "copper"]
    assert advice(table("trading_post silver gold")) == "done"
    assert advice(table("trading_post silver gold estate estate")) == "trading_post"


def test_upgrade_makes_most_of_a_card() -> None:
    assert after(table("upgrade estate curse copper gold/silver"), "upgrade") == "estate"
    assert advice(table("upgrade gold gold")) == "done"
    assert advice(table("upgrade gold estate")) == "upgrade"


def test_saboteur_victim_takes_the_best_or_nothing() -> None:
    game = table("saboteur", "/gold", some="smithy")
    assert after(game, "saboteur") == "smithy"
    game = table(
        "saboteur",
        "/silver",
        some="market laboratory festival witch mine gardens",
        supply={"moat": 0},
    )
    assert after(game, "saboteur") == "done"


@pytest.mark.parametrize(
    ("hand", "mode"),
    [
        ("nobles copper", "cards"),
        ("nobles smithy", "actions"),
        ("nobles nobles", "actions"),
        ("nobles militia", "cards"),
    ],
)
def test_nobles(hand: str, mode: str) -> None:
    assert after(table(hand), "nobles") == mode


def test_nobles_are_a_village_if_one_is_needed() -> None:
    assert advice(table("nobles witch militia")) == "nobles"
    assert advice(table("nobles militia")) == "militia"
    assert advice(table("nobles woodcutter")) == "nobles"


def test_shanty_town_draws_if_it_is_the_last_action() -> None:
    assert advice(table("shanty_town laboratory")) == "laboratory"
    assert advice(table("shanty_town smithy")) == "shanty_town"
    assert advice(table("shanty_town copper")) == "shanty_town"


def test_conspirator_comes_third() -> None:
    game = table("conspirator festival militia/copper copper")
    assert after(game, "festival") == "militia"
    assert after(game, "militia") == "conspirator"


def test_coppersmith_needs_coppers() -> None:
    assert advice(table("coppersmith silver")) == "done"
    assert advice(table("coppersmith woodcutter copper copper copper")) == "coppersmith"
    assert advice(table("coppersmith woodcutter copper")) == "woodcutter"
