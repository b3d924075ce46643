# The recommended sets of ten.

kingdom-first-game = First Game
kingdom-big-money = Big Money
kingdom-interaction = Interaction
kingdom-size-distortion = Size Distortion
kingdom-village-square = Village Square
kingdom-forbidden-arts = Forbidden Arts
kingdom-potion-mixers = Potion Mixers
kingdom-chemistry-lesson = Chemistry Lesson
kingdom-servants = Servants
kingdom-secret-research = Secret Research
kingdom-pools-tools-and-fools = Pools, Tools, and Fools
kingdom-bounty-of-the-hunt = Bounty of the Hunt
kingdom-bad-omens = Bad Omens
kingdom-the-jester-s-workshop = The Jester's Workshop
kingdom-last-laughs = Last Laughs
kingdom-the-spice-of-life = The Spice of Life
kingdom-small-victories = Small Victories
kingdom-arts-and-crafts = Arts and Crafts
kingdom-clean-living = Clean Living
kingdom-gilding-the-lily = Gilding the Lily
kingdom-name-that-card = Name That Card
kingdom-tricks-of-the-trade = Tricks of the Trade
kingdom-decisions-decisions = Decisions, Decisions
kingdom-guilds-example = Guilds Example
