"""What is played: the plans at a table, the kingdom and the rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from throneroom.engine.basics import COLONY, PLATINUM, POTION
from throneroom.engine.bot import Bot
from throneroom.engine.card import CARDS, PRIZE, Card
from throneroom.engine.errors import SetupError
from throneroom.engine.rng import seed_of
from throneroom.engine.setup import KINGDOM_SIZE, Setup
from throneroom.kingdoms import (
    DEFAULT_SETS,
    KINGDOM_CARDS,
    Kingdom,
    Wishes,
    parse,
    random_kingdom,
)
from throneroom.lab.competitors import Competitor

if TYPE_CHECKING:
    from throneroom.lab.levels import LevelOptions


@dataclass(frozen=True)
class LabTable:
    """A table for any number of games, in a form that can be sent to another process.

    A deal is a number; the games of a deal differ in the seats of the plans. The seed of a deal is
    that of an ordinary game, so each game of the lab can be replayed and examined.
    """

    plans: tuple[Competitor, ...]
    players: int
    kingdom: Kingdom
    profile: str
    seed: str

    def seats(self) -> list[int]:
        """The plan of each seat; if there are more seats than plans, they repeat."""
        return [seat % len(self.plans) for seat in range(self.players)]

    def bots(self) -> list[Bot]:
        """A bot for each seat."""
        setup = self.setup()
        return [self.plans[plan].bot(setup, seat) for seat, plan in enumerate(self.seats())]

    def setup(self) -> Setup:
        """The supply that games are dealt from."""
        return _setup(self.kingdom, self.players, self.profile)

    def command(self) -> list[str]:
        """The options that say what is played."""
        return [
            *("--kingdom", str(self.kingdom)),
            *("--profile", self.profile),
            *("--seed", self.seed),
            *self._thinking(),
        ]

    def _thinking(self) -> list[str]:
        """The options that say how long levels think, if one of them does."""
        thinking = [plan.thinking for plan in self.plans if plan.thinks]
        if not thinking:
            return []
        first = thinking[0]
        if first.rollouts:
            return ["--rollouts", str(first.rollouts)]
        return ["--think", f"{first.seconds:g}"]

    def deal_seed(self, deal: int) -> str:
        """The seed of the games of a deal."""
        return f"{self.seed} {deal}"

    def deals(self, numbers: Iterable[int]) -> list[int]:
        """The first state of the random numbers for each of these deals."""
        return [seed_of(self.deal_seed(number)) for number in numbers]


def lab_table(
    plans: Sequence[Competitor],
    players: int,
    kingdom: Kingdom,
    profile: str,
    seed: str,
    levels: "LevelOptions",
) -> LabTable:
    """A table at which every level knows what it needs to know about the kingdom."""
    setup = _setup(kingdom, players, profile)
    prepared = tuple(levels.prepare(plan, setup) for plan in plans)
    return LabTable(prepared, players, kingdom, profile, seed)


@cache
def _setup(kingdom: Kingdom, players: int, profile: str) -> Setup:
    return kingdom.setup(players, profile)


def kingdom_for(plans: Sequence[Competitor], kingdom: str | Kingdom | None, seed: str) -> Kingdom:
    """The kingdom that is asked for, or else the cards that the plans need and random others."""
    if kingdom is None:
        return complete(plans, seed)
    if isinstance(kingdom, str):
        by_chance = kingdom.strip().casefold() == "random"
        kingdom = random_kingdom(seed) if by_chance else parse(kingdom)
    chosen = kingdom.settled(seed)
    for plan in plans:
        missing = missing_cards(plan, chosen)
        if missing:
            raise SetupError("plan-card-missing", plan=plan.name, cards=missing)
    return chosen


def missing_cards(plan: Competitor, kingdom: Kingdom) -> list[Card]:
    """The cards that a plan needs and a kingdom does not have."""
    return [card for card in plan.needs() if not _is_there(card, kingdom)]


def complete(plans: Sequence[Competitor], seed: str) -> Kingdom:
    """A kingdom around the cards of all plans; no other card of it changes their games."""
    needed = needed_cards(plans)
    if len(needed) > KINGDOM_SIZE:
        raise SetupError("plans-need", count=len(needed), size=KINGDOM_SIZE)
    wishes = Wishes(
        sets=dict.fromkeys([*DEFAULT_SETS, *(card.set for card in needed)]),
        required=tuple(needed),
        banned=tuple(card for card in KINGDOM_CARDS if card.changes_set_up and card not in needed),
        most_alchemy=KINGDOM_SIZE,
        lone_potion=True,
    )
    return random_kingdom(seed, wishes)


def needed_cards(plans: Iterable[Competitor]) -> list[Card]:
    """The kingdom cards that any of the plans needs."""
    cards = dict.fromkeys(card for plan in plans for card in plan.needs())
    return [card for card in cards if card in KINGDOM_CARDS]


def _is_there(card: Card, kingdom: Kingdom) -> bool:
    piles = [*kingdom.cards, *([] if kingdom.bane is None else [kingdom.bane])]
    if card is CARDS[POTION]:
        return any(pile.potion_cost for pile in piles)
    if card in (CARDS[PLATINUM], CARDS[COLONY]):
        return kingdom.with_colonies
    return card in piles or card.set == "basic" or card.is_a(PRIZE)
