"""What is strong in a kingdom."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel

from throneroom.bots.plans.reading import read_plan
from throneroom.engine.card import FIRST_EDITION, PROFILES
from throneroom.engine.errors import SetupError
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.server.protocol.fields import FEWEST_SEATS, LONGEST_KINGDOM, MOST_SEATS
from throneroom.server.protocol.plans import RuleShown, rules_shown
from throneroom.server.tables.findings import Seen
from throneroom.server.transport.dependencies import Known, Served
from throneroom.server.work.queue import Requester
from throneroom.sim.supply import Supply
from throneroom.start import kingdom_of

router = APIRouter(prefix="/api/strong", tags=["strong"])

BANE = "strong"
"""The seed by which a bane is drawn where none is named: the same one every time."""


class FirstTurnsShown(BaseModel):
    """What a plan usually buys in its first two turns with one split of its Coppers."""

    coins: list[int]
    """How many Coppers are in the first hand, and how many in the second."""
    bought: list[list[str]]
    """The cards that are bought in each of the two turns."""


class FoundPlanShown(BaseModel):
    """A plan that was found."""

    text: str
    """In the language of plans."""
    rules: list[RuleShown]
    weight: float
    """How often to play it; 0 for one that is only the next best."""
    against_library: float
    """The share that it wins against the library's best plan."""
    opening: list[FirstTurnsShown]
    """What it buys in its first two turns, for each split; empty where that was not kept."""
    worth: dict[str, float]
    """The share that it loses without a card, the most important first."""


class FoundShown(BaseModel):
    """What was found about a kingdom."""

    plans: list[FoundPlanShown]
    """Those to be played first, then the next best."""
    library: list[RuleShown]
    """The library's best plan."""
    library_text: str
    shares: list[list[float]]
    """The share of each plan against each, in the same order; the library's plan is the last."""
    games: int
    lengths: dict[int, int]
    """How many games had each number of rounds, of those between plans that are to be played."""
    seat_shares: list[float]
    """The share of the victories of each place in the order of play, in these games."""


class StrongShown(BaseModel):
    """What is known about a kingdom, and how far the search for more is."""

    cards: list[str]
    bane: str | None
    colonies: bool
    players: int
    profile: str
    begun: bool
    """Whether it is being searched for plans, or waits for that."""
    waits: bool
    """Whether it only waits so far."""
    done: float
    failed: bool
    """Whether a search has failed; it is not tried again."""
    found: FoundShown | None


def supply_of(
    kingdom: Annotated[str, Query(max_length=LONGEST_KINGDOM)],
    bane: Annotated[str, Query(max_length=40)] = "",
    colonies: Literal["", "with", "without"] = "",
    players: Annotated[int, Query(ge=FEWEST_SEATS, le=MOST_SEATS)] = 2,
    profile: Annotated[str, Query(max_length=40)] = FIRST_EDITION,
) -> Supply:
    """The kingdom of an address, in any form in which kingdoms can be typed."""
    if profile not in PROFILES:
        raise SetupError("no-profile", profile=profile, known=list(PROFILES))
    asked = f"{kingdom} (bane: {bane})" if bane else kingdom
    if colonies:
        asked += f" ({colonies} Colonies)"
    return Supply.of(kingdom_of(asked, BANE).settled(BANE).setup(players, profile))


Wanted = Annotated[Supply, Depends(supply_of)]


@router.get("")
async def strong(supply: Wanted, served: Served) -> StrongShown:
    """What is known about a kingdom; nothing is searched for."""
    return _shown(supply, await served.searches.look(supply))


@router.post("", status_code=202)
async def search(supply: Wanted, who: Known, served: Served) -> StrongShown:
    """Search a kingdom for strong plans, unless that was done before; takes about two minutes."""
    requester = Requester(who.person_id, who.address)
    return _shown(supply, await served.searches.begin(supply, requester))


def _shown(supply: Supply, seen: Seen) -> StrongShown:
    return StrongShown(
        cards=list(supply.kingdom),
        bane=supply.bane,
        colonies=supply.colonies,
        players=supply.players,
        profile=supply.profile,
        begun=seen.begun,
        waits=seen.waits,
        done=seen.done,
        failed=seen.failed,
        found=None if seen.findings is None else _found(seen.findings),
    )


def _found(findings: Findings) -> FoundShown:
    return FoundShown(
        plans=[_plan(plan) for plan in findings.all_plans],
        library=rules_shown(read_plan(findings.library)),
        library_text=findings.library,
        shares=findings.shares,
        games=findings.games,
        lengths=findings.lengths,
        seat_shares=findings.seat_shares,
    )


def _plan(plan: FoundPlan) -> FoundPlanShown:
    return FoundPlanShown(
        text=plan.text,
        rules=rules_shown(plan.plan),
        weight=plan.weight,
        against_library=plan.share_against_library,
        opening=[FirstTurnsShown(coins=one.coins, bought=one.bought) for one in plan.opening],
        worth=plan.worth,
    )
