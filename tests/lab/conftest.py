import signal
from collections.abc import Iterator

import pytest

from throneroom.finder import findings, pace, pruning


@pytest.fixture(autouse=True)
def _quick_conclusions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search ends with takes seconds; how good that is, others test."""
    monkeypatch.setattr(findings, "DEALS", 20)
    monkeypatch.setattr(pace, "GAMES", 20)
    monkeypatch.setattr(pruning, "DEALS", 20)
    monkeypatch.setattr(pruning, "DEALS_WITHOUT", 10)


@pytest.fixture(autouse=True)
def _interruptible() -> Iterator[None]:
    """Ctrl+C is heard, also where a shell runs the tests in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
