"""docs/licences.md names every package, and we may use all that we ship."""

import importlib.metadata
import json
import re
import tomllib
from pathlib import Path

from packaging.licenses import canonicalize_license_expression
from supply import pins

ROOT = Path(__file__).parents[1]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
KNOWN = tomllib.loads((ROOT / "supply" / "licences.toml").read_text(encoding="utf-8"))
STALE = "run: make sbom"


def sections() -> list[dict[str, str]]:
    """The packages with their licences: bundled, installed, for development (PyPI, then npm)."""
    parts = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8").split("\n## ")[1:]
    rows = [re.findall(r"^\| (\S+) \| (.+) \|$", part, re.MULTILINE) for part in parts]
    return [dict(pairs[1:]) for pairs in rows]


BUNDLED, INSTALLED, PYTHON_DEVELOPMENT, WEB_DEVELOPMENT = sections()


def npm_packages(development: bool) -> dict[str, str]:
    """The licences that the lock names."""
    shipped = {name(path): part for path, part in LOCK.items() if path and not part.get("dev")}
    if not development:
        return {name: part["license"] for name, part in shipped.items()}
    return {
        name(path): part["license"]
        for path, part in LOCK.items()
        if path and name(path) not in shipped
    }


def name(path: str) -> str:
    """The package that lies in a folder."""
    return path.rpartition("node_modules/")[2]


def terms(expression: str) -> set[str]:
    """The licences that must all be allowed; of a choice, the first that is."""
    return set(re.findall(r"[\w.-]+", expression)) - {"AND", "OR", "WITH"}


def allowed(expression: str, kind: str) -> bool:
    """Whether a licence is on the list."""
    if " OR " in expression:
        return any(allowed(choice, kind) for choice in expression.strip("()").split(" OR "))
    return terms(expression) <= set(KNOWN[kind])


def test_every_npm_package_is_listed_with_its_licence() -> None:
    assert npm_packages(development=False) == BUNDLED, STALE
    assert npm_packages(development=True) == WEB_DEVELOPMENT, STALE


def test_every_python_package_is_listed() -> None:
    shipped = {pin.name for pin in pins.pinned(pins.SHIPPED)}
    everything = {pin.name for file in pins.FILES for pin in pins.pinned(file)}
    assert shipped == set(INSTALLED), STALE
    assert everything - shipped == set(PYTHON_DEVELOPMENT), STALE


def test_what_is_listed_is_what_packages_say() -> None:
    compared = 0
    for package, licence in (INSTALLED | PYTHON_DEVELOPMENT).items():
        try:
            metadata = importlib.metadata.metadata(package)
        except importlib.metadata.PackageNotFoundError:
            continue
        if "License-Expression" in metadata and package not in KNOWN["looked-up"]:
            compared += 1
            stated = canonicalize_license_expression(metadata["License-Expression"])
            assert stated == licence, f"{package}: {STALE}"
    assert compared


def test_all_that_we_ship_may_be_shipped() -> None:
    for kind, packages in (("bundled", BUNDLED), ("installed", INSTALLED)):
        for package, licence in packages.items():
            assert allowed(licence, kind), f"{package}: is {licence} compatible with ours?"


def test_no_licence_is_allowed_or_looked_up_without_need() -> None:
    for kind, packages in (("bundled", BUNDLED), ("installed", INSTALLED)):
        assert set(KNOWN[kind]) <= set().union(*(terms(licence) for licence in packages.values()))
    assert set(KNOWN["looked-up"]) <= set(INSTALLED) | set(PYTHON_DEVELOPMENT)


def test_a_strange_licence_is_noticed() -> None:
    assert allowed("MIT AND PSF-2.0", "installed")
    assert allowed("MIT OR GPL-3.0-only", "installed")
    assert not allowed("MIT AND GPL-3.0-only", "installed")
    assert not allowed("LGPL-3.0-only", "bundled")
