"""Runs every check: style, types, layers, and the tests against both forms of the engine.

python tests/run.py [--only-checks]
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
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
SPEED = "tests/web/test_speed.py"
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
    measured = [*COVERAGE, "run", *PYTEST[1:], "tests", *ONCE, *DOCTESTS]
    return run("uncompiled form", measured, "uncompiled", output)


def run_tests() -> bool:
    """Both forms at the same time, then browsers; how quick they are last, when nothing else runs.

    The server is not tested beside browsers, which take all that two cores have: some of its tests
    are about time.
    """
    with tempfile.TemporaryFile("w+") as output, ThreadPoolExecutor(1) as other:
        beside = other.submit(run_uncompiled, output)
        began = time.monotonic()
        good = run("compiled form", [*PYTEST, "tests", "--ignore=tests/web"])
        # Some take as long as twenty others, so a worker that has none left takes over another's.
        browser = ["--numprocesses=2", "--dist=worksteal", "tests/web", f"--ignore={SPEED}"]
        good &= run("browser", [*PYTEST, *browser])
        while not beside.done():
            if sys.stdout.isatty():
                seconds = time.monotonic() - began
                print(f"\runcompiled form: {seconds:.0f} s", end="", flush=True)
            time.sleep(1)
        good &= beside.result()
        good &= run("speed in the browser", [*PYTEST, SPEED])
        output.seek(0)
        print(f"\n{output.read()}")
    subprocess.run([*COVERAGE, "combine", "--quiet"], cwd=ROOT, check=False)
    covered = subprocess.run([*COVERAGE, "report"], cwd=ROOT, check=False).returncode == 0
    if not covered:
        print("FAILED: the branch coverage of engine and cards is too low")
    return good and covered


def main() -> int:
    """Everything, or the checks alone."""
    good = run_checks()
    if "--only-checks" not in sys.argv:
        good = run_tests() and good
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
