# What happens in a game, and what is asked.

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-prize = Prize

bonus-cards = { $count ->
    [one] +1 Card
   *[other] +{ $count } Cards
}
bonus-actions = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
bonus-buys = { $count ->
    [one] +1 Buy
   *[other] +{ $count } Buys
}
bonus-coins = +${ $count }
bonus-potions = { $count ->
    [one] +1 Potion
   *[other] +{ $count } Potions
}
bonus-tokens = { $count ->
    [one] +1 coin token
   *[other] +{ $count } coin tokens
}
price = { $potions ->
    [0] ${ $coins }
   *[other] ${ $coins }+P
}
points = { $count ->
    [-1] -1 point
    [one] 1 point
   *[other] { $count } points
}

amount-with-potion = { $coins }+P
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}
cards-many = { $count } { $name }
cards-none = nothing
list-and = { $first } and { $last }

log-turn = Turn { $amount }: { $player }
log-turn-possessed = Turn { $amount }: { $player }, possessed by { $other }
log-play = { $player } plays { $cards }.
log-play-again = { $player } plays { $cards } again.
log-play-treasures = { $amount ->
    [0] { $player } plays { $cards }.
   *[other] { $player } plays { $cards }. (+${ $amount })
}
log-draw = { $player } draws { $cards }.
log-discard = { $player } discards { $cards }.
log-trash = { $player } trashes { $cards }.
log-gain = { $player } gains { $cards }.
log-gain-hand = { $player } gains { $cards } into hand.
log-gain-deck = { $player } gains { $cards } onto the deck.
log-gain-trash = { $player } gains { $cards } from the trash.
log-buy = { $player } buys { $cards }.
log-buy-gain = { $player } buys and gains { $cards }.
log-reveal = { $player } reveals { $cards }.
log-reveal-hand = { $cards ->
    [nothing] { $player } shows an empty hand.
   *[other] { $player } shows a hand of { $cards }.
}
log-show = { $player } shows { $cards }.
log-put-back = { $player } puts { $cards } on the deck.
log-deck-to-discard = { $player } puts the deck on the discard pile.
log-set-aside = { $player } sets { $cards } aside.
log-take = { $player } takes { $cards } into hand.
log-shuffle = { $player } shuffles.
log-look = { $player } looks at { $cards }.
log-pass = { $player } passes { $cards } to { $other }.
log-name = { $player } names { $name }.
log-come-back = { $player } gets { $cards } back.
log-spend = { $amount ->
    [one] { $player } spends a coin token.
   *[other] { $player } spends { $amount } coin tokens.
}
log-overpay = { $player } overpays by ${ $amount }.
log-overpay-with-potion = { $amount ->
    [0] { $player } overpays by a Potion.
   *[other] { $player } overpays by ${ $amount } and a Potion.
}
log-bonus = { $player } gets { $bonuses }.
log-end = The game is over.
log-undo = { $amount ->
    [one] An answer is taken back.
   *[other] { $amount } answers are taken back.
}

ending-provinces = The Provinces are gone.
ending-piles = Three or more piles are empty.
ending-turn-limit = The turn limit has been reached.
ending-resigned = Somebody has resigned.
ending-stopped = The game was stopped: { $reason }.

# Questions: one per kind, and where a card needs its own words, kind-card. The card that asks
# stands before them.

question = { $source }: { $question }

ask-play_action = Play an Action?
ask-play_treasure = Play Treasures?
ask-buy = Buy a card?
ask-gain = Which card do you gain?
ask-gain-university = Gain an Action?
ask-gain-saboteur = Gain a card in return?
ask-gain-tournament = Do you gain a Duchy or a Prize?
ask-gain-thief = Which of the trashed cards do you gain?
ask-discard = { $most ->
    [one] Which card do you discard?
   *[other] Which { $most } cards do you discard?
}
ask-discard-cellar = Which cards do you discard?
ask-discard-secret_chamber = Which cards do you discard, for $1 each?
ask-discard-hamlet = Discard a card?
ask-discard-plaza = Discard a Treasure for a coin token?
ask-trash = { $most ->
    [one] Which card do you trash?
   *[other] Which { $most } cards do you trash?
}
ask-trash-chapel = Which cards do you trash, up to { $most }?
ask-trash-masquerade = Trash a card?
ask-trash-taxman = Trash a Treasure?
ask-trash-butcher = Trash a card?
ask-trash-thief = Which Treasure is trashed?
ask-put_on_deck = Which card do you put on your deck?
ask-put_on_deck-secret_chamber = Which two cards do you put on your deck? The first will be on top.
ask-put_on_deck-scout = In which order do you put them back? The first will be on top.
ask-put_on_deck-apothecary = In which order do you put them back? The first will be on top.
ask-put_on_deck-doctor = In which order do you put them back? The first will be on top.
ask-put_on_deck-herald = { $most ->
    [one] Which card from your discard pile do you put on your deck?
   *[other] Which { $most } cards from your discard pile do you put on your deck? The first will be on top.
}
ask-put_on_deck-herbalist = Which Treasure do you put on your deck?
ask-play_again = Which Action do you play twice?
ask-show = Show a Reaction?
ask-confirm = Do you want that?
ask-confirm-chancellor = Put your deck on your discard pile?
ask-confirm-library = You draw { $card }. Set it aside?
ask-confirm-moneylender = Trash a Copper for +$3?
ask-confirm-baron = Discard an Estate for +$4?
ask-confirm-mining_village = Trash it for +$2?
ask-confirm-alchemist = Put it on your deck?
ask-confirm-tournament = Discard a Province?
ask-confirm-tournament-off-turn = Show a Province?
ask-confirm-young_witch = Show { $card } to be spared?
ask-choose = { $most ->
    [one] What do you choose?
   *[other] Which { $most } options do you choose?
}
ask-choose-jester = Who gains { $card }?
ask-give = Which card do you choose in return?
ask-pass = Which card do you pass to the left?
ask-name = Which card do you name?
ask-order = In which order? The one you name first comes first.
ask-spend = How many coin tokens do you spend?
ask-overpay = How much do you overpay?
ask-discard-advisor = Which of these cards is discarded?
ask-fate = You see { $card }. What happens to it?
ask-fate-scrying_pool = You see { $card }. Discard it or put it back?
ask-fate-doctor = You see { $card }. Trash it, discard it or put it back?
ask-fate-spy = You see { $card }. Discard it or put it back?

mode-yes = yes
mode-no = no
mode-discard = discard
mode-keep = put back
mode-trash = trash
mode-card = +1 Card
mode-action = +1 Action
mode-buy = +1 Buy
mode-coin = +$1
mode-cards-steward = +2 Cards
mode-cards-nobles = +3 Cards
mode-cards-trusty_steed = +2 Cards
mode-trash-steward = trash 2 cards
mode-discard-torturer = discard 2 cards
mode-actions = +2 Actions
mode-coins = +$2
mode-silvers = gain 4 Silvers, deck to discard pile
mode-redraw = discard your hand, draw 4 cards
mode-curse = gain a Curse
mode-give = they do
mode-take = you do
option-all = all Treasures
option-done = { $kind ->
    [play_action] no more Actions
    [play_treasure] no more Treasures
    [buy] end the turn
    [gain] gain nothing
    [discard] discard nothing
    [trash] trash nothing
    [show] show nothing
    [put_on_deck] put nothing back
   *[other] done
}
