import pytest
from position import position

from throneroom.engine.game import Game

EMPTY = ["curse", "silver", "cellar", "moat", "gold"]


def after_a_turn(players: int, empty: int, provinces: int = 1) -> Game:
    supply = {"province": provinces, **dict.fromkeys(EMPTY[:empty], 0)}
    zones = {"deck": "estate estate estate estate estate"}
    game = position(*[zones] * players, supply=supply, buying=True, coins=2)
    game.answer("done")
    return game


@pytest.mark.rules("R160", "D23")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_how_many_empty_piles_end_the_game(players: int, needed: int) -> None:
    assert not after_a_turn(players, needed - 1).over
    assert after_a_turn(players, needed).over
    assert after_a_turn(players, needed + 1).over


@pytest.mark.rules("R159", "D23")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_without_provinces_the_game_ends(players: int) -> None:
    assert after_a_turn(players, 0, provinces=0).over
    assert not after_a_turn(players, 0, provinces=1).over


@pytest.mark.rules("R161")
def test_clean_up_is_done_before_the_game_ends() -> None:
    game = after_a_turn(2, 3)
    assert game.view().players[0].hand_size == 5
    assert game.turns == [1, 0]
    assert game.decision is None


@pytest.mark.rules("R165", "R166", "R167")
@pytest.mark.parametrize(
    ("hands", "turns", "winners"),
    [
        (["province", "duchy", "duchy"], 3, [0]),
        (["duchy", "duchy", "estate"], 3, [0, 1]),
        (["duchy", "duchy", "duchy"], 3, [0, 1, 2]),
        (["duchy", "duchy", "duchy"], 4, [1, 2]),
        (["duchy", "duchy", "duchy"], 5, [2]),
        (["duchy", "duchy", "estate"], 5, [0, 1]),
        (["duchy", "curse", "duchy"], 4, [2]),
        (["province", "duchy", "duchy"], 4, [0]),
        (["curse", "curse curse", "curse"], 3, [0, 2]),
    ],
)
def test_who_wins_after_so_many_turns(hands: list[str], turns: int, winners: list[int]) -> None:
    supply = {"curse": 0, "gold": 0, "copper": 1}
    game = position(*[{"hand": hand} for hand in hands], supply=supply)
    for _ in range(turns - 1):
        game.answer("done")
    assert game.decision is not None
    assert game.winners == []
    game.answer("copper")
    assert game.over
    assert sum(game.turns) == turns
    assert game.winners == winners
