"""Cards and sets that someone defines outside the package work everywhere.

Cards cannot be undefined, so this happens in another process.
"""

import os
import subprocess
import sys
from pathlib import Path

CHECKS = Path(__file__).parent / "own" / "cards_from_outside.py"


def test_cards_from_outside() -> None:
    tests = Path(__file__).parent
    paths = [str(tests), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(CHECKS)]
    done = subprocess.run(
        command,
        cwd=tests.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
