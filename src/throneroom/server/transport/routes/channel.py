"""The entrance to the game channel: who may open one, and to which table."""

import re
from contextlib import nullcontext

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from throneroom.engine.errors import ThroneroomError
from throneroom.server.errors import Missing, Refused, TooMuch
from throneroom.server.logs import log
from throneroom.server.storage.database import complaint
from throneroom.server.storage.schema import ID_LENGTH
from throneroom.server.transport.channel import TRY_AGAIN_LATER, Channel
from throneroom.server.transport.dependencies import (
    LOOPBACK,
    address_of,
    check_host,
    check_page,
    known,
    network_of,
    services_of,
    within_limit,
)

PATH = re.compile(rf"/api/tables/([A-Za-z0-9_-]{{{ID_LENGTH}}})/channel")
REFUSED = 4000
"""Added to the HTTP status, so that a browser learns why a channel was not opened."""


async def open_channel(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a WebSocket and serve it as long as it lasts; see docs/protocol.md."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        await _serve(socket)
    except SQLAlchemyError as error:
        log.error("read failed", reason=complaint(error))
        await socket.close(TRY_AGAIN_LATER, "not-read")
    except ThroneroomError as error:
        status = error.status if isinstance(error, Refused) else 400
        code = TRY_AGAIN_LATER if status == 503 else REFUSED + status
        await socket.close(code, error.key)


async def _serve(socket: WebSocket) -> None:
    served = services_of(socket)
    check_host(socket)
    check_page(socket)
    if not within_limit(socket, served.requests):
        raise TooMuch("too-fast")
    path = PATH.fullmatch(socket.url.path)
    if path is None:
        raise Missing("no-table")
    who = await run_in_threadpool(known, socket)
    address = address_of(socket)
    # This machine is not limited, as elsewhere.
    from_address = (
        nullcontext()
        if address in LOOPBACK
        else served.connections_by_address.connected(network_of(address))
    )
    with from_address, served.connections_by_person.connected(who.person_id):
        loaded = await served.hub.open(path[1])
        if not loaded.table.may_be_seen_by(who.persons):
            raise Missing("no-table")
        channel = Channel(
            socket, who, served.hub, loaded, served.settings, served.remarks, served.hinting
        )
        await channel.run()
