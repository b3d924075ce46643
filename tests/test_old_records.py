"""Records of earlier versions are read, in the long and in the short form.

Unlike the golden games these files never change: they are what people have kept.
"""

from pathlib import Path

import pytest

from throneroom import Record, read_record

RECORDS = sorted(Path(__file__).parent.joinpath("data").glob("*.record"))


@pytest.fixture(params=RECORDS, ids=lambda file: file.stem)
def file(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def read(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


def test_the_long_form_reads_and_is_written_as_it_was(file: Path) -> None:
    """Its checks of every turn and its result compare what happens now with what happened then."""
    assert read(file).text() == file.read_text(encoding="utf-8")


def test_the_short_form_is_the_same_game(file: Path) -> None:
    long, short = read(file), read(file.with_suffix(".line"))
    # The short form has no comments.
    long.comments = {}
    assert short == long
    assert short.game().scores == long.game().scores
