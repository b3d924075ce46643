"""How often to play which of several plans, so that no rival profits from knowing it."""

from collections.abc import Sequence

ROUNDS = 1500
LEAST = 0.04
"""Plans that would be played less often than this are left out."""


def balance(shares: Sequence[Sequence[float]], most: int) -> list[float]:
    """How often to play each plan, by the share of each against each; `most` plans at most.

    Found by regret matching: each round plays the plans that would have done better so far, and
    the average over the rounds cannot be exploited.
    """
    count = len(shares)
    regrets = [0.0] * count
    played = [0.0] * count
    for number in range(1, ROUNDS + 1):
        weights = _normalised([max(0.0, regret) for regret in regrets])
        values = [
            sum((share - 0.5) * weight for share, weight in zip(row, weights, strict=True))
            for row in shares
        ]
        average = sum(weight * value for weight, value in zip(weights, values, strict=True))
        for place in range(count):
            regrets[place] = max(0.0, regrets[place] + values[place] - average)
            # Later rounds count for more: the first ones know nothing yet.
            played[place] += number * weights[place]
    weights = _normalised(played)
    kept = sorted(range(count), key=lambda place: -weights[place])[:most]
    return _normalised(
        [w if place in kept and w >= LEAST else 0.0 for place, w in enumerate(weights)]
    )


def _normalised(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)
