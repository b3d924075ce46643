"""Puzzles: positions with a goal and one solution, which is shown and not only believed.

- `puzzle`: what a puzzle is, and those that come with the package
- `attempt`: a try to solve one; `solved`: which ones were solved; `telling`: puzzles in words
- `making`: finding puzzles in games between bots (`sources`), of the kinds `winning` (proved by
  `proof`), `purchases` and `attacks` (both `leading`: `comparing` shows it of all `ways` to
  answer), rated by `judges`, written down by `writing`
"""

from throneroom.puzzles.attempt import Attempt as Attempt
from throneroom.puzzles.attempt import AttemptResult as AttemptResult
from throneroom.puzzles.attempt import Verdict as Verdict
from throneroom.puzzles.puzzle import Goal as Goal
from throneroom.puzzles.puzzle import Puzzle as Puzzle
from throneroom.puzzles.puzzle import puzzle_called as puzzle_called
from throneroom.puzzles.puzzle import puzzle_of as puzzle_of
from throneroom.puzzles.puzzle import puzzles as puzzles
from throneroom.puzzles.solved import note_solved as note_solved
from throneroom.puzzles.solved import solved as solved
