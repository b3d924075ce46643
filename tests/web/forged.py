"""Pictures of positions that no game needs to reach: the server's updates, changed on the way."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Forger:
    """Stands between a page and its table; `show` repeats the last picture with changes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._socket: WebSocketRoute | None = None
        self._latest: dict[str, Any] = {}
        page.route_web_socket("**/channel", self._connect)

    def show(self, decision: dict[str, Any] | None = None, **view: Any) -> None:
        """Let the page see another view, or be asked something else."""
        assert self._socket is not None
        game = self._latest["game"]
        game = {**game, "events": [], "view": {**game["view"], **view}}
        if decision is not None:
            game["decision"] = {**game["decision"], **decision}
        self._socket.send(json.dumps({**self._latest, "game": game}))

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket
        socket.on_message(server.send)
        server.on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if "game" in frame:
            self._latest = frame
        assert self._socket is not None
        self._socket.send(text)
