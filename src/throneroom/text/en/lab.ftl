# The strategy lab: the commands and what they take, then results in the terminal and in reports.

cli-lab = test strategies over thousands of games
cli-lab-compare = let plans play against each other and see which one wins how often
cli-lab-compare-plan = the name of a plan in the library, a file, the plan itself, a level ({ $known }), or a bot in a Python file, FILE.py:CLASS
cli-lab-compare-kingdom = a recommended kingdom, ten card names, or random (the default: the cards of the plans, and others by chance)
cli-lab-compare-players = how many players (the default: as many as there are plans)
cli-lab-compare-games = how many games (the default: 10,000, or 100 with a level that looks ahead; with --until, at most 100,000)
cli-lab-compare-seed = any text; the same seed gives the same numbers
cli-lab-compare-think = how many seconds a level that looks ahead thinks about a question (the default: 0.1)
cli-lab-compare-rollouts = how many imagined games it tries instead, which makes it repeatable
cli-lab-compare-jobs = how many processes (the default: one for each core)
cli-lab-compare-ray = play on the Ray cluster at this address; local starts one here
cli-lab-compare-until = stop when it is decided which plan is best, with this probability of an error, such as 1%%
cli-lab-compare-profile = the rules: { $known } (the default: the first)
cli-lab-compare-json = show one JSON object and nothing else
cli-lab-compare-html = write a report with plots to this file
cli-lab-compare-csv = write the figures to this file, separated by commas
cli-lab-compare-parquet = write the figures to this Parquet file

cli-lab-tournament = let each plan play against each and see their ratings
cli-lab-tournament-plan = as in compare; without any, all plans in the library that fit the kingdom
cli-lab-tournament-kingdom = { cli-lab-compare-kingdom }
cli-lab-tournament-games = how many games for each pair (the default: 1,000)
cli-lab-tournament-seed = { cli-lab-compare-seed }
cli-lab-tournament-think = { cli-lab-compare-think }
cli-lab-tournament-rollouts = { cli-lab-compare-rollouts }
cli-lab-tournament-jobs = { cli-lab-compare-jobs }
cli-lab-tournament-ray = { cli-lab-compare-ray }
cli-lab-tournament-profile = { cli-lab-compare-profile }
cli-lab-tournament-json = { cli-lab-compare-json }
cli-lab-tournament-html = { cli-lab-compare-html }
cli-lab-tournament-csv = { cli-lab-compare-csv }
cli-lab-tournament-parquet = { cli-lab-compare-parquet }
cli-lab-opening = find the best first two buys of a plan, for $5 and $2 and for $4 and $3
cli-lab-opening-plan = { cli-lab-compare-plan }
cli-lab-opening-against = who plays against it (the default: the same plan)
cli-lab-opening-cards = the cards to try, separated by commas (the default: those of the kingdom, or of the plan if no kingdom is given)
cli-lab-opening-kingdom = { cli-lab-compare-kingdom }
cli-lab-opening-games = how many games for each opening (the default: 1,000)
cli-lab-opening-seed = { cli-lab-compare-seed }
cli-lab-opening-think = { cli-lab-compare-think }
cli-lab-opening-rollouts = { cli-lab-compare-rollouts }
cli-lab-opening-jobs = { cli-lab-compare-jobs }
cli-lab-opening-ray = { cli-lab-compare-ray }
cli-lab-opening-profile = { cli-lab-compare-profile }
cli-lab-opening-json = { cli-lab-compare-json }
cli-lab-opening-html = { cli-lab-compare-html }
cli-lab-opening-csv = { cli-lab-compare-csv }
cli-lab-opening-parquet = { cli-lab-compare-parquet }
cli-lab-find = search for strong plans for a kingdom
cli-lab-find-kingdom = a recommended kingdom, ten card names, or random
cli-lab-find-seconds = for how many seconds to search (the default: { $known }); the figures at the end take some more
cli-lab-find-players = for how many players (the default: 2)
cli-lab-find-seed = any text, which decides about chance and what random draws; how far a search gets depends on the machine, so its numbers can differ all the same
cli-lab-find-plans = write each plan to a file in this folder
cli-lab-find-jobs = { cli-lab-compare-jobs }
cli-lab-find-ray = { cli-lab-compare-ray }
cli-lab-find-profile = { cli-lab-compare-profile }
cli-lab-find-json = { cli-lab-compare-json }
cli-lab-find-html = { cli-lab-compare-html }
cli-lab-find-csv = { cli-lab-compare-csv }
cli-lab-find-parquet = { cli-lab-compare-parquet }
cli-lab-from = play a recorded game on from one of its moments, again and again, and see who wins how often
cli-lab-from-record = a file, or the one-line form
cli-lab-from-plan = who plays, by seat; one plays all seats (the default: the level plan)
cli-lab-from-turn = where this turn begins, counting the turns of all players (the default: the first)
cli-lab-from-after = after this many answers
cli-lab-from-answer = an answer to try there, as records have it; repeat it to compare several on the same deals
cli-lab-from-games = how many games, with each answer (the default: 1,000)
cli-lab-from-think = { cli-lab-compare-think }
cli-lab-from-rollouts = { cli-lab-compare-rollouts }
cli-lab-from-seed = { cli-lab-compare-seed }
cli-lab-from-jobs = { cli-lab-compare-jobs }
cli-lab-from-ray = { cli-lab-compare-ray }
cli-lab-from-json = { cli-lab-compare-json }
cli-lab-from-html = { cli-lab-compare-html }
cli-lab-from-csv = { cli-lab-compare-csv }
cli-lab-from-parquet = { cli-lab-compare-parquet }
cli-lab-sample = show one game of a comparison, move by move
cli-lab-sample-plan = { cli-lab-compare-plan }
cli-lab-sample-kingdom = { cli-lab-compare-kingdom }
cli-lab-sample-players = { cli-lab-compare-players }
cli-lab-sample-seed = the seed of the comparison
cli-lab-sample-think = { cli-lab-compare-think }
cli-lab-sample-rollouts = { cli-lab-compare-rollouts }
cli-lab-sample-game = which of its games, counted from 1 (the default: 1)
cli-lab-sample-profile = { cli-lab-compare-profile }

cli-value-plan = PLAN
cli-value-percent = PERCENT
cli-value-address = ADDRESS
cli-value-cards = CARD,CARD
cli-value-file = FILE

error-two-plans = a comparison needs at least two plans
error-too-many-plans = { $plans } plans do not fit at a table of { $players }; 'throneroom lab tournament' lets them meet in pairs
error-plan-card-missing = the plan '{ $plan }' needs { $cards }, which the kingdom does not have
error-plans-need = together the plans need { $count } kingdom cards, and a kingdom has { $size }
error-no-game = there is no game { $number }: they count from 1
error-no-games = { $games } games are not enough to learn anything
error-no-jobs = { $jobs } processes cannot play anything
error-no-thought = a bot cannot think about a question for { $seconds } seconds
error-no-rollouts = a bot cannot try { $rollouts } imagined games
error-no-seconds = a search cannot take { $seconds } seconds
error-until = '{ $share }' is not a probability of an error; 1% or 0.01 would be
error-worker-died = a process that played games was killed; perhaps there was not enough memory
error-no-cluster = there is no Ray cluster at { $address }: { $reason }
error-extra-missing = this needs more packages: pip install 'throneroom[{ $extra }]'
error-no-folder = there is no such folder
error-python-line = line { $line }: { $reason }
error-file-no-bot = it defines no bot, that is, no class that inherits from throneroom.Bot
error-file-many-bots = it defines several bots, so name one of them as in { $file }:CLASS: { $bots }
error-bot-failed = the bot { $bot } failed in { $file }, line { $line }: { $reason }

# Numbers

lab-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-count = { NUMBER($count) }
lab-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-rating = { NUMBER($points, maximumFractionDigits: 0) }
lab-error = ± { NUMBER($points, maximumFractionDigits: 0) }
lab-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# In the terminal

lab-running = { $plan }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } after { NUMBER($games) } games
lab-from = From turn { $turn } of { $player }
lab-head-player = Player
lab-head-answer = Answer
lab-answer-none = none
lab-note-tried = How often { $player } wins after each answer, on the same deals.
lab-head-place = No.
lab-head-plan = Plan
lab-head-rate = Win rate
lab-head-interval = 95% interval
lab-head-wins = Won
lab-head-ties = Shared
lab-head-losses = Lost
lab-head-points = Points
lab-head-turns = Turns
lab-head-rating = Rating
lab-head-error = 95%
lab-head-opening = First two buys
lab-head-behind = Behind
lab-leader = { $plan } leads after { NUMBER($games) } games
lab-games = { NUMBER($games) } games
lab-split = With ${ $coins } and ${ $rest }
lab-nothing = nothing
lab-own-opening = as the plan decides
lab-own-kingdoms = one for each pair, around the cards of its plans
lab-plays = { $plan } plays { $choice }.
lab-about-choice = Plays
lab-about-coins = Coins
lab-about-bought = Bought
lab-seat = { $seat ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
   *[6] Sixth player
}
lab-seat-rate = { $rate } ({ $bounds })
lab-note-hundred = How many of 100 games the plan of the row wins against the plan of the column. After ~ no difference is certain.
lab-best-shown = These are the best { $shown } of { $count } plans; --json has the results of all.
lab-interrupted = Interrupted; this is what was known by then.

# What came of it

lab-ahead = { $plan } is better: out of 100 games it wins { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } more than { $other }.
lab-even = No certain difference between { $plan } and { $other }.
lab-opening-ahead = { $plan } is better: out of 100 games it wins { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } more than { $other }.
lab-decided = { $plan } is the best plan, with a probability of an error of at most { NUMBER($error, style: "percent", maximumFractionDigits: 3) }.
lab-undecided = It is not decided which plan is best, if an error may have a probability of { NUMBER($error, style: "percent", maximumFractionDigits: 3) }.
lab-lengths = Games took { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average, eight in ten of them { $short } to { $long }.
lab-endings = Endings: { $endings }.
lab-ended-provinces = last Province { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-colonies = last Colony { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-piles = empty piles { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-turn-limit = turn limit { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-coins = (at most { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }, in turn { $turn })
lab-scale = Coins are the averages before the first purchase of each turn; for all plans { $lowest } is { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { $highest } is { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-bought-card = { $card } { NUMBER($often, minimumFractionDigits: 1, maximumFractionDigits: 1) } (turn { NUMBER($turn, maximumFractionDigits: 0) })
lab-speed = { NUMBER($games) } games in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } a second.

# The report

lab-versus = { $plan } against { $other }
lab-plans = { $count } plans at one table
lab-played = { NUMBER($games) } games for { $players } players: { NUMBER($deals) } deals, each played from all seats.
lab-title-rates = Who wins
lab-note-rates = Strong colour is victories, pale colour shared ones, which count in parts. The dotted line is where equal plans would be.
lab-note-interval = The short line around the dot is the 95% interval.
lab-note-any-time = The short line around the dot is a 95% interval that holds whenever one stops.
lab-title-coins = Coins, turn by turn
lab-title-points = Points, turn by turn
lab-note-bands = Coins are those before the first purchase. The line is the mean; the bands hold the middle half and eight in ten of the games.
lab-note-band = Coins are those before the first purchase. The line is the mean; the band holds the middle half of the games.
lab-note-watched = For this { NUMBER($games) } games were watched; turns are shown as long as a quarter of the games had them.
lab-title-gains = What was gained when
lab-note-gains = Each column is a turn, and stronger colour means more often. On the right stands how many of the card were gained in a game.
lab-title-lengths = How long games took
lab-title-endings = How games ended
lab-title-plans = The plans
lab-repeat = This gives the same numbers again:
lab-play-again = This plays the same again, with slightly different numbers, since master thinks by the clock (not with --rollouts):
lab-plot-rates = Share of games won by each plan
lab-plot-lengths = Distribution of the number of rounds
lab-plot-gains = Cards gained by turn
lab-rounds = { $rounds } rounds: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-gained = { $card }, turn { $turn }: { NUMBER($often, minimumFractionDigits: 2, maximumFractionDigits: 2) } per game
lab-tournament = Tournament of { $count } plans
lab-best = { $plan } has the highest rating.
lab-played-pairs = { NUMBER($games) } games, up to { NUMBER($each) } for each pair.
lab-title-ratings = Ratings
lab-note-ratings = 0 is the mean of all. 400 points more are odds of ten to one. The line is the 95% interval.
lab-title-meetings = Who beats whom
lab-note-meetings = How often the plan of the row wins against the plan of the column; a shared victory is half of one.
lab-note-many = With { $players } players, all others play the same plan, and shares are told as against one opponent: 50% is as good as each of them.
lab-cycles = { $count ->
    [one] Beware: these plans beat each other in a circle, so ratings alone do not tell who beats whom.
   *[other] Beware: some plans beat each other in circles, so ratings alone do not tell who beats whom.
}
lab-cycle-step = { $plan } beats { $other } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-cycles-more = and { $count } more
lab-openings = The first two buys of { $plan } against { $other }
lab-openings-mirror = The first two buys of { $plan } against itself
lab-played-openings = { NUMBER($games) } games, on the same deals for every opening of a split.
lab-note-behind = Behind is how many more of 100 games the best opening wins on the same deals, with its 95% interval.
lab-note-openings = The dotted line is half of all games; the line around a dot is the 95% interval.

cli-lab-plans = the library of plans
cli-lab-plans-plan = show this plan; without it all are listed
library-line = { $name }: { $title }
lab-found = Plans for { $cards }
lab-found-lead = How often to play each plan is worked out on the assumption that two in five opponents play the library’s best plan, and that the others know yours.
lab-found-plan = Plan { $number }: { NUMBER($weight, style: "percent", maximumFractionDigits: 0) } of the games, wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } against the library’s best
lab-found-other = Plan { $number }: among the next best, wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } against the library’s best
lab-found-first = The first player wins { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the games between the plans of the mixture.
lab-found-name = Plan { $number }
lab-found-library = Library’s best
lab-found-buys = ${ $coins }/${ $rest }: { $cards }
lab-found-worth = { $card } { NUMBER($lost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-found-so-far = best so far { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $plan }
lab-search-ending = Ending after this round and a last look at the plans; Ctrl+C once more ends the search at once.
lab-search-dropped = Interrupted at once: only what the search had kept before is left.
lab-about-opening = Opening
lab-about-worth = Worth
lab-note-worth = The worth of a card is the share of games that the plan loses without it; up to three points either way may be chance. The opening is what it usually buys in its first two turns, for each way in which its seven coins can be split between them.
lab-search-again = This searches on from what was found:
lab-kept = Kept in { $file }; the next search for this kingdom goes on from there.
lab-kept-before = Not kept: what is in { $file } was found by a longer search, of { NUMBER($seconds, maximumFractionDigits: 0) } s, and stays.
