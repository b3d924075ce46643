"""Writes what the browser client has to know of the Python side: types, cards, the log.

PYTHONPATH=src python web/generate.py [--check]

`--check` changes nothing and fails where what is there is not what would be written.
"""

import json
import sys
import tempfile
from pathlib import Path

from sqlalchemy import create_engine

from throneroom.engine.card import CARDS
from throneroom.reference import printed
from throneroom.server.app import make_app
from throneroom.server.settings import Settings
from throneroom.text.log import TABLE

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent))

from hatch_build import run_npm  # noqa: E402

GENERATED = WEB / "src" / "generated"


def types() -> str:
    """The types of all messages, in TypeScript."""
    description = make_app(Settings(""), create_engine("sqlite://")).openapi()
    # The client writes its few requests itself; what they carry is all it takes from here.
    description["paths"] = {}
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "openapi.json"), Path(folder, "protocol.ts")
        source.write_text(json.dumps(description))
        flags = ("--root-types", "--default-non-nullable=false", "--output", str(made))
        run_npm(WEB, "exec", "--", "openapi-typescript", str(source), *flags)
        return made.read_text(encoding="utf-8")


def cards() -> str:
    """What is printed on every card, but for words."""
    return json.dumps({card.id: printed(card) for card in CARDS}, indent=1) + "\n"


def log() -> str:
    """Which sentence of the log tells which event."""
    return json.dumps(TABLE, indent=1) + "\n"


def main() -> int:
    """Write, or compare."""
    GENERATED.mkdir(exist_ok=True)
    stale = False
    for name, text in {"protocol.ts": types(), "cards.json": cards(), "log.json": log()}.items():
        file = GENERATED / name
        if "--check" in sys.argv:
            same = file.exists() and file.read_text(encoding="utf-8") == text
            stale |= not same
            print(f"{name}: {'up to date' if same else 'STALE, run web/generate.py'}")
        else:
            file.write_text(text, encoding="utf-8")
    return int(stale)


if __name__ == "__main__":
    raise SystemExit(main())
