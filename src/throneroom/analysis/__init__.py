"""What decided a game: the chance to win turn by turn, and what each answer cost.

- `whole_game`: looks at a game from its beginning to its end
- `results`: what it finds, and what is a mistake, luck or a turning point
- `telling`: the same in sentences
- `hints`: what to answer now, for those who ask
"""

from throneroom.analysis.hints import Hint, hint
from throneroom.analysis.results import Analysis, JudgedAnswer, Outlook, Swing
from throneroom.analysis.telling import Teller, percent
from throneroom.analysis.whole_game import Analyst, analyse

__all__ = [
    "Analysis", "Analyst", "Hint", "JudgedAnswer", "Outlook", "Swing", "Teller", "analyse", "hint",
    "percent",
]  # fmt: skip
