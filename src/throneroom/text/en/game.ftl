# What happens in a game, and what is asked.

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-prize = Prize
type-duration = Duration

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
bonus-victory_tokens = { $count ->
    [one] +1 victory token
   *[other] +{ $count } victory tokens
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

log-turn = Turn { $turn }: { $player }
log-turn-possessed = Extra turn: { $player }, possessed by { $other }
log-turn-extra = Extra turn: { $player }
log-play = { $player } plays { $cards }.
log-play-again = { $player } plays { $cards } again.
log-play-treasures = { $amount ->
    [0] { $player } plays { $cards }.
   *[other] { $player } plays { $cards }. (+${ $amount })
}
log-draw = { $player } draws { $cards }.
log-discard = { $player } discards { $cards }.
log-trash = { $player } trashes { $cards }.
log-trash-supply = { $player } trashes { $cards } from the supply.
log-gain = { $player } gains { $cards }.
log-gain-hand = { $player } gains { $cards } into hand.
log-gain-deck = { $player } gains { $cards } onto the deck.
log-gain-trash = { $player } gains { $cards } from the trash.
log-buy = { $player } buys { $cards }.
log-buy-gain-deck = { $player } buys and gains { $cards } onto the deck.
log-buy-gain = { $player } buys and gains { $cards }.
log-reveal = { $player } reveals { $cards }.
log-reveal-hand = { $cards ->
    [nothing] { $player } shows an empty hand.
   *[other] { $player } shows a hand of { $cards }.
}
log-show = { $player } shows { $cards }.
log-put-back = { $player } puts { $cards } on the deck.
log-put-into-deck = { $amount ->
    [0] { $player } puts { $cards } on the deck.
    [one] { $player } puts { $cards } into the deck, under one other.
   *[other] { $player } puts { $cards } into the deck, under { $amount } others.
}
log-deck-to-discard = { $player } puts the deck on the discard pile.
log-set-aside = { $player } sets { $cards } aside.
log-take = { $player } takes { $cards } into hand.
log-put-on-mat = { $player } puts { $cards } on the mat.
log-put-under = { $player } puts { $cards } under the cards for sale.
log-return = { $player } returns { $cards } to the supply.
log-mark = { $player } puts a token on { $name }.
log-mat-token = { $player } puts a token on the mat.
log-move-marker = The token of { $name } moves to the Trade Route mat.
log-shuffle-in = { $player } shuffles { $cards } into the deck.
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
log-deal-anew = The cards that { $player } cannot see are dealt anew.
log-undone = (taken back)
log-undo = { $amount ->
    [one] An answer is taken back.
   *[other] { $amount } answers are taken back.
}

ending-provinces = The Provinces are gone.
ending-colonies = The Colonies are gone.
ending-piles = Three or more piles are empty.
ending-turn-limit = The turn limit has been reached.
ending-resigned = { $count ->
    [0] The game ended by resignation.
    [one] { $players } has resigned.
   *[other] { $players } have resigned.
}
ending-stopped = The game was stopped: { $reason }.

# Questions: one per kind, and where a card needs its own words, kind-card; where it asks for the
# same more than once, the purpose follows. The card that asks stands before them.

question = { $source }: { $question }
question-of-other = { $player }'s { $source }: { $question }
asked-card = { $type ->
    [action] Action card
    [treasure] Treasure
   *[other] card
}
asked-price = { $relation ->
    [exactly] exactly { $price }
    [below] less than { $price }
   *[up_to] up to { $price }
}

ask-play_action = Play an Action?
ask-play_treasure = Play Treasures?
ask-buy = Buy a card costing { asked-price }?
ask-buy-black_market = Buy one of these cards?
ask-gain = { $relation ->
    [none] Which card do you gain?
   *[other] Which { asked-card } costing { asked-price } do you gain?
}
ask-gain-mine = Which Treasure costing { asked-price } do you gain into your hand?
ask-gain-university = Gain an Action card costing { asked-price }?
ask-gain-saboteur = Gain a card costing { asked-price } in return?
ask-gain-taxman = Which Treasure costing { asked-price } do you gain onto your deck?
ask-gain-tournament = Do you gain a Duchy or a Prize?
ask-gain-thief = Which of the trashed cards do you gain?
ask-gain-artisan = Which card costing { asked-price } do you gain into your hand?
ask-gain-lurker = Which Action card do you gain from the trash?
ask-gain-smugglers = Which card do you gain, like the player to your right?
ask-gain-develop = { $relation ->
    [none] Which card costing $1 more or $1 less do you gain onto your deck first?
   *[other] Which card costing { asked-price } do you gain onto your deck?
}
ask-gain-haggler = Which card costing { asked-price } do you gain? A Victory card is not allowed.
ask-discard = { $most ->
    [one] Which card do you discard?
   *[other] Which { $most } cards do you discard?
}
ask-discard-advisor = Which of { $player }'s cards is discarded?
ask-discard-cellar = Which cards do you discard? You draw as many.
ask-discard-secret_chamber = Which cards do you discard, for $1 each?
ask-discard-hamlet-action = Discard a card for +1 Action?
ask-discard-hamlet-buy = Discard a card for +1 Buy?
ask-discard-plaza = Discard a Treasure for a coin token?
ask-discard-sentry = Which of them do you discard?
ask-discard-lookout = Which of them do you discard? The other one goes back.
ask-discard-envoy = Which of { $player }'s cards is discarded?
ask-discard-vault = Which cards do you discard, for $1 each?
ask-discard-vault-off-turn = { $most ->
    [one] Discard your only card? To draw one it would have to be two.
   *[other] Discard { $most } cards, to draw one?
}
ask-discard-cartographer = Which of them do you discard?
ask-discard-stables = Discard a Treasure for +3 Cards and +1 Action?
ask-discard-mill = { $most ->
    [one] Discard your only card? For +$2 it would have to be two.
   *[other] Discard { $most } cards for +$2?
}
ask-trash = { $most ->
    [one] Which card do you trash?
   *[other] Which { $most } cards do you trash?
}
ask-trash-chapel = Which cards do you trash, up to { $most }?
ask-trash-mine = Which Treasure do you trash for one costing up to $3 more?
ask-trash-remodel = Which card do you trash for one costing up to $2 more?
ask-trash-masquerade = Trash a card?
ask-trash-trading_post = Which { $most } cards do you trash for a Silver?
ask-trash-upgrade = Which card do you trash for one costing exactly $1 more?
ask-trash-transmute = Which card do you trash? Its types decide what you gain.
ask-trash-apprentice = Which card do you trash? You draw a card for each $1 it costs, and two for a Potion.
ask-trash-remake = Which card do you trash for one costing exactly $1 more?
ask-trash-stonemason = Which card do you trash for two that cost less?
ask-trash-taxman = Trash a Treasure for one costing up to $3 more?
ask-trash-butcher = Trash a card for another one?
ask-trash-thief = Which of { $player }'s Treasures is trashed?
ask-trash-bandit = Which of the Treasures do you trash?
ask-trash-sentry = Which of them do you trash?
ask-trash-lookout = Which of them do you trash?
ask-trash-pirate_ship = Which of { $player }'s Treasures is trashed?
ask-trash-salvager = Which card do you trash, for as much as it costs?
ask-trash-bishop = Which card do you trash, for a victory token per $2?
ask-trash-bishop-off-turn = Trash a card?
ask-trash-expand = Which card do you trash for one costing up to $3 more?
ask-trash-forge = Which cards do you trash? You gain one that costs as much as they do together.
ask-trash-governor = Trash a card for a dearer one?
ask-trash-lurker = Which Action card of the supply do you trash?
ask-trash-replace = Which card do you trash for one costing up to $2 more?
ask-trash-develop = Which card do you trash for one costing $1 more and one costing $1 less?
ask-trash-jack_of_all_trades = Trash a card that is no Treasure?
ask-trash-noble_brigand = Which of { $player }'s Treasures is trashed?
ask-trash-spice_merchant = Trash a Treasure for something else?
ask-trash-trader = Which card do you trash for a Silver per $1 of its cost?
ask-trash-farmland = Which card do you trash for one costing exactly $2 more?
ask-put_on_deck = { $most ->
    [one] Which card do you put on your deck?
   *[other] Which { $most } cards do you put on your deck? The first will be on top.
}
ask-put_on_deck-bureaucrat = Which Victory card do you put on your deck?
ask-put_on_deck-scout = In which order do you put them back? The first will be on top.
ask-put_on_deck-apothecary = In which order do you put them back? The first will be on top.
ask-put_on_deck-doctor = In which order do you put them back? The first will be on top.
ask-put_on_deck-herald = { $most ->
    [one] Which card from your discard pile do you put on your deck?
   *[other] Which { $most } cards from your discard pile do you put on your deck? The first will be on top.
}
ask-put_on_deck-herbalist = Which Treasure do you put on your deck?
ask-put_on_deck-harbinger = Which card of your discard pile do you put on your deck?
ask-put_on_deck-sentry = In which order do you put them back? The first will be on top.
ask-put_on_deck-patrol = In which order do you put them back? The first will be on top.
ask-put_on_deck-rabble = In which order do you put them back? The first will be on top.
ask-put_on_deck-black_market = In which order do they go under the Black Market deck? The first will be uppermost.
ask-put_on_deck-navigator = In which order do you put them back? The first will be on top.
ask-put_on_deck-oracle = In which order do you put them back? The first will be on top.
ask-put_on_deck-cartographer = In which order do you put them back? The first will be on top.
ask-put_on_deck-scheme = Which Action do you put on your deck instead of discarding it?
ask-put_on_deck-mandarin = { $most ->
    [one] Which card do you put on your deck?
   *[other] In which order do you put your Treasures on your deck? The first will be on top.
}
ask-put_on_deck-secret_passage = Which card do you put into your deck?
ask-play_again = Which Action do you play twice?
ask-play_again-kings_court = Play an Action three times?
ask-show = Show a Reaction?
ask-reveal = Which card do you reveal?
ask-reveal-courtier = Which card do you reveal? You may choose one thing for each of its types.
ask-reveal-mint = Show a Treasure and gain another one?
ask-reveal-ambassador = Which card do you reveal? The others each gain one.
ask-reveal-inn = Which Actions of your discard pile do you shuffle into your deck?
ask-save = Which card do you set aside?
ask-save-haven = Which card do you set aside for your next turn?
ask-save-island = Which card do you put on your island mat?
ask-return = You reveal { $card }. How many do you return to the pile?
ask-mark = Which pile do you put a token on?
ask-take = How many { $card }s do you take into your hand?
ask-confirm = Do you want that?
ask-confirm-chancellor = Put your deck on your discard pile?
ask-confirm-library = You draw { $card }. Set it aside?
ask-confirm-moneylender = Trash a Copper for +$3?
ask-confirm-baron = Discard an Estate for +$4?
ask-confirm-mining_village = Trash it for +$2?
ask-confirm-alchemist = Put it on your deck?
ask-confirm-tournament = Discard a Province for a Prize or a Duchy?
ask-confirm-tournament-off-turn = Show a Province, so that there is no card and no coin for it?
ask-confirm-young_witch = Show { $card } to be spared the Curse?
ask-confirm-mountebank = Discard a Curse, so that you gain nothing?
ask-confirm-royal_seal = You gain { $card }. Put it on your deck?
ask-confirm-vassal = You discard { $card }. Play it?
ask-confirm-pearl_diver = Your bottom card is { $card }. Put it on top?
ask-confirm-explorer = Show a Province for a Gold instead of a Silver?
ask-confirm-treasury = Put it on your deck?
ask-confirm-walled_village = Put it on your deck?
ask-confirm-duchess = You gain a Duchy. Gain a Duchess as well?
ask-confirm-fools_gold = Somebody else gains a Province. Trash a Fool's Gold and gain a Gold onto your deck?
ask-confirm-tunnel = You discard a Tunnel. Show it and gain a Gold?
ask-confirm-trader = You would gain { $card }. Show your Trader and gain a Silver instead?
ask-confirm-ill_gotten_gains = Gain a Copper into your hand?
ask-choose = { $most ->
    [one] What do you choose?
   *[other] Which { $most } options do you choose?
}
ask-choose-jester = { $player } discards { $card }. Who gains another one?
ask-give = { $relation ->
    [none] Which card does { $player } gain?
   *[other] Which card costing { asked-price } does { $player } gain?
}
ask-pass = Which card do you pass to { $player }?
ask-name = Which card do you name?
ask-name-wishing_well = Which card do you name? If it is on top of your deck, you take it.
ask-name-doctor = Which card do you name? Its copies among your top 3 cards are trashed.
ask-name-journeyman = Which card do you name? It is passed over while you look for 3 others.
ask-name-contraband = Which card must { $player } not buy in this turn?
ask-order = In which order? The one you choose first comes first.
ask-order-gain = You have gained { $card }. What comes next?
ask-spend = How many coin tokens do you spend, for $1 each?
ask-spend-butcher = How many coin tokens do you pay? The new card may cost $1 more for each.
ask-overpay = How much do you overpay?
ask-place = How many cards of your deck lie above it?
ask-place-stash = How many of the shuffled cards lie above this Stash?
ask-fate = { $whose ->
    [own] Your top card is { $card }.
   *[other] { $player }'s top card is { $card }.
} What happens to it?
ask-fate-scrying_pool = { $whose ->
    [own] Your top card is { $card }.
   *[other] { $player }'s top card is { $card }.
} Discard it or put it back?
ask-fate-doctor = Your top card is { $card }. Trash it, discard it or put it back?
ask-fate-duchess = Your top card is { $card }. Discard it or put it back?
ask-fate-jack_of_all_trades = Your top card is { $card }. Discard it or put it back?
ask-fate-loan = You reveal { $card }. Trash it or discard it?
ask-fate-watchtower = You gain { $card }. Show your Watchtower, and trash it or put it on your deck?
ask-fate-oracle = { $whose ->
    [own] What happens to the cards that you reveal?
   *[other] What happens to the cards that { $player } reveals?
}
ask-fate-spy = { $whose ->
    [own] Your top card is { $card }.
   *[other] { $player }'s top card is { $card }.
} Discard it or put it back?

# What it brings to overpay by an amount.
amount-overpay-stonemason = { $potions ->
    [0] { $coins ->
        [0] { $amount }: nothing
       *[other] { $amount }: two Actions costing { $price }
    }
   *[other] { $amount }: two Actions costing { $price }
}
amount-overpay-doctor = { $coins ->
    [0] { $amount }: nothing
    [one] { $amount }: look at a card
   *[other] { $amount }: look at { $coins } cards
}
amount-overpay-masterpiece = { $coins ->
    [0] { $amount }: nothing
    [one] { $amount }: a Silver
   *[other] { $amount }: { $coins } Silvers
}
amount-overpay-herald = { $coins ->
    [0] { $amount }: nothing
    [one] { $amount }: a card from your discard pile onto your deck
   *[other] { $amount }: { $coins } cards from your discard pile onto your deck
}

mode-yes = yes
mode-no = no
mode-discard = discard
mode-keep = put back
mode-trash = trash
mode-topdeck = put on your deck
mode-card = +1 Card
mode-action = +1 Action
mode-buy = +1 Buy
mode-coin = +$1
mode-cards-steward = +2 Cards
mode-cards-nobles = +3 Cards
mode-cards-trusty_steed = +2 Cards
mode-cards-spice_merchant = +2 Cards, +1 Action
mode-coins-spice_merchant = +$2, +1 Buy
mode-discard-oracle = discard them
mode-keep-oracle = put them back
mode-trash-steward = trash 2 cards
mode-discard-torturer = discard 2 cards
mode-actions = +2 Actions
mode-coins = +$2
mode-coins-courtier = +$3
mode-gold = gain a Gold
mode-trash-lurker = trash an Action card from the supply
mode-gain = gain an Action card from the trash
mode-store = put the top card of your deck on the mat
mode-take-native_village = take all cards from the mat
mode-plunder = plunder
mode-cards-governor = +3 Cards, the others +1
mode-treasures = gain a Gold, the others a Silver
mode-trash-governor = trash a card for one costing $2 more, the others for $1 more
mode-coins-pirate_ship = +$1 for each token on your mat
mode-discard-navigator = discard them all
mode-keep-navigator = put them all back
mode-silvers = gain 4 Silvers, deck to discard pile
mode-redraw = discard your hand, draw 4 cards
mode-curse = gain a Curse
mode-give = { $player } gains it
mode-take = you gain it
option-all = all Treasures
option-done = { $kind ->
    [play_action] no more Actions
    [play_treasure] no more Treasures
    [buy] { $place ->
        [list] buy nothing
       *[other] end the turn
    }
    [gain] gain nothing
    [discard] discard nothing
    [trash] trash nothing
    [show] show nothing
    [put_on_deck] put nothing back
    [fate] leave it there
    [order] none of these
   *[other] done
}

# Of a bot that takes its time; { $card } is the card that asks, if one in play does.
bot-considers = { $about ->
    [actions] { $player } considers what to play
    [purchase] { $player } considers a purchase
    [effect] { $player } is deciding: { $card }
   *[other] { $player } is thinking
}
