"""The bots at a table of the terminal."""

import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection

from throneroom.bots.thinking import Effort
from throneroom.engine.bot import Bot
from throneroom.engine.errors import ThroneroomError
from throneroom.engine.game import Game
from throneroom.engine.setup import Setup
from throneroom.finder import Findings
from throneroom.finder.keeping import keep, kept
from throneroom.finder.steps import StepwiseSearch, next_step
from throneroom.roster import SEARCH_TIME, SEARCHING, THINKING, THINKING_TIME, Knowledge, make_bot
from throneroom.sim.supply import Supply


class Company:
    """Bots by their levels, which know the kingdom better once plans have been found for it.

    Most levels answer at once. Those that take their time are asked for one answer after the
    other, so that people see a turn unfold.
    """

    def __init__(self, game: Game, levels: dict[int, str], seconds: float = THINKING_TIME) -> None:
        self._game = game
        self._levels = levels
        self._seconds = seconds
        self._thinkers: dict[int, Bot] = {}
        searching = any(level in SEARCHING for level in levels.values())
        self._search = PlanSearch(game.setup) if searching else None
        self._sit_down(levels)

    @property
    def findings(self) -> Findings | None:
        """What is known about the kingdom."""
        return None if self._search is None else self._search.findings

    def thinker(self, seat: int) -> Bot | None:
        """The bot of a seat, if it takes its time."""
        return self._thinkers.get(seat)

    def hear_of_plans(self) -> None:
        """Let bots play by the plans that have been found, once they have."""
        if self._search is not None and self._search.has_ended():
            levels = self._levels.items()
            self._sit_down({seat: level for seat, level in levels if level in SEARCHING})

    def _sit_down(self, levels: dict[int, str]) -> None:
        known = Knowledge(findings=self.findings)
        effort = Effort(seconds=self._seconds)
        bots = {
            seat: make_bot(level, self._game.setup, self._game.seed, seat, known, effort)
            for seat, level in levels.items()
        }
        self._thinkers |= {seat: bot for seat, bot in bots.items() if levels[seat] in THINKING}
        quick = {seat: bot for seat, bot in bots.items() if levels[seat] not in THINKING}
        self._game.seat_bots(quick)

    def leave(self) -> None:
        """End what goes on beside the game."""
        if self._search is not None:
            self._search.stop()


class PlanSearch:
    """A search for plans beside the game, unless one as long has been made before."""

    def __init__(self, setup: Setup) -> None:
        self.findings = known = kept(setup)
        self._result: Connection | None = None
        if known is None or known.length < SEARCH_TIME:
            before = () if known is None else tuple(plan.text for plan in known.plans)
            search = StepwiseSearch(Supply.of(setup), SEARCH_TIME, before=before)
            context = multiprocessing.get_context("spawn")
            self._result, sender = context.Pipe(duplex=False)
            self._process = context.Process(target=_search, args=(search, sender), daemon=True)
            self._process.start()
            sender.close()

    def has_ended(self) -> bool:
        """Whether plans have been found since this was last asked."""
        if self._result is None or not self._result.poll():
            return False
        found = ""
        with suppress(EOFError):
            found = self._result.recv()
            self.findings = Findings.from_json(found)
        self.stop()
        return bool(found)

    def stop(self) -> None:
        """End the search, whatever it does."""
        if self._result is not None:
            self._process.kill()
            self._process.join()
            self._result.close()
            self._result = None


def _search(search: StepwiseSearch, result: Connection) -> None:
    """Search for plans, out of the way of everything else.

    What has been found is kept after every step, since the game may end before the search.
    """
    # Ctrl+C reaches this process as well, but is meant for the game.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    while not search.findings:
        search = next_step(search)
        if search.found:
            # If it cannot be written, it is good for this game all the same.
            with suppress(ThroneroomError):
                keep(Findings.from_json(search.found), search.supply.setup())
    result.send(search.findings)
