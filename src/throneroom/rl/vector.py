"""Many games at once, as Gymnasium's vector environments have them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.record import Record
from throneroom.rl.episodes import Episodes, Kingdoms, Rivals
from throneroom.rl.lanes import Lanes
from throneroom.rl.layout import Observation
from throneroom.sim.series import TURNS_EACH

Stepped = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class DominionVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Games of one learner against bots, or against itself, stepped together.

    Without `rivals` the learner plays all seats of every game: `infos["seat"]` says for which seat
    an observation is, and when an episode ends `infos["rewards"]` has the rewards of all seats.
    The reward of a step is then that of the seat that was asked last.

    A game that has ended begins its next episode at the following step, whatever its action
    (`AutoresetMode.NEXT_STEP`); its mask has only `done` until then.

    With `copy=False` observations are the arrays that the next step writes into, which saves a
    tenth of the time.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        kingdom: Kingdoms = "First Game",
        *,
        rivals: Rivals | None = "big-money-ultimate",
        players: int = 2,
        seat: int | None = None,
        profile: str = FIRST_EDITION,
        rewards: str = "win",
        turns_each: int = TURNS_EACH,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        episodes = Episodes(kingdom, players, rivals, seat, profile, rewards, turns_each)
        self.lanes = Lanes(episodes, num_envs)
        self.layout = self.lanes.layout
        self.num_envs = num_envs
        self.single_observation_space = self.layout.observation_space()
        self.single_action_space = spaces.Discrete(len(self.layout.index.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new episodes in all games; with a seed, always the same ones."""
        super().reset(seed=seed)
        base = int(self.np_random.integers(2**62))
        self.lanes.start([f"{base}.{game}" for game in range(self.num_envs)])
        return self._observation(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Take an action in every game."""
        lanes = self.lanes
        lanes.step(np.asarray(actions))
        return (
            self._observation(),
            lanes.reward.copy(),
            lanes.terminated.copy(),
            lanes.truncated.copy(),
            self._infos(),
        )

    def _observation(self) -> Observation:
        observation = self.lanes.observation
        if not self._copy:
            return observation
        return {name: array.copy() for name, array in observation.items()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.lanes.seats.copy(), "rewards": self.lanes.rewards.copy()}

    def record(self, game: int) -> Record:
        """The record of a game's episode as it stands; it opens in the replay viewer."""
        return self.lanes.record(game)

    def close_extras(self, **kwargs: Any) -> None:
        """Give up all episodes."""
        self.lanes.close()
