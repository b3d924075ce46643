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
page-puzzles-kind-survive_attack = Survive the attack
page-puzzles-sets = Only kingdoms with cards of
page-puzzles-none = No puzzle has cards of all these sets. Choose fewer of them.
page-puzzle-done = Solved
page-puzzle-stars = Difficulty: { $stars } of 5
page-puzzle-solution = Show the solution
page-puzzle-solution-title = The solution
page-puzzle-next = Next puzzle
page-puzzle-again = Try again
page-puzzle-take-back = Take back the last answer
page-puzzle-shares = { $goal ->
    [best_purchase] Games won after this purchase
   *[other] Games won after this answer
}
page-puzzle-share = { NUMBER($share, minimumFractionDigits: 1) } %
page-puzzle-best = { $goal ->
    [best_purchase] The best purchase wins { NUMBER($share, minimumFractionDigits: 1) } %.
   *[other] The best answer wins { NUMBER($share, minimumFractionDigits: 1) } %.
}
page-puzzle-goes-on = The game has not ended: there are Provinces left, and fewer than three piles are empty.
page-puzzle-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

page-today = Kingdom of the day
page-today-nav = the same cards for everybody, and one try
page-today-about = Everybody is dealt the same cards against the same opponent, and has one try that counts.
page-today-opponent = Your opponent
page-today-terms = There is no undo, and nobody can watch. A game that is not finished by { $time } counts as resigned.
page-today-play = Play your try
page-today-on = Go on playing
page-today-look = Look at your game
page-today-results-of = To the results of the day
page-today-own = Your result
page-today-line = Throneroom, { $date }: { $result }
page-today-result = { $outcome ->
    [won] won by { $points } in { $turns }
    [level] won with equal points in { $turns }
    [lost] lost by { $points } in { $turns }
    [behind] lost with equal points in { $turns }
   *[resigned] resigned
}
page-today-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-today-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
page-today-results = Results
page-today-nobody = Nobody has finished yet. Be the first.
page-today-place = Place
page-today-name = Name
page-today-how = Result
page-today-lead = Lead
page-today-number = Turns
page-today-won = won
page-today-lost = lost
page-today-resigned = resigned
page-today-more = { $players } players have finished.
page-today-commitment = The deal is settled, and no player can know it in advance: it comes from a secret whose hash is shown here today, and which is disclosed tomorrow.
page-today-hash = Hash of the secret
page-today-yesterday = Yesterday: { $date }
page-today-best = The best game, with its analysis
page-today-yours = Your game
page-today-unplayed = Nobody has finished a game.
page-today-disclosed = Where the cards came from
page-today-check = The secret has the hash that was shown yesterday, and every deal of that day comes from it. Download the record of a game (“Record” above its replay) and check it with:
page-today-secret = Secret
