"""Results that are kept as lines of a file, so that a long measurement goes on where it ended."""

import json
import os
from pathlib import Path
from typing import Any


def read_lines(file: Path) -> list[dict[str, Any]]:
    """What was written to a file, line by line."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [json.loads(line) for line in lines]


def write_line(data: dict[str, Any], file: Path) -> None:
    """Add a line to a file, at once as a whole: several processes write to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        os.write(descriptor, json.dumps(data).encode() + b"\n")
    finally:
        os.close(descriptor)
