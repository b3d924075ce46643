"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True)
class Settings:
    """What whoever runs it can choose, and the limits that keep it well."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""
    """Where people reach it, if not where it listens."""
    away_after: float = 60.0
    """Seconds without connection after which the others may ask for a bot."""
    tables_per_person: int = 50
    """Unfinished ones of one day."""
    connections: int = 5000
    connections_per_person: int = 12
    connections_per_address: int = 500
    messages_per_second: float = 20.0
    remarks_per_minute: float = 20.0
    requests_per_minute: float = 300.0
    """From one address."""
    guests_per_minute: float = 60.0
    """From one address."""
    logins_per_minute: float = 20.0
    """From one address."""


FILE_NAME = "throneroom.sqlite"


def default_folder() -> Path:
    """Where a user's data lies on this system."""
    return user_data_path("throneroom", appauthor=False)


def sqlite_url(path: Path) -> str:
    """A file as a database."""
    return f"sqlite:///{path}"
