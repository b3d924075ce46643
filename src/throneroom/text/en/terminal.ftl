# The line client.

welcome = Throneroom, an unofficial Dominion. Type a number or the beginning of a name; "help" tells you more.
kingdom-line = Kingdom: { $cards }
seed-line = Seed: { $seed }
supply-title = Supply
price-row = { $price }  { $piles }
pile = { $name } { $count }
pile-empty = { $name } empty
player-line = { $player }: { $hand } in hand, { $deck } in deck, { $discard } discarded{ $top }, { $points }{ $tokens }
points-unknown = ? points
player-top = { " " }({ $card } on top)
in-play-line = In play: { $cards }
hand-line = Your hand: { $cards }
counters-line = Actions { $actions }, buys { $buys }, coins { $coins }{ $more }
potions-left = { ", " }Potions { $count }
tokens-left = { ", " }coin tokens { $count }
prizes-line = Prizes: { $cards }
telltale-line = Seen by its back in { $player }'s hand: { $cards }
set-aside-line = Set aside: { $cards }
staying-line = { $player } has { $cards } in play.
mat-line = On { $player }'s mat: { $cards }
private-mat-line = On { $player }'s village mat: { $cards }
mat-tokens-line = { $count ->
    [one] { $player } has one token on the mat.
   *[other] { $player } has { $count } tokens on the mat.
}
revealed-line = { $player } has revealed { $cards }.
possessed-hand-line = { $player } has { $cards } in hand.
bane-mark = { $name } (bane)
player-tokens = , { $count ->
    [one] 1 coin token
   *[other] { $count } coin tokens
}
hand-over = { $player }, it is your turn to decide. Press Enter when only you can see the screen.
choices = { $question } { $options }
choice = { $number } { $option }
choice-default = { $number } { $option } (Enter)
choose-several = { $least ->
    [0] Numbers or names, separated by commas, for instance "2 copper, estate"; "none" for no card.
   *[other] Numbers or names, separated by commas, for instance "2 copper, estate".
}
card-line = { $name }, { $price }, { $types }, { $set }: { $rules }
saved = Saved to { $file }.
resume-hint = To go on later:
undone = Taken back.
nothing-to-undo = There is nothing to take back.
bye = Good-bye.
input-ended = The input ended before the game did.
final-line = { $player }: { $points } with { $cards }
final-winner = { $players } wins.
final-winners = { $players } share the victory.
draft-prompt = Player { $seat } picks card { $place }:
kingdom-bane = Bane: { $card }
kingdom-with-bane = { $card } (bane: { $bane })
final-nobody = Nobody wins; the game was not finished.
help =
    What you can type:
      a number, or a name      choose; the beginning of each word is enough, th r is Throne Room
      2 copper, estate         choose several cards
      all                      play all Treasures
      done                     nothing, or nothing more
      hint                     tell what looking ahead prefers
      undo                     take your last answer back
      show                     show the whole table
      log                      show the log of the last two rounds
      help CARD                explain a card
      save FILE                save the game to a file
      quit                     leave; quit FILE saves the game first
hint-agree = Hints are for everybody or nobody. Does everybody at the table agree? (yes or no)
choose-several-modes = Numbers, separated by commas, for instance "1, 3".
record-title = The game as one line, for throneroom replay:
set-basic = Basic cards
set-base = Base game
set-base-2 = Base game, second edition
set-intrigue = Intrigue
set-intrigue-2 = Intrigue, second edition
set-alchemy = Alchemy
set-cornucopia = Cornucopia
set-guilds = Guilds
set-seaside = Seaside
set-promos = Promotional cards
command-help = help
command-hint = hint
command-undo = undo
command-show = show
command-log = log
command-save = save
command-quit = quit
word-all = all
word-none = none
word-no = no

listed-card = { $price }  { $name }  { $types }
card-title = { $name } ({ $others })
card-kind = { $price }, { $types }, { $set }
card-later = By the later rules: { $rules }
card-kingdoms = Recommended in: { $names }
lessons-title = Lessons; begin one with "throneroom learn" and its name:
lesson-line = { $name }: { $title }. { $about }
lesson-would = Then this would happen:
lesson-other = That is allowed, but in this lesson something else comes next.
lesson-again = Try again.
lesson-left = You can begin again whenever you like.
lesson-no-command = In a lesson there is nothing to save or to take back.
lesson-next = Next lesson: { $command }
lesson-help =
    What you can type:
      a number, or a name      choose; the beginning of each word is enough
      2 copper, estate         choose several cards
      all                      play all Treasures
      done                     nothing, or nothing more
      show                     show the whole table
      log                      show the log of the last two rounds
      help CARD                explain a card
      quit                     leave
language-name = English
page-start = Start
page-rules = Rules
page-cards = Cards
page-glossary = Glossary
page-kingdoms = Recommended kingdoms
page-builders = For builders
page-card = Card
page-price = Cost
page-types = Types
page-text = What it does
page-theme = Light or dark
