import os

import pytest
from server.postgres import WITHOUT


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids): the rulings that the test rests on")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests expect English unless they ask for another language, wherever they run."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(autouse=True, scope="session")
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What was found about kingdoms is neither read from nor written to the user's own folder."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if os.environ.get(WITHOUT) == "1":
        terminalreporter.write_sep("!", f"{WITHOUT}=1: NOT TESTED AGAINST POSTGRESQL", red=True)
