"""How often to play which of several plans, so that rivals profit little from knowing it."""

from collections.abc import Sequence

WORK = 200_000
"""About this many products are summed up: more rounds for fewer plans."""
ROUNDS = 1_000, 8_000
"""At least and at most."""
LEAST = 0.04
"""Plans that would be played less often than this are left out."""

COMMON = 0.4
"""The part of all rivals that is assumed to play the best commonly known plan.

The others are assumed to know the mixture and to play whatever does best against it.
"""


def balance(shares: Sequence[Sequence[float]], most: int, known: int | None = None) -> list[float]:
    """How often to play each plan, by the share of each against each; `most` plans at most.

    If it is given which plan is commonly `known`, some rivals play that one. Found by regret
    matching: in each round both sides play what would have done better so far, and the average
    over the rounds cannot be exploited.
    """
    count = len(shares)
    if count == 1:
        return [1.0]
    values = shares if known is None else [with_common(row, known) for row in shares]
    rows, columns, played = [0.0] * count, [0.0] * count, [0.0] * count
    least, most_rounds = ROUNDS
    for number in range(1, max(least, min(most_rounds, WORK // (2 * count * count))) + 1):
        own = _normalised(rows)
        lost = [
            -sum(weight * row[column] for weight, row in zip(own, values, strict=True))
            for column in range(count)
        ]
        _regret(columns, lost)
        theirs = _normalised(columns)
        won = [
            sum(share * weight for share, weight in zip(row, theirs, strict=True)) for row in values
        ]
        _regret(rows, won)
        for place in range(count):
            # Later rounds count for more: the first ones know nothing yet.
            played[place] += number * own[place]
    weights = _normalised(played)
    kept = sorted(range(count), key=lambda place: -weights[place])[:most]
    return _normalised(
        [w if place in kept and w >= LEAST else 0.0 for place, w in enumerate(weights)]
    )


def with_common(shares: Sequence[float], known: int) -> list[float]:
    """A plan's shares where some of the rivals play a commonly known plan in any case."""
    return [(1 - COMMON) * share + COMMON * shares[known] for share in shares]


def _regret(regrets: list[float], values: list[float]) -> None:
    """Add how much better each plan would have done than what was played."""
    average = sum(
        weight * value for weight, value in zip(_normalised(regrets), values, strict=True)
    )
    for place, value in enumerate(values):
        regrets[place] = max(0.0, regrets[place] + value - average)


def _normalised(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)
