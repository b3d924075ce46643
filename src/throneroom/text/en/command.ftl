# The command line: what each command does, what it takes, and what stands for what is typed.

cli = the card game Dominion in your terminal
cli-lang = the language (the default: that of your system)
cli-version = show the version and exit
cli-commands = commands
version-compiled = throneroom { $version }, engine compiled
version-uncompiled = throneroom { $version }, engine uncompiled: simulations are some 50 times slower; install a C compiler with Python's headers, then install Throneroom again
uncompiled-warning = throneroom: WARNING: this installation is uncompiled, most likely because no C compiler was found when it was built. Everything works, but simulations are some 50 times slower. Install a C compiler with Python's headers (on Debian: apt install gcc python3-dev), then install Throneroom again with pip install --force-reinstall --no-cache-dir. This warning is shown once; throneroom --version always says which form is installed.

cli-play = play against bots, and with others at one screen
cli-play-kingdom = a recommended kingdom, ten card names, or random (the default: First Game)
cli-play-players = how many players, 2 to 4, at most 6 (the default: 2)
cli-play-people = how many of them are people (the default: 1)
cli-play-names = their names, separated by commas
cli-play-bot = who plays the other seats: { $known }; repeat for each seat
cli-play-think = how many seconds a bot that looks ahead thinks about a question (the default: 1)
cli-play-seed = any text; the same seed deals the same game
cli-play-start = who begins, counted from 1
cli-play-profile = the rules: { $known } (the default: the first)
cli-play-from = play a recorded game on from one of its moments, against bots: a file, or the one-line form
cli-play-turn = where this turn begins, counting the turns of all players (the default: the first)
cli-play-after = after this many answers
cli-play-seat = where you sit, counted from 1 (the default: the player who is asked)
cli-play-same-cards = let all cards come as they did; otherwise those that the player who is asked cannot see are dealt anew
cli-play-today = the kingdom of the day: kingdom, deal and opponent come from the date; without a ranking, which only a server has
cli-play-resume = go on with a saved game: a file, or the one-line form

cli-serve = let people play in their browsers: you, your friends, or the whole world
cli-serve-host = the address to listen on (the default: 127.0.0.1, this machine alone)
cli-serve-port = the port (the default: 8080)
cli-serve-data = where everything is kept: a folder, a file, or postgresql://... (the default: a folder of yours)
cli-serve-lan = serve the whole local network, and show the address as a QR code
cli-serve-public-url = where people reach the server, if a proxy stands before it
cli-serve-allow-host = another name under which browsers reach the server, besides the public address, localhost and IP addresses; may be given several times
cli-serve-think = how many seconds bots of the level master think about a question, from 0 to 20 (the default: 1); in a turn they have three times that
cli-serve-think-processes = how many processes may search for plans, compare them and analyse games, apart from those for bots (the default: half of the cores); they only get the time that nothing else needs
cli-serve-ray = the address of a Ray cluster that searches for plans, compares them and analyses games instead of processes here
cli-serve-open = open it in the browser of this machine, if it has a screen

cli-admin = look after a server: its tables, its people, its data
cli-admin-data = where everything is kept, as for serve: a folder, a file, or postgresql://... (the default: a folder of yours)
cli-admin-tables = list the tables that wait for players or are played at, or show who sits at one
cli-admin-tables-table = the link or the id of a table; without one, all are listed
cli-admin-close = end a table without a result
cli-admin-close-table = its link or its id
cli-admin-accounts = list all accounts
cli-admin-ban = keep a person out
cli-admin-ban-who = the name of an account, or the id of a person, as tables shows it
cli-admin-unban = let a person in again
cli-admin-unban-who = the name of an account, or the id of a person
cli-admin-reset-password = set a new password for an account whose owner has forgotten it
cli-admin-reset-password-name = the name of the account
cli-admin-delete-account = delete an account, with everything that tells whose it was
cli-admin-delete-account-name = the name of the account
cli-admin-delete-account-yes = do not ask whether you are sure
cli-admin-backup = copy a SQLite database while a server uses it, and check the copy
cli-admin-backup-file = the file to be made

cli-verify = confirm that the deal of a recorded game was not arranged
cli-verify-record = a file, or the one-line form
cli-verify-commitment = the commitment that the server showed before the deal
deal-verified = The deal was not arranged: the secret fits the commitment { $commitment }, and the seed follows from it and the players' values ({ $values }). The generator of its shuffles is { $generator }.
redeal-verified = Where hidden cards were dealt anew, that was not arranged either: the secret fits the commitment { $commitment }, and the seed follows from it and the players' values ({ $values }). The generator is { $generator }.
no-value = none

cli-replay = show a recorded game as a log
cli-replay-record = a file, or the one-line form
cli-replay-turn = stop where this turn begins, counting the turns of all players
cli-analyse = tell what decided a recorded game
cli-analyse-record = { cli-replay-record }
cli-analyse-seconds = how long to look at it (the default: 55)
cli-analyse-all = name every mistake, not only those that decided the game
cli-analyse-json = write the result as JSON

cli-kingdom = find or draw a kingdom
cli-kingdom-list = all recommended kingdoms
cli-kingdom-show = the cards of a kingdom
cli-kingdom-show-kingdom = a recommended kingdom or ten card names
cli-kingdom-random = a random kingdom to your wishes
cli-kingdom-random-seed = any text; the same seed draws the same kingdom
cli-kingdom-random-set = draw from this set, N cards: base, base-2 (second edition), intrigue, intrigue-2, alchemy, cornucopia, guilds, seaside, prosperity, hinterlands or promos; repeat for several
cli-kingdom-random-require = a card that must be there
cli-kingdom-random-ban = a card that must not be there
cli-kingdom-random-with = at least one card of this kind: villages, buys, trashing, drawing, attacks, reactions, durations, victory_tokens or gains (effects of gaining)
cli-kingdom-random-without = no card of this kind
cli-kingdom-random-curve = at least one card each for $2, $3, $4 and $5
cli-kingdom-random-most-alchemy = at most this many Alchemy cards (the default: 5)
cli-kingdom-random-lone-potion = allow a single card that costs a Potion
cli-kingdom-random-colonies = with Platinum and Colonies, whatever the cards would decide
cli-kingdom-random-no-colonies = without them
cli-kingdom-draft = pick the cards in turn
cli-kingdom-draft-players = how many players, 2 to 6 (the default: 2)

cli-learn = learn by playing
cli-learn-lesson = which lesson; without one, all are listed
cli-cards = look cards up
cli-cards-card = a card to explain; without one, cards are listed
cli-cards-set = only cards of this set; repeat for several
cli-cards-type = only cards of this type; repeat for combined types
cli-cards-price = only cards with this cost: 4, 2-4 or, with a Potion, 3P; repeat for several
cli-cards-words = only cards whose text has these words
cli-rules = the rules of the game, from set-up to scoring
cli-rules-section = only the section with this title, or a word from it
cli-glossary = what the words of the game mean
cli-glossary-term = only this term

cli-scenario = work with scenario files
cli-scenario-check = check that scenarios hold
cli-scenario-check-paths = a scenario file, or a folder of them
cli-scenario-play = play on from a scenario's position
cli-scenario-play-file = a scenario file
cli-scenario-play-name = which scenario, if the file has several
cli-scenario-play-script = give the answers of its script first
cli-scenario-play-bot = who plays the other seats: { $known } (the default: money)
cli-scenario-play-people = how many seats are people's, beginning with the one whose turn it is (the default: 1)
cli-scenario-play-think = how many seconds a bot that looks ahead thinks about a question (the default: 1)
scenarios-hold = { $count ->
    [one] one scenario holds
   *[other] { $count } scenarios hold
}

cli-puzzle = solve puzzles, and make them; alone, it lists them
cli-puzzle-list = all puzzles, how hard they are, and which you have solved
cli-puzzle-play = solve a puzzle
cli-puzzle-play-puzzle = which one, as the list names it (the default: the easiest that is left)
cli-puzzle-play-solution = show the solution instead
cli-puzzle-make = look for puzzles in games between bots
cli-puzzle-make-output = the folder that they are written to
cli-puzzle-make-count = how many puzzles to look for (the default: until you stop it)
cli-puzzle-make-seconds = how long to look at most
cli-puzzle-make-seed = any text; the same seed finds the same puzzles
cli-puzzle-make-sets = draw kingdoms from these sets only, separated by commas

cli-value-puzzle = PUZZLE
cli-value-sets = A,B
cli-value-command = COMMAND
cli-value-kingdom = KINGDOM
cli-value-number = N
cli-value-names = A,B
cli-value-bot = BOT
cli-value-text = TEXT
cli-value-seat = SEAT
cli-value-folder = FOLDER
cli-value-profile = PROFILE
cli-value-record = RECORD
cli-value-set = SET[=N]
cli-value-card = CARD
cli-value-feature = WHAT
cli-value-lesson = LESSON
cli-value-price = PRICE
cli-value-type = TYPE
cli-value-section = SECTION
cli-value-term = TERM
cli-value-words = WORDS
cli-value-one-set = SET
cli-value-path = FILE_OR_FOLDER
cli-value-data = DATA
cli-value-table = TABLE
cli-value-who = WHO
cli-value-name = NAME

# The server.

serve-address = Throneroom is at { $address } (Ctrl+C stops it)
serve-stopped = Stopped; every game is saved.

admin-table = Table
admin-status = Status
admin-seats = Who
admin-kingdom = Kingdom
admin-since = Since
admin-account = Account
admin-person = Person
admin-rated = Rated
admin-rating = Rating
admin-games = Games
admin-banned = Banned
admin-open = open
admin-drafting = picking
admin-playing = playing
admin-over = over
admin-closed = closed
admin-free = (free)
admin-bot = { $name } (bot)
admin-yes = yes
admin-no = no
admin-no-tables = No table is open or played at.
admin-no-accounts = There are no accounts.
admin-one-table = Status: { $status }
admin-one-kingdom = Kingdom: { $kingdom }
admin-one-since = Since: { $time }
admin-confirm = This deletes { $name } for good. Type the name again to go on:
admin-done-close = Table { $table } is closed. A running server shows it within seconds.
admin-done-ban = { $who } is kept out. A running server notices within seconds.
admin-done-unban = { $who } may come in again.
admin-done-password = The new password of { $name } is { $password }
admin-done-delete = { $name } is deleted{ $count ->
    [0] { "" }
    [one] , and the name is gone from one table
   *[other] , and the name is gone from { $count } tables
}.
admin-done-backup = Copied to { $file }, and the copy is sound.

# Who sits where, unless a name is given.

seat-person = Player { $number }
play-today = Kingdom of the day, { $date }. It comes from the date, so everybody who plays today is dealt the same. Nothing is ranked: anyone could try it beforehand.

# What Python's argparse says, word for word; its %-blanks are filled in by itself.

argparse-usage = usage:{ " " }
argparse-arguments = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-unknown-parser = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-expected-one = expected one argument
argparse-expected-at-most-one = expected at most one argument
argparse-expected-at-least-one = expected at least one argument
argparse-expected-argument = expected %s argument
argparse-expected-arguments = expected %s arguments
argparse-ignored = ignored explicit argument %r
argparse-not-allowed = not allowed with argument %s
argparse-one-required = one of the arguments %s is required
argparse-unexpected = unexpected option string: %s
