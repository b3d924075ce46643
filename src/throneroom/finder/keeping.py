"""Keeping what was found, so that each kingdom is thought about once.

What a longer search has found is not given up for what a shorter one finds, unless both end in the
same moment.
"""

import hashlib
import math
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path

from throneroom.bots.plans.reading import read_plan
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
        text = file_of(setup, folder).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    return findings_in(text)


def findings_in(text: str) -> Findings | None:
    """The findings that were kept as a text; None if it is damaged or of another version."""
    try:
        findings = Findings.from_json(text)
        if findings.version != VERSION or not findings.plans:
            return None
        texts = [found.text for found in findings.all_plans]
        for plan in (findings.library, *texts, *findings.further, findings.practised or texts[0]):
            read_plan(plan)
        if not all(map(math.isfinite, [*findings.intuition, findings.length])):
            return None
    except (ValueError, TypeError, KeyError, AttributeError, ThroneroomError):
        return None
    return findings


def lasting(found: Findings, before: Findings | None) -> Findings:
    """Which findings are to be kept: those of the longer search, of equal ones the later."""
    return found if before is None or found.length >= before.length else before


def keep(findings: Findings, setup: Setup, folder: Path | None = None) -> Findings:
    """Keep findings, unless those of a longer search are kept; gives what is kept now.

    The file is written at once as a whole.
    """
    before = kept(setup, folder)
    if lasting(findings, before) is before:
        return before
    make_place(setup, folder)
    file = file_of(setup, folder)
    with _writing(file), tempfile.TemporaryDirectory(dir=file.parent) as unfinished:
        new = Path(unfinished) / file.name
        new.write_text(findings.to_json(), encoding="utf-8")
        os.replace(new, file)
    return findings


def make_place(setup: Setup, folder: Path | None = None) -> None:
    """Make the folder where findings about a set-up are to be kept; refused if that fails."""
    file = file_of(setup, folder)
    with _writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Say of which file it is that it cannot be written."""
    try:
        yield
    except OSError as error:
        raise SetupError("file", file=str(file), reason=reason(error)) from None


def file_of(setup: Setup, folder: Path | None = None) -> Path:
    """Where findings about a set-up are kept."""
    folder = user_data_path("throneroom") / "findings" if folder is None else folder
    return folder / f"{key_of(setup)}.json"
