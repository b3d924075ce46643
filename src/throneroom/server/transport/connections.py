"""HTTP connections as uvicorn has them, bounded in number and in time.

Behind a proxy this is the proxy's task. Without one a client could otherwise hold any number of
connections open for ever, by sending half of a request or by not reading the answer.
"""

import asyncio
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from throneroom.server.settings import Settings
from throneroom.server.transport.dependencies import LOOPBACK, network_of
from throneroom.server.transport.limits import ConnectionLimit

HEADERS_S = 10.0
"""Seconds from the beginning of a connection or request to the end of its headers."""
BODY_S = 20.0
"""Seconds from there to the end of the body."""
ANSWER_S = 120.0
"""Seconds from there to the end of the answer, which a phone far from its mast reads slowly."""
IDLE_S = 5
"""Seconds between an answer and the next request."""
LONGEST_HEADERS = 16_384
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class BoundedConnection(H11Protocol):
    """Closes a connection that is one too many, or that does not get on."""

    limit: ConnectionLimit

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted = False
        self._allowed_s: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless there are too many."""
        super().connection_made(transport)
        self._counted = self.limit.take(self._network())
        if self._counted:
            self._watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._allow(None)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to a WebSocket, which lasts and has limits of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _network(self) -> str | None:
        """What shares a limit with this client; None for this machine and for trusted proxies."""
        host = "" if self.client is None else self.client[0]
        # Uvicorn wraps the application to find out where a proxy's requests come from.
        app = self.app
        trusted = isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
        return None if not host or host in LOOPBACK or trusted else network_of(host)

    def _watch(self) -> None:
        """Set the time limit for what is to come next."""
        if not self._counted:
            return
        if self.conn.their_state is h11.SEND_BODY:
            self._allow(BODY_S)
        elif self.conn.their_state is not h11.IDLE:
            self._allow(ANSWER_S)
        elif self.timeout_keep_alive_task is None:
            self._allow(HEADERS_S)
        # Otherwise uvicorn's own limit counts, until the next request begins.

    def _allow(self, seconds: float | None) -> None:
        """Allow some seconds, unless they are counted already."""
        if seconds == self._allowed_s:
            return
        self._allowed_s = seconds
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        self._allow(None)
        if self._counted:
            self._counted = False
            self.limit.release(self._network())


def bounded_connections(settings: Settings) -> type[BoundedConnection]:
    """The protocol for the connections of one server, which share its limit."""

    class Counted(BoundedConnection):
        limit = ConnectionLimit(settings.http_connections, settings.http_connections_per_address)

    return Counted
