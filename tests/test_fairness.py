"""Deals that can be checked: what fits passes, whatever was changed does not."""

from dataclasses import replace
from pathlib import Path

import pytest

from throneroom import Record, new_game, read_record
from throneroom.cli import main
from throneroom.engine.errors import RecordError
from throneroom.engine.fairness import (
    Fairness,
    commitment_to,
    fair_seed,
    new_secret,
    read_fairness,
)
from throneroom.engine.shuffling import SHA256

SECRET = "0123456789abcdef" * 4
VALUES = ("anna-7", "")


@pytest.fixture
def record() -> Record:
    """A game whose seed came from a secret and what Anna told."""
    game = new_game(seed=fair_seed(SECRET, VALUES))
    game.answer("all")
    record = Record.of(game, ["Anna", "Ben"])
    return replace(record, fairness=Fairness(commitment_to(SECRET), VALUES, SECRET))


def test_a_deal_that_was_not_arranged(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text())
    for source in (str(file), record.line()):
        assert main(["verify", source]) == 0
        shown = capsys.readouterr().out
        assert commitment_to(SECRET) in shown
        assert "(anna-7, none)" in shown
    assert main(["verify", record.line(), "--commitment", commitment_to(SECRET)]) == 0


def test_a_branch_is_checked_with_every_deal(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = "f" * 64
    branch = record.branch(1, fair_seed(secret, VALUES), SHA256)
    fairness = Fairness(commitment_to(secret), VALUES, secret)
    branch.redeals[0] = replace(branch.redeals[0], fairness=fairness)
    assert main(["verify", branch.line(), "--commitment", commitment_to(secret)]) == 0
    shown = capsys.readouterr().out
    assert commitment_to(SECRET) in shown
    assert commitment_to(secret) in shown
    # Those who play a branch were told the commitment to what was dealt there.
    assert main(["verify", branch.line(), "--commitment", commitment_to(SECRET)]) == 2
    arranged = replace(branch, redeals=[replace(branch.redeals[0], seed="arranged")])
    assert main(["verify", arranged.line()]) == 2
    assert "does not follow" in capsys.readouterr().err
    untold = replace(branch, redeals=[replace(branch.redeals[0], fairness=None)])
    assert main(["verify", untold.line()]) == 2


def test_both_forms_of_a_record_keep_it(record: Record) -> None:
    assert read_record(record.text()).fairness == record.fairness
    assert read_record(record.line()).fairness == record.fairness
    assert read_record(record.text()).text() == record.text()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (Fairness(commitment_to(SECRET), VALUES), "the secret is missing"),
        (Fairness(commitment_to(SECRET), VALUES, "f" * 64), "does not fit the commitment"),
        (Fairness(commitment_to(SECRET), ("anna-8", ""), SECRET), "does not follow"),
        (Fairness(commitment_to(SECRET), ("", "anna-7"), SECRET), "does not follow"),
        (None, "does not say how its seed was made"),
    ],
)
def test_a_deal_that_may_have_been(
    record: Record,
    changed: Fairness | None,
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", replace(record, fairness=changed).line()]) == 2
    assert complaint in capsys.readouterr().err


def test_another_commitment_than_one_was_told(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", record.line(), "--commitment", "f" * 64]) == 2
    assert "another commitment" in capsys.readouterr().err


@pytest.mark.parametrize(
    "header",
    [
        {"commitment": "x", "values": '["", ""]'},
        {"commitment": "f" * 64, "values": '["", ""]', "secret": "short"},
        {"commitment": "f" * 64},
        {"commitment": "f" * 64, "values": '[""]'},
        {"commitment": "f" * 64, "values": '["", "a b"]'},
        {"commitment": "f" * 64, "values": '["", 3]'},
        {"values": '["", ""]'},
    ],
)
def test_a_header_that_is_damaged(header: dict[str, str]) -> None:
    with pytest.raises(RecordError):
        read_fairness(header, 2)


def test_seeds_depend_on_everything() -> None:
    seeds = {
        fair_seed(SECRET, ("a", "b")),
        fair_seed(SECRET, ("b", "a")),
        fair_seed(SECRET, ("ab", "")),
        fair_seed(SECRET, ("a", "b", "")),
        fair_seed(new_secret(), ("a", "b")),
        commitment_to(SECRET),
    }
    assert len(seeds) == 6
    assert new_secret() != new_secret()
