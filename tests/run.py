"""Runs every check: style, types, layers, and the tests against both forms of the engine.

python tests/run.py [--only-checks]
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent

CHECKS = {
    "style": [str(BIN / "ruff"), "check", "--quiet", "."],
    "format": [str(BIN / "ruff"), "format", "--quiet", "--check", "."],
    "types": [str(BIN / "mypy")],
    "layers": [str(BIN / "lint-imports"), "--no-logo"],
    "browser client": [sys.executable, "web/check.py"],
}
# What stands aside, so that all that is about time, and what the server itself puts aside, goes on.
ASIDE = ["nice", "-n", "19"]
PYTEST = [sys.executable, "-m", "pytest", "--quiet", "--no-header", "-p", "no:cacheprovider"]
COVERAGE = [sys.executable, "-m", "coverage"]
# Nothing that these look at is compiled, so that once is enough.
ONCE = [
    *[
        f"--ignore=tests/{name}"
        for name in ("analysis", "finder", "lab", "puzzles", "server", "web")
    ],
    *[
        f"--ignore=tests/test_{name}.py"
        for name in (
            *("audit", "build", "cli", "docstrings", "image", "kingdoms", "layout", "lessons"),
            *("licences", "lock", "pins", "plain_install", "reference", "rulings", "terminal"),
        )
    ],
]
# These play long games and look at their ends, and tracing makes that take five times as long. A
# line that nothing else runs through is hardly tested by it, so it is no part of the coverage.
UNMEASURED = [
    "tests/golden",
    "tests/rl",
    *(
        f"tests/bots/test_{name}.py"
        for name in ("intuition", "levels", "lookahead", "plan_values", "tactics")
    ),
    *(f"tests/laws/test_{name}.py" for name in ("foreseeing", "laws")),
]
SPEED = "tests/web/test_speed.py"
ABOUT_TIME = ["tests/analysis", "tests/lab", "tests/server"]
IN_MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30
"""Bytes, several times as many as the tests use."""
DOCTESTS = [
    "--doctest-modules",
    "--doctest-glob=*.md",
    # Alembic alone can import it.
    "--ignore=src/throneroom/server/storage/migrations",
    # It defines cards, which the other tests must not meet; test_own_cards.py runs it.
    "--ignore=tests/own",
    "src",
    "README.md",
    "docs",
]


def run_checks() -> bool:
    """Style, types and layers, two checks at a time; what complains is shown."""
    good = True
    with ThreadPoolExecutor(2) as both:
        for name, made in zip(CHECKS, both.map(run_check, CHECKS.values()), strict=True):
            print(f"{name}: {'ok' if made.returncode == 0 else 'FAILED'}", flush=True)
            if made.returncode:
                print(made.stdout + made.stderr)
                good = False
    return good


def run_check(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    """One of them, against the uncompiled form."""
    variables = environment("uncompiled")
    return subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )


def environment(form: str) -> dict[str, str]:
    """The uncompiled form is found in src/, the compiled one is installed."""
    variables = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    variables["THRONEROOM_FORM"] = form
    if form == "uncompiled":
        variables["PYTHONPATH"] = str(ROOT / "src")
    return variables


def run(
    name: str, command: Sequence[str], form: str = "compiled", output: IO[str] | None = None
) -> bool:
    """Run tests against a form, and say how it went where their output goes."""
    target = output or sys.stdout
    print(f"{name}:", file=target, flush=True)
    done = subprocess.run(
        command, cwd=ROOT, env=environment(form), stdout=output, stderr=output, check=False
    )
    if done.returncode:
        print(f"FAILED: {name}, see above", file=target, flush=True)
    return done.returncode == 0


def run_uncompiled(output: IO[str]) -> bool:
    """The uncompiled form, with its coverage."""
    others = [*ONCE, *(f"--ignore={path}" for path in UNMEASURED)]
    measured = [*ASIDE, *COVERAGE, "run", *PYTEST[1:], "tests", *others]
    good = run("uncompiled form, measured", measured, "uncompiled", output)
    unmeasured = [*ASIDE, *PYTEST, *UNMEASURED, *DOCTESTS]
    return run("uncompiled form, not measured", unmeasured, "uncompiled", output) and good


def run_about_time(output: IO[str]) -> bool:
    """What is about time, and waits for much of it."""
    return run("server, lab and analyses", [*PYTEST, *ABOUT_TIME], output=output)


@contextmanager
def temporary_files() -> Iterator[None]:
    """Temporary files lie in memory where there is room: databases wait for disks all the time."""
    in_memory = IN_MEMORY.is_dir() and shutil.disk_usage(IN_MEMORY).free > ROOM
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if in_memory else None) as folder:
        # PostgreSQL may run as another user.
        Path(folder).chmod(0o711)
        os.environ["TMPDIR"] = folder
        yield


def run_tests() -> bool:
    """Both forms and what is about time at once, then browsers; how quick these are last.

    Nothing is tested beside browsers, which take all that two cores have: tests of the server, too,
    are about time.
    """
    with (
        tempfile.TemporaryFile("w+") as uncompiled,
        tempfile.TemporaryFile("w+") as about_time,
        ThreadPoolExecutor(2) as threads,
    ):
        beside = {
            uncompiled: threads.submit(run_uncompiled, uncompiled),
            about_time: threads.submit(run_about_time, about_time),
        }
        others = [f"--ignore={path}" for path in (*ABOUT_TIME, "tests/web")]
        good = run("compiled form", [*ASIDE, *PYTEST, "tests", *others])
        for output, done in beside.items():
            good &= done.result()
            output.seek(0)
            print(f"\n{output.read()}", flush=True)
    # They wait almost as much as they compute, so there are more of them than cores. Some take as
    # long as twenty others, so a worker that has none left takes over another's.
    browser = ["--numprocesses=3", "--dist=worksteal", "tests/web", f"--ignore={SPEED}"]
    good &= run("browser", [*PYTEST, *browser])
    good &= run("speed in the browser", [*PYTEST, SPEED])
    subprocess.run([*COVERAGE, "combine", "--quiet"], cwd=ROOT, check=False)
    covered = subprocess.run([*COVERAGE, "report"], cwd=ROOT, check=False).returncode == 0
    if not covered:
        print("FAILED: the branch coverage of engine and cards is too low")
    return good and covered


def main() -> int:
    """Everything, or the checks alone."""
    good = run_checks()
    if "--only-checks" not in sys.argv:
        with temporary_files():
            good = run_tests() and good
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
