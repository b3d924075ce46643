"""What every HTTP request passes: limits on the way in, security headers on the way out."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.server.errors import Refused, TooMuch
from throneroom.server.settings import Settings
from throneroom.server.transport.dependencies import (
    check_host,
    check_page,
    services_of,
    within_limit,
    words_for,
)

LONGEST_BODY = 65_536
ASKS_DATABASE = ("/healthz",)
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # The address of a private table is its key.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Protection:
    """Refuses requests that are too many, too long, for another host or from a foreign page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if settings.public_url.startswith("https:"):
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        connection = HTTPConnection(scope)
        try:
            _check(connection)
        except Refused as refusal:
            reason = words_for(connection).error(refusal)
            answer = JSONResponse({"key": refusal.key, "reason": reason}, refusal.status)
            await answer(scope, receive, send_with_headers)
            return
        await self._app(scope, _bounded(receive), send_with_headers)


def _check(connection: HTTPConnection) -> None:
    """Refuse what no route needs to look at."""
    scope = connection.scope
    check_host(connection)
    costly = scope["path"].startswith("/api/") or scope["path"] in ASKS_DATABASE
    if costly and not within_limit(connection, services_of(connection).requests):
        raise TooMuch("too-fast")
    if scope["method"] not in SAFE:
        check_page(connection)
    length = connection.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LONGEST_BODY:
        raise TooMuch("too-long", longest=LONGEST_BODY)


def _bounded(receive: Receive) -> Receive:
    """Cut the connection where a body gets too long, whatever its header says."""
    taken = 0

    async def bounded() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LONGEST_BODY:
            return {"type": "http.disconnect"}
        return message

    return bounded
