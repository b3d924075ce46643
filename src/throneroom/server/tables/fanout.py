"""Hearing from the other processes on the same PostgreSQL database."""

import threading
from collections.abc import Callable

import psycopg

from throneroom.server.logs import log
from throneroom.server.tables.journal import CHANNEL

PATIENCE = 1.0
"""Seconds between attempts to connect."""
LOOK = 0.2
"""Seconds between checks whether to stop."""


class Listener:
    """A thread that listens, and reconnects whenever the connection is lost."""

    def __init__(
        self, url: str, heard: Callable[[str], object], missed: Callable[[], object]
    ) -> None:
        """`heard` gets every notice; `missed` is called when some may have been lost."""
        self._url = url
        self._heard = heard
        self._missed = missed
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listening failed", reason=str(error).splitlines()[0])
                self._stopped.wait(PATIENCE)

    def _listen(self) -> None:
        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._missed()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=LOOK):
                    self._heard(notice.payload)
