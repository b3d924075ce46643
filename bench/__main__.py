"""Compares the engine, compiled and not, with pyminion and with a plain C program.

make bench                  everything in one run on one core
make bench BASE=COMMIT      the working tree against an earlier commit, alternating
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bench.readme import machine, write_figures

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "bench" / "build"
ROUNDS = 5


@dataclass
class Subject:
    """Something that plays games when it is called with a game and a number."""

    name: str
    command: list[str]
    games: dict[str, int]
    path: str | None = None
    prefix: str = ""

    def run(self, what: str, count: int, seed: int) -> dict[str, float]:
        """One measurement in a process of its own."""
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        if self.path is not None:
            environment["PYTHONPATH"] = self.path
        made = subprocess.run(
            [*self.command, *([self.prefix + what] if what else []), str(count), str(seed)],
            capture_output=True,
            text=True,
            env=environment,
            check=True,
        )
        return {key: float(value) for key, value in (p.split("=") for p in made.stdout.split())}


COMPILED = {"basic": 100_000, "engine": 25_000}
UNCOMPILED = {"basic": 1_500, "engine": 500}
EVERYTHING = {**COMPILED, "random": 3_000, "copy": 300_000}
"""What is compared with an earlier commit; how often, so that each takes about a second."""


def ours(name: str, root: Path, path: str | None, games: dict[str, int]) -> Subject:
    """One form of the engine."""
    command = [sys.executable, str(root / "bench" / "ours.py")]
    return Subject(name, command, games, path)


def c_program() -> Subject:
    """The same Basic game in plain C."""
    BUILD.mkdir(exist_ok=True)
    source = ROOT / "bench" / "peers" / "basic.c"
    program = BUILD / "basic"
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        raise SystemExit("bench: no C compiler found; install gcc")
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
    return Subject("plain C, this one game only", [str(program)], {"basic": 1_000_000})


def pyminion() -> Subject:
    """The other Python engine."""
    target = BUILD / "pyminion"
    if not target.exists():
        print("Installing pyminion ...", flush=True)
        pins = str(ROOT / "pins" / "bench.txt")
        pip_install("--require-hashes", "--requirement", pins, "--target", str(target))
    script = ROOT / "bench" / "peers" / "pyminion_games.py"
    return Subject(
        "pyminion", [sys.executable, str(script)], {"basic": 800, "engine": 400}, str(target)
    )


def base(commit: str) -> list[Subject]:
    """An earlier commit, compiled and not."""
    sha = output("git", "rev-parse", "--short", commit)
    tree = BUILD / f"base-{sha}"
    if not (tree / "installed").exists():
        print(f"Building {sha} ...", flush=True)
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", sha], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "x"], cwd=tree, input=archive.stdout, check=True)
        pip_install(
            "--no-build-isolation", "--no-deps", "--target", str(tree / "installed"), str(tree)
        )
    return [
        ours(f"compiled at {sha}", tree, str(tree / "installed"), EVERYTHING),
        ours(f"uncompiled at {sha}", tree, str(tree / "src"), UNCOMPILED),
    ]


def pip_install(*arguments: str) -> None:
    """Install quietly."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, *arguments], check=True)


def output(*command: str) -> str:
    """What a command prints."""
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if made.returncode:
        raise SystemExit(f"bench: {' '.join(command)}: {made.stderr.strip()}")
    return made.stdout.strip()


def measure(subjects: list[Subject]) -> dict[str, dict[str, float]]:
    """Games (or copies) per second, the middle of several rounds in which all take turns."""
    found: dict[str, dict[str, list[float]]] = {s.name: {} for s in subjects}
    for turn in range(ROUNDS):
        for subject in subjects:
            for what, count in subject.games.items():
                progress(f"{turn + 1}/{ROUNDS} {subject.name}: {what}")
                named = what if subject.command[0] == sys.executable else ""
                result = subject.run(named, count, turn + 1)
                rate = result.get("games_per_second") or 1e6 / result["microseconds"]
                found[subject.name].setdefault(what, []).append(rate)
    progress("")
    return {
        name: {what: statistics.median(rates) for what, rates in by_game.items()}
        for name, by_game in found.items()
    }


def learning() -> dict[str, float]:
    """Questions of a random bot and steps of learning environments, all per second."""
    subject = Subject("learning", [sys.executable, str(ROOT / "bench" / "learning.py")], {})
    runs = [subject.run("", 6, seed) for seed in range(1, ROUNDS + 1)]
    return {what: statistics.median(run[what] for run in runs) for what in runs[0]}


def learning_summary(rates: dict[str, float]) -> str:
    """The same in words, as ratios of one run."""
    questions, vector, aec = (rates[what] for what in ("questions", "vector_steps", "aec_steps"))
    return (
        f"Learning environments take {vector:,.0f} random steps per second with 128 games at once\n"
        f"and {aec:,.0f} with one (PettingZoo), observations and masks included: "
        f"{vector / questions:.2f} and {aec / questions:.2f} of\n"
        f"the {questions:,.0f} questions per second that a random bot in Python answers."
    )


def progress(text: str) -> None:
    """Show on a terminal what is being measured."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def table(rates: dict[str, dict[str, float]]) -> str:
    """The comparison as Markdown."""
    columns = list(dict.fromkeys(what for by_game in rates.values() for what in by_game))
    heads = " | ".join(what.capitalize() for what in columns)
    lines = [f"| games per second | {heads} |", "|---|" + "--:|" * len(columns)]
    for name, by_game in rates.items():
        cells = [f"{by_game[w]:,.0f}" if w in by_game else "" for w in columns]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def compare(commit: str) -> None:
    """The working tree against an earlier commit."""
    now = ours("compiled", ROOT, None, EVERYTHING)
    plain = ours("uncompiled", ROOT, str(ROOT / "src"), UNCOMPILED)
    before = base(commit)
    rates = measure([now, before[0], plain, before[1]])
    print(table(rates))
    for new, old in ((now, before[0]), (plain, before[1])):
        for what in new.games:
            ratio = rates[new.name][what] / rates[old.name][what]
            print(f"{what}, {new.name}: {ratio:.3f} times as fast as before")


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--base", metavar="COMMIT")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    BUILD.mkdir(parents=True, exist_ok=True)
    if options.base:
        compare(options.base)
        return
    compiled = ours("Throneroom, compiled", ROOT, None, COMPILED)
    plans = ours("the same, written as plans", ROOT, None, COMPILED)
    plans.prefix = "plan-"
    plain = ours("Throneroom, uncompiled", ROOT, str(ROOT / "src"), UNCOMPILED)
    rates = measure([compiled, plans, plain, pyminion(), c_program()])
    copying = statistics.median(compiled.run("copy", 300_000, s)["microseconds"] for s in range(5))
    memory = compiled.run("memory", 2_000, 1)["bytes"]
    kingdoms = compiled.run("kingdoms", 1_000, 1)
    imagined = {
        deck: statistics.median(
            compiled.run(f"rollouts-{deck}", 30_000, s)["games_per_second"] for s in range(5)
        )
        for deck in ("money", "engine")
    }
    steps = learning()
    c_rate = rates["plain C, this one game only"]["basic"]
    ratio = c_rate / rates[compiled.name]["basic"]
    summary = (
        f"{table(rates)}\n\n"
        f"The C program is {ratio:.1f} times as fast as the compiled engine.\n"
        f"On the recommended kingdoms the plans that the level `plan` chooses play\n"
        f"{kingdoms['games_per_second']:,.0f} games per second on average, on the slowest\n"
        f"{kingdoms['slowest']:,.0f}.\n"
        f"From the middle of a game, {imagined['money']:,.0f} games per second are imagined to\n"
        f"their end with money decks and {imagined['engine']:,.0f} with engines: "
        f"{imagined['money'] / rates[compiled.name]['basic']:.2f} and "
        f"{imagined['engine'] / rates[compiled.name]['basic']:.2f} of Basic.\n"
        f"Copying a two-player game in the middle of an effect takes {copying:.1f} µs, the game\n"
        f"in memory {memory:,.0f} bytes without its history, which copies share.\n"
        f"{learning_summary(steps)}\n"
        f"Measured by `make bench` on one core of {machine()}, {date.today()}."
    )
    print(summary)
    write_figures("make bench", summary)
    results = {
        "machine": f"one core of {machine()}",
        "date": str(date.today()),
        "games_per_second": rates,
        "c_program_ratio": ratio,
        "copy_microseconds": copying,
        "game_bytes": memory,
        "recommended_kingdoms": kingdoms,
        "imagined_games_per_second": imagined,
        "learning_per_second": steps,
    }
    text = json.dumps(results, indent=2, ensure_ascii=False) + "\n"
    (ROOT / "bench" / "results.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
