"""Looking ahead: answers are tried out in imagined deals that bots play to the end.

- `candidates`: which answers come into question
- `search`: how they are compared
- `models`: which plan another player seems to follow
- `thinker`: the bot
"""

from throneroom.bots.thinking.thinker import Thinker as Thinker
