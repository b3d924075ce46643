"""A game in which every seat is a learner, as PettingZoo has it: one after the other."""

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.record import Record
from throneroom.rl.episodes import Episodes, Kingdoms
from throneroom.rl.lanes import Lanes
from throneroom.rl.layout import Observation
from throneroom.rl.lookout import Lookout
from throneroom.rl.spaces import LegalActions
from throneroom.sim.series import TURNS_EACH


class DominionAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Two to six players, named `player_0` to `player_5` in the order of turns.

    Who is asked next is whom the game asks: several questions in a row are usual, and in the turn
    of another player Attacks ask as well.
    """

    metadata = {"name": "dominion_v1", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        kingdom: Kingdoms = "First Game",
        *,
        players: int = 2,
        profile: str = FIRST_EDITION,
        rewards: str = "win",
        turns_each: int = TURNS_EACH,
    ) -> None:
        super().__init__()
        episodes = Episodes(kingdom, players, None, None, profile, rewards, turns_each)
        self.lanes = Lanes(episodes, 1)
        self.layout = self.lanes.layout
        self._lookout = Lookout(players)
        self._seed: int | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        arrays = self.lanes.observation
        self._now = [(name, array[0]) for name, array in arrays.items()]
        mask = arrays["action_mask"][0]
        self._mask = mask
        self.observation_spaces = {
            agent: self.layout.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalActions(len(mask), mask) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The space of observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of actions, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; with a seed, always the same one."""
        if seed is not None or self._seed is None:
            self._random, self._seed = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.lanes.start([str(self._random.integers(2**62))])
        self.agent_selection = self.possible_agents[self.lanes.seats[0]]

    def observe(self, agent: str) -> Observation:
        """What a player sees; only who is asked has legal actions."""
        if agent == self.agent_selection and not self.lanes.lane(0).over:
            return {name: array.copy() for name, array in self._now}
        seat = self.possible_agents.index(agent)
        return self._lookout.observe(self.lanes.lane(0).table.views[seat])

    def step(self, action: int | None) -> None:
        """Take an action for the player who is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._legal(action)
        lanes = self.lanes
        lanes.go_on([number])
        self._cumulative_rewards[agent] = 0.0
        if lanes.lane(0).over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[lanes.seats[0]]

    def _legal(self, action: object) -> int:
        if not isinstance(action, int | np.integer) or not 0 <= action < len(self._mask):
            raise IllegalAnswer("no-action", given=repr(action)[:60])
        number = int(action)
        if not self._mask[number]:
            self.lanes.refuse(0, number)
        return number

    def _end(self) -> None:
        lanes = self.lanes
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(lanes.rewards[0, seat])
            self.terminations[agent] = bool(lanes.terminated[0])
            self.truncations[agent] = bool(lanes.truncated[0])
        self._accumulate_rewards()
        self._deads_step_first()

    def record(self) -> Record:
        """The record of the episode as it stands; it opens in the replay viewer."""
        return self.lanes.record(0)

    def render(self) -> None:
        """Nothing is drawn: a record shows the game."""

    def close(self) -> None:
        """Give up the episode."""
        self.lanes.close()
