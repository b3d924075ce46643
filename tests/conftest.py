import os

import pytest
from server.postgres import WITHOUT


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids): the rulings that the test rests on")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests expect English unless they ask for another language, wherever they run."""
    monkeypatch.setenv("LC_ALL", "C")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if os.environ.get(WITHOUT) == "1":
        terminalreporter.write_sep("!", f"{WITHOUT}=1: NOT TESTED AGAINST POSTGRESQL", red=True)
