"""pins/ holds every package that we install, for every platform, and nothing else is installed."""

import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from supply import pins

ROOT = Path(__file__).parents[1]
FILES = sorted(pins.FILES)
FEWEST_PLATFORMS = 5

ENVIRONMENTS = [
    {
        "python_version": version,
        "python_full_version": f"{version}.7",
        "sys_platform": platform,
        "platform_system": {"win32": "Windows", "darwin": "Darwin"}.get(platform, "Linux"),
        "os_name": "nt" if platform == "win32" else "posix",
    }
    for version in ("3.11", "3.12", "3.13")
    for platform in ("linux", "darwin", "win32")
]


def text(name: str) -> str:
    return (ROOT / "pins" / f"{name}.txt").read_text(encoding="utf-8")


def hashes(name: str) -> dict[str, list[str]]:
    """The hashes of each pin of a file."""
    parts = re.split(r"^(?=[a-z0-9])", text(name), flags=re.MULTILINE)[1:]
    return {part.splitlines()[0].rstrip(" \\"): re.findall(r"--hash=(\S+)", part) for part in parts}


def installed(name: str, environment: dict[str, str]) -> dict[str, str]:
    """The versions that are installed from a file in an environment."""
    found: dict[str, str] = {}
    for pin in pins.pinned(name):
        if pin.marker is None or pin.marker.evaluate(environment):
            assert pin.name not in found, f"{name}: {pin.name} twice in {environment}"
            found[pin.name] = str(pin.specifier).removeprefix("==")
    return found


def asked_for(sources: list[str]) -> list[str]:
    """What pyproject.toml asks for, of what a file is made from."""
    project = pins.PROJECT["project"]
    wanted: list[str] = []
    for source in sources:
        option, _, value = source.partition("=")
        if option == "pyproject.toml":
            wanted += project["dependencies"]
        elif option == "--all-extras":
            wanted += [
                line for extra in project["optional-dependencies"].values() for line in extra
            ]
        elif option == "--extra":
            wanted += project["optional-dependencies"][value]
        elif option == "--group":
            wanted += pins.PROJECT["dependency-groups"][value]
        else:
            assert option == "-"
            wanted += pins.BUILD
    return wanted


def test_every_file_is_written_by_make_pins() -> None:
    assert sorted(path.stem for path in (ROOT / "pins").iterdir()) == FILES
    used = {source for sources in pins.FILES.values() for source in sources}
    assert {f"--group={name}" for name in pins.PROJECT["dependency-groups"]} <= used


@pytest.mark.parametrize("name", FILES)
def test_every_pin_is_exact_and_has_hashes(name: str) -> None:
    found = hashes(name)
    assert len(found) == len(pins.pinned(name)) > 0
    for pin, values in found.items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.!+]+( ; .+)?", pin), pin
        assert values, f"{pin} has no hash"
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", value) for value in values), pin


@pytest.mark.parametrize("name", FILES)
def test_no_address_or_place_is_in_the_files(name: str) -> None:
    assert not re.search(r"://|--(extra-)?index-url|--find-links|(^|[\s=])/", text(name))


@pytest.mark.parametrize("name", FILES)
def test_packages_with_compiled_code_have_hashes_for_many_platforms(name: str) -> None:
    for pin, values in hashes(name).items():
        try:
            wheel = importlib.metadata.distribution(Requirement(pin).name).read_text("WHEEL")
        except importlib.metadata.PackageNotFoundError:
            continue
        if wheel is not None and "Root-Is-Purelib: false" in wheel:
            assert len(values) >= FEWEST_PLATFORMS, f"{pin} has hashes for few platforms"


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda e: " ".join(list(e.values())[1:3]))
def test_a_package_has_one_version_in_all_files(environment: dict[str, str]) -> None:
    everywhere: dict[str, str] = {}
    for name in FILES:
        for package, version in installed(name, environment).items():
            assert everywhere.setdefault(package, version) == version, f"{name}: {package}"


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda e: " ".join(list(e.values())[1:3]))
@pytest.mark.parametrize("name", FILES)
def test_the_pins_are_what_the_project_asks_for(name: str, environment: dict[str, str]) -> None:
    found = installed(name, environment)
    for line in asked_for(pins.FILES[name]):
        wanted = Requirement(line)
        if wanted.name == "throneroom":
            continue
        if wanted.marker is None or wanted.marker.evaluate(environment):
            version = found[canonicalize_name(wanted.name)]
            assert version in wanted.specifier, f"make pins: {line}, but {version} is pinned"


def test_wheels_are_built_by_exact_versions() -> None:
    built_by = installed("build", ENVIRONMENTS[0])
    for line in pins.BUILD:
        wanted = Requirement(line)
        assert str(wanted.specifier) == f"=={built_by[wanted.name]}", line


@pytest.mark.parametrize("place", ["Makefile", "deploy/install", "deploy/Containerfile"])
def test_nothing_is_installed_without_hashes(place: str) -> None:
    lines = (ROOT / place).read_text(encoding="utf-8").splitlines()
    commands = [
        line
        for line in lines
        if re.search(r"pip\b.* (install|wheel)\b|\$\(PIP_INSTALL\)", line)
        and not line.startswith(("#", "PIP_INSTALL :="))
    ]
    assert bool(commands) == (place != "deploy/Containerfile")
    for line in commands:
        # Without dependencies, it is our own wheel.
        assert "--require-hashes" in line or "--no-deps" in line, line


def test_servers_are_installed_by_the_script() -> None:
    for place in ("deploy/Containerfile", "deploy/throneroom.service", "docs/operate.md"):
        content = (ROOT / place).read_text(encoding="utf-8")
        assert "deploy/install /opt/throneroom" in content, place
        assert "pip install" not in content, place


def test_the_script_says_how_it_is_called() -> None:
    done = subprocess.run(
        [ROOT / "deploy" / "install"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (2, "usage: deploy/install FOLDER\n")


def test_packages_are_looked_up_where_pip_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null" if sys.platform != "win32" else "nul")
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    assert pins.index_of_pip() == {}
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.invalid/simple")
    assert pins.index_of_pip() == {"UV_DEFAULT_INDEX": "https://mirror.invalid/simple"}
