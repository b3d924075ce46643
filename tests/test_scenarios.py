from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from throneroom import scenario

FOLDER = Path(__file__).parent / "scenarios"


def scenarios() -> list[Any]:
    return [
        pytest.param(one, id=f"{file.name}:{one['name']}")
        for file in sorted(FOLDER.glob("*.yaml"))
        for one in scenario.read(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("one", scenarios())
def test_scenario(one: dict[str, Any]) -> None:
    broken = scenario.check(one)
    assert not broken, "\n".join(map(str, broken))


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.yaml")), ids=lambda file: file.name)
def test_names_differ(file: Path) -> None:
    names = Counter(one["name"] for one in scenario.read(file.read_text(encoding="utf-8")))
    assert [name for name, count in names.items() if count > 1] == []
