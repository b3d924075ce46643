"""What works with the packages that a plain `pip install throneroom` brings."""

import importlib.metadata
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BLOCKER = """
import importlib.abc, sys

class Blocker(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] not in ALLOWED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocker())
"""
NOT_INSTALLED = "throneroom: this needs more packages: pip install 'throneroom[server]'\n"


def needed(requirements: list[str]) -> Iterator[str]:
    """The distributions that requirements bring, those that these require included."""
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)
            yield from needed(importlib.metadata.requires(requirement.name) or [])


@cache
def allowed() -> list[str]:
    """The modules that there would be in a fresh environment."""
    brought = {"throneroom", *needed(PROJECT["dependencies"])}
    files = [
        file
        for found in importlib.metadata.distributions()
        if canonicalize_name(found.name) in brought
        for file in found.files or []
    ]
    modules = {file.parts[0].partition(".")[0] for file in files}
    return sorted({"throneroom", *modules, *sys.stdlib_module_names})


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment in which nothing else can be imported, nor in the processes started there."""
    blocker = f"ALLOWED = set({json.dumps(allowed())})\n{BLOCKER}"
    (tmp_path / "sitecustomize.py").write_text(blocker, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}


def run(environment: dict[str, str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("package", ["fastapi", "sqlalchemy", "pydantic", "segno", "polars"])
def test_what_the_server_needs_cannot_be_imported(
    package: str, environment: dict[str, str]
) -> None:
    assert "ModuleNotFoundError" in run(environment, "-c", f"import {package}").stderr


def test_the_library_works(environment: dict[str, str]) -> None:
    program = "import throneroom as t; g = t.new_game(seed='x'); g.answer('all'); print(g.turn)"
    done = run(environment, "-c", program)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "1\n")


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ("--help", "usage: throneroom"),
        ("serve --help", "usage: throneroom serve"),
        ("play --people 0 --seed x", "The game as one line"),
        ("learn", "Lessons"),
        ("cards moat", "Moat"),
        ("kingdom random --seed x", "Seed: x"),
        (f"scenario check {ROOT / 'tests/scenarios/money.yaml'}", "hold"),
        ("lab compare big-money double-militia --games 40 --jobs 2 --seed x", "big-money"),
        ("lab compare big-money double-militia --games 4 --jobs 1 --json", "big-money"),
    ],
    ids=lambda value: value[:30],
)
def test_the_command_works(arguments: str, shown: str, environment: dict[str, str]) -> None:
    done = run(environment, "-m", "throneroom", *arguments.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert shown in done.stdout


@pytest.mark.parametrize("command", ["serve", "admin tables", "admin backup x"])
def test_commands_of_the_server_name_what_to_install(
    command: str, environment: dict[str, str]
) -> None:
    done = run(environment, "-m", "throneroom", *command.split())
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NOT_INSTALLED)


def test_commands_of_the_server_name_it_in_german(environment: dict[str, str]) -> None:
    done = run(environment, "-m", "throneroom", "--lang", "de", "serve")
    assert done.returncode == 2
    assert done.stderr == "throneroom: dafür fehlen Pakete: pip install 'throneroom[server]'\n"


@pytest.mark.parametrize(
    ("module", "extra"), [("throneroom.rl", "rl"), ("throneroom.rl.spiel", "rl")]
)
def test_learning_environments_name_what_to_install(
    module: str, extra: str, environment: dict[str, str]
) -> None:
    done = run(environment, "-c", f"import {module}")
    assert done.returncode == 1
    assert f"this needs more packages: pip install 'throneroom[{extra}]'" in done.stderr


def test_a_fault_of_our_own_is_not_taken_for_a_missing_package() -> None:
    from throneroom.cli.extra import needs_extra

    with pytest.raises(ModuleNotFoundError), needs_extra("server"):
        import throneroom.no_such_module  # type: ignore[import-not-found]  # noqa: F401
