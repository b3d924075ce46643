"""Nothing that was once played has changed."""

import subprocess
import sys
from pathlib import Path

import pytest
from golden import FOLDER, log, perft_lines

from throneroom import read_record

COUNTS = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_and_its_log_is_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.text() == text
    assert log(record) == file.with_suffix(".log").read_text(encoding="utf-8")


def test_every_log_belongs_to_a_record() -> None:
    assert len(RECORDS) == 34
    assert {file.stem for file in FOLDER.glob("*.log")} == {file.stem for file in RECORDS}


def test_the_counts_of_all_courses_are_as_they_were() -> None:
    assert list(perft_lines()) == COUNTS


WITH_ANOTHER_CARD = """
import sys
sys.path[:0] = sys.argv[1:3]

import throneroom
from throneroom.engine.card import ACTION, CARDS, CardSet

CardSet("elsewhere")("decoy", cost=3, types=ACTION, cards=1, actions=1)
assert CARDS[-1].id == "decoy"

from golden import FOLDER, log, perft_lines

for name in ("name_that_card_4", "the_spice_of_life_2", "arts_and_crafts_4"):
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    record = throneroom.read_record(text)
    assert record.text() == text, name
    assert log(record) == (FOLDER / f"{name}.log").read_text(encoding="utf-8"), name
for line in perft_lines(7):
    print(line)
"""


def test_a_card_of_another_set_changes_nothing() -> None:
    """Above all not where cards are named, for which every card that is defined may be chosen."""
    command = [sys.executable, "-c", WITH_ANOTHER_CARD, str(FOLDER), str(FOLDER.parent)]
    made = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert made.returncode == 0, made.stderr
    assert made.stdout.splitlines() == COUNTS[7:]
