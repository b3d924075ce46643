"""Runs every check: style, types, layers, and the tests against both forms of the engine.

python tests/run.py [--only-checks]
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

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
# Nothing of the server is compiled, so that once is enough.
ONCE = ["--ignore=tests/server", "--ignore=tests/web"]
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
    """Style, types and layers; what complains is shown."""
    good = True
    for name, command in CHECKS.items():
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        made = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        print(f"{name}: {'ok' if made.returncode == 0 else 'FAILED'}", flush=True)
        if made.returncode:
            print(made.stdout + made.stderr)
            good = False
    return good


def environment(form: str) -> dict[str, str]:
    """The uncompiled form is found in src/, the compiled one is installed."""
    variables = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    variables["THRONEROOM_FORM"] = form
    if form == "uncompiled":
        variables["PYTHONPATH"] = str(ROOT / "src")
    return variables


def run_compiled(name: str, *what: str) -> bool:
    """Tests against the compiled form."""
    print(f"{name}:", flush=True)
    done = subprocess.run([*PYTEST, *what], cwd=ROOT, env=environment("compiled"), check=False)
    if done.returncode:
        print(f"FAILED: {name}, see above")
    return done.returncode == 0


def run_tests() -> bool:
    """Both forms at the same time, the uncompiled one with coverage; browsers come last."""
    coverage = [sys.executable, "-m", "coverage"]
    with tempfile.TemporaryFile("w+") as output:
        uncompiled = subprocess.Popen(
            [*coverage, "run", *PYTEST[1:], "tests", *ONCE, *DOCTESTS],
            cwd=ROOT,
            env=environment("uncompiled"),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        began = time.monotonic()
        good = run_compiled("compiled form", "tests", "--ignore=tests/web")
        good &= run_compiled("browser", "--numprocesses=2", "tests/web", f"--ignore={SPEED}")
        while uncompiled.poll() is None:
            if sys.stdout.isatty():
                seconds = time.monotonic() - began
                print(f"\runcompiled form, with coverage: {seconds:.0f} s", end="", flush=True)
            time.sleep(1)
        # Now nothing else runs here.
        good &= run_compiled("speed in the browser", SPEED)
        output.seek(0)
        results = output.read()
    subprocess.run([*coverage, "combine", "--quiet"], cwd=ROOT, check=False)
    report = subprocess.run(
        [*coverage, "report"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    print("\n" + report.stdout, "uncompiled form:", results, sep="\n")
    if report.returncode:
        print("FAILED: the branch coverage of engine and cards is too low")
    if uncompiled.returncode:
        print("FAILED: the uncompiled form, see above")
    return good and uncompiled.returncode == report.returncode == 0


def main() -> int:
    """Everything, or the checks alone."""
    good = run_checks()
    if "--only-checks" not in sys.argv:
        good = run_tests() and good
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
