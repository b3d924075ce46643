"""A server without sockets, and a browser that asks it."""

from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from fastapi.testclient import TestClient

from throneroom.server.serving import opened
from throneroom.server.settings import Settings
from throneroom.server.transport.app import make_app
from throneroom.server.transport.services import Services

FAR_AWAY = ("198.51.100.7", 4711)


def services_behind(client: TestClient) -> Services:
    """The running server that a client talks to."""
    services: Services = cast("FastAPI", client.app).state.services
    return services


class serve:  # noqa: N801 - used like a function
    """A server without sockets."""

    def __init__(self, folder: Path, client: tuple[str, int] = FAR_AWAY, **settings: Any) -> None:
        self._opened = opened(Settings(f"sqlite:///{folder}/games.db", **settings))
        self._settings = Settings("", **settings)
        self._client = client

    def __enter__(self) -> TestClient:
        app = make_app(self._settings, self._opened.__enter__())
        address = self._settings.public_url or "http://localhost:8080"
        self._browser = TestClient(app, client=self._client, base_url=address)
        return self._browser.__enter__()

    def __exit__(self, *_: object) -> None:
        self._browser.__exit__()
        self._opened.__exit__(None, None, None)


def from_address(client: TestClient, address: str) -> TestClient:
    """Another browser, at another address, of the same server; it has no cookies yet."""
    return TestClient(client.app, client=(address, 4711), base_url=str(client.base_url))
