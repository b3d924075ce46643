# Questions that come up about a card, and what holds; the comment above each names the rulings
# behind it.

# R159 R161
province-q1 = Somebody takes the last Province. Do we stop on the spot?
    .answer = No, that turn is played to its end, with all remaining buys and Clean-up. After that nobody gets another turn.

# R159 R104
province-q2 = What if the last Province is not bought but gained, say with Remodel?
    .answer = It makes no difference. All that matters is whether the pile is empty at the end of the turn.

# P17 R114
curse-q1 = Is a Curse a Victory card?
    .answer = No. It takes points off at the end, yet its only type is Curse: Bureaucrat does not ask for it, Scout leaves it on the deck, and Tribute gives nothing for it.

# R009 R065
curse-q2 = Can I buy a Curse?
    .answer = Yes. The pile lies there in every game, and a Curse costs $0 and a buy. It can make sense if you want to empty a third pile.

# R160
curse-q3 = Does an empty Curse pile count for the end of the game?
    .answer = Yes, like every pile of the Supply.

# R131 D35
potion-q1 = Is one Potion enough for two Alchemists in the same turn?
    .answer = No. Each card with a Potion in its cost takes a Potion of its own, and of course a buy of its own.

# R128 R168 R185 R210
potion-q2 = Does a Potion count as a Treasure for other cards?
    .answer = Yes. Adventurer can find it, Thief can steal it, and with Mine you can turn a Silver into a Potion, since it costs just $4.

# R202
cellar-q1 = I discarded two and drew rubbish. Can I discard that as well?
    .answer = Not with this Cellar. You discard everything first and then draw, so new cards come too late.

# R203
cellar-q2 = My deck runs out while I am drawing. Could I get back what I have just discarded?
    .answer = Yes. Those cards are on your discard pile by then and are shuffled in with it.

# R098 R202
cellar-q3 = Do the others see what I discard?
    .answer = They see how many cards it is, and the one that ends up on top. The rest you may keep to yourself.

# R201
chapel-q1 = Can Chapel trash itself?
    .answer = No, it is in front of you and no longer in your hand. A second Chapel in your hand can go.

# R121 R178
moat-q1 = Do I lose the Moat by showing it?
    .answer = No, it goes straight back into your hand. You can show it against the next Attack, too, and still play it in your own turn.

# R216 P24
moat-q2 = Somebody plays Witch with Throne Room. Is showing Moat once enough?
    .answer = No. The Witch is played twice, so you decide twice. Whoever shows Moat only once gets one Curse.

# R124 R211 intrigue/masquerade
moat-q3 = Does Moat help against Council Room or Masquerade?
    .answer = No, neither is an Attack. You draw your card, or pass one on, whether you like it or not.

# R125 R179
moat-q4 = Everybody shows Moat. Was the Attack played for nothing?
    .answer = Not quite. The attacker still gets everything else on the card, such as the 2 cards of Witch or the $2 of Militia.

# R122 P23 intrigue/secret_chamber
moat-q5 = I draw a Moat while reacting with Secret Chamber. May I show it at once?
    .answer = Yes, as long as you keep it in hand. You may answer one Attack with several Reactions, one after the other.

# R199
chancellor-q1 = May I play something else first and decide about my deck later?
    .answer = No. You decide right after the +$2, before anything else happens.

# R087 R198
chancellor-q2 = Do I shuffle straight away?
    .answer = No. Your deck is empty now, and you shuffle only when you need a card, usually at the end of the turn. Whatever you buy before that is shuffled in as well.

# R103 R225
workshop-q1 = May I add a Copper to get a card that costs $5?
    .answer = No. You gain the card, you do not buy it, so money cannot help. $4 is the limit.

# R055 R225
workshop-q2 = There is nothing there that I want. May I take nothing?
    .answer = No, you have to take something, if need be a Copper. Only playing the Workshop was up to you.

# R133 X23
workshop-q3 = A Vineyard costs $0 and a Potion. Can I take one?
    .answer = No. "Up to $4" leaves out every card with a Potion in its cost.

# R181
bureaucrat-q1 = I have an Estate and a Province in hand. Who decides which one goes back?
    .answer = You do. One Victory card is all that Bureaucrat wants.

# R182
bureaucrat-q2 = I have no Victory card in hand. Do people just have to believe me?
    .answer = No, you show your whole hand. Then you are done.

# R116 P17 intrigue/great_hall intrigue/harem
bureaucrat-q3 = Could I put back a Great Hall, a Harem or a Curse?
    .answer = Great Hall and Harem, yes: they are Victory cards, whatever else they are. A Curse is not, so it will not do.

# R107 R180
bureaucrat-q4 = What if the Silvers have run out?
    .answer = You gain nothing, but everybody else is attacked all the same.

# R111 R189
feast-q1 = Does the Feast stay in front of me until Clean-up?
    .answer = No, it goes to the trash at once, before you take your card. From then on it is no longer in play.

# R191 P01
feast-q2 = I play Feast with Throne Room. It can be trashed only once, so do I get one card?
    .answer = You get two. The second time there is no Feast left to trash, but you do not need one to gain a card.

# R192 X12
gardens-q1 = I own 39 cards, 4 Gardens among them. What are they worth?
    .answer = 3 points each, so 12 together. The 9 cards beyond 30 bring nothing.

# R162 R192
gardens-q2 = Which cards count?
    .answer = All that are yours at the end: Coppers, Curses and the Gardens themselves, in hand, deck or discard pile. What you have trashed is gone.

# R207
militia-q1 = I have just three cards left when Militia comes round again. What happens?
    .answer = Nothing. You discard down to 3 cards, and you are there already.

# R206 R211
militia-q2 = A Council Room has brought me up to six cards. Do I discard two or three?
    .answer = Three. What matters is not how many you lose but that you keep 3, and you choose which.

# R206 intrigue/secret_chamber
militia-q3 = What good is Secret Chamber against Militia?
    .answer = You draw 2, put 2 on your deck and only then discard. So you can save two cards that you would like to have next turn.

# R193 P07
moneylender-q1 = I would rather keep my Copper. Am I allowed to?
    .answer = No. With a Copper in hand you have to trash one, whether you need the money or not.

# R193 R216
moneylender-q2 = What if I play it with Throne Room?
    .answer = With two Coppers in hand you trash both and have $6. With just one, the second time comes to nothing, and you have $3.

# R055 R222
remodel-q1 = May I keep all my cards if none of them needs remodelling?
    .answer = No. If you have any cards in hand, one has to go. After that you have to gain a card, too.

# R224
remodel-q2 = Must the new card be more expensive than the old one?
    .answer = No, it may cost the same or less. Turning one Province into another is allowed and brings the end of the game nearer.

# R223
remodel-q3 = Can Remodel trash itself? And what if I have no other card?
    .answer = It cannot, because it is no longer in your hand; a second Remodel can go. With an empty hand you gain nothing.

# R136 P11 X26
remodel-q4 = What about cards that cost a Potion?
    .answer = You reach them only from a card that costs a Potion itself. A Familiar becomes a Golem, a Silver never becomes a Familiar.

# R213 R215
spy-q1 = Who begins, and what comes first?
    .answer = First you draw your card, then you reveal the top one of your deck. The others follow one by one, beginning on your left.

# R178
spy-q2 = Somebody shows Moat. Do I at least get to see their card?
    .answer = No, they do not reveal any.

# R185 P27
thief-q1 = Two Coppers come up and I want neither. May I leave them alone?
    .answer = No, one of them has to be trashed, and the other one is discarded. But you need not take the trashed one.

# R186
thief-q2 = May I help myself to a Gold that has been in the trash for a while?
    .answer = No, only to what this Thief has just trashed. Of that you may take everything, something or nothing.

# R032 R128 R185 intrigue/harem
thief-q3 = Which cards are Treasures here?
    .answer = Everything of that type: Harem and Potion as well, and Diadem if somebody owns it.

# R184
thief-q4 = I have one card in my deck. Do I reveal only that one?
    .answer = No. You reveal it, shuffle your discard pile and reveal another. The first card is not shuffled in.

# R216 R220 X13
throne_room-q1 = What does Throne Room cost me in actions?
    .answer = Just the 1 for Throne Room itself; the card is played twice for free. With Market you draw 2 cards, and you have 2 actions left.

# R219 X14
throne_room-q2 = I choose a second Throne Room. Is one card now played four times?
    .answer = No. The second Throne Room is played twice: first one Action is played twice, then another one. You pick that other one only when the first is done, so you may have just drawn it.

# R221 P06 P07
throne_room-q3 = Do I have to choose a card?
    .answer = If you have another Action in hand, yes, even if it hurts you. Without one you may still play Throne Room; it just does nothing.

# P04 P05 R218
throne_room-q4 = Does a doubled card count as two cards in play?
    .answer = No, as one. So with Princess all cards cost just $2 less, since she is in play only once. Bridge and Coppersmith are doubled, because what counts with them is how often you play them.

# R124 R211
council_room-q1 = Can I refuse the card that I draw when somebody else plays it?
    .answer = No, you have to draw it. It is not an Attack, so Reactions are no use either.

# R172
library-q1 = Does the Library itself count towards the seven cards?
    .answer = No, it already lies in front of you. If you have seven or more other cards in hand, you draw none.

# R173
library-q2 = When do I have to decide about an Action?
    .answer = As soon as you draw it, before you see the next card. You may keep one and set another aside.

# R174 P37
library-q3 = I have to shuffle in the middle of it. Do the Actions I set aside come back to me?
    .answer = No, they are left out of that shuffle. They go to your discard pile once you have finished drawing.

# R208 P07
mine-q1 = I am happy with my Treasures. Do I have to trash one?
    .answer = Yes, if you have one in hand. But you may take the very same Treasure again.

# R208
mine-q2 = Does a Copper become a Gold?
    .answer = No. A Copper costs $0, so the limit is $3 and you get a Silver. For a Gold you need a Silver.

# R210 intrigue/harem
mine-q3 = Which other Treasures can I get?
    .answer = For a Silver you may take a Harem or a Potion. You get a Philosopher's Stone only for another one, since it costs a Potion.

# R195 R127
witch-q1 = There is one Curse left and three of us would have to take one. Who gets it?
    .answer = The first player on the attacker's left who is not protected. There is none for the others.

# R194
witch-q2 = Is Witch any use once the Curses are gone?
    .answer = You still draw 2 cards. It also remains an Attack, so the others may react.

# R114 R116 R128 R168
adventurer-q1 = Do Harem and Potion count?
    .answer = Yes, both are Treasures. Adventurer takes the first two that come up, even if they are only Coppers.

# R093 R169
adventurer-q2 = I have to shuffle while revealing. Do the revealed cards go in?
    .answer = No, they stay out until Adventurer is over, and are discarded only then.

# R170
adventurer-q3 = What if my deck and discard pile do not hold two Treasures?
    .answer = You reveal everything and take what you have found, perhaps nothing. All the rest is discarded.

# intrigue/courtyard
courtyard-q1 = Does it have to be one of the three cards I have just drawn?
    .answer = No, any card from your hand will do. But one has to go back, and nobody else needs to know which.

# intrigue/pawn
pawn-q1 = May I draw the card first and then see what else I need?
    .answer = No. You name both things before either happens.

# intrigue/secret_chamber P23
secret_chamber-q1 = May Secret Chamber itself go back on the deck?
    .answer = Yes, you may put back any two cards from your hand. Then it is out of your hand for this Attack.

# intrigue/secret_chamber
secret_chamber-q2 = Does it protect me from the Attack?
    .answer = No, you only rearrange things before it hits you. Against Thief or Saboteur you can lay cards on top that you would not miss.

# intrigue/secret_chamber P23
secret_chamber-q3 = May I show the same Secret Chamber again for the same Attack?
    .answer = Yes, as long as it is still in your hand. You draw 2 and put back 2 once more.

# intrigue/secret_chamber P22
secret_chamber-q4 = Somebody plays Minion, but I hold only four cards. Is there any point in reacting?
    .answer = There may be. You may react to any Attack, even one that will do nothing to you.

# intrigue/great_hall R116
great_hall-q1 = Is it an Action or a Victory card?
    .answer = Always both. Shanty Town sees an Action in your hand, Scout takes it as a Victory card, and at the end it brings you 1 point, played or not.

# intrigue/masquerade P32
masquerade-q1 = May I wait until I have seen what I am given?
    .answer = No. Everybody puts a card face down first, and only then do the cards change hands.

# intrigue/masquerade R124
masquerade-q2 = Can I keep out of it with Moat?
    .answer = No, Masquerade is not an Attack. Whoever has a card in hand must pass one.

# intrigue/masquerade P33
masquerade-q3 = My hand is empty. Am I left out?
    .answer = You have nothing to pass, but you still get the card from your right. The player on your left gets none this time.

# intrigue/masquerade
masquerade-q4 = Can I trash the Curse that I have just been given?
    .answer = If you played the Masquerade, yes. The others have to keep what they got.

# intrigue/masquerade P32
masquerade-q5 = Does passing a card count as gaining or discarding?
    .answer = No, neither. Only the two players concerned know the card, and during Possession it really changes owners.

# intrigue/shanty_town
shanty_town-q1 = My hand is empty after playing it. Do I draw?
    .answer = Yes, 2 cards. There is no Action in an empty hand, and Shanty Town itself is no longer there.

# intrigue/shanty_town intrigue/great_hall
shanty_town-q2 = I am holding a Nobles. Does that spoil it?
    .answer = Yes, Nobles and Great Hall are Actions, even though they are Victory cards, too.

# intrigue/steward R063
steward-q1 = I have one other card in hand. May I choose trashing?
    .answer = Yes. You trash that one. With two or more cards in hand it is always exactly two.

# intrigue/swindler P12
swindler-q1 = Somebody loses a Copper. May I give them a Curse for it?
    .answer = Yes, both cost $0. Another Copper would be allowed as well.

# intrigue/swindler P12
swindler-q2 = It was a Province. What do I do?
    .answer = As a rule only a Province costs $8, so you have to give them another one. If that pile is empty, the Province is gone and nothing comes back.

# intrigue/swindler
swindler-q3 = I have played Bridge. Which cost counts?
    .answer = The reduced one. After two Bridges an Estate costs $0, and you may turn it into a Curse.

# R134 X24 intrigue/swindler
swindler-q4 = May I turn a Silver into an Alchemist? Both cost $3.
    .answer = No, an Alchemist costs a Potion as well. Both have to be the same.

# intrigue/wishing_well
wishing_well-q1 = May I say "a Treasure"?
    .answer = No, name one particular card: Copper, for instance. It may be any card there is, even one that is not in this game.

# intrigue/wishing_well
wishing_well-q2 = I guessed wrong. Is the card discarded?
    .answer = No, it stays on top of your deck. Everybody has seen it, and your next Wishing Well can hardly miss.

# intrigue/baron
baron-q1 = I have an Estate, but I would like to keep it. May I?
    .answer = Yes, but then you gain another one. You get away with just the +1 Buy only once the Estates have run out.

# intrigue/baron
baron-q2 = May I discard two Estates for $8?
    .answer = No, a Baron takes just one. Played twice with Throne Room, he may take one each time.

# intrigue/bridge P05
bridge-q1 = Does Throne Room double the Bridge?
    .answer = Yes: everything costs $2 less, and you have +2 Buys and +$2.

# intrigue/bridge
bridge-q2 = Do my other cards become cheaper, too, or just what I buy?
    .answer = All cards everywhere: in the Supply, in every hand and every deck. So Workshop can gain a Duchy, and Saboteur passes over a Silver.

# intrigue/bridge R141
bridge-q3 = Does a Copper then cost less than nothing?
    .answer = No, $0 is the least. That helps with Remodel: a Copper stays at $0, while a Silver costs only $2, so you can take it.

# R135 X25 intrigue/bridge
bridge-q4 = Are cards with a Potion in their cost cheaper, too?
    .answer = Only their coins. An Alchemist costs $2 and a Potion; a Vineyard costs what it did before.

# intrigue/conspirator P08
conspirator-q1 = I play Throne Room and choose Conspirator. When do I get the card and the action?
    .answer = The second time. Throne Room was the first Action, Conspirator the second and then the third.

# intrigue/conspirator P09
conspirator-q2 = Does a Feast count that I have already trashed?
    .answer = Yes. What matters is how many Actions you have played this turn, not what still lies there.

# intrigue/conspirator
conspirator-q3 = I began with Conspirator. Do I get the bonus once I have played two more Actions?
    .answer = No. You count once, at the moment when you play it, and never look back.

# intrigue/coppersmith P05
coppersmith-q1 = Do two Coppersmiths add up?
    .answer = Yes, each Copper then gives $3. One Coppersmith played twice with Throne Room does the same.

# intrigue/coppersmith
coppersmith-q2 = Does Copper now cost $1?
    .answer = No, it only gives more when you play it. Its cost remains $0, and other Treasures are not affected.

# intrigue/ironworks P19
ironworks-q1 = What do I get for a Great Hall?
    .answer = Both: +1 Action and +1 Card. A card with two types brings both bonuses.

# intrigue/ironworks
ironworks-q2 = Can I draw the very card that I have gained?
    .answer = Only if you have to shuffle for the +1 Card. It is already on your discard pile by then, so it is shuffled in.

# intrigue/mining_village
mining_village-q1 = May I put off the decision until the end of my Action phase?
    .answer = No. You draw your card, and then it is now or never.

# intrigue/mining_village P02
mining_village-q2 = With Throne Room, do I get the $2 twice?
    .answer = No, you can trash it only once. You still have +2 Cards and +4 Actions. If you say no the first time, you are asked again the second time.

# intrigue/mining_village intrigue/conspirator
mining_village-q3 = I trashed it. Are the card and the actions lost, or does it no longer count for Conspirator?
    .answer = Neither. It has been played and counts; it is just no longer in play.

# intrigue/scout P17
scout-q1 = May I leave the Provinces on the deck?
    .answer = No, all the Victory cards come into your hand, Great Hall, Nobles and Harem included. Curses go back.

# intrigue/scout
scout-q2 = Do the others see in which order I put the rest back?
    .answer = No. They saw the cards, but the order is your secret.

# intrigue/duke
duke-q1 = I own 3 Dukes and 4 Duchies. What does that make?
    .answer = Each Duke counts all the Duchies, so the Dukes bring 12 points. The Duchies bring 12 more, as always. A Duke is not a Duchy and does not count for other Dukes.

# intrigue/minion P22
minion-q1 = May I wait to hear what is chosen before I show Moat?
    .answer = No, you decide as soon as Minion is played. It is an Attack even if it turns out to be just +$2.

# intrigue/minion P21
minion-q2 = Somebody plays a second Minion in the same turn. Do I lose my hand again?
    .answer = No, with four cards you are safe. Only hands of 5 or more are discarded.

# intrigue/minion P21
minion-q3 = My own hand is empty. Does it pay to play Minion for new cards?
    .answer = Yes, you draw 4 all the same. For your own hand the number of cards does not matter.

# intrigue/minion
minion-q4 = I have shown Moat. May I still swap a bad hand?
    .answer = No. With Moat you neither discard nor draw.

# intrigue/saboteur P14
saboteur-q1 = I lost a Gold. Who chooses what I get for it?
    .answer = You choose, from all that costs $4 or less. A Curse is possible, and so is taking nothing.

# intrigue/saboteur
saboteur-q2 = I have nothing but Coppers and Estates. What happens?
    .answer = You go through your deck and your discard pile without finding anything. Nothing is trashed, and everything revealed is discarded.

# intrigue/saboteur P13
saboteur-q3 = The attacker has played Bridge. Is it any concern of mine?
    .answer = Yes, your cards are $1 cheaper as well. A Silver costs $2 and is passed over, and for a Gold at $5 you may take a card costing up to $3.

# intrigue/torturer P25
torturer-q1 = May I choose the Curse even though there are none left?
    .answer = Yes, and then nothing happens to you. Lucky you.

# intrigue/torturer P25
torturer-q2 = I have one card in hand. May I choose discarding?
    .answer = Yes. You discard that one. With an empty hand you may choose it, too, and lose nothing.

# intrigue/torturer
torturer-q3 = Where does the Curse go?
    .answer = Into your hand. If a second Torturer follows, you can make it one of the two cards that you discard.

# intrigue/trading_post P31
trading_post-q1 = I have one card left in hand. Does it become a Silver?
    .answer = No. You have to trash it, but the Silver comes only for two cards.

# intrigue/trading_post P31
trading_post-q2 = May I play the Silver this turn?
    .answer = Yes, it goes into your hand. With Throne Room take care: if you have few cards, the second time may cost you this very Silver.

# intrigue/tribute
tribute-q1 = Two Coppers come up. Do I get $4?
    .answer = No, $2. The same card counts only once.

# intrigue/tribute P19
tribute-q2 = A Harem is revealed. What is it worth?
    .answer = +$2 and +2 Cards, since it is both a Treasure and a Victory card. You draw from your own deck.

# intrigue/tribute P17 R124
tribute-q3 = May the player on my left show Moat?
    .answer = No, Tribute is not an Attack. If you are unlucky, a Curse turns up, and for that you get nothing.

# intrigue/upgrade P16
upgrade-q1 = I trash a Copper, but nothing costs $1. Do I get it back?
    .answer = No, it is trashed and you gain nothing. Many play Upgrade just for that.

# intrigue/upgrade
upgrade-q2 = Do I have to trash a card, and do I see what I draw first?
    .answer = Yes to both. You draw first, and then a card has to go if you hold any.

# intrigue/upgrade intrigue/bridge
upgrade-q3 = What changes with Bridge?
    .answer = All costs go down by $1, but Copper stays at $0. An Estate costs $1 now, so it is just right for a Copper.

# intrigue/harem R116
harem-q1 = Do I lose the points if I play it as a Treasure?
    .answer = No. It gives you $2 whenever you play it and 2 points at the end. To other cards, too, it is always both, Treasure and Victory card.

# intrigue/nobles
nobles-q1 = With Throne Room, must I choose the same thing twice?
    .answer = No, you choose anew each time. First +2 Actions and then +3 Cards is quite possible; half of each is not.

# R231 P19
transmute-q1 = What do I get for a card with two types, say Nobles?
    .answer = Both: a Duchy for the Action and a Gold for the Victory card. A Harem brings a Transmute and a Gold.

# R230 P17
transmute-q2 = Can I turn a Curse into a Gold?
    .answer = No. A Curse is not a Victory card, so you get nothing for it. But you are rid of it.

# R128 R229
transmute-q3 = What happens if I trash a Potion?
    .answer = A Potion is a Treasure, so you gain a Transmute.

# R116 R118 R162 R227
vineyard-q1 = Which of my cards count as Actions?
    .answer = Every card with that type, wherever it is at the end: Attacks, Reactions and Prizes like Princess, but also Great Hall and Nobles.

# R226 R227 X27
vineyard-q2 = I have 14 Actions and three Vineyards. How many points is that?
    .answer = 12. Only full groups of 3 count, so each Vineyard is worth 4, and each of them counts all your Actions again.

# R132 R133 X23
vineyard-q3 = It costs $0. Can I gain one with Workshop?
    .answer = No. It costs a Potion as well, and "up to $4" never covers a Potion.

# R080 R082 R232
herbalist-q1 = When do I put the Treasure on my deck?
    .answer = In Clean-up, before you draw your new hand. So you usually have the Treasure in your hand again at once.

# R112 R128 R232
herbalist-q2 = Which Treasures can I choose from?
    .answer = All you have in play, even a Potion, a Diadem or a Philosopher's Stone. A Treasure that you kept in your hand will not do.

# R235 P38
herbalist-q3 = I played a Herbalist twice with Throne Room. Do I save two Treasures?
    .answer = No, one: there is only one Herbalist to be discarded. You do get +2 Buys and +$2.

# R237
apothecary-q1 = May I leave the Coppers on my deck?
    .answer = No. All the Coppers and Potions among the revealed cards come into your hand, like it or not.

# R236 R237 D42
apothecary-q2 = What can I do with the other cards?
    .answer = Only put them back on your deck, in any order you like. Discarding them is not possible, and the card you drew first is not one of the four.

# R241 D43
scrying_pool-q1 = Do I reveal my own top card as well?
    .answer = Yes, and you begin: first your own card, discarded or put back as you wish, then everybody else's.

# R242 P20
scrying_pool-q2 = Do I get the card that ends the revealing?
    .answer = Yes. All the Actions and the one card that is not an Action come into your hand.

# P20
scrying_pool-q3 = I put my own card back. Do I reveal it again?
    .answer = Yes, it is the first card of the second part. If it is not an Action, it is all you get, so you will usually want to discard such a card.

# R125 R178 P20
scrying_pool-q4 = What does a Moat do against it?
    .answer = Whoever shows it reveals nothing. Your own card and the second part are not affected.

# R133 R239
university-q1 = Can I gain another University with it?
    .answer = No, nor any other card with a Potion in its cost.

# R239 R240
university-q2 = Do I have to gain a card?
    .answer = No. You have your +2 Actions either way.

# R116 R139 R239 intrigue/bridge
university-q3 = Can I gain a Nobles?
    .answer = It is an Action, but too expensive at $6. After a Bridge it costs $5, and then you can.

# R246
alchemist-q1 = I have three Alchemists but only one Potion in play. How many may I put back?
    .answer = All three. One Potion serves any number of Alchemists.

# R112 R129 R245
alchemist-q2 = Must I have bought something with the Potion?
    .answer = No, it just has to be in play. A Potion that stayed in your hand does not help.

# R080 R082 R245
alchemist-q3 = When do I see the Alchemist again?
    .answer = As a rule at once: it goes on your deck before you draw your new hand.

# R157 R248 P38
alchemist-q4 = Can a Herbalist put the Potion on top as well?
    .answer = Yes, if you put back the Alchemists first and use the Herbalist after that. The other way round your only Potion is gone, and the Alchemists are discarded.

# R127 R252 R253
familiar-q1 = There are not enough Curses left. Who gets one?
    .answer = They are dealt out from your left until the pile is empty. You have +1 Card and +1 Action in any case.

# R136 P11
familiar-q2 = Can I get one by trashing a Silver with Remodel?
    .answer = No. A Silver has no Potion in its cost, so nothing with a Potion can come of it. A Familiar, however, can be turned into a Golem.

# R249 R250
philosophers_stone-q1 = Do the cards in my hand or in play count?
    .answer = No, only your deck and your discard pile do.

# R076 R250 R304
philosophers_stone-q2 = I also have a Horn of Plenty. Which do I play first?
    .answer = The Horn, as a rule. The card you gain lands on your discard pile and counts for the Stone, whose value is fixed once you have played it.

# R130 R249
philosophers_stone-q3 = Does it stand in for a Potion?
    .answer = No. It costs a Potion but gives only coins.

# R210
philosophers_stone-q4 = Can I gain one by trashing a Potion with Mine?
    .answer = No. A Potion costs $4 and no Potion. Mine would give you a Stone only for a Treasure that costs a Potion itself.

# R259 P10
golem-q1 = Do I need actions for the two cards it finds?
    .answer = No. But you must play both, even if one of them does you harm. Only the order is up to you.

# R257
golem-q2 = What if it reveals another Golem?
    .answer = You pass over it and discard it with the rest.

# R259 P10
golem-q3 = It finds a Throne Room and a Smithy. Can the Throne Room double the Smithy?
    .answer = No, the Smithy is not in your hand. Throne Room needs an Action from your hand; the Smithy is then played once.

# R258
golem-q4 = What if there are not two Actions to be found?
    .answer = You shuffle your discard pile and go on. If that does not help, you play the one you found, or none.

# R261
golem-q5 = What does Throne Room do to a Golem?
    .answer = It looks for two Actions twice, so up to four are played. Those of the first search are in play and cannot turn up again.

# R255
apprentice-q1 = How many cards do I draw for a Golem?
    .answer = 6: its $4 bring 4 cards, the Potion 2 more.

# R254 R256 D30
apprentice-q2 = What do I draw for a Copper or a Prize?
    .answer = Nothing, since they cost $0. You still have to trash a card if you hold one.

# R139 R254 R321 intrigue/bridge
apprentice-q3 = Does it matter that cards have become cheaper this turn?
    .answer = Yes. With Princess in play a Province costs $6, so trashing it draws 6 cards instead of 8.

# R266
possession-q1 = Where do the cards go that the possessed player buys or gains?
    .answer = All to your discard pile, even those that would have gone to hand or onto the deck. What anybody else gains in that turn is theirs, such as a Curse.

# R268 R270 D19
possession-q2 = Can I hurt the possessed player by trashing their best cards?
    .answer = No. For the effects of that turn they count as trashed, but after Clean-up they all go back to that player's discard pile.

# R275
possession-q3 = I let the possessed player play a Witch. Do I get a Curse?
    .answer = Yes, for that turn you are one of the others. You may of course show a Moat from your own hand.

# R267 R276 D18
possession-q4 = Who gets coin tokens in the extra turn?
    .answer = The possessed player, who keeps them. You may spend the ones they have, though.

# R271 R272 D21 P39
possession-q5 = What if the possessed player plays a Possession?
    .answer = Then they control the next extra turn, which is that of the player on their own left. With two players that is you.

# R278 D09
hamlet-q1 = May I discard just one card and choose +1 Buy for it?
    .answer = No. The first card you discard gives +1 Action, and only the second gives +1 Buy.

# R278
hamlet-q2 = May I discard the card I have just drawn?
    .answer = Yes. You draw first, then decide what goes.

# R116 R281 P18
fortune_teller-q1 = Which cards stop the revealing?
    .answer = The first Victory card or Curse. Great Hall, Nobles and Harem are Victory cards, too.

# R281 R282
fortune_teller-q2 = Somebody has a Victory card on top already. Does anything happen?
    .answer = They reveal it and put it straight back. If there is no such card at all, everything they reveal is discarded and nothing goes on the deck.

# R279 X33
menagerie-q1 = I have a second Menagerie in my hand. Is that a duplicate?
    .answer = No. The one you have played is no longer in your hand.

# R094 R279
menagerie-q2 = Are a Copper and a Silver the same, both being Treasures?
    .answer = No, only the names matter. Two Coppers would spoil it.

# R280 D36
menagerie-q3 = What if my hand is empty?
    .answer = Then there is nothing twice, and you draw 3 cards.

# R116 R284
farming_village-q1 = Which cards are passed over?
    .answer = Curses and Victory cards without a second type; they are discarded. Great Hall, Nobles and Harem you do take into your hand.

# R284
farming_village-q2 = The first hit is a Copper. May I go on for something better?
    .answer = No. The first Action or Treasure goes into your hand, whatever it is.

# R294
horse_traders-q1 = Does it protect me from the Attack?
    .answer = No, the Attack hits you all the same. If you have a Moat too, you may show both.

# R297 P30
horse_traders-q2 = How does it help against Militia?
    .answer = Set aside, it is not in your hand: of 5 cards you have 4 left and discard just 1. In your next turn you draw 1 and take it back, so you have 5 again.

# R297 R342 P30 intrigue/minion
horse_traders-q3 = Does setting it aside save me from Minion and Taxman?
    .answer = Often. Both leave hands of 4 or fewer alone, and you are one card down before they count.

# R122 R296 R297 D11
horse_traders-q4 = Can I use it against several Attacks in a round?
    .answer = Not the same one, since it is out of your hand until your next turn. But each further copy can be set aside too, and each draws you a card.

# R289 R291
remake-q1 = Do I trash both cards first and gain afterwards?
    .answer = No: trash, gain, then trash and gain again. The first new card lies on your discard pile, so you cannot trash it the second time.

# R290 P16
remake-q2 = What becomes of a Copper?
    .answer = It is trashed, and normally nothing costs $1, so you gain nothing. It is a handy way to get rid of Coppers and Curses.

# R137 R289
remake-q3 = What do I get for a University?
    .answer = A card costing exactly $3+P, such as Alchemist or Familiar. The new card has to cost a Potion as well.

# R289 R292
remake-q4 = May I stop after the first card?
    .answer = No. As long as you have a card in hand, the second round is compulsory.

# R300
tournament-q1 = Somebody else shows a Province. Do I lose my Prize?
    .answer = No. You only miss the +1 Card and +$1.

# R298 R300
tournament-q2 = Can I use the Prize in the same turn?
    .answer = Yes, with luck. It lies on top of your deck, and if nobody shows a Province, the +1 Card draws it.

# R300
tournament-q3 = I have no Province. Is there any point in playing it?
    .answer = Yes. As long as nobody else shows one, you get +1 Card and +$1 all the same.

# R299 P34
tournament-q4 = May I discard a Province and take nothing?
    .answer = Only by choosing an empty pile. Otherwise it has to be a Duchy or a Prize of your choice.

# R032 R101 R326
tournament-q5 = Are my Prizes safe once I own them?
    .answer = No. A Thief can steal your Diadem, and any Prize can be passed with Masquerade. But no trashed Prize ever returns to the Prize pile.

# R287 D24
young_witch-q1 = Is my bane card used up when I show it?
    .answer = No, it stays in your hand and works against the next Young Witch as well.

# R029 R287
young_witch-q2 = Does the bane help against an ordinary Witch?
    .answer = No, against Young Witches only. Apart from that it is an ordinary card from an ordinary pile of the Supply.

# R288
young_witch-q3 = Our bane is Secret Chamber. May I use it twice?
    .answer = Yes: first as a Reaction, later as a bane. Only make sure you do not put it on your deck in between.

# R286 P29
young_witch-q4 = May I discard the cards I have just drawn?
    .answer = Yes, any 2 cards of your hand. If you have fewer, discard what there is.

# R094 R302
harvest-q1 = I reveal two Coppers, a Silver and an Estate. How much is that?
    .answer = $3: there are three different names. Four Coppers would give just $1.

# R093 R303 P36
harvest-q2 = My deck runs out while I reveal. Can the same card turn up twice?
    .answer = No. All the cards are discarded together at the end, so those already revealed are not shuffled in.

# R313
hunting_party-q1 = Can it find another Hunting Party?
    .answer = Yes, if you have no other one in hand. The one you played does not count, as it has left your hand.

# R313 R314
hunting_party-q2 = Does the card from the +1 Card count as part of my hand?
    .answer = Yes. You draw it first, and the search skips its name as well. If no new name turns up at all, everything you revealed is discarded.

# R311
jester-q1 = Does the player lose the card they reveal?
    .answer = No, they just discard it. What they or you gain is another copy from the Supply; if there is none, nobody gains anything.

# R116 R310
jester-q2 = Somebody reveals a Harem. May I take one?
    .answer = No. It is a Victory card too, so they gain a Curse and there is no choice.

# R312 P17
jester-q3 = And if they reveal a Curse?
    .answer = A Curse is not a Victory card, so you choose who gains another one. That will hardly be you.

# R312
jester-q4 = Can I get a Prize that way?
    .answer = No. Prizes are not in the Supply, so nobody gains anything.

# R094 R162 R315
fairgrounds-q1 = Which cards count as different?
    .answer = Every name you own counts once, whatever the type: Copper, Curse, Potion, the Prizes and Fairgrounds itself.

# R315 X34
fairgrounds-q2 = I have 14 different cards and two Fairgrounds. How many points is that?
    .answer = 8. Each is worth 4; for 6 you would need a 15th name.

# R108 R318
bag_of_gold-q1 = Can I still use the Gold this turn?
    .answer = Yes, if you draw it. It lies on top of your deck, so the next +1 Card fetches it.

# R053 R316
diadem-q1 = Do the Action cards left in my hand count?
    .answer = No. What counts is the actions you have left, whether you hold cards for them or not.

# R317 X30 X31
diadem-q2 = How much is it worth if I play no Action at all?
    .answer = $3, because your one action is unused. After two Farming Villages it would be $5.

# R320 D45
followers-q1 = Does the Curse count among the 3 cards they keep?
    .answer = No, it goes to the discard pile. Whoever has 3 cards or fewer gains a Curse and discards nothing.

# R320 P28
followers-q2 = There are no Curses left. Do the others still have to discard?
    .answer = Yes, down to 3 cards.

# R140 R322 P04
princess-q1 = Does Throne Room make cards cost $4 less?
    .answer = No, $2 as always, since only one Princess is in play. But you get +2 Buys.

# R139 R321
princess-q2 = Can a Workshop gain a Gold now?
    .answer = Yes. With Princess in play a Gold costs $4, and that goes for every card effect, not just for buying.

# R135 R141 R154 D15
princess-q3 = What about Potions and overpaying?
    .answer = A Potion in a cost remains, and no cost drops below $0. A Herald costs $2, and all you pay above that is overpaid.

# R323 P36
trusty_steed-q1 = I choose the cards and the Silvers. Which comes first?
    .answer = The cards, so you draw from your deck as it is. Only then do you gain the Silvers and put the deck on your discard pile.

# R323
trusty_steed-q2 = May I choose +2 Cards twice?
    .answer = No, the two have to be different.

# R324 X35
trusty_steed-q3 = Only 3 Silvers are left. May I still choose them?
    .answer = Yes. You gain those 3, and your deck goes to the discard pile as always.

# R304 R305
horn_of_plenty-q1 = What exactly do I count?
    .answer = The different names you have in play: Actions, Treasures and the Horn itself. Three Coppers count as one, and so do two Horns.

# R076 R304
horn_of_plenty-q2 = Should I play it first or last among my Treasures?
    .answer = Last, as a rule. It counts what is in play at that moment; Treasures played later come too late.

# P15
horn_of_plenty-q3 = May I decline to gain a card?
    .answer = No. You may choose a cheaper one, but you have to gain one.

# R116 R307
horn_of_plenty-q4 = Do I lose the Horn if I buy a Province in the same turn?
    .answer = No, only if the card gained with the Horn itself is a Victory card. Nobles and Harem are among those, too.

# R306 P15
horn_of_plenty-q5 = I trashed my Feast this turn. Does it count?
    .answer = No, it is not in play any more. A Mining Village that you trashed does not count either.

# R144 R327
candlestick_maker-q1 = Can I spend the coin token in the same turn?
    .answer = Yes, in your Buy phase, before you buy the first card. You may just as well keep it for a later turn.

# R328 P40
stonemason-q1 = Must I gain two cards, and may they be the same?
    .answer = You must, as long as cheaper cards are left. They may be the same or different, and each must cost less than the card you trashed.

# R155 R330
stonemason-q2 = I buy it for exactly $2. Do I get any Actions?
    .answer = No, not even ones that cost $0. You have to overpay by $1 or a Potion at least.

# R152 R330 X36
stonemason-q3 = I overpay by $4 and gain two Heralds. May I overpay for those as well?
    .answer = No. You only gain them, and you can overpay only for what you buy.

# R331
stonemason-q4 = What is a Potion good for when overpaying?
    .answer = With $3 and a Potion on top you gain two Actions costing exactly $3+P, say an Alchemist and a Familiar. Only with Stonemason does overpaying with a Potion do anything.

# R138
stonemason-q5 = I trash a Gold. Can I gain an Alchemist?
    .answer = No. Gold has no Potion in its cost, and no card with one counts as cheaper. For a Golem ($4+P) you could.

# R332 D38 P35
doctor-q1 = Which cards may I name?
    .answer = Any, even a Prize or a card that is not in this game. But it must be a name, not a type.

# R332
doctor-q2 = Two of the three are the card I named. May I keep one?
    .answer = No, both are trashed. The third goes back on your deck.

# R334 R335 X37
doctor-q3 = I overpay by $3. Do I look at three cards at once?
    .answer = No, at one after another. If you put one back, you will see the same card next time.

# R335 D13
doctor-q4 = I overpay and have to shuffle. Can the Doctor I am buying turn up?
    .answer = No. It reaches your discard pile only after you have looked at all the cards.

# R149 R336 X41
masterpiece-q1 = How many Silvers do I get if I pay $6?
    .answer = 3: it costs $3, so you have overpaid by $3. You get the Masterpiece as well, of course.

# R356 R359
masterpiece-q2 = I have a Merchant Guild in play. Do the Silvers bring coin tokens?
    .answer = No. You bought only the Masterpiece, so it is 1 token.

# R124
advisor-q1 = Can anybody show a Moat against it?
    .answer = No, Advisor is not an Attack.

# R338
advisor-q2 = Do the others see the cards?
    .answer = Yes, all three are revealed. The player on your left picks one for your discard pile, and the other two come into your hand.

# R339
advisor-q3 = I have only one card left to reveal. Do I get it?
    .answer = No. One is always picked to be discarded, and here that is the only one.

# R344
herald-q1 = Does the Action it reveals cost me an action?
    .answer = No, but you have to play it, even at a bad moment.

# R344 P40
herald-q2 = What happens to a card that is not an Action?
    .answer = It stays on top of your deck; you do not draw it.

# R346
herald-q3 = May I check my discard pile before I decide how much to overpay?
    .answer = No. First you settle the amount, then you look.

# R347 D12
herald-q4 = May I put back fewer cards than I have paid for?
    .answer = No. Each $1 takes one card as long as there are any, so do not overpay too much.

# R070 R345 D13
herald-q5 = Can I put the very Herald I am buying on my deck?
    .answer = No, it is not in your discard pile yet. But a card you bought earlier this turn is.

# R116 R128 R337 R340
plaza-q1 = Which Treasures may I discard?
    .answer = Any from your hand, even one you have just drawn. A Potion, a Masterpiece or a Harem will do as well.

# R340
plaza-q2 = May I discard two Treasures for two coin tokens?
    .answer = No, one for each Plaza you play.

# R342
taxman-q1 = I have no copy of the trashed Treasure. What do I do?
    .answer = With 5 or more cards you show your hand to prove it. With 4 or fewer nothing happens to you, and you show nothing.

# R343 D16
taxman-q2 = Which Treasure can I gain?
    .answer = One costing up to $3 more than the trashed one: a Silver for a Copper, a Gold for a Silver. The same or a cheaper one is allowed too. It goes on top of your deck.

# R341
taxman-q3 = What if I trash nothing?
    .answer = Then nothing happens at all: nobody discards, and you gain nothing.

# R120
taxman-q4 = May I hold back my Reaction until I know what is trashed?
    .answer = No. Reactions come first, before any Treasure is chosen.

# R033 R144
baker-q1 = May I spend the token from the set-up in my very first turn?
    .answer = Yes. Everybody has one from the start, and you can turn $4 into $5 with it at once.

# R350 X39
butcher-q1 = Can I turn an Estate into a Province?
    .answer = Yes, for 6 coin tokens. The 2 that you have just got may be among them.

# R352 D37 P40
butcher-q2 = May I spend tokens without trashing a card?
    .answer = No. Then you just get your 2 tokens and keep them. Tokens that you spend here give you no coins in the Buy phase.

# R351 X40
butcher-q3 = Can it trash itself?
    .answer = No, it is in play. But you may trash another Butcher from your hand and gain a Duchy without spending a token.

# R353
butcher-q4 = Can I get a Familiar that way?
    .answer = Only for a card that costs a Potion itself. Tokens make up for coins, never for a Potion.

# R354 D38
journeyman-q1 = What should I name?
    .answer = The card you want least, since all copies that turn up are discarded. Any name will do, even one that is not in your deck.

# R354
journeyman-q2 = Do the three cards have to differ from one another?
    .answer = No, only from the one you named. Three Silvers are fine.

# R145 R357
merchant_guild-q1 = May I use the token from my first buy for the second?
    .answer = No. Once you have bought a card, no more tokens can be spent this turn.

# R358 P04 X42
merchant_guild-q2 = How many tokens do I get with two Merchant Guilds, or with one played with Throne Room?
    .answer = Two in play bring 2 for each card you buy. One played twice brings just 1, but +2 Buys and +$2.

# R071 R356 R359
merchant_guild-q3 = Do I get a token for buying a Copper, and for a card I gain?
    .answer = For the Copper, yes: every card you buy counts, whatever it costs. For cards you gain without buying you get none.

# R361
soothsayer-q1 = Who draws a card?
    .answer = Only those who have actually gained a Curse, and they have to. If you showed a Moat or the Curses ran out before they reached you, you draw nothing.

# R360 P28
soothsayer-q2 = Is it still of use when the Curses are gone?
    .answer = Yes. You still gain your Gold, and nobody else draws a card.

# B207 B208
merchant-q1 = I play two Merchants and three Silvers. What do I get?
    .answer = $8: the first Silver gives $2 more, one for each Merchant, and the others give nothing more.

# B212 B213
vassal-q1 = Does the Action that Vassal finds cost me an Action?
    .answer = No. You may play it from the discard pile at once; if you do not want to, it stays there.

# B225
sentry-q1 = May I trash one of the two cards and put the other one back?
    .answer = Yes. Every way to divide them is allowed: trash, discard and put back as you like.

# I228
lurker-q1 = Can trashing a card with Lurker end the game?
    .answer = Yes. The card leaves its pile, and if that was the last one of the third pile to run out, the game ends after the turn.

# I217 I218
diplomat-q1 = May I show the same Diplomat again against one Attack?
    .answer = Yes, as long as it is in your hand and you have 5 cards or more.

# I232 I233
mill-q1 = May I discard a single card with Mill?
    .answer = Only if it is the only one in your hand, and then it brings no coins. Otherwise it is two or none.

# I211
courtier-q1 = What counts as a type?
    .answer = The words at the bottom of the card: Action, Attack, Reaction, Treasure, Victory, Curse, Duration and Prize. A Moat has two, Followers have three.

# M036 M037
stash-q1 = Where may I put a Stash?
    .answer = Anywhere in the deck that you are shuffling, on top, at the bottom or between two cards; several may lie together. You do not see the other cards while you choose. A Stash that is in your hand or in play is not part of the shuffle.

# S033 S034
embargo-q1 = Do I gain the Curse as well if I gain the card with Workshop?
    .answer = No, only buying counts. And the Curse comes before the card that you buy.

# S051 S053 S056
lighthouse-q1 = A Lighthouse is in front of me and I hold a Moat. Do I need to show it?
    .answer = No, the Attack passes you by anyway, but you may. Against cards that are no Attacks neither of them helps.

# S072 S073
ambassador-q1 = May I return nothing?
    .answer = Yes. The others gain a copy all the same, unless the card has no pile.

# S089 S090
smugglers-q1 = Does a card count that the player to my right gained without buying it?
    .answer = Yes, however it was gained, as long as it was in that player's own last turn.

# S004 S106
island-q1 = Do cards on the island mat still count at the end?
    .answer = Yes. They are yours and count for everything that counts all your cards; they just never come back to your deck.

# S155 S156
outpost-q1 = Can I take more than one extra turn with several Outposts?
    .answer = No. There are never more than two turns of yours in a row; but only 3 cards are drawn in any case.

# S165 S167
tactician-q1 = What if Throne Room plays a Tactician twice?
    .answer = The second time there is nothing left to discard, so the bonus of the next turn comes once.

# S171 S172
treasury-q1 = I have gained an Estate, but not bought it. Does my Treasury come back?
    .answer = Yes, if you like. Only buying a Victory card keeps it from your deck.

# S010 S014 S015
wharf-q1 = How long does a Wharf lie in play?
    .answer = Until the Clean-up of your next turn. Until then it counts as in play; a Throne Room that played it twice lies there just as long.
