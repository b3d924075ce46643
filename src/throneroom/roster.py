"""The bots that people can play against: their levels, and the characters they appear as."""

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from throneroom.bots.beginner import Beginner
from throneroom.bots.chance import RandomBot
from throneroom.bots.first_game import FirstGameEngine
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.sim.trial import YARDSTICK, best_plan

LEVELS = ("beginner", "money", "plan")
"""From easy to hard."""

NAMES = (*LEVELS, "engine", "random")
"""All that can be asked for; the last two are for experiments."""


@dataclass(frozen=True)
class Character:
    """Who a bot is to those who play against it; all characters of a level play alike."""

    name: str
    """The same in all languages, so that everybody at a table, and every record, has one name."""
    face: str
    """The card whose emblem is its face."""


CHARACTERS = {
    "beginner": (
        Character("Tilly", "apprentice"),
        Character("Matz", "journeyman"),
        Character("Wenna", "familiar"),
        Character("Oddo", "festival"),
        Character("Lotte", "baker"),
        Character("Jorun", "menagerie"),
    ),
    "money": (
        Character("Florin", "taxman"),
        Character("Talia", "merchant_guild"),
        Character("Crispin", "tribute"),
        Character("Gulda", "moneylender"),
        Character("Dukas", "trading_post"),
        Character("Penna", "steward"),
    ),
    "plan": (
        Character("Sibylla", "fortune_teller"),
        Character("Kasimir", "university"),
        Character("Ottilie", "library"),
        Character("Valerian", "scout"),
        Character("Ysanne", "spy"),
        Character("Leontin", "council_room"),
    ),
    "engine": (Character("Rota", "ironworks"),),
    "random": (Character("Alea", "swindler"),),
}
"""By level; the first one of a level is met most often."""


def name_bots(seats: Sequence[str], taken: Collection[str] = ()) -> list[str]:
    """The names of the bots at a table's seats, all different; empty where no bot sits.

    `seats` has the level of each bot, and other words for people, who may have `taken` a name.
    """
    used = {name.casefold() for name in taken}
    names: list[str] = []
    for level in seats:
        name = ""
        if level in CHARACTERS:
            name = next(name for name in _names(level) if name.casefold() not in used)
            used.add(name.casefold())
        names.append(name)
    return names


def _names(level: str) -> Iterator[str]:
    """The names of a level's characters; when all are there, a second of each, and so on."""
    yield from (character.name for character in CHARACTERS[level])
    for number in itertools.count(2):
        yield from (f"{character.name} {number}" for character in CHARACTERS[level])


def choice_of(name: str, setup: Setup) -> str | None:
    """What a bot by this name chooses to play in a kingdom, if it chooses; takes about a second.

    It is the same in every game, so `make_bot` can be told.
    """
    return best_plan(setup) if name == "plan" else None


def make_bot(name: str, setup: Setup, seed: str, seat: int, plan: str | None = None) -> Bot:
    """A bot by name for a kingdom; the seed and the seat decide what it leaves to chance.

    `plan` is what `choice_of` says for it, where that is known already.
    """
    if name == "beginner":
        return Beginner(derive(seed_of(seed), seat + 1))
    if name == "money":
        return PlanBot(named_plan(YARDSTICK))
    if name == "plan":
        return PlanBot(named_plan(plan or best_plan(setup)))
    if name == "engine":
        return FirstGameEngine()
    if name == "random":
        return RandomBot(derive(seed_of(seed), seat + 1))
    raise KeyError(name)
