"""The best first two purchases for each split of seven coins into two hands."""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any

from throneroom.engine.card import BY_ID, CARDS, FIRST_EDITION, Card
from throneroom.kingdoms import Kingdom
from throneroom.lab.chunks import Chunk, in_turn, split_chunks
from throneroom.lab.competitors import Maker, competitors
from throneroom.lab.levels import LEVELS, LevelOptions
from throneroom.lab.outcomes import Outcome, Standing
from throneroom.lab.results import LabResult, Row
from throneroom.lab.statistics import Estimate, difference, interval
from throneroom.lab.tables import LabTable, kingdom_for, lab_table, needed_cards
from throneroom.lab.workers import check_work, collect
from throneroom.sim.series import VICTORY
from throneroom.text.names import find_card
from throneroom.text.words import Words

Cards = tuple[str, str] | None
"""What the better hand and the other one buy; None leaves it to the plan."""

GAMES = 1000
"""The default number of games for each opening."""

SPLITS = (5, 4)
"""The coins of the better hand: five and two, or four and three."""

COINS = 7
NOTHING = ""
"""Stands for buying no card."""


@dataclass(frozen=True)
class TriedOpening:
    """The first two purchases for a split of the coins, and how they did."""

    coins: int
    cards: Cards
    standing: Standing
    results: bytes = b""
    """What each game brought; the games of all openings for a split have the same deals."""

    @property
    def rate(self) -> Estimate:
        """The share of games won with it."""
        shares = {parts / VICTORY: games for parts, games in self.standing.parts.items()}
        return interval(shares, self.standing.games)

    def lead(self, other: "TriedOpening") -> Estimate:
        """By how much its share is larger than another's, from the games that both have played."""
        pairs = zip(self.results, other.results, strict=False)
        leads = Counter(mine - theirs for mine, theirs in pairs)
        return difference({lead / VICTORY: games for lead, games in leads.items()})


@dataclass(frozen=True)
class Openings(LabResult):
    """The result of the games with each opening."""

    table: LabTable
    """The plan and its rival, without fixed openings."""
    tried: tuple[TriedOpening, ...]
    asked: int
    seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(opening.standing.games for opening in self.tried)

    @property
    def games_asked(self) -> int:
        """About how many games were to be played."""
        return self.asked * len(self.tried)

    def best(self, coins: int) -> list[TriedOpening]:
        """The openings for a split, the best first."""
        tried = [opening for opening in self.tried if opening.coins == coins]
        return sorted(tried, key=lambda opening: -opening.rate.share)

    def rows(self) -> list[Row]:
        """A row for each opening, the best of each split first."""
        return [
            self._row(opening, ranked[0]) for ranked in map(self.best, SPLITS) for opening in ranked
        ]

    def _row(self, opening: TriedOpening, best: TriedOpening) -> Row:
        standing, rate = opening.standing, opening.rate
        behind = None if opening is best else best.lead(opening)
        return {
            "split": f"{opening.coins}/{COINS - opening.coins}",
            "better_hand": None if opening.cards is None else opening.cards[0],
            "other_hand": None if opening.cards is None else opening.cards[1],
            "wins": standing.wins,
            "ties": standing.ties,
            "losses": standing.losses,
            "games": standing.games,
            "rate": rate.share,
            "low": rate.low,
            "high": rate.high,
            "behind": None if behind is None else behind.share,
            "behind_low": None if behind is None else behind.low,
            "behind_high": None if behind is None else behind.high,
        }

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        plan, rival = self.table.plans
        return {
            "games": self.games,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "plan": plan.typed,
            "against": rival.typed,
            "openings": self.rows(),
            "kingdom": list(self.table.kingdom.ids),
            "bane": self.table.kingdom.bane_id,
            "colonies": self.table.kingdom.with_colonies,
            "profile": self.table.profile,
            "seed": self.table.seed,
            "interrupted": self.interrupted,
        }

    def command(self) -> list[str]:
        """What to type to get the same numbers again."""
        plan, rival = (plan.typed for plan in self.table.plans)
        cards = {id for opening in self.tried for id in opening.cards or () if id}
        words = ["throneroom", "lab", "opening", plan, "--against", rival, *self.table.command()]
        return [*words, "--cards", ", ".join(sorted(cards)), "--games", str(self.asked)]

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report with plots."""
        from throneroom.lab.report import openings_report

        return openings_report(self, words or Words(), page)


Progress = Callable[[Openings], None]
"""Called from time to time with the results so far."""


def openings(
    plan: str | Maker,
    against: str | Maker | None = None,
    kingdom: str | Kingdom | None = None,
    *,
    cards: Sequence[str] = (),
    games: int = GAMES,
    seed: str | None = None,
    profile: str = FIRST_EDITION,
    jobs: int | None = None,
    ray: str | None = None,
    levels: LevelOptions = LEVELS,
    progress: Progress | None = None,
) -> Openings:
    """Try all pairs of first purchases, then let the plan play on.

    The cards to try are those given, or else those of the given kingdom, or else those that the
    plan needs; Silver is always among them. The rival is the plan itself unless another is given.
    `games` is for each opening; all have the same deals. The rest is as in `compare`.
    """
    began = time.perf_counter()
    check_work(games, jobs)
    chosen = secrets.token_hex(4) if seed is None else seed
    pair = competitors([plan, plan if against is None else against], levels.thinking)
    table = lab_table(pair, 2, kingdom_for(pair, kingdom, chosen), profile, chosen, levels)
    candidates = _candidates(table, cards, kingdom is not None)
    tried = [(coins, pair) for coins in SPLITS for pair in _pairs(coins, candidates)]
    outcomes = {key: Outcome.none([0, 1]) for key in tried}

    def so_far(interrupted: bool = False) -> Openings:
        seconds = time.perf_counter() - began
        return Openings(table, _results(outcomes), games, seconds, interrupted)

    def take(key: tuple[int, Cards], result: Outcome) -> bool:
        outcomes[key] += result
        if progress is not None:
            progress(so_far())
        return False

    return so_far(collect(in_turn(_work(table, tried, games)), take, jobs, ray))


def _results(outcomes: Mapping[tuple[int, Cards], Outcome]) -> tuple[TriedOpening, ...]:
    return tuple(
        TriedOpening(*key, outcome.standings[0], outcome.results)
        for key, outcome in outcomes.items()
    )


def _candidates(table: LabTable, named: Sequence[str], all_cards: bool) -> list[Card]:
    """The cards to try as first purchases."""
    kingdom = table.kingdom.cards
    silver = BY_ID["silver"]
    if named:
        there = [*(card for card in CARDS if card.set == "basic"), *kingdom]
        return list(dict.fromkeys([silver, *(find_card(name, there) for name in named)]))
    cards = kingdom if all_cards else needed_cards(table.plans[:1])
    brewing = [BY_ID["potion"]] if any(card.potion_cost for card in cards) else []
    return [silver, *brewing, *(card for card in cards if not card.potion_cost)]


def _pairs(coins: int, candidates: Sequence[Card]) -> list[Cards]:
    """The openings of a split, each pair of cards once, and the plan's own."""
    cheapest_first = sorted(candidates, key=lambda card: card.cost)
    better = [card.id for card in cheapest_first if card.cost <= coins]
    other = [card.id for card in cheapest_first if card.cost <= COINS - coins]
    if coins == SPLITS[0]:
        other.insert(0, NOTHING)
    # If either hand can buy either card, the better one buys the more expensive.
    pairs = {tuple(sorted((one, two))): (one, two) for one in better for two in other}
    return [None, *pairs.values()]


def _work(
    table: LabTable, tried: Sequence[tuple[int, Cards]], games: int
) -> Iterator[Iterator[tuple[tuple[int, Cards], Chunk]]]:
    """The chunks of each opening."""
    plan, rival = table.plans
    for coins, cards in tried:
        opened = replace(table, plans=(replace(plan, opening=cards), rival))
        chunks = split_chunks(opened, games, coins, len(tried))
        yield zip(repeat((coins, cards)), chunks)
