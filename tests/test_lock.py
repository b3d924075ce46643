"""web/package-lock.json is complete, so that `npm ci` installs the same everywhere."""

import json
import re
from pathlib import Path

from supply.pins import PROJECT

WEB = Path(__file__).parents[1] / "web"
PACKAGE = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
# A package that is imported, or that a style takes its fonts from; `./` and `virtual:` are our own.
IMPORTED = re.compile(r"""(?:\bfrom|\bimport|@import) ["'](@[\w-]+/[\w-]+|[a-z][\w-]*)[/"']""")


def found(path: str, name: str) -> bool:
    """Whether a package is there for the one in a folder, as Node looks for it."""
    while True:
        if f"{path}/node_modules/{name}".lstrip("/") in LOCK:
            return True
        if not path:
            return False
        path = path.rpartition("node_modules/")[0].rstrip("/")


def test_it_is_of_this_package() -> None:
    for key in ("name", "version", "dependencies", "devDependencies"):
        assert LOCK[""][key] == PACKAGE[key], f"npm install --package-lock-only: {key}"
    assert PACKAGE["version"] == PROJECT["project"]["version"]


def test_every_package_has_a_hash_and_no_address() -> None:
    for path, part in LOCK.items():
        if path:
            assert re.fullmatch(r"sha512-[\w+/]{86}==", part["integrity"]), path
            assert "resolved" not in part, path


def test_what_packages_need_is_there_on_every_platform() -> None:
    for path, part in LOCK.items():
        optional = {
            name for name, how in part.get("peerDependenciesMeta", {}).items() if how["optional"]
        }
        for kind in ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies"):
            for name in part.get(kind, {}):
                assert name in optional or found(path, name), f"{path} needs {name}"


def test_what_the_client_is_made_of_is_not_for_development_only() -> None:
    imported = {
        name
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
        for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
    }
    # The emblems are gathered by emblems.ts.
    assert imported | {"@iconify-json/game-icons"} == set(PACKAGE["dependencies"])
