"""Running the server until it is stopped."""

import gc
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from sqlalchemy import Engine

from throneroom.engine.errors import SetupError, reason
from throneroom.server.logs import log, write_logs
from throneroom.server.protocol.fields import LONGEST_MESSAGE
from throneroom.server.settings import Settings
from throneroom.server.storage.database import lock_sqlite, open_database, upgrade
from throneroom.server.transport.app import make_app
from throneroom.server.transport.connections import (
    IDLE_S,
    LONGEST_HEADERS,
    bounded_connections,
)
from throneroom.server.transport.sockets import Socket

PATIENCE = 5
"""Seconds that open requests have to finish when the server stops."""
WAITING = 2048
"""Connections that may wait to be accepted, for example after a restart."""
LAN_DOMAINS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""What local networks put after the name of a machine."""


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """The database, up to date and, if it is a file, for this process alone."""
    engine = open_database(settings.database)
    try:
        with lock_sqlite(engine):
            upgrade(engine)
            yield engine
    finally:
        engine.dispose()


def listen(settings: Settings) -> socket.socket:
    """The socket that the server will answer on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server(
            (settings.host, settings.port), family=family, backlog=WAITING
        )
    except (OSError, OverflowError) as error:
        place = f"{settings.host}:{settings.port}"
        raise SetupError("listen", place=place, reason=reason(error)) from None
    # Connections inherit it. Without it a second small frame would wait for the acknowledgement of
    # the first, which the other side delays by some 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def serve(settings: Settings, listening: socket.socket, engine: Engine) -> None:
    """Answer until a signal says to stop."""
    _allow_many_connections()
    # In a terminal only trouble is shown; a log file gets everything.
    write_logs(sys.stderr, "WARNING" if sys.stderr.isatty() else "INFO")
    # After stopping, uvicorn raises the signal again, when there is nothing left to do.
    before = {signum: signal.signal(signum, _heard) for signum in (signal.SIGINT, signal.SIGTERM)}
    log.info("serving", host=settings.host, port=listening.getsockname()[1])
    running = server(settings, engine)
    _collect_seldom()
    try:
        running.run([listening])
    finally:
        log.info("stopped")
        for signum, handler in before.items():
            signal.signal(signum, handler)


def _allow_many_connections() -> None:
    """Every connection is an open file, and systems allow fewer than we do unless asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _collect_seldom() -> None:
    """Collect garbage rarely, since hardly anything here is in cycles.

    A collection that looks at all tables takes a tenth of a second, during which no request is
    answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def _heard(_signal: int, _frame: FrameType | None) -> None:
    pass


def server(settings: Settings, engine: Engine) -> uvicorn.Server:
    """The server; it reads FORWARDED_ALLOW_IPS from the environment, for remote proxies."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings, engine),
            http=bounded_connections(settings),
            h11_max_incomplete_event_size=LONGEST_HEADERS,
            timeout_keep_alive=IDLE_S,
            ws=Socket,
            ws_max_size=LONGEST_MESSAGE,
            # It would take some 300 KB per connection, for messages that are small anyway.
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
        )
    )


def lan_address() -> str:
    """The address of this machine in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting only selects the route, and with it our address.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def lan_names() -> tuple[str, ...]:
    """The names that this machine may have in the local network; nobody else can register them."""
    name = socket.gethostname().partition(".")[0]
    return tuple(f"{name}{domain}" for domain in LAN_DOMAINS) if name else ()
