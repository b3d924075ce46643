"""Looking ahead: answers are tried out in imagined deals that plans play to the end.

- `candidates`: which answers to a question are worth a try
- `search`: comparing answers, deal by deal
- `models`: which plan explains what another player has gained
- `thinker`: the bot that does all this
"""

from throneroom.bots.thinking.models import Model as Model
from throneroom.bots.thinking.search import Effort as Effort
from throneroom.bots.thinking.thinker import Thinker as Thinker
