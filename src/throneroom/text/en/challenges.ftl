# The browser's pages with something to solve or to compete in.

page-puzzles = Puzzles
page-puzzles-nav = find the one right move
page-puzzles-about = Positions from games, each with exactly one solution. How hard they are is measured by how many programs miss them.
page-puzzles-solved = Solved: { $solved } of { $count }
page-puzzles-next = Next unsolved puzzle
page-puzzles-finished = You have solved all of these.
page-puzzles-all = All puzzles
page-puzzles-kind = What to do
page-puzzles-kind-any = All
page-puzzles-kind-win_this_turn = Win this turn
page-puzzles-kind-best_purchase = The best purchase
page-puzzles-sets = Only kingdoms with cards of
page-puzzles-none = No puzzle has cards of all these sets. Choose fewer of them.
page-puzzle-done = Solved
page-puzzle-stars = Difficulty: { $stars } of 5
page-puzzle-solution = Show the solution
page-puzzle-solution-title = The solution
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-puzzle-take-back = Take back the last answer
page-puzzle-shares = Games won after this purchase
page-puzzle-share = { NUMBER($share, minimumFractionDigits: 1) } %
page-puzzle-best = The best purchase wins { NUMBER($share, minimumFractionDigits: 1) } %.
page-puzzle-goes-on = The game has not ended: there are Provinces left, and fewer than three piles are empty.
page-puzzle-nothing = Nothing
page-puzzle-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
