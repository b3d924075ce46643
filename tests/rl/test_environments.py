"""The environments keep what Gymnasium and PettingZoo promise, and what we promise beyond that."""

import gc
import warnings
import weakref
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from form import COMPILED, games
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

from throneroom import Bot, IllegalAnswer, SetupError, ThroneroomError, Wishes, read_record
from throneroom.bots.chance import RandomBot
from throneroom.engine.fast_view import FastView
from throneroom.engine.question import Question
from throneroom.rl import DominionAEC, DominionEnv, DominionVectorEnv
from throneroom.rl.episodes import Kingdoms
from throneroom.rl.layout import Observation

MASQUERADE = (
    "masquerade, possession, secret chamber, torturer, ambassador, herald, doctor, pawn, moat, "
    "alchemist"
)


@pytest.fixture
def _tolerant() -> Iterator[None]:
    """The suites warn of observations that are dictionaries, and of nothing being drawn."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def legal(mask: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action by chance, for each row of a mask."""
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


# Conformance


@pytest.mark.usefixtures("_tolerant")
@pytest.mark.parametrize("number", games(12, 3))
def test_pettingzoo_finds_nothing_wrong(number: int) -> None:
    options: dict[str, Any] = {
        "kingdom": ("random", MASQUERADE, ["First Game", "random"])[number % 3],
        "players": 2 + number % 3,
        "profile": ("first-edition", "later")[number % 2],
        "rewards": ("win", "margin")[number // 2 % 2],
    }
    api_test(DominionAEC(**options), num_cycles=1000)


@pytest.mark.usefixtures("_tolerant")
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_finds_seeds_reproducible(players: int) -> None:
    seed_test(lambda: DominionAEC("random", players=players), num_cycles=200)


@pytest.mark.usefixtures("_tolerant")
def test_six_players_play_to_the_end() -> None:
    env = DominionAEC("random", players=6, turns_each=20)
    assert sum(rewards_of(env, 1).values()) == pytest.approx(1)


@pytest.mark.parametrize("kingdom", ["random", MASQUERADE])
@pytest.mark.parametrize("rivals", ["big-money", ["random", "beginner"]])
def test_gymnasium_finds_nothing_wrong(kingdom: str, rivals: Any) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        check_env(DominionEnv(kingdom, rivals=rivals))
    # That it is not made by `gymnasium.make` cannot be helped here.
    assert [str(each.message) for each in found if "spec" not in str(each.message)] == []


def test_gymnasium_makes_them_by_name() -> None:
    single = gymnasium.make("throneroom/Dominion-v1", kingdom="Big Money")
    seen, _ = single.reset(seed=1)
    assert single.observation_space.contains(seen)
    several = gymnasium.make_vec(
        "throneroom/Dominion-v1", 3, vectorization_mode="vector_entry_point", rivals=None
    )
    batch, _ = several.reset(seed=1)
    assert several.observation_space.contains(batch)
    assert several.single_observation_space == single.observation_space
    assert several.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP


# Episodes


def rewards_of(env: DominionAEC, seed: int) -> dict[str, float]:
    """What every player gets in an episode of random actions."""
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            rewards[agent] = reward
            env.step(None)
        else:
            assert seen is not None
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize("number", games(20, 3))
def test_an_episode_is_a_record_with_its_result(number: int) -> None:
    players = 2 + number % 3
    win = DominionAEC(["random", MASQUERADE], players=players, turns_each=40)
    shares = rewards_of(win, number)
    record = read_record(win.record().text())
    game = record.game()
    assert game.over
    expected = [1 / len(game.winners) if s in game.winners else 0 for s in range(players)]
    assert list(shares.values()) == pytest.approx(expected)
    margin = DominionAEC(["random", MASQUERADE], players=players, turns_each=40, rewards="margin")
    leads = rewards_of(margin, number)
    assert margin.record() == win.record()
    for seat, lead in enumerate(leads.values()):
        others = [points for other, points in enumerate(game.scores) if other != seat]
        assert lead == game.scores[seat] - max(others)


def test_records_hold_what_rivals_answered() -> None:
    env = DominionEnv(MASQUERADE, rivals=["big-money", "random"], seat=1)
    chance = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    for _ in range(60):
        seen, _, ended, cut, _ = env.step(legal(seen["action_mask"][None], chance)[0])
        assert not ended
        assert not cut
    record = env.record()
    assert record.names == ["Rival 1", "Learner", "Rival 2"]
    game = record.game()
    assert game.decision is not None
    assert game.decision.seat == 1
    view = game.view(1).fast
    assert seen["table"][env.layout.table_fields["turn"]] == [view.turn]
    assert env.reset(seed=2)[0]["cards"].tolist() == env.reset(seed=2)[0]["cards"].tolist()


def test_a_turn_limit_truncates() -> None:
    env = DominionEnv("First Game", turns_each=3)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = cut = False
    while not ended and not cut:
        seen, _, ended, cut, _ = env.step(legal(seen["action_mask"][None], chance)[0])
    assert (ended, cut) == (False, True)
    assert env.record().game().ending == "turn limit"
    with pytest.raises(IllegalAnswer, match="over"):
        env.step(np.int64(0))


def steps_of(env: DominionVectorEnv, steps: int, seed: int) -> Iterator[tuple[Any, ...]]:
    """Random steps: the observation before, the actions, and all that came of them."""
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        actions = legal(seen["action_mask"], chance)
        result = env.step(actions)
        yield seen, actions, *result
        seen = result[0]


def test_games_of_a_vector_go_on_by_themselves() -> None:
    env = DominionVectorEnv(5, "random", rivals="random", turns_each=4)
    over = np.zeros(5, dtype=bool)
    ends = 0
    for before, _, seen, reward, ended, cut, infos in steps_of(env, 400, 3):
        turns = seen["table"][:, env.layout.table_fields["turn"]].squeeze(1)
        assert (turns[over] <= 2).all(), "the step after an end begins the next episode"
        assert not (over & (ended | cut)).any()
        assert (before["action_mask"][over].sum(axis=1) == 1).all()
        over = ended | cut
        ends += over.sum()
        assert (reward[~over] == 0).all()
        for game in np.flatnonzero(over):
            rewards = infos["rewards"][game]
            assert rewards.sum() == pytest.approx(1)
            assert reward[game] == rewards[infos["seat"][game]]
            assert env.record(int(game)).game().over
    assert ends > 20


def test_a_vector_is_reproduced_by_its_seed() -> None:
    def course(seed: int) -> list[Any]:
        env = DominionVectorEnv(4, Wishes(with_some=("attacks",)), rivals=None, players=3)
        return [actions.tolist() for _, actions, *_ in steps_of(env, 60, seed)]

    assert course(1) == course(1) != course(2)


def test_what_a_game_does_depends_on_no_other_game() -> None:
    few = DominionVectorEnv(2, "First Game", rivals="big-money")
    many = DominionVectorEnv(6, "First Game", rivals="big-money")
    first, _ = few.reset(seed=5)
    second, _ = many.reset(seed=5)
    done = few.layout.index.action("done")
    for _ in range(150):
        for name in first:
            assert (first[name] == second[name][:2]).all()
        # The lowest legal action, and in the other games of the larger vector the highest.
        actions = first["action_mask"].argmax(axis=1)
        others = [np.flatnonzero(row)[-1] for row in second["action_mask"][2:]]
        assert done == 0
        first, *_ = few.step(actions)
        second, *_ = many.step(np.array([*actions, *others]))


def test_observations_are_copies_unless_they_are_to_be_shared() -> None:
    for copy in (True, False):
        env = DominionVectorEnv(2, copy=copy)
        seen, _ = env.reset(seed=1)
        kept = seen["cards"].copy()
        env.step(seen["action_mask"].argmax(axis=1))
        env.step(env.lanes.observation["action_mask"].argmax(axis=1))
        assert (seen["cards"] == kept).all() == copy


def test_self_play_says_whose_observation_it_is() -> None:
    env = DominionVectorEnv(3, "First Game", rivals=None, players=3)
    seats = set()
    for _, _, seen, *_, infos in steps_of(env, 80, 1):
        assert (seen["table"][:, env.layout.table_fields["seat"]].squeeze(1) == infos["seat"]).all()
        seats |= set(infos["seat"].tolist())
    assert seats == {0, 1, 2}


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    drawn, given = DominionEnv(), DominionEnv(seat=1)
    for env, expected in ((drawn, {0, 1}), (given, {1})):
        place = env.layout.table_fields["seat"]
        seats = {int(env.reset(seed=seed)[0]["table"][place][0]) for seed in range(12)}
        assert seats == expected


@pytest.mark.parametrize(
    ("kingdom", "count"),
    [("First Game", 1), (["First Game", "Big Money"], 2), ("random", 8), (Wishes(), 8)],
)
def test_kingdoms_are_fixed_or_drawn_by_the_seed(kingdom: Kingdoms, count: int) -> None:
    env = DominionEnv(kingdom)
    found = set()
    for seed in range(8):
        env.reset(seed=seed)
        found.add(tuple(env.record().kingdom))
    assert len(found) == count


def test_the_profile_is_played() -> None:
    env = DominionEnv(profile="later")
    env.reset(seed=1)
    assert env.record().profile == "later"


# Bad input


@pytest.mark.parametrize("action", [-1, 10_000, 317, 1.5, "done", None])
def test_an_illegal_action_changes_nothing(action: Any) -> None:
    env = DominionEnv(seat=0)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        env.step(action)
    table = DominionAEC()
    table.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        table.step(action)
    assert table.last()[0]["action_mask"].any()
    after, *_ = env.step(np.int64(seen["action_mask"].argmax()))
    env.reset(seed=1)
    again, *_ = env.step(np.int64(seen["action_mask"].argmax()))
    assert same(after, again)


def same(one: Observation, other: Observation) -> bool:
    return all((one[name] == other[name]).all() for name in one)


def test_an_illegal_action_in_one_game_changes_none() -> None:
    env = DominionVectorEnv(3)
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    for wrong in (np.array([actions[0], 317, actions[2]]), actions[:2], actions.astype(float)):
        with pytest.raises(IllegalAnswer):
            env.step(wrong)
    assert same(env.lanes.observation, seen)


def test_the_error_names_the_action_and_what_is_legal() -> None:
    env = DominionEnv(seat=0)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match=r"card:province.*done, all, card:copper"):
        env.step(np.int64(env.layout.index.action("card:province")))


@pytest.mark.parametrize(
    "options",
    [
        {"kingdom": "no such kingdom"},
        {"kingdom": []},
        {"rivals": "no such plan"},
        {"rivals": ["big-money"] * 6},
        {"rewards": "points"},
        {"turns_each": 0},
        {"seat": 2},
        {"profile": "another"},
    ],
    ids=str,
)
def test_bad_options_are_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        DominionEnv(**options)
    with pytest.raises(SetupError):
        DominionVectorEnv(2, **options)


def test_numbers_of_players_and_games_are_checked() -> None:
    for players in (1, 7):
        with pytest.raises(SetupError):
            DominionAEC(players=players)
    with pytest.raises(SetupError):
        DominionVectorEnv(0)


def test_no_step_comes_before_the_first_reset() -> None:
    for env in (DominionEnv(), DominionAEC(), DominionVectorEnv(2)):
        with pytest.raises((SetupError, IllegalAnswer, AttributeError)):
            env.step(np.array([0, 0]) if isinstance(env, DominionVectorEnv) else 0)  # type: ignore[arg-type]


class Failing(Bot):
    """A bot that gives up."""

    def choose(self, view: FastView, question: Question) -> int:
        raise ArithmeticError("out of ideas")


def test_a_rival_that_fails_is_named_and_the_next_episode_can_begin() -> None:
    env = DominionEnv(rivals=Failing, seat=0)
    env.reset(seed=1)
    done = np.int64(env.layout.index.action("done"))
    env.step(done)
    with pytest.raises(ThroneroomError, match="out of ideas"):
        env.step(done)
    with pytest.raises(SetupError):
        env.step(np.int64(0))
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_a_bot_of_ones_own_is_a_rival() -> None:
    env = DominionEnv(rivals=lambda: RandomBot(3), seat=0)
    env.reset(seed=1)
    assert env.record().names == ["Learner", "Rival 1"]


def test_seeds_mean_the_same_everywhere() -> None:
    env = DominionEnv("First Game", rivals="village-smithy")
    seen, _ = env.reset(seed=2026)
    for _ in range(60):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[-1])
    assert env.record().game().check == "7e2a"


# Memory


def test_what_is_no_longer_used_is_gone() -> None:
    def used() -> weakref.ref[Any]:
        env = DominionVectorEnv(3, MASQUERADE, rivals=None)
        for _ in steps_of(env, 50, 1):
            pass
        return weakref.ref(env.lanes.lane(0).table if not COMPILED else env.lanes)

    found = [used() for _ in range(3)]
    gc.collect()
    assert [each() for each in found] == [None] * 3


def test_closing_ends_the_games() -> None:
    env = DominionVectorEnv(3)
    env.reset(seed=1)
    env.close()
    with pytest.raises(SetupError):
        env.step(np.zeros(3, dtype=np.int64))
