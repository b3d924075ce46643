"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from throneroom import __version__
from throneroom.engine.errors import ThroneroomError
from throneroom.server import metrics
from throneroom.server.errors import Refused, Unavailable
from throneroom.server.logs import log
from throneroom.server.settings import Settings
from throneroom.server.storage.database import complaint
from throneroom.server.transport.dependencies import words_for
from throneroom.server.transport.middleware import Protection
from throneroom.server.transport.openapi import describe
from throneroom.server.transport.routes import (
    cards,
    channel,
    games,
    labs,
    lessons,
    operations,
    pasted,
    people,
    playouts,
    puzzles,
    strong,
    tables,
    today,
)
from throneroom.server.transport.services import running
from throneroom.server.transport.site import site


class Problem(BaseModel):
    """Why something was refused; nothing has changed."""

    key: str
    """For programs."""
    reason: str
    """For people, in the language that was asked for."""


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "It makes no sense"},
    403: {"model": Problem, "description": "You may not"},
    404: {"model": Problem, "description": "There is no such thing"},
    409: {"model": Problem, "description": "Not now, or not in this way"},
    422: {"model": Problem, "description": "It is malformed"},
    429: {"model": Problem, "description": "Too much, too often or too long"},
    503: {"model": Problem, "description": "The server cannot do it at the moment"},
}
DESCRIPTION = (
    "The HTTP part of Throneroom. Programs show who they are by `Authorization: Bearer TOKEN`, with"
    " the token from `/api/guest` or `/api/session`. docs/protocol.md tells about the game channel;"
    " the schemas `Request` (what clients send there) and `Frame` (what they get) are its messages."
    " Times are in milliseconds since 1970."
)


class App(FastAPI):
    """HTTP by FastAPI's routes, WebSockets past them.

    The layers of its routing would stay in memory as long as a WebSocket lasts: some 12 KB for
    each, and there is only one route.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Route by protocol."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await channel.open_channel(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings, engine: Engine) -> FastAPI:
    """The application; the server behind it starts when the application does."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, engine) as services:
            app.state.services = services
            yield

    app = App(
        title="Throneroom",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        # Their pages load scripts from other hosts.
        docs_url=None,
        redoc_url=None,
        responses=PROBLEMS,
        lifespan=lifespan,
    )
    games_of_people = (tables, games, pasted, playouts, strong, labs, today)
    for part in (people, *games_of_people, cards, lessons, puzzles, operations):
        app.include_router(part.router)
    app.add_exception_handler(ThroneroomError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(SQLAlchemyError, _away)
    app.add_middleware(Protection, settings=settings)
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    app.mount("/", site(), name="site")
    return app


def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ThroneroomError)
    metrics.REFUSALS.labels(error.key).inc()
    status = error.status if isinstance(error, Refused) else 400
    reason = words_for(request).error(error)
    return JSONResponse({"key": error.key, "reason": reason}, status)


def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:60]
    complaint = Refused("bad-message", where=where, reason=str(first["msg"])[:100])
    reason = words_for(request).error(complaint)
    return JSONResponse({"key": complaint.key, "reason": reason}, 422)


def _plain(request: Request, error: Exception) -> JSONResponse:
    """Refusals of the framework: no such page, no such method."""
    assert isinstance(error, HTTPException)
    reason = words_for(request).error(Refused("no-page", page=request.url.path[:80]))
    return JSONResponse({"key": "no-page", "reason": reason}, error.status_code, error.headers)


def _away(request: Request, error: Exception) -> JSONResponse:
    """The database does not answer."""
    log.error("read failed", reason=complaint(error))
    return _refused(request, Unavailable("not-read"))
