"""WebSockets as uvicorn has them, protected against floods of frames."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from throneroom.server.transport.limits import RateLimit

FRAMES_PER_SECOND = 20.0
FRAMES_AT_ONCE = 200.0
POLICY = 1008


class Socket(WebSocketsSansIOProtocol):
    """Limits frames that the game channel never sees.

    A message is read only when the one before has been dealt with. But uvicorn answers pings at
    once and keeps the fragments of a message, however many there are and whether or not the client
    reads the answers.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unseen = RateLimit(FRAMES_PER_SECOND, FRAMES_AT_ONCE)

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if self._within_limit():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Keep a fragment of a message, unless there are too many."""
        if self._within_limit():
            super().handle_cont(event)

    def _within_limit(self) -> bool:
        if self.close_sent:
            return False
        if not self._unseen.take():
            self.conn.fail(POLICY, "too many frames")
            self.handle_parser_exception()
            return False
        return True
