# Strength and style of the bots, by level.

bot-beginner-strength = easy
bot-beginner-style = likes expensive cards and overlooks things
bot-money-strength = medium
bot-money-style = trusts in Silver and Gold
bot-plan-strength = strong
bot-plan-style = follows the best plan it knows for the kingdom
bot-expert-strength = very strong
bot-expert-style = plays by plans found for this kingdom alone
bot-master-strength = strongest
bot-master-style = looks ahead before every answer
bot-engine-strength = medium
bot-engine-style = builds on whatever villages, draw and trashing the kingdom has
bot-random-strength = very easy
bot-random-style = leaves everything to chance
bot-about = { $strength }: { $style }
