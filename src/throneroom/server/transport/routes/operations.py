"""Health and metrics, for operators."""

import hmac
import os

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from throneroom import __version__
from throneroom.server.errors import Stranger, Unavailable
from throneroom.server.storage.database import check_readable, writing
from throneroom.server.storage.schema import SettingRow, now
from throneroom.server.transport.dependencies import LOOPBACK, Served, address_of

router = APIRouter(tags=["operations"])

TOKEN = "THRONEROOM_METRICS_TOKEN"
"""The environment variable with the token for metrics from other machines."""


@router.get("/healthz")
def health(served: Served) -> dict[str, str]:
    """Whether the server can work: it reads the database, and tries to write if that has failed."""
    try:
        check_readable(served.engine)
    except SQLAlchemyError:
        raise Unavailable("not-read") from None
    try:
        if served.journal.failing:
            _try_to_write(served.engine)
    except SQLAlchemyError:
        raise Unavailable("not-saved") from None
    return {"status": "ok", "version": __version__}


def _try_to_write(engine: Engine) -> None:
    with writing(engine).begin() as connection:
        connection.execute(delete(SettingRow).where(SettingRow.name == "health"))
        connection.execute(insert(SettingRow).values(name="health", value=str(now())))


@router.get("/metrics", response_class=Response)
def metrics(request: Request) -> Response:
    """Figures for Prometheus, for this machine or with the token."""
    token = os.environ.get(TOKEN, "")
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    trusted = bool(token) and hmac.compare_digest(shown.encode(), token.encode())
    if address_of(request) not in LOOPBACK and not trusted:
        raise Stranger("metrics")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
