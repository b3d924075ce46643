"""Writes what Throneroom is made of: bills of materials (CycloneDX), and the list of licences.

make sbom

dist/sbom/python.cdx.json               the Python packages that Throneroom needs, with all extras
dist/sbom/python-development.cdx.json   those and all that is used to build, test and document it
dist/sbom/web.cdx.json                  the npm packages that may be in the browser client
dist/sbom/web-development.cdx.json      those and all that is used to build and test it
docs/licences.md                        the licences of them all

The same pins give the same files. The Python bills hold what is installed on this platform, the
list of licences what is installed on any.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import call_npm  # noqa: E402
from supply.pins import FILES, SHIPPED, pinned  # noqa: E402

WEB = ROOT / "web"
BILLS = ROOT / "dist" / "sbom"
LICENCES = ROOT / "docs" / "licences.md"
KNOWN = tomllib.loads((ROOT / "supply" / "licences.toml").read_text(encoding="utf-8"))

INTRODUCTION = """\
# Licences

Throneroom itself is under the MIT licence. This is what it builds on; `make sbom` writes this list,
and bills of materials with versions.
"""
SECTIONS = {
    "In the browser client": "npm packages whose code, fonts or pictures may be in our wheel.",
    "Installed beside it": "Python packages that `throneroom` and its extras bring.",
    "Python packages for development": "Used to build, test and document; no user needs them.",
    "npm packages for development": "Used to build and test the browser client.",
}

Bill = dict[str, Any]
Table = dict[str, str]


# Bills of materials


def python_bill(files: list[str]) -> Bill:
    """What pip installs from files of pins into a fresh environment."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder)
        requirements = [f"--requirement={ROOT / 'pins' / file}.txt" for file in files]
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        command = [*pip, f"--python={folder}", "install", "--require-hashes", *requirements]
        subprocess.run(command, check=True)
        command = [str(Path(sys.executable).with_name("cyclonedx-py")), "environment"]
        command += ["--output-reproducible", f"--pyproject={ROOT / 'pyproject.toml'}", folder]
        made = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    bill: Bill = json.loads(made.stdout)
    return bill


def web_bill(shipped_only: bool) -> Bill:
    """What npm installs, without the time and the random number that npm puts in."""
    package, lock = (load(WEB / name) for name in ("package.json", "package-lock.json"))
    if shipped_only:
        # `npm sbom --omit=dev` would leave out Svelte, because tools for development need it, too.
        parts = lock["packages"]
        lock["packages"] = {path: part for path, part in parts.items() if not part.get("dev")}
        del package["devDependencies"], lock["packages"][""]["devDependencies"]
    with tempfile.TemporaryDirectory() as folder:
        # The bill has the name of the folder.
        web = Path(folder, "web")
        web.mkdir()
        (web / "package.json").write_text(json.dumps(package), encoding="utf-8")
        (web / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
        made = call_npm(web, "sbom", "--sbom-format=cyclonedx", "--package-lock-only")
    if made.returncode:
        raise SystemExit(f"npm sbom failed:\n{made.stderr}")
    bill: Bill = json.loads(made.stdout)
    del bill["serialNumber"], bill["metadata"]["timestamp"]
    return bill


def load(path: Path) -> Bill:
    """A file of JSON."""
    content: Bill = json.loads(path.read_text(encoding="utf-8"))
    return content


def write_bills(bills: dict[str, Bill]) -> None:
    """One file for each."""
    BILLS.mkdir(parents=True, exist_ok=True)
    for name, bill in bills.items():
        text = json.dumps(bill, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        (BILLS / f"{name}.cdx.json").write_text(text, encoding="utf-8")


# Licences


def licences(bill: Bill, names: set[str]) -> Table:
    """The licence of each named package; an error if one is not known."""
    stated = {part_name(part): licence(part) for part in bill["components"]}
    found = {name: KNOWN["looked-up"].get(name) or stated.get(name, "") for name in sorted(names)}
    unknown = [name for name, licence in found.items() if not licence]
    if unknown:
        raise SystemExit(f"state the licence in supply/licences.toml: {', '.join(unknown)}")
    return found


def part_name(part: Bill) -> str:
    """The name of a package; for one from PyPI, as the pins have it."""
    name: str = part["name"]
    return canonicalize_name(name) if part["purl"].startswith("pkg:pypi/") else name


def licence(part: Bill) -> str:
    """The licence of a package as an SPDX expression; empty if its metadata have none."""
    for entry in part.get("licenses", []):
        found: str = entry.get("expression") or entry["license"].get("id", "")
        if found:
            return found
    return ""


def listing(tables: list[Table]) -> str:
    """The list of licences, as Markdown."""
    lines = [INTRODUCTION]
    for (title, explanation), table in zip(SECTIONS.items(), tables, strict=True):
        lines += [f"## {title}", "", explanation, "", "| package | licence |", "|---|---|"]
        lines += [*(f"| {name} | {licence} |" for name, licence in table.items()), ""]
    return "\n".join(lines)


def main() -> int:
    """Write everything."""
    python, python_all = python_bill([SHIPPED]), python_bill(list(FILES))
    web, web_all = web_bill(shipped_only=True), web_bill(shipped_only=False)
    development = {"python-development": python_all, "web-development": web_all}
    write_bills({"python": python, "web": web, **development})
    installed = {pin.name for pin in pinned(SHIPPED)}
    bundled = {part_name(part) for part in web["components"]}
    tables = [
        licences(web, bundled),
        licences(python_all, installed),
        licences(python_all, {pin.name for file in FILES for pin in pinned(file)} - installed),
        licences(web_all, {part_name(part) for part in web_all["components"]} - bundled),
    ]
    LICENCES.write_text(listing(tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
