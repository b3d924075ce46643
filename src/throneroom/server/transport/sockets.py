"""WebSockets as uvicorn has them, but not at the mercy of those who flood them."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from throneroom.server.transport.limits import Bucket

FRAMES_PER_SECOND = 20.0
FRAMES_AT_ONCE = 200.0
POLICY = 1008


class Socket(WebSocketsSansIOProtocol):
    """Shows out whoever sends too much of what the game channel never gets to see.

    Messages wait until the one before has been dealt with. But pings are answered at once, and
    pieces of a message kept, however many there are and whether or not the answers are read.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unseen = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)

    def handle_ping(self) -> None:
        """Answer, unless it is too much."""
        if self._in_time():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Keep a piece of a message, unless it is too much."""
        if self._in_time():
            super().handle_cont(event)

    def _in_time(self) -> bool:
        if self.close_sent:
            return False
        if not self._unseen.take():
            self.conn.fail(POLICY, "too many frames")
            self.handle_parser_exception()
            return False
        return True
