# What can go wrong, in one line each. A key is that of the error, after "error-"; some messages are
# parts of others.

# engine/errors
error-no-text = this is not text in UTF-8

# engine/card
error-card-defined-twice = the card { $id } has already been defined

# engine/setup
error-basic-card = { $card } is a basic card, not a kingdom card
error-prize-card = { $card } is a Prize, not a kingdom card
error-card-twice = { $card } is in the kingdom twice; its ten cards must be different
error-kingdom-size = a kingdom has { $size } cards, this one has { $count }
error-bane-missing = { young_witch } needs a bane
error-bane-unneeded = { $bane } cannot be a bane without { young_witch } in the kingdom
error-market-unneeded = there are cards for sale only where { black_market } is in the kingdom
error-market-in-kingdom = { $card } has a pile and cannot be for sale on the { black_market } as well
error-bane-in-kingdom = { $bane } is in the kingdom and cannot be its bane as well
error-bane-unfit = { $bane } cannot be the bane: that is a kingdom card for $2 or $3, without a Potion
error-players = a game has 2 to 4 players, at most 6, not { $count }
error-empty-seed = the generator '{ $generator }' needs a seed that is not empty
error-no-generator = there is no generator '{ $generator }' for shuffles; there are { $known }
error-no-profile = there is no rules profile '{ $profile }'; there are { $known }
error-no-language = there is no language '{ $name }'; there are { $known }
error-no-lookahead = this game keeps no answers, so nothing can be tried out in it and no gains are known; for that, the bot’s looks_ahead must be True
error-spectator-imagines = a spectator has no seat from which to imagine a game
error-no-seat = there is no seat { $seat }: the seats are 0 to { $last }

# engine/game
error-game-over = the game is over
error-undo = { $count ->
    [0] there is no answer to undo
    [one] there is only one answer to undo, not { $asked }
   *[other] there are only { $count } answers to undo, not { $asked }
}
error-stop-reason = a reason for stopping a game is one to five words in lower case
error-turn-limit = a turn limit cannot be { $limit }: it is 1 or more, or 0 for none

# engine/decision
error-other-question = question { $given } is no longer open; the open question is { $open }
error-illegal-answer = '{ $answer }' is not a legal answer to { $kind }; expected { $expected }
error-expected-one = one of { $words }
error-expected-exactly = exactly { $count } of { $words }
error-expected-all-or-none = { $count } or none of { $words }
error-expected-several = { $least } to { $most } of { $words }

# engine/ask
error-bot-answer = the bot in seat { $seat } answered [{ $options }] to { $kind }, which allows [{ $allowed }]
error-bot-answer-type = the bot in seat { $seat } answered { $found } to { $kind }; expected { $several ->
    [no] the number of an option
   *[yes] a list with the numbers of options
}

# engine/record
error-line = line { $number }: { $reason }
error-record-after-end = the game is over, but an answer follows
error-record-not-asked = { $player } answers, but { $asked } is asked
error-record-too-long = the record is longer than { $longest } characters
error-name-count = { $players ->
    [one] one name is needed, not { $count }
   *[other] { $players } names are needed, not { $count }
}
error-no-name = '{ $name }' is not a name: that is 1 to 30 letters, digits, spaces, dots and hyphens, and none of { $taken }
error-same-name = two players are called { $name }
error-record-turn = the turn does not fit; expected '{ $expected }'
error-record-turn-after-end = the turn does not fit: the game is over
error-record-turn-missing = expected '{ $expected }'
error-record-ending-missing = the game is over, but the lines 'end', 'points' and 'winners' are missing
error-record-title = this is not a record: the first line must be '{ $title }'
error-record-header = '{ $line }' is not a header line, or is there twice
error-record-empty = the record is empty
error-record-header-missing = the header line '{ $line }' is missing
error-record-header-unknown = unknown header line '{ $line }'
error-record-bot = '{ $pair }' is not 'name = bot'
error-no-player = there is no player '{ $name }'
error-record-line = '{ $line }' is neither an answer nor a turn
error-record-ending = '{ $line }' does not fit the game, which gives '{ $expected }'
error-record-ending-lines = a record ends with the lines 'end', 'points' and 'winners'
error-record-cut-off = the line is cut off
error-record-part-missing = the line is damaged: a part is missing
error-record-damaged = the line is damaged
error-record-seat = a seat is named that does not exist
error-record-redeal = '{ $text }' does not say how to deal anew
error-branch-beyond = the record has only { $most } answers, not { $answers }
error-branch-over = the game is over there: there is nothing to play on
error-record-rules = rules version { $rules } is unknown; this program plays { $known }
error-no-card = there is no card '{ $name }'
error-record-seed = the seed must be a text in quotes, not { $text }
error-record-colonies = 'colonies' can only be yes, not { $text }
error-no-number = '{ $text }' is not a number

# text/names
error-no-card-named = no card is named
error-ambiguous-card = '{ $typed }' may be { $cards }
error-unknown-card = there is no '{ $typed }' here{ $hint }
error-did-you-mean = { "; " }did you mean { $meant }?
error-there-are = { "; " }there are { $names }
error-nearest = { "; " }the nearest are { $names }

# sim/series
error-series-bots = there are { $seats } seats, but { $bots ->
    [one] one bot
   *[other] { $bots } bots
}

# kingdoms
error-no-kingdom = there is no kingdom '{ $name }'{ $hint }
error-kingdoms-listed = { "; " }'throneroom kingdom list' shows all
error-wishes-clash = there is no such kingdom; these clash: { $wishes }
error-wish-set = { $count } from { $set }
error-wish-require = with { $card }
error-wish-ban = without { $card }
error-wish-with = with { $feature }
error-wish-without = without { $feature }
error-wish-curve = a card each for $2, $3, $4 and $5
error-wish-alchemy = at most { $count } from alchemy
error-wish-potion = no lone Potion card
error-draft-complete = the kingdom is complete

# reference and lessons
error-no-type = there is no type '{ $name }'{ $hint }
error-no-price = '{ $typed }' is not a cost; 4, 2-4 or 3P would be
error-no-entry = there is nothing about '{ $typed }'{ $hint }
error-no-cards = there is no such card
error-no-lesson = there is no lesson '{ $name }'{ $hint }

# terminal/client
error-answer-needed = Please choose; "help" lists what you can type.
error-choose-exactly = Choose exactly { $count }, separated by commas.
error-choose-all-or-none = Choose { $count }, separated by commas, or none.
error-choose-several = Choose { $least } to { $most }, separated by commas.
error-which-number = There is no number { $number } here: they go from 1 to { $most }.
error-which-save = Where to? save FILE
error-file-exists = { $file } exists already and is not a saved game; choose another name.
error-file = { $file }: { $reason }

# scenario
error-no-puzzle = { $name } is no puzzle: it needs 'puzzle' with a goal
error-puzzle-fact = { $name }: 'puzzle' needs '{ $fact }'
error-unknown-puzzle = there is no puzzle '{ $name }'{ $hint }
error-puzzle-limits = the number of puzzles and the seconds cannot be negative
error-which-scenario = there are several scenarios in this file; choose one with --name: { $names }
error-no-scenario = there is no scenario '{ $name }' in this file{ $hint }
error-no-saving-scenario = A game that begins with a scenario cannot be saved.
error-in-scenario = { $file }: { $name }: { $reason }
error-scenario-number = scenario { $number }
error-no-scenario-files = no scenario files (*.yaml) in this folder
error-no-yaml = not valid YAML: { $reason }
error-no-scenarios = a scenario file is a list of scenarios
error-key-twice = '{ $word }' is there twice
error-name-of-several = '{ $name }' may be any of these cards: { $cards }
error-scenario-name = a scenario needs a name
error-scenario-name-hidden = the scenario's name has characters that cannot be shown
error-expect-or-error = a scenario has either 'expect' or 'error: true'
error-error-true = 'error' can only be true
error-player-name = no player can be called '{ $name }'
error-setup-refused = the set-up is refused: { $reason }
error-setup-accepted = the set-up should be refused, but is accepted
error-script-list = 'script' is a list of lines 'player: answer'
error-script-pair = a script line is 'player: answer', not { $line }
error-unknown-player = unknown player '{ $name }'; there are { $known }
error-scenario-players = a scenario has 2 to 4 players, not { $count }
error-no-prize = prizes: { $card } is not a Prize
error-prize-gone = { $card } cannot be there: there is one of each Prize, and only with { tournament }
error-no-markers = { $what }: there are such tokens only with { trade_route } in the game
error-no-marker = route_tokens: { $card } is no Victory pile
error-shuffle-keep = 'shuffle' can only be keep
error-most-cards = nobody ever has more than { $most } cards
error-true-or-false = '{ $what }' is true or false
error-script-line = line { $number } ({ $player }: { $answer })
error-script-over = { $line }: the game is over
error-script-not-asked = { $line }: instead { $asked } is asked { $question }
error-script-illegal = { $line } is illegal; { $asked } is asked { $question }
error-question = '{ $kind }'{ $source } with { $options }{ $count }
error-question-for = { " " }for { $card }
error-question-count = , { $least } to { $most } of them
error-differs = { $what }: expected { $expected }, found { $found }
error-missing = { $what }: { $words } missing in { $found }
error-offered = offers_not: { $answers } offered
error-not-refused = refuses: { $answer } is legal; asked is { $question }
error-nothing-asked = { $what }: the game is over, nothing is asked
error-no-pairs = { $what }: expected 'key: value' pairs, not { $found }
error-no-key = { $what }: { $found } is not a name (in quotes it would be one)
error-unknown-key = { $what }: unknown key '{ $found }'; known are { $known }
error-no-list = { $what }: expected a list, not { $found }
error-no-count = { $what }: expected a number, not { $found }
error-beyond-any-game = { $what }: { $found } is beyond any game
error-no-phase = unknown phase '{ $found }'; it is action or buy
error-no-card-in = { $what }: unknown card '{ $name }'
error-no-pile = there is no pile of { $card } in this game
error-no-word = expected a word, not { $found }
error-unknown-answer = unknown answer '{ $answer }'

# cli
error-usage = { $program }: { $message }; { $program } --help tells you more
error-nobody-plays = there is nobody to play: the input is closed
error-option-alone = --{ $option } does not go with --{ $command }: the record says it
error-option-not-today = --{ $option } does not go with --today: the date says it
error-no-such-seat = there is no seat { $seat }: { $players } play
error-option-needs-from = --{ $option } goes with --from
error-one-moment = name either --turn or --after
error-seat-plans = { $players } play, so name one plan or { $players }, not { $plans }
error-people = there is no room for { $people } people at a table of { $players }
error-bot-seats = { $seats ->
    [0] there is no seat for a bot
    [one] there is one seat for bots, not { $bots }
   *[other] there are { $seats } seats for bots, not { $bots }
}
error-no-bot = there is no bot '{ $name }'{ $hint }
error-first-seat = seat { $seat } cannot begin: there are { $players } seats
error-turn-from-one = there is no turn { $turn }: turns count from 1
error-turn-beyond = there is no turn { $turn }: the record has { $turns ->
    [one] one
   *[other] { $turns }
}
error-draft-players = 2 to 6 players pick a kingdom, not { $count }
error-draft-ended = the input ended before ten cards were picked
error-no-set = there is no set '{ $name }'{ $hint }
error-set-count = '{ $count }' is not a number of cards from 0 to 10
error-no-feature = there is no kind of card called '{ $name }'{ $hint }

# plans
error-plan-too-long = a plan has at most { $most } characters
error-plan-line = line { $line }: { $error }
error-plan-empty = the plan buys nothing: it has no rule
error-plan-section = '{ $found }:' is not understood; 'when', 'otherwise' and 'always' end with a colon
error-plan-limit = after 'up to' comes a number, not '{ $found }'
error-plan-unexpected = '{ $found }' is not understood here
error-plan-no-condition = '{ $found }' is a number and no condition; compare it with something
error-plan-too-deep = the brackets are nested too deep
error-plan-ends = the condition ends too early
error-plan-unknown = nothing is known of '{ $found }'{ $hint }
error-plan-expected = a '{ $sign }' is missing
error-plan-number = '{ $word }' joins conditions, not numbers
error-plan-no-number = '{ $sign }' needs numbers, not conditions
error-plan-no-amount = '{ $found }' is a condition and no number
error-plan-two-numbers = '{ $which }' takes two numbers; for more, write { $which }(a, { $which }(b, c))
error-plan-phase = there is no phase '{ $found }'{ $hint }
error-plan-with = after '{ $verb }' comes 'with' and a card, as in '{ $verb ->
    [choose] choose trash with Steward
    [overpay] overpay all with Doctor
   *[other] name Copper with Doctor
}'
error-plan-no-modes = { $card } gives no choice that a plan can make
error-plan-mode = { $card } does not offer '{ $found }'{ $hint }
error-plan-mode-count = { $card } asks for { $count ->
    [one] one choice
   *[other] { $count } different choices
}
error-plan-no-overpaying = you cannot overpay for { $card }
error-plan-no-naming = { $card } does not ask for the name of a card
error-no-plan = there is no plan '{ $name }'{ $hint }

# fairness
error-fair-nothing = the record does not say how its seed was made
error-fair-no-secret = the secret is missing; it is told when the game is over
error-fair-secret = the secret does not fit the commitment: the deal may have been arranged
error-fair-seed = the seed does not follow from the secret and the values: the deal may have been arranged
error-fair-other = the record has another commitment: { $commitment }
error-fair-values = 'values' is a list of { $players } short texts in quotes
error-fair-hash = 'commitment' and 'secret' have 64 digits from 0 to f

# The server
error-database-url = '{ $kind }' names no database: that is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-database-driver = PostgreSQL takes one more package: { $install }
error-database-silent = the database { $place } cannot be used: { $reason }
error-database-newer = this database comes from a newer version of Throneroom, or from another program; update Throneroom, or choose another database
error-database-in-use = another server already uses { $file }; several at once need PostgreSQL
error-database-linked = { $file } has a second name (a hard link); servers that use the two would not notice each other and damage it, so delete one of the names
error-name-taken = the name { $name } is taken; choose another
error-name-alike = the name { $name } looks too much like one that is taken; choose another
error-password-length = a password has { $least } to { $most } characters
error-log-in = no account has this name and this password
error-password-wrong = this is not your present password
error-account-needed = only those with an account can do that; make one or log in
error-account-there = you have an account already: { $name }
error-no-account = there is no account '{ $name }'
error-nobody = there is no account and no person '{ $name }'

# The server: at a table
error-no-table = there is no such table
error-table-full = all seats at this table are taken
error-seat-taken = seat { $number } is not free
error-seats-free = there are still free seats
error-players-absent = the game waits for { $players }
error-not-your-seat = that is not your seat
error-not-seated = only those who sit at this table can do that
error-not-owner = only the person who made the table can do that
error-not-begun = the game has not begun
error-begun = the game has begun
error-not-over = the game is not over
error-drafting = the players are still picking the kingdom
error-not-your-pick = it is not your turn to pick
error-not-offered = '{ $name }' cannot be picked
error-table-over = the game at this table is over
error-no-people = at least one seat must be for a person
error-only-rated = this game is rated; take part with an account that asked for a rating
error-one-seat = in a rated game everybody has one seat
error-rated-bots = bots do not play in rated games
error-rated-before = a table becomes a rated one only while nobody sits at it
error-late-answer = question { $number } has been answered already
error-not-asked = you are not asked this at the moment
error-bot-plays = a bot plays for this seat
error-branch-seats = the game has { $count } seats
error-branch-own-seat = the seat that is kept for you is one for a person
error-branch-fixed = what is played is settled by the game that is played on
error-undo-off = at this table nothing can be undone
error-late-undo = meanwhile something else has happened
error-undo-too-often = at one table answers are taken back { $most } times at most
error-undo-nothing = you have not answered anything yet
error-undo-rated = in a rated game nothing is taken back after cards have come to light, unless another player agrees
error-undo-too-late = that cannot be undone any more: another player has decided since, or cards were revealed
error-not-away = this player is not away, or not long enough
error-hints-rated = there are no hints in a rated game
error-hints-today = there are no hints in the kingdom of the day
error-hints-declined = { $player } does not want hints at this table
error-hints-not-agreed = hints need everybody’s consent at this table
error-hint-busy = one hint at a time: the last one is still being thought about
error-no-vote = nothing has been proposed
error-other-vote = meanwhile something else was proposed
error-voted-already = your vote is not needed
error-resigned-already = you have resigned already
error-no-return = you cannot come back to this game
error-never-left = you have not left
error-chat-off = there is no chat at this table
error-nothing-said = this message is empty

# The server: its door
error-hello-first = say hello first
error-hello-once = you have said hello already
error-other-protocol = this server speaks version { $protocol } of the protocol; reload the page or update your program
error-bad-message = this cannot be read ({ $where }): { $reason }
error-unknown-request = that cannot be asked for here
error-no-page = there is nothing at { $page }
error-server-error = something went wrong in the server; nothing has changed, please try again
error-not-saved = the server cannot save at the moment, so nothing has changed; please try again
error-not-read = the server cannot reach its database at the moment; please try again
error-too-fast = that is too fast; please wait a moment
error-too-long = that is too long; up to { $longest } bytes are allowed
error-bots-busy = the bots at { $most } tables of yours still have to move; wait until they have
error-too-many-tables = in one day nobody can make more than { $most } tables without finishing them
error-too-many-connections = there are too many connections; close another window
error-foreign-page = this comes from another site's page
error-foreign-host = this server does not go by the name { $host }; if it should, start it with --allow-host { $host }, or with --public-url if a proxy stands before it
error-who-are-you = the server does not know you yet; send a name to /api/guest first
error-banned = you have been banned from this server
error-metrics = the figures are for this machine, or for those who have the token

# The server: how it is started
error-listen = cannot listen on { $place }: { $reason }
error-lan-host = --lan says where to listen; leave out --host
error-public-url = '{ $url }' is no address such as https://games.example.org
error-thinking-time = bots think from 0 to { $most } seconds about a question, not { $seconds }
error-think-processes = { $count } processes are not possible, only 0 to { $most }
error-allow-host = '{ $name }' is no name of a machine such as games.example.org; leave out https:// and the port

# The server: looking after it
error-no-database = there is no database of Throneroom at { $place }; 'throneroom serve' makes one
error-database-older = this database comes from an older version of Throneroom; 'throneroom serve' brings it up to date
error-database-failed = the database cannot do that now: { $reason }
error-table-closed = this table is closed already
error-not-confirmed = this cannot be taken back, and nobody is there to confirm it; --yes says that you are sure
error-not-deleted = that was not the name; nothing was deleted
error-backup-postgresql = this copies SQLite files; for PostgreSQL use pg_dump
error-backup-there = { $file } exists already; a backup goes into a new file
error-backup-damaged = the copy { $file } is damaged, and so perhaps is the database: { $reason }

# The server: history
error-no-such-puzzle = there is no such puzzle
error-no-such-game = there is no such game
error-no-result = this table was closed without a result
error-bad-record = { $reason }
error-record-unfinished = that game was not played to its end
error-record-slow = it takes too long to replay that game
error-record-busy = another record of yours is still being checked
error-too-many-pasted = you keep { $most } games from elsewhere already; remove one of them first
error-playout-level = '{ $name }' cannot play on here; known are { $known }
error-playouts-failed = the games could not be played; try again
error-too-many-playouts = you are already waiting for { $most } moments to be played on
error-too-many-analyses = you are already waiting for { $most } analyses
error-too-many-searches = you are already waiting for { $most } kingdoms
error-too-many-labs = you are already waiting for { $most } comparisons
error-lab-games = with a player that thinks for long, at most { $most } games are possible
error-no-lab = there is no such comparison

# server/tables/days
error-one-try = this is the only try at the kingdom of the day
error-own-try = in the kingdom of the day nobody can play for you
error-secret-today = others are still playing this kingdom of the day; come back tomorrow

# rl
error-no-rewards = there are no rewards '{ $name }'; there are { $known }
error-no-kingdoms = there is no kingdom to draw from
error-empty-vector = a vector needs at least one game, not { $count }
error-no-episode = there is no episode; reset begins one
error-no-action = { $given } is no action
error-illegal-action = the action { $action } is not legal; legal are { $allowed }
error-unnumbered-mode = learners have no action for the effect '{ $mode }'; it needs a text, mode-{ $mode }
