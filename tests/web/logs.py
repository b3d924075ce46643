"""Turns of many games, as events and as the lines that the log of the terminal makes of them.

python tests/web/logs.py writes them for the browser client, whose log has to tell the same.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "lib" / "testdata" / "logs.json"

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playing import finished  # noqa: E402
from position import position  # noqa: E402

from throneroom import new_game  # noqa: E402
from throneroom.engine.card import CARDS  # noqa: E402
from throneroom.engine.events import Event  # noqa: E402
from throneroom.engine.game import Game  # noqa: E402
from throneroom.engine.position import HAND_SIZE  # noqa: E402
from throneroom.server.tables.frames import event_part  # noqa: E402
from throneroom.text.log import Log, taken_back  # noqa: E402
from throneroom.text.words import LANGUAGES, Words  # noqa: E402

NAMES = ["Anna", "Ben", "Clara", "David"]
GAMES = range(60)


def cases() -> list[dict[str, object]]:
    """Turns that between them have every kind of event, and every card."""
    logs = [(language, Log(Words(language), NAMES)) for language in LANGUAGES]
    turns = [turn for game in _games() for turn in _turns(game)]
    turns += [turn for game in _games_with_others(turns) for turn in _turns(game)]
    return [
        {
            "events": [event_part(event) for event in events],
            "lines": {language: _lines(log, events) for language, log in logs},
        }
        for events in _telling(turns)
    ]


def text() -> str:
    """The file, a case in each line."""
    lines = (json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases())
    head = json.dumps(NAMES)
    return f'{{"names":{head},"turns":[\n' + ",\n".join(lines) + "\n]}\n"


def _games() -> Iterator[Game]:
    for number in GAMES:
        yield finished(number, watch=True)
    game = new_game("First Game", 2, "log", watch=True)
    for words in ("done", "done"):
        game.answer(words)
    game.undo()
    yield game
    game.undo()
    yield game
    game = new_game("First Game", 2, "log", watch=True)
    game.deal_anew("other cards")
    yield game
    # A purchase is taken back while the next player is already playing, and another one made.
    game = new_game("First Game", 2, "log", watch=True)
    for words in ("all", "copper", "all"):
        game.answer(words)
    game.undo(2)
    game.answer("curse")
    yield game
    # Hardly ever does a card get trashed in a possessed turn by chance.
    game = position(
        {"hand": "possession", "deck": "copper copper copper copper copper"},
        {"hand": "chapel estate", "deck": "silver silver silver silver silver"},
        some="possession",
    )
    for answer in ("possession", "done", "chapel", ["estate"], "done"):
        game.answer(answer)
    yield game
    # Nor does anybody plunder.
    game = position({"hand": "pirate_ship"}, {"deck": "copper silver"}, some="pirate_ship")
    for answer in ("pirate_ship", "plunder", "silver"):
        game.answer(answer)
    yield game


def _games_with_others(turns: list[list[Event]]) -> Iterator[Game]:
    """Games in which the cards are drawn that came up in none of these turns."""
    known = {card for events in turns for event in events for card in event.cards}
    others = [card.id for card in CARDS if card not in known]
    for start in range(0, len(others), HAND_SIZE):
        game = position({"deck": " ".join(others[start : start + HAND_SIZE])}, {})
        game.answer("done")
        yield game


def _turns(game: Game) -> Iterator[list[Event]]:
    """Each turn, by turns as one of the players and as a spectator sees it."""
    for seat in (None, *range(game.player_count)):
        events = game.events(0, seat)
        undone = taken_back(events)
        starts = [
            place
            for place, event in enumerate(events)
            if event.kind == "turn" and event.number not in undone
        ]
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
            yield events[start:end]


def _telling(turns: Iterable[list[Event]]) -> list[list[Event]]:
    """As few and short turns as have everything that happens in any."""
    chosen: list[tuple[list[Event], set[object]]] = []
    known: Counter[object] = Counter()
    for events in sorted(turns, key=len):
        undone = taken_back(events)
        traits = {trait for event in events for trait in _traits(event)}
        traits |= {("undone", event.kind) for event in events if event.number in undone}
        if not traits <= known.keys():
            known.update(traits)
            chosen.append((events, traits))
    needed = []
    for events, traits in reversed(chosen):
        if min(known[trait] for trait in traits) > 1:
            known.subtract(traits)
        else:
            needed.append(events)
    return needed


def _traits(event: Event) -> Iterator[object]:
    hidden, count = None in event.cards, min(len(event.cards), 2)
    yield event.kind, event.origin, event.target, hidden, count, event.other is not None
    yield event.kind, event.depth > 0, min(event.amount, 2)
    yield from event.cards


def _lines(log: Log, events: list[Event]) -> list[str]:
    return [line for line in log.lines(events) if line]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), "utf-8")
    print(f"{FILE}: {FILE.stat().st_size} bytes")
