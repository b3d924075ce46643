# The line client and the command line.

welcome = Throneroom, an unofficial Dominion. Type a number or the beginning of a name; help tells more.
kingdom-line = Kingdom: { $cards }
seed-line = Seed: { $seed }
supply-title = Supply
price-row = { $price }  { $piles }
pile = { $name } { $count }
pile-empty = { $name } empty
player-line = { $player }: { $hand } in hand, { $deck } in deck, { $discard } discarded{ $top }, { $points }{ $tokens }
player-top = { " " }({ $card } on top)
in-play-line = In play: { $cards }
hand-line = Your hand: { $cards }
counters-line = Actions { $actions }, buys { $buys }, coins { $coins }{ $more }
potions-left = { ", " }Potions { $count }
tokens-left = { ", " }coin tokens { $count }
prizes-line = Prizes: { $cards }
set-aside-line = Set aside: { $cards }
revealed-line = { $player } has revealed { $cards }.
possessed-hand-line = The hand of { $player }: { $cards }
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
    [0] Numbers or names with commas between, for instance "2 copper, estate"; "none" for no card.
   *[other] Numbers or names with commas between, for instance "2 copper, estate".
}
card-line = { $name }, { $price }, { $types }, { $set }: { $rules }
saved = Saved to { $file }.
resume-hint = Go on with:
undone = Taken back.
nothing-to-undo = There is nothing to take back.
bye = Good-bye.
input-ended = The input has ended before the game has.
not-understood = { $reason }
which-number = There is no number { $number } here: it goes from 1 to { $most }.
which-save = Where to? save FILE
answer-needed = Please choose; help lists what you can type.
final-line = { $player }: { $points } with { $cards }
final-winner = { $players } wins.
final-winners = { $players } share the victory.
draft-prompt = Player { $seat } picks card { $place }:
kingdom-bane = Bane: { $card }
final-nobody = Nobody wins: the game was not finished.
help =
    What you can type:
      a number, or a name      choose; the beginning of each word is enough, th r is Throne Room
      2 copper, estate         choose several cards
      all                      play all Treasures
      done                     no more, or none
      undo                     take your last answer back
      show                     show the whole table
      log                      show the log of the last two rounds
      help CARD                explain a card
      save FILE                keep the game in a file
      quit                     leave; quit FILE saves it first
choose-several-modes = Numbers with commas between, for instance "1, 3".
choose-several-of = Choose { $least } to { $most }, with commas between.
choose-exactly = Choose exactly { $most }, with commas between.
record-title = The game as one line, for throneroom replay:
file-exists = { $file } is there already and no saved game; choose another name.
set-basic = basic card
set-base = base game
set-intrigue = Intrigue
set-alchemy = Alchemy
set-cornucopia = Cornucopia
set-guilds = Guilds
unknown-card = there is no '{ $typed }' here{ $hint }
unknown-card-hint = { "; " }did you mean { $name }?
ambiguous-card = '{ $typed }' may be { $names }
no-card-named = no card is named
command-help = help
command-undo = undo
command-show = show
command-log = log
command-save = save
command-quit = quit
word-all = all
word-none = none
word-no = no
