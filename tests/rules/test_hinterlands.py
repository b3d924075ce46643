"""What holds for many cards at once since Hinterlands: whatever discards asks about a Tunnel."""

import pytest
from position import answered, position

from throneroom.scenario import check

DISCARDERS = [
    # The hands and decks of both players, the answers, and who is then asked about the Tunnel.
    ("secret_chamber", "secret_chamber tunnel", "", "", "", [["tunnel"]], "anna"),
    ("young_witch", "young_witch tunnel copper", "", "", "", [], "anna"),
    ("horse_traders", "horse_traders tunnel copper", "", "", "", [], "anna"),
    ("harvest", "harvest", "tunnel", "", "", [], "anna"),
    ("hunting_party", "hunting_party tunnel", "copper tunnel gold", "", "", [], "anna"),
    ("adventurer", "adventurer", "tunnel gold gold", "", "", [], "anna"),
    ("farming_village", "farming_village", "tunnel gold", "", "", [], "anna"),
    ("journeyman", "journeyman", "tunnel gold gold gold", "", "", ["tunnel"], "anna"),
    ("warehouse", "warehouse tunnel", "copper", "", "", [], "anna"),
    ("lookout", "lookout", "copper tunnel gold", "", "", ["copper", "tunnel"], "anna"),
    ("navigator", "navigator", "tunnel copper", "", "", ["discard"], "anna"),
    ("tactician", "tactician tunnel", "", "", "", [], "anna"),
    ("mill", "mill tunnel tunnel", "", "", "", [["tunnel", "tunnel"]], "anna"),
    ("poacher", "poacher tunnel copper", "", "", "", ["tunnel"], "anna"),
    ("spy", "spy", "copper", "", "tunnel", ["discard"], "ben"),
    ("scrying_pool", "scrying_pool", "tunnel", "", "", ["discard"], "anna"),
    ("followers", "followers", "", "tunnel tunnel tunnel tunnel", "", [], "ben"),
    ("torturer", "torturer", "", "tunnel copper", "", ["discard"], "ben"),
    ("sea_hag", "sea_hag", "", "", "tunnel", [], "ben"),
    ("pirate_ship", "pirate_ship", "", "", "tunnel gold", ["plunder"], "ben"),
    ("margrave", "margrave", "", "tunnel tunnel tunnel", "tunnel", [], "ben"),
    ("duchess", "duchess", "tunnel", "", "", ["discard"], "anna"),
    ("jack_of_all_trades", "jack_of_all_trades", "tunnel", "", "", ["discard"], "anna"),
    ("embassy", "embassy tunnel", "copper", "", "", [], "anna"),
    ("inn", "inn tunnel", "copper", "", "", [], "anna"),
]
PRIZES = {"followers": "tournament"}
EMPTY_PILES = {"poacher": {"copper": 0}}


@pytest.mark.rules("H035")
@pytest.mark.parametrize(
    ("id", "hand", "deck", "foes_hand", "foes_deck", "answers", "asked"),
    DISCARDERS,
    ids=[one[0] for one in DISCARDERS],
)
def test_what_discards_asks_about_a_tunnel(
    id: str, hand: str, deck: str, foes_hand: str, foes_deck: str, answers: list[object], asked: str
) -> None:
    ben = {"hand": foes_hand.split(), "deck": foes_deck.split()}
    deciding = "ben" if id == "torturer" else "anna"
    scenario = {
        "name": id,
        "kingdom": [PRIZES.get(id, id), "tunnel"],
        "players": {"anna": {"hand": hand.split(), "deck": deck.split()}, "ben": ben},
        "supply": EMPTY_PILES.get(id, {}),
        "script": [{"anna": id}, *[{deciding: answer} for answer in answers]],
        "expect": {"asks": asked, "options": ["yes", "no"]},
    }
    assert check(scenario) == []


@pytest.mark.rules("H176")
def test_cards_that_are_shuffled_in_are_shown_and_then_nobody_knows_where_they_lie() -> None:
    zones = {"deck": "copper estate silver", "discard": "smithy village"}
    game = position(zones, {}, some="inn smithy village", buying=True, coins=5, buys=2)
    answered(game, "inn", ["inn", "smithy"])
    shown = [event for event in game.events(seat=1) if event.kind == "shuffle_in"]
    assert [[str(card) for card in event.cards] for event in shown] == [["inn", "smithy"]]
    for seat in (0, 1):
        assert not any(game.view(seat).players[0].known_on_deck)
    assert sum(game.view(0).deck.values()) == 5


@pytest.mark.rules("H139", "H143")
def test_what_is_bought_and_replaced_is_no_gain_of_a_purchase() -> None:
    game = position({"hand": "trader"}, {}, some="trader", buying=True, coins=6, buys=2)
    answered(game, "gold", "yes")
    kinds = [(event.kind, [str(card) for card in event.cards]) for event in game.events()]
    assert ("gain", ["silver"]) in kinds
    assert ("gain", ["gold"]) not in kinds
