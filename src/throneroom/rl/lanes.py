"""Some games that are stepped together, as arrays that look at what compiled code writes."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NoReturn

import numpy as np
from greenlet import error as stack_error
from greenlet import getcurrent, greenlet
from numpy.typing import NDArray

from throneroom.engine.errors import IllegalAnswer, SetupError
from throneroom.engine.record import Record
from throneroom.rl.core.encoding import Buffers
from throneroom.rl.core.stepping import Lane
from throneroom.rl.episodes import Episode, Episodes, record_of
from throneroom.rl.layout import Layout, Observation
from throneroom.rl.lookout import observed


class Lanes:
    """Games that play one episode after the other; each waits on a stack of its own.

    One step takes every game from one question to a learner to the next: a game that has come to
    its question switches directly to the next game, and the last one back to who called. A game
    that has ended begins its next episode at the step after that.
    """

    def __init__(self, episodes: Episodes, games: int) -> None:
        self._stacks: list[greenlet] = []
        if games < 1:
            raise SetupError("empty-vector", count=games)
        self.layout = Layout(episodes.players)
        self.places = self.layout.index.places()
        self.buffers = Buffers(self.places, episodes.players, games)
        self.episode: list[Episode | None] = [None] * games
        """The episode of each game."""
        self._lanes = [Lane(self.places, self.buffers, i, episodes.margin) for i in range(games)]
        self._episodes = episodes
        self._rows = np.arange(games)
        self.observation: Observation = observed(self.buffers, self.layout)
        buffers = self.buffers
        self.reward: NDArray[np.float64] = np.asarray(buffers.reward)
        self.rewards = np.asarray(buffers.rewards).reshape(games, -1)
        self.terminated = np.asarray(buffers.terminated).view(np.bool_)
        self.truncated = np.asarray(buffers.truncated).view(np.bool_)
        self.seats: NDArray[np.int64] = np.asarray(buffers.seats)

    def start(self, seeds: Sequence[str]) -> None:
        """Give up all episodes and begin others; each game continues its seed by itself."""
        self.close()
        self._stacks = [greenlet(lane.play) for lane in self._lanes]
        home = getcurrent().switch
        for lane, stack, seed in zip(self._lanes, self._stacks, seeds, strict=True):
            lane.deal_next = self._dealing(seed)
            lane.go_on = home
            stack.switch()
        for lane, following in zip(self._lanes, self._stacks[1:], strict=False):
            lane.go_on = following.switch

    def _dealing(self, seed: str) -> "Callable[[Lane], None]":
        """Deals episode after episode of a game; it does not hold these lanes, which may end."""
        episodes, kept, count = self._episodes, self.episode, 0

        def deal_next(lane: Lane) -> None:
            nonlocal count
            episode = episodes.episode(f"{seed}.{count}" if count else seed)
            count += 1
            kept[lane.place] = episode
            bots = episode.seated(lane.learner)
            lane.deal(episode.setup, bots, episode.seed, episode.turn_limit)

        return deal_next

    def step(self, actions: NDArray[np.integer]) -> None:
        """Take an action in every game, all legal, and go on to the next questions."""
        if not self._stacks:
            raise SetupError("no-episode")
        if actions.shape != self._rows.shape or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAnswer("no-action", given=repr(actions)[:60])
        mask = self.observation["action_mask"]
        inside = (actions >= 0) & (actions < mask.shape[1])
        legal = inside & (mask[self._rows, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            self.refuse(int(np.argmin(legal)), int(actions[np.argmin(legal)]))
        self.go_on(actions.tolist())

    def go_on(self, actions: list[int]) -> None:
        """The same for actions that are known to be legal."""
        self._lanes[-1].go_on = getcurrent().switch
        self.buffers.take(actions)
        try:
            self._stacks[0].switch()
        except BaseException:
            # A rival failed, and the games that were to come after it were not played on.
            self.close()
            raise

    def refuse(self, game: int, action: int) -> NoReturn:
        """Say that an action is not legal."""
        names = self.layout.index.actions
        legal = np.flatnonzero(self.observation["action_mask"][game])
        raise IllegalAnswer(
            "illegal-action",
            action=names[action] if 0 <= action < len(names) else str(action),
            allowed=[names[number] for number in legal],
        )

    def lane(self, game: int) -> Lane:
        """One of the games."""
        return self._lanes[game]

    def record(self, game: int) -> Record:
        """The record of a game's episode as it stands."""
        episode = self.episode[game]
        if episode is None:
            raise SetupError("no-episode")
        return record_of(episode, self._lanes[game].taken, self.places)

    def close(self) -> None:
        """Give up all episodes."""
        stacks, self._stacks = self._stacks, []
        for stack in stacks:
            # Unwinds the game from where it waits; that of another thread goes with the thread.
            with suppress(stack_error):
                stack.throw()

    def __del__(self) -> None:
        self.close()
