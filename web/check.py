"""Checks the browser client: what is generated, its types, its unit tests."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent))

from hatch_build import install_client, run_npm  # noqa: E402


def main() -> int:
    """All checks; what complains is shown."""
    install_client(WEB)
    try:
        for script in ("check", "test"):
            run_npm(WEB, "run", script)
    except RuntimeError as error:
        print(error)
        return 1
    return subprocess.run([sys.executable, WEB / "generate.py", "--check"]).returncode


if __name__ == "__main__":
    raise SystemExit(main())
