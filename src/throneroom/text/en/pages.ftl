# The pages around the table.

page-nav = Pages
page-card-list = Cards
page-card-list-about = what each does, and questions
page-rule-book = Rules
page-rule-book-about = to read and to look up
page-settings-about = look, account, ratings
page-language = Language
page-lost = There is no such page.
page-lost-about = Perhaps a letter of the address got lost.
page-not-loaded = This page could not be loaded. Is the server running?
page-again = Try again
page-offline = No connection to the server. Cards, rules and settings are there; playing, lessons and past games need it.
page-newer = There is a new version of Throneroom.
page-newer-take = Use it now
page-newer-later = Later

# The start page.

page-bot = Opponent
page-by-chance = Random
page-lesson = New here?
page-lesson-about = A short lesson shows you how a turn goes. You play it, and you can stop at any time.
page-lesson-begin = Show me
page-lesson-no = I know the game
page-lobby-empty = Nobody is waiting for players at the moment. Tables that you make public appear here.
page-continue = Continue
page-other-tables = Your other tables
page-join = Join
page-join-link = Have you been sent a link?
page-join-placeholder = Link or id of the table
page-join-go = Go there
page-join-lost = This leads to no table. A link looks like this: …/t/ and then 22 characters.
page-watch = Watch
page-to-table = To the table
page-play-on = Play on
page-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-rated = rated

# A new table.

page-seats = Players
page-seat = Player { $number }
page-seat-you = You
page-seat-person = A person by link
page-seat-here = At this screen
page-seat-name = Name of player { $number }
page-seat-bot = { $name }, { $strength }
page-seat-add = Another player
page-seat-remove = Remove player { $number }
page-make = Make the table
page-make-play = Play
page-make-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
page-option-public = Public
page-option-public-about = The lobby shows it, and anybody may join.
page-option-autostart = Begin when all are there
page-option-autostart-about = As soon as every seat is taken, the game begins.
page-option-points = Show points
page-option-points-about = Everybody sees who has how many.
page-option-tracker = Show decks
page-option-tracker-about = Everybody sees which cards the others have.
page-option-chat = Chat
page-option-rated = Rated
page-option-rated-about = Counts for the ratings. All players need an account with ratings turned on.
page-option-rated-how = To an account with ratings
page-option-undo = Undo
page-undo-consent = The others must agree
page-undo-free = Only what changes nothing
page-undo-always = Always
page-undo-off = Never
page-option-clock = Time to think for each
page-clock = { $minutes ->
    [0] No clock
   *[other] { $minutes } minutes
}
page-option-profile = Rules
page-profile-first-edition = First edition
page-profile-later = Later rulings (2016)

# The kingdom picker.

page-kingdom-own = Your own kingdom
page-kingdom-ways = How to choose
page-way-recommended = Recommended
page-colonies = Platinum and Colonies
page-colonies-cards = as the cards decide
page-colonies-with = with
page-colonies-without = without
page-way-chance = Random
page-way-cards = Card by card
page-way-draft = In turn
page-draft = Picked in turn
page-draft-about = When all are there, the players pick one card each in turn.
page-kingdom-share = Copy link
page-kingdom-link = Link to this kingdom
page-kingdom-hint = Click a card to take it out.
page-kingdom-fill = Fill free places at random
page-kingdom-free = free
page-kingdom-free-place = Free place { $number }
page-bane-chance = Bane: random
page-bane-place = Place of the bane
page-swap = Which card makes way for { $card }?
page-swap-cancel = Cancel
page-swap-for = { $out }: take out for { $in }
page-swapped = { $in } replaces { $out }.
page-taken-out = { $card } is out.
page-put-in = { $card } is in.
page-search = Search
page-search-both = German or English name
page-found = { $count ->
    [0] No card is called that.
    [one] 1 card
   *[other] { $count } cards
}
page-sets = Sets
page-set-basic = Basic cards
page-set-base = Base game
page-set-base-2 = Base game, second edition
page-set-intrigue = Intrigue
page-set-intrigue-2 = Intrigue, second edition
page-set-alchemy = Alchemy
page-set-cornucopia = Cornucopia
page-set-guilds = Guilds
page-set-seaside = Seaside
page-set-prosperity = Prosperity
page-set-hinterlands = Hinterlands
page-set-promos = Promotional cards
page-sets-all = from all sets, if you choose none
page-with = At least one with
page-without = None with
page-feature-villages = more actions
page-feature-buys = more buys
page-feature-trashing = trashing
page-feature-drawing = more cards
page-feature-attacks = attacks
page-feature-reactions = reactions
page-feature-durations = durations
page-feature-victory_tokens = victory tokens
page-feature-gains = effects of gaining
page-curve = Something for every purse
page-curve-about = At least one card each for 2, 3, 4 and 5 coins.
page-draw = Draw ten cards
page-draw-again = Draw again

# Settings.

page-look = Look
page-theme-choice = Light or dark
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
page-motion-full = Full
page-motion-less = Less
page-pace = Turns of others
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-instant = Instant
page-motion-off = Off
page-marks = Marks besides colours
page-marks-about = What is told by colours is told by signs as well.
page-play = Playing
page-auto-treasures = Play all Treasures by itself
page-auto-treasures-about = As soon as the Buy phase begins.
page-auto-reactions = Always reveal Reactions
page-auto-reactions-about = Moat and the like are shown without asking.
page-auto-forced = Take the only choice by itself
page-auto-forced-about = Where there is nothing to decide, nobody asks you.
page-ask-twice = Space twice
page-ask-twice-about = Space ends no turn with money or Actions left, unless pressed again
page-sound = Sounds
page-sound-about = A soft tone when it is your turn.
page-notify = Notifications
page-notify-about = When it is your turn and this page is not in sight.
page-notify-ask = Allow
page-notify-granted = Allowed. You can take it back in the browser.
page-notify-denied = Not allowed. You can change it in the browser.
page-notify-none = This browser shows none here.
page-account = Account
page-account-none = You play as a guest. With an account you keep your games and tables on every device, and may have your games rated.
page-account-name = Name
page-account-as = Logged in as { $name }
page-password = Password
page-password-show = Show
page-password-rule = At least 8 characters. Remember it well: nobody can tell you again.
page-password-old = Password so far
page-password-new = New password
page-log-in = Log in
page-log-out = Log out
page-sign-up = Make an account
page-sign-up-or = I have no account yet
page-log-in-or = I have an account
page-password-change = Change password
page-password-changed = The password is changed.
page-ratings-on = Rate my games
page-ratings-on-about = Rated tables count, and your name appears in the list below.
page-account-delete = Delete account
page-account-delete-about = Everything that tells who you are goes for good; games that you have played stay, without your name.
page-account-deleted = Your account is deleted.
page-ratings = Ratings
page-ratings-empty = Nobody has played a rated game yet.
page-rating-place = Place
page-rating-name = Name
page-rating-value = Rating
page-rating-games = Games

# Cards and rules.

page-learn-about = You play, and beside the table stands what happens and why. Each lesson takes a few minutes.
page-learn-all = All lessons
page-learn-rules = You would rather read? All of it stands here:
page-all = All
page-filter-set = Set
page-filter-type = Type
page-filter-price = Price
page-filter-potion = with a Potion
page-filters-clear = Clear
page-card-search = Name or text
page-cards-found = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
}
page-cards-about = All cards that can be played here, in our own words.
page-all-cards = All cards
page-card-set = Set
page-card-types = Type
page-card-later = By the later rules
page-card-questions = Questions and answers
page-card-no-questions = Nobody has asked anything about this card yet.
page-peek-page = Page of the card
page-peek-hold = { $more ->
    [0] Right click or I keeps this open.
    [one] One more question: right click or I.
   *[other] { $more } more questions: right click or I.
}
page-card-kingdoms = Recommended in
page-rules-about = Read as far as the end of the game and you can play. The rest can wait.
page-contents = Contents
page-terms = Glossary
page-terms-search = Look up a word
page-terms-none = There is no such word here.
page-card-before = Previous card
page-card-after = Next card
