"""Compiles the engine, the cards and the bots with mypyc while a wheel is built.

Without a C compiler (or with THRONEROOM_PURE=1) the wheel holds the Python files alone and is
the same, only slower.
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
            hint = "set THRONEROOM_PURE=1 to install the uncompiled, slower form"
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
