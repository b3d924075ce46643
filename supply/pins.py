"""Writes pins/: the exact versions of all packages from PyPI, with the hashes of their files.

make pins                                       after a change of pyproject.toml
make pins ARGS=--upgrade                        the newest versions of everything
make pins ARGS='--upgrade-package fastapi'      the newest version of one package

The files hold for every platform and every supported version of Python. Versions that are pinned
already stay unless asked otherwise or pyproject.toml forbids them.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PINS = ROOT / "pins"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BUILD = PROJECT["build-system"]["requires"]

SERVER = ["pyproject.toml", "--extra=server", "--extra=postgres"]
GROUPS = [f"--group={group}" for group in PROJECT["dependency-groups"]]

EVERYTHING = ["pyproject.toml", "--all-extras", *GROUPS, "-"]
"""What is resolved first, so that a package has the same version in all files; `-` is BUILD."""

FILES = {
    "build": ["-"],
    "server": SERVER,
    "extras": ["pyproject.toml", "--all-extras"],
    "dev": [*SERVER, "--extra=lab", "--extra=openspiel", "--group=dev", "-"],
    "docs": ["--group=docs"],
    "bench": ["--group=bench"],
    "supply": ["--group=supply"],
}
"""What each file holds, as uv is told."""

SHIPPED = "extras"
"""The file that holds everything that users of Throneroom may install."""


def pinned(name: str) -> list[Requirement]:
    """The packages of a file, without their hashes."""
    text = (PINS / f"{name}.txt").read_text(encoding="utf-8")
    return [Requirement(line) for line in re.findall(r"^([a-z0-9].*?) *\\\\?$", text, re.MULTILINE)]


def resolve(sources: list[str], preferred: str, index: dict[str, str], *options: str) -> str:
    """What sources need, with all their dependencies, in preferred versions where possible."""
    with tempfile.TemporaryDirectory() as folder:
        # uv keeps the versions that it finds in the file that it is to write.
        output = Path(folder, "pins.txt")
        output.write_text(preferred, encoding="utf-8")
        command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet"]
        command += ["--universal", f"--python-version={oldest_python()}", "--generate-hashes"]
        # Nothing that is only looked at is built, which would run its code.
        command += ["--no-build", "--custom-compile-command=make pins", f"--output-file={output}"]
        subprocess.run(
            [*command, *options, *sources],
            cwd=ROOT,
            env={**index, **os.environ},
            input="\n".join(BUILD),
            text=True,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return output.read_text(encoding="utf-8")


def oldest_python() -> str:
    """The oldest version of Python that is supported."""
    requires: str = PROJECT["project"]["requires-python"]
    return requires.removeprefix(">=")


def index_of_pip() -> dict[str, str]:
    """Where pip looks for packages, for uv, which does not read pip's settings.

    Other places that pip knows are left out: they may hold the files of one platform only.
    """
    command = [sys.executable, "-m", "pip", "config", "get"]
    for name in (":env:.index-url", "global.index-url"):
        found = subprocess.run([*command, name], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return {"UV_DEFAULT_INDEX": found.stdout.strip()}
    return {}


def main() -> int:
    """Resolve everything together, then write the part that each file holds."""
    index = index_of_pip()
    before = "".join(path.read_text(encoding="utf-8") for path in sorted(PINS.glob("*.txt")))
    everything = resolve(EVERYTHING, before, index, *sys.argv[1:])
    made = {name: resolve(sources, everything, index) for name, sources in FILES.items()}
    for name, text in made.items():
        (PINS / f"{name}.txt").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
