"""A browser, and a server that it talks to."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from server.served import serving_beside
from sqlalchemy import Engine
from web.browser import NoBrowser, chromium
from web.figures import FIGURES

from throneroom.server.storage.database import open_database
from throneroom.server.work import workers

Open = Callable[..., Page]

PATIENCE = 30_000
"""Milliseconds; a busy machine takes its time."""
expect.set_options(timeout=PATIENCE)

NO_PAGE = "/healthz"
"""Something of the server that loads nothing else: for visitors on their way to a table."""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}

# The turns of others at once, and Space at the first press, but where a test is about that.
AT_ONCE = """if (!localStorage.throneroom) {
  localStorage.throneroom = '{"pace": "instant", "askTwice": false}';
}"""
# Chance that a test can repeat: everybody's value for the deal is the same.
SAME_VALUES = "crypto.getRandomValues = (array) => array.fill(7);"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if FIGURES:
        terminalreporter.write_sep("-", "speed in the browser")
    for line in FIGURES:
        terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this session; without one, tests fail."""
    try:
        with chromium() as found:
            yield found
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session", autouse=True)
def _nothing_aside() -> Iterator[None]:
    """What servers do when there is nothing else to do is done: browsers would not let it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "_stand_aside", workers._end_with_the_server)
        yield


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """The address of a server whose secrets are known.

    All tests share it, since its bots think in processes that take a second to start. A module
    whose tests would see each other's games has a server of its own.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("throneroom.server.tables.hub.new_secret", lambda: "5" * 64)
        with serving_beside(folder, requests_per_minute=1e5, guests_per_minute=1e5) as found:
            yield found


@pytest.fixture
def saved(address: str, folder: Path) -> Iterator[Engine]:  # noqa: ARG001
    """The database of that server, to write games into."""
    engine = open_database(f"sqlite:///{folder}/games.db")
    yield engine
    engine.dispose()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Open]:
    """Opens a page as somebody new, and fails if anything goes wrong in it."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(
        path: str = "/",
        width: int = 1280,
        height: int = 720,
        locale: str = "en",
        paced: bool = False,
        keeping: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            base_url=address,
            # Keeping all files at every visit would only take time.
            service_workers="allow" if keeping else "block",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_VALUES)
        if not paced:
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda told: _note_error(told, problems))
        page.on("request", lambda asked: _check_host(asked.url, problems))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    expected = (
        *("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INTERNET_DISCONNECTED"),
        *("WebSocket connection", "Failed to update a ServiceWorker"),
    )
    assert [told for told in problems if not any(word in told for word in expected)] == []


def _note_error(told: ConsoleMessage, problems: list[str]) -> None:
    if told.type == "error":
        problems.append(told.text)


def _check_host(url: str, problems: list[str]) -> None:
    if not url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
        problems.append(f"asks another host: {url}")
