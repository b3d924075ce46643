"""The bots that people can play against: their levels, and the characters they appear as."""

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from throneroom.bots.beginner import Beginner
from throneroom.bots.chance import RandomBot
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.finder.engines import best_engine
from throneroom.finder.findings import Findings
from throneroom.finder.players import drawn, master
from throneroom.sim.supply import Supply
from throneroom.sim.trial import YARDSTICK, best_plan

LEVELS = ("beginner", "money", "plan", "expert", "master")
"""From easy to hard."""

SEARCHING = frozenset({"expert", "master"})
"""The levels that play by plans found for the kingdom, and by the library's best until then."""

THINKING = frozenset({"master"})
"""The levels that take their time for every answer."""

THINKING_TIME = 1.0
"""How many seconds such a level thinks about a question; in a turn, three times as long."""

SEARCH_TIME = 120.0
"""How many seconds plans for a kingdom are searched for, where nobody says for how long."""

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
    "expert": (
        Character("Aurelia", "alchemist"),
        Character("Balduin", "laboratory"),
        Character("Quirina", "apothecary"),
        Character("Thales", "workshop"),
        Character("Hedda", "remodel"),
        Character("Severin", "advisor"),
    ),
    "master": (
        Character("Minerva", "throne_room"),
        Character("Konrad", "duke"),
        Character("Isaura", "princess"),
        Character("Magnus", "golem"),
        Character("Rosalind", "nobles"),
        Character("Odilon", "scrying_pool"),
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


@dataclass(frozen=True)
class Knowledge:
    """What is known about a kingdom before a game: found once, and the same in every game."""

    plan: str = ""
    """The name of the library's best plan; empty if it is yet to be found."""
    findings: Findings | None = None
    """The plans that a search has found."""


def make_bot(
    name: str,
    setup: Setup,
    seed: str,
    seat: int,
    known: Knowledge | None = None,
    effort: Effort | None = None,
) -> Bot:
    """A bot by name for a kingdom; the seed and the seat decide what it leaves to chance.

    What it needs to know about the kingdom and is not told, it finds out if that takes about a
    second; levels that need a search play by the library's best plan without one.
    """
    chance = derive(seed_of(seed), seat + 1)
    known = known or Knowledge()
    if name == "beginner":
        return Beginner(chance)
    if name == "money":
        return PlanBot(named_plan(YARDSTICK))
    if name == "expert" and known.findings is not None:
        return PlanBot(drawn(known.findings, chance))
    if name in ("plan", "expert"):
        return PlanBot(named_plan(known.plan or best_plan(setup)))
    if name == "master":
        return master(setup, known.findings, effort or Effort(seconds=THINKING_TIME), chance)
    if name == "engine":
        return PlanBot(best_engine(Supply.of(setup)))
    if name == "random":
        return RandomBot(chance)
    raise KeyError(name)
