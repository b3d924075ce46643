"""Programs that play.

- `tactics/`: a sensible answer to every question of every card, which most bots build on
- `plans/`: strategies written as rules, the bot that follows one, and the library of plans
- `thinking/`: a bot that tries its answers in imagined games
- `beginner`, `money`, `first_game`, `chance`: bots of their own

The levels that people can play against are in `throneroom.roster`.
"""
