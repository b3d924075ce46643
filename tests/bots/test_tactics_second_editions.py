"""How the tactical bot plays the cards that the second editions of base game and Intrigue added."""

import pytest
from advice import TREASURY, advice, after, table

BASE = [
    # Harbinger: the best discard that is better than what would be drawn.
    ("harbinger/copper/estate gold copper", ["harbinger"], "gold"),
    ("harbinger/copper/estate curse", ["harbinger"], "done"),
    # Merchant: before the Silver, and before a terminal.
    ("merchant smithy silver", [], "merchant"),
    # Vassal: what would be played from the hand as well.
    ("vassal/festival copper", ["vassal"], "yes"),
    ("vassal/chapel copper", ["vassal"], "no"),
    # Poacher: the least useful card for each empty pile.
    ("poacher gold estate silver", ["poacher"], ["estate"]),
    # Sentry: trash what is in the way, discard what does nothing, the best on top.
    (f"sentry/copper curse estate/{TREASURY}", ["sentry"], ["curse", "estate"]),
    (f"sentry/copper province gold/{TREASURY}", ["sentry"], []),
    (f"sentry/copper province gold/{TREASURY}", ["sentry", []], ["province"]),
    (f"sentry/copper silver gold/{TREASURY}", ["sentry", [], []], ["gold", "silver"]),
    # Artisan: the best card for five, then what serves better in the next turn.
    ("artisan copper copper", ["artisan"], "witch"),
    ("artisan copper copper", ["artisan", "witch"], "witch"),
]


@pytest.mark.parametrize(("zones", "answers", "advised"), BASE)
def test_base_game(zones: str, answers: list[object], advised: object) -> None:
    options: dict[str, object] = {"supply": {"curse": 0}} if zones.startswith("poacher") else {}
    game = table(zones, some="witch", **options)
    assert after(game, *answers) == advised


def test_bandit_takes_gold_and_loses_the_lesser_treasure() -> None:
    game = table("bandit copper copper", "/silver gold")
    assert advice(game) == "bandit"
    assert after(game, "bandit") == "silver"


INTRIGUE = [
    # Lurker: with another one to fetch what is trashed; alone it only helps the others.
    ("lurker copper", [], "done"),
    ("lurker lurker copper", [], "lurker"),
    ("lurker lurker copper", ["lurker"], "trash"),
    ("lurker lurker copper", ["lurker", "trash"], "witch"),
    ("lurker lurker copper", ["lurker", "trash", "witch"], "lurker"),
    ("lurker lurker copper", ["lurker", "trash", "witch", "lurker"], "gain"),
    # Diplomat: a village with a small hand, a card that draws with a large one.
    ("diplomat smithy copper copper", [], "diplomat"),
    ("diplomat smithy copper copper copper", [], "smithy"),
    # Mill: two cards that are worth less than a coin each.
    ("mill estate curse gold/copper", ["mill"], ["curse", "estate"]),
    ("mill estate gold silver/copper", ["mill"], []),
    # Secret Passage: an idle Action on top, what does nothing to the bottom.
    ("secret_passage copper estate/copper copper silver gold", ["secret_passage"], "estate"),
    ("secret_passage copper/estate copper silver", ["secret_passage", "estate"], "1"),
    ("secret_passage smithy smithy/copper copper silver", ["secret_passage"], "smithy"),
    ("secret_passage smithy smithy/copper copper silver", ["secret_passage", "smithy"], "0"),
    # Courtier: the card with the most types; coins if they buy something better, else a Gold.
    ("courtier copper mill estate", ["courtier"], "mill"),
    ("courtier copper copper copper harem", ["courtier", "harem"], ["coins", "gold"]),
    ("courtier gold gold silver copper", ["courtier", "copper"], ["gold"]),
    ("courtier copper copper smithy", ["courtier", "copper"], ["action"]),
    # Patrol: the best on top.
    (
        "patrol/copper copper copper silver estate gold copper",
        ["patrol"],
        ["gold", "silver", "copper"],
    ),
    # Replace: what is in the way for something better.
    ("replace estate copper gold", ["replace"], "estate"),
    ("replace copper copper", [], "done"),
]


@pytest.mark.parametrize(("zones", "answers", "advised"), INTRIGUE)
def test_intrigue(zones: str, answers: list[object], advised: object) -> None:
    game = table(zones, some="witch")
    assert after(game, *answers) == advised


def test_diplomat_exchanges_bad_cards_only() -> None:
    bad = table("militia", "diplomat estate estate copper copper/gold gold/silver")
    assert after(bad, "militia") == "diplomat"
    good = table("militia", "diplomat gold gold gold silver/copper copper")
    assert after(good, "militia") != "diplomat"
