"""Docstrings are there for `help`, compiled or not."""

import ast
from pathlib import Path

import pytest

import throneroom
from throneroom import fast

CLASSES = [
    value
    for module in (throneroom, fast)
    for name in module.__all__
    if isinstance(value := getattr(module, name), type)
]


@pytest.mark.parametrize("explained", CLASSES, ids=lambda explained: explained.__name__)
def test_a_public_class_and_its_members_are_explained(explained: type) -> None:
    """Each with the docstring that its source has, not just with any."""
    module = Path(throneroom.__file__).parents[1].joinpath(*explained.__module__.split("."))
    tree = ast.parse(module.with_suffix(".py").read_text(encoding="utf-8"))
    (source,) = (
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == explained.__name__
    )
    assert ast.get_docstring(source)
    assert _words(explained.__doc__).endswith(_words(ast.get_docstring(source)))
    for member in source.body:
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            said = _words(getattr(explained, member.name).__doc__)
            assert said, member.name
            assert said.endswith(_words(ast.get_docstring(member))), member.name


def _words(text: str | None) -> str:
    return " ".join((text or "").split())
