import pytest
from position import kingdom, start, told

from throneroom.engine.card import ACTION, BY_ID, CARDS, REACTION, Card, Catalogue
from throneroom.engine.game import Game
from throneroom.engine.setup import Setup
from throneroom.engine.state import Player, State


def never_again(*_: State | Player) -> bool:
    return False


def two_kinds_of_reactions(hand: list[str]) -> Game:
    """A Militia against a hand that may hold Moats and a second, made-up Reaction card."""
    lookout = Card(len(CARDS), "lookout", "made up", 2, ACTION | REACTION, 0, 0, 0, 0, 0)
    lookout.reaction = never_again
    setup = Setup(kingdom("militia moat"), 2)
    state = State(Catalogue([*CARDS, lookout]), setup.table().piles, 2)
    for pile in state.piles:
        state.supply.put(pile, 10)
    state.players[0].hand.push(BY_ID["militia"].number)
    for id in hand:
        state.players[1].hand.push(lookout.number if id == "lookout" else BY_ID[id].number)
    for player in state.players:
        player.count_cards()
    game = start(setup, state)
    game.answer("militia")
    return game


def offered(game: Game) -> set[str]:
    assert game.decision is not None
    assert game.decision.seat == 1
    return set(game.decision.words())


@pytest.mark.rules("R122")
@pytest.mark.parametrize("order", [["moat", "lookout"], ["lookout", "moat"]])
def test_several_reactions_in_any_order(order: list[str]) -> None:
    game = two_kinds_of_reactions(["moat", "lookout", "copper", "copper", "copper"])
    assert offered(game) == {"moat", "lookout", "done"}
    game.answer(order[0])
    assert offered(game) == {order[1], "done"}
    game.answer(order[1])
    assert [event.seat for event in game.events() if event.kind == "show"] == [1, 1]
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.view(1).hand_size(1) == 5


@pytest.mark.rules("R122", "R123")
def test_after_one_reaction_a_second_is_optional() -> None:
    game = two_kinds_of_reactions(["moat", "lookout", "copper", "copper", "copper"])
    game.answer("moat")
    game.answer("done")
    assert told(game, None, "show") == [("show", 1, ["moat"])]
    assert game.view(1).hand_size(1) == 5


@pytest.mark.rules("R122", "R178")
def test_only_the_moat_protects() -> None:
    game = two_kinds_of_reactions(["moat", "lookout", "copper", "copper", "copper"])
    game.answer("lookout")
    game.answer("done")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.decision.kind_name == "discard"
