"""What an analysis has found."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any

CERTAIN = 3.0
"""How many standard errors tell a mistake from noise: a game has hundreds of answers."""
NOTABLE = 0.02
"""A smaller loss is not worth a word, however certain it is."""
STRIKING = 0.1
"""How much luck in a turn is worth a word."""
MOST_TURNING_POINTS = 4


@dataclass(frozen=True)
class Outlook:
    """Everybody's chance to win at the beginning of a turn, or at the end of the game."""

    turn: int
    """Counted over all players from 1; one more than there were turns at the end of the game."""
    own_turn: int
    """Counted as the player on turn counts them; 0 at the end."""
    seat: int | None
    """Whose turn it is; nobody's at the end."""
    answered: int
    """How many answers had been given."""
    chances: tuple[float, ...]
    """Each seat's expected share of the victory."""
    error: float
    """The standard error of these."""


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer beside the best other one, judged by what its player knew."""

    answered: int
    """How many answers had been given before it."""
    turn: int
    """Counted over all players from 1."""
    own_turn: int
    """Counted as its player counts them."""
    seat: int
    kind: str
    """What the question was for."""
    place: str
    """Where its options came from."""
    source: str | None
    """The card that asked."""
    affects: int
    """The player whom the answer affects."""
    given: tuple[str, ...]
    other: tuple[str, ...]
    """The best other answer."""
    lost: float
    """The share of a victory that was lost by not giving it; below 0 if it is worse."""
    error: float
    """The standard error of that."""
    chance: float
    """The player's chance to win after the answer that was given."""

    @property
    def is_mistake(self) -> bool:
        """Whether the other answer is better by more than chance explains."""
        return self.lost >= NOTABLE and self.lost > CERTAIN * self.error

    @property
    def may_be_mistake(self) -> bool:
        """Whether it cannot be said yet that it is none."""
        return self.lost + CERTAIN * self.error >= NOTABLE


@dataclass(frozen=True)
class Swing:
    """How a turn changed the chances of the player whose turn it was."""

    turn: int
    """Counted over all players from 1."""
    own_turn: int
    """Counted as its player counts them."""
    seat: int
    answered: int
    """How many answers had been given when it began."""
    luck: float
    """What the cards gave the player, as a share of the victory."""
    play: float
    """What the player's own mistakes took, and those of others gave."""
    error: float
    """The standard error of the luck."""


@dataclass
class Analysis:
    """All that is known about a game so far."""

    outlooks: list[Outlook] = field(default_factory=list)
    answers: list[JudgedAnswer] = field(default_factory=list)
    """The answers to which there was an alternative worth a try."""
    done: float = 0.0
    """How much of the work is done, from 0 to 1."""

    def mistakes(self, seat: int | None = None) -> list[JudgedAnswer]:
        """The answers that were mistakes, the worst first; of one seat, if it is given."""
        found = [one for one in self.answers if one.is_mistake and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.lost)

    def swings(self) -> Iterator[Swing]:
        """What each turn changed: luck is what mistakes do not explain."""
        for before, after in pairwise(self.outlooks):
            seat = before.seat
            assert seat is not None
            mistakes = [
                one for one in self.mistakes() if before.answered <= one.answered < after.answered
            ]
            play = sum(effect(one, seat, len(before.chances)) for one in mistakes)
            change = after.chances[seat] - before.chances[seat]
            noise = [before.error, after.error, *(one.error for one in mistakes)]
            error = sum(part * part for part in noise) ** 0.5
            luck = change - play
            yield Swing(before.turn, before.own_turn, seat, before.answered, luck, play, error)

    def turning_points(self) -> list[JudgedAnswer | Swing]:
        """The mistakes and strokes of luck that changed most, in the order of the game."""
        lucky = [
            one
            for one in self.swings()
            if abs(one.luck) >= STRIKING and abs(one.luck) > CERTAIN * one.error
        ]
        every: list[JudgedAnswer | Swing] = [*self.mistakes(), *lucky]
        every.sort(key=lambda one: -weight(one))
        return sorted(every[:MOST_TURNING_POINTS], key=lambda one: one.answered)

    def luck(self, seat: int) -> float:
        """What the cards gave a player over the whole game, as a share of the victory."""
        first, last = self.outlooks[0], self.outlooks[-1]
        change = last.chances[seat] - first.chances[seat]
        return change - sum(effect(one, seat, len(first.chances)) for one in self.mistakes())

    def play(self, seat: int) -> float:
        """What a player's mistakes cost over the whole game."""
        return sum(one.lost for one in self.mistakes(seat))

    def to_json(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> "Analysis":
        """What `to_json` wrote."""
        data: dict[str, Any] = json.loads(text)
        outlooks = [
            Outlook(**{**one, "chances": tuple(one["chances"])}) for one in data["outlooks"]
        ]
        answers = [
            JudgedAnswer(**{**one, "given": tuple(one["given"]), "other": tuple(one["other"])})
            for one in data["answers"]
        ]
        return Analysis(outlooks, answers, float(data["done"]))


def effect(mistake: JudgedAnswer, seat: int, players: int) -> float:
    """What a mistake does to a seat's chances; what one player loses the others share."""
    return -mistake.lost if mistake.seat == seat else mistake.lost / (players - 1)


def weight(point: JudgedAnswer | Swing) -> float:
    """How much a turning point changed."""
    return point.lost if isinstance(point, JudgedAnswer) else abs(point.luck)
