"""Nothing that was once played has changed."""

from pathlib import Path

import pytest
from golden import FOLDER, perft_lines, playthroughs

from throneroom import read_record

RECORDS = sorted(FOLDER.glob("*.record"))


def test_the_playthroughs_are_as_they_were() -> None:
    for name, text in playthroughs():
        assert text == (FOLDER / name).read_text(encoding="utf-8"), name


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert read_record(text).text() == text


def test_the_counts_of_all_courses_are_as_they_were() -> None:
    assert list(perft_lines()) == (FOLDER / "perft.txt").read_text().splitlines()
