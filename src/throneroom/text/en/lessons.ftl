# The lessons: title, a message for each answer by its place in the record, hints for other answers
# (`if-` and the answer), and the end.

first-turns = Your first three turns
    .about = How a turn goes, what cards cost and where they go: the beginning of every game.
first-turns-1 =
    You are Lena. Like everybody you begin with 7 Coppers and 3 Estates, well shuffled, and 5 of these cards are in your hand: 4 Coppers and an Estate. A turn has three phases: play Action cards, buy, clean up. You have no Action card yet, so your turn begins with buying.

    Every Copper is worth $1. Put all of them on the table.
    .if-copper = That would put one Copper on the table and ask again. It comes to the same in the end, but you can just as well play them all at once.
    .if-done = Without Treasures on the table you would have $0 to spend. Coppers are not used up by playing them: they come back.
first-turns-2 =
    You have $4 and may buy one card. The Militia costs exactly $4: it gives +$2 whenever it is played, and it makes the others discard cards. Buy it.
    .if-silver = A Silver for $3 is never wrong, but $1 would be left over, and money that is left over is lost. Let us try the Militia first.
    .if-copper = A Copper costs nothing, and that is about what it is worth: it makes your deck longer, not better.
    .if-estate = An Estate is a point at the end of the game and dead weight until then. It is far too early for that.
    .if-moat = A Moat protects you from Attacks, and for that it is a good card; but you have $4 for a better one.
    .if-done = That would waste your buy. $4 in the first turn is worth a card.
first-turns-3 =
    Your Militia lies on your discard pile now, together with everything that you had in hand and on the table: nothing is kept for the next turn. After that you drew the other 5 cards of your deck. Meanwhile it is Max's turn.
first-turns-5 =
    Your second turn. In your hand are the other cards you began with: 3 Coppers and 2 Estates. Your deck is empty, but you do not shuffle yet: only when you have to draw and cannot.
    .if-done = Then you would have $0 and could buy nothing better than a Copper.
first-turns-6 =
    $3: enough for a Silver, which is worth $2 every time you play it. One Silver does the work of two Coppers and takes up one place in your hand.
    .if-village = A Village lets you play two more Actions, but you own just one that is worth playing. It would have nothing to do.
    .if-workshop = The Workshop fetches a card for up to $4 each time. Not bad at all; but with more money in your deck the expensive cards come within reach, so take the Silver here.
    .if-woodcutter = The Woodcutter gives +$2 like a Silver, and a second buy, but it takes up your only action, which the Militia will need.
    .if-copper = You can afford a Silver: twice as good, and you see it just as often.
    .if-done = $3 would be lost. Spend it.
first-turns-7 =
    Again all your cards go to the discard pile, 12 by now. This time you have to draw 5 and your deck is empty: now the discard pile is shuffled and becomes your new deck. So the Militia and the Silver may already be in your next hand.
first-turns-9 =
    There they are: Militia, Silver, 2 Coppers, an Estate. For the first time you have an Action card, so this turn begins with the Action phase. You may play one Action. Play the Militia.
    .if-done = You would go on to buying with $4. With the Militia it is $6, and Max keeps his whole hand if you do not attack.
first-turns-10 =
    The Militia gives you $2 and makes Max discard down to 3 cards. He parts with an Estate and a Copper.
first-turns-11 =
    Your one action is used up, so now you buy. Play your Treasures and add up: $2 from the Militia, $2 from the Silver, $1 from each Copper.
    .if-done = You would have just the $2 of the Militia. The Treasures in your hand help only if they are played.
first-turns-12 =
    $6! Two cards are worth a thought. The Mine costs $5 and turns a Copper into a Silver, or a Silver into a Gold, whenever you play it. Buy it; $1 is lost this time.
    .if-gold = A Gold for $6 is an excellent purchase, and many players would take it. In this lesson the Mine comes first, which will make a Gold out of your Silver.
    .if-market = A Market for $5 helps every time, without ever being in the way. A good choice as well; but here we take the Mine.
    .if-duchy = 3 points are nice, but it is too early: build a deck that can buy Provinces first.
    .if-silver = With $6 you can have twice as much.
first-turns-end =
    That is the whole game: play an Action, play your Treasures, buy, clean up, and see what you bought come back. Gold and Provinces are next; whoever has the most points when the Provinces are gone, or three piles are empty, wins. Start a game with "throneroom play" whenever you like.

attacks = Attacks and Reactions
    .about = What Attacks do to others, and how to be spared.
attacks-1 =
    Some Action cards are Attacks: they do something to everybody else. Some are Reactions: you can answer an Attack with them although it is not your turn. In this game you will give and take. Play your Coppers.
    .if-done = Without money there is nothing to buy.
attacks-2 =
    With $4 you can have a Militia, the most common Attack: $2 for you, and everybody else is left with 3 cards.
    .if-bureaucrat = The Bureaucrat is an Attack as well: it puts a Victory card of each of the others back on their deck. Slower, though. Take the Militia.
    .if-spy = The Spy is an Attack as well: it looks at the top card of everybody's deck. The Militia hurts more.
    .if-silver = A sound purchase, but this lesson is about Attacks.
    .if-done = That would waste your buy.
attacks-4 =
    Max had the same idea. Now both of you will be attacked.
attacks-5 =
    Your second turn, with $3. Play your Coppers and think about what Max has just bought.
    .if-done = Without money there is nothing to buy.
attacks-6 =
    A Moat costs $2. It draws 2 cards when you play it; and if you show it while somebody attacks, the Attack does nothing to you. Buy it.
    .if-silver = A Silver would usually be the better card. But a Moat in hand when the Militia comes saves you two cards, and that is what you are about to see.
    .if-village = A Village is of use when you have several Actions to play. Not yet.
    .if-done = That would waste your buy.
attacks-9 =
    Your Moat came quickly. In your own turn it is an ordinary Action: draw 2 cards. Playing it now does not leave you defenceless: at the end of your turn you draw a new hand anyway, and only what is in that hand counts when Max attacks.
    .if-done = You would have $4. With two more cards it may be $5 or $6.
attacks-10 =
    One of the new cards is a Copper. Play your Treasures.
    .if-done = Without money there is nothing to buy.
attacks-11 =
    $5 buys the Witch: 2 cards for you and a Curse for everybody else. A Curse is a point less and clogs up the deck.
    .if-market = The Market is a fine card. The Witch, however, wins games: there are only 10 Curses, and Max should have most of them.
    .if-silver = With $5 you can have much more.
    .if-duchy = 3 points so early would only be in the way.
attacks-14 =
    The Militia. You may play one Action this turn; attack!
    .if-done = You would have $2 this turn and Max his whole hand.
attacks-15 =
    Max has no Moat and has to discard until he holds 3 cards. He chooses which.
attacks-16 =
    The Militia gave you $2; the Treasures come on top.
    .if-done = $2 is not enough for anything good.
attacks-17 =
    $4, and nothing that you need urgently: a Silver makes every hand better.
    .if-militia = A second Militia would often meet the first in your hand, and you can play only one of them.
    .if-done = That would waste your buy.
attacks-18 =
    With the cards that are left to him Max strikes back.
attacks-19 =
    Now you are the target. It is Max's turn, he plays a Militia, and you have the Moat in your hand. Show it. It stays in your hand.
    .if-done = Then you would have to discard two of your five cards.
attacks-22 =
    Nothing happened to you. And the Moat is still there, next to the Witch. You can play one of the two: the Moat draws as many cards as the Witch, but the Witch hands out a Curse.
    .if-moat = The same two cards, but no Curse for Max. The Witch is stronger.
    .if-done = You would go without two cards, and Max without a Curse.
attacks-23 =
    Max has a Curse. Play your Treasures.
    .if-done = Without money there is nothing to buy.
attacks-24 =
    $4 again: one more Silver.
    .if-militia = You have two Attacks that you want to play. More of them would get in each other's way.
    .if-done = That would waste your buy.
attacks-26 =
    Max attacks again, and this time your Moat is not in your hand: there is nothing to show. Discard down to 3 cards. The Estates are of no use in your next turn anyway.
    .if-copper-copper = You would keep both Estates and have only $1 in your next turn.
    .if-copper-estate = That leaves you $2 for the next turn. It can be $3.
attacks-end =
    You have attacked, been protected and been hit. Keep in mind: you show Reactions from your hand, in other people's turns, as often as you like, and showing does not use them up; whoever has to discard always chooses what; and so even a player out of luck keeps the best cards.

potions = Potions
    .about = Cards that cost a Potion, as in Alchemy.
potions-1 =
    Some cards have a Potion in their cost, written +P: you need a Potion on the table to buy them. In every game with such a card there is a pile of Potions among the basic cards. Play your Coppers.
    .if-done = Without money there is nothing to buy.
potions-2 =
    A Potion is a Treasure and costs $4. It is worth no coins, only a Potion. Whoever wants Alchemy's cards buys it early: it has to come back before it is of any use.
    .if-silver = With a Silver alone you never get a card with a Potion in its cost.
    .if-militia = The Militia is good, but it does not brew anything. Take the Potion.
    .if-done = That would waste your buy.
potions-5 =
    The Potion is on its way through your discard pile. This hand has $3.
    .if-done = Without money there is nothing to buy.
potions-6 =
    A Silver: most cards that cost a Potion cost coins as well.
    .if-village = A Village does not help before there are Actions to play.
    .if-done = That would waste your buy.
potions-9 =
    The Potion is still in your deck. Play what you have.
    .if-done = Without money there is nothing to buy.
potions-10 =
    Look at the table: the Alchemist costs $3+P, and you have $3. But without the Potion on the table it is out of reach. Another Silver, then.
    .if-village = Not before there are Actions to play.
    .if-done = That would waste your buy.
potions-13 =
    There it is. Play all Treasures: the Potion is played together with the Coppers.
    .if-done = Without Treasures on the table there is nothing to buy.
    .if-potion = The Potion alone is not enough: coins are needed as well. You would be asked for the next Treasure.
potions-14 =
    $4 and a Potion. An Alchemist ($3+P) draws 2 cards and gives you the action back, so playing it never costs you anything. Buy it.
    .if-apothecary = The Apothecary ($2+P) collects Coppers and Potions, but $2 would be left over. The Alchemist draws whatever comes.
    .if-silver = Then the Potion would have been played for nothing.
    .if-potion = You have a Potion, and one is enough.
    .if-done = That would waste your buy.
potions-17 =
    Alchemist and Potion in one hand: that is what you have been waiting for. Play the Alchemist.
    .if-done = You would go without two cards.
potions-18 =
    Two more Treasures. Play them all, the Potion included: it will be needed twice.
    .if-done = Without Treasures on the table there is nothing to buy.
potions-19 =
    $6 and a Potion: a Gold, or a second Alchemist? Each Alchemist finds the next one. Take the Alchemist.
    .if-gold = A Gold is never wrong. But the Potion is on the table just now, and who knows when it will be again.
    .if-familiar = The Familiar ($3+P) is strong: it hands out Curses. In this lesson we stay with the Alchemist.
    .if-done = That would waste your buy.
potions-20 =
    Clean-up. Since there is a Potion on the table, you may put the Alchemist on your deck instead of discarding it. You will draw it at once, with your new hand.
    .if-no = It would go to the discard pile and come back only after the next shuffle. On the deck it is in your hand in a moment.
potions-end =
    The Alchemist is in your hand again and draws two cards next turn. Keep in mind: a Potion pays for one card only; what makes cards cheaper lowers the coins, never the Potion; and "up to $4" never gets you a card with a Potion in its cost.

overpaying = Coin tokens and overpaying
    .about = Money that you can save, and paying more than a card costs, as in Guilds.
overpaying-1 =
    In Guilds, money can be saved: as coin tokens. Because the Baker is in this game, everybody begins with one. And some cards can be overpaid. First, play your Coppers: 5 of them.
    .if-done = Without money there is nothing to buy.
overpaying-2 =
    Before you buy, and only then, you may turn coin tokens into money, $1 each. A token is not lost at the end of the turn, so do not spend it unless you need to: keep it.
    .if-1 = Then you would have $6, enough for a Gold, and the token would be gone. Not bad! But we want to try something else.
overpaying-3 =
    The Doctor costs $3. You have $5. It is one of the cards for which you may pay more than they cost, and something happens for every $1. Buy the Doctor.
    .if-market = The Market is a fine card for $5. But then you would not see how overpaying works.
    .if-silver = A Silver cannot be overpaid; $2 would be lost.
    .if-masterpiece = It can be overpaid as well: every $1 brings a Silver. Not a bad idea; but first the Doctor.
    .if-done = That would waste your buy.
overpaying-4 =
    How much? For every $1 you look at the top card of your deck and may trash it. You know that 3 Estates are among your next 5 cards. Pay the other $2.
    .if-0 = You would have the Doctor for $3 and lose $2.
    .if-1 = One look instead of two; the last $1 would be lost.
overpaying-5 =
    An Estate. It is worth 1 point and nothing else, and every time you draw it you are missing money. Trash it.
    .if-keep = You would look at the same card again, with your second $1.
    .if-discard = It would come back after the next shuffle. Trashed, it is gone for good.
overpaying-6 =
    And another one.
    .if-keep = It would be in your next hand.
    .if-discard = It would come back after the next shuffle. Trashed, it is gone for good.
overpaying-10 =
    Your deck is two cards thinner, which is why this hand is better than usual in the second turn: 4 Coppers.
    .if-done = Without money there is nothing to buy.
overpaying-11 =
    $4, and you have a coin token. Now it is worth it: with $5 you get a card that brings new tokens.
    .if-0 = With $4 the Baker is out of reach.
overpaying-12 =
    The Baker costs $5: a card, an action and a coin token whenever you play it.
    .if-market = The Market gives $1 and a buy, but only for this turn. The Baker's token waits until you need it.
    .if-silver = Then the token would be wasted.
    .if-done = The token would be gone and nothing bought.
overpaying-16 =
    The Doctor is in your hand. When you play it, it trashes as well: name a card, and every copy of it among the top 3 cards of your deck is gone.
    .if-done = There is still an Estate in your deck.
overpaying-17 =
    Which name? There is one Estate left. You could also name the Copper and get rid of several, but you need the money for now.
    .if-copper = You would lose the Coppers among the next 3 cards. Later in the game that is often right; now you need the money.
overpaying-18 =
    Gone. Play your Treasures.
    .if-done = Without money there is nothing to buy.
overpaying-19 =
    $4. The Masterpiece costs $3, is worth only $1, but overpaid it brings a Silver for every $1. Buy it.
    .if-silver = A Silver for $3, and $1 is lost. Overpaying the Masterpiece brings the Silver on top.
    .if-militia = Also good, but then nothing is left to overpay with.
    .if-done = That would waste your buy.
overpaying-20 =
    Overpay by the $1 that is left.
    .if-0 = Then you would have bought a Copper for $3.
overpaying-24 =
    The Baker: play it. It costs you nothing, since it gives you the action back.
    .if-done = You would go without a card and a coin token.
overpaying-25 =
    A card, and a coin token in reserve. Play your Treasures.
    .if-done = You would have just the token.
overpaying-26 =
    $5 and a token. With $1 more you can have a Gold. Spend the token.
    .if-0 = You could buy a $5 card and keep the token. Here the Gold is worth it.
overpaying-27 =
    $6: a Gold.
    .if-baker = A second Baker, why not; but then the token need not have been spent.
    .if-market = For that you would not have needed the token.
    .if-done = The token would be gone and nothing bought.
overpaying-end =
    A thin deck, a Gold in your fourth turn, and no money wasted. Keep in mind: you spend tokens before you buy the first card in a turn, not later; you can overpay with all your money, tokens included; and only what you buy can be overpaid, not what you gain in another way.

durations = Durations
    .about = Cards that stay on the table and help you again in your next turn, as in Seaside.
durations-1 =
    Most cards do their work in the turn in which you play them and are discarded. Seaside has another kind: Durations, the orange ones. They stay in front of you until your next turn, when they do something again. Your first hand is five Coppers. Play them.
    .if-done = Without money there is nothing to buy.
durations-2 =
    $5 in the first turn: enough for a Wharf. It draws 2 cards and gives you a buy; and at the start of your next turn it does the same once more. Buy it.
    .if-market = The Market is a fine card for $5. But it helps you once each time you play it, the Wharf twice.
    .if-caravan = The Caravan is a Duration, too: a card now and a card next turn. For $5 you can have one that draws twice as much.
    .if-island = An Island takes a card out of your way for the rest of the game, and itself as well. A good card; but you have $5.
    .if-silver = With $5 you can have much more.
    .if-done = That would waste your buy.
durations-4 =
    Max buys a Militia. Whenever he plays it, you will be left with 3 cards.
durations-5 =
    Your second turn, with $2. Play your Coppers.
    .if-done = Without money there is nothing to buy.
durations-6 =
    The Lighthouse costs $2: an action and $1 now, $1 at the start of your next turn. And as long as it is in play, no Attack of the others reaches you. Since it stays until your next turn is over, it is in play when Max strikes. Buy it.
    .if-haven = A Haven is a Duration as well, and you will have one soon. First the protection.
    .if-estate = A point at the end of the game and dead weight until then. It is far too early.
    .if-done = That would waste your buy.
durations-9 =
    Both have come at once. You have one action, and the Lighthouse gives it back. So play it first.
    .if-wharf = The Wharf would use up your action, and the Lighthouse would be left in your hand. In the other order you can play both.
    .if-done = You would have $2 and no protection.
durations-10 =
    You still have 1 action, and $1 already. Now the Wharf.
    .if-done = You would go without two cards and a buy, now and in your next turn.
durations-11 =
    Two more Coppers. Play your Treasures.
    .if-done = You would have just the $1 of the Lighthouse.
durations-12 =
    $5 and 2 buys. One card for $3 and one for $2 make good use of both: begin with a Silver.
    .if-wharf = A second Wharf would be strong, and many would take it. Here we use the second buy.
    .if-fishing_village = The Fishing Village is a Duration: 2 actions and $1 now, an action and $1 next turn. It pays off when you have more Actions to play than now.
    .if-done = Two buys would be wasted.
durations-13 =
    $2 are left, and one buy: a Haven. It draws a card, gives the action back, and lets you put a card of your hand aside for your next turn.
    .if-lighthouse = One Lighthouse at a time is enough to protect you. The Haven is new.
    .if-estate = Still far too early for points.
    .if-done = $2 would be lost.
durations-14 =
    Look at the table: in Clean-up everything was discarded, but Lighthouse and Wharf are still there. Durations stay until the Clean-up of your next turn. Now Max plays his Militia.
durations-15 =
    Nothing happened to you: your Lighthouse is in play. You need not show it, nor have it in your hand, and the Attack passes you by.
durations-17 =
    Your turn begins, and before you do anything, your Durations have helped you once more: $1 from the Lighthouse, 2 cards and a buy from the Wharf. You have not used an action for it. One of the cards is the Haven. Play it.
    .if-done = You would go without a card.
durations-18 =
    Count: $1 is there, 4 Coppers and a Silver are in your hand. That makes $7, and a Gold costs $6. The last $1 would be lost, but the Haven can keep it for you: set a Copper aside. Nobody sees which card it is.
    .if-silver = Then you would have $5 in this turn, and the Gold is out of reach.
    .if-estate = The Estate would only be in your way again, in your next turn instead of this one; and $1 would be lost.
durations-19 =
    Play your Treasures.
    .if-done = You would have just the $1 of the Lighthouse.
durations-20 =
    $6, as planned: a Gold.
    .if-wharf = A second Wharf, why not; but $1 would be lost after all.
    .if-duchy = 3 points so early would only be in the way.
    .if-silver = With $6 you can have twice as much.
    .if-done = That would waste your buy.
durations-21 =
    One buy is left, but no money. A Copper costs nothing, and yet it is too dear: you would draw it instead of better cards. Finish your turn. In this Clean-up Lighthouse and Wharf are discarded at last, since they have done all they do; the Haven stays.
    .if-copper = Every Copper that you add makes it less likely that you draw your Gold.
    .if-curse = That would be a point less, and nothing else.
durations-22 =
    The Lighthouse is gone, so an Attack would hit you now. But this time Max does not have his Militia in his hand.
durations-24 =
    Six cards: your Copper has come back from the Haven, on top of the five that you drew. Play your Treasures.
    .if-done = Without money there is nothing to buy.
durations-25 =
    $5: without the Copper that you saved it would be $4. Buy a second Wharf.
    .if-market = Not bad. But with two Wharves one of them is at work in almost every turn.
    .if-silver = For that you would not have needed the Copper.
    .if-caravan = With $5 you can have a Wharf.
    .if-done = The Copper would have been saved for nothing.
durations-end =
    Durations work twice, and what they do at the start of your next turn needs no action. Keep in mind: a Duration stays in play until the Clean-up of the last turn in which it does something, so you cannot play it anew in that turn, and it is missing when you shuffle in between; a Throne Room that has played one stays with it; and a Duration that has nothing left to do, such as a Haven that has set nothing aside, is discarded in the same turn.

gaining = When you gain a card
    .about = Cards that do something at the moment when you get them, and cards that answer it, as in Hinterlands.
gaining-1 =
    Most cards do something when you play them. Many cards of Hinterlands also do something at the moment when you gain them, whether you have bought them or got them in another way. You hold 4 Coppers. Play them.
    .if-done = Without money there is nothing to buy.
gaining-2 =
    $4. The Nomad Camp gives a buy and $2 when you play it. And it does not go to your discard pile when you gain it, but onto your deck: you will have it in your next hand. Buy it.
    .if-trader = The Trader will be your next purchase. It would lie in your discard pile and come only after you have shuffled; the Nomad Camp comes at once.
    .if-silver = A Silver is never wrong, but for $4 you can have more.
    .if-tunnel = The Tunnel is worth 2 points, and brings a Gold when a card makes you discard it. Nothing of yours does that yet.
    .if-done = That would waste your buy.
gaining-3 =
    Look at your deck: the Nomad Camp has come straight into your new hand. Max has just 2 Coppers.
gaining-5 =
    Here it is already. Play the Nomad Camp.
    .if-done = You would go without $2 and a buy.
gaining-6 =
    $2, and 2 buys. Now your Treasures.
    .if-done = You would have just the $2 of the Nomad Camp.
gaining-7 =
    $5. There are strong cards for that; but Max will soon have $5 as well, and an Ill-Gotten Gains gives everybody else a Curse as soon as it is gained. The Trader for $4 is a Reaction that helps. Buy it.
    .if-ill_gotten_gains = A good choice, too: Max would gain a Curse at once. Here we want to see how to defend against it.
    .if-cache = A Cache is worth $3. But you would gain two Coppers along with it.
    .if-margrave = The Margrave draws 3 cards and leaves the others with three. In this lesson another card comes first.
    .if-inn = An Inn shuffles Actions of your discard pile into your deck when you gain it. Right now there would be few of them.
    .if-done = That would waste your money.
gaining-8 =
    $1 and a buy are left. A Copper would only be in the way. Finish your turn.
    .if-copper = Every Copper makes your hands a little worse.
    .if-curse = A point less, and nothing else.
gaining-9 =
    Max has five Coppers.
gaining-11 =
    Max has gained an Ill-Gotten Gains, so you would gain a Curse. It is no Attack, and a Moat would not help. But you hold the Trader: show it, and you gain a Silver instead. The Curse stays in its pile. Say yes.
    .if-no = Then the Curse is yours: a point less, and a useless card in your deck.
gaining-12 =
    A Silver in your discard pile, and the Trader is still in your hand. Now it is your turn, and you can also play it: it turns a card of your hand into as many Silvers as that card costs coins.
    .if-done = You would go without some Silvers.
gaining-13 =
    A Copper costs nothing and would bring nothing. The Estate costs $2. Trash the Estate.
    .if-copper = For a Copper, which costs $0, there is no Silver at all.
gaining-14 =
    Two Silvers for an Estate. You could have shown a Trader for them, too, if you had another one; but Silver instead of Silver changes nothing. Play your Coppers.
    .if-done = Without money there is nothing to buy.
gaining-15 =
    $3. Buy one more Silver.
    .if-oasis = An Oasis replaces itself and gives $1, but makes you discard a card; with Tunnels it shines. Here money is better.
    .if-scheme = A Scheme puts one of your Actions back on your deck in Clean-up. You have few Actions so far.
    .if-tunnel = Nothing of yours makes you discard it.
    .if-done = That would waste your buy.
gaining-16 =
    When Max plays the Ill-Gotten Gains, he may gain a Copper into his hand. The Curse came only when he gained it; playing the card does not repeat that.
gaining-19 =
    Your fourth turn, and the Nomad Camp is back. Play it.
    .if-done = You would go without $2 and a buy.
gaining-20 =
    And your Coppers.
    .if-done = You would have just the $2 of the Nomad Camp.
gaining-21 =
    $6: a Gold, or a Border Village, which brings a second card. When you gain it, you gain another card that is cheaper. Buy the Border Village.
    .if-gold = One good card. The Border Village brings two.
    .if-margrave = You can have it together with a Border Village.
    .if-inn = You can have it together with a Border Village.
    .if-done = That would waste your money.
gaining-22 =
    Now you gain a card costing less than $6. You have not bought it, but gained it, and that is enough for what it does when it is gained. Choose the Inn.
    .if-margrave = A fine card for this. We choose the Inn, because it does something as well when it is gained.
    .if-duchy = 3 points, but it is early.
    .if-cache = It would bring two Coppers along.
    .if-silver = A card for $5 is better.
gaining-23 =
    The Inn lets you look through your discard pile and shuffle any number of the Actions there into your deck, so that you draw them sooner. Border Village and Inn lie there themselves. Choose both of them; the Trader has little left to trash.
    .if-inn = The Border Village would be welcome, too.
    .if-trader = The Trader is the least useful of the three by now.
    .if-border_village = The Inn may join it.
gaining-end =
    What is done when a card is gained happens right then and once, however it is gained. Keep in mind the order: first you may replace the gain by a Trader, then the card arrives, then everything happens that waits for it, in an order of your choice. What happens when a card is bought, as with Haggler, Farmland and Noble Brigand, comes even before that; and a card that is gained without being bought does nothing of that kind.
