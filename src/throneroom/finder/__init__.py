"""Finding strong plans for a kingdom.

- `arena`: plans play each other
- `mixture`: how often to play which plan, so that no other one can profit
- `beginnings`: plans to begin with, from the library and from the kingdom's cards
- `variation`: plans that differ a little from others
- `evolution`: the search itself
- `islands`: the same in stretches, for several processes
- `steps`: a search in steps of a few seconds
- `pruning`: leaving out what a plan does not need
- `pace`: how long games take, and how much beginning helps
- `findings`: what was found
- `players`: bots that play what was found
- `keeping`: files with what was found
"""

from throneroom.finder.evolution import Evolution as Evolution
from throneroom.finder.findings import Findings as Findings
from throneroom.finder.findings import find as find
