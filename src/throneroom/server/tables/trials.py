"""Which plan is best for a kingdom: found once, for all tables, and kept in the database."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from throneroom import __version__
from throneroom.bots.plans.library import plan_names
from throneroom.engine.card import BY_ID
from throneroom.engine.record import Record
from throneroom.engine.setup import Setup
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint
from throneroom.server.storage.schema import TrialRow
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.trial import best_plan

MOST_KEPT = 10_000
"""Results in memory; then all are forgotten, and those still needed read again."""


@dataclass(frozen=True)
class TrialSetup:
    """What the outcome of a trial depends on."""

    kingdom: tuple[str, ...]
    bane: str | None
    players: int
    profile: str

    def __str__(self) -> str:
        cards = ",".join(self.kingdom)
        return f"{cards} {self.bane or '-'} {self.players} {self.profile}"


def trial_setup(record: Record) -> TrialSetup:
    """What the trial for a game depends on; the order of its kingdom does not matter."""
    kingdom = tuple(sorted(record.kingdom))
    return TrialSetup(kingdom, record.bane, len(record.names), record.profile)


def hold_trial(trial: TrialSetup) -> str:
    """The best plan, found by playing; takes about a second."""
    bane = None if trial.bane is None else BY_ID[trial.bane]
    kingdom = [BY_ID[id] for id in trial.kingdom]
    return best_plan(Setup(kingdom, trial.players, bane, trial.profile))


class Trials:
    """The results of all trials."""

    def __init__(self, engine: Engine, workers: Workers) -> None:
        self._engine = engine
        self._workers = workers
        self._known: dict[TrialSetup, str] = {}

    async def best_plan(
        self, trial: TrialSetup, requester: Requester, awaited: Callable[[], bool]
    ) -> str:
        """The name of the best plan, from memory, from the database, or from a new trial."""
        plan = self._known.get(trial) or await asyncio.to_thread(self._read, trial)
        if plan is None:
            # Several tables may wait for the same trial; the first to be held serves them all.
            plan = await self._workers.run(
                hold_trial,
                trial,
                requester,
                heavy=True,
                awaited=awaited,
                known=lambda: self._known.get(trial),
            )
            if trial not in self._known:
                self._keep(trial, plan)
                await asyncio.to_thread(self._write, trial, plan)
        self._keep(trial, plan)
        return plan

    def _keep(self, trial: TrialSetup, plan: str) -> None:
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[trial] = plan

    def _read(self, trial: TrialSetup) -> str | None:
        """What an earlier trial found; None also where another version of the program held it."""
        try:
            with Session(self._engine) as session:
                row = session.get(TrialRow, str(trial))
        except SQLAlchemyError as error:
            log.error("read failed", reason=complaint(error))
            return None
        known = row is not None and row.version == __version__ and row.plan in plan_names()
        return row.plan if row is not None and known else None

    def _write(self, trial: TrialSetup, plan: str) -> None:
        """Keep a result; without it, a trial is merely held once more."""
        try:
            with Session(self._engine) as session, session.begin():
                session.merge(TrialRow(setup=str(trial), plan=plan, version=__version__))
        except SQLAlchemyError as error:
            log.error("trial not kept", reason=complaint(error))
