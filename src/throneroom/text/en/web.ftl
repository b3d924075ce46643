# The browser client.

web-offline = No connection to the server.
web-lost = Connection lost. Trying again …
web-back = Back
web-close = Close
web-more = More

# The start page.

web-tagline = Dominion, with friends or against bots
web-your-name = Your name
web-play-now = Play now
web-play-now-about = a game against a bot, right away
web-new-table = New table
web-new-table-about = for friends, at other screens or at this one
web-lobby = Lobby
web-learn = Learn
web-learn-about = the game in a few turns
web-replays = Games
web-replays-about = look at what was played
web-settings = Settings
web-fan = An unofficial fan project. Dominion is a trademark of its owners. Emblems: game-icons.net, CC BY 3.0.

# At the table.

web-your-turn = Your turn
web-your-turn-number = Your turn { $turn }
web-turn-of = { $player }'s turn { $turn }
web-extra-turn-of = { $player }'s turn
web-turn-by = { $turn }, played by { $player }
web-turn-by-you = { $turn }, played by you
web-waiting-for = Waiting for { $player }
web-watching = You are watching.
web-actions = { $count ->
    [one] Action
   *[other] Actions
}
web-buys = { $count ->
    [one] Buy
   *[other] Buys
}
web-coins = { $count ->
    [one] Coin
   *[other] Coins
}
web-potions = { $count ->
    [one] Potion
   *[other] Potions
}
web-tokens = Coin tokens
web-hand-of = Hand of { $player }
web-your-hand = Your hand
web-deck = Deck
web-deck-short = Deck
web-hand = Hand
web-discard = Discard
web-points = Points
web-open-log = open the log
web-last-turn-of = Last turn of { $player }
web-last-trashed = trashed
web-last-became = for
web-last-gained = gained
web-last-bought = bought
web-last-nothing = bought nothing
web-last-idle = did nothing
web-waste-coins = You could still buy something for { $coins }. Space again ends the turn.
web-waste-actions = There is an Action you could play. Space again goes on without it.
web-showing = { $player } plays. A key or a click skips this.
web-played-times = { $count ->
    [2] played twice
   *[other] played { $count } times
}
web-in-play = In play
web-trash = Trash
web-prizes = Prizes
web-market = For sale
web-market-look = Look at the cards for sale
web-market-hidden = In an order that nobody knows
web-market-known = Below them, in this order
web-offers = On offer
web-set-aside = Set aside
web-revealed = Revealed
web-supply = Supply
web-kingdom = Kingdom
web-log = Log
web-log-earlier = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
}
web-say = Say something
web-mute = mute
web-muted = { $player } is muted.
web-unmute = Listen again
web-undo = Undo
web-undo-ask = Ask for undo
web-hint = Hint
web-hint-ask = Ask for hints
web-hint-thinking = Thinking …
web-hint-none = No hint was found. Try again.
web-hint-best = { $answer } (hint)
web-confirm = Confirm
web-confirm-count = Confirm { $count }
web-none = None
web-all-cards = All cards
web-cards-unknown = Not known: cards were passed face down.
web-cards-of = Cards of { $player }
web-look-at-cards = look at the cards
web-on-top = On top of the deck
web-choose-some = { $least ->
    [0] up to { $most }
   *[other] at least { $least }
}
web-choose-exactly = exactly { $most }
web-choose-between = { $least } to { $most }
web-asking-of = { $player }'s { $name }
web-game-over = Game over
web-you-win = You win
web-wins = { $players } wins
web-win = { $players } share the victory
web-draw-game = No winner
web-rematch = Rematch
web-rematch-asks = { $player } asks for a rematch.
web-rematch-asks-other = { $player } asks for a rematch with another kingdom: { $kingdom }.
web-rematch-asked = You have asked for a rematch.
web-rematch-agreed = { $count ->
    [one] { $players } agrees.
   *[other] { $players } agree.
}
web-rematch-waiting = Waiting for { $players }.
web-rematch-declined = { $player } has declined the rematch.
web-rematch-left = { $count ->
    [one] { $players } has left.
   *[other] { $players } have left.
}
web-rematch-go = To the rematch
web-rematch-watch = Watch the rematch
web-other-kingdom = Other kingdom
web-to-start = To the start page
web-away = away
web-thinking = thinking
web-bot = bot
web-take-back = Play again yourself
web-ask-for-bot = Let a bot play for { $player }
web-vote-undo = { $player } asks to take an answer back.
web-vote-undo-what = { $player } would like to take back:
web-vote-undo-more = { $count ->
    [one] and 1 more thing
   *[other] and { $count } more things
}
web-vote-bot = { $player } proposes that a bot plays for { $other }.
web-vote-hints = { $player } asks for hints at this table, for everybody and to the end of the game.
web-hints-on = Hints are allowed at this table.
web-hints-end = No more hints
web-agree = Agree
web-disagree = Refuse
web-withdraw = Withdraw
web-hand-over = Hand the screen to { $player }
web-hand-over-ready = I am { $player }
web-search = Jump to a card
web-help = Keys
web-key-space = confirm, or go on
web-key-number = choose
web-key-slash = jump to a card
web-key-kingdom = the kingdom, to read
web-key-undo = undo
web-key-hint = a hint, or ask for hints
web-key-log = log
web-key-look = show the card in focus large
web-key-escape = close, or clear the selection

# The waiting room.

web-waiting-room = Table
web-link = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = The link as a QR code
web-in-lobby = In the lobby
web-by-link-only = Only by the link
web-close-table = Close the table
web-close-table-sure = Really close it?
web-draft-from = From: { $sets }.
web-draft = Picking the kingdom
web-draft-yours = Your turn: pick card { $place } of 10.
web-draft-other = { $player } picks card { $place } of 10.
web-take-kingdom = Take this kingdom
web-sit = Sit down
web-stand = Stand up
web-free-seat = Free seat
web-start-game = Start the game
web-seats-free = Waiting for players
web-begin-when-full = The game begins when all seats are taken.
web-add-here = Another player at this screen
web-add-name = Name
web-add = Add
web-add-name-missing = What is that player called?
web-free-the-seat = Free the seat
web-invites = { $player } invites you to a game
web-invited = You are invited to a game
web-table-full = All seats are taken. You can watch once the game begins.
web-begin-when-back = { $count ->
    [one] The game begins as soon as { $players } is back.
   *[other] The game begins as soon as { $players } are back.
}
web-rated-table = This table is rated: its game counts for the ratings.
web-rated-account = To play here you need an account with ratings turned on.
web-rated-log-in = Log in or make an account
web-rated-turn-on = Turn ratings on for my account

# Small words.

web-player = Player
web-players = Other players
web-question = Question
web-space = Space
web-clock = Clock
web-bane = Bane
web-mat = Island mat
web-private-mat = Village mat
web-mat-tokens = Loot
web-victory-tokens = Victory tokens
web-markers-mat = Trade Route mat
web-marker = token
web-forbidden = not for sale
web-pile-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-stays = stays
web-stays-times = stays, played { $count } times
web-other-cards = Other cards
web-no-table = There is no such table.
web-table-closed = This table was closed.
web-not-let-in = You cannot come in here.

# What is read aloud of a card.

web-card-price = { $potions ->
    [0] costs { $coins }
   *[other] costs { $coins } and a Potion
}
web-card-price-now = { $potions ->
    [0] costs { $coins } now instead of { $was }
   *[other] costs { $coins } and a Potion now instead of { $was }
}
web-card-left = { $count } left
web-card-times = { $count } of them
web-card-empty = empty
web-card-order = number { $number }
web-buy-at-once = can be bought right away

# Lessons.

web-lesson-would = That would happen:
web-lesson-other = That is allowed, but this lesson goes another way.
web-lesson-again = Try again.
web-lesson-on = Go on

# The menu of the table.

web-menu = Menu
web-unread = New remarks:
web-resign = Resign
web-resign-sure = Really resign?
web-leave = Leave the table
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
