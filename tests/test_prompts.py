"""What is asked says whose card it is about, what for, and up to what price."""

import pytest
from position import position

from throneroom.engine.game import Game
from throneroom.scenario.setting import Setting
from throneroom.text.words import Words

NAMES = ["Anna", "Ben", "Cara"]


def asked(game: Game, language: str = "en") -> str:
    assert game.decision is not None
    return Words(language).question(game.decision, NAMES)


def offered(game: Game, language: str = "en") -> list[str]:
    decision = game.decision
    assert decision is not None
    return [Words(language).option(decision, word, NAMES) for word in decision.options]


def declining(game: Game, language: str = "en") -> str:
    assert game.decision is not None
    return Words(language).option(game.decision, "done", NAMES)


def played(card: str, hand: str = "", foe: str = "", deck: str = "", *answers: str) -> Game:
    """Anna has played a card; Ben has this deck and a hand of Coppers."""
    me = {"hand": f"{card} {hand}", "deck": deck}
    game = position(me, {"hand": "copper copper copper copper estate", "deck": foe}, some=card)
    for answer in (card, *answers):
        game.answer(answer)
    return game


@pytest.mark.parametrize("card", ["spy", "scrying_pool"])
def test_whose_deck_a_card_is_on(card: str) -> None:
    game = played(card, foe="gold copper", deck="copper silver copper")
    name = Words().name(game.decision.source) if game.decision and game.decision.source else ""
    top = "a Silver" if card == "spy" else "a Copper"
    assert asked(game) == f"{name}: Your top card is {top}. Discard it or put it back?"
    assert "Auf deinem Nachziehstapel siehst du ein" in asked(game, "de")
    game.answer("keep")
    assert asked(game) == f"{name}: Ben's top card is a Gold. Discard it or put it back?"
    assert "Auf dem Nachziehstapel von Ben siehst du ein Gold." in asked(game, "de")


def test_whose_cards_are_taken_given_and_passed() -> None:
    assert (
        asked(played("thief", foe="gold silver")) == "Thief: Which of Ben's Treasures is trashed?"
    )
    game = played("jester", foe="silver")
    assert asked(game) == "Jester: Ben discards a Silver. Who gains another one?"
    assert offered(game) == ["Ben gains it", "you gain it"]
    assert offered(game, "de") == ["Ben nimmt sie", "du nimmst sie"]
    game = played("swindler", foe="silver")
    assert asked(game) == "Swindler: Which card costing exactly $3 does Ben gain?"
    game = played("masquerade", "estate", deck="copper gold")
    assert asked(game) == "Masquerade: Which card do you pass to Ben?"
    game.answer("estate")
    assert asked(game) == "Anna's Masquerade: Which card do you pass to Anna?"
    game = played("advisor", deck="gold silver copper")
    assert asked(game) == "Anna's Advisor: Which of Anna's cards is discarded?"


def test_which_gain_hamlet_asks_for() -> None:
    game = played("hamlet", "copper estate")
    assert asked(game) == "Hamlet: Discard a card for +1 Action?"
    game.answer("copper")
    assert asked(game) == "Hamlet: Discard a card for +1 Buy?"
    assert asked(game, "de") == "Weiler: Legst du eine Karte für +1 Kauf ab?"


def test_up_to_what_price() -> None:
    game = played("remodel", "estate gold")
    assert asked(game) == "Remodel: Which card do you trash for one costing up to $2 more?"
    game.answer("estate")
    assert asked(game) == "Remodel: Which card costing up to $4 do you gain?"
    assert asked(game, "de") == "Umbau: Welche Karte für bis zu $4 nimmst du?"
    game = played("mine", "silver copper", "", "", "silver")
    assert asked(game) == "Mine: Which Treasure costing up to $6 do you gain into your hand?"
    game = played("upgrade", "silver gold", "", "", "silver")
    assert asked(game) == "Upgrade: Which card costing exactly $4 do you gain?"
    game = played("stonemason", "gold copper", "", "", "gold")
    assert asked(game) == "Stonemason: Which card costing less than $6 do you gain?"
    assert asked(played("university")) == "University: Gain an Action card costing up to $5?"
    game = played("saboteur", foe="gold")
    assert asked(game) == "Anna's Saboteur: Gain a card costing up to $4 in return?"
    game = position({"hand": "copper"}, {}, buying=True, coins=4)
    game.answer("all")
    assert asked(game) == "Buy a card costing up to $5?"


def test_whose_card_asks() -> None:
    assert asked(played("torturer", deck="copper")) == "Anna's Torturer: What do you choose?"
    foe = {"hand": "secret_chamber copper estate", "deck": "gold silver"}
    game = position({"hand": "militia"}, foe, some="secret_chamber")
    game.answer("militia")
    assert asked(game) == "Anna's Militia: Show a Reaction?"
    assert asked(game, "de") == "Miliz von Anna: Zeigst du eine Reaktion?"
    game.answer("secret_chamber")
    assert asked(game).startswith("Secret Chamber: Which 2 cards do you put on your deck?")


def test_a_possessor_is_asked_about_the_possessed_players_deck_by_name() -> None:
    zones = {"hand": "spy", "deck": "copper silver copper"}
    game = position(zones, {"deck": "gold"}, some="spy possession", possessor=1)
    game.answer("spy")
    assert asked(game) == "Spy: Anna's top card is a Silver. Discard it or put it back?"
    game.answer("keep")
    assert asked(game) == "Spy: Your top card is a Gold. Discard it or put it back?"


def test_what_overpaying_brings() -> None:
    def overpaying(card: str, potion: str = "") -> Game:
        hand = {"hand": f"gold copper {potion}", "discard": "estate"}
        game = position(hand, {}, some=f"{card} university", buying=True, coins=1)
        game.answer("all")
        game.answer(card)
        return game

    game = overpaying("masterpiece")
    assert asked(game) == "Masterpiece: How much do you overpay?"
    assert offered(game) == ["0: nothing", "1: a Silver", "2: 2 Silvers"]
    assert offered(overpaying("doctor"), "de")[1:] == [
        "1: eine Karte ansehen",
        "2: 2 Karten ansehen",
    ]
    stonemason = offered(overpaying("stonemason", "potion"))
    assert stonemason[0] == "0: nothing"
    assert "3: two Actions costing $3" in stonemason
    assert "0+P: two Actions costing $0+P" in stonemason


def test_which_gain_is_answered() -> None:
    game = position({"hand": "trader"}, {}, some="trader duchess watchtower", buying=True, coins=5)
    game.answer("duchy")
    assert (
        asked(game) == "Trader: You would gain a Duchy. Show your Trader and gain a Silver instead?"
    )
    assert "Du würdest ein Herzogtum nehmen." in asked(game, "de")
    me = {"hand": "watchtower"}
    game = position(me, {}, some="trader duchess watchtower", buying=True, coins=5)
    game.answer("duchy")
    assert asked(game) == "You have gained a Duchy. What comes next?"
    assert asked(game, "de") == "Du hast ein Herzogtum genommen. Was kommt als Nächstes?"
    assert offered(game) == ["Watchtower", "Duchess"]


def test_whose_cards_an_oracle_has_revealed() -> None:
    game = played("oracle", foe="gold silver", deck="copper estate copper")
    assert asked(game) == "Oracle: What happens to the cards that you reveal?"
    game.answer("discard")
    assert asked(game) == "Oracle: What happens to the cards that Ben reveals?"
    assert offered(game) == ["discard them", "put them back"]


def test_who_buys_none_of_the_cards_for_sale_does_not_end_the_turn() -> None:
    table = {
        "name": "for sale",
        "kingdom": ["black_market"],
        "black_market": ["pawn"],
        "players": {"anna": {"hand": ["black_market"]}, "ben": {}},
    }
    game = Setting(table, ["anna", "ben"]).game()
    game.answer("black_market")
    assert asked(game) == "Black Market: Buy one of these cards?"
    assert offered(game) == ["Pawn"]
    assert declining(game) == "buy nothing"
    assert declining(game, "de") == "nichts kaufen"
    game.answer("done")
    assert declining(game) == "end the turn"
