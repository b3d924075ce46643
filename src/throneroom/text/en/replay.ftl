# Finished games, replays and the end of a game, in the browser.

replay-games = Games
replay-games-about = What was played here, move by move.
replay-player = Player
replay-player-any = anybody
replay-card = Card
replay-card-any = any card
replay-kingdom = Kingdom
replay-kingdom-any = any kingdom
replay-kingdom-own = { $first }, { $second } and { $count } more
replay-mine = Only mine
replay-clear = Show all
replay-none = No games yet
replay-none-about = Every finished game can be found and looked at here, answer by answer, from every seat.
replay-none-found = No such game
replay-none-found-about = Nothing was played that fits. Try it with fewer wishes.
replay-found = { $count ->
    [one] 1 game
   *[other] { $count } games
}
replay-play = Play one
replay-more = Older games
replay-loading = Looking …
replay-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
replay-turns-all = { $count ->
    [one] 1 turn in all
   *[other] { $count } turns in all
}
replay-you = you
replay-bot = Bot
replay-resigned = resigned
replay-place = { $place }.
replay-private = private
replay-rated = rated

# The viewer.

replay-table = Table
replay-controls = Replay
replay-turn-back = Turn back
replay-back = One answer back
replay-forward = One answer forward
replay-turn-forward = Next turn
replay-start = Play
replay-pause = Pause
replay-speed = Speed
replay-step = { $step } / { $steps }
replay-seen-by = View
replay-seen-by-all = all hands open
replay-open = open
replay-link = Link
replay-link-long = Copy a link to this moment
replay-link-copied = Link copied
replay-link-failed = The address of this page leads to this moment.
replay-result = Result
replay-record = Record
replay-result-long = How the game ended
replay-hints = Hints were allowed.
replay-analysis = Analysis
replay-analysis-long = What decided the game
replay-analysis-about = Every choice is compared with the best other one, by what its player knew: what it cost, and what was luck. It takes about a minute, and everyone who opens this replay sees the result.
replay-analysis-begin = Analyse this game
replay-analysis-running = Looking at every choice …
replay-analysis-chance = Chance to win in %
replay-analysis-share = { $share } %
replay-analysis-better = Better: { $other }. This cost { $lost } ± { $error } %.
replay-hand-empty = no cards
replay-asked = { $player } is asked
replay-decides = { $player } decides.
replay-answer = Answer
replay-answer-none = none
replay-over = The game is over.
replay-missing = This game cannot be shown
replay-to-games = All games

# Checking the deal.

replay-verify = Record and deal
replay-verify-about = Nobody could arrange the deal. Before anybody sat down the server told the commitment, the hash of a secret; everybody added a value; the seed of all shuffles is the hash of the secret and the values. With the record everybody can check that.
replay-verify-how = Download the record, and let it be checked on your own machine:
replay-commitment = Commitment
replay-secret = Secret
replay-values = Values
replay-value-none = (none)
replay-seed = Seed
replay-generator = Generator
replay-download = Download the record

# The end of a game.

replay-end-rest = The other cards
replay-end-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
replay-end-no-points = No card that counts.
replay-look = Look at the replay

# The graph.

replay-graph = How it went
replay-graph-points-long = Points after each turn
replay-graph-money-long = Money on all Treasures after each turn
replay-graph-turn = Turn
replay-graph-start = Beginning
replay-graph-look = look at { $turn }
replay-lead-own = { $player } took the lead in turn { $turn } and kept it.
replay-lead-other = { $player } took the lead in turn { $turn } of { $other } and kept it.
replay-lead-extra = { $player } took the lead in an extra turn and kept it.
replay-tie-turns = The points are level; { $player } wins with fewer turns.
replay-tie-shared = { $players } are level in points and turns.
replay-graph-missing = The graph could not be loaded.

# Playing on from a moment.

branch-play-on = Play on from here
branch-about = The game stays as it is; what you play is a game of its own, with its own link.
branch-seat = Your seat
branch-instead = Instead of { $player }
branch-cards = Cards
branch-anew = Dealt anew
branch-anew-about = What the player to move cannot see is dealt anew, so the replay does not tell what comes.
branch-same = As they were
branch-same-about = All cards come as they did, as long as the same decks are shuffled: what if you had played differently?
branch-go = Play
branch-origin = Continued from turn { $turn } of { $players }
branch-origin-extra = Continued from an extra turn of { $players }
branch-count = { $count ->
    [one] Played on once
   *[other] Played on { $count } times
}
branch-list = Played on from this game
branch-from = from turn { $turn } of { $player }
branch-from-extra = from an extra turn of { $player }
branch-look = Replay
branch-to-table = To the table
branch-to-origin = The game before
branch-room-anew = A finished game is played on here; hidden cards are dealt anew.
branch-room-same = A finished game is played on here with the same cards: its replay tells what comes.
branch-beside = Side by side
branch-beside-about = Two games that begin alike, at the end of the same turn. What a player has more of than in the other game is marked.
branch-original = The game
branch-variation = Played on
branch-more = more than in the other game:

# A game from elsewhere.

paste-title = Analyse a game from elsewhere
paste-about = Paste the record of a finished game, as Throneroom writes it, or choose its file. It is kept as a game of yours: only you find it here, and everyone who has its link can look at it.
paste-record = Record
paste-placeholder = throneroom record 1 …
paste-file = Choose a file
paste-go = Look at the game
paste-checking = Replaying it …
paste-empty = Paste a record first, or choose a file.
paste-too-long = That is too long for a record: at most { $most } characters.
paste-mark = from elsewhere
paste-deal = This game was played elsewhere. Nothing was promised about its deal on this server.
paste-remove = Remove this game
paste-remove-sure = Really remove it?

# From a moment, a thousand times.

from-here-title = From here, 1,000 times
from-here-about = Bots play on from this moment, each time with other hidden cards: who wins, how often, and with which answer.
from-here-plays = { $player } plays
from-here-likely = as the purchases so far suggest
from-here-begin = Run 1,000 games
from-here-running = Playing …
from-here-done = { $count } games have been played.
from-here-wins = After { $count } games, each about { $turns } more turns for everybody
from-here-head-wins = Wins
from-here-head-points = Points
from-here-head-lead = Lead
from-here-head-behind = Behind the best
from-here-range = { $low }–{ $high } %
from-here-answers = What { $player } can answer here, in the same deals
from-here-given = played
from-here-best = best
from-here-even = no clear difference
from-here-behind = { $lost } ± { $error } %
