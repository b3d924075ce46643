"""The game for OpenSpiel passes OpenSpiel's own test, and is the same game."""

import random

import numpy as np
import pyspiel
import pytest
from form import games
from playing import open_question

from throneroom.rl import spiel
from throneroom.rl.lookout import Lookout


def load(options: str) -> spiel.SpielGame:
    return pyspiel.load_game(f"{spiel.GAME_TYPE.short_name}({options})")  # type: ignore[no-any-return]


def played(game: spiel.SpielGame, actions: int, seed: str) -> spiel.SpielState:
    """A state after some random actions, or at the end."""
    state = game.new_initial_state()
    state.apply_action(0)
    chance = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("number", games(9, 2))
def test_openspiel_finds_nothing_wrong(number: int) -> None:
    rewards = ("win", "margin")[number % 2]
    game = load(
        f"players={2 + number % 3},kingdom=random,seed={number},rewards={rewards},turns_each=12"
    )
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_returns_are_the_rewards() -> None:
    for rewards in ("win", "margin"):
        state = played(load(f"seed=1,turns_each=8,rewards={rewards}"), 10_000, "returns")
        assert state.is_terminal()
        assert state.dealt is not None
        scores = state.dealt.scores
        if rewards == "win":
            assert sum(state.returns()) == 1
        else:
            assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]


def test_a_seed_gives_the_same_deals() -> None:
    texts = [str(played(load(f"kingdom=random,seed={seed}"), 40, "x")) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_a_clone_goes_its_own_way() -> None:
    state = played(load("seed=3"), 25, "clone")
    clone = state.clone()
    assert str(clone) == str(state)
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_hidden_cards_can_be_dealt_anew() -> None:
    state = played(load("seed=4,players=3"), 60, "hidden")
    player = state.current_player()
    chance = random.Random(1)
    imagined = [state.resample_from_infostate(player, chance.random) for _ in range(8)]
    worlds = [other.dealt for other in imagined if other.dealt is not None]
    hands = {str(world.view((player + 1) % 3).hand) for world in worlds}
    assert len(hands) > 3
    for other in imagined:
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_the_tensor_is_what_learners_see() -> None:
    state = played(load("seed=5"), 30, "tensor")
    player = state.current_player()
    assert state.dealt is not None
    seen = Lookout(2).observe(
        state.dealt.view(player).fast, open_question(state.dealt), state.picked
    )
    flat = np.concatenate([array.ravel() for array in seen.values()]).astype(float)
    assert state.observation_tensor(player) == flat.tolist()
    assert state.observation_string(0) != state.observation_string(1)
    assert state.action_to_string(player, state.legal_actions()[0])
