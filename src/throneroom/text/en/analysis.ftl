# What decided a game, in the terminal and in the browser.

analysis-mistake = Turn { $turn }: { $player } { $choice }. That cost { $lost } ± { $error } %.
analysis-choice = { $kind ->
    [buy] bought { $given } instead of { $other }
    [gain] gained { $given } instead of { $other }
    [play_action] played { $given } instead of { $other }
    [play_treasure] played { $given } instead of { $other }
    [play_again] played { $given } twice instead of { $other }
    [discard] discarded { $given } instead of { $other }
    [trash] trashed { $given } instead of { $other }
    [put_on_deck] put { $given } on the deck instead of { $other }
    [show] showed { $given } instead of { $other }
    [pass] passed { $given } on instead of { $other }
    [name] named { $given } instead of { $other }
    [order] chose the order { $given } instead of { $other }
    [spend] spent { $given } coin tokens instead of { $other }
    [overpay] overpaid by { $given } instead of { $other }
   *[other] chose “{ $given }” instead of “{ $other }”
}
analysis-choice-with = { $choice } ({ $source })
analysis-luck = Turn { $turn }: the cards { $luck ->
    [good] gave
   *[bad] cost
} { $player } { $share } ± { $error } %.
analysis-nothing = nothing
analysis-several = { $count } { $name }

# The command.
analysis-chance = { $player }’s chance to win
analysis-turning-points = What decided it
analysis-no-turning-points = Nothing stands out: no single choice, and no single draw, decided this game.
analysis-head-player = player
analysis-head-mistakes = mistakes
analysis-head-cost = cost
analysis-head-luck = luck
analysis-every-mistake = Every mistake
analysis-about = A mistake is an answer that another one beats by more than chance explains, judged by what its player knew. Luck is what mistakes do not explain.
analysis-working = looking at turn { $turn }
analysis-judged = { $count ->
    [one] 1 choice judged
   *[other] { $count } choices judged
}, { $mistakes ->
    [0] no mistake so far
    [one] 1 mistake so far
   *[other] { $mistakes } mistakes so far
}
analysis-interrupted = Interrupted: what follows is what was known by then.

# Hints, in the terminal and in the browser.
hint-only = Hint: { $answer }; nothing else is worth a try.
hint-unclear = Hint: { $answer } or { $other }; no difference shows. Either way you win about { $chance } % of the time.
hint-clear = Hint: { $answer }. You win { $chance } % of the time, { $lead } ± { $error } % more than with “{ $other }”.{ $why }
hint-reason-ends-soon = The game ends soon: points count now.
hint-reason-needs-action = Your other Actions need one.
hint-reason-many-terminals = You have enough Actions that give no further Action.
hint-reason-trashes = It rids your deck of weak cards while it is small.
hint-reason-draws = It lets you see more cards.
hint-reason-money = You need money more.
