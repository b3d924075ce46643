"""How the tactical bot plays promotional cards."""

import pytest
from advice import advice

from throneroom.engine.game import Game
from throneroom.scenario.setting import Setting


def selling(hand: list[str], *market: str) -> Game:
    """A game in which a player has a hand, and these cards are for sale."""
    table = {
        "name": "for sale",
        "kingdom": ["black_market", "stash"],
        "black_market": list(market),
        "players": {"anna": {"hand": ["black_market", *hand], "deck": ["10 copper"]}, "ben": {}},
        "script": [],
    }
    return Setting(table, ["anna", "ben"]).game(watch=True)


OFFERS = [
    # A Laboratory is worth more than the Silver that the coins would buy.
    (["3 copper"], ("tunnel", "stables", "crossroads"), "stables"),
    # A Gold is worth more than a Laboratory.
    (["2 copper", "silver"], ("stables", "crossroads"), "done"),
    # A Province is not given up for anything.
    (["2 gold"], ("stables", "tunnel"), "done"),
    # Nor is anything bought that the deck does not need.
    (["copper"], ("secret_chamber", "transmute"), "done"),
]


@pytest.mark.parametrize(("hand", "market", "bought"), OFFERS)
def test_what_is_bought_of_what_is_for_sale(
    hand: list[str], market: tuple[str, ...], bought: str
) -> None:
    game = selling(hand, *market)
    game.answer("black_market")
    assert advice(game) == "all"
    game.answer("all")
    assert advice(game) == bought


def test_a_stash_is_placed_on_top_and_a_rival_s_at_the_bottom() -> None:
    own = {"hand": ["laboratory"], "discard": ["stash", "2 copper", "estate"]}
    possessing = {"hand": ["possession"], "deck": ["5 estate"]}
    table = {"name": "placed", "kingdom": ["stash", "laboratory", "possession"], "script": []}
    game = Setting({**table, "players": {"anna": own, "ben": {}}}, ["anna", "ben"]).game()
    game.answer("laboratory")
    assert advice(game) == "0"
    players = {"anna": possessing, "ben": own}
    game = Setting({**table, "players": players}, ["anna", "ben"]).game()
    for answer in ("possession", "done", "laboratory"):
        game.answer(answer)
    assert advice(game) == "3"
