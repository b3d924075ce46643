# Puzzles: what they are called, what is asked for, and what comes of an answer.

puzzle-title-hand = Win with { $cards } in hand
puzzle-title-money = Win with ${ $coins } in hand
puzzle-title-purchase = What to buy for { $price }
puzzle-title-attack = { $attack } against { $cards }
puzzle-title-attack-gain = { $attack }: what to gain for up to { $price }
puzzle-task-win = Win this turn. You are { $player }. The order of your deck is unknown, so your way must win whatever you draw.
puzzle-task-purchase = Which card do you buy? You are { $player }, and you have { $price } and one buy.
puzzle-task-attack = { $attacker } plays { $attack }. Which answer wins you the most games? You are { $player }.
puzzle-deck = In your deck: { $cards }
puzzle-discard = In your discard pile: { $cards }
puzzle-owned = { $player } owns { $cards }.
puzzle-nothing = nothing
puzzle-solved = Solved!
puzzle-lucky = You have won, but by luck: with other cards on top of the deck you would not have. Try again.
puzzle-missed-turn = The turn is over and you have not won. Try again.
puzzle-missed-purchase = There is a better purchase. Try again.
puzzle-missed-attack = There is a better answer. Try again.
puzzle-shares = { $goal ->
    [best_purchase] Games won after this purchase:
   *[other] Games won after this answer:
}
puzzle-best-share = { $goal ->
    [best_purchase] The best purchase wins { $share }.
   *[other] The best answer wins { $share }.
}
puzzle-how-hard = { $missed ->
    [0] All { $asked } programs that were asked found it, too.
   *[other] { $missed } of the { $asked } programs that were asked missed it.
}
puzzle-shown-turn = No other way wins: all answers of the turn were tried, { $answers } in all.
puzzle-shown-draws = No other way is certain to win: all answers of the turn were tried, { $answers } in all, in { $orders } orders of the cards that may come.
puzzle-shown-lead = It leads every other { $goal ->
    [best_purchase] purchase
   *[other] answer
} by at least { $lead } percentage points, with a confidence of 99.9 %: in up to { $deals } deals for each of { $pairs } pairs of plans that play on.
puzzle-solution = The solution:
puzzle-left = You can try again whenever you like.
puzzle-restarted = From the beginning.
puzzle-no-saving = There is nothing to save in a puzzle.
command-solution = solution
percent = { NUMBER($number, minimumFractionDigits: 1) } %
puzzle-help =
    What you can type:
      a number or the beginning of a name: your answer
      undo: begin this try again
      show: the table once more
      solution: see the solution
      help CARD: what a card does
      quit: leave

puzzle-column-puzzle = Puzzle
puzzle-column-difficulty = Difficulty
puzzle-column-about = What it is about
puzzle-column-sets = Sets
puzzles-solved = Solved: { $solved } of { $count }
puzzles-hint = { $command } begins the easiest one that is left; add its name to choose another.
puzzle-making = Looking for puzzles, seed { $seed }; Ctrl+C ends the search and keeps what was found.
puzzle-progress = { $kingdoms ->
    [one] one kingdom
   *[other] { $kingdoms } kingdoms
}, { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-made = { $count ->
    [0] No puzzle was found.
    [one] One puzzle is in { $folder }.
   *[other] { $count } puzzles are in { $folder }.
}
