"""Which puzzles a player has solved, kept in the folder of the user's data."""

import json
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from throneroom.engine.errors import SetupError, reason


def solved(folder: Path | None = None) -> frozenset[str]:
    """The ids of the puzzles that were solved; none where nothing can be read."""
    try:
        kept = json.loads(_file(folder).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return frozenset()
    return (
        frozenset(id for id in kept if isinstance(id, str))
        if isinstance(kept, list)
        else frozenset()
    )


def note_solved(id: str, folder: Path | None = None) -> None:
    """Note that a puzzle was solved; the file is written at once as a whole."""
    file = _file(folder)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", dir=file.parent, delete=False, encoding="utf-8"
        ) as new:
            json.dump(sorted({*solved(folder), id}), new)
        os.replace(new.name, file)
    except OSError as error:
        raise SetupError("file", file=str(file), reason=reason(error)) from None


def _file(folder: Path | None) -> Path:
    return (user_data_path("throneroom") if folder is None else folder) / "puzzles.json"
