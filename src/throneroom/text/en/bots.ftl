# Strength and style of the bots, by level.

bot-beginner-strength = easy
bot-beginner-style = likes expensive cards and overlooks things
bot-money-strength = medium
bot-money-style = trusts in Silver and Gold
bot-plan-strength = strong
bot-plan-style = follows the best plan it knows for the kingdom
bot-engine-strength = medium
bot-engine-style = builds on Villages, Markets and Smithies
bot-random-strength = very easy
bot-random-style = leaves everything to chance
bot-about = { $strength }: { $style }
