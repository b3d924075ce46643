"""The settings of a server."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from throneroom.roster import THINKING_TIME


@dataclass(frozen=True)
class Settings:
    """What the operator can choose, and the limits that protect the server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""
    """The address in links, if it is not where the server listens."""
    allowed_hosts: tuple[str, ...] = ()
    """More names under which browsers may reach the server; see `transport/hosts.py`."""
    away_after: float = 60.0
    """Seconds without connection after which the others may ask for a bot."""
    offered_for: float = 30.0
    """Seconds that the lobby still offers a table which all its people have left."""
    left_after: float = 5.0
    """Seconds without connection after which a rematch does not wait for a person."""
    thinking_time: float = THINKING_TIME
    """Seconds that a bot which looks ahead thinks about a question; in a turn, three times that."""
    think_processes: int = 0
    """Processes for searches and analyses, which get the time that nothing else needs.

    0: half as many as there are cores.
    """
    ray: str = ""
    """The address of a Ray cluster that does this work instead."""
    tables_per_person: int = 50
    """Unfinished ones, within a day."""
    connections: int = 5000
    connections_per_person: int = 12
    connections_per_address: int = 500
    http_connections: int = 2000
    http_connections_per_address: int = 100
    messages_per_second: float = 20.0
    remarks_per_minute: float = 20.0
    hints_per_minute: float = 20.0
    requests_per_minute: float = 300.0
    """From one address."""
    guests_per_minute: float = 60.0
    """From one address."""
    logins_per_minute: float = 20.0
    """From one address."""


FILE_NAME = "throneroom.sqlite"


def default_folder() -> Path:
    """The folder for a user's data on this system."""
    return user_data_path("throneroom", appauthor=False)


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite:///{path}"
