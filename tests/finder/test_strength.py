"""How strong the levels are: the figures of the README with fewer kingdoms, shorter searches."""

import statistics
from pathlib import Path

import pytest
from bench.strength import Strength, Task, measure, run, weaknesses


@pytest.mark.slow
def test_the_levels_are_as_strong_as_the_readme_says(tmp_path: Path) -> None:
    wanted = [
        Task(f"slow {number}", name, search=15, deals=200, keep=str(tmp_path))
        for number in range(10)
        for name in ("expert", "master", "master-rival")
    ]
    results = run(wanted, tmp_path)
    means = {
        name: statistics.mean(one.share for one in results if one.measure == name)
        for name in ("expert", "master", "master-rival")
    }
    # A tenth below the figures for a hundred kingdoms: ten differ by as much.
    assert means["expert"] > 0.56
    assert means["master"] > 0.72
    assert means["master-rival"] > 0.52
    assert weaknesses([one for one in results if one.measure == "expert"]) == []


def test_a_weakness_is_more_than_chance_explains_in_any_kingdom() -> None:
    def result(share: float, error: float) -> Strength:
        return Strength("", "expert", "", share, error, 0.0)

    fair = [result(0.5, 0.02)] * 98
    assert weaknesses([*fair, result(0.45, 0.02), result(0.43, 0.01)]) == [result(0.43, 0.01)]
    assert weaknesses([result(0.0, 0.0)]) is None


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    task = Task("short", "expert", search=0.1, deals=4, keep=str(tmp_path))
    first = run([task], tmp_path)
    assert "expert in short" in capsys.readouterr().out
    assert run([task], tmp_path) == first
    assert capsys.readouterr().out == ""
    assert 0 <= first[0].share <= 1
    again = measure(task)
    assert (again.share, again.error) == (first[0].share, first[0].error)
