"""Finding strong plans for a kingdom.

- `arena`: plans play each other
- `mixture`: how often to play which plan, so that no other one can profit
- `beginnings`: plans to begin with, from the library and from the kingdom's cards
- `variation`: plans that differ a little from others
- `evolution`: plans are varied, and those stay that do well
- `islands`: the search itself: evolution on several islands, in rounds that processes can share
- `steps`: the same and practice, in steps of a few seconds, the last of which tells what was found
- `practising`: learning to buy by intuition, on top of a plan that was found
- `pruning`: leaving out what a plan does not need
- `pace`: how long games take, and how much beginning helps
- `findings`: what was found
- `players`: bots that play what was found
- `keeping`: files with what was found
"""

from throneroom.finder.evolution import Evolution as Evolution
from throneroom.finder.findings import Findings as Findings
from throneroom.finder.islands import find as find
