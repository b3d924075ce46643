"""A wire between browser and server that can be cut."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

HOST = "127.0.0.1"


class Wire:
    """Carries bytes both ways, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self.deaf = False
        """Whether what the browser sends is lost on the way."""
        self.mute = False
        """Whether what the server sends is lost on the way."""
        self._server = port
        self._whole = threading.Event()
        self._whole.set()
        self._ends: set[socket.socket] = set()
        self._listening = socket.create_server((HOST, 0))
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    @property
    def address(self) -> str:
        """Where browsers are to go."""
        return f"http://{HOST}:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """End all connections; new ones hang until it is mended."""
        self._whole.clear()
        for end in list(self._ends):
            _end(end)

    def mend(self) -> None:
        """Carry everything again."""
        self.deaf = self.mute = False
        self._whole.set()

    def close(self) -> None:
        """Nothing of it is left when this returns."""
        _end(self._listening)
        self.cut()
        self._whole.set()
        for thread in self._threads:
            thread.join()

    def _accept(self) -> None:
        with self._listening, contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                self._whole.wait()
                server = socket.create_connection((HOST, self._server))
                for end in (browser, server):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._ends.add(end)
                # One way may be at its end, and its giver closed, before the other has begun.
                for way in ((browser, server, True), (server, browser, False)):
                    self._threads.append(threading.Thread(target=self._carry, args=way))
                    self._threads[-1].start()

    def _carry(self, giver: socket.socket, taker: socket.socket, upwards: bool) -> None:
        with giver, contextlib.suppress(OSError):
            while some := giver.recv(65536):
                if not (self.deaf if upwards else self.mute):
                    taker.sendall(some)
        self._ends.discard(giver)
        _end(taker)


def _end(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wired(address: str) -> Iterator[Wire]:
    """A wire to a server."""
    wire = Wire(int(address.rsplit(":", 1)[1]))
    try:
        yield wire
    finally:
        wire.close()
