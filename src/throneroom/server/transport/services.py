"""The parts of a running server, started and stopped together."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from throneroom.server.history.analyses import Analyses
from throneroom.server.history.labs import Labs
from throneroom.server.history.pasted import PastedGames
from throneroom.server.history.playouts import FromHere
from throneroom.server.people.accounts import People
from throneroom.server.people.devices import Devices
from throneroom.server.settings import Settings
from throneroom.server.storage.database import setting
from throneroom.server.tables.findings import Searches
from throneroom.server.tables.hub import Hub
from throneroom.server.tables.journal import Journal
from throneroom.server.tables.thinking import Thinkers
from throneroom.server.tables.trials import Trials
from throneroom.server.transport.hinting import Hinting
from throneroom.server.transport.hosts import KnownHosts
from throneroom.server.transport.limits import ConnectionLimit, GuessLimits, RateLimits
from throneroom.server.work.cluster import cluster_places
from throneroom.server.work.workers import Workers

if TYPE_CHECKING:
    from throneroom.server.tables.fanout import Listener


@dataclass
class Services:
    """What routes and channels work with."""

    settings: Settings
    hosts: KnownHosts
    engine: Engine
    people: People
    devices: Devices
    journal: Journal
    hub: Hub
    searches: Searches
    analyses: Analyses
    labs: Labs
    hinting: Hinting
    pasted: PastedGames
    playouts: FromHere
    connections_by_person: ConnectionLimit
    connections_by_address: ConnectionLimit
    remarks: RateLimits
    requests: RateLimits
    guests: RateLimits
    logins: RateLimits
    """By address."""
    logins_by_device: RateLimits
    guesses: GuessLimits


_Limits = tuple[
    ConnectionLimit,
    ConnectionLimit,
    RateLimits,
    RateLimits,
    RateLimits,
    RateLimits,
    RateLimits,
    GuessLimits,
]


@asynccontextmanager
async def running(settings: Settings, engine: Engine) -> AsyncIterator[Services]:
    """Start what runs in the background, and stop it in the end."""
    process = secrets.token_hex(4)
    journal, workers, aside = Journal(engine, process), Workers(), _workers_aside(settings)
    trials, searches = Trials(engine, workers), Searches(engine, aside)
    analyses, labs = Analyses(engine, aside, searches), Labs(engine, aside, searches)
    playouts = FromHere(engine, aside, searches)
    thinkers = Thinkers(workers, trials, searches, settings.thinking_time)
    hub = Hub(engine, journal, thinkers, settings, process)
    hinting = Hinting(hub, thinkers, _per_minute(settings.hints_per_minute))
    housekeeping = asyncio.create_task(hub.keep_house())
    listener = _listener(engine, hub)
    key = setting(engine, "cookie key", lambda: secrets.token_hex(32))
    try:
        yield Services(
            settings,
            KnownHosts(settings),
            engine,
            People(engine, key),
            Devices(key),
            journal,
            hub,
            searches,
            analyses,
            labs,
            hinting,
            PastedGames(engine, journal, workers),
            playouts,
            *_limits(settings),
        )
    finally:
        housekeeping.cancel()
        if listener is not None:
            await asyncio.to_thread(listener.close)
        for background in (hinting, hub, labs, searches, analyses, playouts):
            await background.close()
        workers.close()
        aside.close()
        await asyncio.to_thread(journal.close)


def _workers_aside(settings: Settings) -> Workers:
    """Who does what takes minutes: processes of the lowest priority here, or a cluster."""
    count = settings.think_processes
    if not settings.ray:
        return Workers(count, aside=True)
    return Workers(aside=True, places=cluster_places(count))


def _limits(settings: Settings) -> _Limits:
    """The last fields of `Services`."""
    return (
        ConnectionLimit(settings.connections, settings.connections_per_person),
        ConnectionLimit(settings.connections, settings.connections_per_address),
        _per_minute(settings.remarks_per_minute),
        _per_minute(settings.requests_per_minute),
        _per_minute(settings.guests_per_minute),
        _per_minute(settings.logins_per_minute),
        _per_minute(settings.logins_per_minute),
        GuessLimits(_per_minute(settings.logins_per_minute)),
    )


def _per_minute(count: float) -> RateLimits:
    return RateLimits(count / 60, max(1.0, count / 3))


def _listener(engine: Engine, hub: Hub) -> "Listener | None":
    """Hears from other processes, if the database is one that several can share."""
    if engine.dialect.name != "postgresql":
        return None
    # The driver is an extra that SQLite does not need.
    from throneroom.server.tables.fanout import Listener

    loop = asyncio.get_running_loop()
    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return Listener(
        url,
        lambda notice: loop.call_soon_threadsafe(hub.heard, notice),
        lambda: loop.call_soon_threadsafe(hub.missed),
    )
