"""The measurement of the server still works, and finds nothing out of the ordinary."""

import json
import subprocess
import sys
from pathlib import Path

LOAD = Path(__file__).parents[2] / "bench" / "load.py"
TABLES = 20
SECONDS = 4


def test_a_little_load(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    size = ["--tables", str(TABLES), "--seconds", str(SECONDS), "--answers", "0", "--games", "100"]
    made = subprocess.run(
        [sys.executable, str(LOAD), *size, "--database", "sqlite", "--json", str(results)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    (found,) = json.loads(results.read_text())
    assert found["answers"] > TABLES * SECONDS / 4
    assert (found["uninformed"], found["refusals"], found["lost"]) == (0, 0, 0)
    assert found["percentiles"]["99"] < 0.5
    assert "sqlite: 20 tables" in made.stdout
    assert "where the time of an answer goes" in made.stdout
    assert "start with 100 games" in made.stdout
