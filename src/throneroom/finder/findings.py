"""What was found about a kingdom: a mixture of plans, and what makes them strong."""

import json
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from throneroom.bots.plans.plan import Plan
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.basics import COLONY, DUCHY, ESTATE, GOLD, PLATINUM, PROVINCE, SILVER
from throneroom.engine.card import CARDS
from throneroom.finder.arena import Arena
from throneroom.finder.evolution import Evolution
from throneroom.finder.mixture import balance
from throneroom.finder.openings import FirstTurns, opening
from throneroom.finder.pace import pace
from throneroom.finder.pruning import pruned

VERSION = 3
MOST_PLANS = 3
CANDIDATES = 4
"""How many plans with different cards are looked at in the end, besides the library's."""
PRUNING = 0.12
"""The part of the time for making plans shorter."""
DEALS = 500
IN_FINDINGS = 4 * 10**9

BASICS = (COLONY, PROVINCE, DUCHY, ESTATE, PLATINUM, GOLD, SILVER)


@dataclass
class FoundPlan:
    """A plan of the mixture."""

    text: str
    weight: float
    """How often to play it."""
    share_against_library: float
    opening: list[FirstTurns]
    """What it buys in its first two turns, for each split."""
    worth: dict[str, float] = field(default_factory=dict)
    """The share against the mixture that is lost without a card, by the card's id."""

    @property
    def plan(self) -> Plan:
        """The plan itself."""
        return read_plan(self.text)


@dataclass
class Findings:
    """What was found about a kingdom."""

    kingdom: list[str]
    bane: str | None
    players: int
    profile: str
    library: str
    """The best plan of the library, as text."""
    plans: list[FoundPlan]
    """The mixture, the plan to be played most often first."""
    shares: list[list[float]]
    """The share of each plan against each: the mixture, the others, and last the library's plan."""
    games: int
    seconds: float
    others: list[FoundPlan] = field(default_factory=list)
    """The next best plans, which the mixture does without, the best first."""
    lengths: dict[int, int] = field(default_factory=dict)
    """How many of the games between plans of the mixture had each number of rounds."""
    seat_shares: list[float] = field(default_factory=list)
    """The share of the victories of each place in the order of play, in these games."""
    further: list[str] = field(default_factory=list)
    """Other plans that did well in the search, as texts; a bot that looks ahead may take one up."""
    intuition: list[float] = field(default_factory=list)
    """What has been learned about purchases on top of a plan (`bots/intuition.py`)."""
    practised: str = ""
    """That plan, as text; empty for the first one."""
    searched: float = 0.0
    """The seconds that the search was given, as far as it got; 0 if only `seconds` are known."""
    version: int = VERSION

    @property
    def all_plans(self) -> list[FoundPlan]:
        """The mixture, and the next best plans."""
        return [*self.plans, *self.others]

    @property
    def basis(self) -> Plan:
        """The plan on top of which a bot practises."""
        return read_plan(self.practised) if self.practised else self.plans[0].plan

    @property
    def length(self) -> float:
        """How long was searched; unlike `seconds` it does not depend on how busy a machine was."""
        return self.searched or self.seconds

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data."""
        return asdict(self)

    def to_json(self) -> str:
        """All of it as text."""
        return json.dumps(self.as_dict(), indent=1)

    @staticmethod
    def from_json(text: str) -> "Findings":
        """What `to_json` wrote."""
        data: dict[str, Any] = json.loads(text)
        for plans in ("plans", "others"):
            data[plans] = [_found_plan(plan) for plan in data[plans]]
        data["lengths"] = {int(rounds): games for rounds, games in data["lengths"].items()}
        return Findings(**data)


def _found_plan(data: dict[str, Any]) -> FoundPlan:
    opening = [FirstTurns(**turns) for turns in data.pop("opening")]
    return FoundPlan(opening=opening, **data)


def conclude(evolution: Evolution, seconds: float, began: float, games: int = 0) -> Findings:
    """What an evolution has found, with plans made shorter for some time.

    `games` were played elsewhere.
    """
    arena, setup = evolution.arena, evolution.arena.setup
    plans = list(dict.fromkeys([*_candidates(evolution, seconds), evolution.library]))
    library = plans.index(evolution.library)
    shares = _shares(plans, arena)
    weights = at_least_library(balance(shares, MOST_PLANS, library), shares, library)
    order, left = _ranked(weights, shares, library)
    mixture = [(plans[place], weights[place]) for place in order]
    found = [
        FoundPlan(
            str(plans[place]),
            round(weights[place], 3),
            round(shares[place][library], 4),
            opening(plans[place], evolution.library, setup),
            worth_of_cards(plans[place], mixture, arena),
        )
        for place in (*order, *left)
    ]
    shown = [*order, *left, library]
    played = pace(mixture, setup)
    return Findings(
        [card.id for card in setup.kingdom],
        None if setup.bane is None else setup.bane.id,
        setup.player_count,
        setup.profile,
        str(evolution.library),
        found[: len(order)],
        [[round(shares[row][column], 4) for column in shown] for row in shown],
        evolution.games + games,
        round(time.perf_counter() - began, 1),
        found[len(order) :],
        played.lengths,
        played.seat_shares,
    )


def at_least_library(weights: list[float], shares: list[list[float]], library: int) -> list[float]:
    """A mixture, or the library's plan alone where it would do better against itself."""
    share = sum(weight * row[library] for weight, row in zip(weights, shares, strict=True))
    if share >= shares[library][library]:
        return weights
    return [1.0 if place == library else 0.0 for place in range(len(weights))]


def _ranked(
    weights: list[float], shares: list[list[float]], library: int
) -> tuple[list[int], list[int]]:
    """The places of the plans of a mixture, and of the next best ones."""
    places = range(len(weights))
    order = sorted((place for place in places if weights[place]), key=lambda one: -weights[one])

    def against_mixture(place: int) -> float:
        return sum(weights[rival] * shares[place][rival] for rival in order)

    left = [place for place in places if place not in order and place != library]
    left.sort(key=lambda place: -against_mixture(place))
    return order, left[: MOST_PLANS - len(order)]


def _candidates(evolution: Evolution, seconds: float) -> list[Plan]:
    """The best plans with different cards, made shorter for some time."""
    best = _distinct([*evolution.best(), *evolution.parents])[:CANDIDATES]
    rivals, arena = evolution.hall.rivals, evolution.arena
    return _distinct([pruned(plan, rivals, arena, seconds / len(best)) for plan in best])


def _distinct(plans: list[Plan]) -> list[Plan]:
    """The first of all plans that are made of the same cards."""
    by_cards: dict[frozenset[int], Plan] = {}
    for plan in plans:
        by_cards.setdefault(frozenset(plan.cards), plan)
    return list(by_cards.values())


def _shares(plans: list[Plan], arena: Arena) -> list[list[float]]:
    """The share of each plan against each other."""
    shares = [[0.0] * len(plans) for _ in plans]
    for row, plan in enumerate(plans):
        shares[row][row] = arena.share_in_mirror(plan)
        for column in range(row):
            both = arena.both_shares(plan, plans[column], DEALS, IN_FINDINGS)
            shares[row][column], shares[column][row] = both
    return shares


def worth_of_cards(plan: Plan, mixture: list[tuple[Plan, float]], arena: Arena) -> dict[str, float]:
    """What each kingdom card is worth to a plan: the share that it loses without it."""
    share = arena.share_of_mixture(plan, mixture, DEALS, IN_FINDINGS)
    worth: dict[str, float] = {}
    for card in plan.cards:
        left = [rule for rule in plan.buy if rule.card != card]
        if card not in BASICS and left:
            without = plan.replace(buy=left, gain=[rule for rule in plan.gain if rule.card != card])
            lost = share - arena.share_of_mixture(without, mixture, DEALS, IN_FINDINGS)
            worth[CARDS[card].id] = round(lost, 4)
    return dict(sorted(worth.items(), key=lambda item: -item[1]))
