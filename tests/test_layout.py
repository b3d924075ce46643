"""The code stays easy to find one's way in: names are unique, modules and functions short."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "throneroom"
LONGEST_MODULE = 500
LONGEST_FUNCTION = 40
PACKAGES = ["engine", "server"]


def modules(package: str = "") -> Iterator[Path]:
    return (SOURCE / package).rglob("*.py")


def parts(module: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(module.read_text(encoding="utf-8")))


def place(module: Path) -> str:
    return str(module.relative_to(SOURCE))


def test_no_two_classes_have_the_same_name() -> None:
    places = defaultdict(list)
    for module in modules():
        for part in parts(module):
            if isinstance(part, ast.ClassDef):
                places[part.name].append(place(module))
    assert len(places) > 100
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_is_long(package: str) -> None:
    lengths = {place(m): len(m.read_text(encoding="utf-8").splitlines()) for m in modules(package)}
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_no_function_is_long() -> None:
    lengths = {
        f"{place(module)}:{part.lineno} {part.name}": (part.end_lineno or 0) - part.lineno + 1
        for module in modules()
        for part in parts(module)
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}
