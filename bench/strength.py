"""How strong the levels `expert` and `master` are.

make strength ARGS="--kingdoms 100 --seed winter --think 0.1 --keep strength"

Random kingdoms of all sets, each with a seed of its own. In each of them plans are searched for,
and once more independently as a rival. Then every deal is played from all seats:

- `expert`: the plans found, against level `plan`
- `rival`: the plans found, against those found independently
- `master`: looking ahead, against level `plan`
- `master-rival`: looking ahead, against the plans found independently
- `four`: looking ahead, against three of level `plan`

Level `plan` chooses among the 64 plans that the library had when these figures were set as goals
(bench/yardstick.txt), so that a larger library does not move the goal posts.

Shares are given with their 95 % interval over kingdoms. Seconds are those in which a process runs,
whatever else the machine is doing.

A hundred kingdoms take hours, which need not be those of one day. With `--keep FOLDER`, what was
found goes to FOLDER/plans.jsonl and every result to FOLDER/results.jsonl as soon as it is there.
Both files only ever grow, and can be committed. The same command goes on from them: with `--hours`
no kingdom is begun after that time, and an interrupt loses only what is being played. More deals
(`--thought`), kingdoms or measures add to what is there:

make strength ARGS="--kingdoms 100 --seed SEED --keep bench/figures --hours 2"

Several times to think can be given at once (`--think 0.1,1`). With `--readme` all that is asked for
and known is written to the README; with `--hours 0` that is all there is to do.

Only results of the same bots belong together: after a change to them, take another seed. Searches
of another length (`--search`) are kept beside the usual ones.
"""

import argparse
import math
import statistics
import sys
import textwrap
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.lines import read_lines, write_line
from bench.own_time import count_own_time
from bench.readme import machine, write_figures
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of
from throneroom.finder import Findings, find
from throneroom.finder.keeping import findings_in
from throneroom.finder.players import drawn, master
from throneroom.kingdoms import random_kingdom
from throneroom.roster import SEARCH_TIME
from throneroom.sim.cores import cores
from throneroom.sim.series import VICTORY, Series
from throneroom.sim.trial import best_plan

WITHOUT_THOUGHT = ("expert", "rival")
PLAYERS = {
    "expert": ("`expert`", "`plan`"),
    "rival": ("`expert`", "plans found independently"),
    "master": ("`master`", "`plan`"),
    "master-rival": ("`master`", "plans found independently"),
    "four": ("`master`", "three of `plan`"),
}
"""Who plays whom, by measure."""
MEASURES = tuple(PLAYERS)
YARDSTICK = tuple(Path(__file__).with_name("yardstick.txt").read_text("utf-8").split())
WIDTH = 112
"""Of lines in the README."""
PLANS = "plans.jsonl"
RESULTS = "results.jsonl"

MakesBot = Callable[[int], Bot]
"""Makes a bot, given the seed of what it leaves to chance."""


@dataclass(frozen=True)
class Task:
    """What is measured in a kingdom, and how much is played."""

    seed: str
    measure: str
    search: float = SEARCH_TIME
    """Seconds for each search."""
    think: float = 0.1
    """Seconds for each question."""
    deals: int = 500
    """How many deals plans play."""
    deal: int = 0
    """The deal that is played where a player looks ahead."""
    keep: str = ""
    """The folder where plans are kept, so that they are searched for once in each kingdom."""

    @property
    def key(self) -> str:
        """What tells results apart that are kept in the same folder."""
        told = "" if self.measure in WITHOUT_THOUGHT else f", {self.think:g} s, deal {self.deal}"
        return f"{self.measure} in {self.seed}{told}{self.searched}"

    @property
    def searched(self) -> str:
        """What tells searches apart that do not take the usual time."""
        return "" if self.search == SEARCH_TIME else f", searches of {self.search:g} s"


@dataclass(frozen=True)
class Strength:
    """A share of the victories in a kingdom."""

    key: str
    measure: str
    kingdom: str
    share: float
    error: float
    """The standard error of the share; 0 where a single deal was played."""
    seconds: float


class Ground:
    """A kingdom with what is played there."""

    def __init__(self, task: Task, players: int = 2) -> None:
        kingdom = random_kingdom(task.seed).settled(task.seed)
        self.setup = kingdom.setup(players)
        self.chance = seed_of(f"{task.seed} thought")
        self._task = task

    def plan(self) -> Bot:
        """Level `plan`, as far as the goals are about it."""
        return PlanBot(named_plan(best_plan(self.setup, YARDSTICK)))

    def findings(self, name: str = "found") -> Findings:
        """What a search finds; searches with different names know nothing of each other."""
        file = Path(self._task.keep) / PLANS
        task = self._task
        search = f"{name} in {task.seed}, {self.setup.player_count} players{task.searched}"
        for line in read_lines(file):
            known = findings_in(line["findings"]) if line["search"] == search else None
            if known is not None:
                return known
        # A rival follows the plans that were found, and needs no practice.
        practised = name == "found"
        found = find(self.setup, task.search, f"{task.seed} {name}", with_practice=practised)
        write_line({"search": search, "findings": found.to_json()}, file)
        return found

    def shares(self, bot: MakesBot, rival: MakesBot, deals: Iterable[int]) -> list[float]:
        """A bot's share of the victories in each deal; both are made anew for every deal."""
        players = self.setup.player_count
        shares = []
        for deal in deals:
            seed = derive(self.chance, deal)
            bots = [bot(seed), *(rival(derive(seed, seat)) for seat in range(1, players))]
            series = Series(self.setup, bots)
            series.play_from_all_seats(derive(seed_of(self._task.seed), deal))
            shares.append(series.tally.deals[0] / (VICTORY * players))
        return shares


def measure(task: Task) -> Strength:
    """Search for plans in a kingdom, and play."""
    began = time.perf_counter()
    ground = Ground(task, 4 if task.measure == "four" else 2)
    findings = ground.findings()
    effort = Effort(seconds=task.think)

    def expert(seed: int) -> Bot:
        return PlanBot(drawn(findings, seed))

    def thinker(seed: int) -> Bot:
        return master(ground.setup, findings, effort, seed)

    others = ground.findings("rival") if task.measure.endswith("rival") else None
    plan = ground.plan()

    def rival(seed: int) -> Bot:
        return plan if others is None else PlanBot(drawn(others, seed))

    quick = task.measure in WITHOUT_THOUGHT
    deals = range(task.deals) if quick else [task.deal]
    shares = ground.shares(expert if quick else thinker, rival, deals)
    seconds = time.perf_counter() - began
    mean = statistics.mean(shares)
    return Strength(task.key, task.measure, task.seed, mean, error_of(shares), seconds)


def error_of(shares: list[float]) -> float:
    """The standard error of the mean of some shares; 0 if there is only one."""
    return statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0.0


def measure_all(tasks: list[Task]) -> list[Strength]:
    """Carry out all tasks in a kingdom, one after the other: they share what is found there."""
    results = []
    for task in tasks:
        results.append(measure(task))
        write_line(asdict(results[-1]), Path(task.keep) / RESULTS)
    return results


def by_kingdom(results: Iterable[Strength]) -> list[Strength]:
    """One result for each kingdom, from all its deals."""
    kingdoms: dict[str, list[Strength]] = {}
    for one in results:
        kingdoms.setdefault(one.kingdom, []).append(one)
    return [
        together[0]
        if len(together) == 1
        else replace(
            together[0],
            share=statistics.mean(one.share for one in together),
            error=error_of([one.share for one in together]),
            seconds=sum(one.seconds for one in together),
        )
        for together in kingdoms.values()
    ]


def said(results: Iterable[Strength]) -> str:
    """The mean share with its interval, and where it is clearly below half."""
    results = by_kingdom(results)
    shares = [one.share for one in results]
    error = error_of(shares) or 0.5
    text = f"{100 * statistics.mean(shares):.1f} % ± {196 * error:.1f} in {len(shares)} kingdoms"
    weak = weaknesses(results) if results[0].measure == "expert" else None
    if weak is not None:
        where = ", ".join(one.kingdom for one in weak) or "none"
        text += f", clearly below 50 % in {where}"
    return text


def weaknesses(results: list[Strength]) -> list[Strength] | None:
    """Where a share is below half by more than chance explains in any of all these kingdoms.

    The error of 5 % is shared out among the kingdoms. None where too few deals were played. Where
    the library's plan is the best that was found, every deal is shared equally, without error.
    """
    if any(one.share < 0.5 and not one.error for one in results):
        return None
    limit = statistics.NormalDist().inv_cdf(0.05 / len(results))
    return [one for one in results if one.share - 0.5 < limit * one.error]


def tasks(options: argparse.Namespace, think: float, measure: str) -> list[Task]:
    """What there is to play for a measure with a time to think, kingdom by kingdom."""
    return [
        Task(
            f"{options.seed} {number}",
            measure,
            options.search,
            think,
            options.deals,
            deal,
            options.keep,
        )
        for number in range(options.kingdoms)
        for deal in range(1 if measure in WITHOUT_THOUGHT else options.thought)
    ]


def figures(options: argparse.Namespace) -> dict[str, list[Task]]:
    """What there is to play for each row of the table of figures."""
    rows = {}
    for measure in options.measures:
        player, rival = PLAYERS[measure]
        for think in options.think:
            thought = "" if measure in WITHOUT_THOUGHT else f", {think:g} s for a question"
            rows[f"{player}{thought} | {rival}"] = tasks(options, think, measure)
    return rows


def table(rows: dict[str, list[Task]], results: list[Strength]) -> str:
    """The figures as Markdown, as far as there are any."""
    lines = ["| player | against | share of the victories |", "|---|---|--:|"]
    for head, wanted in rows.items():
        keys = {task.key for task in wanted}
        known = [one for one in results if one.key in keys]
        if known:
            lines.append(f"| {head} | {said(known)} |")
    return "\n".join(lines)


def run(wanted: list[Task], folder: Path, jobs: int, hours: float = math.inf) -> list[Strength]:
    """Measure what has not been measured before, and tell the results as they come.

    After some hours, no kingdom is begun any more.
    """
    keys = {task.key for task in wanted}
    known = [Strength(**line) for line in read_lines(folder / RESULTS)]
    results = [one for one in known if one.key in keys]
    done = {one.key for one in results}
    kingdoms: dict[str, list[Task]] = {}
    for task in wanted:
        if task.key not in done and hours > 0:
            kingdoms.setdefault(task.seed, []).append(task)
    until = time.monotonic() + 3600 * hours
    with ProcessPoolExecutor(jobs, initializer=count_own_time) as pool:
        waiting = {pool.submit(measure_all, tasks) for tasks in kingdoms.values()}
        for future in as_completed(waiting):
            for one in [] if future.cancelled() else future.result():
                results.append(one)
                print(f"{one.key}: {100 * one.share:.1f} %, {one.seconds:.0f} s", flush=True)
            if time.monotonic() > until:
                for other in waiting:
                    other.cancel()
    return results


def main() -> int:
    """Measure, and tell the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kingdoms", type=int, default=10)
    parser.add_argument("--seed", default="strength")
    parser.add_argument(
        "--measures", type=_measures, default="expert,master", help=", ".join(MEASURES)
    )
    parser.add_argument("--search", type=float, default=SEARCH_TIME, help="seconds for each search")
    parser.add_argument("--think", type=_times, default="0.1", help="seconds for each question")
    parser.add_argument("--deals", type=int, default=500, help="deals for plans")
    parser.add_argument("--thought", type=int, default=1, help="deals for looking ahead")
    parser.add_argument("--keep", help="a folder for plans and results")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; one for each core")
    parser.add_argument("--hours", type=float, default=math.inf, help="begin nothing after them")
    parser.add_argument("--readme", action="store_true", help="write the figures to the README")
    options = parser.parse_args()
    with TemporaryDirectory() as temporary:
        options.keep = options.keep or temporary
        rows = figures(options)
        wanted = list({task.key: task for row in rows.values() for task in row}.values())
        results = run(wanted, Path(options.keep), options.jobs, options.hours)
    text = table(rows, results)
    print(text)
    if options.readme:
        about = (
            f"Kingdoms of seed `{options.seed}`. Searches took {options.search:g} s each; half"
            " of that was practice, which was left out for the plans found independently."
            f" Measured by `make strength` on {machine()}, {date.today()}."
        )
        write_figures("make strength", f"{text}\n\n{textwrap.fill(about, WIDTH)}")
    return 0


def _measures(text: str) -> list[str]:
    """Names of measures, separated by commas."""
    names = text.split(",")
    if not set(names) <= set(MEASURES):
        raise argparse.ArgumentTypeError(f"choose from {', '.join(MEASURES)}")
    return names


def _times(text: str) -> list[float]:
    """Seconds, separated by commas."""
    return [float(seconds) for seconds in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
