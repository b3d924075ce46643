"""Which plan is best for a kingdom: found once, for all tables, and kept in the database."""

import asyncio
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from throneroom import __version__
from throneroom.bots.plans.library import plan_names
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint, writing
from throneroom.server.storage.schema import TrialRow
from throneroom.server.work.queue import Requester
from throneroom.server.work.workers import Workers
from throneroom.sim.supply import Supply
from throneroom.sim.trial import best_plan

MOST_KEPT = 10_000
"""Results in memory; then all are forgotten, and those still needed read again."""


def hold_trial(supply: Supply) -> str:
    """The best plan, found by playing; takes about a second."""
    return best_plan(supply.setup())


class Trials:
    """The results of all trials."""

    def __init__(self, engine: Engine, workers: Workers) -> None:
        self._engine = engine
        self._workers = workers
        self._known: dict[Supply, str] = {}

    async def best_plan(
        self, supply: Supply, requester: Requester, awaited: Callable[[], bool]
    ) -> str:
        """The name of the best plan, from memory, from the database, or from a new trial."""
        plan = self._known.get(supply) or await asyncio.to_thread(self._read, supply)
        if plan is None:
            # Several tables may wait for the same trial; the first to be held serves them all.
            plan = await self._workers.run(
                hold_trial,
                supply,
                requester,
                heavy=True,
                awaited=awaited,
                known=lambda: self._known.get(supply),
            )
            if supply not in self._known:
                self._keep(supply, plan)
                await asyncio.to_thread(self._write, supply, plan)
        self._keep(supply, plan)
        return plan

    def _keep(self, supply: Supply, plan: str) -> None:
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[supply] = plan

    def _read(self, supply: Supply) -> str | None:
        """What an earlier trial found; None also where another version of the program held it."""
        try:
            with Session(self._engine) as session:
                row = session.get(TrialRow, str(supply))
        except SQLAlchemyError as error:
            log.error("read failed", reason=complaint(error))
            return None
        known = row is not None and row.version == __version__ and row.plan in plan_names()
        return row.plan if row is not None and known else None

    def _write(self, supply: Supply, plan: str) -> None:
        """Keep a result; without it, a trial is merely held once more."""
        try:
            with Session(writing(self._engine)) as session, session.begin():
                session.merge(TrialRow(setup=str(supply), plan=plan, version=__version__))
        except SQLAlchemyError as error:
            log.error("trial not kept", reason=complaint(error))
