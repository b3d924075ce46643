"""Playing many games between bots.

- `series`: game after game at one table, and how they ended
- `observer`: a bot that plays like another and notes how its games go
- `opening`: a bot whose first two purchases are fixed
- `trial`: the best plan for a kingdom, found by playing
- `cores`: how many games can be played at once
"""
