"""The order in which things happen, as it is told."""

import pytest
from position import position, told

from throneroom.engine.game import Game


def kinds(game: Game, *wanted: str) -> list[tuple[str, int]]:
    return [(kind, seat) for kind, seat, _ in told(game, None, *wanted)]


@pytest.mark.rules("R205", "R054")
def test_market_gives_card_action_buy_and_coin_in_this_order() -> None:
    game = position({"hand": "market moat", "deck": "copper"}, {})
    game.answer("market")
    happened = [kind for kind, _ in kinds(game)]
    assert happened == ["turn", "play", "draw", "actions", "buys", "coins"]


@pytest.mark.rules("R204")
def test_laboratory_draws_before_it_gives_the_action() -> None:
    game = position({"hand": "laboratory moat", "deck": "copper gold"}, {}, some="laboratory")
    game.answer("laboratory")
    assert [kind for kind, _ in kinds(game)] == ["turn", "play", "draw", "actions"]


@pytest.mark.rules("R213", "R215", "R158")
def test_spy_reveals_the_attackers_card_first() -> None:
    zones = {"deck": "copper silver estate"}
    game = position(
        zones, {"hand": "spy", "deck": "gold duchy estate"}, zones, some="spy", current=1
    )
    for answer in ("spy", "keep", "keep", "keep"):
        game.answer(answer)
    assert kinds(game, "draw", "reveal", "put_back") == [
        ("draw", 1),
        ("reveal", 1),
        ("put_back", 1),
        ("reveal", 2),
        ("put_back", 2),
        ("reveal", 0),
        ("put_back", 0),
    ]


@pytest.mark.rules("R126", "R195", "R158")
def test_curses_go_out_in_turn_order() -> None:
    game = position({}, {}, {"hand": "witch"}, {}, some="witch", current=2)
    game.answer("witch")
    assert kinds(game, "gain") == [("gain", 3), ("gain", 0), ("gain", 1)]


@pytest.mark.rules("R187", "R186", "R126")
def test_thief_trashes_then_takes_then_discards() -> None:
    zones = {"deck": "gold estate"}
    game = position({"hand": "thief"}, zones, zones, some="thief")
    for answer in ("thief", "gold", "gold"):
        game.answer(answer)
    assert kinds(game, "trash", "gain", "discard") == [
        ("trash", 1),
        ("trash", 2),
        ("gain", 0),
        ("gain", 0),
        ("discard", 1),
        ("discard", 2),
    ]


@pytest.mark.rules("R171", "R168")
def test_adventurer_discards_at_the_end() -> None:
    hand = {"hand": "adventurer", "deck": "estate copper duchy gold"}
    game = position(hand, {}, some="adventurer")
    game.answer("adventurer")
    happened = [kind for kind, _ in kinds(game, "reveal", "take", "discard")]
    assert happened == ["reveal"] * 4 + ["take", "discard"]


@pytest.mark.rules("R087", "D47")
def test_a_shuffle_comes_only_when_a_card_is_missing() -> None:
    deck = {"hand": "laboratory laboratory", "deck": "gold silver", "discard": "estate duchy curse"}
    game = position(deck, {}, some="laboratory")
    game.answer("laboratory")
    assert kinds(game, "shuffle", "draw") == [("draw", 0)]
    game.answer("laboratory")
    assert kinds(game, "shuffle", "draw") == [("draw", 0), ("shuffle", 0), ("draw", 0)]


@pytest.mark.rules("R088")
def test_what_is_left_is_drawn_before_the_shuffle() -> None:
    deck = {"hand": "smithy", "deck": "gold", "discard": "estate estate estate"}
    game = position(deck, {}, some="smithy")
    game.answer("smithy")
    assert told(game, 0, "draw", "shuffle") == [
        ("draw", 0, ["gold"]),
        ("shuffle", 0, []),
        ("draw", 0, ["estate", "estate"]),
    ]


@pytest.mark.rules("R083", "R088")
def test_a_shuffle_changes_the_order() -> None:
    pile = " ".join(["copper", "silver", "gold", "estate", "duchy", "province", "curse"] * 3)
    game = position({"hand": "moat", "discard": pile}, {})
    game.answer("moat")
    orders = set()
    for number in range(20):
        other = game.copy()
        other.undo()
        other.determinise(str(number))
        other.answer("moat")
        orders.add(tuple(other.view(0).hand))
    assert len(orders) > 10


@pytest.mark.rules("R104", "D26")
def test_a_purchase_is_also_a_gain() -> None:
    game = position({"deck": "copper"}, {}, buying=True, coins=3, buys=2)
    game.answer("silver")
    assert told(game, None, "buy", "gain") == [("buy", 0, ["silver"]), ("gain", 0, ["silver"])]


@pytest.mark.rules("R104", "R103")
def test_a_gain_is_no_purchase() -> None:
    game = position({"hand": "workshop copper"}, {}, some="workshop")
    game.answer("workshop")
    game.answer("silver")
    assert told(game, None, "buy", "gain") == [("gain", 0, ["silver"])]


@pytest.mark.rules("R076")
def test_treasures_lie_in_the_order_in_which_they_were_played() -> None:
    game = position({"hand": "copper gold silver copper"}, {})
    for answer in ("silver", "copper", "gold"):
        game.answer(answer)
    assert told(game, None, "play_treasure") == [
        ("play_treasure", 0, ["silver"]),
        ("play_treasure", 0, ["copper"]),
        ("play_treasure", 0, ["gold"]),
    ]
    players = game.view(0).snapshot()["players"]
    assert isinstance(players, list)
    assert players[0]["in_play"] == ["silver", "copper", "gold"]


@pytest.mark.rules("R044", "R082")
def test_the_next_turn_begins_after_the_new_hand_is_drawn() -> None:
    zones = {"deck": "copper copper copper copper copper", "hand": "estate", "in_play": "gold"}
    game = position(zones, {}, buying=True)
    game.answer("done")
    assert kinds(game) == [
        ("turn", 0),
        ("clean_up", 0),
        ("clean_up", 0),
        ("draw", 0),
        ("turn", 1),
    ]


@pytest.mark.rules("R202")
def test_cellar_discards_all_before_it_draws() -> None:
    game = position({"hand": "cellar copper estate", "deck": "gold silver"}, {}, some="cellar")
    game.answer("cellar")
    game.answer(["copper", "estate"])
    assert told(game, 0, "actions", "discard", "draw") == [
        ("actions", 0, []),
        ("discard", 0, ["copper", "estate"]),
        ("draw", 0, ["gold", "silver"]),
    ]
