"""Keeping what was found in files, so that each kingdom is thought about once."""

import hashlib
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from throneroom.engine.errors import SetupError, ThroneroomError, reason
from throneroom.engine.setup import Setup
from throneroom.finder.findings import VERSION, Findings
from throneroom.sim.supply import Supply


def key_of(setup: Setup) -> str:
    """A name for everything that findings depend on: cards, players and rules."""
    told = f"{VERSION} {Supply.of(setup)}"
    return hashlib.sha256(told.encode()).hexdigest()[:24]


def kept(setup: Setup, folder: Path | None = None) -> Findings | None:
    """What was found about a set-up before, if it can be read.

    It is looked for in the folder of the user's data, unless another is given.
    """
    try:
        findings = Findings.from_json(_file(setup, folder).read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, ThroneroomError):
        # Written by another version or damaged: it is found again and written over.
        return None
    return findings if findings.version == VERSION and findings.plans else None


def keep(findings: Findings, setup: Setup, folder: Path | None = None) -> Path:
    """Write findings to their file, at once as a whole; gives the file."""
    file = _file(setup, folder)
    place = file.parent
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=place, delete=False, encoding="utf-8") as new:
            new.write(findings.to_json())
        os.replace(new.name, file)
    except OSError as error:
        raise SetupError("file", file=str(file), reason=reason(error)) from None
    return file


def _file(setup: Setup, folder: Path | None) -> Path:
    folder = user_data_path("throneroom") / "findings" if folder is None else folder
    return folder / f"{key_of(setup)}.json"
