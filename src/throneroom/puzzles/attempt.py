"""A try to solve a puzzle: what was answered, whether it was right, and what comes of it."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.answer import Answer
from throneroom.engine.decision import Decision
from throneroom.engine.events import Event
from throneroom.puzzles.proof import TurnProof
from throneroom.puzzles.puzzle import Puzzle
from throneroom.puzzles.ways import STEP, as_written
from throneroom.sim.trial import YARDSTICK


class Verdict(StrEnum):
    """How a try ended."""

    SOLVED = "solved"
    LUCKY = "lucky"
    """The turn was won, but in another deal it would not have been."""
    MISSED = "missed"


@dataclass(frozen=True)
class AttemptResult:
    """How a try ended, and the shares of all answers where they were compared."""

    verdict: Verdict
    answer: str
    shares: dict[str, float]


class Attempt:
    """A try under way: a game at the solver's next answer, until there is a result."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game(watch=True)
        self.seat = 0
        self.result: AttemptResult | None = None
        self._turn = self.game.turn
        self._others = PlanBot(named_plan(YARDSTICK))
        self._answers: list[object] = []
        self._steps: list[str] = []

    @property
    def decision(self) -> Decision:
        """The open question."""
        decision = self.game.decision
        assert decision is not None
        return decision

    def answer(self, answer: object) -> AttemptResult | None:
        """Answer the open question; the result, once there is one.

        An answer that the rules do not allow raises IllegalAnswer.
        """
        given = self.decision.parse(answer)
        self._steps.append(as_written(self.decision, given))
        self._give(given)
        if self.puzzle.asks_once:
            self.result = self._compared(STEP.join(self._steps))
            return self.result
        while not self._has_ended() and self.decision.seat != self.seat:
            self._give(self.game.suggestion(self._others))
        if self._has_ended():
            self.result = AttemptResult(self._turn_verdict(), self._steps[-1], {})
        return self.result

    def events(self, since: int) -> list[Event]:
        """What has happened after an event, up to the end of the turn."""
        events = self.game.events(since, self.seat)
        return list(takewhile(lambda event: event.kind != "turn", events))

    def _give(self, answer: Answer) -> None:
        self._answers.append(answer)
        self.game.answer(answer)

    def _has_ended(self) -> bool:
        return self.game.over or self.game.turn != self._turn

    def _compared(self, answer: str) -> AttemptResult | None:
        if answer not in self.puzzle.shares:
            # There are more steps to take.
            return None
        verdict = Verdict.SOLVED if answer == self.puzzle.best else Verdict.MISSED
        return AttemptResult(verdict, answer, self.puzzle.shares)

    def _turn_verdict(self) -> Verdict:
        if not self.game.over or self.game.winners != [self.seat]:
            return Verdict.MISSED
        proof = TurnProof(self.puzzle.game())
        return Verdict.SOLVED if proof.keeps_throughout(self._answers) else Verdict.LUCKY
