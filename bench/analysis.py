"""How honest analyses are.

make honesty ARGS="--games 400 --decisions 200"

- *Calibration*: in games between levels in random kingdoms, every turn's chance to win is compared
  with who won. Shown are ten bins, their mean error, and the Brier score beside that of the best
  guess which knows only the difference in points.
- *Verdicts*: for answers of bots of all levels, brute force tells which answer is best and what
  the one that was given cost; the analysis judges the same answers with its usual effort.

Seconds are those in which a process runs, whatever else the machine is doing.

All this takes hours. With `--keep FOLDER`, predictions and verdicts are kept there as soon as
they are found, and the same command goes on from them.
"""

import argparse
import random
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.lines import read_lines, write_line
from bench.own_time import count_own_time
from throneroom.analysis.whole_game import FOR_OUTLOOKS, SECONDS, Analyst
from throneroom.bots.thinking import Effort, Thinker
from throneroom.bots.thinking.search import AnswerSearch, TriedAnswer
from throneroom.engine.fast_view import FastView
from throneroom.engine.game import Game, start_game
from throneroom.engine.lookahead import Lookahead
from throneroom.engine.question import Question
from throneroom.engine.record import Record
from throneroom.engine.rng import seed_of
from throneroom.finder.players import likely_models
from throneroom.kingdoms import random_kingdom
from throneroom.roster import make_bot
from throneroom.sim.cores import cores

STRONG = ("money", "plan", "engine", "master")
EVERY = ("beginner", *STRONG)
EFFORT = Effort(rollouts=300)
"""How much level `master` thinks here."""
BINS = 10
DEALS = 20_000
"""In how many deals brute force compares two answers."""
FIRST_DEALS = 1_000
"""After how many of them it gives up answers that are clearly not the best."""
CLEAR = 3.0
"""How many standard errors make a difference clear."""
AT_A_TIME = 8
"""How many answers are judged before it is counted how many are still wanted."""
PREDICTIONS = "predictions.jsonl"
VERDICTS = "verdicts.jsonl"
SERIOUS = 0.05
"""A mistake that costs this much must be named."""


def play(seed: str, levels: tuple[str, ...]) -> Record:
    """A whole game between two levels in a random kingdom."""
    chance = random.Random(seed)
    kingdom = random_kingdom(seed).settled(seed)
    setup = kingdom.setup(2)
    game = start_game(setup, seed, start=chance.randrange(2))
    chosen = [chance.choice(levels) for _ in range(2)]
    bots = {
        seat: make_bot(level, setup, seed, seat, effort=EFFORT) for seat, level in enumerate(chosen)
    }
    game.seat_bots(bots)
    return Record.of(game)


@dataclass(frozen=True)
class Prediction:
    """A chance to win that was told, what came of it, and by how many points the player led."""

    chance: float
    outcome: float
    lead: int


def predictions(seed: str) -> list[Prediction]:
    """What would be told about a game, turn by turn."""
    record = play(seed, STRONG)
    finished = record.game()
    if not finished.winners:
        return []
    outlooks = list(Analyst(record).outlooks(FOR_OUTLOOKS * SECONDS))
    outcome = outlooks[-1].chances[0]
    found = []
    for outlook in outlooks[:-1]:
        scores = record.game(turn=outlook.turn).scores
        found.append(Prediction(outlook.chances[0], outcome, scores[0] - scores[1]))
    return found


def all_predictions(pool: ProcessPoolExecutor, keep: Path, seeds: list[str]) -> list[Prediction]:
    """What would be told about all these games."""
    file = keep / PREDICTIONS
    known = {line["game"]: line["predictions"] for line in read_lines(file)}
    missing = [seed for seed in seeds if seed not in known]
    for seed, found in zip(missing, pool.map(predictions, missing), strict=True):
        known[seed] = [asdict(one) for one in found]
        write_line({"game": seed, "predictions": known[seed]}, file)
        print(f"\r{len(known)} of {len(seeds)} games", end="", file=sys.stderr, flush=True)
    return [Prediction(**one) for seed in seeds for one in known[seed]]


def show_calibration(found: list[Prediction]) -> None:
    """Predicted against observed, and the Brier scores."""
    bins: dict[int, list[Prediction]] = defaultdict(list)
    by_lead: dict[int, list[float]] = defaultdict(list)
    for one in found:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
        by_lead[one.lead].append(one.outcome)
    print("| told | won | positions |\n|--:|--:|--:|")
    errors = []
    for number in sorted(bins):
        told = statistics.mean(one.chance for one in bins[number])
        won = statistics.mean(one.outcome for one in bins[number])
        errors.append(abs(told - won))
        print(f"| {100 * told:.1f} % | {100 * won:.1f} % | {len(bins[number])} |")
    brier = statistics.mean((one.chance - one.outcome) ** 2 for one in found)
    lead = statistics.mean((statistics.mean(by_lead[one.lead]) - one.outcome) ** 2 for one in found)
    print(f"mean error {100 * statistics.mean(errors):.1f} points")
    print(f"Brier score {brier:.3f}; of the lead in points alone {lead:.3f}")


class BruteForce(Thinker):
    """Tries every answer in thousands of deals."""

    given: list[int]
    best: list[str]
    lost: float
    error: float

    def _best(self, view: FastView, question: Question, plans: list[list[int]]) -> list[int]:
        search = AnswerSearch(Lookahead(view, question), question.seat, self._salt(question))
        followed = self._best_plan(view, question, plans, search, Effort(rollouts=DEALS))
        seatings = self._seatings(view, question, self._own[followed])
        search.count_victories_only()
        given = TriedAnswer(self.given, seatings)
        answers = self._answers(view, question, plans, followed)
        trials = [TriedAnswer(one, seatings) for one in answers if one != self.given]
        for deals in (FIRST_DEALS, DEALS):
            for trial in trials:
                anew = TriedAnswer(self.given, seatings)
                search.compare(anew, trial, Effort(rollouts=2 * deals), enough=-1.0)
            best = max(trials, key=lambda one: one.advantage, default=given)
            least = best.advantage - CLEAR * best.error
            trials = [one for one in trials if one.advantage + CLEAR * one.error >= least]
        self.best, self.lost, self.error = question.words(best.answer), best.advantage, best.error
        return self.given


@dataclass(frozen=True)
class Verdict:
    """An answer as brute force judges it, and what the analysis says of it."""

    best: list[str]
    lost: float
    error: float
    named: list[str] | None
    """The better answer, where the analysis calls the given one a mistake."""

    @property
    def is_known(self) -> bool:
        """Whether brute force knows if another answer is better."""
        return abs(self.lost) > CLEAR * self.error

    @property
    def is_right(self) -> bool:
        """Whether the analysis names the best answer, or calls nothing a mistake."""
        return self.named is None or (self.lost > 0 and sorted(self.named) == sorted(self.best))


def verdict(seed: str) -> Verdict | None:
    """A random answer of a random game, judged in both ways; None where nobody had a choice."""
    record = play(seed, EVERY)
    chance = random.Random(f"{seed} decision")
    analyst = Analyst(record)
    counts = analyst.answers_by_turn
    turn = chance.randrange(len(counts))
    answered = sum(counts[:turn]) + chance.randrange(counts[turn])
    seconds = (1 - FOR_OUTLOOKS) * SECONDS * counts[turn] / sum(counts)
    judged = {one.answered: one for one in analyst.judged(turn, seconds)}.get(answered)
    if judged is None:
        return None
    game = _at(record, answered)
    models = likely_models(game.setup, None)
    brute = BruteForce([model.bot for model in models], models, Effort(1), seed_of(seed))
    decision = game.decision
    assert decision is not None
    brute.given = decision.options_of(decision.parse(record.answers[answered][1]))
    game.suggestion(brute)
    named = list(judged.other) if judged.is_mistake else None
    return Verdict(brute.best, brute.lost, brute.error, named)


def _at(record: Record, answered: int) -> Game:
    """The game before an answer."""
    game = record.begin()
    while game.answered < answered:
        record.advance(game)
    return game


def all_verdicts(
    pool: ProcessPoolExecutor, keep: Path, seed: str, wanted: int
) -> Iterator[Verdict]:
    """As many verdicts as wanted in which brute force knows what is best."""
    file = keep / VERDICTS
    known = {line["answer"]: line["verdict"] for line in read_lines(file)}
    number = 0
    while wanted > 0:
        seeds = [f"{seed} verdict {number + place}" for place in range(AT_A_TIME)]
        number += len(seeds)
        missing = [one for one in seeds if one not in known]
        for one, found in zip(missing, pool.map(verdict, missing), strict=True):
            known[one] = None if found is None else asdict(found)
            write_line({"answer": one, "verdict": known[one]}, file)
        for one in seeds:
            judged = None if known[one] is None else Verdict(**known[one])
            if judged is not None and judged.is_known and wanted > 0:
                wanted -= 1
                yield judged
        print(f"\r{wanted} verdicts to go ", end="", file=sys.stderr, flush=True)


def show_verdicts(found: list[Verdict]) -> None:
    """How often the analysis is right, and how many serious mistakes it names."""
    right = sum(one.is_right for one in found)
    serious = [one for one in found if one.lost >= SERIOUS]
    named = sum(one.named is not None for one in serious)
    every = sum(one.named is not None for one in found)
    print(f"right or within the noise: {right} of {len(found)}; named as mistakes: {every}")
    print(f"mistakes that cost 5 points or more: {named} of {len(serious)} are named")


def main() -> int:
    """Measure, and show both tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="games for the calibration")
    parser.add_argument("--decisions", type=int, default=200, help="answers for the verdicts")
    parser.add_argument("--seed", default="honesty")
    parser.add_argument("--keep", help="a folder for predictions and verdicts")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; one for each core")
    options = parser.parse_args()
    with (
        TemporaryDirectory() as temporary,
        ProcessPoolExecutor(options.jobs, initializer=count_own_time) as pool,
    ):
        keep = Path(options.keep or temporary)
        if options.games:
            seeds = [f"{options.seed} {number}" for number in range(options.games)]
            show_calibration(all_predictions(pool, keep, seeds))
        if options.decisions:
            show_verdicts(list(all_verdicts(pool, keep, options.seed, options.decisions)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
