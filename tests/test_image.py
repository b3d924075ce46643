"""deploy/Containerfile copies what the wheel is built from, with the browser client."""

import re
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
BUILT = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "site")
# A string that begins with a way out of its folder: an import, or a pattern of files.
OUTWARD = re.compile(r"""["'`]((?:\.\./)+[^"'`\s]+)["'`]""")


def copied() -> list[str]:
    """What the first stage takes from the repository."""
    stage = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    lines = re.findall(r"^COPY (.+)$", stage, re.MULTILINE)
    assert not any(line.startswith("--") for line in lines)
    return [source for line in lines for source in line.split()[:-1]]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the image is built in."""
    folder = tmp_path_factory.mktemp("source")
    for name in copied():
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=BUILT)
        else:
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def test_what_is_copied_is_not_ignored() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    assert sorted(line[1:] for line in lines if line.startswith("!")) == sorted(copied())


def test_the_wheel_can_be_built(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Compiling takes a minute, and the client needs the network.
    monkeypatch.setenv("THRONEROOM_PURE", "1")
    monkeypatch.setenv("THRONEROOM_WITHOUT_WEB", "1")
    builder = WheelBuilder(str(source))
    (wheel,) = builder.build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    inside = ROOT / "src"
    for path in inside.rglob("*.py"):
        assert path.relative_to(inside).as_posix() in names


def test_the_client_can_be_built(source: Path) -> None:
    web = source / "web"
    for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html", "public"):
        assert (web / name).exists(), name
    outward = 0
    for path in (ROOT / "web").glob("src/**/*"):
        if path.suffix not in (".ts", ".svelte", ".css") or path.name.endswith(".test.ts"):
            continue
        for way in OUTWARD.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / way.partition("*")[0]).resolve()
            if not target.is_relative_to(ROOT / "web"):
                outward += 1
                assert (source / target.relative_to(ROOT)).exists(), f"{path}: {way}"
    assert outward, "the words lie outside web/"


def test_what_is_installed_is_pinned() -> None:
    containerfile = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "RUN deploy/install /opt/throneroom\n" in containerfile
    assert {"deploy/install", "pins"} <= set(copied())


def test_the_base_can_be_pinned() -> None:
    containerfile = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert containerfile.count("\nARG BASE=") == 1
    assert re.findall(r"^FROM (\S+)", containerfile, re.MULTILINE) == ["${BASE}", "${BASE}"]
    operate = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    assert "--build-arg BASE=" in operate
