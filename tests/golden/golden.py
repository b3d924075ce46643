"""Whole games kept as they once were played, and counts of everything that can happen.

python tests/golden/golden.py            writes logs and counts anew, after a deliberate change
python tests/golden/golden.py records    plays the games anew, too: only if these cannot be read
"""

import re
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import played, to_the_end, words_for

from throneroom import Game, Record, new_game, read_record
from throneroom.kingdoms import RECOMMENDED
from throneroom.text.log import Log
from throneroom.text.words import Words

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Ben", "Carl", "Dora"]

PERFT = (
    # kingdom, players, seed, random answers before, depth
    ("First Game", 2, "perft", 0, 7),
    ("First Game", 2, "perft", 60, 5),
    ("Big Money", 2, "perft", 90, 5),
    ("Interaction", 3, "perft", 120, 5),
    ("Size Distortion", 2, "perft", 150, 4),
    ("Village Square", 2, "perft", 150, 5),
    ("Servants", 2, "perft", 200, 4),
    ("Pools, Tools, and Fools", 3, "perft", 200, 4),
    ("The Spice of Life", 2, "perft", 200, 4),
    ("Small Victories", 2, "perft", 200, 4),
    ("Arts and Crafts", 2, "perft", 150, 4),
    ("Tricks of the Trade", 3, "perft", 200, 4),
)


def records() -> Iterator[tuple[str, str]]:
    """Games of all recommended kingdoms, played anew at random: file names and texts."""
    for number, kingdom in enumerate(RECOMMENDED):
        english = kingdom.name("en")
        for players in (2, 3, 4) if number < 5 else (2 + number % 3,):
            name = f"{re.sub('[^a-z]+', '_', english.lower())}_{players}"
            game = new_game(english, players, f"golden {number}", turn_limit=60)
            yield name, Record.of(to_the_end(number, game), NAMES[:players]).text()


def log(record: Record) -> str:
    """What happened in a recorded game, in words."""
    events = record.game(watch=True).events()
    return "\n".join(Log(Words(), record.names).lines(events)) + "\n"


def perft(kingdom: str, players: int, seed: str, before: int, depth: int) -> int:
    """How many different courses the next answers can take, up to a depth."""
    game = new_game(kingdom, players, seed)
    for _ in played(1, game, before):
        pass
    return courses(game, depth)


def courses(game: Game, depth: int) -> int:
    """The number of different sequences of answers."""
    decision = game.decision
    if depth == 0 or decision is None:
        return 1
    if decision.several:
        selections: set[tuple[str, ...]] = set()
        for count in range(decision.least, decision.most + 1):
            chosen = permutations(decision.candidates, count)
            selections |= {tuple(sorted(words)) for words in chosen}
        answers: list[object] = list(selections)
    else:
        answers = list(words_for(game, decision))
    total = 0
    for answer in answers:
        copy = game.copy()
        copy.answer(answer)
        total += courses(copy, depth - 1)
    return total


def perft_lines(first: int = 0) -> Iterator[str]:
    """One line per count, from one of them on."""
    for kingdom, players, seed, before, depth in PERFT[first:]:
        count = perft(kingdom, players, seed, before, depth)
        yield f"{kingdom}, {players} players, after {before} answers, depth {depth}: {count}"


def main() -> None:
    """Write the files."""
    if "records" in sys.argv:
        for name, text in records():
            (FOLDER / f"{name}.record").write_text(text, encoding="utf-8")
    for file in FOLDER.glob("*.record"):
        text = log(read_record(file.read_text(encoding="utf-8")))
        file.with_suffix(".log").write_text(text, encoding="utf-8")
    (FOLDER / "perft.txt").write_text("\n".join(perft_lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
