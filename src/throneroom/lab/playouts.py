"""From a moment of a record, many times: how often each player wins, and with which answer."""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from throneroom.engine.errors import SetupError
from throneroom.engine.game import Game
from throneroom.engine.record import Record
from throneroom.engine.record import read as read_record
from throneroom.lab.chunks import prepare
from throneroom.lab.competitors import Competitor, Maker, competitors
from throneroom.lab.levels import LEVELS, LevelOptions
from throneroom.lab.results import LabResult, Row
from throneroom.lab.statistics import Estimate, difference, interval
from throneroom.lab.workers import check_work, collect_work
from throneroom.sim.series import TURNS_EACH
from throneroom.text.words import Words

GAMES = 1000
DEALS = 20
"""Deals that a process plays at a time."""
USUAL = "plan"
"""Who plays where nobody is named."""

Answer = tuple[str, ...] | None
"""What is answered at the moment; None leaves it to the bot."""
Shares = tuple[float, ...]
"""Each player's share of a victory."""


@dataclass(frozen=True)
class SomeDeals:
    """Some deals of a moment."""

    line: str
    """The record up to there."""
    plans: tuple[Competitor, ...]
    answers: tuple[Answer, ...]
    seed: str
    deals: range


@dataclass(frozen=True)
class Playouts(LabResult):
    """How games went that were played on from a moment, each with hidden cards dealt anew."""

    record: Record
    plans: tuple[Competitor, ...]
    """By seat."""
    answers: tuple[Answer, ...]
    results: tuple[tuple[Shares, ...], ...]
    """For each answer how the games went, deal by deal."""
    asked: int
    """How many deals were to be played."""
    seed: str
    seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(len(shares) for shares in self.results)

    @property
    def games_asked(self) -> int:
        """How many games were to be played."""
        return self.asked * len(self.answers)

    @property
    def seat(self) -> int:
        """The player who is asked at the moment."""
        decision = self.record.game().decision
        assert decision is not None
        return int(decision.seat)

    def rate(self, answer: int, seat: int) -> Estimate:
        """A player's share of victories after an answer."""
        counts = Counter(shares[seat] for shares in self.results[answer])
        return interval(counts, len(self.results[answer]))

    def behind(self, answer: int, best: int) -> Estimate:
        """How much the player who is asked loses by an answer, compared deal by deal."""
        pairs = zip(self.results[best], self.results[answer], strict=True)
        seat = self.seat
        return difference(Counter(one[seat] - other[seat] for one, other in pairs))

    def ranking(self) -> list[int]:
        """The answers, the best for the player who is asked first."""
        seat = self.seat
        return sorted(range(len(self.answers)), key=lambda tried: -self.rate(tried, seat).share)

    def rows(self) -> list[Row]:
        """A row for each player after each answer."""
        return [
            {
                "answer": None if answer is None else ", ".join(answer),
                "player": name,
                "plan": plan.typed,
                "rate": (rate := self.rate(tried, seat)).share,
                "low": rate.low,
                "high": rate.high,
            }
            for tried, answer in enumerate(self.answers)
            for seat, (name, plan) in enumerate(zip(self.record.names, self.plans, strict=True))
        ]

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "answers_before": len(self.record.answers),
            "games": self.games,
            "seconds": self.seconds,
            "seed": self.seed,
            "results": self.rows(),
            "interrupted": self.interrupted,
        }

    def html(self, words: Words | None = None, *, page: bool = True) -> str:
        """A report."""
        from throneroom.lab.report import playouts_report

        return playouts_report(self, words or Words(), page)


def play_out(
    record: Record,
    plans: Sequence[str | Maker] = (),
    *,
    after: int,
    answers: Sequence[Sequence[str]] = (),
    games: int = GAMES,
    seed: str | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    levels: LevelOptions = LEVELS,
    progress: Callable[[Playouts], None] | None = None,
) -> Playouts:
    """Play a recorded game on from the moment after some answers, again and again.

    Each game has other hidden cards, dealt from what the player who is asked there knows. With
    `answers`, each of them is tried in all deals. `plans` play by seat; one alone plays all seats.
    """
    began = time.perf_counter()
    check_work(games, jobs)
    chosen = secrets.token_hex(4) if seed is None else seed
    branch = _bounded(record.branch(after))
    game = branch.game()
    seats = tuple(_seated(plans, game, levels))
    tried = tuple(_read_answer(words, game) for words in answers) or (None,)
    found: list[list[Shares]] = [[] for _ in tried]

    def so_far(interrupted: bool = False) -> Playouts:
        played, seconds = tuple(map(tuple, found)), time.perf_counter() - began
        return Playouts(branch, seats, tried, played, games, chosen, seconds, interrupted)

    def take(_: int, played: list[list[Shares]]) -> bool:
        for shares, more in zip(found, played, strict=True):
            shares.extend(more)
        if progress is not None:
            progress(so_far())
        return False

    pieces = _cut(SomeDeals(branch.line(), seats, tried, chosen, range(games)))
    return so_far(collect_work(_play, pieces, take, jobs, ray))


def _bounded(branch: Record) -> Record:
    """A record whose game ends at some time, also if it is played badly."""
    game = branch.game()
    limit = min(game.turn_limit, game.turn + TURNS_EACH * game.player_count)
    return replace(branch, turn_limit=limit)


def _cut(work: SomeDeals) -> Iterator[tuple[int, SomeDeals]]:
    """Pieces that processes can share."""
    for first in range(0, len(work.deals), DEALS):
        yield first, replace(work, deals=work.deals[first : first + DEALS])


def _seated(plans: Sequence[str | Maker], game: Game, levels: LevelOptions) -> list[Competitor]:
    """Who plays at each seat, with what they need to know about the kingdom."""
    wanted = competitors(list(plans) or [USUAL], levels.thinking)
    if len(wanted) not in (1, game.player_count):
        raise SetupError("seat-plans", players=game.player_count, plans=len(wanted))
    known = [levels.prepare(one, game.setup) for one in wanted]
    return known * game.player_count if len(known) == 1 else known


def _read_answer(words: Sequence[str], game: Game) -> tuple[str, ...]:
    """An answer that is legal at the moment."""
    decision = game.decision
    assert decision is not None
    return decision.parse(list(words)).words


def _play(piece: SomeDeals) -> list[list[Shares]]:
    """Play some deals; for each answer how each of them went."""
    game = read_record(piece.line).game()
    bots = [plan.bot(game.setup, seat) for seat, plan in enumerate(piece.plans)]
    played: list[list[Shares]] = [[] for _ in piece.answers]
    for deal in piece.deals:
        dealt = game.copy()
        dealt.determinise(f"{piece.seed} {deal}")
        for shares, answer in zip(played, piece.answers, strict=True):
            prepare(bots, f"{piece.seed} {deal}")
            tried = dealt.copy()
            if answer is not None:
                tried.answer(list(answer))
            tried.seat_bots(dict(enumerate(bots)))
            won = tried.winners
            seats = range(tried.player_count)
            shares.append(tuple(1 / len(won) if seat in won else 0.0 for seat in seats))
    return played
