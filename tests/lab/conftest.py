import pytest

from throneroom.finder import findings, pace, pruning


@pytest.fixture(autouse=True)
def _quick_conclusions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search ends with takes seconds; how good that is, others test."""
    monkeypatch.setattr(findings, "DEALS", 20)
    monkeypatch.setattr(pace, "GAMES", 20)
    monkeypatch.setattr(pruning, "DEALS", 20)
    monkeypatch.setattr(pruning, "DEALS_WITHOUT", 10)
