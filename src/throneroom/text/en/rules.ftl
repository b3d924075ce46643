# The rules, in the order in which a new player needs them.

# R035 R078 R102 R117 R165
rules-idea = What it is about
    .text =
        Everybody plays with cards of their own. You begin with ten weak ones. Turn by turn you buy better cards from the piles on the table, and what you buy is shuffled in and comes into your hand again and again.

        At the end only points count, and whoever has the most wins. Points are on the Victory cards, above all on the Province. But during the game most of these do nothing except fill your hand. So every game asks the same question: how long do you build, and when do you start to collect points?

        Read as far as the end of the game and you can play. The rest can wait: the individual sets, more players, choosing a kingdom.

# R019 R114 R115 R116 R118 R119 R163
rules-cards = The cards
    .text =
        Every card has a name, a cost and one or more types. Most have a text as well. $4 is short for 4 coins, whether it is what a card costs or what you have to spend.

        - Treasures (yellow) are money. Copper costs $0 and gives $1, Silver costs $3 and gives $2, Gold costs $6 and gives $3.
        - Victory cards (green) are points. An Estate costs $2 and counts 1 point, a Duchy costs $5 and counts 3, a Province costs $8 and counts 6.
        - Curses (violet) cost $0, and each takes 1 point away from you at the end. They are a type of their own, not Victory cards.
        - Action cards (white) do something for you when you play them.
        - Attacks are Action cards that harm everybody else.
        - Reactions (blue) are Action cards that you can also show when somebody else plays an Attack.
        - Durations (orange) are Action cards that stay on the table and do something in your next turn as well.

        A few cards have two types at once and two colours: the Great Hall is an Action card and a Victory card.

        Copper, Silver, Gold, Estate, Duchy, Province and Curse are the basic cards and part of every game; with Alchemy the Potion joins them. All others are kingdom cards. Every game has ten of those, which is why no two games are alike.

# R001 R003 R004 R005 R006 R007 R008 R009 R010 R011 R012 R013 R014 R015 R016 R017 R020 R025 R035 R036 R037 R038 intrigue/great_hall intrigue/duke intrigue/harem intrigue/nobles
rules-setup = Setting up
    .text =
        Dominion is for two, three or four players. Lay out these piles face up in the middle:

        - Copper: 60 cards, of which everybody takes 7. That leaves 46 with two players, 39 with three, 32 with four.
        - Silver: all 40. Gold: all 30.
        - Estates, Duchies and Provinces: 8 of each with two players, 12 of each with three or four.
        - Curses: 10 with two players, 20 with three, 30 with four. They are there in every game.
        - Ten different kingdom cards, each with its whole pile of 10. If the kingdom card is a Victory card, such as Gardens or Great Hall, the pile has 8 cards with two players and 12 with three or four.

        For your first game take Cellar, Moat, Village, Workshop, Woodcutter, Smithy, Remodel, Militia, Market and Mine. Kingdom cards that you have not chosen stay out of the game.

        All these piles together are the Supply. Next to it is the place for the trash, empty as yet; it is not part of the Supply. A pile that runs out keeps its place, so that everybody sees what is gone.

        Everybody begins with the same 10 cards: 7 Coppers and 3 Estates. These Estates are not taken from the pile in the Supply. Shuffle your ten cards, put them face down in front of you as your deck and draw 5. If you like, let somebody cut.

        Draw lots to see who begins, or agree on somebody. Play then goes round to the left.

        Some kingdom cards bring something more to the table: Potions, Prizes, a bane pile, coin tokens, mats or victory tokens, and with Prosperity there may be Platinum and Colonies. These have sections of their own.

# R042 R043 R044 R046 R047 R072
rules-turn = Your turn
    .text =
        A turn has three phases, always in this order:

        - Action phase: you may play an Action card.
        - Buy phase: you may play Treasures and buy a card.
        - Clean-up: you discard everything and draw 5 new cards.

        You start every turn with 1 action, 1 buy and $0. Cards can give you more of each, but only for this turn.

        You may skip the first two phases, never Clean-up. And there is no way back: once you are in the Buy phase, it is too late for Action cards.

        When you have drawn your new hand, it is the turn of the player on your left.

        An example: your first hand is five Coppers. You have no Action card yet, so you go straight on to the Buy phase, play the Coppers and buy a Market for $5. In Clean-up you discard everything and draw the other five cards: two Coppers and three Estates. Next turn that buys a Cellar for $2. To draw your third hand you have to shuffle, and then you may already have the Market or the Cellar in it.

# R049 R051 R052 R053 R054 R055 R056 R057 R058 R059 R060 R061 R085 R188 R212 R216 R259 R344
rules-actions = Action phase
    .text =
        An action is the right to play one Action card from your hand. Put the card face up in front of you and do what it says, from top to bottom. It stays there until Clean-up.

        Most cards give some of these:

        - +2 Cards: draw 2 cards, at once and whether you like it or not.
        - +1 Action: you may play one more Action card in this phase.
        - +1 Buy: you may buy one more card in this turn's Buy phase.
        - +$2: you have $2 more to spend in the Buy phase. You do not get a Treasure for it.

        Actions, buys and money are simply added up and kept for later in the turn, so you can go on playing Action cards first.

        Each Action card that you play uses up 1 action, however much is written on it. Count along: a Village (+1 Card, +2 Actions) leaves you 2 actions. A Smithy then leaves 1, a second Smithy none. Had you begun with a Smithy, that would have been all.

        Finish one card before you play the next. If a card itself makes you play another one, as Throne Room, Golem and Herald do, that takes no action from you.

        You may play a card even if little or nothing of it can be done. Whether you play it is up to you; once played, you do all of it that is possible.

        The phase ends when you have no action or no Action card left, or when you want to stop. Action cards are played only in your own Action phase. Reactions are shown in other people's turns, not played.

# R048 R064 R065 R066 R067 R068 R069 R070 R071 R072 R073 R074 R075 R076 R077 R078 R079 R135 R139 R141
rules-buying = Buy phase
    .text =
        First play Treasures from your hand: as many as you like, one after the other, in any order. Add what your Action cards have brought. With a Silver and two Coppers you can pay $4; with a Woodcutter (+$2) played before, $6.

        Then buy. With 1 buy you take one card from the Supply that costs no more than you have. Any pile will do: Treasures, Victory cards, kingdom cards, even Curses. Cards in the trash are not for sale.

        The card goes face up on your discard pile at once. You can use it only when you draw it after the next shuffle.

        With several buys you may split your money. With $7 and 2 buys you can take a Smithy for $4 and a Silver for $3. For the second card you have whatever is left after the first.

        A card for $0 uses up a buy as well.

        Once you have bought your first card, no more Treasures can be played this turn. So play all you need first.

        What you do not spend is lost at the end of the phase. But your Treasures are not used up: they stay in front of you until Clean-up, go to your discard pile and come back.

        A few Treasures have a text, such as Horn of Plenty. Follow it when you play the card.

        Some cards make cards cheaper, for example Bridge and Princess. That goes for all cards everywhere: in the Supply, in hands and in decks. Nothing ever costs less than $0.

# R044 R045 R080 R081 R082 R083 R084 R098 R099 R232 R245 R248
rules-cleanup = Clean-up
    .text =
        Put all cards that you have in play and all that are left in your hand on your discard pile, in any order. You cannot keep a card for the next turn; only Durations stay in play. The others need not see what was left in your hand, only the card that ends on top.

        Then draw 5 cards. If your deck has fewer than 5, take those, shuffle your discard pile (with everything that you have just put there) and draw the rest. If you own fewer than 5 cards, draw what there is.

        Now your turn is over. The next one begins only when you have your new hand, so an Attack never catches you in the middle of cleaning up.

        A few cards still do something when you discard them from play, such as Alchemist and Herbalist. You choose the order.

# R050 R083 R086 R087 R088 R093 R095 R099 R108 R109
rules-shuffling = Deck, discard pile and shuffling
    .text =
        You draw only from your own deck and discard only to your own discard pile. The deck lies face down. The discard pile lies face up: everybody may see its top card, but nobody, not even you, may look through it unless a card says so.

        When your deck runs out, nothing happens at first. Only when you have to draw, reveal or look at a card and there is none, shuffle your discard pile; it becomes your new deck.

        If your deck has some cards but not enough, take those first, then shuffle, then take the rest. With a Smithy (+3 Cards) and a deck of 2 cards you draw those 2, shuffle and draw 1 more. If that is still not enough, take as many as there are.

        Cards in play, in your hand, set aside or just revealed are not shuffled in. They are not in the discard pile.

        A card put on top of an empty deck is then your whole deck. You do not shuffle for it.

# R010 R048 R055 R070 R096 R097 R098 R100 R101 R102 R103 R104 R106 R107 R152 R359
rules-gaining = Gaining, discarding and trashing
    .text =
        To gain a card means to take it from the Supply and put it on your discard pile, without paying. That uses no buy. If a card says "costing up to $4", then that is the limit; you cannot add money to reach more.

        Every card that you buy you also gain, but not the other way round: what happens when you buy a card, such as overpaying, does not happen when you merely gain one.

        If the pile is empty, you gain nothing. If there is something to gain, you have to take it, unless the text says that you may.

        Some cards send what you gain to another place: Mine puts it into your hand, Bureaucrat on top of your deck.

        To discard means to put a card from your hand on your own discard pile, unless the text names another place to take it from. If you discard several at once, the others learn how many, and they see the top one.

        To trash means to put a card on the trash, face up. It belongs to nobody any more and counts for nobody's points. Cards in the trash can neither be bought nor gained, except where a card says so, as Thief does with the Treasures it has just trashed.

        Trashing is often a good thing: without its Coppers and Estates your deck brings you its best cards more often.

# R062 R063 R089 R090 R091 R092 R093 R094 R110 R111 R112 R332 D24 intrigue/pawn
rules-words = Words on the cards
    .text =
        These words always mean the same:

        - Reveal a card: let everybody see it, usually one from the top of your deck. Unless told otherwise, put it back where it was.
        - Show a card: let everybody see a card in your hand, or the whole hand. Unless told otherwise, it stays in your hand.
        - Look at a card: only you see it. Unless told otherwise, it goes back as well.
        - Set a card aside: put it face up on the table without doing what it says. The text that tells you to also tells what becomes of it.
        - Pass a card: give it face down to somebody else, who takes it into their hand.
        - Name a card: say the name of any card, even one that is not in this game.
        - In play: the cards that you have played and that still lie in front of you. Cards that have been trashed are not in play, nor are cards set aside or Reactions that were only shown.
        - Different cards: cards with different names. A Copper, two Silvers and two Golds are 3 different cards.
        - Choose one or choose two: pick that many of the things listed and do just those. You cannot pick the same thing twice, but you may pick one that cannot be done.

# R119 R120 R121 R122 R123 R124 R125 R126 R127 R158 R177 R178 R179 R215 R294 R295 D43 D45 intrigue/secret_chamber intrigue/masquerade intrigue/tribute
rules-attacks = Attacks and Reactions
    .text =
        A card with the type Attack harms everybody else at the table. Before anything on it happens, even what it does for the one who plays it, everybody else may answer with Reactions.

        To react, show the Reaction card from your hand. That costs you no action, and the card is not played. What happens next is on the card:

        - Moat: you take it back into your hand, and the whole Attack passes you by.
        - Secret Chamber: you draw 2 cards and put 2 cards from your hand on your deck. The Attack hits you all the same.
        - Horse Traders: you set it aside, and the Attack hits you. At the start of your next turn you draw 1 card and take Horse Traders back.

        You never have to react. If you have several Reactions, you may use them one after the other, in any order. They protect only you.

        Then the Attack is carried out. Whoever plays it does everything else on the card, even if everybody is protected: with a Witch you always draw 2 cards.

        It hits one player after the other, beginning on the attacker's left and going round. If there are not enough Curses, the first get them and the others get none. Spy and Scrying Pool hit the one who plays them as well, and that one first.

        There is no reacting to a card without the type Attack, even if it feels like one: Council Room, Masquerade, Tribute, Possession, Tournament and Advisor are not Attacks.

# R048 R054 R055 R114 R116 R157 R158 R193 R208 R221 P07 P17 P19
rules-following = Following the cards
    .text =
        Where a card and these rules disagree, the card is right. By the rules a gained card goes to your discard pile; Mine says "into your hand", so it goes into your hand.

        Do everything a card says, in its order, as far as it is possible. What is not possible is left out, and you go on with the next part. But what depends on something ("if you do") happens only if you have done it: without a Copper in your hand Moneylender brings you no money.

        You must do what a card says; only where it says "may" are you free to choose. Moneylender, Mine and Throne Room say nothing of the kind: whoever has a Copper, a Treasure or another Action card in hand has to use it.

        If two things happen to you at the same time, you choose the order. If they happen to several players, whoever's turn it is comes first, then the others in turn order, to the left.

        A card with two types is both, always and for every other card. You can play Nobles as an Action card, and at the end it counts points. Harem is played as a Treasure and counts points. If a card asks for the type and gives something for each, you get both.

        A Curse is neither Victory card nor Treasure nor Action card.

# R159 R160 R161 R162 R163 R164 R165 R166 R167 R010 R032
rules-end = End of the game
    .text =
        At the end of every turn, after Clean-up, see whether the game is over. It is if one of these is true:

        - The Province pile is empty, or in a game with Colonies the Colony pile.
        - 3 or more piles of the Supply are empty. All kinds count, even Curses, Coppers, Potions and the bane pile. The trash and the Prizes do not.

        The turn in which it happens is played to its end, but nobody gets another one.

        Then count the points on all your cards: deck, hand and discard pile, and what you have in play, on mats or set aside.

        - Estate: 1 point
        - Duchy: 3 points
        - Province: 6 points
        - Colony: 10 points
        - Curse: minus 1 point
        - Great Hall and Mill: 1 point each. Nobles, Harem and Island: 2 points each
        - Gardens, Duke, Vineyard and Fairgrounds: as it says on the card

        Each victory token is one more point. Money, Action cards and coin tokens are worth nothing now. Whoever has the most points wins.

        If several have the most, the one of them who has had the fewest turns wins. Anna began and has had 15 turns, Ben only 14: if they are level on points, Ben wins. If they have had equally many turns, they share the victory.

# R038 R039 R040 R041
rules-next-game = The next game
    .text =
        If you play again, the player on the winner's left begins.

        After a shared victory, draw lots among those who did not win. If all of you shared it, draw lots among everybody.

# R018 R026 R027 R065 R076 R077 R128 R129 R130 R131 R132 R133 R134 R135 R136 R137 R138 R160 D07 X23 X24 X25 X26
rules-potions = Alchemy: Potions
    .text =
        Most cards in Alchemy cost a Potion, and many of them coins as well. Such a cost is written like this: Alchemist $3+P, Vineyard $0+P.

        If at least one such card is in the game, lay out all 16 Potions as one more pile, whatever the number of players. The pile is part of the Supply. Without such a card, for instance if Herbalist and Apprentice are all you use from Alchemy, there are no Potions.

        A Potion is a Treasure. It costs $4 and gives no coins, just 1 Potion to pay with. For an Alchemist you need $3 and a Potion: three Coppers and a Potion will do.

        Each Potion pays for one card in a turn. For two cards with a Potion in their cost you need two Potions, and a second buy. Coins cannot stand in for a Potion, nor a Potion for coins. In Clean-up the Potion goes to your discard pile like any Treasure.

        When costs are compared, coins and Potions are looked at separately:

        - "Up to $4" means without a Potion. A Workshop cannot gain any card with a Potion in its cost, not even Vineyard.
        - "Up to $2 more": if you trash a University ($2+P) with Remodel, you may take a Golem ($4+P), an Alchemist ($3+P) or a Smithy ($4). An Estate ($2) gets you no card that costs a Potion.
        - "Exactly $1 more" and "the same cost": the Potion part has to be the same. For a Familiar ($3+P) Swindler gives a card that costs $3+P.
        - "Costing less": $3 and $2+P are less than $3+P. $4 and $3+P cannot be compared; neither is less than the other.
        - "Cost $1 less", as with Bridge, changes the coins only: an Alchemist then costs $2+P, and Vineyard $0+P as before.

        Philosopher's Stone is a Treasure and a kingdom card. You play it in the Buy phase, and it counts your deck and discard pile at that moment. So the order in which you play can matter.

# R018 R028 R029 R030 R031 R032 R067 R286 R287 R288 R298 R299 R300 R301 R326 D10 D24 D30
rules-cornucopia = Cornucopia: bane and Prizes
    .text =
        With Young Witch in the kingdom you need an eleventh pile, the bane. Choose any kingdom card that is not yet in the game and costs $2 or $3, without a Potion. Lay out its whole pile.

        The bane pile is an ordinary pile of the Supply: you can buy its cards and play them, and when it is empty, it counts for the end of the game. But each of its cards has a second use. When somebody else plays a Young Witch, show a bane card from your hand, and you gain no Curse. The card stays in your hand. You do not have to show it.

        Reactions come first, as with every Attack. If the bane is a Reaction itself, you can use it for both.

        With Tournament in the kingdom lay the five Prizes next to the Supply: Bag of Gold, Diadem, Followers, Princess and Trusty Steed, one of each. They cost $0, but you cannot buy them. The only way to them is a Tournament:

        - You may discard a Province from your hand. If you do, gain a Duchy or the Prize that you like best onto your deck. You may also choose an empty pile; then you get nothing.
        - After that everybody else may show a Province from their hand. If nobody does, you draw 1 card and have $1 more, whether you discarded a Province or not.

        The Prizes are not part of the Supply, and when all are gone, the game is no nearer to its end. Once you own a Prize, it is a card like any other.

# R033 R034 R105 R142 R143 R144 R145 R146 R148 R149 R150 R151 R152 R153 R154 R155 R156 R357 D13 D14 X38 X41
rules-guilds = Guilds: coin tokens and overpaying
    .text =
        Some cards in Guilds give you coin tokens. You keep them from turn to turn until you spend them. There are always enough of them, and you never take them from somebody else. If Baker is in the game, everybody starts with 1 coin token, otherwise with none.

        In your Buy phase, before you buy the first card, you may spend as many tokens as you like. Each gives you $1 for this turn and is gone. Once you have bought a card, no more tokens can be spent, not even one that you have just got from Merchant Guild. Only Butcher lets you spend tokens in the Action phase. Tokens left at the end are worth no points.

        Four cards can be overpaid: Stonemason ($2), Doctor ($3), Masterpiece ($3) and Herald ($4). In print there is a plus after their cost. You pay more than you have to, and the card says what you get for it.

        - You decide how much more you pay, at most what you have left. It has to be at least $1 or a Potion. A Potion is of use only with Stonemason.
        - Treasures, money from Action cards and tokens that you have spent all count. What you overpay is gone; you cannot buy anything else with it.
        - Overpaying is possible only when you buy the card, not when you gain it in another way.
        - The plus does not change the cost. If a Bridge makes a Doctor cost $2, everything above $2 is overpaid.
        - What you get for it comes first; the card that you have bought reaches your discard pile after that.

        Two examples: you pay $6 for a Masterpiece, which is $3 too much, and gain 3 Silvers. You pay $6 for a Stonemason, $4 too much, and gain 2 Action cards that cost exactly $4.

# R262 R263 R264 R265 R266 R267 R268 R270 R271 R272 R273 R274 R275 R276 D18 D19 D20 D21 D44
rules-possession = Possession
    .text =
        Whoever plays Possession first finishes their own turn. Then the player on their left has an extra turn, but somebody else makes the decisions in it: the one who played Possession. Say that is you, and Ben sits on your left.

        - You decide everything: which cards are played, what is bought, gained and trashed. For this you see Ben's hand and every card that Ben may see, including the new hand that he draws in Clean-up.
        - Every card that Ben would buy or gain you gain instead. It goes to your discard pile, even if it would have gone somewhere else.
        - Ben's cards that are trashed lie aside only for this turn. After Clean-up they go to his discard pile.
        - Coin tokens that this turn brings are Ben's. You may spend those that he has.
        - Cards that are passed with Masquerade really change hands.

        "You" on the cards means Ben in this turn, and you belong to "everybody else". If Ben plays a Witch, you gain a Curse, unless you show a Moat. What the others gain or trash is their own affair, as usual.

        Possession is not an Attack, so nothing can be done against it.

        Every time Possession is played, there is one extra turn; with Throne Room there are two, one after the other. If Ben plays Possession himself in the extra turn, he makes the decisions in the next one, which is that of the player on his left.

        If the game ends with your turn, the extra turn is not played. An extra turn can end the game, too. When a tie is settled by the number of turns, extra turns are not counted.

# S001 S002 S003 S004 S005 S007 S010 S011 S012 S013 S014 S015 S016 S017 S018 S020 S045 S046 S051 S052 S054 R113 R115
rules-durations = Seaside: Durations
    .text =
        Some Action cards of Seaside are Durations as well; they are orange. What a Duration does it does over two turns: something when you play it, and more at the start of your next turn.

        - In the Clean-up of the turn in which you play it, it is not discarded. It stays in front of you and is in play all the time, in the turns of the others, too.
        - At the start of your next turn it does the rest, by itself: you need neither an action nor the card in your hand. You cannot refuse it, either.
        - In the Clean-up of that turn you discard it like any other card. So in a turn in which it does its second part you cannot play it anew.

        Your next turn is whatever turn you take next, even an extra one.

        A Duration stays only as long as something is still to come. A Haven that has set nothing aside, or a Tactician for which you had no cards to discard, is discarded in the same turn.

        A Throne Room that plays a Duration plays all of it twice, now and next turn. It stays in play together with it, so that everybody sees it. If a Throne Room plays a Throne Room, only the one stays that has itself played the Duration. Golem and Herald play cards once and are discarded as usual.

        Lighthouse protects you as long as it is in play: Attacks that others play do not reach you, whether you like it or not. You may use Reactions nevertheless.

        If the game ends before your next turn, nothing more happens. The card is yours and counts.

# S003 S004 S005 S006 S030 S031 S032 S033 S034 S036 S060 S061 S106 S107 S116 S118 S121
rules-mats = Seaside: mats and tokens on piles
    .text =
        With some cards you put something in front of you for a long time. Imagine three mats, which are yours alone:

        - The island mat: Island puts itself there, together with a card from your hand. Both are out of your deck until the end of the game. Everybody may see them.
        - The village mat: Native Village collects cards from the top of your deck there, face down, until you take all of them into your hand. Only you may look at them, and you may do so at any time.
        - The pirate mat: here lie the tokens that Pirate Ship has brought you. They stay, and each is worth $1 every time you choose the money. They are not coin tokens, and nobody can spend them.

        Cards on a mat are yours, but they are in no other place: not in your hand, not in your deck, not in play, and they are never shuffled in. At the end they count like all your cards. The same is true of a card that Haven has set aside for you.

        Embargo puts a token on a pile of the Supply. Any pile will do, even an empty one, and a pile may have several tokens. For the rest of the game everybody who buys a card from there gains a Curse for each token, as long as there are Curses. That goes for buying only: whoever gains a card in another way, for example by a Workshop, gains no Curse.

# S153 S154 S155 S156 S157 S159 S160 S161 S162
rules-outpost = Seaside: an extra turn by Outpost
    .text =
        If you have played an Outpost, draw only 3 cards in Clean-up. Then you take another turn at once. It is a turn like any other, except that it begins with those 3 cards; at its end you draw 5 again. Durations that are waiting do their second part in it.

        You never take more than two turns in a row that way. If the turn before this one was yours as well, Outpost brings no extra turn; but you draw just 3 cards all the same. Several Outposts in one turn, or a Throne Room that plays one, bring one extra turn.

        If you have also played a Possession, the turn by Outpost comes first.

        If the game ends with your turn, the extra turn is not played. It can end the game itself. When a tie is settled by the number of turns, it is not counted.

# Q001 Q002 Q003 Q004 Q005 Q006 Q007 Q008 Q009 Q035 Q036
rules-colonies = Prosperity: Platinum and Colonies
    .text =
        Prosperity has 25 kingdom cards and two more basic cards: Platinum costs $9 and is worth $5, Colony costs $11 and gives 10 points. They come as two further piles beside the ten of the kingdom, always both together: 12 Platinums, and 8 Colonies with two players or 12 with more.

        Whether they are used follows from the kingdom. If all ten cards are from Prosperity, they are; if none is, they are not. If some are, draw one of the ten: if it is from Prosperity, they are used. You may also simply agree. The recommended kingdoms with Prosperity all use them.

        The first cards stay the same, 7 Coppers and 3 Estates. But the game ends as well when the Colonies are gone. The Provinces and 3 empty piles go on ending it. An empty Platinum pile is one empty pile like any other.

        With Colonies games last longer, and what builds up slowly is worth more. A Province is no longer the best that you can buy; a Platinum often pays in the first half of the game.

# Q010 Q011 Q012 Q013 Q014 Q015 Q016 Q017 Q018 Q040 Q041 Q052 Q053 Q056 Q082
rules-victory-tokens = Prosperity: victory tokens and the Trade Route mat
    .text =
        Bishop, Monument and Goons give you victory tokens. They lie in front of you where everybody sees them, and each is a point at the end. Nothing takes them away, and they are no cards: they do not count for Gardens or other cards that count cards. In a turn in which you are possessed they are yours.

        - Monument: one token each time.
        - Bishop: one token, and for the card that you trash half of what it costs now, rounded down. The others may trash a card as well, but only you get tokens.
        - Goons: one token for every card that you buy while they are in play, for each Goons there. Gaining a card in another way does not count.

        If Trade Route is in the game, every Victory pile gets a token at the start. When the first card is gained from such a pile, by anybody and in any way, its token moves to the Trade Route mat. Trade Route gives $1 for each token on the mat. The tokens stay there and are for all; a card that returns to its pile does not bring a token back.

# Q019 Q021 Q022 Q023 Q024 Q025 Q027 Q057 Q059 Q065 Q070 Q076 Q080 Q083 Q084 Q085 Q092
rules-purchases = Prosperity: Treasures that do something, and what a purchase causes
    .text =
        Eight Treasures of Prosperity are kingdom cards with a text. You play Treasures one after the other in any order, and do all that one says before you play the next. So the order can matter: a Bank is worth most at the end, and a Venture may find anything.

        Some cards do something as long as they are in play: Quarry, Talisman, Royal Seal, Hoard and Goons. What counts is how often the card lies there, not how often it was played. When it leaves play, that ends at once, but coins that you have stay.

        Prices fall together: those of Bridge, Princess and Quarry add up, and a Peddler takes off its own, which holds in the Buy phase only. Nothing costs less than $0. Prices count everywhere, in hands and decks as well.

        When you buy a card, this happens one after the other:

        - You pay, and overpay if you like.
        - You get tokens for it, from Goons or Merchant Guild.
        - Then comes what else the purchase causes, in an order of your choice: a copy by Talisman, a Gold by Hoard, the Curses of Embargo, what overpaying brings, and all Treasures that you have in play are trashed if you buy a Mint. The price at the moment of buying counts.
        - At last you gain the card, and what waits for a gain follows: you may show a Watchtower from your hand, and put the card on your deck because of a Royal Seal.

        What happens when you buy a card does not happen when you gain it in another way. A Watchtower and a Royal Seal look at every gain.

        You cannot buy a Grand Market while you have a Copper in play, nor a card that was named for a Contraband in this turn. You may still gain them otherwise.

# R001 R002 R026 R160 D23
rules-more-players = Five and six players
    .text =
        Dominion is made for two to four. If you ask for it, five or six can play, with more of the basic cards:

        - Copper: 120 cards, of which everybody takes 7. That leaves 85 with five players, 78 with six.
        - Silver: 80. Gold: 60.
        - Estates, Duchies and kingdom piles of Victory cards: 12 each.
        - Provinces: 15 with five players, 18 with six.
        - Curses: 40 with five players, 50 with six.

        The other kingdom piles keep their 10 cards, and there are still 16 Potions.

        The game ends when the Provinces are gone or when 4 piles are empty, not 3. Everything else stays the same.

# H001 H002 H010 H011 H012 H015 H016 H017 H018 H019 H020 H021 H139 H140 H141 H142 H145
rules-when-gained = Hinterlands: when you gain a card
    .text =
        Many cards of Hinterlands do something at the moment when you gain them. It happens however you gain the card: you buy it, Workshop brings it, or somebody else gives it to you. When you play the card later, it does what the rest of its text says.

        A purchase goes step by step. Each step is finished before the next begins:

        - You pay and use your buy. If the card may be overpaid, you decide about it now.
        - What happens when a card is bought: Farmland, Noble Brigand and Haggler. The card itself is still in its pile.
        - You gain the card; usually it comes to your discard pile, Nomad Camp to your deck.
        - What happens when a card is gained.

        If several things wait for the same gain, you choose which comes first. What can do nothing is left out. If they wait for several players, the player on turn comes first and the others follow in turn order. If one of these things makes you gain another card, everything about that gain comes first, then the rest of the first one.

        With Trader in your hand you may prevent a gain: show it, and you gain a Silver to your discard pile instead. That comes before everything else, so the other card stays in its pile and does nothing. It must be a card that is there: with an empty Curse pile there is nothing to replace.

        Fool's Gold waits in your hand until somebody else gains a Province. And in games with Duchess everybody who gains a Duchy may gain a Duchess, too.

# H030 H031 H032 H033 H035 H102 H103 H104 H105
rules-tunnel = Hinterlands: Tunnel and Scheme
    .text =
        Tunnel is a Victory card that likes to be discarded. When you discard it because a card says so, you may show it and gain a Gold: from your hand, from your deck, and also when somebody else's Attack makes you do it. This comes at once, before the rest of the card. Discarding in Clean-up does not count, and neither does whatever is not called discarding, such as gaining a card to the discard pile or putting your deck there.

        Scheme waits for Clean-up. For every time you have played one in this turn, you may put one of the Action cards that you discard from play on your deck. That is before you draw your new hand, so you have it in your next turn. Durations that stay in play cannot be chosen.

# B201 B202 I201 I202 S009
rules-editions = Editions
    .text =
        The rules here are those of the first editions. The base game and Intrigue have also appeared in a second edition, which left out six cards of each and added seven.

        You can choose "Base game, second edition" and "Intrigue, second edition" as sets of their own. Each holds the cards of the box: those that stayed and those that were added. For that of the base game there are recommended kingdoms.

        What was left out remains: it belongs to the first edition, and all cards of both can be mixed in a kingdom. Choosing an edition is choosing cards; it changes no rule and no other card. Rulings of later years count only if you ask for the later rules.

        Piles are laid out as always. Mill is a Victory card, so there are 8 with two players and 12 with three or four.

        Of Seaside, Prosperity and Hinterlands these are the first editions, with 26, 25 and 26 kingdom cards.

# R011 R020 R021 R022 R023 R026 R028 R031 R033
rules-choosing = Choosing a kingdom
    .text =
        Any ten different kingdom cards make a game, whether from the base game or from the other sets. There are four ways to find them:

        - Take a recommended kingdom. For the base game these are First Game, Big Money, Interaction, Size Distortion and Village Square. The second edition of the base game, Seaside and Prosperity have some as well. For Alchemy, Cornucopia and Guilds there are kingdoms that mix each of them with the base game or with Intrigue.
        - Choose the ten cards that you would like to play with.
        - Draw ten cards at random.
        - Let everybody pick one card in turn, going round to the left, until there are ten.

        Everything goes together; the basic cards are always the same.

        How many cards from Alchemy? With only one of them hardly anybody buys a Potion, and with ten there is little else to do. A good number is 3 to 5. That is advice, not a rule: ten are allowed.

        Then see what the ten cards need: Potions for cards that cost one, a bane for Young Witch, the Prizes for Tournament, a coin token each for Baker.
