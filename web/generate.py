"""Writes what the browser client has to know of the Python side: the protocol, cards, the log.

PYTHONPATH=src python web/generate.py [--check]

`--check` changes nothing and fails where what is there is not what would be written.
"""

import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import create_engine

from throneroom.engine.card import CARDS, CURSE, PRIZE, PROFILES, TREASURE, Card
from throneroom.engine.setup import KINGDOM_SIZE
from throneroom.kingdoms import FEATURES, KINGDOM_CARDS, RECOMMENDED, SETS, Kingdom
from throneroom.reference import printed
from throneroom.roster import CHARACTERS, LEVELS, THINKING
from throneroom.server.protocol import fields, labs, updates
from throneroom.server.settings import Settings
from throneroom.server.tables.entries import PERSON
from throneroom.server.transport.app import make_app
from throneroom.text.log import TABLE

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent))

from hatch_build import install_client, run_npm  # noqa: E402

GENERATED = WEB / "src" / "generated"


def types() -> str:
    """The types of all messages, in TypeScript."""
    description = make_app(Settings(""), create_engine("sqlite://")).openapi()
    # The client writes its few requests itself; what they carry is all it takes from here.
    description["paths"] = {}
    install_client(WEB)
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "openapi.json"), Path(folder, "protocol.ts")
        source.write_text(json.dumps(description))
        flags = ("--root-types", "--default-non-nullable=false", "--output", str(made))
        run_npm(WEB, "exec", "--", "openapi-typescript", str(source), *flags)
        return made.read_text(encoding="utf-8")


def cards() -> str:
    """What is printed on every card, but for words."""
    return json.dumps({card.id: printed(card) for card in CARDS}, indent=1) + "\n"


def game() -> str:
    """What games can be made of: cards by their place, sets, bots, limits, in TypeScript."""
    basics = [card for card in CARDS if card not in KINGDOM_CARDS and not card.is_a(PRIZE)]
    needing_bane = [card for card in KINGDOM_CARDS if Kingdom((card.id,)).needs_bane]
    first = RECOMMENDED[0]
    constants: dict[str, object] = {
        "PROTOCOL": updates.PROTOCOL,
        "LONGEST_NAME": fields.LONGEST_NAME,
        "LONGEST_REMARK": fields.LONGEST_REMARK,
        "LONGEST_PLAN": labs.LONGEST_PLAN,
        "MOST_GAMES_OF_THINKERS": labs.MOST_GAMES_OF_THINKERS,
        "FEWEST_SEATS": fields.FEWEST_SEATS,
        "MOST_SEATS": fields.MOST_SEATS,
        "PERSON": PERSON,
        "LEVELS": LEVELS,
        "THINKING": sorted(THINKING),
        "CHARACTERS": {
            level: {character.name: character.face for character in characters}
            for level, characters in CHARACTERS.items()
        },
        "PROFILES": PROFILES,
        "SETS": SETS,
        "FEATURES": list(FEATURES),
        "FIRST_KINGDOM": {"id": first.id, "name": first.name("en")},
        "KINGDOM_SIZE": KINGDOM_SIZE,
        # As they are laid out.
        "BASICS": _ids(sorted(basics, key=_place)),
        "KINGDOM_CARDS": _ids(KINGDOM_CARDS),
        "NEEDING_BANE": _ids(needing_bane),
        "BANES": _ids(Kingdom(tuple(_ids(needing_bane))).banes()),
    }
    lines = (
        f"export const {name} = {json.dumps(value)} as const;" for name, value in constants.items()
    )
    return "\n".join(["/** Written by web/generate.py. */", "", *lines, ""])


def _place(card: Card) -> tuple[bool, bool]:
    """Treasures come first, and what is not for coins or points last among its like."""
    return not card.is_a(TREASURE), bool(card.potions) or card.is_a(CURSE)


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def log() -> str:
    """Which sentence of the log tells which event."""
    return json.dumps(TABLE, indent=1) + "\n"


def main() -> int:
    """Write, or compare."""
    GENERATED.mkdir(exist_ok=True)
    stale = False
    made = {
        "protocol.ts": types(),
        "game.ts": game(),
        "cards.json": cards(),
        "log.json": log(),
    }
    for name, text in made.items():
        file = GENERATED / name
        if "--check" in sys.argv:
            same = file.exists() and file.read_text(encoding="utf-8") == text
            stale |= not same
            print(f"{name}: {'up to date' if same else 'STALE, run: make generate'}")
        else:
            file.write_text(text, encoding="utf-8")
    return int(stale)


if __name__ == "__main__":
    raise SystemExit(main())
