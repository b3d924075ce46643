"""Learns to beat Big Money Ultimate: masked PPO with PyTorch, on many games at once.

    pip install 'throneroom[rl]' torch
    python examples/learn.py                             # trains, evaluates, writes curve.svg
    python examples/learn.py --steps 2_000_000 --seed 2  # a shorter try with other luck

The learner knows nothing of Dominion: it sees the numbers of docs/learning.md, takes legal actions,
and is rewarded for every point by which its lead grows. The same seed trains the same network on
the same machine, as far as PyTorch gives the same sums.
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from throneroom.lab.statistics import Estimate, interval
from throneroom.rl import DominionVectorEnv

BASIC = "copper, silver, gold, estate, duchy, province, curse"
KINGDOM = "cellar, chapel, moat, village, militia, smithy, laboratory, market, festival, witch"
RIVAL = "big-money-ultimate"
GAMES = 128
"""Games that are played at once."""
STEPS = 128
"""Steps of each game between two updates."""
EPOCHS = 3
BATCH = 2048
LEARNING_RATE = 1e-3
DISCOUNT = 0.999
TRACE = 0.95
"""How far the advantage of an action looks ahead (the lambda of GAE)."""
CLIP = 0.2
ENTROPY = 0.03
LEAD = 20.0
"""A lead of this many points is a reward of 1."""


class Network(nn.Module):
    """From an observation to the logits of all actions and the value of the position."""

    def __init__(self, env: DominionVectorEnv) -> None:
        super().__init__()
        # One kingdom is played, so the rows and actions of all other cards are never needed.
        cards = [*BASIC.split(", "), *KINGDOM.split(", ")]
        index = env.layout.index
        self.rows = env.layout.rows(cards)
        names = ["done", "all", "mode:yes", "mode:no", *(f"card:{card}" for card in cards)]
        self.actions = np.array([index.action(name) for name in names])
        width = env.layout.shapes["cards"][1] * len(self.rows) + env.layout.shapes["table"][0]
        self.body = nn.Sequential(nn.Linear(width, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, len(names))
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def read(self, observation: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
        """The numbers of observations, large ones squeezed, and the mask of its own actions."""
        cards = observation["cards"][:, self.rows].reshape(len(observation["cards"]), -1)
        numbers = np.concatenate([cards, observation["table"]], axis=1, dtype=np.float32)
        mask = observation["action_mask"][:, self.actions].astype(bool)
        squeezed = np.sign(numbers) * np.log1p(np.abs(numbers))
        return torch.from_numpy(squeezed), torch.from_numpy(mask)

    def forward(self, numbers: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chance of each of its actions, and the value."""
        hidden = self.body(numbers)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)


@dataclass
class Rollout:
    """What the games went through between two updates, by step and game."""

    numbers: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor
    real: Tensor
    """Whether a step counts; the one after an end only begins the next game."""


class Training:
    """Plays, and learns from what happened."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = DominionVectorEnv(GAMES, KINGDOM, rivals=RIVAL, turns_each=60)
        self.observation, _ = self.env.reset(seed=seed)
        self.network = Network(self.env)
        self.optimiser = torch.optim.Adam(self.network.parameters(), LEARNING_RATE, eps=1e-5)
        self.over = torch.zeros(GAMES, dtype=torch.bool)
        self.wins: list[float] = []
        self.steps = 0

    def lead(self) -> Tensor:
        """The points of the learner less those of the rival, in every game."""
        points = self.observation["table"][:, self.env.layout.table_fields["points"]]
        return torch.from_numpy(points[:, 0] - points[:, 1]).float()

    @torch.no_grad()
    def play(self) -> Rollout:
        """Take some steps in all games."""
        seen = []
        for _ in range(STEPS):
            numbers, mask = self.network.read(self.observation)
            chances, value = self.network(numbers, mask)
            action = torch.multinomial(chances.exp(), 1)
            taken = self.network.actions[action.squeeze(1).numpy()]
            before = self.lead()
            self.observation, share, ended, cut, _ = self.env.step(taken)
            over = torch.from_numpy(ended | cut)
            self.wins += share[over].tolist()
            reward = (self.lead() - before) / LEAD
            chance = chances.gather(1, action).squeeze(1)
            seen.append((numbers, mask, action, chance, value, reward, over, ~self.over))
            self.over = over
        self.steps += STEPS * GAMES
        return Rollout(*(torch.stack(parts) for parts in zip(*seen, strict=True)))

    @torch.no_grad()
    def advantages(self, rollout: Rollout) -> Tensor:
        """How much better each action turned out than the position had promised (GAE)."""
        _, following = self.network(*self.network.read(self.observation))
        advantages = torch.zeros_like(rollout.values)
        trace = torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1.0 - rollout.ends[step].float()
            promised = rollout.rewards[step] + DISCOUNT * following * goes_on
            trace = promised - rollout.values[step] + DISCOUNT * TRACE * goes_on * trace
            advantages[step] = trace
            following = rollout.values[step]
        return advantages

    def update(self, rollout: Rollout, left: float) -> None:
        """Make good actions likelier; steps get smaller as fewer are left."""
        advantages = self.advantages(rollout)
        targets = (advantages + rollout.values)[rollout.real]
        chosen = advantages[rollout.real]
        chosen = (chosen - chosen.mean()) / (chosen.std() + 1e-8)
        numbers, masks = rollout.numbers[rollout.real], rollout.masks[rollout.real]
        actions, before = rollout.actions[rollout.real], rollout.chances[rollout.real]
        for group in self.optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(left, 0.05)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(chosen)).split(BATCH):
                chances, values = self.network(numbers[part], masks[part])
                ratio = (chances.gather(1, actions[part]).squeeze(1) - before[part]).exp()
                gain = torch.min(
                    ratio * chosen[part], ratio.clamp(1 - CLIP, 1 + CLIP) * chosen[part]
                )
                entropy = -(chances.exp() * chances).sum(1)
                error = (values - targets[part]).square()
                loss = (0.5 * error - gain - ENTROPY * left * entropy).mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


@torch.no_grad()
def evaluate(network: Network, games: int, seed: int) -> Estimate:
    """The share of victories of the likeliest actions, half of the games from each seat."""
    shares: Counter[float] = Counter()
    for seat in (0, 1):
        env = DominionVectorEnv(games // 2, KINGDOM, rivals=RIVAL, seat=seat, turns_each=60)
        observation, _ = env.reset(seed=seed)
        waiting = np.ones(games // 2, dtype=bool)
        while waiting.any():
            chances, _ = network(*network.read(observation))
            taken = network.actions[chances.argmax(1).numpy()]
            observation, share, ended, cut, _ = env.step(taken)
            # Only the first episode of each game counts: later ones are the shorter ones.
            shares.update(share[waiting & (ended | cut)].tolist())
            waiting &= ~(ended | cut)
    return interval(shares, games)


def train(steps: int, seed: int) -> tuple[Network, list[tuple[float, float]]]:
    """Train for some steps; gives the curve of shares by millions of steps."""
    training = Training(seed)
    began, curve = time.process_time(), []
    while training.steps < steps:
        training.update(training.play(), left=1 - training.steps / steps)
        if len(training.wins) >= 2000:
            used = (time.process_time() - began) / 60
            curve.append((training.steps / 1e6, sum(training.wins) / len(training.wins)))
            print(f"{training.steps:>10,} steps, {used:4.1f} min: {curve[-1][1]:.1%}", flush=True)
            training.wins.clear()
    return training.network, curve


def draw(curve: list[tuple[float, float]], file: Path) -> None:
    """The shares of victories while learning, by millions of steps."""
    last = curve[-1][0]
    points = " ".join(f"{50 + 540 * x / last:.1f},{260 - 240 * y:.1f}" for x, y in curve)
    lines = "".join(
        f'<path d="M50 {260 - 240 * y:.0f}h540" stroke="{"#888" if y == 0.5 else "#ddd"}"/>'
        f'<text x="44" y="{264 - 240 * y:.0f}" text-anchor="end">{y:.0%}</text>'
        for y in (0, 0.25, 0.5, 0.75, 1)
    )
    marks = "".join(
        f'<text x="{50 + 540 * part / 4:.0f}" y="280" text-anchor="middle">'
        f"{last * part / 4:.0f} million steps</text>"
        for part in range(5)
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" font-family="sans-serif" '
        f'font-size="12" fill="#555"><rect width="640" height="290" fill="#fff"/>{lines}{marks}'
        f'<polyline points="{points}" fill="none" stroke="#8a3b12" stroke-width="2"/></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Train, draw the curve, evaluate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=4_000_000, help="for the training")
    parser.add_argument("--games", type=int, default=2000, help="for the evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    network, curve = train(options.steps, options.seed)
    draw(curve, options.curve)
    found = evaluate(network, options.games, options.seed + 1)
    print(
        f"against {RIVAL}: {found.share:.1%} of the victories in {options.games} games, "
        f"95 % interval {found.low:.1%} to {found.high:.1%}"
    )


if __name__ == "__main__":
    main()
