# The glossary: every word with a meaning of its own, explained in one paragraph.

# R050 R095 R097 R099
term-discard-pile = Discard pile
    .text = Here your used, bought and gained cards wait for the next shuffle. It lies face up next to your deck; its top card is there for all to see, but it is not looked through. When your deck is empty and you need a card, the discard pile is shuffled and takes its place.
# R096 R097 R098
term-discard = Discard
    .text = To put a card on your own discard pile. It comes from your hand unless the card tells you otherwise. A discarded card is still yours.
# R046 R051 R052 R053
term-action = Action
    .text = The right to play one Action card. You begin every turn with 1, and each Action card that you play uses 1 up. +2 Actions gives you 2 more for this turn. How many things the card tells you to do makes no difference.
# R051 R054 R059 R114
term-action-card = Action card
    .text = A card that does something when you play it in your Action phase. Most kingdom cards are Action cards, and nobody has one at the start. They are white, Attacks included; only Reactions are blue and Durations orange.
# R119 R120 R124 R126
term-attack = Attack
    .text = A card of this type harms everybody else, one after the other, beginning on the attacker's left. Before it does anything, everybody else may use Reactions. Only the type counts: without it a card is not an Attack, however unpleasant it is.
# R090
term-look-at = Look at
    .text = To see a card that stays hidden from the others. Afterwards it goes back to its place, unless you are told what else to do with it. It happens when you overpay Doctor.
# R053 R054 R055
term-instruction = Instruction
    .text = One of the things that a card tells you to do, such as +1 Buy or trashing a card. You go through them from the first to the last and do all that is possible. Not to be confused with an action: all the instructions of a card together cost just the 1 action of playing it.
# R089 R093
term-reveal = Reveal
    .text = To turn a card over for all to see, usually from the top of a deck. Unless you are told otherwise, it goes back where it was. Until the card has been carried out, revealed cards are not shuffled in.
# R113 R115 S010 S011 S013
term-duration-card = Duration card
    .text = An Action card of Seaside that does something again at the start of your next turn; orange. Until the Clean-up of that turn it remains in play. If it has nothing left to do, it is discarded like any other card.
# R100 R101
term-trash-a-card = Trash a card
    .text = To get rid of a card for good by putting it on the trash. It is no longer yours and brings you no points. Trashing weak cards leaves more room for strong ones.
# R074 R075 R114 R128
term-treasure = Treasure
    .text = A card to pay with; yellow. You play it in the Buy phase, as many as you like, but all before you buy the first card. Copper gives $1, Silver $2, Gold $3. Some kingdom cards are Treasures too, and so is the Potion.
# R057 R074 R110 R111 R112
term-in-play = In play
    .text = A card that you have played and that still lies in front of you is in play. It stays in play until Clean-up, a Duration until that of your next turn, unless it is trashed or put on a mat before that. Cards in your hand, set aside or only shown are not in play.
# R085 R086 R088
term-draw = Draw
    .text = To take the top card of your deck into your hand. +2 Cards means: draw 2, at once, and you cannot refuse. If the deck is too small, you shuffle in between.
# R114 R115
term-type = Type
    .text = What kind of card it is: Action, Treasure, Victory, Curse, and in addition Attack, Reaction, Duration or Prize. Other cards refer to it, and the colour follows it.
# R046 R064 R065 R068 R069 R070 R104
term-buy = Buy
    .text = The right to buy one card from the Supply in the Buy phase. You begin every turn with 1; +1 Buy adds another. You pay the cost with Treasures, virtual money and coin tokens, and the card goes to your discard pile. What you buy you also gain.
# R116
term-combined-types = Combined types
    .text = A card can have more than one type and then counts as each of them, always. Great Hall, Nobles and Island are Action and Victory cards, Harem is a Treasure and a Victory card.
# R011 R019 R025
term-kingdom-card = Kingdom card
    .text = Any card that you can choose for a kingdom, that is, all cards except basic cards and Prizes. Most are Action cards; some are Treasures or Victory cards.
# R035 R050 R087 R095
term-deck = Deck
    .text = Your face-down pile to draw from. Nobody draws from another player's deck, and nobody looks into their own. An empty deck is renewed only when you need a card from it.
# R094
term-name = Name
    .text = What the card is called. Cards with the same name are the same; cards with different names are different, even if they have the same type.
# R102 R103 R104 R106 R107
term-gain = Gain
    .text = To get a card from the Supply, normally onto your discard pile. Unlike buying, it needs no buy and no money, and money cannot get you a more expensive card. Whatever you buy you also gain. From an empty pile you gain nothing.
# R005 R006 R013 R014 R117 R163
term-victory-card = Victory card
    .text = A card that brings points at the end; green. Unless it has a second type, you cannot play it, and it only takes up room in your hand. Piles of Victory cards have 8 cards with two players and 12 with three or four.
# R118 R120 R121 R122 R123
term-reaction-card = Reaction card
    .text = An Action card with a second use; blue. When somebody else plays an Attack, you may show it from your hand and do what it says for that case. This is not playing it and costs no action. In your own turn you play it like any Action card.
# R016 R017 R018
term-supply = Supply
    .text = The piles in the middle from which you buy and gain: the basic cards, the ten kingdom piles and, if they are needed, the Potions and the bane pile. The trash and the Prizes do not belong to it. An empty pile stays a pile of the Supply.
# R062 R063
term-choose = Choose
    .text = If a card lets you choose one or two of several things, you do these and leave the others. You have to choose, and you may choose what cannot be done.
# R092 P32
term-pass = Pass
    .text = To hand a card over to somebody else, face down and straight into their hand. It is neither gained nor discarded nor trashed. Only Masquerade asks for it.
# R091 R162 D34
term-set-aside = Set aside
    .text = To put a card face up on the table for a while. It has no effect there and is not in play. What made you set it aside also says what becomes of it. At the end of the game it counts as yours.
# R061 R072
term-virtual-money = Virtual money
    .text = Money that comes from a text, such as +$2, and not from a Treasure. You can spend it in the Buy phase of the same turn; what is left then is lost.
# R042 R043 R058 R059
term-action-phase = Action phase
    .text = The first part of a turn. You may play Action cards as long as you have actions.
# R042 R043 R073 R144
term-buy-phase = Buy phase
    .text = The second part of a turn: first you play Treasures and spend coin tokens, then you buy. Once you have bought a card, you can add neither.
# R043 R080 R081 R082
term-clean-up = Clean-up
    .text = The third part of a turn, which cannot be skipped. Everything that you have in play and in your hand goes to your discard pile, and you draw 5 cards.
# R042 R044 R166
term-turn = Turn and round
    .text = A turn is what one player does from the Action phase to Clean-up. A round is over when everybody has had one turn. If points are equal, the number of turns decides.
# R044 R126 R127 R158
term-turn-order = In turn order
    .text = One after the other, going round to the left, beginning with whoever's turn it is or, if it does not concern that player, on their left. The player on your left is the one who has the next turn after yours.
# R054 R056 R057 R110
term-play = Play
    .text = To put a card from your hand face up in front of you and do what it says. You play Action cards in the Action phase and Treasures in the Buy phase. Plain Victory cards and Curses cannot be played.
# R036 R082 R095
term-hand = Hand
    .text = The cards that you hold and only you see. You begin every turn with 5, unless something has changed that in the meantime. The others know only how many you hold.
# R035 R162
term-own-cards = Your cards
    .text = Everything that is yours: deck, hand, discard pile, what you have in play, on mats and set aside. At the start these are 7 Coppers and 3 Estates. All of it counts at the end.
# R009 R017 R019
term-basic-card = Basic card
    .text = Copper, Silver, Gold, Estate, Duchy, Province and Curse, which are there in every game, and the Potion, which some games need.
# R011 R021 R028
term-kingdom = Kingdom
    .text = The ten kingdom cards with which you play a game. You can take a recommended kingdom, choose freely, draw at random or pick in turn. With Young Witch the bane is an eleventh pile.
# R068 R132 R135 R139 R141
term-cost = Cost
    .text = What a card costs in coins, and for some cards a Potion as well. It matters not only for buying but wherever a card speaks of cost. If cards become cheaper, they do so everywhere, but only in coins, and never below $0.
# R008 R009 R114 R127 R163
term-curse = Curse
    .text = A card that costs $0 and takes 1 point away; violet. It can be bought, but usually you get it from somebody's Attack. It is not a Victory card. When the pile is empty, nobody gets any more.
# R010 R066 R100 R101
term-trash = Trash
    .text = The open pile of all cards that have been trashed. It is not part of the Supply: nobody can buy from it, and as a pile it does not count for the end of the game.
# R083 R087 R088 R093
term-shuffle = Shuffle
    .text = To mix your discard pile and make it your deck. This happens only when a card is needed and the deck has none left. Cards elsewhere, revealed ones too, stay where they are.
# R089 R121 R182 D24
term-show = Show
    .text = To let everybody see a card in your hand, or the whole hand. Unless you are told otherwise, it stays in your hand; it is not played. Revealing is much the same, but for cards from the deck.
# R332 R354 D38
term-name-a-card = Name a card
    .text = To say the name of a card before cards are revealed, as Doctor, Journeyman and Wishing Well ask for. It may be any card, in this game or not, but not a type.
# R094 X29
term-different-cards = Different cards
    .text = Cards with different names; of several with the same name only one counts. Two Coppers and a Silver are 2 different cards.
# R108
term-put-on-deck = Put on your deck
    .text = To put a card face down on top of your deck, so that it is the next one you draw. On an empty deck it is the only card; nothing is shuffled for it.
# R055 R123 P07
term-must-and-may = Must and may
    .text = What a card says must be done, as far as possible. You are free only where it says "may", or where no card at all is enough, as with "up to 4 cards". Reactions are always voluntary.
# R003 R007 R035 R036 R038
term-set-up = Set-up
    .text = What happens before the first turn: the Supply is laid out, everybody shuffles 7 Coppers and 3 Estates and draws 5 cards, and it is decided who begins.
# R159 R160 R161 R166 R167
term-end-of-the-game = End of the game
    .text = The game ends after a turn if the Provinces are gone or 3 or more piles of the Supply are empty (with five or six players 4). The most points win; if these are equal, the fewest turns; if those are equal as well, the victory is shared.
# R162 R163 R164
term-points = Points
    .text = What wins the game. They are on Victory cards, and Curses take some away: Estate 1, Duchy 3, Province 6, Curse minus 1. All of your cards are counted, wherever they are.
# R026 R128 R129 R130 R131
term-potion = Potion
    .text = A Treasure costing $4 that brings no money but pays the +P in the cost of other cards, one Potion for one card. The pile of 16 is laid out only if a card in the game needs it.
# R028 R029 R030 R287
term-bane-card = Bane card
    .text = A card of the eleventh pile, which Young Witch brings into the game; it costs $2 or $3. If you show one when a Young Witch is played, you gain no Curse. Apart from that it is a card like any other.
# R031 R032 R298 R326 D30
term-prize = Prize
    .text = One of five special cards that lie next to the Supply if Tournament is in the game, one of each. You cannot buy a Prize; you get it by discarding a Province with a Tournament.
# R033 R142 R143 R144 R145 R146
term-coin-token = Coin token
    .text = Savings from Guilds. You keep coin tokens until you spend them, for $1 each, in a Buy phase before you buy the first card. They are worth no points.
# R148 R149 R151 R152 R155
term-overpay = Overpay
    .text = To pay more than the cost when you buy Stonemason, Doctor, Masterpiece or Herald. What you get for it is on the card and depends on how much you add. It is voluntary and works only when you buy.
# R262 R264 R266 R271 R273 R274 S153 S155 S161
term-extra-turn = Extra turn
    .text = Outpost gives you a second turn at once, with 3 cards. Possession gives the player on your left an extra turn after yours. That player is possessed: you decide everything, and you gain what that player would gain. Extra turns do not count when turns decide a tie.
# S003 S004 S005
term-mat = Mat
    .text = A place in front of you for cards or tokens that stay there for long: those of Island, Native Village and Pirate Ship. Cards on a mat are yours and count at the end, but they are neither in play nor in your deck, hand or discard pile.
# S030 S031 S032 S033 S034
term-embargo-token = Embargo token
    .text = A mark that Embargo puts on a pile of the Supply for the rest of the game. Whoever buys a card from there gains a Curse for each token; whoever gains one in another way does not.
# Q002 Q003 Q004 Q007
term-colony = Colony
    .text = A Victory card of Prosperity for $11 and 10 points. Together with Platinum it is laid out where the kingdom says so. When the Colonies are gone, the game ends.
# Q010 Q011
term-victory-token = Victory token
    .text = A point that is no card. You get such tokens from Bishop, Monument and Goons; they lie in front of you and are yours until the end.
# Q013 Q014 Q018
term-trade-route-mat = Trade Route mat
    .text = Where the tokens of the Victory piles go, each with the first card gained from its pile. It belongs to nobody; every Trade Route counts its tokens.
# B202 I202
term-edition = Edition
    .text = A printing of a set. Second editions left some cards out and added others. Here each is a set of its own to choose cards from; the rules are those of the first editions.
# H010 H012 H015 H017 H019
term-when-gained = When you gain this
    .text = What a card with these words does happens once, as soon as you have gained it, however that was: bought, by another card, even in somebody else's turn. Playing the card later does not repeat it. If several things wait for a gain, you choose their order.
# H021 H139 H140 H143
term-instead-of-gaining = Instead of gaining
    .text = Where Trader turns a gain into a Silver, the other card is not gained at all: it stays where it was, and nothing happens that depends on gaining it. A purchase remains a purchase; its price stays paid.
