"""Who plays in the lab: plans by name, from files or as text, and other bots."""

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
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, CARDS, NONE, Card
from throneroom.engine.errors import SetupError, ThroneroomError, reason
from throneroom.sim.opening import Opening
from throneroom.text.names import UnknownCard, find_card, plain_words

Maker = Callable[[], Bot]
"""Makes a bot: its class, or a function without arguments."""

LONGEST_NAME = 40
SIGNS_OF_A_PLAN = re.compile(r"[\n;#:]|\s(?:if|up\s+to)\s")


@dataclass(frozen=True)
class Competitor:
    """A player, in a form that can be sent to another process."""

    name: str
    typed: str
    """As the user wrote it."""
    text: str = ""
    """The plan; empty where `maker` makes a bot without one."""
    maker: Maker | None = None
    opening: tuple[str, str] | None = None
    """What the first two hands buy, the better one first; empty for nothing."""

    def bot(self) -> Bot:
        """A bot that plays this way."""
        bot: Bot = PlanBot(_plan(self.text)) if self.maker is None else self.maker()
        if self.opening is None:
            return bot
        better, other = (BY_ID[id].index if id else NONE for id in self.opening)
        return Opening(bot, better, other)

    def needs(self) -> list[Card]:
        """The cards that it cannot do without, as far as that is known."""
        return [] if self.maker is not None else [CARDS[card] for card in _plan(self.text).needs]


def competitors(asked: Sequence[str | Maker]) -> list[Competitor]:
    """The competitors that are asked for; numbers tell those of the same name apart."""
    found = [_competitor(one) for one in asked]
    seen: Counter[str] = Counter()
    for place, one in enumerate(found):
        seen[one.name] += 1
        if seen[one.name] > 1:
            found[place] = replace(one, name=f"{one.name} ({seen[one.name]})")
    return found


def _competitor(asked: str | Maker) -> Competitor:
    if not isinstance(asked, str):
        name = getattr(asked, "__name__", type(asked).__name__)
        return Competitor(name, name, maker=asked)
    for name in plan_names():
        if plain_words(name) == plain_words(asked):
            return Competitor(name, asked, named_plan(name).text)
    if os.path.isfile(asked):
        return _from_file(asked)
    if SIGNS_OF_A_PLAN.search(asked) or _is_card(asked):
        return Competitor(_short(asked), asked, read_plan(asked).text)
    if os.sep in asked or Path(asked).suffix in (".plan", ".txt"):
        return _from_file(asked)
    return Competitor(asked, asked, named_plan(asked).text)


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


def _short(text: str) -> str:
    """A plan in a line that is short enough for a name."""
    rules = [rule.partition("#")[0] for rule in re.split(r"[\n;]", text)]
    line = "; ".join(" ".join(rule.split()) for rule in rules if rule.strip())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip(" ;") + "…"


@cache
def _plan(text: str) -> Plan:
    return read_plan(text)
