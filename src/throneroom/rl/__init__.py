"""Environments in which programs learn to play: Gymnasium, PettingZoo and OpenSpiel.

- `index`: which number stands for which card, mode and amount, now and in later versions
- `layout`: which number of an observation means what; `features`: what is printed on the cards
- `episodes`: kingdoms, seats, rivals and records of episodes
- `core`: games that wait for a learner, and what is written into arrays meanwhile (compiled)
- `lanes`: some games as numpy arrays; `lookout`: any game from any seat
- `single`, `vector`: Gymnasium; `aec`: PettingZoo; `spiel`: OpenSpiel (import it to register)

See docs/learning.md.
"""

from throneroom.engine.errors import SetupError

try:
    import greenlet as _greenlet  # noqa: F401
    import gymnasium
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError:
    raise SetupError("extra-missing", extra="rl") from None

from throneroom.rl.aec import DominionAEC
from throneroom.rl.episodes import Episodes
from throneroom.rl.features import CARD_FEATURES, card_features
from throneroom.rl.index import Index, index
from throneroom.rl.layout import Layout
from throneroom.rl.single import DominionEnv
from throneroom.rl.vector import DominionVectorEnv

__all__ = [
    "CARD_FEATURES", "DominionAEC", "DominionEnv", "DominionVectorEnv", "Episodes", "Index",
    "Layout", "card_features", "index",
]  # fmt: skip

gymnasium.register(
    "throneroom/Dominion-v1",
    entry_point="throneroom.rl.single:DominionEnv",
    vector_entry_point="throneroom.rl.vector:DominionVectorEnv",
)
