"""One game of a learner against bots, as Gymnasium has it."""

from typing import Any

import gymnasium
import numpy as np

from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.record import Record
from throneroom.rl.episodes import Episodes, Kingdoms, Rivals
from throneroom.rl.lanes import Lanes
from throneroom.rl.layout import Observation
from throneroom.rl.spaces import LegalActions
from throneroom.sim.series import TURNS_EACH


class DominionEnv(gymnasium.Env[Observation, np.int64]):
    """A learner against bots or plans.

    `rivals` are names of plans and levels, plans as text, or functions that make a bot; there are
    as many players as they are, and one. The learner's `seat` is drawn for every episode if none is
    given; seat 0 begins.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        kingdom: Kingdoms = "First Game",
        *,
        rivals: Rivals = "big-money-ultimate",
        seat: int | None = None,
        profile: str = FIRST_EDITION,
        rewards: str = "win",
        turns_each: int = TURNS_EACH,
        render_mode: None = None,
    ) -> None:
        episodes = Episodes(kingdom, 0, rivals, seat, profile, rewards, turns_each)
        self.lanes = Lanes(episodes, 1)
        self.layout = self.lanes.layout
        mask = self.lanes.observation["action_mask"][0]
        self.observation_space = self.layout.observation_space()  # type: ignore[assignment]
        self.action_space = LegalActions(len(mask), mask)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode; with a seed, always the same one."""
        super().reset(seed=seed)
        self.lanes.start([str(self.np_random.integers(2**62))])
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; one that the mask does not allow raises IllegalAnswer."""
        lanes = self.lanes
        if lanes.terminated[0] or lanes.truncated[0]:
            raise IllegalAnswer("game-over")
        lanes.step(np.asarray([action]))
        over = bool(lanes.terminated[0]), bool(lanes.truncated[0])
        return self._observation(), float(lanes.reward[0]), *over, {}

    def _observation(self) -> Observation:
        return {name: array[0].copy() for name, array in self.lanes.observation.items()}

    def record(self) -> Record:
        """The record of the episode as it stands; it opens in the replay viewer."""
        return self.lanes.record(0)

    def close(self) -> None:
        """Give up the episode."""
        self.lanes.close()
