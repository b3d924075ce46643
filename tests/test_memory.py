"""Compiled objects are freed safely, wherever they are referred to from."""

import subprocess
import sys

NESTED = """
from throneroom import new_game

for depth in range(30, 70):
    game = new_game("First Game", seed="nested")
    game.answer("all")
    position = game.position()
    # Freed one within the other, deeper than Python lets deallocations nest.
    held = [position.players[0].hand, position.players[0], position, game.answers]
    del position, game
    for _ in range(depth):
        held = [held]
    del held
print("freed")
"""


def test_what_is_freed_deep_inside_something_else_leaves_memory_intact() -> None:
    """Python checks its memory, and aborts where something was written beside an object."""
    done = subprocess.run(
        [sys.executable, "-c", NESTED],
        env={"PYTHONMALLOC": "debug", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "freed\n", done.stderr[-2000:]
