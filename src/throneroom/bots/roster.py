"""The bots that people can play against, by name."""

from throneroom.bots.chance import RandomBot
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.money import BigMoney
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of

NAMES = ("money", "engine", "random")


def make_bot(name: str, seed: str, seat: int) -> Bot:
    """A bot by name; the seed and the seat decide what it leaves to chance."""
    if name == "money":
        return BigMoney()
    if name == "engine":
        return FirstGameEngine()
    if name == "random":
        return RandomBot(derive(seed_of(seed), seat + 1))
    raise KeyError(name)
