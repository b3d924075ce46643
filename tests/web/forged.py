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
        self._number = 1000
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket("**/channel", self._connect)

    @property
    def view(self) -> dict[str, Any]:
        """The view as the server has sent it."""
        found: dict[str, Any] = self._latest["game"]["view"]
        return found

    def show(self, decision: dict[str, Any] | None = None, undo: str = "no", **view: Any) -> None:
        """Let the page see another view, or be asked something else."""
        assert self._socket is not None
        game = self._latest["game"]
        self._number += 1
        changed = {**game["decision"], **(decision or {}), "number": self._number}
        forged = {"events": [], "undo": undo, "decision": changed, "view": self.view | view}
        self._socket.send(json.dumps({**self._latest, "game": game | forged}))

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket
        socket.on_message(lambda text: self._send(text, server))
        server.on_message(self._pass_on)

    def _send(self, text: str | bytes, server: WebSocketRoute) -> None:
        self.sent.append(json.loads(text))
        server.send(text)

    def _pass_on(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if "game" in frame:
            self._latest = frame
        assert self._socket is not None
        self._socket.send(text)
