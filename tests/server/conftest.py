"""What tests of the server share: databases, SQLite files or a PostgreSQL, and cheap passwords."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from server.postgres import WITHOUT, NoPostgres, fresh_database, postgres
from sqlalchemy import Engine

from throneroom.server.people import passwords
from throneroom.server.storage.database import open_database, upgrade
from throneroom.server.tables import fanout


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a server of this session's own; where there is none, tests fail."""
    if os.environ.get(WITHOUT) == "1":
        pytest.skip(f"{WITHOUT}=1: not tested against PostgreSQL")
    try:
        with postgres(fsync=False) as url:
            yield url
    except NoPostgres as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A new and empty database."""
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new and empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def empty_database(database_url: str) -> Iterator[Engine]:
    """An open database without tables."""
    engine = open_database(database_url)
    yield engine
    engine.dispose()


@pytest.fixture
def database(empty_database: Engine) -> Engine:
    """An open database with its tables."""
    upgrade(empty_database)
    return empty_database


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """An SQLite file with its tables, where the kind of the database makes no difference."""
    engine = open_database(f"sqlite:///{tmp_path}/games.db")
    upgrade(engine)
    yield engine
    engine.dispose()


@pytest.fixture(autouse=True, scope="session")
def _quick() -> Iterator[None]:
    """Servers start and stop at once: they hash a password first, and listen for a while last."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", lambda: PasswordHasher(1, 8, 1))
        patch.setattr(fanout, "LOOK", 0.02)
        yield
