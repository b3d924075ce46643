"""Who plays in the lab: plans by name, from files or as text, levels, and bots in Python."""

import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import Plan, PlanBot
from throneroom.bots.plans.reading import LONGEST, read_plan
from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, CARDS, NONE, Card
from throneroom.engine.errors import SetupError, ThroneroomError, reason
from throneroom.engine.setup import Setup
from throneroom.lab.wrappers import LevelBot, guarded
from throneroom.roster import NAMES, SEARCHING, THINKING, Knowledge, make_bot
from throneroom.sim.opening import Opening
from throneroom.text.names import UnknownCard, choice, find_card, plain_words

Maker = Callable[[], Bot]
"""Makes a bot: its class, or a function without arguments."""

LONGEST_NAME = 40
SIGNS_OF_A_PLAN = re.compile(r"[\n;#:]|\s(?:if|up\s+to)\s")


SECONDS = 0.1
"""How long a bot thinks about a question unless another time is given: many games are played."""


@dataclass(frozen=True)
class ThinkingTime:
    """How long a bot thinks about a question: some seconds, or a number of imagined games."""

    seconds: float = SECONDS
    rollouts: int = 0

    @property
    def effort(self) -> Effort:
        """The same for the bot."""
        return Effort(self.rollouts, 0.0 if self.rollouts else self.seconds)


USUAL_TIME = ThinkingTime()


@dataclass(frozen=True)
class Competitor:
    """A player, in a form that can be sent to another process."""

    name: str
    typed: str
    """As the user wrote it."""
    text: str = ""
    """The plan; empty where `maker` makes a bot, or a level decides what is played."""
    maker: Maker | None = None
    level: str = ""
    known: Knowledge | None = None
    """What the level knows about the kingdom."""
    thinking: ThinkingTime = USUAL_TIME
    """How long it thinks, if it does."""
    opening: tuple[str, str] | None = None
    """What the first two hands buy, the better one first; empty for nothing."""

    def bot(self, setup: Setup, seat: int) -> Bot:
        """A bot that plays this way, in one of the seats of a table."""
        if self.level:
            return LevelBot(lambda seed: self._level_bot(setup, seed, seat), self.thinks)
        if self.maker is None:
            return self._opened(PlanBot(_plan(self.text)))
        return self._opened(guarded(self.name, self.maker()))

    def _opened(self, bot: Bot) -> Bot:
        """The bot with its first purchases fixed, if they are."""
        if self.opening is None:
            return bot
        better, other = (BY_ID[id].index if id else NONE for id in self.opening)
        return Opening(bot, better, other)

    def _level_bot(self, setup: Setup, seed: str, seat: int) -> Bot:
        effort = self.thinking.effort
        return self._opened(make_bot(self.level, setup, seed, seat, self.known, effort))

    @property
    def thinks(self) -> bool:
        """Whether it takes its time for every answer."""
        return self.level in THINKING

    @property
    def repeats(self) -> bool:
        """Whether it plays the same again, given the same seed: not if it thinks by the clock."""
        return not self.thinks or self.thinking.rollouts > 0

    @property
    def choices(self) -> list[str]:
        """What its level may play in the kingdom: a plan's name, or the text of each plan found."""
        if self.known is None:
            return []
        if self.known.findings is None or self.level not in SEARCHING:
            return [self.known.plan]
        return [found.text for found in self.known.findings.plans]

    def with_knowledge(self, known: Knowledge | None) -> "Competitor":
        """The same with what its level knows about the kingdom."""
        return replace(self, known=known)

    def needs(self) -> list[Card]:
        """The cards that it cannot do without, as far as that is known."""
        return [CARDS[card] for card in _plan(self.text).needs] if self.text else []


def competitors(
    asked: Sequence[str | Maker], thinking: ThinkingTime = USUAL_TIME
) -> list[Competitor]:
    """The competitors that are asked for; numbers tell those of the same name apart."""
    return told_apart([replace(_competitor(one), thinking=thinking) for one in asked])


def told_apart(found: list[Competitor]) -> list[Competitor]:
    """The same competitors; where several have one name, numbers tell them apart."""
    found = list(found)
    seen: Counter[str] = Counter()
    for place, one in enumerate(found):
        seen[one.name] += 1
        if seen[one.name] > 1:
            found[place] = replace(one, name=f"{one.name} ({seen[one.name]})")
    return found


def _competitor(asked: str | Maker) -> Competitor:
    if not isinstance(asked, str):
        name = getattr(asked, "__name__", "") or getattr(asked, "name", type(asked).__name__)
        return Competitor(name, getattr(asked, "typed", name), maker=asked)
    if (named := named_competitor(asked)) is not None:
        return named
    if os.path.isfile(asked):
        return _from_file(asked)
    if SIGNS_OF_A_PLAN.search(asked) or _is_card(asked):
        return written_competitor(asked)
    if os.sep in asked or Path(asked).suffix in (".plan", ".txt"):
        return _from_file(asked)
    raise SetupError("no-plan", name=asked[:40], hint=choice(asked, [*plan_names(), *NAMES]))


def named_competitor(asked: str) -> Competitor | None:
    """The plan of the library or the level with a name, if there is one."""
    for name in plan_names():
        if plain_words(name) == plain_words(asked):
            return Competitor(name, asked, named_plan(name).text)
    for name in NAMES:
        if plain_words(name) == plain_words(asked):
            return Competitor(name, asked, level=name)
    return None


def written_competitor(text: str) -> Competitor:
    """A plan by its text alone; never a file."""
    return Competitor(short(text), text, read_plan(text).text)


def _from_file(file: str) -> Competitor:
    try:
        with open(file, encoding="utf-8-sig") as source:
            text = read_plan(source.read(LONGEST + 1)).text
    except (OSError, UnicodeDecodeError, ThroneroomError) as error:
        raise SetupError("file", file=file, reason=reason(error)) from None
    return Competitor(Path(file).stem, file, text)


def _is_card(typed: str) -> bool:
    try:
        find_card(typed)
    except UnknownCard:
        return False
    return True


def short(text: str) -> str:
    """A plan in a line that is short enough for a name."""
    rules = [rule.partition("#")[0] for rule in re.split(r"[\n;]", text)]
    line = "; ".join(" ".join(rule.split()) for rule in rules if rule.strip())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip(" ;") + "…"


@cache
def _plan(text: str) -> Plan:
    return read_plan(text)
