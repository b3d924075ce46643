# Strategies in the browser: what is strong in a kingdom, and the lab.

# What is strong in a kingdom.

page-strong = What is strong here
page-strong-here = What is strong here?
page-strong-about = Plans that the program has found for these cards, and what makes them strong.
page-strong-look = Look at this kingdom
page-strong-play = Play here
page-strong-lab = Try plans of your own
page-strong-players = Players
page-strong-unknown = Nobody has thought about this kingdom yet. The program plays several hundred thousand games against itself, which takes about two minutes.
page-strong-begin = Think about this kingdom
page-strong-thinking = Thinking about this kingdom. That takes about two minutes, and longer when much is going on.
page-strong-progress = Progress
page-strong-soon = It begins as soon as the server has time for it.
page-strong-stay = What is found appears here. You can also come back later: it is kept.
page-strong-failed = Thinking about this kingdom has failed. The server’s log tells why; it is tried again when the server has been restarted.
page-strong-rounds = When these plans meet, games take { NUMBER($mean, maximumFractionDigits: 0) } rounds on average, eight in ten of them { $short } to { $long }.
page-strong-first = The first player wins { $share } of them; if beginning did not matter, it would be { $even }.
page-strong-plan = Plan { $number }
page-strong-library = The library’s best
page-strong-weight = Play it in { $share } of your games.
page-strong-always = Play it in every game; you need no other beside it.
page-strong-next = Among the next best; not needed beside the others.
page-strong-against = It wins { $share } against the library’s best plan.
page-strong-rules = The rules of { $plan }
page-strong-opening = First two turns
page-strong-split = ${ $first }, then ${ $second }
page-strong-nothing = nothing
page-strong-worth = What its cards are worth
page-strong-change = Change it in the lab
page-strong-about-plans = Of the rules, the first whose card can be paid for and is wanted counts; “at most 2” means that it is wanted while you own fewer. The worth of a card is the share of games that the plan loses without it; up to three points either way may be chance. How often to play each plan is worked out on the assumption that two in five opponents play the library’s best plan, and that the others know yours.
page-strong-meetings = Who beats whom
page-strong-about-meetings = How many of its games each plan wins against the one above the column. The library is what the program knows beforehand.
page-strong-about-many = With { $players } players, all others play the same plan, and shares are told as against one opponent: 50% is as good as each of them.
page-strong-lengths = Rounds until the end
page-strong-length = { $rounds } rounds: { $share }

# Rules of plans in words.

page-rule-limit = at most { $count }
page-rule-if = if { $condition }
page-rule-gain = Gain
page-rule-play = Play first
page-rule-twice = Play twice
page-rule-trash = Trash
page-rule-discard = Discard first
page-rule-keep = Keep
page-rule-choose = { $card }: choose { $what }
page-rule-overpay = { $card }: overpay { $what }
page-rule-overpay-all = { $card }: overpay all that is left
page-rule-name = { $card }: name { $what }

# What conditions ask, as in “if … > 3”.

page-fact-and = and
page-fact-or = or
page-fact-not = not
page-fact-count = { $card } owned
page-fact-supply = { $card } left
page-fact-cost = price of { $card }
page-fact-hand = { $card } in hand
page-fact-in_play = { $card } in play
page-fact-opponents = { $card } of the others
page-fact-gained = { $card } gained this turn
page-fact-money = coins in the whole deck
page-fact-treasures = own Treasures
page-fact-provinces = Provinces left
page-fact-empty_piles = empty piles
page-fact-turn = turn
page-fact-points = own points
page-fact-lead = lead in points
page-fact-gains_to_end = gains until the end
page-fact-actions = own Actions
page-fact-victories = own Victory cards
page-fact-cards = own cards
page-fact-terminals = own terminal Actions
page-fact-opponent_points = points of the best other
page-fact-smallest_pile = cards of the smallest pile
page-fact-players = players
page-fact-coins = coins this turn
page-fact-buys = Buys this turn
page-fact-actions_left = Actions this turn
page-fact-potions = Potions this turn
page-fact-tokens = coin tokens
page-fact-deck_size = cards of the draw pile
page-fact-discard_size = cards of the discard pile

# The lab.

page-lab = The lab
page-lab-about = Write plans, let them play thousands of games, and see which is better and why.
page-lab-short = compare plans of your own
page-lab-plans = Who plays
page-lab-player = Who plays as { $plan }
page-lab-own = a plan of your own
page-lab-levels = Levels
page-lab-library = Plans of the library
page-lab-level-about = A bot of this level. Where it needs plans for the kingdom, the server first thinks about it for two minutes.
page-lab-change = Write on from this plan
page-lab-remove = Leave out { $plan }
page-lab-add = One more plan
page-lab-example-0 = Province; Gold; Silver
page-lab-example-1 = Province; Gold; Smithy up to 1; Silver
page-lab-hint = One rule in each line: a card, perhaps “up to 2”, perhaps “if money > 8”. The first that fits counts. Arrow keys choose from the suggestions, Enter takes one.
page-lab-completions = Suggestions
page-lab-line = Line { $line }:
page-lab-games = Games
page-lab-compare = Compare
page-lab-running = Playing …
page-lab-waiting = Other work comes first, or the kingdom is being thought about for expert or master. You can come back to this address later.
page-lab-done = Result
page-lab-stopped = Not finished
page-lab-again = This comparison did not come to its end. Compare again to see its result.
page-lab-between = { $low } to { $high }
page-lab-report = The whole report
page-lab-edit = Change the plans
page-lab-share = Copy link
page-lab-link = Link to this comparison
