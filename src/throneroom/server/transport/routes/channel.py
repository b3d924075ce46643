"""Where the game channel is entered: who may, and to which table.

It is reached past the framework's routing, whose layers would stay in memory as long as a
connection lasts: some 12 KB for each.
"""

import re
from contextlib import nullcontext

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from throneroom.engine.errors import ThroneroomError
from throneroom.server.errors import Missing, Refused, Stranger, TooMuch
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint
from throneroom.server.storage.schema import ID_LENGTH
from throneroom.server.transport.channel import TRY_AGAIN_LATER, Channel
from throneroom.server.transport.dependencies import (
    LOOPBACK,
    address_of,
    from_own_page,
    in_time,
    known,
    network_of,
    services_of,
)

PATH = re.compile(rf"/api/tables/([A-Za-z0-9_-]{{{ID_LENGTH}}})/channel")
NOT_LET_IN = 4000
"""Added to the HTTP status, so that a browser learns why a channel was not opened."""


async def enter(scope: Scope, receive: Receive, send: Send) -> None:
    """Let a WebSocket in, and stay as long as it does; see docs/protocol.md."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        await _enter(socket)
    except SQLAlchemyError as error:
        log.error("read failed", reason=complaint(error))
        await socket.close(TRY_AGAIN_LATER, "not-read")
    except ThroneroomError as error:
        status = error.status if isinstance(error, Refused) else 400
        code = TRY_AGAIN_LATER if status == 503 else NOT_LET_IN + status
        await socket.close(code, error.key)


async def _enter(socket: WebSocket) -> None:
    served = services_of(socket)
    if not from_own_page(socket, served.settings):
        raise Stranger("foreign-page")
    if not in_time(socket, served.requests):
        raise TooMuch("too-fast")
    path = PATH.fullmatch(socket.url.path)
    if path is None:
        raise Missing("no-table")
    who = await run_in_threadpool(known, socket)
    address = address_of(socket)
    # Whoever is at this machine is not limited, as elsewhere.
    gate = nullcontext() if address in LOOPBACK else served.gates.through(network_of(address))
    with gate, served.doors.through(who.person_id):
        live = await served.hub.open(path[1])
        await Channel(socket, who, served.hub, live, served.settings, served.remarks).run()
