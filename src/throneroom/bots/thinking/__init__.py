"""Looking ahead: answers are tried out in imagined deals that plans play to the end.

- `candidates`: which answers to a question are worth a try
- `search`: comparing answers, deal by deal
- `models`: which plan explains what another player has gained
- `thinker`: the bot that does all this
- `critic`: judging an answer that was given
- `outlook`: how a game may end from here
"""

from throneroom.bots.thinking.critic import Critic as Critic
from throneroom.bots.thinking.critic import Judgement as Judgement
from throneroom.bots.thinking.models import Model as Model
from throneroom.bots.thinking.outlook import Forecast as Forecast
from throneroom.bots.thinking.outlook import forecast as forecast
from throneroom.bots.thinking.search import Effort as Effort
from throneroom.bots.thinking.thinker import Thinker as Thinker
